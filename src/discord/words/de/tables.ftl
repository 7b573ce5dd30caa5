# Tables in lists and lobbies, lobbies that start by themselves, the board of open tables, and wishes.

## How far a game has got, behind its title

status-lobby = sammelt Mitspieler
status-playing = läuft
status-over = vorbei
status-closed = vorzeitig beendet
status-damaged = beschädigt
status-not-started = nicht begonnen
game-unknown = Eine Partie

resumed-here = Die Partie geht hier weiter.

## House rules

house-rules-preset = **{ $title }**: { $line }
house-rules-differing = **Hausregeln**: { $changes }
house-rules-change = { $option }: { $value }
option-on = an
option-off = aus
option-none = keine

## A table at which the same people play again

again-lobby = 🔁 Noch einmal, und die Zugreihenfolge rückt um eins weiter.
again-called = { $count ->
    [one] { $names }, dein Platz ist reserviert. Drück **Verlassen**, um ihn freizugeben.
   *[other] { $names }, eure Plätze sind reserviert. Drückt **Verlassen**, um sie freizugeben.
  }
again-without-gone = Ohne { $name }: nicht mehr auf diesem Server.
again-without-stranger = Ohne { $name }: hat hier noch nie gespielt.
again-without-too-many-lobbies = Ohne { $name }: sitzt schon in zu vielen Lobbys.
again-without-too-many-tables = Ohne { $name }: spielt schon in zu vielen Partien.
again-without-too-many-waiting = Ohne { $name }: lässt andere Partien zu lange warten.
again-without-table-full = Ohne { $name }: Mit diesen Hausregeln ist kein Platz mehr frei.

## What I need in a channel, as in “let me view the channel and attach files”

permission-connect = verbinden
permission-view = den Kanal sehen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-create-threads = öffentliche Threads erstellen
permission-attach = Dateien anhängen

## When a lobby starts

# The host's button, and the form that it opens.
lobby-invite = Wann es losgeht…
invite-form = Wann es losgeht
invite-players = Beginnen, sobald so viele da sind
invite-players-none = Nur wenn jemand Beginnen drückt
invite-players-count = { $count ->
    [one] 1 Person ist da
   *[other] { $count } Leute sind da
  }
invite-until = Frist, in deiner Zeitzone
  .hint = Etwa Freitag 20:00 oder 3 Tage, in { $zone }. Leer lassen für keine.
invite-welcome = Erfahrung
welcome-everybody = Egal
welcome-beginners = Anfänger
welcome-experienced = Erfahrene
invited = Die Karte der Lobby sagt, wann es losgeht.

# On the lobby card and on the board. Nobody is turned away.
lobby-for-everybody = Für alle.
lobby-for-beginners = Für Anfänger.
lobby-for-experienced = Für Erfahrene.
lobby-starts-with = Es geht los, sobald { $players ->
    [one] 1 Person da ist.
   *[other] { $players } Leute da sind.
  }
lobby-starts-by = Los geht es { $at } mit allen, die da sind. Sind es zu wenige, schließt der Tisch.
lobby-starts-with-or-by = Es geht los, sobald { $players ->
    [one] 1 Person da ist.
   *[other] { $players } Leute da sind.
  } Sonst { $at } mit allen, die da sind. Sind es zu wenige, schließt der Tisch.
lobby-starts-early = Nur der Host kann früher starten.
lobby-begins = Die Partie beginnt { $at }. Drück **Verlassen**, wenn du jetzt nicht kannst.
lobby-begins-for = { $names }, die Partie beginnt { $at }. Drück **Verlassen**, wenn du jetzt nicht kannst.

# A lobby that the bot has closed.
lobby-ended-too-few = *Bis zur Frist waren für { $title } zu wenige da, also habe ich diesen Tisch geschlossen.*
lobby-ended-unfilled = *Zu { $title } ist eine Weile niemand mehr gekommen, also habe ich diesen Tisch geschlossen.*
lobby-ended-for = { $names }, mit `/game new` eröffnet ihr jederzeit einen anderen Tisch.

# Calls, in direct messages or in the channel of the table.
call-begins = { $place }: Die Partie beginnt { $at }. Drück dort **Verlassen**, wenn du jetzt nicht kannst.
call-closed-too-few = { $place }: Bis zur Frist waren zu wenige da, also habe ich den Tisch geschlossen.
call-closed-unfilled = { $place }: Eine Weile ist niemand mehr gekommen, also habe ich den Tisch geschlossen.
call-started = { $place }: Die Partie, nach der du gefragt hast, hat begonnen.
call-started-here = { $player }, die Partie { $game }, nach der du gefragt hast, hat begonnen.

## The board of open tables

board-heading = ## Offene Tische
board-empty = Gerade sucht niemand Mitspieler. Eröffne mit `/game new` in irgendeinem Kanal einen Tisch, dann steht er hier.
board-table = **[{ $title }]({ $link })** in { $channel }
board-pace = **{ $pace }**. { $welcome }
board-language = Gespielt wird auf { $language }.
board-seats = { $free ->
    [0] Alles besetzt.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
  } Schon da: { $players }.
board-more = { $count ->
    [one] 1 weiterer Tisch sammelt Mitspieler.
   *[other] { $count } weitere Tische sammeln Mitspieler.
  }
