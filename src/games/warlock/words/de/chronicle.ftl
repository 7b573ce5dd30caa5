# The chronicle of a game: what has happened, in the third person and the present tense. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## Goods and lists

gold = { $count } Gold
provisions = { $count } Proviant
treasure-cards = { $count ->
    [0] keine Schatzkarten
    [one] 1 Schatzkarte
   *[other] { $count } Schatzkarten
  }
the-lantern = die Laterne
lanterns = { $count ->
    [one] 1 Laterne
   *[other] { $count } Laternen
  }
skill = { $count } Gewandtheit
stamina = { $count } Ausdauer
luck = { $count } Glück
more = { $count } weitere
# A card in a list that is the object of a verb. `.short` stands on a button.
the-card = { NAME($card, form: "acc") }{ $keys }
    .short = { NAME($card, form: "acc-bare") }
player-and-number = { $who } { $number }
player-and-die = { $who } **{ $die }**

## Setting up

rolled-up = 🎲 { $who } würfelt einen Charakter aus: Gewandtheit **{ $skill }**, Ausdauer **{ $stamina }**, Glück **{ $luck }**.
rolled-up-again = 🎲 { $who } schickt einen neuen Charakter: Gewandtheit **{ $skill }**, Ausdauer **{ $stamina }**, Glück **{ $luck }**.
supplied = 🎒 { $who } packt außerdem { $goods } ein.
need-rolled = 🎲 Gleiche Gewandtheit, also entscheiden die Würfel: { $rolls }. Die niedrigste Zahl beginnt.
need-settled = { $who } hat die geringste Gewandtheit und beginnt. Dann geht es reihum: { $order }.
laid-out = 🏰 In den Räumen liegen { $treasures } Schatzkarten, und auf fast allen sitzt etwas.
laid-out-without = 🏰 In den Räumen liegen { $treasures } Schatzkarten, nur nicht { $rooms }.
laid-out-without-many = 🏰 In den Räumen liegen { $treasures } Schatzkarten. In { $count } Räumen war schon jemand.
key-cards-stacked = 🔑 Drei Schlüsselkarten kommen unter die Truhe, die anderen { $stack } auf einen verdeckten Stapel.
key-cards-dealt-evenly = 🔑 Drei Schlüsselkarten kommen unter die Truhe. Von den anderen bekommt ihr je { $each ->
    [one] eine
   *[other] { $each }
  }, dazu eine leere.
key-cards-dealt = 🔑 Drei Schlüsselkarten kommen unter die Truhe. Die anderen werden ausgeteilt ({ $dealt }), und alle bekommen dazu eine leere.
lock-open = 🔓 Ein Schloss hat der Hexenmeister vergessen: Die **{ $number }** liegt unter der Truhe, und niemand braucht diesen Schlüssel.
overheard = { $count ->
    [one] 👂 Hier spricht niemand leise, und { $who } hört mit: eine Schlüsselkarte von { $rivals }.
   *[other] 👂 Hier spricht niemand leise, und { $who } hört mit: je eine Schlüsselkarte von { $rivals }.
  }
# To one player alone.
keys-ready = 🔑 Du hast von Anfang an { $cards }.

## Turns

night-grew-long = 🌙 Die Nacht ist lang: Ab jetzt hat der **Hexenmeister** nur noch Gewandtheit { $skill } und Ausdauer { $stamina }. Ständig kommt jemand vorbei.
turn-began = 🕯️ Runde { $round } · { $who } ist am Zug
turn-missed = { $left ->
    [0] 💤 { $who } setzt diesen Zug aus.
    [one] 💤 { $who } setzt diesen Zug aus und den nächsten auch.
   *[other] 💤 { $who } setzt diesen Zug aus und die nächsten { $left } auch.
  }
turn-owed = { $owed ->
    [one] 💤 { $who } muss den nächsten Zug aussetzen.
   *[other] 💤 { $who } muss die nächsten { $owed } Züge aussetzen.
  }
turn-owed-to-foe = { $owed ->
    [one] 💤 { $who } muss den nächsten Zug aussetzen, dank { NAME($foe, form: "dat") }.
   *[other] 💤 { $who } muss die nächsten { $owed } Züge aussetzen, dank { NAME($foe, form: "dat") }.
  }
passed = { $who } wartet *und lauscht*.
stayed = { $who } bleibt { $place }.

## Movement

move-rolled = 🎲 { $who } würfelt { $roll } für die Bewegung und verdient sich eine Schlüsselprobe.
at-the-chest = { $told ->
    [0] 🔑 { $who } steht vor der **Truhe des Hexenmeisters**. Jetzt die richtigen Zahlen, und es ist vorbei.
    [1] 🔑 { $who } steht vor der **Truhe des Hexenmeisters**. Sie sieht genauso aus wie beim letzten Mal.
    [2] 🔑 { $who } steht vor der **Truhe des Hexenmeisters**. Für eine Truhe ist sie geduldig.
   *[other] 🔑 { $who } steht vor der **Truhe des Hexenmeisters**.
  }
moved = 🥾 { $who } geht { $to }.
moved-rolled = 🥾 { $who } würfelt **{ $roll }** und geht { $to }.
nowhere-to-go = { $who } kommt { $from } nicht weiter.
maze-reached = 🌀 { $who } steht am Rand des Labyrinths, { $place }.
# Sides in a list, which is `$sides` of `open-to`.
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
open-to = offen nach { $sides }
maze-turned-up = 🌀 Labyrinthfeld { $number }: **{ $card }**, { $sides }. *{ $text }*
# For a card that has been told in this match.
maze-turned-up-again = 🌀 Labyrinthfeld { $number }: **{ $card }**, { $sides }.
maze-dead-end = 🧱 Eine Sackgasse für { $who }: Hier geht es nicht weiter.
maze-walled = 🧱 Eine Sackgasse für { $who }: Auf dieser Seite ist zugemauert.
passage-entered = 🕳️ { $who } zieht am Eisenring und klettert { NAME($passage, form: "to") }.
passage-taken = 🕳️ { $who } kommt { NAME($passage, form: "in") } wieder heraus.
passage-groped = 🎲 { $who } hat keine Laterne, würfelt **{ $die }**, tastet sich voran und kommt { NAME($passage, form: "in") } heraus.
passage-groped-back = 🎲 { $who } hat keine Laterne, würfelt **{ $die }**, tastet sich voran und kommt { NAME($passage, form: "in") } heraus, also wieder am selben Ort.
river-by-ferry = 🔔 { $who } läutet nach dem Fährmann und zahlt 3 Gold.
river-by-raft = 🛶 { $who } stößt sich mit dem Floß ab.
river-by-bridge = 🌉 { $who } betritt die Brücke.
bridge = { $die ->
    [1] 🎲 { $who } würfelt **{ $die }**. Das Seil reißt, und { $who } schließt sich dem Fluss an.
    [2] 🎲 { $who } würfelt **{ $die }**. Eine Planke bricht. Zurück ans Ufer, mit blauen Flecken.
    [3] 🎲 { $who } würfelt **{ $die }**. Auf halbem Weg ein Blick nach unten, dann zu Fuß zurück.
    [4] 🎲 { $who } würfelt **{ $die }**. Drüben, aber das Mittagessen hielt sich nicht fest.
   *[other] 🎲 { $who } würfelt **{ $die }**. Drüben. Später heißt es, das sei gar nichts gewesen.
  }
