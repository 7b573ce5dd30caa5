# Turns, tables, the Crown and the end, in the third person and the present tense. $who is a player, with their own
# formatting.

## Beginning

first-roll = 🎲 { START($who) } saca { $roll } para el primer Turno.
first-roll-again = 🎲 { START($who) } vuelve a tirar: { $roll }.
first-player = Empieza { $who }.
entered = 🧙 { START($who) } es { NAME($character, form: "the") } y sale { NAME($from, form: "of") }.
entered-with = 🧙 { START($who) } es { NAME($character, form: "the") } y sale { NAME($from, form: "of") }. Capacidades: { NAME($abilities) }.
entered-again = { $told ->
    [0] 🧙 { START($who) } reaparece { NAME($place, form: "in") } y ahora es { NAME($character, form: "the") }. Del anterior no se habla.
    [1] 🧙 { START($who) } reaparece { NAME($place, form: "in") } y ahora es { NAME($character, form: "the") }. La lección está aprendida, o lo estará.
    [2] 🧙 { START($who) } reaparece { NAME($place, form: "in") } y ahora es { NAME($character, form: "the") }. Con la suerte de otra persona, se espera.
   *[other] 🧙 { START($who) } reaparece { NAME($place, form: "in") } y ahora es { NAME($character, form: "the") }.
  }
handicap = ⚖️ { NAME($character, form: "The") } empieza con { $handicap }, para que sea justo.

## Turns

turn-began = 🧭 **Ronda { $round }** · Turno de { $who }
turn-missed = { $told ->
    [0] 💤 { START($who) } se queda fuera este Turno.
    [1] 💤 { START($who) } ve pasar este Turno.
    [2] 💤 { START($who) } pierde este Turno, y tararea.
    [3] 💤 { START($who) } dedica este Turno a mirar las nubes.
    [4] 💤 { START($who) } pierde este Turno, y tiene una opinión al respecto.
    [5] 💤 { START($who) } se queda fuera este Turno y lo cuenta dos veces.
    [6] 💤 { START($who) } dedica todas sus energías a no moverse.
    [7] 💤 { START($who) } pierde este Turno, que iba a ser el bueno.
    [8] 💤 { START($who) } deja pasar este Turno, con comentarios.
    [9] 💤 { START($who) } pierde este Turno, y zurce un calcetín.
   *[other] 💤 { START($who) } pierde este Turno.
  }
turn-missed-more = { $way ->
    [0] 💤 { START($who) } pierde este Turno, y { $left } más.
    [1] 💤 { START($who) } se queda fuera este Turno, y { $left } más.
   *[other] 💤 { START($who) } ve pasar este Turno, y { $left } más.
  }
turn-extra = { $left ->
    [one] ⏳ { START($who) } juega otro Turno, y aún le queda 1.
   *[other] ⏳ { START($who) } juega otro Turno, y aún le quedan { $left }.
  }
turn-extra-last = ⏳ { START($who) } juega el último Turno seguido.
roll-skipped = { START($who) } conoce { NAME($space, form: "the") } y no tiene que tirar.
nothing-happens = No pasa nada. Tanto { $who } como { NAME($cause, form: "the") } siguen a lo suyo.
player-left = { START($who) } deja la partida.
player-left-ambitions = { START($who) } deja la partida y, con ella, toda ambición.
player-out = { $told ->
    [0] { START($who) } queda fuera de la partida. El público gana a alguien bien informado.
    [1] { START($who) } queda fuera de la partida, y explicará al resto cómo se hace.
    [2] { START($who) } queda fuera de la partida, y se queda con la silla buena.
   *[other] { START($who) } queda fuera de la partida.
  }
talismans-freed = { $count ->
    [one] El Talismán que nadie podía alcanzar vuelve a su sitio.
   *[other] Los Talismanes que nadie podía alcanzar vuelven a su sitio.
  }
blizzard-over = 🌨️ La Ventisca amaina. Todo el mundo puede correr otra vez.
hex-over = El **Maleficio** sobre { NAME($space, form: "the") } se disipa.
magic-returns = ✨ La magia vuelve a funcionar. Varios sombreros tenían razón desde el principio.
pile-shuffled-spells = -# Los Hechizos usados se barajan en un mazo nuevo.
pile-shuffled-adventure = -# Los descartes se barajan en un mazo nuevo de Aventuras.

## Tables. The row is in italics if nothing happens. Of some tables, the next line tells the outcome.

read-city-enchantress = 🎲 { START($who) } consulta a la Encantadora y saca { $roll }. { $row }
    .row = { $total ->
        [1] No le gustan los zapatos.
        [2] Se quedaría con 1 de Fuerza.
        [3] Se quedaría con 1 de Astucia.
        [4] Lo explica todo, despacio: +1 de Astucia.
        [5] Le agrada la postura: +1 de Fuerza.
       *[other] Le sobra un Hechizo.
      }
