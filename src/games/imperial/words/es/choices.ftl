# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters, and `.sure` asks
# before it counts. $item is a weapon or treasure, $clue the title of a clue, $place a place in the form the label needs.

## Setup and newcomers

play-character = Jugar con { $name } { NAME($class, form: "the") }
beginner-ozmo = Pega fuerte, aguanta mucho y es fácil de llevar.
beginner-kate = Pelea y corre igual de bien. Una buena primera elección.
beginner-alatha = Entre lo más rápido que hay, con un hechizo en la manga.
beginner-nruff = Rapidez, buena puntería y un hechizo.
beginner-rosa = Dos hechizos y pulso firme, pero pocas armas.
beginner-harald = Dos hechizos y una honda, pero piernas lentas.
beginner-dulcime = Cuatro hechizos y piel fina. Piensa antes de pelear.
beginner-turb = Cuatro hechizos, y algo más de aguante que Dulcime.
beginner-rokko = Nadie aguanta más, aunque es lento. En las montañas está en casa.
beginner-herman = Esquiva dos golpes por pelea y corre más que casi todo.
starts-with = Recibe { $extras }.
stop-playing = Dejar de jugar
    .hint = Sales de la partida para siempre y solo puedes mirar.
    .sure = Saldrías de la partida para siempre y solo podrías mirar. ¿Lo dejas?
take-spell = Tomar { NAME($spell) }
learn-spell = Aprender { NAME($spell) }

## Moving

stay = Quedarte { $at }
walk-road = Caminar hasta { $to }
walk-road-named = Por el camino hasta { $to }
walk-road-by-oasis = Caminar hasta { $to } por el Oasis
walk-road-heading = Caminar hasta { $to }, primero hacia el { NAME($wind, form: "short") }
step = Un paso hacia el { NAME($wind, form: "short") }, hasta { $to }
step-twice = Dos pasos, hasta { $to }
step-aside = Un paso, hasta { $to }
sail = Navegar hasta { $to }
sail-heading = Navegar hasta { $to }, primero hacia el { NAME($wind, form: "short") }
raft = Construir una balsa
    .hint = 50 % de fallo. Con 4 a 6 flota contigo hasta tierra firme.
meditate = Meditar para recuperar un hechizo
    .hint = 2 dados contra su objetivo. Si fallas, robas un encuentro.
walk-on = Seguir hasta { $to }
stop-at-oasis = Parar en el Oasis
teleport-to = Teletransporte hasta { $to }
drift-to = Derivar hasta { $to }
    .hint = Ahí acaba tu turno.
leave-to = Ir hacia el { NAME($wind, form: "short") }, hasta { $to }
leave-aside = Ir hasta { $to }

# What a move may lead to.
own-clue = { $treasures ->
    [one] Tu pista paga 1 tesoro.
   *[other] Tu pista paga { $treasures } tesoros.
  }
own-clues = { $treasures ->
    [one] Tu mejor pista paga 1 tesoro.
   *[other] Tu mejor pista paga { $treasures } tesoros.
  }
waits-past-oasis = 50 % de que te pare el desierto, con un encuentro. Con un dado par pasas el Oasis.
waits-oasis = 50 % de desierto y encuentro. Con un dado par, el Oasis está.
waits-encounter = { $where ->
    [sea] Encuentro: { $hostile } % hostil, { $nobody } % nadie. En el mar.
    [shore] Encuentro: { $hostile } % hostil, { $nobody } % nadie. Quizá de la costa.
   *[land] Encuentro: { $hostile } % hostil, { $nobody } % nadie.
  }
waits-passage = Antes, un encuentro en el mar: { $hostile } % hostil, { $nobody } % nadie, y desembarcas.
# $chances is a list of the messages below, the worst first.
waits-exploring = Explorar: { $chances }.
chance-prison = prisión { $chance } %
chance-wound = herida { $chance } %
chance-encounter = encuentro { $chance } %
chance-clue = pista { $chance } %
chance-cure = cura { $chance } %
chance-weapon = arma { $chance } %

## Magic

cast-spell = Lanzar { NAME($spell) }
read-scroll = Leer { NAME($scroll, form: "plain") }
leaves-party = La compañía, el familiar y la nave se quedan atrás para siempre.
replaces-blow = En lugar de tu propio golpe.
meditate-for = Meditar para recuperar { NAME($spell) }
meditate-sure = Este turno llega sin tirar.
meditate-odds = { $fails } % de fallo: se logra con { $needs } o más en 2 dados.

