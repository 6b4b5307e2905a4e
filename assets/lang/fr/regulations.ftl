# « Règlement appliqué » : les règles en mots. Tous les nombres viennent du règlement du tournoi.

rules-title = Règlement appliqué
rules-geneve = Genève
rules-unchanged = Règlement « { $name } », sans changement
rules-changed = Règlement « { $name } », { $count ->
    [one] { $count } valeur modifiée
   *[other] { $count } valeurs modifiées
} pour ce tournoi
rules-same-as = Règlement « { $name } », le même que « { $base } »
rules-other-than = Règlement « { $name } », { $count ->
    [one] { $count } valeur autre
   *[other] { $count } valeurs autres
} que dans « { $base } »
rules-mark-changed = M
rules-mark-choice = C
rules-explain-changed = valeur modifiée pour ce tournoi (de base : { $base })
rules-explain-choice = choix de l'organisateur là où le règlement de base ne dit rien

rules-subject-course = Déroulement
rules-course = { $rounds ->
    [one] { $rounds } partie
   *[other] { $rounds } parties
} de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par partie. Équipes fixes de deux joueurs, { $teams }{"\u00A0"}équipes au plus.
rules-fee = Inscription : { $fee } francs par équipe.
rules-first-table = Les tables portent les numéros { $first } et suivants.
rules-closed-tables = { $count ->
    [one] La table { $tables } reste vide.
   *[other] Les tables { $tables } restent vides.
}

rules-subject-trumps = Atout
rules-trumps-in-runs = L'atout de chaque donne est imposé par la feuille de match : { $deals } donnes de suite à { $suits }.
rules-trumps = L'atout de chaque donne est imposé par la feuille de match, dans l'ordre { $trumps }.
rules-dealers = Chaque joueur donne { $deals } fois, { $each ->
    [one] une fois
   *[other] { $each } fois
} par couleur.
rules-no-announcements = Pas d'annonces.
rules-spades = pique
rules-hearts = cœur
rules-diamonds = carreau
rules-clubs = trèfle

rules-subject-points = Points
rules-points = Une donne vaut { $deal } points, un match compte { $pot } points. Toutes les levées : { $deal }{"\u00A0"}à{"\u00A0"}0, sans prime. La somme des deux équipes doit être { $deal }{"\u00A0"}×{"\u00A0"}le nombre de donnes jouées, dans chaque partie ; une feuille dont la somme est fausse est rendue à la table, ou gardée « à{"\u00A0"}vérifier » : elle ne compte alors pas.
rules-second-entry-off = Chaque feuille est saisie une seule fois.
rules-second-entry-offered = Une feuille peut être saisie une seconde fois, pour contrôle.
rules-second-entry-required = Chaque feuille est saisie deux fois, par deux personnes, avant le tirage suivant.

rules-subject-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
rules-time = Quand le temps est écoulé, les points des donnes non terminées sont partagés à égalité entre les deux équipes.
rules-halves = Les demi-points sont comptés et écrits ½ ; rien n'est arrondi.

rules-subject-cap = Plafond
rules-cap = Une équipe compte au plus { $cap } points par partie, part des { $minutes } minutes comprise. La feuille garde les points réels.
rules-no-cap = Il n'y a pas de plafond : une équipe compte tous ses points.
rules-cap-lost = L'excédent est perdu : { $real }{"\u00A0"}–{"\u00A0"}{ $other } compte { $cap }{"\u00A0"}–{"\u00A0"}{ $other }.
rules-cap-opponents = L'excédent est compté à l'adversaire : { $real }{"\u00A0"}–{"\u00A0"}{ $other } compte { $cap }{"\u00A0"}–{"\u00A0"}{ $more }.

rules-subject-penalties = Pénalités
rules-penalties = Les organisateurs peuvent donner une pénalité à une équipe, avec un motif. Elle s'ajoute après le plafond et compte dans le total. Leurs décisions sont sans appel.
rules-misdeals = Trois fausses donnes de suite : { $points } points pour l'équipe fautive, rien pour l'adversaire.

