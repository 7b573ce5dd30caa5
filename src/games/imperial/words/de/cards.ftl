# What stands on tiles. `does-…` is all that a tile does beyond what its figures and tables say. `colour-…` is its line in
# italics: it states no rule.

## Encounters

colour-absent-minded-wizard = Er nennt alle Gerald und hält einen Schatz womöglich für deinen Hut.
does-avalanche = Für jeden in deiner Gruppe ein Würfel. **1**: zwei Wunden. **2–3**: eine Wunde.
colour-avalanche = Jemand hat gejodelt.
colour-bear = Vielleicht ist er satt. Dann seid ihr es auch, vor Erleichterung.
does-black-cat = Schließt sich Elfen, Klerikern und Magiern an. Allen anderen läuft sie nur über den Weg.
colour-black-cat = Sie sucht sich ihr Personal selbst aus.
colour-demon = Wohnt im Rauchberg und pendelt. Schnell, heiß und uneinsichtig.
does-draw-twice = Leg dieses Plättchen beiseite, zieh zwei weitere und handle sie nacheinander ab.
colour-draw-twice = Ein Unglück kommt selten allein.
does-ed-eagle = Schließt sich dir an.
colour-ed-eagle = Ein freundlicher Adler mit ausgezeichneten Augen und schlechten Witzen.
does-elephant = Schließt sich dir an.
colour-elephant = Er hat sich aus einer anderen Geschichte verlaufen und wäre gern in deiner.
does-elf-princess = Schließt sich dir an.
colour-elf-princess = Verirrt und überzeugt, dass alle anderen sich bewegt haben.
does-evil-sorcerer = Schick ihn zu jemand anderem, der nicht im Gefängnis ist.
colour-evil-sorcerer = In der Annäherung sprüht er Funken, und beleidigend wird er durchgehend.
colour-giant-crab = Nähert sich seitwärts, sodass niemand sicher ist, ob sie sich nähert. In ihr steckt eine Waffe.
colour-giant-octopus = Acht Arme und niemand zum Umarmen.
colour-giant-roc = Sein Schatten hat eine eigene Postleitzahl.
colour-giant-scorpion = Wartet unter dem einen Stein, auf den du dich setzt.
colour-giant-spider = Acht Beine, die du alle aus der Nähe zählen darfst.
colour-goblins = In der Menge mutig, nur haben sie sich gerade verzählt.
colour-griffin = Halb Adler, halb Löwe, ganz Appetit.
does-guillaume-tell = Bietet an mitzukommen.
colour-guillaume-tell = Versteckt die Äpfel.
does-hermit = Zieh einen Hinweis.
colour-hermit = Hat zwölf Jahre mit niemandem geredet und holt das jetzt nach.
colour-giant = Wirft erst mit Felsen und stellt dann Fragen in einer Sprache, die du nicht sprichst.
does-imperial-guard = Er beschlagnahmt jeden Kaiserlichen Schatz, den du hast. Hast du keinen, versorgt sein Wundarzt eine Wunde.
colour-imperial-guard = „Etwas zu verzollen?“
does-imperial-navy = Sie beschlagnahmt jeden Kaiserlichen Schatz, den du hast. Hast du keinen, flickt ihr Zimmermann zwei Wunden an deinem Schiff.
colour-imperial-navy = Ein Zollkutter mit Ansichten.
colour-lion = Er möchte einen Dorn gezogen haben oder ein Mittagessen.
does-maid-marywin = Schließt sich dir an.
colour-maid-marywin = Elf Truhen, und tragen soll sie jemand anderes.
does-mermaid = Nimm einen Hinweis, oder lass sie alle Wunden deines Schiffs flicken.
colour-mermaid = Kennt jedes Wrack am Meeresgrund und weiß, wer darin geschnarcht hat.
colour-nomads = Sie kennen jeden Brunnen in der Wüste und wissen, was du dafür zahlen würdest.
colour-ogre = Groß, hungrig und ein Freund von Reisenden, gekocht.
does-olliver-j-dragon = Schick ihn zu jemand anderem, der nicht im Gefängnis ist. Mit einem Schatz (sonst einer Waffe oder einem Hinweis) geht er wieder.
colour-olliver-j-dragon = Ein höflicher Drache, der für seinen Hort sammelt.
does-peddler = Tausch eine Waffe gegen einen Hinweis oder gegen die bessere von zwei Waffen, oder schau nur.
colour-peddler = „Kaum gebraucht, ein pfleglicher Vorbesitzer.“
colour-pirates = Hervorragende Sänger, fürchterliche Gäste.
does-sandstorm = Für jeden in deiner Gruppe ein Würfel. **1–2**: eine Wunde. Im nächsten Zug wird gegraben, also nicht gezogen.
colour-sandstorm = Die Wüste steht auf und geht spazieren.
colour-sea-serpent = Länger als dein Schiff und besser erhalten.
does-skeletons = Schick sie zu jemand anderem, der an Land und nicht im Gefängnis ist.
colour-skeletons = Nur Knochen, kein Gespräch, kein Rückzug.
does-storm-at-sea = Wirf vier Würfel: Jede 4, 5 oder 6 ist eine Wunde am Schiff. Schilde, Waffen, Zauber und Schriftrollen nützen nichts.
colour-storm-at-sea = Anschreien nützt auch nichts.
does-tax-collector = Gib eine Waffe oder einen Hinweis her, oder weigere dich und kämpfe.
colour-tax-collector = Mit zwei Gerichtsvollziehern und einem Formular in dreifacher Ausfertigung.
colour-thugs = Sie wollen dein Geld oder dein Leben, notfalls auch deine Stiefel.
colour-troll = Was du abschlägst, wächst unter seiner Brücke nach.
colour-wild-horse = Es entscheidet, ob du seinen Rücken leihen darfst.
colour-wolves = Für Wölfe höflich, das heißt, sie heulen vorher.
does-zombies = Schick sie zu jemand anderem, der an Land und nicht im Gefängnis ist.
colour-zombies = Langsam, feucht und schwer zu entmutigen.

## Treasures

colour-grail = Dorfbewohner lieben ihn, und Mönche bekommen weiche Knie.
colour-scepter-of-baldan = Wink damit vor einer Burg, und Türen gehen auf.
colour-talisman-of-quox = Die liebste Art des Kaisers, woanders zu sein.
colour-battle-ring-of-gorath = Noch warm von Gorath.
colour-emerald-of-life = Schmilzt im Moment deines Todes und gibt dich ohne einen Kratzer zurück.
colour-palantir-of-zog = Zeigt die Zukunft und nimmt Beschwerden darüber entgegen.
colour-scroll-of-healing = Laut vorlesen, besser fühlen.
colour-scroll-of-protection = Eine Wand aus Worten.
colour-scroll-of-teleportation = Eine Reise, kein Gepäckträger.
colour-lucky-charm = Eine Hasenpfote. Dem Hasen ist es inzwischen egal.
