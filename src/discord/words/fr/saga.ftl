# The saga: a paragraph about each finished game of a server, in a channel. Public.

saga-begins-1 = Fin de partie le { $day } : { $game }, avec { $who }. Durée : { $length }.
saga-begins-2 = On raconte que, jusqu’au { $day }, une table a réuni { $who } pour une partie ({ $game }). Elle a duré { $length }.
saga-begins-3 = { $game } : fin de partie le { $day }, au bout de { $length }. À table : { $who }.
saga-begins-4 = Voici ce qui s’est passé dans cette partie ({ $game }). À table : { $who }. Elle a duré { $length } et s’est achevée le { $day }.
saga-nobody-won = Personne ne gagne.
saga-won = { $who } gagne.
saga-did = { $who } { $deeds }.
saga-died = { $deaths ->
    [1] { $who } meurt.
    [2] { $who } meurt deux fois.
   *[other] { $who } meurt { $deaths } fois.
  }
saga-died-of = { $deaths ->
    [1] { $who } meurt ({ $kinds }).
    [2] { $who } meurt deux fois ({ $kinds }).
   *[other] { $who } meurt { $deaths } fois ({ $kinds }).
  }
saga-titled = { $count ->
    [one] { $who } décroche le titre { $titles }.
   *[other] { $who } décroche les titres { $titles }.
  }
saga-they = Ce personnage
saga-dice = Les dés chouchoutent { $who }, avec une moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
saga-decided-alone = Sans personne à consulter, la seule personne à table { $often ->
    [1] revient en arrière ou laisse regarder une fois.
    [2] revient en arrière ou laisse regarder deux fois.
   *[other] revient en arrière ou laisse regarder { $often } fois.
  }
saga-character = **{ $character }** ({ $player })
saga-computer = un ordinateur
saga-someone = quelqu’un

# The poster of a finished game. The line is drawn on the picture; the rest is its alternative text.

poster-line = { $turns ->
    [0] { $day }
    [one] { $day } · { $turns } tour
   *[other] { $day } · { $turns } tours
  }
poster-alt = { $turns ->
    [0] Affiche : { $game }, { $day }. { $rest }
    [one] Affiche : { $game }, { $day }, { $turns } tour. { $rest }
   *[other] Affiche : { $game }, { $day }, { $turns } tours. { $rest }
  }
poster-winner = Victoire : { $name }.
poster-winner-with = Victoire : { $name } ({ $facts }).
poster-placed = { $rank }. { $name }.
poster-placed-with = { $rank }. { $name } : { $facts }.
poster-titles = titres : { $titles }
poster-way = { $deaths ->
    [0] parcours : { $first } → { $last }
    [one] parcours : { $first } → { $last }, avec { $deaths } pion perdu
   *[other] parcours : { $first } → { $last }, avec { $deaths } pions perdus
  }
poster-posted-by = -# **{ $name }** publie l’affiche d’une partie.