# No two buttons on the board share a label.
board-join = Mitspielen: { $title } ({ $host })
board-call = Ruf mich, wenn es losgeht: { $title } ({ $host })
board-wish = Sag mir, wenn andere spielen wollen…
board-joined = Du hast einen Platz bei [{ $title }]({ $link }).
board-called = Ich rufe dich, wenn diese Partie beginnt. Drück noch einmal, wenn du es dir anders überlegst.
board-not-called = Ich rufe dich nicht, wenn diese Partie beginnt.

# Replies to `/admin board`.
board-begun = Die offenen Tische dieses Servers stehen ab jetzt in <#{ $room }>.
board-there = Die offenen Tische dieses Servers stehen in <#{ $room }>. `/admin board stop:True` nimmt die Liste ab.
board-nowhere = Dieser Server hat keine Liste offener Tische. Nenn einen Kanal oder Thread mit `/admin board channel:`.
board-ended = Die Liste offener Tische ist weg.
board-late = Die offenen Tische dieses Servers stehen in <#{ $room }>, sobald Discord mir wieder antwortet.
board-refused = Ich kann dort nicht schreiben. Lass mich diesen Kanal sehen und Nachrichten senden, dann versuch es noch einmal.
board-refused-there = Ich kann die offenen Tische in <#{ $room }> nicht zeigen. { $reason }
board-channel-or-stop = Nenn einen Kanal, oder nimm die Liste ab, nicht beides.

## What somebody would like to play

wish-form = Sag mir, wenn andere spielen wollen
wish-game = Spiel
wish-game-any = Egal welches Spiel
wish-pace = Tempo
wish-pace-any = Egal welches Tempo
wish-most = Höchstens wie viele Leute
wish-most-count = Höchstens { $count } Leute
wish-kept = Ich biete dir einen Platz an, sobald hier genug Leute dasselbe wollen: **{ $game } · { $pace } · höchstens { $most } Leute**. Das gilt { $days } Tage. `/game wish stop:True` nimmt es zurück.
wish-now = Du möchtest hier **{ $game } · { $pace } · höchstens { $most } Leute** spielen. `/game wish stop:True` nimmt das zurück.
wish-none = Du hast mir nicht gesagt, was du hier spielen möchtest. Nenn mit `/game wish` ein Spiel, ein Tempo oder wie viele ihr höchstens sein sollt.
wish-gone = Ich habe vergessen, was du hier spielen möchtest.
wish-options-or-stop = Sag, was du spielen möchtest, oder nimm deinen Wunsch zurück, nicht beides.

# The offer, in the channel where they said so or in a direct message.
offer-in-channel = { $players }, genug von euch wollen **{ $game }** spielen ({ $pace }). Dein Platz ist bis { $until } reserviert.
offer-directly = Genug Leute wollen **{ $game }** spielen ({ $pace }). Dein Platz ist bis { $until } reserviert.
offer-yes = Meinen Platz nehmen
offer-no = Diesmal nicht
offer-declined = In Ordnung. Dafür frage ich dich nicht noch einmal.
offer-accepted = Du hast einen Platz bei [{ $title }]({ $link }). Die Partie beginnt, sobald alle zugesagt haben.

## Threads of tables

# The name of a table’s thread, and of the thread for talk beside a table.
thread-name = { $game } · { $host }
thread-name-talk = { $game } · { $host } · Gespräch
# The messages in the channel from which they begin.
thread-begins = In diesem Thread steht ein Tisch für **{ $game }**. Host: { $host }.
thread-begins-talk = In diesem Thread redet ihr über den Tisch für **{ $game }**. Host: { $host }.
thread-interrupted = Ich wurde unterbrochen, als ich hier einen Tisch eröffnet habe. Dieser Thread ist leer. Versuch es bitte noch einmal.
thread-there = Der Tisch steht in <#{ $thread }>.
# Followed by the permissions that I lack.
thread-not-here = Auf diesem Server bekommen Tische eigene Threads, aber dieser steht im Kanal.
thread-lacks = Ich kann hier keine Threads eröffnen. Wer den Server verwaltet, muss mir erlauben: { $permissions }.
thread-in-thread = Das ist ein Thread, und darin lässt sich kein weiterer eröffnen. Nimm einen Textkanal, oder lass `thread:` weg.
thread-no-text = Threads für Tische brauchen einen Textkanal, und das ist keiner.
thread-needs-game = Nenn auch ein Spiel, dann eröffne ich es in einem Thread.
thread-refused = Ich kann hier keinen Thread eröffnen. { $reason }
thread-limited = Discord lässt mich gerade keine weiteren Threads eröffnen. Versuch es { $when } noch einmal.
# Replies to `/admin threads`.
threads-are-on = Jeder neue Tisch auf diesem Server bekommt einen eigenen Thread, wenn ich einen eröffnen darf. `/admin threads new-tables:` ändert das, und `/game new thread:` entscheidet für einen einzelnen Tisch.
threads-are-off = Neue Tische auf diesem Server stehen im Kanal selbst. `/admin threads new-tables:` ändert das, und `/game new thread:` entscheidet für einen einzelnen Tisch.
# The thread for talk beside a table, on its card and in private.
talk-line = -# 💬 Gespräch über diesen Tisch: <#{ $thread }>
talk-there = Über diesen Tisch redet ihr in <#{ $thread }>.
talk-not-seated = Einen Thread für diesen Tisch kann nur eröffnen, wer dort sitzt. Nimm zuerst einen Platz.
