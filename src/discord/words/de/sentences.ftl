# Short replies, shown only to the person who made the request unless a comment says otherwise.

## Cards and channels

# Public.
away = Die Spielleitung ist kurz weg. Nichts geht verloren.
opened = Der Tisch ist eröffnet. Trommelt eure Leute zusammen, dann drückt **Beginnen**.
opened-by-itself = Der Tisch ist eröffnet. Los geht es von selbst, wie es auf der Karte steht.
card-refused = Erledigt, aber ich kann die Karte in diesem Kanal nicht zeigen. { $reason } Nichts geht verloren, und die Karte kommt, sobald ich darf.
card-late = Erledigt, aber Discord lässt mich warten. Die Karte kommt, sobald es geht.
slowed-down = Discord bremst mich, also verspätet sich die Karte dieses Tisches. Sie ist unterwegs.
not-shown-in = Ich kann diesen Tisch in <#{ $room }> nicht zeigen. { $reason } Eure Partie ist sicher, und ich versuche es weiter.
not-shown = Ich kann diese Partie gerade nicht zeigen.
trying = Deine Partie hat begonnen. Auf der Karte im Kanal wartet deine erste Entscheidung.
teaching = Deine Lehrstunde hat begonnen. Die Karte im Kanal führt dich hindurch. Gehen kannst du jederzeit, indem du aufgibst.
no-lesson = Für dieses Spiel habe ich keine Lehrstunde. Probier es einfach aus.
lesson-goes-on = Von hier an geht die Partie weiter. Was für dich neu ist, erkläre ich dir trotzdem.
not-in-server = Das geht nur in einem Serverkanal, in dem gespielt wird.
not-admin = Das darf nur, wer diesen Server verwalten kann.
cannot-post-here = In diesem Kanal kann ich keine Partie leiten. Wer den Server verwaltet, muss mir hier erlauben: { $permissions }.
unexpected = Bei mir ist etwas schiefgegangen, und geändert wurde nichts. Passiert es wieder, melde es und nenne { $id }.
unknown-button = Diesen Knopf kenne ich nicht. Nimm die neueste Karte im Kanal.
other-table = Das gehört zu einem anderen Tisch.

## Finding things

unknown-place = Diesen Ort finde ich auf dem Brett nicht. Nimm beim Tippen einen aus der Liste.
no-board = Dieses Spiel hat kein Brett zum Herumlaufen.
not-on-board = Dein Charakter ist gerade nicht auf dem Brett.
unknown-topic = Unter diesem Namen finde ich nichts. Nimm beim Tippen etwas aus der Liste.
unknown-kind = Karten dieser Sorte kenne ich nicht. Nimm beim Tippen eine aus der Liste.
nothing-held = Du hast keine Karten auf der Hand.
nothing-to-look-at = Gerade stehen keine Karten zur Wahl.
no-numbers = Auf dieser Karte gibt es keine Würfel oder Summen zu erklären. Frühere Züge stehen in `/game log`.
no-numbers-there = In dieser Nachricht gibt es keine Würfel oder Summen zu erklären. Die ganze Partie steht in `/game log`.
not-my-message = Das ist keine Nachricht von mir. Ich kann nur meine eigenen Zahlen erklären.
no-table-here = In diesem Kanal gibt es keine Partie. `/game new` eröffnet eine.
lobby-here = Diese Partie hat noch nicht begonnen. Drückt **Beginnen** auf der Karte, wenn alle da sind.
nowhere-playing = Du spielst gerade in keiner Partie.
which-game = Du sitzt an mehreren Tischen. Sag mit der Option `game`, welcher gemeint ist.
unknown-game = Diese Partie von dir finde ich nicht. Nimm beim Tippen eine aus der Liste.
unknown-save = Diese gespeicherte Partie finde ich auf diesem Server nicht. Nimm beim Tippen eine aus der Liste.
unknown-action = Das geht gerade nicht. Tippe `/play` und nimm etwas aus der Liste.
several-actions = Das könnte mehreres heißen. Nimm beim Tippen etwas aus der Liste.
unknown-hero = Diesen Charakter finde ich nicht. Nimm beim Tippen einen aus der Liste.
no-games = Du sitzt gerade an keinem Tisch. `/game new` in einem Kanal eröffnet einen.

