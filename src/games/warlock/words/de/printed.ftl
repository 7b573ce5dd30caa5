# The texts printed on spaces, cards and tables. They have no bold print. The rows of a table go by the first number that
# leads to each. `.title` is the name of a card of the Maze.

## Spaces

print-space-entrance = Tageslicht, vorerst zum letzten Mal. Vorsicht, Stufe. Die Letzten waren nicht vorsichtig.
print-space-south-bank = Kies, eine Messingglocke für den Fährmann, ein Floß und das diesseitige Ende einer sehr zuversichtlichen Brücke.
print-space-north-bank = Etwas trockenerer Kies. Für den Rückweg hat hier noch nie jemand angestanden.
print-space-sentry-bunkroom = Zwei Strohsäcke, einer noch warm. Die Nachtwache arbeitet am liebsten im Liegen.
print-space-orc-mess = Ein langer Tisch, kalter Eintopf und nichts darin, das du näher bestimmt haben möchtest.
print-space-trophy-hall = Köpfe an den Wänden, darunter Messingschilder. Eins ist leer und frisch poliert.
print-space-snake-cellar = Kisten mit Luftlöchern, gestapelt von jemandem, der die Deckel nicht mehr prüfen wollte.
print-space-torture-chamber = Ein Kohlebecken, eine Streckbank und ein Kummerkasten. Der Kasten ist leer.
print-space-armoury = Verbogene Piken und schartige Schilde: Alles hier hat schon einmal verloren.
print-space-guardroom = Türen nach Norden und Süden und ein Schild: Bitte klopfen. Die wenigsten kommen dazu.
print-space-rat-larder = Regale voller Käse, und der Käse ist bewohnt. Im Moment führt der Käse.
print-space-prison-cell = Gitter, ein Blechteller und Striche an der Wand in vier verschiedenen Handschriften.
print-space-well-room = Ein trockener Brunnen, ein Eimer am Seil und das leise Echo von jemandem, der nachsehen ging.
print-space-stores = Nummerierte Regale, eine Theke, eine Klingel. Alles wird quittiert, auch du.
print-space-resting-room = Eine Bank, eine Decke und ein Hausmeister, der auf beiden keine Stiefel sehen will.
print-space-portrait-gallery = Auf jedem Bild derselbe Mann, und auf jedem hat er gerade noch zur Tür geschaut.
print-space-spider-vault = Graue Tücher über den Möbeln, bis du merkst, dass es keine Möbel gibt.
print-space-portcullis-room = Rillen in den Türpfosten und frisches Fett an den Ketten. Hier wird gewartet, in jedem Sinn.
print-space-gaming-room = Vier Zwerge, eine Lampe, weiche Karten. Du hast ein Blatt, bevor du sitzt.
print-space-rope-store = Nasse Seilrollen und ein halbes Floß: die Hälfte, die zurückgekommen ist.
print-space-boat-house = Das Gerippe eines Bootes. Die Zimmerleute sind lange tot und im Verzug.
print-space-keepers-lodge = Eine gemütliche Stube, Ruder an der Wand und Krallenspuren auf der Innenseite der Tür.
print-space-mosaic-room = Kacheln mit Sternen, in jeder Ecke eine steinerne Hand. Eine hat sich eben bewegt.
print-space-sandy-cave = Weicher Sand ohne Fußspuren. Dann siehst du, wie sich deine hinter dir schließen.
print-space-burial-chamber = Eine Steinplatte, eine Kerze, drei Särge. Gefegt hat niemand, gegangen ist jemand.
print-space-crypt = Ein samtgefütterter Sarg steht offen. Der Besitzer ist spät unterwegs und gut erzogen.
print-space-barrel-workshop = Dauben, Reifen, Hämmer. Die Küfer machen nie Mittag, ihnen fehlt der Magen dafür.
print-space-temple = Eine große Eisenfigur mit einer leeren Augenhöhle. Sie dreht sich um, um zu sehen, wer da ist.
print-space-ogre-cave = Knochen am Herd, nach Größe sortiert. Auf seine Ablage ist der Bewohner stolz.
print-space-library = Zehntausend Bücher und ein alter Mann, der über keins davon umsonst spricht.
print-space-minotaur-den = Schrammen an den Wänden, auf Schulterhöhe. Keine menschliche Schulter.
print-space-seers-alcove = Ein Vorhang, ein Hocker und eine Blinde, die deinen Namen sagt, bevor du es tust.
print-space-dragon-cavern = Die Rückwand ist aus Glas und war einmal Fels. Es ist sehr warm hier.
print-space-hall-of-mirrors = Vierzigmal kommst du herein. Eines der Spiegelbilder macht dich, da bist du ziemlich sicher, nicht nach.
print-space-laboratory = Brodelnde Kolben und ein Warnschild, das sich aufgelöst hat.
print-space-warlocks-study = Ein Schreibtisch, eine Lampe und der Herr des Berges, der gerade mitten in etwas war.
print-space-treasure-room = Nackter Stein, eine verschlossene Truhe und die Überreste von Leuten, die geraten haben.
print-space-red-west = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-red-east = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-red-heart = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-blue-southeast = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-blue-southwest = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-blue-northwest = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-green-west = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-green-east = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-green-study = Ein niedriger Bogen, ein Luftzug und ein Eisenring, blank gerieben von anderen, die es eilig hatten.
print-space-maze-1 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.
print-space-maze-2 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.
print-space-maze-3 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.
print-space-maze-4 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.
print-space-maze-5 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.
print-space-maze-6 = Sechs Kreuzungen, sechs Karten und sehr viel immer gleiches Mauerwerk.

