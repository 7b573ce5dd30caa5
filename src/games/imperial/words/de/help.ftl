# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = Die Suche nach den Kaiserlichen Schätzen
    .short = Die Kaiserlichen Schätze
game-blurb = Sechs Kaiserliche Schätze sind verschwunden, nach einem Fest, auf dem niemand gewesen sein will. Folge Hinweisen, lauf Ogern davon, bestich Kerkermeister, und sei am reichsten, wenn der letzte auftaucht.
game-cover = der Kaiser auf seinem Thron in einer Säulenhalle, um ihn herum die sechs Kaiserlichen Schätze, jeder in seinem eigenen Licht
private-use = Hinweis einlösen…
private-cast = Zaubern…

help-goal = 🏰 Das Ziel
    .text =
        Nach einem Fest, auf dem niemand gewesen sein will, sind sechs Kaiserliche Schätze verschwunden. Ihr sucht sie und alles andere, was glänzt.
        Die Partie endet, wenn alle sechs gefunden sind, ob sie nun jemand hat oder die Bank. **Wer dann die meisten Schätze hat, gewinnt.** Bei Gleichstand zählen gewöhnliche Waffen, danach ein Würfel. Mit **Schätzen nach Punkten** entscheiden Punkte.
        Ein **kurzes Spiel** kann früher enden, am Ende einer Runde, sobald genug Kaiserliche Schätze gefunden *und* genug Runden gespielt sind. Üblich sind zwei Schätze und vier Runden, eure Zahlen stehen in der Übersicht des Tisches. Mit der letzten Runde ist auf jeden Fall Schluss.
help-turn = 🧭 Ein Zug
    .text =
        1. **Bewegung**: bleiben, gehen, segeln, teleportieren, Heilung oder Unsichtbarkeit wirken oder meditieren.
        2. **Tausch**, an einem Ort mit Namen: einen Hinweis gegen einen Schatz einlösen, Fahrgäste abliefern oder zum Kaiser gehen.
        3. **Erkunden**, an einem Ort mit Namen: zwei Würfel auf seiner Tabelle.
        4. **Begegnung**, überall sonst: ein Plättchen aus dem Vorrat. Lebt es in diesem Gelände, hast du es getroffen.
        Es gibt 3 oder 4, nie beides. Ich würfle alles. Du musst nur entscheiden.
help-moving = 🗺️ Bewegung
    .text =
        Auf der **Straße**: bis zu 3 Felder. Der Talisman von Quox und das Wildpferd bringen je eins mehr.
        Oder **querfeldein**: ein Schritt auf ein Landfeld nebenan, mit Ed Eagle zwei.
        Übers **Meer**: zwei Schritte mit Boot oder Schiff, von jeder Küste an jede Küste. Wer landet, bleibt stehen.
        Eine Bewegung ist eins von dreien, nie eine Mischung. Durch einen Ort hindurchzugehen bewirkt nichts. Dort anzuhalten schon.
        Die Verschwindende Oase ist bei gerader Zahl da. Bei ungerader ist sie Sand.
help-clues = 📜 Hinweise
    .text =
        Hinweise sind geheim, `/clues` zeigt dir deine. Jeder nennt einen Ort. Halt dort an und leg ihn für einen Schatz ab, manchmal für zwei. Manche Orte wollen dazu eine Waffe. Pro Zug geht ein Hinweis.
        Vier darfst du haben. Ein fünfter heißt, dass du einen vergessen musst.
        SPEZIAL geht überall, wo es einen Namen gibt. Bei 1 findet es nichts, bei 2 bis 5 einen Schatz, bei 6 zwei.
        In einem **kurzen Spiel** führt kein Hinweis zur Verlorenen Stadt, und der Tisch bestimmt, ob ihr mit drei Hinweisen beginnt oder mit vier.
