sheet-played = { $deals ->
    [0] { $a }–{ $b }, aucune donne
    [one] { $a }–{ $b }, { $deals } donne
   *[other] { $a }–{ $b }, { $deals } donnes
}
sheet-forfeit-a = forfait, équipe A absente
sheet-forfeit-b = forfait, équipe B absente
sheet-forfeit-both = forfait, les deux équipes absentes

sum-missing = La somme est fausse : { $points ->
    [one] il manque { $points } point.
   *[other] il manque { $points } points.
}
sum-too-many = La somme est fausse : { $points ->
    [one] il y a { $points } point de trop.
   *[other] il y a { $points } points de trop.
}
sum-addition = { $a } + { $b } = { $sum } au lieu de { $expected } ({ $deals } × { $per_deal }).
sum-right-both = A serait { $a } si B est juste, B serait { $b } si A est juste.
sum-right-a = A serait { $a } si B est juste.
sum-right-b = B serait { $b } si A est juste.
sum-likely = Le plus probable : { $reasons }.
sum-same-number = le même nombre a été tapé deux fois
sum-over-the-pot = { $points } dépasse le total d'un match (un chiffre de trop ?)
sum-deals-left-out = { $deals ->
    [one] une donne a été oubliée
   *[other] { $deals } donnes ont été oubliées
}
sum-deals-counted-twice = { $deals ->
    [one] une donne a été comptée deux fois
   *[other] { $deals } donnes ont été comptées deux fois
}
sum-fewer-deals = { $deals ->
    [0] sans aucune donne jouée
    [one] avec { $deals } donne jouée
   *[other] avec { $deals } donnes jouées
}, la somme est juste (temps écoulé ?)
sum-match-bonus = { $matches ->
    [one] un match écrit 257 au lieu de 157
   *[other] { $matches } matchs écrits 257 au lieu de 157
}
sum-last-trick-forgotten = dernière levée (5 points) oubliée { $deals ->
    [one] dans une donne
   *[other] dans { $deals } donnes
}
sum-last-trick-twice = dernière levée (5 points) comptée deux fois { $deals ->
    [one] dans une donne
   *[other] dans { $deals } donnes
}
sum-swapped = { $typed } pour { $right }
sum-digits-swapped = deux chiffres inversés ({ $numbers })
sum-thousands = chiffre des milliers faux dans l'un des deux nombres
sum-hundreds = chiffre des centaines faux dans l'un des deux nombres
sum-tens = chiffre des dizaines faux dans l'un des deux nombres
sum-units = chiffre des unités faux dans l'un des deux nombres

paper-not-a-code = Ce n'est pas le code d'une feuille de match : il a 14 chiffres, imprimés sous les barres. Tapez le numéro de la table.
paper-other-tournament = Feuille d'un autre tournoi : elle n'est pas de ce fichier. Vérifiez le nom du tournoi en haut de la feuille.
paper-other-round = Feuille de la partie { $paper }, et vous saisissez la partie { $entered } : choisissez la partie { $paper }, ou mettez la feuille de côté.
paper-annulled-draw = Feuille d'un tirage annulé (partie { $round }, table { $table }) : elle ne vaut plus. Comparez les équipes avec le tirage affiché et faites recopier les points sur la bonne feuille.
paper-other-teams = Feuille imprimée avant un échange d'équipes (partie { $round }, table { $table }) : d'autres équipes jouent à cette table. Comparez les équipes avec le tirage affiché.
