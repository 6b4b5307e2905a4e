# Les papiers affichés. Numéros d'équipe : « no », « nos ».

papers-language = fr-CH
papers-state = ÉTAT
papers-page = PAGE
papers-imprint = page { $page }/{ $pages } · imprimé le { $date } à { $time } · état { $state } · empreinte { $fingerprint }
papers-provisional = PROVISOIRE
papers-rehearsal = EXERCICE
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
papers-column-two-rounds = P{ $round }/{ $below }
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
papers-granted = points accordés par l'organisateur à une équipe arrivée plus tard
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

# Classement final
papers-final = Classement final
papers-final-size = { $teams ->
    [one] { $teams } équipe classée
   *[other] { $teams } équipes classées
}, { $rounds ->
    [one] { $rounds } partie
   *[other] { $rounds } parties
} de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
papers-team-number = no { $team }
papers-points-short = pts
papers-then = , puis {""}
papers-final-ties-after-two = À égalité de total, le classement après la partie { $round } décide.
papers-final-ties = À égalité de total, le classement après la partie { $round } décide. Il est lui-même fait selon la même règle : total après la partie { $rounds }.
papers-final-shared = Toujours à égalité : les équipes partagent le rang et le suivant n'est pas attribué { -shared-ranks } ; le partage des prix revient aux organisateurs.
papers-no-final-yet = Le classement final ne peut pas encore être imprimé : la partie { $last } n'est pas tirée. Imprimez le classement après la partie { $after }.

# Tirage
papers-draw = Tirage de la partie { $round }
papers-draw-name = { $title }, par table
papers-draw-by-ranking = selon le classement après la partie { $round }, état { $state }
papers-draw-by-hand = tirage fait à la main dans la salle
papers-table = table { $table }
papers-tables = tables { $first } à { $last }
papers-draw-bye = exempt : équipe { $team }
papers-column-table = TABLE
papers-column-team-a = ÉQUIPE A
papers-column-team-b = ÉQUIPE B
papers-fixed-table = Table { $table } : table fixe { $count ->
    [one] de l'équipe { $teams }
   *[other] des équipes { $teams }
}, attribuée après le tirage selon le règlement
papers-table-changed = Table { $table } : { $what }
papers-exempt = exempt
papers-does-not-play = ne joue pas la partie { $round }
papers-counts = compte { $points }

# Où suis-je ?
papers-where = Où suis-je ? Partie { $round }
papers-where-by-number = Par numéro d'équipe
papers-where-by-team = Par nom d'équipe : de « { $first } » à « { $last } »
papers-where-by-team-none = Par nom d'équipe
papers-where-by-player = Par nom de joueur : de « { $first } » à « { $last } »
papers-where-by-player-none = Par nom de joueur
papers-where-by-number-name = { $title }, par numéro
papers-where-by-team-name = { $title }, par nom d'équipe
papers-where-by-player-name = { $title }, par nom de joueur
papers-column-player = JOUEUR
papers-where-withdrawn = abandon
papers-where-disqualified = disqualifiée
papers-where-absent = absente
papers-where-waiting = liste d'attente
papers-where-not-drawn = inscrite après le tirage
papers-unchanged = Rien n'a changé sur ce document depuis l'état { $state } : il n'est pas à réimprimer.
papers-players-left-out = La liste par joueur ne peut pas être imprimée sans le nom des joueurs. Imprimez celle par équipe ou par numéro.

# Liste des équipes
papers-teams = Liste des équipes
papers-teams-registered = { $count ->
    [one] { $count } équipe inscrite
   *[other] { $count } équipes inscrites
}
papers-teams-waiting = { $registered }, { $count } en liste d'attente
papers-teams-here = nos { $first } à { $last } sur cette page
papers-teams-here-one = no { $team } sur cette page
papers-teams-subtitle = { $of } : { $here }
papers-teams-remark = {""} — { $remark }
papers-teams-fingerprint = { $count ->
    [one] Empreinte de la liste ({ $count } équipe présente)
   *[other] Empreinte de la liste ({ $count } équipes présentes)
} : { $fingerprint }
papers-teams-unranked = hors classement

