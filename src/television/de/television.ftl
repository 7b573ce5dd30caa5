# The page of a table on a television. Everybody in the room may read it.

page-title = Questmaster
page-turn = Wer dran ist
page-waiting = Einen Moment. Der Tisch ist unterwegs.
page-away = Die Spielleitung ist kurz weg. Diese Seite geht weiter, sobald sie zurück ist.
page-ended = Dieser Link gilt nicht mehr. Tippt am Tisch /game television für einen neuen.
page-map = Landkarte
page-scene = Was eben passiert ist
page-lines = Die letzten Zeilen

## Instead of a page. The same for links that never existed.

answer-unknown = Diesen Link gibt es nicht, oder er gilt nicht mehr. Neue Links gibt es mit /game television oder /settings calendar.
answer-only-get = Diese Seite lässt sich nur lesen.
answer-later = Zu viele Anfragen, oder die Spielleitung ist noch nicht so weit. Versucht es in einer Minute wieder.
answer-full = Gerade schauen zu viele Bildschirme zu. Versucht es in einer Minute wieder.
