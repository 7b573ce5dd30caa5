# The secrets of a finished game.

secret-deck = 📜 The deck of clues, from the top
secret-deck-empty = It was empty.
secret-deck-clue = { $place }. **{ $clue }**: { $worth }
secret-pools = 🎲 Never drawn, and still in the pools
secret-encounters = **Encounters**: { $things }
secret-treasures = **Treasures**: { $things }
secret-weapons = **Weapons**: { $things }
secret-none = none
secret-known = 👁️ Who knew where other players’ clues were
secret-known-deck = { $who } knew that **{ $clue }** was in the deck.
secret-known-hand = { $who } knew that { $holder } had **{ $clue }**.
secret-all-knew-deck = Everybody knew that **{ $clue }** was in the deck.
secret-all-knew-hand = Everybody knew that { $holder } had **{ $clue }**.

# The parts of a sum, where nothing in the box names them.

source-agility = Agility
source-attack = Attack
source-shooting = Shooting
source-running-away = Running Away
source-class = class
source-experience = experience
source-unnamed-hex = a place without a name
source-boat = the boat’s crew
source-ship = the ship’s crew
source-terrain = { NAME($terrain, form: "the") }
