# The reference: characters, creatures, things, places, roads and house rules. Cards have their text from the box.

sentence = { $clauses }.
semicolon = { "; " }

## Kinds of topics

kind-character = Charakter
kind-hostile = Begegnung, die angreift
kind-variable = Begegnung, die nach Laune würfelt
kind-peaceful = Friedliche Begegnung
kind-choice = Begegnung mit Wahl
kind-official = Amtsperson
kind-event = Ereignis
kind-played = Begegnung zum Weiterschicken
kind-meta = Begegnung
kind-weapon = Waffe
kind-shield = Schild
kind-treasure-imperial = Kaiserlicher Schatz
kind-treasure-scroll = Schriftrolle
kind-treasure-charm = Schatz
kind-treasure-ruby = Schatz
kind-treasure-stone = Schatz
kind-treasure-gold = Goldener Schatz
kind-treasure-silver = Silberner Schatz
kind-treasure-magic-weapon = Magische Waffe
kind-spell = Zauber
kind-clue = Hinweis
kind-vessel = Schiff
kind-place = Ort
kind-outcome = Ergebnis beim Erkunden
kind-hex = Feld der gedruckten Karte
kind-road = Straße
kind-option = Hausregel
kind-preset = Spiellänge
group-encounter = Begegnung
group-hex = Feld

figure-dice = Würfel
figure-ranged = Auf Distanz
figure-agility = Beweglichkeit
figure-health = Gesundheit
figure-running-away = Laufen
figure-spells = Zauber

## Characters

topic-may-use = Darf benutzen: { $weapons }.
topic-guild = Mit Zunftordnung: { $weapons }.
ability-extra-weapon = Darf anders als der Rest der Klasse auch { NAME($item, form: "plain-acc") } benutzen.
ability-agility = { $bonus } Beweglichkeit { NAME($terrain, form: "in") }.
ability-dodge = Weicht in jedem Kampf { $count } Treffern aus.
topic-wins-standard = Gewinnt { $wins } von 100 Standardspielen unter vier Computern.
topic-wins-short = Gewinnt { $wins } von 100 kurzen Spielen unter vier Computern.
topic-head-start = Ein ausgeglichener Start bringt { $extras }.

## Creatures

topic-tiles = { $count ->
    [one] 1 Plättchen im Vorrat.
   *[other] { $count } Plättchen im Vorrat.
  }
topic-terrain = Gelände: { $terrains }.
topic-played-on = Geht an jemanden in diesem Gelände: { $terrains }.
any-terrain = jedes
topic-hide = { $count ->
    [one] Ein dickes Fell hält pro Kampf 1 Treffer auf.
   *[other] Ein dickes Fell hält pro Kampf { $count } Treffer auf.
  }
topic-never-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } fliehen nie.
   *[other] { NAME($foe, form: "It") } flieht nie.
  }
topic-runs = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } versuchen bei Gesundheit { $health } oder weniger zu fliehen.
   *[other] { NAME($foe, form: "It") } versucht bei Gesundheit { $health } oder weniger zu fliehen.
  }
topic-reward = Wer gewinnt, nimmt { $reward }.
# Rows of the table of reactions: “1–2: It attacks.”
mood-row = **{ $from }–{ $to }**: { $mood }
mood-row-one = **{ $from }**: { $mood }
mood-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } greifen an.
   *[other] { NAME($foe, form: "It") } greift an.
  }
mood-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } lassen dich in Ruhe.
   *[other] { NAME($foe, form: "It") } lässt dich in Ruhe.
  }
mood-nothing = Nichts passiert.
mood-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } bieten an mitzukommen.
   *[other] { NAME($foe, form: "It") } bietet an mitzukommen.
  }
mood-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } gehen vorbei oder greifen an, wenn du das Wildpferd hast.
   *[other] { NAME($foe, form: "It") } geht vorbei oder greift an, wenn du das Wildpferd hast.
  }
mood-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } tragen dein Boot oder Schiff davon oder greifen an, wenn du keins hast.
   *[other] { NAME($foe, form: "It") } trägt dein Boot oder Schiff davon oder greift an, wenn du keins hast.
  }
mood-barter = Du darfst eine deiner Waffen gegen einen Hinweis tauschen.
mood-hospitality = 1 Wunde heilt.
mood-gift-of-magic = Du bekommst einen Zauber, oder 1 Wunde heilt.
mood-treasure = Du bekommst einen Schatz.
mood-sent-to-tower = Es schickt dich in den Zauberturm.
trait-poison = Giftig: Wirst du im Kampf verwundet, bekommst du danach vielleicht 1 Wunde mehr.
trait-regenerates = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } heilen { $wounds } pro Runde, wenn Feuerball oder Blitz es nicht verhindern.
   *[other] { NAME($foe, form: "It") } heilt { $wounds } pro Runde, wenn Feuerball oder Blitz es nicht verhindern.
  }
trait-friendship = Lässt sich mit Freundschaft gewinnen.
trait-animals = Lässt sich mit Tiersprache gewinnen.
trait-sleepless = Schlaf wirkt nicht.
trait-flies = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } fliegen.
   *[other] { NAME($foe, form: "It") } fliegt.
  }
