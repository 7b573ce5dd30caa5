# Parts that several panels share.

choices-and-hand = Mes choix et ma main

page-back = Retour
page-on = Lire la suite
page-more = Plus…
page-heading = ## { $title } ({ $page } sur { $pages })

## Choosing

choose = { $most ->
    [1] Choisis…
    [2] Choisis-en un, ou les deux à la fois…
   *[other] Choisis-en jusqu’à { $most } à la fois…
  }
choose-page = { $most ->
    [1] Choisis… (page { $page } sur { $pages })
    [2] Choisis-en un, ou les deux à la fois… (page { $page } sur { $pages })
   *[other] Choisis-en jusqu’à { $most } à la fois… (page { $page } sur { $pages })
  }
choose-more = { $more } de plus…
put-something-down = Poser quelque chose…
choice-hint = { $choices } – { $hint }

## A player who is away

absent-gone = { $keeper ->
    [computer] On te croit ailleurs, et un ordinateur joue à ta place. Appuie sur un bouton de la fiche ou ci-dessous, et te revoilà.
   *[defaults] On te croit ailleurs, et je prends pour toi les choix par défaut. Appuie sur un bouton de la fiche ou ci-dessous, et te revoilà.
  }
absent-return = Reprendre ma place

## Spectators

watch-line = -# 👁 { $watcher } regarde par-dessus une épaule : { $name }.
