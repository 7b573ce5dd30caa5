# Scenes with a picture and the poster of a finished game, in plain text. $who, $rival and $foes may begin a sentence.

## Faces

face-drew = { START($who) } zieht { NAME($card, form: "acc") }
face-met = { START($who) } begegnet { NAME($card, form: "dat") }
face-bought = { START($who) } kauft { NAME($card, form: "a-acc") }
face-cast = { START($who) } wirkt { NAME($spell) }
face-took = { START($who) } nimmt { NAME($card, form: "acc") }

## Fights

fight-even = { START($who) } und { NAME($other, form: "nom") } sind gleich stark
fight-beaten = { START($who) } besiegt { NAME($other, form: "acc") }
fight-beaten-by = { $count ->
    [one] { START(NAME($foes, form: "nom")) } besiegt { $who }
   *[other] { START(NAME($foes, form: "nom")) } besiegen { $who }
  }
fight-by-strength = Kampf: Stärke gegen Stärke.
fight-by-craft = Psychischer Kampf: Talent gegen Talent.
fight-margin = Vorsprung { $by }
fight-level = Patt
fight-strength = Stärke
fight-craft = Talent
side-foes = { NAME($foes) }
side-dead = tot
side-lives = { $change } Leben, noch { $left }
side-stands = steht
side-wins = siegt
side-beaten = besiegt
side-trophy = eine Trophäe
side-slain = nicht mehr

## Deaths, robberies, the Crown and the end

death = Hier ruht { NAME($character, form: "nom") }
death-where = Gefallen { NAME($place, form: "in") }.
death-where-and-when = Gefallen { NAME($place, form: "in") }, in Runde { $round }.
death-by = Todesursache: { NAME($cause, form: "nom") }.
death-figures = Stärke { $strength }, Talent { $craft }.
death-leaves = Hinterlässt { $goods }.
death-leaves-nothing = Hinterlässt nur einen Namen.
death-trophies = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
  }
death-objects = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  }
death-followers = { $count } Begleiter
robbery = { START($who) } bestiehlt { $rival }
robbery-card = { NAME($card, form: "gender") ->
    [p] { NAME($card, form: "Nom") } wechseln den Besitzer.
   *[other] { NAME($card, form: "Nom") } wechselt den Besitzer.
  }
robbery-gold = { $gold } Gold wechseln den Besitzer.
crown = { START($who) } steht auf der Krone der Herrschaft
crown-first = Zum ersten Mal ist jemand so weit gekommen.
blow = { START($who) } wirkt den Herrschaftszauber
blow-strikes = Der Zauber trifft.
blow-misses = Der Zauber geht daneben.
blow-fizzles = Ein Zischen und eine würdevolle Pause.
change = { START($who) } ist eine Kröte
change-turns = Für 3 Züge. Alles fällt zu Boden.
rescue = Gerettet: { $who } behält das Leben
victory = { $count ->
    [one] { START($who) } gewinnt
   *[other] { START($who) } gewinnen
  }
victory-crown = Die Krone der Herrschaft passt.
victory-last = Sonst ist niemand mehr übrig.
victory-limit = Feierabend.

## The poster: the parts of a score, and what decided the game

part-region = Region { $points }
part-talisman = Talisman { $points }
part-strength = Stärke { $points }
part-craft = Talent { $points }
part-lives = Leben { $points }
part-gold = Gold { $points }
part-other = { NAME($part) } { $points }
decided-by-crown = Runde { $round }: { $who } erreicht die Krone der Herrschaft.
decided-by-death = Runde { $round }: { $rival } fällt { NAME($place, form: "in") }, dank { NAME($cause, form: "dat") }, und nur { $who } ist noch übrig.
decided-by-leaving = Runde { $round }: { $rival } geht, und nur { $who } ist noch übrig.
decided-together = Feierabend: { $who } teilen sich den Sieg.
decided-by-region = Feierabend: { $who } ist weiter innen als { $rival } (+{ $points }).
decided-by-talisman = Feierabend: { $who } hat { $rival } einen Talisman voraus (+{ $points }).
decided-by-strength = Feierabend: { $who } hat mehr Stärke als { $rival } (+{ $points }).
decided-by-craft = Feierabend: { $who } hat mehr Talent als { $rival } (+{ $points }).
decided-by-lives = Feierabend: { $who } hat mehr Leben als { $rival } (+{ $points }).
decided-by-gold = Feierabend: { $who } hat mehr Gold als { $rival } (+{ $points }).
decided-by-points = Feierabend: { $who } liegt vor { $rival } (+{ $points }).
