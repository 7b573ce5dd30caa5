# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-choosing = The Characters are being chosen
headline-dealing = The Characters are being dealt
headline-over = The end, in round { $round }
headline = Round { $round } · { $who } · { $step }
headline-of = Round { $round } of { $last } · { $who } · { $step }
step-begin = A new Turn
step-start = Before the Move
step-move = Movement
step-land = Arrival
step-encounter = Encounter
step-end = End of the Turn

## The scene: people

scene-setup = The wizard is dead, the Crown of Command is unattended, and everyone has noticed.
scene-waiting = { START($who) } waits for a new Character.
scene-person = { $alignment ->
    [good] 😇 { START($who) } is Good, and { NAME($place, form: "in") }
    [evil] 😈 { START($who) } is Evil, and { NAME($place, form: "in") }
   *[neutral] ⚖️ { START($who) } is Neutral, and { NAME($place, form: "in") }
  }
state-toad = { $turns ->
    [one] A Toad for 1 more Turn
   *[other] A Toad for { $turns } more Turns
  }
state-enslaved = Enslaved
state-misses = { $turns ->
    [one] Misses 1 Turn
   *[other] Misses { $turns } Turns
  }
state-slowed = One space a Turn
state-raft = Has a Raft
state-ferry = May take the ferry
state-wizard = May be sent anywhere in the Outer Region
state-unfinished = Has a fight to finish here
sheet = Strength { $strength } · Craft { $craft } · { $lives ->
    [one] 1 Life
   *[other] { $lives } Lives
  } · { $gold ->
    [0] No Gold
   *[other] { $gold } Gold
  }
sheet-armed = { $strength } ({ $combat } in Combat)
sheet-spells = { $count ->
    [one] 1 Spell
   *[other] { $count } Spells
  }
sheet-trophies = { $points ->
    [one] 1 point of trophies
   *[other] { $points } points of trophies
  }
sheet-spirits = { $points ->
    [one] 1 point of Spirits
   *[other] { $points } points of Spirits
  }
sheet-luck = { $count ->
    [one] 1 token of luck
   *[other] { $count } tokens of luck
  }

## The scene: things and events

scene-here = ✨ Here: { NAME($things) }
here-card = { NAME($card) } ({ $use })
here-card-idle = { NAME($card) } ({ $use }, not for the { NAME($character) })
scene-hex = ☠️ A Hex lies here.
scene-fight-combat = ⚔️ { START($who) } fights { NAME($other, form: "the") } with { $ours } against { $theirs }, before the dice.
scene-fight-psychic = 🌀 { START($who) } matches minds with { NAME($other, form: "the") }, { $ours } against { $theirs }, before the dice.
scene-attacked = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } attacks { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } attack { $who }.
  }
scene-attacked-strength = ⚔️ { START(NAME($foes, form: "the")) } attacks { $who } with Strength { $strength }.
scene-attacked-craft = ⚔️ { START(NAME($foes, form: "the")) } attacks { $who } with Craft { $craft }.
scene-approached = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } approaches { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } approach { $who }.
  }
scene-duel-attacked = ⚔️ { START($rival) } attacks { $who }.
scene-duel-approached = ⚔️ { START($rival) } approaches { $who }.
scene-commanding = 👑 { START($who) } casts the **Command Spell**.
scene-loss-life = ❤️ { START($who) } is about to lose a Life.
scene-loss-follower = ❤️ { START($who) } is about to lose a Follower.

## Events that concern the whole table

weather-valley = { $count ->
    [one] 🔥 { START($who) } stands in the Valley of Fire, one space from the Crown of Command.
   *[other] 🔥 { START($who) } stand in the Valley of Fire, one space from the Crown of Command.
  }
weather-ruler = { $lives ->
    [one] 👑 { START($who) } holds the Crown of Command.
   *[other] 👑 { START($who) } holds the Crown of Command. The Command Spell takes { $lives } Lives.
  }
weather-contest = 👑 { START($who) } holds the Crown of Command, and wins if they’re alone there as their next Turn begins.
weather-reached = 👑 The Crown has been reached, so anyone who dies now is out.
weather-decided = 🏁 As good as decided? **End it here…** asks everybody whether to end the game as it stands.
weather-no-magic = 🚫 No magic works until { $who } takes their next Turn.
weather-blizzard = 🌨️ The Blizzard blows, so it’s one space a Turn.
weather-warp = { $turns ->
    [one] ⏳ { START($who) } has 1 more Turn to come.
   *[other] ⏳ { START($who) } has { $turns } more Turns to come.
  }

