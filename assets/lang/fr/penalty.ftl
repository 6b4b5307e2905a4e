# La fenêtre des pénalités
penalty-title = Pénalité
penalty-round = Partie
penalty-team = N° de l'équipe
penalty-points = Points
penalty-misdeals = Trois fausses donnes : { $points }
penalty-misdeals-reason = trois fausses donnes de suite
penalty-not-points = Des points s'écrivent en chiffres : −157, ou −78½.
penalty-too-many-points = C'est bien plus de points qu'une partie n'en donne.
penalty-do = Donner la pénalité
penalty-in-force = Pénalités en vigueur
penalty-line = Équipe { $team }, partie { $round } : { $points } ({ $reason })
penalty-take-back = Retirer la pénalité { $id }…
penalty-take-back-title = Retirer la pénalité { $id }
penalty-take-back-do = Retirer la pénalité

points-nothing-yet = Donnez l'équipe et les points : ce qui en suit s'affiche ici, avant que rien ne soit fait.

# Points accordés
grant-title = Points accordés
grant-button = Points accordés…
grant-means = Pour une partie où l'équipe ne figure pas : arrivée plus tard, oubliée au tirage.
grant-half = La moitié d'un match : { $points }
grant-half-reason = arrivée après cette partie
grant-do = Accorder les points
grant-in-force = Points accordés jusqu'ici
grant-line = Équipe { $team }, partie { $round } : { $points } ({ $reason })
grant-take-back = Retirer ceux de l'équipe { $team }, partie { $round }…
grant-take-back-title = Retirer les points accordés à l'équipe { $team }, partie { $round }
grant-take-back-do = Retirer les points
