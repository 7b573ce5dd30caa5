# What a finished game reveals.

secret-adventures = 🃏 Adventures left, from the top
secret-spells = ✨ Spells left, from the top
secret-known = 👁️ What players had looked at
secret-characters = 🧙 Characters nobody played
secret-divined = { $count ->
    [one] { START($who) } had looked at the next Adventure.
   *[other] { START($who) } had looked at the next { $count } Adventures.
  }
secret-peeked = { START($who) } had seen **{ NAME($spell) }** in the hand of { $rival }.
secret-dealt = { START($who) } had been dealt { NAME($characters) }.
secret-numbered = { $place }. { NAME($card) }
secret-no-pile = None. The pile was empty.
secret-unused = { NAME($characters) }
