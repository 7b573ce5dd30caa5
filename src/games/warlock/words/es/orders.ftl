# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Al seguir peleando, solo usas lo que ya tienes en la mano.
order-cards = Cartas de Tesoro que podrían ayudar
    .hint = Antes de las batallas y en ellas, y en callejones sin salida.
    .value = { $value ->
        [pass] No usar ninguna
       *[ask] Preguntarme
      }
    .followed = No se usa ninguna carta (tu orden permanente).
order-attacks = Cuando me atacan
    .hint = Otro aventurero. Podrías comprarle la paz.
    .value = { $value ->
        [fight] Pelear y no ofrecer nada
       *[ask] Preguntarme
      }
    .followed = Peleas y no ofreces nada (tu orden permanente).
order-truces = Treguas
    .hint = Cuando tu rival te ofrece una.
    .value = { $value ->
        [refuse] Rechazarlas
        [accept] Aceptarlas
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [accept] Tregua aceptada (tu orden permanente).
       *[refuse] Tregua rechazada (tu orden permanente).
      }
order-deals = Tratos
    .hint = Cuando otro aventurero propone uno.
    .value = { $value ->
        [decline] Rechazarlos
       *[ask] Preguntarme
      }
    .followed = Trato rechazado (tu orden permanente).
order-finds = Tesoros que puedo llevarme
    .hint = Tomarlos y guardarlos, o decidir cada vez. Si hay que dejar algo a cambio, siempre pregunto.
    .value = { $value ->
        [keep] Tomarlos mientras haya sitio
       *[ask] Preguntarme
      }
    .followed = He recogido por ti lo que había. Puedes cambiarlo en tus órdenes permanentes.
order-challenges = Desafíos de Llave que gano
    .hint = Cuando tu dado de movimiento permite uno. Con la Bola de Cristal pregunto siempre.
    .value = { $value ->
        [open] Preguntarme mientras pueda servir
        [decline] No decir ningún número
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [open] Sin decir número: ya sabes lo que hay bajo el cofre.
       *[decline] Sin decir número (tu orden permanente).
      }
order-lantern = La linterna de quien robo
    .hint = Una segunda no te sirve de nada, pero su dueño irá a tientas.
    .value = { $value ->
        [take] Llevármela
       *[ask] Preguntarme
      }
    .followed = Me he llevado la linterna por ti. Puedes cambiarlo en tus órdenes permanentes.
order-champion = Dados de los monstruos
    .hint = Cuando un rival pelea con un monstruo y tú tiras por él.
    .value = { $value ->
        [roll] Tirarlos por mí
       *[ask] Pulso yo el botón
      }
    .followed = He tirado por el monstruo (tu orden permanente).
