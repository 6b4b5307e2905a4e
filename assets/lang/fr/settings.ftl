# « Réglages ».

settings-program = Ce programme
settings-tournament = Ce tournoi
settings-rules = Le règlement
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-system = Comme le système
settings-zoom = Taille du texte
settings-percent = { $percent } %
settings-sound = Son de l'horloge
settings-sound-on = Sonner 5 minutes avant la fin et à la fin
settings-sound-off = Sans son
settings-operator = Nom de ce poste
settings-operator-more = Il est écrit dans le journal à côté de chaque saisie. Vide : le nom du compte de l'ordinateur.
settings-copies = Deuxième place des copies
settings-copies-none = aucune
settings-copies-there = Elle a toutes les copies.
settings-copies-away = Elle n'est pas là pour l'instant ; les copies y iront dès son retour.
settings-copies-choose = Choisir un dossier…
settings-copies-forget = Plus de deuxième place
settings-copies-more = Une copie se fait d'elle-même à chaque tirage, à chaque partie complète et à chaque correction ensuite, sur cet ordinateur ; ici elle va aussi ailleurs, par exemple sur une clé USB. « Enregistrer une copie… » (Ctrl S) y commence.
settings-fee = Finance par équipe (francs)
settings-prize = Prix du rang { $rank }
settings-save = Enregistrer
settings-unchanged = Rien n'a été changé.
settings-wrong-field = Corrigez d'abord le champ en rouge.
settings-not-an-amount = « { $text } » n'est pas un montant ; écrivez-le comme 60 ou 60.50.
settings-scores-would-change = { $scores ->
    [one] { $scores } score changerait.
   *[other] { $scores } scores changeraient.
}
settings-insist = Changer quand même
settings-change-rules = Changer le règlement
settings-leave-rules = Laisser comme c'était
settings-allowed = Permis : { $limits }

# The values, by their key.
rule-rounds = Nombre de parties
rule-drawn-rounds = dont tirées au sort
rule-deals-per-match = Donnes par partie
rule-points-per-deal = Points par donne
rule-trumps = Atouts, donne par donne
rule-match-minutes = Minutes par partie
rule-max-teams = Équipes au plus
rule-cap = Plafond par partie
rule-cap-excess = Points au-delà du plafond
rule-value-cap-excess-lost = perdus
rule-value-cap-excess-opponents = à l'adversaire
rule-avoid-rematches = Revanches évitées
rule-value-avoid-rematches-never = jamais
rule-value-avoid-rematches-drawn = aux tirages au sort
rule-value-avoid-rematches-always = toujours
rule-bye = Nombre impair d'équipes
rule-value-bye-refuse = pas de tirage
rule-value-bye-points = une équipe exemptée
rule-bye-points = Points de l'équipe exemptée
rule-forfeit-points = Points de l'équipe présente, par forfait
rule-misdeal-penalty = Pénalité de trois fausses donnes
rule-second-entry = Contre-saisie des feuilles
rule-value-second-entry-off = non
rule-value-second-entry-offered = si l'on veut
rule-value-second-entry-required = exigée
rule-first-table = Première table
rule-closed-tables = Tables fermées
rule-none = aucun
rule-half = la moitié du match
rule-points = un nombre de points
rule-between = de { $least } à { $most }
rule-from = à partir de { $points }, la moitié d'un match
rule-up-to = de 0 à { $points }, demi-points permis
rule-any-points = des points, demi-points permis
