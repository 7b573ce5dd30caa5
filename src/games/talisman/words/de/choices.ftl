# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters. `.sure` asks for
# confirmation. “You” is the player who chooses, $rival is another player.

## Anything

go-on = Weiter
done = Das war’s
done-here = Das war’s
    .hint = Der Rest bleibt offen hier liegen.
last-talisman = Das ist dein einziger Talisman. Ohne kommst du weder ins Feuertal noch zur Krone.

## Characters

play-character = Als { NAME($character) } spielen
    .hint = { $start }.
play-character-place = Start: { NAME($place, form: "in") }.

## Moving

roll-move = Würfeln
    .hint = Dann ziehst du so weit, rechtsherum oder linksherum.
step = Ein Feld weiterziehen
    .hint = In eine der beiden Richtungen, ganz ohne Würfel.
go = { $how ->
    [raft] Mit dem Floß { NAME($to, form: "to") }
    [build] Floß bauen und { NAME($to, form: "to") } übersetzen
    [ferry] Mit der Fähre { NAME($to, form: "to") }
    [wizard] Sich vom Zauberer { NAME($to, form: "to") } schicken lassen
    [woods] Durchs Unterholz { NAME($to, form: "to") }
    [cross] Hinüber { NAME($to, form: "to") }
    [leave] Hinaus { NAME($to, form: "to") }
    [back] Zurück { NAME($to, form: "to") }
    [on] Weiter { NAME($to, form: "to") }
   *[go] { START(NAME($to, form: "to")) }
  }
nothing-happens-back = Auf dem Rückweg passiert nichts.
cross-bridge = Über die Brücke nach innen
    .hint = Der Wächter steht im Weg.
enter-portal = Durch das Portal der Macht
    .hint = Zur Ebene der Gefahr. Dort endet dein Zug.
force-portal = Portal der Macht aufbrechen
    .hint = { $odds } Klappt es nicht, verlierst du 1 Stärke.
pick-portal = Schloss des Portals knacken
    .hint = { $odds } Klappt es nicht, verlierst du 1 Talent.
finish-business = Bleiben und es zu Ende bringen
    .hint = Weiter geht es erst, wenn hier alles erledigt ist.
regenerate = 1 Leben heilen statt ziehen
    .hint = In diesem Zug keine Begegnung.
regenerate-move = Weiterziehen
    .hint = Die vollen 6 Felder.
hint-bridge = Über die Brücke.
hint-hex = Ein Fluch: 1 Leben weg.
hint-here = Hier: { NAME($things) }.
hint-here-many = Hier: { $count } Dinge und Leute.
hint-toad = { $who } (eine Kröte)
hint-passage = { $stat ->
    [craft] Zu { $fails } % fliegst du raus. { $dice } Würfel minus dein Talent { $score }. Nur mit 0 oder weniger bist du durch.
   *[strength] Zu { $fails } % fliegst du raus. { $dice } Würfel minus deine Stärke { $score }. Nur mit 0 oder weniger bist du durch.
  }
rule-space = { $space ->
    [village] Heiler, Schmied oder Mystiker.
    [city] Zauberin, Alchemist oder Arzt.
    [castle] Hofarzt und Hofwechsel.
    [graveyard] Gut: 1 Leben weg. Böse: Geister anrufen.
    [chapel] Gut: heilen oder beten. Neutral: heilen für Gold. Böse: 1 Leben weg.
    [crags] Wirf 1 Würfel.
    [forest] Wirf 1 Würfel.
    [tavern] Wirf 1 Würfel.
    [temple] Du darfst beten.
    [black-knight] Zahl 1 Gold oder verlier 1 Leben.
    [chasm] Wirf 1 Würfel für jeden von euch.
    [warlocks-cave] Ein Auftrag, wenn du einen willst.
    [desert-east] Ohne Wasser 1 Leben weg.
    [desert-west] Ohne Wasser 1 Leben weg.
   *[other] { "" }
  }
rule-draw = { $cards ->
    [one] Zieh 1 Karte.
   *[other] Zieh { $cards } Karten.
  }
