# The computer players: how the lobby introduces each, and what each says at the table.

# Each attribute is said aloud at one moment of a game, by somebody who isn’t part of it.
# $name is in bold.

company-grisel = 🤖 { $name } – hat es mit keinem Satz eilig
  .start = Setzt euch, setzt euch. Die Straße wartet schon so lange und hat sich nie beschwert.
  .robbery = Dinge reisen gern. Man muss nur lange genug an derselben Straße sitzen, dann kommen die meisten zurück.
  .rescue = Na also. Ich wollte mir gerade Sorgen machen und war noch nicht dazu gekommen.
  .death = Einen Moment Ruhe, bitte. Hier kommt niemand zu spät.
  .end = Eine schöne, lange Partie. Ich würde das gern ausführlicher sagen, aber das Feuer geht aus.

company-oddmund = 🤖 { $name } – zählt jede Münze zweimal
  .start = Die Zahl der Würfel stimmt. Wollen wir anfangen, bevor sich das ändert?
  .robbery = Ich habe nichts gesehen. Mitgezählt habe ich allerdings, aus Gewohnheit.
  .rescue = Einer mehr, als ich erwartet hatte. Diese Rechnung mache ich gern noch einmal.
  .death = Ich habe eins abgezogen, und die neue Zahl gefällt mir nicht.
  .end = Alle Figuren zurück in die Schachtel, bitte. Ich merke das.

company-tansy = 🤖 { $name } – summt, während andere denken
  .start = Wenn ich summe, bin ich froh. Wenn ich aufhöre, dreht euch um.
  .robbery = Darüber gibt es ein Lied. Es hat elf Strophen, und niemand bekommt etwas zurück.
  .rescue = Oh, dafür gibt es den Refrain.
  .death = Ich summe das langsame. Es ist kurz, und es ist lieb.
  .end = Das ergibt eine Melodie, wisst ihr, wenn man es von vorn spielt.

company-corbin = 🤖 { $name } – für jeden Anlass passend gekleidet
  .start = Ich trage den guten Kragen. Das gehört sich, wenn so viele von uns gejagt werden.
  .robbery = Empörend. Und wir waren alle so gut angezogen.
  .rescue = Gerettet und kaum zerknittert. So macht man das.
  .death = Ich schlage den Kragen hoch. Das ist das Mindeste, und ich mache es gut.
  .end = Es war mir ein Vergnügen. Diesen Mantel hänge ich dorthin, wo man nach ihm fragt.

company-mossop = 🤖 { $name } – braucht zwei Stühle
  .start = Ist hier frei? Und da? Dann sitze ich bequem.
  .robbery = Das war Kleinkram. Mir hat man mal eine Brücke weggenommen.
  .rescue = Gut. Ich war zum Helfen aufgestanden, jetzt kann ich mich wieder setzen. Achtung, der Tisch.
  .death = Wer eine Schulter braucht: Ich habe zwei große dabei.
  .end = Schön war’s. Nur der eine Stuhl ist kaputt.

company-pell = 🤖 { $name } – verbessert die Rechtschreibung von Flüchen
  .start = Eine Anmerkung vorab. „Gefahr“ schreibt man mit einem H, und auf der Karte sind es zwei.
  .robbery = „Diebstahl“ hat ein stummes H. Ich erwähne es, weil wir das Wort im Protokoll brauchen.
  .rescue = Ich hatte schon etwas Ernstes entworfen. Das streiche ich mit Vergnügen.
  .death = Den Namen schreibe ich sorgfältig. Hier wäre Schlamperei am falschen Platz.
  .end = Punkt. Die setze ich immer so gern.

company-wenna = 🤖 { $name } – hat allen ein Kissen mitgebracht
  .start = Für jeden ein Kissen. Abenteuer heißt vor allem, zwischen den Schrecken zu sitzen.
  .robbery = Ach je. Das blaue Kissen bekommt, wer es am nötigsten hat.
  .rescue = Hinsetzen, schnell, bevor die Knie davon erfahren.
  .death = Lasst das Kissen liegen. Der Platz bleibt frei.
  .end = Nehmt die Kissen mit nach Hause. Etwas Weiches habt ihr euch alle verdient.

