# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = En busca de los Tesoros Imperiales
    .short = Tesoros Imperiales
game-blurb = Seis Tesoros Imperiales desaparecieron tras una fiesta a la que nadie reconoce haber ido. Sigue pistas, corre más que los ogros, soborna carceleros y procura tener más que nadie cuando aparezca el último.
# What the picture on the cover shows, for those who cannot see it.
game-cover = el Emperador en su trono, en una sala de columnas, y a su alrededor los seis Tesoros Imperiales, cada uno con su propia luz
private-use = Usar una pista…
private-cast = Lanzar…

help-goal = 🏰 El objetivo
    .text =
        Seis Tesoros Imperiales desaparecieron tras una fiesta a la que nadie admite haber asistido. Los buscas, junto con todo lo demás que brille.
        La partida acaba cuando se han hallado los seis, estén en manos de alguien o en el Banco. **Entonces gana quien tenga más tesoros.** En empate gana quien tenga más armas corrientes, y después decide un dado. Con la **victoria compleja** deciden los puntos.
        Una **partida corta** puede acabar antes, al final de una ronda, cuando se han hallado bastantes Tesoros Imperiales *y* jugado bastantes rondas. Por defecto son dos tesoros y cuatro rondas; el estado de la mesa da tus cifras. En todo caso acaba con la última ronda.
help-turn = 🧭 Un turno
    .text =
        1. **Moverte**: quédate, camina, navega, teletranspórtate, lanza Curación o Invisibilidad, o medita.
        2. **Cambiar**: en un lugar con nombre, cambia una pista por tesoros, entrega pasajeros o visita al Emperador.
        3. **Explorar**, en un lugar con nombre: dos dados en su tabla.
        4. **Encuentro**, en cualquier otro sitio: una ficha de la reserva. Si vive en ese terreno, te topas con ella.
        Te toca el 3 o el 4, nunca los dos. Yo hago todas las tiradas. Tú solo decides.
help-moving = 🗺️ Moverse
    .text =
        Por **camino**: hasta 3 hexágonos. El Talismán de Quox y el Caballo Salvaje suman uno cada uno.
        Yendo **campo a través**: un paso a cualquier hexágono de tierra vecino, o dos con Edu Águila.
        Por **mar**: dos pasos con bote o barco, desde cualquier costa y hasta cualquier costa. Al desembarcar acaba el movimiento.
        Un movimiento es una de las tres cosas, nunca una mezcla. Pasar por un lugar no hace nada. Acabar en él, sí.
        Si el dado sale par, el Oasis Fugaz está en su sitio. Si sale impar, es arena.
help-clues = 📜 Pistas
    .text =
        Las pistas son secretas, y `/clues` muestra las tuyas. Cada una nombra un lugar. Acaba ahí tu movimiento y cambia la pista por un tesoro, o a veces dos. Unos pocos lugares piden además un arma. Una pista por turno.
        Puedes tener cuatro. Con la quinta hay que elegir cuál olvidas.
        La ESPECIAL vale en cualquier sitio con nombre. Con un 1 no encuentra nada; de 2 a 5, un tesoro; con un 6, dos.
        En una **partida corta** ninguna pista lleva a la Ciudad Perdida, y la mesa decide si empiezas con tres pistas o con cuatro.
help-exploring = 🎲 Explorar
    .text =
        Cada lugar tiene su propia tabla de 2 a 12. Puedes hallar una pista (más o menos una de cada tres tiradas), un arma o una nave, una cura, un encuentro, agua mala y, de vez en cuando, una prisión. Tus opciones muestran las probabilidades.
        El resultado *cura de todas las heridas* cuesta un arma, y *tienes que irte* te manda al hexágono de al lado, donde algo espera.
help-encounters = ✨ Encuentros
    .text =
        No todas las fichas valen donde estás, y las que no, vuelven con una disculpa. Unas atacan, otras tiran un dado para ver de qué humor están, otras se unen a ti. El Guardia Imperial y la Armada confiscan Tesoros Imperiales sin discusión.
        El Brujo Malvado, los Esqueletos, los Zombis y Olliver J. Dragón **se le juegan a otra persona**: tú a alguien, o alguien a ti.
        La Ciudad Perdida se queda en el mapa cuando alguien da con ella, y se puede explorar como cualquier lugar.
help-fights = ⚔️ Peleas
    .text =
        Antes, la compañía puede desertar. Luego las dos partes tiran un dado, y la diferencia son las rondas de **Aproximación**, para arcos, hondas, hechizos y rocas. Después, **cuerpo a cuerpo**.
        Tiras tantos dados como tu Agilidad más la bonificación de tu arma. Aciertan 5 y 6, y las armas mágicas también con 4. Las dos partes golpean a la vez. Los golpes se reparten por tu grupo, y los escudos y algunas armas detienen unos pocos.
        Tras cada ronda puedes huir: dos dados, más tu Huida, menos la suya. Con 7 o más escapas. Cuenta quien sea más lento, salvo que dejes atrás a los lentos. Con un solo botón puedo pelear por ti mientras vayas bien.
        Las probabilidades «hasta el final» suponen que nadie deja de golpear y que los golpes sueltos van adonde sugiero.
        Si vences, llévate lo que guardaba.
