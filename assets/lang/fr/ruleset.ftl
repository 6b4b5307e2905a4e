ruleset-unknown-key = « { $key } » n'est pas une valeur du règlement ; vouliez-vous dire « { $nearest } » ?
ruleset-not-allowed = Règlement : « { $value } » ne va pas pour { $key } ; permis : { $allowed }.
ruleset-between = un nombre entier de { $least } à { $most }
ruleset-one-of = { $words }
ruleset-trumps = { $deals ->
    [one] { $deals } lettre
   *[other] { $deals } lettres, une par donne,
} parmi S (♠), H (♥), D (♦) et C (♣)
ruleset-none-or-from = « none », ou des points à partir de { $points }, la moitié d'un match
ruleset-half-or-up-to = « half », ou des points de 0 à { $points }, demi-points permis
ruleset-any-points = un nombre de points, demi-points permis
ruleset-tables = des numéros de table séparés par des virgules
ruleset-toml-syntax = La ligne { $line } n'est pas de la forme « clé = valeur » (fichier TOML) ; corrigez-la.
ruleset-toml-value = La valeur de « { $key } » n'est ni un texte, ni un nombre, ni une liste de nombres ; corrigez-la.