rules-subject-ranking = Classement
rules-ranking-of-one = Total des points comptés et des pénalités, du plus grand au plus petit.
rules-ranking = Total des points comptés et des pénalités, du plus grand au plus petit. À égalité, le classement après la partie précédente décide ; à la fin, c'est celui après la partie { $before }.
rules-shared = Égalité dans toutes les parties : rang partagé, le suivant n'est pas attribué (1,{"\u00A0"}2,{"\u00A0"}2,{"\u00A0"}4).
rules-provisional = Un classement sans toutes les feuilles est « provisoire ». Une équipe sans feuille n'a pas de score (–) et ne compte rien.

rules-subject-draw = Tirage
rules-round = Partie { $round }
rules-rounds = Parties { $first } à { $last }
rules-two-rounds = Parties { $first } et { $last }
rules-by-lot-once = { $rounds } : tirage au sort. La graine du tirage est publiée, chacun peut le recalculer.
rules-by-lot = { $rounds } : tirage au sort ; deux équipes ne s'y rencontrent pas deux fois, tant que c'est possible. La graine de chaque tirage est publiée, chacun peut le recalculer.
rules-by-lot-rematches = { $rounds } : tirage au sort ; deux équipes peuvent s'y rencontrer de nouveau. La graine de chaque tirage est publiée, chacun peut le recalculer.
rules-by-ranking = { $rounds } : selon le classement après la partie { $before }. 1ʳᵉ contre 2ᵉ à la table { $first }, 3ᵉ contre 4ᵉ à la table { $second }, et ainsi de suite.
rules-by-rankings = { $rounds } : selon le classement après la partie précédente. 1ʳᵉ contre 2ᵉ à la table { $first }, 3ᵉ contre 4ᵉ à la table { $second }, et ainsi de suite.
rules-ranked-rematches = { $rounds } : une revanche est possible. Entre équipes de même rang, le sort décide.
rules-ranked-without-rematches = { $rounds } : deux équipes ne se rencontrent pas deux fois, tant que c'est possible ; la mieux classée qui reste passe d'abord. Entre équipes de même rang, le sort décide.

rules-subject-odd = Nombre impair
rules-bye-refused = Le nombre des équipes présentes doit être pair. S'il ne l'est pas, les organisateurs forment une équipe hors classement.
rules-bye-by-lot = Une équipe est exempte, au sort. Elle compte { $points }. Personne n'est exempt deux fois tant qu'une autre équipe ne l'a pas été.
rules-bye = Une équipe est exempte, au sort ; { $ranked }, la moins bien classée. Elle compte { $points }. Personne n'est exempt deux fois tant qu'une autre équipe ne l'a pas été.
rules-in-round = en partie { $round }
rules-in-rounds = dès la partie { $round }

rules-subject-absences = Absences
rules-late = Équipe en retard : admise jusqu'au tirage de la partie { $last } ; les parties manquées n'ont pas de score.
rules-late-not = Équipe en retard : admise jusqu'au premier tirage.
rules-forfeit = Forfait : l'équipe présente compte { $points } points, l'absente 0.
rules-leaving = Abandon : l'équipe garde ses points et son rang. Disqualification : plus de rang. Remplaçant : l'équipe garde son numéro et ses points. Une équipe « hors classement » joue sans rang ni prix.

# Valeurs de base, pour dire ce qu'une valeur modifiée était
rules-base-rounds = { $rounds } parties
rules-base-drawn-rounds = { $rounds } parties tirées au sort
rules-base-deals = { $deals } donnes
rules-base-points-per-deal = { $points } points par donne
rules-base-trumps = { $trumps }
rules-base-minutes = { $minutes } minutes
rules-base-max-teams = { $teams } équipes au plus
rules-base-cap = un plafond de { $points } points
rules-base-cap-excess = l'excédent est perdu
rules-base-rematches = les revanches sont évitées dans les parties tirées au sort
rules-base-bye = un nombre impair d'équipes est refusé
rules-base-bye-points = { $points } points pour l'équipe exempte
rules-base-forfeit = { $points } points pour l'équipe présente
rules-base-misdeals = { $points } points pour trois fausses donnes
rules-base-second-entry = la seconde saisie est facultative
rules-base-first-table = tables dès le numéro { $table }
rules-base-closed-tables = aucune table vide
