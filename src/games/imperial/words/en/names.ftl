# Names in their forms. `.the` and `.The` stand in a sentence and at its start, with the article and in bold.
# `.number = many` for a name in the plural, so that verbs agree.

## Encounters

foe-absent-minded-wizard = Absent-Minded Wizard
    .the = the **Absent-Minded Wizard**
    .The = The **Absent-Minded Wizard**
    .It = He
    .plain = the Absent-Minded Wizard
foe-avalanche = Avalanche
    .the = the **Avalanche**
    .The = The **Avalanche**
    .It = It
    .plain = the Avalanche
foe-bear = Bear
    .the = the **Bear**
    .The = The **Bear**
    .It = It
    .plain = the Bear
foe-black-cat = Black Cat
    .the = the **Black Cat**
    .The = The **Black Cat**
    .It = It
    .plain = the Black Cat
foe-demon = Demon
    .the = the **Demon**
    .The = The **Demon**
    .It = It
    .plain = the Demon
foe-draw-twice = Draw Twice
    .the = the **Draw Twice**
    .The = The **Draw Twice**
    .It = It
    .plain = the Draw Twice
foe-ed-eagle = Ed Eagle
    .the = **Ed Eagle**
    .The = **Ed Eagle**
    .It = He
foe-elephant = Elephant
    .the = the **Elephant**
    .The = The **Elephant**
    .It = It
    .plain = the Elephant
foe-elf-princess = Elf Princess
    .the = the **Elf Princess**
    .The = The **Elf Princess**
    .It = She
    .plain = the Elf Princess
foe-evil-sorcerer = Evil Sorcerer
    .the = the **Evil Sorcerer**
    .The = The **Evil Sorcerer**
    .It = He
    .plain = the Evil Sorcerer
foe-giant-crab = Giant Crab
    .the = the **Giant Crab**
    .The = The **Giant Crab**
    .It = It
    .plain = the Giant Crab
foe-giant-octopus = Giant Octopus
    .the = the **Giant Octopus**
    .The = The **Giant Octopus**
    .It = It
    .plain = the Giant Octopus
foe-giant-roc = Giant Roc
    .the = the **Giant Roc**
    .The = The **Giant Roc**
    .It = It
    .plain = the Giant Roc
foe-giant-scorpion = Giant Scorpion
    .the = the **Giant Scorpion**
    .The = The **Giant Scorpion**
    .It = It
    .plain = the Giant Scorpion
foe-giant-spider = Giant Spider
    .the = the **Giant Spider**
    .The = The **Giant Spider**
    .It = It
    .plain = the Giant Spider
foe-goblins = Goblins
    .the = the **Goblins**
    .The = The **Goblins**
    .It = They
    .plain = the Goblins
    .number = many
foe-griffin = Griffin
    .the = the **Griffin**
    .The = The **Griffin**
    .It = It
    .plain = the Griffin
foe-guillaume-tell = Guillaume Tell
    .the = **Guillaume Tell**
    .The = **Guillaume Tell**
    .It = He
foe-hermit = Hermit
    .the = the **Hermit**
    .The = The **Hermit**
    .It = He
    .plain = the Hermit
foe-giant = Hill Giant
    .the = the **Hill Giant**
    .The = The **Hill Giant**
    .It = He
    .plain = the Hill Giant
foe-imperial-guard = Imperial Guard
    .the = the **Imperial Guard**
    .The = The **Imperial Guard**
    .It = He
    .plain = the Imperial Guard
foe-imperial-navy = Imperial Navy
    .the = the **Imperial Navy**
    .The = The **Imperial Navy**
    .It = It
    .plain = the Imperial Navy
foe-lion = Lion
    .the = the **Lion**
    .The = The **Lion**
    .It = It
    .plain = the Lion
foe-maid-marywin = Maid Marywin
    .the = **Maid Marywin**
    .The = **Maid Marywin**
    .It = She
foe-mermaid = Mermaid
    .the = the **Mermaid**
    .The = The **Mermaid**
    .It = She
    .plain = the Mermaid
