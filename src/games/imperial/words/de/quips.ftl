# Jokes for the chronicle. They follow the facts of a line and state no rule. What turns up again in a match has `.second`,
# `.third` and so on; after the last of them nothing is said.

## Explorations, by the place and the total of the dice. The tables of `exploration.json` tell what is found.
## `.often` has a second joke for the totals that come up most.

quip-nobnodd = { $total ->
    [2] Der Apotheker nimmt Zahlung in Stahl.
    [3] Ein Missverständnis mit einer Gans.
    [4] Ein Onkel räumt seinen Schuppen aus.
    [5] Er lag unter der Fußmatte.
    [6] Suppe.
    [7] Ein ruhiger Tag. Verdächtig ruhig, aber ruhig.
    [8] Auf der Straße ist etwas los.
    [9] Der Barbier kann nichts für sich behalten.
    [10] Ein Kind verkauft ihn für einen Knopf.
    [11] Das Pfandhaus hat eine Hintertür.
   *[12] Der Barbier ist auch der Wundarzt und braucht eine neue Klinge.
  }
    .often = { $total ->
        [5] Er hängt in der Brauerei, unter Bierflecken.
        [7] Der Ausrufer hat frei.
        [8] Die Tauben verlassen den Platz, alle auf einmal.
       *[9] Ein Betrunkener trägt es vor, zweimal, beide Male anders.
      }
quip-imperial-capital = { $total ->
    [2] Das war das kaiserliche Blumenbeet.
    [3] Die Papiere sind in Ordnung. Nur in der falschen.
    [4] Der Hofarzt sammelt Schwerter und Patienten.
    [5] Ein Schreiber hat ihn unter „Nie erwähnen“ abgelegt.
    [6] Ein Verband, zweimal gestempelt.
    [7] Die Schlange rückt um eine Person vor.
    [8] Eine Menge teilt sich, und das ist kein gutes Zeichen.
    [9] Eine Statue zeigt irgendwohin. Gestern hat sie noch nicht gezeigt.
    [10] Jemand redet im Schlaf, während einer Audienz.
    [11] Zu spätes Verbeugen ist hier verboten. Zu frühes auch.
   *[12] Dem Wundarzt der Garde fehlt eine Waffe. Verbände hat er reichlich.
  }
    .often = { $total ->
        [5] Es steht auf der Rückseite einer Einladung.
        [7] Der Kaiser hält ein Nickerchen. Alle gehen auf Zehenspitzen.
        [8] Ein Tor, das immer zu ist, steht offen.
       *[9] Ein Gärtner schneidet es in eine Hecke.
      }
quip-pirates-den = { $total ->
    [2] Die Piraten haben eine Zelle. Von innen kennen sie sehr viele.
    [3] Das war einmal Rum. Es ist schon eine Weile her.
    [4] Jemand hat es beim Würfeln verloren und noch nicht bemerkt.
    [5] Es ist auf den Koch tätowiert.
    [6] Es ist von einer Galeone gefallen.
    [7] Der Gesang hört auf.
    [8] Ein Ausguck ruft, und alle greifen nach etwas Scharfem.
    [9] Für einen Keks sagt der Papagei alles.
    [10] Unter dem Teppich ist ein X.
    [11] Der letzte Kapitän ging über eine Planke und ließ es hier.
   *[12] Es war die Hängematte des Kapitäns.
  }
    .often = { $total ->
        [5] Er steckte im Holzbein.
        [7] Ein Fass rollt aus dem Dunkel, und etwas rollt hinterher.
        [8] Jemand bläst die Laterne aus.
       *[9] Es ist in den Anker graviert, sicherheitshalber.
      }
quip-monastery = { $total ->
    [2] Jemand hat gesummt.
    [3] Der Abt zeigt auf die Tür. Für ihn ist das eine lange Rede.
    [4] Kräuter und eine sehr sanfte Stille.
    [5] Ein Mönch nickt zum dritten Leuchter von links.
    [6] Der Krankenpfleger braucht etwas zum Kräuterschneiden.
    [7] Der Krankenpfleger hat kalte Hände und heiße Brühe.
    [8] Den ganzen Tag sagt niemand ein Wort.
    [9] Es ist unter eine Kirchenbank geschnitzt, in sehr kleiner Schrift.
    [10] Die Glocke läutet nicht. Der Grund steckt zusammengerollt darin.
    [11] Die Mönche flicken alle und möchten eine Klinge für den Garten.
   *[12] Ein Novize schreibt es auf, und das ist kein Reden.
  }
    .often = { $total ->
        [5] Es steht am Rand eines Chorals.
        [7] Kohlsuppe und ein Nicken.
        [8] Der Abt lächelt. Mehr gibt es nicht zu berichten.
       *[9] Einer der Wasserspeier hält ihn im Maul.
      }
