# What happens to a table, as lines of its chronicle for everyone. Names come in bold.

event-started = Empieza { $game }.
event-undone = { $name } deshace su última elección.
event-went-away = { $name } se ausenta un tiempo. Juego en su lugar, sin arriesgar, hasta que vuelva.
event-came-back = { $name } ya está de vuelta.
event-left-server = { $name } ha dejado este servidor. Juego en su lugar, sin arriesgar, y la mesa puede ofrecer su asiento a alguien más.
event-resigned = { $name } se rinde.
event-resumed = La partida se reanuda.
event-moved = La partida se reanuda aquí, tras mudarse desde otro servidor.
event-imported = La partida viene de un archivo. Repasé su registro antes de importarla.
event-imagined = ¿Y si…? La partida sigue desde aquí con dados nuevos, y lo que nadie sabía se reparte otra vez.
event-imagined-guessed = ¿Y si…? La partida sigue desde aquí, en un mundo donde me invento todo lo que no sabías.
event-closed = La partida acaba antes de tiempo.
event-over = La partida ha terminado.
event-exported = La moderación ha exportado la partida entera, con todos sus secretos.
event-exported-by = { $by }, de moderación, ha exportado la partida entera, con todos sus secretos.
event-looked-into = { $seat ->
    [all] 👁 { $by }, de moderación, ha mirado los secretos de todo el mundo.
   *[other] 👁 { $by }, de moderación, ha mirado los secretos de { $seat }.
  }
# $plays is the moderator’s own seat.
event-looked-into-own-game = { $seat ->
    [all] 👁 { $by }, de moderación, que aquí juega con { $plays }, ha mirado los secretos de todo el mundo.
   *[other] 👁 { $by }, de moderación, que aquí juega con { $plays }, ha mirado los secretos de { $seat }.
  }
event-watched = { $name } mira ahora por encima del hombro de { $seat }.
event-watch-ended = { $name } ya no mira por encima del hombro de { $seat }.
event-whispered = { $from } susurra algo a { $to }.
event-remarked = 📌 { $name } recuerda: { $text }
event-remark-gone = { $name } retira un comentario.
event-unreadable = Esta línea está dañada y no puedo leerla.
event-fault = He tropezado con mis propias reglas. La última jugada no se hizo, y los detalles quedan guardados como { $fault }.
event-time-up = { $then ->
    [default] A { $name } se le acaba el tiempo. Juego según sus órdenes permanentes o lo habitual en las reglas.
    [computer] A { $name } se le acaba el tiempo. Una máquina ocupa su asiento.
    [substitute] A { $name } se le acaba el tiempo. Otra persona puede ocupar el asiento.
    [window] A { $name } se le acaba el tiempo. El momento pasa.
   *[wait] A { $name } se le acaba el tiempo. La mesa puede esperar, o votar si se sigue sin esperar más.
  }
event-as-planned = { $name } actúa según lo planeado.
event-as-planned-own = He elegido «{ $label }» por ti, según lo planeado.
event-plan-ended = { $why ->
    [not-offered] Descarto tu plan, porque «{ $label }» no era posible.
    [not-alone] Descarto tu plan, porque donde lleva «{ $label }» ya hay alguien.
    [changed] Descarto tu plan («{ $label }»), porque desde entonces te ha pasado algo.
    [not-foreseen] Descarto tu plan («{ $label }»), porque tu turno ha traído antes otra pregunta.
    [turn-over] Descarto el resto de tu plan («{ $label }»), porque tu turno ha acabado sin esa pregunta.
    [went-back] Descarto tu plan («{ $label }»), porque la partida ha retrocedido.
   *[played-for] Descarto tu plan («{ $label }»), porque de momento otra persona juega en tu asiento.
  }
