# Why a request is refused: what is wrong, then the way out. Shown only to the person who made the request.

## Opening a table

refused-no-such-game = No conozco ese juego. `/game new` muestra los que dirijo.
refused-no-such-preset = Ese juego no tiene esa modalidad. Elige una de la lista `preset`.
refused-no-such-option = Esa regla de la casa no admite ese valor. Elige uno de la lista.
refused-option-off = Ese número es de una opción desactivada. Activa primero la opción.
refused-options-clash = Esas reglas de la casa se contradicen. Cambia alguna.
refused-seed-too-long = Esa semilla es demasiado larga. Bastan unas palabras.
refused-room-taken = En este canal ya hay una partida. Acábala primero, o juega en otro canal o hilo. `/game new` también puede abrir una partida en un hilo nuevo (`thread:`).
refused-room-damaged = La partida de este canal está dañada. Quien administra el servidor puede acabarla con `/admin end`.
refused-too-many-lobbies = Ya tienes asiento en demasiadas salas de espera. Sal de alguna o empieza su partida.
refused-too-many-tables = Ya juegas en demasiadas partidas. Acaba primero alguna.
refused-too-many-waiting = Hay partidas que llevan demasiado tiempo esperándote. `/games` las muestra. Juega primero en ellas.
refused-too-unreliable = Esta mesa pide más decisiones a tiempo de las que tienes. Pide a quien la abrió que baje esa cifra, o únete a otra mesa.
refused-server-full = En este servidor no caben más mesas abiertas. Espera a que acabe alguna.
refused-opened-too-fast = Se han abierto demasiadas mesas en el último minuto. Prueba de nuevo en un minuto.

## Seats and the lobby

refused-not-in-lobby = Esa partida ya ha empezado, así que sus asientos están repartidos.
refused-already-seated = Ya tienes un asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa, así que solo puedes mirar.
refused-table-full = Todos los asientos de esta mesa están ocupados.
refused-too-few-players = Aún falta gente. Invita a alguien o añade una máquina.
refused-starts-by-itself = Esta partida empieza sola, como dice su tarjeta. Solo quien abrió la mesa puede empezarla antes.
refused-start-with-how-many = Esta partida no puede empezar con tanta gente, o con tan poca. `/game new` sin opciones dice cuánta gente puede jugar a cada juego.
refused-start-in-the-past = Esa fecha límite ya ha pasado. Elige un momento futuro.
refused-start-too-late = Una sala de espera aguanta hasta { $lobbyDays } días. Elige una fecha anterior.
refused-wish-how-many = Ese juego necesita más gente. Elige un número mayor.
refused-offer-gone = Esa oferta ya no está abierta para ti. Di a qué quieres jugar con `/game wish`.
refused-guests-only = Esta mesa es de una partida de la temporada, y ahí solo se sienta quien la juega.
refused-guests-missing = El grupo de esta partida aún no está completo. Empieza cuando lo esté, o en la fecha acordada.
refused-guests-start = El grupo de esta partida acuerda cuándo empieza con el botón **Temporada…** de la lista de mesas abiertas.
refused-season-on = Ya hay una temporada en marcha. Acábala primero con el botón **Temporada…** de la lista de mesas abiertas.
refused-season-gone = Esa temporada ya no existe. El botón **Temporada…** de la lista de mesas abiertas muestra la actual.
refused-season-name = Da a la temporada un nombre de hasta { $seasonLetters } caracteres.
refused-season-begun = La inscripción de esta temporada ya se ha cerrado.
refused-season-full = En esta temporada no cabe nadie más.
refused-season-too-few = Una temporada necesita al menos tres personas. Espera a que se apunte más gente en la lista de mesas abiertas.
refused-season-five = Cinco personas no se pueden repartir en grupos de tres o cuatro. Espera a que se inscriba alguien más.
refused-season-nothing-played = Aún no se ha jugado ninguna partida, así que nadie puede estar en la final.
refused-season-not-now = La temporada no está en ese punto.
refused-season-not-yours = Esa partida no es tuya.
refused-season-no-date = Nadie ha propuesto una fecha para esa partida.
refused-season-match-begun = Esa partida ya ha empezado.
refused-season-match-open = La mesa de esa partida ya está abierta.
refused-no-computer = No hay ninguna máquina que quitar.
refused-not-host = Solo puede hacerlo quien abrió la mesa.
refused-gone-for-good = Te has rendido en esta partida, y ahora sus reglas no te dejan volver.
refused-seat-taken = Ese asiento ya no está libre.
refused-which-seat = Elige un asiento de la lista `seat`.
refused-knows-secrets = Quien ha visto los secretos de esta partida no puede jugarla. Pide a otra persona que ocupe el asiento.
refused-nobody-again = Ahora mismo no puede volver a sentarse nadie de la mesa. Abre otra con `/game new`.

