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

## Plan ahead

plan-ahead = Vorausplanen…
plan-title = ## { $title }: dein Plan
plan-intro = -# Bis zum Ende deines nächsten Zuges entscheide ich das für dich, damit niemand auf dich warten muss. Nur du siehst deinen Plan. Wenn ich ihm folge, steht in der Chronik *wie geplant*. Hat sich etwas geändert, verwerfe ich ihn und sage dir, warum.
plan-none = Du hast noch nichts geplant. Wähl unten etwas aus.
plan-step = **{ $number }.** { $question } **{ $label }**
plan-step-when = { $whose ->
    [own] { $repeats ->
        [yes] In jedem deiner Züge.
       *[no] In deinem nächsten Zug.
      }
    [others] { $repeats ->
        [yes] Jedes Mal, wenn du nicht am Zug bist.
       *[no] Einmal, wenn du nicht am Zug bist.
      }
   *[seat] { $repeats ->
        [yes] Jedes Mal, wenn { $name } am Zug ist.
       *[no] Einmal, wenn { $name } am Zug ist.
      }
  }
plan-step-only = { $only ->
    [alone] Nur wenn dort sonst niemand steht.
    [unchanged] Nur wenn dir bis dahin nichts passiert ist.
   *[offered] Nur wenn es noch möglich ist.
  }
plan-step-otherwise = { $otherwise ->
    [next] Sonst mache ich mit der nächsten Entscheidung weiter.
   *[wait] Sonst überlasse ich es dir.
  }
plan-open = -# Wirst du vorher „{ $question }“ gefragt, warte ich auf dich, denn das ist nicht eingeplant. Danach folge ich wieder deinem Plan.
plan-own = **Für deinen nächsten Zug**
plan-reaction = **Für die Züge der anderen**
plan-any = Egal, was kommt
    .pass = Passen
plan-if = Wann Entscheidung { $number } gilt
plan-if-offered-wait = Wenn möglich, sonst warten
plan-if-offered-next = Wenn möglich, sonst die nächste
plan-if-alone-wait = Wenn frei, sonst warten
plan-if-alone-next = Wenn frei, sonst die nächste
plan-if-unchanged-wait = Wenn unverändert, sonst warten
plan-if-unchanged-next = Wenn unverändert, sonst nächste
plan-when = In wessen Zügen Entscheidung { $number } gilt
plan-when-others = { $repeats ->
    [yes] Jedes Mal, wenn ich nicht am Zug bin
   *[no] Einmal, wenn ich nicht am Zug bin
  }
plan-when-seat = { $repeats ->
    [yes] Jedes Mal, wenn { $name } am Zug ist
   *[no] Einmal, wenn { $name } am Zug ist
  }
plan-drop-last = Entscheidung { $number } streichen
plan-drop-all = Ganzen Plan löschen
plan-added = Geplant: **{ $label }**.
plan-changed = Ich habe deinen Plan geändert.
plan-dropped = { $left ->
    [0] Du hast keinen Plan mehr.
   *[other] Aus deinem Plan gestrichen.
  }
plan-choice = { $label } – { $question }
plan-more = -# Noch mehr zur Auswahl hat `/plan`.
plan-which = Ich weiß nicht, welche Entscheidung du meinst. Nimm eine aus der Liste, die `/plan` zeigt.

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
