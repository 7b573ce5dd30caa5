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

absent-until = { $keeper ->
    [computer] You’re away until { $day }, and a computer player plays your seat. Any choice you make brings you back.
   *[nobody] You’re away until { $day }, and the table waits for you. Any choice you make brings you back.
  }
# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] You’re away, and a computer player plays your seat. Press a button on the card or below, and you’re back.
   *[defaults] You’re away, and I make the default choices for you. Press a button on the card or below, and you’re back.
  }
absent-return = Take my seat back
loan-computer = a computer player
loan-theirs = { $what ->
    [fights] { $deputy } fights for you until { $until }. If you answer in a fight yourself, that ends.
    [deals] { $deputy } makes your deals until { $until }. If you answer to a deal yourself, that ends.
    [both] { $deputy } fights and makes deals for you until { $until }. If you answer in either yourself, that ends.
   *[all] { $deputy } plays your seat until { $until }. You can look, but any choice you make takes it back.
  }
loan-open = { $what ->
    [fights] You’ve offered { $deputy } your fights. They can accept until { $until }.
    [deals] You’ve offered { $deputy } your deals. They can accept until { $until }.
    [both] You’ve offered { $deputy } your fights and deals. They can accept until { $until }.
   *[all] You’ve offered { $deputy } your seat. They can accept until { $until }.
  }
loan-yours = { $what ->
    [fights] You fight for { $player } until { $until }. All other choices stay with them.
    [deals] You make deals for { $player } until { $until }. All other choices stay with them.
    [both] You fight and make deals for { $player } until { $until }. All other choices stay with them.
   *[all] You play { $player }’s seat until { $until }. Votes, whispers and standing orders stay with them.
  }
loan-give-back = Give it back
loan-withdraw = Withdraw the offer
loan-offer = { $what ->
    [fights] { $player } asks you to fight for them in { $game }, in <#{ $room }>, until { $until }.
    [deals] { $player } asks you to make their deals in { $game }, in <#{ $room }>, until { $until }.
    [both] { $player } asks you to fight and make deals for them in { $game }, in <#{ $room }>, until { $until }.
   *[all] { $player } asks you to play their seat in { $game }, in <#{ $room }>, until { $until }.
  }
loan-offer-here = { $what ->
    [fights] { $deputy }, { $player } asks you to fight for them until { $until }.
    [deals] { $deputy }, { $player } asks you to make their deals until { $until }.
    [both] { $deputy }, { $player } asks you to fight and make deals for them until { $until }.
   *[all] { $deputy }, { $player } asks you to play their seat until { $until }.
  }
loan-offer-open = You’d see their hand, so you couldn’t take another seat in that game. You can accept until { $open }.
loan-yes = Play for them
loan-no = Not this time
loan-declined = All right. I’ll tell them.
loan-accepted = You play for { $player } in { $title } now: { $link }
loan-given-back = The seat is with its own player again.
loan-withdrawn = Your offer is withdrawn.
name-deputy = { $player }, played by { $deputy }
lent-all = The whole seat
lent-fights = Only fights
lent-deals = Only deals
lent-both = Fights and deals
lend = Lend your seat…
lend-form = Lend your seat
lend-to = Who plays for you
lend-to-hint = They have to accept. Leave it empty for a computer player.
lend-span = For how long
lend-days = { $days ->
    [one] A day
   *[other] { $days } days
  }
lend-what = What they may decide
lend-not-a-member = { $deputy } isn’t on this server, so they can’t play here. Pick another person.
lend-offered = { $what ->
    [fights] I’ve asked { $deputy } to fight for you until { $until }. They can accept until { $open }.
    [deals] I’ve asked { $deputy } to make your deals until { $until }. They can accept until { $open }.
    [both] I’ve asked { $deputy } to fight and make deals for you until { $until }. They can accept until { $open }.
   *[all] I’ve asked { $deputy } to play your seat until { $until }. They can accept until { $open }.
  }
lend-to-computer = { $what ->
    [fights] A computer player fights for you until { $until }.
    [deals] A computer player makes your deals until { $until }.
    [both] A computer player fights and makes deals for you until { $until }.
   *[all] A computer player plays your seat until { $until }. Any choice you make takes it back.
  }

## Spectators

watch-line = -# 👁 { $watcher } is watching over { $name }’s shoulder.
