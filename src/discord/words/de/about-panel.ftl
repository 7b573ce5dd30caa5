# Help, rules, cards, maps, and guesses.

## Help

welcome = ## Questmaster
welcome-about = Ich bin die Spielleitung. Ich kenne die Regeln, gebe die Karten, würfle, zeichne die Landkarte und hüte jedes Geheimnis. `/game new` eröffnet einen Tisch.
welcome-game = **{ $title }** ({ $players }) – { $blurb }

help-play = Drück die Knöpfe auf der Karte am Ende des Kanals, oder tippe `/play` und such dir aus, was du tun willst.
help-verbs = Für schnelle Züge gibt es `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.
help-clues = `/clues` zeigt, was nur du wissen darfst. **Meine Notiz** darunter hebt auf, was du dir merken willst.
help-status = `/game status`, `/game map` und `/game log` zeigen, wie die Partie steht. `/game look` beschreibt das Brett in Worten, Ort für Ort.
help-phone = Bilder sind fürs Handy gezeichnet. Auf einem breiten Bildschirm zeigt dir `/settings pictures:` mehr vom Brett auf einmal, und `/game pictures` tut dasselbe für die Karte eines Tisches.
help-why = **Warum?** unter der Karte erklärt ihre Würfel und Summen. Bei einer älteren Nachricht findest du es in deren Menü unter Apps.
help-notices = `/games` zeigt deine Tische und wo du dran bist. `/settings` legt fest, wie ich dich erreiche und wann ich dich in Ruhe lasse. `/away until` ist für den Urlaub.
help-ending = Nach einer Partie zeigt **Geheimnisse aufdecken** auf ihrer letzten Karte alles Verborgene, und **Noch einmal** eröffnet einen Tisch für dieselben Leute. Wer zuschaut, kann mit `/game guess` tippen, wer gewinnt.
help-leaving = `/game undo` nimmt deine letzte Entscheidung zurück, solange nicht gewürfelt wurde und sonst niemand etwas entschieden hat. Nach `/game leave` treffe ich die üblichen Entscheidungen für dich, bis du mit `/game join` wiederkommst.
help-friends = Wer nicht mitspielt, darf dir über die Schulter schauen, wenn die anderen einverstanden sind (`/game shoulder`). Erlaubt der Host das Flüstern, sagt `/whisper` etwas zu nur einer Person.
help-voting = `/game propose` bringt etwas zur Abstimmung: einen Wurf zurücknehmen, eine Pause, ohne jemanden weiterspielen, einen Platz anbieten.

## Cards and rules

cards-galleries = ## Karten
cards-of-which = Von welchem Spiel möchtest du die Karten sehen?
cards-heading = ## { $title }: { $group }
cards-count = { $count ->
    [one] Nur eine
   *[other] Insgesamt { $count }
  }
cards-count-page = Insgesamt { $count }, Seite { $page } von { $pages }
cards-gist = **{ $title }**: { $gist }
cards-kinds = Eine andere Sorte…
cards-back = ◀ Zurück
cards-on = Weiter ▶

look-closer = Genauer hinsehen…
see-also = Siehe auch…
topic-name = { $title } ({ $id })
# The alternative text of a card's picture: what it is, then what stands on it.
topic-alt = { $title }, { $kind }. { $lines }

held-cards = Meine Karten
held-alt = Deine Karten: { $cards }.
found-alt = Eben gesehen: { $cards }.
offered-cards = Diese Karten ansehen
offered-alt = Im Angebot: { $cards }.

why-rules = ### Die Regeln

# Below the numbers: the last choice of a computer player. The options follow as a list.
why-computer = ### Die letzte Entscheidung von { $name }
  .took = ▸ **{ $label }**
  .took-hint = ▸ **{ $label }**: { $hint }
  .left = { $label }
  .left-hint = { $label }: { $hint }
  .more = { $count ->
    [one] …und eine weitere Möglichkeit
   *[other] …und { $count } weitere Möglichkeiten
  }
why-computer-gentle = -# { $name } spielt gemütlich und nimmt nicht immer, was am besten aussieht.
why-computer-fair = -# { $name } nimmt, was von diesem Platz aus am besten aussieht.
why-computer-cunning = -# { $name } spielt die Möglichkeiten im Kopf durch, soweit dieser Platz davon wissen kann.

chances = ### Deine Chancen in diesem Zug
  .how = -# Ich habe diesen Zug für jede Möglichkeit { $worlds } Mal durchgespielt. Was du nicht sehen kannst, wurde jedes Mal neu ausgeteilt, und alle haben vernünftig gespielt.
  .option = **{ $label }**
  .option-some = **{ $label }**, möglich in { $worlds } davon
  .outcome = { $bar } { $share }: { $what }
  .nothing = -# Viel wird wohl nicht passieren.
  .more = { $count ->
    [one] -# Eine weitere Möglichkeit wird nicht gezeigt.
   *[other] -# { $count } weitere Möglichkeiten werden nicht gezeigt.
  }
chances-not-yours = Chancen gibt es nur für Leute, die gerade etwas zu entscheiden haben.
chances-none = Du hast gerade nichts zu entscheiden.

## Maps and places

# Each has the label of its button, and a sentence for under the map.
map-own = Um mich herum
  .shows = Die Landkarte zeigt deine Umgebung.
# For spectators instead of the one above.
map-active = Wo gerade gespielt wird
  .shows = Die Landkarte zeigt die Umgebung dort, wo gerade gezogen wird.
map-whole = Ganzes Brett
  .shows = Die Landkarte zeigt das ganze Brett.
map-large = Ganzes Brett, groß
  .shows = Die Landkarte zeigt das ganze Brett in voller Größe. Öffne sie, um genauer hinzusehen.
map-nw = ↖ NW
  .shows = Die Landkarte zeigt den Nordwesten des Bretts.
map-n = ↑ N
  .shows = Die Landkarte zeigt den Norden des Bretts.
map-ne = ↗ NO
  .shows = Die Landkarte zeigt den Nordosten des Bretts.
map-w = ← W
  .shows = Die Landkarte zeigt den Westen des Bretts.
map-middle = • Mitte
  .shows = Die Landkarte zeigt die Mitte des Bretts.
map-e = → O
  .shows = Die Landkarte zeigt den Osten des Bretts.
map-sw = ↙ SW
  .shows = Die Landkarte zeigt den Südwesten des Bretts.
map-s = ↓ S
  .shows = Die Landkarte zeigt den Süden des Bretts.
map-se = ↘ SO
  .shows = Die Landkarte zeigt den Südosten des Bretts.

place-words = Brett in Worten
place-own = Wo bin ich?
place-whole = Das ganze Brett
place-other = Einen anderen Ort ansehen…

## Guesses

guess-menu = Wer gewinnt?

# What can be looked up about a game.

# The kind of an entry.
reference-rule = Regel
reference-rule-about = Regel: { $section }
# In the place of the name of a decision that players can’t look up.
reference-decision = die Entscheidung
