# How numbers came about. A sum follows its title and a colon: “Witch: die 4”. $who is a player or a creature.

sum-first-turn = Primer Turno (TAL-S.9)
sum-combat = { $who } (TAL-16.4)
sum-duel = { $who } (TAL-16.8)
sum-psychic = { $who } (TAL-17.2)
sum-portal = La cerradura del Portal, que se abre con el valor de abajo o menos (TAL-11.24)
sum-strength = Fuerza
sum-craft = Astucia
sum-command = El Hechizo de Mando funciona con 4 a 6 (TAL-9.8)
sum-mines = Las Minas (TAL-14.6)
sum-crypt = La Cripta (TAL-14.5)
sum-pits = Los Fosos (TAL-14.8)
sum-werewolf = La Fuerza del Hombre Lobo (TAL-14.7)
sum-dice = { $who } (TAL-R48)
sum-death = Muerte
sum-chasm = El Abismo, donde se cae con 1 o 2
sum-charm = Encandilar, que pide más que la Fuerza del Animal: { $above }
sum-beguile = Engatusar, que pide { $needs }
sum-score = Puntuación (TAL-OPT.24)
why-protected = { NAME($card) }: { $use } (TAL-16.9a).
why-freed = La esclavitud del Templo acaba con 4 a 6, y el dado dio { $die } (TAL-R33).
sum-source = { NAME($cause, form: "the") }
bare-cause = { NAME($cause) }
