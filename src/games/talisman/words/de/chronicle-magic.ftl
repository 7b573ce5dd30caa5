# Shops, Quests, wandering cards, Spells, Special Abilities and the Inner Region, in the third person and the present tense.
# Public unless a comment says otherwise. $who and $rival are players, with their own formatting.

## Shops and services

bought = 🛒 { START($who) } kauft { NAME($item, form: "a-acc") } für { $price } Gold.
bought-for-nothing = 🛒 { START($who) } verlässt den Laden mit { NAME($item, form: "a-dat") }, und niemand erinnert sich an einen Preis.
sold = 🛒 { START($who) } macht { NAME($card, form: "acc") } zu { $gold } Gold, dank { NAME($cause, form: "dat") }.
visited = { START($who) } stattet { NAME($place, form: "dat") } einen Besuch ab.
visited-village-healer = { START($who) } geht zum Heiler.
visited-city-doctor = { START($who) } geht zum Arzt.
visited-city-alchemist = { START($who) } geht zum Alchemisten.
visited-castle-doctor = { START($who) } geht zum Hofarzt.
visited-chapel-heal-free = { START($who) } wird in der Kapelle versorgt.
visited-chapel-heal-paid = { START($who) } lässt in der Kapelle eine Spende da.
wished = { $wish ->
    [gain-spell] ⭐ { START($who) } wünscht sich einen Zauber. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
    [gain-gold] ⭐ { START($who) } wünscht sich Gold. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
    [gain-strength] ⭐ { START($who) } wünscht sich Stärke. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
    [gain-craft] ⭐ { START($who) } wünscht sich Talent. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
    [gain-life] ⭐ { START($who) } wünscht sich ein Leben. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
   *[other] ⭐ { START($who) } wünscht sich woandershin. { NAME($card, form: "Nom") } erfüllt den Wunsch und verschwindet.
  }

## Quests and wandering cards

quest-taken = 📯 Der Hexenmeister hat einen Auftrag für { $who }: **{ NAME($quest) }**. *{ $text }*
quest-paid = 📯 { START($who) } zahlt dem Hexenmeister den Preis für **{ NAME($quest) }**.
quest-done = 📯 { START($who) } hat den Auftrag **{ NAME($quest) }** erfüllt.
enslaved = ⛓️ { START($who) } bleibt versklavt, bis beim Ziehen eine 4, 5 oder 6 fällt.
blizzard-began = 🌨️ Der **Schneesturm** bricht los. 2 Runden lang ziehen alle nur ein Feld pro Zug.
raided = 💰 Die Plünderer nehmen { $who } { $gold } Gold ab und vergraben es { NAME($place, form: "in") }.
raided-nothing = Die Plünderer finden bei { $who } kein Gold und bleiben dabei höflich.
appeared = ✨ { NAME($card, form: "Nom") } lässt sich { NAME($place, form: "in") } nieder.
cursed-hag = 🧿 Die **Vettel** folgt nun { $who }, und kein anderer Begleiter bleibt. Der Mystiker im Dorf kann sie vertreiben.
cursed-poltergeist = 🧿 Der **Poltergeist** folgt nun { $who }. Bis zum Sturmfluss geht es damit nur ein Feld pro Zug voran.
unmoved = { START($who) } lässt sich { NAME($cause, form: "vom") } nicht beeindrucken.
left-in-stock = { $card ->
    [card-fountain-of-wisdom] -# Im { NAME($card) } ist noch { $left } Talent.
    [card-magic-stream] -# Im Magischen Bach ist noch { $left } Stärke.
   *[card-pool-of-life] { $left ->
        [one] -# Im { NAME($card) } ist noch 1 Leben.
       *[other] -# Im { NAME($card) } sind noch { $left } Leben.
      }
  }
