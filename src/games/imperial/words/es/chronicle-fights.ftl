## Fights

fight-began = { NAME($foe, form: "number") ->
    [many] ⚔️ ¡{ NAME($foe, form: "The") } atacan a { $who }!
   *[other] ⚔️ ¡{ NAME($foe, form: "The") } ataca a { $who }!
  }
fight-approach = 🎲 Aproximación: { $who } saca { $own }; { NAME($foe, form: "the") }, { $theirs }.
duel-approach = 🎲 Aproximación: { $who } saca { $own }; { $rival }, { $theirs }.
approach-rounds = { $rounds ->
    [0] Se echan encima al momento.
    [one] Queda 1 ronda de Aproximación.
   *[other] Quedan { $rounds } rondas de Aproximación.
  }
fight-joined = ⚔️ { $who } acude en ayuda de { $rival }.
fight-approach-waived = { $told ->
    [0] { $who } se salta las formalidades.
    [1] { $who } se salta las presentaciones.
    [2] { $who } prefiere acabar cuanto antes.
    [3] { $who } tiene prisa, y se nota.
   *[other] { $who } va directamente al grano.
  }
fight-holds-back = { $who } no hace nada, a la vista de todos.
asleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } roncan { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } ronca { $rounds }.
  }
duel-asleep = 💤 { $who } ronca { $rounds }.
more-rounds = { $count ->
    [0] por última vez
    [one] 1 ronda más
   *[other] { $count } rondas más
  }
fight-protected = { $left ->
    [0] 🛡️ La magia detiene { $hits }, y con eso se agota.
   *[other] 🛡️ La magia detiene { $hits } y aún puede detener { $left } más.
  }
fight-transferred = ⛵ La nave encaja { $hits } que iban para { $who }.
flight = 🏃 { $who } echa a correr y saca { $roll }; hacía falta un { $needs }.
flight-leaving-slow = 🏃 { $who } deja atrás a los lentos, echa a correr y saca { $roll }; hacía falta un { $needs }.
flight-foe = { NAME($foe, form: "number") ->
    [many] 🏃 { NAME($foe, form: "The") } echan a correr y sacan { $roll }; hacía falta un { $needs }.
   *[other] 🏃 { NAME($foe, form: "The") } echa a correr y saca { $roll }; hacía falta un { $needs }.
  }
flight-too-slow = Le faltó velocidad.
flight-foe-too-slow = Esta vez no.
poison-burns = 🎲 { $who } saca { $roll } por el veneno. Quema: 1 herida más.
poison-tickles = 🎲 { $who } saca { $roll } por el veneno. Solo hace cosquillas.

## How a fight ended

ended-fled = { $who } escapa { NAME($foe, form: "of") }.
ended-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } desaparecen, y con ellos su tesoro, si lo tenían.
   *[other] { NAME($foe, form: "The") } desaparece, y el tesoro también, si lo había.
  }
ended-both-fled = 🏃 { $who } y { NAME($foe, form: "the") } huyen en direcciones opuestas. Alivio general.
ended-slipped-away = { NAME($foe, form: "number") ->
    [many] { $who } se escabulle sin que se note. { NAME($foe, form: "The") } muerden el aire.
   *[other] { $who } se escabulle sin que se note. { NAME($foe, form: "The") } muerde el aire.
  }
ended-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } se alejan nadando, con cara de satisfacción.
   *[other] { NAME($foe, form: "The") } se aleja nadando, con cara de satisfacción.
  }
ended-bored = { NAME($foe, form: "number") ->
    [many] Tras cien rondas, { NAME($foe, form: "the") } se aburren y se van.
   *[other] Tras cien rondas, { NAME($foe, form: "the") } se aburre y se va.
  }
beaten-at-once = ☠️ { $who } vence { NAME($foe, form: "to") } antes de llegar a los golpes.
beaten = ☠️ { $who } vence { NAME($foe, form: "to") } en { $rounds }.
beaten-fought = ☠️ { $who } vence { NAME($foe, form: "to") } en { $rounds }: acierta { $dealt } y encaja { $taken }.
fought = { $fighters ->
    [one] ⚔️ { $rounds }: { $who } acierta { $dealt } y encaja { $taken }.
   *[other] ⚔️ { $rounds }: { $who } y compañía aciertan { $dealt } y encajan { $taken }.
  }
dueled = ⚔️ { $rounds }: { $who } acierta { $dealt }, y { $rival }, { $taken }.
health-left = Salud { $left }/{ $max }.
rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
hits = { $count ->
    [one] 1 golpe
   *[other] { $count } golpes
  }
hits-taken = { $count }
wounds = { $count ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $count } heridas
  }

# "Round 2. Ann rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit."
round-of = Ronda { $number }.
blow = { $who } saca { $dice }: { $hits }.
blow-crew = La tripulación saca { $dice }: { $hits }.
blow-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } sacan { $dice }: { $hits }.
   *[other] { NAME($foe, form: "The") } saca { $dice }: { $hits }.
  }

## Fights between players

duel-began = ⚔️ ¡{ $who } ataca a { $rival }!
duel-sleep = 💤 { $rival } da cabezadas durante { $rounds }.
duel-charmed = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "The") } dejan a { $rival } y se van con { $who }.
   *[other] 🐾 { NAME($foe, form: "The") } deja a { $rival } y se va con { $who }.
  }
duel-killed = ☠️ { $who } acaba con { $rival }.
duel-both-died = ☠️ { $who } y { $rival } lo han zanjado para siempre, por partida doble.
duel-fled = { $who } escapa de { $rival }.
duel-both-fled = 🏃 { $who } y { $rival } se lo piensan mejor y huyen en direcciones opuestas.
duel-slipped-away = { $who } se escabulle sin que se note.
duel-sunk = 🌊 Entre { $who } y { $rival }, el agua tiene la última palabra.
duel-drawn = Tras cien rondas, { $who } y { $rival } han olvidado de qué iba.
plundered = 💰 { $who } se queda con lo que tenía { $rival }: { $loot }.
plundered-nothing = 💰 { $who } registra a { $rival } y no encuentra nada que valga la pena.

## Magic

cast = ✨ { $who } lanza **{ NAME($spell) }**.
read = ✨ { $who } lee { NAME($item, form: "the") }.
magic-dice = 🎲 Con { NAME($spell) }, { $who } saca { $dice }: { $wounds }.
friendship-rolled = 🎲 { $who } saca { $roll } por la Amistad; hacía falta más de { $above }.
befriended = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } no encuentran más que encantos en { $who }.
   *[other] { NAME($foe, form: "The") } no encuentra más que encantos en { $who }.
  }
nobody-charmed = Nadie se deja encandilar.
protection = 🛡️ La magia detendrá los próximos { $hits } del lado de { $who }.
strength = 💪 { $who } tiene { $agility } de Agilidad más hasta que esto acabe. Adiós, camisa.
sleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "The") } dan cabezadas durante { $rounds }.
   *[other] 💤 { NAME($foe, form: "The") } da cabezadas durante { $rounds }.
  }
invisible = ✨ A { $who } ya no hay quien le vea.
range = 🎲 { $who } saca { $roll }. El hechizo alcanza otros tantos hexágonos.
charm-used = 🍀 { $who } frota el Amuleto de la Suerte y cambia un { $from } por un **{ $to }**. El Amuleto se va dando saltitos.
