# Copies, going back to one, and what can be saved of a damaged file.

## The step of a copy; also the name of its file
progress-registration = inscriptions, { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}
progress-drawn = après le tirage de la partie { $round }
progress-complete = partie { $round } complète
progress-corrected = après une correction de la partie { $round }
progress-during = partie { $round }, { $sheets ->
    [one] { $sheets } feuille sur { $matches }
   *[other] { $sheets } feuilles sur { $matches }
}
copy-before-restore = avant reprise

## What has happened since
copy-nothing-since = rien depuis : c'est l'état du fichier
copy-since = depuis : { $count ->
    [one] { $count } saisie
   *[other] { $count } saisies
}
copy-since-deeds = { $since } ({ $deeds })
copy-deeds-more = { $deeds } …
copy-ahead = { $count ->
    [one] { $count } saisie que le fichier n'a plus
   *[other] { $count } saisies que le fichier n'a plus
}

## Going back
restored = « { $file } » est revenu à l'état { $state } : { $progress }.
restored-before = Ce qu'il contenait avant est dans « { $before } ».

## Rescue
rescue-entries = { $count ->
    [one] { $count } saisie du journal est sauvée, faite à { $time } : { $deed }.
   *[other] { $count } saisies du journal sont sauvées, la dernière faite à { $time } : { $deed }.
}
rescue-no-entries = Le journal ne peut pas être lu du tout.
rescue-whole = Rien ne manque.
rescue-lost = { $count ->
    [one] { $count } saisie ne peut plus être lue dans le journal.
   *[other] { $count } saisies ne peuvent plus être lues dans le journal.
}
rescue-lost-unknown = Les saisies suivantes, s'il y en avait, ne peuvent plus être lues dans le journal.
rescue-tables-same = Les tables n'en disent pas plus : rien d'autre n'a pu être sauvé. Comparez avec les feuilles en papier.
rescue-tables-unreadable = Les tables sont abîmées aussi : ce qui a suivi est perdu. Comparez avec les feuilles en papier, ou reprenez une copie.
rescue-tables-more = Ce qui manque au journal a été repris des tables, sans heure ni auteur : { $what }. Comparez-le avec les feuilles en papier.
rescue-event = tournoi
rescue-rules = règlement
rescue-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
rescue-rounds = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
}
rescue-sheets = { $count ->
    [one] { $count } feuille ({ $tables })
   *[other] { $count } feuilles ({ $tables })
}
rescue-table = partie { $round } table { $table }
rescue-checks = { $count ->
    [one] { $count } contre-saisie
   *[other] { $count } contre-saisies
}
rescue-decisions = { $count ->
    [one] { $count } pénalité ou don de points
   *[other] { $count } pénalités ou dons de points
}
rescue-clocks = horloge
rescue-untouched = « { $file } » n'a pas été touché.

## Command line
cli-verb-copies = Les copies de ce tournoi dans un dossier, et ce qui s'est passé depuis
cli-verb-restore = Remet une copie à la place du fichier, après une copie de celui-ci
cli-verb-rescue = Sauve ce qui peut être lu d'un fichier abîmé dans un nouveau
cli-arg-copy = La copie à reprendre
cli-no-copies = Aucune copie de ce tournoi dans « { $dir } ».
