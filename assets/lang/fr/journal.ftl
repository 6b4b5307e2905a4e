# Avertissements
warning-fixed-tables-meet = Les équipes { $holds } et { $gives_way } ont chacune une table fixe et se rencontrent : elles jouent à la table { $table }, celle de l'équipe { $holds }.
warning-rematches-allowed = Aucun tirage sans revanche n'est possible : pour cette partie, aucune rencontre n'est interdite.
warning-player-in-two-teams = { $player } est déjà dans l'équipe { $first }, maintenant aussi dans l'équipe { $second } : une erreur, ou deux personnes ?
warning-rematch = Les équipes { $first } et { $second } se rencontrent à nouveau ({ $count ->
    [one] partie
   *[other] parties
} { $rounds }).
warning-fixed-table-left = L'équipe { $team } n'est pas à la table { $table }, qui est fixée pour elle.
warning-becomes-forfeit = Partie { $round }, table { $table } : forfait, l'équipe { $against } n'a plus d'adversaire.
warning-bye-left = Partie { $round } : l'équipe exempte est partie, personne n'est plus exempt.
warning-now-absent = L'équipe { $team } est notée absente : elle ne sera plus tirée. Si elle vient, cochez-la présente.
warning-sheet-open-again = Partie { $round }, table { $table } : le forfait est retiré, la feuille manque à nouveau.
warning-not-in-draw = L'équipe { $team } ne figure pas dans le tirage de la partie { $round } ; placez-la si elle doit y jouer.
warning-odd-teams = { $present } équipes sont maintenant présentes, nombre impair : pour tirer la partie { $round }, attendez une équipe, ajoutez-en une hors classement ou permettez un exempt.
warning-sheets-open = Tiré quand même : { $count ->
    [one] { $count } feuille manque ou est à vérifier
   *[other] { $count } feuilles manquent ou sont à vérifier
} ({ $places }).
warning-sheets-went-too = { $sheets ->
    [one] { $sheets } feuille a été retirée avec le tirage.
   *[other] { $sheets } feuilles ont été retirées avec le tirage.
}
warning-penalty-went-too = La pénalité de { $points } à l'équipe { $team }, partie { $round } ({ $reason }) a été retirée aussi.
warning-grant-went-too = Les { $points } points accordés à l'équipe { $team } ({ $reason }) ont été retirés avec le tirage.
warning-uneven-trumps = Ordre des atouts inégal : le donneur { $dealer } a une couleur plus souvent qu'une autre.
warning-last-round-is = Le tournoi se termine maintenant après la partie { $round } : c'est son classement qui sera final.
warning-scores-change = { $scores ->
    [one] { $scores } score compté change avec cette valeur.
   *[other] { $scores } scores comptés changent avec cette valeur.
}
warning-kept-unverified = Table { $table } : gardée à vérifier (écart { $difference }), elle ne compte pas encore.
warning-capped = Table { $table } : l'équipe { $team } a fait { $real }, elle compte { $counted } (plafond).

# Journal
journal-created = Tournoi créé : { $name }
journal-event = Tournoi modifié
journal-rules = Règlement : { $values }
journal-team-added = Équipe { $team } inscrite : { $name }
journal-teams-imported = { $count ->
    [one] Import de { $count } équipe
   *[other] Import de { $count } équipes
}
journal-team-edited = Équipe { $team } modifiée
journal-team-removed = Équipe { $team } retirée de la liste
journal-withdrawn = Équipe { $team } : abandon dès la partie { $from }
journal-returned = Équipe { $team } : de retour dès la partie { $from }
journal-disqualified = Équipe { $team } disqualifiée. Motif : { $reason }
journal-substituted = Équipe { $team } : { $substitute } remplace { $out }
journal-seated = Partie { $round }, après le tirage : { $count ->
    [one] équipe { $teams } placée
   *[other] équipes { $teams } placées
}
journal-seat-taken = Partie { $round }, après le tirage : équipe { $team } à la place de l'équipe { $of }
journal-granted = { $points } points accordés à l'équipe { $team }, partie { $round }. Motif : { $reason }
journal-grant-taken-back = Points accordés à l'équipe { $team }, partie { $round }, retirés. Motif : { $reason }
journal-draw = Tirage partie { $round }, graine « { $seed } »
journal-pair = Partie { $round } saisie : tirage fait à la main
journal-swap = Partie { $round } : équipes { $first } et { $second } échangées. Motif : { $reason }
journal-annul = Tirage de la partie { $round } annulé. Motif : { $reason }
journal-sheet = Feuille de la table { $table }, partie { $round } : { $after }
journal-sheet-unverified = Feuille de la table { $table }, partie { $round }, gardée à vérifier : { $after }
journal-sheet-corrected = Feuille de la table { $table }, partie { $round } : { $before } devient { $after }
journal-sheets = { $count } feuilles de la partie { $round }
journal-sheets-exchanged = Partie { $round } : feuilles des tables { $first } et { $second } échangées. Motif : { $reason }
journal-sheet-turned = Partie { $round }, table { $table } : colonnes A et B de la feuille échangées. Motif : { $reason }
journal-reason = { $sentence }. Motif : { $reason }
journal-penalty = Pénalité de { $points } à l'équipe { $team }, partie { $round } : { $reason }
journal-unpenalty = Pénalité { $id } retirée. Motif : { $reason }
journal-undid = Annulé : { $action }
journal-redid = Rétabli : { $action }

# Changements d'un tirage à la main
repair = { $what } à { $at } ({ $reason })
repair-plain = { $what } à { $at }
repair-swap = équipes { $first } et { $second } échangées à la main
repair-add-table = table { $table } ajoutée pour les équipes { $first } et { $second }
repair-sit-out = équipe { $team } arrivée après le tirage, exempte
repair-bye-left = équipe { $team }, qui était exempte, partie
repair-take-seat = place de l'équipe { $of }, absente, prise par l'équipe { $team }

# Ce qu'une correction entraîne
consequence-ranking = Classement après la partie { $round } : { $count ->
    [0] aucun rang ne change
    [one] une équipe change de rang
   *[other] { $count } équipes changent de rang
}
consequence-team = équipe { $team } { $name } : rang { $rank }, total { $total }
consequence-prize = { $sentence }, prix { $prize }
consequence-pairing = Partie { $round } : les rencontres restent comme elles ont été tirées. { $count ->
    [0] L'exempt serait un autre
    [one] Une table repose sur l'ancien classement
   *[other] { $count } tables reposent sur l'ancien classement
} : { $tables }
consequence-table = table { $table } : { $a } – { $b }, serait { $c } – { $d }
consequence-papers = { $count ->
    [one] Périmé, à réimprimer s'il est affiché
   *[other] Périmés, à réimprimer s'ils sont affichés
} : { $papers }
journal-rescued = Repris des tables d'un fichier abîmé : { $what }
