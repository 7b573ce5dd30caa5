# Why a request is refused: what is wrong, then the way out. Shown only to the person who made the request.

## Opening a table

refused-no-such-game = Dieses Spiel kenne ich nicht. `/game new` zeigt, welche ich leite.
refused-no-such-preset = Diese Vorlage hat das Spiel nicht. Nimm eine aus der Liste `preset`.
refused-no-such-option = Diesen Wert kann die Hausregel nicht haben. Nimm einen aus der Liste.
refused-option-off = Diese Zahl gehört zu einer Option, die aus ist. Schalte zuerst die Option ein.
refused-options-clash = Diese Hausregeln widersprechen sich. Ändere eine davon.
refused-seed-too-long = Dieser Startwert ist zu lang. Ein paar Wörter genügen.
refused-room-taken = In diesem Kanal läuft schon eine Partie. Beende sie zuerst, oder spiel in einem anderen Kanal oder Thread. `/game new` kann auch eine Partie in einem neuen Thread öffnen (`thread:`).
refused-room-damaged = Die Partie in diesem Kanal ist beschädigt. Wer den Server verwaltet, kann sie mit `/admin end` beenden.
refused-too-many-lobbies = Du sitzt schon in zu vielen Lobbys. Verlass eine, oder beginn ihre Partie.
refused-too-many-tables = Du spielst schon in zu vielen Partien. Spiel erst eine zu Ende.
refused-too-many-waiting = Ein paar Partien warten schon zu lange auf dich. `/games` zählt sie auf. Antworte zuerst dort.
refused-too-unreliable = Dieser Tisch verlangt mehr rechtzeitige Entscheidungen, als du hast. Bitte den Host, das zu senken, oder such dir einen anderen Tisch.
refused-server-full = Auf diesem Server sind so viele Tische offen, wie hineinpassen. Warte, bis einer fertig ist.
refused-opened-too-fast = In der letzten Minute wurden zu viele Tische eröffnet. Versuch es in einer Minute wieder.

## Seats and the lobby

refused-not-in-lobby = Diese Partie hat schon begonnen, die Plätze stehen fest.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-not-seated = Du hast keinen Platz an diesem Tisch, also kannst du nur zuschauen.
refused-table-full = An diesem Tisch ist alles besetzt.
refused-too-few-players = Ihr seid noch zu wenige. Hol jemanden dazu, oder nimm einen Computer.
refused-starts-by-itself = Diese Partie beginnt von selbst, wie es auf der Karte steht. Früher starten kann nur der Host.
refused-start-with-how-many = Mit so vielen kann dieses Spiel nicht beginnen. `/game new` ohne Optionen sagt, wie viele jedes Spiel spielen können.
refused-start-in-the-past = Diese Frist ist schon vorbei. Nimm einen Zeitpunkt in der Zukunft.
refused-start-too-late = Eine Lobby kann bis zu { $lobbyDays } Tage warten. Nimm eine frühere Frist.
refused-wish-how-many = Für dieses Spiel braucht es mehr Leute. Nimm eine größere Zahl.
refused-offer-gone = Dieses Angebot gilt für dich nicht mehr. Sag mit `/game wish`, was du spielen möchtest.
refused-guests-only = Dieser Tisch ist für die Saison reserviert. Hier sitzt nur, wer dafür ausgelost ist.
refused-guests-missing = Für diese Partie sind noch nicht alle da. Sie beginnt, sobald alle sitzen, oder zum vereinbarten Termin.
refused-guests-start = Den Beginn dieser Partie macht ihr mit dem Knopf **Saison…** an der Liste offener Tische aus.
refused-season-on = Es läuft schon eine Saison. Beende sie zuerst mit dem Knopf **Saison…** an der Liste offener Tische.
refused-season-gone = Diese Saison gibt es nicht mehr. Der Knopf **Saison…** an der Liste offener Tische zeigt die jetzige.
refused-season-name = Gib der Saison einen Namen mit höchstens { $seasonLetters } Zeichen.
refused-season-begun = Die Anmeldung für diese Saison ist vorbei.
refused-season-full = Diese Saison ist voll.
refused-season-too-few = Für eine Saison braucht es mindestens drei Leute. Warte, bis sich an der Liste offener Tische mehr angemeldet haben.
refused-season-five = Fünf Leute lassen sich nicht in Gruppen zu dritt oder viert aufteilen. Wartet, bis noch jemand dazukommt.
refused-season-nothing-played = Es wurde noch keine Partie gespielt, also kann niemand im Finale stehen.
refused-season-not-now = In dieser Phase der Saison geht das nicht.
refused-season-not-yours = Das ist nicht deine Partie.
refused-season-no-date = Für diese Partie hat noch niemand einen Termin vorgeschlagen.
refused-season-match-begun = Diese Partie hat schon begonnen.
refused-season-match-open = Der Tisch dafür ist schon offen.
refused-no-computer = Es gibt keinen Computer, der gehen könnte.
refused-not-host = Das kann nur der Host.
refused-gone-for-good = Du hast diese Partie aufgegeben, und nach ihren Regeln kannst du jetzt nicht zurückkehren.
refused-seat-taken = Dieser Platz ist nicht mehr frei.
refused-which-seat = Nimm einen Platz aus der Liste `seat`.
refused-knows-secrets = Wer die Geheimnisse einer Partie gesehen hat, kann nicht mitspielen. Frag jemand anderen, ob er den Platz nimmt.
refused-nobody-again = Von den Beteiligten kann sich gerade niemand wieder hinsetzen. Eröffne mit `/game new` einen neuen Tisch.

