# Questions and choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters.
# “You” is the player who is asked. $rival is another player. $place and $room are places in the form the sentence needs.

## Questions

ask-anything = ¿Qué haces?
ask-supplies = Una Provisión cura { $stamina } de Resistencia. La barca cuesta { $ferry } de Oro, y la Vidente, { $seer }. ¿Qué llevas además de tus 3 Provisiones?
ask-supplies-sheet = Destreza { $skill }, Resistencia { $stamina }, Suerte { $luck }.
ask-reenter = Tu aventurero ha muerto. ¿Mandas otro?
ask-action = Estás { $place }. ¿Qué haces?
ask-move = { $steps ->
    [one] Tienes 1 paso. ¿Adónde?
   *[other] Tienes { $steps } pasos. ¿Adónde?
  }
ask-where = ¿Adónde?
ask-passage = ¿Por dónde sales?
ask-maze = Estás al borde del Laberinto. ¿Entras?
ask-cross = ¿Cómo cruzas el río?
dead-end = Un callejón sin salida.
ask-twine = ¿Traes algo para eso o te das la vuelta?
nothing-helps = No llevas nada que sirva, pero nadie más tiene por qué saberlo. Sigo por ti en un momento.
looks-up = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "bThe") } levantan la vista.
   *[other] { NAME($foe, form: "bThe") } levanta la vista.
  }
ask-card-first = ¿Usas antes una carta o plantas cara?
ask-card-or-roll = ¿Usas una carta antes de la ronda o tiras?
ask-sneak = Duerme a pierna suelta. ¿Pasas de puntillas o lo despiertas?
ask-bluff = Esperan órdenes. ¿Las das o peleas?
ask-feed = Tiene mucha hambre. ¿Peleas con él o le das de comer?
ask-gas = La tapa silba. ¿La abres?
ask-pedlar = El Buhonero abre su bandeja. ¿Qué compras?
ask-prisoner = El Prisionero te debe un favor. ¿De quién quieres ver una carta de Llave?
ask-stranger = ¿{ $price } de Oro o una carta de Tesoro por mirar debajo del cofre?
ask-quartermaster = El Intendente toca él mismo la campanilla. ¿Qué va a ser?
ask-dwarfs = ¿Una partida o unos chismes?
ask-wager = El gremlin agita el dado. ¿Qué apuestas?
ask-winnings = Ganas. ¿La carta o el Oro?
ask-seer = Por { $price } de Oro te deja hacer un Desafío de Llave. ¿Qué número?
ask-seer-alone = Por { $price } de Oro mira la pila por ti. ¿Pagas?
standing-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "bThe") } tienen aún { $left } de Resistencia. Tú tienes { $own }.
   *[other] { NAME($foe, form: "bThe") } tiene aún { $left } de Resistencia. Tú tienes { $own }.
  }
standing-monster = { $more ->
    [0] { NAME($monster, form: "bThe") } aún tiene { $left } de Resistencia. Tú tienes { $own }.
    [one] { NAME($monster, form: "bThe") } aún tiene { $left } de Resistencia, y detrás espera un amigo. Tú tienes { $own }.
   *[other] { NAME($monster, form: "bThe") } aún tiene { $left } de Resistencia, y detrás esperan { $more } amigos. Tú tienes { $own }.
  }
standing-rival = { $rival } tiene aún { $left } de Resistencia. Tú tienes { $own }.
ask-sword = ¿Qué espada desenvainas?
ask-declare = ¿Con qué peleas?
ask-luck = Una herida. ¿Pruebas tu Suerte con ella?
ask-roll = { $who } pelea, y tú tiras por { NAME($foe, form: "bthe") }.
ask-roll-monster = Tú tiras por el monstruo.
ask-between = ¿Sigues peleando?
ask-flight = Has escapado. ¿Hacia dónde corres?
ask-meeting = { $count ->
    [one] Aquí está { $people }. ¿Qué haces?
   *[other] Aquí están { $people }. ¿Qué haces?
  }
