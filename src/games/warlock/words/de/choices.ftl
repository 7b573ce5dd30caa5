# Questions and choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters.
# “You” is the player who is asked. $rival is another player. $place and $room are places in the form the sentence needs.

## Questions

ask-anything = Was machst du?
ask-supplies = Ein Proviant heilt { $stamina } Ausdauer. Die Fähre kostet { $ferry } Gold, die Seherin { $seer }. Was packst du zu deinen 3 Proviant noch ein?
ask-supplies-sheet = Gewandtheit { $skill }, Ausdauer { $stamina }, Glück { $luck }.
ask-reenter = Dein Charakter ist tot. Schickst du einen neuen?
ask-action = Du bist { $place }. Was machst du?
ask-move = { $steps ->
    [one] Du hast 1 Schritt. Wohin?
   *[other] Du hast { $steps } Schritte. Wohin?
  }
ask-where = Wohin?
ask-passage = Wo kommst du heraus?
ask-maze = Du stehst am Rand des Labyrinths. Gehst du hinein?
ask-cross = Wie kommst du über den Fluss?
dead-end = Eine Sackgasse.
ask-twine = Hast du dafür etwas dabei, oder kehrst du um?
nothing-helps = Du hast nichts dabei, was hilft, aber das muss ja niemand wissen. Gleich mache ich für dich weiter.
looks-up = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } blicken auf.
   *[other] { NAME($foe, form: "Nom") } blickt auf.
  }
ask-card-first = Erst eine Karte einsetzen, oder bleiben und kämpfen?
ask-card-or-roll = Vor der Runde eine Karte einsetzen, oder würfeln?
ask-sneak = Er schläft tief. Vorbeischleichen oder wecken?
ask-bluff = Sie warten auf Anweisungen. Welche geben oder kämpfen?
ask-feed = Er ist sehr hungrig. Kämpfen oder füttern?
ask-gas = Der Deckel zischt. Öffnest du ihn?
ask-pedlar = Der Hausierer klappt seinen Bauchladen auf. Was kaufst du?
ask-prisoner = Der Gefangene schuldet dir einen Gefallen. Wessen Schlüsselkarte willst du sehen?
ask-stranger = { $price } Gold oder eine Schatzkarte für einen Blick unter die Truhe?
ask-quartermaster = Der Quartiermeister klingelt sich selbst herbei. Was darf es sein?
ask-dwarfs = Ein Spiel oder ein wenig Klatsch?
ask-wager = Der Gremlin schüttelt den Würfel. Was setzt du?
ask-winnings = Du hast gewonnen. Die Karte oder das Gold?
ask-seer = Für { $price } Gold darfst du eine Schlüsselprobe machen. Welche Zahl?
ask-seer-alone = Für { $price } Gold sieht sie für dich in den Stapel. Zahlst du?
standing-foe = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } haben noch { $left } Ausdauer. Du hast { $own }.
   *[other] { NAME($foe, form: "Nom") } hat noch { $left } Ausdauer. Du hast { $own }.
  }
standing-monster = { $more ->
    [0] { NAME($monster, form: "Nom") } hat noch { $left } Ausdauer. Du hast { $own }.
    [one] { NAME($monster, form: "Nom") } hat noch { $left } Ausdauer und dahinter einen Freund. Du hast { $own }.
   *[other] { NAME($monster, form: "Nom") } hat noch { $left } Ausdauer und dahinter { $more } Freunde. Du hast { $own }.
  }
standing-rival = { $rival } hat noch { $left } Ausdauer. Du hast { $own }.
ask-sword = Welches Schwert ziehst du?
ask-declare = Womit kämpfst du?
ask-luck = Eine Wunde. Prüfst du dein Glück?
ask-roll = { $who } kämpft, und du würfelst für { NAME($foe, form: "acc") }.
ask-roll-monster = Du würfelst für das Monster.
ask-between = Kämpfst du weiter?
ask-flight = Du bist entkommen. Wohin rennst du?
ask-meeting = { $count ->
    [one] { $people } ist hier. Was machst du?
   *[other] { $people } sind hier. Was machst du?
  }
