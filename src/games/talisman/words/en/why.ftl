# How numbers came about. A sum follows its title and a colon: “Witch: die 4”. $who is a player or a creature.

sum-first-turn = First Turn (TAL-S.9)
sum-combat = { $who } (TAL-16.4)
sum-duel = { $who } (TAL-16.8)
sum-psychic = { $who } (TAL-17.2)
sum-portal = The Portal’s lock, which opens at the value below or less (TAL-11.24)
sum-strength = Strength
sum-craft = Craft
sum-command = The Command Spell works on 4 to 6 (TAL-9.8)
sum-mines = The Mines (TAL-14.6)
sum-crypt = The Crypt (TAL-14.5)
sum-pits = The Pits (TAL-14.8)
sum-werewolf = The Werewolf’s Strength (TAL-14.7)
sum-dice = { $who } (TAL-R48)
sum-death = Death
sum-chasm = The Chasm, where 1 or 2 falls
sum-charm = Charm, which takes more than the Animal’s Strength { $above }
sum-beguile = Beguiling, which takes { $needs }
sum-score = Score (TAL-OPT.24)
why-protected = The { NAME($card) } { $use } (TAL-16.9a).
why-freed = A slave of the Temple is free on 4 to 6, and rolled { $die } (TAL-R33).
sum-source = { NAME($cause, form: "the") }
bare-cause = { NAME($cause) }
