tie = nos { $teams }, { $total } points : { $steps }.
tie-total = no { $team } : { $total }
tie-decided = le classement après la partie { $round } départage ({ $totals })
tie-shared = nos { $teams } : mêmes totaux après chaque partie, rang { $rank } partagé, { $count ->
    [one] le rang { $skipped } n'est pas attribué
   *[other] les rangs { $skipped } ne sont pas attribués
}
tie-shared-by-all = mêmes totaux après chaque partie, rang { $rank } partagé, { $count ->
    [one] le rang { $skipped } n'est pas attribué
   *[other] les rangs { $skipped } ne sont pas attribués
}