river-crossed = 🌊 { $who } ist drüben, { $place }.
river-turned-back = 🌊 { $who } ist wieder { $place }, wo es trocken war.
river-fell = { $told ->
    [0] 💦 { $who } fällt hinein. Etwas mit Zähnen auch.
    [1] 💦 { $who } fällt hinein. Es ist kälter, als es aussieht, und es sah kalt aus.
   *[other] 💦 { $who } fällt hinein.
  }

## Scores and tests

test-raft = auf dem Floß
test-vampire = gegen den Blick des Vampirs
test-werewolf = gegen den Biss
test-orc-sentry = auf Zehenspitzen
test-skeleton-crew = als Geschäftsleitung
test-portrait = gegen das Porträt
test-wound = wegen der Wunde
test-bow-and-silver-arrow = mit dem Silberpfeil
luck-tested-lucky = 🍀 { $who } prüft das Glück: { $roll } gegen { $against }. **Glück gehabt**, zum Preis von 1 Glück.
luck-tested-unlucky = 🍀 { $who } prüft das Glück: { $roll } gegen { $against }. **Pech gehabt** und um 1 Glück ärmer.
luck-tested-how-lucky = 🍀 { $who } prüft das Glück { $how }: { $roll } gegen { $against }. **Glück gehabt**, zum Preis von 1 Glück.
luck-tested-how-unlucky = 🍀 { $who } prüft das Glück { $how }: { $roll } gegen { $against }. **Pech gehabt** und um 1 Glück ärmer.
skill-tested-passed = 🎯 { $who } prüft die Gewandtheit: { $roll } gegen { $against }. **Geschafft**.
skill-tested-failed = 🎯 { $who } prüft die Gewandtheit: { $roll } gegen { $against }. **Nicht geschafft**.
skill-tested-how-passed = 🎯 { $who } prüft die Gewandtheit { $how }: { $roll } gegen { $against }. **Geschafft**.
skill-tested-how-failed = 🎯 { $who } prüft die Gewandtheit { $how }: { $roll } gegen { $against }. **Nicht geschafft**.
meal = 🍖 { $who } isst in Ruhe und hat jetzt **{ $now }** Ausdauer.
provision-eaten = { $left ->
    [0] 🐀 Die Ratten fressen { $who } den letzten Proviant weg.
    [one] 🐀 Die Ratten fressen { $who } 1 Proviant weg. 1 bleibt.
   *[other] 🐀 Die Ratten fressen { $who } 1 Proviant weg. { $left } bleiben.
  }
lantern-out = 🏮 Die Laterne von { $who } geht aus, und zwar endgültig.
gold-taken = 💰 { $who } nimmt { $gold } Gold.
gold-found = 💰 { $who } findet unterwegs { $gold } Gold.
gold-found-on = 💰 { $who } durchsucht { NAME($foe, form: "acc") } und findet { $gold } Gold.
gained = ✨ { $who } gewinnt { $amount } und hat jetzt **{ $now }**.
gained-kill = ✨ { $who } gewinnt { $amount } für den Sieg und hat jetzt **{ $now }**.
gained-flask = ✨ { $who } gewinnt { $amount } aus der Flasche und hat jetzt **{ $now }**.
gained-charm = ✨ { $who } gewinnt { $amount } durch das Amulett und hat jetzt **{ $now }**.
gained-card = ✨ { $who } gewinnt { $amount } durch { NAME($card, form: "acc") } und hat jetzt **{ $now }**.
bled = 🩸 { $who } verliert { $amount } und hat jetzt **{ $now }**.
bled-card = 🩸 { $who } verliert { $amount } durch { NAME($card, form: "acc") } und hat jetzt **{ $now }**.
lost = 📉 { $who } verliert { $amount } und hat jetzt **{ $now }**.
lost-card = 📉 { $who } verliert { $amount } durch { NAME($card, form: "acc") } und hat jetzt **{ $now }**.

## Rooms, told on the card and when somebody meets what is in them

