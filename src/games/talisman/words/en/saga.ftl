# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = { START($who) } was the first through the Portal of Power, in round { $round }.
saga-talisman = In round { $round }, { $who } took the Talisman from { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } died { $in } in round { $round }.
    [2] Two Characters died, the first of them { $who }, { $in } in round { $round }.
   *[other] { $count } Characters died, the first of them { $who }, { $in } in round { $round }.
  }
saga-crown = { $casts ->
    [0] { START($who) } reached the Crown of Command in round { $round }.
    [one] { START($who) } reached the Crown of Command in round { $round }, and 1 Command Spell struck home.
   *[other] { START($who) } reached the Crown of Command in round { $round }. In all, { $casts } Command Spells struck home.
  }
saga-crown-after = { START($who) } followed to the Crown in round { $round }.
saga-by-crown = { START($who) } won, and the Crown fits.
saga-last = { START($who) } was the last one left, and won.
saga-time-up = { START($who) } won when time was up.
saga-limit = { $ahead ->
    [one] When time was up, { $who } won with { $points } points, one more than { $rival }.
    [2] When time was up, { $who } won with { $points } points, and { $rival } came close with { $theirs }.
   *[other] When time was up, { $who } won with { $points } points to { $rival }’s { $theirs }.
  }
saga-shared = When time was up, { $who } shared the victory.
