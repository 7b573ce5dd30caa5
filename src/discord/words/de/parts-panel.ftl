# Parts that several panels share.

# The button that opens a player's private panel.
choices-and-hand = Meine Optionen & Hand

page-back = Zurück
page-on = Weiterlesen
page-more = Mehr…
page-heading = ## { $title } ({ $page } von { $pages })

## Choosing

# The placeholder of a menu. `most` is how many may be picked at once.
choose = { $most ->
    [1] Wählen…
    [2] Eins oder beide auf einmal wählen…
   *[other] Bis zu { $most } auf einmal wählen…
  }
choose-page = { $most ->
    [1] Wählen… (Seite { $page } von { $pages })
    [2] Eins oder beide auf einmal wählen… (Seite { $page } von { $pages })
   *[other] Bis zu { $most } auf einmal wählen… (Seite { $page } von { $pages })
  }
choose-more = { $more } weitere…
put-something-down = Etwas ablegen…
# What one or several choices cost or risk. $choices are their labels or numbers, in bold.
choice-hint = { $choices } – { $hint }

## A player who is away

# Their time ran out too often, or they left for a while.
absent-gone = { $keeper ->
    [computer] Du bist abwesend, und ein Computer spielt auf deinem Platz. Drück einen Knopf auf der Karte oder hier unten, und du bist zurück.
   *[defaults] Du bist abwesend, und ich treffe die üblichen Entscheidungen für dich. Drück einen Knopf auf der Karte oder hier unten, und du bist zurück.
  }
absent-return = Meinen Platz zurücknehmen

## Spectators

watch-line = -# 👁 { $watcher } schaut { $name } über die Schulter.