quip-vanishing-oasis = { $total ->
    [2] Da war ein Kamel drin.
    [3] Der klare Teich ist der, den die Kamele meiden.
    [4] Hier trinkt noch jemand.
    [5] Auf einem Dattelkern steht etwas.
    [6] Schatten, Datteln und ein feuchtes Tuch.
    [7] Der Brunnenwart heilt für Eisen, denn das wächst nicht auf Palmen.
    [8] Die Palmen rascheln, und es weht kein Wind.
    [9] Im Teich spiegelt sich etwas, das noch nicht da ist.
    [10] Jemand hat es in eine Palme geritzt, und heute ist sie da.
    [11] Es war nass. Mehr lässt sich dazu nicht sagen.
   *[12] Ein Kameltreiber verkauft ihn und verkauft ihn morgen wieder.
  }
    .often = { $total ->
        [5] Er lag ganz unten im Dattelkorb.
        [7] Der Brunnenwart hat eine Salbe, aber kein Messer.
        [8] Die Frösche verstummen.
       *[9] Es ist in einen Teppich geknüpft, links vom Kamel.
      }
quip-lost-city = { $total ->
    [2] Ein halber Tempel, im Großen und Ganzen.
    [3] Im Staub sind Fußspuren, und zwar frische.
    [4] Die letzte Armee, die sich hierher verirrt hat, ließ es liegen.
    [5] Es steht an der Wand, in einer Sprache mit vielen Schlangen darin.
    [6] Ein Skelett zeigt darauf. Niemand hat ihm gesagt, dass es aufhören kann.
    [7] Eine der Statuen hat sich bewegt.
    [8] Dem Echo antwortet etwas.
    [9] Ein Mosaik zeigt eine Karte und einen Mann mit Spaten.
    [10] Das Grab eines Kartenzeichners. Eine hat er für sich behalten.
    [11] Der Brunnen läuft noch, seit tausend Jahren mit demselben Wasser.
   *[12] Eine Tür geht von selbst auf. Sie hat lange genug gewartet.
  }
    .often = { $total ->
        [5] Es ist auf den Rand einer Vase gemalt.
        [7] Der Staub atmet.
        [8] Weit weg fällt ein Tor ins Schloss.
       *[9] Es ist über eine Tür gekratzt, von jemandem, der es eilig hatte.
      }
quip-wizards-tower = { $total ->
    [2] Der dritte Keller ist größer als der Turm, und heißer.
    [3] Die Tür verlangt ein Passwort und danach ihre Ruhe.
    [4] Die Besenkammer war aus gutem Grund abgeschlossen.
    [5] Ein Buch klappt auf der richtigen Seite auf und beißt.
    [6] Die Katze weiß es und ist mit Hering bestechlich.
    [7] Die Treppe führt hinunter und hinaus, egal in welche Richtung man steigt.
    [8] Der Versuch aus dem vierten Stock ist wieder draußen.
    [9] Die Kristallkugel führt Selbstgespräche.
    [10] Blaue Salbe. Das Jucken gehört dazu.
    [11] Es steht an der Decke, wo der Zauberer nachdenkt.
   *[12] Der Zauberer erzählt es Gerald. Es gibt keinen Gerald.
  }
    .often = { $total ->
        [5] Er fällt aus einem Hut, gleich nach einem Kaninchen.
        [7] Die Tür geht nach innen auf, und zwar außen.
        [8] Eine der Rüstungen sagt guten Abend.
       *[9] Ein Spiegel zeigt es, seitenverkehrt.
      }
quip-port-barnacle = { $total ->
    [2] Es war das Ruderboot des Hafenmeisters.
    [3] Auf dem Fass stand „frisch“. Von wann, stand da nicht.
    [4] Der Besitzer sitzt in der Taverne, auf Jahre hinaus.
    [5] Er war in einer Flasche, unter dem Rum.
    [6] Ein Schmuggler macht Ausverkauf.
    [7] Über die Planke kommt etwas, das nicht auf der Liste stand.
    [8] Der Nebel hebt sich. Darunter ist mehr Nebel.
    [9] Die Möwen landen immer auf demselben Poller.
    [10] Ein Matrose tauscht ihn gegen ein Lied und bereut beides.
    [11] Bergungsgut, sagt ein Mann mit nassen Ärmeln.
   *[12] Der Schiffsarzt hat seine Säge verloren und ist nicht wählerisch.
  }
    .often = { $total ->
        [5] Es ist auf den Boden eines Boots gemalt.
        [7] Die Hafenglocke läutet von selbst.
        [8] Flut. Später Ebbe.
       *[9] Der Leuchtturm blinkt es aus Versehen.
      }
quip-brassbottom = { $total ->
    [2] Das Pferd hatte doch einen Besitzer.
    [3] Leicht gebraucht, von jemandem, der leicht verstorben ist.
    [4] Der Hufschmied nimmt auch Menschen an, gegen Eisen.
    [5] Er liegt einem Teppich als Zugabe bei.
    [6] Aus dritter Hand und damit billiger als aus zweiter.
    [7] Die Stände schließen, und zwar auffällig früh.
    [8] Alles ist zu verkaufen, und niemand will etwas.
    [9] Die Wahrsagerin liest es von der Rückseite einer Quittung ab.
    [10] Es war das Einwickelpapier.
    [11] Gekauft wie gesehen. Gesehen hat es schon einiges.
   *[12] Ein Wundermittel, eine Waffe die Flasche. Ausnahmsweise wirkt es.
  }
    .often = { $total ->
        [5] Er lag ganz unten in einem Sack Linsen.
        [7] Die Waagen auf dem Markt neigen sich alle zur selben Seite.
        [8] Die Versteigerung hat keine Gebote und nichts zu versteigern.
       *[9] Ein Tischler hat ihn einem Schrank untergelegt.
      }
