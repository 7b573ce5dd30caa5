## Encounters

met = ✨ { $who } trifft { NAME($foe, form: "acc") }.
met-event = ✨ { $who } bekommt es mit { NAME($foe, form: "dat") } zu tun.
met-place = ✨ { $who } stolpert über { NAME($foe, form: "acc") }.
drawn = ✨ { $who } zieht { NAME($foe, form: "acc") }.
pool-empty = Der Vorrat an Begegnungen ist leer. Alle sind schon irgendwo.
sent-back = 🔮 { $who } blickt in den Palantir und schickt { NAME($foe, form: "acc") } zurück.
draw-twice = ✨ **{ NAME($foe) }**. Ein Unglück kommt selten allein.
# In this order within a match, and then the plain one.
astray-0 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } haben hier nichts verloren und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } hat hier nichts verloren und geht zurück in den Vorrat.
  }
astray-1 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sind weit weg von zu Hause und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } ist weit weg von zu Hause und geht zurück in den Vorrat.
  }
astray-2 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sind falsch abgebogen und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } ist falsch abgebogen und geht zurück in den Vorrat.
  }
astray-3 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } wurden anderswo erwartet und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } wurde anderswo erwartet und geht zurück in den Vorrat.
  }
astray-4 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sehen sich einmal um und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } sieht sich einmal um und geht zurück in den Vorrat.
  }
astray-5 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } gehören woandershin und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } gehört woandershin und geht zurück in den Vorrat.
  }
astray-6 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } fragen nach dem Weg und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } fragt nach dem Weg und geht zurück in den Vorrat.
  }
astray-7 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } haben die Karte verkehrt herum gehalten und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } hat die Karte verkehrt herum gehalten und geht zurück in den Vorrat.
  }
astray-8 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } bitten die Störung zu entschuldigen und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } bittet die Störung zu entschuldigen und geht zurück in den Vorrat.
  }
astray-9 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } vertragen das Klima nicht und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } verträgt das Klima nicht und geht zurück in den Vorrat.
  }
astray-10 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } merken, wo das hier ist, und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } merkt, wo das hier ist, und geht zurück in den Vorrat.
  }
astray-11 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } hatten es sich anders vorgestellt und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } hatte es sich anders vorgestellt und geht zurück in den Vorrat.
  }
astray-12 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sind nur auf der Durchreise und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } ist nur auf der Durchreise und geht zurück in den Vorrat.
  }
astray-13 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } schieben es auf den Wegweiser und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } schiebt es auf den Wegweiser und geht zurück in den Vorrat.
  }
astray-14 = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } versuchen es anderswo und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } versucht es anderswo und geht zurück in den Vorrat.
  }
astray = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } wohnen hier nicht und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "It") } wohnt hier nicht und geht zurück in den Vorrat.
  }
returned-nobody-to-play-it-on = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } finden niemanden für einen Besuch und gehen zurück in den Vorrat.
   *[other] { NAME($foe, form: "Nom") } findet niemanden für einen Besuch und geht zurück in den Vorrat.
  }
returned-called-off = { NAME($foe, form: "number") ->
    [many] Der Moment ist vorbei, und { NAME($foe, form: "nom") } gehen zurück in den Vorrat.
   *[other] Der Moment ist vorbei, und { NAME($foe, form: "nom") } geht zurück in den Vorrat.
  }
played = { $told ->
    [0] ☠️ { $who } schickt { NAME($foe, form: "acc") } zu { $rival }, mit herzlichen Grüßen.
    [1] ☠️ { $who } denkt an { $rival } und schickt { NAME($foe, form: "acc") }.
    [2] ☠️ { $who } gibt { NAME($foe, form: "dat") } die Adresse von { $rival }.
    [3] ☠️ { $who } schickt { $rival } eine Kleinigkeit: { NAME($foe, form: "acc") }.
    [4] ☠️ { $who } empfiehlt { $rival } an { NAME($foe, form: "acc") } weiter.
    [5] ☠️ { $who } hat keine Verwendung für { NAME($foe, form: "acc") }, aber { $rival } vielleicht.
    [6] ☠️ { $who } zeigt { NAME($foe, form: "dat") }, wo { $rival } zu finden ist.
    [7] ☠️ { $who } stellt { NAME($foe, form: "dat") } { $rival } vor, aus sicherer Entfernung.
   *[other] ☠️ { $who } schickt { NAME($foe, form: "acc") } zu { $rival }.
  }
reaction-rolled = 🎲 { $who } würfelt { $roll } für { NAME($foe, form: "acc") }.
reaction-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } sind feindlich.
   *[other] { NAME($foe, form: "It") } ist feindlich.
  }
