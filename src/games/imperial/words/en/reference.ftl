# The reference: characters, creatures, things, places, roads and house rules. Cards have their text from the box.

sentence = { $clauses }.
semicolon = { "; " }

## Kinds of topics

kind-character = Character
kind-hostile = Encounter that attacks
kind-variable = Encounter that rolls for its mood
kind-peaceful = Peaceful encounter
kind-choice = Encounter that lets you choose
kind-official = Official
kind-event = Event
kind-played = Encounter played on another
kind-meta = Encounter
kind-weapon = Weapon
kind-shield = Shield
kind-treasure-imperial = Imperial Treasure
kind-treasure-scroll = Scroll
kind-treasure-charm = Treasure
kind-treasure-ruby = Treasure
kind-treasure-stone = Treasure
kind-treasure-gold = Golden treasure
kind-treasure-silver = Silver treasure
kind-treasure-magic-weapon = Magic weapon
kind-spell = Spell
kind-clue = Clue
kind-vessel = Vessel
kind-place = Place
kind-outcome = Result of exploring
kind-hex = Hex of the printed map
kind-road = Road
kind-option = House rule
kind-preset = Game length
group-encounter = Encounter
group-hex = Hex

figure-dice = Dice
figure-ranged = At a distance
figure-agility = Agility
figure-health = Health
figure-running-away = Running Away
figure-spells = Spells

## Characters

topic-may-use = May use: { $weapons }.
topic-guild = With guild licences: { $weapons }.
ability-extra-weapon = May also use the { NAME($item) }, unlike others of the class.
ability-agility = { $bonus } Agility { NAME($terrain, form: "in") }.
ability-dodge = { $count ->
    [one] Dodges 1 hit in every fight.
   *[other] Dodges { $count } hits in every fight.
  }
topic-wins-standard = Wins { $wins } of 100 standard games among four computer players.
topic-wins-short = Wins { $wins } of 100 short games among four computer players.
topic-head-start = An even start gives { $extras }.

## Creatures

topic-tiles = { $count ->
    [one] 1 tile in the pool.
   *[other] { $count } tiles in the pool.
  }
topic-terrain = Terrain: { $terrains }.
topic-played-on = Played on somebody on this terrain: { $terrains }.
any-terrain = any
topic-hide = { $count ->
    [one] A thick hide stops 1 hit a fight.
   *[other] A thick hide stops { $count } hits a fight.
  }
topic-never-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } never run.
   *[other] { NAME($foe, form: "It") } never runs.
  }
topic-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } try to run at health { $health } or less.
   *[other] { NAME($foe, form: "It") } tries to run at health { $health } or less.
  }
topic-reward = The winner takes { $reward }.
# Rows of the table of reactions: “1–2: It attacks.”
mood-row = **{ $from }–{ $to }**: { $mood }
mood-row-one = **{ $from }**: { $mood }
mood-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } attack.
   *[other] { NAME($foe, form: "It") } attacks.
  }
mood-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } leave you alone.
   *[other] { NAME($foe, form: "It") } leaves you alone.
  }
mood-nothing = Nothing happens.
mood-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } offer to come along.
   *[other] { NAME($foe, form: "It") } offers to come along.
  }
mood-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } pass by, or attack if you have the Wild Horse.
   *[other] { NAME($foe, form: "It") } passes by, or attacks if you have the Wild Horse.
  }
mood-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } carry off your boat or ship, or attack if you have none.
   *[other] { NAME($foe, form: "It") } carries off your boat or ship, or attacks if you have none.
  }
mood-barter = You may trade one of your weapons for a clue.
mood-hospitality = 1 wound is healed.
mood-gift-of-magic = You get a spell, or 1 wound is healed.
mood-treasure = You get a treasure.
mood-sent-to-tower = You’re sent to the Wizard’s Tower.
trait-poison = Venomous: if you’re wounded in the fight, you may take 1 more wound after it.
trait-regenerates = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } heal { $wounds } a round, unless Fireball or Lightning stops it.
   *[other] { NAME($foe, form: "It") } heals { $wounds } a round, unless Fireball or Lightning stops it.
  }
trait-friendship = Can be won over with Friendship.
trait-animals = Can be won over with Speak with Animals.
trait-sleepless = Sleep has no effect.
trait-flies = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } fly.
   *[other] { NAME($foe, form: "It") } flies.
  }
companion-fights = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } fight beside you as a companion.
   *[other] { NAME($foe, form: "It") } fights beside you as a companion.
  }
