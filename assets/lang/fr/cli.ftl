# La ligne de commande. Les mots de cli.md (sous-commandes, options) ne se traduisent pas.

cli-no-window = Ce programme a été construit sans fenêtre : donnez une commande (atout --help).
cli-project-alone = Le projecteur est une fenêtre : tapez « atout project FICHIER » sans autre mot, avec un Atout construit avec sa fenêtre.
cli-unknown-language = Atout ne parle pas « { $lang } » ; langues connues : { $known }.
cli-no-chance = L'ordinateur ne donne pas de nombre au hasard ; tapez une graine avec --seed.

# Appel incorrect
cli-unknown-verb = « { $verb } » n'est pas une sous-commande d'Atout ; « atout --help » en donne la liste.
cli-no-verb = Il manque la sous-commande ; « atout --help » en donne la liste.
cli-unknown-argument = « { $argument } » n'est ni une option ni une valeur attendue ici ; ajoutez --help à la commande pour voir les options.
cli-missing-argument = Il manque { $argument } ; ajoutez --help à la commande pour voir les options.
cli-value-missing = Il manque la valeur de { $argument }.
cli-invalid-value = « { $value } » ne va pas pour { $argument } ; permis : { $allowed }.
cli-number-of-values = { $argument } n'a pas le bon nombre de valeurs ; ajoutez --help à la commande pour voir ce qu'il faut.
cli-conflict = { $argument } et { $other } ne vont pas ensemble ; choisissez l'une des deux.
cli-not-utf8 = Un argument n'est pas un texte lisible (UTF-8) ; retapez-le.
cli-wrong-call = L'appel est incorrect ; ajoutez --help à la commande pour voir ce qu'il faut.
cli-not-a-number = { $option } demande un nombre entier à partir de 0, pas « { $text } ».
cli-number-too-large = « { $text } » est bien trop grand pour { $option } ; relisez le nombre.
cli-not-points = { $option } demande des points, par exemple -157 ou -78,5, pas « { $text } ».
cli-not-a-date = « { $text } » n'est pas une date ; écrivez-la ainsi : 2026-11-28.
cli-not-an-amount = « { $text } » n'est pas un montant ; écrivez-le ainsi : 60 ou 60.50.
cli-not-a-pair = « { $text } » n'est pas de la forme CLÉ=VALEUR.
cli-one-seat = Avec --instead-of, donnez une seule équipe à --teams : elle prend la place de celle qui ne vient pas.
cli-foreign-option = { $option } ne vaut que pour { $papers } ; ôtez cette option.
cli-wrong-ending = « { $file } » : ce nom doit finir par { $endings }.

# Ce qui viendrait d'une commande qui attend sa confirmation, puis l'option qui aide
cli-once-confirmed = Une fois confirmé :
cli-hint-keep-unverified = (Pour la garder à vérifier : --keep-unverified.)
cli-hint-reason = (--reason MOTIF.)
cli-hint-yes = (Pour insister : --yes.)
cli-hint-with-sheets = (Pour confirmer : --with-sheets, ou --yes.)
cli-hint-allow-rematch = (--allow-rematch.)
cli-other-ending = Ce nom ne finit pas par .jass : Atout ouvre le fichier, mais un double-clic ne le trouvera pas.
cli-hint-waiting = (--waiting.)
cli-hint-odd = (add-team --unranked, ou rules --set bye=points.)

# Ce qui a été fait
cli-created = Tournoi « { $name } » créé : { $file }
cli-imported = { $count ->
    [one] { $count } équipe importée
   *[other] { $count } équipes importées
}, { $teams } au total
cli-dry-run = { $count ->
    [one] { $count } équipe serait importée
   *[other] { $count } équipes seraient importées
}. Rien n'a été modifié.
cli-would-import = ligne { $line } : no { $number }, « { $name } », joueurs : { $players }, club : { $club }
cli-drawn = Partie { $round } tirée : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, graine « { $seed } »
cli-paired = Partie { $round } saisie à la main : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-annulled = Tirage de la partie { $round } annulé
cli-only-shown = Rien n'a été modifié (--dry-run).
cli-nothing-new = Tout est déjà enregistré : rien n'a changé.
cli-written = { $file }
cli-paper-failed = Le document n'a pas pu être écrit ; rien n'a été modifié. Signalez-le avec une copie du tournoi.
cli-demo-file = tournoi-de-demonstration
cli-demo = Démonstration jouée : { $teams } équipes, { $rounds } parties, { $files } fichiers dans { $folder }