quip-castle-dampwick = { $total ->
    [2] Im Verlies steht das Wasser kniehoch. Das ist die gute Zelle.
    [3] Das undichte Loch, das da geflickt wurde, war ein Erbstück.
    [4] Es kam aus dem Burggraben. Dem oberen.
    [5] Er schwimmt vorbei.
    [6] Ein heißes Bad, das einzige hier mit Absicht.
    [7] Im großen Saal taucht etwas auf.
    [8] Die Zugbrücke ist unten, und das ist bemerkt worden.
    [9] Er hängt hinter einem Wandteppich zum Trocknen.
    [10] Die Frösche wissen es und können den Mund nicht halten.
    [11] Die Waffenkammer ist geöffnet, für gute Schwimmer.
   *[12] Der Arzt tauscht Blutegel gegen Stahl. Er hat reichlich.
  }
    .often = { $total ->
        [5] Er war in eine Flasche gesiegelt, wie alles Trockene hier.
        [7] Ein Eimer bewegt sich, und niemand trägt ihn.
        [8] Der Burggraben hat Besuch.
       *[9] An der Wand erscheint es, in Schimmel.
      }
quip-castle-highgloom = { $total ->
    [2] Das war der Stuhl des Onkels.
    [3] Das Gästezimmer schließt von außen.
    [4] Ein Porträt hat seinen Rahmen verlassen.
    [5] Die Fledermäuse hängen in Form eines Pfeils.
    [6] Zum Essen ist ein Gast zu viel gekommen.
    [7] Ein langes Essen an einem langen Tisch, außer Hörweite.
    [8] Es ist in den Boden eines Suppentellers geritzt.
    [9] Brühe, durchgereicht über zwölf Meter Tisch.
    [10] Der Luftzug weht ihn unter einer Tür hervor.
    [11] Es kam von der Wand, mit einem Teil der Wand.
   *[12] Der Butler kündigt es versehentlich an.
  }
    .often = { $total ->
        [5] Ein Lesezeichen in einem Buch, das noch niemand zu Ende gelesen hat.
        [7] Die Uhr schlägt dreizehn, wie jeden Tag.
        [8] Es stand im Staub unter dem Klavier.
       *[9] Ein Pflaster und ein Blick, der schon Schlimmeres gesehen hat.
      }
quip-castle-saltspray = { $total ->
    [2] So etwas fehlte dem Baron noch in der Sammlung.
    [3] Letzte Nacht angespült, und noch hat niemand danach gefragt.
    [4] Die Flut hat mehr als Treibholz gebracht.
    [5] Der Baron murmelt es beim Zählen.
    [6] Eine Möwe lässt ihn in den Kamin fallen.
    [7] Der Baron zeigt seine Sammlung. Die ganze.
    [8] Er liegt hinter der Seife, wo hier niemand hinsieht.
    [9] Der Posten auf der Seemauer winkt nicht mehr.
    [10] Die Ebbe legt ihn frei, mit einer Krabbe daran.
    [11] Der Rundgang durch die Burg endet im Keller.
   *[12] Der Arzt des Barons wird in Exponaten bezahlt.
  }
    .often = { $total ->
        [5] Es ist im Saal in einen Walknochen geschnitzt.
        [7] Der Nebel ist auch in der Burg.
        [8] Der Leuchtturmwärter nimmt ihn als Serviette.
       *[9] Etwas ist die Seemauer heraufgeklettert.
      }
quip-fort-norwatch = { $total ->
    [2] Wer von Süden kommt, ist verdächtig. Dort schaut niemand hin.
    [3] Der Quartiermeister zählt mit geschlossenen Augen.
    [4] Der Posten hat geschlafen. Ihn zu wecken ist strafbar.
    [5] Es ist in die Zinnen geritzt, auf der Seite, die niemand bewacht.
    [6] Der Feldscher braucht Übung.
    [7] Die Waffenkammer ist bewacht, aber nur von Norden.
    [8] Schon wieder Ärger, und wieder von der anderen Seite.
    [9] Der Trompeter summt, was er in der Messe gehört hat.
    [10] Die Parole der Woche entpuppt sich als Ort.
    [11] Die Alarmglocke läutet, verspätet.
   *[12] Die Garnison tauscht Verbände gegen Stahl.
  }
    .often = { $total ->
        [5] Der Posten ruft es im Schlaf.
        [7] Es hing hinter dem Werbeplakat.
        [8] Am Südtor klopft etwas.
       *[9] Der Wetterhahn zeigt nach Süden, zur Abwechslung.
      }
