# A player’s settings for all tables, from `/settings`. Private.

settings-title = Deine Einstellungen
settings-note = -# Sie gelten an allen deinen Tischen, und niemand sonst sieht sie.
settings-zone = **Zeitzone:** { $zone }. Dort ist es jetzt { $time }. Ändern kannst du sie mit `/settings zone:`.
settings-zone-now = { $zone }, jetzt { $time }
settings-quiet = **Ruhezeiten:** { $hours }.
    -# Dann erinnere ich dich nicht, und dein Zeitpolster ruht. Andere Stunden setzt du mit `/settings quiet:`.
settings-notice = **Wenn du dran bist**
    -# Geheime Entscheidungen kommen immer als Direktnachricht.
settings-pictures = **Bilder**
    -# Landkarten und Karten, die nur du siehst, und Tische, die du eröffnest. `/game pictures` ändert einen einzelnen Tisch.
settings-motion = **Bewegung**
    -# Höchstens fünf große Momente einer Partie bewegen sich auf der Karte, je zwei Sekunden. Schaltet das auch nur eine Person ab, hält der ganze Tisch still.
settings-away = **Während du mit `/away` abwesend bist**
settings-records = **Deine Statistik**
    -# Beendete Partien, Wertung, Titel und Charaktere. Wenn du sie verbirgst, fehlst du in jeder Liste und heißt nur „jemand“.
settings-whispers = **Flüstern**
    -# An Tischen, an denen geflüstert werden darf.
settings-hours = **Übliche Zeiten**
    -# Wo ein Tisch auf dich wartet, können die anderen sehen, wann du meistens antwortest. Verbirgst du das, vergesse ich es.
settings-hours-now = -# Meistens { $from } bis { $to }, soweit ich das sagen kann.
settings-language = **Sprache**
    -# Für alles, was nur du liest. Was der ganze Tisch liest, steht in der Sprache des Tisches; `/game language` ändert sie.
settings-reliability = **Wie sehr man auf dich zählen kann:** { $reliability }.
    -# Gezählt an Tischen mit Uhr und anderen Leuten. Urlaub und Ruhezeiten zählen nicht gegen dich.

settings-webhook = **Webhook:** Wenn du dran bist, melde ich das an { $host }. `/settings webhook:off` beendet das.
settings-webhook-none = **Webhook:** Mit `/settings webhook:` melde ich an eine Webadresse von dir, wenn du dran bist.
settings-calendar = **Kalender:** Mit `/settings calendar:` steht in deinem eigenen Kalender, wann deine Zeit abläuft.

# What each menu is called before anything is chosen.
setting-quiet = Ruhezeiten
setting-notice = Wenn du dran bist
setting-reminders = Erinnerungen
setting-gap = Wie oft ich klingeln darf
setting-next = Wenn du als Nächstes dran bist
setting-pictures = Bilder
setting-motion = Bewegung
setting-away = Während du abwesend bist
setting-records = Deine Statistik
setting-whispers = Flüstern
setting-language = Sprache
setting-hours = Übliche Zeiten

settings-away-waiting = Du bist abwesend bis { $time }, und deine Tische warten auf dich. Jede Entscheidung von dir beendet das.
settings-away-computer = Du bist abwesend bis { $time }, und ein Computer springt für dich ein. Jede Entscheidung von dir beendet das.
settings-back = Ich bin zurück

# Settings of a person, as they’re chosen. Labels of menus and options.

setting-notice-mention = Erwähne mich auf der Karte
setting-notice-direct = Schick mir eine Direktnachricht
setting-notice-none = Ruf mich nicht, ich schaue selbst nach
setting-reminders-none = Erinnere mich nur einmal
setting-reminders-6h = Erinnere mich alle 6 Stunden wieder
setting-reminders-12h = Erinnere mich alle 12 Stunden wieder
setting-reminders-day = Erinnere mich jeden Tag wieder
setting-reminders-3days = Erinnere mich alle 3 Tage wieder
setting-gap-none = Klingle jedes Mal, wenn ich dran bin
setting-gap-30m = Klingle höchstens alle 30 Minuten
setting-gap-1h = Klingle höchstens einmal pro Stunde (Standard)
setting-gap-3h = Klingle höchstens alle 3 Stunden
setting-gap-12h = Klingle höchstens alle 12 Stunden
setting-next-off = Sag vor meinem Zug nichts (Standard)
setting-next-on = Sag mir leise, wenn ich als Nächstes dran bin
setting-away-pause = Meine Tische warten auf mich
setting-away-computer = Ein Computer springt ein
setting-pictures-wide = Für einen breiten Bildschirm (mehr vom Brett)
setting-pictures-narrow = Fürs Handy (näher, mit großer Schrift; Standard)
setting-motion-on = Große Momente dürfen sich bewegen (Standard)
setting-motion-off = An meinen Tischen bewegt sich nichts
setting-language-discord = Wie in deiner Discord-App (Standard)
setting-records-everybody = Alle auf meinen Servern dürfen meine Statistik sehen
setting-records-nobody = Nur ich darf meine Statistik sehen
setting-whispers-everybody = Wer mit mir spielt, darf mir etwas zuflüstern
setting-whispers-nobody = Niemand darf mir etwas zuflüstern
setting-hours-nobody = Niemand sieht, wann ich meistens spiele (Standard)
setting-hours-everybody = Zeig, wann ich meistens spiele
setting-quiet-learn = Lern meine Zeiten daraus, wann ich spiele
setting-quiet-none = Keine Ruhezeiten
setting-quiet-hours = { $from } bis { $to }