ask-alone = Jetzt ist sonst niemand hier. Weiter?
ask-attacked = { $rival } greift dich an. Kämpfst du, oder bietest du etwas für deine Ruhe?
ask-truce = { $rival } bietet einen Waffenstillstand an. Der Kampf wäre vorbei, und niemand würde beraubt. Nimmst du an?
ask-rob = Da läuft dein Gegenüber. Was nimmst du?
ask-lantern = Nimmst du auch die Laterne?
ask-loot = Das gehört jetzt alles dir. Was lässt du zurück?
ask-leave = Das kannst du nicht alles tragen. Was lässt du liegen?
ask-leave-sword = Drei Schwerter sind eins zu viel. Welches lässt du liegen?
ask-leave-card = In den Rucksack passen 6 Karten. Was lässt du liegen?
ask-claim = Der Weg ist frei. Nimmst du den Schatz?
ask-keep = Das ist { NAME($card, form: "nom") }{ $keys }. Behältst du die Karte?
ask-keep-unseen = Behalten oder zurücklegen?
ask-put-down = Was legst du ab?
ask-pick-up = Du siehst den Haufen durch. Was nimmst du?
ask-reclaim = Der Nachlass deines Vorgängers. Was nimmst du wieder an dich?
ask-turn-end = Dein Zug endet. Legst du hier einen Schatz ab?
ask-challenge = Du hast dir eine Schlüsselprobe verdient. Nenn eine Zahl: Alle halten dafür eine Karte hin, und nur du siehst sie.
ask-chest = Die Truhe. Nenn { $locks } Zahlen, eine nach der anderen. Welche?
ask-chest-open = Die Truhe. Schloss { $open } ist schon offen. Nenn { $locks } Zahlen, eine nach der anderen. Welche?
ask-reckoning = Was liegt unter der Truhe? Schreib { $locks } Zahlen auf. Welche?
ask-reckoning-more = Was liegt unter der Truhe? Schreib { $locks } Zahlen auf. Bisher hast du { $written }. Was noch?

## Odds

odds-round = Eine Runde: { $win } % gewonnen, { $lose } % verloren.
odds-battle = Tod { $die } %, Sieg { $win } %, etwa { $cost } Ausdauer weg.
odds-battle-with = Damit: Tod { $die } %, Sieg { $win } %, etwa { $cost } Ausdauer weg.
odds-battle-down = Tod { $die } %, runter auf { $stamina } Ausdauer { $low } %, Sieg { $win } %, etwa { $cost } Ausdauer weg.
odds-figures = Gewandtheit { $skill }, Ausdauer { $stamina }

## The turn

pack = { $goods } einpacken
reenter = Neuen Charakter auswürfeln
    .hint = Und diesen Zug machen. Du weißt noch alles.
leave-game = Partie verlassen
    .hint = Endgültig. Deine Schlüsselkarten bleiben.
    .sure = Du würdest diese Partie endgültig verlassen. Ein neuer Charakter kostet dich nichts und weiß alles, was du weißt.
move = Würfeln und ziehen
move-through-passage = Erst durch den Geheimgang.
move-into-maze = Ins Labyrinth oder davon weg.
move-dice = { $dice ->
    [one] 1 Würfel.
   *[other] { $dice } Würfel.
  }
move-earns-challenge = { $face ->
    [0] Eine 1 bringt eine Schlüsselprobe.
   *[other] Eine 1 oder { $face } bringt eine Schlüsselprobe.
  }
move-earns-look = { $face ->
    [0] Eine 1 bringt einen Blick in den Stapel.
   *[other] Eine 1 oder { $face } bringt einen Blick in den Stapel.
  }
eat = Proviant essen
    .hint = +{ $stamina } Ausdauer, sonst nichts in diesem Zug. Nie zwei Züge hintereinander.
stay-in-room = Im Raum bleiben
    .hint = Kein Wurf. Um Leute hier zu treffen oder Schätze aufzuheben, die herumliegen.
stay-here = Hierbleiben
    .hint = Kein Wurf. Um Leute hier zu treffen oder Schätze aufzuheben, die herumliegen.
cross = Über den Fluss
    .hint = Mit Fähre, Floß oder Brücke, statt zu ziehen.
open-chest = Sich an der Truhe versuchen
    .hint = Nenn { $locks } Zahlen, zu denen du Schlüssel hast.
open-odds = { $right } % richtig, { $wrong } % falsch mit { $numbers }.
end-turn = Zug beenden
    .hint = Gar nichts tun.
put-down = Schätze ablegen
    .hint = Sie liegen dann hier verdeckt für alle.
