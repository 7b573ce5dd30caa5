# Short replies, shown only to the person who made the request unless a comment says otherwise.

## Cards and channels

# Public.
away = Quien dirige la partida ha salido un momento. No se pierde nada.
opened = La mesa está abierta. Reúne a tu grupo y pulsa **Empezar**.
opened-by-itself = La mesa está abierta. La partida empieza sola, como dice su tarjeta.
card-refused = Hecho, pero no puedo publicar la tarjeta en este canal. { $reason } No se pierde nada, y la tarjeta llega en cuanto pueda publicarla.
card-late = Hecho, pero Discord me hace esperar. La tarjeta llega en cuanto pueda.
slowed-down = Discord me está frenando, así que la tarjeta de esta mesa se retrasa. Ya viene.
not-shown-in = No puedo mostrar esta mesa en <#{ $room }>. { $reason } Tu partida está a salvo, y sigo intentándolo.
not-shown = Ahora mismo no puedo mostrar esa partida.
trying = Tu partida ha empezado. La tarjeta del canal trae tu primera elección.
teaching = Tu lección ha empezado. La tarjeta del canal te guía. Para dejarla cuando quieras, ríndete.
no-lesson = Para ese juego no tengo lección. Prueba una partida.
lesson-goes-on = La partida sigue desde aquí. Te sigo explicando lo que sea nuevo para ti.
not-in-server = Eso solo funciona en un canal de servidor, donde se juega la partida.
not-admin = Eso solo pueden hacerlo quienes administran este servidor.
cannot-post-here = No puedo dirigir una partida en este canal. Pide a quien administra el servidor que aquí me deje { $permissions }.
unexpected = Algo ha fallado por mi parte, y no se ha cambiado nada. Si vuelve a pasar, avisa y cita { $id }.
unknown-button = No conozco ese botón. Usa la tarjeta más reciente del canal.
other-table = Eso es de otra mesa.

## Finding things

unknown-place = No encuentro ese lugar en este tablero. Elige uno de la lista al escribir.
no-board = Este juego no tiene tablero por el que caminar.
not-on-board = Ahora mismo no tienes ninguna pieza en el tablero.
unknown-topic = No encuentro nada con ese nombre. Elige algo de la lista al escribir.
unknown-kind = No conozco cartas de esa clase. Elige una clase de la lista al escribir.
nothing-held = No tienes cartas.
nothing-to-look-at = Ahora mismo no hay cartas que elegir.
no-numbers = En esta tarjeta no hay dados ni cuentas que explicar. `/game log` tiene los turnos anteriores.
no-numbers-there = En ese mensaje no hay dados ni cuentas que explicar. `/game log` tiene la partida entera.
not-my-message = Ese mensaje no es mío. Solo puedo explicar los números de los míos.
no-table-here = En este canal no hay partida. `/game new` abre una.
lobby-here = Esta partida aún no ha empezado. Pulsa **Empezar** en la tarjeta cuando esté toda la mesa.
nowhere-playing = Ahora mismo no juegas ninguna partida.
which-game = Estás en varias mesas. Di cuál con la opción `game`.
unknown-game = No encuentro esa partida tuya. Elige una de la lista al escribir.
unknown-save = No encuentro esa partida guardada en este servidor. Elige una de la lista al escribir.
unknown-action = Ahora mismo no puedes hacer eso. Escribe `/play` y elige de la lista.
several-actions = Eso podría ser varias cosas. Elige una de la lista al escribir.
unknown-hero = No encuentro a ese héroe. Elige uno de la lista al escribir.
no-games = Ahora mismo no estás en ninguna mesa. `/game new` en un canal abre una.

## Playing

