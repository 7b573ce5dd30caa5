# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-fighting =
    .hint = Al seguir peleando, atacas con lo que llevas, sin lanzar ni leer nada.
order-trades = Tratos
    .hint = Cuando alguien propone uno en su turno.
    .value = { $value ->
        [refuse] Rechazarlos
       *[ask] Preguntarme
      }
    .followed = Trato rechazado (tu orden permanente).
order-charm = El Amuleto de la Suerte
    .hint = Cuando cambiar un dado en 1 daría otro resultado.
    .value = { $value ->
        [ask] Preguntarme siempre que cambie algo
        [spare] Guardarlo, salvo para salvarme la vida
       *[gain] Preguntarme cuando haya algo que ganar
      }
    .followed = { $key ->
        [keep] He guardado tu Amuleto de la Suerte. Puedes cambiarlo en tus órdenes permanentes.
       *[other] He usado tu Amuleto de la Suerte para salvarte la vida. Puedes cambiarlo en tus órdenes permanentes.
      }
order-palantir = El Palantir
    .hint = Cuando podrías devolver un encuentro.
    .value = { $value ->
        [keep] No devolver nada
       *[ask] Preguntarme
      }
    .followed = No se devuelve nada (tu orden permanente).
order-company = Criaturas que se ofrecen a venir
    .hint = Familiares también.
    .value = { $value ->
        [accept] Llevarlas conmigo
        [refuse] Despedirlas
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [accept] Compañía aceptada (tu orden permanente).
       *[refuse] Compañía rechazada (tu orden permanente).
      }
order-convoys = Caminar en compañía
    .hint = Qué responder cuando alguien te invita a ir (regla «Viajar en compañía»).
    .value = { $value ->
        [accept] Ir
        [refuse] Quedarme donde estoy
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [accept] Vas en compañía (tu orden permanente).
       *[refuse] Te quedas donde estás (tu orden permanente).
      }
order-support = Peleas de otra gente
    .hint = Qué responder cuando empieza una pelea donde estás (regla «Viajar en compañía»).
    .value = { $value ->
        [join] Echar una mano
        [stay-out] Quedarme al margen
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [join] Te unes a la pelea (tu orden permanente).
       *[stay-out] Te quedas al margen de la pelea (tu orden permanente).
      }
order-oasis = El Oasis de camino
    .hint = Cuando un camino pasa por él, y está.
    .value = { $value ->
        [walk-on] Seguir
       *[ask] Preguntarme
      }
    .followed = Sigues de largo por el Oasis (tu orden permanente).
