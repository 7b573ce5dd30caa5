# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-death = El reino tiene la primera tumba de la partida.

past-foe-kills-again = { $count ->
    [2] Es el segundo personaje en la cuenta { NAME($foe, form: "of") }.
   *[other] Ya van { $count } personajes en la cuenta { NAME($foe, form: "of") }.
  }

past-rematch = { $count ->
    [2] Ya se conocían, y no precisamente por amistad.
   *[other] Es la pelea número { $count }. Ya nadie se presenta.
  }
    .second = { $count ->
        [2] No es la primera vez que { $who } se bate con { NAME($foe, form: "the") }.
       *[other] { $who } se ha batido con { NAME($foe, form: "the") } { $count } veces, contando esta.
      }
    .third = { $count ->
        [2] Otra vez { $who } y { NAME($foe, form: "the") }. Hay conocidos de los que no se libra nadie.
       *[other] Para { $who } es la pelea número { $count } contra { NAME($foe, form: "the") }.
      }

past-revenge = La última vez { $who } no pudo terminarlo. Ya está terminado.
    .second = { $who } tenía aquí una vieja cuenta, y la ha saldado.
    .third = A { $who } le ha costado más de un intento, pero después nadie los cuenta. Bueno, yo sí.

past-winning-streak = Son { $count } peleas ganadas seguidas para { $who }.
    .second = { $who } lleva { $count } seguidas, y ha empezado a silbar.
    .third = { $count } victorias seguidas. Los monstruos hablan de { $who }.

past-sent-again = Son { $count } encuentros los que { $who } le ha mandado a { $rival }. Empieza a parecer personal.
    .second = { $who } le ha mandado a { $rival } { $count } de estos. En algún momento deja de ser casualidad.
    .third = Encuentro número { $count } de { $who } para { $rival }, que ya no abre la puerta.

past-sent-back = { $rival } le había mandado { $count } de estos a { $who }, y alguien llevaba la cuenta.
    .second = Después de { $count } de { $rival }, le tocaba mandar algo a { $who }.

past-drawn-again = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } han aparecido ya { $count } veces en esta partida.
   *[other] { NAME($foe, form: "The") } ha aparecido ya { $count } veces en esta partida.
  }
    .second = { NAME($foe, form: "number") ->
        [many] Ya van { $count } veces para { NAME($foe, form: "the") }. Les debe de gustar esto.
       *[other] Ya van { $count } veces para { NAME($foe, form: "the") }. Será por la compañía.
      }

past-astray-again = Nadie que viene a ver a { $who } trae bien la dirección. Ya van { $count }.
    .second = Es la visita número { $count } que se pierde de camino a { $who }.
    .third = { $count } visitas no han dado con { $who }. Habrá que hablar con los letreros.

past-prison-again = { $count ->
    [2] Es la segunda vez de { $who } en prisión. La primera es siempre la peor.
   *[other] { $who } ha estado { $count } veces en prisión, y tiene celda favorita.
  }
    .second = { $count ->
        [2] { $who } ya ha visto una prisión por dentro.
       *[other] Prisión número { $count } para { $who }, que podría escribir una guía.
      }
    .third = { $count ->
        [2] Otra vez prisión para { $who }. Los carceleros comparan notas.
       *[other] { $count } veces en prisión: a { $who } ya le llega allí el correo.
      }

past-explored-again = { $who } ha explorado { NAME($place) } { $count } veces, y la gente del lugar ya saluda.
    .second = Exploración número { $count } { NAME($place, form: "in") } para { $who }. No pueden quedar muchas piedras por levantar.
    .third = { $who } ha registrado { NAME($place) } { $count } veces. La gente le pregunta dónde están las tiendas.

past-nothing-again = { $count ->
    [2] No es la primera vez que { $who } no encuentra nada { NAME($place, form: "in") }.
   *[other] Ya van { $count } veces que { $who } no encuentra nada { NAME($place, form: "in") }.
  }
    .second = { $count ->
        [2] Nada { NAME($place, form: "in") } para { $who }, otra vez. Sigue ahí.
       *[other] Van { $count } nadas { NAME($place, form: "in") } para { $who }. Ya es una colección.
      }

past-oasis-gone-again = { $count ->
    [2] Van dos seguidas para { $who }. Quizá el Oasis evite a alguien.
   *[other] { $who } no ha dado con el Oasis { $count } veces seguidas, y conoce ya muy bien esa arena.
  }
    .second = { $count ->
        [2] Dos veces seguidas, { $who } solo ha encontrado dónde no está.
       *[other] { $count } veces seguidas estaba en otra parte. { $who } se lo toma a pecho.
      }

past-after-drought = { $who } llevaba { $count } rondas esperando un tesoro.
    .second = El último tesoro de { $who } fue hace { $count } rondas.
    .third = Se acaban { $count } rondas sin tesoros para { $who }.

past-most-treasures = Con { $count } tesoros, { $who } ha hallado ya más que nadie.
    .second = Es el tesoro número { $count } para { $who }, y nadie ha conseguido más.
    .third = { $who } se pone en cabeza, con { $count } tesoros conseguidos.

past-emperor-again = { $count ->
    [2] Es el segundo Tesoro Imperial que { $who } lleva al Emperador.
   *[other] { $who } ha llevado al Emperador { $count } Tesoros Imperiales. Ya se saludan con la cabeza.
  }
    .second = { $count ->
        [2] El Emperador recuerda a { $who } del anterior.
       *[other] Tesoro Imperial número { $count } de { $who }. El Emperador ya no pregunta de dónde salen.
      }

past-refused-again = { $who } le ha dicho que no a { $rival } { $count } veces.
    .second = { $rival } se lo ha pedido a { $who } { $count } veces, y la respuesta es cada vez más corta.
