# Counters, death, Toads, Alignment and things changing hands, in the third person and the present tense. $who and $rival
# are players, with their own formatting; $who is the Toad of one where it has counters of its own.

## Counters

toad-of = Kröte { $who }
strength-not-spared = 💪 { START($who) } hat keine Stärke übrig und verliert auch keine.
craft-not-spared = 🧠 { START($who) } hat kein Talent übrig und verliert auch keins.
strength-now = 💪 { START($who) } hat jetzt { $now } Stärke.
craft-now = 🧠 { START($who) } hat jetzt { $now } Talent.
lives-now = ❤️ { START($who) } hat jetzt { $now } Leben.
gold-now = { $now ->
    [0] 💰 { START($who) } hat jetzt kein Gold.
   *[other] 💰 { START($who) } hat jetzt { $now } Gold.
  }
strength-gained = 💪 { START($who) } gewinnt { $change } Stärke und hat jetzt { $now }.
craft-gained = 🧠 { START($who) } gewinnt { $change } Talent und hat jetzt { $now }.
lives-gained = ❤️ { START($who) } gewinnt { $change } Leben und hat jetzt { $now }.
gold-gained = 💰 { START($who) } bekommt { $change } Gold und hat jetzt { $now }.
strength-lost = 💪 { START($who) } verliert { $change } Stärke und hat jetzt { $now }.
craft-lost = 🧠 { START($who) } verliert { $change } Talent und hat jetzt { $now }.
lives-lost = ❤️ { START($who) } verliert { $change } Leben und hat noch { $now }.
gold-lost = { $now ->
    [0] 💰 { START($who) } zahlt { $change } Gold und hat keins mehr.
   *[other] 💰 { START($who) } zahlt { $change } Gold und hat noch { $now }.
  }
toll-desert = ❤️ { START($who) } durchquert die Wüste ohne Wasser und verliert 1 Leben. Noch { $now }.
toll-black-knight = ❤️ { START($who) } will den Schwarzen Ritter nicht bezahlen und verliert 1 Leben. Noch { $now }.
toll-graveyard = ❤️ { START($who) } ist auf dem Friedhof nicht willkommen und verliert 1 Leben. Noch { $now }.
toll-chapel = ❤️ { START($who) } ist in der Kapelle nicht willkommen und verliert 1 Leben. Noch { $now }.

## Luck and bad luck

life-saved = 💚 Gerettet: { $who } behält das Leben.
died = { $told ->
    [0] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Eine Schweigeminute, dann die Würfel.*
    [1] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Man zieht den Hut und schaut, was drin ist.*
    [2] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Die anderen finden warme Worte und teilen sich den Stuhl.*
    [3] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Die Grabinschrift wird kurz, aus Platzgründen.*
    [4] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Eben hatte man sich den Namen gemerkt.*
    [5] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }. *Bis zu einem gewissen Punkt lief es gut. Das war der Punkt.*
   *[other] ☠️ { NAME($character, form: "Nom") } ist tot. Todesursache: { NAME($cause, form: "nom") }.
  }
luck-spent = { $left ->
    [0] 🍀 { START($who) } würfelt { $dice }, ist damit nicht einverstanden und würfelt **{ $again }**. Das war die letzte Glücksmarke.
    [one] 🍀 { START($who) } würfelt { $dice }, ist damit nicht einverstanden und würfelt **{ $again }**. Noch 1 Glücksmarke.
   *[other] 🍀 { START($who) } würfelt { $dice }, ist damit nicht einverstanden und würfelt **{ $again }**. Noch { $left } Glücksmarken.
  }
misses = { $turns ->
    [one] 💤 { START($who) } muss 1 Zug aussetzen, dank { NAME($cause, form: "dat") }.
   *[other] 💤 { START($who) } muss { $turns } Züge aussetzen, dank { NAME($cause, form: "dat") }.
  }
toad = 🐸 { START($who) } ist dank { NAME($cause, form: "dat") } für 3 Züge eine **Kröte**. Alles fällt zu Boden.
toad-over = { $told ->
    [0] 🐸 { START($who) } ist keine Kröte mehr, nur noch etwas feucht.
    [1] 🐸 { START($who) } hat aufgehört, eine Kröte zu sein, sieht aber noch Fliegen nach.
    [2] 🐸 { START($who) } ist keine Kröte mehr und möchte über den Teich nicht reden.
   *[other] 🐸 { START($who) } ist keine Kröte mehr.
  }

## Alignment

aligned-good = 😇 { START($who) } ist jetzt **Gut**.
aligned-neutral = ⚖️ { START($who) } ist jetzt **Neutral**.
aligned-evil = 😈 { START($who) } ist jetzt **Böse**.
align-refused = { START($who) } hat in diesem Zug schon einmal die Seiten gewechselt und kann nicht auch noch { NAME($alignment) } werden.

## Things

taken = 🎒 { START($who) } nimmt { NAME($card, form: "acc") }.
gold-taken = 💰 { START($who) } hebt { $gold } Gold auf.
given = 🎒 { START($who) } nimmt { $rival } { NAME($card, form: "acc") } ab.
gold-given = 💰 { START($who) } nimmt { $rival } { $gold } Gold ab.
received = 🎒 { START($who) } bekommt { NAME($card, form: "a-acc") }.
dropped = { START($who) } lässt { NAME($cards, form: "acc") } { NAME($place, form: "in") } zurück.
dropped-limit = { START($who) } kann nicht so viel tragen und lässt { NAME($cards, form: "acc") } { NAME($place, form: "in") } zurück.
drunk = { START($who) } trinkt { NAME($card, form: "acc") } bis auf den letzten Tropfen.
lost = { START($who) } verliert { NAME($card, form: "acc") }, dank { NAME($cause, form: "dat") }.
used-up = -# { NAME($card, form: "Nom") } ist leer und damit verschwunden.
deal-offered = 🤝 { START($who) } bietet { $rival } { NAME($gives, form: "acc") } für { NAME($gets, form: "acc") }.
deal-agreed = 🤝 { START($who) } stimmt zu.
deal-declined = 🤝 { START($who) } lehnt ab.
traded-spirits = 🧠 { START($who) } lernt { NAME($cards, form: "vom") } und gewinnt { $craft } Talent.
traded-trophies = 💪 { START($who) } gibt { NAME($cards, form: "acc") } für { $strength } Stärke ab.
