# Refus : une phrase qui dit ce qui ne va pas et ce qu'il faut faire.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
range = { $first } à { $last }
places-of-round = partie { $round } : { $count ->
        [one] table
       *[other] tables
    } { $tables }

refusal-line = Ligne { $line } : { $sentence }
refusal-list = { $count ->
    [one] Une ligne ne peut pas être prise ; rien n'a été enregistré. Corrigez-la et recommencez.
   *[other] { $count } lignes ne peuvent pas être prises ; rien n'a été enregistré. Corrigez-les et recommencez.
}

# Textes
field-tournament = Le nom du tournoi
field-place = Le lieu
field-prize = Le prix
field-team = Le nom de l'équipe
field-player = Le nom du joueur
field-club = Le nom du club
field-reason = Le motif
field-remark = La remarque
field-operator = Le nom du poste
refusal-control-character = { $field } contient un caractère de commande invisible ; retapez-le sans copier-coller.
refusal-text-too-long = { $field } a { $length } caractères ; raccourcissez-le à { $most } au plus.
refusal-name-missing = Le tournoi n'a pas de nom ; donnez-lui un nom.
refusal-reason-missing = Le motif est vide ; dites en quelques mots pourquoi.
refusal-nothing-given = La liste est vide : il n'y a rien à enregistrer.
refusal-nothing-to-undo = Il n'y a rien à annuler.
refusal-nothing-to-redo = Il n'y a rien à rétablir.

# Tournoi et règlement
refusal-amount-out-of-range = Un montant doit être de 0 à 100'000 francs.
refusal-uneven-trumps = Ordre des atouts inégal : le donneur { $dealer } aurait une couleur plus souvent qu'une autre (il donne une donne sur quatre à partir de la donne { $dealer }). Changez l'ordre, ou insistez.
refusal-rounds-already-drawn = La partie { $drawn } est déjà tirée : le tournoi ne peut pas avoir moins de parties. Annulez d'abord ce tirage.
refusal-teams-already-registered = { $registered } équipes sont déjà inscrites : le maximum ne peut pas être plus petit.
refusal-sheet-would-be-impossible = La feuille de la partie { $round }, table { $table }, ne serait plus possible avec cette valeur ; le règlement reste comme il est.

# Équipes
refusal-no-such-team = Il n'y a pas d'équipe { $team } ; vérifiez le numéro.
refusal-team-number = { $number } n'est pas un numéro d'équipe ; choisissez un numéro de 1 à 9999.
refusal-number-taken = Le numéro { $number } est pris par « { $by } ». Prochain numéro libre : { $free }.
refusal-no-number-left = Il n'y a plus de numéro d'équipe libre.
refusal-name-or-players-missing = Il manque le nom de l'équipe ou des deux joueurs.
refusal-too-many-players = Une équipe a deux joueurs au plus, pas { $given }.
refusal-name-taken = Le nom « { $name } » est déjà celui de l'équipe { $by } ; ajoutez quelque chose qui les distingue.
refusal-full = { $max } équipes sont inscrites, c'est le maximum ; mettez l'équipe sur la liste d'attente.
refusal-registration-closed = La partie { $round } est tirée, la dernière au sort : plus aucune équipe ne peut s'inscrire. Elle peut aller sur la liste d'attente.
refusal-team-is-drawn = L'équipe { $team } figure dans un tirage : ni retrait, ni autre numéro, ni liste d'attente ne sont possibles. Marquez-la absente pour les parties suivantes.
refusal-no-such-fixed-table = { $table } n'est pas un numéro de table ; choisissez un numéro de 1 à 9999.
refusal-already-left = L'équipe { $team } a déjà quitté le tournoi, dès la partie { $from } ; pour changer cela, notez d'abord son retour.
refusal-already-disqualified = L'équipe { $team } est disqualifiée ; pour changer cela, notez d'abord son retour.
refusal-already-played = L'équipe { $team } a joué la partie { $round } (table { $table }, la feuille est là) : son abandon ne peut compter qu'à partir d'une partie suivante.
refusal-not-away = L'équipe { $team } n'est pas absente de la partie { $round } : il n'y a pas de retour à noter.
refusal-no-such-player = L'équipe { $team } n'a pas de joueur « { $player } » ; ses joueurs : { $players }.
refusal-substitute-missing = Il manque le nom du remplaçant.