## Encounters

print-foe-warlock = Gewandtheit 11, Ausdauer 18. Der Herr des Berges, bei der Arbeit gestört. Töte ihn, und sein Kontobuch verrät einen der drei Schlüssel.
print-foe-dragon = Gewandtheit 10, Ausdauer 12. Gewinnt er eine Runde, wirf einen Würfel: Bei 1 oder 2 kostet dich sein Atem 1 Ausdauer mehr.
print-foe-iron-cyclops = Gewandtheit 10, Ausdauer 10. Gebaut, nicht geboren. Gewinnst du die Runde nur mit einem Punkt, scheppert deine Klinge bloß.
print-foe-vampire = Gewandtheit 10, Ausdauer 10, Untoter. Prüf vor dem Kampf dein Glück gegen seinen Blick; Pech kostet 2 Ausdauer.
print-foe-minotaur = Gewandtheit 10, Ausdauer 9. Rennt erst los und stellt sich hinterher vor: Seine Wunde in der ersten Runde kostet 4.
print-foe-quartermaster = Proviant für je 1 Gold, bis zu 3. Die oberste Karte seines Stapels, ungesehen, für 4 Gold. Für eine von deinen zahlt er 2 Gold. Kein Umtausch.
print-foe-caretaker = Stiefel aus, Füße hoch: 2 Ausdauer und 1 Glück zurück. Wenn du gehst, zählt er die Löffel.
print-foe-gambling-dwarfs = Spiel um 1–3 Gold (schlag ihre 2W6), oder zahl 2 Gold und sieh dir eine zufällige Schlüsselkarte eines Rivalen an. Sie kennen jedes Blatt am Tisch.
print-foe-old-man-and-gremlin = Setz 3 Gold oder eine Schatzkarte auf einen Würfel: Bei 1–3 behält er es, bei 4–6 nimmst du seine oberste Karte oder 3 Gold. Es würfelt der Gremlin.
print-foe-blind-seer = Für 2 Gold darfst du auf der Stelle eine Schlüsselprobe machen. Sie sieht dein Gesicht nicht, und das ist nett von ihr.
print-foe-goblin-torturers = Zwei Goblins in der Kaffeepause: Gewandtheit 6 Ausdauer 4, dann Gewandtheit 6 Ausdauer 5. Kämpf gegen einen nach dem anderen.
print-foe-orc-sentry = Gewandtheit 7, Ausdauer 5, und er schläft tief. Prüf dein Glück, um mit der Ware vorbeizuschleichen, oder weck ihn, wie es sich gehört.
print-foe-drunken-orcs = Gewandtheit 6 Ausdauer 5, dann Gewandtheit 5 Ausdauer 4. Zusammen besitzen sie 2 Gold und ein Lied.
print-foe-orc-chieftain = Sein Diener (Gewandtheit 5 Ausdauer 3) wird vor ihn geschoben; dann der Chef, Gewandtheit 8 Ausdauer 6. Geldbeutel: 3 Gold.
print-foe-wild-barbarian = Gewandtheit 8, Ausdauer 7 und sehr hungrig. Gib ihm vor dem Kampf 1 Proviant, und er geht, zu Tränen gerührt vor Dankbarkeit.
print-foe-cave-snake = Gewandtheit 6, Ausdauer 3. Klein, aber sie meint es ernst: Ihre Wunden kosten 3 Ausdauer.
print-foe-giant-rats = Gewandtheit 6, Ausdauer 6, kämpfen gemeinsam. Gewinnen sie eine Runde, fressen sie auch noch 1 Proviant von dir.
print-foe-sandworm = Gewandtheit 8, Ausdauer 7. Er kommt von unten: In der ersten Runde kannst du ihn nicht verwunden.
print-foe-giant-spider = Gewandtheit 8, Ausdauer 8. Klebrig: Zieh von deinem Würfel 1 ab, wenn du fliehen willst.
print-foe-ogre = Gewandtheit 9, Ausdauer 10. Keine Tricks, kein Gespräch, kein Hals.
print-foe-ghoul = Gewandtheit 8, Ausdauer 7, Untoter. Seine dritte Wunde lähmt: Du verlierst 2 Ausdauer mehr, landest draußen und setzt einen Zug aus.
print-foe-skeleton-crew = Untote: Gewandtheit 7 Ausdauer 5, dann Gewandtheit 8 Ausdauer 5. Oder prüf dein Glück und gib dich als Geschäftsleitung aus.
print-foe-zombies = Untot und langsam: Gewandtheit 7 Ausdauer 6, dann Gewandtheit 7 Ausdauer 6. Addiere 1 zu deinem Würfel, wenn du zügig weggehst.
print-foe-werewolf = Gewandtheit 9, Ausdauer 8. Hat er dich verwundet, prüf nach dem Kampf dein Glück; Pech kostet 1 Gewandtheit.
print-foe-pit-trap = Prüf dein Glück. Pech: 3 Ausdauer für den Sturz und in diesem Zug kein Schatz. Der Teppich war ein Hinweis.
print-foe-poison-gas = Der Deckel zischt. Lass ihn zu, oder öffne ihn und würfle: 1 kostet 4 Ausdauer, 2–3 kosten 2, bei 4–6 hältst du rechtzeitig die Luft an.
print-foe-falling-portcullis = Wirf einen Würfel. 1–3: Es kommt herunter: 1 Ausdauer weg, und du setzt den nächsten Zug aus. 4–6: Du bist dünner als gedacht.
print-foe-grasping-hands = Steinerne Hände im Boden. Prüf deine Gewandtheit: Würfle mit zwei Würfeln höchstens deine Gewandtheit, oder verlier 3 Ausdauer beim Abschütteln.
print-foe-bat-swarm = Wirf einen Würfel. 1–2: Deine Laterne wird dir endgültig aus der Hand geschlagen. 3–4: 1 Ausdauer weg. 5–6: Sie wollten nur gehen.
print-foe-pedlar = Bis zu 2 Proviant für je 1 Gold; eine Flasche (4 Ausdauer) für 2 Gold; ein Amulett (2 Glück) für 2 Gold. Danach kommt er anderswo zu spät.
print-foe-prisoner = Befreit zeigt er sich erkenntlich: Sieh dir heimlich eine zufällige Schlüsselkarte eines Rivalen deiner Wahl an. Er war schon in jeder Tasche.
print-foe-hooded-stranger = Für 4 Gold oder eine Schatzkarte zeigt er dir eine zufällige Schlüsselkarte unter der Truhe. Bitte nicht fragen, wie.
print-foe-portrait = Prüf dein Glück. Glück: Es sieht zuerst weg, +1 Gewandtheit (nicht über den Startwert) und +2 Ausdauer. Pech: Du siehst zuerst weg, −1 Gewandtheit.
print-foe-crocodile = Gewandtheit 7, Ausdauer 6. Ist eins tot, zieht sein Vetter ein, noch ehe sich das Wasser glättet.

