# The pace of a table: as it’s chosen, with its times as a hint, and as a line on the lobby card and in the chronicle.
pace-live = En vivo
  .hint = 2 minutos por decisión, 30 segundos para reaccionar, 3 minutos de reserva
  .line = **En vivo**: 2 minutos por decisión, 30 segundos para reaccionar y 3 minutos de reserva para las difíciles.
pace-evening = Una tarde
  .hint = 10 minutos por decisión, 2 minutos para reaccionar, 20 minutos de reserva
  .line = **Una tarde**: 10 minutos por decisión, 2 minutos para reaccionar y 20 minutos de reserva para las difíciles.
pace-daily = Diario
  .hint = Un día por decisión, 4 horas para reaccionar, un día de reserva
  .line = **Diario**: un día por decisión, 4 horas para reaccionar y un día de reserva para las difíciles.
pace-weekly = Semanal
  .hint = 3 días por decisión, 12 horas para reaccionar, 3 días de reserva
  .line = **Semanal**: 3 días por decisión, 12 horas para reaccionar y 3 días de reserva para las difíciles.
pace-none = Sin reloj
  .hint = Todo el tiempo del mundo
  .line = **Sin reloj**: todo el tiempo del mundo.
# A table with times of its own.
pace-own-times = **{ $pace }**: { $decision } por decisión, { $reaction } para reaccionar.
pace-any-time = el tiempo que sea

# What happens when a player’s time runs out: as it’s chosen, with a hint, and as a line on the lobby card.
time-out-wait = Sin tiempo: la mesa espera
  .hint = Se puede votar cómo seguir
  .line = Si a alguien se le acaba el tiempo, la mesa espera, o vota cómo seguir.
time-out-default = Sin tiempo: juego yo
  .hint = Según sus órdenes permanentes o lo habitual en las reglas
  .line = Si a alguien se le acaba el tiempo, juego según sus órdenes permanentes o lo habitual en las reglas.
time-out-computer = Sin tiempo: juega una máquina
  .hint = Una máquina ocupa el asiento hasta que vuelva
  .line = Si a alguien se le acaba el tiempo, una máquina ocupa su asiento.
time-out-substitute = Sin tiempo: se ofrece el asiento
  .hint = Puede ocuparlo cualquiera que no tenga
  .line = Si a alguien se le acaba el tiempo, otra persona puede ocupar su asiento.

# On the card. $at is a time to come.
time-paused = -# La partida está en pausa, y los relojes también.
# When the players usually answer whom the table waits for, in each reader’s own time.
usual-hours = -# Suele responder, en tu hora: { $who }.
usual-hours-of = { $name } { $from }–{ $to }
time-is-up = -# Se acabó el tiempo de { $names }.
time-runs-out-wait = -# El tiempo se acaba { $at }.
time-runs-out-default = -# El tiempo se acaba { $at }. Después juego por quien no haya respondido.
time-runs-out-computer = -# El tiempo se acaba { $at }. Después, una máquina ocupa el asiento de quien no haya respondido.
time-runs-out-substitute = -# El tiempo se acaba { $at }. Después se ofrece el asiento de quien no haya respondido.

# While someone has a private question, whose name is secret. $since is a time ago, $until a time to come.
private-wait = -# Alguien recibió una pregunta en privado { $since }.
private-wait-with-clock = -# Alguien recibió una pregunta en privado { $since }. Su tiempo se acaba { $until }.
private-wait-late = -# Alguien recibió una pregunta en privado { $since }. El resto puede proponer seguir o hacer una pausa.
private-wait-late-with-clock = -# Alguien recibió una pregunta en privado { $since }, y su tiempo se acabó. Juego en su lugar cuando se gaste su reserva. El resto puede proponer seguir o hacer una pausa.

## Spans of time

span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
span-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
  }

## Fechas escritas

typed-date-skipped = hasta el la los las a en dentro de del para por próximo que viene
typed-date-one = un una
typed-date-hour = h
