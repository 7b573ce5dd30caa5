# What Spells and cards are for, in a few words, and the odds of dice and fights. `.hint` is the same as a sentence.

## Spells. `.when` says when they may be cast.

gist-acquisition = Nimm irgendwem 1 Gegenstand oder 1 Gold
    .when = zu Beginn deines Zuges
gist-alchemy = Mach aus beliebig vielen deiner Gegenstände je 1 Gold
    .when = zu Beginn deines Zuges
gist-counterspell = Hebe einen eben gewirkten Zauber auf, auch den Herrschaftszauber
    .when = wenn ein Zauber gewirkt wird
gist-destroy-magic = Keine Zauber, keine Magischen Gegenstände, für niemanden, bis zu deinem nächsten Zug
    .when = zu Beginn oder am Ende deines Zuges
gist-destruction = Entferne eine offene Karte vom Brett
    .when = zu Beginn deines Zuges oder wenn du gezogen bist
gist-divination = Sieh dir die nächsten 5 Abenteuer an
    .when = zu Beginn deines Zuges
gist-healing = Heile irgendwen auf 4 Leben
    .when = jederzeit, egal wer am Zug ist
gist-hex = Verfluche ein Feld: Wer darauf landet, verliert 1 Leben, 3 Runden lang
    .when = zu Beginn deines Zuges
gist-immobility = Lähme jemanden für einen Zug, oder weiche einem Angriff aus
    .when = zu Beginn eines fremden Zuges oder wenn du angegriffen wirst
gist-invisibility = Weich allem aus, was dir nicht passt, bis der Zug endet
    .when = wenn du angegriffen wirst
gist-mesmerism = Nimm irgendwem 1 Begleiter
    .when = zu Beginn deines Zuges
gist-nullify = Ein anderer Charakter legt alle Zauber ab
    .when = jederzeit, egal wer am Zug ist
gist-preservation = Rette 1 Leben, 1 Begleiter oder 1 Gegner
    .when = wenn etwas verloren zu gehen droht
gist-psionic-blast = Addiere dein Start-Talent zu deiner Stärke
    .when = vor dem Wurf in einem deiner Kämpfe
gist-random = Wirf 1 Würfel für irgendwen, von Kröte bis Extraleben
    .when = jederzeit, egal wer am Zug ist
gist-teleport = Geh auf ein beliebiges anderes Feld deiner Region
    .when = zu Beginn deines Zuges
gist-temporal-warp = Mach 3 Züge hintereinander
    .when = zu Beginn deines Zuges
gist-hint = { $gist }.

## Cards

figure-strength = Stärke { $figure }
figure-craft = Talent { $figure }
bonus-dragons = { $bonus } gegen Drachen
bonuses-hint = { $bonuses }.
bonuses-not-for = { $bonuses }. Nicht für { NAME($alignments, form: "people") }.
saves = rettet ein Leben bei { $dice }
    .hint = Rettet im Kampf ein Leben bei { $dice }.
dice-from-to = { $first } bis { $last }
mule-plus-four = Trägt 4 Gegenstände mehr für dich. Verurteilt dich für jeden einzelnen.

## What a card without figures is for, in a list: “Healer (heals up to 2 Lives a visit, free)”

