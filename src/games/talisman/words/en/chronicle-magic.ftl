# Shops, Quests, wandering cards, Spells, Special Abilities and the Inner Region, in the third person and the present tense.
# Public unless a comment says otherwise. $who and $rival are players, with their own formatting.

## Shops and services

bought = 🛒 { START($who) } buys { NAME($item, form: "a") } for { $price } Gold.
bought-for-nothing = 🛒 { START($who) } leaves { NAME($shop, form: "the") } with { NAME($item, form: "a") }, and nobody remembers a price.
sold = 🛒 { START($who) } turns { NAME($card, form: "the") } into { $gold } Gold, thanks to { NAME($cause, form: "the") }.
visited = { START($who) } visits { NAME($place, form: "the") }.
visited-village-healer = { START($who) } sees the Healer.
visited-city-doctor = { START($who) } sees the Doctor.
visited-city-alchemist = { START($who) } sees the Alchemist.
visited-castle-doctor = { START($who) } sees the Royal Doctor.
visited-chapel-heal-free = { START($who) } is looked after in the Chapel.
visited-chapel-heal-paid = { START($who) } leaves an offering in the Chapel.
wished = { $wish ->
    [gain-spell] ⭐ { START($who) } wishes for a Spell. { NAME($card, form: "The") } grants it and vanishes.
    [gain-gold] ⭐ { START($who) } wishes for Gold. { NAME($card, form: "The") } grants it and vanishes.
    [gain-strength] ⭐ { START($who) } wishes for Strength. { NAME($card, form: "The") } grants it and vanishes.
    [gain-craft] ⭐ { START($who) } wishes for Craft. { NAME($card, form: "The") } grants it and vanishes.
    [gain-life] ⭐ { START($who) } wishes for a Life. { NAME($card, form: "The") } grants it and vanishes.
   *[other] ⭐ { START($who) } wishes to be elsewhere. { NAME($card, form: "The") } grants it and vanishes.
  }

## Quests and wandering cards

quest-taken = 📯 The Warlock gives { $who } the Quest **{ NAME($quest) }**. *{ $text }*
quest-paid = 📯 { START($who) } pays the Warlock’s price for **{ NAME($quest) }**.
quest-done = 📯 { START($who) } has done the Quest **{ NAME($quest) }**.
enslaved = ⛓️ { START($who) } is enslaved until a Move roll shows 4, 5 or 6.
blizzard-began = 🌨️ The **Blizzard** sets in. For 2 rounds, everybody moves one space a Turn.
raided = 💰 The Raiders make off with { $who }’s { $gold } Gold and bury it { NAME($place, form: "in") }.
raided-nothing = The Raiders find no Gold on { $who }, and are polite about it.
appeared = ✨ { NAME($card, form: "The") } settles { NAME($place, form: "in") }.
cursed-hag = 🧿 The **Hag** now follows { $who }, and no other Follower stays. The Village Mystic can shift her.
cursed-poltergeist = 🧿 The **Poltergeist** now follows { $who }, who moves one space a Turn until they cross the Storm River.
unmoved = { START($who) } isn’t impressed by { NAME($cause, form: "the") }.
left-in-stock = { $card ->
    [card-fountain-of-wisdom] -# { NAME($card, form: "The") } has { $left } Craft left in it.
    [card-magic-stream] -# { NAME($card, form: "The") } has { $left } Strength left in it.
   *[card-pool-of-life] { $left ->
        [one] -# { NAME($card, form: "The") } has 1 Life left in it.
       *[other] -# { NAME($card, form: "The") } has { $left } Lives left in it.
      }
  }
chasm-falls = 🎲 { START($who) } rolls { $roll } at the edge of the Chasm. A long way down.
chasm-safe = 🎲 { START($who) } rolls { $roll } at the edge of the Chasm. Safe.
chasm-follower-falls = 🎲 { START($who) } rolls { $roll } for { NAME($card, form: "the") }, at the edge of the Chasm. A long way down.
chasm-follower-safe = 🎲 { START($who) } rolls { $roll } for { NAME($card, form: "the") }, at the edge of the Chasm. Safe.

## Spells

spells-drawn = { $number ->
    [one] 📜 { START($who) } draws 1 Spell.
   *[other] 📜 { START($who) } draws { $number } Spells.
  }
# To one player alone.
spell-seen = 📜 Your new Spell: **{ NAME($spell) }**. *{ $gist }.*
spells-discarded = 📜 { START($who) } discards { NAME($spells) }.
spells-left-behind = 📜 { START($who) } leaves { NAME($spells) } behind.
cast = ✨ { START($who) } casts **{ NAME($spell) }**.
cast-on = ✨ { START($who) } casts **{ NAME($spell) }** on { NAME($target, form: "the") }.
cast-for = ✨ { START($who) } casts **{ NAME($spell) }** on { NAME($target, form: "the") }, for { NAME($loot, form: "the") }.
cast-to = ✨ { START($who) } casts **{ NAME($spell) }** to { NAME($target, form: "the") }.
spell-countered = 🚫 **{ NAME($spell) }** is undone, and nothing happens.
command-countered = 🚫 The **Command Spell** is undone, and nothing happens.
spell-lost = **{ NAME($spell) }** finds nothing left to work on.
hex-laid = ☠️ A **Hex** lies on { NAME($space, form: "the") }. Anyone who lands there loses 1 Life.
magic-destroyed = 🚫 Nobody casts Spells or uses Magic Objects until { $who }’s next Turn.
time-warped = { $turns ->
    [one] ⏳ { START($who) } takes 1 more Turn after this one.
   *[other] ⏳ { START($who) } takes { $turns } more Turns after this one.
  }
