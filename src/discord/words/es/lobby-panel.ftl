# The choice of games, the lobby of a table, and its house rules.

## Choosing a game

start-a-game = Empezar una partida
choose-game = ## ¿A qué quieres jugar?
    -# Primero los más fáciles. **Enséñame** te guía durante tus primeros diez minutos. **Probar** empieza una partida corta con dos máquinas.
# How many play, and how long a game takes to try.
choose-game-facts = -# { $players } · { $preset }: { $line }
# The buttons of each game.
choose-game-open = Abrir { $title }
choose-game-try = Probar { $title }
choose-game-teach = Enséñame: { $title }
choose-game-rules = Cómo se juega: { $title }
# Back from how a game is played.
choose-game-back = ◀ Todos los juegos

# How many players a game takes.
players-exactly = { $count ->
    [one] 1 persona
   *[other] { $count } personas
  }
players-between = De { $min } a { $max } personas

## The lobby

lobby-join = Unirse
lobby-leave = Salir
lobby-add = Añadir una máquina
lobby-remove = Quitar una máquina
lobby-house-rules = Reglas de la casa…
lobby-talk = Hablar en un hilo
lobby-start = Empezar

# A player in the list, and how far the others can count on them.
lobby-player = { $name } · { $reliability }
reliability = { $games ->
    [one] { $percent } % a tiempo en 1 partida, abandonos: { $left }
   *[other] { $percent } % a tiempo en { $games } partidas, abandonos: { $left }
  }
# Before the first decision with a clock.
reliability-left = { $games ->
    [one] abandonó { $left } de 1 partida
   *[other] abandonó { $left } de { $games } partidas
  }
reliability-new = aún sin partidas
reliability-hidden = no muestra su historial
# For the person themselves.
reliability-excused = { $excused ->
    [one] { $reliability }, y 1 ausencia justificada
   *[other] { $reliability }, y { $excused } ausencias justificadas
  }
requires-reliable = -# Hace falta haber decidido a tiempo un { $percent } % de las veces. La gente nueva es bienvenida.
requires-reliable-known = -# Hace falta haber decidido a tiempo un { $percent } % de las veces, y { $games } partidas en este servidor.

# Why someone may not take a seat.
too-unreliable = Esta mesa pide un { $needed } % de decisiones a tiempo, y tú tienes un { $percent } %. Pide a quien la abrió que baje esa cifra, o únete a otra mesa.
too-new = Esta mesa pide un { $needed } % de decisiones a tiempo en al menos { $least } partidas aquí, y tú llevas { $games }. Pide a quien la abrió que admita a gente nueva, o únete a otra mesa.

lobby-empty = *Nadie tiene asiento todavía.*
# The alternative text of the cover.
lobby-cover = La portada de { $title }
lobby-cover-shows = La portada de { $title }: { $shows }.
lobby-closed = *Esta partida de { $title } se canceló antes de empezar.*

# The menus of the host.
lobby-preset = Modalidad
lobby-pace = Ritmo
  .option = Ritmo: { $pace }
lobby-zero = Cuando se acaba el tiempo
lobby-reliability = Qué puntualidad se pide
lobby-reliability-any = Puede unirse cualquiera
  .hint = Aunque antes se quedara muchas veces sin tiempo
lobby-reliability-least = Al menos un { $percent } % a tiempo
  .hint = También puede unirse gente nueva
lobby-reliability-known = Al menos un { $percent } % a tiempo, sin gente nueva
  .hint = Solo gente que conozco de otras partidas en este servidor
lobby-whispers = Susurros
lobby-whispers-no = Sin susurros
  .hint = Todo se habla en la mesa
lobby-whispers-yes = Con susurros
  .hint = Se ve quién susurra a quién, pero no qué
lobby-teaching = Explicaciones
lobby-teaching-no = Explicaciones a quien empieza
  .hint = Solo quien empieza lee su objetivo en la tarjeta
lobby-teaching-beginners = Explicaciones a todo el mundo
  .hint = Todo el mundo lee su objetivo y para qué es cada pregunta
lobby-language = Idioma de la mesa
lobby-language-of = Idioma: { $language }
lobby-level = Nivel de las máquinas
lobby-level-gentle = Máquinas: con suavidad
  .hint = A menudo eligen la segunda mejor opción. Va bien para una primera partida.
lobby-level-fair = Máquinas: lo mejor que saben
  .hint = Eligen la mejor opción que encuentran
lobby-level-cunning = Máquinas: piensan por adelantado
  .hint = Ensayan cómo podría seguir la partida. Son las más difíciles de vencer.
lobby-company = Máquinas
lobby-company-talks = Las máquinas hablan
  .hint = Unas palabras al principio, al final y en los grandes momentos
lobby-company-is-quiet = Las máquinas callan
  .hint = Juegan y no dicen nada

## The house rules

house-rules-heading = ### Reglas de la casa: { $preset }
house-rules-value = **{ $option }**: { $value }
house-rules-changed = 🔸 **{ $option }**: { $value } (cambiado)
house-rules-default = { $option }: { $value }
house-rules-defaults = -# { $options }
house-rules-of-host = -# Solo quien abrió la mesa puede cambiar las reglas de la casa, y solo antes de empezar.

