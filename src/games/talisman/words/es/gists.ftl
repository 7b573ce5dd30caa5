# What Spells and cards are for, in a few words, and the odds of dice and fights. `.hint` is the same as a sentence.

## Spells. `.when` says when they may be cast.

gist-acquisition = Quita 1 Objeto o 1 de Oro a quien quieras
    .when = al empezar tu Turno
gist-alchemy = Convierte Objetos tuyos en 1 de Oro cada uno
    .when = al empezar tu Turno
gist-counterspell = Deshaz un Hechizo recién lanzado, incluso el de Mando
    .when = cuando se lanza un Hechizo
gist-destroy-magic = Nadie usa Hechizos ni Objetos Mágicos hasta tu próximo Turno
    .when = al empezar o acabar tu Turno
gist-destruction = Retira del tablero una carta boca arriba
    .when = al empezar tu Turno o después de mover
gist-divination = Mira las próximas 5 Aventuras
    .when = al empezar tu Turno
gist-healing = Cura a quien quieras hasta 4 Vidas
    .when = en cualquier momento del Turno de quien sea
gist-hex = Quien caiga ahí pierde 1 Vida, durante 3 rondas
    .when = al empezar tu Turno
gist-immobility = Congela un Turno ajeno, o elude a un atacante
    .when = al empezar un Turno ajeno o cuando te atacan
gist-invisibility = Elude lo que quieras hasta que acabe el Turno
    .when = cuando te atacan
gist-mesmerism = Quita 1 Seguidor a quien quieras
    .when = al empezar tu Turno
gist-nullify = Otro Personaje descarta todos sus Hechizos
    .when = en cualquier momento del Turno de quien sea
gist-preservation = Salva 1 Vida, 1 Seguidor o 1 Enemigo
    .when = cuando algo está a punto de perderse
gist-psionic-blast = Suma tu Astucia inicial a tu Fuerza
    .when = antes de los dados en una de tus peleas
gist-random = Tira 1 dado por quien quieras: de Sapo a Vida extra
    .when = en cualquier momento del Turno de quien sea
gist-teleport = Ve a cualquier otra casilla de tu Región
    .when = al empezar tu Turno
gist-temporal-warp = Juega 3 Turnos seguidos
    .when = al empezar tu Turno
gist-hint = { $gist }.

## Cards

figure-strength = Fuerza { $figure }
figure-craft = Astucia { $figure }
bonus-dragons = { $bonus } contra Dragones
bonuses-hint = { $bonuses }.
bonuses-not-for = { $bonuses }. No apto para { NAME($alignments, form: "side") }.
saves = salva una Vida con { $dice }
    .hint = Salva una Vida en Combate con { $dice }.
dice-from-to = { $first } a { $last }
mule-plus-four = Carga 4 Objetos más por ti. Te juzga por cada uno.

## What a card without figures is for, in a list: “Healer (heals up to 2 Lives a visit, free)”