help-spells = 📖 Hechizos y pergaminos
    .text =
        Los elfos tienen un hechizo; los clérigos, dos; los magos, cuatro. Los pergaminos son para todo el mundo. Se lanza o se lee uno por ronda, en vez de golpear. Un hechizo se gasta al lanzarlo.
        Para recuperarlo, **medita** en vez de moverte: dos dados contra su objetivo. Si fallas, algo se pasa por allí. Prueba con el mismo hechizo el próximo turno, y llega sin tirar.
help-companions = 🐾 Compañía, naves, equipo
    .text =
        La compañía pelea a tu lado y comparte los golpes. La Doncella Marywin quiere ir al Castillo Altapena, y la Princesa Elfa, a Hojaplata; las dos pagan al llegar.
        Las naves vienen de los puertos y de Piratas vencidos, y se quedan junto al agua. Si una se hunde en el mar, pierdes la mitad de todo, según los dados, y despiertas en la Guarida de los Piratas.
        Llevas lista un arma, y un escudo si tu clase puede. Cámbialos cuando nada te esté atacando.
help-trade = 🤝 Comercio
    .text = En tu turno puedes tratar con otra persona de tu hexágono: armas, tesoros y pistas, con las pistas boca abajo si quieres. Puedes proponer hasta tres veces. Nada obliga a nadie a ser razonable.
help-prison = ⛓️ Prisión
    .text = Soborna al carcelero con un tesoro, teletranspórtate, o busca el pasadizo secreto en un turno posterior: hace falta 7, 11 o cualquier doble. Ahí dentro nadie puede jugarte nada, que ya es algo.
help-emperor = 👑 El Emperador
    .text = En la Capital Imperial puedes entregar un Tesoro Imperial y recibir **dos** tesoros a cambio. Desde entonces no es de nadie, pero sigue contando como hallado.
help-death = ☠️ La muerte, y el final
    .text =
        Si recibes tantas heridas como tu Salud Máxima, mueres. Tus cosas vuelven a las reservas, y sales otra vez de Nobnodd con otro personaje, mientras quede alguno.
        Un Tesoro Imperial que se pierde con su dueño deja de contar como hallado. La Esmeralda de la Vida se derrite en tu lugar.
help-house-rules = 🏠 Reglas de la casa, si la mesa las usa
    .text =
        En **El Juego de Hexágonos** el reino se baraja, y `/game map` muestra cómo.
        Con la **victoria compleja**, los Tesoros Imperiales valen 25 puntos; los pergaminos, 20; las armas mágicas, 15; el oro, 4 dados; la plata, 2 dados; los rubíes, 8 dados; la Piedra de Fuego, 10 dados, y las armas corrientes, el número que llevan impreso.
        Con **experiencia** ganas la Salud Máxima de lo que matas, la mitad por lo que convence un hechizo, 3 por una entrega y 5 por un Tesoro Imperial para el Emperador. Cada vez que alcanzas una marca, sube una de tus puntuaciones.
        Con **turnos iguales**, la ronda se juega hasta el final cuando se han hallado los seis.
help-heroes = 🏠 Reglas de la casa entre héroes
    .text =
        En una **partida de villanos**, una ficha que no vale para ti se le puede jugar a alguien para quien sí valga. A cada persona le puede pasar una vez entre dos turnos suyos.
        Si se **viaja en compañía**, puedes ayudar a quien ataquen a tu lado y compartir lo que salga. Antes de moverte puedes invitar a otros a caminar contigo. Quien te acompañe no puede caminar ni navegar en su próximo turno.
        En una partida **sin piedad** puedes atacar a alguien en vez de explorar o robar un encuentro, pero solo en tu hexágono, y no en Nobnodd ni en la Capital. Quien gana se lo lleva todo.
        Con **licencias gremiales**, los clérigos solo usan mazas, garrotes, bastones y hondas; los magos, dagas, bastones, arcos y hondas.
        Con **salida pareja**, los personajes débiles empiezan con armas extra, y los fuertes, con una pista menos.
help-commands = ⌨️ Comandos
    .text =
        Pulsa los botones o escribe. `/play` muestra todo lo que puedes hacer ahora. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` y `/pass` son atajos para lo mismo.
        `/game map` muestra el reino entero; `/clues`, tus secretos. Equipo, préstamos, despedidas y comercio están entre los demás botones, y no cuestan turno.

## Hints for beginners

beginner-character = Elige a quien te caiga bien. La línea bajo cada nombre dice qué se le da bien.
beginner-spell = Un hechizo se gasta al lanzarlo.
beginner-move = Un movimiento es por camino, campo a través o por mar, nunca una mezcla. Acábalo en un lugar con nombre: ahí hay pistas que hallar y tesoros que desenterrar.
beginner-business = Estás en un lugar con nombre. Una pista que lo nombre vale aquí un tesoro, así que úsala antes de explorar.
beginner-combat = En una pelea cada parte tira sus dados, y cada 5 o 6 acierta. Huye si va mal. Para que pregunte menos, pelea hasta bajar a la salud que elijas.
beginner-trade = Elige lo que das y luego lo que quieres a cambio. El segundo botón hace la oferta. Nada cambia de manos hasta que los dos acepten.
