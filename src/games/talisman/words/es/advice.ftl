# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-talisman = Para el Valle de Fuego te hace falta un Talismán: lo dan el Templo, la Misión del Hechicero y el Ermitaño.
aim-strength = { $stat ->
   *[strength] Para la Corona te hacen falta { $need } de Fuerza, y tienes { $now }.
    [craft] Para la Corona te hacen falta { $need } de Astucia, y tienes { $now }.
  }
aim-both = { $stat ->
   *[strength] Para la Corona te hacen falta un Talismán y { $need } de Fuerza, y tienes { $now }.
    [craft] Para la Corona te hacen falta un Talismán y { $need } de Astucia, y tienes { $now }.
  }
aim-best =
    { $turns ->
        [one] Lo mejor ahora: { NAME($space, form: "the") }, donde robas { $cards } cartas, a 1 Turno.
       *[other] Lo mejor ahora: { NAME($space, form: "the") }, donde robas { $cards } cartas, a { $turns } Turnos.
    }
aim-lies =
    { $turns ->
        [one] Lo mejor ahora: { NAME($card, form: "the") } { NAME($place, form: "in") }, a 1 Turno.
       *[other] Lo mejor ahora: { NAME($card, form: "the") } { NAME($place, form: "in") }, a { $turns } Turnos.
    }
aim-go =
    { $turns ->
        [one] Ya puedes ir por la Corona, a 1 Turno.
       *[other] Ya puedes ir por la Corona, a { $turns } Turnos.
    }
aim-hold-command = Quédate en la Corona y castiga al resto hasta que se rinda.
aim-hold-contest = Aguanta en la Corona, sin compañía, hasta tu próximo Turno. Entonces ganas.
aim-toad =
    { $turns ->
        [one] Evita problemas 1 Turno más y dejas de ser un Sapo.
       *[other] Evita problemas { $turns } Turnos más y dejas de ser un Sapo.
    }
aim-missed =
    { $turns ->
        [one] Pierdes tu próximo Turno.
       *[other] Pierdes tus próximos { $turns } Turnos.
    }
aim-rounds =
    { $rounds ->
        [0] Esta es la última ronda: deciden los puntos.
        [one] Queda 1 ronda después de esta. Luego deciden los puntos.
       *[other] Quedan { $rounds } rondas después de esta. Luego deciden los puntos.
    }

beginner-goal = La partida se decide en la Corona de Mando, en el centro. Para llegar te hacen falta un Talismán y Fuerza o Astucia para la entrada.
beginner-head-start = Aquí todo el mundo empieza con más Fuerza y Astucia de las que dice su carta. Es la ventaja de esta mesa, para que la partida sea más corta.
beginner-missed = Vas a perder un Turno: la crónica dice qué carta o casilla tiene la culpa. Aun así puedes defenderte y lanzar Hechizos.
beginner-trophies = Los Enemigos vencidos son trofeos. Entrega suficientes puntos de su Fuerza y la tuya sube 1 para siempre.
beginner-setup = Cada Personaje gana a su manera: mucha Fuerza para el Combate, mucha Astucia para las mentes, o algo que nadie más sabe hacer. Elige el que te tiente.
beginner-teleport = De un paso llegas lejos. Un lugar que te cure, o donde robes cartas, rara vez es un error.
beginner-troll = Con un 6, el Trol puede quedarse donde está y curar 1 Vida. Hazlo cuando te queden pocas Vidas.
beginner-card = Los Objetos y Seguidores son tuyos en cuanto no queda nada que combatir. La mayoría ayuda el resto de la partida.
beginner-character = Te topas con otro Personaje. Ataca, o usa lo que solo tú sabes hacer. Quien gana se lleva una Vida, un Objeto u Oro.
beginner-loot = Tú eliges qué entrega quien pierde. Llévate lo que más te ayude, o lo que más le duela.
beginner-things = No puedes cargar con todo. Lo que dejes se queda en esta casilla para la próxima visita.
beginner-spells = Tu Astucia limita cuántos Hechizos guardas. Conserva los que vayas a usar pronto.
beginner-crown = El Hechizo de Mando te cuesta Vidas. Puedes pagar o abandonar la partida.
beginner-table = Puedes sumar 1 a esta tirada. Hazlo si la fila siguiente te trata mejor.
beginner-luck = Una ficha de suerte repite la tirada, y se gasta. Guarda alguna para las tiradas que puedan costarte una Vida.
beginner-shop = Aquí el Oro compra equipo. Un Arma ayuda en todos los Combates, y una Armadura puede salvarte una Vida.
beginner-alchemist = Aquí los Objetos se vuelven Oro. Vende lo que no uses, porque el Oro compra equipo y curas.
beginner-instruction = Hay que pagar algo. El Oro vuelve antes que las Vidas.
beginner-wish = Un deseo llega una sola vez, así que elige algo que dure. La Fuerza y la Astucia cuentan en todas las peleas que vengan.
beginner-quest = El Hechicero da un Talismán por cada Misión que cumplas. Solo con un Talismán se entra en el Valle de Fuego.
beginner-follower = Un Seguidor tiene que irse. Despide al que menos te ayude.
beginner-vampire = El Vampiro quiere Vidas, y a cambio acepta Seguidores. Esos se reponen mejor.
beginner-foresee = Ves estas cartas antes de encontrarlas. Aparta la que prefieras no encontrar.
beginner-orb = El Orbe muestra lo que viene. Puedes cambiar una carta, pero tendrás que enfrentarte a la que ocupe su lugar.
beginner-ghoul = El Necrófago puede alzar lo que mata. La criatura suma su Fuerza en un Combate posterior y ahí se acaba.
beginner-druid = El Druida cambia de Alineamiento a voluntad y encuentra Hechizos en las Arboledas. Hay lugares más amables con un Alineamiento que con otro.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Algún día te sentarás en la Corona de Mando. Para eso hay que crecer: busca peleas que puedas ganar y cosas que llevarte.
lesson-fight = Gana una pelea
lesson-take = Llévate o compra algo
lesson-grow = Gana Fuerza o Astucia
lesson-visit = Averigua qué hace un lugar
came-fought =
    { $result ->
        [won] Ganas, porque tu dado y tu puntuación suman más que los suyos.
        [lost] Su dado y su puntuación suman más que los tuyos. Con más puntuación, eso pasa menos.
       *[stand-off] Las dos partes suman lo mismo, así que nadie sale con heridas.
    }
came-taken = Es tuyo hasta que lo pierdas, y ayuda siempre que puede.
came-life = Eso era una Vida. Con 0 tu Personaje muere, así que busca un sanador a tiempo.
came-grown = Ese punto se queda, y cuenta en todas las peleas que vengan.
lesson-praise = ¡Bien hecho! Has peleado, reunido cosas y crecido. Así se gana la Corona.
lesson-next = Ahora vienen el Río de las Tormentas, el Talismán y el camino a la Corona. *Cómo se juega* te lo cuenta.