## Playing

refused-not-playing = Diese Partie wird gerade nicht gespielt.
refused-not-over = Diese Partie ist noch nicht vorbei. Danach kannst du ihre Würfel prüfen.
refused-still-playing = Diese Partie läuft noch.
refused-imagined = Das ist schon ein Gedankenspiel, und es bleibt in deinen Direktnachrichten. Willst du dort etwas anderes versuchen, kehr mit **Rückblick** zurück.
refused-imagined-end = In diesem Moment ist die Partie schon vorbei. Geh etwas weiter zurück.
refused-imagined-out = In diesem Moment ist der Platz schon aus der Partie ausgeschieden. Nimm einen früheren Moment.
refused-too-much = Das hast du in diesem Zug oft genug getan. Mach im nächsten weiter.
refused-not-asked = Dafür bist du gerade nicht dran.
refused-not-offered = Das geht gerade nicht. `/play` zeigt, was du tun kannst.
just-changed = Die Frage hat sich genau beim Drücken geändert, also habe ich nichts getan. Bitte sieh noch einmal nach.
refused-stale = Die Partie ist inzwischen weiter. Nimm die neueste Karte im Kanal.
refused-plan-too-long = Dein Plan ist voll. Mehr als { $planSteps } Entscheidungen fasst er nicht, also streich erst eine.
refused-plan-unfit = Das kann ich nicht planen. Nimm etwas aus der Liste, die `/plan` zeigt.
refused-note-too-long = Diese Notiz ist zu lang. Sie darf bis zu { $noteLetters } Zeichen haben.
refused-remark-not-over = Anmerkungen kannst du anheften, sobald die Partie vorbei ist.
refused-remark-too-long = Diese Anmerkung ist zu lang. Sie darf bis zu { $remarkLetters } Zeichen haben.
refused-too-many-remarks = An eine Partie kannst du { $remarks } Anmerkungen heften. Nimm erst eine wieder ab, indem du sie leerst.
refused-paused = Die Partie pausiert. Drück zuerst **Fortsetzen** auf der Karte.
refused-not-paused = Die Partie pausiert gar nicht.
refused-busy = An diesem Tisch ist gerade viel los. Versuch es gleich noch einmal.
refused-restarting = Ich starte gleich neu, also habe ich nichts geändert. Versuch es in einer Minute wieder.

## Undo and going back

refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-not-yours = Der letzte Zug war nicht deiner, also kannst du ihn nicht zurücknehmen.
refused-undo-sealed = Seitdem wurde gewürfelt oder ein Geheimnis gezeigt. Frag die anderen mit `/game propose`.
refused-undo-free = Das kannst du ohne Abstimmung zurücknehmen. Nimm `/game undo`.
refused-taken-back-too-often = Das waren viele Rücknahmen für eine Minute. Lass es kurz ruhen.
refused-cannot-go-back = Die Regeln haben sich seitdem geändert, so weit kann die Partie nicht zurück.
refused-which-turn = Nimm einen Zug, einen Zweig oder ein Lesezeichen aus der Liste `to`.
refused-which-moment = Diesen Moment der Partie finde ich nicht. Nimm einen aus der Liste.
refused-branch-gone = Diesen Zweig gibt es nicht mehr. `/game branches` zeigt die anderen.

