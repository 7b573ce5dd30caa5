# Attacks and fights, in the third person and the present tense. $who and $rival are players, with their own formatting.

## Attacks

attacked-combat = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "nom")) } greift { $who } an!
   *[other] ⚔️ { START(NAME($foes, form: "nom")) } greifen { $who } an!
  }
attacked-psychic = { $count ->
    [one] 🌀 { START(NAME($foes, form: "nom")) } greift { $who } an!
   *[other] 🌀 { START(NAME($foes, form: "nom")) } greifen { $who } an!
  }
duel-combat = ⚔️ { START($who) } greift { $rival } an.
duel-psychic = 🌀 { START($who) } greift { $rival } mit Blicken an (Psychischer Kampf).
tried-thief-steal = { START($who) } versucht, { $rival } zu bestehlen.
tried-sorceress-beguile = { START($who) } versucht, { $rival } zu betören.
tried-sorceress-lure = { START($who) } versucht, { $rival } einen Begleiter wegzulocken.
tried-minstrel-serenade = { START($who) } versucht, { $rival } einen Begleiter wegzusingen.
tried-ability = { START($who) } versucht es gegen { $rival } mit { NAME($ability, form: "dat") }.
evaded = 💨 { START($who) } weicht { NAME($other, form: "dat") } aus.
bribed = 💰 { NAME($card, form: "Nom") } nimmt von { $who } { $gold } Gold und schaut woandershin.

## Fights

fought-combat = ⚔️ { START($who) } würfelt { $ours }, { NAME($other, form: "nom") } { $theirs }. { $outcome }
fought-psychic = 🌀 { START($who) } würfelt { $ours }, { NAME($other, form: "nom") } { $theirs }. { $outcome }
# The jokes in this order within a match, and then the plain wordings from 20 on.
fight-won = { $way ->
    [0] { START($winner) } gewinnt.
    [1] { START($winner) } gewinnt und bittet, das festzuhalten.
    [2] { START($winner) } behält die Oberhand.
    [3] { START($winner) } gewinnt. Es sah leichter aus, als es war.
    [4] { START($winner) } trägt den Sieg davon.
    [5] { START($winner) } gewinnt, zur Überraschung von mindestens einer Seite.
    [6] { START($winner) } setzt sich durch.
    [7] { START($winner) } gewinnt und ist nur ein bisschen außer Atem.
    [8] { START($winner) } gewinnt.
    [9] { START($winner) } gewinnt. Es wird ein Lied geben, wenn es jemand bezahlt.
    [10] { START($winner) } behält die Oberhand.
    [11] { START($winner) } gewinnt und verbeugt sich vor niemand Bestimmtem.
    [12] { START($winner) } trägt den Sieg davon.
    [13] { START($winner) } gewinnt, genau nach Plan, wie sich jetzt herausstellt.
    [14] { START($winner) } setzt sich durch.
    [15] { START($winner) } gewinnt und sieht nach, ob jemand zugeschaut hat.
    [16] { START($winner) } gewinnt.
    [17] { START($winner) } gewinnt, und nur ein Stiefel geht verloren.
    [18] { START($winner) } behält die Oberhand.
    [19] { START($winner) } gewinnt. Der Teil mit dem Ausrutschen fehlt später in der Geschichte.
    [21] { START($winner) } behält die Oberhand.
    [22] { START($winner) } trägt den Sieg davon.
    [23] { START($winner) } setzt sich durch.
   *[other] { START($winner) } gewinnt.
  }
fight-lost = { $way ->
    [0] { START($who) } unterliegt.
    [1] { START($who) } verliert. Ausreden folgen.
    [2] { START($who) } zieht den Kürzeren.
    [3] { START($who) } verliert. Zeugen gab es keine, abgesehen von allen.
    [4] { START($who) } unterliegt und hatte schon bessere Tage.
    [5] { START($who) } verliert.
    [6] { START($who) } verliert und nennt es Training.
    [7] { START($who) } unterliegt.
    [8] { START($who) } verliert und gibt der Sonne die Schuld.
    [9] { START($who) } zieht den Kürzeren.
    [10] { START($who) } verliert, hatte aber die besseren Stiefel.
    [11] { START($who) } verliert.
    [12] { START($who) } verliert und schlägt vor, dass drei Runden zählen.
    [13] { START($who) } unterliegt.
    [14] { START($who) } verliert den Kampf, nicht aber die Diskussion darüber.
    [15] { START($who) } zieht den Kürzeren.
    [16] { START($who) } verliert. Die Lehre daraus kommt später nach.
    [17] { START($who) } verliert.
    [18] { START($who) } verliert, mit schönem Blick auf den Himmel.
    [19] { START($who) } unterliegt.
    [21] { START($who) } zieht den Kürzeren.
    [22] { START($who) } verliert.
   *[other] { START($who) } unterliegt.
  }
