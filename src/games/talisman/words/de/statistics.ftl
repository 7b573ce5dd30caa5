# Statistics over all games, and titles. `.told` and the lines of titles follow a player's name.

game-called = Suche nach der Krone
game-called-many = Suchen nach der Krone

count-crowns = Krone der Herrschaft erreicht
    .told = { $count ->
        [one] erreichte die Krone der Herrschaft
        [2] erreichte zweimal die Krone der Herrschaft
       *[other] erreichte { $count } Mal die Krone der Herrschaft
      }
count-slain = Wesen erschlagen
    .told = erschlug { $count } Wesen
count-deaths = Tode
    .told = { $count ->
        [one] starb einmal
        [2] starb zweimal
       *[other] starb { $count } Mal
      }
count-fights-won = Kämpfe gewonnen
    .told = { $count ->
        [one] gewann 1 Kampf
       *[other] gewann { $count } Kämpfe
      }
count-fights-lost = Kämpfe verloren
    .told = { $count ->
        [one] verlor 1 Kampf
       *[other] verlor { $count } Kämpfe
      }
count-gold = Gold bekommen
    .told = kam zu { $count } Gold
count-spells = Zauber gewirkt
    .told = wirkte { $count } Zauber
count-toads = Verwandlungen in eine Kröte
    .told = { $count ->
        [one] war einmal eine Kröte
        [2] war zweimal eine Kröte
       *[other] war { $count } Mal eine Kröte
      }
count-quests = Aufträge des Hexenmeisters erfüllt
    .told = { $count ->
        [one] erfüllte 1 Auftrag des Hexenmeisters
       *[other] erfüllte { $count } Aufträge des Hexenmeisters
      }
count-conversions = Gesinnungswechsel
    .told = { $count ->
        [one] wechselte einmal die Seiten
        [2] wechselte zweimal die Seiten
       *[other] wechselte { $count } Mal die Seiten
      }
count-commands = Herrschaftszauber gewirkt
    .told = { $count ->
        [one] wirkte einmal den Herrschaftszauber
        [2] wirkte zweimal den Herrschaftszauber
       *[other] wirkte { $count } Mal den Herrschaftszauber
      }
count-beguiled = Andere betört
    .told = { $count ->
        [one] betörte einmal jemanden
        [2] betörte zweimal jemanden
       *[other] betörte { $count } Mal jemanden
      }
count-bought = Dinge gekauft
    .told = { $count ->
        [one] kaufte 1 Ding
       *[other] kaufte { $count } Dinge
      }
count-lives-lost = Leben verloren
    .told = verlor { $count } Leben
count-turns-missed = Züge ausgesetzt
    .told = { $count ->
        [one] setzte 1 Zug aus
       *[other] setzte { $count } Züge aus
      }

title-toad = War mal Kröte
    .line = wurde zur Kröte
title-pond = Herrscht über den Teich
    .line = war insgesamt dreimal eine Kröte
title-crowned = Per Blitzschlag
    .line = erreichte die Krone der Herrschaft und gewann
title-turncoat = Wendehals
    .line = wechselte in einer Partie dreimal die Seiten
title-shopper = Talisman Express
    .line = kaufte in einer Partie acht Dinge
title-idle = Aus Versehen hier
    .line = setzte in einer Partie sechs Züge aus

drawn-well = { $name } zog { $drawn ->
    [one] 1 Abenteuerkarte, und { $good ->
        [one] sie war ein Gegenstand oder Begleiter
       *[other] sie war weder Gegenstand noch Begleiter
      }
   *[other] { $drawn } Abenteuerkarten, und { $good ->
        [0] keine davon war ein Gegenstand oder Begleiter
        [one] 1 davon war ein Gegenstand oder Begleiter
       *[other] { $good } davon waren Gegenstände oder Begleiter
      }
  }. Der Durchschnitt liegt bei { NUMBER($fair, maximumFractionDigits: 1) }.