put-down-first = Erst Schätze ablegen
    .hint = Sie liegen dann hier verdeckt für alle.
take-sword = { NAME($sword, form: "acc-bare") } in die Hand nehmen
    .hint = Einmal pro Zug, und niemand sieht es.

## Cards

use-card = { NAME($card, form: "acc-bare") } einsetzen
poison = { $rival } vergiften
curse = { $rival } verfluchen
turn-back = Umkehren
    .hint = Keine Karte einsetzen.
stand-and-fight = Bleiben und kämpfen
    .hint = Keine Karte einsetzen.
roll-round = Würfeln
    .hint = Keine Karte einsetzen.
# Texts of cards that are too long for a hint.
effect-crescent-shield = Nach verlorener Runde ein Würfel: Bei 5 oder 6 ist die Wunde um 1 Ausdauer leichter.
effect-silver-cross = Halt es Vampir, Ghul, Skeletten oder Zombies hin, und sie gehen. Kein Kampf, also kein Glück.
effect-bow-and-silver-arrow = Ein Schuss vor Runde 1: Gewandtheit prüfen, dann 4 Ausdauer weg. Vampir und Werwolf sterben einfach.
effect-potion-of-invisibility = Am Monster vorbei zum Schatz, oder heil aus einem Kampf. Die Stiefel bleiben sichtbar.

## Moving

enter-room = { NAME($room, form: "to") }
enter-room-by = { NAME($room, form: "to") }, Tür bei { $square }
go-to = Weiter { $to }
walk = { $wind ->
    [north] Nach Norden { $to }
    [north-east] Nach Nordosten { $to }
    [east] Nach Osten { $to }
    [south-east] Nach Südosten { $to }
    [south] Nach Süden { $to }
    [south-west] Nach Südwesten { $to }
    [west] Nach Westen { $to }
    [north-west] Nach Nordwesten { $to }
   *[back] Zurück { $to }
  }
step-count = { $steps ->
    [one] 1 Schritt.
   *[other] { $steps } Schritte.
  }
ends-turn = Beendet den Zug.
may-cross = Du darfst gleich übersetzen.
maze-edge = Der Rand des Labyrinths. Beendet den Zug.
at-door = An der Tür { NAME($room, form: "zum") }.
near-door = Neben der Tür { NAME($room, form: "zum") }.
hint-people = { $count ->
    [one] { $people } ist dort.
   *[other] { $people } sind dort.
  }
hint-pile = { $count ->
    [one] 1 Schatzkarte auf dem Boden.
   *[other] { $count } Schatzkarten auf dem Boden.
  }
hint-cache = { $count ->
    [one] Dein Nachlass: 1 Karte.
   *[other] Dein Nachlass: { $count } Karten.
  }
hint-chest = Die Truhe.
hint-unguarded = Unbewacht.
hint-face-down = Eine verdeckte Karte.
hint-face-down-odds = Tod im Kampf { $die } %: eine verdeckte Karte, zu { $monster } % ein Monster.
hint-foe = { NAME($foe) }.
hint-monster = { NAME($foe) }, { $figures }.
hint-room-treasure = { $count ->
    [0] Kein Schatz.
   *[other] Schätze: { $count }.
  }
passage-stay = An diesem Ring bleiben
passage-exit = Auftauchen { NAME($passage, form: "in") }
    .hint = Kostenlos, und danach würfelst du.
walk-away = Vom Labyrinth weggehen
    .hint = Und ganz normal würfeln und ziehen.
enter-maze = Labyrinthfeld { $number } betreten
    .hint = Zu { $dead } % eine Sackgasse, die den Zug kostet. Diese Karte kennst du noch nicht.
enter-known-maze = Labyrinthfeld { $number } betreten
    .hint = { $card }, { $sides }.
ferry = Fähre nehmen ({ $price } Gold)
    .hint = Trocken und sicher. Du hast { $gold } Gold.
raft = Floß nehmen und Glück prüfen
    .hint = Zu { $unlucky } % kommt das Krokodil ({ $figures }). Sonst hinüber (Glück { $luck }).
bridge-crossing = Brücke nehmen, ein Würfel entscheidet
    .hint = Im Fluss: { $fall } %. Hinüber: { $across } %. Sonst wieder hierher.
stay-on-bank = Nicht übersetzen
    .hint = Auf dieser Seite ist es trocken.

## Battles