room-sentry-bunkroom = *Zwei Strohsäcke, einer noch warm. Die Nachtwache arbeitet am liebsten im Liegen.*
room-orc-mess = *Ein langer Tisch, kalter Eintopf und nichts darin, das man näher bestimmt haben möchte.*
room-trophy-hall = *Köpfe an den Wänden, darunter Messingschilder. Eins ist leer und frisch poliert.*
room-snake-cellar = *Kisten mit Luftlöchern, gestapelt von jemandem, der die Deckel nicht mehr prüfen wollte.*
room-torture-chamber = *Ein Kohlebecken, eine Streckbank und ein Kummerkasten. Der Kasten ist leer.*
room-armoury = *Verbogene Piken und schartige Schilde: Alles hier hat schon einmal verloren.*
room-guardroom = *Türen nach Norden und Süden und ein Schild: Bitte klopfen. Die wenigsten kommen dazu.*
room-rat-larder = *Regale voller Käse, und der Käse ist bewohnt. Im Moment führt der Käse.*
room-prison-cell = *Gitter, ein Blechteller und Striche an der Wand in vier verschiedenen Handschriften.*
room-well-room = *Ein trockener Brunnen, ein Eimer am Seil und das leise Echo von jemandem, der nachsehen ging.*
room-stores = *Nummerierte Regale, eine Theke, eine Klingel. Alles wird quittiert, auch Besuch.*
room-resting-room = *Eine Bank, eine Decke und ein Hausmeister, der auf beiden keine Stiefel sehen will.*
room-portrait-gallery = *Auf jedem Bild derselbe Mann, und auf jedem hat er gerade noch zur Tür geschaut.*
room-spider-vault = *Graue Tücher über den Möbeln, bis jemand merkt, dass es keine Möbel gibt.*
room-portcullis-room = *Rillen in den Türpfosten und frisches Fett an den Ketten. Hier wird gewartet, in jedem Sinn.*
room-gaming-room = *Vier Zwerge, eine Lampe, weiche Karten. Neue bekommen ihr Blatt, bevor sie sitzen.*
room-rope-store = *Nasse Seilrollen und ein halbes Floß: die Hälfte, die zurückgekommen ist.*
room-boat-house = *Das Gerippe eines Bootes. Die Zimmerleute sind lange tot und im Verzug.*
room-keepers-lodge = *Eine gemütliche Stube, Ruder an der Wand und Krallenspuren auf der Innenseite der Tür.*
room-mosaic-room = *Kacheln mit Sternen, in jeder Ecke eine steinerne Hand. Eine hat sich eben bewegt.*
room-sandy-cave = *Weicher Sand ohne Fußspuren. Die frischesten schließen sich gerade.*
room-burial-chamber = *Eine Steinplatte, eine Kerze, drei Särge. Gefegt hat niemand, gegangen ist jemand.*
room-crypt = *Ein samtgefütterter Sarg steht offen. Der Besitzer ist spät unterwegs und gut erzogen.*
room-barrel-workshop = *Dauben, Reifen, Hämmer. Die Küfer machen nie Mittag, ihnen fehlt der Magen dafür.*
room-temple = *Eine große Eisenfigur mit einer leeren Augenhöhle. Sie dreht sich um, um zu sehen, wer da ist.*
room-ogre-cave = *Knochen am Herd, nach Größe sortiert. Auf seine Ablage ist der Bewohner stolz.*
room-library = *Zehntausend Bücher und ein alter Mann, der über keins davon umsonst spricht.*
room-minotaur-den = *Schrammen an den Wänden, auf Schulterhöhe. Keine menschliche Schulter.*
room-seers-alcove = *Ein Vorhang, ein Hocker und eine Blinde, die den Namen schon sagt, bevor man ihn nennt.*
room-dragon-cavern = *Die Rückwand ist aus Glas und war einmal Fels. Es ist sehr warm hier.*
room-hall-of-mirrors = *Vierzig Gestalten kommen herein. Eine davon macht nicht mit.*
room-laboratory = *Brodelnde Kolben und ein Warnschild, das sich aufgelöst hat.*
room-warlocks-study = *Ein Schreibtisch, eine Lampe und der Herr des Berges, der gerade mitten in etwas war.*

## Encounters

met-warlock = ❗ { $who } trifft den **Hexenmeister**, den Herrn des Berges, bei der Arbeit. Sein Kontobuch verrät einen der drei Schlüssel.
met-dragon = ❗ { $who } trifft den **Drachen**. Wer gegen ihn eine Runde verliert, verliert vielleicht 1 Ausdauer mehr. Das ist der Atem.
met-iron-cyclops = ❗ { $who } trifft den **Eisenzyklopen**. Er ist gebaut, nicht geboren, und ein Treffer mit nur einem Punkt Vorsprung scheppert bloß.
met-vampire = ❗ { $who } trifft den **Vampir**. Vor den Zähnen kommt der Blick, und den übersteht man nur mit Glück.
met-minotaur = ❗ { $who } trifft den **Minotaurus**. Er rennt erst los und stellt sich hinterher vor.
met-quartermaster = { $told ->
    [0] 🚪 { $who } besucht den **Quartiermeister**. Er verkauft Proviant und ungesehene Karten. Kein Umtausch.
    [1] 🚪 { $who } besucht den **Quartiermeister**. Er verkauft Proviant und ungesehene Karten und leckt den Bleistift an.
    [2] 🚪 { $who } besucht den **Quartiermeister**. Er verkauft Proviant und ungesehene Karten. Der Stapel ist gewachsen, er auch.
   *[other] 🚪 { $who } besucht den **Quartiermeister**. Er verkauft Proviant und ungesehene Karten.
  }
met-caretaker = { $told ->
    [0] 🚪 { $who } besucht den **Hausmeister**. Stiefel aus, Füße hoch. Hinterher zählt er die Löffel.
    [1] 🚪 { $who } besucht den **Hausmeister**. Das Wasser kocht schon. Die Löffel sind versteckt.
    [2] 🚪 { $who } besucht den **Hausmeister**. Für Gäste gibt es Pantoffeln. Einer ist noch da.
    [3] 🚪 { $who } besucht den **Hausmeister**. Er hat die Bank abgestaubt und lässt sie nicht aus den Augen.
    [4] 🚪 { $who } besucht den **Hausmeister**. Die Decke darf man benutzen, aber nicht falten.
   *[other] 🚪 { $who } besucht den **Hausmeister**. Stiefel aus, Füße hoch.
  }
met-gambling-dwarfs = { $told ->
    [0] 🚪 { $who } besucht die **Zockerzwerge**. Sie spielen um Gold, verkaufen Klatsch und kennen jedes Blatt am Tisch.
    [1] 🚪 { $who } besucht die **Zockerzwerge**. Sie spielen um Gold und verkaufen Klatsch. Die Karten sind noch weicher geworden.
    [2] 🚪 { $who } besucht die **Zockerzwerge**. Sie spielen um Gold und verkaufen Klatsch. Einer zwinkert, und zwar einem König.
   *[other] 🚪 { $who } besucht die **Zockerzwerge**. Sie spielen um Gold und verkaufen Klatsch.
  }
met-old-man-and-gremlin = { $told ->
    [0] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Werfen darf ihn der Gremlin.
    [1] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Der Gremlin hat ihn vorgewärmt.
    [2] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Der Alte sagt, es werde auch Zeit.
    [3] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Der Gremlin pustet darauf, und der Alte auch.
    [4] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Der Alte hat seit damals nicht aufgesehen.
    [5] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel. Eine Ecke davon ist inzwischen ab.
   *[other] 🚪 { $who } besucht den **Alten Mann samt Gremlin**. Hier entscheidet alles ein Würfel.
  }
