# La feuille de match, en A4 et en A5 (« -short »).

papers-sheets-title = Feuilles de match de la partie { $round }
papers-sheet = Feuille de match
papers-sheet-blank = Feuille de match · feuille vierge
papers-sheet-of-table = Feuille de match de la partie { $round }, table { $table }
papers-sheet-name = Feuille de match · partie { $round } · table { $table }
papers-sheet-hand-in = À remettre à l'arbitre, signée par les deux capitaines
papers-sheet-hand-in-short = À remettre signée à l'arbitre
papers-sheet-extent = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} de { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
papers-sheet-part = Donnes { $first } à { $last } sur { $deals } · { $minutes } minutes
papers-sheet-state = tirage : état { $state }
papers-sheet-printed = imprimé le { $date } à { $time }
papers-sheet-printed-short = { $date } · imprimé à { $time }
papers-sheet-round = PARTIE
papers-sheet-a = A
papers-sheet-b = B
papers-sheet-dealers = Ordre des donneurs
papers-sheet-dealers-short = Donneurs
papers-sheet-dealers-hint = nom ou initiales
papers-sheet-dealers-hint-short = initiales
papers-sheet-deal = Donne
papers-sheet-trump = Atout
papers-sheet-dealer = Donneur
papers-sheet-points-a = Points A
papers-sheet-points-b = Points B
papers-sheet-running-a = Cumul A
papers-sheet-running-b = Cumul B
papers-sheet-sum = A + B
papers-sheet-share = Part si arrêt
papers-sheet-total = Total des colonnes
papers-sheet-total-short = Total
papers-sheet-total-hint = doit être égal aux cumuls de la dernière donne
papers-sheet-total-hint-short = = cumuls de la dernière donne
papers-sheet-result = Résultat
papers-sheet-real-points = points réels, sans plafond
papers-sheet-real-points-short = points réels
papers-sheet-deals-played = Donnes jouées
papers-sheet-deals-short = Donnes
papers-sheet-played-short = jouées
papers-sheet-of-deals = sur { $deals }
papers-sheet-check = A + B =
papers-sheet-check-sum = { $points } × donnes
papers-sheet-checked = contrôlé
papers-sheet-time-out = Arrêt aux { $minutes } minutes
papers-sheet-deals-done = Donnes terminées
papers-sheet-share-of-each = Part de chaque équipe
papers-sheet-share-hint = la part s'ajoute à la saisie, pas ici
papers-sheet-penalties = Pénalités (décision de l'arbitre)
papers-sheet-penalty-short = Pénalité (arbitre)
papers-sheet-points = points
papers-sheet-reason = motif
papers-sheet-referees = Réservé à l'arbitre
papers-sheet-referee-short = Arbitre
papers-sheet-received = Reçue à
papers-sheet-entered = Saisie par
papers-sheet-controlled = Contrôlée par
papers-sheet-entered-short = Saisie
papers-sheet-controlled-short = Contrôle
papers-sheet-captain-a = Capitaine de l'équipe A (no { $team })
papers-sheet-captain-b = Capitaine de l'équipe B (no { $team })
papers-sheet-captain-a-blank = Capitaine de l'équipe A
papers-sheet-captain-b-blank = Capitaine de l'équipe B
papers-sheet-captain-a-short = Capitaine A (no { $team })
papers-sheet-captain-b-short = Capitaine B (no { $team })
papers-sheet-captain-a-short-blank = Capitaine A
papers-sheet-captain-b-short-blank = Capitaine B

file-name-sheets = feuilles
file-name-sheets-a5 = feuilles-a5
file-name-blank = { $sheets }-vierges