fight-round = Eine Runde kämpfen
fight-sure = Du hast { $stamina } Ausdauer, eine verlorene Runde ist also dein Tod. Das passiert zu { $lose } %.
press = { $stamina ->
    [0] Ohne Fragen weiterkämpfen
   *[other] Kämpfen, bis ich bei { $stamina } Ausdauer bin
  }
    .hint = { $stamina ->
        [0] Runde um Runde. Dein Dauerauftrag lautet, nie zu fliehen.
       *[other] Runde um Runde, ohne Fragen. Die Zahl ist ein Dauerauftrag.
      }
press-low = Kämpfen, bis es eng wird
finish = Bis zum Ende kämpfen
    .hint = Ohne Fragen, bis jemand tot ist.
try-escape = Flucht versuchen
    .hint = { $modifier ->
        [0] { $away } % entkommen, { $held } % nicht. So oder so kostet es 0 bis 2 Ausdauer.
       *[other] { $away } % entkommen, { $held } % nicht (Würfel { $die }). So oder so kostet es 0 bis 2 Ausdauer.
      }
escape-deadly = Tod { $death } %.
offer-truce = Waffenstillstand anbieten
    .hint = Bei einem Ja endet der Kampf, und niemand wird beraubt.
flight-guarded = Was dort drin ist, wartet nächsten Zug auf dich.
flight-free = Dort steht niemand im Weg.
draw-sword = { NAME($sword, form: "acc-bare") } ziehen
draw-plain = { NAME($sword, form: "acc-bare") } ziehen
    .hint = Kein Bonus, keine Geheimnisse.
declare-nothing = Nichts zeigen
    .hint = Was du nicht zeigst, zählt in diesem Kampf nicht.
declare = { $cards } einsetzen
    .hint = { $count ->
        [one] Alle sehen die Karte.
       *[other] Alle sehen die { $count } Karten.
      }
test-luck = Glück prüfen
    .hint = Pech { $unlucky } %. Treffer: { $dealt } bei Glück, sonst { $dealtNot }. Wunde: { $taken }, sonst { $takenNot }.
leave-to-fate = Dem Schicksal überlassen
roll-dice = Würfeln
    .hint = 2 Würfel und Gewandtheit { $skill }.
roll-its-dice = Würfeln
    .hint = 2 Würfel und die Gewandtheit des Monsters.
attack = { $rival } angreifen
    .hint = { $odds } { $hiding ->
        [0] Ausdauer { $stamina }, { $cards }.
       *[other] Außer bei versteckter Ausrüstung. Ausdauer { $stamina }, { $cards }.
      }
leave-them = Weiter
    .hint = Alle in Ruhe lassen.
defend = Bleiben und kämpfen
hiding-gear = Außer bei versteckter Ausrüstung.
buy-off = Etwas anbieten
    .hint = Ein Handel. Bei einem Ja gibt es in diesem Zug keinen Kampf.
accept-truce = Waffenstillstand annehmen
    .hint = Niemand wird beraubt, und ihr bleibt beide.
refuse-truce = Ablehnen und weiterkämpfen
rob-keys = Alle Schlüssel nehmen
    .hint = Jede Schatzkarte mit einem Schlüssel darauf. Vielleicht gibt es keine.
rob-random = Eine zufällige Karte nehmen
rob-nothing = Nichts nehmen
take-lantern = Auch die Laterne nehmen
    .hint = Im Dunkeln führen Gänge irgendwohin.
leave-lantern = Die Laterne dalassen

## Rooms

wake = Wecken und kämpfen
tiptoe = An der Wache vorbeischleichen
    .hint = Zu { $unlucky } % wacht er auf und kämpft. Sonst vorbei zum Schatz (Glück { $luck }).
fight-skeletons = Gegen die Skelette kämpfen
pretend = Geschäftsleitung spielen
    .hint = Zu { $unlucky } % fliegst du auf und kämpfst. Sonst vorbei zum Schatz (Glück { $luck }).
fight-barbarian = Gegen den Barbaren kämpfen
feed = Dem Barbaren Proviant geben
    .hint = Er geht, und der Schatz ist frei.
open-lid = Deckel öffnen
    .hint = { $death ->
        [0] Ein Würfel: 1 kostet { $worst } Ausdauer, 2 oder 3 kosten { $bad }, 4 bis 6 nichts. Dann der Schatz.
       *[other] Tod { $death } %. Eine 1 kostet { $worst } Ausdauer, 2 oder 3 kosten { $bad }. Dann der Schatz.
      }
