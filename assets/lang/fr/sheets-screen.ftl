# « Feuilles », the entry desk, and the dialogs of a sheet.
sheets-table = Table
sheets-team = Équipe
sheets-team-a = Équipe A
sheets-team-b = Équipe B
sheets-points-a = Points de l'équipe A
sheets-points-b = Points de l'équipe B
sheets-deals = Donnes jouées
sheets-save = Enregistrer
sheets-sum-expected = Somme attendue : { $sum }
sheets-sum-how = { $deals } donnes × { $points } points
sheets-sum-counted = Somme comptée : { $sum }
sheets-too-many-digits = Un chiffre de trop : il n'a pas été pris.
sheets-likely = Le plus probable :
sheets-would-be-a = Serait { $points } si B est juste
sheets-would-be-b = Serait { $points } si A est juste
sheets-correct = Corriger
sheets-keep = Garder à vérifier
sheets-keep-means = À vérifier : gardée telle quelle, elle ne compte pas encore.
sheets-time-out-ask = Temps écoulé ? Tapez le nombre de donnes écrit sur la feuille.
sheets-time-out = { $deals ->
    [one] Temps écoulé : { $deals } donne jouée
   *[other] Temps écoulé : { $deals } donnes jouées
}
sheets-time-out-sum = { $a } + { $b } = { $sum } = { $deals } × { $points } : la somme est juste.
sheets-time-out-share = { $left ->
    [one] L'autre se partage : { $share } par équipe.
   *[other] Les { $left } autres se partagent : { $share } par équipe.
}
sheets-on-paper = Sur la feuille
sheets-share = Part du temps écoulé
sheets-counted = Compté
sheets-counted-capped = Compté (plafond, réel { $real })
sheets-is-in = La table { $table } a déjà sa feuille : { $content }.
sheets-is-in-keys = Corriger ⏎ · Autre table Échap
sheets-team-not-at-table = L'équipe { $team } n'est à aucune table de cette partie.
sheets-all-in = Les { $count } feuilles sont là. Passer au classement ⏎
sheets-not-drawn = La partie { $round } n'est pas encore tirée.
sheets-to-draw = Aller au tirage
sheets-doubts = Table { $table } enregistrée. À regarder :
doubt-over-the-cap = L'équipe { $team } a fait { $real } et compte { $cap } : plafond dépassé.
doubt-same-as = Exactement les points de la table { $table } : la même feuille deux fois ?
doubt-far = L'équipe { $team } a fait { $real }, loin de ses autres parties ({ $usual } en moyenne) : A et B inversés ?

# Board
sheets-count = { $sheets ->
    [one] { $sheets } feuille sur { $all }
   *[other] { $sheets } feuilles sur { $all }
}
sheets-cell = Table { $table }, { $state }
cell-missing = manquante
cell-unverified = à vérifier
cell-forfeit = forfait
cell-corrected = corrigée
cell-time-out = temps écoulé
cell-right = juste
cells-missing = { $count ->
    [one] { $count } manquante
   *[other] { $count } manquantes
}
cells-unverified = { $count } à vérifier
cells-forfeit = { $count ->
    [one] { $count } forfait
   *[other] { $count } forfaits
}
cells-corrected = { $count ->
    [one] { $count } corrigée
   *[other] { $count } corrigées
}
cells-time-out = { $count } temps écoulé
cells-right = { $count ->
    [one] { $count } juste
   *[other] { $count } justes
}
sheets-missing = Tables manquantes
sheets-minutes = { $minutes ->
    [one] depuis { $minutes } minute
   *[other] depuis { $minutes } minutes
}
sheets-late = { $table } { $teams }, temps écoulé depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
sheets-print-missing = Imprimer la liste
sheets-recent = Dernières saisies
sheets-all = Toutes les feuilles
sheets-undo-last = Annuler la dernière
sheets-none-yet = Aucune feuille pour le moment : tapez un numéro de table.
sheets-capped = plafond, réel { $real }
sheets-deals-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}

# Keys
sheets-key-back = Maj ⏎
sheets-hint-next = champ suivant
sheets-hint-back = champ précédent
sheets-hint-deals = donnes jouées
sheets-hint-forfeit = forfait
sheets-hint-penalty = pénalité
sheets-hint-team = chercher une équipe
sheets-hint-misplaced = feuilles échangées
sheets-hint-all = toutes les feuilles
sheets-hint-clear = effacer la saisie
sheets-hint-correct = corriger
sheets-hint-keep = garder à vérifier

# Forfeit
forfeit-title = Forfait à la table { $table } : qui était absent ?
forfeit-team = Équipe { $team }, { $name }
forfeit-both = Les deux équipes
forfeit-means = L'équipe présente compte la moitié des points du match, l'absente rien. La feuille est enregistrée tout de suite.
forfeit-late = Une équipe en retard attend une place
forfeit-give-seat = Elle joue à la place de l'équipe { $team }…

# Correction
correct-title = Corriger la feuille : partie { $round }, table { $table }
correct-played = Match joué
correct-absent-a = A absente
correct-absent-b = B absente
correct-absent-both = Les deux absentes
correct-sum = somme { $sum }
reason-required = Motif (obligatoire)
correct-journal = L'ancien score, le nouveau, l'heure et le motif restent dans le journal.
correct-nothing-yet = Changez un nombre : ce qui en suit s'affiche ici, avant que rien ne soit fait.
correct-not-yet-right = Quand la somme est juste, ce qui suit de la correction s'affiche ici.
correct-no-rank = Aucun rang ne change.
correct-ranking = Classement après la partie { $round }
correct-before = Avant
correct-after = Après
correct-others = { $count ->
    [one] Voir { $count } autre équipe qui change
   *[other] Voir les { $count } autres équipes qui changent
}
correct-prize = Équipe { $team }, prix : { $before } devient { $after }. S'il est déjà remis, parlez-leur.
correct-pairing = { $count ->
    [one] Partie { $round } : les tables restent, { $count } repose sur l'ancien classement
   *[other] Partie { $round } : les tables restent, { $count } reposent sur l'ancien classement
}
correct-drawn = Tirée
correct-would-be = Serait
correct-other-tables = Et les tables { $tables }. Le contrôle gardera ce constat.
correct-papers = Papiers à réimprimer
correct-outdated = périmé, à remplacer
correct-valid = Les autres papiers restent valables.
consequence-sheets = { $count ->
    [one] Feuille de match de la partie { $round }, table { $tables }
   *[other] Feuilles de match de la partie { $round }, tables { $tables }
}
consequence-print = à imprimer
correct-keep = Ne rien changer
correct-do = Corriger

# Columns of lists
head-number = N°
head-team = Équipe
head-total = Total
head-table = Table
