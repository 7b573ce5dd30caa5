# The chronicle of a game: what has happened, in the third person and the present tense. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## Goods and lists

gold = { $count } de Oro
provisions = { $count ->
    [one] 1 Provisión
   *[other] { $count } Provisiones
  }
treasure-cards = { $count ->
    [0] ninguna carta de Tesoro
    [one] 1 carta de Tesoro
   *[other] { $count } cartas de Tesoro
  }
the-lantern = la linterna
lanterns = { $count ->
    [one] 1 linterna
   *[other] { $count } linternas
  }
skill = { $count } de Destreza
stamina = { $count } de Resistencia
luck = { $count } de Suerte
more = { $count } más
# A card in a list that is the object of a verb. `.short` stands on a button.
the-card = { NAME($card, form: "bthe") }{ $keys }
    .short = { NAME($card, form: "the") }
player-and-number = { $who }: { $number }
player-and-die = { $who } **{ $die }**

## Setting up

rolled-up = 🎲 { $who } tira los dados de su aventurero: Destreza **{ $skill }**, Resistencia **{ $stamina }**, Suerte **{ $luck }**.
rolled-up-again = 🎲 { $who } manda otro aventurero: Destreza **{ $skill }**, Resistencia **{ $stamina }**, Suerte **{ $luck }**.
supplied = 🎒 { $who } mete también en la mochila { $goods }.
need-rolled = 🎲 Empate en Destreza, así que se tira: { $rolls }. Empieza quien saque menos.
need-settled = { $who } tiene la Destreza más baja y empieza. El turno da la vuelta a la mesa: { $order }.
laid-out = 🏰 Hay { $treasures } cartas de Tesoro en las salas, y algo sentado encima de casi todas.
laid-out-without = 🏰 Hay { $treasures } cartas de Tesoro en las salas, salvo { $rooms }.
laid-out-without-many = 🏰 Hay { $treasures } cartas de Tesoro en las salas. Alguien ha pasado ya por { $count } de ellas.
key-cards-stacked = 🔑 Tres cartas de Llave van bajo el cofre, y las otras { $stack }, a una pila boca abajo.
key-cards-dealt-evenly = { $each ->
    [one] 🔑 Tres cartas de Llave van bajo el cofre. Cada cual recibe una de las demás, y además una en blanco.
   *[other] 🔑 Tres cartas de Llave van bajo el cofre. Cada cual recibe { $each } de las demás, y además una en blanco.
  }
key-cards-dealt = 🔑 Tres cartas de Llave van bajo el cofre. Las demás se reparten ({ $dealt }), y cada cual recibe además una en blanco.
lock-open = 🔓 El Hechicero olvidó una cerradura: el **{ $number }** está bajo el cofre, y nadie necesita esa llave.
overheard = { $count ->
    [one] 👂 Nadie baja la voz delante de { $who }, que oye de paso una carta de Llave de { $rivals }.
   *[other] 👂 Nadie baja la voz delante de { $who }, que oye de paso una carta de Llave de cada cual: { $rivals }.
  }
# To one player alone.
keys-ready = 🔑 Empiezas con { $cards }.

## Turns

night-grew-long = 🌙 La noche se alarga: desde ahora el **Hechicero** tiene solo Destreza { $skill } y Resistencia { $stamina }. No paran de llegarle visitas.
turn-began = 🕯️ Ronda { $round } · Turno de { $who }
turn-missed = { $left ->
    [0] 💤 { $who } pierde este turno.
    [one] 💤 { $who } pierde este turno y el próximo.
   *[other] 💤 { $who } pierde este turno y los próximos { $left }.
  }
turn-owed = { $owed ->
    [one] 💤 { $who } perderá su próximo turno.
   *[other] 💤 { $who } perderá sus próximos { $owed } turnos.
  }
turn-owed-to-foe = { $owed ->
    [one] 💤 { $who } perderá su próximo turno, gracias { NAME($foe, form: "bto") }.
   *[other] 💤 { $who } perderá sus próximos { $owed } turnos, gracias { NAME($foe, form: "bto") }.
  }
passed = { $who } espera, *y escucha*.
stayed = { $who } se queda { $place }.

## Movement

move-rolled = 🎲 { $who } saca { $roll } para mover, y eso da un Desafío de Llave.
at-the-chest = { $told ->
    [0] 🔑 { $who } está ante **el cofre del Hechicero**. Con los números correctos, se acabó.
    [1] 🔑 { $who } está ante **el cofre del Hechicero**. Tiene el mismo aspecto que la última vez.
    [2] 🔑 { $who } está ante **el cofre del Hechicero**. Para ser un cofre, es paciente.
   *[other] 🔑 { $who } está ante **el cofre del Hechicero**.
  }
moved = 🥾 { $who } va { $to }.
moved-rolled = 🥾 { $who } saca **{ $roll }** y va { $to }.
nowhere-to-go = { $who } no tiene adónde ir { $from }.
maze-reached = 🌀 { $who } llega al borde del Laberinto, { $place }.
# Sides in a list, which is `$sides` of `open-to`.
side-n = al norte
side-e = al este
side-s = al sur
side-w = al oeste
open-to = salidas { $sides }
maze-turned-up = 🌀 Casilla { $number } del Laberinto: **{ $card }**, { $sides }. *{ $text }*
# For a card that has been told in this match.
maze-turned-up-again = 🌀 Casilla { $number } del Laberinto: **{ $card }**, { $sides }.
maze-dead-end = 🧱 Callejón sin salida para { $who }: no lleva a ninguna parte.
maze-walled = 🧱 Callejón sin salida para { $who }: por este lado está tapiado.
passage-entered = 🕳️ { $who } tira de la argolla de hierro y se mete { NAME($passage, form: "in") }.
passage-taken = 🕳️ { $who } sale por { NAME($passage, form: "the") }.
passage-groped = 🎲 { $who } no tiene linterna, saca **{ $die }**, avanza a tientas y sale por { NAME($passage, form: "the") }.
passage-groped-back = 🎲 { $who } no tiene linterna, saca **{ $die }**, avanza a tientas y sale por { NAME($passage, form: "the") }, otra vez.
river-by-ferry = 🔔 { $who } llama al barquero y paga 3 de Oro.
river-by-raft = 🛶 { $who } se aparta de la orilla en la balsa.
river-by-bridge = 🌉 { $who } pone el pie en el puente.
bridge = { $die ->
    [1] 🎲 { $who } saca **{ $die }**. La cuerda se parte, y el río gana compañía.
    [2] 🎲 { $who } saca **{ $die }**. Cede una tabla. De vuelta a la orilla, con moretones.
    [3] 🎲 { $who } saca **{ $die }**. A medio camino { $who } mira abajo, y vuelve.
    [4] 🎲 { $who } saca **{ $die }**. Al otro lado, pero el almuerzo no iba bien agarrado.
   *[other] 🎲 { $who } saca **{ $die }**. Al otro lado. A todo el mundo le cuenta que no fue nada.
  }