quip-fort-sandgrit = { $total ->
    [2] Sand darf das Fort nicht verlassen, auch nicht im Stiefel.
    [3] Die Zisterne ist trocken, also war es etwas anderes.
    [4] Jemand hat gefegt, und darunter lag es.
    [5] Es stand im Sand, und jemand hat es rechtzeitig gelesen.
    [6] Salbe gegen die Sonne, den Sand und den Feldwebel.
    [7] Eine der Dünen ist näher gekommen.
    [8] Die Garnison zählt den Sand. Er ist vollzählig.
    [9] Der Koch findet ihn im Mehl, das hauptsächlich aus Sand besteht.
    [10] Der Feldwebel erzählt seinem Kaktus alles.
    [11] Die Mauer ist umgefallen. Anlehnen spielte eine Rolle.
   *[12] Für eine Klinge ohne Sand darin würde der Sanitäter alles tun.
  }
    .often = { $total ->
        [5] Er ist im anderen Stiefel des Feldwebels.
        [7] Der Sand draußen macht Fußspuren.
        [8] Der Posten meldet Sand.
       *[9] Darauf saß ein Skorpion.
      }
quip-fort-grimrock = { $total ->
    [2] Der Zoll betrug 2 Kupferstücke. Die Bestechung auch.
    [3] Hauptsächlich Steine.
    [4] Einmal beschlagnahmt und nun zurückbeschlagnahmt.
    [5] Jemand hat damit den Zoll bezahlt, und niemand konnte es lesen.
    [6] Am Tor will noch jemand nicht zahlen.
    [7] Um das Fort herumgehen kostet nichts. Erwischt werden schon.
    [8] Der Zöllner ist zu Tisch und alles andere auch.
    [9] Es steht auf der Rückseite der Zollliste.
    [10] In der Straße ist ein loser Stein, und unter dem Stein ein Zettel.
    [11] Ein Verband. Ausnahmsweise wird auf die Gebühr verzichtet.
   *[12] Der Zoll für die Krankenstube beträgt eine Waffe.
  }
    .often = { $total ->
        [5] Er liegt unter dem dritten Pflasterstein der Kaiserstraße.
        [7] Die Quittung war auf jemand anderen ausgestellt.
        [8] Alle warten auf das Wechselgeld des Zöllners.
       *[9] Ein Fuhrmann singt es an der Schranke.
      }
quip-little-muddle = { $total ->
    [2] Warum, dazu gibt es drei Fassungen, und alle enden am Tor.
    [3] Was im Brunnen gestorben ist, fragt niemand.
    [4] Eine Tante aus dem Dorf übernimmt.
    [5] In dem Punkt sind sich zwei der drei Geschichten einig.
    [6] Der Höhepunkt ist ein belegtes Brot.
    [7] Hinter den Ställen ist ein Geräusch.
    [8] Ein Umschlag. Woraus, sagt niemand.
    [9] Der Milchmagd rutscht es heraus, mitsamt dem Eimer.
    [10] Es steht mit Kreide an der Wirtshaustür, unter den offenen Rechnungen.
    [11] Der Schmied schuldet jemandem einen Gefallen.
   *[12] Die Hebamme flickt alles und braucht eine Klinge für die Gans.
  }
    .often = { $total ->
        [5] Der Hund des Wirts gräbt ihn aus.
        [7] Beide Wirtshäuser haben die Türen verriegelt.
        [8] Ein Ei und eine gute Pause.
       *[9] Es kommt in der dritten Fassung der Geschichte vor.
      }
quip-upper-wobble = { $total ->
    [2] Die obere Hälfte des Dorfs besucht die untere.
    [3] Jemand hat eine Tür zu fest zugemacht.
    [4] Etwas rollt die Straße herunter und steht auf.
    [5] Er ist in die unterste Rinne gerollt.
    [6] Er hielt einen Tisch gerade.
    [7] Die Leute hier lehnen und schauen. Mehr tun sie nicht.
    [8] Die Ziegen kommen herunter, und zwar recht schnell.
    [9] Er ist dem Postboten heruntergefallen und kam erst nach einer Meile zum Stehen.
    [10] Ein Verband, leicht schief gewickelt.
    [11] Es hat die Bäckerei abgestützt.
   *[12] Der Knochenrichter hat Übung und könnte eine Stütze brauchen.
  }
    .often = { $total ->
        [5] Er klebte an einem rollenden Käse.
        [7] Jemand lässt einen Teller fallen. Alle hören ihm nach.
        [8] Die Kirchenglocke rutscht vorbei.
       *[9] Es steht an der Wand, ziemlich weit unten.
      }
quip-fishgut = { $total ->
    [2] Es hatte eine Haut.
    [3] Es hatte Flossen.
    [4] Es war im Netz, zwischen den Heringen.
    [5] Ein Kabeljau hatte ihn verschluckt.
    [6] Fischsuppe. Wirkt auch äußerlich.
    [7] Der Wind kommt vom Hafen, also geht niemand hinaus.
    [8] Die Katzen verlassen den Kai, und zwar alle.
    [9] Eine Fischfrau ruft es über den Markt, mit dem Preis für Scholle.
    [10] Der Besitzer ist ins Landesinnere gezogen, der Luft wegen.
    [11] Es ist das Papier um den Schellfisch.
   *[12] Der Aaldoktor heilt alle, für etwas Scharfes zum Ausnehmen.
  }
    .often = { $total ->
        [5] Er ist im Fass bei den Aalen.
        [7] Ein Hering wird gewogen. Er ist derselbe wie gestern.
        [8] Die Netze bewegen sich, dabei hängen sie zum Trocknen.
       *[9] Es ist in die Theke geritzt, unter den Schuppen.
      }
