# What Spells and cards are for, in a few words, and the odds of dice and fights. `.hint` is the same as a sentence.

## Spells. `.when` says when they may be cast.

gist-acquisition = Take 1 Object or 1 Gold from anybody
    .when = as your Turn starts
gist-alchemy = Turn any of your Objects into 1 Gold each
    .when = as your Turn starts
gist-counterspell = Undo a Spell just cast, even the Command Spell
    .when = when a Spell is cast
gist-destroy-magic = No Spells and no Magic Objects for anybody until your next Turn
    .when = as your Turn starts or ends
gist-destruction = Remove a face-up card from the board
    .when = as your Turn starts or when you’ve moved
gist-divination = Look at the next 5 Adventures
    .when = as your Turn starts
gist-healing = Heal anybody to 4 Lives
    .when = at any time, on anybody’s Turn
gist-hex = Anyone who lands there loses 1 Life, for 3 rounds
    .when = as your Turn starts
gist-immobility = Freeze somebody’s Turn, or evade one attacker
    .when = as somebody else’s Turn starts, or when you’re attacked
gist-invisibility = Evade anything you like until the Turn ends
    .when = when you’re attacked
gist-mesmerism = Take 1 Follower from anybody
    .when = as your Turn starts
gist-nullify = Another Character discards all Spells
    .when = at any time, on anybody’s Turn
gist-preservation = Save 1 Life, 1 Follower or 1 Enemy
    .when = when anything is about to be lost
gist-psionic-blast = Add your starting Craft to your Strength
    .when = before the dice in one of your fights
gist-random = Roll 1 die for anybody, from Toad to an extra Life
    .when = at any time, on anybody’s Turn
gist-teleport = Go to any other space of your Region
    .when = as your Turn starts
gist-temporal-warp = Take 3 Turns in a row
    .when = as your Turn starts
gist-hint = { $gist }.

## Cards

figure-strength = Strength { $figure }
figure-craft = Craft { $figure }
bonus-dragons = { $bonus } against Dragons
bonuses-hint = { $bonuses }.
bonuses-not-for = { $bonuses }. Not for the { NAME($alignments) }.
saves = saves a Life on { $dice }
    .hint = Saves a Life in Combat on { $dice }.
dice-from-to = { $first } to { $last }
mule-plus-four = Carries 4 more Objects for you. Judges you for each of them.

## What a card without figures is for, in a list: “Healer (heals up to 2 Lives a visit, free)”

use-mule-unlimited = carries any number of Objects
use-mule-plus-four = carries 4 more Objects
use-hag = drives off all other Followers
use-poltergeist = slows its owner to one space a Turn, as far as the Storm River
use-enchanter = grants a wish to the first visitor with Craft 4 or more
use-fairy = grants a wish to the first Good visitor
use-healer = heals up to 2 Lives a visit, free
use-hermit = has a Talisman for the first visitor
use-mage = gives every Good visitor a Spell
use-phantom = grants a wish to the first Evil visitor
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

## The text of the Crown under other house rules, to the visitor, as the box has it

crown-instant = Get here first, and you’ve won. It is good to be king.
crown-contest = Be alone here as your next Turn begins, and you’ve won. Until then, a Command Spell must do.
crown-always = Alone here? Cast a Command Spell every Turn, and everyone else bleeds. It is good to be king.

## Odds

odds = Lose { $lose }%, win { $win }%.
odds-with = With it: lose { $lose }%, win { $win }%.
odds-save = Fails { $fails }%.
odds-table = Harm { $harm }%, gain { $gain }%.
odds-draw = { $lose }% to draw an Enemy and lose, { $enemy }% to draw one at all.
odds-draw-many = { $cards ->
    [one] { $enemy }% to draw an Enemy.
   *[other] { $enemy }% to draw an Enemy among { $cards } cards.
  }
odds-chasm = { $who ->
    [himself] { $fall }% to fall and lose a Life.
    [followers] { $follower }% to lose a Follower.
   *[all] { $fall }% to fall and lose a Life, { $follower }% to lose a Follower.
  }
odds-death = { $lose }% to lose a Life, { $win }% to get past Death.
odds-pits = { $lose }% to lose a fight, { $win }% to beat all the Pitfiends this Turn.
odds-vampire = { $lives }% to lose Lives: he takes up to 3 Followers, or Lives for want of them.
odds-again = If you roll again: lose { $lose }%, win { $win }%.
odds-keep = If you keep it: lose { $lose }%, win { $win }%.
odds-scores = { $fight ->
    [psychic] Craft { $theirs } against { $own }
   *[combat] Strength { $theirs } against { $own }
  }
odds-scores-yours = { $fight ->
    [psychic] Craft { $theirs } against your { $own }
   *[combat] Strength { $theirs } against your { $own }
  }
odds-against = { $scores }.
odds-duel = { $fight ->
    [psychic] Your Craft { $own } against { $theirs }.
   *[combat] Your Strength { $own } against { $theirs }.
  }
odds-at-most = { $dice ->
    [one] Fails { $fails }%: { $most } or less on 1 die opens it.
   *[other] Fails { $fails }%: { $most } or less on { $dice } dice opens it.
  }
score = { $value } + { $counted } = **{ $total }**
score-best-of = { $value } + { $counted } (of { $dice }) = **{ $total }**
score-sure = **{ $total }**
