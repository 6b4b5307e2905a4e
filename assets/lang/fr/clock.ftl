# L'horloge d'une partie.

## Ce qu'elle montre
clock-waiting = { $time }, pas encore lancée
clock-running = { $time } à jouer
clock-ending = { $time } à jouer, la partie va se terminer
clock-paused = { $time } à jouer, l'horloge est arrêtée
clock-over = Temps écoulé depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-minutes-more = { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
}
clock-minutes-less = { $minutes ->
    [one] { $minutes } minute de moins
   *[other] { $minutes } minutes de moins
}

clock-sound-on = L'horloge sonne 5 minutes avant la fin et à la fin.
clock-sound-off = L'horloge ne sonne plus.

## La boîte « Horloge »
clock-title = Horloge de la partie { $round }
clock-begin = Lancer
clock-stop = Arrêter
clock-go-on = Reprendre
clock-from-to = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, de { $start } à { $end }
clock-given = Tables avec leurs propres minutes
clock-playing = Tables encore en jeu, minutes après la fin
clock-own-time = +{ $minutes }, encore { $left }
clock-minutes = Minutes
clock-table = Table (vide : toutes les tables)
clock-give-all = Donner { $minutes } min à toutes les tables
clock-give-table = Donner { $minutes } min à la table { $table }
clock-reset = Remettre au début
clock-take = Retirer { $minutes } min

## Ligne de commande
cli-clock = Partie { $round } : { $reading }
cli-clock-table = Table { $table } : { $given }
cli-clock-playing = Table { $table } : joue encore, { $minutes } min après la fin
cli-clock-minutes = Combien de minutes ? Donnez --minutes, par exemple --minutes 5, ou --minutes=-5 pour en retirer.
cli-clock-more-only = --minutes et --table vont avec more.
cli-arg-wish = start, pause, resume, more, end ou reset ; sans rien : montre l'horloge
cli-arg-minutes = Minutes données, ou retirées (-5)

## Journal
journal-clock-start = Départ de la partie { $round }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
journal-clock-pause = Horloge de la partie { $round } arrêtée, { $left } à jouer
journal-clock-resume = Horloge de la partie { $round } reprise, { $left } à jouer
journal-clock-give = Partie { $round } : { $given } pour tous, { $minutes } en tout
journal-clock-table = Partie { $round }, table { $table } : { $given }
journal-clock-end = Fin de la partie { $round }, temps écoulé à { $at }
journal-clock-reset = Horloge de la partie { $round } remise au début
deed-clock-start = Départ partie { $round }
deed-clock-end = Fin partie { $round }
deed-clock = Horloge partie { $round }

## Refus
refusal-clock-started = L'horloge de la partie { $round } a été lancée à { $at } ; pour la relancer, remettez-la au début.
refusal-clock-not-started = L'horloge de la partie { $round } n'est pas lancée ; lancez-la d'abord.
refusal-clock-stands-still = L'horloge de la partie { $round } est déjà arrêtée ; reprenez-la pour continuer.
refusal-clock-runs = L'horloge de la partie { $round } marche déjà.
refusal-time-is-out = Le temps de la partie { $round } est écoulé ; pour jouer encore, donnez des minutes.
refusal-time-is-not-out = Le temps de la partie { $round } n'est pas écoulé : l'horloge va jusqu'au bout.
refusal-clock-minutes = On donne ou retire de 1 à { $most } minutes, et il en reste au moins une.