quip-owlsbarrow = { $total ->
    [2] Die Holzfäller haben heute Abend etwas vor, ohne Gäste.
    [3] Jemand hat nach den Kleidern gefragt.
    [4] Eine Axt verstummt, und dann alle.
    [5] Er steckte in der Tasche eines sehr guten Mantels.
    [6] Es fiel von einer Kutsche, hier in der Nähe, bei Nacht.
    [7] Plötzlich fällt allen ein Termin ein.
    [8] Ein seidenes Taschentuch mit einem fremden Wappen darauf.
    [9] Eine Eule würgt ihn aus.
    [10] Holz wird gehackt. Mehr Holz wird gehackt.
    [11] Er war in einem hohlen Baum, in Gesellschaft einer goldenen Uhr.
   *[12] Der Kutscher redet, jetzt, wo er losgebunden ist.
  }
    .often = { $total ->
        [5] Es ist in die Unterseite eines Baumstumpfs gebrannt.
        [7] Die Eulen sind wach, am hellen Mittag.
        [8] Moos und ein sehr teurer Weinbrand.
       *[9] Der Wirt trägt ihn als Einstecktuch.
      }
quip-silverleaf = { $total ->
    [2] Die Elfen singen von der Gasse und wohin sie führt.
    [3] Es war ein alter Baum und kein Platz für einen Hut.
    [4] Die Elfen heilen gegen Eisen, das sie danach vergraben.
    [5] Auf einem Blatt steht etwas, von einer Million.
    [6] Tau, Mondlicht und ein sehr guter Verband.
    [7] Die Elfen sagen es höflich, in vier Strophen.
    [8] Die Vögel sind verstummt.
    [9] Es kommt in der dritten Strophe. Die ersten beiden handeln von Blättern.
    [10] Ein Elf seufzt, und der blaue Fleck schämt sich.
    [11] Ein Eichhörnchen hat ihn für den Winter aufgehoben.
   *[12] Die Elfen werden es nicht vermissen. Es ist erst neunhundert Jahre alt.
  }
    .often = { $total ->
        [5] Er hängt im höchsten Baum, für alle sichtbar.
        [7] Die Elfen haben ausgeredet und alle anderen auch.
        [8] Ein Reh blickt auf und ist weg.
       *[9] Der Bach murmelt es, wenn man Geduld hat.
      }
quip-khumdrum-mines = { $total ->
    [2] Sohle fünf ist jetzt Sohle sechs.
    [3] Auf Sohle drei hat jemand geniest.
    [4] Es lag am Ende eines Stollens, neben seinem Besitzer.
    [5] Es steht mit Kreide auf einer Lore, die in die andere Richtung fährt.
    [6] Es klopft, und zwar von der Seite, auf der noch niemand gegraben hat.
    [7] Die Stützen standen für morgen auf der Liste.
    [8] Der Kanarienvogel singt.
    [9] Die Lampen gehen aus, vom anderen Ende her.
    [10] Den Anfang verkauft ein Zwerg für ein Bier, den Rest für noch eins.
    [11] Die Zwerge reparieren alles, wenn man in Eisen zahlt.
   *[12] Es ist dort, wo man laut alter Karte nicht graben soll.
  }
    .often = { $total ->
        [5] Er ist in der Brotdose des Vorarbeiters.
        [7] Der Berg hatte sich noch nicht ganz gesetzt.
        [8] Es glitzert, ein wenig links vom Gold.
       *[9] Das Echo kommt mit einer anderen Stimme zurück.
      }
quip-smoking-mountain = { $total ->
    [2] Er war nicht seicht.
    [3] Die Brücke war aus Asche, wie sich zeigt.
    [4] Es hatte wie ein Sonnenuntergang ausgesehen.
    [5] Es ist in den Basalt geritzt, in Eile.
    [6] Fremde Notizen, an einer Seite angesengt.
    [7] Im Rauch bewegt sich etwas, und es ist kein Rauch.
    [8] Der Krater räuspert sich.
    [9] Nicht alle Trittsteine waren Steine.
    [10] Eine Spalte bläst ihn heraus, noch lesbar.
    [11] Der Berg grollt und wiederholt sich nur ungern.
   *[12] Er liegt in einem Riss, zwischen heiß und zu heiß.
  }
    .often = { $total ->
        [5] Er ist in einen Ziegel aus Asche eingebacken.
        [7] Einer der Felsblöcke öffnet die Augen.
        [8] Der Dampf teilt sich für jemanden.
       *[9] Der Weg war eine Kruste, und zwar eine dünne.
      }

## Encounters

quip-foe-absent-minded-wizard = Er nennt alle Gerald und hat etwas in der Nase.
    .second = Seit dem letzten Mal sucht er Gerald.
    .third = Er fragt, ob jemand seinen anderen Schuh gesehen hat. Er hat ihn an.
    .fourth = Er hat den Kessel auf dem Feuer gelassen, in einem anderen Jahrhundert.