# The groups, each with a form. Its button also says what is unusual in it.
house-rules-group-beginning = Comienzo
house-rules-group-winning = Victoria
house-rules-group-cards = Cartas y peleas
house-rules-group-time = Tiempo
house-rules-group-page = { $name }, { $page } de { $pages }
house-rules-open = { $title }…
house-rules-open-unusual = { $title }: { $changes }…
house-rules-open-several = { $title }: { $count } reglas inusuales…
house-rules-form = Reglas de la casa: { $group }
house-rules-switches = Marca las reglas que quieras

## Lessons, and tables with explanations

# On the lobby card.
beginners-table = Con explicaciones: todo el mundo lee su objetivo, y explico cada clase de pregunta la primera vez que sale.

# The steps of a lesson. $step is an order, such as “Win a fight”.
lesson-step-done = ✅ { $step }
lesson-step-open = ⬜ { $step }
# The end of a lesson whose steps are not all done.
lesson-ends = Aquí acaba la lección. Has completado { $done } de sus { $steps } pasos.
lesson-play-on = Seguir jugando
lesson-try = Probar una partida corta
lesson-new = Partida nueva
lesson-rules = Cómo se juega

## A season, on the board

season-on-board = ### 🏆 { $name }
season-signing-up = { $count ->
    [0] Una temporada de { $games }. Aún no se ha inscrito nadie.
    [one] Una temporada de { $games }. Hay una inscripción.
   *[other] Una temporada de { $games }. Hay { $count } inscripciones.
  }
season-group-line = **Grupo { $group }**: { $standings }
season-final-line = **Final**: { $standings }
season-standing-short = { $name } { $points }
season-won-by = Victoria de { $names }.
season-ended-early = Acabó antes de tiempo, sin que ganara nadie.
season-open-panel = Temporada…

## A season, in its private panel

season-rules = Cada grupo juega una vez a { $games }. Sumas un punto por cada persona que acaba por detrás de ti, y medio punto por cada empate de puesto.
season-signup-rules = Los grupos, de tres o cuatro, juegan una vez a cada juego: { $games }. Quien mejor queda pasa a la final.
season-players = Inscripciones: { $names }
season-nobody = Aún no se ha inscrito nadie.
season-group = **Grupo { $group }**
season-final = **Final**
season-standing = { $rank }. **{ $name }** · { $points } { $count ->
    [one] punto
   *[other] puntos
  }, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
  }{ $rating }
season-rating = { " · nivel " }{ $rating }
season-your-match = **{ $game }** con { $others }
season-match-no-date = Aún sin fecha. Propón una, o abre la mesa en cuanto esté todo el grupo.
season-match-date = Fecha fijada: { $date }.
season-match-suggested = { $name } propone el { $date }. Falta el sí de { $names }.
season-match-lobby = La mesa está abierta: { $link }. La partida empieza cuando el grupo está completo.
season-match-lobby-date = La mesa está abierta: { $link }. La partida empieza en su fecha ({ $date }), o antes si el grupo está completo.
season-match-playing = En curso: { $link }
season-match-played = Jugada.
season-join = Inscribirme
season-leave = Darme de baja
season-draw = Sortear los grupos
season-draw-final = Sortear la final
season-really-final = ¿Sortear ya la final de **{ $name }**? Las partidas sin jugar no contarán para nadie.
season-end = Acabar la temporada
season-really-end = ¿Acabar **{ $name }** ya? Nadie la ganará. Las mesas abiertas siguen como mesas normales.
season-suggest = Proponer una fecha…
season-agree = Me viene bien
season-open = Abrir la mesa
season-none = En este servidor no hay ninguna temporada.

## The form for a date

season-date-form = ¿Cuándo te gustaría jugar?
season-date-when = Día y hora
    .hint = Por ejemplo viernes 20:00 o 3 días, en tu zona horaria ({ $zone })

## Replies about a season

season-begun-now = Ya está abierta la inscripción para **{ $name }** en la lista de mesas abiertas. Cuando haya al menos tres personas, sortea los grupos con el botón **Temporada…** de la lista.
season-needs-board = La temporada se muestra en la lista de mesas abiertas. Ponla primero con `/admin board`.
season-not-manager = Eso solo puede hacerlo quien administra el servidor.
season-opened = La mesa está abierta. Ya he avisado al resto.

## What the bot says to the players

season-news-drawn = 🏆 Los grupos de **{ $season }** están sorteados. Las fechas se acuerdan con el botón **Temporada…** de la lista de mesas abiertas.
season-news-final = 🏆 La final de **{ $season }** está sorteada: { $names }. La fecha se acuerda con el botón **Temporada…** de la lista de mesas abiertas.
season-news-suggested = 📅 **{ $season }**: para la partida de { $game }, { $name } propone el { $date }. Acepta o propón otra fecha con el botón **Temporada…** de la lista de mesas abiertas.
season-news-agreed = 📅 **{ $season }**: la partida de { $game } ya tiene fecha: { $date }.
season-news-opened = 🏆 **{ $season }**: la mesa de { $game } está abierta en { $link }.
season-news-due = ⏰ **{ $season }**: es hora de la partida de { $game }. Abre la mesa con el botón **Temporada…** de la lista de mesas abiertas.
season-news-over = 🏆 **{ $season }** ha terminado. { $result }
season-news-to =
    { $text }
    { $players }
