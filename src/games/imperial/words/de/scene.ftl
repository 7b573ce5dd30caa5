# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who is a player, with their own formatting.

## The headline

headline-setup = Aufbruch zu den Kaiserlichen Schätzen
headline-over = Das Ende, nach Runde { $round }
headline = Runde { $round } · { $who } · { $phase }
headline-of = Runde { $round } von { $last } · { $who } · { $phase }
phase-move = Bewegung
phase-business = Tausch
phase-explore = Erkunden
phase-encounter = Begegnung
phase-prison = Gefängnis
phase-out-of-prison = Aus dem Gefängnis

## The scene

scene-setup = Alle treffen sich in Nobnodd, im Wirtshaus Zum letzten sicheren Bier.
scene-oasis = { $who } ist { $place }, oder da, wo sie sein sollte.
in-prison = im Gefängnis { $place }
bare-hands = Bloße Hände
gear-item = { NAME($item) } ({ $figures })
clues-held = { $count ->
    [0] keine Hinweise
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }
party = 🐾 Dabei: { $party }
member-hurt = { $member } ({ $health })
member-armed = { $member } ({ NAME($item) })
member-hurt-armed = { $member } ({ $health }, { NAME($item) })
found = 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden
found-all = 👑 Alle { $all } Kaiserlichen Schätze gefunden. Die Partie endet mit Runde { $round }, wenn bis dahin keiner verloren geht.
found-short-early = { $target ->
    [one] 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden. 1 beendet die Partie, aber nicht vor dem Ende von Runde { $minimum }.
   *[other] 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden. { $target } beenden die Partie, aber nicht vor dem Ende von Runde { $minimum }.
  }
found-short = { $target ->
    [one] 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden. 1 beendet die Partie am Ende der Runde.
   *[other] 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden. { $target } beenden die Partie am Ende der Runde.
  }

## Fights, beside the question

fight-foe = ⚔️ **{ NAME($foe) }** · { $state }
fight-side = 🛡️ Gesundheit · { $side }
duel-defender = 🛡️ Gesundheit · { $side }
duel-attacker = ⚔️ Gesundheit · { $side }
side-member = { $member }: { $health }
side-member-more = { $member }: { $health } ({ $more })
side-allotted = { $count } Treffer im Anflug
side-magic = Magie hält { $hits } auf
foe-hide = Fell hält { $hits } auf
asleep-for = schläft noch { $rounds }

## The text alternative of the picture

picture-before = Die Karte des Reichs, bevor jemand losgezogen ist.
picture-choice = Porträts aller, die zur Wahl stehen. { $characters }
picture-character = { $character }: { $scores }.
picture-around = Rings um { $character }: { $places }.
picture-next = { $place } im { NAME($wind) }
picture-next-by-road = { $place } auf der Straße im { NAME($wind) }
picture-person = { $who } ist { $place }.
picture-city = Die Verlorene Stadt liegt { $place }.
# To one player alone.
picture-clues = Deine Hinweise: { $clues }.
# To one player alone.
picture-clue = { $number } gilt { $place }
# To one player alone.
picture-clue-far = { $turns ->
    [one] { $number } gilt { $place } (1 Zug entfernt)
   *[other] { $number } gilt { $place } ({ $turns } Züge entfernt)
  }
# To one player alone.
picture-near = Einen Zug entfernt: { $places }.

## The result

result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
result-won = { $who } gewinnt: { $score }
result-playing = { $who }: { $score }
result-left = { $who } hat das Reich verlassen
result-out = { $who } ist ausgeschieden

## The overview: players

overview-active = ▶ { $who }
overview-choosing = Hat noch keinen Charakter gewählt
overview-out = Ausgeschieden
overview-left = Hat das Reich verlassen
overview-held = Vom Sand festgehalten
overview-followed = Ist mitgegangen und ruht nächsten Zug
overview-treasures = { $count ->
    [0] 💰 Keine Schätze
    [one] 💰 1 Schatz: { $treasures }
   *[other] 💰 { $count } Schätze: { $treasures }
  }
overview-gear = 🗡️ { $gear }
overview-spare = Außerdem im Gepäck: { $weapons }
overview-clues = { $count ->
    [0] 📜 Keine Hinweise
    [one] 📜 1 Hinweis
   *[other] 📜 { $count } Hinweise
  }
overview-spells = ✨ { $spells }
overview-experience = { $points ->
    [one] ⭐ 1 Punkt Erfahrung
   *[other] ⭐ { $points } Punkte Erfahrung
  }
overview-raise = { $score } +{ $by }
overview-next-raise = Nächste Stufe bei { $points }
overview-head-start = ⚖️ Begann mit { $extras }

## The overview: the table

overview-table = Der Tisch
overview-found = 👑 { $found } von { $all } Kaiserlichen Schätzen gefunden: { $treasures }
found-held = { NAME($item) } ({ $who })
found-banked = { NAME($item) } (Bank)
overview-realm = 🗺️ Ein gemischtes Reich, Nummer { $number }
overview-short = { $target ->
    [one] 🏁 Die Partie endet nach Runde { $last }, oder früher, sobald 1 Kaiserlicher Schatz gefunden und Runde { $minimum } vorbei ist
   *[other] 🏁 Die Partie endet nach Runde { $last }, oder früher, sobald { $target } Kaiserliche Schätze gefunden sind und Runde { $minimum } vorbei ist
  }
overview-pools = Noch in den Vorräten: { $treasures }, { $weapons }, { $encounters } und { $clues }
encounters = { $count ->
    [0] keine Begegnungen
    [one] 1 Begegnung
   *[other] { $count } Begegnungen
  }
overview-bank = In der Bank: { $boats } und { $ships }
boats = { $count ->
    [0] keine Boote
    [one] 1 Boot
   *[other] { $count } Boote
  }
ships = { $count ->
    [0] keine Schiffe
    [one] 1 Schiff
   *[other] { $count } Schiffe
  }
overview-bank-spells = Zauber in der Bank: { $spells }
overview-no-spells = Keine Zauber in der Bank
overview-used = Schon eingelöste Hinweise: { $clues }
overview-city = 🏛️ Die Verlorene Stadt liegt { $place }

## The hand of a player, to them alone

hand-no-clues = 📜 Keine Hinweise
    .text = Geh erkunden, oder hör Einsiedlern zu.
hand-clues = { $count ->
    [one] 📜 Dein Hinweis
   *[other] 📜 Deine { $count } Hinweise
  }
hand-clue = { $number }. **{ $clue }**: { $worth }
hand-spells = ✨ Zauber
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-things = 💰 Schätze ({ $count }) und Ausrüstung
thing = **{ NAME($item) }**: { $power }
thing-ready = **{ NAME($item) }**: { $power }, bereit
thing-lent = **{ NAME($item) }**: { $power }, verliehen
thing-idle = **{ NAME($item) }**: { $power }. Keine Waffe für { NAME($class, form: "a-acc") }, aber gut zum Handeln, Verleihen oder Zahlen.
hand-show = Zum Vorzeigen: { $things }
hand-nothing = Noch nichts. Es kann nur besser werden.