met-blind-seer = { $told ->
    [0] 🚪 { $who } besucht die **Blinde Seherin**. Sie verkauft Schlüsselproben. An wen, sieht sie nicht, und das ist nett von ihr.
    [1] 🚪 { $who } besucht die **Blinde Seherin**. Sie verkauft Schlüsselproben und sagt zuerst den Namen, wie immer.
    [2] 🚪 { $who } besucht die **Blinde Seherin**. Sie verkauft Schlüsselproben. Das Wechselgeld lag schon bereit.
   *[other] 🚪 { $who } besucht die **Blinde Seherin**. Sie verkauft Schlüsselproben.
  }
met-goblin-torturers = ❗ { $who } trifft die **Goblin-Folterknechte**, zwei Goblins in der Kaffeepause. Sie kämpfen einer nach dem anderen.
met-orc-sentry = ❗ { $who } trifft den **Ork-Wachposten**. Er schläft tief. Man kann vorbeischleichen, oder man macht es ehrlich.
met-drunken-orcs = ❗ { $who } trifft die **Betrunkenen Orks**. Zusammen besitzen sie 2 Gold und ein Lied.
met-orc-chieftain = ❗ { $who } trifft den **Ork-Häuptling**, und der schiebt seinen Diener vor.
met-wild-barbarian = ❗ { $who } trifft den **Wilden Barbaren**. Er ist sehr hungrig. Für 1 Proviant geht er, unter Tränen der Dankbarkeit.
met-cave-snake = ❗ { $who } trifft die **Höhlenschlange**. Klein, aber sie meint es ernst: Ihre Wunden kosten 3 Ausdauer.
met-giant-rats = ❗ { $who } trifft die **Riesenratten**. Sie kämpfen gemeinsam und fressen zwischen den Runden Proviant.
met-sandworm = ❗ { $who } trifft den **Sandwurm**. Er kommt von unten, und in der ersten Runde verwundet ihn nichts.
met-giant-spider = ❗ { $who } trifft die **Riesenspinne**. Sie klebt, und von ihr loszukommen ist schwer.
met-ogre = ❗ { $who } trifft den **Oger**. Keine Tricks, kein Gespräch, kein Hals.
met-ghoul = ❗ { $who } trifft den **Ghul**. Er ist schon tot, und seine dritte Wunde lähmt.
met-skeleton-crew = ❗ { $who } trifft die **Skelettmannschaft**. Man kann sie bekämpfen, oder man gibt sich mit etwas Glück als Geschäftsleitung aus.
met-zombies = ❗ { $who } trifft die **Zombies**. Sie sind untot, langsam und leicht abzuhängen.
met-werewolf = ❗ { $who } trifft den **Werwolf**. Wen er beißt, den kostet es vielleicht mehr als Ausdauer.
met-pit-trap = ❗ { $who } tritt auf einen Teppich über einer **Fallgrube**. Der Teppich war ein Hinweis.
met-poison-gas = ❗ { $who } findet eine Kiste und darin eine **Gasfalle**. Der Deckel zischt.
met-falling-portcullis = ❗ { $who } geht unter dem **Fallgitter** hindurch. Es knarrt.
met-grasping-hands = ❗ { $who } läuft den **Greifenden Händen** in die Arme. Sie sind aus Stein und kommen aus dem Boden.
met-bat-swarm = ❗ { $who } gerät in den **Fledermausschwarm**. Vielleicht will er nur gehen.
met-pedlar = ❗ { $who } trifft den **Hausierer**. Er verkauft Proviant, eine Flasche und ein Amulett und kommt anderswo zu spät.
met-prisoner = ❗ { $who } befreit den **Dankbaren Gefangenen**. Er war schon in jeder Tasche.
met-hooded-stranger = { $told ->
    [0] ❗ { $who } trifft den **Vermummten Fremden**. Er verkauft einen Blick unter die Truhe. Bitte nicht fragen, wie.
    [1] ❗ { $who } trifft den **Vermummten Fremden**. Er verkauft einen Blick unter die Truhe. Die Kapuze nickt.
   *[other] ❗ { $who } trifft den **Vermummten Fremden**. Er verkauft einen Blick unter die Truhe.
  }
met-portrait = ❗ { $who } steht vor dem **Porträt des Hexenmeisters** und will nicht zuerst wegsehen.
encounter-banished = { $told ->
    [0] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "Nom") } gehen eilig, ganz ohne Kampf.
       *[other] ✝️ { NAME($foe, form: "Nom") } geht eilig, ganz ohne Kampf.
      }
    [1] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "Nom") } gehen eilig und machen die Tür hinter sich zu.
       *[other] ✝️ { NAME($foe, form: "Nom") } geht eilig, mit einem Blick auf die Uhr.
      }
   *[other] { NAME($foe, form: "number") ->
        [many] ✝️ { NAME($foe, form: "Nom") } gehen eilig.
       *[other] ✝️ { NAME($foe, form: "Nom") } geht eilig.
      }
  }
encounter-fed = 🍖 { NAME($foe, form: "Nom") } isst, weint vor Dankbarkeit und geht.
encounter-slipped = 🤫 { $who } schleicht sich vorbei, unbemerkt { NAME($foe, form: "vom") }.
encounter-left-alone = { $who } lässt { NAME($foe, form: "acc") } in Ruhe.
encounter-rolled-hurt = 🎲 { $who } würfelt **{ $die }**, und das tut weh.
encounter-rolled-nothing = { $told ->
    [0] 🎲 { $who } würfelt **{ $die }**. Nichts passiert, und zwar lautstark.
    [1] 🎲 { $who } würfelt **{ $die }**. Nichts passiert, und alle atmen aus.
    [2] 🎲 { $who } würfelt **{ $die }**. Nichts passiert, sicherheitshalber zweimal.
   *[other] 🎲 { $who } würfelt **{ $die }**. Nichts passiert.
  }
encounter-rolled-lantern = { $told ->
    [0] 🎲 { $who } würfelt **{ $die }**. Das war’s mit dem Licht.
   *[other] 🎲 { $who } würfelt **{ $die }**. Die Laterne ist weg.
  }
