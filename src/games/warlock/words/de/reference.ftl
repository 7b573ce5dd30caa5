# The reference: cards, foes, places, tables and options. Cards have their text from the box.

## Kinds of topics

kind-monster = Monster
kind-trap = Falle
kind-trader = Händler
kind-stranger = Fremder
kind-omen = Omen
kind-treasure-key = Schatz: Schlüssel
kind-treasure-key-bunch = Schatz: Schlüsselbund
kind-treasure-gold = Schatz: Gold
kind-treasure-provisions = Schatz: Proviant
kind-treasure-sword = Schatz: Schwert
kind-treasure-armour = Schatz: Rüstung
kind-treasure-magic = Schatz: Magie
group-treasure = Schatz
kind-key-card = Schlüsselkarte
kind-maze-card = Labyrinthkarte
kind-entrance = Ort
kind-corridor = Gang
kind-room = Raum
kind-bank = Flussufer
kind-passage = Geheimgang
kind-maze = Labyrinthfeld
kind-table = Tabelle
kind-crossing = Übergang
kind-option = Hausregel
kind-preset = Spiellänge

## Encounters

tag-warlock = der Hexenmeister
tag-dragon = Drache
tag-construct = Konstrukt
tag-undead = Untoter
tag-vampire = Vampir
tag-beast = Tier
tag-lycanthrope = Wermensch
figure-skill = Gewandtheit
figure-stamina = Ausdauer
topic-monster = **{ NAME($monster) }**: { $stats }.
topic-tags = Gilt als: { $tags }.
topic-gold-on-kill = { $gold } Gold für den Sieg.
topic-one-of = Gehört zur Karte: { NAME($foe) }.
topic-another-of = Gehört auch zur Karte: { NAME($foe) }.
lies-somewhere = Liegt verdeckt in einem der Räume.
lies-always = Immer { NAME($room, form: "in") }.
lies-named = Auf dem Brett genannt, { NAME($room, form: "in") }.
lies-river = Im Fluss.

## Treasure and Key cards

topic-keys = { $count ->
    [one] Dreht sich in Schloss { $locks }.
   *[other] Dreht sich in den Schlössern { $locks }.
  }
topic-attack = { $bonus } auf deine Angriffssumme.
topic-outside-rucksack = Zählt nicht zu den 6 Karten im Rucksack.
uses-permanent = Bleibt für immer.
uses-once = Einmal benutzt, dann aus dem Spiel.
uses-on-claim = Wird beim Nehmen gezeigt und gezählt, dann ist es aus dem Spiel.
key-card = Schlüsselkarte { $number }
key-card-proves = Hast du sie, weißt du, dass die { $number } nicht unter der Truhe liegt. Drei der neun Schlüsselkarten liegen dort (WAR-2.10).
key-card-keys = Karten mit Schlüssel { $number }: { $cards }.

## Places

topic-south = Bei { $label }, südlich des Flusses
topic-north = Bei { $label }, nördlich des Flusses
topic-maze = Bei { $label }, im Labyrinth
topic-sanctum = Bei { $label }, jenseits des Labyrinths
topic-room = Hier endet das Ziehen, dann begegnest du dem, was darin ist.
topic-chest = Hier steht die Truhe mit den drei Schlössern (WAR-15.1).
topic-never-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } gehen hier nie weg.
   *[other] { NAME($foe, form: "Nom") } geht hier nie weg.
  }
topic-named-on-door = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } stehen an der Tür angeschrieben.
   *[other] { NAME($foe, form: "Nom") } steht an der Tür angeschrieben.
  }
topic-no-lantern = Ohne Laterne kommst du hier bei { $dice } heraus (WAR-16.5).
topic-maze-card = Welche Wege offen sind, sagt die Karte, sobald sie aufgedeckt ist.

## Tables

table-escape = Fluchttabelle
table-ferry = Fähre
table-raft = Floß
table-bridge = Brücke
table-key-deal = Wie Schlüsselkarten ausgeteilt werden
table-bell = Wann die Mitternachtsglocke läutet
table-row = **{ $die }** { $end }, { $cost }: *{ $text }*
row-away = Entkommen
row-not-away = Nicht entkommen
row-across = Drüben
row-back = Zurück am Ufer
row-in-river = Im Fluss
row-no-harm = unverletzt
row-crocodile = mit dem Krokodil
row-loss = −{ $goods }
ferry-row = Zahl { $gold } Gold, und du bist drüben (WAR-17.4).
raft-row = Prüf dein Glück. Bei Glück bist du drüben, bei Pech im Fluss (WAR-17.5).
key-deal-row = { $spare ->
    [0] { $players } am Tisch: je { $each }
    [one] { $players } am Tisch: je { $each }, und 1 mehr für die bedürftigste Hand
   *[other] { $players } am Tisch: je { $each }, und 1 mehr für die { $spare } bedürftigsten Hände
  }
bell-row = { $players } am Tisch: nach Runde { $round }

## Options and presets

value-on = an
value-off = aus
topic-values = Werte: { $values } (Standard: { $usual }).
topic-range = Eine Zahl von { $least } bis { $most } (Standard: { $usual }).
topic-switch = Standard: { $usual }.
topic-preset = { $line }.
topic-sets = Setzt: { $options }.
