# Standing orders: their titles, a hint (at most 100 characters), what the order may be set to, and the private note to
# the player after it has been followed.

order-windows = Cuándo preguntarme
    .hint = Los Hechizos de «cualquier momento» salen al empezar un Turno, en ataques y en pérdidas.
    .value = { $value ->
        [spells] En mis asuntos y cuando se lancen Hechizos
        [always] Siempre, trate de quien trate
        [never] Nunca, salvo por mis cartas y capacidades
       *[mine] En mis asuntos
      }
    .followed = { $value ->
        [spells] He pasado por ti (tu orden permanente: preguntar en mis asuntos y cuando se lancen Hechizos).
        [never] He pasado por ti (tu orden permanente: preguntar solo por mis cartas y capacidades).
       *[mine] He pasado por ti. Puedes cambiarlo en tus órdenes permanentes.
      }
order-start = Preguntar al empezar mi Turno
    .hint = Casi todos los Hechizos se lanzan entonces, antes del dado.
    .value = { $value ->
        [off] No
       *[on] Sí
      }
    .followed = He pasado por ti al empezar tu Turno (tu orden permanente).
order-landing = Preguntar cuando llego
    .hint = Antes del Encuentro.
    .value = { $value ->
        [off] No
       *[on] Sí
      }
    .followed = He pasado por ti al llegar (tu orden permanente).
order-ending = Preguntar al acabar mi Turno
    .hint = Después del Encuentro.
    .value = { $value ->
        [off] No
       *[on] Sí
      }
    .followed = He pasado por ti al acabar tu Turno (tu orden permanente).
order-rest = Pasar lo que queda de este Turno
    .hint = Pase lo que pase, no pregunto si quieres actuar. Cuando acabe el Turno, vuelvo a preguntar.
    .value = { $value ->
        [off] No
       *[on] Sí
      }
    .followed = He pasado por ti hasta que acabe el Turno (tu orden permanente).
order-calm = Pasar hasta que me ocurra algo
    .hint = Vuelvo a preguntar si te atacan, pierdes algo o te llega o afecta un Hechizo.
    .value = { $value ->
        [off] No
       *[on] Sí
      }
    .followed = He pasado por ti, porque aún no te ha ocurrido nada (tu orden permanente).
order-weapons = Armas
    .hint = Cuando tienes más de las que puedes usar a la vez.
    .value = { $value ->
        [best] Usar lo que más sume
       *[ask] Preguntarme
      }
    .followed = Usada la mejor Arma (tu orden permanente).
order-protection = Protección
    .hint = Cuando pierdes una Vida en Combate y llevas más de una: Armadura, Escudo o Yelmo.
    .value = { $value ->
        [best] Probar lo más seguro
       *[ask] Preguntarme
      }
    .followed = Probada la Protección más segura (tu orden permanente).
order-trophies = Trofeos
    .hint = Cuando acaba tu Turno y tienes suficientes para cambiar.
    .value = { $value ->
        [ask] Preguntarme
        [trade] Cambiar todos los que pueda
        [keep] Guardarlos
       *[thrifty] Cambiar si casi no se pierden puntos; si no, preguntarme
      }
    .followed = { $value ->
        [keep] Trofeos guardados (tu orden permanente).
        [trade] Trofeos cambiados (tu orden permanente).
       *[thrifty] He cambiado tus trofeos por ti. Puedes cambiarlo en tus órdenes permanentes.
      }
order-take = Cosas que hay por ahí
    .hint = Oro, Seguidores y Objetos, mientras tengas sitio para todos.
    .value = { $value ->
        [ask] Preguntarme cada vez
       *[plain] Recogerlas por mí
      }
    .followed = Lo he recogido por ti. Puedes cambiarlo en tus órdenes permanentes.
order-foresight = Cartas que veo venir
    .hint = Con el Orbe del Saber, o con la Profetisa.
    .value = { $value ->
        [ask] Preguntarme cada vez
       *[plain] Decidir por mí si es evidente
      }
    .followed = He elegido lo evidente sobre las cartas que viste venir. Puedes cambiarlo en tus órdenes permanentes.
order-spoils = Botín
    .hint = Cuando vences a otro Personaje.
    .value = { $value ->
        [life] Quitar una Vida
        [object] Llevarme el mejor Objeto, o una Vida
       *[ask] Preguntarme
      }
    .followed = { $value ->
        [life] Vida quitada (tu orden permanente).
       *[object] Botín cobrado (tu orden permanente).
      }
order-luck = Fichas de suerte
    .hint = En una mesa que las tenga. Gastar una repite tus dados.
    .value = { $value ->
        [failed] Preguntarme, salvo si la tirada salió bien
        [keep] Nunca, vale la primera tirada
       *[ask] Preguntarme tras cada tirada
      }
    .followed = { $value ->
        [failed] La tirada era buena, así que conservas tu ficha de suerte (tu orden permanente).
       *[keep] Ficha de suerte conservada (tu orden permanente).
      }
