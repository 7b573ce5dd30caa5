# How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-foe = { $who } slew the **{ NAME($foe) }** in round { $round }.
saga-robbery = { $count ->
    [one] In round { $round }, { $who } robbed { $rival } of a Key card.
   *[other] In round { $round }, { $who } robbed { $rival } of { $count } Key cards.
  }
saga-deaths = { $count ->
    [one] { $who } died { $place } in round { $round }.
    [2] Two adventurers died, the first of them { $who }, { $place } in round { $round }.
   *[other] { $count } adventurers died, the first of them { $who }, { $place } in round { $round }.
  }
saga-chest-wrong = { $wrong ->
    [one] { $who } tried the chest in round { $round }, and had a single number wrong.
   *[other] { $who } tried the chest in round { $round }, with { $wrong } numbers wrong.
  }
saga-chest-opened = In round { $round }, { $who } stood before the chest with { $numbers }, and it opened.
saga-last = Only { $who } was left in the mountain, and won.
saga-reckoning = Nobody opened the chest. At the reckoning, { $who } had { $right ->
    [0] no right numbers
    [one] 1 right number
   *[other] { $right } right numbers
  }.
saga-reckoning-close = { $ahead ->
    [0] Nobody opened the chest. At the reckoning, { $who } and { $rival } both had { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
      }, and the tie went to { $who }.
    [one] Nobody opened the chest. At the reckoning, { $who } had { $points ->
        [one] 1 point
       *[other] { $points } points
      }, one more than { $rival }.
   *[other] Nobody opened the chest. At the reckoning, { $who } had { $points } points to { $rival }’s { $theirs }.
  }