ask-alone = Ya no queda nadie más aquí. ¿Sigues?
ask-attacked = Te ataca { $rival }. ¿Peleas, o le ofreces algo para que te deje en paz?
ask-truce = { $rival } te ofrece una tregua. La batalla acabaría sin que nadie robe nada. ¿Aceptas?
ask-rob = Tu rival huye. ¿Qué te llevas?
ask-lantern = ¿Te llevas también la linterna?
ask-loot = Todo es tuyo. ¿Qué dejas?
ask-leave = Es demasiada carga. ¿Qué dejas?
ask-leave-sword = Tres espadas son una de más. ¿Cuál dejas?
ask-leave-card = En la mochila caben 6 cartas. ¿Qué dejas?
ask-claim = El camino al Tesoro está libre. ¿Te lo llevas?
ask-keep = { NAME($card, form: "number") ->
    [many] Son { NAME($card, form: "bthe") }{ $keys }. ¿Te los quedas?
   *[other] Es { NAME($card, form: "bthe") }{ $keys }. { NAME($card, form: "gender") ->
        [f] ¿Te la quedas?
       *[other] ¿Te lo quedas?
      }
  }
ask-keep-unseen = ¿Te la quedas o la devuelves?
ask-put-down = ¿Qué dejas en el suelo?
ask-pick-up = Revisas el montón. ¿Qué te llevas?
ask-reclaim = Las cosas de tu antecesor. ¿Qué recuperas?
ask-turn-end = Tu turno se acaba. ¿Dejas aquí algún Tesoro?
ask-challenge = Te has ganado un Desafío de Llave. Di un número: todo el mundo te enseña una carta, y solo miras tú.
ask-chest = El cofre. Di { $locks } números, uno tras otro. ¿Cuál?
ask-chest-open = El cofre. Ya está abierto: { $open }. Di { $locks } números, uno tras otro. ¿Cuál?
ask-reckoning = ¿Qué hay bajo el cofre? Escribe { $locks } números. ¿Cuál?
ask-reckoning-more = ¿Qué hay bajo el cofre? Escribe { $locks } números. Por ahora llevas { $written }. ¿Cuál sigue?

## Odds

odds-round = Una ronda: { $lose } % de perderla, { $win } % de ganarla.
odds-battle = Muerte { $die } %, victoria { $win } %, y más o menos { $cost } de Resistencia.
odds-battle-with = Con eso: muerte { $die } %, victoria { $win } %, y más o menos { $cost } de Resistencia.
odds-battle-down = Muerte { $die } %, bajar a { $stamina } de Resistencia { $low } %, victoria { $win } %, coste { $cost }.
odds-figures = Destreza { $skill }, Resistencia { $stamina }

## The turn

pack = Llevar { $goods }
reenter = Crear otro aventurero
    .hint = Y jugar este turno. Lo recuerdas todo.
leave-game = Dejar la partida
    .hint = Para siempre. Tus cartas de Llave se quedan.
    .sure = Dejarías esta partida para siempre. Un aventurero nuevo no te cuesta nada y sabe todo lo que sabes tú.
move = Tirar y mover
move-through-passage = Primero por el pasadizo.
move-into-maze = Hacia el Laberinto o lejos de él.
move-dice = { $dice ->
    [one] 1 dado.
   *[other] { $dice } dados.
  }
move-earns-challenge = { $face ->
    [0] Un 1 da un Desafío de Llave.
   *[other] Un 1 o un { $face } da un Desafío de Llave.
  }
move-earns-look = { $face ->
    [0] Un 1 deja mirar la pila.
   *[other] Un 1 o un { $face } deja mirar la pila.
  }
eat = Comer una Provisión
    .hint = +{ $stamina } de Resistencia, y nada más este turno. Nunca dos turnos seguidos.
stay-in-room = Quedarte en la sala
    .hint = Sin tirar. Para tratar con quien esté aquí o recoger tesoros del suelo.
stay-here = Quedarte aquí
    .hint = Sin tirar. Para tratar con quien esté aquí o recoger tesoros del suelo.
cross = Cruzar el río
    .hint = En barca, en balsa o por el puente, en vez de mover.
