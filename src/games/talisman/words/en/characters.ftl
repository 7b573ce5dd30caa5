# What Characters begin with, and how strong they are, as computers play them. A message ends with a full stop where it is
# a sentence of its own.

extra-strength = { $count } extra Strength
extra-craft = { $count } extra Craft
extra-lives = { $count ->
    [one] 1 extra Life
   *[other] { $count } extra Lives
  }
extra-gold = { $count } extra Gold
less-strength = { $count } less Strength
less-craft = { $count } less Craft
less-lives = { $count ->
    [one] 1 Life less
   *[other] { $count } Lives less
  }
less-gold = { $count } less Gold
begins-strength = Strength { $count }
begins-craft = Craft { $count }
begins-lives = Lives { $count }
begins-gold = Gold { $count }
begins-changed = { $printed } { $by }
wins-even = Made about even by handicaps.
wins-far-more = Among computers, wins far more than most.
wins-more = Among computers, wins more than most.
wins-average = Among computers, wins about as much as most.
wins-less = Among computers, wins less than most.
wins-far-less = Among computers, wins far less than most.