chasm-falls = 🎲 { START($who) } würfelt am Rand des Abgrunds { $roll }. Es geht weit hinunter.
chasm-safe = 🎲 { START($who) } würfelt am Rand des Abgrunds { $roll }. Alles gut.
chasm-follower-falls = 🎲 { START($who) } würfelt am Rand des Abgrunds { $roll } für { NAME($card, form: "acc") }. Es geht weit hinunter.
chasm-follower-safe = 🎲 { START($who) } würfelt am Rand des Abgrunds { $roll } für { NAME($card, form: "acc") }. Alles gut.

## Spells

spells-drawn = 📜 { START($who) } zieht { $number } Zauber.
# To one player alone.
spell-seen = 📜 Dein neuer Zauber: **{ NAME($spell) }**. *{ $gist }.*
spells-discarded = 📜 { START($who) } legt { NAME($spells) } ab.
spells-left-behind = 📜 { START($who) } lässt { NAME($spells) } zurück.
cast = ✨ { START($who) } wirkt **{ NAME($spell) }**.
cast-on = ✨ { START($who) } wirkt **{ NAME($spell) }** auf { NAME($target, form: "acc") }.
cast-for = ✨ { START($who) } wirkt **{ NAME($spell) }** auf { NAME($target, form: "acc") } und hat es auf { NAME($loot, form: "acc") } abgesehen.
cast-to = ✨ { START($who) } will mit **{ NAME($spell) }** { NAME($target, form: "to") }.
spell-countered = 🚫 **{ NAME($spell) }** ist aufgehoben, und nichts passiert.
command-countered = 🚫 Der **Herrschaftszauber** ist aufgehoben, und nichts passiert.
spell-lost = **{ NAME($spell) }** findet kein Ziel mehr.
hex-laid = ☠️ Ein **Fluch** liegt jetzt auf { NAME($space, form: "dat") }. Wer dort landet, verliert 1 Leben.
magic-destroyed = 🚫 Bis { $who } wieder am Zug ist, zaubert niemand und niemand benutzt Magische Gegenstände.
time-warped = { $turns ->
    [one] ⏳ { START($who) } macht nach diesem noch 1 Zug.
   *[other] ⏳ { START($who) } macht nach diesem noch { $turns } Züge.
  }
immobilised = ❄️ { START($who) } steht auf einmal sehr still, und der Zug ist vorbei.
invisible = 👻 { START($who) } ist für den Rest des Zuges unsichtbar.
preserved-player = 💚 { START($who) } verliert nichts.
preserved = 💚 { NAME($foe, form: "Nom") } lebt weiter.
blasted = ⚡ { START($who) } kämpft mit { $strength } Stärke mehr.
# To one player alone, from here on …
divined = 🔮 Die nächsten Abenteuer, von oben: { NAME($cards) }.
hand-seen = 🔮 Auf der Hand von { $rival }: { NAME($spells) }.
hand-seen-empty = 🔮 { START($rival) } hat keine Zauber.
# … to here.

## Special Abilities

charmed = 🎶 { START($who) } spielt für { NAME($card, form: "acc") } auf und würfelt { $roll }, nötig ist mehr als { $above }. Es wirkt: { NAME($card, form: "Nom") } läuft jetzt mit.
not-charmed = { $told ->
    [0] 🎶 { START($who) } spielt für { NAME($card, form: "acc") } auf und würfelt { $roll }, nötig ist mehr als { $above }. Das Publikum hat schon Besseres gehört.
    [1] 🎶 { START($who) } spielt für { NAME($card, form: "acc") } auf und würfelt { $roll }, nötig ist mehr als { $above }. Das Publikum heult mit, und zwar schief.
    [2] 🎶 { START($who) } spielt für { NAME($card, form: "acc") } auf und würfelt { $roll }, nötig ist mehr als { $above }. Das Publikum wünscht sich etwas mit Trommeln.
   *[other] 🎶 { START($who) } spielt für { NAME($card, form: "acc") } auf und würfelt { $roll }, nötig ist mehr als { $above }. Niemand läuft mit.
  }
