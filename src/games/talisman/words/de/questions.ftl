# Questions to one player. “You” is the player who is asked. $who, $rival and $victim are other players, in bold print.

ask-anything = Was machst du?
ask-character = Wer willst du sein? Alle, die noch frei sind, stehen dir offen.
ask-character-dealt = Wer willst du sein? Einen davon darfst du behalten.

## Windows

ask-aim = Was machst du zu Gold?
ask-start = Dein Zug beginnt. Willst du vor dem Ziehen zaubern?
ask-start-other = { START($who) } ist am Zug. Machst du etwas?
ask-land = Du bist da. Willst du zaubern, bevor du dich umsiehst?
ask-land-other = { START($who) } ist da. Machst du etwas?
ask-end = Dein Zug endet. Sonst noch etwas?
ask-end-other = Ende des Zuges: { $who } ist fertig. Machst du etwas?
ask-kill = Gleich führst du den letzten Schlag. Ziehst du es durch?
ask-kill-other = { START($who) } holt zum letzten Schlag aus. Greifst du ein?
ask-lose-follower = Gleich verlierst du einen Begleiter. Verhinderst du es?
ask-lose-follower-other = { START($who) } verliert gleich einen Begleiter. Greifst du ein?
ask-lose-life = Gleich verlierst du ein Leben. Verhinderst du es?
ask-lose-life-other = { START($who) } verliert gleich ein Leben. Greifst du ein?
ask-evade = Du darfst ausweichen. Was machst du?
ask-evade-other = { START($who) } darf ausweichen. Machst du etwas?
ask-attacked-by = { START($rival) } greift dich an. Was machst du?
ask-attacked-by-other = { START($rival) } greift { $who } an. Machst du etwas?
ask-tried-by = { START($rival) } hat etwas mit dir vor. Was machst du?
ask-tried-by-other = { START($rival) } hat etwas mit { $who } vor. Machst du etwas?
ask-met = Da möchte jemand mit dir reden: { NAME($foes, form: "nom") }. Weichst du aus?
ask-met-other = Da möchte jemand mit { $who } reden: { NAME($foes, form: "nom") }. Machst du etwas?
ask-calm = Man lässt dich in Ruhe. Suchst du trotzdem Streit?
ask-calm-other = Niemand greift { $who } an. Machst du etwas?
ask-attacked = { $count ->
    [one] { START(NAME($foes, form: "nom")) } greift dich an: { $scores }. Was machst du?
   *[other] { START(NAME($foes, form: "nom")) } greifen dich an: { $scores }. Was machst du?
  }
ask-attacked-other = { $count ->
    [one] { START(NAME($foes, form: "nom")) } greift { $who } an: { $scores }. Machst du etwas?
   *[other] { START(NAME($foes, form: "nom")) } greifen { $who } an: { $scores }. Machst du etwas?
  }
ask-fight = Ein Kampf beginnt. Machst du etwas?
ask-fight-yours = Vor dem Wurf stehst du bei { $own }, { NAME($other, form: "nom") } bei { $theirs }. Legst du etwas drauf?
ask-fight-other = Vor dem Wurf steht { $who } bei { $ours }, { NAME($other, form: "nom") } bei { $theirs }. Machst du etwas?
ask-cast = Jemand wirkt einen Zauber. Hebst du ihn auf?
ask-cast-command = { START($who) } wirkt den **Herrschaftszauber**, und er gelingt. Hebst du ihn auf?
ask-cast-spell = { START($who) } wirkt **{ NAME($spell) }**. Hebst du den Zauber auf?
ask-cast-on = { START($who) } wirkt **{ NAME($spell) }** auf { NAME($target, form: "acc") }. Hebst du den Zauber auf?
ask-cast-to = { START($who) } will mit **{ NAME($spell) }** { NAME($target, form: "to") }. Hebst du den Zauber auf?
ask-cast-for = { START($who) } wirkt **{ NAME($spell) }** auf { NAME($target, form: "acc") } und hat es auf { NAME($loot, form: "acc") } abgesehen. Hebst du den Zauber auf?

## Moving

ask-move-how = Wie ziehst du?
ask-move-how-raft = Wie ziehst du? Dein Floß hält nur jetzt.
ask-move-how-offer = Wie ziehst du? Das Angebot aus der Taverne gilt nur jetzt.
ask-move-step = Du ziehst ein Feld, ohne Würfel. Wohin?
ask-move-rolled = Du hast **{ $rolled }** gewürfelt. Wohin?
ask-move-over-bridge = { $left ->
    [one] Du bist über die Brücke und hast von deiner **{ $rolled }** noch 1 Feld übrig. Wohin?
   *[other] Du bist über die Brücke und hast von deiner **{ $rolled }** noch { $left } Felder übrig. Wohin?
  }
ask-inner = Du ziehst ein Feld. Vor oder zurück?
ask-inner-werewolf = Dein Werwolf (Stärke { $strength }) ist noch da. Bringst du es zu Ende, oder kehrst du um?
ask-inner-pitfiends = { $left ->
    [one] In der Schlange steht noch 1 Grubenteufel. Kämpfst du, oder kehrst du um?
   *[other] In der Schlange stehen noch { $left } Grubenteufel. Kämpfst du, oder kehrst du um?
  }