reaction-leaves = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } lassen { $who } in Ruhe.
   *[other] { NAME($foe, form: "It") } lässt { $who } in Ruhe.
  }
reaction-nothing = Nichts passiert.
reaction-offers-to-join = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } bieten an mitzukommen.
   *[other] { NAME($foe, form: "It") } bietet an mitzukommen.
  }
reaction-leaves-unless-horse = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } interessieren sich nur für Pferde.
   *[other] { NAME($foe, form: "It") } interessiert sich nur für Pferde.
  }
reaction-snatch-vessel-or-hostile = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } wollen ein Boot, sonst ein Mittagessen.
   *[other] { NAME($foe, form: "It") } will ein Boot, sonst ein Mittagessen.
  }
reaction-barter = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } lassen mit sich handeln.
   *[other] { NAME($foe, form: "It") } lässt mit sich handeln.
  }
reaction-hospitality = Tee, Datteln und Verbände für alle.
reaction-gift-of-magic = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } bringen ein magisches Geschenk.
   *[other] { NAME($foe, form: "It") } bringt ein magisches Geschenk.
  }
reaction-treasure = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } geben einen Schatz her, in der Annahme, es sei ein Hut.
   *[other] { NAME($foe, form: "It") } gibt einen Schatz her, in der Annahme, es sei ein Hut.
  }
reaction-sent-to-tower = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } müssen gleich niesen.
   *[other] { NAME($foe, form: "It") } muss gleich niesen.
  }
pays-no-heed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } gehen weiter.
   *[other] { NAME($foe, form: "Nom") } geht weiter.
  }
let-off = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } sehen, dass hier nichts zu holen ist, und gehen.
   *[other] { NAME($foe, form: "Nom") } sieht, dass hier nichts zu holen ist, und geht.
  }
declined = { $who } lehnt ab.
paid = { $who } gibt { NAME($foe, form: "dat") } { NAME($item, form: "acc") }.
paid-clue = { $who } gibt { NAME($foe, form: "dat") } den Hinweis **{ $clue }**.
confiscated = { NAME($foe, form: "number") ->
    [many] 👑 { NAME($foe, form: "Nom") } beschlagnahmen bei { $who } { $treasures }. Es gibt eine Quittung.
   *[other] 👑 { NAME($foe, form: "Nom") } beschlagnahmt bei { $who } { $treasures }. Es gibt eine Quittung.
  }
weathered = 🎲 { $rolls }.
weather-roll = { $who } würfelt **{ $die }**
weather-roll-crew = die Mannschaft würfelt **{ $die }**
weather-roll-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "nom") } würfeln **{ $die }**
   *[other] { NAME($foe, form: "nom") } würfelt **{ $die }**
  }
weather-hurt = { $roll } ({ $wounds })
storm = 🎲 Der Sturm würfelt { $dice }. Am Schiff: { $wounds }.
held = { $who } wird den nächsten Zug mit Graben statt mit Ziehen verbringen.
city-found = 🏛️ { $who } hat { $in } die **Verlorene Stadt** gefunden. Sie bleibt auf der Karte.
kept-weapon = { $who } behält { NAME($item, form: "acc") }.
kept-weapon-instead = { $who } behält { NAME($item, form: "acc") } und legt { NAME($other, form: "acc") } zurück.

## Companions and vessels

joined-party = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "Nom") } schließen sich { $who } an.
   *[other] 🐾 { NAME($foe, form: "Nom") } schließt sich { $who } an.
  }
joined-familiar = 🐾 { NAME($foe, form: "Nom") } stellt { $who } als Personal ein.
joined-wounded = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "It") } haben { $wounds }.
   *[other] { NAME($foe, form: "It") } hat { $wounds }.
  }
refused = { $who } reist lieber ohne { NAME($foe, form: "acc") }.
loyalty = 🎲 Wer ist treu? { $rolls }
loyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } würfeln **{ $die }** und bleiben.
   *[other] { NAME($foe, form: "Nom") } würfelt **{ $die }** und bleibt.
  }
disloyal = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } würfeln **{ $die }** und machen sich davon.
   *[other] { NAME($foe, form: "Nom") } würfelt **{ $die }** und macht sich davon.
  }
left-habitat = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } gehen in diese Richtung nicht weiter und verlassen { $who }.
   *[other] { NAME($foe, form: "Nom") } geht in diese Richtung nicht weiter und verlässt { $who }.
  }
