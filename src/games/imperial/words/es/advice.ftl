# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-prison = Sal de la prisión: un tesoro soborna al carcelero, y hay un pasadizo secreto.
aim-clue = { $turns ->
    [one] { $treasures ->
        [one] Usa una pista { $place }, a 1 turno: 1 tesoro.
       *[other] Usa una pista { $place }, a 1 turno: { $treasures } tesoros.
      }
   *[other] { $treasures ->
        [one] Usa una pista { $place }, a { $turns } turnos: 1 tesoro.
       *[other] Usa una pista { $place }, a { $turns } turnos: { $treasures } tesoros.
      }
  }
aim-clue-here = { $treasures ->
    [one] Usa tu pista aquí mismo: 1 tesoro.
   *[other] Usa tu pista aquí mismo: { $treasures } tesoros.
  }
aim-clues = { $clues ->
    [one] Tienes 1 pista: úsala en el lugar que nombra.
   *[other] Tienes { $clues } pistas: usa una en el lugar que nombra.
  }
aim-explore = { $turns ->
    [one] Explora { $place }, a 1 turno: puede haber una pista.
   *[other] Explora { $place }, a { $turns } turnos: puede haber una pista.
  }
aim-explore-here = Explora aquí mismo: puede haber una pista.
aim-count =
    { $case ->
        [alone] { $own ->
            [one] Tienes 1 tesoro.
           *[other] Tienes { $own } tesoros.
          }
        [ahead] { $own ->
            [one] Vas en cabeza con 1 tesoro.
           *[other] Vas en cabeza con { $own } tesoros.
          }
        [level] { $own ->
            [one] Compartes la cabeza con 1 tesoro.
           *[other] Compartes la cabeza con { $own } tesoros.
          }
       *[behind] { $most ->
            [one] En cabeza va { $who } con 1 tesoro, y tú tienes { $own }.
           *[other] En cabeza va { $who } con { $most } tesoros, y tú tienes { $own }.
          }
    }
aim-points = Deciden los puntos, y lo que más vale son los Tesoros Imperiales.
aim-rounds =
    { $rounds ->
        [0] Esta es la última ronda.
        [one] Queda como mucho 1 ronda después de esta.
       *[other] Quedan como mucho { $rounds } rondas después de esta.
    }

beginner-goal = Gana quien tenga más tesoros al final. Los «de adorno» no sirven para nada más, pero cada uno cuenta como cualquier otro.
beginner-points = Aquí ganan los puntos. Los tesoros «de adorno» solo sirven para puntuar, y los que más puntúan son los Tesoros Imperiales.
beginner-played = Este no te toca a ti, sino a quien elijas, y es desagradable. Mándaselo a quien vaya en cabeza, o a quien esté a punto de adelantarte.
beginner-missed = Este turno no puedes moverte, porque algo te retiene o caminaste en compañía. Todo lo demás puedes hacerlo.
beginner-prison = En prisión nadie puede jugarte nada. En turnos posteriores busca el pasadizo o paga la salida con un tesoro.
beginner-newcomer = Tu próximo personaje empieza de cero. Elige uno que vaya bien para lo que queda de partida.
beginner-walk-on = Puedes seguir o pararte. Se explora y se usan pistas donde te paras.
beginner-teleport = Apareces en el lugar que elijas. Si lo nombra una pista tuya, vale un tesoro.
beginner-raft = La balsa te lleva a una costa. Desembarca donde quieras echar a andar.
beginner-meditate = Con una buena tirada aprendes el hechizo. Cada hechizo se gasta al lanzarlo.
beginner-leave = Tienes que dejar este hexágono. Ve adonde quieras empezar el próximo turno.
beginner-clue = Nadie puede tener más de 4 pistas. Olvida la que nombre el lugar más lejano.
beginner-explore = Cada lugar tiene su tabla, y los dados eligen la fila. Puedes hallar pistas, armas o tesoros, o toparte con alguien.
beginner-charm = El Amuleto de la Suerte cambia una tirada que acabas de hacer. Frótalo cuando eso lo decida todo.
beginner-heal = Cura a quien esté más cerca de morir, o a quien pelee mejor.
beginner-palantir = El Palantir muestra quién viene antes de que te lo encuentres. Devuelve lo que no puedas vencer.
beginner-join = Quien te acompaña pelea a tu lado y encaja parte de los golpes. Casi todos se van, tarde o temprano.
beginner-horse = Con un hechizo, el Caballo Salvaje viene seguro. Sin él, deciden los dados.
beginner-olliver = Olliver J. Dragón quiere algo tuyo. Paga, o pelea por ello con un dragón.
beginner-tax = El Recaudador quiere algo tuyo. Negarse significa pelear.
beginner-peddler = El Buhonero vende armas por pistas. Una pista cuyo lugar no vas a alcanzar es buen precio.
beginner-nomads = Los Nómadas dan una pista por un arma. Entrega una con la que no pelees.
beginner-mermaid = La Sirena concede una cosa. Pide lo que te acerque a tu próximo tesoro.
beginner-gift = Puedes aprender un hechizo y lanzarlo una vez. Elige uno que te sirva en los próximos turnos.
beginner-pirates = Con un bote puedes moverte por mar, y así algunos lugares están mucho más cerca.
beginner-emerald = La Esmeralda de la Vida salva una vida y se acaba. ¿Te hace falta esta compañía, o la guardas para ti?
beginner-support = Puedes ayudar en una pelea a tu lado. Compartes el peligro, y nadie puede obligarte.
beginner-duel = Aquí puedes atacar a otro personaje. Quien mata saquea, y puede que no seas tú.
beginner-convoy = Si vas con quien te invita, te mueves ahora. En tu próximo turno no te mueves.
beginner-raise = La experiencia sube una de tus puntuaciones para siempre.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Este juego se gana con tesoros. Una pista nombra un lugar y allí vale un tesoro, así que en marcha, y explora por el camino.
lesson-travel = Viaja a algún sitio
lesson-clue = Usa una pista en su lugar
lesson-explore = Explora un lugar
lesson-fight = Gana una pelea
came-clue = Una pista en su lugar es el camino más seguro a un tesoro.
came-victory = Ganas. Cuenta tus heridas antes de buscar la próxima pelea.
came-weapon = En una pelea solo cuenta el arma que llevas lista, así que elígela bien.
came-companion = Desde ahora alguien pelea a tu lado.
came-treasure = Al final cuentan todos los tesoros, sirvan para lo que sirvan.
came-wounds = Las heridas se quedan hasta que algo las cura. Con demasiadas, mueres.
lesson-praise = ¡Bien hecho! Has viajado, explorado, peleado y traído tesoros a casa.
lesson-next = Sigue jugando para conseguir más. *Cómo se juega* te cuenta los hechizos, la compañía y el mar.
