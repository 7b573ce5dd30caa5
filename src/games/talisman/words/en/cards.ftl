# Cards in a few words. Public, and “you” to nobody, except where a comment says otherwise.

## Figures and uses, for lists: “Sword (+1 in Combat), Healer (heals up to 2 Lives a visit, free)”

bonus-dragon = { $bonus } against Dragons
bonus-save = { $least ->
    [6] saves a Life on 6
   *[other] saves a Life on { $least } or more
  }
use-strength = Strength { $strength }
use-craft = Craft { $craft }
use-mule-unlimited = carries any number of Objects
use-mule-plus-four = carries 4 Objects
use-hag = drives off all other Followers
use-poltergeist = slows its owner to one space a Turn, as far as the Storm River
use-enchanter = grants a wish to the first comer with Craft 4 or more
use-fairy = grants a wish to the first Good comer
use-healer = heals up to 2 Lives a visit, free
use-hermit = has a Talisman for the first visitor
use-mage = gives every Good visitor a Spell
use-phantom = grants a wish to the first Evil comer
use-sorcerer = sells a Spell for 1 Gold
use-witch = leaves it to a die, from Toad to Life
use-alchemist = turns Objects into 1 Gold each
use-gnome = a help in the Portal, the Mines, the Crags and the Hills
use-guide = no rolls in the Forest, the Crags or the Chasm
use-mercenary = 1 Gold to hire, and 1 Gold a Turn for 3 Strength in Combat
use-pixie = no rolls in the Forest, and Evading in the Woods
use-prince = free healing at the Castle, or 3 Gold there
use-princess = free healing at the Castle, or 3 Gold there
use-amulet = keeps off all Spells but the Command Spell, and casts none
use-cross = makes Chapel and Graveyard safe, and destroys Spirits
use-orb-of-knowledge = swaps a card as it’s drawn
use-potion-of-strength = +2 Strength for the rest of a Turn, once
use-talisman = the key to the Valley of Fire
use-wand = always at least 1 Spell, and room for 1 more
use-water-bottle = no Life lost in the Desert
use-raft = crosses the Storm River next Turn, then sinks
use-bag-of-gold = worth 1 Gold
use-two-bags-of-gold = worth 2 Gold
use-cave = a die finds a Dragon, a Goblin, a long walk or Gold
use-fountain-of-wisdom = 1 Craft a visit, while it lasts
use-magic-portal = a die says where it leads
use-magic-stream = 1 Strength a visit, while it lasts
use-market = sells Swords, Helmets, Water Bottles, Shields, Mules and Rafts
use-marsh = costs 1 Turn with Strength under 5
use-maze = costs 1 Turn with Craft under 5
use-pool-of-life = 1 Life a visit, while it lasts
use-shrine = a prayer, and a die

## Texts of the box under other house rules. They speak to the owner or the visitor, as the box does.

mule-text-plus-four = Carries 4 Objects for you. Judges you for each of them.
crown-instant = Get here first, and you’ve won. It is good to be king.
crown-always = Alone here? Cast a Command Spell every Turn, and everyone else bleeds. It is good to be king.
