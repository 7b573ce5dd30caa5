# The saga: a paragraph about each finished game of a server, in a channel. Public.

saga-begins-1 = On { $day }, { $who } finished { $game }. It took { $length }.
saga-begins-2 = They say that { $who } played { $game } until { $day }. It took { $length }.
saga-begins-3 = { $game } came to an end on { $day } after { $length }, with { $who } at the table.
saga-begins-4 = Here’s what became of { $who } in { $game }. It took { $length } and ended on { $day }.
saga-nobody-won = Nobody won.
saga-won = { $who } won.
saga-did = { $who } { $deeds }.
saga-died = { $deaths ->
    [1] { $who } died.
    [2] { $who } died twice.
   *[other] { $who } died { $deaths } times.
  }
saga-died-of = { $deaths ->
    [1] { $who } died ({ $kinds }).
    [2] { $who } died twice ({ $kinds }).
   *[other] { $who } died { $deaths } times ({ $kinds }).
  }
saga-titled = { $count ->
    [one] { $who } earned the title { $titles }.
   *[other] { $who } earned the titles { $titles }.
  }
# In the place of the name in a further sentence about the same player.
saga-they = They
saga-dice = The dice loved { $who }, with an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
saga-decided-alone = With nobody else there to ask, the only player { $often ->
    [1] once went back or let someone look.
    [2] twice went back or let someone look.
   *[other] went back or let someone look { $often } times.
  }
saga-character = **{ $character }** ({ $player })
saga-computer = a computer player
saga-someone = someone

# The poster of a finished game. The line is drawn on the picture; the rest is its alternative text.

poster-line = { $turns ->
    [0] { $day }
    [one] { $day } · 1 turn
   *[other] { $day } · { $turns } turns
  }
poster-alt = { $turns ->
    [0] Poster of { $game }, { $day }. { $rest }
    [one] Poster of { $game }, { $day }, 1 turn. { $rest }
   *[other] Poster of { $game }, { $day }, { $turns } turns. { $rest }
  }
poster-winner = Winner { $name }.
poster-winner-with = Winner { $name }: { $facts }.
poster-placed = { $rank }. { $name }.
poster-placed-with = { $rank }. { $name }: { $facts }.
poster-titles = earned { $titles }
poster-way = { $deaths ->
    [0] from { $first } to { $last }
    [one] from { $first } to { $last }, with 1 piece lost
   *[other] from { $first } to { $last }, with { $deaths } pieces lost
  }
# Public, above the picture.
poster-posted-by = -# **{ $name }** posts the poster of a game.
