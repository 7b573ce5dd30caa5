# The reference: what each card, space and house rule is. The names of things are in names.ftl.

## Kinds of topics

kind-character = Character
kind-ability = Special Ability of the { NAME($character) }
kind-event = Event
kind-enemy = Enemy
kind-stranger = Stranger
kind-follower = Follower
kind-magic-object = Magic Object
kind-object = Object
kind-place = Place, as a card
kind-subtyped = { $kind }: { $subtype }
kind-spell = Spell
kind-space = Space of the { NAME($region) }
kind-region = Region
kind-creature = Creature of the board: { $subtype }
kind-table = Table
kind-shop = Shop
kind-pile = Cards in a pile
kind-quest = Quest
kind-option = House rule
kind-preset = Game length
# The kinds that list topics of several kinds.
group-ability = Special Ability
group-place = Place
group-space = Space
group-creature = Creature
subtype-curse = Curse
subtype-animal = Animal
subtype-monster = Monster
subtype-dragon = Dragon
subtype-spirit = Spirit
subtype-gold = Gold
subtype-guardian = Guardian
subtype-person = Person
subtype-inner = Inner

## Figures

topic-figure-strength = Strength
topic-figure-craft = Craft
topic-figure-lives = Lives
topic-figure-gold = Gold
topic-figure-two-dice = two dice
topic-trophy = { $points ->
    [one] Worth 1 point as a trophy.
   *[other] Worth { $points } points as a trophy.
  }
topic-evadable = Can be evaded.
topic-not-evadable = Can’t be evaded.
topic-only = { $alignment ->
    [good] Only for the Good.
    [evil] Only for the Evil.
   *[neutral] Only for the Neutral.
  }
topic-not-for = { $alignment ->
    [good] Not for the Good.
    [evil] Not for the Evil.
   *[neutral] Not for the Neutral.
  }
topic-craft-at-least = Only with Craft { $craft } or more.
topic-strength-below = Only with Strength under { $strength }.
topic-craft-below = Only with Craft under { $craft }.

## Characters and cards

topic-title = **{ $title }**
topic-begins = { NAME($alignment) }. Begins { NAME($place, form: "in") }.
topic-begins-with = { $spells ->
    [one] { NAME($alignment) }. Begins { NAME($place, form: "in") }, with 1 Spell.
   *[other] { NAME($alignment) }. Begins { NAME($place, form: "in") }, with { $spells } Spells.
  }
topic-never-has = Never has: { NAME($things) }.
topic-ability = **{ NAME($ability) }**: { $text }
topic-compulsory = Nobody passes it by.
topic-copies = { $count ->
    [0] None among the Adventures. Its number is { $number }.
    [one] 1 card among the Adventures, with the number { $number }.
   *[other] { $count } cards among the Adventures, with the number { $number }.
  }
topic-spell-times = Cast { $times }.
topic-spell-cards = { $count ->
    [one] 1 card among the Spells.
   *[other] { $count } cards among the Spells.
  }

## The board

topic-between = Between { NAME($anticlockwise, form: "the") } and, clockwise, { NAME($clockwise, form: "the") }.
topic-by-raft = By Raft: { NAME($spaces) }.
topic-region = { $count } spaces: { NAME($spaces) }.
topic-dice = { $count ->
    [one] Roll 1 die:
   *[other] Roll { $count } dice:
  }
topic-row = - { $roll }: { $text }
roll-range = { $first }–{ $last }
roll-or-less = { $last } or less
roll-or-more = { $first } or more
topic-price = - { NAME($card) }: { $price } Gold
topic-shop-price = - { NAME($shop) }: { $price } Gold
topic-pile = { NAME($card) }, from the piles beside the Adventures
topic-pile-cards = { $count ->
    [one] 1 card in the pile.
   *[other] { $count } cards in the pile.
  }

## House rules

value-on = on
value-off = off
topic-value = - { $value }
topic-value-default = - { $value } (default)
topic-preset = { $line }.
topic-preset-option = - { $option }: { $value }
