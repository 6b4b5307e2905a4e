# « Classement »
standings-provisional = { $sheets ->
    [one] Classement provisoire : { $sheets } feuille sur { $all }.
   *[other] Classement provisoire : { $sheets } feuilles sur { $all }.
}
standings-missing = { $count ->
    [one] { $count } manque : { $places }.
   *[other] { $count } manquent : { $places }.
}
standings-missing-many = { $count } manquent.
standings-unverified = { $count ->
    [one] { $count } est à vérifier : { $places }.
   *[other] { $count } sont à vérifier : { $places }.
}
standings-unverified-many = { $count } sont à vérifier.
standings-see-tables = Voir les tables
standings-outdated = La partie { $round } a été tirée sur un ancien classement ; changés depuis, les rangs { $ranks }.
standings-after = Après la partie { $round }
standings-final = Classement final
standings-final-provisional = Classement final, provisoire
standings-search = Numéro, équipe ou joueur
standings-unplayed = { $count ->
    [one] { $count } équipe n'a pas encore sa P{ $round } (« – ») : elle est plus bas pour cette seule raison.
   *[other] { $count } équipes n'ont pas encore leur P{ $round } (« – ») : elles sont plus bas pour cette seule raison.
}
standings-not-drawn = La partie { $round } n'est pas encore tirée.
standings-comes-later = Le classement suit les feuilles : il est là dès la première.
standings-to-next = Passer à la partie { $round }
standings-hint-team = choisir une équipe
standings-hint-sheets = voir sa feuille
standings-hint-penalty = pénalité
standings-hint-missing = tables manquantes
standings-hint-search = rechercher
standings-hint-print = imprimer
standings-hint-export = exporter
head-rank = Rang
head-round = P{ $round }
head-penalties = Pén.
head-remark = Remarque
remark-withdrawn = abandon
remark-disqualified = disqualifiée
remark-unranked = hors classement
remark-capped = P{ $round } plafonnée, réel { $real }
remark-deals = { $deals ->
    [one] P{ $round } : { $deals } donne
   *[other] P{ $round } : { $deals } donnes
}
remark-forfeit = P{ $round } : forfait
remark-bye = P{ $round } : exempt
remark-granted = P{ $round } : points accordés
remark-penalty = P{ $round } : { $reason }
remark-shared = ex æquo avec { $teams }
remark-tie = après P{ $round } : { $totals }

# « Pourquoi ce rang ? »
why-title = Pourquoi ce rang ?
why-choose = Choisissez une équipe : ↑ ↓, un clic, ou Ctrl F.
why-team = équipe { $team }
why-rank = Rang { $rank } avec { $total } points.
why-rank-tied = { $count ->
    [one] Rang { $rank }, à égalité de total avec l'équipe { $teams } ({ $total }).
   *[other] Rang { $rank }, à égalité de total avec les équipes { $teams } ({ $total }).
}
why-no-rank = Sans rang, { $total } points.
why-against = table { $table }, contre { $team } { $name }
why-sentence = { $sentence }.
why-round = P{ $round } : { $origin }.
why-total-alone = Total : { $total }
why-total = Total : { $sum } = { $total }
score-none = pas encore de feuille
score-played = { $counted }, selon la feuille
score-capped = { $counted } : plafond, réel { $real }
score-capped-after = { $sum }, compté { $counted } : plafond
score-time-out = { $deals ->
    [one] { $real } = { $paper } + { $deals } donne × { $share }
   *[other] { $real } = { $paper } + { $deals } donnes × { $share }
}
score-forfeit = { $counted }, par forfait
score-bye = { $counted }, exempt
score-granted = { $counted }, accordés par les organisateurs
signs-title = Signes
signs-shared = rang partagé, le suivant est sauté
signs-cap = plafond de { $cap } dépassé
signs-none = pas encore de feuille
