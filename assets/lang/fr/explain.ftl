# « Pourquoi ? » : d'où vient chaque nombre d'une équipe (atout explain, la fenêtre)

explain-team = Équipe { $team }, { $name }
explain-team-of = Équipe { $team }, { $name } ({ $players })
explain-in-no-draw = Elle ne figure dans aucun tirage jusqu'à la partie { $round } : pas de rang.
explain-nothing-drawn = Aucune partie n'est tirée : ni rang, ni points.
explain-final = Classement final
explain-provisional = Classement provisoire après la partie { $round } : { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
} sur { $expected }
explain-after = Classement après la partie { $round }
explain-neighbour = équipe { $team } avec { $total }
explain-between = Juste devant : { $before } ; juste derrière : { $behind }.
explain-behind = Juste devant : { $before }.
explain-before = Juste derrière : { $behind }.
explain-at = Partie { $round }, table { $table }, contre { $team } { $name }
explain-bye = Partie { $round }, exempte
explain-elsewhere = Partie { $round } : { $at }
explain-score = Score : { $origin }
explain-penalty = Pénalité de { $points } : { $reason }
explain-no-sheet = pas de feuille
explain-changed = Feuille changée à { $at } par { $operator } : { $before } devient { $after }.
explain-corrected = Feuille changée à { $at } par { $operator } : { $before } devient { $after } ({ $reason }).
explain-undone = annulation
explain-redone = rétablissement
score-unverified = sa feuille est à vérifier, elle ne compte pas encore
score-elsewhere = rien, elle n'y figure pas
score-excess = { $counted } = { $real } + { $over } au-delà du plafond des adversaires
score-excess-after = { $sum }, compté { $counted } avec { $over } au-delà du plafond des adversaires

# Pourquoi là, et contre qui
explain-lot = Tiré au sort en { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
}, graine « { $seed } ».
explain-hand = Tiré à la main dans la salle.
explain-no-ranking = Par le sort : avant la première partie, il n'y a pas de classement.
explain-ranked = Selon le classement après la partie { $after } : { $first } contre { $second }.
explain-ranked-bye = Selon le classement après la partie { $after } : { $team }, la dernière parmi celles qui ont été le moins exemptes.
explain-placed = rang { $rank } (équipe { $team }, { $total })
explain-placed-unranked = équipe { $team }, hors classement ({ $total })
explain-lots = Rang partagé : le sort a donné l'ordre, graine « { $seed } ».
explain-moved = Le classement a changé depuis : { $moved } ; la rencontre reste comme elle a été jouée.
explain-change = Changé après le tirage : { $what }.
explain-fixed-table = Table fixe de l'équipe { $team }.
explain-rematch = { $count ->
    [one] Revanche : elles se sont rencontrées dans la partie { $rounds }.
   *[other] Revanche : elles se sont rencontrées dans les parties { $rounds }.
}