## Playing

finished = Diese Partie ist vorbei.
seat-free = Du hast keinen Platz an diesem Tisch, aber einer ist frei. `/game join` nimmt ihn.
join-first = Du hast noch keinen Platz an diesem Tisch. Drück zuerst **Mitspielen**.
lobby-gone = Nach dir ist niemand mehr am Tisch, also habe ich ihn geschlossen.
beside = Neben deiner Antwort kannst du auch das hier tun.
nothing-to-do = Für dich gibt es gerade nichts zu entscheiden.
nothing-to-pass = Gerade gibt es nichts, wobei du passen könntest.
not-that-act = Etwas in dieser Art kannst du gerade nicht tun. `/play` zeigt, was geht.
by-itself = Eins davon lässt sich nicht zurücknehmen. Wähl es allein.
by-act = Im Moment kann `/{ $act }` heißen:
someone = jemand
somebody-elses-turn = Wir warten auf { $names }. Deine eigene Hand und deine Optionen findest du unter „Meine Optionen & Hand“ oder mit `/clues`.
nobody-asked = Die Partie wartet auf jemand anderen. Deine eigene Hand findest du unter „Meine Optionen & Hand“ oder mit `/clues`.
grid-stays = Nichts wurde geändert.
orders-stay = Deine Daueraufträge sind unverändert.
note-kept = Deine Notiz ist gespeichert. Nur du kannst sie sehen.
undone = Deine letzte Entscheidung ist zurückgenommen.
may-undo = Das Letzte davon kannst du noch mit `/game undo` zurücknehmen.
goes-on = Die Partie geht weiter.
resigned = Du hast aufgegeben. Die anderen spielen weiter.
resigned-last = Du hast aufgegeben, und damit ist die Partie zu Ende.
really-resign = Endgültig aufgeben? In diese Partie kannst du nicht zurück.
resign-for-now = Aufgeben? Du verlierst, was du hast. `/game join` bringt dich später zurück, falls die Regeln es erlauben.
seat-taken = Der Platz gehört dir. Deine Hand und deine Optionen findest du unter **Meine Optionen & Hand**.
seat-given = Der Platz gehört jetzt { $name }.
seat-lost = Dein Platz am Tisch in <#{ $room }> gehört jetzt jemand anderem, samt allem auf deiner Hand.
whose-seat = Ein Bot kann keinen Platz nehmen. Wähl einen Menschen.
seat-back = Willkommen zurück. Dein Platz gehört wieder dir.
welcome-back = Willkommen zurück. Deine Plätze gehören wieder dir.
ended = Die Partie ist zu Ende.
ends-damaged = Diese Partie kann nicht weitergehen. Wenn du sie beendest, wird der Kanal frei und sie verschwindet aus dieser Liste. Ihre Daten bleiben erhalten.
again = Der Tisch ist eröffnet, und alle haben ihren Platz behalten. Drückt **Beginnen**, wenn ihr so weit seid.
again-already = Der Tisch ist schon eröffnet. Seine Karte ist weiter unten.

## Looking back