open-chest = Probar con el cofre
    .hint = Di { $locks } números cuyas llaves tengas.
open-odds = Mal { $wrong } %, bien { $right } % con { $numbers }.
end-turn = Acabar el turno
    .hint = No hacer nada de nada.
put-down = Dejar Tesoros
    .hint = Se quedan aquí boca abajo para cualquiera.
put-down-first = Dejar antes algún Tesoro
    .hint = Se queda aquí boca abajo para cualquiera.
take-sword = Empuñar { NAME($sword, form: "the") }
    .hint = Una vez por turno, y no lo ve nadie.

## Cards

use-card = Usar { NAME($card, form: "the") }
poison = Envenenar a { $rival }
curse = Maldecir a { $rival }
turn-back = Darte la vuelta
    .hint = No usar ninguna carta.
stand-and-fight = Plantar cara
    .hint = No usar ninguna carta.
roll-round = Tirar
    .hint = No usar ninguna carta.
# Texts of cards that are too long for a hint.
effect-crescent-shield = Al perder una ronda, tira un dado: con 5 o 6 la herida cuesta 1 de Resistencia menos.
effect-silver-cross = Muéstrala al Vampiro, Necrófago, Esqueletos o Zombis, y se van. Sin pelea, así que sin Suerte.
effect-bow-and-silver-arrow = Un tiro antes de la ronda 1: prueba Destreza y quita 4 de Resistencia. Vampiro y Hombre Lobo mueren.
effect-potion-of-invisibility = Pasa junto a un monstruo hasta su Tesoro, o deja una batalla sin daño. Las botas se ven.

## Moving

enter-room = Entrar { NAME($room, form: "in") }
enter-room-by = Entrar { NAME($room, form: "in") }, puerta en { $square }
go-to = Ir { $to }
walk = { $wind ->
    [north] Norte, { $to }
    [north-east] Noreste, { $to }
    [east] Este, { $to }
    [south-east] Sureste, { $to }
    [south] Sur, { $to }
    [south-west] Suroeste, { $to }
    [west] Oeste, { $to }
    [north-west] Noroeste, { $to }
   *[back] Volver { $to }
  }
step-count = { $steps ->
    [one] 1 paso.
   *[other] { $steps } pasos.
  }
ends-turn = Acaba el turno.
may-cross = Puedes cruzar enseguida.
maze-edge = El borde del Laberinto. Acaba el turno.
at-door = Ante la puerta { NAME($room, form: "of") }.
near-door = Junto a la puerta { NAME($room, form: "of") }.
hint-people = { $count ->
    [one] Allí está { $people }.
   *[other] Allí están { $people }.
  }
hint-pile = { $count ->
    [one] 1 carta de Tesoro en el suelo.
   *[other] { $count } cartas de Tesoro en el suelo.
  }
hint-cache = { $count ->
    [one] Tu escondite de 1 carta.
   *[other] Tu escondite de { $count } cartas.
  }
hint-chest = El cofre.
hint-unguarded = Sin guardia.
hint-face-down = Una carta boca abajo.
hint-face-down-odds = Muerte en batalla { $die } %: una carta boca abajo, { $monster } % de monstruo.
hint-foe = { NAME($foe) }.
hint-monster = { NAME($foe) }, { $figures }.
hint-room-treasure = { $count ->
    [0] Sin Tesoro.
   *[other] Tesoros: { $count }.
  }
passage-stay = Quedarte junto a esta argolla
passage-exit = Salir por { NAME($passage, form: "the") }
    .hint = Gratis, y luego tiras.
walk-away = Alejarte del Laberinto
    .hint = Y tirar para mover como siempre.
enter-maze = Entrar por la casilla { $number } del Laberinto
    .hint = { $dead } % de callejón sin salida, que cuesta el turno. No conoces esta carta.
enter-known-maze = Entrar por la casilla { $number } del Laberinto
    .hint = { $card }, { $sides }.
ferry = Barca por { $price } de Oro
    .hint = Sin mojarse y sin riesgo. Tienes { $gold } de Oro.