rule-of-draw = { $space ->
    [cursed-glade] Hier gibt es keine Zauber, keine Magischen Gegenstände und keine Punkte aus Gegenständen.
    [runes-north-east] Gegner addieren 2 zu ihrem Würfel.
    [runes-south-east] Gegner addieren 2 zu ihrem Würfel.
    [runes-west] Gegner addieren 2 zu ihrem Würfel.
   *[other] { "" }
  }

## Encounters

encounter-space = Begegnung mit dem Feld
face-space = { $space ->
    [village] { START(NAME($here, form: "acc")) } besuchen
    [city] { START(NAME($here, form: "acc")) } besuchen
    [castle] { START(NAME($here, form: "acc")) } besuchen
    [tavern] { START(NAME($here, form: "acc")) } betreten
    [chapel] { START(NAME($here, form: "acc")) } betreten
    [graveyard] { START(NAME($here, form: "acc")) } betreten
    [temple] { START(NAME($here, form: "acc")) } betreten
    [warlocks-cave] { START(NAME($here, form: "acc")) } betreten
    [crags] { START(NAME($here, form: "acc")) } erklimmen
    [forest] { START(NAME($here, form: "acc")) } betreten
    [chasm] { START(NAME($here, form: "in")) }: Augen zu und durch
    [desert-east] { START(NAME($here, form: "acc")) } durchqueren
    [desert-west] { START(NAME($here, form: "acc")) } durchqueren
   *[other] Sich { NAME($here, form: "dat") } stellen
  }
face-lying = Sich dem stellen, was hier liegt
draw-cards = { $cards ->
    [one] Eine Karte ziehen
   *[other] { $cards } Karten ziehen
  }
draw-and-face = { $cards ->
    [one] Karte ziehen und dem Rest begegnen
   *[other] { $cards } Karten ziehen und dem Rest begegnen
  }
encounter-player = Begegnung mit { $rival }
    .hint = Stärke { $strength }, Talent { $craft }, { $lives }, { $gold } Gold.
encounter-toad = Begegnung mit { $rival }, einer Kröte
    .hint = Stärke { $strength }, Talent { $craft }, { $lives }, { $gold } Gold.
do-nothing-here = Hier nichts tun
take-gold = { $gold } Gold nehmen
hire = { START(NAME($card, form: "acc")) } anheuern ({ $price } Gold)
    .hint = In jedem Zug bringt 1 weiteres Gold { $strength } Stärke im Kampf, bis der Zug endet.
meet = { $way ->
    [drink] Aus { NAME($card, form: "dat") } trinken
    [pray] Vor { NAME($card, form: "dat") } beten
    [enter] { START(NAME($card, form: "acc")) } betreten
    [visit] { START(NAME($card, form: "acc")) } besuchen
   *[meet] { START(NAME($card, form: "dat")) } begegnen
  }
attack = { $rival } angreifen
attack-with-craft = { $rival } mit Talent angreifen
leave-it-at-that = Es dabei belassen
use-ability = { $ability ->
    [thief-steal] { $rival } bestehlen
    [sorceress-beguile] { $rival } betören
    [sorceress-lure] Begleiter weglocken: { $rival }
    [minstrel-serenade] Begleitern ein Ständchen bringen: { $rival }
   *[other] { NAME($name) } gegen { $rival }
  }
hint-beguile = { $needs ->
    [6] Ein Gegenstand oder 1 Gold bei einer 6 ({ $chance } %).
   *[other] Ein Gegenstand oder 1 Gold ab { $needs } ({ $chance } %).
  }
hint-steal = Ein Gegenstand, ein Maultier oder 1 Gold. Ganz ohne Wurf.
hint-lure = Nicht die Maid, das Einhorn, die Prinzessin oder ein Tier.

## Fights

bare-hands = Mit bloßen Händen kämpfen
    .hint = Keine Waffe zählt.
use-weapons = { START(NAME($weapons, form: "acc")) } einsetzen
    .hint = +{ $bonus } Stärke.
take-the-blow = Den Treffer einstecken
    .hint = Das Leben ist weg.
try-card = Es mit { NAME($card, form: "dat") } versuchen
win-life = Ein Leben nehmen
    .hint = Ein Gegenstand oder ein Zauber kann es noch retten.