fight-tied = { $way ->
    [0] Patt. Beide Seiten treten zurück und schnaufen.
    [1] Patt. Die Ehre ist gerecht verteilt.
    [2] Patt. Das hat niemand gesehen.
    [3] Patt. Beide Seiten verbuchen es als Sieg.
    [4] Patt. Davon wird nicht mehr gesprochen.
    [5] Patt. Man hätte einen Schiedsrichter mitbringen sollen.
    [6] Patt. Beiden fällt ein dringender Termin ein.
    [7] Patt. Man geht auseinander und bleibt geteilter Meinung.
    [8] Patt. Jede Seite zählt ihre Finger nach.
   *[other] Patt.
  }
killed-guardian = 💂 { NAME($foe, form: "Nom") } ist besiegt und tritt zur Seite.
killed = { $count ->
    [one] ☠️ { START(NAME($foes, form: "nom")) } ist nicht mehr.
   *[other] ☠️ { START(NAME($foes, form: "nom")) } sind nicht mehr.
  }
killed-for-trophies = { $count ->
    [one] 🏆 { START(NAME($foes, form: "nom")) } ist tot, und { $who } behält eine Trophäe.
   *[other] 🏆 { START(NAME($foes, form: "nom")) } sind tot, und { $who } behält { $kept ->
        [one] 1 Trophäe
       *[other] { $kept } Trophäen
      }.
  }
protected = { $told ->
    [0] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Das Leben ist gerettet, der Tag nicht unbedingt.
    [1] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Das Leben ist gerettet, und eine Delle mehr hat etwas zu erzählen.
    [2] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Ein Leben gerettet. Die Anschaffung hat sich gelohnt.
    [3] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Das Leben ist gerettet. Es hallt noch eine Weile nach.
   *[other] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Das Leben ist gerettet.
  }
not-protected = { $told ->
    [0] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Vergebens, aber es sah gut aus.
    [1] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Vergebens. Von der anderen Seite hätte es geholfen.
    [2] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Vergebens: falsche Stelle, in jeder Hinsicht.
   *[other] 🛡️ { START($who) } hält { NAME($card, form: "acc") } hin und würfelt **{ $die }**. Vergebens.
  }
spoils-nothing = { $told ->
    [0] { START($who) } lässt { $rival } laufen, und das ist schlimmer.
    [1] { START($who) } winkt { $rival } durch, mit Sack und Pack.
    [2] { START($who) } nimmt { $rival } nichts ab und wird das noch oft erwähnen.
   *[other] { START($who) } nimmt { $rival } nichts ab.
  }
spoils-life = 🩸 { START($who) } will { $rival } ein Leben nehmen.
spirit-destroyed = { $told ->
    [0] ✝️ { START($who) } vernichtet { NAME($foe, form: "acc") }. Nichts bleibt übrig, auch keine Trophäe.
    [1] ✝️ { START($who) } vernichtet { NAME($foe, form: "acc") }. Zurück bleibt eine kalte Stelle, aber keine Trophäe.
    [2] ✝️ { START($who) } vernichtet { NAME($foe, form: "acc") }. Beschwerden werden nicht mehr angenommen, und eine Trophäe gibt es auch nicht.
   *[other] ✝️ { START($who) } vernichtet { NAME($foe, form: "acc") }. Eine Trophäe gibt es nicht.
  }
spirit-destroyed-with = { $told ->
    [0] ✝️ { START($who) } nimmt { NAME($card, form: "acc") } und vernichtet { NAME($foe, form: "acc") }. Nichts bleibt übrig, auch keine Trophäe.
    [1] ✝️ { START($who) } nimmt { NAME($card, form: "acc") } und vernichtet { NAME($foe, form: "acc") }. Zurück bleibt eine kalte Stelle, aber keine Trophäe.
    [2] ✝️ { START($who) } nimmt { NAME($card, form: "acc") } und vernichtet { NAME($foe, form: "acc") }. Beschwerden werden nicht mehr angenommen, und eine Trophäe gibt es auch nicht.
   *[other] ✝️ { START($who) } nimmt { NAME($card, form: "acc") } und vernichtet { NAME($foe, form: "acc") }. Eine Trophäe gibt es nicht.
  }
assassinates = { $told ->
    [0] 🗡️ { START($who) } sticht ohne Vorwarnung zu. Die andere Seite würfelt nicht.
    [1] 🗡️ { START($who) } stand die ganze Zeit dahinter. Die andere Seite würfelt nicht.
    [2] 🗡️ { START($who) } grüßt hinterher. Die andere Seite würfelt nicht.
    [3] 🗡️ { START($who) } tritt aus einem sehr kleinen Schatten. Die andere Seite würfelt nicht.
    [4] 🗡️ { START($who) } überspringt die Verbeugung. Die andere Seite würfelt nicht.
   *[other] 🗡️ { START($who) } versucht es mit Meuchelmord. Die andere Seite würfelt nicht.
  }
boosted = 💪 { START($who) } hat bis zum Ende des Zuges { $strength } Stärke mehr, dank { NAME($cause, form: "dat") }.
raised-spent = 💀 { NAME($card, form: "Nom") } kämpft einmal für { $who } (+{ $strength }) und zerfällt.
