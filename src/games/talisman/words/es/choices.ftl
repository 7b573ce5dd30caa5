# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters. `.sure` asks for
# confirmation. “You” is the player who chooses, $rival is another player.

## Anything

go-on = Seguir
done = Eso es todo
done-here = Eso es todo
    .hint = Lo demás se queda aquí, boca arriba.
last-talisman = Es tu único Talismán. Sin él, el Valle de Fuego y la Corona se te cierran.

## Characters

play-character = Jugar con { NAME($character, form: "the") }
    .hint = { $start }.
play-character-place = Empieza { NAME($place, form: "in") }.

## Moving

roll-move = Tirar el dado
    .hint = Luego, esa distancia en un sentido o en el otro.
step = Mover una casilla
    .hint = En un sentido o en el otro, sin dado.
go = { $how ->
    [raft] En balsa { NAME($to, form: "to") }
    [build] Construir una Balsa y cruzar { NAME($to, form: "to") }
    [ferry] Tomar la barca { NAME($to, form: "to") }
    [wizard] Que te manden { NAME($to, form: "to") }
    [woods] Escurrirse hasta { NAME($to, form: "the") }
    [cross] Cruzar { NAME($to, form: "to") }
    [leave] Salir por { NAME($to, form: "the") }
    [back] Volver { NAME($to, form: "to") }
    [on] Seguir hasta { NAME($to, form: "the") }
   *[go] Ir { NAME($to, form: "to") }
  }
nothing-happens-back = En el camino de vuelta no pasa nada.
cross-bridge = Cruzar el puente hacia dentro
    .hint = El Centinela cierra el paso.
enter-portal = Cruzar el Portal del Poder
    .hint = A la Llanura del Peligro, donde acaba tu Turno.
force-portal = Forzar el Portal del Poder
    .hint = { $odds } Si falla, pierdes 1 de Fuerza.
pick-portal = Abrir con ganzúa el Portal del Poder
    .hint = { $odds } Si falla, pierdes 1 de Astucia.
finish-business = Quedarte y acabar lo pendiente
    .hint = No puedes seguir hasta cerrar los asuntos de esta casilla.
regenerate = Curar 1 Vida en vez de mover
    .hint = Sin Encuentro este Turno.
regenerate-move = Mover
    .hint = Las 6 casillas enteras.
hint-bridge = Por el puente.
hint-hex = Un Maleficio: pierdes 1 Vida.
hint-here = Aquí: { NAME($things) }.
hint-here-many = Aquí: { $count } cosas y personas.
hint-toad = { $who } (un Sapo)
hint-passage = { $stat ->
    [craft] { $fails } % de fallo. { $dice } dados menos tu Astucia { $score }: solo pasas con 0 o menos.
   *[strength] { $fails } % de fallo. { $dice } dados menos tu Fuerza { $score }: solo pasas con 0 o menos.
  }
# The instruction of a space in a few words, where its printed text doesn’t fit.
rule-space = { $space ->
    [village] El Sanador, el Herrero o el Místico.
    [city] La Encantadora, el Alquimista o el Médico.
    [castle] El Médico Real y el Cambista Real.
    [graveyard] Bueno: pierdes 1 Vida. Malvado: invoca a los espíritus.
    [chapel] Bueno: cura o reza. Neutral: cura por Oro. Malvado: pierdes 1 Vida.
    [crags] Tira 1 dado.
    [forest] Tira 1 dado.
    [tavern] Tira 1 dado.
    [temple] Puedes rezar.
    [black-knight] Paga 1 de Oro o pierde 1 Vida.
    [chasm] Tira 1 dado por ti y por cada Seguidor.
    [warlocks-cave] Una Misión, si la quieres.
    [desert-east] Pierdes 1 Vida si no llevas agua.
    [desert-west] Pierdes 1 Vida si no llevas agua.
   *[other] { "" }
  }
rule-draw = { $cards ->
    [one] Roba 1 carta.
   *[other] Roba { $cards } cartas.
  }