## The text alternative of the picture

picture-choosing = Portraits of every Character to choose from, with Strength, Craft, Lives and Gold.
picture-before = The board, before anybody has set out.
picture-person = { $who } is { NAME($place, form: "in") }.
picture-active-middle = { $who } is { NAME($place, form: "in") }, in the middle of the board.
picture-active = { $who } is { NAME($place, form: "in") }, in the { NAME($region) }, between { NAME($anticlockwise, form: "the") } and, clockwise, { NAME($clockwise, form: "the") }.
picture-lying = Lying about: { $things }.
semicolon = { "; " }
things-at = { NAME($things) } { NAME($place, form: "in") }
# To one player alone.
picture-near = One Turn away: { NAME($spaces) }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } wins
outcome-won-crown = { $who } wins on the Crown of Command
outcome-other = { $who }
outcome-crown = On the Crown of Command
outcome-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
outcome-left = Left the game
outcome-out = Out of the game
outcome-waiting = Between Characters

## The overview: players

overview-active = ▶ { $who }
overview-not-chosen = Hasn’t got a Character yet
overview-waiting = Waiting for a new Character
overview-out = Out of the game
overview-person = { NAME($alignment) }, { NAME($place, form: "in") }
overview-handicap = ⚖️ Began with { $handicap }
overview-objects = 🎒 { NAME($objects) }
overview-no-objects = 🎒 No Objects
overview-followers = 🐾 { NAME($followers) }
overview-trophies = 🏆 { NAME($trophies) }
overview-quest = 📯 Quest: { NAME($quest) }. { $text }
overview-carries = 🎒 What { $who } carries
overview-lies = ✨ What lies { NAME($place, form: "in") }
in-full = **{ NAME($card) }**: { $text }
in-full-idle = **{ NAME($card) }**: { $text } Of no use to the { NAME($character) }.

## The overview: the table

overview-table = The table
overview-victory-command = 👑 The last one left wins. The Crown’s Command Spell sees to the rest.
overview-victory-instant = 👑 The first to reach the Crown of Command wins at once.
overview-victory-contest = 👑 Anyone alone on the Crown of Command as their Turn begins wins, and so does the last one left.
overview-replacements-until-crown = ☠️ Until somebody has reached the Crown, the dead come back as somebody else.
overview-replacements-never = ☠️ Anyone who dies is out of the game.
overview-replacements-always = ☠️ The dead always come back as somebody else.
overview-limit = 🏁 Closing time is after round { $round }. Then points decide.
overview-trophy-rate = 🏆 { $points } points of trophies buy 1 Strength.
overview-trophy-rates = 🏆 { $points } points of trophies buy 1 Strength, or 1 Craft if they were Spirits.
overview-left = 🃏 Left to draw: { $adventures ->
    [one] 1 Adventure
   *[other] { $adventures } Adventures
  } and { $spells ->
    [one] 1 Spell
   *[other] { $spells } Spells
  }
overview-piles = 🛒 In the piles: { NAME($piles) }
overview-piles-empty = 🛒 Nothing is left in the piles
overview-pile = { $count } × { NAME($card) }
overview-lying = **{ NAME($region) }** · { $things }

## The hand of a player, to them alone

hand-choices = 🧙 Your Characters
hand-choice = **{ NAME($character) }**: { $start }. *{ $text }*
hand-choice-handicap = ⚖️ Begins with { $handicap }, to make it fair
hand-choice-ability = ⭐ { NAME($ability) }: { $text }
hand-spells = 📜 Spells ({ $count } of { $limit })
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-spells-none = None. The Enchantress, the Mystic and the Temple may help.
hand-spells-no-craft = None, and too little Craft for any. Craft 3 allows 1.
hand-barred = You can’t cast anything at the moment.
hand-quest = 📯 Your Quest
hand-quest-text = **{ NAME($quest) }**: { $text } When it’s done, you go to the Warlock’s Cave and get a Talisman, if one is left.
hand-abilities = ⭐ { NAME($character) }
hand-ability = **{ NAME($ability) }**: { $text }
hand-toad = A Toad has no Special Abilities.
