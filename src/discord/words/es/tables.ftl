# Tables in lists and lobbies, lobbies that start by themselves, the board of open tables, and wishes.

## How far a game has got, behind its title

status-lobby = reuniendo gente
status-playing = en curso
status-over = terminada
status-closed = acabada antes de tiempo
status-damaged = dañada
status-not-started = sin empezar
game-unknown = Una partida

resumed-here = La partida sigue aquí.

## House rules

house-rules-preset = **{ $title }**: { $line }
house-rules-differing = **Reglas de la casa**: { $changes }
house-rules-change = { $option }: { $value }
option-on = sí
option-off = no
option-none = ninguna

## A table at which the same people play again

again-lobby = 🔁 Otra vez, y empieza la siguiente persona en el orden.
again-called = { $count ->
    [one] { $names }: tu asiento está guardado. Pulsa **Salir** para dejarlo libre.
   *[other] { $names }: sus asientos están guardados. Quien quiera dejar libre el suyo pulsa **Salir**.
  }
again-without-gone = Falta { $name }, porque ya no está en este servidor.
again-without-stranger = Falta { $name }, porque no ha jugado aquí.
again-without-too-many-lobbies = Falta { $name }, porque está en demasiadas salas de espera.
again-without-too-many-tables = Falta { $name }, porque juega demasiadas partidas.
again-without-too-many-waiting = Falta { $name }, porque hay partidas que llevan demasiado tiempo esperando sus decisiones.
again-without-table-full = Falta { $name }, porque con estas reglas de la casa no queda asiento.

## What I need in a channel, as in “let me view the channel and attach files”

permission-connect = conectarme
permission-view = ver el canal
permission-send = enviar mensajes
permission-send-in-threads = enviar mensajes en hilos
permission-create-threads = crear hilos públicos
permission-attach = adjuntar archivos

## When a lobby starts

# The host's button, and the form that it opens.
lobby-invite = Cuándo empezar…
invite-form = Cuándo empezar
invite-players = Empezar al llegar a este número de personas
invite-players-none = Solo cuando alguien pulse Empezar
invite-players-count = { $count ->
    [one] Cuando haya 1 persona
   *[other] Cuando haya { $count } personas
  }
invite-until = Fecha límite, en tu zona horaria
  .hint = Como viernes 20:00 o 3 días, en { $zone }. Déjalo vacío si no hay.
invite-welcome = Experiencia
welcome-everybody = Cualquiera
welcome-beginners = Principiantes
welcome-experienced = Gente con experiencia
invited = La tarjeta de la sala de espera dice cuándo empieza la partida.

# On the lobby card and on the board. Nobody is turned away.
lobby-for-everybody = Para todo el mundo.
lobby-for-beginners = Para principiantes.
lobby-for-experienced = Para gente con experiencia.
lobby-starts-with = { $players ->
    [one] Empieza cuando se una 1 persona.
   *[other] Empieza cuando sean { $players } personas.
  }
lobby-starts-by = Empieza { $at } con quien esté, o se cierra si falta gente.
lobby-starts-with-or-by = { $players ->
    [one] Empieza cuando se una 1 persona. Si no, empieza { $at } con quien esté, o se cierra si falta gente.
   *[other] Empieza cuando sean { $players } personas. Si no, empieza { $at } con quien esté, o se cierra si falta gente.
  }
lobby-starts-early = Solo quien abrió la mesa puede empezar antes.
lobby-begins = La partida empieza { $at }. Pulsa **Salir** si ahora no puedes jugar.
lobby-begins-for = { $names }: la partida empieza { $at }. Quien ahora no pueda jugar pulsa **Salir**.

# A lobby that the bot has closed.
lobby-ended-too-few = *A la fecha límite faltaba gente para { $title }, así que he cerrado esta mesa.*
lobby-ended-unfilled = *Hace tiempo que nadie nuevo se une a { $title }, así que he cerrado esta mesa.*
lobby-ended-for = { $names }: para abrir otra mesa, cuando apetezca, basta `/game new`.

# Calls, in direct messages or in the channel of the table.
call-begins = { $place }: la partida empieza { $at }. Pulsa **Salir** allí si ahora no puedes jugar.
call-closed-too-few = { $place }: a la fecha límite faltaba gente, así que he cerrado la mesa.
call-closed-unfilled = { $place }: hace tiempo que no se une nadie nuevo, así que he cerrado la mesa.
call-started = { $place }: ha empezado la partida por la que preguntaste.
call-started-here = { $player }: ha empezado la partida de { $game } por la que preguntaste.

## The board of open tables

board-heading = ## Mesas abiertas
board-empty = Ahora mismo nadie busca gente. Abre una mesa con `/game new` en cualquier canal y aparece aquí.
board-table = **[{ $title }]({ $link })** en { $channel }
board-pace = **{ $pace }**. { $welcome }
board-language = Se juega en { $language }.
board-seats = { $free ->
    [0] No queda asiento. En la mesa: { $players }.
    [one] Queda 1 asiento. En la mesa: { $players }.
   *[other] Quedan { $free } asientos. En la mesa: { $players }.
  }