## Proposals and votes

refused-which-pace = Nimm ein Tempo aus der Liste `pace`.
refused-not-voting = Darüber kannst du nicht abstimmen. Das dürfen nur Mitspieler, und niemand stimmt darüber ab, ob ohne ihn weitergespielt wird.
refused-proposal-open = Darüber wird schon abgestimmt. Stimm bei der Nachricht mit dem Vorschlag im Kanal ab.
refused-proposal-gone = Diese Abstimmung ist vorbei.
refused-proposal-pointless = Darüber gibt es gerade nichts abzustimmen.
refused-proposal-too-soon = Du hast schon mehrere Vorschläge gemacht. Warte ein wenig bis zum nächsten.
refused-too-many-proposals = Dieser Tisch stimmt schon über genug ab. Bringt erst einen dieser Vorschläge zu Ende.
refused-plays-decides = Du spielst in dieser Partie, also kannst du das nicht allein entscheiden. Schlag es mit `/game propose` vor, oder bitte jemanden aus der Moderation, der nicht mitspielt.

## Bookmarks, saves and files

refused-no-such-table = Diese Partie habe ich nicht mehr.
refused-which-bookmark = Ein Lesezeichen mit diesem Namen gibt es hier nicht. `/admin bookmark` zeigt alle.
refused-bookmark-taken = Ein Lesezeichen mit diesem Namen hat die Partie schon. Nimm einen anderen Namen.
refused-bookmark-blank = Dieser Name wäre unsichtbar. Nimm Buchstaben, Ziffern oder Zeichen.
refused-bookmark-too-long = Dieser Name ist zu lang. Er darf bis zu { $bookmarkLetters } Zeichen haben.
refused-too-many-bookmarks = Eine Partie kann { $bookmarks } Lesezeichen haben. Lösch erst eines.
refused-not-ended = Diese Partie ist nicht zu Ende. Nur beendete Partien lassen sich archivieren.
refused-archived = Diese Partie ist schon archiviert.
refused-which-place = Nimm `/admin resume` im Kanal des anderen Servers, in dem die Partie weitergehen soll.
refused-plays-there = Du spielst in dieser Partie, hast früher in ihr gespielt oder sie hergebracht, also kannst du ihre Geheimnisse nicht sehen, solange sie läuft. Bitte jemanden, der nicht mitspielt.
refused-import-plays = Du spielst in dieser Partie, und in der Datei stehen alle Geheimnisse. Bitte jemanden, der nicht mitspielt, sie zu importieren.
refused-already-here = Diese Partie habe ich schon. Such sie in `/admin saves`, oder unter `/verify`, wenn sie vorbei ist.
refused-export-too-big = Für den Export einer Partie ist diese Datei zu groß.
refused-no-export = Das ist kein Export einer Partie. `/admin export` macht einen.
refused-export-newer = Diese Datei stammt von einem neueren Questmaster. Aktualisiere erst diesen hier.
refused-export-edited = Diese Datei wurde nach dem Export verändert oder beschädigt. Exportiere die Partie noch einmal.
refused-export-nameless = Diese Datei ist nur zum Prüfen da und nennt niemanden beim Namen. `/admin export` macht eine, die sich importieren lässt.
refused-export-unfit = Nach meinen Regeln folgt diese Partie nicht aus ihrem eigenen Protokoll, also habe ich sie nicht importiert.

## Spectators, whispers and guesses