leave-lid = Deckel zulassen
    .hint = Kein Schatz. Die Karte bleibt.
buy-provisions = { $count } Proviant kaufen
    .hint = { $price } Gold.
buy-flask = Die Flasche kaufen
    .hint = { $price } Gold. Sofort +{ $stamina } Ausdauer.
buy-charm = Das Amulett kaufen
    .hint = { $price } Gold. +{ $luck } Glück, höchstens bis zum Startwert.
buy-nothing = Nichts mehr kaufen
    .hint = Und sich verabschieden.
buy-treasure = Oberste Schatzkarte kaufen
    .hint = { $price } Gold, ungesehen, kein Umtausch.
sell = { NAME($card, form: "acc-bare") } verkaufen
    .hint = { $price } Gold.
sell-bunch = { NAME($card, form: "acc-bare") } verkaufen
    .hint = { $price } Gold. Schlüssel daran: { $keys }.
see-key-card = Eine Schlüsselkarte von { $rival } ansehen
    .hint = { $count ->
        [one] Die einzige mit einer Zahl.
       *[other] Eine zufällige der { $count } mit einer Zahl.
      }
pay-stranger = { $price } Gold zahlen
    .hint = Du siehst eine Schlüsselkarte unter der Truhe.
give-stranger = { NAME($card, form: "acc-bare") } hergeben
    .hint = Du siehst eine Schlüsselkarte unter der Truhe, bekommst aber keinen Schatz.
decline-stranger = Höflich ablehnen
    .hint = Der Fremde bleibt, und du darfst den Schatz nehmen.
play-dwarfs = Um { $stake } Gold spielen
    .hint = { $win } % gewonnen, { $lose } % verloren: je 2 Würfel, die höheren zählen. Bei Sieg auch der Schatz.
gossip-stack = Klatsch über den Stapel kaufen
    .hint = Eine zufällige Zahl daraus für { $price } Gold. Dann der Schatz.
gossip = Klatsch über { $rival } kaufen
    .hint = { $count ->
        [one] Die einzige Zahl dort für { $price } Gold. Dann der Schatz.
       *[other] Eine der { $count } Zahlen dort für { $price } Gold. Dann der Schatz.
      }
leave-dwarfs = Die Zwerge in Ruhe lassen
    .hint = Dann auch kein Schatz.
stake-gold = { $stake } Gold setzen
    .hint = { $win } % gewonnen, { $lose } % verloren. { $from } bis 6: seine oberste Schatzkarte oder { $stake } Gold.
stake-card = { NAME($card, form: "acc-bare") } setzen
    .hint = { $win } % gewonnen, { $lose } % verloren. { $from } bis 6: seine oberste Schatzkarte oder { $stake } Gold.
no-bet = Nicht wetten
winnings-gold = { $gold } Gold nehmen
winnings-card = Oberste Schatzkarte nehmen
    .hint = Ungesehen.

## Numbers

write-likeliest = { $numbers } aufschreiben
    .hint = Was dein Notizbuch beweist, dann die kleinsten Zahlen, die es offenlässt.
pay-look = Für einen Blick zahlen
    .hint = Eine zufällige Schlüsselkarte aus dem Stapel, danach zurückgemischt.
no-number = Keine Zahl nennen
name-number = Zahl { $number }
name-number-showing = Zahl { $number }, dazu { NAME($card, form: "acc-bare") } zeigen
leave-chest = Die Truhe in Ruhe lassen
    .hint = Eine falsche Zahl heißt Südufer.
sure-not-beneath = Dein Notizbuch beweist, dass die { $number } nicht unter der Truhe liegt.
sure-beneath = Dein Notizbuch beweist schon, dass die { $number } unter der Truhe liegt. Du würdest nichts erfahren.
known-open = { $beneath } % unter der Truhe, { $not } % anderswo.
known-teaches = Eine Antwort schließt { $ruled } % der möglichen Truhen aus.
known-rules-out = Das schließt { $ruled } % der möglichen Truhen aus.
known-chest = Liegt bewiesen unter der Truhe.
known-stack = Im Stapel, also nicht unter der Truhe.
known-own = Deine eigene Schlüsselkarte, also nicht unter der Truhe.
known-rival = Eine fremde Schlüsselkarte, also nicht unter der Truhe.
known-key = Den Schlüssel hast du.

