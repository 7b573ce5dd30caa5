# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = The realm has its first grave of the game.

past-foe-kills-again = { $count ->
    [2] That’s the second character lost to { NAME($foe, form: "the") }.
   *[other] That’s { $count } characters lost to { NAME($foe, form: "the") } by now.
  }

past-rematch = { $count ->
    [2] They’ve met before, and not as friends.
   *[other] That’s fight number { $count }. Both sides have stopped introducing themselves.
  }
    .second = { $count ->
        [2] It isn’t the first time that { $who } has fought { NAME($foe, form: "the") }.
       *[other] { $who } knows { NAME($foe, form: "the") } from { $count } fights now, this one included.
      }
    .third = { $count ->
        [2] { $who } and { NAME($foe, form: "the") } again. Some acquaintances are hard to lose.
       *[other] For { $who } it’s fight number { $count } against { NAME($foe, form: "the") }.
      }

past-revenge = Last time { $who } couldn’t finish this. Now it’s finished.
    .second = { $who } had an old score to settle here, and it’s settled.
    .third = It took { $who } more than one try, but nobody counts those afterwards. Well, I do.

past-winning-streak = That’s { $count } fights won in a row for { $who }.
    .second = { $who } has won { $count } in a row, and has started to whistle.
    .third = { $count } victories in a row. The monsters are talking about { $who }.

past-sent-again = That’s { $count } encounters { $who } has sent { $rival } by now. It’s starting to look personal.
    .second = { $who } has now sent { $rival } { $count } of these. At some point it stops being the luck of the draw.
    .third = Encounter number { $count } from { $who } to { $rival }, who no longer opens the door.

past-sent-back = { $rival } had sent { $who } { $count } of these, and somebody kept count.
    .second = After { $count } from { $rival }, it was { $who }’s turn to send something.

past-drawn-again = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } have now turned up { $count } times in this game.
   *[other] { NAME($foe, form: "The") } has now turned up { $count } times in this game.
  }
    .second = { NAME($foe, form: "number") ->
        [many] That’s { $count } times for { NAME($foe, form: "the") }. They must like it here.
       *[other] That’s { $count } times for { NAME($foe, form: "the") }. It must be the company.
      }

past-astray-again = Nobody who comes to see { $who } seems to have the right address. That makes { $count }.
    .second = That’s visitor number { $count } who went wrong on the way to { $who }.
    .third = { $count } visitors have missed { $who } by now. The signposts need a word.

past-prison-again = { $count ->
    [2] It’s { $who }’s second time in prison. The first is always the worst.
   *[other] { $who } has been in prison { $count } times now, and has a favourite cell.
  }
    .second = { $count ->
        [2] { $who } has seen a prison from the inside before.
       *[other] Prison number { $count } for { $who }, who could write a guidebook.
      }
    .third = { $count ->
        [2] Prison again for { $who }. The gaolers compare notes.
       *[other] { $count } times in prison: { $who } gets post there.
      }

past-explored-again = { $who } has now explored { NAME($place) } { $count } times, and the locals have begun to wave.
    .second = Exploration number { $count } { NAME($place, form: "in") } for { $who }. There can’t be many stones left to turn.
    .third = { $who } has been through { NAME($place) } { $count } times. People ask where the shops are.

past-nothing-again = { $count ->
    [2] It isn’t the first time that { $who } has found nothing { NAME($place, form: "in") }.
   *[other] That’s { $count } times that { $who } has found nothing { NAME($place, form: "in") }.
  }
    .second = { $count ->
        [2] Nothing { NAME($place, form: "in") } for { $who } again. It’s still there.
       *[other] That’s { $count } lots of nothing { NAME($place, form: "in") } for { $who }. It’s becoming a collection.
      }

past-oasis-gone-again = { $count ->
    [2] That’s twice in a row for { $who }. The Oasis may be avoiding somebody.
   *[other] { $who } has missed the Oasis { $count } times in a row, and knows that sand quite well.
  }
    .second = { $count ->
        [2] Twice running, { $who } has found only where it isn’t.
       *[other] { $count } times in a row it has been somewhere else. { $who } takes it to heart.
      }

past-after-drought = { $who } had waited { $count } rounds for a treasure.
    .second = The last treasure that { $who } drew was { $count } rounds ago.
    .third = That ends { $count } rounds without a treasure for { $who }.

past-most-treasures = With { $count } treasures drawn, { $who } has now found more than anybody else.
    .second = That’s treasure number { $count } for { $who }, and nobody has drawn more.
    .third = { $who } takes the lead, with { $count } treasures drawn.

past-emperor-again = { $count ->
    [2] It’s the second Imperial Treasure that { $who } has brought the Emperor.
   *[other] { $who } has brought the Emperor { $count } Imperial Treasures. They’re on nodding terms.
  }
    .second = { $count ->
        [2] The Emperor remembers { $who } from the last one.
       *[other] Imperial Treasure number { $count } from { $who }. The Emperor has stopped asking where they come from.
      }

past-refused-again = { $who } has now turned { $rival } down { $count } times.
    .second = { $rival } has asked { $who } { $count } times by now, and the answer is getting shorter.