help-exploring = 🎲 Erkunden
    .text =
        Jeder Ort hat seine eigene Tabelle von 2 bis 12. Du findest vielleicht einen Hinweis (etwa jedes dritte Mal), eine Waffe oder ein Schiff, eine Heilung, eine Begegnung, einen üblen Brunnen und ab und zu ein Gefängnis. Bei deinen Optionen stehen die Chancen.
        Das Ergebnis *Alle Wunden heilen* kostet eine Waffe, und *Du musst gehen* schickt dich nach nebenan, wo schon etwas wartet.
help-encounters = ✨ Begegnungen
    .text =
        Nicht jedes Plättchen passt dorthin, wo du bist. Was nicht passt, geht mit einer Entschuldigung zurück. Manche greifen an, manche würfeln nach ihrer Laune, manche schließen sich dir an. Garde und Marine beschlagnahmen Kaiserliche Schätze ohne Diskussion.
        Böser Hexer, Skelette, Zombies und Olliver J. Dragon werden **jemandem geschickt**, von dir oder an dich.
        Die Verlorene Stadt bleibt auf der Karte, sobald jemand über sie gestolpert ist, und lässt sich erkunden wie jeder andere Ort.
help-fights = ⚔️ Kämpfe
    .text =
        Vorher laufen vielleicht Gefährten weg. Dann würfeln beide Seiten, und der Unterschied ist die Zahl der Runden **Annäherung**, für Bögen, Schleudern, Zauber und Felsen. Danach kommt der **Nahkampf**.
        Du wirfst Beweglichkeit plus Waffenbonus an Würfeln. 5 und 6 treffen, bei magischen Waffen auch 4. Beide schlagen gleichzeitig. Treffer verteilen sich auf deine Gruppe, Schilde und manche Waffen halten ein paar auf.
        Nach jeder Runde kannst du fliehen: zwei Würfel plus dein Laufen, minus das der anderen. Ab 7 bist du weg. Es zählt der langsamste Gefährte, außer du lässt die Langsamen zurück. Ein Knopfdruck kann weiterkämpfen, solange es dir gut geht.
        Die Chancen bis zum Ende nehmen an, dass alle bis zum Ende zuschlagen und übrige Treffer dorthin gehen, wo ich es vorschlage.
        Besieg es, und nimm, worauf es saß.
help-spells = 📖 Zauber und Schriftrollen
    .text =
        Elfen haben einen Zauber, Kleriker zwei, Magier vier. Schriftrollen sind für alle. Pro Runde wirkst oder liest du eins davon statt eines Schlags. Ein gewirkter Zauber ist weg.
        Um einen zurückzubekommen, **meditierst** du statt zu ziehen: zwei Würfel gegen seinen Zielwert. Misslingt es, kommt etwas vorbei. Versuch denselben Zauber im nächsten Zug wieder, dann kommt er ohne Wurf.
help-companions = 🐾 Gefährten, Boote, Ausrüstung
    .text =
        Gefährten kämpfen neben dir und teilen die Treffer. Maid Marywin will nach Burg Hochdüster, die Elfenprinzessin nach Silberblatt, und beide zahlen bei der Ankunft.
        Schiffe kommen aus Häfen und von besiegten Piraten und bleiben am Wasser. Sinkt eins auf See, verlierst du die Hälfte von allem, wie die Würfel es wollen, und wachst im Piratennest auf.
        Du hältst eine Waffe bereit, und einen Schild, wenn deine Klasse darf. Wechseln kannst du, wann immer dich nichts angreift.
help-trade = 🤝 Handel
    .text = In deinem Zug darfst du mit jemandem auf deinem Feld handeln: Waffen, Schätze und Hinweise, Hinweise auf Wunsch verdeckt. Bis zu drei Vorschläge sind erlaubt. Vernünftig sein muss dabei niemand.
help-prison = ⛓️ Gefängnis
    .text = Bestich den Kerkermeister mit einem Schatz, teleportiere, oder such in einem späteren Zug den Geheimgang: 7, 11 oder ein Pasch. Immerhin kann dir dort niemand etwas schicken.
help-emperor = 👑 Der Kaiser
    .text = In der Kaiserstadt darfst du einen Kaiserlichen Schatz abgeben und dafür **zwei** Schätze ziehen. Danach gehört er niemandem mehr, gilt aber weiter als gefunden.
