# How numbers came about. A sum follows its title and a colon: “Witch: die 4”. $who is a player or a creature.

sum-first-turn = Premier tour (TAL-S.9)
sum-combat = { $who } (TAL-16.4)
sum-duel = { $who } (TAL-16.8)
sum-psychic = { $who } (TAL-17.2)
sum-portal = La serrure du Portail, qui s’ouvre à cette valeur ou moins (TAL-11.24)
sum-strength = Force
sum-craft = Intellect
sum-command = Le Sort de Commandement réussit sur 4 à 6 (TAL-9.8)
sum-mines = Les Mines (TAL-14.6)
sum-crypt = La Crypte (TAL-14.5)
sum-pits = Les Fosses (TAL-14.8)
sum-werewolf = La Force du Loup-garou (TAL-14.7)
sum-dice = { $who } (TAL-R48)
sum-death = La Mort
sum-chasm = Le Gouffre, où l’on tombe sur 1 ou 2
sum-charm = Charme : il faut plus que la Force de l’Animal, { $above }
sum-beguile = Envoûtement : il faut { $needs }
sum-score = Score (TAL-OPT.24)
why-protected = { NAME($card, form: "The") } { $use } (TAL-16.9a).
why-freed = On sort d’esclavage, au Temple, sur 4 à 6. Le dé a donné { $die } (TAL-R33).
sum-source = { NAME($cause, form: "the") }
bare-cause = { NAME($cause) }
