# How numbers came about. A sum follows its title and a colon: “Witch: die 4”. $who is a player or a creature.

sum-first-turn = Erster Zug (TAL-S.9)
sum-combat = { $who } (TAL-16.4)
sum-duel = { $who } (TAL-16.8)
sum-psychic = { $who } (TAL-17.2)
sum-portal = Das Schloss des Portals, offen bei höchstens dem Wert unten (TAL-11.24)
sum-strength = Stärke
sum-craft = Talent
sum-command = Der Herrschaftszauber gelingt bei 4 bis 6 (TAL-9.8)
sum-mines = Die Minen (TAL-14.6)
sum-crypt = Die Gruft (TAL-14.5)
sum-pits = Die Gruben (TAL-14.8)
sum-werewolf = Die Stärke des Werwolfs (TAL-14.7)
sum-dice = { $who } (TAL-R48)
sum-death = Der Tod
sum-chasm = Der Abgrund, bei 1 oder 2 geht es hinunter
sum-charm = Bezaubern, nötig ist mehr als die Stärke des Tiers { $above }
sum-beguile = Betören, nötig sind { $needs }
sum-score = Punkte (TAL-OPT.24)
why-protected = { NAME($card, form: "Nom") } { $use } (TAL-16.9a).
why-freed = Wer im Tempel versklavt ist, kommt bei 4 bis 6 frei. Gewürfelt: { $die } (TAL-R33).
sum-source = { NAME($cause) }
bare-cause = { NAME($cause) }
