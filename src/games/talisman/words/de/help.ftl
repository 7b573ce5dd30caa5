# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = Talisman
game-blurb = Der Zauberer ist tot, die Krone der Herrschaft unbeaufsichtigt, und alle haben es mitbekommen. Werde stark, finde einen Talisman, schlag dich zur Mitte des Bretts durch und herrsche per Blitzschlag. Sei dabei möglichst keine Kröte.
game-cover = sechs Helden, von einem Krieger mit Helm bis zum bärtigen Zauberer, vor der Krone der Herrschaft, die über einem feurigen Berg schwebt
private-cast = Zaubern…

help-goal = 👑 Das Ziel
    .text =
        Der Zauberer ist tot, und seine Krone der Herrschaft liegt unbeaufsichtigt in der Mitte des Bretts. Werde draußen stark, finde einen **Talisman** und geh hinein.
        Wozu die Krone gut ist, bestimmt der Tisch. Mit **Herrschaftszaubern** würfelt, wer sie hat, in jedem Zug, und bei 4 bis 6 verlieren alle anderen ein Leben oder geben auf. Bei **sicherer Herrschaft** entfällt der Wurf. Sonst gewinnt sofort, wer zuerst ankommt, oder im **Streit um die Krone**, wer bis zum nächsten eigenen Zug allein dort sitzt.
        Bleibt nur noch ein Charakter übrig, gewinnt er immer. Mit **Rundenlimit** oder **Zugvorrat** entscheiden Punkte: wie weit innen du bist, ein Talisman, Stärke, Talent, Leben und die Hälfte deines Goldes.
help-turn = 🧭 Ein Zug
    .text =
        1. **Bewegung**: Du würfelst und gehst genau so weit um deinen Ring, in eine der beiden Richtungen.
        2. **Begegnung**: mit dem Feld, auf dem du landest, oder mit einem Charakter, der dort steht. Nie mit beiden.
        Ich würfle, ziehe und rechne. Du musst nur entscheiden.
help-rings = 🗺️ Drei Ringe
    .text =
        Der **äußere** ist zum Wachsen da. Der **mittlere** ist reicher und ruppiger. Der **innere** bedeutet ein Feld pro Zug, keine Würfel, keine Gnade.
        Zwischen den ersten beiden liegt der Sturmfluss. Hinüber kommst du auf der Brücke, wo der **Wächter** (Stärke 9) alle anhält, die hineinwollen, mit einem **Floß** (gekauft, gefunden oder mit einer Axt im Wald oder im Forst gebaut) oder mit dem Fährmann aus der Taverne.
        In die Innere Region führt das **Portal der Macht**. An manchen Tischen steht es offen. Sonst musst du mit zwei Würfeln höchstens deine Stärke oder dein Talent würfeln.
help-numbers = 💪 Vier Zahlen
    .text =
        Du brauchst **Stärke** für Kämpfe und **Talent** für Psychische Kämpfe und Zauber. Keins von beiden fällt je unter den Wert auf deiner Karte. Die anderen zwei sind **Leben** und **Gold**.
        Heilen geht bis 4 Leben, gewonnene Leben dürfen mehr sein. Hast du keins mehr, bist du tot und lässt alles zurück. Ob du als jemand anderes wiederkommst, bestimmt der Tisch. Laut Regelheft ja, bis jemand auf der Krone gestanden hat.
help-cards = 🃏 Karten ziehen
    .text =
        Auf den meisten Feldern heißt es *zieh*. Karten, die schon dort liegen, zählen mit, und auch ihnen begegnest du. Die Reihenfolge: Ereignisse, Gegner, Fremde, Dinge zum Mitnehmen, Orte. Was du liegen lässt, bleibt offen liegen.
        Solange dort ein Gegner liegt, kommt niemand an den Rest, ohne ihn zu besiegen oder ihm auszuweichen.
help-fights = ⚔️ Kämpfe
    .text =
        Deine Stärke plus ein Würfel gegen fremde Stärke plus ein Würfel. Geister kämpfen mit Talent. Mehrere Gegner kämpfen gemeinsam. Die höhere Summe gewinnt. Verlierst du, ist ein Leben weg und dein Zug vorbei. Bei Gleichstand endet nur der Zug.
        Nur eine Waffe zählt. Rüstung (4 bis 6), Schild (5 oder 6) oder Helm (6) können ein im Kampf verlorenes Leben retten, gegen Geister nicht. Du darfst eins davon versuchen, oder alle, wenn die **Rüstungswürfe** das erlauben.
        Getötete Tiere, Monster und Drachen sind **Trophäen**. Für 7 Punkte ihrer Stärke gibt es 1 eigene, bei anderem **Trophäenkurs** für weniger. Wo **Geister Talent lehren**, gibt es für besiegte Geister Talent.
help-others = 🗡️ Andere Charaktere
    .text =
        Landest du bei jemandem, darfst du angreifen oder eine Spezialfähigkeit einsetzen. Wer gewinnt, nimmt ein Leben, einen Gegenstand oder 1 Gold. Danach ist der Zug vorbei und manchmal die Freundschaft. An manchen Tischen darfst du niemandem das letzte Leben nehmen, bevor jemand die Krone erreicht hat.
        Wer **ausweichen** kann, wird zuerst gefragt.
help-things = 🎒 Gegenstände und Begleiter
    .text =
        Du trägst höchstens 4 Gegenstände, mit einem Maultier mehr: 4 weitere oder beliebig viele, je nach Tisch. Begleiter sind unbegrenzt. Manche Karten verweigern sich den Guten oder den Bösen.
        In jedem ruhigen Moment darfst du über die weiteren Knöpfe alles zurücklassen. Nur die Vettel nicht.
