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
saga-by-crown = { START($who) } won on the Crown of Command. It fits.
saga-last = { START($who) } was the last one left, and won.
saga-time-up = { START($who) } won when time was up.
saga-limit = { $ahead ->
    [one] When time was up, { $who } won with { $points } points, one more than { $rival }.
    [2] When time was up, { $who } won with { $points } points, and { $rival } came close with { $theirs }.
   *[other] When time was up, { $who } won with { $points } points to { $rival }’s { $theirs }.
  }
saga-shared = When time was up, { $who } shared the victory.
saga-fight = In round { $round }, { $who } beat { $foes }, { $ours } to { $theirs }.
saga-duel = In round { $round }, { $who } beat { $rival } in a fight, { $more } to { $fewer }.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

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