river-crossed = 🌊 { $who } está al otro lado, { $place }.
river-turned-back = 🌊 { $who } vuelve a estar { $place }, donde se estaba seco.
river-fell = { $told ->
    [0] 💦 { $who } se cae al agua. Y algo con dientes, también.
    [1] 💦 { $who } se cae al agua. Está más fría de lo que parece, y parecía fría.
   *[other] 💦 { $who } se cae al agua.
  }

## Scores and tests

test-raft = en la balsa
test-vampire = contra la mirada del Vampiro
test-werewolf = contra la mordedura
test-orc-sentry = de puntillas
test-skeleton-crew = al hacerse pasar por el jefe
test-portrait = contra el Retrato
test-wound = por la herida
test-bow-and-silver-arrow = con la Flecha de Plata
luck-tested-lucky = 🍀 { $who } prueba su Suerte: { $roll } contra { $against }. **Hay suerte**, y cuesta 1 de Suerte.
luck-tested-unlucky = 🍀 { $who } prueba su Suerte: { $roll } contra { $against }. **No hay suerte**, y encima 1 de Suerte menos.
luck-tested-how-lucky = 🍀 { $who } prueba su Suerte { $how }: { $roll } contra { $against }. **Hay suerte**, y cuesta 1 de Suerte.
luck-tested-how-unlucky = 🍀 { $who } prueba su Suerte { $how }: { $roll } contra { $against }. **No hay suerte**, y encima 1 de Suerte menos.
skill-tested-passed = 🎯 { $who } prueba su Destreza: { $roll } contra { $against }. **Superada**.
skill-tested-failed = 🎯 { $who } prueba su Destreza: { $roll } contra { $against }. **Fallida**.
skill-tested-how-passed = 🎯 { $who } prueba su Destreza { $how }: { $roll } contra { $against }. **Superada**.
skill-tested-how-failed = 🎯 { $who } prueba su Destreza { $how }: { $roll } contra { $against }. **Fallida**.
meal = 🍖 { $who } come en paz y ya tiene **{ $now }** de Resistencia.
provision-eaten = { $left ->
    [0] 🐀 Las ratas se comen la última Provisión de { $who }.
    [one] 🐀 Las ratas se comen una Provisión de { $who } y dejan 1.
   *[other] 🐀 Las ratas se comen una Provisión de { $who } y dejan { $left }.
  }
lantern-out = 🏮 La linterna de { $who } se apaga para siempre.
gold-taken = 💰 { $who } se lleva { $gold } de Oro.
gold-found = 💰 { $who } encuentra { $gold } de Oro por el camino.
gold-found-on = { NAME($foe, form: "number") ->
    [many] 💰 { $who } les encuentra { $gold } de Oro { NAME($foe, form: "bto") }.
   *[other] 💰 { $who } le encuentra { $gold } de Oro { NAME($foe, form: "bto") }.
  }
gained = ✨ { $who } gana { $amount } y ya tiene **{ $now }**.
gained-kill = ✨ { $who } gana { $amount } por la presa y ya tiene **{ $now }**.
gained-flask = ✨ { $who } gana { $amount } con la petaca y ya tiene **{ $now }**.
gained-charm = ✨ { $who } gana { $amount } con el amuleto y ya tiene **{ $now }**.
gained-card = ✨ { $who } gana { $amount } con { NAME($card, form: "bthe") } y ya tiene **{ $now }**.
bled = 🩸 { $who } pierde { $amount } y se queda con **{ $now }**.
bled-card = 🩸 { $who } pierde { $amount } por { NAME($card, form: "bthe") } y se queda con **{ $now }**.
lost = 📉 { $who } pierde { $amount } y se queda con **{ $now }**.
lost-card = 📉 { $who } pierde { $amount } por { NAME($card, form: "bthe") } y se queda con **{ $now }**.

## Rooms, told on the card and when somebody meets what is in them

