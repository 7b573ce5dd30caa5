# Proposals, votes, going back, and seats on offer. $by proposed it, $about is the player it’s about. For a proposal about
# nobody, and for a decision by a moderator, one of them is empty. Outcomes are lines of the chronicle.

## Each kind of proposal: as it’s made, settled, and listed for `/game propose`

proposal-undo = { $whose ->
    [own] { $by } pide deshacer su última elección.
   *[other] { $by } pide deshacer la última elección de { $about }.
  }
  .agreed = La mesa acuerda deshacer la última elección de { $about }.
  .decided = { $whose ->
      [nobody] La moderación deshace la última elección.
     *[other] La moderación deshace la última elección de { $about }.
    }
  .refused = La mesa rechaza deshacer la última elección de { $about }.
  .withdrawn = { $by } retira la propuesta de deshacer la última elección de { $about }.
  .lapsed = La propuesta de deshacer la última elección de { $about } ha caducado: faltaron votos a tiempo.
  .choice = Deshacer la última elección, incluso tras una tirada

proposal-back = { $branch ->
    [none] { $by } pide volver a un momento anterior.
   *[other] { $by } pide volver a la rama { $branch }.
  }
  .agreed = { $branch ->
      [none] La mesa acuerda volver a un momento anterior.
     *[other] La mesa acuerda volver a la rama { $branch }.
    }
  .decided = La moderación hace volver la partida a un momento anterior.
  .refused = { $branch ->
      [none] La mesa rechaza volver a un momento anterior.
     *[other] La mesa rechaza volver a la rama { $branch }.
    }
  .withdrawn = { $branch ->
      [none] { $by } retira la propuesta de volver a un momento anterior.
     *[other] { $by } retira la propuesta de volver a la rama { $branch }.
    }
  .lapsed = { $branch ->
      [none] La propuesta de volver a un momento anterior ha caducado: faltaron votos a tiempo.
     *[other] La propuesta de volver a la rama { $branch } ha caducado: faltaron votos a tiempo.
    }
  .choice = Volver a un momento anterior o a una rama

# While it’s voted on. $round is “none” in a game that doesn’t count rounds.
proposal-back-to-turn = { $ago ->
    [0] { $by } pide volver al comienzo de este turno.
    [1] { $by } pide volver al comienzo del turno anterior.
   *[other] { $round ->
        [none] { $by } pide volver { $ago } turnos atrás, al comienzo del turno { $turn }.
       *[other] { $by } pide volver { $ago } turnos atrás, al comienzo de un turno de la ronda { $round }.
      }
  }

proposal-pause = { $by } pide una pausa.
  .agreed = La mesa acuerda una pausa.
  .decided = La moderación pone la partida en pausa.
  .refused = La mesa rechaza la pausa.
  .withdrawn = { $by } retira la propuesta de pausa.
  .lapsed = La propuesta de pausa ha caducado: faltaron votos a tiempo.
  .choice = Hacer una pausa
  .effect = Todos los relojes se paran hasta que alguien pulse **Reanudar**.

proposal-extend = { $by } pide más tiempo para { $about }.
  .agreed = La mesa acuerda dar más tiempo a { $about }.
  .decided = La moderación da más tiempo a { $about }.
  .refused = La mesa rechaza dar más tiempo a { $about }.
  .withdrawn = { $by } retira la propuesta de dar más tiempo a { $about }.
  .lapsed = La propuesta de dar más tiempo a { $about } ha caducado: faltaron votos a tiempo.
  .choice = Dar más tiempo a alguien
  .effect = El reloj de esa persona vuelve a empezar.

