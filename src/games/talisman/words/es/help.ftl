# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = Talisman
game-blurb = El mago ha muerto, la Corona de Mando está desatendida y todo el mundo se ha dado cuenta. Hazte fuerte, encuentra un Talismán, sube al centro del tablero y gobierna a golpe de rayo. Procura no ser un Sapo en ese momento.
# What the picture on the cover shows, for those who cannot see it.
game-cover = seis héroes, desde un Guerrero con yelmo hasta un Mago barbudo, ante la Corona de Mando, que flota sobre una montaña de fuego
private-cast = Lanzar…

help-goal = 👑 El objetivo
    .text =
        El mago ha muerto, y su Corona de Mando está desatendida en el centro del tablero. Hazte fuerte fuera, encuentra un **Talismán** y entra.
        La mesa decide para qué sirve la Corona. Con **Hechizos de Mando**, quien la tiene tira cada Turno y, si saca de 4 a 6, el resto pierde una Vida o se rinde. Con un **Mando seguro** no hace falta tirar. Si no, gana en el acto quien llega antes o, en un **desafío**, quien aguanta allí sin compañía hasta su próximo Turno.
        Si solo queda una persona en juego, gana siempre. Con un **límite de rondas** o un **fondo de Turnos** deciden los puntos: lo adentro que estés, un Talismán, Fuerza, Astucia, Vidas y la mitad de tu Oro.
help-turn = 🧭 Un Turno
    .text =
        1. **Movimiento**: tira el dado y avanza exactamente eso por tu anillo, en un sentido o en el otro.
        2. **Encuentro**: la casilla donde caes, o un Personaje que esté en ella. Nunca las dos cosas.
        Yo tiro, robo y hago las cuentas. Tú solo decides.
help-rings = 🗺️ Tres anillos
    .text =
        El **Exterior** es para crecer. El **Medio** es más rico y más grosero. El **Interior** va a una casilla por Turno, sin dados y sin piedad.
        Entre los dos primeros corre el Río de las Tormentas. Se cruza por el puente, donde el **Centinela** (Fuerza 9) frena a todo el que entra; en **Balsa** (comprada, hallada, o hecha con un Hacha en las Arboledas o el Bosque), o con un barquero de la Taberna.
        El **Portal del Poder** lleva a la Región Interior. En algunas mesas está abierto. Si no, tira dos dados: no más que tu Fuerza o tu Astucia.
help-numbers = 💪 Cuatro números
    .text =
        La **Fuerza** sirve para el Combate; la **Astucia**, para el Combate Psíquico y los Hechizos. Ninguna baja nunca de lo que pone tu carta. Los otros dos son las **Vidas** y el **Oro**.
        Curarte solo llega hasta 4 Vidas, pero las Vidas que ganas no tienen tope. Sin ninguna, mueres y lo dejas todo atrás. La mesa decide si puedes volver con otro Personaje. Según el reglamento, sí, hasta que alguien pise la Corona.
help-cards = 🃏 Robar cartas
    .text =
        Casi todas las casillas dicen *roba*. Las cartas que ya están ahí cuentan para ese número, y también te las encuentras. El orden es Sucesos, Enemigos, Extraños, cosas que llevarse, Lugares. Lo que dejes se queda, boca arriba.
        Mientras haya un Enemigo, nadie llega a lo demás sin vencerlo o eludirlo.
help-fights = ⚔️ Peleas
    .text =
        Es tu Fuerza más un dado contra la suya más un dado. Los Espíritus pelean con Astucia. Varios Enemigos pelean como uno solo. Gana el total más alto. Si pierdes, se va una Vida y acaba tu Turno. Un empate solo acaba el Turno.
        Solo cuenta un Arma. Una Armadura (4 a 6), un Escudo (5 o 6) o un Yelmo (6) pueden salvar una Vida perdida en Combate, pero no contra Espíritus. Puedes probar uno de ellos, o todos donde lo digan las **tiradas de armadura**.
        Los Animales, Monstruos y Dragones que matas son **trofeos**. 7 puntos de su Fuerza compran 1 de la tuya, o menos con otra **tasa de trofeos**. Donde **los Espíritus enseñan Astucia**, los Espíritus vencidos la compran.
help-others = 🗡️ Otros Personajes
    .text =
        Si caes donde hay alguien, puedes atacar o usar una Capacidad Especial. Quien gana se lleva una Vida, un Objeto o 1 de Oro. Eso acaba el Turno y, a veces, la amistad. Algunas mesas no dejan quitar la última Vida hasta que alguien llega a la Corona.
        A quien pueda **eludir** se le pregunta antes.
help-things = 🎒 Objetos y Seguidores
    .text =
        Llevas 4 Objetos como mucho, y más con una Mula: 4 más o cuantos quieras, según la mesa. Los Seguidores no tienen límite. Algunas cartas rechazan al lado Bueno o al Malvado.
        En cualquier momento tranquilo puedes dejar lo que quieras, entre los demás botones. Salvo a la Vieja Bruja.
