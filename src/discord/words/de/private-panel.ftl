# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Letzte Wahl zurücknehmen
# Opens the whole hand from a private question.
own-hand = Meine Hand
# Brings a private question back that another message has replaced.
own-question = Zurück zu meiner Frage
own-open = Die Frage lautet: { $question }
own-any-time = Du bist nicht dran, aber das hier kannst du jederzeit tun:
card-link = -# [Zur Karte]({ $link })

## The hand

hand-title = ## { $title }: deine Hand
hand-where = -# Vom Tisch in <#{ $room }>. Nur für deine Augen.
hand-empty = *Du hältst nichts Geheimes in der Hand.*
# Above a private question.
hand-line = -# Deine Karten: { $cards }.
hand-line-empty = -# Du hast keine Karten.
hand-told = ### Dir im Geheimen erzählt
hand-whispers = ### Geflüster, das neueste zuerst

note = Meine Notiz
  .heading = ### Meine Notiz
  .label = Nur für deine Augen
  .hint = Ich zeige sie unter deiner Hand. Leere das Feld, um sie zu löschen.

## Forms

grid-open = { $title }…
grid-column = { $title }: { $column }
grid-back = Zurück zu meinen Optionen

orders-all = Daueraufträge…
orders-page = Daueraufträge, { $page } von { $pages }…
orders-form = Daueraufträge
orders-switches = Kreuz an, was du willst

## Whispers

# A direct message, under the whisper.
whisper-where = -# Vom Tisch in <#{ $room }>. Alle sehen, dass geflüstert wurde, aber nicht was.
whisper-reply = { $name } antworten
whisper-form = { $name } etwas zuflüstern
  .label = Nur für { $name }
  .hint = Alle sehen, dass du flüsterst, aber nicht was

## Watching over a shoulder

watch-title = ## { $title }: { $name } über die Schulter geschaut
watch-question = **Die Frage:** { $question }
watch-empty = *Auf diesem Platz gibt es nichts Geheimes.*
watch-stop = Nicht mehr zuschauen
watch-end = { $name } nicht mehr zuschauen lassen

## What a moderator sees

secrets-told = **Im Geheimen erzählt**
secrets-none = *Nichts Geheimes.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# Diese Knöpfe sind abgelaufen. Ruf das noch einmal so auf wie vorhin.
expired-own = -# Diese Knöpfe sind abgelaufen. **Meine Optionen & Hand** auf der Karte oder `/clues` holt sie wieder her.