# $pace is “none” where the new pace isn’t known.
proposal-pace = { $pace ->
    [none] { $by } pide cambiar el ritmo.
   *[other] { $by } pide cambiar el ritmo a «{ $pace }».
  }
  .agreed = { $pace ->
      [none] La mesa acuerda cambiar el ritmo.
     *[other] La mesa acuerda cambiar el ritmo a «{ $pace }».
    }
  .decided = La moderación cambia el ritmo.
  .refused = La mesa rechaza cambiar el ritmo.
  .withdrawn = { $by } retira la propuesta de cambiar el ritmo.
  .lapsed = La propuesta de cambiar el ritmo ha caducado: faltaron votos a tiempo.
  .choice = Cambiar el ritmo
  .effect = Todos los relojes vuelven a empezar.

proposal-play-on = { $by } pide seguir sin { $about }.
  .agreed = La mesa acuerda seguir sin { $about }.
  .decided = La moderación deja seguir la partida sin { $about }.
  .refused = La mesa rechaza seguir sin { $about }.
  .withdrawn = { $by } retira la propuesta de seguir sin { $about }.
  .lapsed = La propuesta de seguir sin { $about } ha caducado: faltaron votos a tiempo.
  .choice = Seguir sin alguien (una máquina ocupa su asiento)
  .effect = Una máquina ocupa el asiento hasta que esa persona vuelva.

proposal-move-on = { $by } pide seguir sin la elección en privado.
  .agreed = La mesa acuerda seguir sin la elección en privado.
  .decided = La moderación deja seguir la partida sin la elección en privado.
  .refused = La mesa rechaza seguir sin la elección en privado.
  .withdrawn = { $by } retira la propuesta de seguir sin la elección en privado.
  .lapsed = La propuesta de seguir sin la elección en privado ha caducado: faltaron votos a tiempo.
  .choice = Seguir sin una elección en privado
  .effect = Juego por quien aún tenga una elección en privado, según sus órdenes permanentes o lo habitual en las reglas. No digo quién era. Si nadie se opone a tiempo, queda acordado.

proposal-gentle = { $by } pide que las máquinas jueguen con suavidad.
  .agreed = La mesa lo acuerda: desde ahora las máquinas juegan con suavidad.
  .decided = La moderación lo decide: desde ahora las máquinas juegan con suavidad.
  .refused = La mesa rechaza que las máquinas jueguen con suavidad.
  .withdrawn = { $by } retira la propuesta de que las máquinas jueguen con suavidad.
  .lapsed = La propuesta de que las máquinas jueguen con suavidad ha caducado: faltaron votos a tiempo.
  .choice = Que las máquinas jueguen con suavidad
  .effect = A menudo eligen la segunda mejor opción.

proposal-fair = { $by } pide que las máquinas jueguen lo mejor que sepan.
  .agreed = La mesa lo acuerda: desde ahora las máquinas juegan lo mejor que saben.
  .decided = La moderación lo decide: desde ahora las máquinas juegan lo mejor que saben.
  .refused = La mesa rechaza que las máquinas jueguen lo mejor que sepan.
  .withdrawn = { $by } retira la propuesta de que las máquinas jueguen lo mejor que sepan.
  .lapsed = La propuesta de que las máquinas jueguen lo mejor que sepan ha caducado: faltaron votos a tiempo.
  .choice = Que las máquinas jueguen lo mejor que sepan
  .effect = Eligen la mejor opción que encuentran.

proposal-cunning = { $by } pide que las máquinas piensen por adelantado.
  .agreed = La mesa lo acuerda: desde ahora las máquinas piensan por adelantado.
  .decided = La moderación lo decide: desde ahora las máquinas piensan por adelantado.
  .refused = La mesa rechaza que las máquinas piensen por adelantado.
  .withdrawn = { $by } retira la propuesta de que las máquinas piensen por adelantado.
  .lapsed = La propuesta de que las máquinas piensen por adelantado ha caducado: faltaron votos a tiempo.
  .choice = Que las máquinas piensen por adelantado
  .effect = Ensayan cómo podría seguir la partida, pero solo saben lo que puede ver su propio asiento.

