# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = It’s the first death of the game. Somebody had to begin.

past-death-there = That’s { $count } Characters who have died { NAME($in, form: "in") }.
    .second = { $count } have now died { NAME($in, form: "in") }. There ought to be a sign.
    .third = That makes { $count } deaths { NAME($in, form: "in") }, and the place is getting crowded.

past-feud = That’s attack number { $count } between { $who } and { $rival }. Nobody remembers how it began.
    .second = { $count } attacks between { $who } and { $rival } by now. The others have started to take bets.
    .third = { START($who) } and { $rival } have met like this { $count } times, and neither has run out of reasons.

past-revenge = Last time it was { $rival } who won. { START($who) } hadn’t forgotten.
    .second = { START($who) } owed { $rival } that one from their last fight.
    .third = The last fight went to { $rival }, and this one to { $who }. There’ll be another.

past-winning-streak = { START($who) } has now won { $count } fights in a row.
    .second = { $count } wins in a row for { $who }. Word gets round among the monsters.
    .third = That’s { $count } in a row for { $who }, who has stopped looking surprised.

past-losing-streak = { START($who) } has now lost { $count } fights in a row.
    .second = { $count } losses in a row for { $who }. The dice have been spoken to.
    .third = That’s { $count } lost in a row. { START($who) } would like other dice.

past-foe-again = { START($who) } has now met { NAME($foe, form: "the") } { $count } times, and it has never been pleasant.
    .second = That’s { $count } times for { $who } and { NAME($foe, form: "the") }. They could set a day for it.
    .third = It’s meeting number { $count } between { $who } and { NAME($foe, form: "the") }. Nobody takes minutes.

past-beaten-at-last = { $count ->
    [one] The last time, { NAME($foe, form: "the") } won. { START($who) } has been practising.
   *[other] It took { $who } { $count } defeats to get there, but { NAME($foe, form: "the") } is beaten.
  }
    .second = { $count ->
        [one] { START($who) } had lost to { NAME($foe, form: "the") } before, and wanted another word.
       *[other] After { $count } defeats, { $who } is even with { NAME($foe, form: "the") }, more or less.
      }
    .third = { START($who) } had a bone to pick with { NAME($foe, form: "the") }, and has picked it.

past-toad-again = { $count ->
    [2] It’s the second time for { $who }, who knows the pond.
   *[other] { START($who) } has now been a Toad { $count } times. The other frogs say hello.
  }
    .second = { START($who) } has been a Toad before, and hops with some style.

past-changed-hands = { $count ->
    [2] It isn’t the first time that { NAME($card, form: "the") } has changed hands.
   *[other] { NAME($card, form: "The") } has now gone from one player to another { $count } times.
  }
    .second = { $count ->
        [2] { NAME($card, form: "The") } has been through this once before.
       *[other] That’s { $count } times for { NAME($card, form: "the") }. It no longer unpacks.
      }
    .third = { NAME($card, form: "The") } goes round the table like a cold. That’s { $count } times by now.

past-missed-again = { START($who) } has missed { $count } Turns by now, and might have learnt to knit.
    .second = That’s { $count } missed Turns for { $who }, who asks for nothing but a window.
    .third = { $count } Turns missed: { $who } is getting good at waiting.

past-back-again = That’s { $count } times { NAME($in, form: "in") } for { $who }, who knows the way by heart.
    .second = { START($who) } has been { NAME($in, form: "in") } { $count } times now. They keep a chair there.
    .third = Visit number { $count } { NAME($in, form: "in") } for { $who }. It must be the view.

past-fizzles-again = That’s { $count } in a row that came to nothing. { START($who) } reads the instructions.
    .second = { $count } fizzles in a row for { $who }. The others stop ducking.
    .third = { START($who) } has cast it { $count } times running to no effect. There may be a knack.

past-portal-shut-again = { $count ->
    [2] It didn’t open for { $who } last time either.
   *[other] { START($who) } has now tried the Portal { $count } times in vain. It’s a good Portal.
  }
    .second = { $count } tries, and { $who } is still on the outside.
    .third = That’s { $count } refusals from the Portal for { $who }.

## How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } was the first through the Portal of Power, in round { $round }.
saga-talisman = In round { $round }, { $who } took the Talisman from { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } died { NAME($in, form: "in") } in round { $round }.
    [2] Two Characters died, the first of them { $who }, { NAME($in, form: "in") } in round { $round }.
   *[other] { $count } Characters died, the first of them { $who }, { NAME($in, form: "in") } in round { $round }.
  }
saga-crown = { $casts ->
    [0] { START($who) } reached the Crown of Command in round { $round }.
    [one] { START($who) } reached the Crown of Command in round { $round }, and 1 Command Spell struck home.
   *[other] { START($who) } reached the Crown of Command in round { $round }. In all, { $casts } Command Spells struck home.
  }
saga-crown-after = { START($who) } followed to the Crown in round { $round }.
saga-by-crown = { START($who) } won on the Crown of Command. It fits.
saga-last = { START($who) } was the last one left, and won.
saga-time-up = { START($who) } won when time was up.
saga-limit = { $ahead ->
    [one] When time was up, { $who } won with { $points } points, one more than { $rival }.
    [2] When time was up, { $who } won with { $points } points, and { $rival } came close with { $theirs }.
   *[other] When time was up, { $who } won with { $points } points to { $rival }’s { $theirs }.
  }
saga-shared = When time was up, { $who } shared the victory.
saga-fight = In round { $round }, { $who } beat { NAME($foes, form: "the") }, { $ours } to { $theirs }.
saga-duel = In round { $round }, { $who } beat { $rival } in a fight, { $more } to { $fewer }.

## Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Best moment, in round { $round }: { $moment }.
ending-points-short = { $by ->
    [one] One point short.
   *[other] { $by } points short.
  }
ending-turns-short = { $turns ->
    [one] One round short of the Crown.
   *[other] { $turns } rounds short of the Crown.
  }
ending-outside = Had a Talisman, but was still outside the Inner Region.
ending-no-talisman = Had no Talisman to enter the Valley of Fire with.
ending-tie-lives = A tie with { $rival } at { $score } points: more Lives win, { $more } to { $fewer }.
ending-tie-gold = A tie with { $rival } at { $score } points: more Gold wins, { $more } to { $fewer }.