nothing-since = Seit du zuletzt hier warst, ist an diesem Tisch nichts passiert.
nothing-yet = Es gibt noch nichts, worauf man zurückblicken könnte.
nothing-before = Hier hat alles angefangen.
nothing-after = Danach ist noch nichts passiert.
no-turn-after = Danach hat kein Zug mehr begonnen.
no-turn-before = Davor hatte noch kein Zug begonnen.
no-fight-after = Danach wurde kein Kampf mehr entschieden.
nothing-of-that-seat = Danach ist auf diesem Platz nichts mehr passiert.
unknown-moment = Diesen Moment finde ich nicht. Nimm beim Tippen einen aus der Liste.
not-your-eyes = Solange eine Partie läuft, kannst du nur mit deinen eigenen Augen zurückblicken. Ruf es noch einmal auf.
not-as-it-stood = Ich kann den Tisch nicht so zeigen, wie er damals war. Die Regeln haben sich seitdem geändert, oder die Daten sind beschädigt.
too-many-moments = Ich habe gerade zu viele Bilder zu zeichnen. Versuch es in einer Minute wieder.
too-many-pictures = Ich habe gerade zu viele Bilder zu zeichnen. Frag in einer Minute noch einmal nach der Landkarte.
poster-later = Ihr Plakat bekommt eine Partie, wenn sie vorbei ist.
no-poster = Diese Partie hat kein Plakat.
interrupted = Ich wurde neu gestartet, während ich dir geantwortet habe. Sieh bitte nach, ob es gezählt hat, und versuch es sonst noch einmal.
discord-silent = Discord antwortet mir gerade nicht. Sieh bitte nach, ob es gezählt hat, und versuch es sonst gleich noch einmal.
held-back = Ich kann diese Partie gerade nicht zeigen, denn das könnte ein Geheimnis verraten.
not-to-share = Das weißt nur du. Solange die Partie läuft, kannst du es nicht teilen.
shared = Es ist jetzt in <#{ $room }> für alle zu sehen.
shared-lately = Du hast eben erst einen Moment dieser Partie geteilt. Warte eine Minute bis zum nächsten.
cannot-share = Ich kann in <#{ $room }> gerade nichts zeigen.
share-there = Von hier aus können das nur die Mitspieler teilen. Mach es in <#{ $room }>.
not-revealed = Die Geheimnisse decke ich auf, wenn die Partie vorbei ist.
too-short-to-film = Für einen Film ist noch nicht genug passiert. Es braucht mindestens drei Züge.
filming = 🎞️ Ich zeichne Bild { $at } von { $of }…
film-too-large = Ein Film dieser Partie wäre zu groß für Discord. Du kannst sie stattdessen Zug für Zug ansehen.
film-turn-by-turn = Zug für Zug
joining-film = 🎞️ Alle { $of } Bilder sind gezeichnet. Jetzt lernen sie laufen…
film-under-way = Ich mache schon einen Film für dich. Frag noch einmal, wenn er fertig ist.
too-many-films = Für einen Film habe ich gerade zu viel zu tun. Versuch es in ein paar Minuten wieder.
no-film = Dieser Film ist mir nicht gelungen. Nichts wurde geändert.
film-gone = Diesen Film habe ich nicht mehr. `/game film` macht ihn noch einmal.
nothing-to-verify = In diesem Kanal wurde keine Partie gespielt. Nenn eine von deinen mit der Option `table`.

## Guesses and votes

guess = Wer gewinnt? Am Ende verrate ich deinen Tipp und in welchem Zug du ihn abgegeben hast.
one-alone = Hier spielt nur eine Person, da gibt es nichts zu tippen.
proposed = Ich habe es den anderen vorgelegt. Abgestimmt wird im Kanal.
agreed-alone = Erledigt. Sonst musste niemand zustimmen.
decided = Erledigt. Ich habe dem Tisch gesagt, dass du das entschieden hast.
voted-agree = Deine Stimme ist gezählt. Du bist dafür.
voted-refuse = Deine Stimme ist gezählt. Du bist dagegen.
settled-by = Deine Stimme ist gezählt, und damit ist es entschieden.
waits-for-another = Gerade ist sonst niemand da. Die Abstimmung wartet, bis jemand zurückkommt oder sie abläuft.
waits-for-absent = Es muss noch jemand zustimmen, und gerade ist niemand da. Die Abstimmung wartet im Kanal, bis jemand zurückkommt.
only-watching = Du schaust { $name } über die Schulter. Du siehst dasselbe, aber tun können das nur Mitspieler.
watching-ended = Erledigt. Ich habe es dem Tisch gesagt.

## The television