help-spells = 📜 Hechizos
    .text =
        Astucia 3 permite 1 Hechizo; Astucia 4, 2; y Astucia 6, 3. Son secretos. `/clues` muestra los tuyos y cuándo puedes lanzar cada uno.
        Un Hechizo se anuncia con su objetivo. Después, cualquiera puede responder con un Contrahechizo. Algunas mesas limitan cuántos puedes lanzar por Turno.
help-windows = ⏳ Cuándo puedes actuar
    .text =
        Al empezar un Turno, al llegar, en un ataque, antes de los dados, cuando está por perderse una Vida, cuando se lanza un Hechizo y al acabar un Turno, espero a todos los que **podrían** actuar. Seguir sin más delataría quién puede. Si no puedes hacer nada, paso por ti sin preguntar.
help-orders = 🔔 Órdenes permanentes
    .text =
        ¿Demasiadas preguntas? Dame **órdenes permanentes**. Puedo preguntarte solo en tus asuntos (así empiezas), también cuando se lancen Hechizos, siempre, o solo cuando una carta o capacidad tuya pueda actuar. Puedo saltarme el comienzo de tu Turno, tu llegada o su final, o dejarte en paz lo que queda de este Turno.
        Son secretas, y paso por ti tras pensarlo un momento. También puedes dar órdenes sobre Armas, Protección y botín. Decido yo lo evidente: cosas para las que tienes sitio, trofeos y cartas que viste venir. Si prefieres que pregunte, ordénalo.
help-talisman = ✨ Conseguir un Talismán
    .text =
        Hay dos entre las Aventuras. El **Hechicero** de la Región Media da uno por una Misión; el **Templo**, por un rezo (10 con dos dados), y el **Ermitaño**, a su primera visita. En algunas mesas todo el mundo empieza con uno.
        Y otra gente los tiene. Nadie dijo que hubiera que pedirlos.
help-inner = 🔥 La Región Interior
    .text =
        Dos caminos llevan de la Llanura del Peligro al Valle de Fuego. Uno pasa por las **Minas** (3 dados menos Astucia), el Vampiro, que se lleva Vidas o Seguidores, y los Fosos. El otro pasa por la **Cripta** (3 dados menos Fuerza), la Muerte, que juega a los dados, y tu propio Hombre Lobo.
        Una suma de 0 o menos te deja pasar la Cripta o las Minas. Con más, sales por algún sitio más lejano. Siempre puedes dar la vuelta, y por el camino no pasa nada.
        El Valle solo se abre ante un Talismán. Detrás está la Corona.
help-toads = 🐸 Sapos y otras inclemencias
    .text =
        Un Sapo tiene Fuerza 1, Astucia 1, ninguna pertenencia y ninguna dignidad, durante 3 Turnos. Mueve una casilla por Turno.
        En la esclavitud del Templo se tira por la libertad. Si tienes que perder un Turno, es uno posterior, nunca el que está en curso.
help-house-rules = 🏠 Reglas de la casa
    .text =
        Una mesa puede tener reglas propias, y `/game status` las muestra. Con **fichas de suerte**, pregunto tras cada tirada tuya si la repites, salvo que ordenes otra cosa. El **comercio** es con quien esté en tu casilla, entre los demás botones, en tu Turno o en el suyo. Con **ventajas**, los Personajes más débiles empiezan con más.
help-commands = ⌨️ Comandos
    .text =
        Pulsa los botones o escribe. `/play` muestra todo lo que puedes hacer ahora. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` y `/pass` son atajos para lo mismo.
        `/game map` muestra el tablero entero; `/clues`, tus Hechizos, tu Misión y tus órdenes permanentes. Cambiar trofeos y dejar cosas está entre los demás botones, y no cuesta Turno.

## Hints for beginners, each shown once

beginner-move = Tira y elige un sentido: el del reloj o el contrario, nunca los dos. Hazte fuerte fuera antes de cruzar el río.
beginner-window = Momentos como este son para los Hechizos y las Capacidades Especiales. Pasar no cuesta nada, y en el próximo vuelvo a preguntar.
beginner-fight = Cada parte tira un dado y suma su Fuerza, o su Astucia si pelean las mentes. Si pierdes, te cuesta una Vida. Si pierde una criatura, muere. Un empate no hiere a nadie.
beginner-encounter = En una casilla te encuentras con alguien que esté ahí, o con la propia casilla y sus cartas. Elige antes de mirar demasiado de cerca.
beginner-space = En lugares como este, a quien llega le pasa algo. No siempre es agradable.
beginner-trade = Un trato solo vale si los dos aceptan, y hasta entonces nada cambia de manos.
