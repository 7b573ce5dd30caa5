# The board in words, space by space, without emoji. $who is a player or several, with their own formatting.

## The whole board

board = Das Brett
board-about = Drei Ringe um die Krone der Herrschaft: die Äußere Region, jenseits des Sturmflusses die Mittlere Region und hinter den Feuerbergen die Innere Region.
board-ways = Die Brücke führt vom Wächter zu den Mittleren Hügeln, das Portal der Macht zur Ebene der Gefahr.
board-distances = Entfernungen sind in deinen eigenen Zügen angegeben, falls die Würfel freundlich sind.
board-where-you-are = Wo du bist
board-you-are = Du bist { NAME($place, form: "in") }.
board-who-is-where = Wer wo ist
board-nobody = Noch ist niemand losgezogen.
board-person = { NAME($place, form: "in") }: { $person }
board-outer = { $count } Felder, im Uhrzeigersinn vom Dorf in der nordwestlichen Ecke aus.
board-middle = { $count } Felder, im Uhrzeigersinn vom Portal der Macht in der nordwestlichen Ecke aus.
board-inner = { $count } Felder, im Uhrzeigersinn von der Ebene der Gefahr in der nordwestlichen Ecke aus. In der Mitte liegt die Krone der Herrschaft.
board-out-of-reach = Das alles ist für dich im Moment unerreichbar.
board-space = **{ NAME($space) }**.
board-space-far = **{ NAME($space) }**, { $far }.
draws = { $count ->
    [one] Zieh 1 Karte.
   *[other] Zieh { $count } Karten.
  }
people-there = { $count ->
    [one] { $who } ist dort.
   *[other] { $who } sind dort.
  }
people-here = { $count ->
    [one] { $who } ist hier.
   *[other] { $who } sind hier.
  }
things-there = Dort liegt: { NAME($things) }.
things-here = Hier liegt: { NAME($things) }.

## One space

look-about = Ein Feld { NAME($region, form: "gen") }.
look-bonus = Gegner addieren { $bonus } zu ihrem Würfel.
look-no-magic = Kein Magischer Gegenstand wirkt hier.
look-way = Wie weit es ist
look-people = Wer hier ist
look-nobody = Niemand.
look-things = Was hier liegt
look-nothing = Nichts.
look-card = **{ NAME($card) }**: { $text }
look-card-left = **{ NAME($card) }**: { $text } { $left ->
    [one] Reicht noch für 1 Besuch.
   *[other] Reicht noch für { $left } Besuche.
  }
look-thing = { NAME($thing) }.
look-links = Wohin es geht
sentence = { $clause }.

## The links of a space, and what they take

link = { $by }: { NAME($to, form: "nom") }.
link-taking = { $by }: { NAME($to, form: "nom") }, { $takes }.
link-hint = { $by }, { $takes }
link-clockwise = { $side ->
    [north] Im Uhrzeigersinn, nach Norden
    [east] Im Uhrzeigersinn, nach Osten
    [south] Im Uhrzeigersinn, nach Süden
   *[west] Im Uhrzeigersinn, nach Westen
  }
link-anticlockwise = { $side ->
    [north] Gegen den Uhrzeigersinn, nach Norden
    [east] Gegen den Uhrzeigersinn, nach Osten
    [south] Gegen den Uhrzeigersinn, nach Süden
   *[west] Gegen den Uhrzeigersinn, nach Westen
  }
link-bridge = Über die Brücke
link-portal = Durch das Portal der Macht
link-portal-back = Durch das Portal der Macht zurück
link-inwards = Nach innen
link-outwards = Nach außen
link-river = Über den Sturmfluss
takes-sentinel = wenn du den Wächter besiegst (Stärke { $strength })
takes-portal = wenn Stärke oder Talent es öffnet
takes-talisman = wenn du einen Talisman hast
takes-no-return = und niemand kommt zurück
takes-nobody = aber diesen Weg geht niemand zurück
takes-raft = mit Floß oder Fähre

## The way to a space

no-way-crown = Du kommst dort nicht hin, denn niemand verlässt die Krone der Herrschaft.
no-way-river = Da kommst du noch nicht hin. Über den Sturmfluss geht es nur mit einem Floß, mit einer Axt, um eins zu bauen, oder mit genug Stärke gegen den Wächter.
no-way-valley = Da kommst du noch nicht hin. Ins Feuertal geht es nur mit einem Talisman.
no-way-portal = Da kommst du noch nicht hin. Das Portal der Macht verlangt mehr Stärke oder Talent.
way-die = Der Würfel für die Bewegung muss { $dice } zeigen.
way-dice = **{ $die }**
leg-die = mit einer { $die } { NAME($to, form: "to") }
leg-die-past = mit einer { $die } { NAME($past, form: "an") } vorbei { NAME($to, form: "to") }
leg-step = ein Feld weiter { NAME($to, form: "to") }
leg-bridge-step = ein Feld weit über die Brücke { NAME($to, form: "to") }
leg-bridge = mit einer { $die } über die Brücke { NAME($to, form: "to") }
leg-bridge-past = mit einer { $die } über die Brücke und { NAME($past, form: "an") } vorbei { NAME($to, form: "to") }
leg-portal-step = ein Feld weit durch das Portal { NAME($to, form: "to") }
leg-portal = mit einer { $die } durch das Portal { NAME($to, form: "to") }
leg-portal-past = mit einer { $die } { NAME($past, form: "an") } vorbei und durch das Portal { NAME($to, form: "to") }
leg-freed = mit einer { $die } in die Freiheit und { NAME($to, form: "to") }
leg-freed-past = mit einer { $die } in die Freiheit und { NAME($past, form: "an") } vorbei { NAME($to, form: "to") }
leg-raft = mit dem Floß { NAME($to, form: "to") }
leg-ferry = mit der Fähre { NAME($to, form: "to") }
leg-wizard = auf Einladung des Zauberers { NAME($to, form: "to") }
leg-woods = von Wald zu Wald { NAME($to, form: "to") }
leg-teleport = mit dem Zauber „Teleport“ { NAME($to, form: "to") }
leg-rest = ein Zug ohne Bewegung

## People

person-sheet = { $who } ist { NAME($alignment) }, mit Stärke { $strength }, Talent { $craft }, { $lives } Leben und { $gold ->
    [0] keinem Gold
   *[other] { $gold } Gold
  }.
person-followers = { $count ->
    [one] 1 Begleiter kommt mit.
   *[other] { $count } Begleiter kommen mit.
  }
person-turn = Jetzt am Zug.