quip-foe-avalanche = Jemand hat gejodelt.
quip-foe-bear = Vielleicht ist er satt. Vielleicht nicht.
    .second = Er kommt noch einmal wegen des Honigs, oder wegen dem, der ihn hat.
quip-foe-black-cat = Sucht Personal.
quip-foe-demon = Wohnt im Rauchberg und pendelt.
    .second = Der Arbeitsweg war die Hölle, sagt er, und er muss es wissen.
quip-foe-ed-eagle = Ein freundlicher Adler mit ausgezeichneten Augen und schlechten Witzen.
    .second = Er hat einen neuen Witz. Es ist der alte.
quip-foe-elephant = Er hat sich aus einer anderen Geschichte verlaufen und wäre gern in dieser.
    .second = Er hat niemanden vergessen.
quip-foe-elf-princess = Verirrt und überzeugt, dass alle anderen sich bewegt haben.
quip-foe-evil-sorcerer = Sprüht von Weitem Funken und beleidigt durchgehend.
    .second = An seinen Beleidigungen hat er seither gearbeitet.
    .third = Er kündigt sich ausführlich an. Der Bart ist irgendwo eingeklemmt.
    .fourth = Die Funken werden weniger, die Beleidigungen reimen sich jetzt.
quip-foe-giant-crab = Nähert sich seitwärts, sodass niemand sicher ist, ob sie sich nähert.
    .second = Sie hat sich die ganze Zeit genähert.
quip-foe-giant-octopus = Acht Arme und niemand zum Umarmen.
    .second = Er hat an einem Ruderboot geübt.
quip-foe-giant-roc = Was wie eine Wolke aussah, hat die Flügel angelegt.
    .second = Der Schatten war schneller als der Vogel.
quip-foe-giant-scorpion = Er wartet unter dem einen Stein, auf dem es sich gut sitzt.
    .second = Derselbe Stein, dieselbe Idee.
quip-foe-giant-spider = Acht Beine, am besten aus der Ferne zu zählen.
    .second = Sie hat eine Fußmatte gesponnen. Willkommen.
quip-foe-goblins = In der Menge mutig, nur haben sie sich gerade verzählt.
    .second = Sie haben sich wiedergefunden. Es waren vier, oder viele.
    .third = Sie greifen nach Zahlen an, und die gehen bis drei.
quip-foe-griffin = Halb Adler, halb Löwe, ganz Appetit.
    .second = Heute haben beide Hälften Hunger.
quip-foe-guillaume-tell = Ein guter Schütze. Versteckt die Äpfel.
    .second = Die Äpfel sind ihm ausgegangen, und er mustert Hüte.
quip-foe-hermit = Hat zwölf Jahre mit niemandem geredet und holt das jetzt nach.
    .second = Ihm ist noch etwas eingefallen.
quip-foe-giant = Wirft erst mit Felsen und stellt dann Fragen in einer Sprache, die niemand spricht.
    .second = Er hat einen größeren Felsen gefunden und freut sich recht darüber.
quip-foe-imperial-guard = „Etwas zu verzollen?“
    .second = „Die Papiere, bitte. Die anderen Papiere.“
    .third = „Stichprobe. Heute schon die dritte.“
quip-foe-imperial-navy = Ein Zollkutter mit Ansichten.
    .second = Der Kutter hat einen eigenen Stempel mitgebracht.
quip-foe-lion = In seiner Pranke steckt vielleicht ein Dorn. Jemand müsste nachsehen.
    .second = Der Dorn ist noch drin, oder es ist ein zweiter.
quip-foe-maid-marywin = Elf Truhen und klare Vorstellungen, wohin sie gehören.
    .second = Inzwischen sind es zwölf Truhen.
quip-foe-mermaid = Kennt jedes Wrack am Meeresgrund und weiß, wer darin geschnarcht hat.
    .second = Sie erkundigt sich nach dem Kapitän. Irgendeinem Kapitän.
quip-foe-nomads = Sie haben Tee, Datteln und Säbel, in keiner festen Reihenfolge.
    .second = Der Tee ist frisch, die Säbel auch.
quip-foe-ogre = Groß, hungrig und ein Freund von Reisenden, gekocht.
    .second = Er hat einen eigenen Topf dabei.
    .third = Reisende vertrage er nicht mehr, sagt er, und sieht noch einmal hin.
quip-foe-olliver-j-dragon = Ein höflicher Drache, der für seinen Hort sammelt.
    .second = Er hat einen Quittungsblock dabei.
quip-foe-peddler = „Kaum gebraucht, ein pfleglicher Vorbesitzer.“
    .second = „Nur heute und nur hier: der Preis von gestern.“
quip-foe-pirates = Hervorragende Sänger, fürchterliche Gäste.
    .second = Sie haben eine zweite Strophe gelernt.
    .third = Das Reden übernimmt jetzt der Papagei.
quip-foe-sandstorm = Die Wüste steht auf und geht spazieren.
    .second = Er hat mehr Sand mitgebracht.
quip-foe-sea-serpent = Länger als die meisten Schiffe und besser erhalten.
    .second = Das andere Ende kommt noch.
