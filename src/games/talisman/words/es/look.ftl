# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = El tablero
board-about = Tres anillos alrededor de la Corona de Mando: la Región Exterior; la Región Media, al otro lado del Río de las Tormentas, y la Región Interior, detrás de las Montañas de Fuego.
board-ways = El puente va del Centinela a las Colinas Medias; el Portal del Poder, a la Llanura del Peligro.
board-distances = Las distancias van en Turnos tuyos, si los dados son amables.
board-where-you-are = Dónde estás
board-you-are = Estás { NAME($place, form: "in") }.
board-who-is-where = Quién está dónde
board-nobody = Nadie se ha puesto en marcha todavía.
board-person = { NAME($place, form: "in") }: { $person }
board-outer = { $count } casillas, en el sentido del reloj desde el Pueblo, en la esquina noroeste.
board-middle = { $count } casillas, en el sentido del reloj desde el Portal del Poder, en la esquina noroeste.
board-inner = { $count } casillas, en el sentido del reloj desde la Llanura del Peligro, en la esquina noroeste. La Corona de Mando está en el centro.
board-out-of-reach = Por ahora, todo queda fuera de tu alcance.
board-space = **{ NAME($space) }**.
board-space-far = **{ NAME($space) }**, { $far }.
draws = { $count ->
    [one] Roba 1 carta.
   *[other] Roba { $count } cartas.
  }
people-there = { $count ->
    [one] Allí está { $who }.
   *[other] Allí están { $who }.
  }
people-here = { $count ->
    [one] Aquí está { $who }.
   *[other] Aquí están { $who }.
  }
things-there = Allí hay: { NAME($things) }.
things-here = Aquí hay: { NAME($things) }.

## One space

look-about = Una casilla de la { NAME($region) }.
look-bonus = Los Enemigos suman { $bonus } a su dado.
look-no-magic = Aquí no funciona ningún Objeto Mágico.
look-way = A qué distancia está
look-people = Quién está aquí
look-nobody = Nadie.
look-things = Qué hay aquí
look-nothing = Nada.
look-card = **{ NAME($card) }**: { $text }
look-card-left = { $left ->
    [one] **{ NAME($card) }**: { $text } Da para 1 visita más.
   *[other] **{ NAME($card) }**: { $text } Da para { $left } visitas más.
  }
look-thing = { NAME($thing) }.
look-links = Adónde lleva
sentence = { $clause }.

## The links of a space, and what they take

link = { $by }: { NAME($to, form: "the") }.
link-taking = { $by }: { NAME($to, form: "the") }, { $takes }.
link-hint = { $by }, { $takes }
link-clockwise = { $side ->
    [north] En el sentido del reloj, al norte
    [east] En el sentido del reloj, al este
    [south] En el sentido del reloj, al sur
   *[west] En el sentido del reloj, al oeste
  }
link-anticlockwise = { $side ->
    [north] En sentido contrario, al norte
    [east] En sentido contrario, al este
    [south] En sentido contrario, al sur
   *[west] En sentido contrario, al oeste
  }
link-bridge = Por el puente
link-portal = Por el Portal del Poder
link-portal-back = De vuelta por el Portal del Poder
link-inwards = Hacia dentro
link-outwards = Hacia fuera
link-river = Al otro lado del Río de las Tormentas
takes-sentinel = si vences al Centinela (Fuerza { $strength })
takes-portal = si lo abre la Fuerza o la Astucia
takes-talisman = si tienes un Talismán
takes-no-return = y de ahí no vuelve nadie
takes-nobody = pero por ahí no vuelve nadie
takes-raft = en Balsa o en barca

## The way to a space

no-way-crown = No puedes llegar, porque nadie sale de la Corona de Mando.
no-way-river = Aún no puedes llegar. Para cruzar el Río de las Tormentas hace falta una Balsa, un Hacha para hacerla, o Fuerza para vencer al Centinela.
no-way-valley = Aún no puedes llegar. Para entrar en el Valle de Fuego hace falta un Talismán.
no-way-portal = Aún no puedes llegar. El Portal del Poder pide más Fuerza o Astucia.
way-die = El dado de movimiento tiene que dar { $dice }.
way-dice = **{ $die }**
leg-die = con un { $die } hasta { NAME($to, form: "the") }
leg-die-past = con un { $die } por { NAME($past, form: "the") } hasta { NAME($to, form: "the") }
leg-step = una casilla hasta { NAME($to, form: "the") }
leg-bridge-step = una casilla por el puente hasta { NAME($to, form: "the") }
leg-bridge = con un { $die } por el puente hasta { NAME($to, form: "the") }
leg-bridge-past = con un { $die } por el puente y por { NAME($past, form: "the") } hasta { NAME($to, form: "the") }
leg-portal-step = una casilla por el Portal hasta { NAME($to, form: "the") }
leg-portal = con un { $die } por el Portal hasta { NAME($to, form: "the") }
leg-portal-past = con un { $die } por { NAME($past, form: "the") } y por el Portal hasta { NAME($to, form: "the") }
leg-freed = fuera de la esclavitud, con un { $die }, hasta { NAME($to, form: "the") }
leg-freed-past = fuera de la esclavitud, con un { $die }, por { NAME($past, form: "the") } hasta { NAME($to, form: "the") }
leg-raft = en Balsa hasta { NAME($to, form: "the") }
leg-ferry = en barca hasta { NAME($to, form: "the") }
leg-wizard = con la oferta del mago hasta { NAME($to, form: "the") }
leg-woods = de arboleda en arboleda hasta { NAME($to, form: "the") }
leg-teleport = con un Hechizo de Teletransporte hasta { NAME($to, form: "the") }
leg-rest = un Turno sin Movimiento

## People

person-sheet = { $lives ->
    [one] { $gold ->
        [0] { $who }: lado { NAME($alignment) }, Fuerza { $strength }, Astucia { $craft }, 1 Vida y nada de Oro.
       *[other] { $who }: lado { NAME($alignment) }, Fuerza { $strength }, Astucia { $craft }, 1 Vida y { $gold } de Oro.
      }
   *[other] { $gold ->
        [0] { $who }: lado { NAME($alignment) }, Fuerza { $strength }, Astucia { $craft }, { $lives } Vidas y nada de Oro.
       *[other] { $who }: lado { NAME($alignment) }, Fuerza { $strength }, Astucia { $craft }, { $lives } Vidas y { $gold } de Oro.
      }
  }
person-followers = { $count ->
    [one] Le acompaña 1 Seguidor.
   *[other] Le acompañan { $count } Seguidores.
  }
person-turn = Es su Turno.