chose-open = { $who } öffnet den Deckel.
chose-gold = 💰 { $who } bezahlt { NAME($foe, form: "acc") } mit { $gold } Gold.
chose-treasure = { $who } bezahlt { NAME($foe, form: "acc") } mit einer Schatzkarte.
bought-provisions = 💰 { $who } kauft { NAME($foe, form: "beim") } { $count } Proviant für { $price } Gold.
bought-flask = 💰 { $who } kauft { NAME($foe, form: "beim") } eine Flasche für { $price } Gold.
bought-charm = 💰 { $who } kauft { NAME($foe, form: "beim") } ein Amulett für { $price } Gold.
bought-treasure = 💰 { $who } kauft { NAME($foe, form: "beim") } ungesehen die oberste Schatzkarte für { $price } Gold.
sold = 💰 { $who } verkauft dem Quartiermeister eine Schatzkarte für { $price } Gold. Auf seinem Stapel liegen damit { $pile }.
dwarfs-beaten = { $told ->
    [0] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } gewinnt { $stake } Gold. Die Zwerge zählen noch einmal nach.
    [1] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } gewinnt { $stake } Gold. Die Zwerge sehen sich die Würfel an, auch von unten.
   *[other] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } gewinnt { $stake } Gold.
  }
dwarfs-win = { $told ->
    [0] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } verliert { $stake } Gold. Den Zwergen tut es sehr leid.
    [1] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } verliert { $stake } Gold. Die Zwerge sagen, das hätte jedem anderen auch passieren können.
   *[other] 🎲 { $who } würfelt { $own }, die Zwerge { $theirs }. { $who } verliert { $stake } Gold.
  }
wager-won-gold = 🎲 { $who } setzt { $gold } Gold, der Gremlin würfelt **{ $die }**, und { $who } gewinnt.
wager-won-treasure = 🎲 { $who } setzt eine Schatzkarte, der Gremlin würfelt **{ $die }**, und { $who } gewinnt.
wager-lost-gold = { $told ->
    [0] 🎲 { $who } setzt { $gold } Gold, der Gremlin würfelt **{ $die }**, und der Alte steckt es ein, ohne aufzusehen.
    [1] 🎲 { $who } setzt { $gold } Gold, der Gremlin würfelt **{ $die }**, und der Alte bedankt sich, beim Gremlin.
    [2] 🎲 { $who } setzt { $gold } Gold, der Gremlin würfelt **{ $die }**, und es wandert in den anderen Stiefel.
   *[other] 🎲 { $who } setzt { $gold } Gold, der Gremlin würfelt **{ $die }**, und { $who } verliert.
  }
wager-lost-treasure = { $told ->
    [0] 🎲 { $who } setzt eine Schatzkarte, der Gremlin würfelt **{ $die }**, und der Alte steckt sie ein, ohne aufzusehen.
    [1] 🎲 { $who } setzt eine Schatzkarte, der Gremlin würfelt **{ $die }**, und der Alte bedankt sich, beim Gremlin.
    [2] 🎲 { $who } setzt eine Schatzkarte, der Gremlin würfelt **{ $die }**, und sie wandert in den anderen Stiefel.
   *[other] 🎲 { $who } setzt eine Schatzkarte, der Gremlin würfelt **{ $die }**, und { $who } verliert.
  }
looked-beneath-chest = 👁️ { $who } sieht eine der Schlüsselkarten unter der Truhe.
looked-in-ledger = 👁️ { $who } sieht im Kontobuch des Hexenmeisters eine der Schlüsselkarten unter der Truhe.
looked-with-prisoner = { $told ->
    [0] 👁️ { $who } sieht eine Schlüsselkarte von { $rival }. Der Gefangene hat sie auf dem Weg hinaus gezählt.
   *[other] 👁️ { $who } sieht eine Schlüsselkarte von { $rival }.
  }
looked-with-dwarfs = 👁️ { $who } zahlt den Zwergen { $gold } Gold und sieht eine Schlüsselkarte von { $rival }.

## Treasure

treasure-claimed = 🎁 { $who } nimmt { NAME($room, form: "in") } die oberste Schatzkarte.
# To one player alone, from here on …
treasure-seen-claimed = 👁️ Du findest { $cards }.
treasure-seen-pile = 👁️ Im Haufen findest du { $cards }.
treasure-seen-bought = 👁️ Du kaufst { $cards }.
treasure-seen-won = 👁️ Du gewinnst { $cards }.
treasure-seen-picked-up = 👁️ Du nimmst { $cards } mit.
treasure-seen-reclaimed = 👁️ Du hast { $cards } wieder.
treasure-seen-robbed = 👁️ Es ging um { $cards }.
treasure-seen-looted = 👁️ Du erbeutest { $cards }.
treasure-seen-deal = 👁️ Du bekommst { $cards }.
# … to here.
treasure-put-back = { $who } sieht sich den Schatz { NAME($room, form: "in") } an und legt ihn zurück.
found-gold-3 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Das Fährgeld von irgendwem.*
found-gold-4 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Vier Münzen und ein Zahn. Der Zahn gilt nicht als Zahlungsmittel.*
found-gold-6 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Und den Geruch nach Schatulle.*
found-gold-8 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Die Goblins werden furchtbar enttäuscht sein.*
found-provisions-2 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Die Hälfte ohne Zähne darin.*
found-provisions-3 = 🎁 { $who } findet { NAME($card, form: "acc") }: { $goods }. *Niemand weiß, wer die gelegt hat.*
treasure-left-limit = { $who } kann nicht alles tragen und lässt { $cards } { $place } liegen.
treasure-left = { $who } lässt { $cards } { $place } liegen.
starting-sword-left = { $who } lässt das alte Schwert zurück. Es hatte eine gute Zeit.
picked-up = 🎁 { $who } hebt { $place } { $cards } auf.
picked-up-some = 🎁 { $who } hebt { $place } { $cards } auf und lässt { $left } liegen.
reclaimed = 🎁 { $who } holt sich { $place } { $cards } zurück. Mein Beileid.
reclaimed-some = 🎁 { $who } holt sich { $place } { $cards } zurück und lässt { $left } liegen. Mein Beileid.
card-used = ✨ { $who } benutzt { NAME($card, form: "acc") }.
card-used-on = ✨ { $who } benutzt { NAME($card, form: "acc") } gegen { $rival }.
card-used-against = ✨ { $who } benutzt { NAME($card, form: "acc") } gegen { NAME($foe, form: "acc") }.
cards-declared = 🛡️ { $who } setzt { $cards } ein.
sword-drawn = 🗡️ { $who } zieht ein Schwert. Welches, sieht niemand.