## Treasure

claim = Schatz nehmen
    .hint = Erst ansehen, dann behalten oder zurücklegen.
leave-unseen = Schatz ungesehen liegen lassen
keep = { NAME($card, form: "acc-bare") } behalten
keep-unseen = Karte behalten
put-back = Karte oben zurücklegen
    .hint = Nur du weißt, was es ist.
leave-card = { NAME($card, form: "acc-bare") } liegen lassen
put-down-card = { NAME($card, form: "acc-bare") } ablegen
take-card = { NAME($card, form: "acc-bare") } nehmen
take-back-card = { NAME($card, form: "acc-bare") } zurückholen
take-all = Alles nehmen
    .hint = Ist es zu viel, suchst du aus, was liegen bleibt.
plain-sword-left = Kein Bonus. Liegen gelassen ist es weg.
keep-the-rest = Das alles behalten
done = Fertig
that-is-all = Das war’s
go-on = Weiter

## Deals

make-offer = { $rival } ein Angebot machen
    .hint = Dort gibt es { $gold } Gold und { $cards }. Höchstens 3 Angebote pro Zug.
propose = Das vorschlagen
deal-step = { $step ->
    [swap-own] Blicke auf Schlüsselkarten tauschen
    [swap-answer] Die Wahrheit über eine Zahl tauschen
    [give-gold] Gold geben
    [give-provisions] Proviant geben
    [give-card] Eine Schatzkarte geben
    [give-own] Eine Schlüsselkarte deiner Wahl zeigen
    [give-show] Eine bestimmte Schlüsselkarte zeigen
    [give-answer] Die Wahrheit über eine Zahl sagen
    [ask-gold] Gold verlangen
    [ask-provisions] Proviant verlangen
    [ask-card] Eine bekannte Karte verlangen
    [ask-key] Karten mit Schlüsseln verlangen
    [ask-own] Blick auf irgendeine Schlüsselkarte verlangen
    [ask-show] Eine bestimmte Schlüsselkarte sehen wollen
    [ask-answer] Die Wahrheit über eine Zahl verlangen
   *[cancel] Abblasen
  }
    .hint = { $step ->
        [swap-own] Eine gegen eine, je nach eigener Wahl. Wird sofort vorgeschlagen.
        [swap-answer] Eine gegen eine, über dieselbe Zahl. Wird sofort vorgeschlagen.
        [give-own] Welche, bestimmst du. Es darf die leere Karte sein.
        [give-show] Hast du sie nicht, platzt der Handel.
        [give-answer] Ich halte für dich diese Schlüsselkarte hin oder eine leere.
        [ask-own] Welche, bestimmt die andere Seite. Es darf die leere Karte sein.
        [ask-show] Ist sie nicht da, platzt der Handel.
        [ask-answer] Ich halte für die andere Seite diese Schlüsselkarte hin oder eine leere.
       *[other] { "" }
      }
deal-card = { NAME($card) }
deal-card-not = { NAME($card, form: "acc-bare") } weglassen
deal-count = { $count ->
    [0] Nichts davon
   *[other] { $count } davon
  }
deal-key-card = Schlüsselkarte { $number }
deal-number = Zahl { $number }
deal-number-not = Zahl { $number } weglassen
deal-plain = { $choice ->
    [none] Keine Schlüsselkarte
    [any] Eine nach Wahl der anderen Seite
    [blank] Deine leere Karte
   *[back] Zurück
  }
decline = Ablehnen
counter = Gegenangebot machen
    .hint = Eins, danach heißt es Ja oder Nein.
