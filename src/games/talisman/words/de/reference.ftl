# The reference: what each card, space and house rule is. The names of things are in names.ftl.

## Kinds of topics

kind-character = Charakter
kind-ability = Spezialfähigkeit { NAME($character, form: "gen") }
kind-event = Ereignis
kind-enemy = Gegner
kind-stranger = Fremder
kind-follower = Begleiter
kind-magic-object = Magischer Gegenstand
kind-object = Gegenstand
kind-place = Ort, als Karte
kind-subtyped = { $kind }: { $subtype }
kind-spell = Zauber
kind-space = Feld { NAME($region, form: "gen") }
kind-region = Region
kind-creature = Wesen des Bretts: { $subtype }
kind-table = Tabelle
kind-shop = Laden
kind-pile = Karten in einem Stapel
kind-quest = Auftrag
kind-option = Hausregel
kind-preset = Spiellänge
# The kinds that list topics of several kinds.
group-ability = Spezialfähigkeit
group-place = Ort
group-space = Feld
group-creature = Wesen
subtype-curse = Fluch
subtype-animal = Tier
subtype-monster = Monster
subtype-dragon = Drache
subtype-spirit = Geist
subtype-gold = Gold
subtype-guardian = Hüter
subtype-person = Person
subtype-inner = Innere Region

## Figures

topic-figure-strength = Stärke
topic-figure-craft = Talent
topic-figure-lives = Leben
topic-figure-gold = Gold
topic-figure-two-dice = zwei Würfel
topic-trophy = { $points ->
    [one] Als Trophäe 1 Punkt wert.
   *[other] Als Trophäe { $points } Punkte wert.
  }
topic-evadable = Ausweichen möglich.
topic-not-evadable = Ausweichen nicht möglich.
topic-only = { $alignment ->
    [good] Nur für Gute.
    [evil] Nur für Böse.
   *[neutral] Nur für Neutrale.
  }
topic-not-for = { $alignment ->
    [good] Nicht für Gute.
    [evil] Nicht für Böse.
   *[neutral] Nicht für Neutrale.
  }
topic-craft-at-least = Nur mit Talent { $craft } oder mehr.
topic-strength-below = Nur mit Stärke unter { $strength }.
topic-craft-below = Nur mit Talent unter { $craft }.

## Characters and cards

topic-title = **{ $title }**
topic-begins = { NAME($alignment) }. Beginnt { NAME($place, form: "in") }.
topic-begins-with = { NAME($alignment) }. Beginnt { NAME($place, form: "in") }, mit { $spells } Zauber.
topic-never-has = Hat nie: { NAME($things) }.
topic-ability = **{ NAME($ability) }**: { $text }
topic-compulsory = Daran kommt niemand vorbei.
topic-copies = { $count ->
    [0] Keine unter den Abenteuern. Ihre Nummer ist { $number }.
    [one] 1 Karte unter den Abenteuern, mit der Nummer { $number }.
   *[other] { $count } Karten unter den Abenteuern, mit der Nummer { $number }.
  }
topic-spell-times = Zu wirken { $times }.
topic-spell-cards = { $count ->
    [one] 1 Karte unter den Zaubern.
   *[other] { $count } Karten unter den Zaubern.
  }

## The board

topic-between = Zwischen { NAME($anticlockwise, form: "dat") } und, im Uhrzeigersinn, { NAME($clockwise, form: "dat") }.
topic-by-raft = Mit dem Floß { NAME($spaces, form: "to") }.
topic-region = { $count } Felder: { NAME($spaces) }.
topic-dice = { $count ->
    [one] Wirf 1 Würfel:
   *[other] Wirf { $count } Würfel:
  }
topic-row = - { $roll }: { $text }
roll-range = { $first }–{ $last }
roll-or-less = { $last } oder weniger
roll-or-more = { $first } oder mehr
topic-price = - { NAME($card) }: { $price } Gold
topic-shop-price = - { NAME($shop) }: { $price } Gold
topic-pile = { NAME($card) }, aus den Stapeln neben den Abenteuern
topic-pile-cards = { $count ->
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
  }

## House rules

value-on = an
value-off = aus
topic-value = - { $value }
topic-value-default = - { $value } (Standard)
topic-preset = { $line }.
topic-preset-option = - { $option }: { $value }
