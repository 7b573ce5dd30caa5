# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters, and `.sure` asks
# before it counts. $item is a weapon or treasure, $clue the title of a clue, $place a place in the form the label needs.

## Setup and newcomers

play-character = { $name } spielen ({ NAME($class) })
beginner-ozmo = Schlägt hart zu, hält lange durch und ist leicht zu spielen.
beginner-kate = Kämpft und läuft gleich gut. Eine gute erste Wahl.
beginner-alatha = Gehört zu den Schnellsten, mit einem Zauber im Ärmel.
beginner-nruff = Schnell, treffsicher und mit einem Zauber.
beginner-rosa = Zwei Zauber und eine ruhige Hand, aber wenig Waffen.
beginner-harald = Zwei Zauber und eine Schleuder, aber nicht gut zu Fuß.
beginner-dulcime = Vier Zauber und eine dünne Haut. Vor jedem Kampf nachdenken.
beginner-turb = Vier Zauber und ein wenig zäher als Dulcime.
beginner-rokko = Der Zäheste, aber langsam. In den Bergen zu Hause.
beginner-herman = Weicht pro Kampf zwei Treffern aus und läuft fast allem davon.
starts-with = Bekommt { $extras }.
stop-playing = Nicht weiterspielen
    .hint = Du scheidest endgültig aus und kannst nur noch zuschauen.
    .sure = Du würdest endgültig ausscheiden und könntest nur noch zuschauen. Hörst du auf?
take-spell = { NAME($spell) } nehmen
learn-spell = { NAME($spell) } lernen

## Moving

stay = Hierbleiben ({ $at })
walk-road = Auf der Straße { $to }
walk-road-named = Die Straße entlang { $to }
walk-road-by-oasis = Auf der Straße { $to }, über die Oase
walk-road-heading = Auf der Straße { $to }, erst nach { NAME($wind, form: "short") }
step = Querfeldein nach { NAME($wind, form: "short") }, { $to }
step-twice = Zwei Schritte querfeldein, { $to }
step-aside = Querfeldein { $to }
sail = Segeln, { $to }
sail-heading = Segeln, { $to }, erst nach { NAME($wind, form: "short") }
raft = Ein Floß bauen
    .hint = Misslingt zu 50 %. Bei 4 bis 6 trägt es dich ans Festland.
meditate = Über einen Zauber meditieren
    .hint = 2 Würfel gegen seinen Zielwert. Misslingt es, ziehst du eine Begegnung.
walk-on = Weiter { $to }
stop-at-oasis = An der Oase bleiben
teleport-to = Teleportieren, { $to }
drift-to = Treiben lassen bis { $to }
    .hint = Dein Zug endet dort.
leave-to = Nach { NAME($wind, form: "short") } gehen, { $to }
leave-aside = Gehen, { $to }

# What a move may lead to.
own-clue = { $treasures ->
    [one] Dein Hinweis bringt 1 Schatz.
   *[other] Dein Hinweis bringt { $treasures } Schätze.
  }
own-clues = { $treasures ->
    [one] Dein bester Hinweis bringt 1 Schatz.
   *[other] Dein bester Hinweis bringt { $treasures } Schätze.
  }
waits-past-oasis = Zu 50 % hält dich die Wüste auf, mit Begegnung. Bei gerader Zahl kommst du an der Oase vorbei.
waits-oasis = Zu 50 % Wüste und eine Begegnung. Bei gerader Zahl ist die Oase da.
waits-encounter = { $where ->
    [sea] Begegnung: { $hostile } % feindlich, { $nobody } % niemand. Auf See.
    [shore] Begegnung: { $hostile } % feindlich, { $nobody } % niemand. Vielleicht von der Küste.
   *[land] Begegnung: { $hostile } % feindlich, { $nobody } % niemand.
  }
waits-passage = Erst eine Begegnung auf See: { $hostile } % feindlich. Bei niemand ({ $nobody } %) landest du.
# $chances is a list of the messages below, the worst first.
waits-exploring = Erkunden: { $chances }.
chance-prison = Gefängnis { $chance } %
chance-wound = Wunde { $chance } %
chance-encounter = Begegnung { $chance } %
chance-clue = Hinweis { $chance } %
chance-cure = Heilung { $chance } %
chance-weapon = Waffe { $chance } %