take-1-gold = 1 Gold nehmen
let-go = Laufen lassen
take = { START(NAME($card, form: "acc")) } nehmen
take-nothing = Nichts nehmen
    .hint = Es ist nichts mehr zu holen.
enough-weapons = { $limit ->
    [one] Du hast schon { NAME($held, form: "acc") }, und nur eine Waffe zählt.
   *[other] Du hast schon { NAME($held, form: "acc") }, und nur { $limit } Waffen zählen.
    }
raise = Gegner als Begleiter wecken
    .hint = Er addiert seine Stärke in einem Kampf und zerfällt dann.
keep-as-trophy = Gegner als Trophäe behalten
    .hint = Für { $rate } Punkte aus Trophäen gibt es 1 Stärke.

## Windows: passing

pass-hint = Jetzt nichts zaubern.
look-round = Umsehen
roll-to-be-free = Um die Freiheit würfeln
on-to-move = Weiter zur Bewegung
let-dice-decide = Würfel entscheiden lassen
    .hint = { $own } gegen { $theirs }, vor dem Wurf.
let-dice-decide-many = Würfel entscheiden lassen
    .hint = { $own } gegen { $theirs }, vor dem Wurf. Sie kämpfen gemeinsam.
strike = Den letzten Schlag führen
accept-loss = Niederlage hinnehmen
end-turn = Zug beenden
stand-and-fight = Bleiben und kämpfen
fight-at-odds = Kämpfen: { $win } % Sieg, { $lose } % Niederlage
meet-foe = Sich { NAME($foe, form: "dat") } stellen
let-try = { $rival } machen lassen
# In the matter of another player.
let-w-start = { $rival } losziehen lassen
let-w-land = { $rival } sich umsehen lassen
let-w-attack = Geschehen lassen
let-w-combat = Kämpfen lassen
let-w-loss = Verlust zulassen: { $rival }
let-kill = Den Schlag zulassen
let-w-cast = Den Zauber wirken lassen
let-w-end = Den Zug enden lassen
# The one button on the table card, for everybody.
pass = Passen
pass-w-start = Passen: { $who } zieht los
pass-w-land = Passen: { $who } sieht sich um
pass-w-attack = Passen: soll es geschehen
pass-w-combat = Passen: die Würfel entscheiden
pass-w-loss = Passen: Niederlage hinnehmen
pass-kill = Passen: der Schlag sitzt
pass-w-cast = Passen: der Zauber wirkt
pass-w-end = Passen: der Zug endet

## Windows: acting

bribe = { START(NAME($card, form: "acc")) } bestechen ({ $gold } Gold)
    .hint = Er lässt dich diesen Zug in Ruhe und wartet auf die nächste Kundschaft.
evade-all = Allen ausweichen
    .hint = Für den Rest des Zuges.
evade = { START(NAME($foe, form: "dat")) } ausweichen
    .hint = Für den Rest des Zuges.
evade-plain = Dem Angriff ausweichen
    .hint = Für den Rest des Zuges.
charm = Für { NAME($foe, form: "acc") } aufspielen
    .hint = Folgt dir, wenn du mehr als { $strength } würfelst ({ $chance } %). Geht einmal pro Partie.
attack-foe = { START(NAME($foe, form: "acc")) } angreifen
send-in = { START(NAME($card, form: "acc")) } vorschicken
    .hint = +{ $strength } Stärke in diesem Kampf. Danach zerfällt alles.
pay-fighter = { START(NAME($card, form: "acc")) } bezahlen ({ $gold } Gold)
    .hint = { $strength } Stärke im Kampf, bis der Zug endet.
drink = { START(NAME($card, form: "acc")) } trinken
    .hint = { $strength } Stärke, bis der Zug endet. Wirkt einmal.
assassinate = Meucheln
    .hint = Die andere Seite würfelt nicht.
destroy-foe = { START(NAME($foe, form: "acc")) } vernichten
    .hint = Kein Kampf und keine Trophäe.
destroy-foe-with = { START(NAME($foe, form: "acc")) } vernichten
    .hint = Mit { NAME($card, form: "dat") }. Kein Kampf und keine Trophäe.
