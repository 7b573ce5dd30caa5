# The reference: what each card, space and house rule is. The names of things are in names.ftl.

## Kinds of topics

kind-character = Personaje
kind-ability = Capacidad Especial { NAME($character, form: "of") }
kind-event = Suceso
kind-enemy = Enemigo
kind-stranger = Extraño
kind-follower = Seguidor
kind-magic-object = Objeto Mágico
kind-object = Objeto
kind-place = Lugar, como carta
kind-subtyped = { $kind }: { $subtype }
kind-spell = Hechizo
kind-space = Casilla de la { NAME($region) }
kind-region = Región
kind-creature = Criatura del tablero: { $subtype }
kind-table = Tabla
kind-shop = Tienda
kind-pile = Cartas de un montón
kind-quest = Misión
kind-option = Regla de la casa
kind-preset = Duración de la partida
# The kinds that list topics of several kinds.
group-ability = Capacidad Especial
group-place = Lugar
group-space = Casilla
group-creature = Criatura
subtype-curse = Maldición
subtype-animal = Animal
subtype-monster = Monstruo
subtype-dragon = Dragón
subtype-spirit = Espíritu
subtype-gold = Oro
subtype-guardian = Guardián
subtype-person = Persona
subtype-inner = Interior

## Figures

topic-figure-strength = Fuerza
topic-figure-craft = Astucia
topic-figure-lives = Vidas
topic-figure-gold = Oro
topic-figure-two-dice = dos dados
topic-trophy = { $points ->
    [one] Vale 1 punto como trofeo.
   *[other] Vale { $points } puntos como trofeo.
  }
topic-evadable = Se puede eludir.
topic-not-evadable = No se puede eludir.
topic-only = { $alignment ->
    [good] Solo para el lado Bueno.
    [evil] Solo para el lado Malvado.
   *[neutral] Solo para el lado Neutral.
  }
topic-not-for = { $alignment ->
    [good] No apto para el lado Bueno.
    [evil] No apto para el lado Malvado.
   *[neutral] No apto para el lado Neutral.
  }
topic-craft-at-least = Solo con Astucia { $craft } o más.
topic-strength-below = Solo con Fuerza menor que { $strength }.
topic-craft-below = Solo con Astucia menor que { $craft }.

## Characters and cards

topic-title = **{ $title }**
topic-begins = Lado { NAME($alignment) }. Empieza { NAME($place, form: "in") }.
topic-begins-with = { $spells ->
    [one] Lado { NAME($alignment) }. Empieza { NAME($place, form: "in") }, con 1 Hechizo.
   *[other] Lado { NAME($alignment) }. Empieza { NAME($place, form: "in") }, con { $spells } Hechizos.
  }
topic-never-has = Nunca tiene: { NAME($things) }.
topic-ability = **{ NAME($ability) }**: { $text }
topic-compulsory = Nadie pasa de largo.
topic-copies = { $count ->
    [0] Ninguna entre las Aventuras. Su número es { $number }.
    [one] 1 carta entre las Aventuras, con el número { $number }.
   *[other] { $count } cartas entre las Aventuras, con el número { $number }.
  }
topic-spell-times = Se lanza { $times }.
topic-spell-cards = { $count ->
    [one] 1 carta entre los Hechizos.
   *[other] { $count } cartas entre los Hechizos.
  }

## The board

topic-between = Entre { NAME($anticlockwise, form: "the") } y, en el sentido del reloj, { NAME($clockwise, form: "the") }.
topic-by-raft = En Balsa { NAME($spaces, form: "to") }.
topic-region = { $count } casillas: { NAME($spaces) }.
topic-dice = { $count ->
    [one] Tira 1 dado:
   *[other] Tira { $count } dados:
  }
topic-row = - { $roll }: { $text }
roll-range = { $first }–{ $last }
roll-or-less = { $last } o menos
roll-or-more = { $first } o más
topic-price = - { NAME($card) }: { $price } de Oro
topic-shop-price = - { NAME($shop) }: { $price } de Oro
topic-pile = { NAME($card) }, de los montones junto a las Aventuras
topic-pile-cards = { $count ->
    [one] 1 carta en el montón.
   *[other] { $count } cartas en el montón.
  }

## House rules

value-on = sí
value-off = no
topic-value = - { $value }
topic-value-default = - { $value } (por defecto)
topic-preset = { $line }.
topic-preset-option = - { $option }: { $value }
