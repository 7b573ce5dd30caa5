## Before the first turn

realm-laid = 🗺️ Das Reich wird gemischt und als Nummer **{ $realm }** ausgelegt. Die Nachbarn sind neu, die Gläubiger nicht.
setup-roll = 🎲 { $who } würfelt um die erste Wahl: { $roll }.
setup-roll-again = 🎲 { $who } würfelt im Stechen um die erste Wahl: { $roll }.
setup-first = { $who } wählt zuerst.
character-chosen = { $who } spielt **{ $character }, { NAME($class, form: "acc") }**.
head-start = ⚖️ Für einen ausgeglichenen Start bekommt **{ $character }** { $extras }.
more-weapons = { $count ->
    [one] 1 Waffe mehr
   *[other] { $count } Waffen mehr
  }
fewer-clues = { $count ->
    [one] 1 Hinweis weniger
   *[other] { $count } Hinweise weniger
  }
clues-dealt = 📜 { $who } teilt an alle aus: { $clues }. `/clues` zeigt allen die eigenen.
clues-dealt-but = 📜 { $who } teilt aus: { $clues } an alle außer { $others }. `/clues` zeigt allen die eigenen.
game-began = 🏰 Die Suche beginnt in Nobnodd. { $who } hat den ersten Zug.

## Turns and journeys

turn-began = 🧭 Runde { $round } · { $who } ist am Zug
round-ended = { $found ->
    [one] Runde { $round } ist vorbei, und 1 von 6 Kaiserlichen Schätzen ist gefunden.
   *[other] Runde { $round } ist vorbei, und { $found } von 6 Kaiserlichen Schätzen sind gefunden.
  }
round-goes-on = ⏳ Alle 6 sind gefunden, aber vor dem Ende von Runde { $round } geht niemand nach Hause. Alle bekommen gleich viele Züge.
convoy-invited = 🥾 { $who } lädt { $guest } zum Mitkommen ein.
convoy-joined = 🥾 { $guest } schließt sich { $who } an.
convoy-declined = { $guest } geht lieber allein.
experience-gained = { $points ->
    [one] ⭐ { $who } gewinnt 1 Punkt Erfahrung und hat nun { $total }.
   *[other] ⭐ { $who } gewinnt { $points } Punkte Erfahrung und hat nun { $total }.
  }
score-raised = ⭐ { $who } hat etwas gelernt: { $score } +{ $by }.
score-max-health = Höchstgesundheit
score-agility = Beweglichkeit
score-running-away = Laufen
stayed = { $who } bleibt { $in }.
moved-road = 🥾 { $who } nimmt die Straße und kommt { $in } an.
moved-wilderness = 🥾 { $who } zieht querfeldein los und landet { $in }.
moved-sea = ⛵ { $who } segelt und ist nun { $in }.
moved-raft = ⛵ { $who } treibt auf dem Floß dahin und landet { $in }.
moved-teleport = ✨ { $who } taucht { $in } aus dem Nichts auf.
moved-leave = 🥾 { $who } wird hinausbegleitet und steht nun { $in }.
moved-escape = 🥾 { $who } klettert { $in } aus einem Abwasserrohr.
moved-sneeze = ✨ { $who } wird davongeniest und landet { $in }.
moved-washed-up = 🌊 { $who } wird { $in } angespült.
oasis-there = { $told ->
    [0] 🎲 { $who } sucht die Oase und würfelt { $roll }. Da ist sie: Palmen, Wasser, alles dran.
    [1] 🎲 { $who } sucht die Oase und würfelt { $roll }. Sie ist zu Hause und tut nicht überrascht.
    [2] 🎲 { $who } sucht die Oase und würfelt { $roll }. Die Kamele kannten den Weg und fanden sie.
    [3] 🎲 { $who } sucht die Oase und würfelt { $roll }. Sie flimmert, aber das tut hier alles, und sie ist nass.
   *[other] 🎲 { $who } sucht die Oase, würfelt { $roll } und findet sie.
  }
oasis-gone = { $told ->
    [0] 🎲 { $who } sucht die Oase und würfelt { $roll }. Nur Sand. Gestern war sie noch da.
    [1] 🎲 { $who } sucht die Oase und würfelt { $roll }. Da ist ein feuchter Fleck, und er wird kleiner.
    [2] 🎲 { $who } sucht die Oase und würfelt { $roll }. Eine sehr schöne Düne, aber keine Oase.
    [3] 🎲 { $who } sucht die Oase und würfelt { $roll }. Keine da. Ein Kamel zuckt mit den Höckern.
    [4] 🎲 { $who } sucht die Oase und würfelt { $roll }. Da waren Palmen, und dann waren da keine mehr.
    [5] 🎲 { $who } sucht die Oase und würfelt { $roll }. Nur ein Schild: Bin gleich zurück.
   *[other] 🎲 { $who } sucht die Oase, würfelt { $roll } und findet nur Sand.
  }