foe-nomads = Nomads
    .the = the **Nomads**
    .The = The **Nomads**
    .It = They
    .plain = the Nomads
    .number = many
foe-ogre = Ogre
    .the = the **Ogre**
    .The = The **Ogre**
    .It = It
    .plain = the Ogre
foe-olliver-j-dragon = Olliver J. Dragon
    .the = **Olliver J. Dragon**
    .The = **Olliver J. Dragon**
    .It = He
foe-peddler = Pedlar
    .the = the **Pedlar**
    .The = The **Pedlar**
    .It = He
    .plain = the Pedlar
foe-pirates = Pirates
    .the = the **Pirates**
    .The = The **Pirates**
    .It = They
    .plain = the Pirates
    .number = many
foe-sandstorm = Sandstorm
    .the = the **Sandstorm**
    .The = The **Sandstorm**
    .It = It
    .plain = the Sandstorm
foe-sea-serpent = Sea Serpent
    .the = the **Sea Serpent**
    .The = The **Sea Serpent**
    .It = It
    .plain = the Sea Serpent
foe-skeletons = Skeletons
    .the = the **Skeletons**
    .The = The **Skeletons**
    .It = They
    .plain = the Skeletons
    .number = many
foe-storm-at-sea = Storm at Sea
    .the = the **Storm at Sea**
    .The = The **Storm at Sea**
    .It = It
    .plain = the Storm at Sea
foe-tax-collector = Tax Collector
    .the = the **Tax Collector**
    .The = The **Tax Collector**
    .It = He
    .plain = the Tax Collector
foe-lost-city = Lost City
    .the = the **Lost City**
    .The = The **Lost City**
    .It = It
    .plain = the Lost City
foe-thugs = Thugs
    .the = the **Thugs**
    .The = The **Thugs**
    .It = They
    .plain = the Thugs
    .number = many
foe-troll = Troll
    .the = the **Troll**
    .The = The **Troll**
    .It = It
    .plain = the Troll
foe-wild-horse = Wild Horse
    .the = the **Wild Horse**
    .The = The **Wild Horse**
    .It = It
    .plain = the Wild Horse
foe-wolves = Wolves
    .the = the **Wolves**
    .The = The **Wolves**
    .It = They
    .plain = the Wolves
    .number = many
foe-zombies = Zombies
    .the = the **Zombies**
    .The = The **Zombies**
    .It = They
    .plain = the Zombies
    .number = many

## Weapons

item-dagger = Dagger
    .a = a **Dagger**
    .one = a Dagger
    .the = the **Dagger**
    .The = The **Dagger**
item-sword = Sword
    .a = a **Sword**
    .one = a Sword
    .the = the **Sword**
    .The = The **Sword**
item-axe = Axe
    .a = an **Axe**
    .one = an Axe
    .the = the **Axe**
    .The = The **Axe**
item-mace = Mace
    .a = a **Mace**
    .one = a Mace
    .the = the **Mace**
    .The = The **Mace**
item-club = Club
    .a = a **Club**
    .one = a Club
    .the = the **Club**
    .The = The **Club**
item-staff = Staff
    .a = a **Staff**
    .one = a Staff
    .the = the **Staff**
    .The = The **Staff**
item-spear = Spear
    .a = a **Spear**
    .one = a Spear
    .the = the **Spear**
    .The = The **Spear**
item-sling = Sling
    .a = a **Sling**
    .one = a Sling
    .the = the **Sling**
    .The = The **Sling**
item-bow = Bow
    .a = a **Bow**
    .one = a Bow
    .the = the **Bow**
    .The = The **Bow**
item-small-shield = Small Shield
    .a = a **Small Shield**
    .one = a Small Shield
    .the = the **Small Shield**
    .The = The **Small Shield**
item-large-shield = Large Shield
    .a = a **Large Shield**
    .one = a Large Shield
    .the = the **Large Shield**
    .The = The **Large Shield**

## Treasures

