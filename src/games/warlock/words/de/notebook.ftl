# The reader’s own Key cards and detective’s notebook. Nobody else sees them.

own-key-cards = 🔑 Deine Schlüsselkarten
own-key-cards-not-yet = Ausgeteilt werden sie, wenn alle gepackt haben.
own-key-cards-in-stack = Keine. Die anderen { $stack } sind im Stapel.
own-key-cards-blank = Nur eine leere Karte.
own-key-cards-held = **{ $numbers }** und eine leere Karte. Unter der Truhe liegen die also nicht.
notebook = 🔎 Das Detektivnotizbuch
notebook-legend = -# ● hier, · nicht hier, ? offen, + und − dein eigener Bleistift

## The notebook as a form

notebook-form = Notizbuch
notebook-form-question = Wessen Schlüssel notierst du mit Bleistift? Das ändert keine Tatsachen, und niemand sonst sieht es.
notebook-form-row = Zahl { $number }
notebook-form-yes = Vielleicht hier (+)
notebook-form-no = Vielleicht nicht hier (−)

## Holders of Key cards

# `.column` stands alone; `.grid` has at most 7 letters.
holder-chest = die Truhe
    .column = Die Truhe
    .grid = Truhe
    .at = unter der Truhe
    .with = unter der Truhe
holder-stack = der Stapel
    .column = Der Stapel
    .grid = Stapel
    .at = im Stapel
    .with = im Stapel
holder-you = du
    .column = Du
    .grid = Du
    .with = bei dir
holder-at = bei { $who }

## Proofs

proven-here = Die **{ $number }** ist { $place }.
proven-absent = Die **{ $number }** ist nicht { $places }.
proven-why = ({ $proof })
proven-why-round = ({ $proof }, Runde { $round })
proven-failure = Runde { $round }: { $who } probierte { $numbers }, davon { $wrong } falsch.
proof-own = deine eigene
proof-open-lock = das offene Schloss
proof-challenge = Schlüsselprobe
proof-prisoner = der Gefangene
proof-gossip = Klatsch
proof-underdogs = belauscht
proof-shown = dir gezeigt
proof-answer = eine Antwort
proof-ledger = das Kontobuch des Hexenmeisters
proof-stranger = der Fremde
proof-chest = dein Versuch an der Truhe
proof-stack = ein Blick in den Stapel
proof-row = alle anderen ausgeschlossen
proof-deduced = gefolgert
