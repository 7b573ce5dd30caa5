# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-setup = Vorbereitungen unter dem Berg
headline-over = Das Ende, in Runde { $round }
headline = Runde { $round } · { $who } · { $phase }
headline-of = Runde { $round } von { $last } · { $who } · { $phase }
headline-reckoning = Runde { $round } · Die Abrechnung
phase-start = Beginn des Zuges
phase-move = Bewegung
phase-resolve = Begegnungen
phase-treasure = Schatz

## The scene

scene-setup = Am Fuß des flammenden Berges sammeln sich neue Abenteurer.
scene-reckoning = Alle schreiben Zahlen auf, im Geheimen.
scene-person = { $who } ist { $place }.
# An adventurer's sheet, item by item.
sheet = Gewandtheit { $skill } · Ausdauer { $stamina } · Glück { $luck } · { $gold } Gold · { $provisions ->
    [0] kein Proviant
   *[other] { $provisions } Proviant
  } · { $treasures ->
    [0] keine Schatzkarten
    [one] 1 Schatzkarte
   *[other] { $treasures } Schatzkarten
  }
sheet-no-lantern = Keine Laterne
sheet-misses = { $turns ->
    [one] Setzt 1 Zug aus
   *[other] Setzt { $turns } Züge aus
  }
score-below-initial = { $now } von { $initial }
figures = Gewandtheit { $skill }, Ausdauer { $stamina }
scene-foe = { $more ->
    [0] ⚔️ **{ NAME($foe) }**: Gewandtheit { $skill }, Ausdauer { $stamina }
    [one] ⚔️ **{ NAME($foe) }**: Gewandtheit { $skill }, Ausdauer { $stamina }, und 1 kommt noch
   *[other] ⚔️ **{ NAME($foe) }**: Gewandtheit { $skill }, Ausdauer { $stamina }, und { $more } kommen noch
  }
scene-duel-ahead = ⚔️ Runde { $round }: { $who } gegen { $rival }, vor dem Wurf { $lead } im Vorteil
scene-duel-behind = ⚔️ Runde { $round }: { $who } gegen { $rival }, vor dem Wurf { $lead } im Rückstand
scene-duel-even = ⚔️ Runde { $round }: { $who } gegen { $rival }, vor dem Wurf gleichauf
scene-last-round = 🎲 Runde { $round }: { $dice }
scene-last-round-duel = 🎲 Runde { $round }, { $who } würfelt: { $dice }
scene-also-here = Auch hier: { $people }
scene-floor = 🎁 Auf dem Boden: { $cards }
scene-room = 🚪 Im Raum: { $things }
guard-unknown = eine verdeckte Karte
guard-figures = { NAME($foe) } ({ $figures })
scene-at-chest = { $count ->
    [one] 🔑 { $who } steht vor der Truhe
   *[other] 🔑 { $who } stehen vor der Truhe
  }
clock-locks = Die Truhe hat drei Schlösser, alle zu
clock-lock-open = Schloss { $number } der Truhe ist offen, zwei sind zu
clock-bell = Die Glocke läutet nach Runde { $round }
clock-peace = Niemand darf andere angreifen

## The text alternative of the picture

picture-before = Das Verlies unter dem flammenden Berg, bevor jemand hineingegangen ist.
picture-person-gone = { $who } ist nicht auf dem Brett.
picture-met = Schon bekannt: { $foes }.
foe-somewhere = { NAME($foe, form: "plain") } { $place }
picture-floor = Auf dem Boden: { $piles }.
cards-somewhere = { $cards } { $place }
card-somewhere = { NAME($card, form: "plain-acc") }{ $keys } { $place }
picture-bare = Leer: { $rooms }.
maze-space = Labyrinthfeld { $number } ist { $sides }
# To one player alone.
picture-known = Du kennst { $cards }.
# To one player alone.
picture-near = Einen Zug entfernt: { $rooms }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } gewinnt
outcome-other = { $who }
outcome-won-points = { $points ->
    [one] { $who } gewinnt mit 1 Punkt
   *[other] { $who } gewinnt mit { $points } Punkten
  }
outcome-other-points = { $points ->
    [0] { $who } hat keine Punkte
    [one] { $who } hat 1 Punkt
   *[other] { $who } hat { $points } Punkte
  }