ask-inner-death = Der Tod wärmt die Würfel an. Spielst du weiter, oder kehrst du um?
ask-teleport = Wo willst du sein?
ask-regenerate = Eine 6. Heilst du ein Leben, statt zu ziehen?

## Encounters

ask-encounter = Was machst du hier?
ask-encounter-more = Sonst noch etwas, bevor dein Zug endet?
ask-encounter-crown = Auf der Krone ist Gedränge. Mit wem legst du dich an?
ask-card = Was kommt als Nächstes?
ask-card-take = Was nimmst du?
ask-deed = Was machst du?
ask-deed-to = Was machst du mit { $victim }?
ask-weapons = Welche Waffe zählt?
ask-protect = Gleich verlierst du im Kampf ein Leben. Welchen Schutz versuchst du?
ask-spoils = Du hast gewonnen. Was nimmst du?
ask-loot = Was nimmst du { $victim } ab?
ask-loot-follower = Welchen Begleiter nimmst du { $victim } ab?
ask-loot-dead = { START($victim) } braucht das nicht mehr. Was nimmst du?
ask-raise = { NAME($card, form: "Nom") } ist tot. Muss es dabei bleiben?
ask-crown = Der Herrschaftszauber von { $who } trifft. Was machst du?

## Things, Spells and luck

ask-drop = { $limit ->
    [one] Du kannst höchstens 1 Gegenstand tragen. Was lässt du liegen?
   *[other] Du kannst höchstens { $limit } Gegenstände tragen. Was lässt du liegen?
  }
ask-discard = So viele Zauber erlaubt dein Talent nicht. Welcher geht?
ask-exchange = Für je { $rate } Punkte deiner Trophäen gibt es 1 Stärke. Tauschst du jetzt?
ask-exchange-craft = Deine besiegten Geister lehren für je { $rate } Punkte 1 Talent. Tauschst du jetzt?
ask-trophies = { $stat ->
    [craft] Für je { $rate } Punkte gibt es 1 Talent, der Rest verfällt. Bisher { $points }. Welche Trophäen gibst du ab?
   *[strength] Für je { $rate } Punkte gibt es 1 Stärke, der Rest verfällt. Bisher { $points }. Welche Trophäen gibst du ab?
  }
# Why the dice were rolled.
ask-luck = Du hast **{ $dice }** gewürfelt, { $why ->
    [move] um zu ziehen
    [freedom] um freizukommen
    [portal] am Portal
    [fight] für den Kampf
    [protection] für deinen Schutz
    [passage] für den Durchgang
    [death] gegen den Tod
    [chasm] am Abgrund
    [charm] fürs Bezaubern
    [beguiling] fürs Betören
   *[table] und zwar hier
  }.
ask-luck-for = Du hast **{ $dice }** für { NAME($card, form: "acc") } gewürfelt.
ask-luck-row = *{ $row }*
ask-luck-fails = Das reicht nicht.
ask-luck-works = Das genügt.
ask-luck-left = { $left ->
    [one] Du hast 1 Glücksmarke. Neu würfeln?
   *[other] Du hast { $left } Glücksmarken. Neu würfeln?
  }
ask-lose-which = Ein Begleiter muss gehen. Welcher?
ask-vampire = { $left ->
    [one] Der Vampir will noch eins. Einen Begleiter?
   *[other] Der Vampir will noch { $left }. Erst die Begleiter?
  }
ask-foresee = Die hast du kommen sehen. Welche legst du weg?
ask-orb = Die Kugel zeigt, was kommt. Ersetzt du eine Karte?

## Trade

ask-deal = Du bietest { $rival } { NAME($gives, form: "acc") } für { NAME($gets, form: "acc") }. Was noch?
ask-deal-answer = { START($rival) } bietet dir { NAME($gives, form: "acc") } und will dafür { NAME($gets, form: "acc") }. Einverstanden?

## Spaces

ask-roll = { $space ->
    [temple] Betest du?
    [graveyard] Rufst du die Geister an?
   *[other] Würfelst du?
  }
ask-skip = Hier musst du nicht würfeln. Willst du trotzdem?
ask-visit = Wen besuchst du?
ask-shop = Du bist { NAME($shop, form: "beim") } und hast { $gold } Gold. Was darf es sein?
ask-sell = Was machst du zu Gold?
ask-instruction = { $by ->
    [black-knight] Der Schwarze Ritter versperrt den Weg. Was gibst du ihm?
    [temple] Die Götter wollen etwas von dir. Was gibst du her?
   *[other] Was wählst du?
  }
ask-add-one = { NAME($table) }: **{ $total }**. *{ $row }* Mit 1 mehr: *{ $more }*
ask-wish = { NAME($card, form: "Nom") } erfüllt dir einen Wunsch. Was soll es sein?
ask-quest = Der Hexenmeister hat einen Auftrag für dich, und ein Würfel bestimmt ihn. Nimmst du an?
ask-quest-pay = Dein Auftrag: { $quest } Zahlst du jetzt?
ask-align = { START(NAME($cause, form: "dat")) } kommt es auf die Gesinnung an. Du bist { NAME($alignment) }. Bleibst du dabei?
ask-woods = Der Wald bietet Zauber an. Ziehst du?