# Parties
refusal-no-such-round = Il n'y a pas de partie { $round } : le tournoi a les parties 1 à { $last }.
refusal-round-not-drawn = La partie { $round } n'est pas encore tirée ; tirez-la d'abord.
refusal-already-drawn = La partie { $round } est déjà tirée (à { $at }) ; pour la tirer à nouveau, annulez d'abord ce tirage avec un motif.
refusal-earlier-round-not-drawn = La partie { $missing } n'est pas encore tirée ; tirez-la avant la partie { $round }.
refusal-sheets-open-lot = Avant de tirer la partie { $round } : { $count ->
    [one] { $count } feuille manque ou est à vérifier
   *[other] { $count } feuilles manquent ou sont à vérifier
} ({ $places }). { $count ->
    [one] Saisissez-la
   *[other] Saisissez-les
}, ou insistez pour tirer quand même.
refusal-sheets-open-ranking = La partie { $round } se forme selon le classement : { $count ->
    [one] { $count } feuille manque ou est à vérifier
   *[other] { $count } feuilles manquent ou sont à vérifier
} ({ $places }). { $count ->
    [one] Saisissez-la
   *[other] Saisissez-les
} d'abord.
refusal-not-the-last-round = Seule la dernière partie tirée, la partie { $last }, peut être annulée, pas la partie { $round }.
refusal-round-has-sheets = La partie { $round } a déjà { $sheets ->
    [one] { $sheets } feuille, qui serait effacée
   *[other] { $sheets } feuilles, qui seraient effacées
} avec le tirage ; confirmez que vous le voulez.
refusal-against-itself = L'équipe { $team } ne peut pas jouer contre elle-même ; corrigez l'un des deux numéros.
refusal-paired-twice = L'équipe { $team } figure deux fois dans ce tirage ; corrigez l'un des deux numéros.
refusal-already-in-draw = L'équipe { $team } figure déjà dans la partie { $round } ; corrigez le numéro.
refusal-table-twice = La table { $table } figure deux fois dans ce tirage ; corrigez l'un des deux numéros.
refusal-table-out-of-range = { $table } n'est pas un numéro de table ; choisissez un numéro de 1 à 9999.
refusal-match-without-table = Il manque le numéro de la table.
refusal-team-waits = L'équipe { $team } est sur la liste d'attente ; inscrivez-la d'abord.
refusal-team-absent = L'équipe { $team } est marquée absente ; marquez-la présente d'abord.
refusal-team-left = L'équipe { $team } a quitté le tournoi ; elle ne peut plus être tirée.
refusal-left-out = { $count ->
    [one] L'équipe { $teams } est présente et manque dans ce tirage ; ajoutez-la, ou marquez-la absente.
   *[other] Les équipes { $teams } sont présentes et manquent dans ce tirage ; ajoutez-les, ou marquez-les absentes.
}
refusal-two-byes = Les équipes { $first } et { $second } seraient toutes deux exemptes ; faites-les jouer l'une contre l'autre.
refusal-swap-with-itself = L'équipe { $team } ne peut pas être échangée avec elle-même ; donnez deux équipes.
refusal-swap-of-opponents = Les équipes { $first } et { $second } jouent l'une contre l'autre à la table { $table } : les échanger ne change rien. Donnez des équipes de deux tables.
refusal-table-has-sheet = La table { $table } de la partie { $round } a déjà sa feuille : ses équipes restent. Choisissez une table sans feuille.
refusal-bye-again = L'équipe { $team } a déjà été exempte ({ $count ->
    [one] partie
   *[other] parties
} { $rounds }) et d'autres moins souvent ; choisissez une équipe qui l'a été moins.
refusal-later-round-drawn = La partie { $last } est déjà tirée : plus aucune équipe ne peut être placée dans la partie { $round }.
refusal-bye-not-allowed = L'équipe { $team } serait exempte, ce que le règlement ne prévoit pas ; permettez un exempt (bye = points) ou ajoutez une équipe hors classement.

