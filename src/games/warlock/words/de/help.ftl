# The game's title and its rules for a beginner. They have to be true under all house rules. A passage has at most 900
# letters with its heading.

game-title = Der Hexenmeister vom flammenden Berg
    .short = Der Hexenmeister
game-blurb = Neun Schlüssel, drei Schlösser und eine Truhe unter einem Berg voller Dinge, die sie dir nicht gönnen. Erkunde, kämpfe, stell unangenehme Fragen und lass dich nicht fressen.
game-cover = der flammende Berg bei Nacht mit rot glühendem Gipfel, davor der Hexenmeister mit feurigen Augen und eine Truhe mit drei Schlössern
private-use = Einsetzen…

help-goal = 🏔️ Das Ziel
    .text =
        Tief unter dem Berg steht eine Truhe mit drei Schlössern. **Wer sie zuerst mit den richtigen Schlüsseln öffnet, gewinnt sofort.**
        Die Schlüssel tragen die Zahlen 1 bis 9, und niemand weiß, welche drei die richtigen sind: Ihre Schlüsselkarten liegen unter der Truhe. Die anderen sechs habt ihr auf der Hand. Finde heraus, wer was hat, finde Schlüssel, und schlag dich durch.
help-keys = 🔑 Schlüsselkarten und Schlüssel
    .text =
        Eine **Schlüsselkarte** ist ein Beweis. Hast du Schlüsselkarte 5, liegt die 5 nicht unter der Truhe. Deine sind geheim, und du behältst sie für immer.
        Ein **Schlüssel** ist eine Zahl auf einer Schatzkarte und dreht sich im Schloss. Jede Zahl steht auf drei Schatzkarten. Ein Bund hat vier Zahlen.
        Dein Notizbuch findest du unter `/clues`. Ich trage ein, was man dir gezeigt hat: ● hier, · nicht hier, ? offen. Unter **Notizbuch** bei deinen Optionen kannst du selbst mit Bleistift schreiben.
help-turn = 🕯️ Ein Zug
    .text =
        1. **Vorher**, wie du magst: eine Karte einsetzen, handeln, Schätze ablegen.
        2. **Eine Handlung**: ziehen, essen, bleiben, den Fluss überqueren, sich an der Truhe versuchen oder passen.
        3. **Begegnungen**: erst mit dem, was im Raum sitzt, dann mit den anderen, die da sind.
        4. **Schatz**: die oberste Karte des Raums, wenn der Weg frei ist.
help-moving = 🥾 Ziehen
    .text =
        Wirf einen Würfel (mit **flinken Füßen** mehr) und geh alles ab. Räume, Geheimgänge, der Rand des Labyrinths, andere Leute und Schätze auf dem Boden erlauben dir, früher anzuhalten. Wer einen Raum betritt, bleibt immer stehen.
        Zeigt ein Würfel eine 1, darfst du vorher eine **Schlüsselprobe** machen. Mit **losen Zungen** gilt auch eine zweite Zahl.
help-challenges = 🔎 Schlüsselproben
    .text =
        Nenn eine Zahl. Alle anderen halten diese Schlüsselkarte hin oder eine leere, und nur du siehst hin. Ich antworte für alle, also kann niemand lügen.
        Sind alle leer und du hast sie selbst nicht, liegt sie unter der Truhe. Die Seherin verkauft Schlüsselproben für 2 Gold, und in der Kristallkugel steckt eine.
help-battles = ⚔️ Kämpfe
    .text =
        Jede Runde würfeln beide Seiten mit zwei Würfeln und addieren Gewandtheit und Ausrüstung. Die niedrigere Summe bekommt eine Wunde, meist 2 Ausdauer. Bei 0 ist man tot, auf beiden Seiten. Ein getötetes Monster bringt 1 Glück.
        Nach einer Runde kannst du bei 3 oder mehr **fliehen**, für 0 bis 2 Ausdauer. Du stehst dann vor der Tür, und das Monster erholt sich.
        Mit **Selbstrüsten** setze ich dir den Helm auf und ziehe dein bestes Schwert. „Kämpfen, bis ich …“ fragt nicht mehr, bis es eng wird. Die Zahl steht in deinen Daueraufträgen. „Bis zum Ende kämpfen“ hält für nichts an.
        Mit **Monsterpaten** drückt die nächste Person für dein Monster den Knopf, oder ein Dauerauftrag tut es.