board-more = { $count ->
    [one] Otra mesa está reuniendo gente.
   *[other] Otras { $count } mesas están reuniendo gente.
  }
# No two buttons on the board share a label.
board-join = Unirse: { $title }, de { $host }
board-call = Avisarme cuando empiece: { $title }, de { $host }
board-wish = Avisarme cuando haya gente para jugar…
board-joined = Tienes un asiento en [{ $title }]({ $link }).
board-called = Te aviso cuando empiece esa partida. Pulsa otra vez si cambias de idea.
board-not-called = No te aviso cuando empiece esa partida.

# Replies to `/admin board`.
board-begun = Desde ahora, las mesas abiertas de este servidor se muestran en <#{ $room }>.
board-there = Las mesas abiertas de este servidor se muestran en <#{ $room }>. `/admin board stop:True` quita la lista.
board-nowhere = Este servidor no tiene lista de mesas abiertas. Indica un canal o hilo con `/admin board channel:`.
board-ended = La lista de mesas abiertas ya no está.
board-late = Mostraré las mesas abiertas de este servidor en <#{ $room }> en cuanto Discord vuelva a responderme.
board-refused = Ahí no puedo escribir. Déjame ver ese canal y enviar mensajes, y prueba otra vez.
board-refused-there = No puedo mostrar las mesas abiertas en <#{ $room }>. { $reason }
board-channel-or-stop = Indica un canal o quita la lista, pero no las dos cosas.

## What somebody would like to play

wish-form = Avisarme cuando haya gente para jugar
wish-game = Juego
wish-game-any = Cualquier juego
wish-pace = Ritmo
wish-pace-any = Cualquier ritmo
wish-most = Hasta cuánta gente
wish-most-count = Hasta { $count } personas
wish-kept = Te ofrezco un asiento en cuanto aquí haya bastante gente que quiera lo mismo: **{ $game } · { $pace } · Hasta { $most } personas**. Vale { $days } días. `/game wish stop:True` lo retira.
wish-now = Aquí quieres jugar a **{ $game } · { $pace } · Hasta { $most } personas**. `/game wish stop:True` lo retira.
wish-none = No me has dicho a qué quieres jugar aquí. Indica un juego, un ritmo o cuánta gente con `/game wish`.
wish-gone = He olvidado a qué querías jugar aquí.
wish-options-or-stop = Di a qué quieres jugar o retíralo, pero no las dos cosas.

# The offer, in the channel where they said so or in a direct message.
offer-in-channel = { $players }: ya hay bastante gente para **{ $game }** ({ $pace }). Cada cual tiene un asiento hasta { $until }.
offer-directly = Ya hay bastante gente para **{ $game }** ({ $pace }). Tienes un asiento hasta { $until }.
offer-yes = Ocupar mi asiento
offer-no = Esta vez no
offer-declined = De acuerdo. No te lo pregunto más.
offer-accepted = Tienes un asiento en [{ $title }]({ $link }). La partida empieza cuando acepte todo el mundo.

## Threads of tables

# The name of a table’s thread, and of the thread for talk beside a table.
thread-name = { $game } · { $host }
thread-name-talk = { $game } · { $host } · charla
# The messages in the channel from which they begin.
thread-begins = La mesa de { $host } para **{ $game }** está en este hilo.
thread-begins-talk = En este hilo se habla de la mesa de { $host } para **{ $game }**.
thread-interrupted = Me interrumpieron mientras abría una mesa aquí, así que este hilo está vacío. Inténtalo de nuevo.
thread-there = La mesa está en <#{ $thread }>.
# Followed by the permissions that I lack.
thread-not-here = En este servidor cada mesa tiene su hilo, pero esta está en el canal.
thread-lacks = No puedo abrir hilos aquí. Pide a quien administra el servidor que me deje { $permissions }.
thread-in-thread = Esto es un hilo, y un hilo no puede contener otro. Usa un canal de texto, o no pongas `thread:`.
thread-no-text = Los hilos de las mesas necesitan un canal de texto, y este no lo es.
thread-needs-game = Elige también un juego, y lo abriré en un hilo.
thread-refused = No puedo abrir un hilo aquí. { $reason }
thread-limited = Discord no me deja abrir más hilos por ahora. Inténtalo de nuevo { $when }.
# Replies to `/admin threads`.
threads-are-on = Cada mesa nueva de este servidor tiene su propio hilo, si puedo abrirlo. `/admin threads new-tables:` lo cambia, y `/game new thread:` decide para una sola mesa.
threads-are-off = Las mesas nuevas de este servidor se abren en el canal. `/admin threads new-tables:` lo cambia, y `/game new thread:` decide para una sola mesa.
# The thread for talk beside a table, on its card and in private.
talk-line = -# 💬 De esta mesa se habla en <#{ $thread }>.
talk-there = De esta mesa se habla en <#{ $thread }>.
talk-not-seated = Solo quien está en esta mesa puede abrirle un hilo. Toma asiento primero.
