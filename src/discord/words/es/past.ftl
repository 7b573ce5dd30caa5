# Looking back at a game: moments, the log, what happened during an absence, films, and the secrets of a finished game.

## Moments

past-look-back = Mirar atrás
past-title = Mirar atrás
past-decisive = ✨ **El momento que decidió la partida**
past-where = -# { $time } · { $seen } · { $lines }
past-where-left = -# { $time } · { $seen } · { $lines } · ↩ en una rama abandonada
past-seen-by-all = como lo vio todo el mundo
past-seen-by-you = como lo viste tú
past-seen-by = como lo vio { $name }
past-line = línea { $at } de { $count }
past-lines = líneas { $at }–{ $end } de { $count }
past-first = ⏮ Primero
past-back = ◀ Atrás
past-on = Siguiente ▶
past-last = Último ⏭
past-next-turn = Próximo turno
past-turn-before = Turno anterior
past-next-fight = Próxima pelea
past-next-own = Mi próximo momento
past-next-of = Próximo momento de { $name }
past-share = Compartir este momento
past-shared-by = -# **{ $name }** recuerda { $time }.
past-shared-by-as = -# **{ $name }** recuerda { $time }, como lo vio { $player }.
remark = Dejar un comentario
  .label = Tu comentario
  .hint = Puede leerlo todo el mundo, aquí, en la película y en la saga. Déjalo vacío para quitarlo.
  .said = 📌 { $name }: { $text }
  .quoted = «{ $text }» ({ $name })
past-go-back = Volver hasta aquí…
past-eyes = Ver el momento como…
past-eyes-all = Como lo vio todo el mundo
past-eyes-of = Como lo vio { $name }

## What if…

what-if = ¿Y si…?
what-if-heading = ## ¿Y si…?
what-if-from-here = Sigues jugando desde este momento en el asiento de { $name }, y las máquinas juegan por el resto. Los dados son nuevos, y lo que nadie sabía se reparte otra vez.
what-if-from-turn = Sigues jugando en el asiento de { $name } desde el principio de este turno, y las máquinas juegan por el resto. Me baso solo en lo que sabías entonces. Lo demás me lo invento, dados incluidos.
what-if-where = La partida se abre en tus mensajes directos, así que no la ve nadie más. Nada de lo que pase en ella cuenta.
what-if-replaces = Sustituye a la que ya tienes: { $game }.
what-if-gentle = Contra máquinas fáciles
what-if-fair = Contra máquinas buenas
what-if-cunning = Contra máquinas astutas
what-if-whose = Elige primero a alguien en *Ver el momento como…*. Sigues jugando en su asiento.
what-if-greeting = **¿Y si…?** Aquí está tu partida imaginaria de { $game }. Solo la ves tú, y nada de lo que pase en ella cuenta.
what-if-opened = Tu partida imaginaria está lista en [tus mensajes directos]({ $link }).
what-if-closed = No puedo escribirte directamente. Permite los mensajes directos de miembros de este servidor y prueba otra vez.
what-if-mark = *¿Y si…? Esta partida es imaginaria, y nada de lo que pase en ella cuenta.*
what-if-hand = -# De tu partida imaginaria. Nada de lo que pase en ella cuenta.
what-if-end = Acabar el «¿y si…?»
what-if-back = Volver hasta aquí
what-if-ended = Tu partida imaginaria ha terminado.
what-if-title = ¿Y si…? { $game }

## How it went

hindsight = Cómo fue
  .title = ## Cómo fue
  .dice = ### Los dados
  .draws = ### Las cartas
  .rolled = { $dice ->
    [one] { $name } sacó { $pips } en total con 1 dado. Unos dados justos dan más o menos { $fair }.
   *[other] { $name } sacó { $pips } en total con { $dice } dados. Unos dados justos dan más o menos { $fair }.
  }
  .luck = { $bar } { $verdict }
  .decisions = ### Las decisiones
  .working = Estoy probando otras elecciones en partidas como esta. Tardo hasta un minuto.
  .no-people = En esta partida nadie tuvo nada que elegir.
  .nothing = Nada destaca. Donde miré, no encontré ninguna elección claramente mejor.
  .chose = **{ $number }.** { $name } eligió **{ $choice }**.
  .better = { $more ->
    [one] **{ $choice }** habría ganado { $more } partida más de cada 100 (± { $error }).
   *[other] **{ $choice }** habría ganado { $more } partidas más de cada 100 (± { $error }).
  }
  .how = -# Miré { $looked } de { $all } elecciones de la mesa y probé otras con lo que se sabía entonces. A partir de ahí, todo el mundo juega como una máquina sensata.
  .sure = -# El ± dice cuánto me fío. Dos de cada tres veces, la cifra real cae dentro.
  .look-back = Ver la elección { $number }
hindsight-not-over = Solo puedo decir cómo fue una partida cuando ha terminado.

## The log

log-earlier = Anterior
log-empty = *Aquí no hay nada que mostrar.*

## Since you left

since-title = Desde que te fuiste
since-lines = { $lines ->
    [one] { $game }: 1 línea
   *[other] { $game }: { $lines } líneas
  }
since-lines-in-turns = { $lines ->
    [one] { $turns ->
        [one] { $game }: 1 línea en 1 turno
       *[other] { $game }: 1 línea en { $turns } turnos
      }
   *[other] { $turns ->
        [one] { $game }: { $lines } líneas en 1 turno
       *[other] { $game }: { $lines } líneas en { $turns } turnos
      }
  }
since-browse = Ver qué ha pasado
since-turn-of = Turno de { $name } · { $text }

## Films

film = Película
film-from-here = Película desde aquí
film-share = Compartir con la mesa
film-as-all = { $pictures ->
    [one] -# Una película de 1 imagen ({ $time }), tal como la vio todo el mundo
   *[other] -# Una película de { $pictures } imágenes ({ $time }), tal como la vio todo el mundo
  }
film-as = { $pictures ->
    [one] -# Una película de 1 imagen ({ $time }), tal como la vio { $name }
   *[other] -# Una película de { $pictures } imágenes ({ $time }), tal como la vio { $name }
  }
film-shown-by = -# **{ $name }** pone una película.
film-alt = Una película. { $turns }
film-alt-turn = { $heading }: { $lines }

## The secrets of a finished game

reveal = Revelar los secretos
reveal-choose = Elige un secreto
reveal-page = { $title } ({ $at } de { $of })
reveal-nothing = *Nada.*
reveal-others = Lo que ocultaba el resto
reveal-all-hands = Lo que ocultaba cada cual
reveal-hand = Mano y conocimientos de { $name }
reveal-hand-note = -# Esto es lo que mostraba **Mis opciones y mi mano** al final.
reveal-private-lines = 🔒 Contado en privado
reveal-private-line = { $names }: { $line }
reveal-dice = 🎲 Los dados
reveal-seed = **Semilla**: { $seed }
reveal-secret = **Secreto**: { $secret }
reveal-commitment = **SHA-256 del secreto, publicado antes de que nadie se sentara**: { $commitment }
reveal-brought = **Añadido por la mesa**: { $codes }
reveal-brought-nothing = **Añadido por la mesa**: nada
