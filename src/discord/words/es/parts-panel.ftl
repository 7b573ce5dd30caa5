# Parts that several panels share.

# The button that opens a player's private panel.
choices-and-hand = Mis opciones y mi mano

page-back = Atrás
page-on = Seguir leyendo
page-more = Más…
page-heading = ## { $title } ({ $page } de { $pages })

## Choosing

# The placeholder of a menu. `most` is how many may be picked at once.
choose = { $most ->
    [1] Elige…
    [2] Elige una, o las dos a la vez…
   *[other] Elige hasta { $most } a la vez…
  }
choose-page = { $most ->
    [1] Elige… (página { $page } de { $pages })
    [2] Elige una, o las dos a la vez… (página { $page } de { $pages })
   *[other] Elige hasta { $most } a la vez… (página { $page } de { $pages })
  }
choose-more = { $more } más…
put-something-down = Dejar algo…
# What one or several choices cost or risk. $choices are their labels or numbers, in bold.
choice-hint = { $choices } – { $hint }

## A player who is away

# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] Estás fuera, y una máquina ocupa tu asiento. Pulsa un botón en la tarjeta o aquí abajo, y vuelves.
   *[defaults] Estás fuera, y elijo por ti lo habitual. Pulsa un botón en la tarjeta o aquí abajo, y vuelves.
  }
absent-return = Recuperar mi asiento

## Spectators

watch-line = -# 👁 { $watcher } mira por encima del hombro de { $name }.
