# Scenes with a picture, and the poster of a finished game. Plain text: pictures show no Markdown. $who, $rival and
# $loser are players.

## Faces

face-met = { $who } trifft { NAME($foe, form: "plain-acc") }
face-drawn = { $who } zieht { NAME($item, form: "one") }
face-spell = { $who } hat jetzt { NAME($spell) }
face-cast = { $who } wirkt { NAME($spell) }
face-joined = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } schließen sich { $who } an
   *[other] { NAME($foe, form: "Plain") } schließt sich { $who } an
  }
face-vessel = { $who } nimmt { NAME($vessel, form: "a-acc") }
face-clue = { $who } geht { NAME($place, form: "in") } einem Hinweis nach

## Fights

drama-killed = { $who } besiegt { NAME($foe, form: "plain-acc") }
drama-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } fliehen vor { $who }
   *[other] { NAME($foe, form: "Plain") } flieht vor { $who }
  }
drama-died = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } töten { $who }
   *[other] { NAME($foe, form: "Plain") } tötet { $who }
  }
drama-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } versenken { $who }
   *[other] { NAME($foe, form: "Plain") } versenkt { $who }
  }
drama-both-fled = { $who } und { NAME($foe, form: "plain") } fliehen
drama-bored = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } verlieren die Lust
   *[other] { NAME($foe, form: "Plain") } verliert die Lust
  }
drama-away = { $who } entkommt { NAME($foe, form: "plain-dat") }
drama-duel = { $who } besiegt { $rival }
drama-duel-away = { $who } entkommt { $rival }
drama-duel-drawn = { $who } gegen { $rival }
fight-total = { $hits } Treffer
fight-margin = +{ $by }
side-dead = tot
side-sunk = unter Wasser
side-away = entkommen
side-beaten = besiegt
side-friend = befreundet
side-gone = weg
side-unbeaten = unbesiegt
side-wins = siegt
side-stands = noch da

## Robberies, deaths, finds and the end

plunder = { $who } plündert { $rival }
drama-item = { NAME($item) }
confiscation = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Plain") } erleichtern { $who } um Schätze
   *[other] { NAME($foe, form: "Plain") } erleichtert { $who } um Schätze
  }
confiscation-loot = { $treasures }. Es gibt eine Quittung.
death = Hier ruht { $character }
death-by-foe = Getötet { NAME($foe, form: "plain-vom") }.
death-by-foe-in-round = Getötet { NAME($foe, form: "plain-vom") }, in Runde { $round }.
death-by-character = Getötet von { $killer }.
death-by-character-in-round = Getötet von { $killer }, in Runde { $round }.
death-in-round = In Runde { $round }.
death-otherwise = Zu früh gegangen.
death-found = { $count ->
    [one] Hatte 1 Kaiserlichen Schatz gefunden.
   *[other] Hatte { $count } Kaiserliche Schätze gefunden.
  }
companions = { $count ->
    [one] 1 Gefährten
   *[other] { $count } Gefährten
  }
death-leaves = Hinterlässt { $things }.
death-leaves-nothing = Hinterlässt nur einen Namen.
find = { $who } findet { NAME($item, form: "one") }
find-imperial = Einer der sechs Kaiserlichen Schätze!
rescue = { $who } ist aus dem Gefängnis
rescue-out = Frei und ein wenig staubig.
victory = { $who } gewinnt
victory-score = Ergebnis: { $score }.

## The poster

part-imperial = Kaiserliche Schätze: { $points }
part-scroll = Schriftrollen: { $points }
part-charm = Glücksbringer: { $points }
part-ruby = Rubine: { $points }
part-stone = Steine: { $points }
part-gold = Gold: { $points }
part-silver = Silber: { $points }
part-magic-weapon = Magische Waffen: { $points }
part-weapons = Waffen: { $points }
decided-by-tie = Gleichstand, und die Würfel entscheiden: { $who } würfelt { $die }.
decided-by-leaving = Runde { $round }: { $rival } geht, und nur { $who } ist noch übrig.
decided-by-death = Runde { $round }: { $rival } scheidet aus, und nur { $who } ist noch übrig.
decided-by-points = { $points ->
    [one] Nach allem Zählen liegt { $who } 1 Punkt vor { $rival }.
   *[other] Nach allem Zählen liegt { $who } { $points } Punkte vor { $rival }.
  }
decided-by-weapons = { $who } hat so viele Schätze wie { $rival }, aber mehr Waffen: { $own } zu { $theirs }.
lead-find = Runde { $round }: { $who } findet { NAME($item, form: "one") } und liegt endgültig vorn.
lead-gift = Runde { $round }: { $who } bekommt von { $giver } { NAME($item, form: "plain-acc") } geschenkt und liegt endgültig vorn.
lead-giving = Runde { $round }: { $rival } gibt Schätze her, und { $who } liegt endgültig vorn.
lead-plunder = Runde { $round }: { $rival } plündert { $loser }, und { $who } liegt endgültig vorn.
lead-own-plunder = Runde { $round }: { $who } plündert { $loser } und liegt endgültig vorn.
lead-loss = Runde { $round }: { $rival } verliert { NAME($item, form: "plain-acc") }, und { $who } liegt endgültig vorn.
lead-death = Runde { $round }: { $rival } lebt nicht mehr, und { $who } liegt endgültig vorn.
