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

# La fenêtre
command-second-entry = Contre-saisie
sheets-desk = Saisie
second-entry-desk = Contre-saisie
sheets-hint-second = contre-saisie
sheets-all-in-to-check = Les { $count } feuilles sont là. Il faut encore les contrôler : contre-saisie ⏎
sheets-winner = Coché :
sheets-winner-a = A
sheets-winner-b = B
sheets-winner-equal = égalité =
second-entry-blind = Deuxième saisie, sans voir la première.
second-entry-compare = Comparer
second-entry-as-on-paper = C'est écrit ainsi
second-entry-forfeit-means = Comparé avec la première saisie ; aucune feuille n'est changée.
second-entry-no-sheet = La table { $table } n'a pas encore de feuille : il faut la première saisie d'abord.
second-entry-count = { $checked ->
    [one] { $checked } contrôlée sur { $expected }
   *[other] { $checked } contrôlées sur { $expected }
}
second-entry-count-short = { $expected ->
    [one] { $checked }/{ $expected } contrôlée
   *[other] { $checked }/{ $expected } contrôlées
}
second-entry-differences = { $count ->
    [one] { $count } différence à trancher
   *[other] { $count } différences à trancher
}
second-entry-settle = Table { $table } : { $looks }
second-entry-left = { $count ->
    [one] { $count } à contrôler
   *[other] { $count } à contrôler
}
second-entry-by-table = Par table
second-entry-by-entry = Par saisie
second-entry-by-operator = Par poste
second-entry-of-all = Toutes
second-entry-of-others = Pas saisies par moi
second-entry-line = Contrôler la table { $table }, { $said }
second-entry-by = { $operator }, { $at }
second-entry-all-checked = Toutes les feuilles sont contrôlées.
second-entry-none-left = Rien à contrôler pour le moment.
second-entry-only-mine = { $count ->
    [one] Il reste { $count } feuille, que vous avez saisie : à contrôler par quelqu'un d'autre.
   *[other] Il reste { $count } feuilles, que vous avez saisies : à contrôler par quelqu'un d'autre.
}
second-entry-recent = Dernières contre-saisies
second-entry-none-yet = Aucune pour le moment : tapez un numéro de table.
second-entry-not-yet = à contrôler
second-entry-again = corrigée depuis
second-entry-differing = diffère
second-entry-checked = contrôlée
second-entry-table = Table { $table } : { $state }
second-entry-table-differs = Table { $table } : les deux saisies diffèrent
second-entry-first = Première saisie
second-entry-second = Contre-saisie
second-entry-look-again = { $looks }. Relisez le papier : rien n'est changé tant que vous n'avez pas tranché.
second-entry-do-exchange = Échanger les feuilles…
second-entry-do-first = La première est juste…
second-entry-do-second = La contre-saisie est juste…
second-entry-do-again = Retaper
second-entry-hint-again = retaper
second-entry-hint-first = première juste
second-entry-hint-second = contre-saisie juste
second-entry-hint-pile = dans la pile
second-entry-hint-back = saisie
second-entry-reason-first = Papier relu : la première saisie est juste
second-entry-reason-exchanged = Papiers relus : saisis l'un pour l'autre
second-entry-reason-second = Papier relu : la contre-saisie est juste
second-entry-first-title = La première saisie est juste : partie { $round }, table { $table }
second-entry-first-means = La feuille garde { $content } et devient contrôlée. Les deux saisies, l'heure et le motif restent dans le journal.
second-entry-first-do = Garder la première saisie
check-differs = Partie { $round }, table { $table } : les deux saisies diffèrent
check-settle = Trancher…
draw-check-second-entry = Contre-saisie
draw-check-second-entry-done = toutes les feuilles sont contrôlées
draw-check-unchecked-named = { $count ->
    [one] { $count } feuille à contrôler ou à trancher : { $places }
   *[other] { $count } feuilles à contrôler ou à trancher : { $places }
}
draw-check-unchecked = { $count ->
    [one] { $count } feuille à contrôler ou à trancher
   *[other] { $count } feuilles à contrôler ou à trancher
}
draw-check-do = Contrôler
step-to-check = { $count ->
    [one] { $count } à contrôler
   *[other] { $count } à contrôler
}
second-entry-first-hand = Table { $table } : saisie par { $operator } à { $at }.
second-entry-hands = Table { $table } : première saisie par { $first } à { $at }, contre-saisie par { $second } à { $then }.
second-entry-one-person = { $count ->
    [one] { $count } feuille porte deux fois le même nom
   *[other] { $count } feuilles portent deux fois le même nom
} ({ $operator }) : une contre-saisie vaut par les yeux d'une autre personne.

# Le papier du contrôle
papers-audit-checked = { $count ->
    [one] Contre-saisie : { $count } feuille contrôlée sur { $of }.
   *[other] Contre-saisie : { $count } feuilles contrôlées sur { $of }.
}

# La ligne de commande
cli-verb-check = Contre-saisie : compare une feuille, ou une liste, avec la première saisie
cli-verb-settle = Tranche une différence : la première saisie est juste
cli-arg-winner = Le vainqueur coché sur le papier : a, b ou equal
cli-check-differs = { $count ->
    [one] { $count } feuille diffère ; aucune feuille n'a été changée.
   *[other] { $count } feuilles diffèrent ; aucune feuille n'a été changée.
} Si la contre-saisie est juste, corrigez avec « enter … --reason » ; si c'est la première saisie, tranchez avec « settle … --reason ».