## Clues, deliveries, the Emperor

clue-quoted = «{ $name }»
use-clue = Usar { $clue }
    .sure = Aún puedes usar { $clue } aquí: { $worth }. ¿Sigues sin usarla?
forget-clue = Olvidar { $clue }
give-clue = Dar { $clue }
hand-over-clue = Entregar { $clue }
clue-hint = { $worth }.
clue-hint-here = { $worth }, aquí mismo.
clue-hint-far = { $steps ->
    [one] { $worth }, a 1 paso.
   *[other] { $worth }, a { $steps } pasos.
  }
clue-hint-unfound = { $worth }, que aún no ha encontrado nadie.
deliver = Entregar { NAME($foe, form: "pto") }
    .hint = Se queda, y los suyos pagan.
give-emperor = Dar al Emperador { NAME($item, form: "plain") }
    .hint = Recibes 2 tesoros a cambio. Sigue contando como hallado, pero no es de nadie.
give-away-imperial = { NAME($item, form: "The") } es un Tesoro Imperial. Si lo das, se va para siempre con todo lo que hace. ¿Lo das?
part-with-imperial = { NAME($item, form: "The") } es un Tesoro Imperial. ¿Te desprendes de él?
explore = Salir a explorar
see-who-is-about = Ver quién anda por aquí
    .hint = Roba un encuentro.
business-meditate = Sentarte a meditar
    .hint = Con eso acaba lo tuyo aquí.
keep-the-rest = Quedarte con el resto
    .hint = Y que se cuenten los tesoros.

## Exploring

shift-exploring = { $way ->
    [down] Bajarlo a { $total }: { $found }
    [up] Subirlo a { $total }: { $found }
   *[stay] Dejarlo en { $total }: { $found }
  }
shift-weapon-boat = un arma o un bote
shift-weapon-ship = un arma o un barco
shift-bad-water = agua mala
shift-prison = prisión
shift-encounter = un encuentro
shift-cure-all-wounds = cura de todas las heridas
shift-cure-one-wound = cura de 1 herida
shift-river-of-lava = un río de lava
shift-you-must-leave = tienes que irte
shift-no-action = no pasa nada
shift-landslide = un desprendimiento
shift-treasure-clue = una pista
draw-weapon = Tomar un arma
    .hint = { $left ->
        [0] La reserva está vacía, así que no recibirías nada.
       *[other] Al azar de la reserva.
      }
take-vessel = Quedarte con el { NAME($vessel) }
    .hint = Te abre el mar. { $dice } dados en peleas junto al agua, salud { $health }.
keep-charm = Guardar el Amuleto
    .hint = Los dados se quedan como están.
charm-makes = Así sale { $found }.
charm-reaches = { $case ->
    [enough] Con eso basta.
   *[short] No alcanza.
  }
use-charm = Cambiar un { $die } por un { $to }
    .hint = Eso gasta el Amuleto de la Suerte.

## Prison

go-quietly = Ir sin resistirte
    .hint = Desde tu próximo turno puedes buscar una salida.
wait-in-prison = Esperar en tu celda
    .hint = El límite son 2 turnos ociosos seguidos.
escape = Buscar el pasadizo secreto
    .hint = { $fails } % de fallo. La salida es 7, 11 o cualquier doble con 2 dados.
bribe = Sobornar al carcelero
    .hint = Cuesta 1 tesoro, y estás libre. Si es tu turno, se acaba.
prison-meditate = Meditar para recuperar un hechizo
    .hint = Sin bonificación por el silencio, pero tampoco entra nadie.

## Weapons and treasures

goods = { $number ->
    [0] { NAME($item, form: "one") }
   *[other] { NAME($item, form: "plain") } n.º { $number }
  }
give-item = { $number ->
    [0] Dar { NAME($item, form: "plain") }
   *[other] Dar { NAME($item, form: "plain") } n.º { $number }
  }
keep-item = { $number ->
    [0] Quedarte con { NAME($item, form: "plain") }
   *[other] Quedarte con { NAME($item, form: "plain") } n.º { $number }
  }
pay-item = { $number ->
    [0] Pagar con { NAME($item, form: "plain") }
   *[other] Pagar con { NAME($item, form: "plain") } n.º { $number }
  }
