# « Inscriptions » et ses dialogues

## Compteurs
registration-teams = Équipes
registration-most = sur { $most } au plus
registration-settled = Payées
registration-owing = { $count } à encaisser
registration-present = Présentes
registration-present-odd = Présentes : impair !
registration-present-bye = Présentes : impair, un exempt
registration-absent = { $count ->
    [one] { $count } absente
   *[other] { $count } absentes
}
registration-waiting = Liste d'attente

## Ligne de saisie
registration-number = N°
registration-name = Nom de l'équipe
registration-player-1 = Joueur 1
registration-player-2 = Joueur 2
registration-club = Club
registration-paid = Payé
registration-add = Ajouter
registration-full = { $max } équipes sont inscrites, c'est le maximum. Mettre { $name } sur la liste d'attente ?
registration-to-waiting = Liste d'attente
registration-twice = { $player } est déjà dans l'équipe { $team }. Ajouter quand même ?
registration-add-anyway = Ajouter quand même
registration-cleared = Ligne effacée.
registration-take-up = La reprendre
registration-clipboard = Bloc collé

## Tableau
registration-page-teams = Équipes { $count }
registration-page-beside = Liste d'attente { $count }, importer, suite
registration-search = Numéro, équipe ou joueur
registration-filter-all = Toutes { $count }
registration-filter-absent = Absentes { $count }
registration-filter-owing = À encaisser { $count }
registration-team = Équipe
registration-presence = Présence
registration-none = Tapez la première équipe ci-dessus, collez un bloc copié d'un tableur (Ctrl V) ou importez une liste (Ctrl I).
registration-none-found = Aucune équipe ici avec cette recherche et ce filtre.
registration-fixed-table = table { $table }
registration-unranked = hors classement
registration-also = { $player } est aussi dans { $count ->
    [one] l'équipe { $teams }
   *[other] les équipes { $teams }
}
registration-said-paid = payé
registration-said-unpaid = à encaisser
registration-paid-of = Payé, équipe { $team }
registration-presence-of = Équipe { $team } : { $presence }
registration-is-present = présente
registration-is-absent = absente
registration-has-left = abandon (P{ $round })
registration-is-disqualified = disqualifiée
registration-sum-due = Dû
registration-sum-received = Reçu
registration-sum-open = À encaisser

## À côté
registration-odd-title = { $count ->
    [one] { $count } présente, nombre impair
   *[other] { $count } présentes, nombre impair
}
registration-odd-means = Le tirage demande un nombre pair : attendez une équipe, ajoutez-en une hors classement ou permettez un exempt.
registration-odd-choose = Choisir…
registration-waiting-means = Au-delà de { $most } équipes, on s'inscrit ici.
registration-register = Inscrire
registration-edit-of = Modifier { $name }
registration-player-missing = manque 1 joueur
registration-to-round = Passer à la partie { $round }

## Touches
registration-hint-next = champ suivant, puis ajouter
registration-hint-add = ajouter tout de suite
registration-hint-paid = payé
registration-hint-down = aller au tableau
registration-hint-search = rechercher
registration-hint-clear = effacer la ligne
registration-hint-edit = modifier
registration-hint-presence = présente ou absente
registration-hint-table = table fixe…
registration-hint-unranked = hors classement
registration-hint-leave = retirer…
registration-hint-substitute = remplaçant…
registration-hint-grant = points accordés…
registration-hint-back = retour à la saisie

## Dialogues
dialog-save = Enregistrer
dialog-nothing = Ne rien changer
edit-team-title = Équipe { $team }
edit-team-table = Table fixe
edit-team-standing = Classement
edit-team-unranked = Hors classement
edit-team-leave = Retirer du tournoi…
edit-team-payment = Paiement
edit-team-due = Montant dû
edit-team-received = Montant reçu
edit-team-remark = Remarque
edit-team-usual = Sans montant : la finance d'inscription, { $fee } ; reçu en entier dès que c'est payé.
edit-team-not-an-amount = Un montant s'écrit 60 ou 60.50.
payment-unsaid = –
payment-cash = espèces
payment-twint = TWINT
payment-transfer = virement
payment-exempted = exemptée
fixed-table-title = Table fixe de l'équipe { $team }, { $name }
fixed-table-number = Table
fixed-table-means = Pour un joueur qui se déplace mal : l'équipe joue toutes ses parties à cette table. Sans numéro, elle joue où le sort la place.
leave-team-title = Équipe { $team }, { $name }
leave-team-withdraw = Abandon
leave-team-disqualify = Disqualification
leave-team-remove-means = L'équipe n'est dans aucun tirage : elle est effacée de la liste et le numéro { $team } redevient libre.
leave-team-withdraw-means = L'équipe garde ses points et ne joue plus. Ses matchs déjà tirés deviennent des forfaits.
leave-team-disqualify-means = L'équipe ne joue plus et quitte tous les classements. Ses matchs sans feuille deviennent des forfaits.
leave-team-return-means = L'équipe rejoue. Ses forfaits dans les parties déjà tirées sont levés.
leave-team-from = Dès la
leave-team-round = partie { $round }
leave-team-reason = Motif (obligatoire)
leave-team-do-remove = Retirer de la liste
leave-team-do-withdraw = Abandon dès la partie { $round }
leave-team-do-disqualify = Disqualifier
leave-team-do-return = Rejouer dès la partie { $round }
odd-teams-fill-in = Ajouter une équipe hors classement
odd-teams-fill-in-means = Deux personnes de l'organisation jouent, sans être classées.
odd-teams-usual-name = Organisation
odd-teams-add = Ajouter l'équipe
odd-teams-bye = Permettre un exempt
odd-teams-bye-means = À chaque partie, une équipe ne joue pas et reçoit { $points } points ; jamais deux fois la même avant les autres.
odd-teams-allow = Permettre un exempt
odd-teams-wait = Attendre une équipe
odd-teams-wait-means = Rien ne change ; le tirage attend.
odd-teams-wait-on = Attendre
import-title = Importer des équipes
import-line = Ligne
import-state = Ce qu'il en sera
import-yes = oui
import-taken = inscrite
import-to-waiting = sur la liste d'attente
import-refused = { $count ->
    [one] { $count } ligne n'est pas possible : corrigez-la dans la liste, ou importez sans elle.
   *[other] { $count } lignes ne sont pas possibles : corrigez-les dans la liste, ou importez sans elles.
}
import-waiting = { $count ->
    [one] { $count } équipe est de trop et ira sur la liste d'attente.
   *[other] { $count } équipes sont de trop et iront sur la liste d'attente.
}
import-all = { $count ->
    [one] Inscrire { $count } équipe
   *[other] Inscrire { $count } équipes
}
import-without = { $count ->
    [one] Inscrire { $count } équipe
   *[other] Inscrire { $count } équipes
}, sans { $refused ->
    [one] la ligne refusée
   *[other] les { $refused } lignes refusées
}
