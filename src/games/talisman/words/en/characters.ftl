# What Characters begin with.

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