# $language is the new one. A moderator can’t decide this one.
proposal-language = { $language ->
    [none] { $by } pide cambiar el idioma de esta mesa.
   *[other] { $by } pide cambiar el idioma de esta mesa: { $language }.
  }
  .agreed = La mesa acuerda cambiar de idioma.
  .refused = La mesa rechaza cambiar de idioma.
  .withdrawn = { $by } retira la propuesta de cambiar de idioma.
  .lapsed = La propuesta de cambiar de idioma ha caducado: faltaron votos a tiempo.
  .effect = Cambia lo que todo el mundo lee aquí. Los mensajes privados siguen en el idioma de cada cual.

proposal-replace = { $by } pide ofrecer el asiento de { $about } a alguien más.
  .agreed = La mesa acuerda ofrecer el asiento de { $about } a alguien más.
  .decided = La moderación ofrece el asiento de { $about } a alguien más.
  .refused = La mesa rechaza ofrecer el asiento de { $about }.
  .withdrawn = { $by } retira la propuesta de ofrecer el asiento de { $about }.
  .lapsed = La propuesta de ofrecer el asiento de { $about } ha caducado: faltaron votos a tiempo.
  .choice = Ofrecer el asiento de alguien a otra persona
  .effect = Puede ocuparlo cualquiera que no tenga asiento, mientras no vuelva quien lo tenía.

proposal-end = { $by } pide acabar la partida tal como está.
  .agreed = La mesa acuerda acabar la partida tal como está.
  .decided = La moderación acaba la partida tal como está.
  .refused = La mesa rechaza acabar la partida tal como está.
  .withdrawn = { $by } retira la propuesta de acabar la partida tal como está.
  .lapsed = La propuesta de acabar la partida tal como está ha caducado: faltaron votos a tiempo.
  .choice = Acabar la partida tal como está
  .effect = La partida acaba sin resultado.

# A moderator can’t decide this one or the next.
proposal-watch = { $by } pide que { $whom } pueda mirar por encima del hombro de { $about }.
  .agreed = La mesa acuerda que { $whom } mire por encima del hombro de { $about }.
  .refused = La mesa rechaza que { $whom } mire por encima del hombro de { $about }.
  .withdrawn = { $by } retira la propuesta de que { $whom } mire por encima del hombro de { $about }.
  .lapsed = La propuesta de que { $whom } mire por encima del hombro de { $about } ha caducado: faltaron votos a tiempo.
  .effect = Quien mira ve todo lo que ve este asiento, secretos incluidos, pero no puede elegir nada. La tarjeta lo dice mientras dure.

proposal-move = { $by } pide llevar la partida a otro servidor.
  .agreed = La mesa acuerda llevar la partida a otro servidor.
  .refused = La mesa rechaza llevar la partida a otro servidor.
  .withdrawn = { $by } retira la propuesta de llevar la partida a otro servidor.
  .lapsed = La propuesta de llevar la partida a otro servidor ha caducado: faltaron votos a tiempo.
  .effect = La partida sigue en <#{ $room }>. Quien mire por encima de un hombro deja de ver.

## After a proposal’s own sentence

proposal-alone = Aquí no juega nadie más, así que { $by } decide por su cuenta.
proposal-overtaken = Queda sin efecto, porque la partida ha seguido entretanto.
proposal-ended = Queda sin efecto, porque la partida ha terminado.

## The message of a vote

vote-needs-another = -# Hace falta el sí de todos los presentes y, entre ellos, el de al menos otra persona. La votación se cierra { $closes }.
vote-needs-majority = -# Hace falta más de la mitad. La votación se cierra { $closes }.
vote-needs-others = -# Hace falta el sí del resto de la mesa. La persona afectada puede oponerse. La votación se cierra { $closes }.
vote-ayes = { $count ->
    [0] A favor: nadie todavía (0 de { $needed })
   *[other] A favor: { $names } ({ $count } de { $needed })
  }
vote-nays = En contra: { $names }
vote-awaited = Falta el voto de: { $names }
vote-private = La mesa tiene algo que votar.
vote-agree = A favor
vote-refuse = En contra
vote-look = Mostrar ese momento