room-sentry-bunkroom = *Dos jergones de paja, uno aún caliente. La guardia nocturna es partidaria de trabajar desde la cama.*
room-orc-mess = *Una mesa larga, un guiso frío y nada dentro que convenga identificar.*
room-trophy-hall = *Las cabezas cubren las paredes sobre plaquitas de latón. Una placa está en blanco y recién pulida.*
room-snake-cellar = *Cajas con agujeros para respirar, apiladas por alguien que no se quedó a revisar las tapas.*
room-torture-chamber = *Un brasero, un potro y un buzón de sugerencias. El buzón está vacío.*
room-armoury = *Hileras de picas torcidas y escudos mellados: aquí todo ha perdido ya alguna vez.*
room-guardroom = *Puertas al norte y al sur, y un cartel que ruega llamar antes. Pocos llegan a hacerlo.*
room-rat-larder = *Estantes de queso con población residente. Va ganando el queso.*
room-prison-cell = *Barrotes, un plato de hojalata y días tachados en la pared con cuatro letras distintas.*
room-well-room = *Un pozo seco, un cubo en una cuerda y el eco lejano de alguien que fue a mirar.*
room-stores = *Estantes numerados, un mostrador y una campanilla. Todo se firma, visitas incluidas.*
room-resting-room = *Un banco, una manta y un conserje que prefiere las botas lejos de ambos.*
room-portrait-gallery = *Todos los cuadros muestran al mismo hombre, y todos estaban mirando la puerta.*
room-spider-vault = *Sábanas grises sobre los muebles, hasta que alguien nota que no hay muebles.*
room-portcullis-room = *Surcos en los marcos y grasa reciente en las cadenas. Alguien le hace el mantenimiento.*
room-gaming-room = *Cuatro enanos, una lámpara, naipes blandos. Reparten a los nuevos antes de que se sienten.*
room-rope-store = *Rollos de cuerda mojada y media balsa: la mitad que volvió flotando.*
room-boat-house = *El costillar de un bote sin acabar. Los carpinteros llevan siglos muertos y van con retraso.*
room-keepers-lodge = *Una guarida acogedora, con remos en la pared y arañazos por dentro de la puerta.*
room-mosaic-room = *Baldosas con estrellas, una mano de piedra en cada esquina. Una acaba de moverse.*
room-sandy-cave = *Arena fina y ninguna huella. Las más recientes ya se están cerrando.*
room-burial-chamber = *Una losa, una vela y tres ataúdes. Nadie ha barrido, y alguien se ha ido.*
room-crypt = *Un ataúd forrado de terciopelo, abierto. Su dueño trasnocha y tiene buenos modales.*
room-barrel-workshop = *Duelas, aros y martillos. Los toneleros nunca paran a comer, por falta de estómago.*
room-temple = *Una gran figura de hierro con una cuenca en la frente. Se gira a ver quién ha entrado.*
room-ogre-cave = *Huesos junto al fuego, por tamaños. El inquilino está orgulloso de su archivo.*
room-library = *Diez mil libros y un viejo que no habla gratis de ninguno.*
room-minotaur-den = *Las paredes tienen surcos a la altura del hombro. No era un hombro humano.*
room-seers-alcove = *Una cortina, un taburete y una ciega que dice el nombre antes que la visita.*
room-dragon-cavern = *La pared del fondo es de cristal; antes era roca. Aquí hace mucho calor.*
room-hall-of-mirrors = *Entran cuarenta aventureros. Uno de ellos no copia.*
room-laboratory = *Retortas burbujeantes y una etiqueta de advertencia que se ha disuelto.*
room-warlocks-study = *Un escritorio, una lámpara y el señor de la montaña, que estaba en mitad de algo.*

## Encounters

met-warlock = ❗ { $who } se topa con el **Hechicero**, señor de la montaña, interrumpido en su escritorio. Su libro de cuentas nombra una de las tres llaves.
met-dragon = ❗ { $who } se topa con el **Dragón**. Perder una ronda puede costar 1 de Resistencia más. Es el aliento.
met-iron-cyclops = ❗ { $who } se topa con el **Cíclope de Hierro**. No nació: lo fabricaron, y un golpe que gana por un solo punto apenas tintinea.
met-vampire = ❗ { $who } se topa con el **Vampiro**. La mirada llega antes que los dientes, y hace falta Suerte para aguantarla.
met-minotaur = ❗ { $who } se topa con el **Minotauro**. Primero embiste, y luego se presenta.
met-quartermaster = { $told ->
    [0] 🚪 { $who } visita al **Intendente**, que vende Provisiones y cartas sin ver. No se admiten devoluciones.
    [1] 🚪 { $who } visita al **Intendente**, que vende Provisiones y cartas sin ver. Chupa el lápiz.
    [2] 🚪 { $who } visita al **Intendente**, que vende Provisiones y cartas sin ver. La pila ha crecido, y él también.
   *[other] 🚪 { $who } visita al **Intendente**, que vende Provisiones y cartas sin ver.
  }
met-caretaker = { $told ->
    [0] 🚪 { $who } visita al **Conserje**. Botas fuera, pies en alto. Después él cuenta las cucharas.
    [1] 🚪 { $who } visita al **Conserje**. El agua está al fuego. Las cucharas están escondidas.
    [2] 🚪 { $who } visita al **Conserje**. Hay zapatillas para las visitas. Queda una.
    [3] 🚪 { $who } visita al **Conserje**. Ha limpiado el banco, y lo vigila.
    [4] 🚪 { $who } visita al **Conserje**. La manta se puede usar, pero no doblar.
   *[other] 🚪 { $who } visita al **Conserje**. Botas fuera, pies en alto.
  }
met-gambling-dwarfs = { $told ->
    [0] 🚪 { $who } visita a los **Enanos Jugadores**, que juegan por Oro, venden chismes y conocen la mano de todo el mundo.
    [1] 🚪 { $who } visita a los **Enanos Jugadores**, que juegan por Oro y venden chismes. Los naipes están más blandos.
    [2] 🚪 { $who } visita a los **Enanos Jugadores**, que juegan por Oro y venden chismes. Uno guiña el ojo, a un rey.
   *[other] 🚪 { $who } visita a los **Enanos Jugadores**, que juegan por Oro y venden chismes.
  }
met-old-man-and-gremlin = { $told ->
    [0] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. Tira el gremlin.
    [1] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. El gremlin lo estaba calentando.
    [2] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. El viejo dice que ya era hora.
    [3] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. El gremlin sopla el dado, y el viejo también.
    [4] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. Desde entonces el viejo no ha levantado la vista.
    [5] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado. El dado ya tiene una esquina rota.
   *[other] 🚪 { $who } visita al **Viejo y su Gremlin**, que lo resuelven todo a un dado.
  }