quip-foe-skeletons = Nur Knochen, kein Gespräch, kein Rückzug.
    .second = Manche dieser Rippen kommen einem bekannt vor.
    .third = Sie klappern. Bei ihnen ist das Plauderei.
    .fourth = Ihnen fehlt ein Kiefer, und das hört man am Schlachtruf.
quip-foe-storm-at-sea = Anschreien nützt nichts.
    .second = Er hat nur darauf gewartet, dass jemand sagt, wie ruhig es ist.
    .third = Das Meer steht auf.
quip-foe-tax-collector = Mit zwei Gerichtsvollziehern und einem Formular in dreifacher Ausfertigung.
    .second = Im ersten Formular war ein Fehler.
quip-foe-lost-city = Eine Mauer, die tausend Jahre niemand gesehen hat, bis jemand darüber fiel.
quip-foe-thugs = Geld oder Leben, sagen sie. Stiefel gingen auch.
    .second = Einen Mantel nähmen sie auch, falls er warm ist.
    .third = Sie haben einen größeren Vetter mitgebracht.
    .fourth = Es sei nichts Persönliches, sagen sie. Nur diesen Satz haben sie geübt.
quip-foe-troll = Was man ihm abschlägt, wächst nach.
    .second = Er hat einen Arm mehr als beim letzten Mal.
quip-foe-wild-horse = Es hat sich noch für niemanden entschieden.
    .second = Es hat sich entschieden. Oder doch nicht.
quip-foe-wolves = Für Wölfe höflich, das heißt, sie heulen vorher.
    .second = Der vorderste war schon einmal da.
    .third = Diesmal heulen sie nicht, und das ist schlechtes Benehmen.
quip-foe-zombies = Langsam, feucht und schwer zu entmutigen.
    .second = Es sind dieselben, abzüglich einiger Teile.
    .third = Einen Plan haben sie nicht, aber alle Zeit der Welt.

## Treasures

quip-item-grail = Dorfbewohner lieben ihn, und Mönche bekommen weiche Knie.
quip-item-scepter-of-baldan = Wink damit vor einer Burg, und Türen gehen auf.
quip-item-talisman-of-quox = Die liebste Art des Kaisers, woanders zu sein.
quip-item-battle-ring-of-gorath = Noch warm von Gorath.
quip-item-emerald-of-life = Er scheint zu atmen.
quip-item-palantir-of-zog = Zeigt die Zukunft und nimmt Beschwerden darüber entgegen.
quip-item-scroll-of-healing = Laut vorlesen, besser fühlen.
    .second = Schon die Handschrift beruhigt.
    .third = Zweimal täglich, steht da, und es reicht für einmal.
    .fourth = Sie riecht leicht nach Pfefferminz.
quip-item-scroll-of-protection = Eine Wand aus Worten.
    .second = Vor sich halten, nicht darüber.
    .third = Das meiste ist Kleingedrucktes, und alles davon gilt.
    .fourth = Sie hält Klingen, Pfeile und Nachbarn ab.
    .fifth = In der letzten Zeile steht bitte.
quip-item-scroll-of-teleportation = Eine Reise, kein Gepäckträger.
    .second = Das dritte Wort bitte sorgfältig aussprechen.
    .third = Ein anderer Ort ist im Preis inbegriffen.
    .fourth = Kommt ab und zu schon vorher an.
quip-item-lucky-charm = Eine Hasenpfote. Dem Hasen ist es inzwischen egal.
    .second = Ein Hufeisen, leicht gebraucht, von einem Pferd.
quip-item-large-ruby = Etwa so groß wie ein Gänseei, und die Gans will ihn zurück.
    .second = Dieser ist ein wenig röter. Vielleicht ist es ihm peinlich.
quip-item-stone-of-fire = Bitte nicht in der Gesäßtasche aufbewahren.
quip-item-gold-crown = Gehörte jemand Kleinerem.
quip-item-gold-chalice = Nicht der Gral, egal wie oft es jemand behauptet.
quip-item-gold-idol = Lächelt viel, dafür dass er keine Freunde hat.
quip-item-gold-harp = Spielt eine einzige Melodie, meistens nachts.
quip-item-gold-necklace = Beißt sich mit Kettenhemden.
quip-item-gold-plate = Die Soße geht nur mit dem Meißel ab.
quip-item-gold-mask = Für manche, die sie trugen, ein Gewinn.
quip-item-gold-egg = Nicht daraufsetzen. Es wurde versucht.
quip-item-silver-goblet = Verbeult von Meinungsverschiedenheiten.
quip-item-silver-mirror = Zeigt die Leute, wie sie sind. Darum wollte ihn niemand behalten.
quip-item-silver-bell = Läutet zum Essen. Zu wessen, ist unklar.
quip-item-silver-comb = Eine Meerjungfrau sucht ihn.
quip-item-silver-flute = Bezaubert Mäuse und nervt alle anderen.
quip-item-silver-candlestick = Einer von zweien. Der andere ist Beweismittel.
quip-item-silver-buckle = Hält Hosen zusammen und Gespräche auf.
quip-item-silver-birdcage = Der Vogel hat geschworen, es niemandem zu sagen.
quip-item-silver-spoon = Jemand wurde damit im Mund geboren.
quip-item-magic-dagger = Summt, wenn Brot in der Nähe ist.
quip-item-magic-sword = Weiß, dass es besser ist als wer es führt.
quip-item-magic-axe = Spaltet Holz, Schilde und Meinungen.
quip-item-magic-mace = Verzaubert von jemandem, der Feinheiten nie mochte.
quip-item-magic-club = Schlagende Verbindung, Mitgliedschaft Pflicht.
quip-item-magic-staff = Leuchtet im Dunkeln und auf Beerdigungen.
quip-item-magic-spear = Zeigt von selbst dorthin, wo es Ärger gibt.
quip-item-magic-sling = Der Stein entschuldigt sich in der Luft.
quip-item-magic-bow = Die Pfeile kennen den Weg.
quip-item-magic-small-shield = Zuckt schon vorher zusammen.
quip-item-magic-large-shield = Eine Tür mit einer sehr festen Meinung über Besuch.