help-scores = 🍀 Gewandtheit, Ausdauer, Glück
    .text =
        Um das **Glück zu prüfen**, würfelst du mit zwei Würfeln. Glück hast du, wenn die Summe dein Glück nicht übersteigt. Jede Prüfung kostet 1 Glück, so oder so. Siege und der Hausmeister bringen welches zurück.
        Zum **Essen** braucht es den ganzen Zug. Ein Proviant bringt 4 Ausdauer, mit **Ausdauergrenze** nur bis zum Startwert. Nie zweimal hintereinander, und nie, wo noch etwas kommen könnte.
        Mit **Außenseiterbonus** bringt wenig Gewandtheit mehr Ausdauer und vor dem ersten Zug ein, zwei belauschte Schlüsselkarten.
help-rooms = 🚪 Räume
    .text =
        In den meisten Räumen liegt eine verdeckte Karte: Monster, Falle, Händler oder Fremder. Werde damit fertig, nimm dann die oberste Schatzkarte, sieh sie an und behalt sie oder leg sie zurück. Solange Platz ist, mache ich das für dich, wenn kein Dauerauftrag dagegen spricht.
        Fünf gehen nie weg: Quartiermeister, Hausmeister, Zwerge, der Alte und die Seherin. Zweimal hintereinander kannst du niemanden davon besuchen, erst muss jemand anderes da gewesen sein.
        In den Rucksack passen sechs Schatzkarten. Schwerter kommen an den Gürtel, höchstens zwei.
help-ways = 🌊 Fluss, Geheimgänge, Labyrinth
    .text =
        Über den **Fluss** kommst du von beiden Ufern: mit der Fähre (3 Gold), dem Floß (Glück prüfen) oder der Brücke (ein Würfel). Wer hineinfällt, trifft das Krokodil.
        Auf einem **Geheimgang** endet dein Zug. Im nächsten kommst du bei einem Eingang derselben Farbe heraus. Ohne Laterne entscheidet ein Würfel.
        Das **Labyrinth** ist der kurze Weg zur Truhe, falls es einer ist. Eine Sackgasse kostet den Zug, im **strengen Labyrinth** auch den nächsten. Der lange Weg führt durchs Studierzimmer des Hexenmeisters, und er ist da.
help-players = 🗡️ Andere Charaktere
    .text =
        Auf demselben Feld könnt ihr **handeln**: Gold, Proviant, Schatzkarten oder ein Blick auf eine Schlüsselkarte. **Tauschen** heißt Blick gegen Blick oder Wahrheit gegen Wahrheit, im selben Moment. Was ihr vereinbart, führe ich aus. Was ihr bloß sagt, nicht.
        Du darfst auch **angreifen**, sobald ihr beide schon in einem Raum wart und wieder draußen. Entkommt dein Opfer, beraubst du es: alle Schlüssel, eine zufällige Karte oder eine, die du kennst, dazu die Laterne. Stirbt es, gehört alles dir.
        Auf einem **friedlichen Berg** darf niemand andere angreifen, vergiften oder verfluchen.
help-alone = 🕯️ Allein
    .text =
        Auf einer **Soloexpedition** liegen die anderen sechs Schlüsselkarten in einem Stapel. Wo du sonst eine Schlüsselprobe machen oder in eine fremde Hand sehen würdest, siehst du stattdessen eine zufällige Karte daraus. Danach wird sie zurückgemischt.
        Liegst du an der Truhe falsch, hörst du nur, wie viele falsch waren. Ein Raum mit festem Bewohner lässt dich wieder hinein, wenn du in einem anderen warst. Erlischt das letzte Licht, muss jede Zahl stimmen, die du aufschreibst.
help-chest = 🔑 Die Truhe
    .text =
        Nenn in der Schatzkammer drei Zahlen, zu denen du Schlüssel hast, oder zwei, wenn ein Schloss offen ist. Alles richtig: gewonnen. Etwas falsch: Ich sage, wie viele, und du bist wieder am Südufer. In Gesellschaft erfährst nur du, welche.
        Nach der letzten Runde schreiben alle Zahlen auf. Das ist Runde 100, oder wenn die **Mitternachtsglocke** läutet. Jede richtige Zahl bringt Punkte, mit ihrem Schlüssel noch mehr.
help-death = ☠️ Tod
    .text =
        Deine Schätze bleiben, wo du gestorben bist, und zwar nur für dich, außer jemand am Tisch hat dich getötet und sie genommen. Gold und Essen sind weg. Im nächsten Zug kommst du mit einem neuen Charakter wieder, der alles weiß, was du weißt.
help-commands = ⌨️ Befehle
    .text =
        Drück die Knöpfe, oder tippe. `/play` zeigt alles, was du gerade tun darfst. `/move`, `/explore`, `/use`, `/fight`, `/flee`, `/trade` und `/pass` sind Abkürzungen dorthin.
        `/game map` zeigt den ganzen Berg, `/clues` dein Notizbuch und deinen Rucksack.
