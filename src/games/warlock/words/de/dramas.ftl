# Scenes with a picture, the poster of a finished game, and its secrets. $who, $rival and $roller are players.

## Faces

face-met = { $who } trifft { NAME($foe, form: "plain-acc") }
face-found = { $who } findet { NAME($card, form: "plain-acc") }
face-used = { $who } benutzt { NAME($card, form: "plain-acc") }
face-at-chest = { $who } steht vor der Truhe des Hexenmeisters
face-weary = Jetzt müde: Gewandtheit { $skill }, Ausdauer { $stamina }.

## Battles

fight-killed = { $who } erschlägt { NAME($foe, form: "plain-acc") }
fight-banished = { $who } vertreibt { NAME($foe, form: "plain-acc") }
fight-died = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } töten { $who }
   *[other] { NAME($foe, form: "Plain") } tötet { $who }
  }
fight-paralysed = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } lähmen { $who }
   *[other] { NAME($foe, form: "Plain") } lähmt { $who }
  }
fight-escaped = { $who } entkommt { NAME($foe, form: "plain-dat") }
fight-vanished = { $who } verschwindet vor { NAME($foe, form: "plain-dat") }
fight-left = Kein Kampf mehr zwischen { $who } und { NAME($foe, form: "plain-dat") }
duel-died = { $rival } tötet { $who }
duel-escaped = { $who } entkommt { $rival }
duel-vanished = { $who } verschwindet vor { $rival }
duel-robbed = { $rival } beraubt { $who }
duel-truce = Waffenstillstand: { $who } und { $rival }
duel-left = Kein Kampf mehr zwischen { $who } und { $rival }
fight-tally = { $rounds }: { $who } landet { $dealt } und kassiert { $taken }.
fight-margin = Letzte Runde um { $by }
side-stamina = Ausdauer { $stamina }
side-dead = tot
side-slain = erschlagen
side-gone = weg
side-unbeaten = unbesiegt
part-unnamed = Gewandtheit und Ausrüstung

## Deaths, robberies and the end

death = Hier ruht { $who }
death-by-player = Getötet von { $rival }.
death-by-foe = Getötet { NAME($foe, form: "plain-vom") }.
death-by-card = Todesursache: { NAME($card) }.
death-by-river = Vom Fluss genommen.
death-otherwise = Umgekommen.
death-where = { $place }.
death-where-and-when = { $place }, in Runde { $round }.
death-skill = Gewandtheit { $skill }, und tapfer dazu.
death-carried = Im Gepäck: { $goods }.
death-carried-nothing = Im Gepäck nichts von Wert.
robbery = { $who } beraubt { $rival }
robbery-loot = { $count ->
    [one] 1 Schatzkarte wechselt den Besitzer.
   *[other] { $count } Schatzkarten wechseln den Besitzer.
  }
robbery-keys = { $count ->
    [one] 1 Schlüssel wechselt den Besitzer.
   *[other] { $count } Schlüssel wechseln den Besitzer.
  }
loot = { $who } plündert { $rival }
loot-goods = { $goods }, nicht mehr benötigt.
chest = { $who } öffnet die Truhe
chest-numbers = Die Zahlen waren { $numbers }.
chest-treasure = Der Schatz des flammenden Berges!
victory = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
  }
victory-by-reckoning = Abgerechnet: Der Berg wechselt den Besitzer.
victory-by-default = Sonst ist niemand mehr unter dem Berg.

## The poster

part-numbers = { $count ->
    [one] 1 Zahl richtig
   *[other] { $count } Zahlen richtig
  }
part-keys = { $count } Schlüssel
decided-by-chest = Runde { $round }: { $who } öffnet die Truhe mit { $numbers }.
decided-by-reckoning = Die Abrechnung: { $who } schreibt { $numbers }, davon { $right } richtig.
decided-by-leaving = Runde { $round }: { $rival } gibt auf, und nur { $who } ist noch übrig.
decided-by-leaving-at = Runde { $round }: { $rival } gibt { $place } auf, und nur { $who } ist noch übrig.

## The secrets of a finished game

secret-keys = 🔑 Die Schlüsselkarten
secret-rooms = 🚪 Was in den Räumen war
secret-lying = 🎁 Schätze, die herumlagen
secret-maze = 🌀 Das Labyrinth, wo es verdeckt war
secret-room = **{ NAME($room) }**: { $things }
secret-foe = { NAME($foe, form: "nom") }, verdeckt
secret-pile = Schätze von oben: { $cards }
secret-floor = Auf dem Boden { $place }: { $cards }
secret-cache = Nachlass von { $who } { $place }: { $cards }
secret-maze-card = Labyrinthfeld { $number }: **{ $card }**, { $sides }
secret-not-dealt = Sie waren noch nicht ausgeteilt.
secret-chest = Unter der Truhe: **{ $numbers }**
secret-stack = Im Stapel: { $numbers }
secret-hand = { $who }: { $numbers }
secret-hand-blank = { $who }: nur eine leere Karte
