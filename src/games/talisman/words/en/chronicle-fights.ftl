# Attacks and fights, in the third person and the present tense. $who and $rival are players, with their own formatting.

## Attacks

attacked-combat = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } attacks { $who }!
   *[other] ⚔️ { START(NAME($foes, form: "the")) } attack { $who }!
  }
attacked-psychic = { $count ->
    [one] 🌀 { START(NAME($foes, form: "the")) } attacks { $who }!
   *[other] 🌀 { START(NAME($foes, form: "the")) } attack { $who }!
  }
duel-combat = ⚔️ { START($who) } attacks { $rival }.
duel-psychic = 🌀 { START($who) } attacks { $rival } with a stare (Psychic Combat).
tried-thief-steal = { START($who) } tries to steal from { $rival }.
tried-sorceress-beguile = { START($who) } tries to beguile { $rival }.
tried-sorceress-lure = { START($who) } tries to lure a Follower away from { $rival }.
tried-minstrel-serenade = { START($who) } tries to sing a Follower away from { $rival }.
tried-ability = { START($who) } tries { NAME($ability) } on { $rival }.
evaded = 💨 { START($who) } evades { NAME($other, form: "the") }.
bribed = 💰 { NAME($card, form: "The") } takes { $gold } Gold from { $who } and looks the other way.

## Fights

fought-combat = ⚔️ { START($who) } rolls { $ours }, { NAME($other, form: "the") } { $theirs }. { $outcome }
fought-psychic = 🌀 { START($who) } rolls { $ours }, { NAME($other, form: "the") } { $theirs }. { $outcome }
# The jokes in this order within a match, and then the plain wordings from 20 on.
fight-won = { $way ->
    [0] { START($winner) } wins.
    [1] { START($winner) } wins, and would like that noted.
    [2] { START($winner) } has the better of it.
    [3] { START($winner) } wins. It looked easier than it was.
    [4] { START($winner) } carries the day.
    [5] { START($winner) } wins, to the surprise of at least one of them.
    [6] { START($winner) } comes out on top.
    [7] { START($winner) } wins, and is out of breath only a little.
    [8] { START($winner) } wins.
    [9] { START($winner) } wins. There’ll be a song about it, if somebody pays for it.
    [10] { START($winner) } has the better of it.
    [11] { START($winner) } wins, and bows to nobody in particular.
    [12] { START($winner) } carries the day.
    [13] { START($winner) } wins, exactly as planned, it now turns out.
    [14] { START($winner) } comes out on top.
    [15] { START($winner) } wins, and checks whether anybody was looking.
    [16] { START($winner) } wins.
    [17] { START($winner) } wins, and only one boot is lost.
    [18] { START($winner) } has the better of it.
    [19] { START($winner) } wins. The part with the slipping will be left out of the story.
    [21] { START($winner) } has the better of it.
    [22] { START($winner) } carries the day.
    [23] { START($winner) } comes out on top.
   *[other] { START($winner) } wins.
  }
fight-lost = { $way ->
    [0] { START($who) } is beaten.
    [1] { START($who) } loses, with excuses to follow.
    [2] { START($who) } comes second.
    [3] { START($who) } loses. There were no witnesses, apart from everybody.
    [4] { START($who) } is beaten, and has had better days.
    [5] { START($who) } loses.
    [6] { START($who) } loses, and calls it practice.
    [7] { START($who) } is beaten.
    [8] { START($who) } loses, and blames the sun.
    [9] { START($who) } comes second.
    [10] { START($who) } loses, but had the better boots.
    [11] { START($who) } loses.
    [12] { START($who) } loses, and wants it to be two out of three.
    [13] { START($who) } is beaten.
    [14] { START($who) } loses, but not the argument about it.
    [15] { START($who) } comes second.
    [16] { START($who) } loses. The lesson will come to them later.
    [17] { START($who) } loses.
    [18] { START($who) } loses, with a good view of the sky.
    [19] { START($who) } is beaten.
    [21] { START($who) } comes second.
    [22] { START($who) } loses.
   *[other] { START($who) } is beaten.
  }
