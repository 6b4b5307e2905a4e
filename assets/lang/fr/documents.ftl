# « Documents ».

documents-none = Il n'y a encore rien à imprimer : tirez d'abord la partie 1.
documents-paper = Document
documents-printed = Imprimé
documents-new = nouveau
documents-outdated = à réimprimer, { $time }
documents-outdated-tables = { $count } à réimprimer, { $time }
documents-aged = à { $time }, changé depuis
documents-outdated-sheets = { $title } ({ $count ->
    [one] table { $tables }
   *[other] tables { $tables }
})
documents-outdated-gone = { $title } (à retirer)
documents-outdated-note = { $count ->
    [one] Un papier imprimé est périmé
   *[other] { $count } papiers imprimés sont périmés
} : { $papers }. Voir Documents (F4).
documents-reprint = { $count ->
    [one] Réimprimer le document périmé
   *[other] Réimprimer les { $count } documents périmés
}
documents-take-down = À retirer du mur et des tables : { $titles }.
documents-taken-down = C'est fait
documents-hint-reprint = réimprimer les périmés
command-reprint = Réimprimer les documents périmés
documents-current = à { $time }
documents-ticked = coché
documents-print = { $count ->
    [one] Imprimer
   *[other] Imprimer les { $count }
}
documents-open = Ouvrir
documents-save = Enregistrer en PDF…
documents-save-apart = Enregistrer séparément…
documents-by-all = Les trois listes
documents-by-number = Par numéro
documents-by-team = Par équipe
documents-by-player = Par joueur
documents-a4 = Une par feuille
documents-a5 = Deux par feuille
documents-without-players = Sans le nom des joueurs
documents-letter = Papier US Letter
documents-page = Page { $page } sur { $pages }
documents-page-before = Page précédente
documents-page-after = Page suivante
documents-whole = Page entière
documents-wide = Pleine largeur
documents-hint-print = imprimer
documents-hint-tick = cocher
documents-hint-choose = choisir
documents-hint-page = page
documents-hint-zoom = agrandir la page
documents-hint-open = ouvrir
documents-hint-save = enregistrer en PDF
documents-page-more = Tables, classements et recherche de son équipe : un seul fichier à mettre sur un site ou à envoyer. Touche T.
