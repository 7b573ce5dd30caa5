# What a finished game reveals.

secret-adventures = 🃏 Adventures left, from the top
secret-spells = ✨ Spells left, from the top
secret-known = 👁️ What players had looked at
secret-characters = 🧙 Characters nobody played
secret-divined = { $count ->
    [one] { $who } had looked at the next Adventure.
   *[other] { $who } had looked at the next { $count } Adventures.
  }
secret-peeked = { $who } had seen **{ NAME($spell) }** in { $rival }’s hand.
secret-dealt = { $who } had been dealt { $characters }.
secret-numbered = { $place }. { $card }
secret-no-pile = None. The pile was empty.
