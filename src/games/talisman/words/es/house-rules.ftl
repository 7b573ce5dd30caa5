# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon. The other attributes and `.value` are values, with at most 80 letters.

preset-standard = Partida normal
    .line = de 2 a 4 horas, y gana quien quede en pie
preset-short = Partida corta
    .line = entre media hora y una, y gana quien llegue antes a la Corona
preset-sprint = Carrera
    .line = una pausa para comer; se empieza fuerte y gana quien llegue antes a la Corona
preset-async = Por correo
    .line = semanas, con un día por decisión, y puntos tras 40 rondas como mucho
preset-full = Partida completa
    .line = la normal con suerte, comercio, Espíritus que enseñan y una Corona que pierde la paciencia
preset-balanced = Partida equilibrada
    .line = la normal con ventajas, para que nadie lamente ser el Sacerdote

option-character-selection = Elección de Personajes
    .line = Cómo recibes tu primer Personaje. Los de repuesto siempre se reparten.
    .random = repartidos, uno por cabeza
    .choose = elegidos, en el orden de los Turnos
    .pick-of-three = uno de tres, o de dos si juegan 5 o 6 personas
option-first-player = Quién empieza
    .line = Quién juega el primer Turno.
    .dice = el dado más alto
    .host = quien abre la mesa
    .random = por sorteo
option-crown-victory = Cómo gana la Corona
    .line = Qué hace falta para ganar tras llegar a la Corona de Mando.
    .command = Hechizos de Mando, hasta que no queden rivales
    .instant = llegar antes que nadie
    .contest = aguantar allí sin compañía hasta tu próximo Turno
option-round-limit = Límite de rondas
    .line = Después de esta ronda deciden los puntos: lo adentro que se esté y lo fuerte que se sea.
    .value = { $count ->
        [0] ninguno
        [one] 1 ronda
       *[other] { $count } rondas
      }
option-turn-budget = Fondo de Turnos
    .line = Turnos que se reparten entre la mesa. Cuando se gastan, deciden los puntos.
    .value = { $count ->
        [0] ninguno
        [one] 1 Turno en total
       *[other] { $count } Turnos en total
      }
option-replacements = Personajes de repuesto
    .line = Si vuelves con otro Personaje cuando muere el tuyo.
    .until-crown = hasta que alguien llegue a la Corona
    .never = nunca: quien muere queda fuera
    .always = siempre
option-head-start = Ventaja inicial
    .line = Fuerza y Astucia extra para cada Personaje nuevo.
    .value = { $count ->
        [0] ninguna
       *[other] { $count } de Fuerza y { $count } de Astucia
      }
option-start-gold = Oro inicial
    .line = Lo que lleva en la bolsa cada Personaje nuevo.
    .value = { $count } de Oro
option-handicaps = Ventajas
    .line = Los Personajes más débiles empiezan con más contadores; los fuertes, con menos ventaja inicial.
option-start-talisman = Un Talismán por cabeza
    .line = Todo el mundo empieza con un Talismán. Se puede robar como cualquier otro Objeto.
option-luck-tokens = Fichas de suerte
    .line = Cuántas veces en una vida puede un Personaje repetir sus propios dados.
    .value = { $count ->
        [0] ninguna
        [one] 1 ficha
       *[other] { $count } fichas
      }
option-trophy-rate = Tasa de trofeos
    .line = Lo que cuesta en trofeos 1 de Fuerza. La caja dice 7 puntos.
    .value = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
      }
option-spirit-trophies = Los Espíritus enseñan Astucia
    .line = Los Espíritus vencidos se guardan y compran Astucia, como los demás Enemigos compran Fuerza.
option-mule-capacity = Carga de las Mulas
    .line = Cuántos Objetos más puedes llevar con una Mula.
    .unlimited = cuantos quieras
    .plus-four = 4 por cada Mula
option-protection-rolls = Tiradas de armadura
    .line = Cuántos puedes probar de Armadura, Escudo y Yelmo por una Vida perdida en Combate.
    .one = uno de ellos
    .all = cada uno una vez
option-spell-limit-per-turn = Límite de Hechizos
    .line = Cuántos Hechizos puedes lanzar en un Turno.
    .none = cuantos quieras
    .hand = los que tenías al empezar tu Turno, y uno en Turnos ajenos
option-dead-gear = Bienes de los muertos
    .line = Quién se queda con lo de un Personaje al que otro mata en una pelea.
    .space = quien pase por allí
    .killer = quien gana elige antes
option-ban-last-life = Sin matar rivales antes de la Corona
    .line = Hasta que alguien llegue a la Corona, nadie se lleva como botín la última Vida de un Personaje.
option-trading = Comercio
    .line = Dos Personajes en una casilla pueden cambiar Objetos, Seguidores y Oro, si ambos aceptan.
option-command-always = Mando seguro
    .line = El Hechizo de Mando funciona siempre, sin dado.
option-command-growth = Mando creciente
    .line = Cuanto más tiempo se ocupa la Corona, más Vidas quita el Hechizo de Mando.
    .value = { $count ->
        [0] no
        [one] 1 Vida más por cada Hechizo de Mando lanzado
       *[other] 1 Vida más por cada { $count } Hechizos de Mando lanzados
      }
option-inner-gate = Peaje del Portal
    .line = Lo que hace falta para cruzar el Portal del Poder.
    .roll = dos dados que lo abran
    .open = nada, está abierto
option-reaction-timer = Tiempo para reaccionar
    .line = Cuánto tienes para reaccionar en el Turno de otra persona.
option-turn-timer = Tiempo para decidir
    .line = Cuánto tienes para cualquier otra decisión.

time-as-paced = lo que permita el ritmo de la mesa
time-of = { $seconds ->
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
    [600] 10 minutos
    [3600] 1 hora
    [7200] 2 horas
    [43200] 12 horas
    [86400] 1 día
   *[other] { $seconds } segundos
  }

clash-always-ends = Si los muertos vuelven siempre, la partida necesita otro final. Elige una Corona que gane en el acto o tras un desafío, un límite de rondas o un fondo de Turnos.

contradiction-no-command = La Corona gana en el acto, así que nadie lanza nunca ese Hechizo de Mando que siempre funciona.
contradiction-two-limits = Hay límite de rondas y también fondo de Turnos, así que solo cuenta lo que llegue antes.
