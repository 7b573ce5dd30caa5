# Words that are drawn into pictures, where room is short.

picture-title = The Warlock of Firetop Mountain
# A heading in two lines, the second in large letters.
sidebar-title-above = The Dungeon under
sidebar-title = Firetop Mountain

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# The places whose printed names are too long for them have a shorter one here.
place-drawn = { $place ->
    [orc-mess] Orc Mess
    [trophy-hall] Trophy Hall
    [snake-cellar] Snake Cellar
    [stores] Stores
    [spider-vault] Spider Vault
    [temple] Iron Temple
   *[other] { NAME($name) }
  }
maze-space-drawn = Maze space { $number }
crossing-drawn = { $crossing ->
    [ferry] Ferry
    [raft] Raft
   *[bridge] Bridge
  }
# A player whose name is unknown.
player-drawn = Player { $number }

## Roster

# In the place of a name, beside the player’s colour.
absent-left = Has left
absent-preparing = Getting ready

## Fights

fight-title = { $round ->
    [0] { $place }
   *[other] { $place } · after round { $round }
  }
fight-monster = { $count ->
    [1] { NAME($monster) }
   *[other] { NAME($monster) } ({ $at } of { $count })
  }
fight-skill = Skill
fight-skill-weary = Skill, weary
# About 60 letters at most.
fight-odds-monster = Two dice each: { $who } hits { $win }, the { NAME($monster) } { $lose }.
fight-odds-rival = Two dice each: { $who } hits { $win }, { $rival } { $lose }.
fight-cost = A wound costs { $bite } Stamina, about { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } a round.
fight-cost-champion = A wound costs { $bite } Stamina, about { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } a round. { $champion } rolls the monster’s dice.

## What lies at a place

item-unknown = Encounter, face down
item-monster = { NAME($foe) }, Skill { $skill }, Stamina { $stamina }
item-treasure = { $count ->
    [one] Treasure card
   *[other] { $count } Treasure cards
  }
item-left-here = { $count ->
    [one] 1 card left here
   *[other] { $count } cards left here
  }
item-belongings = { $player }’s belongings

## Signs that only the viewer sees

own-turns = Turns for you
own-treasure = Treasure you know of

## Notebook

notebook-title = Your notebook
notebook-you = You
notebook-chest = The chest
notebook-stack = The stack

## Legend

legend-encounter-down = Encounter, face down
legend-encounter-seen = Face down, but seen
legend-monster = Monster, face up
legend-others = Anyone else, face up
legend-treasure = Treasure cards
legend-belongings = Left by the dead
legend-lock = Can’t be entered again yet
legend-maze = Maze: unseen and seen
legend-passages = Secret passages
legend-no-lantern = No lantern
legend-misses = Misses a turn
legend-skill = Skill
legend-stamina = Stamina
legend-luck = Luck
legend-gold = Gold
legend-provisions = Provisions
