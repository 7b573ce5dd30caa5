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
