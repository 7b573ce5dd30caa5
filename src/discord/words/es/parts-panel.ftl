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

absent-until = { $keeper ->
    [computer] Estás fuera hasta { $day }, y una máquina ocupa tu asiento. Cualquier elección tuya te trae de vuelta.
   *[nobody] Estás fuera hasta { $day }, y la mesa te espera. Cualquier elección tuya te trae de vuelta.
  }
# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] Estás fuera, y una máquina ocupa tu asiento. Pulsa un botón en la tarjeta o aquí abajo, y vuelves.
   *[defaults] Estás fuera, y elijo por ti lo habitual. Pulsa un botón en la tarjeta o aquí abajo, y vuelves.
  }
absent-return = Recuperar mi asiento
loan-computer = una máquina
loan-theirs = { $what ->
    [fights] Por ti pelea { $deputy } hasta { $until }. Si respondes en una pelea, eso se acaba.
    [deals] Tus tratos los hace { $deputy } hasta { $until }. Si respondes a un trato, eso se acaba.
    [both] Por ti pelea y hace tratos { $deputy } hasta { $until }. Si respondes en una pelea o a un trato, eso se acaba.
   *[all] En tu asiento juega { $deputy } hasta { $until }. Puedes mirar, pero cualquier elección tuya lo recupera.
  }
loan-open = { $what ->
    [fights] Has ofrecido tus peleas a { $deputy }. Puede aceptar hasta { $until }.
    [deals] Has ofrecido tus tratos a { $deputy }. Puede aceptar hasta { $until }.
    [both] Has ofrecido tus peleas y tratos a { $deputy }. Puede aceptar hasta { $until }.
   *[all] Has ofrecido tu asiento a { $deputy }. Puede aceptar hasta { $until }.
  }
loan-yours = { $what ->
    [fights] Peleas por { $player } hasta { $until }. Lo demás lo sigue decidiendo { $player }.
    [deals] Haces los tratos de { $player } hasta { $until }. Lo demás lo sigue decidiendo { $player }.
    [both] Peleas y haces tratos por { $player } hasta { $until }. Lo demás lo sigue decidiendo { $player }.
   *[all] Juegas en el asiento de { $player } hasta { $until }. Los votos, susurros y órdenes permanentes siguen siendo cosa suya.
  }
loan-give-back = Devolverlo
loan-withdraw = Retirar la oferta
loan-offer = { $what ->
    [fights] { $player } te pide que pelees en su lugar en { $game }, en <#{ $room }>, hasta { $until }.
    [deals] { $player } te pide que hagas sus tratos en { $game }, en <#{ $room }>, hasta { $until }.
    [both] { $player } te pide que pelees y hagas tratos en su lugar en { $game }, en <#{ $room }>, hasta { $until }.
   *[all] { $player } te pide que juegues en su asiento en { $game }, en <#{ $room }>, hasta { $until }.
  }
loan-offer-here = { $what ->
    [fights] { $deputy }, { $player } te pide que pelees en su lugar hasta { $until }.
    [deals] { $deputy }, { $player } te pide que hagas sus tratos hasta { $until }.
    [both] { $deputy }, { $player } te pide que pelees y hagas tratos en su lugar hasta { $until }.
   *[all] { $deputy }, { $player } te pide que juegues en su asiento hasta { $until }.
  }
loan-offer-open = Como verías su mano, no podrías ocupar otro asiento en esa partida. Puedes aceptar hasta { $open }.
loan-yes = Jugar en su lugar
loan-no = Esta vez no
loan-declined = De acuerdo. Se lo digo.
loan-accepted = Ahora juegas por { $player } en { $title }: { $link }
loan-given-back = El asiento vuelve a manos de quien lo prestó.
loan-withdrawn = Tu oferta queda retirada.
name-deputy = { $player } (juega { $deputy })
lent-all = El asiento entero
lent-fights = Solo las peleas
lent-deals = Solo los tratos
lent-both = Las peleas y los tratos
lend = Prestar tu asiento…
lend-form = Prestar tu asiento
lend-to = Quién juega por ti
lend-to-hint = Tiene que aceptar. Si lo dejas vacío, juega la máquina.
lend-span = Durante cuánto
lend-days = { $days ->
    [one] Un día
   *[other] { $days } días
  }
lend-what = Qué puede decidir
lend-not-a-member = { $deputy } no está en este servidor, así que no puede jugar aquí. Elige a otra persona.
lend-offered = { $what ->
    [fights] He pedido a { $deputy } que pelee por ti hasta { $until }. Puede aceptar hasta { $open }.
    [deals] He pedido a { $deputy } que haga tus tratos hasta { $until }. Puede aceptar hasta { $open }.
    [both] He pedido a { $deputy } que pelee y haga tratos por ti hasta { $until }. Puede aceptar hasta { $open }.
   *[all] He pedido a { $deputy } que juegue en tu asiento hasta { $until }. Puede aceptar hasta { $open }.
  }
lend-to-computer = { $what ->
    [fights] Una máquina pelea por ti hasta { $until }.
    [deals] Una máquina hace tus tratos hasta { $until }.
    [both] Una máquina pelea y hace tratos por ti hasta { $until }.
   *[all] Una máquina ocupa tu asiento hasta { $until }. Cualquier elección tuya lo recupera.
  }

## Spectators

watch-line = -# 👁 { $watcher } mira por encima del hombro de { $name }.