sea-stays = ⛵ { $who } kommt heute nicht weiter. Endstation: { $place }.
sea-passes = ⛵ Nichts hindert { $who } an der Weiterfahrt.
raft-floats = 🎲 { $who } bindet ein paar Stämme zusammen und würfelt { $roll }. Sie schwimmen.
raft-parts = 🎲 { $who } bindet ein paar Stämme zusammen und würfelt { $roll }. Sie trennen sich.
slipped-by = { $who } ist unsichtbar und trifft niemanden, jedenfalls niemanden, der es gemerkt hätte.
meditated-freely = ✨ { $who } meditiert noch einmal, und **{ NAME($spell) }** kommt ganz von selbst.
meditated-learnt = { $told ->
    [0] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Na bitte.
    [1] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Gelernt. Es lag schon auf der Zunge.
   *[other] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Gelernt.
  }
meditated-almost = { $told ->
    [0] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Fast, und jetzt kommt etwas den Weg herauf.
   *[other] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Das war knapp.
  }
meditated-itch = { $told ->
    [0] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Nichts als ein Jucken.
    [1] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Ein Bein ist eingeschlafen, sonst nichts.
    [2] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Beinahe wäre es ein Gedanke geworden.
   *[other] 🎲 { $who } meditiert über **{ NAME($spell) }** und würfelt { $roll }, nötig sind { $target }. Nichts gelernt.
  }

## Draws, losses and gear

treasure-drawn = 💰 { $who } zieht { NAME($item, form: "a-acc") }.
treasures-gone = Der Vorrat an Schätzen ist leer. Übrig ist nur die Moral von der Geschichte.
imperial-found = { $found ->
    [one] 👑 Das ist ein Kaiserlicher Schatz, der erste von 6.
   *[other] 👑 Das ist ein Kaiserlicher Schatz, und damit sind { $found } von 6 gefunden.
  }
imperial-banked = 👑 { NAME($item, form: "Nom") } geht an die Bank. Das zählt als gefunden, ist aber aus dem Spiel.
weapon-drawn = 🗡️ { $who } zieht { NAME($item, form: "a-acc") }.
weapons-gone = Der Vorrat an Waffen ist leer.
clue-drawn = 📜 { $who } zieht einen Hinweis.
clue-seen = 📜 Du hast den Hinweis **{ $clue }**: { $worth }.
clues-gone = Es gibt keine Hinweise mehr zu ziehen.
clues-reshuffled = { $cards ->
    [one] Der einzige abgelegte Hinweis kommt zurück in den Stapel.
   *[other] Die { $cards } abgelegten Hinweise werden zu einem neuen Stapel gemischt.
  }
clue-forgotten = 📜 { $who } vergisst **{ $clue }**.
clue-lost = 📜 **{ $clue }** ist weg.
paid-with = { $who } zahlt mit { NAME($item, form: "dat") }.
paid-healers = { $who } gibt den Heilern { NAME($item, form: "acc") }.
spell-gained = ✨ { $who } hat jetzt **{ NAME($spell) }**.
gear-readied = { $who } nimmt { NAME($item, form: "acc") } in die Hand.
gear-lent = { $who } leiht { NAME($holder, form: "dat") } { NAME($item, form: "acc") }.
gear-reclaimed = { $who } holt sich { NAME($item, form: "acc") } { NAME($holder, form: "vom") } zurück.

## In places

special-rolled = { $treasures ->
    [0] 🎲 { $who } würfelt { $roll } für SPEZIAL und findet nur ein Loch.
    [one] 🎲 { $who } würfelt { $roll } für SPEZIAL und findet 1 Schatz.
   *[other] 🎲 { $who } würfelt { $roll } für SPEZIAL und findet { $treasures } Schätze.
  }
clue-laid = 📜 { $who } legt **{ $clue }** auf den Tisch.
clue-exchanged = { $treasures ->
    [one] 📜 { $who } folgt { NAME($place, form: "in") } der Spur **{ $clue }** und findet 1 Schatz.
   *[other] 📜 { $who } folgt { NAME($place, form: "in") } der Spur **{ $clue }** und findet { $treasures } Schätze.
  }
delivered = 🐾 { NAME($foe, form: "Nom") } ist { NAME($place, form: "in") } angekommen, sagt danke und zahlt.
emperor-rewards = 🏰 { $who } überreicht dem Kaiser { NAME($item, form: "acc") }, und der öffnet zweimal seine Schatzkammer.
explored = 🎲 { $who } erkundet { NAME($place, form: "acc") } und würfelt { $roll }. **{ $found }**
found-weapon-boat = Eine Waffe oder ein Boot.
found-weapon-ship = Eine Waffe oder ein Schiff.
found-bad-water = Schlechtes Wasser.
found-prison = Gefängnis.
found-encounter = Eine Begegnung.
found-cure-all-wounds = Heilung für alle Wunden.
found-cure-one-wound = Heilung für 1 Wunde.
found-river-of-lava = Ein Lavastrom.
found-you-must-leave = Nicht willkommen.
found-no-action = Nichts.
found-landslide = Ein Erdrutsch.
found-treasure-clue = Ein Hinweis!
nowhere-to-go = { $who } müsste gehen, aber ringsum ist nur Wasser. Die Einheimischen schauen weg.
imprisoned = ⛓️ { $who } kommt { $in } ins Gefängnis, mitsamt Gefolge.
bribed = 💰 { $who } drückt dem Kerkermeister { NAME($item, form: "acc") } in die Hand und spaziert hinaus.
escape-rolled = 🎲 { $who } klopft die Wände ab und würfelt { $roll }.
escape-hollow = { $told ->
    [0] Eine hohle Stelle!
    [1] Da gibt etwas nach, und dahinter ist Tageslicht.
    [2] Ein Stein rutscht heraus und jemand hinterher.
    [3] Die Wand besteht hauptsächlich aus Farbe. Der Weg ist frei.
   *[other] Eine ist hohl, und da geht es hinaus.
  }