## Treasure

print-card-key-2 = Ein einzelner Schlüssel mit der Zahl 2. Blank gerieben vor Sorge.
print-card-key-3 = Ein einzelner Schlüssel mit der Zahl 3. So schwer, dass er doppelt nützlich ist.
print-card-key-4 = Ein einzelner Schlüssel mit der Zahl 4. Von wem der Knochen ist, steht nirgends.
print-card-key-6 = Ein einzelner Schlüssel mit der Zahl 6. Grün vor Alter, wie sein letzter Besitzer.
print-card-key-7 = Ein einzelner Schlüssel mit der Zahl 7. Zum Ausgeben verlockend.
print-card-key-8 = Ein einzelner Schlüssel mit der Zahl 8. Verbogen von jemandem, der sich im Schloss ganz sicher war.
print-card-key-9 = Ein einzelner Schlüssel mit der Zahl 9. Färbt auf alles ab, was er öffnet.
print-card-bunch-gaoler = Ein Ring mit vier Schlüsseln: 1, 2, 3, 4. Er wusste immer, wo alle sind, bis neulich.
print-card-bunch-cook = Ein Ring mit vier Schlüsseln: 1, 5, 6, 7. Speisekammer, Keller, Löffel und einer, den er nie erklärt hat.
print-card-bunch-ferryman = Ein Ring mit vier Schlüsseln: 2, 5, 8, 9. Feucht und mehr wert als die Überfahrt.
print-card-bunch-librarian = Ein Ring mit vier Schlüsseln: 1, 3, 6, 8. Seit vierzig Jahren überfällig.
print-card-bunch-boatwright = Ein Ring mit vier Schlüsseln: 4, 5, 7, 9. Hängt noch am Haken einer toten Hand.
print-card-gold-3 = Bringt 3 Gold. Das Fährgeld von irgendwem.
print-card-gold-4 = Bringt 4 Gold. Vier Münzen und ein Zahn; der Zahn gilt nicht als Zahlungsmittel.
print-card-gold-6 = Bringt 6 Gold. Sechs Münzen und der Geruch nach Schatulle.
print-card-gold-8 = Bringt 8 Gold. Die Goblins werden furchtbar enttäuscht sein.
print-card-provisions-2 = Bringt 2 Proviant. Die Hälfte ohne Zähne darin.
print-card-provisions-3 = Bringt 3 Proviant. Niemand weiß, wer die gelegt hat.
print-card-enchanted-sword = Addiere 1 zu deiner Angriffssumme, solange du es benutzt. Es summt, meistens Märsche.
print-card-silver-sword = Nicht schärfer als deins, aber die Toten können es nicht leiden: Seine Wunden kosten Untote und den Werwolf 4 Ausdauer.
print-card-crescent-shield = Verlierst du eine Runde, wirf einen Würfel: Bei 5 oder 6 ist die Wunde um 1 Ausdauer leichter. Vom letzten Mal hat er eine Delle.
print-card-iron-helmet = Addiere im Kampf 1 zu deiner Angriffssumme. Beendet auch Streit über die Deckenhöhe.
print-card-jewelled-eye = Zeig es dem Hexenmeister, und der Kampf ist vorbei. Er weiß noch, wo er es liegen gelassen hat.
print-card-silver-cross = Halt es dem Vampir, dem Ghul, den Skeletten oder den Zombies hin, und sie gehen. Glück gibt es dafür keins; gekämpft wurde nicht.
print-card-bow-and-silver-arrow = Ein Schuss vor der ersten Runde: Gelingt eine Gewandtheitsprüfung, kostet er jeden Gegner 4 Ausdauer. Vampir und Werwolf sterben einfach daran.
print-card-potion-of-fortune = Bringt dein Glück auf den Startwert zurück. Schmeckt nach etwas Vierblättrigem.
print-card-potion-of-invisibility = Schleich an einem Monster vorbei und nimm den Schatz, oder verlass jeden Kampf unverletzt und unberaubt. Die Stiefel bleiben sichtbar.
print-card-scroll-of-dragonfire = Vor einer Runde vorlesen: Der Drache stirbt, heimgezahlt mit gleicher Münze; jedes andere Monster verliert 6 Ausdauer.
print-card-crystal-ball = Mach vor dem Würfeln eine Schlüsselprobe. Sie zeigt eines ganz klar und danach, beleidigt, nichts mehr.
print-card-vial-of-poison = Für einen Rivalen auf deinem Feld: Er prüft sein Glück und verliert bei Glück 1 Ausdauer, sonst 4. Mit einem Lächeln einschenken.
print-card-scroll-of-cursing = Für einen Rivalen, egal wie weit weg: Er verliert 2 Glück und setzt den nächsten Zug aus. Es geht hauptsächlich um seine Mutter.
print-card-ball-of-twine = Im Labyrinth kostet dich eine Sackgasse keinen Zug. Der Trick ist, sich zu merken, welches Ende man hält.