company-nib = 🤖 { $name } – sitzt auf drei Büchern, um das Brett zu sehen
  .start = Von hier oben sehe ich alles. Na ja, den vorderen Rand.
  .robbery = Ich war’s nicht! Ich saß die ganze Zeit auf meinen Büchern. Fragt die Bücher.
  .rescue = Fast wäre ich von den Büchern gefallen. Vor Freude.
  .death = Ich steige kurz herunter. Bei so etwas steht man auf.
  .end = Darf ich den Stuhl behalten? Nein? Dann merke ich ihn mir einfach.

company-yorven = 🤖 { $name } – hat bessere Jahrhunderte gesehen
  .start = Ich weiß noch, wie hier alles Wiese war. Unter einer davon lag ich.
  .robbery = Mich hat man auch mal ausgeraubt. Die Knochen haben sie mir gelassen, und es ging.
  .rescue = Gut gemacht. Ich hätte dir einen Platz freigehalten, aber es eilt nicht.
  .death = So schlimm ist es nicht. Die ersten hundert Jahre sind meistens ruhig.
  .end = Das ging schnell. Nach dem zweiten Jahrhundert geht alles schnell.

company-ottoline = 🤖 { $name } – kannte deine Großmutter
  .start = Ich kannte deine Großmutter. Sie würde wollen, dass du gerade sitzt und dich vor Brunnen in Acht nimmst.
  .robbery = Zu meiner Zeit hat ein Dieb wenigstens seine Karte dagelassen.
  .rescue = Großartig. Ich habe immer gesagt, dass du aus robustem Hause kommst.
  .death = Ein tapferes Ende. Ich werde der Familie schreiben, mit der guten Tinte.
  .end = Tadelloses Benehmen, ihr alle. Beim Tee werde ich unausstehlich davon erzählen.

company-fenwick = 🤖 { $name } – fragt immer, wo die Katze ist
  .start = Bevor wir würfeln: Hat jemand die Katze gesehen?
  .robbery = Wenn es unter eine Bank gerutscht ist, hat es die Katze. Da landet alles.
  .rescue = Die Katze hat nie daran gezweifelt. Sie hat geschlafen, aber nie gezweifelt.
  .death = Die Katze hat sich auf den leeren Platz gesetzt. Eine höhere Ehre gibt es nicht.
  .end = Ich habe die Katze gefunden. Sie lag die ganze Zeit auf der Karte.

company-marrow = 🤖 { $name } – entschuldigt sich bei den Möbeln
  .start = Verzeihung, Stuhl. Verzeihung, Tisch. Hallo, ihr anderen.
  .robbery = Oh, Verzeihung. Ich weiß, dass ich es nicht war. Es tut mir trotzdem leid.
  .rescue = Ich habe die Luft angehalten, und ich glaube, jetzt ist die Bank krumm. Verzeihung, Bank.
  .death = Es tut mir leid. Mehr habe ich nicht, aber das meine ich so.
  .end = Danke für die Einladung. Die Tür repariere ich.

company-isaure = 🤖 { $name } – lacht immer etwas später
  .start = Lasst uns fröhlich sein. Es kann einen Moment dauern, bis ich nachkomme.
  .robbery = So schnell! Ich habe noch über den vorigen Zug gelacht.
  .rescue = Ich war so erschrocken, dass ich mich erst zum Abendessen richtig freue.
  .death = Dafür habe ich kein Lachen, weder früher noch später.
  .end = Ach! Jetzt verstehe ich den allerersten Witz.

company-kestrin = 🤖 { $name } – poliert, was schon sauber ist
  .start = Ich habe die Würfel poliert. Besser fallen sie nicht, aber es sieht nach Absicht aus.
  .robbery = Schade. Hoffentlich staubt man es dort wenigstens ab.
  .rescue = Oh, das glänzt aber schön.
  .death = Ich poliere den Stein. Man soll ihn von Weitem lesen können.
  .end = Der ganze Abend ohne Kratzer.

company-ruddock = 🤖 { $name } – erzählt jede Geschichte jedes Mal besser
  .start = Sagt Bescheid, wenn ihr die schon kennt. Wir brachen alle auf, und niemand hatte einen Plan.
  .robbery = In meiner Fassung sind es neun, und sie sind zu Pferd.
  .rescue = Ich war dabei. Bis zum Frühjahr werde ich viel näher dran gewesen sein.
  .death = Das werde ich anständig erzählen. Mit mehr Körpergröße und dem letzten Wort.
  .end = Und genau so ist es gewesen, bis auf ein, zwei Drachen.