escape-solid = { $total ->
    [0] Alles massiv.
    [2] Alles massiv, und irgendwo klopft es zurück.
    [3] Alles massiv. Die Ratten fühlen mit.
    [4] Alles massiv. Hier hat schon jemand geklopft.
    [5] Alles massiv. Auf diese Wand war der Maurer stolz.
    [6] Alles massiv, und kalt.
    [7] Alles massiv, wie sich das für Wände gehört.
    [8] Alles massiv. Der Kerkermeister klopft mit.
    [9] Alles massiv, und jetzt sind die Nachbarn wach.
    [10] Alles massiv. Die hohle Stelle muss nebenan sein.
    [11] Alles massiv, bis auf das Moos.
   *[12] Alles massiv. Es ist ein sehr gutes Gefängnis.
  }
waited = ⛓️ { $who } wartet und zählt die Steine.
vanished-from-prison = ✨ { $who } ist aus der Zelle verschwunden. Was die Magie nicht heben konnte, bleibt zurück.

## Trades

trade-proposed = 🤝 { $who } bietet { $rival } { $gives } für { $asks } an.
trade-clue-shown = 📜 { $who } zeigt dir **{ $clue }**: { $worth }.
trade-refused = { $told ->
    [0] 🤝 { $who } möchte lieber nicht.
    [1] 🤝 { $who } schüttelt höflich den Kopf.
    [2] 🤝 { $who } bedankt sich für das Angebot, und das war’s.
    [3] 🤝 { $who } hat schon bessere Angebote gehört und lehnt ab.
    [4] 🤝 { $who } brummt ein wenig und sagt Nein.
    [5] 🤝 { $who } betrachtet es von allen Seiten und sagt Nein.
   *[other] 🤝 { $who } lehnt ab.
  }
trade-dropped = 🤝 { $who } und { $rival } brechen die Verhandlungen ab.
trade-agreed = 🤝 { $rival } ist einverstanden.
trade-handed = 🤝 { $who } gibt { $rival } { $gives }.
nothing = nichts

## The end

game-ended-all-found = 🏁 Alle 6 Kaiserlichen Schätze sind gefunden, also endet die Suche in Runde { $round }.
game-ended-one-left = 🏁 Nur eine Person ist noch übrig, also endet die Suche in Runde { $round }.
game-ended-nobody-left = 🏁 Niemand ist mehr übrig, also endet die Suche in Runde { $round }.
game-ended-target = 🏁 Es sind genug Kaiserliche Schätze gefunden, also endet die Suche in Runde { $round }.
game-ended-last-round = 🏁 Die letzte Runde ist vorbei, also endet die Suche in Runde { $round }.
found-in-all = { $found ->
    [one] 1 von 6 ist gefunden.
   *[other] { $found } von 6 sind gefunden.
  }
on-the-table = Alles auf den Tisch, bitte.
tallied = { $who } hat { $treasures } und { $weapons }.
treasure-valued = 🎲 { NAME($item, form: "Nom") } von { $who } ist { $roll } wert.
treasure-valued-charm = 🎲 { NAME($item, form: "Nom") } von { $who } ist { $roll } wert, mit dem Punkt des Glücksbringers.
points-counted = { $who } bekommt { $points } für { $things }.
points-tallied = 🧮 { $who } hat insgesamt **{ $points }**.
tie-rolled = 🎲 { $who } würfelt im Stechen: **{ $die }**.
game-won = 🏆 { $who } gewinnt! Ergebnis: { $score }.
nobody-won = Niemand ist übrig, der gewinnen könnte. Die Schätze verhalten sich dazu sehr still.
points = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
counted-imperial = { $count ->
    [one] 1 Kaiserlichen Schatz
   *[other] { $count } Kaiserliche Schätze
  }
counted-scroll = { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
  }
counted-charm = { $count ->
    [one] 1 Glücksbringer
   *[other] { $count } Glücksbringer
  }
counted-ruby = { $count ->
    [one] 1 Rubin
   *[other] { $count } Rubine
  }
counted-stone = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
counted-gold = { $count ->
    [one] 1 goldenes Ding
   *[other] { $count } goldene Dinge
  }
counted-silver = { $count ->
    [one] 1 silbernes Ding
   *[other] { $count } silberne Dinge
  }
counted-magic-weapon = { $count ->
    [one] 1 magische Waffe
   *[other] { $count } magische Waffen
  }
counted-weapons = { $count ->
    [one] 1 gewöhnliche Waffe
   *[other] { $count } gewöhnliche Waffen
  }
