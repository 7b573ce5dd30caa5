# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-choosing = Se eligen los Personajes
headline-dealing = Se reparten los Personajes
headline-over = El final, en la ronda { $round }
headline = Ronda { $round } · { $who } · { $step }
headline-of = Ronda { $round } de { $last } · { $who } · { $step }
step-begin = Nuevo Turno
step-start = Antes del Movimiento
step-move = Movimiento
step-land = Llegada
step-encounter = Encuentro
step-end = Fin del Turno

## The scene: people

scene-setup = El mago ha muerto, la Corona de Mando está desatendida y todo el mundo se ha dado cuenta.
scene-waiting = { START($who) } espera un Personaje nuevo.
scene-person = { $alignment ->
    [good] 😇 { START($who) }, del lado Bueno, está { NAME($place, form: "in") }
    [evil] 😈 { START($who) }, del lado Malvado, está { NAME($place, form: "in") }
   *[neutral] ⚖️ { START($who) }, del lado Neutral, está { NAME($place, form: "in") }
  }
state-toad = { $turns ->
    [one] Un Sapo durante 1 Turno más
   *[other] Un Sapo durante { $turns } Turnos más
  }
state-enslaved = En la esclavitud
state-misses = { $turns ->
    [one] Pierde 1 Turno
   *[other] Pierde { $turns } Turnos
  }
state-slowed = Una casilla por Turno
state-raft = Tiene una Balsa
state-ferry = Puede tomar la barca
state-wizard = Un mago puede mandarle adonde sea en la Región Exterior
state-unfinished = Tiene aquí una pelea pendiente
sheet = { $lives ->
    [one] { $gold ->
        [0] Fuerza { $strength } · Astucia { $craft } · 1 Vida · Sin Oro
       *[other] Fuerza { $strength } · Astucia { $craft } · 1 Vida · { $gold } de Oro
      }
   *[other] { $gold ->
        [0] Fuerza { $strength } · Astucia { $craft } · { $lives } Vidas · Sin Oro
       *[other] Fuerza { $strength } · Astucia { $craft } · { $lives } Vidas · { $gold } de Oro
      }
  }
sheet-armed = { $strength } ({ $combat } en Combate)
sheet-spells = { $count ->
    [one] 1 Hechizo
   *[other] { $count } Hechizos
  }
sheet-trophies = { $points ->
    [one] 1 punto de trofeos
   *[other] { $points } puntos de trofeos
  }
sheet-spirits = { $points ->
    [one] 1 punto de Espíritus
   *[other] { $points } puntos de Espíritus
  }
sheet-luck = { $count ->
    [one] 1 ficha de suerte
   *[other] { $count } fichas de suerte
  }

## The scene: things and events

scene-here = ✨ Aquí: { NAME($things) }
here-card = { NAME($card) } ({ $use })
here-card-idle = { NAME($card) } ({ $use }; no sirve para { NAME($character, form: "the") })
scene-hex = ☠️ Aquí pesa un Maleficio.
scene-fight-combat = ⚔️ { START($who) } pelea con { NAME($other, form: "the") }: { $ours } contra { $theirs }, antes de los dados.
scene-fight-psychic = 🌀 { START($who) } mide su mente con { NAME($other, form: "the") }: { $ours } contra { $theirs }, antes de los dados.
scene-attacked = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } ataca a { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } atacan a { $who }.
  }
scene-attacked-strength = ⚔️ { START(NAME($foes, form: "the")) } ataca a { $who } con Fuerza { $strength }.
scene-attacked-craft = ⚔️ { START(NAME($foes, form: "the")) } ataca a { $who } con Astucia { $craft }.
scene-approached = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "the")) } se acerca a { $who }.
   *[other] ⚔️ { START(NAME($foes, form: "the")) } se acercan a { $who }.
  }
scene-duel-attacked = ⚔️ { START($rival) } ataca a { $who }.
scene-duel-approached = ⚔️ { START($rival) } se acerca a { $who }.
scene-commanding = 👑 { START($who) } lanza el **Hechizo de Mando**.
scene-loss-life = ❤️ { START($who) } está a punto de perder una Vida.
scene-loss-follower = ❤️ { START($who) } está a punto de perder un Seguidor.

## Events that concern the whole table

weather-valley = { $count ->
    [one] 🔥 { START($who) } está en el Valle de Fuego, a una casilla de la Corona de Mando.
   *[other] 🔥 { START($who) } están en el Valle de Fuego, a una casilla de la Corona de Mando.
  }
weather-ruler = { $lives ->
    [one] 👑 { START($who) } tiene la Corona de Mando.
   *[other] 👑 { START($who) } tiene la Corona de Mando. El Hechizo de Mando quita { $lives } Vidas.
  }
weather-contest = 👑 { START($who) } tiene la Corona de Mando, y gana si no hay nadie más allí al empezar su próximo Turno.
weather-reached = 👑 Alguien ha llegado a la Corona, así que quien muera ahora queda fuera.
weather-decided = 🏁 ¿Ya está casi decidida? **Acabar aquí…** pregunta a todo el mundo si la partida termina tal como está.
weather-no-magic = 🚫 No funciona la magia hasta el próximo Turno de { $who }.
weather-blizzard = 🌨️ Sopla la Ventisca: una casilla por Turno.
weather-warp = { $turns ->
    [one] ⏳ A { $who } le queda 1 Turno más.
   *[other] ⏳ A { $who } le quedan { $turns } Turnos más.
  }