# To players and moderators, in private.
television-link = Öffne das auf einem Fernseher, einem Tablet oder einem anderen Bildschirm.
  <{ $link }>
  -# Zu sehen ist, was alle sehen dürfen: Landkarte, letzte Szene und wer dran ist. Mit dem Link können alle zuschauen, bis du ihn widerrufst.
television-revoke = Link widerrufen
television-ended = Erledigt. Der Link ist ungültig, und auf offenen Bildschirmen steht das auch.
television-none = Dieser Tisch hat keinen Link für Fernseher. `/game television` macht einen.
television-off = Ich habe hier keine Adresse für Fernseher. Mein Betreiber kann eine einrichten.
television-not-yours = Das können nur Leute an diesem Tisch und die Moderation. Bitte dort um den Link.
television-closed = Dieser Tisch ist geschlossen, es gibt also nichts zu zeigen. Nimm `/game television` an einem offenen Tisch.
nobody-watches = An diesem Tisch schaut niemand jemandem über die Schulter. Fragen kannst du die anderen mit `/game shoulder user:`.
whispered = Du hast { $name } etwas zugeflüstert. Alle sehen das, aber nicht was.
whisper-gone = Darauf kannst du nicht antworten. Wer geflüstert hat, ist nicht mehr am Tisch.
secrets-of = Ich habe dem Tisch gesagt, dass du nachgesehen hast. Das hier siehst nur du.

## Saves, files and other servers

too-big-to-export = Für eine Datei auf Discord ist diese Partie zu lang. Mein Betreiber kann sie mit `npm run replay` exportieren.
under-way-there = Diese Partie wird in <#{ $room }> gespielt. Hierher verlegen?
under-way-elsewhere = Diese Partie wird auf einem anderen Server gespielt. Hierher verlegen? Ich sage es allen, die mitspielen.
move-is-for-players = Laut Discord verwaltest du den Server nicht, auf dem diese Partie ist, also kannst du sie nicht einfach verlegen. Du spielst aber mit und kannst die anderen bitten, sie herkommen zu lassen.
closed-elsewhere = Diese Partie endete vorzeitig auf einem anderen Server, und laut Discord verwaltest du den nicht. Wer das tut, kann sie dort zuerst fortsetzen. Danach kann der Tisch über den Umzug abstimmen.
no-manager-there = Wer den Umzug wollte, verwaltet den anderen Server nicht mehr, also kann die Partie nicht dorthin. Lehnt das ab, und schlagt es von einem Server aus neu vor, den jemand von euch verwaltet.
take-elsewhere = -# Um sie auf einen anderen Server zu verlegen, tippe dort `/admin resume game:{ $id }`.
moved-server = Deine Partie ist auf einen anderen Server umgezogen. Sie geht in <#{ $room }> weiter.
moved-here = Die Partie geht hier weiter. Ich habe es allen gesagt, die mitspielen.
moved = Diese Partie ist nach <#{ $room }> umgezogen.
which-file = Häng die Datei einer exportierten Partie an.
no-upload = Ich konnte diese Datei nicht von Discord bekommen. Versuch es noch einmal.
taken-in = Die Partie ist importiert. `/admin saves` zeigt sie, und `/admin resume` setzt sie fort.
taken-in-over = Die Partie ist importiert. Sie ist vorbei, du kannst sie also ansehen und prüfen.
archived = Sie ist archiviert. Ihr Protokoll bleibt erhalten, und du kannst sie weiterhin ansehen und fortsetzen.
bookmarked = Für diesen Moment gibt es jetzt das Lesezeichen **{ $name }**. `/admin back` findet es.
unbookmarked = Dieses Lesezeichen ist gelöscht.
no-branches = Diese Partie wurde noch nie zurückgedreht. Sobald das geschieht, steht der verlassene Zweig hier.
no-bookmarks = Diese Partie hat noch keine Lesezeichen.
exports-secrets = Die Datei **enthält alle Geheimnisse** dieser Partie und die Würfel, die noch kommen. Wer sie hat, kann schummeln. Ich habe dem Tisch gesagt, dass du sie bekommen hast.
exported = Die ganze Partie, mit allen Geheimnissen. Behalt sie für dich, bis die Partie vorbei ist. `/admin import` importiert sie.
exported-over = Die ganze Partie. `/admin import` importiert sie anderswo, und `npm run verify` prüft sie.