rule-of-draw = { $space ->
    [cursed-glade] Aquí no valen Hechizos, ni Objetos Mágicos, ni los puntos de los Objetos.
    [runes-north-east] Los Enemigos suman 2 a su dado.
    [runes-south-east] Los Enemigos suman 2 a su dado.
    [runes-west] Los Enemigos suman 2 a su dado.
   *[other] { "" }
  }

## Encounters

encounter-space = Encuentro con la casilla
face-space = { $space ->
    [village] Visitar { NAME($here, form: "the") }
    [city] Visitar { NAME($here, form: "the") }
    [castle] Visitar { NAME($here, form: "the") }
    [tavern] Entrar en { NAME($here, form: "the") }
    [chapel] Entrar en { NAME($here, form: "the") }
    [graveyard] Entrar en { NAME($here, form: "the") }
    [temple] Entrar en { NAME($here, form: "the") }
    [warlocks-cave] Entrar en { NAME($here, form: "the") }
    [crags] Trepar por { NAME($here, form: "the") }
    [forest] Entrar en { NAME($here, form: "the") }
    [chasm] Desafiar { NAME($here, form: "the") }
    [desert-east] Cruzar { NAME($here, form: "the") }
    [desert-west] Cruzar { NAME($here, form: "the") }
   *[other] Afrontar { NAME($here, form: "the") }
  }
face-lying = Afrontar lo que hay aquí
draw-cards = { $cards ->
    [one] Robar una carta
   *[other] Robar { $cards } cartas
  }
draw-and-face = { $cards ->
    [one] Robar una carta y afrontar el resto
   *[other] Robar { $cards } cartas y afrontar el resto
  }
encounter-player = Encararse con { $rival }
    .hint = Fuerza { $strength }, Astucia { $craft }, { $lives }, { $gold } de Oro.
encounter-toad = Encararse con { $rival }, un Sapo
    .hint = Fuerza { $strength }, Astucia { $craft }, { $lives }, { $gold } de Oro.
do-nothing-here = No hacer nada aquí
take-gold = Recoger { $gold } de Oro
hire = Contratar { NAME($card, form: "to") } por { $price } de Oro
    .hint = Cada Turno, 1 de Oro más compra { $strength } de Fuerza en Combate hasta que acabe el Turno.
meet = { $way ->
    [drink] Beber en { NAME($card, form: "the") }
    [pray] Rezar en { NAME($card, form: "the") }
    [enter] Entrar en { NAME($card, form: "the") }
    [visit] Visitar { NAME($card, form: "obj") }
   *[meet] Hablar con { NAME($card, form: "the") }
  }
attack = Atacar a { $rival }
attack-with-craft = Atacar a { $rival } con Astucia
leave-it-at-that = Dejarlo así
use-ability = { $ability ->
    [thief-steal] Robar algo a { $rival }
    [sorceress-beguile] Engatusar a { $rival }
    [sorceress-lure] Atraer un Seguidor de { $rival }
    [minstrel-serenade] Dar una serenata a los Seguidores de { $rival }
   *[other] Usar { NAME($name) } con { $rival }
  }
hint-beguile = { $needs ->
    [6] Un Objeto o 1 de Oro con un 6 ({ $chance } %).
   *[other] Un Objeto o 1 de Oro con { $needs } o más ({ $chance } %).
  }
hint-steal = Un Objeto, una Mula o 1 de Oro. Sin tirar.
hint-lure = No la Doncella, el Unicornio, la Princesa ni un Animal.

## Fights

bare-hands = Pelear a puño limpio
    .hint = No cuenta ningún Arma.
use-weapons = Usar { NAME($weapons, form: "the") }
    .hint = +{ $bonus } de Fuerza.
take-the-blow = Encajar el golpe
    .hint = La Vida se pierde.
try-card = Probar con { NAME($card, form: "the") }
win-life = Quitar una Vida
    .hint = Un Objeto o un Hechizo aún pueden salvarla.
