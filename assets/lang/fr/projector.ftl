# The projector: what the hall reads, and what the organiser does with it.

## The window
projector-title = Atout, projecteur
projector-round = Partie { $round }
projector-tables-more = Votre table et vos adversaires
projector-tables-bye = Votre table et vos adversaires ; équipe { $team } exempte
projector-teams-more = Cherchez votre numéro : il donne votre table
projector-ranking = Classement après la partie { $round }
projector-sheets = { $of ->
    [one] { $sheets } feuille sur { $of }
   *[other] { $sheets } feuilles sur { $of }
}
projector-provisional = { $of ->
    [one] Provisoire : { $sheets } feuille sur { $of }
   *[other] Provisoire : { $sheets } feuilles sur { $of }
}
projector-unveiling = Dévoilé du dernier au premier
projector-started = Départ à { $time }
projector-ending = Dernières minutes
projector-paused = En pause
projector-from-to = Départ à { $from }, fin à { $to }
projector-to = Fin à { $to }
projector-own-time = Table { $table } : encore { $left }
projector-column-table = Table
projector-column-team = Équipe
projector-column-teams = Équipes
projector-column-rank = Rang
projector-column-number = N°
projector-column-total = Total
projector-by-table = Par table
projector-by-team = Par équipe
projector-part-tables = Tables { $from } à { $to }
projector-part-teams = Équipes { $from } à { $to }
projector-part-ranks = Rangs { $from } à { $to }
projector-unranked = Hors classement
projector-page-next = page { $page } sur { $of }, suite dans { $seconds } s
projector-page-stopped = page { $page } sur { $of }, arrêtée
projector-shared = = ex æquo
projector-table-heard = Table { $table } : équipes { $a } et { $b }
projector-team-heard = Équipe { $team } : table { $table }
projector-team-heard-away = Équipe { $team } : { $word }
projector-rank-heard = Rang { $rank } : équipe { $team }, { $name }, { $total }
projector-rank-heard-veiled = Rang { $rank } : pas encore dévoilé
projector-not-drawn = La partie { $round } n'est pas encore tirée
projector-no-ranking = Le classement suit avec les premières feuilles
projector-welcome = Bienvenue !

## What the organiser does with it
bar-projector = Projecteur
command-projector = Projecteur : ouvrir, page suivante
command-projector-close = Projecteur : fermer
command-projector-control = Projecteur : pages, message, réglages…
command-projector-turns = Projecteur : à tour de rôle
command-projector-tables = Projecteur : par table
command-projector-teams = Projecteur : par équipe
command-projector-ranking = Projecteur : classement
command-projector-clock = Projecteur : horloge seule
command-projector-message = Projecteur : message
command-projector-previous = Projecteur : page précédente
command-projector-stop = Projecteur : arrêter, continuer les pages
command-projector-unveil = Projecteur : dévoiler l'équipe suivante
command-projector-unveil-page = Projecteur : dévoiler le reste de la page
command-projector-full-screen = Projecteur : plein écran
command-projector-other-screen = Projecteur : autre écran
projector-pages = Ce que la salle voit
projector-turns = À tour de rôle
projector-clock = Horloge seule
projector-message = Message
projector-message-show = Montrer le message
projector-message-forget = Effacer le message
projector-previous = Page précédente
projector-next = Page suivante
projector-stop = Arrêter les pages
projector-go-on = Continuer les pages
projector-unveil = Dévoiler l'équipe suivante
projector-unveil-page = Dévoiler le reste de la page
projector-pace = Durée d'une page
projector-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
projector-faster = Plus vite
projector-slower = Plus lentement
projector-hide = Cacher les points de la dernière partie
projector-hide-more = La finale reste une surprise : le classement final se dévoile du dernier au premier, avec D sur le projecteur.
projector-open = Ouvrir le projecteur
projector-other-screen = Autre écran
projector-close = Fermer le projecteur

## Help
help-projector = Projecteur
help-projector-keys =
    → ← | page suivante, précédente
    Espace | arrêter la page, continuer
    A | à tour de rôle
    T | par table
    Q | par équipe
    C | classement
    H | horloge seule
    M | message
    D, Maj D | dévoiler l'équipe suivante, le reste de la page
    E | autre écran
    Échap | fermer