item-grail = Grail
    .a = the **Grail**
    .one = the Grail
    .the = the **Grail**
    .The = The **Grail**
item-scepter-of-baldan = Scepter of Baldan
    .a = the **Scepter of Baldan**
    .one = the Scepter of Baldan
    .the = the **Scepter of Baldan**
    .The = The **Scepter of Baldan**
item-talisman-of-quox = Talisman of Quox
    .a = the **Talisman of Quox**
    .one = the Talisman of Quox
    .the = the **Talisman of Quox**
    .The = The **Talisman of Quox**
item-battle-ring-of-gorath = Battle Ring of Gorath
    .a = the **Battle Ring of Gorath**
    .one = the Battle Ring of Gorath
    .the = the **Battle Ring of Gorath**
    .The = The **Battle Ring of Gorath**
item-emerald-of-life = Emerald of Life
    .a = the **Emerald of Life**
    .one = the Emerald of Life
    .the = the **Emerald of Life**
    .The = The **Emerald of Life**
item-palantir-of-zog = Palantir of Zog
    .a = the **Palantir of Zog**
    .one = the Palantir of Zog
    .the = the **Palantir of Zog**
    .The = The **Palantir of Zog**
item-scroll-of-healing = Scroll of Healing
    .a = a **Scroll of Healing**
    .one = a Scroll of Healing
    .the = the **Scroll of Healing**
    .The = The **Scroll of Healing**
item-scroll-of-protection = Scroll of Protection
    .a = a **Scroll of Protection**
    .one = a Scroll of Protection
    .the = the **Scroll of Protection**
    .The = The **Scroll of Protection**
item-scroll-of-teleportation = Scroll of Teleportation
    .a = a **Scroll of Teleportation**
    .one = a Scroll of Teleportation
    .the = the **Scroll of Teleportation**
    .The = The **Scroll of Teleportation**
item-lucky-charm = Lucky Charm
    .a = the **Lucky Charm**
    .one = the Lucky Charm
    .the = the **Lucky Charm**
    .The = The **Lucky Charm**
item-large-ruby = Large Ruby
    .a = a **Large Ruby**
    .one = a Large Ruby
    .the = the **Large Ruby**
    .The = The **Large Ruby**
item-stone-of-fire = Stone of Fire
    .a = the **Stone of Fire**
    .one = the Stone of Fire
    .the = the **Stone of Fire**
    .The = The **Stone of Fire**
item-gold-crown = Gold Crown
    .a = a **Gold Crown**
    .one = a Gold Crown
    .the = the **Gold Crown**
    .The = The **Gold Crown**
item-gold-chalice = Gold Chalice
    .a = a **Gold Chalice**
    .one = a Gold Chalice
    .the = the **Gold Chalice**
    .The = The **Gold Chalice**
item-gold-idol = Gold Idol
    .a = a **Gold Idol**
    .one = a Gold Idol
    .the = the **Gold Idol**
    .The = The **Gold Idol**
item-gold-harp = Gold Harp
    .a = a **Gold Harp**
    .one = a Gold Harp
    .the = the **Gold Harp**
    .The = The **Gold Harp**
item-gold-necklace = Gold Necklace
    .a = a **Gold Necklace**
    .one = a Gold Necklace
    .the = the **Gold Necklace**
    .The = The **Gold Necklace**
item-gold-plate = Gold Dinner Plate
    .a = a **Gold Dinner Plate**
    .one = a Gold Dinner Plate
    .the = the **Gold Dinner Plate**
    .The = The **Gold Dinner Plate**
item-gold-mask = Gold Mask
    .a = a **Gold Mask**
    .one = a Gold Mask
    .the = the **Gold Mask**
    .The = The **Gold Mask**
item-gold-egg = Gold Egg
    .a = a **Gold Egg**
    .one = a Gold Egg
    .the = the **Gold Egg**
    .The = The **Gold Egg**
item-silver-goblet = Silver Goblet
    .a = a **Silver Goblet**
    .one = a Silver Goblet
    .the = the **Silver Goblet**
    .The = The **Silver Goblet**
