# The secrets of a finished game.

secret-deck = 📜 Der Stapel der Hinweise, von oben
secret-deck-empty = Er war leer.
secret-deck-clue = { $place }. **{ $clue }**: { $worth }
secret-pools = 🎲 Nie gezogen und noch in den Vorräten
secret-encounters = **Begegnungen**: { $things }
secret-treasures = **Schätze**: { $things }
secret-weapons = **Waffen**: { $things }
secret-none = keine
secret-known = 👁️ Wer wusste, wo fremde Hinweise waren
secret-known-deck = { $who } wusste, dass **{ $clue }** im Stapel war.
secret-known-hand = { $who } wusste, dass { $holder } **{ $clue }** hatte.
secret-all-knew-deck = Alle wussten, dass **{ $clue }** im Stapel war.
secret-all-knew-hand = Alle wussten, dass { $holder } **{ $clue }** hatte.

# The parts of a sum, where nothing in the box names them.

source-agility = Beweglichkeit
source-attack = Angriff
source-shooting = Schießen
source-running-away = Laufen
source-class = Klasse
source-experience = Erfahrung
source-unnamed-hex = ein Ort ohne Namen
source-boat = die Mannschaft des Boots
source-ship = die Mannschaft des Schiffs
source-terrain = { NAME($terrain) }