company-sallow = 🤖 { $name } – sitzt möglichst weit weg vom Fenster
  .start = Guten Abend. Wäre jemand am Vorhang so freundlich?
  .robbery = Am helllichten Tag, nehme ich an. Da bin ich selten dabei.
  .rescue = Wie schön. Mir wäre das Herz stehen geblieben, wenn da noch etwas schlüge.
  .death = Das Dunkel ist netter, als es aussieht. Ich wohne dort.
  .end = Ist das schon die Dämmerung? Dann danke ich euch allen, und zwar zügig.

company-thistle = 🤖 { $name } – baumelt unterm Tisch mit den Füßen
  .start = Sind wir bald da? Ich weiß, wir sind noch nicht los. Ich frage gern früh.
  .robbery = He! Das hatte ein gutes Zuhause!
  .rescue = Ja! Ich habe den Tisch getreten. Das war Freude.
  .death = Meine Füße baumeln nicht mehr. Daran merkt man, dass ich traurig bin.
  .end = Noch mal? Ich frag ja nur. Sitzen tu ich auch noch.

company-umber = 🤖 { $name } – riecht leicht nach Brot
  .start = In der Mitte steht ein Laib. Von meinem Tisch bricht niemand mit leerem Magen auf.
  .robbery = Nehmt mir alles, nur nicht die Kruste, dann bleiben wir Freunde.
  .rescue = Wieder aufgegangen, wie guter Teig. Das sehe ich immer gern.
  .death = Heute Abend backe ich das dunkle Brot. Das ist zum Erinnern.
  .end = Überall Krümel. Daran erkennt man einen guten Abend.

company-vesper = 🤖 { $name } – spricht über die Würfel ein Tischgebet
  .start = Segne diese Würfel und die Hände, die sie unter den Tisch fallen lassen.
  .robbery = Ich bete kurz für das Opfer und etwas länger für die andere Seite.
  .rescue = Ich war erst mitten in der Bitte. Das ging prompt.
  .death = Geh sachte. Wir lassen eine Kerze im Fenster.
  .end = Amen. Und wer spült jetzt?

company-inkley = 🤖 { $name } – schreibt alles mit
  .start = Erstes Kapitel. Alle waren bester Laune, und niemand hatte die Karte gelesen.
  .robbery = Ich habe „verlegt“ geschrieben. Das Buch wird in Familien gelesen.
  .rescue = Ich musste eine Seite zurückblättern. Selten hat mich ein Tintenklecks so gefreut.
  .death = Die nächste Zeile lasse ich leer. So liest es sich besser.
  .end = Ende. Platz für einen zweiten Band habe ich gelassen.

company-lorcan = 🤖 { $name } – reimt bei Nervosität
  .start = Ein Tisch, ein Licht, wohin, weiß ich nicht. Verzeihung, die Nerven.
  .robbery = Eben noch hier, nun nicht mehr bei dir. Entschuldigung. Das passiert mir.
  .rescue = Gerettet und heil, das war der schönste Teil! Nein, das war Absicht.
  .death = Darauf habe ich keinen Reim, und ich habe gesucht.
  .end = Das Spiel ist aus, wir gehen nach Haus. Ich bin nicht einmal mehr nervös.

company-hepzie = 🤖 { $name } – strickt bei allem weiter
  .start = Ich habe einen Schal angefangen. Reicht er bis zum Boden, ist Schlafenszeit.
  .robbery = Jetzt ist mir eine Masche gefallen. Manche haben keine Achtung vor Wolle.
  .rescue = Der Knoten ist zum Glück geplatzt.
  .death = Ich stricke eine schwarze Reihe ein. Man sieht sie nur, wenn man davon weiß.
  .end = Wir sind fertig, und der Schal auch. Er passt uns allen auf einmal.

company-jory = 🤖 { $name } – sitzt, als könnte der Tisch schlingern
  .start = Guter Wind und ein gerader Tisch. Ich lehne mich trotzdem dagegen, aus Gewohnheit.
  .robbery = Ladung verrutscht. Ich habe mal welche bis in ein anderes Boot rutschen sehen.
  .rescue = Am Kragen herausgezogen! Das ist so gut wie ein trockener Hafen.
  .death = Lampe herunter und die kleine Glocke geläutet. Den Namen sagen wir zweimal.
  .end = Alle an Land. Achtung, Stufe. Es gibt keine.