raft = Balsa, probando tu Suerte
    .hint = { $unlucky } % de dar con el Cocodrilo ({ $figures }). Si no, cruzas (Suerte { $luck }).
bridge-crossing = Puente, a lo que diga el dado
    .hint = Al río: { $fall } %. Al otro lado: { $across } %. Si no, aquí otra vez.
stay-on-bank = No cruzar
    .hint = En este lado se está seco.

## Battles

fight-round = Pelear una ronda
fight-sure = Solo tienes { $stamina } de Resistencia, así que perder una ronda es morir. La probabilidad es { $lose } %.
press = { $stamina ->
    [0] Pelear sin más preguntas
   *[other] Pelear hasta bajar a { $stamina } de Resistencia
  }
    .hint = { $stamina ->
        [0] Ronda tras ronda. Tu orden permanente es no huir nunca.
       *[other] Ronda tras ronda, sin preguntar. El número es una orden permanente.
      }
press-low = Pelear hasta flojear
finish = Pelear hasta el final
    .hint = Sin preguntar, hasta que muera alguien.
try-escape = Intentar escapar
    .hint = { $modifier ->
        [0] { $held } % de quedarte, { $away } % de escapar. Cuesta de 0 a 2 de Resistencia igualmente.
       *[other] { $held } % de quedarte, { $away } % de escapar (dado { $die }). Cuesta de 0 a 2 de Resistencia.
      }
escape-deadly = Muerte { $death } %.
offer-truce = Ofrecer una tregua
    .hint = Si acepta, la batalla acaba y nadie roba nada.
flight-guarded = El próximo turno tendrás que vértelas con lo que haya dentro.
flight-free = Ahí nadie cierra el paso.
draw-sword = Desenvainar { NAME($sword, form: "the") }
draw-plain = Desenvainar { NAME($sword, form: "the") }
    .hint = Sin bonificación y sin secretos.
declare-nothing = No mostrar nada
    .hint = Las cartas que no muestres no cuentan en esta batalla.
declare = Pelear con { $cards }
    .hint = { $count ->
        [one] Todo el mundo ve la carta.
       *[other] Todo el mundo ve las { $count } cartas.
      }
test-luck = Probar tu Suerte
    .hint = Sin suerte { $unlucky } %. Golpe: { $dealt }, si no { $dealtNot }. Herida: { $taken }, si no { $takenNot }.
leave-to-fate = Dejarlo al destino
roll-dice = Tirar los dados
    .hint = 2 dados y Destreza { $skill }.
roll-its-dice = Tirar los dados
    .hint = 2 dados y su Destreza.
attack = Atacar a { $rival }
    .hint = { $hiding ->
        [0] { $odds } Resistencia { $stamina }, { $cards }.
       *[other] { $odds } Si no esconde equipo. Resistencia { $stamina }, { $cards }.
      }
leave-them = Seguir
    .hint = Dejar a la gente en paz.
defend = Plantar cara
hiding-gear = Si no esconde equipo.
buy-off = Ofrecer algo
    .hint = Un trato. Si lo acepta, este turno no hay batalla.
accept-truce = Aceptar la tregua
    .hint = Nadie roba nada, y los dos se quedan.
refuse-truce = Rechazarla y pelear
rob-keys = Quitarle todas las llaves
    .hint = Toda carta de Tesoro con llave. Puede que no haya ninguna.
rob-random = Quitarle una carta al azar
rob-nothing = No quitarle nada
take-lantern = Llevarte también la linterna
    .hint = A oscuras, los pasadizos llevan a cualquier parte.
leave-lantern = Dejar la linterna

## Rooms

wake = Despertar al Centinela y pelear
tiptoe = Pasar de puntillas
    .hint = { $unlucky } % de despertarlo y pelear. Si no, llegas al Tesoro (Suerte { $luck }).
fight-skeletons = Pelear con los Esqueletos
pretend = Hacerte pasar por el jefe
    .hint = { $unlucky } % de que se note y pelear. Si no, llegas al Tesoro (Suerte { $luck }).
fight-barbarian = Pelear con el Bárbaro
feed = Darle una Provisión al Bárbaro
    .hint = Se va, y el Tesoro es tuyo.