# Ce qui se montre
cli-paper = { $word } : { $title }, état { $state }
cli-papers = { $count ->
    [one] { $count } document
   *[other] { $count } documents
}, état du tournoi { $state }
cli-papers-since = { $count ->
    [0] Aucun document n'a changé
    [one] { $count } document a changé
   *[other] { $count } documents ont changé
} depuis l'état { $since } ; état du tournoi { $state }
cli-teams = { $count ->
    [0] Aucune équipe
    [one] { $count } équipe
   *[other] { $count } équipes
}
cli-table = table { $table } : { $a } { $a_name } – { $b } { $b_name }
cli-bye = exempt : { $team } { $name }
cli-ranking = Classement après la partie { $round }
cli-ranking-final = Classement final, après la partie { $round }
cli-ranking-provisional = Classement provisoire après la partie { $round } : { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
} sur { $expected }
cli-open = { $count ->
    [0] À régler : rien
   *[other] À régler : { $count }
}
cli-notes = { $count ->
    [0] Remarques : aucune
   *[other] Remarques : { $count }
}
cli-sheets = Feuilles : { $count } (partie, table, équipes, saisi, réel, compté, état)
cli-something-open = { $count ->
    [one] { $count } point est à régler.
   *[other] { $count } points sont à régler.
}
cli-verified = Tout est en ordre : { $entries } entrées du journal, { $rounds ->
    [0] aucun tirage
    [one] { $rounds } tirage recalculé
   *[other] { $rounds } tirages recalculés
}
record-lot = Partie { $round }, tirage au sort { $version }, graine « { $seed } », tiré le { $at }, { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
}
record-ranking = Partie { $round }, selon le classement, lots { $version }, graine « { $seed } », tiré le { $at }
record-hand = Partie { $round }, tirage fait à la main, saisi le { $at }
record-list = Empreinte de la liste : { $fingerprint }
record-numbers = { $count } équipes présentes : { $numbers }
record-forbidden = { $count ->
    [0] Rencontres interdites : aucune
   *[other] Rencontres interdites : { $count } : { $pairs }
}
record-lots = Lots des rangs partagés : { $lots }
record-table = table { $table } : { $a } – { $b }
record-bye = exempt : { $team }
record-changed = Changé le { $at } : { $what } ({ $reason })
record-changed-plain = Changé le { $at } : { $what }
record-annulled = Tirage annulé le { $at }, graine « { $seed } » : { $reason }
state-paid = payé
state-absent = absente
state-unranked = hors classement
state-waiting = liste d'attente
state-withdrawn = abandon
state-disqualified = disqualifiée
state-fixed-table = table fixe { $table }

# Tableau exporté
export-rank = Rang
export-number = No
export-name = Équipe
export-player-1 = Joueur 1
export-player-2 = Joueur 2
export-club = Club
export-round = P{ $round }
export-penalties = Pénalités
export-total = Total
export-remark = Remarque
export-granted = P{ $round } points accordés
export-bye = P{ $round } exempt
export-forfeit = P{ $round } forfait
export-capped = P{ $round } plafonnée (réel { $real })

# Aide
cli-help-template =
    {"[about]"}

    Utilisation : [usage]

    {"[all-args]"}
