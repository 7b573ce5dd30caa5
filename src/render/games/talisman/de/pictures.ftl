# The words in the pictures of the board. Names stand as on the cards, without an article.

title = Talisman
turns = Züge bis dorthin
storm-river = Der Sturmfluss
fire-mountains = Die Feuerberge

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# Where several spaces have a name and only their quarter tells them apart, the board shows the name alone.
space-drawn = { $kind ->
    [fields] Felder
    [woods] Wald
    [hills] Hügel
    [plains] Ebene
    [runes] Runen
    [desert] Wüste
   *[other] { NAME($name) }
  }

## Pieces

# Two letters, no two alike.
toad = Kröte
roster-toad = { $character } (Kröte)
# Instead of a name, for a player without a Character.
absent-left = Ist gegangen
absent-out = Ist raus
absent-chooses = Wählt gerade
absent-returns = Kommt wieder
player = Platz { $number }

## Legend: at most nine letters

legend-active = Am Zug
legend-good = Gut
legend-neutral = Neutral
legend-evil = Böse
legend-misses-turn = Setzt aus
legend-enslaved = Versklavt
legend-held = Im Kampf
legend-enemy = Gegner
legend-event = Ereignis
legend-stranger = Fremder
legend-follower = Begleiter
legend-object = Ding
legend-place = Ort
figure-lives = Leben
figure-strength = Stärke
figure-craft = Talent
figure-gold = Gold
figure-spells = Zauber

## What lies on a space, and what is cast

gold-lying = { $gold } Gold
enemy-strength = { $enemy }, Stärke { $figure }
enemy-craft = { $enemy }, Talent { $figure }
command-spell = Herrschaftszauber
cast = { $outcome ->
    [countered] Aufgehoben: { $spell } ({ $who })
   *[cast] { $who } wirkt { $spell }
  }
cast-on = { $outcome ->
    [countered] Aufgehoben: { $spell } ({ $who } gegen { $target })
   *[cast] { $who } wirkt { $spell }, Ziel: { $target }
  }
cast-to = { $outcome ->
    [countered] Aufgehoben: { $spell } ({ $who }, Ziel: { $target })
   *[cast] { $who } wirkt { $spell }, Ziel: { $target }
  }

## Fights

fight-strength = Kampf · { $place }
fight-craft = Psychischer Kampf · { $place }
foes = { $foes } & { $foe }
# $dice and $theirDice: how many each side rolls. The highest counts.
odds = { $left } siegt zu { $win }, { $right } zu { $lose }. { $dice ->
    [0] Niemand würfelt.
    [1] Beide würfeln mit 1 Würfel.
   *[other] Für beide zählt der beste von { $dice } Würfeln.
  }
odds-unlike = { $left } siegt zu { $win }, { $right } zu { $lose }. { $left } hat { $dice ->
    [0] keinen Würfel
    [1] 1 Würfel
   *[other] den besten von { $dice } Würfeln
  } gegen { $theirDice ->
    [0] keinen
    [1] 1
   *[other] den besten von { $theirDice }
  }.
stakes-creature = Eine Niederlage kostet ein Leben, falls es nicht gerettet wird. Die Mitte ist ein Patt.
stakes-character = Wer gewinnt, nimmt ein Leben, 1 Gold oder einen Gegenstand. Die Mitte ist ein Patt.