take-1-gold = Llevarte 1 de Oro
let-go = Dejar ir a tu rival
take = Quedarte con { NAME($card, form: "the") }
take-nothing = No llevarte nada
    .hint = No queda nada que llevarse.
enough-weapons = { $limit ->
    [one] Ya tienes { NAME($held, form: "the") } y solo cuenta un Arma.
   *[other] Ya tienes { NAME($held, form: "the") } y solo cuentan { $limit } Armas.
    }
raise = Alzar al Enemigo como Seguidor
    .hint = Suma su Fuerza a un Combate y luego se deshace.
keep-as-trophy = Guardar al Enemigo como trofeo
    .hint = { $rate } puntos de trofeos compran 1 de Fuerza.

## Windows: passing

pass-hint = No lanzar nada ahora.
look-round = Mirar alrededor
roll-to-be-free = Tirar por tu libertad
on-to-move = Pasar al Movimiento
let-dice-decide = Que decidan los dados
    .hint = { $own } contra { $theirs }, antes de los dados.
let-dice-decide-many = Que decidan los dados
    .hint = { $own } contra { $theirs }, antes de los dados. Pelean como uno solo.
strike = Dar el golpe final
accept-loss = Aceptar la pérdida
end-turn = Acabar el Turno
stand-and-fight = Plantar cara
fight-at-odds = Pelear: { $lose } % de perder, { $win } % de ganar
meet-foe = Encontrarte con { NAME($foe, form: "the") }
let-try = Que { $rival } pruebe
# In the matter of another player.
let-w-start = Que { $rival } se ponga en marcha
let-w-land = Que { $rival } mire alrededor
let-w-attack = Dejar que pase
let-w-combat = Dejar que peleen
let-w-loss = Que { $rival } lo encaje
let-kill = Dejar que caiga el golpe
let-w-cast = Dejar que el Hechizo actúe
let-w-end = Dejar que acabe el Turno
# The one button on the table card, for everybody.
pass = Pasar
pass-w-start = Pasar: sale { $who }
pass-w-land = Pasar: { $who } mira alrededor
pass-w-attack = Pasar: que ocurra
pass-w-combat = Pasar: que decidan los dados
pass-w-loss = Pasar: aceptar la pérdida
pass-kill = Pasar: que caiga el golpe
pass-w-cast = Pasar: que actúe el Hechizo
pass-w-end = Pasar: acaba el Turno

## Windows: acting

bribe = Pagar { $gold } de Oro { NAME($card, form: "to") }
    .hint = Te deja en paz este Turno y espera al siguiente cliente.
evade-all = Eludir a todos
    .hint = El resto del Turno.
evade = Eludir { NAME($foe, form: "to") }
    .hint = El resto del Turno.
evade-plain = Eludir el ataque
    .hint = El resto del Turno.
charm = Tocar para { NAME($foe, form: "the") }
    .hint = Te sigue si sacas más de { $strength } ({ $chance } %). Funciona una vez por partida.
attack-foe = Atacar { NAME($foe, form: "to") }
send-in = Mandar { NAME($card, form: "to") } a la pelea
    .hint = +{ $strength } de Fuerza en esta pelea. Luego se deshace.
pay-fighter = Pagar { $gold } de Oro { NAME($card, form: "to") }
    .hint = { $strength } de Fuerza en Combate hasta que acabe el Turno.
drink = Beber { NAME($card, form: "the") }
    .hint = { $strength } de Fuerza hasta que acabe el Turno. Funciona una vez.
assassinate = Asesinar
    .hint = Tu rival no suma dado.
destroy-foe = Destruir { NAME($foe, form: "to") }
    .hint = Sin pelea y sin trofeo.
destroy-foe-with = Destruir { NAME($foe, form: "to") }
    .hint = Con { NAME($card, form: "the") }. Sin pelea y sin trofeo.