finished = Esta partida ha terminado.
seat-free = No tienes asiento en esta mesa, pero hay uno libre. `/game join` lo ocupa.
join-first = Aún no tienes asiento en esta mesa. Pulsa primero **Unirse**.
lobby-gone = No quedaba nadie más en la mesa, así que la he cerrado.
beside = Además de responder, puedes hacer esto.
nothing-to-do = Ahora mismo no tienes nada que decidir.
nothing-to-pass = Ahora mismo no hay nada en lo que puedas pasar.
not-that-act = Ahora mismo no puedes hacer nada de esa clase. `/play` muestra lo que puedes hacer.
by-itself = Una de estas no se puede deshacer. Elígela por separado.
by-act = Ahora mismo, `/{ $act }` puede ser:
someone = alguien
somebody-elses-turn = Esperando a { $names }. Tu propia mano y tus opciones están en «Mis opciones y mi mano», o usa `/clues`.
nobody-asked = La partida espera a otra persona. Tu propia mano está en «Mis opciones y mi mano», o usa `/clues`.
grid-stays = No se ha cambiado nada.
orders-stay = Tus órdenes permanentes no han cambiado.
note-kept = He guardado tu nota. Solo la ves tú.
undone = Tu última elección queda deshecha.
may-undo = Aún puedes deshacer lo último con `/game undo`.
goes-on = La partida sigue.
resigned = Te has rendido. El resto sigue jugando.
resigned-last = Te has rendido, y con eso acaba la partida.
really-resign = ¿Rendirte para siempre? No podrás volver a esta partida.
resign-for-now = ¿Rendirte? Pierdes lo que tienes. `/game join` te trae de vuelta más tarde, si las reglas lo permiten.
seat-taken = El asiento es tuyo. Tu mano y tus opciones están en **Mis opciones y mi mano**.
seat-given = El asiento es ahora de { $name }.
seat-lost = Tu asiento en la mesa de <#{ $room }> es ahora de otra persona, junto con todo lo de tu mano.
whose-seat = Un bot no puede ocupar un asiento. Elige a una persona.
seat-back = Ya estás de vuelta. Tu asiento vuelve a ser tuyo.
welcome-back = Ya estás de vuelta. Tus asientos vuelven a ser tuyos.
ended = La partida ha terminado.
ends-damaged = Esta partida no puede seguir. Si la acabas, el canal queda libre y la partida sale de esta lista. Sus datos se guardan.
again = La mesa está abierta, y cada cual conserva su asiento. Pulsa **Empezar** cuando toda la mesa quiera.
again-already = La mesa ya está abierta. Su tarjeta está abajo.

## Looking back

nothing-since = En esta mesa no ha pasado nada desde la última vez que estuviste.
nothing-yet = Aún no hay nada que recordar.
nothing-before = Aquí empezó todo.
nothing-after = Después de eso aún no ha pasado nada.
no-turn-after = Después de eso no ha empezado ningún turno.
no-turn-before = Antes de eso no había empezado ningún turno.
no-fight-after = Después de eso no se ha decidido ninguna pelea.
nothing-of-that-seat = Después de eso no le ha pasado nada más a ese asiento.
unknown-moment = No encuentro ese momento. Elige uno de la lista al escribir.
not-your-eyes = Mientras se juega una partida, solo puedes mirar atrás con tus propios ojos. Pídelo otra vez.
not-as-it-stood = No puedo mostrar la mesa como estaba entonces. Las reglas han cambiado después, o los datos guardados están dañados.
too-many-moments = Ahora mismo tengo demasiadas imágenes que dibujar. Prueba de nuevo en un minuto.
too-many-pictures = Ahora mismo tengo demasiadas imágenes que dibujar. Pide el mapa otra vez en un minuto.
poster-later = Una partida recibe su cartel cuando termina.
no-poster = Esa partida no tiene cartel.
interrupted = Me reiniciaron mientras te respondía. Comprueba si contó, por favor, y si no, prueba otra vez.
discord-silent = Discord no me responde ahora mismo. Comprueba si contó, por favor, y si no, prueba otra vez en un momento.
held-back = Ahora mismo no puedo mostrar esta partida, porque podría delatar un secreto.
not-to-share = Eso solo lo sabes tú. No puedes compartirlo mientras se juega la partida.
shared = Ya está en <#{ $room }> para todo el mundo.
shared-lately = Acabas de compartir un momento de esta partida. Espera un minuto para el próximo.
cannot-share = Ahora mismo no puedo publicar en <#{ $room }>.
share-there = Desde aquí solo puede compartirlo quien juega. Hazlo en <#{ $room }>.
not-revealed = Revelaré los secretos cuando termine la partida.
too-short-to-film = Aún no ha pasado bastante para una película. Hacen falta al menos tres turnos.
filming = 🎞️ Dibujando la imagen { $at } de { $of }…
film-too-large = Una película de esta partida sería demasiado grande para Discord. Puedes recorrerla turno a turno.
film-turn-by-turn = Turno a turno
joining-film = 🎞️ Las { $of } imágenes están dibujadas. Ahora aprenden a moverse…
film-under-way = Ya te estoy haciendo una película. Vuelve a pedirla cuando esté lista.
too-many-films = Ahora mismo tengo demasiado que hacer para una película. Prueba de nuevo en unos minutos.
no-film = No he podido hacer esa película. No se ha cambiado nada.
film-gone = Ya no tengo esa película. `/game film` la hace otra vez.
nothing-to-verify = En este canal no se ha jugado ninguna partida. Nombra una tuya con la opción `table`.

