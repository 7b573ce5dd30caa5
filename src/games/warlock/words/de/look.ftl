# The dungeon in words, place by place, without emoji. $who is a player or several, with their own formatting.

## The whole dungeon

dungeon = Das Verlies
dungeon-about = Gänge und Räume unter dem flammenden Berg, vom Eingang im Süden über den Fluss nach Norden und durch das Labyrinth zur Schatzkammer. Felder heißen nach Spalte und Zeile: A liegt im Westen, 1 im Norden.
dungeon-last-round = Die letzte Runde ist Runde { $round }.
dungeon-distances = Entfernungen sind in Zügen angegeben, falls die Würfel freundlich sind.
dungeon-where-you-are = Wo du bist
dungeon-you-are = Du bist { $place }.
dungeon-who-is-where = Wer wo ist
dungeon-south = Südlich des Flusses
dungeon-north = Nördlich des Flusses
dungeon-maze = Im Labyrinth
dungeon-sanctum = Jenseits des Labyrinths
dungeon-person = { $place }: { $person }
corridor = Gang { $label }
map-corridor = **Gang { $label }**.
map-space = **{ $title }**, bei { $label }.
map-doors = { $count ->
    [one] Tür bei { $squares }.
   *[other] Türen bei { $squares }.
  }
people-there = { $count ->
    [one] { $who } ist dort.
   *[other] { $who } sind dort.
  }
people-here = { $count ->
    [one] { $who } ist hier.
   *[other] { $who } sind hier.
  }

## One place

look-way = Wie weit es ist
look-people = Wer hier ist
look-nobody = Niemand.
look-things = Was hier ist
look-links = Wohin es geht
look-no-way = So, wie es steht, kommst du dort nicht hin.
side-north = Norden
side-south = Süden
side-west = Westen
side-east = Osten
side-passage = Durch den Geheimgang
side-river = Über den Fluss
link-door = eine Tür
link-open = offen
link-maze-unknown = offen oder zugemauert, das weiß nur die Labyrinthkarte
link-maze-open = offen, laut Labyrinthkarte
link-maze-walled = zugemauert, laut Labyrinthkarte
link-passage = mit Laterne nach Wahl, ohne Laterne nach Würfel
link-river = mit Fähre, Floß oder Brücke
link = { $side }, { $how }: { $to }.
link-run = { $steps ->
    [one] { $side }, { $how }: { $to }, und nach 1 Schritt { $end }.
   *[other] { $side }, { $how }: { $to }, und nach { $steps } Schritten { $end }.
  }
near-link = { $side }: { $to }
near-run = { $steps ->
    [one] { $side }, 1 Schritt: { $to }
   *[other] { $side }, { $steps } Schritte: { $to }
  }
landmark-maze-edge = { $square }, am Rand des Labyrinths
landmark-fork = eine Abzweigung bei { $square }
landmark-dead-end = eine Sackgasse bei { $square }
steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }
leg-walk = { $steps } { $to }
leg-through-passage = durch { NAME($passage, form: "acc") } und { $steps } { $to }
leg-through-maze = durch Labyrinthfeld { $number } und { $steps } { $to }
leg-river = über den Fluss { $to }
leg-river-from = { $from } und über den Fluss { $to }
leg-rest = ein ausgesetzter Zug

## People and things

person-sheet = { $who } hat Gewandtheit { $skill }, Ausdauer { $stamina } und Glück { $luck }, { $gold } Gold, { $provisions } Proviant und { $treasures ->
    [one] 1 Schatzkarte
   *[other] { $treasures } Schatzkarten
  }.
person-turn = Jetzt am Zug.
person-no-lantern = Ohne Laterne.
person-misses = { $turns ->
    [one] Setzt 1 Zug aus.
   *[other] Setzt { $turns } Züge aus.
  }
things-floor = { $count ->
    [one] 1 Schatzkarte liegt auf dem Boden.
   *[other] { $count } Schatzkarten liegen auf dem Boden.
  }
things-cache = { $count ->
    [one] 1 Schatzkarte von { $who } ist hier versteckt.
   *[other] { $count } Schatzkarten von { $who } sind hier versteckt.
  }
things-pile = { $count ->
    [one] 1 Schatzkarte liegt dort verdeckt.
   *[other] { $count } Schatzkarten liegen dort verdeckt.
  }
things-not-laid-out = Die Karten hier sind noch nicht ausgelegt.
things-nobody = Niemand wartet dort.
things-unknown = Eine verdeckte Karte wartet dort.
things-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } warten dort.
   *[other] { NAME($foe, form: "Nom") } wartet dort.
  }
things-foe-down = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } warten dort, ihre Karte ist verdeckt.
   *[other] { NAME($foe, form: "Nom") } wartet dort, die Karte ist verdeckt.
  }
things-monster = { NAME($monster) }: Gewandtheit { $skill }, Ausdauer { $stamina }
things-closed = Geschlossen für { $who }, bis jemand anderes da war.
things-closed-alone = Geschlossen für { $who }, bis ein anderer Raum besucht ist.
things-maze-unknown = Die Labyrinthkarte ist verdeckt. Welche Wege offen sind, lässt sich nur raten.
things-maze = Labyrinthkarte: { $card }, aufgedeckt, { $sides }.
things-maze-down = Labyrinthkarte: { $card }, wieder verdeckt, { $sides }.
things-chest = Dort steht die Truhe mit drei Schlössern, alle zu.
things-chest-open = Dort steht die Truhe. Schloss { $number } ist offen, zwei sind zu.
# To one player alone.
things-known = Du weißt, was dort liegt: { $cards }.