open-lid = Abrir la tapa
    .hint = { $death ->
        [0] Tira un dado: 1 cuesta { $worst } de Resistencia; 2 o 3, { $bad }; 4 a 6, nada. Luego, el Tesoro.
       *[other] Muerte { $death } %. Un 1 cuesta { $worst } de Resistencia; 2 o 3, { $bad }. Luego, el Tesoro.
      }
leave-lid = Dejar la tapa cerrada
    .hint = Sin Tesoro. La carta se queda.
buy-provisions = { $count ->
    [one] Comprar 1 Provisión
   *[other] Comprar { $count } Provisiones
  }
    .hint = { $price } de Oro.
buy-flask = Comprar la petaca
    .hint = { $price } de Oro. +{ $stamina } de Resistencia al momento.
buy-charm = Comprar el amuleto
    .hint = { $price } de Oro. +{ $luck } de Suerte, hasta su valor inicial.
buy-nothing = No comprar nada más
    .hint = Y despedirte.
buy-treasure = Comprar el Tesoro de arriba
    .hint = { $price } de Oro, sin verlo, sin devoluciones.
sell = Vender { NAME($card, form: "the") }
    .hint = { $price } de Oro.
sell-bunch = Vender { NAME($card, form: "the") }
    .hint = { $price } de Oro. Lleva estas llaves: { $keys }.
see-key-card = Mirar una carta de Llave de { $rival }
    .hint = { $count ->
        [one] La única con número que tiene.
       *[other] Una al azar de las { $count } con número.
      }
pay-stranger = Pagar { $price } de Oro
    .hint = Ves una carta de Llave de debajo del cofre.
give-stranger = Dar { NAME($card, form: "the") }
    .hint = Ves una carta de Llave de debajo del cofre, pero no hay Tesoro.
decline-stranger = Rechazarlo con educación
    .hint = El Forastero se queda, y puedes llevarte el Tesoro.
play-dwarfs = Jugar por { $stake } de Oro
    .hint = { $lose } % de perder, { $win } % de ganar, con 2 dados. Si ganas, puedes tomar también el Tesoro.
gossip-stack = Comprar chismes sobre la pila
    .hint = Ver un número suyo al azar por { $price } de Oro. Luego, el Tesoro.
gossip = Comprar chismes sobre { $rival }
    .hint = { $count ->
        [one] Ver su único número por { $price } de Oro. Luego, el Tesoro.
       *[other] Ver uno de sus { $count } números por { $price } de Oro. Luego, el Tesoro.
      }
leave-dwarfs = Dejar en paz a los Enanos
    .hint = Y sin Tesoro.
stake-gold = Apostar { $stake } de Oro
    .hint = { $lose } % de perder, { $win } % de ganar. De { $from } a 6: su Tesoro de arriba o { $stake } de Oro.
stake-card = Apostar { NAME($card, form: "the") }
    .hint = { $lose } % de perder, { $win } % de ganar. De { $from } a 6: su Tesoro de arriba o { $stake } de Oro.
no-bet = No apostar
winnings-gold = Llevarte { $gold } de Oro
winnings-card = Llevarte el Tesoro de arriba
    .hint = Sin verlo.

## Numbers

write-likeliest = Escribir { $numbers }
    .hint = Lo que demuestra tu cuaderno y luego los números más bajos que deja abiertos.
pay-look = Pagar por mirar
    .hint = Una carta de Llave al azar de la pila, que después se baraja.
no-number = No decir ningún número
name-number = Número { $number }
name-number-showing = Número { $number }, mostrando { NAME($card, form: "the") }
leave-chest = Dejar el cofre en paz
    .hint = Un número equivocado significa la Orilla Sur.
sure-not-beneath = Tu cuaderno demuestra que el { $number } no está bajo el cofre.
sure-beneath = Tu cuaderno ya demuestra que el { $number } está bajo el cofre. No aprenderías nada.
known-open = En otra parte { $not } %, bajo el cofre { $beneath } %.
known-teaches = Una respuesta descarta el { $ruled } % de los cofres posibles.
known-rules-out = Descarta el { $ruled } % de los cofres posibles.
known-chest = Está bajo el cofre, demostrado.
known-stack = En la pila, así que no bajo el cofre.
known-own = Tu propia carta de Llave, así que no bajo el cofre.
known-rival = Carta de Llave de un rival, así que no bajo el cofre.
known-key = Tienes la llave.