## Guesses and votes

guess = ¿Quién va a ganar? Revelaré tu apuesta al final, con el turno en que la hiciste.
one-alone = Aquí solo juega una persona, así que no hay entre quiénes elegir.
proposed = Se lo he planteado a la mesa. Votan en el canal.
agreed-alone = Hecho. No hacía falta que lo aprobara nadie más.
decided = Hecho. He dicho a la mesa que lo decidiste tú.
voted-agree = Tu voto está contado: a favor.
voted-refuse = Tu voto está contado: en contra.
settled-by = Tu voto está contado, y con él queda decidido.
waits-for-another = Ahora mismo no hay nadie más. La votación espera hasta que alguien vuelva o se cierre.
waits-for-absent = Hace falta el sí de otra persona, y no hay ninguna. La votación espera en el canal hasta que alguien vuelva.
only-watching = Miras por encima del hombro de { $name }. Ves lo mismo, pero eso solo puede hacerlo quien juega.
watching-ended = Hecho. Se lo he dicho a la mesa.

## The television

# To players and moderators, in private.
television-link = Abre esto en un televisor, una tableta o cualquier otra pantalla.
  <{ $link }>
  -# Muestra lo que puede ver todo el mundo, como el mapa, la última escena y a quién le toca. Quien tenga el enlace puede mirar hasta que lo anules.
television-revoke = Anular el enlace
television-ended = Hecho. El enlace ya no vale, y las pantallas abiertas lo dicen.
television-none = Esta mesa no tiene enlace de televisión. `/game television` hace uno.
television-off = Aquí no tengo dirección para televisores. Quien opera el bot puede ponerla.
television-not-yours = Eso solo pueden hacerlo quienes juegan en esta mesa y la moderación. Pídeles el enlace.
television-closed = Esta mesa está cerrada, así que no hay nada que mostrar. Usa `/game television` en una mesa abierta.
nobody-watches = En esta mesa nadie mira por encima de un hombro. Para preguntar a la mesa, usa `/game shoulder user:`.
whispered = Has susurrado a { $name }. Todo el mundo puede ver que lo hiciste, pero no qué.
whisper-gone = No puedes responder a ese susurro. Quien lo envió ha dejado la mesa.
secrets-of = He dicho a la mesa que has mirado. Esto solo lo ves tú.

## Saves, files and other servers

too-big-to-export = Esta partida es demasiado larga para un archivo en Discord. Quien opera el bot puede exportarla con `npm run replay`.
under-way-there = Esa partida se juega en <#{ $room }>. ¿La traigo aquí?
under-way-elsewhere = Esa partida se juega en otro servidor. ¿La traigo aquí? Se lo diré a su mesa.
move-is-for-players = Discord no dice que administres el servidor donde está esta partida, así que no puedes moverla sin más. Juegas en ella, así que puedes pedir a la mesa que la deje venir.
closed-elsewhere = Esa partida acabó antes de tiempo en otro servidor, y Discord no dice que lo administres. Quien lo haga puede reanudarla primero allí. Después, su mesa puede votar si se mueve.
no-manager-there = Quien quiere mover la partida ya no administra el otro servidor, así que no puede ir allí. Vota en contra y proponlo de nuevo desde un servidor que administre alguien de la mesa.
take-elsewhere = -# Para llevarla a otro servidor, escribe allí `/admin resume game:{ $id }`.
moved-server = Tu partida se ha mudado a otro servidor. Sigue en <#{ $room }>.
moved-here = La partida sigue aquí. Se lo he dicho a su mesa.
moved = Esta partida se ha mudado a <#{ $room }>.
which-file = Adjunta el archivo de una partida exportada.
no-upload = No he podido obtener ese archivo de Discord. Prueba otra vez.
taken-in = La partida está importada. `/admin saves` la muestra, y `/admin resume` la pone en marcha.
taken-in-over = La partida está importada. Ha terminado, así que puedes mirarla y comprobarla.
archived = Archivada. Su registro se guarda, y aún puedes mirarla y reanudarla.
bookmarked = He marcado este momento como **{ $name }**. `/admin back` lo encuentra.
unbookmarked = Ese marcador está borrado.
no-branches = Esta partida nunca ha vuelto atrás. Si lo hace, la rama abandonada saldrá aquí.
no-bookmarks = Esta partida aún no tiene marcadores.
exports-secrets = El archivo **contiene todos los secretos** de esta partida, y los dados que vienen. Quien lo tenga puede hacer trampas. He dicho a la mesa que lo tienes.
exported = La partida entera, con todos sus secretos. No la enseñes hasta que termine. `/admin import` la importa.
exported-over = La partida entera. `/admin import` la importa en otro sitio, y `npm run verify` la comprueba.

