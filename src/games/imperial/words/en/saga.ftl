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
    [0] { $who } and { $rival } both had { $own }, and the tie went to { $who }.
    [1] { $who } won with { $own }. { $rival } was only one behind.
    [2] { $who } won with { $own }, and { $rival } came close with { $theirs }.
   *[other] { $who } won with { $own }, well ahead of { $rival } with { $theirs }.
  }
saga-won-plainly = { $who } won.
