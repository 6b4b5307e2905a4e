# L'écran « Tirage » et ses dialogues

## Avant le tirage
draw-title-lot = Tirer la partie { $round }
draw-title-ranking = Former la partie { $round }
draw-will-draw = Tout est prêt : le sort place les { $teams } équipes aux { $tables } tables.
draw-will-pair = Le 1er contre le 2e à la table { $table }, le 3e contre le 4e à la suivante, et ainsi de suite.
draw-not-ready = Il reste quelque chose à régler avant de tirer.
draw-check-round = Partie { $round }
draw-check-not-drawn = Elle n'est pas encore tirée : les parties se tirent dans l'ordre.
draw-go = Y aller
draw-go-registration = Inscriptions
draw-check-sheets = Feuilles de la partie { $round }
draw-check-sheets-in = { $count ->
    [one] la feuille est là et vérifiée
   *[other] { $count } sur { $count }, toutes vérifiées
}
draw-check-sheets-open = Des feuilles manquent
draw-check-open = { $count ->
    [one] { $count } feuille manque ou est à vérifier.
   *[other] { $count } feuilles manquent ou sont à vérifier.
}
draw-check-open-named = { $count ->
    [one] { $count } feuille manque ou est à vérifier
   *[other] { $count } feuilles manquent ou sont à vérifier
} : { $places }.
draw-enter = Saisir
draw-check-teams = Équipes présentes
draw-check-even = { $count }, nombre pair
draw-check-odd = { $count }, nombre impair : attendez une équipe, ajoutez-en une hors classement ou permettez un exempt.
draw-check-bye = { $count }, nombre impair : le tirage désigne une équipe exempte.
draw-check-too-few = { $count ->
    [0] Personne n'est inscrit : il faut deux équipes présentes pour jouer.
    [one] Une seule équipe est présente : il en faut deux pour jouer.
   *[other] { $count } équipes : il en faut deux pour jouer.
}
draw-check-rematches = Revanches
draw-check-no-rematch = aucune équipe ne rejoue le même adversaire
draw-check-rematch-allowed = permises dans cette partie
draw-check-rematch-if-need-be = Permises pour cette partie, parce qu'il n'y a pas d'autre tirage.
draw-check-impossible = Sans revanche, aucun tirage n'est possible. Permettre des revanches pour cette partie ?
draw-allow = Permettre
draw-check-fixed = Tables fixes
draw-check-fixed-table = équipe { $team } à la table { $table }
draw-check-fixed-many = { $count } équipes ont leur table
draw-seed = Graine du hasard
draw-other-seed = Autre graine
draw-seed-hint = Vous pouvez taper un autre texte, par exemple des cartes retournées dans la salle.
draw-old-ranking = Cette partie repose sur un classement plus ancien : { $count ->
    [one] une équipe aurait une autre place
   *[other] { $count } équipes auraient une autre place
}. Les rencontres restent comme elles ont été tirées.
draw-list-print = Empreinte de la liste
draw-list-print-now = Imprimer la liste
draw-list-print-hint = Elle tient en 16 signes les numéros et les noms des équipes présentes. Affichée avant que la graine soit connue, elle prouve après le tirage que la liste n'a pas été retouchée.
draw-seed-hint-ranking = Elle sert seulement à départager les équipes du même rang.
draw-do = Tirer au sort
draw-pair = Former la partie { $round } selon le classement
draw-insist = Tirer quand même
draw-all = Tirer les parties { $first } à { $last } d'un coup
draw-all-hint = Ces parties ne dépendent pas des points : les cartes d'équipe peuvent être imprimées dès le début.
draw-all-done = { $count ->
    [one] { $count } partie tirée
   *[other] { $count } parties tirées
}
draw-by-hand = Tirage fait à la main dans la salle ?
draw-by-hand-enter = Saisir les tables…
draw-apart = Des équipes ne doivent pas se rencontrer ?
draw-apart-wish = Noter le souhait…
draw-apart-clubs = Séparer les équipes du même club
draw-apart-clubs-said = clubs séparés
draw-apart-pairs = Ne pas se rencontrer
draw-apart-one = Cette équipe
draw-apart-other = et celle-ci
draw-apart-add = Ajouter
draw-apart-drop = Oublier { $a } – { $b }
draw-apart-give-up = Renoncer
draw-check-apart = Souhaits