## Key cards and the chest

challenged-roll = { $told ->
    [0] 🔎 { $who } macht eine Schlüsselprobe auf die Zahl **{ $number }**. Alle halten eine Karte hin.
    [1] 🔎 { $who } macht eine Schlüsselprobe auf die Zahl **{ $number }**. Karten werden hingehalten, Mienen nicht verzogen.
    [2] 🔎 { $who } macht eine Schlüsselprobe auf die Zahl **{ $number }**. Alle halten eine Karte hin und betrachten die Decke.
    [3] 🔎 { $who } macht eine Schlüsselprobe auf die Zahl **{ $number }**. Karten werden hingehalten, manche lieber als andere.
   *[other] 🔎 { $who } macht eine Schlüsselprobe auf die Zahl **{ $number }**.
  }
challenged-seer = { $told ->
    [0] 🔎 { $who } zahlt der Seherin 2 Gold für eine Schlüsselprobe: Zahl **{ $number }**. Alle halten eine Karte hin.
   *[other] 🔎 { $who } zahlt der Seherin 2 Gold für eine Schlüsselprobe: Zahl **{ $number }**.
  }
challenged-ball = { $told ->
    [0] 🔎 { $who } macht mit der Kristallkugel eine Schlüsselprobe: Zahl **{ $number }**. Alle halten eine Karte hin.
   *[other] 🔎 { $who } macht mit der Kristallkugel eine Schlüsselprobe: Zahl **{ $number }**.
  }
stack-looked-at-roll = 🔎 { $who } sieht sich eine Schlüsselkarte aus dem Stapel an. Sie wird zurückgemischt.
stack-looked-at-seer = 🔎 { $who } zahlt der Seherin 2 Gold und sieht sich eine Schlüsselkarte aus dem Stapel an. Sie wird zurückgemischt.
stack-looked-at-ball = 🔎 { $who } sieht sich durch die Kristallkugel eine Schlüsselkarte aus dem Stapel an. Sie wird zurückgemischt.
stack-looked-at-prisoner = 🔎 Der Gefangene zeigt { $who } eine Schlüsselkarte aus dem Stapel. Sie wird zurückgemischt.
stack-looked-at-gossip = 🔎 { $who } zahlt den Zwergen 2 Gold und sieht sich eine Schlüsselkarte aus dem Stapel an. Sie wird zurückgemischt.
stack-looked-at-underdogs = 🔎 { $who } sieht sich in einem unbeobachteten Moment eine Schlüsselkarte aus dem Stapel an. Sie wird zurückgemischt.
chest-left-alone = { $who } betrachtet die Truhe und lässt sie in Ruhe.
chest-tried = 🔑 { $who } probiert an der Truhe **{ $numbers }** und zeigt { $cards }…
chest-wrong = { $wrong ->
    [one] ❌ Von { $numbers } ist eine falsch. Der Boden klappt weg, und { $who } ist wieder am Südufer.
   *[other] ❌ Von { $numbers } sind { $wrong } falsch. Der Boden klappt weg, und { $who } ist wieder am Südufer.
  }
chest-opened = 🔓 Klick. Klick. Die Truhe ist offen!
chest-opened-3 = 🔓 Klick. Klick. Klick. Die Truhe ist offen!
# To one player alone, from here on …
held-out = 🔎 Du hast { $rival } die **Schlüsselkarte { $number }** gezeigt.
own-keys-blank = 🔑 Du hast nur eine leere Schlüsselkarte, und die verrät dir nichts.
own-keys = 🔑 Deine Schlüsselkarten: **{ $numbers }**, dazu eine leere. Was du hast, liegt nicht unter der Truhe.
challenge-held = 🔎 { $rival } hat die **Schlüsselkarte { $number }**, also liegt sie nicht unter der Truhe.
challenge-blank = 🔎 Sonst hat niemand die { $number }. Hast du sie nicht selbst, **liegt die { $number } unter der Truhe**.
seen-blank = 👁️ { $rival } zeigt dir eine leere Karte, und die sagt nichts.
seen-held = 👁️ { $rival } hat die **Schlüsselkarte { $number }**.
seen-not-held = 👁️ { $rival } hat die { $number } nicht.
seen-beneath = 👁️ Die **{ $number }** liegt unter der Truhe.
seen-stack = 👁️ Die **Schlüsselkarte { $number }** ist im Stapel, also nicht unter der Truhe.
chest-all-blank = 👁️ Lauter leere Karten.
chest-held = 👁️ { $held }.
chest-held-by = { $rival } hat die **{ $number }**
chest-held-yourself = { $count ->
    [one] eine davon hast du selbst
   *[other] { $count } davon hast du selbst
  }
# … to here.

## Deals

deal-proposed = 🤝 { $who } hat ein Angebot für { $rival }.
deal-countered = 🤝 { $who } macht { $rival } ein Gegenangebot.
deal-off = { $who } und { $rival } werden sich nicht einig.
deal-failed = { $who } und { $rival } geben sich die Hand auf etwas, das nicht beide liefern können. Der Handel platzt.
deal-shown = 🤝 { $who } und { $rival } geben sich die Hand und zeigen einander etwas.
deal-done = 🤝 { $who } und { $rival } geben sich die Hand. { $given } { $taken }
deal-gives = { $who } gibt { $goods }.
deal-gives-and-shows = { $who } gibt { $goods } und zeigt etwas.
deal-shows = { $who } zeigt etwas.
deal-gives-nothing = { $who } gibt nichts.

## Battles

battle-began = ⚔️ { $who } kämpft { $place } gegen { NAME($foe, form: "acc") }!
duel-began = ⚔️ { $who } greift { $rival } an!
battle-cheer = { $told ->
    [1] { $champion } hat ein Fähnchen dabei, und zwar nicht für { $who }.
    [2] { $champion } steht auf der anderen Seite, rein aus Liebe zum Sport.
    [3] { $champion } weiß, wo { $who } kitzlig ist, und sagt es.
    [4] { $champion } hat sich einen Hocker geholt und feuert die andere Seite an.
    [5] { $champion } ruft gute Ratschläge, nur nicht für { $who }.
    [6] { $champion } hält zum Hausherrn.
    [7] { $champion } hält der anderen Seite den Mantel.
   *[other] { $champion } hält zur anderen Seite.
  }
