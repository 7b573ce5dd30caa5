# The table card: whose move it is, what it asks, and its buttons. Public.

## Headline

card-your-move = { $name }, te toca
card-waiting = Esperando a { $names }
card-position = -# { $position }
# What a player needs next in order to win.
aim = 🎯 **Tu objetivo:** { $aim }
# The weightiest event of a player’s last turn, above their question: “Ann slays the Ogre”, and the totals.
card-last-turn = -# Turno anterior: { $what }.
card-last-turn-score = -# Turno anterior: { $what }, { $own } a { $other }.
card-ended-early = Esta partida acabó antes de tiempo.

## Instead of a question

card-held-back = *De momento, esta mesa sigue en privado. **{ $hand }** muestra a cada cual lo que puede hacer.*
card-paused-agreed = *La partida está en pausa, y los relojes también. Cualquiera de la mesa puede pulsar **Reanudar**.*
card-paused-all-away = *Todo el mundo está fuera, así que la partida está en pausa. Pulsa **Reanudar** cuando vuelvas.*
card-paused-almost-all-away = *Toda la mesa menos una persona lleva una ronda fuera, así que la partida está en pausa. Cualquiera puede pulsar **Reanudar**.*

## On a television

large-held-back = De momento, esta mesa sigue en privado
large-lobby = Reuniendo gente

## Notes

card-picture-follows = -# La imagen llega en un momento.
card-poster-follows = -# El cartel llega en un momento.
card-picture-old = -# Esta imagen es de hace un momento. Ya viene otra recién hecha.
card-missed = -# Estuve sin conexión de { $from } a { $until } y me perdí lo que pulsaste. Púlsalo otra vez, por favor.
cards-late = -# Es una noche movida, así que las tarjetas llegan con unos segundos de retraso.

## Buttons

resume = Reanudar
end-it-here = Acabar aquí…
pass = Pasar
play-on-without = Seguir sin { $name }
offer-seat = Ofrecer el asiento de { $name }
propose-move-on = Proponer seguir
propose-pause = Proponer una pausa
play-again = Otra partida
letters-too-small = ¿Letra pequeña?
look-why = ¿Por qué?
look-chances = Mis posibilidades
look-map = Mapa
look-status = Estado
look-log = Registro
look-help = Ayuda
look-more = Más…
look-more-title = ¿Qué quieres ver?

## Calls in direct messages, and reminders

decide = Decidir
call-place = **{ $game }** en { $channel } ([la tarjeta]({ $card }))
call-notice = { $place }: te toca.
call-next = { $place }: empieza el turno de { $name }. Luego te toca a ti.
call-secret = Tienes una decisión en privado: { $place }.
reminder = ⏳ { $place }: { $waits }
reminder-in-channel = ⏳ { $player }: { $waits } [Ir a la tarjeta]({ $card }).
# To the others, while one player keeps them waiting. The buttons to play on and to offer the seat stand below.
overdue-in-channel = ⏳ { $players }: esperamos a { $name } desde { $since }. Se puede votar que una máquina ocupe su asiento hasta que vuelva, o que se ofrezca a alguien más. `/game propose` tiene otras opciones, como una pausa. [Ir a la tarjeta]({ $card }).
waits = La mesa te espera.
waits-since = La mesa te espera. Tu pregunta llegó { $since }.
waits-late = La mesa te espera. Tu pregunta llegó { $since }, y se te ha acabado el tiempo.
waits-until = La mesa te espera. Tu pregunta llegó { $since }, y se te acaba el tiempo { $until }.