## Après le tirage
draw-done-lot = Partie { $round } tirée au sort
draw-done-ranking = Partie { $round } formée selon le classement
draw-done-hand = Partie { $round } tirée à la main
draw-summary = { $what } · à { $time }
draw-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
draw-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
draw-rematches = { $count ->
    [0] aucune revanche
    [one] { $count } revanche
   *[other] { $count } revanches
}
draw-one-bye = l'équipe { $team } est exempte
draw-print = Imprimer
draw-by-table = Par table
draw-by-team = Par équipe
draw-by-player = Par joueur
draw-where = Où joue… ?
draw-nobody = Personne ne correspond à « { $text } ».
draw-side-tables = Tables
draw-side-record = Procès-verbal et suite
draw-column-table = Table
draw-column-team-a = Équipe A
draw-column-team-b = Équipe B
draw-column-rank = Rang
draw-column-number = N°
draw-column-team = Équipe
draw-column-player = Joueur
draw-column-against = Contre
draw-bye = exempte
draw-at-bye = exempte
draw-at-withdrawn = abandon
draw-at-disqualified = disqualifiée
draw-at-absent = absente
draw-at-waiting = en attente
draw-at-not-drawn = pas tirée
draw-mark-rematch = Revanche : les deux équipes se sont déjà rencontrées ({ $count ->
    [one] partie
   *[other] parties
} { $rounds })
draw-mark-fixed = Table fixe de l'équipe { $teams }
draw-record = Procès-verbal
draw-record-hint = Avec cette graine, chacun peut refaire le tirage et trouver les mêmes tables.
draw-no-lots = Aucun rang n'est partagé : le sort n'a rien eu à départager.
draw-record-hand = Ce tirage a été fait à la main dans la salle, puis saisi.
draw-why = 1er contre 2e à la table { $table }, 3e contre 4e à la suivante, et ainsi de suite.
draw-why-fixed = Une table fixe passe avant.
draw-lots = Le sort a placé, { $count ->
    [one] au rang partagé
   *[other] aux rangs partagés
} { $groups }.
draw-shared-rank = { $rank } : { $teams }
draw-attempts = Essais
draw-fixed = équipe { $team }, table { $table }
draw-none = aucun
draw-no-table = aucune
draw-repairs = Changements à la main
draw-annulled = Tirages annulés
draw-show-record = Voir le procès-verbal
draw-swap = Échanger deux équipes…
draw-annul = Annuler ce tirage…
draw-annul-hint-sheets = Les feuilles saisies partiraient avec lui. Un motif est demandé.
draw-annul-hint = Possible tant qu'aucune feuille n'est saisie. Un motif est demandé.
draw-start-clock = Lancer les { $minutes } minutes
draw-to-sheets = Saisir les feuilles
draw-to-standings = Voir le classement
draw-print-tables = Liste par table
draw-print-teams = Liste par équipe
draw-print-players = Liste par nom de joueur
draw-print-sheets = Feuilles de match
draw-print-record = Procès-verbal du tirage
draw-print-all = Les trois listes et les feuilles

## Touches
draw-key-print = Ctrl P
draw-hint-draw = tirer
draw-hint-seed = autre graine
draw-hint-hand = saisir un tirage fait à la main
draw-hint-apart = ne pas se rencontrer
draw-hint-standings = voir le classement
draw-hint-print = imprimer
draw-hint-lists = par table, équipe, joueur
draw-hint-swap = échanger deux équipes
draw-hint-late = équipe en retard
draw-hint-record = procès-verbal
draw-hint-sheets = saisir les feuilles

## Annuler un tirage
annul-title = Annuler le tirage de la partie { $round }
annul-what = Le tirage et son motif restent dans le procès-verbal et dans le journal. Un nouveau tirage aura une autre graine.
annul-sheets-too = { $count ->
    [one] Retirer aussi la feuille saisie
   *[other] Retirer aussi les { $count } feuilles saisies
}
annul-do = Annuler le tirage

## Échanger deux équipes
swap-title = Partie { $round } : échanger deux équipes
swap-one = Cette équipe
swap-other = prend la place de
swap-type = Tapez les numéros des deux équipes.
swap-now = table { $table }, contre l'équipe { $against }
swap-no-table = sans table dans cette partie
swap-table = Table { $table } : { $a } – { $b }
swap-before = avant { $a } – { $b }
swap-bye = L'équipe { $team } sera exempte.
swap-do = Échanger

## Tirage fait à la main
hand-title = Partie { $round } : tirage fait à la main
hand-how = Table, équipe A, équipe B : ⏎ mène au champ suivant, Maj ⏎ au précédent. Une équipe seule sur sa ligne est exempte.
hand-table = Table, ligne { $line }
hand-team-a = Équipe A, ligne { $line }
hand-team-b = Équipe B, ligne { $line }
hand-names = { $a } – { $b }
hand-rematch = Revanche : les équipes { $a } et { $b } se sont déjà rencontrées ({ $count ->
    [one] partie
   *[other] parties
} { $rounds })
hand-complete = Toutes les équipes présentes ont leur place.
hand-sheets-open = Des feuilles d'une partie d'avant manquent ou sont à vérifier.
hand-wrong = { $count ->
    [one] { $count } ligne ne va pas : le motif est à sa droite.
   *[other] { $count } lignes ne vont pas : le motif est à leur droite.
}
hand-left = Il reste { $count } équipes à placer.
hand-left-named = { $count ->
    [one] Il reste { $count } équipe à placer : { $teams }.
   *[other] Il reste { $count } équipes à placer : { $teams }.
}
hand-do = Prendre ce tirage

## Procès-verbal
record-title = Procès-verbal du tirage de la partie { $round }
record-how = Manière
record-by-lot = au sort
record-by-ranking = selon le classement
record-by-hand = à la main, dans la salle
record-when = Fait le
record-version = Procédé
draw-record-bye = Exempte
record-team = { $team } { $name }
record-present = { $count ->
    [one] { $count } équipe présente
   *[other] { $count } équipes présentes
}
draw-record-ranking = Classement utilisé (rang, équipe, total)
record-placed = { $rank }. { $team } ({ $total })
draw-record-lots = Ordre du sort, pour les rangs partagés
draw-record-forbidden = { $count ->
    [one] { $count } rencontre interdite
   *[other] { $count } rencontres interdites
}
record-pair = { $a }–{ $b }
record-no-bye = Ne pouvaient pas être exemptes
record-drawn = { $count ->
    [one] { $count } table telle que tirée
   *[other] { $count } tables telles que tirées
}
record-repair = { $what } ; { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
draw-record-annulled = Tiré le { $drawn }, annulé le { $at }. Motif : { $reason }
record-annulled-seed = Graine : { $seed }
record-save = Enregistrer le procès-verbal…
record-save-checker = Enregistrer le vérificateur…
record-save-checker-hint = Une page à ouvrir dans n'importe quel navigateur, aussi sur un téléphone : elle refait ce tirage sans ce programme et sans réseau.
record-saved = Enregistré : { $path }
record-close = Fermer