## Magic

cast-spell = { NAME($spell) } wirken
read-scroll = { NAME($scroll, form: "acc-bare") } lesen
leaves-party = Gefährten, Vertraute und Schiff bleiben für immer zurück.
replaces-blow = Statt deines eigenen Schlags.
meditate-for = Über { NAME($spell) } meditieren
meditate-sure = Kommt in diesem Zug ohne Wurf.
meditate-odds = Misslingt zu { $fails } %: Du brauchst { $needs } oder mehr mit 2 Würfeln.

## Clues, deliveries, the Emperor

clue-quoted = „{ $name }“
use-clue = { $clue } einlösen
    .sure = Hier kannst du { $clue } noch einlösen: { $worth }. Trotzdem weiter?
forget-clue = { $clue } vergessen
give-clue = { $clue } geben
hand-over-clue = { $clue } abgeben
clue-hint = { $worth }.
clue-hint-here = { $worth }, genau hier.
clue-hint-far = { $steps ->
    [one] { $worth }, 1 Schritt entfernt.
   *[other] { $worth }, { $steps } Schritte entfernt.
  }
clue-hint-unfound = { $worth }, und die hat noch niemand gefunden.
deliver = { NAME($foe, form: "acc-bare") } abliefern
    .hint = Sie geht, und ihre Leute zahlen.
give-emperor = Dem Kaiser { NAME($item, form: "plain-acc") } geben
    .hint = Du ziehst dafür 2 Schätze. Der Schatz gilt weiter als gefunden, zählt aber für niemanden.
give-away-imperial = { NAME($item, form: "Nom") } ist ein Kaiserlicher Schatz. Einmal weggegeben, ist auch alles weg, was damit geht. Trotzdem geben?
part-with-imperial = { NAME($item, form: "Nom") } ist ein Kaiserlicher Schatz. Willst du dich davon trennen?
explore = Erkunden
see-who-is-about = Sehen, wer da ist
    .hint = Zieht eine Begegnung.
business-meditate = Hinsetzen und meditieren
    .hint = Damit bist du hier fertig.
keep-the-rest = Den Rest behalten
    .hint = Und die Schätze zählen lassen.

## Exploring

shift-exploring = { $way ->
    [down] Auf { $total } ändern: { $found }
    [up] Auf { $total } ändern: { $found }
   *[stay] Bei { $total } lassen: { $found }
  }
shift-weapon-boat = eine Waffe oder ein Boot
shift-weapon-ship = eine Waffe oder ein Schiff
shift-bad-water = schlechtes Wasser
shift-prison = Gefängnis
shift-encounter = eine Begegnung
shift-cure-all-wounds = alle Wunden geheilt
shift-cure-one-wound = 1 Wunde geheilt
shift-river-of-lava = ein Lavastrom
shift-you-must-leave = du musst gehen
shift-no-action = nichts passiert
shift-landslide = ein Erdrutsch
shift-treasure-clue = ein Hinweis
draw-weapon = Eine Waffe ziehen
    .hint = { $left ->
        [0] Der Vorrat ist leer, du bekämst nichts.
       *[other] Zufällig aus dem Vorrat.
      }
take-vessel = { NAME($vessel) } nehmen
    .hint = Öffnet dir das Meer. { $dice } Würfel in Kämpfen am Wasser, Gesundheit { $health }.
keep-charm = Glücksbringer behalten
    .hint = Die Würfel bleiben, wie sie sind.
charm-makes = Damit heißt es: { $found }.
charm-reaches = { $case ->
    [enough] Das reicht.
   *[short] Das ist zu wenig.
  }
use-charm = Aus einer { $die } eine { $to } machen
    .hint = Das verbraucht den Glücksbringer.

## Prison

go-quietly = Ruhig mitgehen
    .hint = Ab deinem nächsten Zug darfst du einen Ausweg suchen.
wait-in-prison = In der Zelle warten
    .hint = Mehr als 2 untätige Züge hintereinander sind nicht erlaubt.
escape = Den Geheimgang suchen
    .hint = Misslingt zu { $fails } %. 7, 11 oder ein Pasch mit 2 Würfeln ist der Ausweg.