item-silver-mirror = Silver Mirror
    .a = a **Silver Mirror**
    .one = a Silver Mirror
    .the = the **Silver Mirror**
    .The = The **Silver Mirror**
item-silver-bell = Silver Bell
    .a = a **Silver Bell**
    .one = a Silver Bell
    .the = the **Silver Bell**
    .The = The **Silver Bell**
item-silver-comb = Silver Comb
    .a = a **Silver Comb**
    .one = a Silver Comb
    .the = the **Silver Comb**
    .The = The **Silver Comb**
item-silver-flute = Silver Flute
    .a = a **Silver Flute**
    .one = a Silver Flute
    .the = the **Silver Flute**
    .The = The **Silver Flute**
item-silver-candlestick = Silver Candlestick
    .a = a **Silver Candlestick**
    .one = a Silver Candlestick
    .the = the **Silver Candlestick**
    .The = The **Silver Candlestick**
item-silver-buckle = Silver Belt Buckle
    .a = a **Silver Belt Buckle**
    .one = a Silver Belt Buckle
    .the = the **Silver Belt Buckle**
    .The = The **Silver Belt Buckle**
item-silver-birdcage = Silver Birdcage
    .a = a **Silver Birdcage**
    .one = a Silver Birdcage
    .the = the **Silver Birdcage**
    .The = The **Silver Birdcage**
item-silver-spoon = Silver Spoon
    .a = a **Silver Spoon**
    .one = a Silver Spoon
    .the = the **Silver Spoon**
    .The = The **Silver Spoon**
item-magic-dagger = Magic Dagger
    .a = a **Magic Dagger**
    .one = a Magic Dagger
    .the = the **Magic Dagger**
    .The = The **Magic Dagger**
item-magic-sword = Magic Sword
    .a = a **Magic Sword**
    .one = a Magic Sword
    .the = the **Magic Sword**
    .The = The **Magic Sword**
item-magic-axe = Magic Axe
    .a = a **Magic Axe**
    .one = a Magic Axe
    .the = the **Magic Axe**
    .The = The **Magic Axe**
item-magic-mace = Magic Mace
    .a = a **Magic Mace**
    .one = a Magic Mace
    .the = the **Magic Mace**
    .The = The **Magic Mace**
item-magic-club = Magic Club
    .a = a **Magic Club**
    .one = a Magic Club
    .the = the **Magic Club**
    .The = The **Magic Club**
item-magic-staff = Magic Staff
    .a = a **Magic Staff**
    .one = a Magic Staff
    .the = the **Magic Staff**
    .The = The **Magic Staff**
item-magic-spear = Magic Spear
    .a = a **Magic Spear**
    .one = a Magic Spear
    .the = the **Magic Spear**
    .The = The **Magic Spear**
item-magic-sling = Magic Sling
    .a = a **Magic Sling**
    .one = a Magic Sling
    .the = the **Magic Sling**
    .The = The **Magic Sling**
item-magic-bow = Magic Bow
    .a = a **Magic Bow**
    .one = a Magic Bow
    .the = the **Magic Bow**
    .The = The **Magic Bow**
item-magic-small-shield = Magic Small Shield
    .a = a **Magic Small Shield**
    .one = a Magic Small Shield
    .the = the **Magic Small Shield**
    .The = The **Magic Small Shield**
item-magic-large-shield = Magic Large Shield
    .a = a **Magic Large Shield**
    .one = a Magic Large Shield
    .the = the **Magic Large Shield**
    .The = The **Magic Large Shield**

## Spells and vessels

spell-fireball = Fireball
spell-friendship = Friendship
spell-healing = Healing
spell-invisibility = Invisibility
spell-lightning = Lightning
spell-sleep = Sleep
spell-speak-with-animals = Speak with Animals
spell-strength = Strength
spell-teleportation = Teleportation
spell-wall-of-stone = Wall of Stone

vessel-boat = boat
    .the = the boat
    .plain = the boat
    .a = a boat