refused-which-watcher = Wähl mit `/game shoulder user:` jemanden auf diesem Server. Nur wer auf dem Platz spielt, kann das Zuschauen erlauben.
refused-watcher-plays = Wer an diesem Tisch spielt, kann hier niemandem über die Schulter schauen.
refused-watches-already = Diese Person schaut hier schon jemandem über die Schulter. Mehr als eine Schulter gibt es nicht.
refused-too-many-watchers = An diesem Tisch schauen schon genug Leute über Schultern. Warte, bis jemand aufhört.
refused-not-watching = Diese Person schaut an diesem Tisch niemandem über die Schulter.
refused-watch-not-yours = Das können nur die beiden selbst oder die Moderation beenden.
refused-no-whispers = Das Flüstern ist an diesem Tisch aus. Der Host bestimmt das in der Lobby.
refused-whisper-to-whom = Wähl jemanden aus der Liste `to`. Computer lassen sich nichts zuflüstern.
refused-whisper-letters = Zum Flüstern hast du 1 bis { $whisperLetters } Zeichen.
refused-whispers-refused = Auf diesem Platz möchte man nichts zugeflüstert bekommen.
refused-chances-missing = Hier kann ich keine Chancen berechnen.
refused-still-counting = Ich rechne noch an deinen Chancen. Einen Moment.
refused-hindsight-missing = Hier kann ich keine Entscheidungen beurteilen, denn das Vorausdenken ist bei diesem Bot abgeschaltet.
refused-hindsight-busy = Ich arbeite noch an einer anderen Partie. Versuch es in einer Minute wieder.
refused-hindsight-failed = Diesmal konnte ich die Entscheidungen nicht beurteilen. Versuch es in einer Minute wieder.
refused-level-missing = Vorausdenken können die Computer hier nicht.
refused-whispered-too-often = Das war viel Geflüster für eine Minute. Lass es kurz ruhen.
refused-plays-here = Du spielst in dieser Partie. Tippen darf nur, wer zuschaut.
refused-which-guess = Dieser Platz ist nicht mehr in der Partie. Tipp auf einen, der noch dabei ist.

## Your settings

refused-no-such-zone = Diese Zeitzone kenne ich nicht. Nimm beim Tippen eine aus der Liste, oder versuch eine große Stadt in der Nähe oder `UTC+2`.
refused-no-quiet-hours = Ruhezeiten gehen von einer vollen Stunde zur anderen, etwa `23-7`.
refused-no-such-interval = Erinnerungen gibt es von stündlich bis monatlich.
refused-away-in-the-past = Das ist schon vorbei. Nimm einen Zeitpunkt in der Zukunft.
refused-away-too-long = Abwesend sein kannst du bis zu { $awayDays } Tage.
refused-not-away = Du bist gar nicht abwesend.
refused-loan-too-long = Deinen Platz kannst du für höchstens { $loanDays } Tage verleihen.
refused-loan-to-whom = Dieser Person kannst du deinen Platz nicht leihen. Wähl jemand anderen, oder lass **to** für einen Computer leer.
refused-lent-already = Diesen Platz hast du schon verliehen oder angeboten. Hol ihn erst mit `/away back` zurück.
refused-deputy-plays = Diese Person spielt schon an diesem Tisch und sähe zwei Hände. Wähl jemand anderen.
refused-deputy-knows = Diese Person hat Geheimnisse der Partie gesehen und kann nicht für dich spielen. Wähl jemand anderen.
refused-no-such-part = In diesem Spiel kannst du nur den ganzen Platz verleihen.
refused-not-lent = Diese Entscheidung ist dir nicht geliehen. Sie bleibt bei der Person, der der Platz gehört.
refused-deputy-may-not = Das darf nur, wem der Platz gehört. Du spielst nur in Vertretung.

## Damage and faults

refused-fault = Ich bin über meine eigenen Regeln gestolpert, also habe ich deinen Zug nicht ausgeführt. Die Partie ist wie zuvor, und die Einzelheiten sind gespeichert.
refused-luck-damaged = Die Würfeldaten dieser Partie sind beschädigt, sie kann nicht weitergehen. Stell sie aus einer Sicherung wieder her. Sonst ist nichts betroffen.
refused-damaged = Die Daten dieser Partie sind beschädigt, und ich kann sie nicht lesen. Sie bleibt, wie sie ist, bis sie jemand aus einer Sicherung wiederherstellt.
refused-saved-newer = Ein neuerer Questmaster hat diese Partie inzwischen gespielt. Sie bleibt, wie sie ist, bis ich aktualisiert werde.