raised = 💀 { NAME($card, form: "Nom") } steht wieder auf und folgt { $who }.
beguiled = { $told ->
    [0] 💋 { START($who) } lächelt { $rival } an und würfelt { $roll }, nötig sind mindestens { $needs }. Widerstand wäre nur Papierkram.
    [1] 💋 { START($who) } lächelt { $rival } an und würfelt { $roll }, nötig sind mindestens { $needs }. Es wirkt. Hinterher kann niemand sagen, warum.
   *[other] 💋 { START($who) } lächelt { $rival } an und würfelt { $roll }, nötig sind mindestens { $needs }. Es wirkt.
  }
not-beguiled = 💋 { START($who) } lächelt { $rival } an und würfelt { $roll }, nötig sind mindestens { $needs }. Nichts.
regenerated = 💚 { START($who) } setzt sich hin, statt zu ziehen, und lässt etwas nachwachsen.
foreseen = 🔮 { START($who) } legt { NAME($card, form: "acc") } weg und bekommt stattdessen { NAME($drawn, form: "acc") }, dank { NAME($cause, form: "dat") }.
foreseen-nothing = 🔮 { START($who) } sieht { NAME($card, form: "acc") } kommen und tritt zur Seite.

## The Inner Region

still-inside = { $told ->
    [0] 🕯️ { START($who) } würfelt { NAME($from, form: "in") } { $roll }. Immer noch drinnen, und genau da gehört man hin.
    [1] 🕯️ { START($who) } würfelt { NAME($from, form: "in") } { $roll }. Immer noch drinnen und ausnahmsweise auf dem richtigen Weg.
    [2] 🕯️ { START($who) } würfelt { NAME($from, form: "in") } { $roll }. Immer noch drinnen. Sorgen macht erst das Draußen.
   *[other] 🕯️ { START($who) } würfelt { NAME($from, form: "in") } { $roll }. Immer noch drinnen.
  }
came-out = 🕯️ { START($who) } würfelt { NAME($from, form: "in") } { $roll }. Der Tunnel kommt anderswo heraus, nämlich { NAME($to, form: "in") }.
vampire-demands = { $lives ->
    [one] 🦇 Der Vampir möchte von { $who } 1 Leben. Begleiter nimmt er auch.
   *[other] 🦇 Der Vampir möchte von { $who } { $lives } Leben. Begleiter nimmt er auch.
  }
werewolf-comes = 🐺 Ein Werwolf mit Stärke **{ $strength }** erwartet { $who }.
pitfiends-come = { $left ->
    [one] 🔥 1 Grubenteufel wartet auf { $who }.
   *[other] 🔥 { $left } Grubenteufel warten auf { $who }, in einer Schlange.
  }
pitfiends-left = { $left ->
    [one] -# In der Schlange steht noch 1 Grubenteufel.
   *[other] -# In der Schlange stehen noch { $left } Grubenteufel.
  }
diced-won = { $told ->
    [0] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod zahlt, und zwar höflich.
    [1] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod hat verloren, lässt sich die Würfel zeigen und hat nichts zu beanstanden.
    [2] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod verbeugt sich vor dem Sieg, und das dauert.
   *[other] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. { START($who) } gewinnt.
  }
diced-lost = { $told ->
    [0] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod kassiert.
    [1] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod trägt es ins Buch ein.
    [2] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod bedauert und hat Kleingeld dabei.
    [3] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod macht das nicht zum ersten Mal.
    [4] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod triumphiert nicht. Er klappert ein wenig.
   *[other] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Der Tod gewinnt.
  }
diced-stand-off = { $told ->
    [0] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Gleichstand. Er hat die ganze Nacht Zeit.
    [1] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Gleichstand. Er wärmt die Würfel im Ärmel.
   *[other] 🎲 { START($who) } würfelt { $own }, der Tod { $death }. Gleichstand.
  }
