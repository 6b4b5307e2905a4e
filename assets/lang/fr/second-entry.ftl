# La contre-saisie : une deuxième personne tape les mêmes feuilles

second-entry-differs = Partie { $round }, table { $table } : la contre-saisie dit { $second }, la première saisie { $first } : { $looks }. Relisez la feuille et tranchez avec un motif.
second-entry-differs-here = La contre-saisie dit { $second }, la première saisie { $first } : { $looks }. Relisez la feuille et tranchez.
looks-forfeit = l'une est un forfait, l'autre non, ou l'absente n'est pas la même
looks-columns-exchanged = les deux colonnes sont inversées
looks-tables-exchanged = cette feuille et celle de la table { $table } ont été saisies l'une pour l'autre
looks-second-is-of = ces points sont ceux de la table { $table }
looks-first-is-of = les points de la première saisie sont ceux de la table { $table }
looks-first-sum-wrong = la somme de la première saisie est fausse, celle de la contre-saisie est juste
looks-second-sum-wrong = la somme de la contre-saisie est fausse, celle de la première saisie est juste
looks-deals = le nombre de donnes n'est pas le même ({ $first } et { $second })
looks-digits-cancel-out = deux chiffres inversés d'un côté, compensés de l'autre : la somme ne le voit pas
looks-cancel-out = { $points } de plus d'un côté, autant de moins de l'autre : la somme ne le voit pas

winner-a = l'équipe A
winner-b = l'équipe B
winner-equal = l'égalité

refusal-winner-ticked = Le papier coche { $ticked }, les points { $a }–{ $b } disent { $by_points } : les deux colonnes sont peut-être inversées. Relisez la feuille ; si c'est la coche qui est fausse, saisissez sans elle.
refusal-no-second-entry = Le règlement de ce tournoi n'a pas de contre-saisie ; pour en faire, mettez « second_entry » sur « offered » ou « required ».
refusal-nothing-to-check = La table { $table } n'a pas encore de feuille dans la partie { $round } : il faut la première saisie avant la contre-saisie.
refusal-no-difference = Partie { $round }, table { $table } : la contre-saisie ne dit rien d'autre que la feuille, il n'y a rien à trancher.
refusal-checks-open-lot = Avant de tirer la partie { $round } : { $count ->
    [one] { $count } feuille n'est pas contrôlée ou diffère de sa contre-saisie
   *[other] { $count } feuilles ne sont pas contrôlées ou diffèrent de leur contre-saisie
} ({ $places }). { $count ->
    [one] Contrôlez-la
   *[other] Contrôlez-les
}, ou insistez pour tirer quand même.
refusal-checks-open-ranking = La partie { $round } se forme selon le classement, et le règlement veut une contre-saisie : { $count ->
    [one] { $count } feuille n'est pas contrôlée ou diffère de sa contre-saisie
   *[other] { $count } feuilles ne sont pas contrôlées ou diffèrent de leur contre-saisie
} ({ $places }). { $count ->
    [one] Contrôlez-la
   *[other] Contrôlez-les
} d'abord.
warning-checks-open = Tiré quand même : { $count ->
    [one] { $count } feuille n'est pas contrôlée ou diffère de sa contre-saisie
   *[other] { $count } feuilles ne sont pas contrôlées ou diffèrent de leur contre-saisie
} ({ $places }).

journal-check = Contre-saisie de la table { $table }, partie { $round } : { $typed }, contrôlée
journal-check-differs = Contre-saisie de la table { $table }, partie { $round } : { $typed }, la première saisie dit { $sheet }
journal-checks = { $count } contre-saisies de la partie { $round }, { $differ ->
    [0] toutes contrôlées
    [one] { $differ } diffère
   *[other] { $differ } diffèrent
}
journal-first-stands = Partie { $round }, table { $table } : la première saisie est juste, contrôlée. Motif : { $reason }
deed-check = Contre-saisie table { $table }
deed-checks = { $count ->
    [one] { $count } contre-saisie
   *[other] { $count } contre-saisies
}
deed-first-stands = Différence tranchée table { $table }
