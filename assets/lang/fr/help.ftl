# « Aide ». Lines are « name | text » or « key | what it does ».

help-page-evening = La soirée et les touches

help-evening = La soirée en dix étapes
help-steps =
    Créer le tournoi | Ctrl N sur l'accueil : nom, date et lieu. Le fichier garde tout, à chaque saisie.
    Inscrire les équipes | Une ligne par équipe, ⏎ de champ en champ. Une liste du tableur se colle ou s'importe.
    Encaisser et pointer | Espace marque une équipe payée, A absente. Le nombre de présentes doit être pair.
    Tirer la partie 1 | Ctrl 1, puis ⏎. Les parties tirées au sort peuvent l'être toutes d'avance.
    Imprimer et afficher | F4 : liste par table, par équipe ou par joueur, et les feuilles de match. F9 projette les tables dans la salle.
    Lancer l'horloge | F8 au coup de départ. Elle continue même si le programme est fermé.
    Saisir les feuilles | F6 : table ⏎ points A ⏎ points B ⏎. Une somme fausse reste dans le champ et s'explique.
    Contrôler | F3 : ce qui manque ou ne va pas, chaque fois avec le bouton qui y mène.
    Passer à la partie suivante | Quand toutes les feuilles sont là. La dernière partie se forme selon le classement.
    Donner les prix | Ctrl 5 : le classement final. Imprimez-le. Des copies se font d'elles-mêmes, aussi sur une clé (F12).

help-unplanned = Quand cela ne se passe pas comme prévu
help-unplanned-lines =
    Une équipe arrive après le tirage | Ajoutez-la aux inscriptions : le programme propose aussitôt une place. Ou Tirage, touche R.
    Une équipe ne vient pas à sa table | Feuilles : le numéro de la table, puis F : forfait, ou la place à une équipe en retard.
    Un joueur rentre chez lui | Inscriptions, touche S : remplaçant. Si personne ne vient : touche R, abandon.
    Deux demi-équipes n'en font qu'une | Inscriptions : touche S dans l'une, remplaçant ; touche R pour l'autre, abandon.
    Une équipe doit recevoir des points pour une partie manquée | Inscriptions, touche P : points accordés.
    Une feuille est fausse, même après le classement | ⏎ sur la feuille, au classement ou au contrôle : ce qui change est dit avant.
    Deux feuilles sont échangées, ou A et B inversés | Feuilles, touche X. Ou les liens de « Corriger la feuille ».
    Deux équipes ne doivent pas jouer l'une contre l'autre | Avant le tirage : touche N. Après : Tirage, touche X, échanger.
    Le temps manque, ou il en reste | F12 : nombre de parties, minutes, plafond. Ce qui change est dit avant.
    Tout reprendre à un moment d'avant | Ctrl Maj R : les copies, et ce qui s'est passé depuis. Aussi si le fichier est abîmé.
    L'ordinateur s'arrête | Documents : le « papier parachute » après chaque partie permet de finir à la main.

help-when = Une ligne par geste, une colonne par moment de la soirée. « non » dit toujours quoi faire à la place.
help-confirmed = { $sign } : c'est fait une fois confirmé. La fenêtre demande, avec un motif s'il le faut.
help-now = Maintenant :
help-cell = { $act } ; { $stage } : { $sign }
help-cell-short = { $stage } : { $sign }

help-everywhere = Touches valables partout
help-screens = Touches d'un seul écran
help-screens-more = Dans les champs de texte, les lettres sont du texte. Partout : ⏎ fait ce que dit le bouton plein, Échap ferme sans rien changer, Tab va au champ suivant.

help-home = Accueil
help-home-keys =
    ⏎ | reprendre le tournoi
    2 à 9 | ouvrir un tournoi récent
    ↑ ↓ | choisir
    Suppr | retirer de la liste
help-line = Inscriptions, ligne des champs
help-line-keys =
    ⏎ | champ suivant ; au dernier : ajouter
    Ctrl ⏎ | ajouter tout de suite
    Ctrl Espace | payé
    ↓ | aller au tableau
    Échap | effacer la ligne
    Ctrl L | liste d'attente
help-teams = Inscriptions, tableau
help-teams-keys =
    ⏎ | modifier
    Espace | payé
    A | présente ou absente
    T | table fixe…
    R | retirer du tournoi…
    H | hors classement
    S | remplaçant…
    P | points accordés…
help-draw = Tirage
help-draw-keys =
    ⏎ | tirer au sort
    G | autre graine
    M | saisir un tirage fait à la main…
    N | ne pas se rencontrer : noter un souhait
    T, Q, J | par table, par équipe, par joueur
    X | échanger deux équipes…
    R | placer une équipe en retard…
    V | procès-verbal
    Suppr | annuler ce tirage…
help-sheets = Feuilles
help-sheets-keys =
    ⏎ | champ suivant ; au dernier : enregistrer
    Maj ⏎ | champ précédent
    E et un numéro | la table de cette équipe
    ↑ ↓ | table manquante précédente, suivante
    D | donnes jouées
    F | forfait…
    X | feuilles échangées, colonnes inversées…
    V | garder une somme fausse à vérifier
    A, B ou = | après les points : le vainqueur coché sur le papier, si vous voulez le contrôler
    C | contre-saisie : une deuxième personne retape les feuilles sans voir la première saisie
    T | toutes les feuilles
    Échap | effacer la saisie
help-standings = Classement
help-standings-keys =
    ↑ ↓ | équipe
    ⏎ | ses feuilles
    P | pénalité…
    M | voir les tables manquantes
help-check = Contrôle
help-check-keys =
    Tab | à régler, sommes, journal
    ↑ ↓ | choisir
    ⏎ | le bouton de la ligne
help-correct = Corriger la feuille
help-correct-keys =
    ⏎ | champ suivant
    Ctrl ⏎ | corriger
    Échap | ne rien changer
help-documents = Documents
help-documents-keys =
    ↑ ↓ | choisir un document
    Espace | cocher
    ⏎ | imprimer
    O | ouvrir
    S | enregistrer en PDF…
    T | page pour les téléphones…
    ← → | page précédente, suivante
    Z | page entière ou pleine largeur
    R | réimprimer les documents périmés