help-death = ☠️ Tod und Ende
    .text =
        Mit so vielen Wunden wie Höchstgesundheit bist du tot. Deine Sachen gehen zurück in die Vorräte, und du brichst von Nobnodd aus als jemand anderes auf, solange es noch jemand anderen gibt.
        Ein Kaiserlicher Schatz, der so verloren geht, gilt nicht mehr als gefunden. Der Smaragd des Lebens schmilzt an deiner Stelle.
help-house-rules = 🏠 Hausregeln, falls der Tisch sie hat
    .text =
        Im **Hex-Spiel** wird das Reich gemischt, `/game map` zeigt wie.
        Mit **Schätzen nach Punkten** sind Kaiserliche Schätze 25 Punkte wert, Schriftrollen 20, magische Waffen 15, Gold 4 Würfel, Silber 2 Würfel, Rubine 8 Würfel, der Stein des Feuers 10 Würfel und gewöhnliche Waffen so viel, wie darauf steht.
        Mit **Erfahrung** bekommst du Punkte: die Höchstgesundheit dessen, was du tötest, die Hälfte davon für das, was ein Zauber gewinnt, 3 für eine Lieferung und 5 für einen Kaiserlichen Schatz an den Kaiser. An jeder Marke steigt einer deiner Werte.
        Mit **gleich vielen Zügen** wird die Runde noch zu Ende gespielt, wenn alle sechs gefunden sind.
help-heroes = 🏠 Hausregeln unter Helden
    .text =
        Im **Schurkenspiel** darfst du ein Plättchen, das nicht zu dir passt, jemandem schicken, zu dem es passt. Das kann niemandem mehr als einmal zwischen zwei eigenen Zügen passieren.
        Wenn ihr **zusammen reist**, darfst du helfen, wenn neben dir jemand angegriffen wird, und teilst das Ergebnis. Vor dem Ziehen darfst du andere zum Mitgehen einladen. Wer mitgeht, kann im eigenen nächsten Zug nicht gehen oder segeln.
        In einer **gnadenlosen** Partie darfst du statt zu erkunden oder zu ziehen jemanden angreifen, aber nur auf deinem Feld und nicht in Nobnodd oder der Kaiserstadt. Wer gewinnt, nimmt alles.
        Mit **Zunftordnung** nehmen Kleriker nur Streitkolben, Keulen, Stäbe und Schleudern, Magier nur Dolche, Stäbe, Bögen und Schleudern.
        Bei **ausgeglichenem Start** beginnen Schwächere mit mehr Waffen, Stärkere mit einem Hinweis weniger.
help-commands = ⌨️ Befehle
    .text =
        Drück die Knöpfe, oder tippe. `/play` zeigt alles, was du gerade tun darfst. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` und `/pass` sind Abkürzungen dorthin.
        `/game map` zeigt das ganze Reich, `/clues` deine Geheimnisse. Ausrüsten, Verleihen, Wegschicken und Handeln findest du unter den weiteren Knöpfen, und nichts davon kostet einen Zug.

## Hints for beginners

beginner-character = Nimm, wen du willst. Unter jedem Namen steht, worin die Stärke liegt.
beginner-spell = Ein Zauber ist verbraucht, wenn du ihn wirkst.
beginner-move = Eine Bewegung geht auf der Straße, querfeldein oder übers Meer, nie gemischt. Halt an einem Ort mit Namen: Dort gibt es Hinweise zu finden und Schätze auszugraben.
beginner-business = Du bist an einem Ort mit Namen. Ein Hinweis, der ihn nennt, ist hier einen Schatz wert, also leg ihn ab, bevor du erkundest.
beginner-combat = Im Kampf würfeln beide Seiten, und jede 5 oder 6 trifft. Lauf, wenn es schlecht steht. Damit ich seltener frage, kämpf weiter bis zu einer Gesundheit deiner Wahl.
beginner-trade = Wähl erst, was du gibst, dann, was du dafür willst. Der zweite Druck macht das Angebot. Bevor ihr beide zustimmt, wechselt nichts den Besitzer.