## The Maze

print-maze-crossroads = Vier Wege, alle sehr von sich überzeugt.
    .title = Kreuzung
print-maze-tee-south = Der Weg, den du wolltest, ist der zugemauerte.
    .title = T-Stück, Norden zugemauert
print-maze-tee-north = Drei Wege hinaus und keiner zurück.
    .title = T-Stück, Süden zugemauert
print-maze-straight = Norden oder Süden. Das Labyrinth kann auch vernünftig sein.
    .title = Gerader Gang
print-maze-corner-southeast = Es biegt um die Ecke, und du mit.
    .title = Südostecke
print-maze-corner-northwest = Jemand hat FAST an die Wand geschrieben.
    .title = Nordwestecke

## The escape table

print-escape-1 = In die Ecke gedrängt. Eine Wunde, dafür ein genauerer Blick auf die Wand.
print-escape-2 = Versperrt. Du täuschst an, die Gegenseite nicht.
print-escape-3 = Draußen, mit einem Abschiedsgruß, den man sieht.
print-escape-5 = Draußen, abzüglich etwas Haut.
print-escape-6 = Weg, bevor die Tür ausgeschwungen hat.

## The rope bridge

print-bridge-1 = Das Seil reißt. Du gehörst jetzt zum Fluss.
print-bridge-2 = Eine Planke bricht. Du kletterst zerschrammt zurück.
print-bridge-3 = Auf halbem Weg siehst du nach unten. Du gehst zurück.
print-bridge-4 = Drüben, nur hat sich das Mittagessen nicht festgehalten.
print-bridge-5 = Drüben. Halb so wild, erzählst du allen.
