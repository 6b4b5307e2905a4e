# Quand la soirée ne se passe pas comme prévu : les dialogues

## Équipes arrivées en retard
seat-title = Partie { $round } : placer une équipe arrivée en retard
seat-who = Pas encore placées
seat-team = Équipe { $team }, { $name }
seat-means = Deux équipes prennent une table de plus. Une seule joue contre l'équipe exempte, ou devient exempte. Les autres tables restent comme elles ont été tirées.
seat-nobody = Toutes les équipes présentes sont placées. Inscrivez d'abord celle qui arrive.
seat-to-registration = Aller aux inscriptions
seat-bye-plays = L'équipe { $team }, qui était exempte, joue.
seat-others-stay = { $count ->
    [0] Aucune autre table ne change.
    [one] L'autre table ne change pas.
   *[other] Les { $count } autres tables ne changent pas.
}
seat-do = Placer
seat-offer = { $count ->
    [one] L'équipe { $teams } n'est pas dans la partie { $round }, déjà tirée.
   *[other] Les équipes { $teams } ne sont pas dans la partie { $round }, déjà tirée.
}
seat-open = Placer…
seat-way-out = Permettre un exempt, ou ajouter une équipe…
seat-button = Équipe en retard…

## Une équipe ne vient pas, une autre est là
take-seat-title = Donner la place d'une équipe qui ne vient pas
take-seat-of = Ne vient pas
take-seat-who = Joue à sa place
take-seat-nobody = Aucune équipe n'est libre : ni en retard, ni exempte. Saisissez le forfait aux feuilles, touche F.
take-seat-means = La table et les autres rencontres ne changent pas. L'équipe qui ne vient pas est notée absente.
take-seat-type = Tapez le numéro de l'équipe qui ne vient pas.
take-seat-do = Donner la place

## Remplaçant
substitute-title = Remplacer un joueur
substitute-out = Qui part
substitute-in = Nom du remplaçant
substitute-nobody = Cette équipe n'a pas de joueur noté : modifiez-la dans les inscriptions.
substitute-means = L'équipe garde son numéro et ses points. Le journal garde les deux noms.
substitute-type = Donnez le numéro de l'équipe, qui part et qui vient.
substitute-do = Remplacer
substitute-button = Remplaçant…

## Feuilles au mauvais endroit
misplaced-title = Feuille juste, mauvais endroit
misplaced-exchanged = Deux feuilles échangées
misplaced-turned = Colonnes inversées
misplaced-and-table = et table
misplaced-type-exchange = Tapez les numéros des deux tables : chacune reçoit la feuille de l'autre.
misplaced-type-turn = Tapez le numéro de la table : les points de A et de B changent de côté.
misplaced-table = Table { $table }, équipes { $a } et { $b }
misplaced-becomes = { $before } devient { $after }
misplaced-none = pas de feuille
misplaced-do-exchange = Échanger les feuilles
misplaced-do-turn = Échanger les colonnes
misplaced-open-exchanged = Deux feuilles échangées…
misplaced-open-turned = Colonnes inversées…

## Règlement en cours de soirée
rules-change-value = { $before } devient { $after }
rules-change-undo = Ctrl Z annule ce changement, comme tout le reste.
rules-change-do = Changer