cast-spell = { NAME($spell) } wirken
cast-on-self = { NAME($spell) } auf dich selbst wirken
cast-on-target = { NAME($spell) } auf { NAME($target, form: "acc") } wirken
cast-to-space = Mit { NAME($spell) } { NAME($target, form: "to") }
cast-for-loot = { NAME($spell) } auf { NAME($target, form: "acc") } wirken: { NAME($loot) }
cast-at-card = { NAME($spell) } auf { NAME($card, form: "acc") } { NAME($place, form: "in") } wirken

## Things and Spells

leave-card = { START(NAME($card, form: "acc")) } liegen lassen
leave-nothing = Nichts liegen lassen
    .hint = Mehr musst du nicht abgeben.
part-with = { START(NAME($card, form: "acc")) } hergeben
sell-card = { START(NAME($card, form: "acc")) } verkaufen (1 Gold)
turn-card = { START(NAME($card, form: "acc")) } zu 1 Gold machen
alchemy-cast = Alchemie wirken
    .hint = Jeder gewählte Gegenstand wird zu 1 Gold.
alchemy-keep = Zauber behalten
    .hint = Niemand erfährt davon.
put-away = { START(NAME($card, form: "acc")) } weglegen
replace-card = { START(NAME($card, form: "acc")) } ersetzen
replace-nothing = Nichts ersetzen
    .hint = Du begegnest dem, was du gezogen hast.
discard-spell = { NAME($spell) } ablegen
discard-copy = { NAME($spell) } ablegen, Exemplar { $copy }
peek = Zauber ansehen: { $rival }
    .hint = Niemand erfährt davon.

## Lives, trophies and luck

lose-lives = { $lives } Leben verlieren
    .hint = Du hast { $have }.
admit-defeat = Sich geschlagen geben
    .hint = Damit bist du endgültig ausgeschieden.
    .sure = Du würdest ausscheiden und könntest nicht zurückkommen.
keep-trophies = Trophäen behalten
    .hint = Sie werden nicht schlecht.
choose-trophies = { $stat ->
    [craft] Trophäen für Talent auswählen
   *[strength] Trophäen für Stärke auswählen
  }
    .hint = Eine nach der anderen.
trade-trophies = { $stat ->
    [craft] Trophäen gegen { $points } Talent
   *[strength] Trophäen gegen { $points } Stärke
  }
    .hint = Du gibst { NAME($cards, form: "acc") } ab.
    .short = { $count ->
        [one] Du gibst 1 Trophäe ab.
       *[other] Du gibst { $count } Trophäen ab.
      }
keep-all-trophies = Alle Trophäen behalten
hand-in = { START(NAME($card, form: "acc")) } abgeben
roll-again = Noch einmal würfeln
    .hint = Kostet eine Glücksmarke, und der neue Wurf gilt.
keep-roll = Den Wurf behalten
give-him = Ihm { NAME($card, form: "acc") } geben
pay-in-lives = Den Rest mit Leben zahlen

## Trade

offer-deal = { $rival } einen Handel anbieten
    .hint = Gegenstände, Begleiter oder Gold, wenn beide einverstanden sind.
propose-deal = Diesen Handel vorschlagen
cancel-deal = Den Handel abblasen
give-card = { START(NAME($card, form: "acc")) } geben
give-gold = 1 Gold geben
want-card = { START(NAME($card, form: "acc")) } verlangen
want-gold = 1 Gold verlangen
agree-deal = Dem Handel zustimmen
decline-deal = Den Handel ablehnen
    .hint = In diesem Zug wirst du nicht noch einmal gefragt.

## Spaces and shops

stay-aligned = { NAME($alignment) } bleiben
become-aligned = { NAME($alignment) } werden
    .hint = Das geht nur einmal pro Zug.
draw-spells = Zauber ziehen
    .hint = Bis deine Hand voll ist.
draw-no-spells = Keine Zauber ziehen
pay-toll = 1 Gold zahlen
    .hint = Du hast { $gold } Gold.
lose-life = 1 Leben verlieren
    .hint = Du hast { $have }.
lose-follower = Einen Begleiter verlieren
    .hint = Welchen, bestimmst du.
