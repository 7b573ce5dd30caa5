# The game's title and its rules for a beginner. They have to be true under all house rules. A passage has at most 900
# letters with its heading.

game-title = El Hechicero de la Montaña de Fuego
    .short = El Hechicero
game-blurb = Nueve llaves, tres cerraduras y un cofre bajo una montaña llena de cosas que no quieren que lo tengas. Explora, pelea, haz preguntas incómodas y procura que no te coman.
# What the picture on the cover shows, for those who cannot see it.
game-cover = la Montaña de Fuego de noche, con la cumbre roja y ardiente, entre el Hechicero, que tiene ojos de fuego, y un cofre con tres cerraduras
private-use = Usar…

help-goal = 🏔️ El objetivo
    .text =
        En lo hondo de la montaña hay un cofre con tres cerraduras. **Ábrelo antes que nadie, con las llaves correctas, y ganas en el acto.**
        Las llaves van del 1 al 9, y nadie sabe cuáles son las tres correctas: sus cartas de Llave están bajo el cofre. Las otras seis están en manos de la mesa. Averigua quién tiene qué, busca llaves y llega hasta allí.
help-keys = 🔑 Cartas de Llave y llaves
    .text =
        Una **carta de Llave** es una prueba. Si tienes la carta de Llave 5, el 5 no está bajo el cofre. Las tuyas son secretas, y las conservas siempre.
        Una **llave** es un número en una carta de Tesoro, y gira en una cerradura. Cada número está en tres cartas de Tesoro. Un manojo tiene cuatro números.
        Tu cuaderno está en `/clues`. Yo anoto todo lo que te han mostrado: ● aquí, · aquí no, ? abierto. **Cuaderno**, bajo tus opciones, admite tus propias marcas a lápiz.
help-turn = 🕯️ Un turno
    .text =
        1. **Antes**, si quieres: usa una carta, haz un trato, deja Tesoros.
        2. **Una acción**: mover, comer, quedarte, cruzar el río, probar con el cofre o pasar.
        3. **Encuentros**: primero lo que haya en la sala, luego quien esté aquí.
        4. **Tesoro**: la carta de arriba de la sala, si el camino está libre.
help-moving = 🥾 Moverse
    .text =
        Tira un dado (más con **pies ligeros**) y gástalo entero. Salas, pasadizos, el borde del Laberinto, otros aventureros y Tesoros en el suelo te dejan parar antes. Entrar en una sala te detiene siempre.
        Si un dado muestra 1, puedes hacer antes un **Desafío de Llave**. Con **lenguas sueltas** sirve también otra cara.
help-challenges = 🔎 Desafíos de Llave
    .text =
        Di un número. El resto te enseña esa carta de Llave, o una en blanco, y solo miras tú. Yo respondo por todo el mundo, así que nadie puede mentir.
        Si todas están en blanco y no la tienes tú, está bajo el cofre. La Vidente vende desafíos por 2 de Oro, y la Bola de Cristal contiene uno.
help-battles = ⚔️ Batallas
    .text =
        En cada ronda, las dos partes tiran dos dados y suman Destreza y equipo. El total más bajo recibe una herida, por lo general de 2 de Resistencia. Con 0 mueres tú, o muere tu rival. Matar un monstruo da 1 de Suerte.
        Tras una ronda puedes **escapar** con un 3 o más, por 0 a 2 de Resistencia. Acabas fuera de la puerta, y el monstruo se recupera.
        Con **equipo automático** te pongo el yelmo y desenvaino tu mejor espada. «Pelear» sigue sin preguntar hasta que flojees, según la cifra de tus órdenes permanentes. «Pelear hasta el final» no se detiene por nada.
        Con **paladín del monstruo**, quien juega después pulsa el botón de los dados de tu monstruo, o tiene una orden permanente que lo pulsa.