## Treasure

claim = Ir por el Tesoro
    .hint = Míralo primero; luego te lo quedas o lo devuelves.
leave-unseen = Dejar el Tesoro sin mirarlo
keep = Quedarte con { NAME($card, form: "the") }
keep-unseen = Quedarte con la carta
put-back = Devolver la carta arriba
    .hint = Solo tú sabes cuál es.
leave-card = Dejar { NAME($card, form: "the") }
put-down-card = Poner en el suelo { NAME($card, form: "the") }
take-card = Llevarte { NAME($card, form: "the") }
take-back-card = Recuperar { NAME($card, form: "the") }
take-all = Llevarte todo
    .hint = Si es demasiado, eliges qué dejar.
plain-sword-left = Sin bonificación. Si la dejas, se pierde.
keep-the-rest = Quedarte con todo esto
done = Listo
that-is-all = Eso es todo
go-on = Seguir

## Deals

make-offer = Hacerle una oferta a { $rival }
    .hint = Tiene { $gold } de Oro y { $cards }. Como mucho, 3 ofertas por turno.
propose = Proponer esto
deal-step = { $step ->
    [swap-own] Cambiar vistazos a cartas de Llave
    [swap-answer] Cambiar la verdad sobre un número
    [give-gold] Dar Oro
    [give-provisions] Dar Provisiones
    [give-card] Dar una carta de Tesoro
    [give-own] Mostrar una carta de Llave a tu elección
    [give-show] Mostrar cierta carta de Llave
    [give-answer] Decir la verdad sobre un número
    [ask-gold] Pedir Oro
    [ask-provisions] Pedir Provisiones
    [ask-card] Pedir una carta que conoces
    [ask-key] Pedir cartas con llaves
    [ask-own] Pedir un vistazo a una carta de Llave
    [ask-show] Pedir ver cierta carta de Llave
    [ask-answer] Pedir la verdad sobre un número
   *[cancel] Dejarlo
  }
    .hint = { $step ->
        [swap-own] Uno por uno, cada cual elige. Se propone enseguida.
        [swap-answer] Uno por uno, sobre el mismo número. Se propone enseguida.
        [give-own] Tú eliges cuál. Puede ser la carta en blanco.
        [give-show] Si no la tienes, el trato falla.
        [give-answer] Muestro por ti esa carta de Llave o una en blanco.
        [ask-own] La otra parte elige cuál. Puede ser la carta en blanco.
        [ask-show] Si no la tiene, el trato falla.
        [ask-answer] Muestro por la otra parte esa carta de Llave o una en blanco.
       *[other] { "" }
      }
deal-card = { NAME($card, form: "The") }
deal-card-not = Quitar { NAME($card, form: "the") }
deal-count = { $count ->
    [0] Nada
   *[other] Cantidad: { $count }
  }
deal-key-card = Carta de Llave { $number }
deal-number = Número { $number }
deal-number-not = Quitar el número { $number }
deal-plain = { $choice ->
    [none] Ninguna carta de Llave
    [any] Una carta a su elección
    [blank] Tu carta en blanco
   *[back] Atrás
  }
decline = Rechazar
counter = Hacer otra oferta
    .hint = Una, y luego es sí o no.