# Tirage
refusal-seed = La graine doit avoir de 1 à 200 caractères ; celle-ci en a { $length }.
refusal-too-few = { $present ->
    [0] Aucune équipe n'est présente
    [one] Une seule équipe est présente
   *[other] { $present } équipes sont présentes
} : il en faut au moins deux pour un tirage.
refusal-odd = { $present } équipes sont présentes, nombre impair : attendez une équipe, ajoutez-en une hors classement ou permettez un exempt (bye = points).
refusal-fixed-table-shared = La table { $table } est fixée pour les équipes { $first } et { $second } ; donnez une autre table à l'une des deux.
refusal-fixed-table-beyond = L'équipe { $team } ne peut pas avoir la table { $table } : cette partie a les tables { $tables }. Donnez-lui une autre table fixe.
refusal-draw-impossible = { $forbidden ->
    [one] Une rencontre a déjà eu lieu
   *[other] { $forbidden } rencontres ont déjà eu lieu
} : sans revanche, aucun tirage n'est possible. Permettez les revanches pour cette partie.
refusal-draw-impossible-bye = { $forbidden ->
    [one] Une rencontre a déjà eu lieu
   *[other] { $forbidden } rencontres ont déjà eu lieu
} et nul ne peut être exempt deux fois avant les autres : aucun tirage n'est possible. Permettez les revanches pour cette partie, ou ajoutez une équipe hors classement.
refusal-wish-clubs = Le souhait de séparer les clubs ne peut pas être tenu : « { $club } » a { $teams } équipes sur { $present }, et aucun tirage ne sépare tous les clubs. Renoncez à ce souhait.
refusal-wish-clubs-not-found = Le souhait de séparer les clubs n'a pas été tenu : « { $club } » a { $teams } équipes sur { $present }, et { $attempts } essais n'ont pas séparé tous les clubs. Essayez une autre graine, ou renoncez à ce souhait.
refusal-wish-pairs-not-found = { $attempts } essais n'ont pas séparé les équipes { $pairs } ; essayez une autre graine, ou renoncez à un souhait.
refusal-wish-pairs = { $count ->
    [one] Le souhait de séparer les équipes { $pairs } ne peut pas être tenu ; renoncez-y.
   *[other] Les souhaits de séparer les équipes { $pairs } ne peuvent pas être tenus ensemble ; renoncez à l'un d'eux.
}
refusal-no-wish-by-ranking = La partie { $round } se forme selon le classement : aucun souhait n'y change rien. Formez-la sans souhait.
refusal-apart-from-itself = L'équipe { $team } ne peut pas être séparée d'elle-même ; donnez deux équipes.
refusal-draw-not-found = Un tirage sans revanche existe, mais { $attempts } essais n'en ont pas trouvé. Essayez une autre graine ; si cela ne suffit pas, permettez les revanches dans le règlement.

# Feuilles et pénalités
refusal-no-such-table = La table { $table } n'existe pas dans la partie { $round } : tables { $tables }.
refusal-too-many-deals = Un match a { $most } donnes au plus, pas { $deals } ; relisez la feuille.
refusal-points-out-of-range = { $points } est bien trop grand pour une feuille ; relisez le nombre.
refusal-sheet-in = La table { $table } a déjà sa feuille, { $content } ; pour la corriger, donnez un motif.
refusal-sheet-in-same = La table { $table } a déjà cette feuille, { $content } : il n'y a rien à faire.
refusal-entry-twice = La table { $table } figure deux fois dans la liste ; gardez une seule ligne.
refusal-forfeit-stays = La table { $table } a un forfait, qui reste à sa table ; pour le changer, saisissez sa feuille à nouveau avec un motif.
refusal-same-table = La table { $table } est donnée deux fois ; donnez deux tables.
refusal-no-sheet = La table { $table } n'a pas encore de feuille dans la partie { $round }.
refusal-no-sheets = Les tables { $first } et { $second } n'ont pas encore de feuille dans la partie { $round }.
refusal-not-in-round = L'équipe { $team } ne figure pas dans la partie { $round } ; vérifiez le numéro.
refusal-stands-in-round = L'équipe { $team } figure dans la partie { $round } : ses points viennent de là ; corrigez sa feuille ou donnez une pénalité.
refusal-grant-out-of-range = Les points accordés vont de 0 à { $most }, ceux d'un match entier.
refusal-has-grant = L'équipe { $team } a des points accordés pour la partie { $round } ; retirez-les d'abord.
refusal-no-such-grant = L'équipe { $team } n'a pas de points accordés pour la partie { $round }.
refusal-no-points = Une pénalité de 0 point n'a pas d'effet ; donnez un nombre de points.
refusal-no-such-penalty = Il n'y a pas de pénalité { $id } ; vérifiez le numéro.
refusal-no-penalty-left = Il n'y a plus de numéro libre pour une pénalité.

# Dates
date-long = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