vessel-ship = ship
    .the = the ship
    .plain = the ship
    .a = a ship
crew = crew
    .plain = the crew
    .the = the crew

## Places

place-nobnodd = Nobnodd
    .in = in Nobnodd
place-imperial-capital = the Imperial Capital
    .in = in the Imperial Capital
    .plain = Imperial Capital
    .short = the Capital
place-pirates-den = the Pirates’ Den
    .in = at the Pirates’ Den
    .plain = Pirates’ Den
    .short = the Pirates’ Den
place-monastery = the Monastery
    .in = at the Monastery
    .plain = Monastery
    .short = the Monastery
place-vanishing-oasis = the Oasis
    .in = at the Oasis
    .plain = Oasis
    .short = the Oasis
place-lost-city = the Lost City
    .in = in the Lost City
    .plain = Lost City
    .short = the Lost City
place-wizards-tower = the Wizard’s Tower
    .in = at the Wizard’s Tower
    .plain = Wizard’s Tower
    .short = the Tower
place-port-barnacle = Port Barnacle
    .in = in Port Barnacle
    .short = Barnacle
place-brassbottom = Brassbottom
    .in = in Brassbottom
place-castle-dampwick = Castle Dampwick
    .in = in Castle Dampwick
    .short = Dampwick
place-castle-highgloom = Castle Highgloom
    .in = in Castle Highgloom
    .short = Highgloom
place-castle-saltspray = Castle Saltspray
    .in = in Castle Saltspray
    .short = Saltspray
place-fort-norwatch = Fort Norwatch
    .in = at Fort Norwatch
    .short = Norwatch
place-fort-sandgrit = Fort Sandgrit
    .in = at Fort Sandgrit
    .short = Sandgrit
place-fort-grimrock = Fort Grimrock
    .in = at Fort Grimrock
    .short = Grimrock
place-little-muddle = Little Muddle
    .in = in Little Muddle
    .short = Muddle
place-upper-wobble = Upper Wobble
    .in = in Upper Wobble
    .short = Wobble
place-fishgut = Fishgut
    .in = in Fishgut
place-owlsbarrow = Owlsbarrow
    .in = in Owlsbarrow
place-silverleaf = Silverleaf
    .in = in Silverleaf
place-khumdrum-mines = the Khumdrum Mines
    .in = in the Khumdrum Mines
    .plain = Khumdrum Mines
    .short = the Mines
place-smoking-mountain = the Smoking Mountain
    .in = on the Smoking Mountain
    .plain = Smoking Mountain
    .short = the Smoking Mountain

# A hex without a location goes by its terrain, and by its direction from a location.
terrain-plains = plains
    .the = the plains
    .in = on the plains
terrain-forest = forest
    .the = the forest
    .in = in the forest
terrain-mountain = mountains
    .the = the mountains
    .in = in the mountains
terrain-desert = desert
    .the = the desert
    .in = in the desert
terrain-steppe = steppe
    .the = the steppe
    .in = on the steppe
terrain-coast = shore
    .the = the shore
    .in = on the shore
terrain-ocean = sea
    .the = the sea
    .in = on the sea
wind-e = east
    .short = E
wind-ene = east-north-east
    .short = ENE
wind-ne = north-east
    .short = NE
wind-n = north
    .short = N
wind-nw = north-west
    .short = NW
wind-wnw = west-north-west
    .short = WNW
wind-w = west
    .short = W
wind-wsw = west-south-west
    .short = WSW
wind-sw = south-west
    .short = SW
wind-s = south
    .short = S
wind-se = south-east
    .short = SE
wind-ese = east-south-east
    .short = ESE