accept = Aceptar
accept-giving = Aceptar y dar { $cards }
accept-showing = Aceptar y mostrar la carta de Llave { $number }
accept-showing-blank = Aceptar y mostrar tu carta en blanco
accept-giving-showing = Aceptar, dar { $cards } y mostrar la carta de Llave { $number }
accept-giving-blank = Aceptar, dar { $cards } y mostrar tu carta en blanco
you-give = Das { $goods }.
terms-card = { NAME($card, form: "the") }{ $keys }
terms-key = una carta con la llave { $number }
terms-own-yours = un vistazo a una carta de Llave a tu elección
terms-own-theirs = un vistazo a una carta de Llave a su elección
terms-show = un vistazo a la carta de Llave { $number }
terms-answers = la verdad sobre { $numbers }
terms-nothing = nada
ask-deal-somebody = Hay una oferta solo para ti. Sus condiciones están con tus opciones.
ask-deal-from = { $who } tiene una oferta solo para ti. Sus condiciones están con tus opciones.
ask-deal-look = { $who } ofrece **un vistazo a una carta de Llave por otro a una tuya**. Cada cual elige en secreto. ¿Aceptas?
ask-deal-truth = { $who } ofrece **{ $terms }, a cambio de lo mismo**. ¿Aceptas?
ask-deal = { $who } ofrece **{ $gives }** y pide **{ $asks }**. ¿Aceptas?
ask-build = ¿Qué ofreces y qué pides?
ask-build-more = Das { $gives } y pides { $asks }. ¿Algo más?
ask-part-gold = { $side ->
    [ask] ¿Cuánto Oro pides?
   *[give] ¿Cuánto Oro das?
  }
ask-part-provisions = { $side ->
    [ask] ¿Cuántas Provisiones pides?
   *[give] ¿Cuántas Provisiones das?
  }
ask-part-card = { $side ->
    [ask] ¿Qué carta de Tesoro pides?
   *[give] ¿Qué carta de Tesoro das?
  }
ask-part-key = ¿Cartas con qué llaves? Una carta por cada una.
ask-part-own = { $side ->
    [swap] ¿Qué carta de Llave muestras por un vistazo a una suya?
    [ask] ¿Pides ver una carta de Llave?
   *[give] ¿Cuál de tus cartas de Llave muestras?
  }
ask-part-answer = { $side ->
    [swap] ¿La verdad sobre qué número?
   *[other] ¿Qué número?
  }
ask-part-show = ¿Qué número?

## Pencil marks and services

rub-out = Borrar: { $number } ({ $holder })
pencil-yes = A lápiz: el { $number } está { $place }
pencil-no = A lápiz: el { $number } no está { $place }
arm-me = Ármame para las batallas
    .hint = La mejor espada y toda la armadura, siempre.
arm-myself = Déjame armarme para las batallas
    .hint = Tú eliges qué mostrar antes de cada una.
ask-at-turn-end = Preguntarme al acabar cada turno
    .hint = Para poder dejar Tesoros.
skip-at-turn-end = No preguntarme al acabar el turno
    .hint = Solo donde haya algo que llevarse.

## Hints for beginners

beginner-turn = Un turno es una acción: mover, quedarse, comer o pasar. En las salas hay tesoros, y alguien a quien le molesta que te los lleves.
beginner-battle = En cada ronda, las dos partes tiran 2 dados y suman su Destreza. El total más bajo pierde 2 de Resistencia. Entre rondas puedes intentar escapar, o pelear sin más preguntas.
beginner-duel = Otro aventurero es una batalla como cualquiera, salvo que quien pierde tiene bolsillos.
beginner-deal = Un trato solo vale si los dos aceptan. Cambia vistazo por vistazo: una carta de Llave que has visto no está bajo el cofre.
beginner-challenge = Di un número. Quien tenga esa carta de Llave te la muestra solo a ti, y el resto muestra una en blanco. Un número que alguien muestra no está bajo el cofre.
beginner-treasure = En una mochila caben 6 cartas de Tesoro. Lo que dejes queda boca abajo para la próxima visita.

## What may come of a choice, for players who ask for their chances

stake-death = Mueres
stake-stamina-lost = Pierdes Resistencia
stake-treasures-lost = Pierdes tesoros
stake-turns-lost = Pierdes turnos
stake-luck-lost = Pierdes Suerte
stake-gold-lost = Gastas o pierdes Oro
stake-stamina-gained = Ganas Resistencia
stake-gold-gained = Ganas Oro
stake-learnt = Sabes algo más del cofre
stake-treasures-gained = Ganas tesoros
stake-won = Ganas