outcome-points = { $points ->
    [0] Keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
outcome-left = Hat den Berg verlassen
outcome-held = { $count ->
    [one] Hatte Schlüsselkarte { $numbers }
   *[other] Hatte die Schlüsselkarten { $numbers }
  }
outcome-blank = Hatte nur eine leere Karte
outcome-alone-won = 🥇 { $who } gewinnt, und niemand ist da, um neidisch zu sein
outcome-alone-lost = 🪦 { $who } kommt ohne den Schatz nach Hause

## The overview: players

overview-active = ▶ { $who }
overview-stack = { $count ->
    [one] 🔑 1 Schlüsselkarte im Stapel
   *[other] 🔑 { $count } Schlüsselkarten im Stapel
  }
overview-keys = { $count ->
    [0] 🔑 Nur eine leere Schlüsselkarte
    [one] 🔑 1 Schlüsselkarte mit Zahl und eine leere
   *[other] 🔑 { $count } Schlüsselkarten mit Zahl und eine leere
  }
overview-carries = Hat bei sich: { $cards }
overview-overheard = { $count ->
    [one] 👂 Hat eine Schlüsselkarte von { $rivals } belauscht
   *[other] 👂 Hat je eine Schlüsselkarte von { $rivals } belauscht
  }
overview-left = Hat den Berg verlassen
overview-dead = Tot und auf der Suche nach einem neuen Namen
overview-unblooded = Hat noch keinen Raum verlassen, also noch keine Kämpfe mit anderen
overview-must-face = Muss sich dem stellen, was { NAME($room, form: "in") } wartet
overview-cache = ⚰️ { $cards }, zurückgelassen { $place }

## The overview: rooms

overview-rooms = 🚪 Die Räume
overview-known = Bekannt: { $guards }
overview-guard = { NAME($foe) } ({ NAME($room) })
overview-unknown = { $count ->
    [0] In keinem Raum liegt eine verdeckte Karte
    [one] In 1 Raum liegt eine verdeckte Karte
   *[other] In { $count } Räumen liegen verdeckte Karten
  }
overview-unguarded = Unbewachte Schätze { $rooms }

## The overview: the table

overview-table = Der Tisch
overview-locks = 🔒 Die Truhe hat drei Schlösser, alle zu
overview-lock-open = 🔓 Schloss { $number } der Truhe ist offen, zwei sind zu
overview-bell = 🔔 Die Glocke läutet nach Runde { $round }
overview-dark = 🌙 Das Licht erlischt nach Runde { $round }
overview-maze = 🌀 { $spaces }
overview-floor = 🎁 Auf dem Boden: { $piles }
overview-peace = 🕊️ Niemand darf andere angreifen, vergiften oder verfluchen
overview-champion = 🎲 Für ein Monster würfelt die nächste Person
overview-closed = ⛔ Geschlossen für { $who }, bis jemand anderes da war: { NAME($room, form: "nom") }
overview-closed-alone = ⛔ Geschlossen für { $who }, bis ein anderer Raum besucht ist: { NAME($room, form: "nom") }
overview-gone = ☠️ Aus dem Spiel: { $foes }
overview-underdogs = ⚖️ Außenseiterbonus: je Punkt Gewandtheit unter { $skill } { $gifts }
overview-underdogs-nothing = ⚖️ Der Außenseiterbonus bringt an diesem Tisch nichts
overheard-cards = { $count ->
    [one] 1 belauschte Schlüsselkarte
   *[other] { $count } belauschte Schlüsselkarten
  }

## The hand of a player, to them alone

rucksack = 🎒 Rucksack ({ $count } von 6)
rucksack-no-keys = Noch keine Schlüssel
rucksack-keys = Deine Schlüssel: **{ $keys }**
rucksack-key = 🔑 { NAME($card) }{ $keys }
rucksack-card = **{ NAME($card) }**: { $text }
rucksack-card-idle = **{ NAME($card) }**: in dieser Partie nutzlos.
rucksack-sword = 🗡️ **{ NAME($sword) }**
rucksack-sword-in-hand = 🗡️ **{ NAME($sword) }**, in der Hand
rucksack-sword-text = { $line }: { $text }
known = 👁️ Du weißt auch
known-carried = { NAME($card) }{ $keys }: bei { $who }
known-lying = { NAME($card) }{ $keys }: { $place }
known-pile = { NAME($card) }{ $keys }: auf dem Boden { $place }
known-cache = { NAME($card) }{ $keys }: im Nachlass von { $who } { $place }
