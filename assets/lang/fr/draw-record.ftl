# Procès-verbal de tirage : de quoi refaire un tirage sans ce programme.

file-name-record = pv-tirage
proof-file-record = pv-tirage_partie-{ $round }
proof-file-page = verifier-le-tirage_partie-{ $round }
papers-record = Procès-verbal de tirage
papers-record-of-round = Procès-verbal de tirage, partie { $round }
papers-record-by-lot = Partie { $round } · tirage au sort, procédé « { $version } »
papers-record-by-ranking = Partie { $round } · selon le classement, sorts « { $version } »
papers-record-by-hand = Partie { $round } · tirage fait à la main dans la salle
papers-record-none = aucun

papers-record-drawn-at = Tiré le
papers-record-drawn-by = { $day } à { $time }, par { $operator }
papers-record-seed = Graine
papers-record-seed-origin = Origine de la graine
papers-record-seed-proposed = 32 chiffres hexadécimaux, comme en propose la source aléatoire de l'ordinateur
papers-record-seed-typed = texte choisi par les organisateurs
papers-record-present = Équipes présentes
papers-record-teams = { $count } équipes : nos { $numbers }
papers-record-range = { $first } à { $last }
papers-record-left-out = { $teams } : { $why }
papers-record-not-in-it = pas dans ce tirage
papers-record-list-print = Empreinte de la liste
papers-record-sha = { $short } (début du SHA-256 du texte « { $version } » : numéros et noms)
    { $first } { $second }
papers-record-bye = Exempt
papers-record-bye-none = aucun, { $count } étant pair
papers-record-bye-to-draw = à tirer, { $count } étant impair : 0 est placé en tête de la liste
papers-record-bye-last = l'équipe { $team }, la dernière dans l'ordre du classement parmi celles qui peuvent l'être
papers-record-bye-by-hand = l'équipe { $team }
papers-record-bye-anybody = toutes les équipes peuvent l'être
papers-record-bye-not = { $count ->
    [one] déjà exempte
   *[other] déjà exemptes
} :{"\u00A0"}{ $teams }
papers-record-forbidden = Rencontres interdites
papers-record-forbidden-none = aucune
papers-record-forbidden-below = { $count ->
    [one] { $count } rencontre, énumérée plus bas
   *[other] { $count } rencontres, énumérées plus bas
}
papers-record-wishes = Souhaits
papers-record-clubs-apart = les équipes d'un même club séparées
papers-record-apart = équipes { $a } et { $b } séparées
papers-record-attempts = Essais
papers-record-attempts-count = { $count }.
papers-record-thrown-away = Essai { $attempt } écarté : { $why }.
papers-record-not-allowed = rencontre interdite { $a } – { $b }
papers-record-second-bye = { $team } exempte une fois de trop
papers-record-kept = Essai { $attempt } retenu.
papers-record-fixed = Tables fixes
papers-record-fixed-none = aucune
papers-record-fixed-table = équipe { $team } à la table { $table }
papers-record-fixed-tables = * { $tables }. Attribuées après le tirage, par numéro d'équipe croissant : la rencontre de l'équipe et celle de sa table fixe échangent leurs tables.
papers-record-ranking = Classement utilisé
papers-record-ranking-used = après la partie { $round }, état { $state } ; l'ordre est énuméré plus bas
papers-record-lots = Rangs partagés
papers-record-lots-none = aucun : les sorts n'ont rien décidé
papers-record-lot = rang { $rank } : { $teams }
papers-record-lots-drawn = dans l'ordre des sorts : { $groups }
papers-record-annulled = Tirages annulés avant
papers-record-annulled-count = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
} :
papers-record-annulled-draw = Tiré le { $drawn }, graine { $seed }, annulé le { $annulled }. Motif : { $reason }
papers-record-annulled-hand = Fait à la main, saisi le { $drawn }, annulé le { $annulled }. Motif : { $reason }
papers-record-changed = Modifié après le tirage
papers-record-unchanged = aucune modification

papers-record-result = Résultat du tirage
papers-record-result-order = table : équipe A – équipe B
papers-record-forbidden-list = Rencontres interdites : { $count }
papers-record-ranking-list = Classement utilisé, rang : équipe

papers-record-recompute = Recalculer ce tirage
-record-stream = Blocs : SHA-256(clé + i), i sur 8 octets gros-boutistes, dès 0, lus bout à bout en mots gros-boutistes de 32 bits. « Sous n » : le premier mot inférieur à 2³² − (2³² mod n), modulo n. Mélange : de la dernière place à la deuxième, échanger la place i avec la place « sous i + 1 » (places comptées dès 0).
papers-record-recompute-lot = clé = SHA-256(« { $version }|graine|partie »), en UTF-8, sans les guillemets. { -record-stream } On mélange la liste croissante des numéros. Deux places voisines font une rencontre, la première place est l'équipe A, les rencontres prennent les tables dans l'ordre ; avec 0, c'est l'exempt. Une rencontre interdite, ou une équipe déjà exempte avec 0, fait tout recommencer depuis la liste croissante, la suite des mots continue.
papers-record-recompute-ranking = Sorts : clé = SHA-256(« { $version }|graine|partie »), en UTF-8, sans les guillemets. { -record-stream } On mélange une fois la liste croissante des équipes présentes : parmi les ex æquo, celle qui y vient plus tôt est placée avant. Les équipes sans rang viennent après. Rencontres : la première contre la deuxième à la première table, la troisième contre la quatrième à la suivante, et ainsi de suite ; la mieux placée est l'équipe A.
papers-record-recompute-avoiding = Sorts : clé = SHA-256(« { $version }|graine|partie »), en UTF-8, sans les guillemets. { -record-stream } On mélange une fois la liste croissante des équipes présentes : parmi les ex æquo, celle qui y vient plus tôt est placée avant. Les équipes sans rang viennent après. Rencontres : la première dans l'ordre contre la mieux placée qu'elle peut rencontrer sans revanche, de sorte que toutes les autres puissent encore être appariées sans revanche ; puis la suivante, et ainsi de suite ; la mieux placée est l'équipe A.
papers-record-recompute-hand = Ce tirage a été fait à la main dans la salle : il ne se recalcule pas. Les feuilles ou cartes qui ont servi restent chez les organisateurs.
papers-record-organisers = Pour les organisateurs
papers-record-referee = Arbitre
papers-record-witness = Témoin