# A person’s quiet hours, behind a label.
quiet-hours-none = keine
quiet-hours-none-yet = noch keine, aber ich lerne sie daraus, wann du spielst
quiet-hours-learnt = etwa { $from } bis { $to }, gelernt daraus, wann du spielst

# On the lobby card and in the rules of a table.
pictures-for-wide = -# Die Bilder sind für einen breiten Bildschirm gezeichnet. `/game pictures` ändert das für diesen Tisch.
pictures-for-narrow = -# Die Bilder sind fürs Handy gezeichnet. `/game pictures` ändert das für diesen Tisch.
whispers-on = -# Mit `/whisper` darf geflüstert werden. Alle sehen, wer mit wem flüstert, aber nicht was.
whispers-off = -# Flüstern ist aus, geredet wird nur offen am Tisch.

## A whisper as its two people read it

whisper-sent = 🤫 Du flüsterst { $name } zu: { $text }
whisper-heard = 🤫 { $name } flüstert dir zu: { $text }

## Webhooks of people and servers, from `/settings webhook:` and `/admin webhook`. Private.

webhook-begun-own = Ab jetzt melde ich an **{ $host }**, wenn du dran bist. Dein Schlüssel ist `{ $key }`. Ich zeige ihn nicht noch einmal. Er beweist, dass eine Nachricht von mir ist. `/settings webhook:off` beendet das.
webhook-begun-server = Ab jetzt melde ich an **{ $host }**, wenn auf diesem Server eine Partie beginnt oder endet. Der Schlüssel ist `{ $key }`. Ich zeige ihn nicht noch einmal. Er beweist, dass eine Nachricht von mir ist. `/admin webhook stop:True` beendet das.
webhook-ended = Ich habe diesen Webhook vergessen. Dorthin geht keine Nachricht mehr.
webhook-none = Hier gibt es keinen Webhook zu beenden.
webhook-nowhere = Dieser Server hat keinen Webhook. `/admin webhook url:` setzt einen.
webhook-there = Ich melde an **{ $host }**, wenn auf diesem Server eine Partie beginnt oder endet.
webhook-off = Webhooks sind hier abgeschaltet. Das entscheidet der Betreiber des Bots.
webhook-or-stop = Gib mir eine Adresse oder `stop:True`, nicht beides.
webhook-forgotten = Dein Webhook bei **{ $host }** hat fast einen Tag lang keine Nachricht angenommen oder will keine mehr. Ich habe ihn vergessen. Setz ihn neu, sobald er wieder funktioniert.

webhook-no-address = Das ist keine Webadresse. Sie sollte aussehen wie `https://example.org/hook`.
webhook-not-https = Die Adresse muss mit `https://` beginnen, damit niemand mitliest.
webhook-other-port = Lass den Port weg. Ich nehme den üblichen für https, 443.
webhook-has-password = Lass Namen und Passwort in der Adresse weg. Ich signiere meine Nachrichten stattdessen.
webhook-not-public = Diese Adresse ist nicht im öffentlichen Internet, also schicke ich nichts dorthin.
webhook-too-long = Diese Adresse ist zu lang. Sie darf bis zu 300 Zeichen haben.
webhook-unknown-host = Diesen Host finde ich nicht. Prüf die Adresse, oder versuch es gleich noch einmal.

## Calendars of people, from `/settings calendar:`. Private.

setting-calendar-link = Zeig mir den Link meines Kalenders
setting-calendar-renew = Gib mir einen neuen Link und schalte den alten ab
setting-calendar-off = Schalte den Link meines Kalenders ab
calendar-link = Abonnier diese Adresse in deinem Kalender, dann zeigt er, wann deine Zeit an jedem Tisch abläuft: { $link }
    -# Wer sie hat, kann das lesen. `/settings calendar:` gibt dir eine neue oder schaltet sie ab.
calendar-ended = Dieser Link gilt nicht mehr. Kalender, die ihn nutzen, bekommen nichts mehr.
calendar-none = Dein Kalender hat keinen Link. `/settings calendar:` gibt dir einen.
calendar-off = Der Betreiber des Bots hat hier keine Kalender eingerichtet.
calendar-name = Meine Züge
calendar-deadline = { $game }: Deine Zeit läuft ab
calendar-where = Der Tisch wartet auf dich: { $url }
