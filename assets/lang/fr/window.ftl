# The window: what stands around every screen. Each screen has a file of its own.

## Keys
key-ctrl = Ctrl
key-shift = Maj
key-escape = Échap
key-space = Espace
key-delete = Suppr

## Commands
command-undo = Annuler
command-redo = Rétablir
command-search = Rechercher
command-registration = Inscriptions
command-round-1 = Partie 1
command-round-2 = Partie 2
command-round-3 = Partie 3
command-round-4 = Partie 4
command-final = Classement final
command-draw = Tirage
command-sheets = Feuilles
command-standings = Classement
command-clock = Horloge : lancer, arrêter, reprendre
command-clock-more = Horloge : donner des minutes…
command-clock-reset = Horloge : remettre au début
command-sound = Horloge : avec ou sans son
command-help = Aide
command-home = Tournoi
command-check = Contrôle
command-documents = Documents
command-settings = Réglages
command-new = Nouveau tournoi…
command-open = Ouvrir un tournoi…
command-rehearse = Exercice
command-copy = Enregistrer une copie…
command-close = Fermer le tournoi
command-import = Importer une liste…
command-export = Exporter…
command-page = Page pour les téléphones…
command-print = Imprimer…
command-verify = Vérifier le fichier
command-seat = Placer une équipe arrivée en retard…
command-take-seat = Donner la place d'une équipe qui ne vient pas…
command-swap = Échanger deux équipes d'un tirage…
command-substitute = Remplaçant : remplacer un joueur…
command-grant = Points accordés…
command-penalty = Pénalité…
command-exchanged = Deux feuilles échangées…
command-turned = Colonnes inversées d'une feuille…
command-larger = Agrandir le texte
command-smaller = Réduire le texte
command-light = Thème clair
command-dark = Thème sombre
command-full-screen = Plein écran
command-palette = Toutes les commandes
command-quit = Quitter
palette-hint = Que voulez-vous faire ?
palette-none = Aucune commande ne s'appelle ainsi.

## Bar
bar-undo = Annuler : { $deed }
bar-redo = Rétablir : { $deed }
bar-saved = Enregistré { $time }
bar-saved-here = Enregistré { $time } · copies : une place manque
bar-cannot-save = Enregistrement impossible : { $reason }
bar-home = Accueil
bar-rehearsal = EXERCICE
bar-read-only = Lecture seule
bar-time-out = Temps écoulé
bar-last-minutes = Dernières minutes
bar-clock-start = Lancer l'horloge, { $time }
bar-clock-stop = Arrêter l'horloge, { $time }
bar-clock-go-on = Reprendre l'horloge, { $time }
undone = Annulé : { $deed }. Rétablir : Ctrl Y
redone = Rétabli : { $deed }. Annuler : Ctrl Z
close-notice = Fermer le message

## Deeds, after « Annuler : »
deed-created = Tournoi créé
deed-undid = Annulation
deed-redid = Rétablissement
deed-rescued = Fichier abîmé sauvé
deed-event = Tournoi modifié
deed-rules = Règlement modifié
deed-team-added = Équipe { $team } inscrite
deed-teams-imported = { $count ->
    [one] Import de { $count } équipe
   *[other] Import de { $count } équipes
}
deed-team-edited = Équipe { $team } modifiée
deed-team-removed = Équipe { $team } retirée
deed-withdrawn = Abandon équipe { $team }
deed-returned = Retour équipe { $team }
deed-disqualified = Disqualification équipe { $team }
deed-substituted = Remplacement équipe { $team }
deed-seated = { $count ->
    [one] Équipe { $teams } placée
   *[other] Équipes { $teams } placées
}
deed-seat-taken = Équipe { $team } à la place de l'équipe { $of }
deed-granted = Points accordés à l'équipe { $team }
deed-grant-taken-back = Points accordés à l'équipe { $team } retirés
deed-draw = Tirage partie { $round }
deed-pair = Partie { $round } saisie à la main
deed-swap = Échange des équipes { $teams }
deed-annul = Tirage partie { $round } annulé
deed-sheet = Feuille table { $table }
deed-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
deed-sheets-exchanged = Feuilles { $tables } échangées
deed-sheet-turned = Feuille table { $table } inversée
deed-penalty = Pénalité équipe { $team }
deed-unpenalty = Pénalité { $id } retirée

## Steps
step-registration = Inscriptions
step-round = Partie { $round }
step-final = Classement final
step-teams = { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}
step-to-draw = à tirer
step-by-ranking = selon classement
step-drawn = tirée, 0/{ $matches } feuilles
step-sheets = { $sheets }/{ $matches } feuilles
step-after = après la partie { $round }
step-provisional = provisoire
step-settled = définitif

## Files
window-read-only = Un autre programme a ce fichier en main, ou il est protégé : vous pouvez tout regarder, sans rien changer.
choose-tournament = Ouvrir un tournoi
choose-copy = Enregistrer une copie
choose-teams = Importer une liste d'équipes
choose-export = Exporter les résultats
choose-record = Enregistrer le procès-verbal
choose-checker = Enregistrer le vérificateur
choose-kind-record = Procès-verbal de tirage (JSON)
choose-kind-page = Page pour un navigateur (HTML)
choose-export-name = resultats
choose-paper = Enregistrer en PDF
choose-papers-folder = Enregistrer séparément : dans quel dossier ?
choose-kind-tournament = Tournois Atout
choose-kind-list = Listes (CSV, Excel, LibreOffice)
choose-kind-results = Résultats (CSV, Excel, JSON, page web)
choose-page = Enregistrer la page pour les téléphones
choose-kind-paper = Documents PDF
copy-made = Copie enregistrée : { $path }
export-made = Résultats enregistrés : { $path }
paper-saved = { $count ->
    [one] Document enregistré : { $path }
   *[other] { $count } documents enregistrés : { $path }
}
paper-saved-in-part = Enregistrés : { $saved } sur { $of }. { $troubles }
paper-printing = { $count ->
    [one] Envoyé à l'imprimante : { $titles }
   *[other] Envoyés à l'imprimante : { $titles }
}
paper-no-printer = Ce système n'a pas de commande pour imprimer. Le document s'ouvre : imprimez-le depuis là.
paper-failed = Le document n'a pas pu être écrit.

## Start
start-failed = La fenêtre ne peut pas s'ouvrir sur cet ordinateur : ni l'un ni l'autre des deux moyens de dessiner ne fonctionne. Les détails sont dans { $log }. La ligne de commande fonctionne : atout --help.