company-agnar = 🤖 { $name } – flüstert immer nur
  .start = Hallo. Angeblich trägt meine Stimme weit.
  .robbery = Das war unhöflich. Ich sage es leise, dann hält es länger.
  .rescue = Ich juble gerade. Ihr müsst näher kommen.
  .death = Leise jetzt. Das kann ich gut.
  .end = Gut gespielt. Ich würde es ja brüllen, aber so kommt es eben heraus.

company-bettany = 🤖 { $name } – bringt die guten Kekse mit
  .start = Die guten Kekse stehen auf dem Tisch. Das mache ich nicht für jedes Abenteuer.
  .robbery = Ich habe die Kekse gezählt, es sind alle da. Es gibt also noch Anstand auf der Welt.
  .rescue = Setzt das Wasser noch mal auf. Hier geht niemand!
  .death = Ein Keks bleibt auf dem Teller. Das ist bei mir so Sitte.
  .end = Alles geht aufs Haus. Nur das Fenster nicht.

company-cuthwin = 🤖 { $name } – behält den Helm auch drinnen auf
  .start = Seid gegrüßt. Wenn ich weit weg klinge, liegt es am Visier.
  .robbery = Das ist mir entgangen. Das Visier schaut nach vorn, das Verbrechen kommt von der Seite.
  .rescue = Bravo! Verzeiht das Scheppern. Das ist Applaus.
  .death = Ich habe das Visier gesenkt. Es war schon unten, aber jetzt meine ich es so.
  .end = Eine Ehre. Ich würde den Helm abnehmen, aber wir stehen uns inzwischen nahe.

company-drusk = 🤖 { $name } – verbeugt sich vor allen, auch vor Stühlen
  .start = Verehrte Gäste, verehrtes Brett, verehrte Lampe. Ich glaube, das sind alle.
  .robbery = Ich verneige mich vor dem Opfer. Die andere Seite hat heute schon genug.
  .rescue = Ich verneige mich zweimal, und dann noch einmal, weil mein Hut heruntergefallen ist.
  .death = Das ist die tiefste Verbeugung, die ich habe. Mit dem Aufstehen eilt es mir nicht.
  .end = Danke, danke, und danke, Stuhl.

company-elspet = 🤖 { $name } – liest das Regelheft zum Vergnügen
  .start = Ich habe mein eigenes Exemplar dabei. Es klappt bei den guten Stellen von selbst auf.
  .robbery = Dazu gibt es einen Absatz. Schöner macht er es nicht.
  .rescue = Oh, diese Regel liebe ich. Sie kommt fast nie an die frische Luft.
  .death = Da steht, wie es weitergeht, aber nicht, wie man sich fühlt. Ein sehr kurzes Kapitel.
  .end = Das Ende habe ich schon oft gelesen, aber nie in dieser Besetzung.

company-zadok = 🤖 { $name } – vermisst den anderen Handschuh
  .start = Ich hatte eine Rede. Sie war im Handschuh.
  .robbery = Falls gerade jemand Taschen durchsucht: Mir fehlt auch noch ein Handschuh.
  .rescue = Bemerkenswert. War ich das? Nein? Dann gut gemacht.
  .death = Dafür kannte ich mal die richtigen Worte. Ich bleibe hier stehen, bis sie kommen.
  .end = Ich habe ihn gefunden! Nein, noch ein linker.

company-ivo = 🤖 { $name } – bedankt sich bei den Karten
  .start = Ist das immer so aufregend? Es ist noch nichts passiert, und ich bin begeistert.
  .robbery = Darf man das? Man darf das. Meine Güte.
  .rescue = Ich hatte die Augen zu. Hat es geklappt? Es hat geklappt!
  .death = Das möchte ich mir gut merken. Es sah aus, als wäre es der Mühe wert.
  .end = Danke, Karten. Danke, Würfel. Danke euch allen, am allermeisten.

# A computer player of an older table, who has no manner.
company-nobody = 🤖 { $name }
# What one of them says. $line: one of the sentences above.
company-says = 🤖 { $name }: „{ $line }“

company-gentle = -# Die Computer spielen an diesem Tisch gemütlich.

company-quiet = -# Die Computer sagen an diesem Tisch nichts.

# Who somebody is: the character’s name, and who plays it.
name-person = { $name } ({ $player })
name-companion = { $name } ({ $player }, Computer)
# A computer player without a character, or one of an older table.
name-computer = { $name } (Computer)
