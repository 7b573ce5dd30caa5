## Fights

fight-began = { NAME($foe, form: "number") ->
    [many] ⚔️ { NAME($foe, form: "Nom") } greifen { $who } an!
   *[other] ⚔️ { NAME($foe, form: "Nom") } greift { $who } an!
  }
fight-approach = { NAME($foe, form: "number") ->
    [many] 🎲 Annäherung: { $who } würfelt { $own }, { NAME($foe, form: "nom") } würfeln { $theirs }.
   *[other] 🎲 Annäherung: { $who } würfelt { $own }, { NAME($foe, form: "nom") } würfelt { $theirs }.
  }
duel-approach = 🎲 Annäherung: { $who } würfelt { $own }, { $rival } würfelt { $theirs }.
approach-rounds = { $rounds ->
    [0] Schon steckt man im Nahkampf.
    [one] Bleibt 1 Runde Annäherung.
   *[other] Bleiben { $rounds } Runden Annäherung.
  }
fight-joined = ⚔️ { $who } kommt { $rival } zu Hilfe.
fight-approach-waived = { $told ->
    [0] { $who } hält sich nicht mit Förmlichkeiten auf.
    [1] { $who } überspringt die Vorstellungsrunde.
    [2] { $who } will es lieber hinter sich bringen.
    [3] { $who } hat es eilig, und das sieht man.
   *[other] { $who } geht gleich drauflos.
  }
fight-holds-back = { $who } tut nichts, und zwar sichtbar.
asleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "Nom") } schnarchen { $rounds }.
   *[other] 💤 { NAME($foe, form: "Nom") } schnarcht { $rounds }.
  }
duel-asleep = 💤 { $who } schnarcht { $rounds }.
more-rounds = { $count ->
    [0] zum letzten Mal
    [one] noch 1 Runde
   *[other] noch { $count } Runden
  }
fight-protected = { $left ->
    [0] 🛡️ Magie hält { $hits } auf, und mehr geht nicht.
   *[other] 🛡️ Magie hält { $hits } auf und schafft noch { $left }.
  }
fight-transferred = ⛵ Das Schiff fängt { $hits } ab. Gemeint war { $who }.
flight = 🏃 { $who } nimmt die Beine in die Hand und würfelt { $roll }, nötig sind { $needs }.
flight-leaving-slow = 🏃 { $who } lässt die Langsamen zurück, rennt und würfelt { $roll }, nötig sind { $needs }.
flight-foe = { NAME($foe, form: "number") ->
    [many] 🏃 { NAME($foe, form: "Nom") } rennen davon und würfeln { $roll }, nötig sind { $needs }.
   *[other] 🏃 { NAME($foe, form: "Nom") } rennt davon und würfelt { $roll }, nötig sind { $needs }.
  }
flight-too-slow = Nicht schnell genug.
flight-foe-too-slow = Diesmal nicht.
poison-burns = 🎲 { $who } würfelt { $roll } für das Gift. Es brennt: 1 Wunde mehr.
poison-tickles = 🎲 { $who } würfelt { $roll } für das Gift. Es kitzelt nur.

## How a fight ended

ended-fled = { $who } entkommt { NAME($foe, form: "dat") }.
ended-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } sind weg, und ihr Schatz auch, falls es einen gab.
   *[other] { NAME($foe, form: "Nom") } ist weg, und der Schatz auch, falls es einen gab.
  }
ended-both-fled = 🏃 { $who } und { NAME($foe, form: "nom") } rennen davon, in verschiedene Richtungen. Alle sind erleichtert.
ended-slipped-away = { NAME($foe, form: "number") ->
    [many] { $who } verschwindet ungesehen. { NAME($foe, form: "Nom") } beißen in die Luft.
   *[other] { $who } verschwindet ungesehen. { NAME($foe, form: "Nom") } beißt in die Luft.
  }
ended-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } schwimmen zufrieden davon.
   *[other] { NAME($foe, form: "Nom") } schwimmt zufrieden davon.
  }
ended-bored = { NAME($foe, form: "number") ->
    [many] Nach hundert Runden verlieren { NAME($foe, form: "nom") } die Lust und gehen.
   *[other] Nach hundert Runden verliert { NAME($foe, form: "nom") } die Lust und geht.
  }