use-mule-unlimited = carga cualquier número de Objetos
use-mule-plus-four = carga 4 Objetos más
use-hag = espanta a los demás Seguidores
use-poltergeist = frena a una casilla por Turno, hasta el Río de las Tormentas
use-enchanter = concede un deseo a la primera visita con Astucia 4 o más
use-fairy = concede un deseo a la primera visita del lado Bueno
use-healer = cura hasta 2 Vidas por visita, gratis
use-hermit = tiene un Talismán para su primera visita
use-mage = da un Hechizo a cada visita del lado Bueno
use-phantom = concede un deseo a la primera visita del lado Malvado
use-sorcerer = vende un Hechizo por 1 de Oro
use-witch = lo deja al dado, de Sapo a Vida
use-alchemist = convierte Objetos en 1 de Oro cada uno
use-gnome = ayuda en el Portal, las Minas, los Riscos y las Colinas
use-guide = sin tirar en el Bosque, los Riscos ni el Abismo
use-mercenary = 1 de Oro por contratarlo, y 1 de Oro por Turno para 3 de Fuerza en Combate
use-pixie = sin tirar en el Bosque, y elude en las Arboledas
use-prince = cura gratis en el Castillo, o 3 de Oro allí
use-princess = cura gratis en el Castillo, o 3 de Oro allí
use-amulet = rechaza todo Hechizo salvo el de Mando, y no deja lanzar ninguno
use-cross = hace seguros la Capilla y el Cementerio, y destruye Espíritus
use-orb-of-knowledge = cambia una carta al robarla
use-potion-of-strength = +2 de Fuerza el resto de un Turno, una vez
use-talisman = la llave del Valle de Fuego
use-wand = siempre 1 Hechizo como mínimo, y sitio para 1 más
use-water-bottle = no se pierden Vidas en el Desierto
use-raft = cruza el Río de las Tormentas el próximo Turno y se hunde
use-bag-of-gold = vale 1 de Oro
use-two-bags-of-gold = valen 2 de Oro
use-cave = un dado da Dragón, Goblin, una larga caminata u Oro
use-fountain-of-wisdom = 1 de Astucia por visita, mientras dure
use-magic-portal = un dado dice adónde lleva
use-magic-stream = 1 de Fuerza por visita, mientras dure
use-market = vende Espadas, Yelmos, Cantimploras, Escudos, Mulas y Balsas
use-marsh = cuesta 1 Turno con Fuerza menor que 5
use-maze = cuesta 1 Turno con Astucia menor que 5
use-pool-of-life = 1 Vida por visita, mientras dure
use-shrine = un rezo y un dado

## The text of the Crown under other house rules, to the visitor, as the box has it

crown-instant = Llega aquí antes que nadie y ganas. Reinar sienta bien.
crown-contest = Si al empezar tu próximo Turno no hay nadie más aquí, ganas. Mientras tanto, tendrá que bastar un Hechizo de Mando.
crown-always = ¿No hay nadie más aquí? Lanza un Hechizo de Mando cada Turno, y que sangre el resto. Reinar sienta bien.

## Odds

odds = { $lose } % de perder, { $win } % de ganar.
odds-with = Con eso: { $lose } % de perder, { $win } % de ganar.
odds-save = { $fails } % de fallo.
odds-table = { $harm } % de salir mal, { $gain } % de salir bien.
odds-draw = { $lose } % de robar un Enemigo y perder; { $enemy } % de robar alguno.
odds-draw-many = { $cards ->
    [one] { $enemy } % de robar un Enemigo.
   *[other] { $enemy } % de robar un Enemigo entre { $cards } cartas.
  }
odds-chasm = { $who ->
    [himself] { $fall } % de caer y perder una Vida.
    [followers] { $follower } % de perder un Seguidor.
   *[all] { $fall } % de caer y perder una Vida, { $follower } % de perder un Seguidor.
  }
odds-death = { $lose } % de perder una Vida, { $win } % de pasar ante la Muerte.
odds-pits = { $lose } % de perder una pelea, { $win } % de vencer a todos los Demonios del Foso este Turno.
odds-vampire = { $lives } % de perder Vidas: se lleva hasta 3 Seguidores o, a falta de ellos, Vidas.
odds-again = Si repites la tirada: { $lose } % de perder, { $win } % de ganar.
odds-keep = Si te la quedas: { $lose } % de perder, { $win } % de ganar.
odds-scores = { $fight ->
    [psychic] Astucia { $theirs } contra { $own }
   *[combat] Fuerza { $theirs } contra { $own }
  }
odds-scores-yours = { $fight ->
    [psychic] Astucia { $theirs } contra tus { $own }
   *[combat] Fuerza { $theirs } contra tus { $own }
  }
odds-against = { $scores }.
odds-duel = { $fight ->
    [psychic] Tu Astucia { $own } contra { $theirs }.
   *[combat] Tu Fuerza { $own } contra { $theirs }.
  }
odds-at-most = { $dice ->
    [one] { $fails } % de fallo: se abre con { $most } o menos en 1 dado.
   *[other] { $fails } % de fallo: se abre con { $most } o menos en { $dice } dados.
  }
score = { $value } + { $counted } = **{ $total }**
score-best-of = { $value } + { $counted } (de { $dice }) = **{ $total }**
score-sure = **{ $total }**