## House rules

preferred = Neue Tische für { $title } beginnen hier jetzt mit { $house }.
prefers-nothing = Neue Tische für { $title } beginnen hier jetzt mit den Regeln des Spiels selbst.
no-table-to-prefer = Hier ist kein Tisch. Nenn ein Spiel, oder richte einen Tisch so ein, wie du ihn magst, und frag noch einmal.
prefer-or-forget = Nenn eine Vorlage, oder vergiss die Wahl dieses Servers, nicht beides.
house-rules-gone = Ein paar der hier gewählten Optionen gibt es nicht mehr. Die anderen gelten weiter.
house-rules-set = Die Hausregeln stehen.
not-a-value = Diesen Wert kann { $about } nicht haben. Nichts wurde geändert.
option-needs = „{ $title }“ zählt nur, solange „{ $need }“ auf { $values } steht, also wurde nichts geändert.
ticked-twice = { $rows }: beides geht nicht. Nichts wurde geändert.
pictures-set = Ab jetzt zeichne ich die Bilder dieses Tisches für diesen Bildschirm.
language-set = Die Nachrichten dieses Tisches sind ab jetzt auf { $language }.
server-language-set = Neue Tische, die Liste und die Saga sind ab jetzt auf { $language }. Tische, die schon offen sind, behalten ihre Sprache.
server-language-now = Neue Tische, die Liste und die Saga sind auf { $language }. `/admin language language:` ändert das.
letters-larger = Ab jetzt zeichne ich alles näher und mit großer Schrift: diese Karte, deine Landkarten, deine Hand und alle deine Tische. `/settings pictures:` ändert das wieder.
letters-larger-for-you = Ab jetzt zeichne ich deine eigenen Landkarten und Bilder näher und mit großer Schrift. Diese Karte hier können nur Mitspieler ändern.

## Settings, records and the saga

done = Erledigt.
settings-kept = Deine Einstellungen sind gespeichert.
which-zone = „{ $typed }“ könnte { $zones } heißen. Tippe, was du meinst.
unreadable-hours = Diese Stunden habe ich nicht verstanden. Versuch `23-7`, `none` oder `learn`.
unreadable-time = Dieses Datum habe ich nicht verstanden. Versuch `Freitag`, `24. Dezember`, `2026-12-24 18:00` oder `3 Tage`.
no-records = Hier wurde noch keine Partie zu Ende gespielt.
no-own-records = Du hast noch keine Partie zu Ende gespielt.
no-records-of = { $name } hat hier noch keine Partie zu Ende gespielt.
records-hidden = { $name } hält die eigene Statistik privat.
only-own-records = Hier kann ich dir nur deine eigene Statistik zeigen. Frag nach der von anderen auf dem Server, auf dem sie spielen.
saga-begun = Ab jetzt erzähle ich in <#{ $room }> die Geschichte jeder Partie, die auf diesem Server endet.
saga-there = Die Geschichten der beendeten Partien dieses Servers stehen in <#{ $room }>. `/admin saga stop:True` beendet das.
saga-nowhere = Dieser Server hat keinen Kanal für die Geschichten seiner beendeten Partien. Nenn einen Kanal oder Thread mit `/admin saga channel:`.
saga-ended = Ich erzähle keine Geschichten von beendeten Partien dieses Servers mehr. Die alten bleiben.
saga-refused-there = Ich kann die Saga in <#{ $room }> nicht erzählen. { $reason }
saga-refused = Ich kann dort nicht schreiben. Lass mich diesen Kanal sehen, Nachrichten senden und Dateien anhängen, dann versuch es noch einmal.
channel-or-stop = Nenn einen Kanal, oder beende die Saga, nicht beides.