met-blind-seer = { $told ->
    [0] 🚪 { $who } visita a la **Vidente Ciega**, que vende Desafíos de Llave. No puede ver quién compra, y es un detalle por su parte.
    [1] 🚪 { $who } visita a la **Vidente Ciega**, que vende Desafíos de Llave. Dice antes el nombre, como siempre.
    [2] 🚪 { $who } visita a la **Vidente Ciega**, que vende Desafíos de Llave. Ya tenía listo el cambio.
   *[other] 🚪 { $who } visita a la **Vidente Ciega**, que vende Desafíos de Llave.
  }
met-goblin-torturers = ❗ { $who } se topa con los **Goblins Torturadores**, dos goblins en la pausa del café. Pelean uno tras otro.
met-orc-sentry = ❗ { $who } se topa con el **Centinela Orco**, profundamente dormido. Se puede pasar de puntillas, o de frente y con la espada.
met-drunken-orcs = ❗ { $who } se topa con los **Orcos Borrachos**. Entre los dos suman 2 de Oro y una canción.
met-orc-chieftain = ❗ { $who } se topa con el **Caudillo Orco**, que empuja delante a su criado.
met-wild-barbarian = ❗ { $who } se topa con el **Bárbaro Salvaje**, que tiene mucha hambre. Por 1 Provisión se va, llorando de gratitud.
met-cave-snake = ❗ { $who } se topa con la **Serpiente de Cueva**. Pequeña, pero va en serio: sus heridas cuestan 3 de Resistencia.
met-giant-rats = ❗ { $who } se topa con las **Ratas Gigantes**, que pelean como una sola y comen Provisiones entre rondas.
met-sandworm = ❗ { $who } se topa con el **Gusano de Arena**. Sube desde abajo, y en la primera ronda nada puede herirlo.
met-giant-spider = ❗ { $who } se topa con la **Araña Gigante**. Es pegajosa, y cuesta quitársela de encima.
met-ogre = ❗ { $who } se topa con el **Ogro**. Sin trucos, sin conversación, sin cuello.
met-ghoul = ❗ { $who } se topa con el **Necrófago**. Ya está muerto, y su tercera herida paraliza.
met-skeleton-crew = ❗ { $who } se topa con la **Cuadrilla de Esqueletos**. Toca pelear o, con suerte, hacerles creer que ha llegado el jefe.
met-zombies = ❗ { $who } se topa con los **Zombis**: no muertos, lentos y fáciles de dejar atrás.
met-werewolf = ❗ { $who } se topa con el **Hombre Lobo**. Una mordedura puede costar algo más que Resistencia.
met-pit-trap = ❗ { $who } pisa una alfombra sobre una **Trampa de Foso**. La alfombra era una pista.
met-poison-gas = ❗ { $who } encuentra un cofre y, dentro, una **Trampa de Gas**. La tapa silba.
met-falling-portcullis = ❗ { $who } pasa por debajo del **Rastrillo que Cae**. Cruje.
met-grasping-hands = ❗ { $who } se mete entre las **Manos Aferradoras**, que son de piedra y salen del suelo.
met-bat-swarm = ❗ { $who } se mete en la **Nube de Murciélagos**. Quizá solo estén saliendo.
met-pedlar = ❗ { $who } se topa con el **Buhonero**, que vende Provisiones, una petaca y un amuleto, y llega tarde a otra parte.
met-prisoner = ❗ { $who } libera al **Prisionero Agradecido**, que ha estado en los bolsillos de todo el mundo.
met-hooded-stranger = { $told ->
    [0] ❗ { $who } se topa con el **Forastero Encapuchado**, que vende un vistazo debajo del cofre. Mejor no preguntar cómo.
    [1] ❗ { $who } se topa con el **Forastero Encapuchado**, que vende un vistazo debajo del cofre. La capucha asiente.
   *[other] ❗ { $who } se topa con el **Forastero Encapuchado**, que vende un vistazo debajo del cofre.
  }
met-portrait = ❗ { $who } se topa con el **Retrato del Hechicero** e intenta sostenerle la mirada.
encounter-banished = { $told ->
    [0] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "bThe") } se van con prisa, sin pelear.
       *[other] ✝️ { NAME($foe, form: "bThe") } se va con prisa, sin pelear.
      }
    [1] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "bThe") } se van con prisa, y cierran la puerta al salir.
       *[other] ✝️ { NAME($foe, form: "bThe") } se va con prisa, mirando el reloj.
      }
   *[other] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "bThe") } se van con prisa.
       *[other] ✝️ { NAME($foe, form: "bThe") } se va con prisa.
      }
  }
encounter-fed = 🍖 { NAME($foe, form: "bThe") } come, llora de gratitud y se va.
encounter-slipped = { NAME($foe, form: "number") ->
    [many] 🤫 { $who } pasa sin que se enteren { NAME($foe, form: "bthe") }.
   *[other] 🤫 { $who } pasa sin que se entere { NAME($foe, form: "bthe") }.
  }
encounter-left-alone = { $who } deja en paz { NAME($foe, form: "bto") }.
encounter-rolled-hurt = 🎲 { $who } saca **{ $die }**, y eso duele.
encounter-rolled-nothing = { $told ->
    [0] 🎲 { $who } saca **{ $die }**. No pasa nada, con mucho ruido.
    [1] 🎲 { $who } saca **{ $die }**. No pasa nada, y toda la mesa respira.
    [2] 🎲 { $who } saca **{ $die }**. No pasa nada, dos veces por si acaso.
   *[other] 🎲 { $who } saca **{ $die }**. No pasa nada.
  }
encounter-rolled-lantern = { $told ->
    [0] 🎲 { $who } saca **{ $die }**. Adiós, luz.
   *[other] 🎲 { $who } saca **{ $die }**. Adiós, linterna.
  }
chose-open = { $who } abre la tapa.
chose-gold = 💰 { $who } paga { $gold } de Oro { NAME($foe, form: "bto") }.
chose-treasure = { $who } entrega una carta de Tesoro { NAME($foe, form: "bto") }.
bought-provisions = { $count ->
    [one] 💰 { $who } compra 1 Provisión { NAME($foe, form: "bto") } por { $price } de Oro.
   *[other] 💰 { $who } compra { $count } Provisiones { NAME($foe, form: "bto") } por { $price } de Oro.
  }