left-dismissed = { $who } und { NAME($foe, form: "nom") } trennen sich in Freundschaft.
keeps = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } behalten { NAME($item, form: "acc") }.
   *[other] { NAME($foe, form: "Nom") } behält { NAME($item, form: "acc") }.
  }
lost-died = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "Nom") } sterben.
   *[other] ☠️ { NAME($foe, form: "Nom") } stirbt.
  }
lost-abandoned = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } bleiben zurück.
   *[other] { NAME($foe, form: "Nom") } bleibt zurück.
  }
lost-loan = { NAME($item, form: "Nom") } ist auch weg.
vessel-taken = ⛵ { $who } nimmt { NAME($vessel, form: "a-acc") }.
vessel-exchanged = ⛵ Das alte { NAME($vessel) } geht zurück an die Bank.
vessel-landlocked = ⛵ { $who } verlässt das Wasser, und { NAME($vessel, form: "nom") } bleibt dort.
vessel-wrecked = ⛵ Das { NAME($vessel) } von { $who } zerschellt an der Küste.
vessel-sunk = 🌊 Das { NAME($vessel) } von { $who } sinkt.
vessel-snatched = ⛵ Das { NAME($vessel) } von { $who } wird durch die Luft davongetragen.
vessel-left-behind = ⛵ Das { NAME($vessel) } von { $who } bleibt zurück.
lost-at-sea = 🌊 { $who } ist **auf See verschollen**.
sea-nothing-to-lose = Es gab nichts zu verlieren.
sea-keeps = Das Meer behält { $lost }.
sea-keeps-nothing = Das Meer behält nichts.
sea-saved = { $who } rettet { $saved }.
clue-number = Hinweis { $nth }

## Wounds, death and departures

wounded = 🩸 { $who } bekommt { $wounds }.
wounded-vessel = 🩸 Das Schiff bekommt { $wounds }.
wounded-foe = { NAME($foe, form: "number") ->
    [many] 🩸 { NAME($foe, form: "Nom") } bekommen { $wounds }.
   *[other] 🩸 { NAME($foe, form: "Nom") } bekommt { $wounds }.
  }
healed = ❤️ { $who } ist { $wounds } los.
healed-vessel = ❤️ Die Mannschaft flickt das Schiff und beseitigt { $wounds }.
healed-foe = { NAME($foe, form: "number") ->
    [many] ❤️ { NAME($foe, form: "Nom") } sind { $wounds } los.
   *[other] ❤️ { NAME($foe, form: "Nom") } ist { $wounds } los.
  }
wounds-left = { $count ->
    [one] 1 bleibt.
   *[other] { $count } bleiben.
  }
emerald = 💚 Der **Smaragd des Lebens** schmilzt, und { $who } steht ohne einen Kratzer da.
emerald-foe = { NAME($foe, form: "number") ->
    [many] 💚 Der **Smaragd des Lebens** schmilzt, und { NAME($foe, form: "nom") } stehen ohne einen Kratzer da.
   *[other] 💚 Der **Smaragd des Lebens** schmilzt, und { NAME($foe, form: "nom") } steht ohne einen Kratzer da.
  }
died = ☠️ **{ $character }** ist tot.
died-by-foe = ☠️ { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } töten **{ $character }**.
   *[other] { NAME($foe, form: "Nom") } tötet **{ $character }**.
  }
died-by-character = ☠️ **{ $killer }** tötet **{ $character }**.
died-of-bad-water = ☠️ **{ $character }** stirbt an schlechtem Wasser.
died-of-river-of-lava = ☠️ **{ $character }** stirbt in einem Lavastrom.
died-of-landslide = ☠️ **{ $character }** stirbt bei einem Erdrutsch.
# Behind a death. After the last of them nothing is said.
epitaph = Eine Schweigeminute, dann die Würfel.
    .second = Die anderen finden warme Worte und teilen sich die Brote.
    .third = Das Reich hat einen Helden weniger und noch reichlich übrig.
    .fourth = Eben hatte man sich den Namen gemerkt.
    .fifth = Die Barden waren erst bei der zweiten Strophe.
    .sixth = Wieder eine Schweigeminute. Langsam wird es eine Stunde.
estate-pools = Die Vorräte bekommen { $things } zurück.
estate-bank = Die Bank bekommt { $things }, als gefunden.
estate-nothing = Zu erben gab es nichts.
newcomer = { $who } ist { $in } wieder da und spielt **{ $character }, { NAME($class, form: "acc") }**.
eliminated = { $who } ist ausgeschieden und schaut von nun an gut informiert zu.
player-left = { $who } verlässt den Tisch.
player-left-realm = { $who } verlässt den Tisch und das Reich.
