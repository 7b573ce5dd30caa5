# The realm in words, for those who can’t see the map. $who is a player, with their own formatting.

## The whole realm

realm-title = Das Reich
realm-map = Eine Karte mit { $hexes } Feldern in neun Reihen von Norden nach Süden, so wie gedruckt.
realm-map-shuffled = Eine Karte mit { $hexes } Feldern in neun Reihen von Norden nach Süden, gemischt als Nummer { $number }.
realm-city-unfound = Die Verlorene Stadt hat noch niemand gefunden.
realm-city = Die Verlorene Stadt wurde { $place } gefunden.
realm-oasis-there = Die Verschwindende Oase ist in diesem Zug da.
realm-oasis-gone = Die Verschwindende Oase ist in diesem Zug weg.
realm-distances = Entfernungen sind in deinen eigenen Zügen angegeben, auf dem schnellsten Weg.
look-here = Wo du bist
you-are = Du bist { $place }.
look-where = Wer wo ist
person-at = { $place }: { $person }
nobody-yet = Noch ist niemand losgezogen.
# To one player alone.
look-clues = Deine Hinweise
# To one player alone.
realm-clue = **{ $clue }**: { $worth }.
# To one player alone.
clue-unfound = Diesen Ort hat noch niemand gefunden.
far = { $turns ->
    [0] Du bist schon da.
    [one] Das ist 1 Zug entfernt.
   *[other] Das ist { $turns } Züge entfernt.
  }
far-unreachable = Das ist außer Reichweite.
quarter-north-west = Der Nordwesten
quarter-north-middle = Der Norden
quarter-north-east = Der Nordosten
quarter-middle-west = Der Westen
quarter-middle-middle = Die Mitte des Reichs
quarter-middle-east = Der Osten
quarter-south-west = Der Südwesten
quarter-south-middle = Der Süden
quarter-south-east = Der Südosten
ground = { NAME($terrain) } ({ $count })
realm-place = **{ $place }**, { NAME($terrain) }.
realm-roads = Schritte auf der Straße: { $places }.
steps-to = { $place } ({ $steps })
near-clue = Ein Hinweis von dir führt hierher
near-people = { $count ->
    [one] { $who } ist hier
   *[other] { $who } sind hier
  }

## One place

look-way = Wie weit es ist
look-people = Wer hier ist
look-nobody = Niemand.
look-beside = Was ringsum liegt
look-happens = Was hier passiert
look-step = { $side }: { $place }, { $way }.
look-step-named = { $side }: { $place }, { NAME($terrain) }, { $way }.
near-step = { $side }: { $place }
way-road = auf der Straße
way-land = querfeldein
way-ashore = vom Meer an Land, mit Boot oder Schiff
way-sea = übers Meer, mit Boot oder Schiff
look-edge = Die Karte endet im { $sides }.
# To one player alone.
look-clue = { $treasures ->
    [one] Dein Hinweis **{ $clue }** bringt hier 1 Schatz.
   *[other] Dein Hinweis **{ $clue }** bringt hier { $treasures } Schätze.
  }
# To one player alone.
look-clue-weapon = { $treasures ->
    [one] Dein Hinweis **{ $clue }** bringt hier 1 Schatz, zum Preis einer Waffe.
   *[other] Dein Hinweis **{ $clue }** bringt hier { $treasures } Schätze, zum Preis einer Waffe.
  }
look-oasis = Bei gerader Zahl ist sie da. Sonst ist hier Wüste, und du ziehst eine Begegnung.
look-oasis-there = In diesem Zug ist sie da.
look-oasis-gone = In diesem Zug ist sie weg.

## The way there

look-no-way = Mit dem, was du jetzt hast, kommst du nicht hin. Es braucht ein Boot, ein Schiff oder Magie.
leg-road = auf der Straße bis { $place }
leg-road-past = auf der Straße über { $past } bis { $place }
leg-wild = querfeldein bis { $place }
leg-wild-past = querfeldein über { $past } bis { $place }
leg-sea = auf See bis { $place }
leg-sea-past = auf See über { $past } bis { $place }
leg-raft = mit einem Floß, das ab 4 schwimmt, bis { $place }
leg-magic = mit Teleportation bis { $place }, wenn zwei Würfel { $distance } oder mehr zeigen
leg-bribe = für einen Schatz aus dem Gefängnis
leg-escape = durch Flucht aus dem Gefängnis bis { $place }
leg-rest = ein Zug ohne Bewegung

## People

person = { $who } ({ NAME($class) }) hat Gesundheit { $left } von { $max } und { $treasures }.
person-party = Mit auf der Reise: { $party }.
person-turn = Jetzt am Zug.
person-prison = Im Gefängnis.
person-held = Vom Sand festgehalten, ohne Bewegung.
person-followed = Ist mitgegangen und muss ausruhen.
