# Contrôle des feuilles, sur papier.

file-name-audit = controle
papers-audit = Contrôle des feuilles
papers-audit-of-round = Contrôle des feuilles, partie { $round }
papers-audit-begins = Partie { $round } · ce qui est ouvert d'abord, puis les corrections, puis toutes les feuilles
papers-audit-sheets-go-on = Partie { $round } · toutes les feuilles, suite
papers-audit-goes-on = Partie { $round } · suite

papers-audit-open = À régler : { $count }
papers-audit-nothing-open = À régler : rien
papers-audit-match = Table { $table } · équipes { $a } et { $b }
open-here-missing-sheet = La feuille manque.
open-here-unverified-sheet = { $why } La feuille compte pour rien jusqu'à sa vérification.
open-here-second-entry-missing = La contre-saisie demandée par le règlement manque.

papers-audit-corrections = Corrections : { $count }
papers-audit-no-corrections = Corrections : aucune
papers-audit-time = HEURE
papers-audit-teams = ÉQUIPES
papers-audit-before = AVANT
papers-audit-after = APRÈS
papers-audit-by = PAR
papers-audit-reason = MOTIF
papers-audit-was-missing = feuille absente
papers-audit-taken-back = feuille retirée
papers-audit-unverified = { $sheet } (à vérifier)
papers-audit-redone = rétablissement

papers-audit-sheets = Feuilles de la partie { $round } : { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}{ $forfeits ->
    [0] {""}
    [one] {" "}et { $forfeits } forfait
   *[other] {" "}et { $forfeits } forfaits
} sur { $of }
papers-audit-hint = Réel = saisi + part des donnes non jouées · compté = réel
papers-audit-hint-capped = Réel = saisi + part des donnes non jouées · compté = réel, au plus { $cap } (*)
papers-audit-team-a = ÉQ. A
papers-audit-team-b = ÉQ. B
papers-audit-deals = DONNES
papers-audit-typed-a = SAISI A
papers-audit-typed-b = SAISI B
papers-audit-sum = SOMME
papers-audit-expected = ATTENDU
papers-audit-difference = ÉCART
papers-audit-share = PART
papers-audit-real-a = RÉEL A
papers-audit-real-b = RÉEL B
papers-audit-counted-a = COMPTÉ A
papers-audit-counted-b = COMPTÉ B
papers-audit-state = ÉTAT
papers-audit-right = juste
papers-audit-sums = { $count ->
    [one] Somme de la feuille juste
   *[other] Sommes des { $count } feuilles justes
}
papers-audit-check = Contrôle : réel A + réel B = { $points } = { $count } × { $pot }.
papers-audit-counted-same = Compté : autant.
papers-audit-counted-less = Compté : { $points } de moins, l'excédent de { $count ->
    [one] { $count } résultat plafonné (table { $tables }).
   *[other] { $count } résultats plafonnés (tables { $tables }).
}
papers-audit-counted-moved = Compté : autant, l'excédent de { $count ->
    [one] { $count } résultat plafonné (table { $tables })
   *[other] { $count } résultats plafonnés (tables { $tables })
} va à l'adversaire.
papers-audit-forfeits = { $count ->
    [one] { $count } forfait n'y est pas compris.
   *[other] { $count } forfaits n'y sont pas compris.
}
