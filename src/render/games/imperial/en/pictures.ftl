# Words in the pictures. Names of creatures, items, spells and places are those of the chronicle.

picture-title = The Quest for the Imperial Treasures
# Two lines in two fonts.
map-title =
    The Realm of
    Emperor Baldan

## The legend

legend-plains = Plains
legend-forest = Forest
legend-mountain = Mountains
legend-steppe = Steppe
legend-desert = Desert
legend-coast = Coast
legend-ocean = Sea
legend-active = their turn
legend-ship = ship
legend-boat = boat
legend-company = company
legend-prison = in prison

## Signs that only the viewer sees

own-clues = your clues
own-turns = turns away

## The map

# Without an article. The map has room for the whole name of the Oasis.
map-place = { $place ->
    [place-vanishing-oasis] Vanishing Oasis
   *[other] { NAME($place, form: "plain") }
  }

# Regions, in the lines that they take on the map.
region-grumbling-sea =
    The Grumbling
    Sea
region-wrecker-bay = Wrecker Bay
region-shrug-mountains = The Shrug Mountains
region-spine =
    The Spine
    of the Realm
region-soggy-forest = The Soggy Forest
region-middling-plains = The Middling Plains
region-windy-steppe = The Windy Steppe
region-crown-fields = The Crown Fields
region-rampart-hills = The Rampart Hills
region-anvil = The Anvil
region-owlwood = Owlwood
region-cinder-range = The Cinder Range

## Fights

fight-hand-to-hand = { $round ->
    [0] Hand to hand
   *[other] Hand to hand · round { $round }
  }
fight-in-approach = { $round ->
    [0] Approach
   *[other] Approach · round { $round } of { $rounds }
  }

fighter-name = { NAME($name) }
fighter-boat = Boat
fighter-ship = Ship
# A seat whose character is unknown.
fighter-unknown = Seat { $seat }

guards-party = guards the whole party

# "5 dice, 4+ to hit: Agility 3, Sword 2"
rolls-now = { $dice }, { $least }+ to hit
rolls-later = { $dice } hand to hand, { $least }+ to hit
rolls-from = { $rolls }: { $parts }
rolls-part = { $from } { $value }
rolls-count = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }
source-agility = Agility
source-attack = Attack
source-shooting = Shooting
source-experience = Experience
# A companion’s Attack or Shooting.
source-own = Own attack
source-boat = Crew
source-ship = Crew

# Beside the dice.
dice-fallen = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }
dice-to-roll = { $dice } to roll
dice-later = later
dice-none = no dice

note-asleep = { $rounds ->
    [one] asleep this round
   *[other] asleep for { $rounds } rounds
  }
note-rolled-by = { $who } rolls for it
note-company = { $count } more on this side

# What to expect of a side: "The party: 7 dice, about 2.3 hits a round, and can still stop 3."
side-party = The party
side-asleep = { $who }, asleep
side-hits = { NUMBER($hits, maximumFractionDigits: 1) ->
    [one] 1 hit
   *[other] { NUMBER($hits, maximumFractionDigits: 1) } hits
  }
side-rolls-now = { $stops ->
    [0] { $who }: { $dice }, about { $hits } a round.
   *[other] { $who }: { $dice }, about { $hits } a round, and can still stop { $stops }.
  }
side-rolls-later = { $stops ->
    [0] { $who }: { $dice } hand to hand, about { $hits } a round.
   *[other] { $who }: { $dice } hand to hand, about { $hits } a round, and can still stop { $stops }.
  }
side-rolls-nothing = { $stops ->
    [0] { $who }: no dice.
   *[other] { $who }: no dice, but can still stop { $stops }.
  }
