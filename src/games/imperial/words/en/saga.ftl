# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-found = { $who } found { $found } of the 6 Imperial Treasures.
saga-deaths = { $count ->
    [one] { $who } lost a character in round { $round }.
   *[other] { $count } characters died along the way, the first of them { $who }’s, in round { $round }.
  }
saga-led-throughout = From round { $round } on, nobody had drawn more treasures than { $who }.
saga-took-lead = { $changes ->
    [1] { $rival } had drawn the most treasures until { $who } overtook them in round { $round } and wasn’t overtaken again.
   *[other] The lead in treasures changed hands { $changes } times, until { $who } took it from { $rival } in round { $round } and kept it.
  }
saga-led-by-other = From round { $round } on, nobody had drawn more treasures than { $who }, but that didn’t settle it.
saga-last-one = In round { $round } only { $who } was left, and won.
saga-tie = It came down to a roll of the dice, and { $who } beat { $rivals }.
saga-weapons = { $who } and { $rival } both had { $own }, and { $who } won by { $more } weapons to { $fewer }.
saga-won = { $ahead ->
    [1] { $who } won with { $own }. { $rival } was only one behind.
    [2] { $who } won with { $own }, and { $rival } came close with { $theirs }.
   *[other] { $who } won with { $own }, { $ahead } ahead of { $rival }.
  }
saga-won-alone = { $who } won with { $own }.
saga-won-plainly = { $who } won.
saga-treasures = { $who } and { $rival } both had { $own }, and { $who } won by { $more } treasures to { $fewer }.
saga-first = { $who } found the first Imperial Treasure, the **{ NAME($item) }**, in round { $round }.
saga-plunder = { $count ->
    [one] In round { $round }, { $who } beat { $rival } and took a treasure from them.
   *[other] In round { $round }, { $who } beat { $rival } and took { $count } treasures from them.
  }
saga-fight = In round { $round }, { $who } fought { $rounds } rounds against { NAME($foe, form: "the") } and killed { NAME($foe, form: "number") ->
    [many] them
   *[other] it
  }.
saga-length = It took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, in which { $found ->
    [0] none of the six Imperial Treasures was found
    [one] 1 of the six Imperial Treasures was found
   *[other] { $found } of the six Imperial Treasures were found
  }.
saga-fights = { $count ->
    [one] { $who } killed the only creature that was killed by anybody.
   *[other] { $who } killed { $count } creatures, more than anybody else.
  }

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Best moment, in round { $round }: { $moment }.
ending-treasures-short = { $by ->
    [one] One treasure short.
   *[other] { $by } treasures short.
  }
ending-points-short = { $by ->
    [one] One point short.
   *[other] { $by } points short.
  }
ending-lost-roll = Level with { $rival }, but lost the roll.
ending-tie-treasures = A tie with { $rival } at { $score }: more treasures count, { $more } to { $fewer }.
ending-tie-weapons = A tie with { $rival } at { $score }: more weapons count, { $more } to { $fewer }.
ending-tie-rolled = A tie with { $rival } at { $score }: the dice decided it.