read-village-mystic = 🎲 { START($who) } consulta al Místico y saca { $roll }. { $row }
    .row = { $total ->
        [4] Se ve una luz, y es Buena.
        [5] Le explica en qué consiste mirar fijo: +1 de Astucia.
        [6] Le sobra un Hechizo.
       *[other] { $told ->
            [0] *Mira más allá de todos, con intención.*
            [1] *Ha visto el futuro, y no suelta prenda.*
            [2] *Tararea. Quizá sea la respuesta.*
            [3] *Dice que todo depende, y se duerme.*
            [4] *Dibuja algo en la arena y lo pisa.*
            [5] *Asiente mirando a una cabra, él sabrá por qué.*
            [6] *Pregunta qué opina la visita, y eso es trampa.*
            [7] *Mueve los labios. Es un caramelo.*
           *[other] *No pasa nada.*
          }
      }
read-graveyard-invoke = 🎲 { START($who) } invoca a los espíritus y saca { $roll }. { $row }
    .row = { $total ->
        [1] Quieren charlar, durante 1 Turno.
        [2] Curan hasta 1 Vida.
        [3] Curan hasta 1 Vida.
        [4] Curan hasta 1 Vida.
       *[other] Le dictan un Hechizo.
      }
read-chapel-pray = 🎲 { START($who) } reza en la Capilla y saca { $roll }. { $row }
    .row = { $total ->
        [5] Concedido: +1 Vida.
        [6] Concedido: un Hechizo.
       *[other] { $told ->
            [0] *Su llamada es muy importante para el Cielo.*
            [1] *La cola es larga, y arriba alguien tararea.*
            [2] *El Cielo ha salido a comer.*
            [3] *Responde una paloma.*
           *[other] *No pasa nada.*
          }
      }
read-crags = 🎲 { START($who) } saca { $roll } en los Riscos. { $row }
    .row = { $total ->
        [1] Un Espíritu con Astucia 4 está en casa.
        [2] Se pierde el camino, y también el próximo Turno.
        [3] Se pierde el camino, y también el próximo Turno.
        [6] Unos bárbaros sacan en hombros a la visita: +1 de Fuerza.
       *[other] { $told ->
            [0] *A salvo.*
            [1] *A salvo, con solo un pequeño rodeo.*
            [2] *Una cabra muestra el camino, y se da aires.*
           *[other] *A salvo.*
          }
      }
read-forest = 🎲 { START($who) } saca { $roll } en el Bosque. { $row }
    .row = { $total ->
        [1] Un salteador con Fuerza 4 sale al paso.
        [2] Se pierde el camino, y también el próximo Turno.
        [3] Se pierde el camino, y también el próximo Turno.
        [6] Un guardabosques le da lecciones hasta la salida: +1 de Astucia.
       *[other] { $told ->
            [0] *A salvo.*
            [1] *A salvo, ortigas aparte.*
            [2] *Los árboles, por esta vez, lo dejan pasar.*
           *[other] *A salvo.*
          }
      }
read-tavern = 🎲 { START($who) } saca { $roll } en la Taberna. { $row }
    .row = { $total ->
        [1] Conoce el suelo de cerca, y se queda en él 1 Turno.
        [2] Un granjero con Fuerza 3 se ofende.
        [3] Los dados no le tienen cariño, y piden 1 de Oro.
        [4] Los dados le tienen cariño: +1 de Oro.
        [5] Un mago ofrece teletransporte a cualquier casilla Exterior, como próximo Movimiento.
       *[other] Un barquero ofrece pasaje al Templo, como próximo Movimiento.
      }
read-temple = 🎲 { START($who) } reza en el Templo y saca { $roll }. { $row }
    .row = { $total ->
        [2] Los dioses querrían 2 Vidas.
        [3] Los dioses querrían 1 Vida.
        [4] Los dioses querrían 1 Seguidor o 1 Vida, y no son exigentes.
        [5] A los dioses les falta personal.
        [6] Concedido: +1 de Fuerza.
        [7] Concedido: +1 de Astucia.
        [8] Concedido: un Hechizo.
        [9] Concedido: un Hechizo.
        [10] Concedido: un Talismán, si queda alguno.
        [11] Concedido: +1 Vida.
       *[other] Concedido: +2 Vidas.
      }