bought-off = 🤝 { $rival } kauft sich bei { $who } frei.
shield-helps = 🛡️ Der Schild würfelt **{ $die }** und fängt einen Punkt ab.
shield-dented = { $told ->
    [0] 🛡️ Der Schild würfelt **{ $die }**. Er scheppert, und mehr tut er nicht.
    [1] 🛡️ Der Schild würfelt **{ $die }**. Er war anderswo beschäftigt.
    [2] 🛡️ Der Schild würfelt **{ $die }**. Der Hieb kommt da durch, wo bei Vollmond Schild wäre.
    [3] 🛡️ Der Schild würfelt **{ $die }**. Eine Delle und keine Hilfe.
   *[other] 🛡️ Der Schild würfelt **{ $die }**. Keine Hilfe.
  }
paralysed = 🧟 Die dritte Wunde lähmt { $who }. Das kostet noch { $loss } Ausdauer.
breath-hurts = 🎲 { NAME($foe, form: "Nom") } atmet aus und würfelt **{ $die }**. { $who } verliert noch { $loss } Ausdauer.
breath-smoke = { $told ->
    [0] 🎲 { NAME($foe, form: "Nom") } atmet aus und würfelt **{ $die }**. Nur Rauch.
    [1] 🎲 { NAME($foe, form: "Nom") } atmet aus und würfelt **{ $die }**. Ein Husten und eine kleine Entschuldigung.
    [2] 🎲 { NAME($foe, form: "Nom") } atmet aus und würfelt **{ $die }**. Das Feuer ist aus, und niemand spricht es an.
   *[other] 🎲 { NAME($foe, form: "Nom") } atmet aus und würfelt **{ $die }**. Wieder nur Rauch.
  }
escape = { $row ->
    [1] 🏃 { $who } will fliehen und würfelt { $roll }. In der Ecke gelandet, für { $loss } Ausdauer und einen genauen Blick auf die Wand.
    [2] 🏃 { $who } will fliehen und würfelt { $roll }. Der Weg ist versperrt. Die Finte war gut, nur fällt niemand darauf herein.
    [3] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, mit einem Abschiedshieb an gut sichtbarer Stelle: { $loss } Ausdauer.
    [4] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, mit einem Abschiedshieb an gut sichtbarer Stelle: { $loss } Ausdauer.
    [5] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, abzüglich etwas Haut und { $loss } Ausdauer.
   *[other] 🏃 { $who } will fliehen und würfelt { $roll }. Weg, ehe die Tür ausgeschwungen hat.
  }
# For a row that has been told in this match.
escape-plainly = { $row ->
    [1] 🏃 { $who } will fliehen und würfelt { $roll }. Kein Ausweg, und { $loss } Ausdauer weg.
    [2] 🏃 { $who } will fliehen und würfelt { $roll }. Kein Ausweg.
    [3] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, zum Preis von { $loss } Ausdauer.
    [4] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, zum Preis von { $loss } Ausdauer.
    [5] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen, zum Preis von { $loss } Ausdauer.
   *[other] 🏃 { $who } will fliehen und würfelt { $roll }. Draußen und unverletzt.
  }
monster-down = { $told ->
    [0] ☠️ { NAME($monster, form: "Nom") } ist erledigt. Wer ist der Nächste?
    [1] ☠️ { NAME($monster, form: "Nom") } ist erledigt. Die Schlange rückt auf.
    [2] ☠️ { NAME($monster, form: "Nom") } ist erledigt. Dahinter fällt jemandem ein Termin ein.
    [3] ☠️ { NAME($monster, form: "Nom") } ist erledigt. Ein Hindernis weniger. Nein, eins mehr.
    [4] ☠️ { NAME($monster, form: "Nom") } ist erledigt. Das war der Mutige.
   *[other] ☠️ { NAME($monster, form: "Nom") } ist erledigt.
  }
monster-hurt = 🎯 { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } verlieren { $loss } Ausdauer und haben noch { $left }.
   *[other] { NAME($foe, form: "Nom") } verliert { $loss } Ausdauer und hat noch { $left }.
  }
monster-finished = 🎯 { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } verlieren { $loss } Ausdauer, und das war’s.
   *[other] { NAME($foe, form: "Nom") } verliert { $loss } Ausdauer, und das war’s.
  }
put-outside = 🥾 { $who } steht wieder draußen vor { NAME($room, form: "dat") }, { $place }.
truce-offered = 🏳️ { $who } bietet { $rival } einen Waffenstillstand an.
truce-accepted = 🏳️ { $who } nimmt an. Schwerter runter.
truce-declined = 🏳️ { $who } möchte lieber nicht.
robbed-keys = { $count ->
    [0] 🔑 { $who } will { $rival } alle Schlüssel abnehmen. Es gibt keine.
    [one] 🔑 { $who } nimmt { $rival } alle Schlüssel ab: 1 Karte.
   *[other] 🔑 { $who } nimmt { $rival } alle Schlüssel ab: { $count } Karten.
  }
robbed-random = { $count ->
    [0] 💰 { $who } greift in den Rucksack von { $rival }. Er ist leer.
   *[other] 💰 { $who } greift eine Karte aus dem Rucksack von { $rival }.
  }
robbed-named = { $count ->
    [0] 💰 { $who } weiß genau, was bei { $rival } zu holen ist. Es ist weg.
   *[other] 💰 { $who } weiß genau, was bei { $rival } zu holen ist, und holt es.
  }
robbed-nothing = { $who } nimmt { $rival } nichts ab.
lantern-taken = 🏮 { $who } nimmt { $rival } auch die Laterne ab.
looted = 💰 { $who } durchsucht die Taschen von { $rival } und findet { $goods }.
looted-nothing = 💰 { $who } durchsucht die Taschen von { $rival } und findet Flusen.
fled = 🏃 { $who } rennt { $to }.
vanished = 💨 { $who } ist plötzlich nicht mehr da.
dragged-outside = 🧟 { $who } wird hinausgeschleift wie ein Teppich.
battle-off = Aus dem Kampf zwischen { $who } und { NAME($foe, form: "dat") } wird nichts.
duel-off = Aus dem Kampf zwischen { $who } und { $rival } wird nichts.

