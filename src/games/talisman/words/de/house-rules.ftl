# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon. The other attributes and `.value` are values, with at most 80 letters.

preset-standard = Standardspiel
    .line = 2 bis 4 Stunden, und wer übrig bleibt, gewinnt
preset-short = Kurzes Spiel
    .line = eine halbe bis ganze Stunde, und wer zuerst auf der Krone steht, gewinnt
preset-sprint = Sprint
    .line = eine Mittagspause; alle beginnen stark, und wer zuerst auf der Krone steht, gewinnt
preset-async = Fernpartie
    .line = Wochen, mit einem Tag pro Entscheidung und Punkten nach spätestens 40 Runden
preset-full = Großes Spiel
    .line = das Standardspiel mit Glück, Handel, lehrreichen Geistern und einer ungeduldigen Krone
preset-balanced = Ausgeglichenes Spiel
    .line = das Standardspiel mit Handicaps, damit niemand bereut, der Priester zu sein

option-character-selection = Charakterwahl
    .line = Wie du an deinen ersten Charakter kommst. Ersatz wird immer ausgeteilt.
    .random = ausgeteilt, je einer
    .choose = gewählt, in Zugreihenfolge
    .pick-of-three = einer von drei, bei 5 oder 6 Spielern von zwei
option-first-player = Erster Zug
    .line = Wer anfängt.
    .dice = der höchste Würfel
    .host = der Host
    .random = das Los
option-crown-victory = Wie die Krone gewinnt
    .line = Was zum Sieg noch fehlt, wenn du die Krone der Herrschaft erreicht hast.
    .command = Herrschaftszauber, bis nur noch eine Person übrig ist
    .instant = nichts, wer zuerst da ist, gewinnt
    .contest = allein dort sitzen bis zu deinem nächsten Zug
option-round-limit = Rundenlimit
    .line = Nach dieser Runde entscheiden Punkte: wie weit innen und wie stark alle sind.
    .value = { $count ->
        [0] keins
        [one] 1 Runde
       *[other] { $count } Runden
      }
option-turn-budget = Zugvorrat
    .line = Züge, die ihr euch teilt. Sind sie aufgebraucht, entscheiden Punkte.
    .value = { $count ->
        [0] keiner
        [one] 1 Zug insgesamt
       *[other] { $count } Züge insgesamt
      }
option-replacements = Ersatzcharaktere
    .line = Ob du als jemand anderes wiederkommst, wenn dein Charakter stirbt.
    .until-crown = bis jemand die Krone erreicht hat
    .never = nie, tot ist tot
    .always = immer
option-head-start = Vorsprung
    .line = Zusätzliche Stärke und zusätzliches Talent für jeden neuen Charakter.
    .value = { $count ->
        [0] keiner
       *[other] { $count } Stärke und { $count } Talent
      }
option-start-gold = Startgold
    .line = Was jeder neue Charakter im Beutel hat.
    .value = { $count } Gold
option-handicaps = Handicaps
    .line = Schwächere Charaktere beginnen mit mehr Markern, stärkere mit weniger Vorsprung.
option-start-talisman = Ein Talisman für alle
    .line = Alle beginnen mit einem Talisman. Er lässt sich stehlen wie jeder andere Gegenstand.
option-luck-tokens = Glücksmarken
    .line = Wie oft ein Charakter im Leben die eigenen Würfel neu werfen darf.
    .value = { $count ->
        [0] keine
        [one] 1 Marke
       *[other] { $count } Marken
      }
option-trophy-rate = Trophäenkurs
    .line = Was 1 Stärke an Trophäen kostet. In der Schachtel sind es 7 Punkte.
    .value = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
      }
option-spirit-trophies = Geister lehren Talent
    .line = Im Psychischen Kampf besiegte Geister bringen Talent, wie andere Gegner Stärke bringen.
option-mule-capacity = Traglast des Maultiers
    .line = Wie viele Gegenstände du mit einem Maultier mehr tragen kannst.
    .unlimited = beliebig viele
    .plus-four = 4 pro Maultier
option-protection-rolls = Rüstungswürfe
    .line = Wie viele von Rüstung, Schild und Helm du pro verlorenem Leben versuchen darfst.
    .one = eins davon
    .all = jedes davon einmal
option-spell-limit-per-turn = Zauber pro Zug
    .line = Wie viele Zauber du in einem Zug wirken darfst.
    .none = beliebig viele
    .hand = so viele, wie du zu Beginn deines Zuges hattest, in anderen Zügen einen
option-dead-gear = Nachlass
    .line = Wer bekommt, was einem Charakter gehörte, den ein anderer im Kampf getötet hat.
    .space = wer als Nächstes vorbeikommt
    .killer = wer gesiegt hat, sucht zuerst aus
option-ban-last-life = Kein Mord vor der Krone
    .line = Bis jemand die Krone erreicht hat, darf niemand ein letztes Leben als Beute nehmen.
option-trading = Handel
    .line = Auf einem Feld dürft ihr Gegenstände, Begleiter und Gold tauschen, wenn beide wollen.
option-command-always = Sichere Herrschaft
    .line = Der Herrschaftszauber wirkt immer, ganz ohne Würfel.
option-command-growth = Wachsende Herrschaft
    .line = Je länger jemand die Krone hält, desto mehr Leben nimmt der Herrschaftszauber.
    .value = { $count ->
        [0] aus
        [one] 1 Leben mehr pro Herrschaftszauber
       *[other] 1 Leben mehr pro { $count } Herrschaftszauber
      }
option-inner-gate = Zoll am Portal
    .line = Was es braucht, um durch das Portal der Macht zu kommen.
    .roll = zwei passende Würfel
    .open = nichts, es steht offen
option-reaction-timer = Zeit zum Reagieren
    .line = Wie lange du hast, um im Zug von jemand anderem zu reagieren.
option-turn-timer = Zeit zum Entscheiden
    .line = Wie lange du für jede andere Entscheidung hast.

time-as-paced = so lange, wie das Tempo des Tisches erlaubt
time-of = { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [600] 10 Minuten
    [3600] 1 Stunde
    [7200] 2 Stunden
    [43200] 12 Stunden
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
  }

clash-always-ends = Wenn die Toten immer wiederkommen, braucht die Partie ein anderes Ende. Wähl eine Krone, die sofort oder im Streit gewinnt, ein Rundenlimit oder einen Zugvorrat.

contradiction-no-command = Die Krone gewinnt sofort, also kommt der Herrschaftszauber, der immer wirkt, nie zum Einsatz.
contradiction-two-limits = Es gibt ein Rundenlimit und einen Zugvorrat. Es zählt, was zuerst eintritt.