companion-fights = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } kämpfen als Gefährten neben dir.
   *[other] { NAME($foe, form: "It") } kämpft als Gefährte neben dir.
  }
companion-familiar = Ein Vertrauter.
companion-loyal = Immer treu.
companion-armed = Nimmt geliehene Waffen an.
companion-armed-keeps = Nimmt geliehene Waffen an, gibt sie beim Abschied aber nicht zurück.
companion-sea = Nur auf See.
companion-sea-coast = Nur am Meer.
companion-destination = Will { NAME($place, form: "to") } und bringt dort { $reward }.
companion-meditation = { $value } auf Meditation.
companion-wilderness-steps = Mit { NAME($foe, form: "dat") } gehst du querfeldein { $value } Schritte statt einem.
companion-road-allowance = { $value ->
    [one] Mit { NAME($foe, form: "dat") } kommst du auf der Straße 1 Feld weiter.
   *[other] Mit { NAME($foe, form: "dat") } kommst du auf der Straße { $value } Felder weiter.
  }
companion-no-boat = Geht in kein Boot, nur in ein Schiff.

## Weapons, treasures, spells and vessels

topic-melee = Nahkampf: { $figures }.
topic-ranged = Auf Distanz: { $figures }.
topic-shield = Schild: { $figures }.
topic-melee-for = Nahkampf, für { $people }.
topic-ranged-for = Auf Distanz, für { $people }.
topic-shield-for = Schild, für { $people }.
topic-for = Für { $people }.
everybody = alle
topic-weapon-tiles = { $count } Plättchen im Vorrat an Waffen.
topic-treasure-tiles = { $count ->
    [one] 1 Plättchen im Vorrat an Schätzen. Es zählt als ein Schatz.
   *[other] { $count } Plättchen im Vorrat an Schätzen. Jedes zählt als ein Schatz.
  }
topic-cast = Zu wirken { $times }.
topic-cards = { $count ->
    [one] 1 Karte in der Bank.
   *[other] { $count } Karten in der Bank.
  }
topic-meditate = Beim Meditieren müssen zwei Würfel { $target } erreichen: { $bonuses } (IMP-12.8).
class-bonus = { NAME($class) } { $bonus }
topic-vessel = Öffnet das Meer und bringt { $gist }.
topic-vessels = { $count } davon in der Bank (IMP-10.1).

## Places and roads

topic-lost = Auf der gedruckten Karte: nirgends.
topic-on-map = Auf der gedruckten Karte: { NAME($terrain) }.
topic-on-map-by-road = Auf der gedruckten Karte: { NAME($terrain) }. Straßenanschluss: { $roads }.
topic-clues = Hinweise hierher: { $clues }.
topic-explore = Erkunden, nach der Summe zweier Würfel:
explore-row = **{ $totals }**: { $outcome }, { $chance }
topic-tables = Steht in den Tabellen dieser Orte: { $places }.
topic-encounter = Hältst du hier an, ziehst du eine Begegnung. Die Chance, dass sie angreift, ist { $hostile }, dass niemand da ist, { $nobody }.
topic-encounter-at-sea = Hältst du hier an, ziehst du eine Begegnung auf See. Die Chance, dass sie angreift, ist { $hostile }, dass niemand da ist, { $nobody }.
topic-explored = Hältst du hier an, erkundest du { NAME($place, form: "acc") }.
topic-next = Daneben: { $places }.
by-road = { $place } (auf der Straße)
topic-road = { $hexes } Felder lang. Stationen: { $places }.

## House rules and presets

topic-preset = { $line }.
topic-sets = Schaltet ein: { $options }.

## The results of exploring

outcome-weapon-boat = Waffe oder Boot
outcome-weapon-ship = Waffe oder Schiff
outcome-bad-water = Schlechtes Wasser
outcome-prison = Gefängnis
outcome-encounter = Begegnung
outcome-cure-all-wounds = Alle Wunden heilen
outcome-cure-one-wound = Eine Wunde heilen
outcome-river-of-lava = Lavastrom
outcome-you-must-leave = Du musst gehen
outcome-no-action = Nichts passiert
outcome-landslide = Erdrutsch
outcome-treasure-clue = Hinweis auf einen Schatz

## The roads

road-emperors-road = Kaiserstraße
    .plain = Kaiserstraße
road-fish-road = Fischstraße
    .plain = Fischstraße
road-gloom-road = Düsterstraße
    .plain = Düsterstraße
road-damp-lane = Klammgasse
road-pilgrims-stair = Pilgerstiege
    .plain = Pilgerstiege
road-border-road = Grenzstraße
    .plain = Grenzstraße
road-brass-road = Messingstraße
    .plain = Messingstraße
road-ore-road = Erzstraße
    .plain = Erzstraße
road-mirage-road = Trugbildstraße
    .plain = Trugbildstraße
road-rum-road = Rumstraße
    .plain = Rumstraße
road-owl-lane = Eulengasse
road-leaf-lane = Blattgasse
road-towpath = Treidelpfad
    .plain = Treidelpfad
road-cinder-track = Aschenpfad
    .plain = Aschenpfad