event-by-order = { $followed } Lo manda tu orden «{ $title }», que está en «{ $value }».
event-fell-asleep = { $name } no está, así que elijo al momento lo habitual en su lugar. Basta con pulsar algo en la tarjeta, o `/game join`, para volver.
event-stalled = No hay noticias de { $name }. La mesa puede votar si se sigue sin esperar, u ofrecer su asiento.
event-on-leave = { $keeper ->
    [defaults] { $name } no está hasta { $until }. Juego en su lugar, sin arriesgar.
    [computer] { $name } no está hasta { $until }. Una máquina ocupa su asiento.
    [nobody] { $name } no está hasta { $until }. La mesa espera.
   *[player] { $name } no está hasta { $until }. La mesa sigue.
  }
event-lent = { $what ->
    [fights] { $name } deja sus peleas en manos de { $deputy } hasta { $until }.
    [deals] { $name } deja sus tratos en manos de { $deputy } hasta { $until }.
    [both] { $name } deja sus peleas y tratos en manos de { $deputy } hasta { $until }.
   *[all] { $name } presta su asiento a { $deputy } hasta { $until }.
  }
event-loan-over = { $why ->
    [taken-back] { $name } recupera lo que prestó a { $deputy }.
    [given-back] { $deputy } devuelve lo que le prestó { $name }.
    [left-server] { $deputy } ha dejado este servidor y ya no juega por { $name }.
    [too-late] { $deputy } ha hecho esperar a la mesa demasiadas veces y ya no juega por { $name }.
    [declined] { $deputy } prefiere no jugar por ti. Tu asiento sigue siendo tuyo.
    [unanswered] No ha llegado respuesta de { $deputy }, así que tu oferta ha caducado.
    [moved] Lo que { $name } prestó a { $deputy } vuelve a sus manos.
   *[over] { $name } recupera lo que prestó a { $deputy }.
  }
event-paused = { $why ->
    [all-away] Todo el mundo está fuera, así que la partida queda en pausa hasta que vuelva alguien.
    [almost-all-away] Toda la mesa menos una persona lleva una ronda fuera, así que la partida queda en pausa hasta que vuelva alguien.
   *[agreed] La partida está en pausa.
  }
event-seat-offered = El asiento de { $name } queda libre para quien lo quiera.
event-renamed = { $before } se llama ahora { $name }.
event-seat-taken = { $name } ocupa el asiento de { $before }.
event-stood-in = { $more ->
    [0] Mientras no estabas, hice esto por ti:
    [one] Mientras no estabas, hice otra cosa por ti, y luego esto:
   *[other] Mientras no estabas, hice otras { $more } cosas por ti, y luego esto:
  }
event-answers-lost = { $lost ->
    [one] Las reglas han cambiado desde entonces, así que la última elección se descartó.
   *[other] Las reglas han cambiado desde entonces, así que las últimas { $lost } elecciones se descartaron.
  }

## Going back. The game counts either rounds or turns.

event-went-back = { $unit ->
    [rounds] ↩ La partida vuelve de la ronda { $from } a la ronda { $to }.
   *[turns] ↩ La partida vuelve del turno { $from } al turno { $to }.
  }
event-went-back-in-round = ↩ La partida vuelve a un turno anterior de la ronda { $round }.
event-went-back-in-turn = { $unit ->
    [rounds] ↩ La partida vuelve a un momento anterior de la ronda { $to }.
   *[turns] ↩ La partida vuelve a un momento anterior del turno { $to }.
  }
event-branch-resumed = { $unit ->
    [rounds] ↩ La partida vuelve a la rama { $branch }, en la ronda { $to }.
   *[turns] ↩ La partida vuelve a la rama { $branch }, en el turno { $to }.
  }
event-branch-left = Lo deshecho se guarda como rama { $branch }. No cuenta, pero `/game branches` lo muestra.

## Guesses at the winner

guesses-right = 🔮 Bien visto: { $guesses }.
guesses-none-right = 🔮 Nadie lo vio venir.
guesses-wrong = Menos suerte: { $guesses }.
guesses-more = { $more ->
    [one] Una persona más hizo su apuesta.
   *[other] { $more } personas más hicieron su apuesta.
  }
guess-of = { $name } apostó por { $seat } en el turno { $turn }
guess-own = 🔮 Apuestas por { $seat } en el turno { $turn }. Nadie más lo ve antes del final. Si vuelves a apostar, la nueva apuesta cuenta desde el turno en que la hagas.