help-spells = 📜 Zauber
    .text =
        Talent 3 erlaubt 1 Zauber, Talent 4 erlaubt 2, Talent 6 erlaubt 3. Sie sind geheim. `/clues` zeigt dir deine und wann du sie wirken darfst.
        Ein Zauber wird mit seinem Ziel angesagt. Danach dürfen alle mit einem Gegenzauber antworten. Manche Tische begrenzen, wie viele du pro Zug wirken darfst.
help-windows = ⏳ Wann du handeln darfst
    .text =
        Wenn ein Zug beginnt, bei der Ankunft, bei einem Angriff, vor dem Wurf, wenn ein Leben verloren zu gehen droht, wenn ein Zauber gewirkt wird und wenn ein Zug endet, warte ich auf alle, die **vielleicht** handeln könnten. Sofort weiterzumachen würde zu viel verraten. Kannst du nichts tun, passe ich für dich, ohne zu fragen.
help-orders = 🔔 Daueraufträge
    .text =
        Keine Lust auf Fragen? Gib mir **Daueraufträge**. Du kannst wählen, ob ich dich nur in eigener Sache frage (so fängst du an), auch bei Zaubern, immer oder nur dann, wenn eine deiner Karten oder Fähigkeiten zum Zug kommen könnte. Ich kann den Beginn deines Zuges, deine Landung oder sein Ende überspringen oder dich für den Rest des Zuges in Ruhe lassen.
        Daueraufträge sind geheim, und ich passe für dich nach kurzem Nachdenken. Auch für Waffen, Schutz und Beute gibt es welche. Offensichtliches entscheide ich: Dinge, für die du Platz hast, Trophäen und Karten, die du kommen sahst. Willst du lieber gefragt werden, gib den Auftrag dazu.
help-talisman = ✨ Wie man an einen Talisman kommt
    .text =
        Zwei liegen unter den Abenteuern. Der **Hexenmeister** in der Mittleren Region gibt einen für einen Auftrag, der **Tempel** für ein Gebet (10 mit zwei Würfeln), und der **Einsiedler** seinem ersten Besuch. An manchen Tischen beginnen alle mit einem.
        Und andere Leute haben welche. Von Fragen war nicht die Rede.
help-inner = 🔥 Die Innere Region
    .text =
        Zwei Wege führen von der Ebene der Gefahr ins Feuertal. Der eine geht durch die **Minen** (3 Würfel minus Talent), vorbei am Vampir, der Leben oder Begleiter nimmt, und an den Gruben. Der andere geht durch die **Gruft** (3 Würfel minus Stärke), vorbei am Tod, der gern würfelt, und an deinem ganz persönlichen Werwolf.
        Mit einer Summe von 0 oder weniger kommst du durch Gruft oder Minen. Alles darüber wirft dich weiter draußen hinaus. Umkehren darfst du immer, und unterwegs passiert nichts.
        Das Tal öffnet sich nur einem Talisman. Dahinter liegt die Krone.
help-toads = 🐸 Kröten und sonstige Wetterlagen
    .text =
        Eine Kröte hat Stärke 1, Talent 1, keinen Besitz und keine Würde, und zwar für 3 Züge. Sie zieht ein Feld pro Zug.
        Wer im Tempel versklavt ist, würfelt um die Freiheit. Musst du einen Zug aussetzen, ist es ein späterer, nie der laufende.
help-house-rules = 🏠 Hausregeln
    .text =
        Ein Tisch kann eigene Regeln haben, `/game status` zählt sie auf. Mit **Glücksmarken** frage ich nach jedem deiner Würfe, ob du ihn wiederholen willst, sofern kein Dauerauftrag etwas anderes sagt. **Handel** treibst du mit jemandem auf deinem Feld, unter den weiteren Knöpfen, in deinem Zug oder im anderen. Mit **Handicaps** beginnen schwächere Charaktere mit mehr.
help-commands = ⌨️ Befehle
    .text =
        Drück die Knöpfe, oder tippe. `/play` zeigt alles, was du gerade tun darfst. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` und `/pass` sind Abkürzungen dorthin.
        `/game map` zeigt das ganze Brett, `/clues` deine Zauber, deinen Auftrag und deine Daueraufträge. Trophäen eintauschen und Dinge zurücklassen findest du unter den weiteren Knöpfen. Beides kostet keinen Zug.

## Hints for beginners, each shown once

beginner-move = Würfle, dann wähl eine Richtung: im Uhrzeigersinn oder dagegen, nie beides. Werde draußen stark, bevor du den Fluss überquerst.
beginner-window = Momente wie dieser sind für Zauber und Spezialfähigkeiten da. Passen kostet nichts, und beim nächsten frage ich wieder.
beginner-fight = Beide Seiten würfeln und addieren Stärke, oder Talent, wenn Köpfe kämpfen. Verlierst du, kostet es ein Leben. Verliert ein Wesen, ist es tot. Ein Patt tut niemandem weh.
beginner-encounter = Auf einem Feld begegnest du entweder jemandem, der dort steht, oder dem Feld selbst und seinen Karten. Entscheide dich, bevor du zu genau hinsiehst.
beginner-space = Orte wie dieser tun etwas für ihre Gäste. Nicht immer etwas Nettes.
beginner-trade = Ein Handel gilt nur, wenn ihr beide zustimmt. Vorher wechselt nichts den Besitzer.
