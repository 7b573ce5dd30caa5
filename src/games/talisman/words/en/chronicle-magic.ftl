# Shops, Quests, wandering cards, Spells, Special Abilities and the Inner Region, in the third person and the present tense.
# Public unless a comment says otherwise. $who and $rival are players, with their own formatting.

## Shops and services

bought = 🛒 { $who } buys { NAME($item, form: "a") } for { $price } Gold.
bought-for-nothing = 🛒 { $who } leaves { NAME($shop, form: "the") } with { NAME($item, form: "a") }, and nobody remembers a price.
sold = 🛒 { $who } turns { NAME($card, form: "the") } into { $gold } Gold, thanks to { $cause }.
visited = { $who } visits { $place }.
visited-village-healer = { $who } sees the Healer.
visited-city-doctor = { $who } sees the Doctor.
visited-city-alchemist = { $who } sees the Alchemist.
visited-castle-doctor = { $who } sees the Royal Doctor.
visited-chapel-heal-free = { $who } is looked after in the Chapel.
visited-chapel-heal-paid = { $who } leaves an offering in the Chapel.
wished = { $wish ->
    [gain-spell] ⭐ { $who } wishes for a Spell. { NAME($card, form: "The") } grants it and vanishes.
    [gain-gold] ⭐ { $who } wishes for Gold. { NAME($card, form: "The") } grants it and vanishes.
    [gain-strength] ⭐ { $who } wishes for Strength. { NAME($card, form: "The") } grants it and vanishes.
    [gain-craft] ⭐ { $who } wishes for Craft. { NAME($card, form: "The") } grants it and vanishes.
    [gain-life] ⭐ { $who } wishes for a Life. { NAME($card, form: "The") } grants it and vanishes.
   *[other] ⭐ { $who } wishes to be elsewhere. { NAME($card, form: "The") } grants it and vanishes.
  }

## Quests and wandering cards

quest-taken = 📯 The Warlock gives { $who } the Quest **{ NAME($quest) }**. *{ $text }*
quest-paid = 📯 { $who } pays the Warlock’s price for **{ NAME($quest) }**.
quest-done = 📯 { $who } has done the Quest **{ NAME($quest) }**.
enslaved = ⛓️ { $who } is enslaved until a Move roll shows 4, 5 or 6.
blizzard-began = 🌨️ The **Blizzard** sets in. For 2 rounds, everybody moves one space a Turn.
raided = 💰 The Raiders make off with { $who }’s { $gold } Gold and bury it { $place }.
raided-nothing = The Raiders find no Gold on { $who }, and are polite about it.
appeared = ✨ { NAME($card, form: "The") } settles { $place }.
cursed-hag = 🧿 The **Hag** now follows { $who }, and no other Follower stays. The Village Mystic can shift her.
cursed-poltergeist = 🧿 The **Poltergeist** now follows { $who }, who moves one space a Turn until they cross the Storm River.
unmoved = { $who } isn’t impressed by { $cause }.
left-in-stock = { $card ->
    [card-fountain-of-wisdom] -# { NAME($card, form: "The") } has { $left } Craft left in it.
    [card-magic-stream] -# { NAME($card, form: "The") } has { $left } Strength left in it.
   *[card-pool-of-life] { $left ->
        [one] -# { NAME($card, form: "The") } has 1 Life left in it.
       *[other] -# { NAME($card, form: "The") } has { $left } Lives left in it.
      }
  }
chasm-falls = 🎲 { $who } rolls { $roll } at the edge of the Chasm. A long way down.
chasm-safe = 🎲 { $who } rolls { $roll } at the edge of the Chasm. Safe.
chasm-follower-falls = 🎲 { $who } rolls { $roll } for { NAME($card, form: "the") }, at the edge of the Chasm. A long way down.
chasm-follower-safe = 🎲 { $who } rolls { $roll } for { NAME($card, form: "the") }, at the edge of the Chasm. Safe.

## Spells

spells-drawn = { $number ->
    [one] 📜 { $who } draws 1 Spell.
   *[other] 📜 { $who } draws { $number } Spells.
  }
# To one player alone.
spell-seen = 📜 Your new Spell: **{ NAME($spell) }**. *{ $gist }.*
spells-discarded = 📜 { $who } discards { $spells }.
spells-left-behind = 📜 { $who } leaves { $spells } behind.
spell-name = **{ NAME($spell) }**
cast = ✨ { $who } casts **{ NAME($spell) }**.
cast-on = ✨ { $who } casts **{ NAME($spell) }** on { $target }.
cast-for = ✨ { $who } casts **{ NAME($spell) }** on { $target }, for { $loot }.
cast-to = ✨ { $who } casts **{ NAME($spell) }** to { $target }.
spell-countered = 🚫 **{ NAME($spell) }** is undone, and nothing happens.
command-countered = 🚫 The **Command Spell** is undone, and nothing happens.
spell-lost = **{ NAME($spell) }** finds nothing left to work on.
hex-laid = ☠️ A **Hex** lies on { $space }. Anyone who lands there loses 1 Life.
magic-destroyed = 🚫 Nobody casts Spells or uses Magic Objects until { $who }’s next Turn.
time-warped = { $turns ->
    [one] ⏳ { $who } takes 1 more Turn after this one.
   *[other] ⏳ { $who } takes { $turns } more Turns after this one.
  }
