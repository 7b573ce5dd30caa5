# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon.

preset-standard = Standardspiel
    .line = 2½ bis 3 Stunden, und alle sechs müssen auftauchen
preset-short = Kurzes Spiel
    .line = 35 bis 45 Minuten, und zwei Kaiserliche Schätze genügen
preset-balanced = Ausgeglichenes Spiel
    .line = das Standardspiel, mit Vorsprung für Schwache und gleich vielen Zügen für alle
preset-serious = Für Ehrgeizige
    .line = das Standardspiel, aber Würfel wiegen die Schätze, und Punkte entscheiden
preset-full = Großes Spiel
    .line = 3 Stunden, mit gemischtem Reich, Punkten, Erfahrung, Schurken und Gesellschaft
preset-blood-and-guts = Auf Hauen und Stechen
    .line = das große Spiel, und niemand ist vor niemandem sicher

option-hex-game = Das Hex-Spiel
    .line = Das Reich wird zu einer neuen Karte gemischt. Die Nachbarn sind neu, die Gläubiger nicht.
option-realm-number = Das Hex-Spiel: Nummer des Reichs
    .line = Dieselbe Nummer legt immer dasselbe Reich. Lass sie leer, dann ziehe ich eine.
option-complex-victory = Schätze nach Punkten
    .line = Schätze sind Punkte wert, abgewogen von einem Würfelkomitee. Die meisten Punkte gewinnen.
option-experience = Erfahrung
    .line = Besiegte und gewonnene Wesen, Lieferungen und kaiserlicher Dank heben deine Werte.
option-experience-marks = Erfahrung: Punkte pro Stufe
    .line = Vier Zahlen, jede größer als die vorige. An jeder steigt einer deiner Werte.
option-villain-game = Schurkenspiel
    .line = Eine Begegnung, die nicht zu dir passt, darfst du einem Freund schicken, zu dem sie passt.
option-travel-together = Zusammen reisen
    .line = Gemeinsam gehen, gemeinsam kämpfen. Nur das gemeinsame Teilen ist schwer.
option-merciless = Gnadenlos
    .line = Charaktere dürfen einander angreifen, und wer gewinnt, nimmt alles.
option-guild-licences = Zunftordnung
    .line = Kleriker: nur Kolben, Keulen, Stäbe, Schleudern. Magier: Dolche, Stäbe, Bögen, Schleudern.
option-even-start = Ausgeglichener Start
    .line = Schwächere Charaktere beginnen mit mehr Waffen, stärkere mit einem Hinweis weniger.
option-equal-turns = Gleich viele Züge
    .line = Ist der letzte Kaiserliche Schatz gefunden, wird die Runde noch zu Ende gespielt.
option-short-game = Kurzes Spiel
    .line = Eine Runde kann die Partie vorzeitig beenden. Kein Hinweis führt zur Verlorenen Stadt.
option-imperial-target = Kurzes Spiel: nötige Schätze
    .line = Wie viele Kaiserliche Schätze gefunden sein müssen, damit eine Runde die Partie beendet.
option-minimum-rounds = Kurzes Spiel: Mindestrunden
    .line = Die erste Runde, die die Partie beenden kann, wenn nicht alle sechs gefunden sind.
option-round-limit = Kurzes Spiel: letzte Runde
    .line = Diese Runde beendet die Partie. Lass es leer für 44 Züge, geteilt durch alle am Tisch.
option-starting-clues = Kurzes Spiel: Hinweise am Anfang
    .line = Mit wie vielen Hinweisen alle beginnen.

realm-drawn = am Anfang gezogen
realm-numbered = Reich Nummer { $number }
rounds-by-players = 44 geteilt durch die Zahl der Mitspieler, aufgerundet

contradiction-last-before-first = Die Partie müsste länger dauern, als ihre letzte Runde erlaubt, also endet sie mit dieser Runde.