# Caisse
papers-cash = Caisse
papers-cash-fee = Inscription : { $fee } francs par équipe
papers-cash-free = Inscription gratuite
papers-cash-bold = en gras : solde ouvert
papers-column-players = JOUEURS
papers-column-way = MODE
papers-column-due = DÛ
papers-column-paid = PAYÉ
papers-column-balance = SOLDE
papers-column-received = REÇU
papers-cash-in-cash = espèces
papers-cash-twint = TWINT
papers-cash-transfer = virement
papers-cash-exempted = exonérée
papers-cash-way-unknown = non noté
papers-cash-give-back = à rendre
papers-cash-carried = Report de la page { $page }
papers-cash-carry = À reporter
papers-cash-total = { $count ->
    [one] Total de l'équipe
   *[other] Total des { $count } équipes
}
papers-cash-summary = Récapitulation
papers-cash-paying = Équipes payantes
papers-cash-exempted-unranked = { $count ->
    [one] Équipe exonérée (hors classement)
   *[other] Équipes exonérées (hors classement)
}
papers-cash-exempted-teams = { $count ->
    [one] Équipe exonérée
   *[other] Équipes exonérées
}
papers-cash-waiting = { $count ->
    [one] Équipe en liste d'attente
   *[other] Équipes en liste d'attente
}
papers-cash-due = Dû
papers-cash-paid-in-cash = Payé en espèces
papers-cash-paid-twint = Payé par TWINT
papers-cash-paid-transfer = Payé par virement
papers-cash-paid-unknown = Payé, mode non noté
papers-cash-paid = Payé
papers-cash-owed = { $count ->
    [one] Solde dû par { $count } équipe
   *[other] Solde dû par { $count } équipes
}
papers-cash-to-give-back = { $count ->
    [one] À rendre à { $count } équipe
   *[other] À rendre à { $count } équipes
}
papers-cash-balance = Solde
papers-cash-counted = Caisse comptée
papers-cash-coins = Espèces comptées (francs)
papers-cash-float = Fond de caisse à déduire
papers-cash-difference = Écart avec « Payé en espèces »
papers-cash-signature = Date, heure, nom et signature

# Tables manquantes
papers-missing-title = Tables manquantes, partie { $round }
papers-missing-unverified = à vérifier
papers-column-teams = ÉQUIPES
papers-column-sheet = FEUILLE
papers-nothing-missing = Toutes les feuilles de la partie { $round } sont là : il n'y a pas de table manquante à imprimer.

# Cartes d'équipe
papers-cards = Cartes d'équipe
papers-card-state = état { $state }
papers-column-match = PARTIE
papers-column-against = CONTRE
papers-card-bye = exempt : { $points } points sans jouer
papers-card-by-ranking = selon le classement après la partie { $round } : voir l'affichage

# Numéros de table
papers-signs = Numéros de table
papers-sign-table = Table

papers-no-teams = Il n'y a pas encore d'équipe : inscrivez-en, puis imprimez.

# Noms des fichiers : ASCII, sans blanc
file-name-teams = liste-equipes
file-name-cash = caisse
file-name-missing = tables-manquantes
file-name-cards = cartes
file-name-rules = reglement
file-name-signs = numeros-tables
file-name-tournament = tournoi
file-name-ranking = classement
file-name-final = classement-final
file-name-draw = tirage-tables
file-name-where = ou-suis-je
file-name-where-by-number = ou-suis-je-par-numero
file-name-where-by-team = ou-suis-je-par-equipe
file-name-where-by-player = ou-suis-je-par-joueur
file-name-round = partie-{ $round }
file-name-provisional = provisoire
file-name-state = etat-{ $state }