help-scores = 🍀 Destreza, Resistencia, Suerte
    .text =
        Para **probar tu Suerte**, tira dos dados: hay suerte si sacas tu Suerte o menos. Cada prueba cuesta 1 de Suerte, salga como salga. Las presas y el Conserje la devuelven.
        Para **comer** hace falta el turno entero. Una Provisión devuelve 4 de Resistencia, pero un **tope de Resistencia** la frena en tu valor inicial. No puedes comer dos turnos seguidos, ni donde algo pueda seguirte.
        Con **ayuda a los débiles**, poca Destreza significa más Resistencia, y una o dos cartas de Llave oídas antes del primer turno.
help-rooms = 🚪 Salas
    .text =
        Casi todas las salas tienen una carta boca abajo: monstruo, trampa, comerciante o forastero. Resuélvela y toma la carta de Tesoro de arriba; mírala y quédatela o devuélvela. Mientras haya sitio, la tomo y la guardo por ti, salvo que una orden permanente me haga preguntar.
        Cinco anfitriones no se van nunca: el Intendente, el Conserje, los Enanos, el Viejo y la Vidente. No puedes visitar dos veces al mismo hasta que haya ido otra persona.
        En la mochila caben seis cartas de Tesoro. Las espadas van al cinto, dos como mucho.
help-ways = 🌊 Río, pasadizos, Laberinto
    .text =
        El **río** se cruza desde cualquier orilla: en barca (3 de Oro), en balsa (prueba tu Suerte) o por el puente (un dado). Caerse significa el Cocodrilo.
        Caer en un **pasadizo secreto** acaba tu turno. En el próximo sales por cualquiera del mismo color. Sin linterna, decide un dado.
        El **Laberinto** es el camino corto al cofre, si es que es camino. Un callejón sin salida cuesta el turno y, en un **Laberinto estricto**, también el siguiente. El camino largo pasa por el Estudio del Hechicero, con el Hechicero dentro.
help-players = 🗡️ El resto de la mesa
    .text =
        En la misma casilla puedes hacer **tratos**: Oro, Provisiones, cartas de Tesoro o un vistazo a una carta de Llave. **Cambiar** es vistazo por vistazo, o verdad por verdad, en el mismo momento. Yo cumplo lo acordado. Lo que solo se dice, no.
        También puedes **atacar**, cuando los dos hayan entrado y salido de una sala. Si tu víctima escapa, le robas: todas las llaves, una carta al azar o una que conozcas, y la linterna. Si muere, todo es tuyo.
        En una **montaña en paz** nadie puede atacar, envenenar ni maldecir a otro aventurero.
help-alone = 🕯️ En solitario
    .text =
        En una **expedición en solitario**, las otras seis cartas de Llave están en una pila. En vez de hacer un Desafío de Llave o de mirar la mano de un rival, ves al azar una carta de la pila, que se vuelve a barajar.
        Si fallas en el cofre, solo oyes cuántos estaban mal. Una sala cuyo ocupante nunca se va te deja entrar otra vez cuando hayas estado en otra. Si se apaga la última luz, todos los números que escribas deben ser correctos.
help-chest = 🔑 El cofre
    .text =
        En la Cámara del Tesoro di tres números cuyas llaves tengas, o dos si hay una cerradura abierta. Todos bien: ganas. Alguno mal: digo cuántos, y vuelves a la Orilla Sur. Si hay más gente, solo tú sabes cuáles.
        Tras la última ronda, todo el mundo escribe números. Es la ronda 100, o cuando suena la **campana de medianoche**. Cada número correcto puntúa, y más si llevas su llave.
help-death = ☠️ La muerte
    .text =
        Tus Tesoros se quedan donde caíste, solo para ti, salvo que te matara alguien de la mesa y se los llevara. El Oro y la comida se pierden. El próximo turno entras con un aventurero nuevo, que sabe todo lo que sabes tú.
help-commands = ⌨️ Comandos
    .text =
        Pulsa los botones o escribe. `/play` muestra todo lo que puedes hacer ahora. `/move`, `/explore`, `/use`, `/fight`, `/flee`, `/trade` y `/pass` son atajos para lo mismo.
        `/game map` muestra la montaña entera; `/clues`, tu cuaderno y tu mochila.
