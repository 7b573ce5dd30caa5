# Attacks and fights, in the third person and the present tense. $who and $rival are players, with their own formatting.

## Attacks

attacked-combat = { $count ->
    [one] ⚔️ { $foes } attacks { $who }!
   *[other] ⚔️ { $foes } attack { $who }!
  }
attacked-psychic = { $count ->
    [one] 🌀 { $foes } attacks { $who }!
   *[other] 🌀 { $foes } attack { $who }!
  }
duel-combat = ⚔️ { $who } attacks { $rival }.
duel-psychic = 🌀 { $who } attacks { $rival } with a stare (Psychic Combat).
tried-thief-steal = { $who } tries to steal from { $rival }.
tried-sorceress-beguile = { $who } tries to beguile { $rival }.
tried-sorceress-lure = { $who } tries to lure a Follower away from { $rival }.
tried-minstrel-serenade = { $who } tries to sing a Follower away from { $rival }.
tried-ability = { $who } tries { $ability } on { $rival }.
evaded = 💨 { $who } evades { $other }.
bribed = 💰 { NAME($card, form: "The") } takes { $gold } Gold from { $who } and looks the other way.

## Fights

fought-combat = ⚔️ { $who } rolls { $ours }, { $other } { $theirs }. { $outcome }
fought-psychic = 🌀 { $who } rolls { $ours }, { $other } { $theirs }. { $outcome }
fight-won = { $way ->
    [0] { $winner } wins.
    [1] { $winner } has the better of it.
    [2] { $winner } carries the day.
    [3] { $winner } comes out on top.
    [4] { $winner } wins, and would like that noted.
   *[other] { $winner } wins. It looked easier than it was.
  }
fight-lost = { $way ->
    [0] { $who } is beaten.
    [1] { $who } is beaten, and has had better days.
    [2] { $who } comes second.
    [3] { $who } loses, with excuses to follow.
    [4] { $who } loses, and calls it practice.
   *[other] { $who } loses. There were no witnesses, apart from everybody.
  }
fight-tied = { $way ->
    [0] A Stand-off. Both sides step back, breathing hard.
    [1] A Stand-off. Honours are even.
    [2] A Stand-off. Nobody saw that.
    [3] A Stand-off. Both sides claim it.
   *[other] A Stand-off. It is not mentioned again.
  }
killed-guardian = 💂 { NAME($foe, form: "The") } is beaten and stands aside.
killed = { $count ->
    [one] ☠️ { $foes } is no more.
   *[other] ☠️ { $foes } are no more.
  }
killed-for-trophies = { $count ->
    [one] 🏆 { $foes } is dead, and { $who } keeps a trophy.
   *[other] 🏆 { $foes } are dead, and { $who } keeps { $kept ->
        [one] 1 trophy
       *[other] { $kept } trophies
      }.
  }
protected = 🛡️ { $who } tries { NAME($card, form: "the") } and rolls **{ $die }**. The Life is saved, if not the day.
not-protected = 🛡️ { $who } tries { NAME($card, form: "the") } and rolls **{ $die }**. No use.
spoils-nothing = { $who } lets { $rival } go, which is worse.
spoils-life = 🩸 { $who } wants one of { $rival }’s Lives.
spirit-destroyed = ✝️ { $who } destroys { NAME($foe, form: "the") }. Nothing remains, not even a trophy.
spirit-destroyed-with = ✝️ { $who } destroys { NAME($foe, form: "the") } with { NAME($card, form: "the") }. Nothing remains, not even a trophy.
assassinates = 🗡️ { $who } strikes without warning. The other side rolls no die.
boosted = 💪 { $who } has { $strength } more Strength until the end of the Turn, thanks to { $cause }.
raised-spent = 💀 { NAME($card, form: "The") } fights once for { $who } (+{ $strength }) and falls apart.