cast-spell = Lanzar { NAME($spell) }
cast-on-self = Lanzarte { NAME($spell) }
cast-on-target = Lanzar { NAME($spell) } sobre { NAME($target, form: "the") }
cast-to-space = Lanzar { NAME($spell) } para ir { NAME($target, form: "to") }
cast-for-loot = Lanzar { NAME($spell) } sobre { NAME($target, form: "the") }: { NAME($loot) }
cast-at-card = Lanzar { NAME($spell) } sobre { NAME($card, form: "the") }, { NAME($place, form: "in") }

## Things and Spells

leave-card = Dejar aquí { NAME($card, form: "obj") }
leave-nothing = No dejar nada
    .hint = Ya estás dentro de tu límite.
part-with = Despedirte { NAME($card, form: "of") }
sell-card = Vender { NAME($card, form: "the") } por 1 de Oro
turn-card = Cambiar { NAME($card, form: "the") } por 1 de Oro
alchemy-cast = Lanzar Alquimia
    .hint = Cada Objeto que hayas elegido se vuelve 1 de Oro.
alchemy-keep = Guardar el Hechizo
    .hint = Nadie se entera.
put-away = Apartar { NAME($card, form: "the") }
replace-card = Sustituir { NAME($card, form: "the") }
replace-nothing = No sustituir nada
    .hint = Enfréntate a lo que has robado.
discard-spell = Descartar { NAME($spell) }
discard-copy = Descartar { NAME($spell) }, copia { $copy }
peek = Mirar los Hechizos de { $rival }
    .hint = Nadie se entera.

## Lives, trophies and luck

lose-lives = { $lives ->
    [one] Perder 1 Vida
   *[other] Perder { $lives } Vidas
  }
    .hint = Tienes { $have }.
admit-defeat = Rendirte
    .hint = Sales de la partida para siempre.
    .sure = Saldrías de la partida y no podrías volver.
keep-trophies = Guardar los trofeos
    .hint = No se estropean.
choose-trophies = { $stat ->
    [craft] Elegir trofeos para Astucia
   *[strength] Elegir trofeos para Fuerza
  }
    .hint = Los eliges de uno en uno.
trade-trophies = { $stat ->
    [craft] Cambiar trofeos por { $points } de Astucia
   *[strength] Cambiar trofeos por { $points } de Fuerza
  }
    .hint = Entregas { NAME($cards, form: "the") }.
    .short = { $count ->
        [one] Entregas 1 trofeo.
       *[other] Entregas { $count } trofeos.
      }
keep-all-trophies = Guardar todos los trofeos
hand-in = Entregar { NAME($card, form: "the") }
roll-again = Tirar otra vez
    .hint = Cuesta una ficha de suerte, y vale la tirada nueva.
keep-roll = Quedarte con la tirada
give-him = Que se quede con { NAME($card, form: "the") }
pay-in-lives = Pagar el resto en Vidas

## Trade

offer-deal = Proponer un trato a { $rival }
    .hint = Objetos, Seguidores u Oro, si los dos dicen que sí.
propose-deal = Proponer este trato
cancel-deal = Anular el trato
give-card = Entregar { NAME($card, form: "obj") }
give-gold = Dar 1 de Oro
want-card = Pedir { NAME($card, form: "the") }
want-gold = Pedir 1 de Oro
agree-deal = Aceptar el trato
decline-deal = Rechazar el trato
    .hint = No te lo vuelven a proponer este Turno.

## Spaces and shops

stay-aligned = Seguir del lado { NAME($alignment) }
become-aligned = Pasar al lado { NAME($alignment) }
    .hint = Solo puedes cambiar una vez por Turno.
draw-spells = Robar Hechizos
    .hint = Hasta tu máximo.
draw-no-spells = No robar Hechizos
pay-toll = Pagar 1 de Oro
    .hint = Tienes { $gold } de Oro.
lose-life = Perder 1 Vida
    .hint = Tienes { $have }.
lose-follower = Perder un Seguidor
    .hint = Tú eliges cuál.
