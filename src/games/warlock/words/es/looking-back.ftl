# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-kill = Es la primera presa de la partida, y es de { $who }.

past-first-death = Hasta ahora no había muerto nadie en esta partida.

past-foe-kills-again = Ya van { $count } aventureros en la cuenta { NAME($foe, form: "bof") }.

past-feud = { $who } y { $rival } han llegado a las manos { $count } veces. En teoría, en la montaña caben los dos.
    .second = Es la número { $count } entre { $who } y { $rival }. Las ratas ya no miran.
    .third = Van { $count } peleas entre { $who } y { $rival }, y nadie ha dejado nada claro.

past-robbed-back = A { $who } ya le había robado { $rival }, y se lo tomó como algo personal.
    .second = { $rival } le hizo lo mismo a { $who } una vez. La montaña empareja las cosas.
    .third = { $who } y { $rival } ya se han robado mutuamente, que es una forma de comercio.

past-robbed-again = { $count ->
    [2] Es la segunda vez que le roban a { $rival }.
   *[other] A { $rival } le han robado { $count } veces, y ya deja la mochila abierta.
  }
    .second = { $count ->
        [2] A { $rival } ya le han robado antes, y conoce el trámite.
       *[other] Son { $count } robos para { $rival }, que se está quedando sin nada que perder.
      }
    .third = A { $rival } le han robado ya { $count } veces, y debería cobrar entrada.

past-winning-streak = Son { $count } victorias seguidas para { $who }.
    .second = { $who } lleva { $count } batallas ganadas seguidas. Los monstruos han convocado una reunión.
    .third = { $count } seguidas. Hace bastante que { $who } no huye de nada.

past-rematch = { $who } ya huyó una vez, y vuelve para zanjar el asunto con { NAME($foe, form: "bthe") }.
    .second = Ya se conocían, y { $who } se fue pronto.
    .third = La última vez, { $who } salió por la puerta. Es la misma puerta.

past-beaten-at-last = { $who } huyó una vez { NAME($foe, form: "bof") }. Ahora la canción puede saltárselo.
    .second = La primera vez, { $who } se marchó a la mitad.
    .third = { $who } tenía aquí una batalla a medias, y no soporta las cosas a medias.

past-finished-for = { $rival } huyó { NAME($foe, form: "bof") } y le dejó el resto a { $who }.
    .second = { $rival } empezó esta antes, y huyó. { $who } la termina.
    .third = { NAME($foe, form: "number") ->
        [many] { $rival } dirá que { NAME($foe, form: "bthe") } ya venían con el cansancio puesto.
       *[other] { $rival } dirá que { NAME($foe, form: "bthe") } ya venía con el cansancio puesto.
      }

past-dead-end-again = { $count ->
    [2] Es el segundo callejón sin salida de { $who }.
   *[other] { $who } ha encontrado ya { $count } callejones sin salida, y podría dibujar el mapa de adónde no ir.
  }
    .second = { $count ->
        [2] { $who } ya se ha topado con un muro así.
       *[other] Callejón sin salida número { $count } para { $who }. El Laberinto tiene sus favoritos.
      }

past-passage-again = { $who } ha pasado ya { $count } veces por los pasadizos, y conoce las piedras sueltas.
    .second = Son { $count } viajes bajo tierra para { $who }, que ya no se agacha a tiempo.
    .third = { $count } veces por lo oscuro: { $who } empieza a preferirlo.

past-number-again = Por el número **{ $number }** ya se ha preguntado { $count } veces.
    .second = Ya van { $count } veces que alguien quiere saber del **{ $number }**. Será popular.
    .third = Ya van { $count } Desafíos de Llave sobre el número **{ $number }**. El cuaderno de alguien está lleno.

past-unlucky-again = A { $who } le ha fallado la suerte { $count } veces seguidas.
    .second = Sin suerte { $count } veces seguidas para { $who }. La Suerte se ha mudado.
    .third = { $count } veces seguidas, la Suerte tenía otros planes para { $who }.

past-calls-again = Es la visita número { $count } de { $who }, que ya no llama a la puerta.
    .second = { $who } ha pasado por aquí { $count } veces. Ya hay una percha para su abrigo.
    .third = Visita número { $count }. El taburete de { $who } seguía caliente.

past-no-deal-again = { $count ->
    [2] { $who } y { $rival } tampoco se entendieron la última vez.
   *[other] Son { $count } los tratos que { $who } y { $rival } no han hecho.
  }
    .second = { $who } y { $rival } llevan { $count } veces sin entenderse, y cada vez les sale mejor.

past-river-again = { $who } ha cruzado el río { $count } veces.
    .second = Cruce número { $count } de { $who }. Algo se habrá dejado al otro lado.
    .third = { $count } cruces: { $who } podría hacer el trabajo del barquero.