bought-flask = 💰 { $who } compra una petaca { NAME($foe, form: "bto") } por { $price } de Oro.
bought-charm = 💰 { $who } compra un amuleto { NAME($foe, form: "bto") } por { $price } de Oro.
bought-treasure = 💰 { $who } compra { NAME($foe, form: "bto") } el Tesoro de arriba, sin verlo, por { $price } de Oro.
sold = 💰 { $who } vende una carta de Tesoro al Intendente por { $price } de Oro. En su pila hay ya { $pile }.
dwarfs-beaten = { $told ->
    [0] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } gana { $stake } de Oro. Los Enanos vuelven a contar.
    [1] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } gana { $stake } de Oro. Los Enanos miran los dados, y debajo de los dados.
   *[other] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } gana { $stake } de Oro.
  }
dwarfs-win = { $told ->
    [0] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } pierde { $stake } de Oro. Los Enanos lo sienten mucho.
    [1] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } pierde { $stake } de Oro. Los Enanos dicen que podría haberle pasado a cualquier otra persona.
   *[other] 🎲 { $who } saca { $own }; los Enanos, { $theirs }. { $who } pierde { $stake } de Oro.
  }
wager-won-gold = 🎲 { $who } apuesta { $gold } de Oro, el gremlin saca **{ $die }**, y gana { $who }.
wager-won-treasure = 🎲 { $who } apuesta una carta de Tesoro, el gremlin saca **{ $die }**, y gana { $who }.
wager-lost-gold = { $told ->
    [0] 🎲 { $who } apuesta { $gold } de Oro, el gremlin saca **{ $die }**, y el viejo se lo guarda sin levantar la vista.
    [1] 🎲 { $who } apuesta { $gold } de Oro, el gremlin saca **{ $die }**, y el viejo da las gracias, al gremlin.
    [2] 🎲 { $who } apuesta { $gold } de Oro, el gremlin saca **{ $die }**, y acaba todo en la otra bota.
   *[other] 🎲 { $who } apuesta { $gold } de Oro, el gremlin saca **{ $die }**, y pierde { $who }.
  }
wager-lost-treasure = { $told ->
    [0] 🎲 { $who } apuesta una carta de Tesoro, el gremlin saca **{ $die }**, y el viejo se la guarda sin levantar la vista.
    [1] 🎲 { $who } apuesta una carta de Tesoro, el gremlin saca **{ $die }**, y el viejo da las gracias, al gremlin.
    [2] 🎲 { $who } apuesta una carta de Tesoro, el gremlin saca **{ $die }**, y acaba en la otra bota.
   *[other] 🎲 { $who } apuesta una carta de Tesoro, el gremlin saca **{ $die }**, y pierde { $who }.
  }
looked-beneath-chest = 👁️ { $who } ve una de las cartas de Llave de debajo del cofre.
looked-in-ledger = 👁️ { $who } ve una de las cartas de Llave de debajo del cofre, en el libro de cuentas del Hechicero.
looked-with-prisoner = { $told ->
    [0] 👁️ { $who } ve una carta de Llave de { $rival }. El Prisionero las contó al salir.
   *[other] 👁️ { $who } ve una carta de Llave de { $rival }.
  }
looked-with-dwarfs = 👁️ { $who } paga { $gold } de Oro a los Enanos y ve una carta de Llave de { $rival }.

## Treasure

treasure-claimed = 🎁 { $who } se lleva la carta de Tesoro de arriba { NAME($room, form: "in") }.
# To one player alone, from here on …
treasure-seen-claimed = 👁️ Encuentras { $cards }.
treasure-seen-pile = 👁️ El montón contiene { $cards }.
treasure-seen-bought = 👁️ Has comprado { $cards }.
treasure-seen-won = 👁️ Has ganado { $cards }.
treasure-seen-picked-up = 👁️ Recoges { $cards }.
treasure-seen-reclaimed = 👁️ Recuperas { $cards }.
treasure-seen-robbed = 👁️ Era { $cards }.
treasure-seen-looted = 👁️ Te llevas { $cards }.
treasure-seen-deal = 👁️ Recibes { $cards }.
# … to here.
treasure-put-back = { $who } mira el Tesoro { NAME($room, form: "in") } y lo devuelve.
found-gold-3 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *Era para el pasaje de alguien.*
found-gold-4 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *Cuatro monedas y un diente. El diente no es de curso legal.*
found-gold-6 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *Y olor a caja.*
found-gold-8 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *Qué decepción se van a llevar los goblins.*
found-provisions-2 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *La mitad que no tiene dientes dentro.*
found-provisions-3 = 🎁 { $who } encuentra { NAME($card, form: "bthe") }: { $goods }. *Nadie sabe qué los puso.*
treasure-left-limit = { $who } no puede con todo y deja { $cards } { $place }.
treasure-left = { $who } deja { $cards } { $place }.
starting-sword-left = { $who } deja atrás la vieja espada. Tuvo una buena carrera.
picked-up = 🎁 { $who } recoge { $cards } { $place }.
picked-up-some = 🎁 { $who } recoge { $cards } { $place }, y deja { $left }.
reclaimed = 🎁 { $who } recupera { $cards } { $place }. Mis condolencias.
reclaimed-some = 🎁 { $who } recupera { $cards } { $place }, y deja { $left }. Mis condolencias.
card-used = ✨ { $who } usa { NAME($card, form: "bthe") }.
card-used-on = ✨ { $who } usa { NAME($card, form: "bthe") } con { $rival }.
card-used-against = ✨ { $who } usa { NAME($card, form: "bthe") } contra { NAME($foe, form: "bthe") }.
cards-declared = 🛡️ { $who } pelea con { $cards }.
sword-drawn = 🗡️ { $who } desenvaina una espada. Cuál, no lo ve nadie.

