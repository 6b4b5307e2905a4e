# « Accueil » and the form of a new tournament.

home-title = Tournois de jass
home-subtitle = De l'inscription des équipes au classement final
home-new-more = Nom, date et lieu : trois lignes à remplir
home-open-more = Un fichier de l'ordinateur ou d'une clé USB
home-rehearse-more = Avec 100 équipes inventées
home-rehearse-note = L'exercice est toujours marqué EXERCICE, à l'écran et sur le papier. Il ne touche pas à vos tournois.
home-current = Tournoi en cours
home-finished = Tournoi terminé
home-resume = Reprendre
home-registering = Inscriptions
home-sheets = { $sheets ->
    [one] { $sheets } feuille sur { $matches }
   *[other] { $sheets } feuilles sur { $matches }
}
home-saved = Tout est enregistré.
home-last = Dernière saisie à { $time } : { $deed }
home-where = { $date }, { $place }
home-where-teams = { $place } · { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}
home-where-file = { $place } · { $file }
home-absent = clé USB absente ?
home-welcome = Bienvenue
home-welcome-new = Un tournoi est un seul fichier : ses équipes, ses tirages, ses feuilles et son journal. Tout ce que vous saisissez y est enregistré aussitôt.
home-create-first = Créer un tournoi
home-welcome-try = Pour essayer d'abord
home-welcome-try-more = L'exercice ouvre un tournoi inventé de 100 équipes : tirez une partie, saisissez des feuilles, imprimez. Rien ne peut mal tourner.
home-try = Essayer avec l'exercice
home-recent = Tournois récents
home-recent-key = touche 2
home-recent-keys = touches 2 à { $last }
home-recent-finished = Terminé, { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}
home-recent-round = Partie { $round } : { $sheets } sur { $matches }
home-forget = Retirer de la liste : { $name }
home-show = Montrer dans son dossier : { $name }
home-hint-resume = reprendre
home-hint-choose = choisir
home-hint-forget = retirer de la liste
home-hint-new = nouveau
home-hint-open = ouvrir
home-hint-rehearse = exercice
home-hint-next = champ suivant
home-hint-create = créer le tournoi
home-hint-back = retour sans rien créer
home-promise = Tout reste sur cet ordinateur, sans Internet · version { $version }

new-title = Nouveau tournoi
new-name = Nom du tournoi
new-date = Date
new-place = Lieu
new-file = Fichier
new-file-name = Tournoi de jass
new-file-more = Dans vos documents. Le fichier porte le nom du tournoi ; vous pouvez en choisir un autre, aussi sur une clé USB.
new-rules = Règlement
new-rules-geneva = Genève
new-rules-file = D'un fichier TOML…
new-teams = Équipes au départ
new-teams-none = Aucune
new-teams-of = Celles d'un ancien tournoi…
new-create = Créer le tournoi
new-back = Retour
browse = Parcourir…
not-a-date = « { $text } » n'est pas une date ; écrivez-la comme 12.12.2026.
date-as = Écrivez la date comme 12.12.2026.
choose-copy-folder = Dossier des copies
choose-ruleset = Choisir un règlement
choose-teams-of = Choisir un ancien tournoi
choose-new-file = Où enregistrer le tournoi ?
choose-kind-ruleset = Règlements (TOML)
files-list-needs-tournament = Ouvrez d'abord un tournoi : une liste d'équipes s'importe dans ses inscriptions.