## Going back

rollback-undoes-nothing = Esto no deshace ninguna elección.
# $whose lists the choices of each player.
rollback-undoes = { $turns ->
    [0] { $choices ->
        [one] Esto deshace 1 elección ({ $whose }).
       *[other] Esto deshace { $choices } elecciones ({ $whose }).
      }
    [one] { $choices ->
        [one] Esto deshace 1 turno y 1 elección ({ $whose }).
       *[other] Esto deshace 1 turno y { $choices } elecciones ({ $whose }).
      }
   *[other] { $choices ->
        [one] Esto deshace { $turns } turnos y 1 elección ({ $whose }).
       *[other] Esto deshace { $turns } turnos y { $choices } elecciones ({ $whose }).
      }
  }
rollback-undoes-of = { $choices } de { $name }
rollback-undoes-more = También se deshace lo que elijas antes de que acabe la votación. Todo se guarda como una rama.
rollback-dice-fresh = Desde ahí los dados son nuevos y lo oculto se vuelve a barajar, así que lo que viste en los turnos deshechos no te dice nada.
rollback-dice-stay = Por el camino no se tiraron dados ni se reveló nada, así que los dados se quedan. Lo que alguien haya sabido en secreto se vuelve a barajar.
rollback-on-branch = Ese momento está en la rama abandonada { $branch }, y la partida sigue desde allí.
rollback-kept = Lo que queda atrás se guarda como una rama. Se puede volver a ella más tarde.
rollback-lost = Lo último que esto desharía:
rollback-then = **Así estaba entonces:**
rollback-propose = Proponerlo a la mesa
rollback-decide = Volver atrás (moderación)

# The question at the top. $name is a bookmark’s, $line a line of the chronicle.
rollback-to-branch = ### ¿Volver al final de la rama { $branch }?
rollback-to-bookmark = ### ¿Volver a **{ $name }**?
rollback-to-line = ### ¿Volver al momento de «{ $line }»?
rollback-to-turn = { $ago ->
    [0] ### ¿Volver al comienzo de este turno?
    [1] ### ¿Volver al comienzo del turno anterior?
   *[other] { $round ->
        [none] ### ¿Volver { $ago } turnos atrás, al comienzo del turno { $turn }?
       *[other] ### ¿Volver { $ago } turnos atrás, al comienzo de un turno de la ronda { $round }?
      }
  }

# As listed while you type.
rollback-choice-bookmark = { $name } (turno { $turn })
rollback-choice-branch = El final de la rama { $branch }
rollback-choice-turn = { $ago ->
    [0] El comienzo de este turno
    [1] El comienzo del turno anterior
   *[other] { $turn ->
        [none] El comienzo del turno, hace { $ago } turnos
       *[other] El comienzo del turno { $turn }, hace { $ago } turnos
      }
  }

## Branches

branches-heading = ### Ramas abandonadas
branches-menu = Ver cómo acabó una rama…
branch-label = Rama { $number }
# $when is a time ago, $turn and $round are “none” where nobody knows or counts them.
branch-left = { $turn ->
    [none] - **Rama { $number }**: abandonada { $when }.
   *[other] { $round ->
        [none] - **Rama { $number }**: abandonada en el turno { $turn }, { $when }.
       *[other] - **Rama { $number }**: abandonada en la ronda { $round }, { $when }.
      }
  }
branch-left-agreed = Lo propuso { $name }, y se aprobó.
branch-left-decided = Lo decidió la moderación.
branch-last = Su última línea: { $line }

## A seat on offer

offer = ### El asiento de { $name } está libre
  .text = Quien lo ocupe sigue jugando esta partida de { $game }, con todo lo que es del asiento.
  .private = ### Hay un asiento libre en esta partida de { $game }
  .take = Ocupar este asiento
  .over = Esta oferta ya no vale.
  .ended = La partida ha terminado, así que esta oferta ya no vale.
  .taken = Este asiento ya no está libre. Lo tiene { $name }.