draw-item = { $number ->
    [0] Empuñar { NAME($item, form: "plain") }
   *[other] Empuñar { NAME($item, form: "plain") } n.º { $number }
  }
ready-item = { $number ->
    [0] Preparar { NAME($item, form: "plain") }
   *[other] Preparar { NAME($item, form: "plain") } n.º { $number }
  }
lend-item = { NAME($holder, form: "number") ->
    [many]
    { $number ->
      [0] Que { NAME($holder, form: "plain") } lleven { NAME($item, form: "plain") }
     *[other] Que { NAME($holder, form: "plain") } lleven { NAME($item, form: "plain") } n.º { $number }
    }
   *[other]
    { $number ->
      [0] Que { NAME($holder, form: "plain") } lleve { NAME($item, form: "plain") }
     *[other] Que { NAME($holder, form: "plain") } lleve { NAME($item, form: "plain") } n.º { $number }
    }
  }
reclaim-item = { NAME($holder, form: "number") ->
    [many]
    { $number ->
      [0] Que { NAME($holder, form: "plain") } devuelvan { NAME($item, form: "plain") }
     *[other] Que { NAME($holder, form: "plain") } devuelvan { NAME($item, form: "plain") } n.º { $number }
    }
   *[other]
    { $number ->
      [0] Que { NAME($holder, form: "plain") } devuelva { NAME($item, form: "plain") }
     *[other] Que { NAME($holder, form: "plain") } devuelva { NAME($item, form: "plain") } n.º { $number }
    }
  }
reclaim-loan = { NAME($holder, form: "number") ->
    [many] Que { NAME($holder, form: "plain") } devuelvan lo prestado
   *[other] Que { NAME($holder, form: "plain") } devuelva lo prestado
  }
swap-for-clue = { $number ->
    [0] Cambiar { NAME($item, form: "plain") } por una pista
   *[other] Cambiar { NAME($item, form: "plain") } n.º { $number } por una pista
  }
    .hint = El arma se va, y llega una pista.
swap-for-weapon = { $number ->
    [0] Cambiar { NAME($item, form: "plain") } por otra arma
   *[other] Cambiar { NAME($item, form: "plain") } n.º { $number } por otra arma
  }
    .hint = Robas 2 y te quedas con una.
keep-weapons = Quedarte con todas tus armas
    .hint = Y con todas tus heridas.
keep-ready = Seguir con lo que llevas
    .hint = Hasta que acabe la pelea.

## Healing and hits

heal-yourself = Curarte
heal-own-vessel = Reparar la nave
heal-companion = Curar { NAME($foe, form: "pto") }
heal-player = Curar a { $who }
heal-players-vessel = Reparar la nave de { $who }
heal-players-companion = Curar { NAME($foe, form: "pto") } ({ $who })
allot-yourself = Encajar tú el golpe
allot-own-vessel = Que lo encaje la nave
allot-companion = { NAME($foe, form: "number") ->
    [many] Que lo encajen { NAME($foe, form: "plain") }
   *[other] Que lo encaje { NAME($foe, form: "plain") }
  }
allot-player = Que lo encaje { $who }
allot-players-vessel = Que lo encaje la nave de { $who }
allot-players-companion = { NAME($foe, form: "number") ->
    [many] Que lo encajen { NAME($foe, form: "plain") } ({ $who })
   *[other] Que lo encaje { NAME($foe, form: "plain") } ({ $who })
  }
take-hits = Encajar tú todos los golpes
    .hint = Tu escudo y tu arma detienen lo que pueden.
transfer-hits = { $hits ->
    [one] Que la nave encaje 1 golpe
   *[other] Que la nave encaje { $hits } golpes
  }
    .hint = No puede detener ninguno. Si se hunde en el mar, tú también.

## Fights

