# The secrets of a finished game.

secret-deck = 📜 El mazo de pistas, desde arriba
secret-deck-empty = Estaba vacío.
secret-deck-clue = { $place }. **{ $clue }**: { $worth }
secret-pools = 🎲 Nunca sacado, y aún en las reservas
secret-encounters = **Encuentros**: { $things }
secret-treasures = **Tesoros**: { $things }
secret-weapons = **Armas**: { $things }
secret-none = nada
secret-known = 👁️ Quién sabía dónde estaban las pistas ajenas
secret-known-deck = { $who } sabía que **{ $clue }** estaba en el mazo.
secret-known-hand = { $who } sabía que **{ $clue }** la tenía { $holder }.
secret-all-knew-deck = Todo el mundo sabía que **{ $clue }** estaba en el mazo.
secret-all-knew-hand = Todo el mundo sabía que **{ $clue }** la tenía { $holder }.

# The parts of a sum, where nothing in the box names them.

source-agility = Agilidad
source-attack = Ataque
source-shooting = Disparo
source-running-away = Huida
source-class = clase
source-experience = experiencia
source-unnamed-hex = un sitio sin nombre
source-boat = la tripulación del bote
source-ship = la tripulación del barco
source-terrain = { NAME($terrain, form: "the") }
