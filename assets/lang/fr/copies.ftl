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

## In the window
command-copies = Reprendre une copie…
copy-name = { $time } { $step }
copy-not-made = Copie automatique pas faite : { $reason }
second-place-away = Les copies ne vont plus dans « { $place } » pour l'instant : cette place n'est pas là. Elles sont gardées sur cet ordinateur, et iront là-bas dès son retour.
second-place-back = { $count ->
    [one] La deuxième place des copies est de retour : { $count } copie rattrapée.
   *[other] La deuxième place des copies est de retour : { $count } copies rattrapées.
}
copies-title = Reprendre une copie
copies-promise = Ce que le fichier contient aujourd'hui est d'abord copié : rien n'est perdu, et vous pourrez y revenir d'ici.
copies-looking = Recherche des copies…
copies-none = Aucune copie de ce tournoi n'a été trouvée.
copies-none-more = Une copie se fait d'elle-même à chaque tirage, à chaque partie complète et à chaque correction ensuite. Une copie enregistrée ailleurs s'ouvre comme un tournoi : Ctrl O.
copies-unreadable = { $count ->
    [one] { $count } copie ne peut pas être lue.
   *[other] { $count } copies ne peuvent pas être lues.
}
copies-state = état { $state }
copies-here = cet ordinateur
copies-second = deuxième place
copies-both = les deux places
copies-back = Retour
copies-go-back = Reprendre cette copie
copies-hint-go-back = reprendre cette copie
copies-hint-leave = retour sans rien changer
copies-rescue = Sauver ce qui peut l'être…
copies-rescue-more = Dans un nouveau fichier ; le fichier abîmé reste comme il est.
choose-rescue = Où enregistrer ce qui est sauvé ?
rescue-name = { $stem } (sauvé)
home-copies-more = Revenir à un tirage, à une partie complète, à une correction
went-back = Le tournoi est revenu à l'état { $state } : { $progress }. Ce qu'il contenait avant est parmi les copies.

## Waiting for the file
waiting-busy = Le fichier est occupé
waiting-busy-more = Un autre programme l'a en main, par exemple une synchronisation, une sauvegarde ou un antivirus. Dès qu'il le rend, cela continue tout seul.
waiting-full = Le disque est plein
waiting-gone = Le fichier n'est plus là
waiting-failing = Le fichier ne peut pas être écrit
waiting-typed = Ce que vous avez saisi reste dans ses champs, et sera enregistré aussitôt que possible.
waiting-since = Attente : { $seconds } s
waiting-stop = Ne plus attendre
waiting-elsewhere = Continuer dans un autre fichier…
went-on-in = Le tournoi continue dans « { $path } ».
