# L'écran « Contrôle »
check-side-work = Contrôle
check-title = Contrôle
check-to-do = À régler { $count }
check-to-know = À savoir { $count }
check-nothing = Rien à régler
check-nothing-noted = Rien à signaler
check-penalties = Pénalités…
check-verified = Fichier vérifié à { $time } : tout est en ordre
check-found = Fichier vérifié à { $time } : quelque chose ne va pas
check-missing = Partie { $round } : { $count ->
    [one] { $count } feuille manque
   *[other] { $count } feuilles manquent
}
check-second-entry = Partie { $round } : { $count ->
    [one] { $count } contre-saisie manque
   *[other] { $count } contre-saisies manquent
}
check-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
check-tables-and-more = Tables { $tables } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
check-unverified = Partie { $round }, table { $table } : somme fausse, gardée à vérifier
check-wrong-sum = Équipes { $a } et { $b } : { $x } + { $y } = { $sum }. { $what }
check-correct = Corriger…
check-see = Voir
check-odd = Nombre impair d'équipes présentes
check-same-player = Deux joueurs portent le même nom
check-old-ranking = La partie { $round } repose sur un ancien classement
check-rematch = Revanche
check-repair = Tirage changé à la main
check-annulled = Tirage annulé
check-by-hand = Tirage fait à la main
check-penalty = Pénalité
check-left = Équipe partie
check-granted = Points accordés

## Sommes des feuilles
check-sums = Sommes des feuilles
check-all = Toutes { $count }
check-special = Particulières { $count }
check-no-sheet = Aucune feuille n'est encore saisie.
check-no-special = Aucune feuille particulière : toutes sont justes, sans plafond ni temps écoulé.
check-sums-hint = Chaque ligne peut être refaite : saisi + part = réel ; au-dessus du plafond, c'est le plafond qui compte.
check-column-round = Partie
check-column-table = Table
check-column-teams = Équipes
check-column-deals = Donnes
check-column-typed-a = Saisi A
check-column-typed-b = Saisi B
check-column-sum = Somme
check-column-expected = Attendu
check-column-share = Part
check-column-real-a = Réel A
check-column-real-b = Réel B
check-column-counted-a = Compté A
check-column-counted-b = Compté B
check-column-state = État
check-teams = { $a } – { $b }
check-right = juste
check-counts-nothing = Cette feuille n'a pas de points saisis qui comptent.
check-adds-up = Équipe { $team } : { $counted }
check-adds-share = Équipe { $team } : { $typed } + part { $share } = { $counted }
check-adds-capped = Équipe { $team } : réel { $real }, compté { $counted } (plafond)
check-adds-both = Équipe { $team } : { $typed } + part { $share } = réel { $real }, compté { $counted } (plafond)

## Journal
check-journal = Journal
check-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
check-when = { $time } · { $operator }
check-undo = Annuler
check-undo-mark = annulation
check-redo-mark = rétablissement
check-older = Entrées plus anciennes

## Touches
check-key-undo = Ctrl Z
check-key-verify = Ctrl K
check-hint-choose = choisir
check-hint-go = ouvrir
check-hint-zones = à régler, sommes, journal
check-hint-undo = annuler
check-hint-verify = vérifier le fichier