bribe = Den Kerkermeister bestechen
    .hint = Kostet 1 Schatz, und du bist frei. Ist es dein Zug, endet er.
prison-meditate = Über einen Zauber meditieren
    .hint = Kein Bonus für die Ruhe, aber es kommt auch nichts herein.

## Weapons and treasures

goods = { $number ->
    [0] { NAME($item, form: "one") }
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number }
  }
give-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } geben
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } geben
  }
keep-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } behalten
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } behalten
  }
pay-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } in Zahlung geben
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } in Zahlung geben
  }
draw-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } ziehen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } ziehen
  }
ready-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } bereithalten
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } bereithalten
  }
lend-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } an { NAME($holder, form: "plain-acc") } verleihen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } an { NAME($holder, form: "plain-acc") } verleihen
  }
reclaim-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } { NAME($holder, form: "plain-vom") } zurückholen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } { NAME($holder, form: "plain-vom") } zurückholen
  }
reclaim-loan = Leihgabe { NAME($holder, form: "plain-vom") } zurückholen
swap-for-clue = { $number ->
    [0] { NAME($item, form: "acc-bare") } gegen einen Hinweis tauschen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } gegen einen Hinweis tauschen
  }
    .hint = Die Waffe geht, ein Hinweis kommt.
swap-for-weapon = { $number ->
    [0] { NAME($item, form: "acc-bare") } gegen eine andere Waffe tauschen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } gegen eine andere Waffe tauschen
  }
    .hint = Du ziehst 2 und behältst eine.
keep-weapons = Alle Waffen behalten
    .hint = Und alle Wunden.
keep-ready = Behalten, was du hältst
    .hint = Bis der Kampf vorbei ist.

## Healing and hits

heal-yourself = Dich selbst heilen
heal-own-vessel = Das Schiff flicken
heal-companion = { NAME($foe, form: "acc-bare") } heilen
heal-player = { $who } heilen
heal-players-vessel = Schiff von { $who } flicken
heal-players-companion = { NAME($foe, form: "acc-bare") } von { $who } heilen
allot-yourself = Den Treffer selbst einstecken
allot-own-vessel = Treffer ans Schiff
allot-companion = Treffer für { NAME($foe, form: "plain-acc") }
allot-player = Treffer für { $who }
allot-players-vessel = Treffer ans Schiff von { $who }
allot-players-companion = Treffer für { NAME($foe, form: "plain-acc") } ({ $who })
take-hits = Alle Treffer selbst einstecken
    .hint = Schild und Waffe halten auf, was sie können.
transfer-hits = { $hits } Treffer ans Schiff
    .hint = Es kann keinen aufhalten. Sinkt es auf See, sinkst du mit.

## Fights

