# Counters, death, Toads, Alignment and things changing hands, in the third person and the present tense. $who and $rival
# are players, with their own formatting; $who is the Toad of one where it has counters of its own.

## Counters

toad-of = { $who }’s Toad
strength-not-spared = 💪 { START($who) } has no Strength to spare, and loses none.
craft-not-spared = 🧠 { START($who) } has no Craft to spare, and loses none.
strength-now = 💪 { START($who) } now has Strength { $now }.
craft-now = 🧠 { START($who) } now has Craft { $now }.
lives-now = { $now ->
    [one] ❤️ { START($who) } now has 1 Life.
   *[other] ❤️ { START($who) } now has { $now } Lives.
  }
gold-now = { $now ->
    [0] 💰 { START($who) } now has no Gold.
   *[other] 💰 { START($who) } now has { $now } Gold.
  }
strength-gained = 💪 { START($who) } gains { $change } Strength and now has { $now }.
craft-gained = 🧠 { START($who) } gains { $change } Craft and now has { $now }.
lives-gained = { $change ->
    [one] ❤️ { START($who) } gains 1 Life and now has { $now }.
   *[other] ❤️ { START($who) } gains { $change } Lives and now has { $now }.
  }
gold-gained = 💰 { START($who) } gains { $change } Gold and now has { $now }.
strength-lost = 💪 { START($who) } loses { $change } Strength and now has { $now }.
craft-lost = 🧠 { START($who) } loses { $change } Craft and now has { $now }.
lives-lost = { $change ->
    [one] ❤️ { START($who) } loses 1 Life and has { $now } left.
   *[other] ❤️ { START($who) } loses { $change } Lives and has { $now } left.
  }
gold-lost = { $now ->
    [0] 💰 { START($who) } pays { $change } Gold and has none left.
   *[other] 💰 { START($who) } pays { $change } Gold and has { $now } left.
  }
toll-desert = ❤️ { START($who) } crosses the Desert without water and loses 1 Life. { $now } left.
toll-black-knight = ❤️ { START($who) } won’t pay the Black Knight and loses 1 Life. { $now } left.
toll-graveyard = ❤️ { START($who) } isn’t welcome in the Graveyard and loses 1 Life. { $now } left.
toll-chapel = ❤️ { START($who) } isn’t welcome in the Chapel and loses 1 Life. { $now } left.

## Luck and bad luck

life-saved = 💚 { START($who) }’s Life is saved.
died = { $told ->
    [0] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *A minute’s silence, and then the dice.*
    [1] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *Hats are taken off, and looked into.*
    [2] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *The others speak well of them, and share the chair.*
    [3] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *The epitaph will be short, for want of room.*
    [4] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *Somebody had just learnt the name.*
    [5] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }. *It was going so well, up to a point. That was the point.*
   *[other] ☠️ The **{ NAME($character) }** is dead, thanks to { NAME($cause, form: "the") }.
  }
luck-spent = { $left ->
    [0] 🍀 { START($who) } rolls { $dice }, would rather not, and rolls **{ $again }**. That was the last token of luck.
    [one] 🍀 { START($who) } rolls { $dice }, would rather not, and rolls **{ $again }**. 1 token of luck left.
   *[other] 🍀 { START($who) } rolls { $dice }, would rather not, and rolls **{ $again }**. { $left } tokens of luck left.
  }
misses = { $turns ->
    [one] 💤 { START($who) } will miss 1 Turn, thanks to { NAME($cause, form: "the") }.
   *[other] 💤 { START($who) } will miss { $turns } Turns, thanks to { NAME($cause, form: "the") }.
  }
toad = 🐸 { START($who) } is a **Toad** for 3 Turns, thanks to { NAME($cause, form: "the") }. Everything falls to the ground.
toad-over = { $told ->
    [0] 🐸 { START($who) } is a person again, if a damp one.
    [1] 🐸 { START($who) } is a person again, and still looks at flies.
    [2] 🐸 { START($who) } is a person again, and doesn’t want to talk about the pond.
   *[other] 🐸 { START($who) } is a person again.
  }

## Alignment

aligned-good = 😇 { START($who) } is now **Good**.
aligned-neutral = ⚖️ { START($who) } is now **Neutral**.
aligned-evil = 😈 { START($who) } is now **Evil**.
align-refused = { START($who) } has changed sides once this Turn and can’t become { NAME($alignment) } as well.

## Things

taken = 🎒 { START($who) } takes { NAME($card, form: "the") }.
gold-taken = 💰 { START($who) } picks up { $gold } Gold.
given = 🎒 { START($who) } takes { NAME($card, form: "the") } from { $rival }.
gold-given = 💰 { START($who) } takes { $gold } Gold from { $rival }.
received = 🎒 { START($who) } receives { NAME($card, form: "a") }.
dropped = { START($who) } leaves { NAME($cards, form: "the") } { NAME($place, form: "in") }.
dropped-limit = { START($who) } can’t carry that much and leaves { NAME($cards, form: "the") } { NAME($place, form: "in") }.
drunk = { START($who) } drinks { NAME($card, form: "the") } to the dregs.
lost = { START($who) } loses { NAME($card, form: "the") } to { NAME($cause, form: "the") }.
used-up = -# { NAME($card, form: "The") } is empty, and gone.
deal-offered = 🤝 { START($who) } offers { $rival } { NAME($gives, form: "the") } for { NAME($gets, form: "the") }.
deal-agreed = 🤝 { START($who) } agrees.
deal-declined = 🤝 { START($who) } declines.
traded-spirits = 🧠 { START($who) } learns from { NAME($cards, form: "the") }, and gains { $craft } Craft.
traded-trophies = 💪 { START($who) } hands in { NAME($cards, form: "the") } for { $strength } Strength.
