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
saga-chest-opened = { $who } opened the chest in round { $round } with the keys { $numbers }, and won.
saga-last = Only { $who } was left in the mountain, and won.
saga-reckoning = { $who } won at the reckoning, with { $right ->
    [0] no right numbers
    [one] 1 right number
   *[other] { $right } right numbers
  }. Nobody had opened the chest.
saga-reckoning-close = { $ahead ->
    [0] { $who } won at the reckoning, level with { $rival } at { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
      }. Nobody had opened the chest.
    [one] { $who } won at the reckoning with { $points ->
        [one] 1 point
       *[other] { $points } points
      }, one more than { $rival }. Nobody had opened the chest.
   *[other] { $who } won at the reckoning with { $points } points to { $rival }’s { $theirs }. Nobody had opened the chest.
  }
saga-chest-reached = { $who } was the first at the chest, in round { $round }.
saga-river = { $who } was the first across the river, in round { $round }.
saga-length = It took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, and { $foes ->
    [0] no foe
    [one] 1 foe
   *[other] { $foes } foes
  } fell.
saga-battles = { $who } killed { $count } foes, more than anybody else.

# Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Best moment, in round { $round }: { $moment }.
ending-points-short = { $by ->
    [one] One point short.
   *[other] { $by } points short.
  }
# How many of the keys that opened the chest a player carried.
ending-keys-short = { $short ->
    [0] Carried all { $count } keys that opened it.
   *[other] Carried { $right ->
        [0] none
       *[other] { $right }
    } of the { $count } keys that opened it.
  }
ending-tie-gold = A tie with { $rival } at { $score } points: more Gold wins, { $more } to { $fewer }.
ending-tie-luck = A tie with { $rival } at { $score } points: more Luck wins, { $more } to { $fewer }.