odds-round = Diese Runde: Tod { $die } %, Sieg { $kill } %.
odds-press = { $cost ->
    [one] Bis dahin: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Bis dahin: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-whole = { $cost ->
    [one] Bis zum Ende: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Bis zum Ende: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-with = { $cost ->
    [one] Damit: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Damit: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-in-fight = { $cost ->
    [one] Im Kampf: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Im Kampf: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-duel = { $cost ->
    [one] Kämpft ihr beide weiter: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Kämpft ihr beide weiter: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-theirs = { $cost ->
    [one] Dort im Kampf: Tod { $die } %, Sieg { $kill } %, etwa 1 Wunde.
   *[other] Dort im Kampf: Tod { $die } %, Sieg { $kill } %, etwa { $cost } Wunden.
  }
odds-kills = Zu { $kills } % sofort tödlich.
odds-friendship = Misslingt zu { $fails } %: Mehr als { $above } mit 2 Würfeln gewinnt den Gegner für dich.
attack = Angreifen
    .hint = { $dice ->
        [0] Mit allen Würfeln, die du hast.
        [one] Mit 1 Würfel.
       *[other] Mit { $dice } Würfeln.
      }
attack-until = Angreifen, bis ich bei { $health } Gesundheit bin
    .hint = { $dice ->
        [one] 1 Würfel, Runde um Runde. Ich frage erst wieder, wenn sich etwas ändert.
       *[other] { $dice } Würfel, Runde um Runde. Ich frage erst wieder, wenn sich etwas ändert.
      }
fight-on = Weiterkämpfen
    .hint = { $dice ->
        [0] Mindestens noch eine Runde.
        [one] Angriff mit 1 Würfel.
       *[other] Angriff mit { $dice } Würfeln.
      }
    .sure = Deine Gesundheit ist bei 1, noch eine Wunde ist dein Tod. Weiterkämpfen?
fight-on-until = Weiterkämpfen, bis ich bei { $health } Gesundheit bin
    .hint = { $dice ->
        [one] 1 Würfel, Runde um Runde. Ich frage erst wieder, wenn sich etwas ändert.
       *[other] { $dice } Würfel, Runde um Runde. Ich frage erst wieder, wenn sich etwas ändert.
      }
hold-back = Weiterkämpfen, aber zurückhalten
    .hint = Alle anderen auf deiner Seite würfeln trotzdem.
do-nothing = Nichts tun
    .hint = Alle anderen auf deiner Seite würfeln trotzdem.
wait-approach = Abwarten
    .hint = Niemand kann schießen, also vergeht eine Runde.
close-in = Sofort in den Nahkampf
    .hint = Direkt zur Sache, ohne den Rest der Annäherung.
run = Fliehen
run-together = Alle zusammen fliehen
run-ahead = Fliehen und Langsame zurücklassen
run-odds = { $case ->
    [free] Kein Wurf nötig, du kommst davon.
    [sure] Das kann nicht misslingen.
    [hopeless] Aussichtslos: So viel zeigen 2 Würfel nicht.
   *[roll] Zu { $fails } % erwischt. Mit 2 Würfeln brauchst du { $needs } oder mehr.
  }
loses-slow = Kommst du davon, sind die Langsamen für immer verloren.
join-fight = Waffe ziehen und helfen
    .hint = Du teilst die Treffer und alles, was übrig bleibt.
stay-out = Sich heraushalten
    .hint = Und genau zusehen.
attack-player = { $who } angreifen
    .hint = Gesundheit { $left }/{ $max }, { $treasures }. Wer gewinnt, nimmt alles.
attack-nobody = Alle in Frieden lassen
charm-companion = { NAME($foe, form: "acc-bare") } abwerben
    .hint = { $dice } Würfel, Gesundheit { $health }.
charm-shooter = { NAME($foe, form: "acc-bare") } abwerben
    .hint = { $ranged } Würfel auf Distanz, { $dice } im Nahkampf, Gesundheit { $health }.
use-emerald = Den Smaragd benutzen
    .hint = Dein Gefährte lebt. Der Smaragd geht an die Bank und gilt weiter als gefunden.
keep-emerald = Den Smaragd behalten
    .hint = Dein Gefährte stirbt. Der Smaragd wartet auf dich.

## Encounters

send-to = Begegnung zu { $who } schicken
    .hint = { $treasures }, Gesundheit { $left }/{ $max }.
send-back = Begegnung zurücklegen
    .hint = Niemand wird es je erfahren.
join-convoy = Mitkommen
    .hint = In deinem eigenen nächsten Zug kannst du dann nicht ziehen.
stay-behind = Bleiben, wo du bist
invite-convoy = Mit { $who } zusammen gehen
    .hint = Auf der Straße oder querfeldein, so schnell wie die Langsamsten.
raise-score = { $score ->
    [maxHealth] Höchstgesundheit +{ $by }
    [agility] Beweglichkeit +{ $by }
   *[runningAway] Laufen +{ $by }
  }
    .hint = { $score ->
        [maxHealth] So viele Wunden mehr hältst du aus.
        [agility] Ein Würfel mehr bei jedem Angriff.
       *[runningAway] +{ $by } auf jeden Fluchtwurf.
      }
welcome-companion = Willkommen an Bord
refuse-companion = Nein, danke
    .hint = Das Plättchen geht zurück in den Vorrat.
odds-hostile = Zu { $hostile } % feindlich.
let-come = Soll kommen, wer kommt
palantir-back = Begegnung zurückschicken
    .hint = Du ziehst eine andere, und die gilt. Es kann wieder dieselbe sein.
horse-roll = Würfeln
    .hint = Bei { $from } bis { $to } bietet es sich an.
horse-spell = Tiersprache wirken
    .hint = Das Pferd schließt sich an, der Zauber ist verbraucht.
fight-dragon = Gegen den Drachen kämpfen
refuse-tax = Weigern und kämpfen
just-looking = Nur mal schauen
no-deal = Kein Handel
ask-mermaid-clue = Um einen Hinweis bitten
ask-mermaid-repair = Das Schiff reparieren lassen
    .hint = Alle seine Wunden verschwinden.
take-boat = Das Boot der Piraten nehmen
    .hint = Öffnet dir das Meer.
leave-boat = Das Boot dalassen
dismiss = { NAME($foe, form: "acc-bare") } wegschicken
    .hint = Zurück in den Vorrat der Begegnungen.
    .sure = { NAME($foe, form: "number") ->
        [many] { NAME($foe, form: "Nom") } kommen nicht wieder. Nimmst du Abschied?
       *[other] { NAME($foe, form: "Nom") } kommt nicht wieder. Nimmst du Abschied?
      }

## Trade

trade-with = Mit { $who } handeln
    .hint = Waffen, Schätze und Hinweise. Höchstens 3 Vorschläge.
make-offer = Dieses Angebot machen
swap-for-item = { $number ->
    [0] Gegen { NAME($item, form: "acc-bare") } tauschen
   *[other] Gegen { NAME($item, form: "acc-bare") } Nr. { $number } tauschen
  }
swap-for-clues = { $count ->
    [one] Gegen 1 Hinweis tauschen
   *[other] Gegen { $count } Hinweise tauschen
  }
let-propose = { $who } vorschlagen lassen
call-off-trade = Den Handel abblasen
take-back-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } zurücknehmen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } zurücknehmen
  }
ask-for-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } verlangen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } verlangen
  }