beaten-at-once = ☠️ { $who } besiegt { NAME($foe, form: "acc") }, ehe es zu Schlägen kommt.
beaten = ☠️ { $who } besiegt { NAME($foe, form: "acc") } in { $rounds }.
beaten-fought = ☠️ { $who } besiegt { NAME($foe, form: "acc") } in { $rounds }, landet { $dealt } und kassiert { $taken }.
fought = { $fighters ->
    [one] ⚔️ { $rounds }: { $who } landet { $dealt } und kassiert { $taken }.
   *[other] ⚔️ { $rounds }: { $who } landet samt Gefolge { $dealt } und kassiert { $taken }.
  }
dueled = ⚔️ { $rounds }: { $who } landet { $dealt }, { $rival } { $taken }.
health-left = Gesundheit { $left }/{ $max }.
rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
hits = { $count ->
    [0] keinen Treffer
   *[other] { $count } Treffer
  }
hits-taken = { $count ->
    [0] keinen
   *[other] { $count }
  }
wounds = { $count ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $count } Wunden
  }

# "Round 2. Ann rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit."
round-of = Runde { $number }.
blow = { $who } würfelt { $dice } und landet { $hits }.
blow-crew = Die Mannschaft würfelt { $dice } und landet { $hits }.
blow-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } würfeln { $dice } und landen { $hits }.
   *[other] { NAME($foe, form: "Nom") } würfelt { $dice } und landet { $hits }.
  }

## Fights between players

duel-began = ⚔️ { $who } greift { $rival } an!
duel-sleep = 💤 { $rival } nickt für { $rounds } ein.
duel-charmed = { NAME($foe, form: "number") ->
    [many] 🐾 { NAME($foe, form: "Nom") } verlassen { $rival } und gehen zu { $who }.
   *[other] 🐾 { NAME($foe, form: "Nom") } verlässt { $rival } und geht zu { $who }.
  }
duel-killed = ☠️ { $who } hat { $rival } besiegt.
duel-both-died = ☠️ { $who } und { $rival } haben es endgültig geklärt, und zwar beide.
duel-fled = { $who } entkommt { $rival }.
duel-both-fled = 🏃 { $who } und { $rival } überlegen es sich anders und rennen davon, in verschiedene Richtungen.
duel-slipped-away = { $who } verschwindet ungesehen.
duel-sunk = 🌊 Zwischen { $who } und { $rival } hat das Wasser das letzte Wort.
duel-drawn = Nach hundert Runden wissen { $who } und { $rival } nicht mehr, worum es ging.
plundered = 💰 { $who } nimmt { $rival } alles ab: { $loot }.
plundered-nothing = 💰 { $who } durchsucht { $rival } und findet nichts, was sich lohnt.

## Magic

cast = ✨ { $who } wirkt **{ NAME($spell) }**.
read = ✨ { $who } liest { NAME($item, form: "acc") }.
magic-dice = 🎲 { NAME($spell) } von { $who }: { $dice }, also { $wounds }.
friendship-rolled = 🎲 { $who } würfelt { $roll } für Freundschaft, nötig ist mehr als { $above }.
befriended = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } finden { $who } reizend.
   *[other] { NAME($foe, form: "Nom") } findet { $who } reizend.
  }
nobody-charmed = Das bezaubert niemanden.
protection = 🛡️ Magie hält auf der Seite von { $who } demnächst { $hits } auf.
strength = 💪 { $who } hat { $agility } Beweglichkeit mehr, bis das hier vorbei ist. Schade ums Hemd.
sleep = { NAME($foe, form: "number") ->
    [many] 💤 { NAME($foe, form: "Nom") } nicken für { $rounds } ein.
   *[other] 💤 { NAME($foe, form: "Nom") } nickt für { $rounds } ein.
  }
invisible = ✨ { $who } ist nicht mehr zu sehen.
range = 🎲 { $who } würfelt { $roll }, so viele Felder reicht der Zauber.
charm-used = 🍀 { $who } reibt den Glücksbringer und macht aus einer { $from } eine **{ $to }**. Der Glücksbringer hüpft davon.