use-mule-unlimited = trägt beliebig viele Gegenstände
use-mule-plus-four = trägt 4 Gegenstände mehr
use-hag = vertreibt alle anderen Begleiter
use-poltergeist = bremst auf ein Feld pro Zug, bis zum Sturmfluss
use-enchanter = erfüllt dem ersten Besuch mit Talent 4 oder mehr einen Wunsch
use-fairy = erfüllt dem ersten Guten einen Wunsch
use-healer = heilt bis zu 2 Leben pro Besuch, kostenlos
use-hermit = hat für den ersten Besuch einen Talisman
use-mage = gibt allen Guten bei jedem Besuch einen Zauber
use-phantom = erfüllt dem ersten Bösen einen Wunsch
use-sorcerer = verkauft einen Zauber für 1 Gold
use-witch = überlässt es einem Würfel, von Kröte bis Leben
use-alchemist = macht aus Gegenständen je 1 Gold
use-gnome = hilft am Portal, in den Minen, Felsen und Hügeln
use-guide = kein Wurf im Forst, in den Felsen und am Abgrund
use-mercenary = 1 Gold fürs Anheuern, dann 1 Gold pro Zug für 3 Stärke im Kampf
use-pixie = kein Wurf im Forst, Ausweichen in Wäldern
use-prince = kostenlose Heilung im Schloss, oder dort 3 Gold
use-princess = kostenlose Heilung im Schloss, oder dort 3 Gold
use-amulet = hält alle Zauber außer dem Herrschaftszauber ab und lässt selbst keine zu
use-cross = macht Kapelle und Friedhof sicher und vernichtet Geister
use-orb-of-knowledge = tauscht eine Karte beim Ziehen
use-potion-of-strength = +2 Stärke für den Rest eines Zuges, einmal
use-talisman = der Schlüssel zum Feuertal
use-wand = immer mindestens 1 Zauber und Platz für 1 mehr
use-water-bottle = kein Leben weg in der Wüste
use-raft = kommt nächsten Zug über den Sturmfluss, dann sinkt es
use-bag-of-gold = 1 Gold wert
use-two-bags-of-gold = 2 Gold wert
use-cave = ein Würfel findet einen Drachen, einen Goblin, einen Irrweg oder Gold
use-fountain-of-wisdom = 1 Talent pro Besuch, solange der Vorrat reicht
use-magic-portal = ein Würfel sagt, wohin es führt
use-magic-stream = 1 Stärke pro Besuch, solange der Vorrat reicht
use-market = verkauft Schwerter, Helme, Wasserflaschen, Schilde, Maultiere und Flöße
use-marsh = kostet bei Stärke unter 5 einen Zug
use-maze = kostet bei Talent unter 5 einen Zug
use-pool-of-life = 1 Leben pro Besuch, solange der Vorrat reicht
use-shrine = ein Gebet und ein Würfel

## The text of the Crown under other house rules, to the visitor, as the box has it

crown-instant = Wer zuerst hier ist, hat gewonnen. Regieren ist schön.
crown-contest = Bist du hier zu Beginn deines nächsten Zuges allein, hast du gewonnen. Bis dahin muss der Herrschaftszauber genügen.
crown-always = Allein hier? Dann wirk jeden Zug einen Herrschaftszauber, und alle anderen bluten. Regieren ist schön.

## Odds

odds = { $win } % Sieg, { $lose } % Niederlage.
odds-with = Damit: { $win } % Sieg, { $lose } % Niederlage.
odds-save = Misslingt zu { $fails } %.
odds-table = { $harm } % Schaden, { $gain } % Gewinn.
odds-draw = Du ziehst zu { $enemy } % einen Gegner und verlierst zu { $lose } % gegen ihn.
odds-draw-many = { $cards ->
    [one] Du ziehst zu { $enemy } % einen Gegner.
   *[other] Unter { $cards } Karten ist zu { $enemy } % ein Gegner.
  }
odds-chasm = { $who ->
    [himself] { $fall } % für einen Sturz, der ein Leben kostet.
    [followers] { $follower } %, dass ein Begleiter verloren geht.
   *[all] { $fall } % für einen Sturz, der ein Leben kostet, { $follower } % für einen verlorenen Begleiter.
  }
odds-death = Zu { $lose } % kostet es ein Leben, zu { $win } % kommst du am Tod vorbei.
odds-pits = Zu { $lose } % verlierst du einen Kampf, zu { $win } % besiegst du diesen Zug alle Grubenteufel.
odds-vampire = Zu { $lives } % kostet es Leben: Er nimmt bis zu 3 Begleiter, sonst Leben.
odds-again = Neuer Wurf: { $win } % Sieg, { $lose } % Niederlage.
odds-keep = Behalten: { $win } % Sieg, { $lose } % Niederlage.
odds-scores = { $fight ->
    [psychic] Talent { $theirs } gegen { $own }
   *[combat] Stärke { $theirs } gegen { $own }
  }
odds-scores-yours = { $fight ->
    [psychic] Talent { $theirs } gegen deine { $own }
   *[combat] Stärke { $theirs } gegen deine { $own }
  }
odds-against = { $scores }.
odds-duel = { $fight ->
    [psychic] Dein Talent { $own } gegen { $theirs }.
   *[combat] Deine Stärke { $own } gegen { $theirs }.
  }
odds-at-most = { $dice ->
    [one] Misslingt zu { $fails } %: Es öffnet sich bei { $most } oder weniger auf 1 Würfel.
   *[other] Misslingt zu { $fails } %: Es öffnet sich bei { $most } oder weniger auf { $dice } Würfeln.
  }
score = { $value } + { $counted } = **{ $total }**
score-best-of = { $value } + { $counted } (aus { $dice }) = **{ $total }**
score-sure = **{ $total }**