ask-not-for-item = { $number ->
    [0] { NAME($item, form: "acc-bare") } nicht verlangen
   *[other] { NAME($item, form: "acc-bare") } Nr. { $number } nicht verlangen
  }
give-clue-openly = { $clue } offen geben
give-clue-hidden = { $clue } verdeckt geben
take-back-clue = { $clue } zurücknehmen
ask-for-clues = { $count ->
    [one] 1 Hinweis verlangen
   *[other] { $count } Hinweise verlangen
  }
    .hint = Welche, bestimmt die andere Seite.
ask-not-for-clues = { $count ->
    [one] 1 Hinweis nicht verlangen
   *[other] { $count } Hinweise nicht verlangen
  }
    .hint = Welche, bestimmt die andere Seite.
accept-trade = Den Handel annehmen
counter-trade = Etwas anderes vorschlagen
refuse-trade = Den Handel ablehnen
clues-face-down = { $count ->
    [one] 1 verdeckten Hinweis
   *[other] { $count } verdeckte Hinweise
  }
# $gives and $asks are lists; the other message stands where one of them is empty.
terms-own = Du gibst { $gives } und bekommst { $asks }.
terms-own-gift = Du gibst { $gives } und bekommst nichts.
terms-own-plea = Du gibst nichts und bekommst { $asks }.
terms-theirs = Du bekommst { $gives } und gibst { $asks }.
terms-theirs-gift = Du bekommst { $gives } und gibst nichts.
terms-theirs-plea = Du bekommst nichts und gibst { $asks }.

## What may come of a choice, for players who ask for their chances

stake-death = Du stirbst
stake-prison = Du kommst ins Gefängnis
stake-treasures-lost = Du verlierst Schätze
stake-wounded = Du wirst verwundet
stake-companions-lost = Du verlierst Gefährten
stake-weapons-lost = Du verlierst Waffen
stake-clues-lost = Du verbrauchst Hinweise
stake-healed = Du wirst geheilt
stake-weapons-gained = Du gewinnst Waffen
stake-clues-gained = Du gewinnst Hinweise
stake-companions-gained = Du gewinnst Gefährten
stake-spells-gained = Du lernst Zauber
stake-vessel = Du bekommst ein Boot oder Schiff
stake-treasures-gained = Du gewinnst Schätze
stake-imperial = Du findest einen Kaiserlichen Schatz