odds-round = Esta ronda: muerte { $die } %, victoria { $kill } %.
odds-press = { $cost ->
    [one] Hasta entonces: muerte { $die } %, victoria { $kill } %, más o menos 1 herida.
   *[other] Hasta entonces: muerte { $die } %, victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-whole = { $cost ->
    [one] Hasta el final: muerte { $die } %, victoria { $kill } %, más o menos 1 herida.
   *[other] Hasta el final: muerte { $die } %, victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-with = { $cost ->
    [one] Con eso: muerte { $die } %, victoria { $kill } %, más o menos 1 herida.
   *[other] Con eso: muerte { $die } %, victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-in-fight = { $cost ->
    [one] En una pelea: muerte { $die } %, victoria { $kill } %, más o menos 1 herida.
   *[other] En una pelea: muerte { $die } %, victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-duel = { $cost ->
    [one] Si nadie huye: muerte { $die } %, victoria { $kill } %, más o menos 1 herida.
   *[other] Si nadie huye: muerte { $die } %, victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-theirs = { $cost ->
    [one] En una pelea: su muerte { $die } %, su victoria { $kill } %, más o menos 1 herida.
   *[other] En una pelea: su muerte { $die } %, su victoria { $kill } %, más o menos { $cost } heridas.
  }
odds-kills = { $kills } % de matar en el acto.
odds-friendship = { $fails } % de fallo: hay que sacar más de { $above } con 2 dados.
attack = Atacar
    .hint = { $dice ->
        [0] Tira todos los dados que tengas.
        [one] Tira 1 dado.
       *[other] Tira { $dice } dados.
      }
attack-until = Atacar hasta bajar a { $health } de salud
    .hint = { $dice ->
        [one] 1 dado, ronda tras ronda. Solo vuelvo a preguntar si algo cambia.
       *[other] { $dice } dados, ronda tras ronda. Solo vuelvo a preguntar si algo cambia.
      }
fight-on = Seguir peleando
    .hint = { $dice ->
        [0] Al menos una ronda más.
        [one] Atacar con 1 dado.
       *[other] Atacar con { $dice } dados.
      }
    .sure = Te queda 1 de salud, así que una herida más es la muerte. ¿Sigues peleando?
fight-on-until = Pelear hasta bajar a { $health } de salud
    .hint = { $dice ->
        [one] 1 dado, ronda tras ronda. Solo vuelvo a preguntar si algo cambia.
       *[other] { $dice } dados, ronda tras ronda. Solo vuelvo a preguntar si algo cambia.
      }
hold-back = Seguir, pero sin atacar
    .hint = Los demás de tu lado sí tiran.
do-nothing = No hacer nada
    .hint = Los demás de tu lado sí tiran.
wait-approach = Esperar
    .hint = Nadie puede disparar, así que pasa una ronda.
close-in = Ir al cuerpo a cuerpo ya
    .hint = Sin lo que queda de la Aproximación.
run = Huir
run-together = Huir con todo el grupo
run-ahead = Huir y dejar atrás a los lentos
run-odds = { $case ->
    [free] Sin tirar: escapas.
    [sure] No puedes fallar.
    [hopeless] Imposible: 2 dados no dan para tanto.
   *[roll] { $fails } % de que te atrapen: escapas con { $needs } o más en 2 dados.
  }
loses-slow = Si escapas, los lentos se pierden para siempre.
join-fight = Desenvainar y ayudar
    .hint = Compartes los golpes, y lo que quede después.
stay-out = Quedarte al margen
    .hint = Y mirar con atención.
attack-player = Atacar a { $who }
    .hint = Salud { $left }/{ $max }, { $treasures }. Quien gana se lo lleva todo.
attack-nobody = Dejar a todo el mundo en paz
charm-companion = Ganarte { NAME($foe, form: "pto") }
    .hint = { $dice ->
        [one] 1 dado, salud { $health }.
       *[other] { $dice } dados, salud { $health }.
      }
charm-shooter = Ganarte { NAME($foe, form: "pto") }
    .hint = { $ranged } dados a distancia, { $dice } cuerpo a cuerpo, salud { $health }.
use-emerald = Usar la Esmeralda
    .hint = Tu compañía vive. La Esmeralda va al Banco, y sigue contando como hallada.
keep-emerald = Guardar la Esmeralda
    .hint = Tu compañía muere. La Esmeralda te espera a ti.

## Encounters

send-to = Mandar el encuentro a { $who }
    .hint = { $treasures }, salud { $left }/{ $max }.
send-back = Devolver el encuentro
    .hint = Nadie lo sabrá nunca.
join-convoy = Ir en compañía
    .hint = En tu próximo turno no puedes moverte.
stay-behind = Quedarte donde estás
invite-convoy = Caminar en compañía de { $who }
    .hint = Por camino o campo a través, al paso de quien vaya más despacio.
raise-score = { $score ->
    [maxHealth] Subir la Salud Máxima en { $by }
    [agility] Subir la Agilidad en { $by }
   *[runningAway] Subir la Huida en { $by }
  }
    .hint = { $score ->
        [maxHealth] Puedes aguantar esas heridas de más.
        [agility] Otro dado en cada ataque.
       *[runningAway] +{ $by } en cada tirada para huir.
      }
welcome-companion = Que se una
refuse-companion = No, gracias
    .hint = La ficha vuelve a la reserva.
odds-hostile = Hostil { $hostile } %.
let-come = Que venga el encuentro
palantir-back = Devolver el encuentro
    .hint = Robas otro, y ese vale. Puede ser el mismo otra vez.
horse-roll = Tirar el dado
    .hint = Con { $from } a { $to } se ofrece a venir.
horse-spell = Lanzar Hablar con Animales
    .hint = El Caballo se une, y el hechizo se gasta.
fight-dragon = Pelear con el dragón
refuse-tax = Negarte y pelear
just-looking = Solo mirar
no-deal = No hay trato
ask-mermaid-clue = Pedir una pista a la Sirena
ask-mermaid-repair = Que repare la nave
    .hint = Todas sus heridas desaparecen.
take-boat = Quedarte con el bote
    .hint = Te abre el mar.
leave-boat = Dejar el bote
dismiss = Despedir { NAME($foe, form: "pto") }
    .hint = Vuelve a la Reserva de Encuentros.
    .sure = { NAME($foe, form: "number") ->
        [many] { NAME($foe, form: "The") } no volverán. ¿Te despides?
       *[other] { NAME($foe, form: "The") } no volverá. ¿Te despides?
      }

## Trade

trade-with = Comerciar con { $who }
    .hint = Armas, tesoros y pistas. Como mucho, 3 propuestas.
make-offer = Hacer esta oferta
swap-for-item = { $number ->
    [0] Cambiar por { NAME($item, form: "plain") }
   *[other] Cambiar por { NAME($item, form: "plain") } n.º { $number }
  }
swap-for-clues = { $count ->
    [one] Cambiar por 1 pista
   *[other] Cambiar por { $count } pistas
  }
let-propose = Que proponga { $who }
call-off-trade = Anular el trato
take-back-item = { $number ->
    [0] Retirar { NAME($item, form: "plain") }
   *[other] Retirar { NAME($item, form: "plain") } n.º { $number }
  }
ask-for-item = { $number ->
    [0] Pedir { NAME($item, form: "plain") }
   *[other] Pedir { NAME($item, form: "plain") } n.º { $number }
  }
ask-not-for-item = { $number ->
    [0] No pedir { NAME($item, form: "plain") }
   *[other] No pedir { NAME($item, form: "plain") } n.º { $number }
  }
give-clue-openly = Dar { $clue } boca arriba
give-clue-hidden = Dar { $clue } boca abajo
take-back-clue = Retirar { $clue }
ask-for-clues = { $count ->
    [one] Pedir 1 pista
   *[other] Pedir { $count } pistas
  }
    .hint = La otra parte elige cuáles.
ask-not-for-clues = { $count ->
    [one] No pedir 1 pista
   *[other] No pedir { $count } pistas
  }
    .hint = La otra parte elige cuáles.
accept-trade = Aceptar el trato
counter-trade = Proponer otra cosa
refuse-trade = Rechazar el trato
clues-face-down = { $count ->
    [one] 1 pista boca abajo
   *[other] { $count } pistas boca abajo
  }
# $gives and $asks are lists; the other message stands where one of them is empty.
terms-own = Darías { $gives } y recibirías { $asks }.
terms-own-gift = Darías { $gives } y no recibirías nada.
terms-own-plea = No darías nada y recibirías { $asks }.
terms-theirs = Recibes { $gives } y das { $asks }.
terms-theirs-gift = Recibes { $gives } y no das nada.
terms-theirs-plea = No recibes nada y das { $asks }.

## What may come of a choice, for players who ask for their chances

stake-death = Mueres
stake-prison = Vas a prisión
stake-treasures-lost = Pierdes tesoros
stake-wounded = Recibes heridas
stake-companions-lost = Pierdes compañía
stake-weapons-lost = Pierdes armas
stake-clues-lost = Gastas pistas
stake-healed = Te curas
stake-weapons-gained = Ganas armas
stake-clues-gained = Ganas pistas
stake-companions-gained = Ganas compañía
stake-spells-gained = Aprendes hechizos
stake-vessel = Consigues un bote o un barco
stake-treasures-gained = Ganas tesoros
stake-imperial = Hallas un Tesoro Imperial