## The text alternative of the picture

picture-choosing = Retratos de todos los Personajes que se pueden elegir, con Fuerza, Astucia, Vidas y Oro.
picture-before = El tablero, antes de que nadie se ponga en marcha.
picture-person = { $who } está { NAME($place, form: "in") }.
picture-active-middle = { $who } está { NAME($place, form: "in") }, en el centro del tablero.
picture-active = { $who } está { NAME($place, form: "in") }, en la { NAME($region) }, entre { NAME($anticlockwise, form: "the") } y, en el sentido del reloj, { NAME($clockwise, form: "the") }.
picture-lying = Por el suelo: { $things }.
semicolon = { "; " }
things-at = { NAME($things) } { NAME($place, form: "in") }
# To one player alone.
picture-near = A un Turno: { NAME($spaces) }.

## The result

outcome = { $rank ->
    [1] 🥇 { $result }
    [2] 🥈 { $result }
    [3] 🥉 { $result }
   *[other] { $rank }. { $result }
  }
outcome-won = Gana { $who }
outcome-won-crown = Gana { $who } en la Corona de Mando
outcome-other = { $who }
outcome-crown = En la Corona de Mando
outcome-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
outcome-left = Dejó la partida
outcome-out = Fuera de la partida
outcome-waiting = Entre dos Personajes

## The overview: players

overview-active = ▶ { $who }
overview-not-chosen = Aún no tiene Personaje
overview-waiting = Espera un Personaje nuevo
overview-out = Fuera de la partida
overview-person = Lado { NAME($alignment) }, { NAME($place, form: "in") }
overview-handicap = ⚖️ Empezó con { $handicap }
overview-objects = 🎒 { NAME($objects) }
overview-no-objects = 🎒 Sin Objetos
overview-followers = 🐾 { NAME($followers) }
overview-trophies = 🏆 { NAME($trophies) }
overview-quest = 📯 Misión: { NAME($quest) }. { $text }
overview-carries = 🎒 Lo que lleva { $who }
overview-lies = ✨ Lo que hay { NAME($place, form: "in") }
in-full = **{ NAME($card) }**: { $text }
in-full-idle = **{ NAME($card) }**: { $text } No le sirve { NAME($character, form: "to") }.

## The overview: the table

overview-table = La mesa
overview-victory-command = 👑 Gana quien quede en pie. Del resto se encarga el Hechizo de Mando de la Corona.
overview-victory-instant = 👑 Gana en el acto quien llegue antes a la Corona de Mando.
overview-victory-contest = 👑 Gana quien esté en la Corona de Mando sin compañía al empezar su Turno, o quien quede en pie.
overview-replacements-until-crown = ☠️ Hasta que alguien llegue a la Corona, quien muere vuelve con otro Personaje.
overview-replacements-never = ☠️ Quien muere queda fuera de la partida.
overview-replacements-always = ☠️ Quien muere vuelve siempre con otro Personaje.
overview-limit = 🏁 La hora del cierre llega tras la ronda { $round }. Luego deciden los puntos.
overview-trophy-rate = 🏆 { $points } puntos de trofeos compran 1 de Fuerza.
overview-trophy-rates = 🏆 { $points } puntos de trofeos compran 1 de Fuerza, o 1 de Astucia si eran Espíritus.
overview-left = { $adventures ->
    [one] { $spells ->
        [one] 🃏 Por robar: 1 Aventura y 1 Hechizo
       *[other] 🃏 Por robar: 1 Aventura y { $spells } Hechizos
      }
   *[other] { $spells ->
        [one] 🃏 Por robar: { $adventures } Aventuras y 1 Hechizo
       *[other] 🃏 Por robar: { $adventures } Aventuras y { $spells } Hechizos
      }
  }
overview-piles = 🛒 En los montones: { NAME($piles) }
overview-piles-empty = 🛒 No queda nada en los montones
overview-pile = { $count } × { NAME($card) }
overview-lying = **{ NAME($region) }** · { $things }

## The hand of a player, to them alone

hand-choices = 🧙 Tus Personajes
hand-choice = **{ NAME($character) }**: { $start }. *{ $text }*
hand-choice-handicap = ⚖️ Empieza con { $handicap }, para que sea justo
hand-choice-ability = ⭐ { NAME($ability) }: { $text }
hand-spells = 📜 Hechizos ({ $count } de { $limit })
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-spells-none = Ninguno. La Encantadora, el Místico y el Templo pueden ayudar.
hand-spells-no-craft = Ninguno, y muy poca Astucia para tenerlos. Con Astucia 3 cabe 1.
hand-barred = Ahora mismo no puedes lanzar nada.
hand-quest = 📯 Tu Misión
hand-quest-text = **{ NAME($quest) }**: { $text } Cuando la cumplas, vas a la Cueva del Hechicero y recibes un Talismán, si queda alguno.
hand-abilities = ⭐ { NAME($character) }
hand-ability = **{ NAME($ability) }**: { $text }
hand-toad = Un Sapo no tiene Capacidades Especiales.
