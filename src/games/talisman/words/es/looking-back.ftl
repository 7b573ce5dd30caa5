# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = Es la primera muerte de la partida. Alguien tenía que empezar.

past-death-there = Ya son { $count } los Personajes que mueren { NAME($in, form: "in") }.
    .second = Van { $count } muertes { NAME($in, form: "in") }. Debería haber un cartel.
    .third = Con esta son { $count } muertes { NAME($in, form: "in") }, y empieza a faltar sitio.

past-feud = Es el ataque número { $count } entre { $who } y { $rival }. Nadie recuerda cómo empezó.
    .second = Van { $count } ataques entre { $who } y { $rival }. El resto ya hace apuestas.
    .third = { START($who) } y { $rival } se han visto así { $count } veces, y aún les sobran motivos.

past-revenge = La última vez ganó { $rival }. { START($who) } no lo había olvidado.
    .second = { START($who) } se la debía a { $rival } desde su última pelea.
    .third = La última pelea fue para { $rival }, y esta, para { $who }. Habrá otra.

past-winning-streak = { START($who) } lleva { $count } peleas ganadas seguidas.
    .second = { $count } victorias seguidas para { $who }. Entre los monstruos corre la voz.
    .third = Y van { $count } seguidas para { $who }, que ya ni finge sorpresa.

past-losing-streak = { START($who) } lleva { $count } peleas perdidas seguidas.
    .second = { $count } derrotas seguidas para { $who }. Ya se ha hablado con los dados.
    .third = Van { $count } derrotas seguidas. { START($who) } querría otros dados.

past-foe-again = { START($who) } se ha cruzado ya { $count } veces con { NAME($foe, form: "the") }, y nunca ha sido agradable.
    .second = Ya son { $count } veces para { $who } y { NAME($foe, form: "the") }. Podrían fijar un día.
    .third = Es la reunión número { $count } entre { $who } y { NAME($foe, form: "the") }. Nadie levanta acta.

past-beaten-at-last = { $count ->
    [one] La última vez ganó { NAME($foe, form: "the") }. { START($who) } ha estado practicando.
   *[other] Le ha costado { $count } derrotas, pero { $who } por fin puede con { NAME($foe, form: "the") }.
  }
    .second = { $count ->
        [one] { START($who) } ya había perdido con { NAME($foe, form: "the") }, y quería aclarar un par de cosas.
       *[other] Tras { $count } derrotas, { $who } está en paz con { NAME($foe, form: "the") }, más o menos.
      }
    .third = { START($who) } tenía una cuenta pendiente con { NAME($foe, form: "the") }, y la ha saldado.

past-toad-again = { $count ->
    [2] Es la segunda vez para { $who }, que ya conoce el estanque.
   *[other] { START($who) } ha sido Sapo { $count } veces. Las demás ranas le mandan saludos.
  }
    .second = { START($who) } ya ha sido Sapo antes, y salta con cierto estilo.

past-changed-hands = { $count ->
    [2] No es la primera vez que cambia de manos { NAME($card, form: "the") }.
   *[other] { NAME($card, form: "The") } ya ha cambiado de manos { $count } veces.
  }
    .second = { $count ->
        [2] { NAME($card, form: "The") } ya ha pasado por esto una vez.
       *[other] Van { $count } veces para { NAME($card, form: "the") }. Ya ni deshace el equipaje.
      }
    .third = { NAME($card, form: "The") } va por la mesa como un resfriado. Ya son { $count } veces.

past-missed-again = { START($who) } lleva { $count } Turnos perdidos. Le habría dado tiempo a aprender a tejer.
    .second = Ya son { $count } Turnos perdidos para { $who }, que solo pide una ventana.
    .third = { $count } Turnos perdidos: a { $who } cada vez le sale mejor esperar.

past-back-again = Ya son { $count } veces { NAME($in, form: "in") } para { $who }, que se sabe el camino de memoria.
    .second = { START($who) } ha estado { NAME($in, form: "in") } { $count } veces. Ya le guardan una silla.
    .third = Visita número { $count } { NAME($in, form: "in") } para { $who }. Serán las vistas.

past-fizzles-again = Van { $count } seguidos que se quedan en nada. { START($who) } lee las instrucciones.
    .second = { $count } chisporroteos seguidos para { $who }. El resto ya no se agacha.
    .third = { START($who) } lo ha lanzado { $count } veces seguidas sin efecto. Quizá tenga truco.

past-portal-shut-again = { $count ->
    [2] A { $who } tampoco se le abrió la última vez.
   *[other] { START($who) } ha probado con el Portal { $count } veces en vano. Es un buen Portal.
  }
    .second = { $count } intentos, y { $who } sigue fuera.
    .third = Ya son { $count } negativas del Portal para { $who }.

## How a finished game was decided, for the saga: sentences in the past tense, one after another.

saga-portal = En la ronda { $round }, { $who } cruzó el Portal del Poder antes que nadie.
saga-talisman = En la ronda { $round }, { $who } le quitó el Talismán a { $rival }.
saga-deaths = { $count ->
    [one] { START($who) } murió { NAME($in, form: "in") } en la ronda { $round }.
    [2] Murieron dos Personajes. La lista la abrió { $who }, { NAME($in, form: "in") }, en la ronda { $round }.
   *[other] Murieron { $count } Personajes. La lista la abrió { $who }, { NAME($in, form: "in") }, en la ronda { $round }.
  }
saga-crown = { $casts ->
    [0] { START($who) } llegó a la Corona de Mando en la ronda { $round }.
    [one] { START($who) } llegó a la Corona de Mando en la ronda { $round }, y acertó 1 Hechizo de Mando.
   *[other] { START($who) } llegó a la Corona de Mando en la ronda { $round }. En total acertaron { $casts } Hechizos de Mando.
  }
saga-crown-after = { START($who) } llegó después a la Corona, en la ronda { $round }.
saga-by-crown = { START($who) } ganó en la Corona de Mando. Era de su talla.
saga-last = { START($who) } ganó, porque ya no quedaba nadie más.
saga-time-up = { START($who) } ganó cuando se acabó el tiempo.
saga-limit = { $ahead ->
    [one] Al acabarse el tiempo, ganó { $who } con { $points } puntos, uno más que { $rival }.
    [2] Al acabarse el tiempo, ganó { $who } con { $points } puntos, y { $rival } se quedó cerca con { $theirs }.
   *[other] Al acabarse el tiempo, ganó { $who } con { $points } puntos contra { $theirs } de { $rival }.
  }
saga-shared = Al acabarse el tiempo, compartieron la victoria { $who }.
saga-fight = En la ronda { $round }, { $who } pudo con { NAME($foes, form: "the") } por { $ours } a { $theirs }.
saga-duel = En la ronda { $round }, { $who } venció a { $rival } en una pelea, por { $more } a { $fewer }.

## Under a player in the final result: their best moment, what they were short of, and why they came before the next.

ending-best = Su mejor momento, en la ronda { $round }: { $moment }.
ending-points-short = { $by ->
    [one] A falta de un punto.
   *[other] A falta de { $by } puntos.
  }
ending-turns-short = { $turns ->
    [one] A una ronda de la Corona.
   *[other] A { $turns } rondas de la Corona.
  }
ending-outside = Tenía un Talismán, pero seguía fuera de la Región Interior.
ending-no-talisman = No tenía Talismán con que entrar en el Valle de Fuego.
ending-tie-lives = Empate con { $rival } a { $score } puntos: gana quien tiene más Vidas, { $more } a { $fewer }.
ending-tie-gold = Empate con { $rival } a { $score } puntos: gana quien tiene más Oro, { $more } a { $fewer }.