fight-tied = { $way ->
    [0] A Stand-off. Both sides step back, breathing hard.
    [1] A Stand-off. Honours are even.
    [2] A Stand-off. Nobody saw that.
    [3] A Stand-off. Both sides claim it.
    [4] A Stand-off. It is not mentioned again.
    [5] A Stand-off. Somebody ought to have brought a judge.
    [6] A Stand-off. Both remember an appointment.
    [7] A Stand-off. They agree to differ.
    [8] A Stand-off. Each side counts its fingers.
   *[other] A Stand-off.
  }
killed-guardian = 💂 { NAME($foe, form: "The") } is beaten and stands aside.
killed = { $count ->
    [one] ☠️ { START(NAME($foes, form: "the")) } is no more.
   *[other] ☠️ { START(NAME($foes, form: "the")) } are no more.
  }
killed-for-trophies = { $count ->
    [one] 🏆 { START(NAME($foes, form: "the")) } is dead, and { $who } keeps a trophy.
   *[other] 🏆 { START(NAME($foes, form: "the")) } are dead, and { $who } keeps { $kept ->
        [one] 1 trophy
       *[other] { $kept } trophies
      }.
  }
protected = { $told ->
    [0] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. The Life is saved, if not the day.
    [1] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. It holds, with one more dent to tell of.
    [2] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. A Life saved, and worth what it cost.
    [3] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. The Life is saved. The echo takes a while.
   *[other] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. The Life is saved.
  }
not-protected = { $told ->
    [0] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. No use, except for the look of it.
    [1] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. It would have helped from the other side.
    [2] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. It was in the wrong place, and so was its owner.
   *[other] 🛡️ { START($who) } tries { NAME($card, form: "the") } and rolls **{ $die }**. No use.
  }
spoils-nothing = { $told ->
    [0] { START($who) } lets { $rival } go, which is worse.
    [1] { START($who) } waves { $rival } away, with everything they own.
    [2] { START($who) } takes nothing from { $rival }, and will mention it often.
   *[other] { START($who) } takes nothing from { $rival }.
  }
spoils-life = 🩸 { START($who) } wants one of { $rival }’s Lives.
spirit-destroyed = { $told ->
    [0] ✝️ { START($who) } destroys { NAME($foe, form: "the") }. Nothing remains, not even a trophy.
    [1] ✝️ { START($who) } destroys { NAME($foe, form: "the") }. It leaves a cold spot, and no trophy.
    [2] ✝️ { START($who) } destroys { NAME($foe, form: "the") }. It would like that looked into, but it’s gone, and there’s no trophy.
   *[other] ✝️ { START($who) } destroys { NAME($foe, form: "the") }. There’s no trophy.
  }
spirit-destroyed-with = { $told ->
    [0] ✝️ { START($who) } destroys { NAME($foe, form: "the") } with { NAME($card, form: "the") }. Nothing remains, not even a trophy.
    [1] ✝️ { START($who) } destroys { NAME($foe, form: "the") } with { NAME($card, form: "the") }. It leaves a cold spot, and no trophy.
    [2] ✝️ { START($who) } destroys { NAME($foe, form: "the") } with { NAME($card, form: "the") }. It would like that looked into, but it’s gone, and there’s no trophy.
   *[other] ✝️ { START($who) } destroys { NAME($foe, form: "the") } with { NAME($card, form: "the") }. There’s no trophy.
  }
assassinates = { $told ->
    [0] 🗡️ { START($who) } strikes without warning. The other side rolls no die.
    [1] 🗡️ { START($who) } was behind them all the time. The other side rolls no die.
    [2] 🗡️ { START($who) } says hello afterwards. The other side rolls no die.
    [3] 🗡️ { START($who) } comes out of a very small shadow. The other side rolls no die.
    [4] 🗡️ { START($who) } skips the part where they bow. The other side rolls no die.
   *[other] 🗡️ { START($who) } goes for an assassination. The other side rolls no die.
  }
boosted = 💪 { START($who) } has { $strength } more Strength until the end of the Turn, thanks to { NAME($cause, form: "the") }.
raised-spent = 💀 { NAME($card, form: "The") } fights once for { $who } (+{ $strength }) and falls apart.