## Key cards and the chest

challenged-roll = { $told ->
    [0] 🔎 { $who } hace un Desafío de Llave sobre el número **{ $number }**. Todo el mundo le enseña una carta.
    [1] 🔎 { $who } hace un Desafío de Llave sobre el número **{ $number }**. Se enseñan cartas, y nadie mueve un músculo de la cara.
    [2] 🔎 { $who } hace un Desafío de Llave sobre el número **{ $number }**. Todo el mundo le enseña una carta y mira al techo.
    [3] 🔎 { $who } hace un Desafío de Llave sobre el número **{ $number }**. Se enseñan cartas, unas de mejor gana que otras.
   *[other] 🔎 { $who } hace un Desafío de Llave sobre el número **{ $number }**.
  }
challenged-seer = { $told ->
    [0] 🔎 { $who } paga a la Vidente 2 de Oro por un Desafío de Llave: número **{ $number }**. Todo el mundo le enseña una carta.
   *[other] 🔎 { $who } paga a la Vidente 2 de Oro por un Desafío de Llave: número **{ $number }**.
  }
challenged-ball = { $told ->
    [0] 🔎 { $who } hace un Desafío de Llave con la Bola de Cristal: número **{ $number }**. Todo el mundo le enseña una carta.
   *[other] 🔎 { $who } hace un Desafío de Llave con la Bola de Cristal: número **{ $number }**.
  }
stack-looked-at-roll = 🔎 { $who } mira una carta de Llave de la pila, que se vuelve a barajar.
stack-looked-at-seer = 🔎 { $who } paga a la Vidente 2 de Oro y mira una carta de Llave de la pila, que se vuelve a barajar.
stack-looked-at-ball = 🔎 { $who } mira con la Bola de Cristal una carta de Llave de la pila, que se vuelve a barajar.
stack-looked-at-prisoner = 🔎 El Prisionero muestra a { $who } una carta de Llave de la pila, que se vuelve a barajar.
stack-looked-at-gossip = 🔎 { $who } paga a los Enanos 2 de Oro y mira una carta de Llave de la pila, que se vuelve a barajar.
stack-looked-at-underdogs = 🔎 { $who } mira una carta de Llave de la pila mientras nadie se fija. Se vuelve a barajar.
chest-left-alone = { $who } mira el cofre y lo deja en paz.
chest-tried = 🔑 { $who } prueba **{ $numbers }** en el cofre con { $cards }…
chest-wrong = { $wrong ->
    [one] ❌ De { $numbers }, uno está mal. El suelo se pliega, y { $who } vuelve a la Orilla Sur.
   *[other] ❌ De { $numbers }, { $wrong } están mal. El suelo se pliega, y { $who } vuelve a la Orilla Sur.
  }
chest-opened = 🔓 Clic. Clic. ¡El cofre está abierto!
chest-opened-3 = 🔓 Clic. Clic. Clic. ¡El cofre está abierto!
# To one player alone, from here on …
held-out = 🔎 Has mostrado a { $rival } la **carta de Llave { $number }**.
own-keys-blank = 🔑 Solo tienes una carta de Llave en blanco, que no te dice nada.
own-keys = 🔑 Tus cartas de Llave: **{ $numbers }** y una en blanco. Lo que tienes no está bajo el cofre.
challenge-held = 🔎 { $rival } tiene la **carta de Llave { $number }**, así que no está bajo el cofre.
challenge-blank = 🔎 Nadie más tiene el { $number }. Si no lo tienes tú, **el { $number } está bajo el cofre**.
seen-blank = 👁️ { $rival } te muestra una en blanco, que no dice nada.
seen-held = 👁️ { $rival } tiene la **carta de Llave { $number }**.
seen-not-held = 👁️ { $rival } no tiene el { $number }.
seen-beneath = 👁️ El **{ $number }** está bajo el cofre.
seen-stack = 👁️ La **carta de Llave { $number }** está en la pila, así que no está bajo el cofre.
chest-all-blank = 👁️ Todas en blanco.
chest-held = 👁️ { $held }.
chest-held-by = { $rival } tiene el **{ $number }**
chest-held-yourself = { $count ->
    [one] una la tienes tú
   *[other] { $count } las tienes tú
  }
# … to here.

## Deals

deal-proposed = 🤝 { $who } tiene una oferta para { $rival }.
deal-countered = 🤝 { $who } le hace otra oferta a { $rival }.
deal-off = { $who } y { $rival } no llegan a un acuerdo.
deal-failed = { $who } y { $rival } se dan la mano por algo que una de las partes no puede cumplir. No hay trato.
deal-shown = 🤝 { $who } y { $rival } se dan la mano y se muestran algo.
deal-done = 🤝 { $who } y { $rival } se dan la mano. { $given } { $taken }
deal-gives = { $who } da { $goods }.
deal-gives-and-shows = { $who } da { $goods } y muestra algo.
deal-shows = { $who } muestra algo.
deal-gives-nothing = { $who } no da nada.

## Battles

battle-began = ⚔️ ¡{ $who } pelea con { NAME($foe, form: "bthe") } { $place }!
duel-began = ⚔️ ¡{ $who } ataca a { $rival }!
battle-cheer = { $told ->
    [1] { $champion } ha traído una bandera, y no es la de { $who }.
    [2] { $champion } está en el otro bando, por puro amor al juego.
    [3] { $champion } sabe dónde tiene cosquillas { $who }, y lo dice.
    [4] { $champion } ha acercado un taburete para animar al otro bando.
    [5] { $champion } grita buenos consejos, y no a { $who }.
    [6] { $champion } va con la banca.
    [7] { $champion } le sujeta el abrigo al enemigo.
   *[other] { $champion } anima al otro bando.
  }