spot = { $far ->
    [1] { NAME($terrain, form: "the") } { NAME($wind) } of { NAME($place) }
   *[other] { NAME($terrain, form: "the") } { $far } steps { NAME($wind) } of { NAME($place) }
  }
    .in = { $far ->
        [1] { NAME($terrain, form: "in") } { NAME($wind) } of { NAME($place) }
       *[other] { NAME($terrain, form: "in") } { $far } steps { NAME($wind) } of { NAME($place) }
      }
    .short = { $far ->
        [1] { NAME($terrain) } { NAME($wind, form: "short") } of { NAME($place, form: "short") }
       *[other] { NAME($terrain) } { $far } { NAME($wind, form: "short") } of { NAME($place, form: "short") }
      }
    .to = { $far ->
        [1] { NAME($terrain, form: "the") } { NAME($wind, form: "short") } of { NAME($place, form: "short") }
       *[other] { NAME($terrain, form: "the") } { $far } steps { NAME($wind, form: "short") } of { NAME($place, form: "short") }
      }
    .at = { $far ->
        [1] { NAME($terrain, form: "in") } { NAME($wind, form: "short") } of { NAME($place, form: "short") }
       *[other] { NAME($terrain, form: "in") } { $far } steps { NAME($wind, form: "short") } of { NAME($place, form: "short") }
      }
    .into = { $far ->
        [1] { NAME($terrain, form: "the") } { NAME($wind) } of { NAME($place) }
       *[other] { NAME($terrain, form: "the") } { $far } steps { NAME($wind) } of { NAME($place) }
      }
    .past = { $far ->
        [1] { NAME($terrain, form: "the") } { NAME($wind) } of { NAME($place) }
       *[other] { NAME($terrain, form: "the") } { $far } steps { NAME($wind) } of { NAME($place) }
      }

## People

class-warrior = warrior
    .a = a warrior
class-elf = elf
    .a = an elf
class-cleric = cleric
    .a = a cleric
class-magician = magician
    .a = a magician
class-dwarf = dwarf
    .a = a dwarf
class-hairfoot = hairfoot
    .a = a hairfoot
class-of-kate = { class-warrior }
    .a = { class-warrior.a }
class-of-ozmo = { class-warrior }
    .a = { class-warrior.a }
class-of-alatha = { class-elf }
    .a = { class-elf.a }
class-of-nruff = { class-elf }
    .a = { class-elf.a }
class-of-rosa = { class-cleric }
    .a = { class-cleric.a }
class-of-harald = { class-cleric }
    .a = { class-cleric.a }
class-of-dulcime = { class-magician }
    .a = { class-magician.a }
class-of-turb = { class-magician }
    .a = { class-magician.a }
class-of-rokko = { class-dwarf }
    .a = { class-dwarf.a }
class-of-herman = { class-hairfoot }
    .a = { class-hairfoot.a }
character-title = { $name } the { NAME($class) }

## Forms of any name

# The code words lists with `.the` and `.a`. They are always the object of a verb, so that a language can use its
# accusative. Those with `.plain` stand by themselves, and `.to`, `.past` and `.side` behind a word of direction.
a-name = { NAME($name) }
    .a = { NAME($name, form: "a") }
    .the = { NAME($name, form: "the") }
    .plain = { NAME($name, form: "plain") }
    .in = { NAME($name, form: "in") }
    .to = { NAME($name) }
    .past = { NAME($name) }
    .side = { NAME($name) }

## Amounts

clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
more-things = { $count ->
    [one] 1 more thing
   *[other] { $count } more things
  }
treasures = { $count ->
    [0] no treasures
    [one] 1 treasure
   *[other] { $count } treasures
  }
weapons = { $count ->
    [0] no weapons
    [one] 1 weapon
   *[other] { $count } weapons
  }

# What a clue promises: "1 treasure in Fishgut".
clue-worth = { $treasures ->
    [one] 1 treasure { NAME($place, form: "in") }
   *[other] { $treasures } treasures { NAME($place, form: "in") }
  }
    .weapon = { $treasures ->
        [one] 1 treasure for a weapon { NAME($place, form: "in") }
       *[other] { $treasures } treasures for a weapon { NAME($place, form: "in") }
      }
    .special = 0 to 2 treasures anywhere with a name, as a die decides
# The title of a card, by itself.
title = **{ $name }**
clue-special = the SPECIAL
