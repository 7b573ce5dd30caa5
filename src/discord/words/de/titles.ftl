# Titles that may be earned in any game. `.line` says what for, in the past tense without a subject.

title-first-win = Etwas für den Kaminsims
    .line = gewann eine Partie
title-ten-wins = Sieht ganz leicht aus
    .line = gewann 10 Partien
title-regular = Stammtisch
    .line = spielte 10 Partien zu Ende
title-furniture = Gehört zum Inventar
    .line = spielte 50 Partien zu Ende
title-on-a-roll = Hat einen Lauf
    .line = gewann 3 Partien in Folge
title-good-loser = Verliert mit Anstand
    .line = landete 5 Mal auf dem letzten Platz
title-nobody-to-blame = Alles selbst gemacht
    .line = gewann eine Solopartie
title-no-six = Nie eine Sechs
    .line = warf in einer Partie mindestens 20 Würfel und nie eine Sechs
title-no-one = Nie eine Eins
    .line = warf in einer Partie mindestens 20 Würfel und nie eine Eins
title-knuckles = Wunde Knöchel
    .line = warf 1.000 Würfel
title-drowned-twice = Zweimal ertrunken
    .line = ging zweimal in Meer oder Fluss verloren
title-scourge = Schrecken der Bestien
    .line = erschlug 50 Wesen
title-busy-blade = Fleißige Klinge
    .line = erschlug 12 Wesen in einer Partie
title-bloodless = Ohne Blutvergießen
    .line = gewann eine Partie mit Würfeln und erschlug nichts
title-untouchable = Unantastbar
    .line = gewann in einer Partie 8 Kämpfe und verlor keinen
title-old-friend = Mit dem Tod per Du
    .line = starb 10 Mal
title-three-graves = Drei Gräber
    .line = starb 3 Mal in einer Partie
title-lazarus = Dem Grab entstiegen
    .line = starb und gewann trotzdem
title-hoard = Sitzt auf einem Schatz
    .line = kam zu 100 Gold
title-wizardry = Riecht nach Schwefel
    .line = wirkte 10 Zauber in einer Partie

# On the last card of a game. Public.
titles-earned = 🎖️ { $news }
title-earned = { $name } erhält { $titles }.