bought-off = 🤝 { $rival } compra la paz a { $who }.
shield-helps = 🛡️ El Escudo saca **{ $die }** y se queda con un punto.
shield-dented = { $told ->
    [0] 🛡️ El Escudo saca **{ $die }**. Resuena, y no hace nada más.
    [1] 🛡️ El Escudo saca **{ $die }**. Estaba ocupado en otra parte.
    [2] 🛡️ El Escudo saca **{ $die }**. El golpe entra por donde habría escudo con luna llena.
    [3] 🛡️ El Escudo saca **{ $die }**. Una abolladura, y ninguna ayuda.
   *[other] 🛡️ El Escudo saca **{ $die }**. No ayuda.
  }
paralysed = 🧟 La tercera herida paraliza a { $who }, que pierde { $loss } de Resistencia más.
breath-hurts = 🎲 { NAME($foe, form: "bThe") } echa el aliento y saca **{ $die }**. { $who } pierde { $loss } de Resistencia más.
breath-smoke = { $told ->
    [0] 🎲 { NAME($foe, form: "bThe") } echa el aliento y saca **{ $die }**. Solo humo.
    [1] 🎲 { NAME($foe, form: "bThe") } echa el aliento y saca **{ $die }**. Una tos, y una pequeña disculpa.
    [2] 🎲 { NAME($foe, form: "bThe") } echa el aliento y saca **{ $die }**. Se le ha apagado, y nadie lo menciona.
   *[other] 🎲 { NAME($foe, form: "bThe") } echa el aliento y saca **{ $die }**. Otra vez solo humo.
  }
escape = { $row ->
    [1] 🏃 { $who } intenta escapar y saca { $roll }. Contra la pared: { $loss } de Resistencia, y mejores vistas del muro.
    [2] 🏃 { $who } intenta escapar y saca { $roll }. Camino cortado. { $who } amaga, y nadie pica.
    [3] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, con un golpe de despedida donde se nota: { $loss } de Resistencia.
    [4] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, con un golpe de despedida donde se nota: { $loss } de Resistencia.
    [5] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, con algo menos de piel y { $loss } de Resistencia menos.
   *[other] 🏃 { $who } intenta escapar y saca { $roll }. Ni rastro antes de que la puerta deje de moverse.
  }
# For a row that has been told in this match.
escape-plainly = { $row ->
    [1] 🏃 { $who } intenta escapar y saca { $roll }. No hay salida, y { $loss } de Resistencia menos.
    [2] 🏃 { $who } intenta escapar y saca { $roll }. No hay salida.
    [3] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, por { $loss } de Resistencia.
    [4] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, por { $loss } de Resistencia.
    [5] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, por { $loss } de Resistencia.
   *[other] 🏃 { $who } intenta escapar y saca { $roll }. Fuera, y sin un rasguño.
  }
monster-down = { $told ->
    [0] ☠️ Cae { NAME($monster, form: "bthe") }. El siguiente.
    [1] ☠️ Cae { NAME($monster, form: "bthe") }. La cola avanza.
    [2] ☠️ Cae { NAME($monster, form: "bthe") }. El siguiente se acuerda de que tenía una cita.
    [3] ☠️ Cae { NAME($monster, form: "bthe") }. Uno menos que saltar. No, uno más.
    [4] ☠️ Cae { NAME($monster, form: "bthe") }. Ese era el valiente.
   *[other] ☠️ Cae { NAME($monster, form: "bthe") }.
  }
monster-hurt = { NAME($foe, form: "number") ->
    [many] 🎯 { NAME($foe, form: "bThe") } pierden { $loss } de Resistencia y se quedan con { $left }.
   *[other] 🎯 { NAME($foe, form: "bThe") } pierde { $loss } de Resistencia y se queda con { $left }.
  }
monster-finished = { NAME($foe, form: "number") ->
    [many] 🎯 { NAME($foe, form: "bThe") } pierden { $loss } de Resistencia, y ahí acaba todo.
   *[other] 🎯 { NAME($foe, form: "bThe") } pierde { $loss } de Resistencia, y ahí acaba todo.
  }
put-outside = 🥾 { $who } vuelve a estar fuera { NAME($room, form: "of") }, { $place }.
truce-offered = 🏳️ { $who } ofrece una tregua a { $rival }.
truce-accepted = 🏳️ { $who } acepta. Bajan las espadas.
truce-declined = 🏳️ { $who } prefiere que no.
robbed-keys = { $count ->
    [0] 🔑 { $who } quiere todas las llaves de { $rival }. No hay ninguna.
    [one] 🔑 { $who } le quita todas las llaves a { $rival }: 1 carta.
   *[other] 🔑 { $who } le quita todas las llaves a { $rival }: { $count } cartas.
  }
robbed-random = { $count ->
    [0] 💰 { $who } mete la mano en la mochila de { $rival }. Está vacía.
   *[other] 💰 { $who } le quita una carta de la mochila a { $rival }.
  }
robbed-named = { $count ->
    [0] 💰 { $who } sabe exactamente qué quitarle a { $rival }. Ya no está.
   *[other] 💰 { $who } sabe exactamente qué quitarle a { $rival }, y se lo quita.
  }
robbed-nothing = { $who } no le quita nada a { $rival }.
lantern-taken = 🏮 { $who } se lleva también la linterna de { $rival }.
looted = 💰 { $who } registra los bolsillos de { $rival } y encuentra { $goods }.
looted-nothing = 💰 { $who } registra los bolsillos de { $rival } y encuentra pelusa.
fled = 🏃 { $who } corre { $to }.
vanished = 💨 { $who } de pronto ya no está.
dragged-outside = 🧟 Algo saca a rastras a { $who }, como una alfombra.
battle-off = La batalla entre { $who } y { NAME($foe, form: "bthe") } se suspende.
duel-off = La batalla entre { $who } y { $rival } se suspende.

## How a battle went

slain = ☠️ { $who } mata { NAME($foe, form: "bto") }.
slain-at-once = { $blows ->
    [one] ☠️ { $who } mata { NAME($foe, form: "bto") } de un solo golpe.
   *[other] ☠️ { $who } mata { NAME($foe, form: "bto") } con { $blows } golpes, ninguno de más.
  }