## Playing

refused-not-playing = Esa partida no se está jugando ahora mismo.
refused-not-over = Esa partida aún no ha terminado. Cuando termine, puedes comprobar sus dados.
refused-still-playing = Esa partida aún se está jugando.
refused-imagined = Esta partida ya es imaginaria, y se queda en tus mensajes directos. Para probar otra cosa, retrocede con **Mirar atrás**.
refused-imagined-end = En ese momento la partida ya ha terminado. Retrocede un poco más.
refused-imagined-out = En ese momento esa persona ya está fuera de la partida. Elige un momento anterior.
refused-too-much = Ya has hecho eso bastantes veces este turno. Sigue en el próximo.
refused-not-asked = No te toca hacer eso.
refused-not-offered = Ahora mismo no puedes hacer eso. `/play` muestra lo que puedes hacer.
just-changed = La pregunta cambió justo cuando pulsabas, así que no he hecho nada. Mírala otra vez, por favor.
refused-stale = La partida ha seguido desde entonces. Usa la tarjeta más reciente del canal.
refused-plan-too-long = Tu plan está lleno. Puede tener hasta { $planSteps } elecciones, así que quita antes alguna.
refused-plan-unfit = Eso no lo puedo planear. Toma una elección de la lista que muestra `/plan`.
refused-note-too-long = Esa nota es demasiado larga. Puede tener hasta { $noteLetters } caracteres.
refused-remark-not-over = Puedes dejar comentarios cuando termine la partida.
refused-remark-too-long = Ese comentario es demasiado largo. Puede tener hasta { $remarkLetters } caracteres.
refused-too-many-remarks = Puedes dejar { $remarks } comentarios en una partida. Vacía alguno tuyo para quitarlo primero.
refused-paused = La partida está en pausa. Pulsa primero **Reanudar** en la tarjeta.
refused-not-paused = La partida no está en pausa.
refused-busy = Esta mesa está muy ocupada. Prueba de nuevo en un momento.
refused-restarting = Estoy a punto de reiniciarme, así que no he cambiado nada. Prueba de nuevo en un minuto.

## Undo and going back

refused-nothing-to-undo = No hay nada que deshacer.
refused-undo-not-yours = La última jugada no fue tuya, así que no puedes deshacerla.
refused-undo-sealed = Desde entonces se ha tirado un dado o se ha mostrado un secreto. Pregunta a la mesa con `/game propose`.
refused-undo-free = Eso puedes deshacerlo sin votar. Usa `/game undo`.
refused-taken-back-too-often = Eso es mucho deshacer para un minuto. Espera un momento.
refused-cannot-go-back = Las reglas han cambiado desde entonces, así que la partida no puede volver tan atrás.
refused-which-turn = Elige un turno, una rama o un marcador de la lista `to`.
refused-which-moment = No encuentro ese momento de la partida. Elige uno de la lista.
refused-branch-gone = Esa rama ya no existe. `/game branches` muestra las demás.

## Proposals and votes

refused-which-pace = Elige un ritmo de la lista `pace`.
refused-not-voting = En eso no puedes votar. Solo vota quien juega, y nadie vota sobre su propia ausencia.
refused-proposal-open = Eso ya se está votando. Vota en el mensaje de la propuesta, en el canal.
refused-proposal-gone = Esa votación ya se ha cerrado.
refused-proposal-pointless = Ahora mismo no hay nada que votar ahí.
refused-proposal-too-soon = Ya has hecho varias propuestas. Espera un poco antes de la próxima.
refused-too-many-proposals = Esta mesa ya tiene bastantes votaciones abiertas. Hay que resolver antes alguna.
refused-plays-decides = Juegas en esta partida, así que no puedes decidirlo por tu cuenta. Proponlo con `/game propose` o pídelo a alguien que administre el servidor y no juegue.

## Bookmarks, saves and files

refused-no-such-table = Ya no tengo esa partida.
refused-which-bookmark = Aquí no hay ningún marcador con ese nombre. `/admin bookmark` los muestra.
refused-bookmark-taken = Esta partida ya tiene un marcador con ese nombre. Elige otro.
refused-bookmark-blank = Ese nombre sería invisible. Usa letras, cifras o símbolos.
refused-bookmark-too-long = Ese nombre es demasiado largo. Puede tener hasta { $bookmarkLetters } caracteres.
refused-too-many-bookmarks = Una partida puede tener { $bookmarks } marcadores. Borra primero alguno.
refused-not-ended = Esa partida no ha terminado. Solo se archivan partidas terminadas.
refused-archived = Esa partida ya está archivada.
refused-which-place = Usa `/admin resume` en el canal del otro servidor donde deba seguir la partida.
refused-plays-there = Juegas en esta partida, jugaste en ella o la trajiste aquí, así que no puedes ver sus secretos mientras dure. Pídelo a alguien que no juegue.
refused-import-plays = Juegas en esta partida, y su archivo contiene los secretos de todo el mundo. Pide a alguien que no juegue que la importe.
refused-already-here = Ya tengo esa partida. Búscala en `/admin saves`, o en `/verify` si ha terminado.
refused-export-too-big = Ese archivo es demasiado grande para ser una partida exportada.
refused-no-export = Eso no es una partida exportada. `/admin export` hace una.
refused-export-newer = Ese archivo lo escribió un Questmaster más nuevo. Actualiza primero este.
refused-export-edited = Ese archivo se cambió o se dañó después de exportarlo. Exporta la partida otra vez.
refused-export-nameless = Ese archivo es solo para comprobar y no nombra a nadie. `/admin export` hace uno que se puede importar.
refused-export-unfit = Con mis reglas, esa partida no sale de su propio registro, así que no la he importado.