buy = Comprar { NAME($item, form: "a") } por { $price } de Oro
pocket = Llevarte { NAME($item, form: "a") }
    .hint = Gratis, una vez por visita. { $gist }
    .short = Gratis, una vez por visita.
roll-here = { $space ->
    [temple] Rezar
    [graveyard] Invocar a los espíritus
   *[other] Tirar el dado
  }
roll-here-not = { $space ->
    [temple] No rezar
    [graveyard] Dejar en paz a los espíritus
   *[other] No tirar
  }
hint-temple = { $harm } % de salir mal. 6 o 7 es un punto; 8 o 9, Hechizo; 10, Talismán; 11 o 12, Vidas.
hint-graveyard = { $miss } % de perder un Turno, { $spell } % de Hechizo, { $heal } % de curar 1 Vida.
skip-roll = No tirar
    .hint = Sabes el camino, gracias { NAME($by, form: "to") }.
skip-own-roll = No tirar por ti
    .hint = Sabes el camino, gracias { NAME($by, form: "to") }. Tus Seguidores sí tiran.
roll-anyway = Tirar igualmente
    .hint = Vale lo que salga.
visit-none = No visitar a nadie
visit-blacksmith = Ver al Herrero
    .hint = { NAME($wares) }.
visit-mystic = Ver al Místico
    .hint = { $craft } % de 1 de Astucia, { $spell } % de Hechizo, { $good } % de ser Bueno. Espanta a la Vieja Bruja.
visit-alchemist = Ver al Alquimista
    .hint = Tus Objetos por 1 de Oro cada uno.
visit-enchantress = Ver a la Encantadora
    .hint = { $toad } % de acabar Sapo, { $lose } % de perder un punto, { $gain } % de ganar punto o Hechizo.
visit-pray = Rezar
    .hint = { $life } % de una Vida, { $spell } % de un Hechizo.
wares-priced = { NAME($items) } por { $price } de Oro
heal-free = { $lives ->
    [one] Curar 1 Vida
   *[other] Curar { $lives } Vidas
  }
    .hint = Gratis.
heal-paid = { $lives ->
    [one] Curar 1 Vida por { $gold } de Oro
   *[other] Curar { $lives } Vidas por { $gold } de Oro
  }
trade-in = Cambiar { NAME($card, form: "to") } por { $gold } de Oro
    .hint = La Corona recompra a sus parientes.
add-one = Sumar 1
add-nothing = No sumar nada
wish-gain-spell = Desear un Hechizo
wish-gain-gold = Desear 1 de Oro
wish-gain-strength = Desear 1 de Fuerza
wish-gain-craft = Desear 1 de Astucia
wish-gain-life = Desear una Vida
wish-teleport-choice = Desear estar en otra parte
    .hint = Cualquier casilla de esta Región, con un Encuentro allí.
accept-quest = Aceptar una Misión
    .hint = Un dado dice cuál. Al cumplirla recibes un Talismán, si queda alguno.
decline-quest = Rechazar la Misión
pay-warlock = Pagar { $gold } de Oro al Hechicero
    .hint = La Misión está cumplida, y recibes un Talismán si queda alguno.
pay-later = Pagar después
hand-over = Entregar { NAME($card, form: "obj") }

## What may come of a choice, for players who ask for their chances

stake-death = Mueres
stake-toad = Te vuelves Sapo
stake-slavery = Caes en la esclavitud
stake-life-lost = Pierdes Vidas
stake-turns-lost = Pierdes Turnos
stake-strength-lost = Pierdes Fuerza o Astucia
stake-things-lost = Pierdes Objetos
stake-followers-lost = Pierdes Seguidores
stake-gold-lost = Pierdes Oro
stake-life-gained = Ganas Vidas
stake-strength-gained = Ganas Fuerza
stake-craft-gained = Ganas Astucia
stake-things-gained = Ganas Objetos
stake-followers-gained = Ganas Seguidores
stake-spells-gained = Ganas Hechizos
stake-gold-gained = Ganas Oro
stake-talisman = Consigues un Talismán
stake-crown = Llegas a la Corona