## How a battle went

slain = ☠️ { $who } erschlägt { NAME($foe, form: "acc") }.
slain-at-once = { $blows ->
    [one] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } mit einem einzigen Hieb.
   *[other] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } mit { $blows } Hieben, und keiner war vergeudet.
  }
slain-unhurt = ☠️ { $who } erschlägt { NAME($foe, form: "acc") } in { $rounds } Runden ohne einen Kratzer.
slain-narrowly = { $rounds ->
    [one] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } in 1 Runde, gerade noch so. Ausdauer jetzt { $left }.
   *[other] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } in { $rounds } Runden, gerade noch so. Ausdauer jetzt { $left }.
  }
slain-in-rounds = { $taken ->
    [one] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } in { $rounds } Runden und steckt 1 Treffer ein. Ausdauer jetzt { $left }.
   *[other] ☠️ { $who } erschlägt { NAME($foe, form: "acc") } in { $rounds } Runden und steckt { $taken } Treffer ein. Ausdauer jetzt { $left }.
  }
hits = { $count ->
    [0] keinen Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
  }
rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
fought = ⚔️ { $rounds } gegen { NAME($foe, form: "acc") }: { $who } landet { $dealt } und kassiert { $taken }. Ausdauer jetzt { $left }.
fought-and-died = ⚔️ { $rounds } gegen { NAME($foe, form: "acc") }: { $who } landet { $dealt } und kassiert { $taken }.
dueled = ⚔️ { $rounds }: { $who } landet { $dealt }, { $rival } { $taken }.
stamina-left = { $who } hat noch { $stamina } Ausdauer.
stamina-left-both = { $who } hat noch { $stamina } Ausdauer, { $rival } noch { $theirs }.
sentence = { $clauses }.
semicolon = { "; " }
round-of = { $number }: { $round }
round-fought = { $dice } ergeben **{ $own }**, die andere Seite kommt mit { $theirDice } auf **{ $theirs }**.
round-fought-by = { $dice } ergeben **{ $own }**, die andere Seite kommt mit { $theirDice } (gewürfelt von { $roller }) auf **{ $theirs }**.
round-won = Getroffen!
round-lost = Autsch.
round-hit-by = { $who } trifft.
round-tied = Niemand kommt zu Schaden.
round-rang = Es scheppert nur.

## Death, departures and the end

died = ☠️ { $who } stirbt { $place }.
died-by-foe = ☠️ { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "Nom") } töten { $who } { $place }.
   *[other] { NAME($foe, form: "Nom") } tötet { $who } { $place }.
  }
died-by-card = ☠️ { $who } stirbt { $place }. Todesursache: { NAME($card, form: "nom") }.
died-by-player = ☠️ { $rival } tötet { $who } { $place }.
died-on-bridge = ☠️ { $who } stirbt { $place }. Da fehlte eine Planke.
cache-left = { $count ->
    [one] 1 Schatzkarte liegt dort für den nächsten Charakter von { $who }.
   *[other] { $count } Schatzkarten liegen dort für den nächsten Charakter von { $who }.
  }
player-left = 🚪 { $who } verlässt den Berg. Für die Schlüsselkarten antworte ab jetzt ich.
player-left-cards = { $count ->
    [one] 🚪 { $who } verlässt den Berg und lässt { $place } 1 Schatzkarte zurück. Für die Schlüsselkarten antworte ab jetzt ich.
   *[other] 🚪 { $who } verlässt den Berg und lässt { $place } { $count } Schatzkarten zurück. Für die Schlüsselkarten antworte ab jetzt ich.
  }
player-returned = 🚪 { $who } ist zurück und spielt ab dem nächsten Zug einen neuen Charakter.
reckoning-bell = 🔔 Nach Runde { $round } läutet die Mitternachtsglocke. Alle schreiben auf, was unter der Truhe liegt.
reckoning-dark = 🔔 Nach Runde { $round } erlischt das letzte Licht. Alle schreiben auf, was unter der Truhe liegt.
wrote-nothing = ✍️ { $who } hat nichts geschrieben.
wrote-none-right = ✍️ { $who } hat { $numbers } geschrieben, und nichts davon stimmt.
wrote-some-right = { $count ->
    [one] ✍️ { $who } hat { $numbers } geschrieben. Davon stimmt { $right }.
   *[other] ✍️ { $who } hat { $numbers } geschrieben. Davon stimmen { $right }.
  }
wrote-all-right = { $count ->
    [one] ✍️ { $who } hat { $numbers } geschrieben, und das stimmt.
   *[other] ✍️ { $who } hat { $numbers } geschrieben, und alles stimmt.
  }
holds-keys = { $count ->
    [one] { $who } hat den Schlüssel dazu: { $keys }.
   *[other] { $who } hat die Schlüssel dazu: { $keys }.
  }
scored = { $points ->
    [one] Das macht **1 Punkt**.
   *[other] Das macht **{ $points } Punkte**.
  }
beneath-the-chest = 🔑 Unter der Truhe: **{ $numbers }**.
revealed-hand = { $who } hatte { $numbers }.
revealed-hand-cards = { $who } hatte { $numbers }. Rucksack: { $cards }.
revealed-blank = { $who } hatte nur eine leere Karte.
revealed-blank-cards = { $who } hatte nur eine leere Karte. Rucksack: { $cards }.
revealed-cards = Im Gepäck von { $who }: { $cards }.
revealed-nothing = Im Gepäck von { $who }: nichts.
won-by-chest = 🏆 { $who } gewinnt den Schatz des flammenden Berges!
won-by-chest-together = 🏆 { $who } teilen sich den Schatz des flammenden Berges!
won-by-default = 🏆 { $who } gewinnt, denn sonst ist niemand mehr unter dem Berg.
won-by-default-together = 🏆 { $who } teilen sich den Sieg, denn sonst ist niemand mehr unter dem Berg.
won-by-reckoning = 🏆 { $who } gewinnt die Abrechnung und erbt den Berg.
won-by-reckoning-together = 🏆 { $who } teilen sich den Sieg bei der Abrechnung und erben den Berg.
nobody-won-reckoning = 🌑 Die Truhe bleibt zu und behält ihren Witz für sich. Niemand hat gewonnen.
nobody-won-left = Niemand ist übrig, der gewinnen könnte. Die Truhe wundert das nicht.
