# Ce que l'on emporte : la page pour les téléphones, le classeur.
phones-made = Fait le { $date } à { $time } · état { $state }
phones-contents = Sur cette page
phones-team = Mon équipe
phones-search = Mon équipe : numéro, nom ou joueur
phones-none = Aucune équipe ne correspond.
phones-nothing-drawn = La première partie n'est pas encore tirée.
phones-tables = Partie { $round } : les tables
phones-tables-short = Tables { $round }
phones-ranking = Classement après la partie { $round }
phones-ranking-short = Classement { $round }
phones-final = Classement final
phones-provisional = Provisoire : { $sheets } { $sheets ->
    [one] feuille
   *[other] feuilles
} sur { $all }
phones-penalties = pén. { $points }
phones-table = Table
phones-team-a = Équipe A
phones-team-b = Équipe B
phones-teams = Toutes les équipes
phones-bye-of = Exempte : { $team } { $name }
phones-at-table = Partie { $round } · table { $table } · contre
phones-bye = Partie { $round } · exempte
phones-standing = Rang { $rank }, { $total } points
phones-total = { $total } points, sans rang

# Le classeur (.xlsx).
xlsx-ranking = Classement
xlsx-teams = Équipes
xlsx-rounds = Parties
xlsx-sheets = Feuilles
xlsx-round = Partie
xlsx-state = État
xlsx-bye = exempte
xlsx-deals = Donnes
xlsx-typed-a = Saisi A
xlsx-typed-b = Saisi B
xlsx-share = Part
xlsx-real-a = Réel A
xlsx-real-b = Réel B
xlsx-counted-a = Compté A
xlsx-counted-b = Compté B