buy = { START(NAME($item, form: "a-acc")) } kaufen ({ $price } Gold)
pocket = { START(NAME($item, form: "a-acc")) } einstecken
    .hint = Kostenlos, einmal pro Besuch. { $gist }
    .short = Kostenlos, einmal pro Besuch.
roll-here = { $space ->
    [temple] Beten
    [graveyard] Die Geister anrufen
   *[other] Würfeln
  }
roll-here-not = { $space ->
    [temple] Nicht beten
    [graveyard] Die Geister ruhen lassen
   *[other] Nicht würfeln
  }
hint-temple = Zu { $harm } % Schaden. 6 oder 7: ein Punkt, 8 oder 9: Zauber, 10: Talisman, 11 oder 12: Leben.
hint-graveyard = Zu { $miss } % setzt du aus, zu { $spell } % gibt es einen Zauber, zu { $heal } % 1 Leben Heilung.
skip-roll = Nicht würfeln
    .hint = Du kennst den Weg ({ NAME($by) }).
skip-own-roll = Nicht für dich würfeln
    .hint = Du kennst den Weg ({ NAME($by) }). Deine Begleiter würfeln trotzdem.
roll-anyway = Trotzdem würfeln
    .hint = Das Ergebnis gilt.
visit-none = Niemanden besuchen
visit-blacksmith = Zum Schmied
    .hint = { NAME($wares) }.
visit-mystic = Zum Mystiker
    .hint = { $craft } % für 1 Talent, { $spell } % für einen Zauber, { $good } % für Gut. Die Vettel vertreibt er auch.
visit-alchemist = Zum Alchemisten
    .hint = Für jeden deiner Gegenstände 1 Gold.
visit-enchantress = Zur Zauberin
    .hint = { $toad } % für eine Kröte, { $lose } % kosten einen Punkt, { $gain } % bringen Punkt oder Zauber.
visit-pray = Beten
    .hint = { $life } % für ein Leben, { $spell } % für einen Zauber.
wares-priced = { NAME($items) } für { $price } Gold
heal-free = { $lives } Leben heilen
    .hint = Kostenlos.
heal-paid = { $lives } Leben heilen ({ $gold } Gold)
trade-in = { START(NAME($card, form: "acc")) } eintauschen ({ $gold } Gold)
    .hint = Das Königshaus kauft seine Verwandtschaft zurück.
add-one = 1 addieren
add-nothing = Nichts addieren
wish-gain-spell = Einen Zauber wünschen
wish-gain-gold = 1 Gold wünschen
wish-gain-strength = 1 Stärke wünschen
wish-gain-craft = 1 Talent wünschen
wish-gain-life = Ein Leben wünschen
wish-teleport-choice = Sich woandershin wünschen
    .hint = Ein beliebiges Feld dieser Region, mit Begegnung dort.
accept-quest = Einen Auftrag annehmen
    .hint = Ein Würfel bestimmt ihn. Der Lohn ist ein Talisman, falls noch einer da ist.
decline-quest = Den Auftrag ablehnen
pay-warlock = Den Hexenmeister bezahlen ({ $gold } Gold)
    .hint = Der Auftrag ist erfüllt, und der Talisman ist dein, falls noch einer da ist.
pay-later = Später zahlen
hand-over = { START(NAME($card, form: "acc")) } übergeben

## What may come of a choice, for players who ask for their chances

stake-death = Du stirbst
stake-toad = Du wirst zur Kröte
stake-slavery = Du wirst versklavt
stake-life-lost = Du verlierst Leben
stake-turns-lost = Du verlierst Züge
stake-strength-lost = Du verlierst Stärke oder Talent
stake-things-lost = Du verlierst Gegenstände
stake-followers-lost = Du verlierst Begleiter
stake-gold-lost = Du verlierst Gold
stake-life-gained = Du gewinnst Leben
stake-strength-gained = Du gewinnst Stärke
stake-craft-gained = Du gewinnst Talent
stake-things-gained = Du gewinnst Gegenstände
stake-followers-gained = Du gewinnst Begleiter
stake-spells-gained = Du gewinnst Zauber
stake-gold-gained = Du gewinnst Gold
stake-talisman = Du bekommst einen Talisman
stake-crown = Du erreichst die Krone