companion-familiar = A familiar.
companion-loyal = Always loyal.
companion-armed = Can be lent a weapon.
companion-armed-keeps = Can be lent a weapon, but won’t give it back on leaving.
companion-sea = At sea only.
companion-sea-coast = By the sea only.
companion-destination = Wants to go to { NAME($place) }, and brings { $reward } there.
companion-meditation = Adds { $value } to meditation.
companion-wilderness-steps = With { NAME($foe, form: "the") } you go { $value } steps across country instead of one.
companion-road-allowance = { $value ->
    [one] With { NAME($foe, form: "the") } you go 1 hex further by road.
   *[other] With { NAME($foe, form: "the") } you go { $value } hexes further by road.
  }
companion-no-boat = Won’t board a boat, only a ship.

## Weapons, treasures, spells and vessels

topic-melee = Hand to hand: { $figures }.
topic-ranged = At a distance: { $figures }.
topic-shield = A shield: { $figures }.
topic-melee-for = Hand to hand, for { $people }.
topic-ranged-for = At a distance, for { $people }.
topic-shield-for = A shield, for { $people }.
topic-for = For { $people }.
everybody = everybody
topic-weapon-tiles = { $count ->
    [one] 1 tile in the Weapons Pool.
   *[other] { $count } tiles in the Weapons Pool.
  }
topic-treasure-tiles = { $count ->
    [one] 1 tile in the Treasure Pool. It counts as one treasure.
   *[other] { $count } tiles in the Treasure Pool. Each counts as one treasure.
  }
topic-cast = Cast { $times }.
topic-cards = { $count ->
    [one] 1 card in the Bank.
   *[other] { $count } cards in the Bank.
  }
topic-meditate = To meditate for it, two dice must reach { $target }: { $bonuses } (IMP-12.8).
class-bonus = { NAME($class) } { $bonus }
topic-vessel = Opens the sea, and adds { $gist }.
topic-vessels = { $count } of them in the Bank (IMP-10.1).

## Places and roads

topic-lost = On the printed map: nowhere.
topic-on-map = On the printed map: { NAME($terrain) }.
topic-on-map-by-road = On the printed map: { NAME($terrain) }, on { $roads }.
topic-clues = Clues that lead here: { $clues }.
topic-explore = Exploring it, by the sum of two dice:
explore-row = **{ $totals }**: { $outcome }, { $chance }
topic-tables = On the tables of { $places }.
topic-encounter = End your move here, and you draw an encounter. The chance that it attacks is { $hostile }, and that nobody is there { $nobody }.
topic-encounter-at-sea = End your move here, and you draw an encounter at sea. The chance that it attacks is { $hostile }, and that nobody is there { $nobody }.
topic-explored = End your move here, and you explore { NAME($place) }.
topic-next = Next to it: { $places }.
by-road = { $place } (by road)
topic-road = { $hexes } hexes long, past { $places }.

## House rules and presets

topic-preset = { $line }.
topic-sets = Turns on: { $options }.

## The results of exploring

outcome-weapon-boat = Weapon or Boat
outcome-weapon-ship = Weapon or Ship
outcome-bad-water = Bad Water
outcome-prison = Prison
outcome-encounter = Encounter
outcome-cure-all-wounds = Cure All Wounds
outcome-cure-one-wound = Cure One Wound
outcome-river-of-lava = River of Lava
outcome-you-must-leave = You Must Leave
outcome-no-action = No Action
outcome-landslide = Landslide
outcome-treasure-clue = Treasure Clue

## The roads

road-emperors-road = the Emperor’s Road
    .plain = Emperor’s Road
road-fish-road = the Fish Road
    .plain = Fish Road
road-gloom-road = the Gloom Road
    .plain = Gloom Road
road-damp-lane = Damp Lane
road-pilgrims-stair = the Pilgrims’ Stair
    .plain = Pilgrims’ Stair
road-border-road = the Border Road
    .plain = Border Road
road-brass-road = the Brass Road
    .plain = Brass Road
road-ore-road = the Ore Road
    .plain = Ore Road
road-mirage-road = the Mirage Road
    .plain = Mirage Road
road-rum-road = the Rum Road
    .plain = Rum Road
road-owl-lane = Owl Lane
road-leaf-lane = Leaf Lane
road-towpath = the Towpath
    .plain = Towpath
road-cinder-track = the Cinder Track
    .plain = Cinder Track