## Clues

quip-clue-nobnodd-1 = Der dritte Ziegel von links war die Ofenwand, und warm.
quip-clue-imperial-capital-1 = Der Schreiber ist froh. Das Formular entfällt.
quip-clue-imperial-capital-2 = Der Hauptmann bewundert die Waffe und schaut woandershin.
quip-clue-pirates-den-1 = Die Hängematte ist nicht aufgewacht.
quip-clue-pirates-den-2 = Mit einem Schatz kann man sehr schlecht zustechen, erklären die Piraten.
quip-clue-monastery-1 = Es war das erste Gebot, das jemand hören konnte.
quip-clue-monastery-2 = Das Schildchen bleibt da.
quip-clue-vanishing-oasis-1 = Eine Palme war da. Das ist schon die halbe Arbeit.
quip-clue-vanishing-oasis-2 = Zwei Krüge im Brunnen, nur an geraden Tagen.
quip-clue-lost-city-1 = Von all den Türen war es die, die nicht abgeschlossen war.
quip-clue-lost-city-2 = Der König wurde nett gebeten und stand auf.
quip-clue-wizards-tower-1 = Das Buch davor beißt.
quip-clue-wizards-tower-2 = Das Fenster bleibt offen und der Zauberer unten.
quip-clue-port-barnacle-1 = Auf Papageien hört niemand. Dabei lohnt es sich.
quip-clue-port-barnacle-2 = HIER OBEN, steht darauf, verkehrt herum.
quip-clue-brassbottom-1 = Was in Posten zweiundvierzig war, wusste niemand, am wenigsten der Besitzer.
quip-clue-brassbottom-2 = Verfallen, von einem Herrn, der nicht wiederkommt.
quip-clue-castle-dampwick-1 = Der Keller ist gleichzeitig der See.
quip-clue-castle-dampwick-2 = Die Schirme sind längst davongeschwommen.
quip-clue-castle-highgloom-1 = Es war der vierzehnte Stuhl. Der dreizehnte knarrte.
quip-clue-castle-highgloom-2 = Die leere Rüstung hält ihre neue Waffe, offensichtlich zufrieden.
quip-clue-castle-saltspray-1 = Dort wäscht sich niemand, also waren die Wasserhähne ein gutes Versteck.
quip-clue-castle-saltspray-2 = Die Schatzkammer öffnet bei Ebbe, kurz, und drin sitzt eine Krabbe.
quip-clue-fort-norwatch-1 = Es war schwerer als ein Stiefel.
quip-clue-fort-norwatch-2 = Bei der Inspektion fehlt nichts, und zu viel ist auch nichts.
quip-clue-fort-sandgrit-1 = Eine Pinzette war beteiligt und ein Kaktus.
quip-clue-fort-sandgrit-2 = Eine trockene Zisterne bewacht niemand.
quip-clue-fort-grimrock-1 = Der Zöllner hatte ohnehin kein Wechselgeld.
quip-clue-fort-grimrock-2 = Die Lücke in der Waffenkammer ist gefüllt.
quip-clue-little-muddle-1 = Es war das zweite Wirtshaus. Das ist es immer.
quip-clue-little-muddle-2 = Die Vogelscheuche war viel zu gut angezogen.
quip-clue-upper-wobble-1 = Der Schornstein neigte sich zur anderen Seite.
quip-clue-upper-wobble-2 = Es hing unter dem letzten Haus am Hang fest.
quip-clue-fishgut-1 = Der Große ist nicht entwischt, und sein Abendessen auch nicht.
quip-clue-fishgut-2 = Es roch nicht nach Fisch. Es musste Gold sein.
quip-clue-owlsbarrow-1 = Jemand hat der ersten Eiche geantwortet. Es war die andere.
quip-clue-silverleaf-1 = Sie sind alle silbern. Es hat den ganzen Tag gedauert.
quip-clue-silverleaf-2 = Der Elfenfürst ist dankbar und winkt sehr lange.
quip-clue-khumdrum-mines-1 = Von so einer Sohle hat der Vorarbeiter noch nie gehört.
quip-clue-khumdrum-mines-2 = Bei Rost ist der Vorarbeiter nicht wählerisch.
quip-clue-smoking-mountain-1 = Der Besitzer war nicht zu Hause.