read-cave = 🎲 { START($who) } entra en la Cueva y saca { $roll }. { $row }
    .row = { $total ->
        [1] Aquí dormía un Dragón (Fuerza 7).
        [2] Aquí hacía cuentas un Goblin (Fuerza 2).
        [3] Se pierde el camino, y 1 Turno.
        [6] Alguien olvidó aquí 3 de Oro.
       *[other] Alguien olvidó aquí 2 de Oro.
      }
read-shrine = 🎲 { START($who) } reza en el Santuario y saca { $roll }. { $row }
    .row = { $total ->
        [3] Concedido: 1 de Oro.
        [4] Concedido: un Hechizo.
        [5] Concedido: +1 Vida.
        [6] Concedido: transporte a cualquier casilla de esta Región.
       *[other] { $told ->
            [0] *Ni caso.*
            [1] *Ni caso, con gran serenidad.*
            [2] *La vela se apaga.*
            [3] *Quizá no era ese himno.*
           *[other] *No pasa nada.*
          }
      }
read-witch = 🎲 La Bruja mira a { $who }, que saca { $roll }. { $row }
    .row = { $total ->
        [1] Ve a alguien más pequeño, y más verde.
        [2] Se quedaría con 1 Vida.
        [3] Le gustan los brazos: +1 de Fuerza.
        [4] Le gustan las preguntas: +1 de Astucia.
        [5] Le sobra un Hechizo.
       *[other] Está de buen humor: +1 Vida.
      }
read-random-spell = 🎲 { START($who) } saca { $roll } con el Hechizo Azar. { $row }
    .row = { $total ->
        [1] Es un Sapo.
        [2] Toda la Fuerza ganada se va.
        [3] Toda la Astucia ganada se va.
        [4] Todo el Oro se va.
        [5] Concede 1 de Fuerza.
       *[other] Concede 1 Vida.
      }
read-quests = 🎲 El Hechicero tiene trabajo para { $who }, que saca { $roll }.
read-vampires-tower = 🎲 { START($who) } planta cara al Vampiro y saca { $roll }.
read-imp = 🎲 { START($who) } saca { $roll }. A ver adónde manda el Diablillo.
read-ghost = 🎲 { START($who) } saca { $roll }. A ver dónde aparece el Fantasma.
read-hermit = 🎲 { START($who) } saca { $roll }. A ver dónde vive el Ermitaño.
read-magic-portal = 🎲 { START($who) } cruza el Portal Mágico y saca { $roll }.

## The Crown and the end

crown-reached = 👑 { START($who) } alcanza la **Corona de Mando**.
crown-reached-first = 👑 { START($who) } alcanza la **Corona de Mando**. Desde ahora, quien muere no vuelve.
command-cast = 👑 { START($who) } lanza el **Hechizo de Mando**. { $outcome }
command-rolled = 👑 { START($who) } lanza el **Hechizo de Mando** y saca { $roll }. { $outcome }
command-works = { $lives ->
    [one] El resto pierde 1 Vida o se retira.
   *[other] El resto pierde { $lives } Vidas o se retira.
  }
command-fizzles = { $told ->
    [0] *Un chisporroteo, y una pausa digna.*
    [1] *Una chispa, olor a perro mojado, y nada.*
    [2] *El trueno hoy está en otra parte.*
    [3] *Por poco sale un rayo.*
    [4] *Alguien lleva la Corona del revés.*
    [5] *Dicen que hace cosquillas por todo el tablero.*
    [6] *Se forma una nubecita, y pide perdón.*
    [7] *La Corona resbala sobre una oreja.*
   *[other] *No pasa nada.*
  }
command-idle = 👑 { START($who) } ocupa la Corona, pero no puede mandar mientras dure **{ spell-destroy-magic }**.
command-idle-toad = 👑 { START($who) } ocupa la Corona en forma de Sapo, y nadie escucha.
defeat-admitted = { $told ->
    [0] 🏳️ { START($who) } se rinde con dignidad, o al menos con equipaje.
    [1] 🏳️ { START($who) } se rinde, y pregunta por el camino a casa.
    [2] 🏳️ { START($who) } se rinde antes del próximo rayo, que es lo sensato.
   *[other] 🏳️ { START($who) } se rinde.
  }
scored = { $points ->
    [one] 🧮 { START($who) } tiene **1 punto**.
   *[other] 🧮 { START($who) } tiene **{ $points } puntos**.
  }
over-crown = 🏆 Gana { $who }. Se prueba la **Corona de Mando**, y es de su talla.
over-last = 🏆 Gana { $who }, porque no queda nadie más.
over-nobody = 🏁 No queda nadie. La Corona vuelve a estar desatendida.
over-limit = { $count ->
    [one] 🏁 Es la hora del cierre. Gana { $who }.
   *[other] 🏁 Es la hora del cierre. Comparten la victoria: { $who }.
  }