## Spectators, whispers and guesses

refused-which-watcher = Elige a alguien de este servidor con `/game shoulder user:`. Solo quien juega puede dejar que mire.
refused-watcher-plays = Quien juega en esta mesa no puede mirar aquí por encima de un hombro.
refused-watches-already = Esa persona ya mira aquí por encima de un hombro. El límite es un hombro.
refused-too-many-watchers = En esta mesa ya hay bastante gente mirando por encima de hombros. Espera a que alguien deje de mirar.
refused-not-watching = Esa persona no mira por encima de ningún hombro en esta mesa.
refused-watch-not-yours = Eso solo puede terminarlo quien juega, quien mira o quien administra el servidor.
refused-no-whispers = En esta mesa no hay susurros. Lo decide en la sala de espera quien la abre.
refused-whisper-to-whom = Elige a alguien de la lista `to`. Las máquinas no aceptan susurros.
refused-whisper-letters = Un susurro puede tener de 1 a { $whisperLetters } caracteres.
refused-whispers-refused = Esa persona no acepta susurros.
refused-chances-missing = Aquí no puedo calcular posibilidades.
refused-still-counting = Aún estoy calculando tus posibilidades. Un momento.
refused-hindsight-missing = Aquí no puedo juzgar decisiones, porque este bot no tiene con qué pensar por adelantado.
refused-hindsight-busy = Aún estoy con otra partida. Prueba de nuevo en un minuto.
refused-hindsight-failed = Esta vez no he podido juzgar las decisiones. Prueba de nuevo en un minuto.
refused-level-missing = Aquí las máquinas no pueden pensar por adelantado.
refused-whispered-too-often = Eso son muchos susurros para un minuto. Espera un momento.
refused-plays-here = Juegas en esta partida. Solo el público puede adivinar quién gana.
refused-which-guess = Esa persona ha dejado la partida. Apuesta por alguien que siga.

## Your settings

refused-no-such-zone = No conozco esa zona horaria. Elige una de la lista al escribir, o prueba con una ciudad grande cercana o con `UTC+2`.
refused-no-quiet-hours = Las horas de silencio van de una hora en punto a otra, como `23-7`.
refused-no-such-interval = Entre un recordatorio y otro puede pasar de una hora a un mes.
refused-away-in-the-past = Eso ya ha pasado. Elige un momento futuro.
refused-away-too-long = Puedes estar fuera hasta { $awayDays } días.
refused-not-away = No estás fuera.
refused-loan-too-long = Puedes prestar tu asiento hasta { $loanDays } días.
refused-loan-to-whom = A esa persona no puedes prestarle tu asiento. Elige a otra, o deja **to** vacío y lo ocupa una máquina.
refused-lent-already = Este asiento ya lo has prestado u ofrecido. Recupéralo primero con `/away back`.
refused-deputy-plays = Esa persona ya juega en esta mesa y vería dos manos. Elige a otra.
refused-deputy-knows = Esa persona ha visto secretos de esta partida, así que no puede jugar en tu asiento. Elige a otra.
refused-no-such-part = En este juego solo puedes prestar el asiento entero.
refused-not-lent = Esta elección no entra en el préstamo. La hace quien te prestó lo demás.
refused-deputy-may-not = Eso es cosa de quien tiene el asiento. Tú solo juegas en su lugar.

## Damage and faults

refused-fault = He tropezado con mis propias reglas, así que no hice tu jugada. La partida está como estaba, y he guardado los detalles.
refused-luck-damaged = El registro de dados de esta partida está dañado, así que no puede seguir. Restáuralo desde una copia; no se ha tocado nada más.
refused-damaged = Los datos guardados de esta partida están dañados y no puedo leerlos. Se quedan como están hasta que alguien los restaure desde una copia.
refused-saved-newer = Un Questmaster más nuevo ha jugado esta partida después. Se queda como está hasta que me actualicen.
