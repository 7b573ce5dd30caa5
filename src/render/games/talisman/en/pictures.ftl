# The words in the pictures of the board. Names stand as on the cards, without an article.

title = Talisman
turns = Turns you need
storm-river = The Storm River
fire-mountains = The Fire Mountains

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# Where several spaces have a name and only their quarter tells them apart, the board shows the name alone.
space-drawn = { $kind ->
    [fields] Fields
    [woods] Woods
    [hills] Hills
    [plains] Plains
    [runes] Runes
    [desert] Desert
   *[other] { NAME($name) }
  }

## Pieces

# Two letters, no two alike.
toad = Toad
roster-toad = { $character } (Toad)
# Instead of a name, for a player without a Character.
absent-left = Has left
absent-out = Is out
absent-chooses = Choosing
absent-returns = Back soon
player = Player { $number }

## Legend: at most nine letters

legend-active = To move
legend-good = Good
legend-neutral = Neutral
legend-evil = Evil
legend-misses-turn = Sits out
legend-enslaved = Enslaved
legend-held = Mid-fight
legend-enemy = Enemy
legend-event = Event
legend-stranger = Stranger
legend-follower = Follower
legend-object = Object
legend-place = Place
figure-lives = Lives
figure-strength = Strength
figure-craft = Craft
figure-gold = Gold
figure-spells = Spells

## What lies on a space, and what is cast

gold-lying = { $gold } Gold
enemy-strength = { $enemy }, Strength { $figure }
enemy-craft = { $enemy }, Craft { $figure }
command-spell = Command Spell
cast = { $outcome ->
    [countered] { $who }’s { $spell } is countered
   *[cast] { $who } casts { $spell }
  }
cast-on = { $outcome ->
    [countered] { $who }’s { $spell } on { $target } is countered
   *[cast] { $who } casts { $spell } on { $target }
  }
cast-to = { $outcome ->
    [countered] { $who }’s { $spell } to { $target } is countered
   *[cast] { $who } casts { $spell } to { $target }
  }

## Fights

fight-strength = Combat · { $place }
fight-craft = Psychic Combat · { $place }
foes = { $foes } & { $foe }
# $dice and $theirDice: how many each side rolls. The highest counts.
odds = { $left } wins { $win }, { $right } { $lose }. { $dice ->
    [0] Neither rolls a die.
    [1] Each side rolls 1 die.
   *[other] Each side rolls the best of { $dice } dice.
  }
odds-unlike = { $left } wins { $win }, { $right } { $lose }. { $left } rolls { $dice ->
    [0] no die
    [1] 1 die
   *[other] the best of { $dice } dice
  } against { $theirDice ->
    [0] none
    [1] 1
   *[other] the best of { $theirDice }
  }.
stakes-creature = Losing costs a Life, unless it’s saved. The middle is a Stand-off.
stakes-character = The winner takes a Life, 1 Gold or an Object. The middle is a Stand-off.