cli-verb-value = SOUS-COMMANDE
cli-verbs-heading = Sous-commandes
cli-verb-atout = Atout dirige les tournois de jass : de l'inscription des équipes au classement final.
cli-verb-new = Crée un tournoi ; n'écrase jamais un fichier
cli-verb-event = Change le nom, la date, le lieu, la finance ou les prix
cli-verb-rules = Montre ou change le règlement
cli-verb-teams = Les équipes
cli-verb-add-team = Inscrit une équipe ; affiche son numéro
cli-verb-edit-team = Change une équipe
cli-verb-remove-team = Retire une équipe qui ne figure dans aucun tirage
cli-verb-import-teams = Importe une liste d'équipes, toutes ou aucune
cli-verb-withdraw = Abandon d'une équipe dès une partie
cli-verb-return = Retour d'une équipe qui a abandonné, ou fin de sa disqualification
cli-verb-disqualify = Disqualifie une équipe
cli-verb-substitute = Remplace un joueur ; l'équipe garde son numéro et ses points
cli-verb-grant = Accorde des points à une équipe pour une partie où elle ne figure pas
cli-verb-ungrant = Retire des points accordés
cli-verb-seat = Place des équipes arrivées après le tirage
cli-verb-draw = Tire une partie, au sort ou selon le classement
cli-verb-annul-draw = Annule la dernière partie tirée
cli-verb-pair = Saisit un tirage fait à la main dans la salle
cli-verb-swap = Échange deux équipes d'une partie, ou une équipe et l'exempt
cli-verb-pairings = Qui joue où, tel que joué
cli-verb-draw-record = Le procès-verbal d'un tirage, tel que tiré
cli-verb-enter = Saisit une feuille, ou une liste de feuilles
cli-verb-exchange-sheets = Échange les feuilles de deux tables, saisies l'une à la place de l'autre
cli-verb-turn-sheet = Échange les colonnes A et B d'une feuille
cli-verb-penalty = Donne une pénalité ; affiche son numéro
cli-verb-unpenalty = Retire une pénalité
cli-verb-ranking = Le classement après une partie
cli-verb-audit = Ce qui est à régler, les remarques, toutes les sommes
cli-verb-verify = Prouve le fichier : intégrité, journal, tirages recalculés
cli-verb-journal = Tout ce qui a été fait, dans l'ordre
cli-verb-clock = Montre l'horloge d'une partie, la lance, l'arrête, donne des minutes
cli-verb-undo = Annule la dernière action
cli-verb-redo = Rétablit l'action annulée
cli-verb-papers = Les documents qui peuvent s'imprimer, avec leur état
cli-verb-print = Écrit un document en PDF
cli-verb-export = Exporte en .csv ou .json
cli-verb-backup = Copie le tournoi, même ouvert ailleurs ; n'écrase jamais
cli-verb-demo = Joue un tournoi entier de 100 équipes inventées
cli-verb-explain = Explique chaque nombre d'une équipe
cli-verb-project = Le projecteur seul : suit le fichier qu'un autre Atout écrit
cli-arg-operator = Le nom de qui saisit (sinon : le compte de l'ordinateur)
cli-arg-lang = La langue des messages : fr
cli-arg-yes = Confirme ce qui serait demandé
cli-arg-help = Affiche cette aide
cli-arg-version = Affiche la version
cli-arg-file = Le tournoi, un fichier .jass
cli-arg-name = Le nom
cli-arg-date = Le jour
cli-arg-place = Le lieu
cli-arg-fee = La finance d'inscription d'une équipe
cli-arg-prizes = Un prix, du premier rang au dernier ; à répéter
cli-arg-rules = Le règlement : geneve, ou un fichier .toml
cli-arg-set = Une valeur du règlement ; à répéter
cli-arg-json = En JSON, pour les programmes
cli-arg-csv = En CSV, pour les programmes
cli-arg-number = Le numéro d'équipe
cli-arg-players = Un joueur ; à répéter
cli-arg-club = Le club
cli-arg-paid = A payé
cli-arg-unpaid = N'a pas payé
cli-arg-absent = Absente
cli-arg-present = Présente
cli-arg-unranked = Hors classement
cli-arg-ranked = Classée
cli-arg-waiting = Sur la liste d'attente
cli-arg-registered = Inscrite
cli-arg-fixed-table = La table qu'elle doit avoir, ou none
cli-arg-team = Le numéro d'équipe
cli-arg-source = Une liste .csv, .xlsx, .xls ou .ods, ou un autre .jass
cli-arg-dry-run = Montre ce qui en viendrait, sans rien modifier
cli-arg-teams = Les équipes
cli-arg-instead-of = L'équipe qui ne vient pas, dont la place est prise
cli-arg-from-round = La première partie concernée
cli-arg-player-out = Le joueur qui part
cli-arg-player-in = Son remplaçant
cli-arg-round = La partie
cli-arg-seed = Le texte dont le tirage est calculé
cli-arg-allow-rematch = Permet les revanches, s'il n'y a pas d'autre moyen
cli-arg-tables = Les deux tables
cli-arg-clubs-apart = Souhait : pas deux équipes du même club à une table
cli-arg-apart = Souhait : ces deux équipes ne se rencontrent pas ; à répéter
cli-arg-reason = Le motif
cli-arg-with-sheets = Retire aussi les feuilles saisies
cli-arg-from = Une liste
cli-arg-table = La table
cli-arg-points = Les points
cli-arg-deals = Les donnes jouées
cli-arg-forfeit = Qui était absent : a, b ou ab
cli-arg-keep-unverified = Garde à vérifier une feuille dont la somme est fausse
cli-arg-id = Le numéro de la pénalité
cli-arg-out = Le fichier à écrire
cli-arg-folder = Un dossier où écrire le procès-verbal et de quoi le vérifier sans ce programme
cli-arg-force = Remplace aussi un fichier d'une autre sorte
cli-arg-document = Le document
cli-arg-by = L'ordre : number, team ou player
cli-arg-format = Le format des feuilles de match : a4 ou a5
cli-arg-paper = Le papier de l'imprimante : a4 ou letter (US Letter)
cli-arg-since = Un état : seulement ce qui a changé depuis
cli-arg-without-players = Ne nomme pas les joueurs sur ce qui s'affiche au mur
cli-arg-dir = Le dossier
cli-arg-rest = (pas encore)