immobilised = ❄️ { START($who) } stands very still, and the Turn is over.
invisible = 👻 { START($who) } can’t be seen for the rest of the Turn.
preserved-player = 💚 { START($who) } loses nothing.
preserved = 💚 { NAME($foe, form: "The") } lives on.
blasted = ⚡ { START($who) } fights with { $strength } more Strength.
# To one player alone, from here on …
divined = 🔮 The next Adventures, from the top: { NAME($cards) }.
hand-seen = 🔮 { START($rival) } holds { NAME($spells) }.
hand-seen-empty = 🔮 { START($rival) } holds no Spells.
# … to here.

## Special Abilities

charmed = 🎶 { START($who) } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It follows.
not-charmed = { $told ->
    [0] 🎶 { START($who) } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It has heard better.
    [1] 🎶 { START($who) } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It howls along, and not in tune.
    [2] 🎶 { START($who) } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It asks for something with drums.
   *[other] 🎶 { START($who) } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It doesn’t follow.
  }
raised = 💀 { NAME($card, form: "The") } gets up again and follows { $who }.
beguiled = { $told ->
    [0] 💋 { START($who) } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Resistance is paperwork.
    [1] 💋 { START($who) } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Afterwards nobody can say why.
   *[other] 💋 { START($who) } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. It works.
  }
not-beguiled = 💋 { START($who) } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Nothing.
regenerated = 💚 { START($who) } sits down and grows something back instead of moving.
foreseen = 🔮 { START($who) } puts { NAME($card, form: "the") } away and gets { NAME($drawn, form: "the") } instead, thanks to { NAME($cause, form: "the") }.
foreseen-nothing = 🔮 { START($who) } sees { NAME($card, form: "the") } coming and steps aside.

## The Inner Region

still-inside = { $told ->
    [0] 🕯️ { START($who) } rolls { $roll } { NAME($from, form: "in") }. Still inside, which is exactly the place to be.
    [1] 🕯️ { START($who) } rolls { $roll } { NAME($from, form: "in") }. Still inside, and on the right way for once.
    [2] 🕯️ { START($who) } rolls { $roll } { NAME($from, form: "in") }. Still inside. It’s the outside that one has to worry about.
   *[other] 🕯️ { START($who) } rolls { $roll } { NAME($from, form: "in") }. Still inside.
  }
came-out = 🕯️ { START($who) } rolls { $roll } { NAME($from, form: "in") }. The tunnel comes up { NAME($to, form: "in") }.
vampire-demands = { $lives ->
    [one] 🦇 The Vampire would like 1 Life from { $who }. Followers are accepted.
   *[other] 🦇 The Vampire would like { $lives } Lives from { $who }. Followers are accepted.
  }
werewolf-comes = 🐺 { START($who) }’s Werewolf has Strength **{ $strength }**.
pitfiends-come = { $left ->
    [one] 🔥 1 Pitfiend waits for { $who }.
   *[other] 🔥 { $left } Pitfiends wait for { $who }, in a queue.
  }
pitfiends-left = { $left ->
    [one] -# 1 Pitfiend is left in the queue.
   *[other] -# { $left } Pitfiends are left in the queue.
  }
diced-won = { $told ->
    [0] 🎲 { START($who) } rolls { $own }, Death { $death }. Death pays up, politely.
    [1] 🎲 { START($who) } rolls { $own }, Death { $death }. Death asks to see the dice, and finds them in order.
    [2] 🎲 { START($who) } rolls { $own }, Death { $death }. Death bows, which takes a while.
   *[other] 🎲 { START($who) } rolls { $own }, Death { $death }. { START($who) } wins.
  }
diced-lost = { $told ->
    [0] 🎲 { START($who) } rolls { $own }, Death { $death }. Death collects.
    [1] 🎲 { START($who) } rolls { $own }, Death { $death }. Death marks it in the book.
    [2] 🎲 { START($who) } rolls { $own }, Death { $death }. Death is sorry, and has small change.
    [3] 🎲 { START($who) } rolls { $own }, Death { $death }. Death has done this before.
    [4] 🎲 { START($who) } rolls { $own }, Death { $death }. Death doesn’t gloat. He rattles a little.
   *[other] 🎲 { START($who) } rolls { $own }, Death { $death }. Death wins.
  }
diced-stand-off = { $told ->
    [0] 🎲 { START($who) } rolls { $own }, Death { $death }. A draw. He has all night.
    [1] 🎲 { START($who) } rolls { $own }, Death { $death }. A draw. He warms the dice in his sleeve.
   *[other] 🎲 { START($who) } rolls { $own }, Death { $death }. A draw.
  }
