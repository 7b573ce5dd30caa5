# The secrets of a finished game.

secret-deck = 📜 La pioche des indices, dans l’ordre
secret-deck-empty = Elle était vide.
secret-deck-clue = { $place }. **{ $clue }** : { $worth }
secret-pools = 🎲 Jamais piochés, et encore dans les réserves
secret-encounters = **Rencontres** : { $things }
secret-treasures = **Trésors** : { $things }
secret-weapons = **Armes** : { $things }
secret-none = rien
secret-known = 👁️ Qui savait où étaient les indices des autres
secret-known-deck = { $who } savait que **{ $clue }** était dans la pioche.
secret-known-hand = { $who } savait où était **{ $clue }** : chez { $holder }.
secret-all-knew-deck = Tout le monde savait que **{ $clue }** était dans la pioche.
secret-all-knew-hand = Tout le monde savait où était **{ $clue }** : chez { $holder }.

# The parts of a sum, where nothing in the box names them.

source-agility = Agilité
source-attack = Attaque
source-shooting = Tir
source-running-away = Fuite
source-class = classe
source-experience = expérience
source-unnamed-hex = un endroit sans nom
source-boat = l’équipage du bateau
source-ship = l’équipage du navire
source-terrain = { NAME($terrain, form: "the") }