## House rules

preferred = Desde ahora, las mesas nuevas de { $title } empiezan aquí con { $house }.
prefers-nothing = Desde ahora, las mesas nuevas de { $title } empiezan aquí con las reglas propias del juego.
no-table-to-prefer = Aquí no hay mesa. Nombra un juego, o prepara una mesa a tu gusto y vuelve a pedirlo.
prefer-or-forget = Nombra una modalidad u olvida la elección de este servidor, pero no las dos cosas.
house-rules-gone = Algunas de las opciones elegidas aquí ya no existen. Las demás siguen valiendo.
house-rules-set = Las reglas de la casa están puestas.
not-a-value = { $about } no admite ese valor. No se ha cambiado nada.
option-needs = «{ $title }» solo cuenta si «{ $need }» vale { $values }, así que no se ha cambiado nada.
ticked-twice = { $rows } no pueden ser las dos cosas. No se ha cambiado nada.
pictures-set = Desde ahora dibujo las imágenes de esta mesa para esa pantalla.
language-set = Desde ahora los mensajes de esta mesa van en { $language }.
server-language-set = Desde ahora las mesas nuevas, la lista y la saga van en { $language }. Las mesas ya abiertas conservan su idioma.
server-language-now = Las mesas nuevas, la lista y la saga van en { $language }. Para cambiarlo, usa `/admin language language:`.
letters-larger = Desde ahora lo dibujo todo más cerca y con letra grande: esta tarjeta, tus mapas y manos, y todas tus mesas. `/settings pictures:` lo deja como antes.
letters-larger-for-you = Desde ahora dibujo tus propios mapas e imágenes más cerca y con letra grande. Esta tarjeta solo puede cambiarla quien juega.

## Settings, records and the saga

done = Hecho.
settings-kept = Tus ajustes están guardados.
which-zone = «{ $typed }» podría ser { $zones }. Escribe la que quieras decir.
unreadable-hours = No entiendo esas horas. Prueba con `23-7`, `none` o `learn`.
unreadable-time = No entiendo esa fecha. Prueba con `viernes`, `24 de diciembre`, `2026-12-24 18:00` o `3 días`.
no-records = Aquí aún no se ha jugado ninguna partida hasta el final.
no-own-records = Aún no has jugado ninguna partida hasta el final.
no-records-of = { $name } aún no ha jugado aquí ninguna partida hasta el final.
records-hidden = { $name } no muestra su historial.
only-own-records = Aquí solo puedo mostrarte tu propio historial. Pide el de otra gente en el servidor donde juega.
saga-begun = Desde ahora cuento en <#{ $room }> el relato de cada partida que acabe en este servidor.
saga-there = Los relatos de las partidas de este servidor van a <#{ $room }>. `/admin saga stop:True` los detiene.
saga-nowhere = Este servidor no tiene canal para los relatos de sus partidas. Indica un canal o hilo con `/admin saga channel:`.
saga-ended = No cuento más relatos de las partidas de este servidor. Los antiguos se quedan.
saga-refused-there = No puedo contar la saga en <#{ $room }>. { $reason }
saga-refused = Ahí no puedo escribir. Déjame ver ese canal, enviar mensajes y adjuntar archivos, y prueba otra vez.
channel-or-stop = Indica un canal o detén la saga, pero no las dos cosas.