slain-unhurt = ☠️ { $who } mata { NAME($foe, form: "bto") } en { $rounds } rondas, sin un rasguño.
slain-narrowly = { $rounds ->
    [one] ☠️ { $who } mata { NAME($foe, form: "bto") } en 1 ronda, y por los pelos. Acaba con { $left } de Resistencia.
   *[other] ☠️ { $who } mata { NAME($foe, form: "bto") } en { $rounds } rondas, y por los pelos. Acaba con { $left } de Resistencia.
  }
slain-in-rounds = { $taken ->
    [one] ☠️ { $who } mata { NAME($foe, form: "bto") } en { $rounds } rondas y encaja 1 golpe. Acaba con { $left } de Resistencia.
   *[other] ☠️ { $who } mata { NAME($foe, form: "bto") } en { $rounds } rondas y encaja { $taken } golpes. Acaba con { $left } de Resistencia.
  }
hits = { $count ->
    [0] ningún golpe
    [one] 1 golpe
   *[other] { $count } golpes
  }
rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
fought = ⚔️ { $rounds } con { NAME($foe, form: "bthe") }: { $who } acierta { $dealt } y encaja { $taken }. Acaba con { $left } de Resistencia.
fought-and-died = ⚔️ { $rounds } con { NAME($foe, form: "bthe") }: { $who } acierta { $dealt } y encaja { $taken }.
dueled = ⚔️ { $rounds }: { $who } acierta { $dealt }, y { $rival }, { $taken }.
stamina-left = { $who } acaba con { $stamina } de Resistencia.
stamina-left-both = { $who } acaba con { $stamina } de Resistencia, y { $rival }, con { $theirs }.
sentence = { $clauses }.
semicolon = { "; " }
round-of = { $number }: { $round }
round-fought = { $dice } hacen **{ $own }**, contra { $theirDice }, que hacen **{ $theirs }**.
round-fought-by = { $dice } hacen **{ $own }**, contra { $theirDice } (tira { $roller }), que hacen **{ $theirs }**.
round-won = ¡Acierto!
round-lost = ¡Ay!
round-hit-by = Acierta { $who }.
round-tied = Nadie sale con heridas.
round-rang = Solo tintinea.

## Death, departures and the end

died = ☠️ { $who } muere { $place }.
died-by-foe = { NAME($foe, form: "number") ->
    [many] ☠️ { NAME($foe, form: "bThe") } matan a { $who } { $place }.
   *[other] ☠️ { NAME($foe, form: "bThe") } mata a { $who } { $place }.
  }
died-by-card = ☠️ { NAME($card, form: "bThe") } mata a { $who } { $place }.
died-by-player = ☠️ { $rival } mata a { $who } { $place }.
died-on-bridge = ☠️ { $who } muere { $place }. Faltaba una tabla.
cache-left = { $count ->
    [one] Ahí queda 1 carta de Tesoro para el próximo aventurero de { $who }.
   *[other] Ahí quedan { $count } cartas de Tesoro para el próximo aventurero de { $who }.
  }
player-left = 🚪 { $who } abandona la montaña. Yo sigo respondiendo por sus cartas de Llave.
player-left-cards = { $count ->
    [one] 🚪 { $who } abandona la montaña, y 1 carta de Tesoro { $place }. Yo sigo respondiendo por sus cartas de Llave.
   *[other] 🚪 { $who } abandona la montaña, y { $count } cartas de Tesoro { $place }. Yo sigo respondiendo por sus cartas de Llave.
  }
player-returned = 🚪 { $who } vuelve, con un aventurero nuevo el próximo turno.
reckoning-bell = 🔔 La campana de medianoche suena tras la ronda { $round }. Todo el mundo escribe lo que hay bajo el cofre.
reckoning-dark = 🔔 La última luz se apaga tras la ronda { $round }. Todo el mundo escribe lo que hay bajo el cofre.
wrote-nothing = ✍️ { $who } no escribió nada.
wrote-none-right = ✍️ { $who } escribió { $numbers }, y no acierta nada.
wrote-some-right = ✍️ { $who } escribió { $numbers }. Aciertos: { $right }.
wrote-all-right = { $count ->
    [one] ✍️ { $who } escribió { $numbers }, y acierta.
   *[other] ✍️ { $who } escribió { $numbers }, y acierta todo.
  }
holds-keys = { $count ->
    [one] { $who } tiene esta llave: { $keys }.
   *[other] { $who } tiene estas llaves: { $keys }.
  }
scored = { $points ->
    [one] En total, **1 punto**.
   *[other] En total, **{ $points } puntos**.
  }
beneath-the-chest = 🔑 Bajo el cofre: **{ $numbers }**.
revealed-hand = { $who } tenía { $numbers }.
revealed-hand-cards = { $who } tenía { $numbers }. Mochila: { $cards }.
revealed-blank = { $who } solo tenía una en blanco.
revealed-blank-cards = { $who } solo tenía una en blanco. Mochila: { $cards }.
revealed-cards = En la mochila de { $who }: { $cards }.
revealed-nothing = En la mochila de { $who }: nada.
won-by-chest = 🏆 ¡{ $who } gana el tesoro de la Montaña de Fuego!
won-by-chest-together = 🏆 ¡{ $who } comparten el tesoro de la Montaña de Fuego!
won-by-default = 🏆 Gana { $who }, porque no queda nadie más bajo la montaña.
won-by-default-together = 🏆 { $who } comparten la victoria, porque no queda nadie más bajo la montaña.
won-by-reckoning = 🏆 { $who } gana en el recuento final, y hereda la montaña.
won-by-reckoning-together = 🏆 { $who } comparten la victoria en el recuento final, y heredan la montaña.
nobody-won-reckoning = 🌑 El cofre sigue cerrado y se guarda el chiste. No gana nadie.
nobody-won-left = No queda nadie para ganar. Al cofre no le sorprende.
