# Papier parachute : finir la soirée à la main

file-name-parachute = parachute
parachute-title = Papier parachute
parachute-subtitle = Pour finir la soirée à la main si l'ordinateur s'arrête
parachute-what-to-do = Que faire
parachute-now-drawn = 1. La partie { $round } se joue : il manque { $count ->
    [one] la feuille de la table { $tables }
   *[other] les feuilles des tables { $tables }
}. Son tirage et des feuilles de match suivent ; gardez toutes les feuilles.
parachute-now-reserve = 1. La partie { $round } n'était pas encore tirée : son tirage de réserve est ci-dessous, des feuilles vierges sont à la fin. Si des équipes sont parties ou arrivées depuis, tirez à la main entre les équipes présentes.
parachute-now-not-yet = 1. La partie suivante ne peut pas être tirée telle quelle : { $why }
parachute-now-finished = 1. Toutes les parties sont jouées : le classement qui suit est le dernier.
parachute-totals = 2. Totaux : ajoutez au total du classement qui suit les points comptés de chaque feuille, au plus le plafond, puis les pénalités. À égalité, le classement d'avant décide.
parachute-rematches = 3. Qui a déjà rencontré qui se lit sur les cartes d'équipe : dans une partie au sort, évitez les revanches.
parachute-afterwards = 4. Ensuite, saisissez les feuilles ; une partie tirée à la main avec « Tirage fait à la main dans la salle » (atout pair). Vérifiez enfin avec « Contrôle ».
parachute-afterwards-reserve = 4. Ensuite, tirez la partie { $round } avec la graine « { $seed } » : le programme trouve le même tirage tant que rien n'a changé. Un tirage fait à la main se saisit avec « Tirage fait à la main dans la salle » (atout pair). Puis saisissez les feuilles et vérifiez avec « Contrôle ».
parachute-reserve = Tirage de réserve de la partie { $round }
parachute-by-lot = au sort
parachute-by-ranking = selon le classement
parachute-bye = exempt : équipe { $team }, { $name }
