open-missing-sheet = Partie { $round }, table { $table } : la feuille des équipes { $a } et { $b } manque ; demandez-la et saisissez-la.
open-unverified-sheet = Partie { $round }, table { $table }, équipes { $a } et { $b } : feuille à vérifier, elle ne compte pas. { $why }
open-sum-right-now = La somme est juste avec le règlement actuel ; saisissez-la à nouveau.
open-second-entry-missing = Partie { $round }, table { $table } : la contre-saisie demandée par le règlement manque.
open-odd-teams = { $present } équipes présentes, nombre impair : le tirage de la partie { $round } demande un nombre pair ; attendez une équipe, ajoutez-en une hors classement ou permettez un exempt.

note-time-out = Partie { $round }, table { $table } : temps écoulé, { $deals ->
    [0] aucune donne jouée
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
}, { $typed_a }–{ $typed_b } et { $share } à chaque équipe : { $real_a }–{ $real_b }.
note-capped = Partie { $round }, table { $table } : l'équipe { $team } a fait { $real }, elle compte { $counted } (plafond).
note-forfeit = Partie { $round }, table { $table } : forfait, équipe { $a } { $points_a }, équipe { $b } { $points_b }.
note-corrected = Partie { $round }, table { $table } : feuille corrigée après sa saisie ; l'ancien score est dans le journal.
note-penalty = Pénalité { $id }, partie { $round } : équipe { $team }, { $points } ({ $reason }).
note-rematch = Partie { $round } : revanche des équipes { $a } et { $b } ({ $count ->
    [one] déjà dans la partie
   *[other] déjà dans les parties
} { $rounds }).
note-repair = Partie { $round } : { $what }.
note-repair-at = Partie { $round }, { $count ->
    [one] table
   *[other] tables
} { $tables } : { $what }.
note-granted = Partie { $round } : { $points } points accordés à l'équipe { $team } ({ $reason }).
note-returned = L'équipe { $team } a quitté le tournoi de la partie { $from } à la partie { $until }, où elle est revenue.
note-annulled-draw = Partie { $round } : un tirage annulé le { $at } ({ $reason }).
note-hand-pairing = Partie { $round } : tirage fait à la main dans la salle.
note-moved = équipe { $team } (rang { $then }, maintenant { $now })
note-pairing-on-old-ranking = La partie { $round } repose sur un ancien classement : { $moved }. Les rencontres restent comme elles ont été jouées.
note-duplicate-player = { $player } est dans les équipes { $teams } : une erreur, ou deux personnes ?
note-withdrawn = L'équipe { $team } a quitté le tournoi dès la partie { $from }.
sheet-state-missing = manque
sheet-state-unverified = à vérifier
sheet-state-forfeit = forfait
sheet-state-corrected = corrigée
sheet-state-ok = en ordre
annulled-by-undo = annulation

finding-integrity = Le fichier est abîmé : { $detail }
finding-foreign-key = La table « { $table } » renvoie à quelque chose qui n'existe pas.
finding-broken-chain = Le journal a été modifié à l'entrée { $state } : sa chaîne est rompue.
finding-diverged = La table « { $table } » n'est pas ce que dit le journal.
finding-draw = Le tirage de la partie { $round }, recalculé, donne d'autres rencontres.
flaw-beginning = Journal, entrée { $state } : un journal commence par un nouveau tournoi, et n'en fait pas d'autre.
flaw-undo = Journal, entrée { $state } : elle n'annule ou ne rétablit pas ce qu'elle dit.
flaw-before = Journal, entrée { $state } : elle change autre chose que ce qui était là.
flaw-reason = Journal, entrée { $state } : il manque le motif.
flaw-drawn-of-others = Journal, entrée { $state } : le tirage de la partie { $round } n'est pas celui des équipes, des rencontres et du classement de ce moment.
flaw-clock = Journal, entrée { $state } : l'horloge de la partie { $round } n'est pas celle de son tirage, ou pas réglée comme dit.
flaw-corrections = Partie { $round }, table { $table } : la feuille ne compte pas juste ses corrections.
flaw-second-entry = Partie { $round }, table { $table } : la contre-saisie porte sur une feuille qui ne disait pas cela.
flaw-sum = Partie { $round }, table { $table } : la feuille compte, et sa somme est fausse.
flaw-round = La partie { $round } est tirée sans celle d'avant, ou après la dernière.
flaw-too-many-teams = { $registered } équipes sont inscrites, plus que le règlement n'en permet.
flaw-grant = Partie { $round } : les points accordés à l'équipe { $team } ne peuvent pas l'être.
flaw-left-and-waits = Partie { $round } : l'équipe { $team } a quitté le tournoi, et son match attend sa feuille ou elle est exempte.
flaw-name-of-team = Équipe { $team } : un nom ne peut pas être ainsi (trop long, vide, caractère invisible).
flaw-name = Un texte du tournoi ne peut pas être ainsi (trop long, caractère invisible).
