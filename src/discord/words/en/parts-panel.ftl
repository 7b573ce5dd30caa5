# Parts that several panels share.

# The button that opens a player's private panel.
choices-and-hand = My choices & hand

page-back = Back
page-on = Read on
page-more = More…
page-heading = ## { $title } ({ $page } of { $pages })

## Choosing

# The placeholder of a menu. `most` is how many may be picked at once.
choose = { $most ->
    [1] Choose…
    [2] Choose one, or both at once…
   *[other] Choose up to { $most } at once…
  }
choose-page = { $most ->
    [1] Choose… (page { $page } of { $pages })
    [2] Choose one, or both at once… (page { $page } of { $pages })
   *[other] Choose up to { $most } at once… (page { $page } of { $pages })
  }
choose-more = { $more } more…
put-something-down = Put something down…
# What one or several choices cost or risk. $choices are their labels or numbers, in bold.
choice-hint = { $choices } – { $hint }

## A player who is away

absent-defaults = You’re away until { $day }, and I make the default choices for you. Any choice you make brings you back.
absent-computer = You’re away until { $day }, and a computer player plays your seat. Any choice you make brings you back.
absent-nobody = You’re away until { $day }, and the table waits for you. Any choice you make brings you back.
# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] You’re away, and a computer player plays your seat. Press a button on the card or below, and you’re back.
   *[defaults] You’re away, and I make the default choices for you. Press a button on the card or below, and you’re back.
  }
absent-return = Take my seat back

## Spectators

watch-line = -# 👁 { $watcher } is watching over { $name }’s shoulder.
