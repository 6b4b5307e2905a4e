# Les papiers affichés. Numéros d'équipe : « no », « nos ».

papers-language = fr-CH
papers-state = ÉTAT
papers-page = PAGE
papers-imprint = page { $page }/{ $pages } · imprimé le { $date } à { $time } · état { $state } · empreinte { $fingerprint }
papers-provisional = PROVISOIRE
papers-name-provisional = { $name } · PROVISOIRE
papers-half = { $points } points, la moitié de { $pot }
papers-points = { $points } points
-shared-ranks = (1,{"\u00A0"}2,{"\u00A0"}2,{"\u00A0"}4)

# Classements
papers-ranking = Classement après la partie { $round }
papers-ranks = Rangs { $first } à { $last }
papers-rank = Rang { $rank }
papers-no-rank = Sans rang
papers-counted = points comptés
papers-counted-capped = points comptés, au plus { $cap } par partie
papers-column-rank = RANG
papers-column-number = NO
papers-column-team = ÉQUIPE
papers-column-round = P{ $round }
papers-column-penalties = PÉN.
papers-column-total = TOTAL
papers-column-prize = PRIX
papers-withdrawn = abandon dès la partie { $round }
papers-unranked = { $count ->
    [one] Hors classement (équipe des organisateurs, sans rang ni prix)
   *[other] Hors classement (sans rang ni prix)
}
papers-disqualified = { $count ->
    [one] Disqualifiée
   *[other] Disqualifiées
}

# Notes des classements
papers-note-join = {"\u00A0"}; {""}
papers-tie-of-many = { $count } équipes, { $total } points : mêmes totaux après chaque partie, rang { $rank } partagé, les { $skipped } rangs suivants ne sont pas attribués.
papers-cap-lost = plafond : une équipe compte au plus { $cap } points par partie ; le résultat réel est entre parenthèses, l'excédent est perdu
papers-cap-opponents = plafond : une équipe compte au plus { $cap } points par partie ; le résultat réel est entre parenthèses, l'excédent est compté à l'adversaire
papers-bye = exempt : l'équipe n'a pas joué cette partie et compte { $points }
papers-forfeit = forfait : l'équipe présente compte { $points } points, l'absente 0
papers-penalties-mark = Pén.
papers-penalties = no { $team }, { $given }
papers-penalty = partie { $round } : { $points } ({ $reason })
papers-none = partie pas jouée : rien n'est compté
papers-none-yet = feuille pas encore reçue ou à vérifier, ou partie pas jouée : rien n'est compté

# Bande sous l'en-tête
papers-sheets = { $count ->
    [one] { $count } feuille sur { $of }
   *[other] { $count } feuilles sur { $of }
}
papers-in-round = partie { $round } : { $open }
papers-missing = { $count ->
    [one] manque la table { $tables }
   *[other] manquent les tables { $tables }
}
papers-missing-many = manquent { $count } tables
papers-unverified = à vérifier : { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
papers-unverified-many = à vérifier : { $count } tables
papers-pairing-outdated = La partie { $round } a été tirée sur l'état { $state } ; { $count ->
    [one] le rang { $ranks } a
   *[other] les rangs { $ranks } ont
} changé depuis.
papers-pairing-outdated-many = La partie { $round } a été tirée sur l'état { $state } ; { $count } rangs ont changé depuis.

# Comment lire ce classement
papers-how-to-read = Comment lire ce classement
papers-total = Total = somme des points comptés des parties 1 à { $last }, pénalités déduites. L'ordre est celui des totaux, du plus grand au plus petit.
papers-total-of-one = Total = points comptés de la partie 1, pénalités déduites. L'ordre est celui des totaux, du plus grand au plus petit.
papers-ties-after-one = À égalité : rang partagé, le suivant n'est pas attribué { -shared-ranks }.
papers-ties-after-two = À égalité : le total après la partie 1 décide. Toujours à égalité : rang partagé, le suivant n'est pas attribué { -shared-ranks }.
papers-ties-after-three = À égalité : le total après la partie 2, puis après la partie 1 décide. Toujours à égalité : rang partagé, le suivant n'est pas attribué { -shared-ranks }.
papers-ties = À égalité : le total après la partie { $before } décide, puis celui d'avant, et ainsi de suite jusqu'à la partie 1. Toujours à égalité : rang partagé, le suivant n'est pas attribué { -shared-ranks }.
papers-within-a-rank = Au sein d'un rang partagé, les équipes sont dans l'ordre de leur numéro ; l'ordre des lignes n'y a pas de sens.