accept = Annehmen
accept-giving = Annehmen und { $cards } geben
accept-showing = Annehmen und Schlüsselkarte { $number } zeigen
accept-showing-blank = Annehmen und die leere Karte zeigen
accept-giving-showing = Annehmen, { $cards } geben und Schlüsselkarte { $number } zeigen
accept-giving-blank = Annehmen, { $cards } geben und die leere Karte zeigen
you-give = Du gibst { $goods }.
terms-card = { NAME($card, form: "plain-acc") }{ $keys }
terms-key = eine Karte mit Schlüssel { $number }
terms-own-yours = einen Blick auf eine Schlüsselkarte deiner Wahl
terms-own-theirs = einen Blick auf eine Schlüsselkarte nach Wahl der anderen Seite
terms-show = einen Blick auf die Schlüsselkarte { $number }
terms-answers = die Wahrheit über { $numbers }
terms-nothing = nichts
ask-deal-somebody = Es gibt ein Angebot nur für dich. Die Bedingungen stehen bei deinen Optionen.
ask-deal-from = { $who } hat ein Angebot nur für dich. Die Bedingungen stehen bei deinen Optionen.
ask-deal-look = { $who } bietet **einen Blick auf eine Schlüsselkarte gegen einen Blick auf eine von deinen**. Ihr wählt beide im Geheimen. Nimmst du an?
ask-deal-truth = { $who } bietet **{ $terms } und will dasselbe von dir**. Nimmst du an?
ask-deal = { $who } bietet **{ $gives }** und verlangt **{ $asks }**. Nimmst du an?
ask-build = Was bietest du, und was verlangst du?
ask-build-more = Du gibst { $gives } und verlangst { $asks }. Sonst noch etwas?
ask-part-gold = { $side ->
    [ask] Wie viel Gold verlangst du?
   *[give] Wie viel Gold gibst du?
  }
ask-part-provisions = { $side ->
    [ask] Wie viel Proviant verlangst du?
   *[give] Wie viel Proviant gibst du?
  }
ask-part-card = { $side ->
    [ask] Welche Schatzkarte verlangst du?
   *[give] Welche Schatzkarte gibst du?
  }
ask-part-key = Karten mit welchen Schlüsseln? Je eine Karte.
ask-part-own = { $side ->
    [swap] Welche Schlüsselkarte zeigst du für einen Blick auf eine andere?
    [ask] Willst du eine Schlüsselkarte sehen?
   *[give] Welche deiner Schlüsselkarten zeigst du?
  }
ask-part-answer = { $side ->
    [swap] Die Wahrheit über welche Zahl?
   *[other] Welche Zahl?
  }
ask-part-show = Welche Zahl?

## Pencil marks and services

rub-out = Ausradieren: { $number } ({ $holder })
pencil-yes = Bleistift: { $number } { $place }
pencil-no = Bleistift: { $number } nicht { $place }
arm-me = Rüste mich für Kämpfe
    .hint = Jedes Mal das beste Schwert und alle Rüstung.
arm-myself = Ich rüste mich selbst
    .hint = Vor jedem Kampf bestimmst du, was du zeigst.
ask-at-turn-end = Vor jedem Zugende fragen
    .hint = Damit du Schätze ablegen kannst.
skip-at-turn-end = Vor Zugende nicht fragen
    .hint = Nur, wo es etwas zu nehmen gibt.

## Hints for beginners

beginner-turn = Ein Zug ist eine Handlung: ziehen, bleiben, essen oder passen. In Räumen gibt es Schätze und jemanden, der etwas dagegen hat, dass du sie nimmst.
beginner-battle = Jede Runde würfeln beide Seiten mit 2 Würfeln und addieren die Gewandtheit. Die niedrigere Summe verliert 2 Ausdauer. Zwischen den Runden kannst du fliehen oder ohne Nachfrage weiterkämpfen.
beginner-duel = Ein anderer Charakter ist ein Kampf wie jeder andere, nur hat hier die unterlegene Seite Taschen.
beginner-deal = Ein Handel gilt nur, wenn ihr beide zustimmt. Tauscht Blick gegen Blick: Was du als Schlüsselkarte gesehen hast, liegt nicht unter der Truhe.
beginner-challenge = Nenn eine Zahl. Wer diese Schlüsselkarte hat, zeigt sie nur dir, die anderen zeigen eine leere. Eine Zahl, die jemand zeigt, liegt nicht unter der Truhe.
beginner-treasure = In den Rucksack passen 6 Schatzkarten. Was du liegen lässt, wartet verdeckt auf den nächsten Besuch.

## What may come of a choice, for players who ask for their chances

stake-death = Du stirbst
stake-stamina-lost = Du verlierst Ausdauer
stake-treasures-lost = Du verlierst Schätze
stake-turns-lost = Du setzt Züge aus
stake-luck-lost = Du verlierst Glück
stake-gold-lost = Du gibst Gold aus oder verlierst es
stake-stamina-gained = Du gewinnst Ausdauer
stake-gold-gained = Du gewinnst Gold
stake-learnt = Du erfährst etwas über die Truhe
stake-treasures-gained = Du gewinnst Schätze
stake-won = Du gewinnst
