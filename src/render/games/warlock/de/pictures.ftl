# Words that are drawn into pictures, where room is short.

picture-title = Der Hexenmeister vom flammenden Berg
# A heading in two lines, the second in large letters.
sidebar-title-above = Das Verlies unter dem
sidebar-title = flammenden Berg

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# The places whose printed names are too long for them have a shorter one here.
place-drawn = { $place ->
    [orc-mess] Speisesaal
    [trophy-hall] Trophäen
    [snake-cellar] Schlangen
    [stores] Lager
    [spider-vault] Spinnen
    [temple] Tempel
    [sentry-bunkroom] Schlafraum
    [keepers-lodge] Wärter
    [minotaur-den] Minotaurus
    [seers-alcove] Seherin
    [warlocks-study] Studierzimmer
    [rat-larder] Ratten
    [barrel-workshop] Fässer
   *[other] { NAME($name) }
  }
maze-space-drawn = Labyrinthfeld { $number }
crossing-drawn = { $crossing ->
    [ferry] Fähre
    [raft] Floß
   *[bridge] Brücke
  }
# A player whose name is unknown.
player-drawn = Platz { $number }

## Roster

# In the place of a name, beside the player’s colour.
absent-left = Ist gegangen
absent-preparing = Packt noch

## Fights

fight-title = { $round ->
    [0] { $place }
   *[other] { $place } · nach Runde { $round }
  }
fight-monster = { $count ->
    [1] { NAME($monster) }
   *[other] { NAME($monster) } ({ $at } von { $count })
  }
fight-skill = Gewandtheit
fight-skill-weary = Gewandtheit, müde
# About 60 letters at most.
fight-odds-monster = Je zwei Würfel: { $who } trifft zu { $win }, { NAME($monster, form: "plain") } zu { $lose }.
fight-odds-rival = Je zwei Würfel: { $who } trifft zu { $win }, { $rival } zu { $lose }.
fight-cost = Eine Wunde kostet { $bite } Ausdauer, etwa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Runde.
fight-cost-champion = Eine Wunde kostet { $bite } Ausdauer, etwa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pro Runde. { $champion } würfelt fürs Monster.

## What lies at a place

item-unknown = Begegnung, verdeckt
item-monster = { NAME($foe) }, Gewandtheit { $skill }, Ausdauer { $stamina }
item-treasure = { $count ->
    [one] Schatzkarte
   *[other] { $count } Schatzkarten
  }
item-left-here = { $count ->
    [one] 1 Karte liegt hier
   *[other] { $count } Karten liegen hier
  }
item-belongings = Nachlass: { $player }

## Signs that only the viewer sees

own-turns = Züge für dich
own-treasure = Schätze, von denen du weißt

## Notebook

notebook-title = Dein Notizbuch
notebook-you = Du
notebook-chest = Truhe
notebook-stack = Stapel

## Legend

legend-encounter-down = Begegnung, verdeckt
legend-encounter-seen = Verdeckt, aber gesehen
legend-monster = Monster, offen
legend-others = Andere, offen
legend-treasure = Schatzkarten
legend-belongings = Nachlass
legend-lock = Noch nicht wieder betretbar
legend-maze = Labyrinth: verdeckt und offen
legend-passages = Geheimgänge
legend-no-lantern = Keine Laterne
legend-misses = Setzt einen Zug aus
legend-skill = Gewandtheit
legend-stamina = Ausdauer
legend-luck = Glück
legend-gold = Gold
legend-provisions = Proviant
