# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-kill = It’s the first kill of the game, and it goes to { $who }.

past-first-death = Nobody had died in this game until now.

past-foe-kills-again = That’s { $count } adventurers lost to the **{ NAME($foe) }**.

past-feud = { $who } and { $rival } have now come to blows { $count } times. The mountain is big enough for both, in theory.
    .second = That’s number { $count } between { $who } and { $rival }. The rats have stopped watching.
    .third = { $count } fights between { $who } and { $rival } by now, and neither has made a point.

past-robbed-back = { $who } had been robbed by { $rival } before, and had taken it personally.
    .second = { $rival } once did the same to { $who }. The mountain evens things out.
    .third = { $who } and { $rival } have now robbed each other, which is a kind of trade.

past-robbed-again = { $count ->
    [2] It’s the second time that { $rival } has been robbed.
   *[other] { $rival } has now been robbed { $count } times, and leaves the rucksack open.
  }
    .second = { $count ->
        [2] { $rival } has been robbed before, and knows the procedure.
       *[other] That’s { $count } robberies for { $rival }, who is running out of things to lose.
      }
    .third = { $rival } has been robbed { $count } times by now, and ought to charge for it.

past-winning-streak = That’s { $count } foes in a row for { $who }.
    .second = { $who } has now won { $count } battles running. The monsters have called a meeting.
    .third = { $count } in a row. { $who } hasn’t run from anything for quite some time.

past-rematch = { $who } has run from the **{ NAME($foe) }** before, and has come back to finish it.
    .second = They’ve met before, and { $who } left early.
    .third = Last time { $who } was out of the door. It’s the same door.

past-beaten-at-last = { $who } once ran from the **{ NAME($foe) }**. That can be left out of the song now.
    .second = The first time, { $who } had left in the middle of it.
    .third = { $who } had an unfinished battle here, and hates those.

past-finished-for = { $rival } had run from the **{ NAME($foe) }** and left the rest to { $who }.
    .second = { $rival } began this one earlier, and ran. { $who } ended it.
    .third = { $rival } will say that the **{ NAME($foe) }** was already tired.

past-dead-end-again = { $count ->
    [2] It’s { $who }’s second dead end.
   *[other] { $who } has now found { $count } dead ends, and could draw a map of where not to go.
  }
    .second = { $count ->
        [2] { $who } has met a wall like this before.
       *[other] Dead end number { $count } for { $who }. The Maze has a favourite.
      }

past-passage-again = { $who } has now been through the passages { $count } times, and knows the loose stones.
    .second = That’s { $count } trips underground for { $who }, who no longer ducks in time.
    .third = { $count } times through the dark: { $who } has begun to prefer it.

past-number-again = Number **{ $number }** has now been asked for { $count } times.
    .second = That’s { $count } times that somebody has wanted to know about **{ $number }**. It must be popular.
    .third = That’s { $count } Key Challenges for number **{ $number }**. Somebody’s notebook is full.

past-unlucky-again = { $who } has now been unlucky { $count } times in a row.
    .second = That’s Unlucky { $count } times in a row for { $who }. Luck has moved away.
    .third = { $count } times running, Luck had other plans for { $who }.

past-calls-again = It’s visit number { $count } for { $who }, who no longer knocks.
    .second = { $who } has called here { $count } times by now. There’s a hook for the coat.
    .third = Visit number { $count }. They’ve kept the stool warm for { $who }.

past-no-deal-again = { $count ->
    [2] { $who } and { $rival } couldn’t agree last time either.
   *[other] That’s { $count } deals that { $who } and { $rival } haven’t made.
  }
    .second = { $who } and { $rival } have now failed to agree { $count } times, and are getting good at it.

past-river-again = { $who } has crossed the river { $count } times now.
    .second = Crossing number { $count } for { $who }, who must have left something on the other side.
    .third = { $count } crossings: { $who } could do the ferryman’s job.