immobilised = ❄️ { $who } stands very still, and the Turn is over.
invisible = 👻 { $who } can’t be seen for the rest of the Turn.
preserved-player = 💚 { $who } loses nothing.
preserved = 💚 { NAME($foe, form: "The") } lives on.
blasted = ⚡ { $who } fights with { $strength } more Strength.
# To one player alone, from here on …
divined = 🔮 The next Adventures, from the top: { $cards }.
hand-seen = 🔮 { $rival } holds { $spells }.
hand-seen-empty = 🔮 { $rival } holds no Spells.
# … to here.

## Special Abilities

charmed = 🎶 { $who } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It follows.
not-charmed = { $told ->
    [0] 🎶 { $who } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It has heard better.
    [1] 🎶 { $who } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It howls along, and not in tune.
    [2] 🎶 { $who } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It asks for something with drums.
   *[other] 🎶 { $who } plays for { NAME($card, form: "the") } and rolls { $roll }, needing more than { $above }. It doesn’t follow.
  }
raised = 💀 { NAME($card, form: "The") } gets up again and follows { $who }.
beguiled = { $told ->
    [0] 💋 { $who } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Resistance is paperwork.
    [1] 💋 { $who } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Afterwards nobody can say why.
   *[other] 💋 { $who } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. It works.
  }
not-beguiled = 💋 { $who } smiles at { $rival } and rolls { $roll }, needing at least { $needs }. Nothing.
regenerated = 💚 { $who } sits down and grows something back instead of moving.
foreseen = 🔮 { $who } puts { NAME($card, form: "the") } away and gets { NAME($drawn, form: "the") } instead, thanks to { $cause }.
foreseen-nothing = 🔮 { $who } sees { NAME($card, form: "the") } coming and steps aside.

## The Inner Region

still-inside = { $told ->
    [0] 🕯️ { $who } rolls { $roll } { $from }. Still inside, which is exactly the place to be.
    [1] 🕯️ { $who } rolls { $roll } { $from }. Still inside, and on the right way for once.
    [2] 🕯️ { $who } rolls { $roll } { $from }. Still inside. It’s the outside that one has to worry about.
   *[other] 🕯️ { $who } rolls { $roll } { $from }. Still inside.
  }
came-out = 🕯️ { $who } rolls { $roll } { $from }. The tunnel comes up { $to }.
vampire-demands = { $lives ->
    [one] 🦇 The Vampire would like 1 Life from { $who }. Followers are accepted.
   *[other] 🦇 The Vampire would like { $lives } Lives from { $who }. Followers are accepted.
  }
werewolf-comes = 🐺 { $who }’s Werewolf has Strength **{ $strength }**.
pitfiends-come = { $left ->
    [one] 🔥 1 Pitfiend waits for { $who }.
   *[other] 🔥 { $left } Pitfiends wait for { $who }, in a queue.
  }
pitfiends-left = { $left ->
    [one] -# 1 Pitfiend is left in the queue.
   *[other] -# { $left } Pitfiends are left in the queue.
  }
diced-won = { $told ->
    [0] 🎲 { $who } rolls { $own }, Death { $death }. Death pays up, politely.
    [1] 🎲 { $who } rolls { $own }, Death { $death }. Death asks to see the dice, and finds them in order.
    [2] 🎲 { $who } rolls { $own }, Death { $death }. Death bows, which takes a while.
   *[other] 🎲 { $who } rolls { $own }, Death { $death }. { $who } wins.
  }
diced-lost = { $told ->
    [0] 🎲 { $who } rolls { $own }, Death { $death }. Death collects.
    [1] 🎲 { $who } rolls { $own }, Death { $death }. Death marks it in the book.
    [2] 🎲 { $who } rolls { $own }, Death { $death }. Death is sorry, and has small change.
    [3] 🎲 { $who } rolls { $own }, Death { $death }. Death has done this before.
    [4] 🎲 { $who } rolls { $own }, Death { $death }. Death doesn’t gloat. He rattles a little.
   *[other] 🎲 { $who } rolls { $own }, Death { $death }. Death wins.
  }
diced-stand-off = { $told ->
    [0] 🎲 { $who } rolls { $own }, Death { $death }. A draw. He has all night.
    [1] 🎲 { $who } rolls { $own }, Death { $death }. A draw. He warms the dice in his sleeve.
   *[other] 🎲 { $who } rolls { $own }, Death { $death }. A draw.
  }
