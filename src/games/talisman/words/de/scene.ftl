# What the table card shows beside the chronicle, the overview, and the hand of a player. Public unless a comment says
# otherwise. $who and $rival are players, with their own formatting.

## The headline

headline-choosing = Die Charaktere werden gewählt
headline-dealing = Die Charaktere werden ausgeteilt
headline-over = Das Ende, in Runde { $round }
headline = Runde { $round } · { $who } · { $step }
headline-of = Runde { $round } von { $last } · { $who } · { $step }
step-begin = Ein neuer Zug
step-start = Vor der Bewegung
step-move = Bewegung
step-land = Ankunft
step-encounter = Begegnung
step-end = Ende des Zuges

## The scene: people

scene-setup = Der Zauberer ist tot, die Krone der Herrschaft unbeaufsichtigt, und alle haben es mitbekommen.
scene-waiting = { START($who) } wartet auf einen neuen Charakter.
scene-person = { $alignment ->
    [good] 😇 { START($who) } ist Gut und { NAME($place, form: "in") }
    [evil] 😈 { START($who) } ist Böse und { NAME($place, form: "in") }
   *[neutral] ⚖️ { START($who) } ist Neutral und { NAME($place, form: "in") }
  }
state-toad = { $turns ->
    [one] Noch 1 Zug lang eine Kröte
   *[other] Noch { $turns } Züge lang eine Kröte
  }
state-enslaved = Versklavt
state-misses = { $turns ->
    [one] Setzt 1 Zug aus
   *[other] Setzt { $turns } Züge aus
  }
state-slowed = Ein Feld pro Zug
state-raft = Hat ein Floß
state-ferry = Darf die Fähre nehmen
state-wizard = Darf sich irgendwohin in die Äußere Region schicken lassen
state-unfinished = Hat hier noch einen Kampf offen
sheet = Stärke { $strength } · Talent { $craft } · { $lives } Leben · { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
  }
sheet-armed = { $strength } ({ $combat } im Kampf)
sheet-spells = { $count } Zauber
sheet-trophies = { $points ->
    [one] Trophäen: 1 Punkt
   *[other] Trophäen: { $points } Punkte
  }
sheet-spirits = { $points ->
    [one] Geister: 1 Punkt
   *[other] Geister: { $points } Punkte
  }
sheet-luck = { $count ->
    [one] 1 Glücksmarke
   *[other] { $count } Glücksmarken
  }

## The scene: things and events

scene-here = ✨ Hier: { NAME($things) }
here-card = { NAME($card) } ({ $use })
here-card-idle = { NAME($card) } ({ $use }, aber nicht für { NAME($character, form: "acc") })
scene-hex = ☠️ Hier liegt ein Fluch.
scene-fight-combat = ⚔️ { START($who) } gegen { NAME($other, form: "acc") }, { $ours } zu { $theirs }, vor dem Wurf.
scene-fight-psychic = 🌀 { START($who) } gegen { NAME($other, form: "acc") }, Kopf gegen Kopf, { $ours } zu { $theirs }, vor dem Wurf.
scene-attacked = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "nom")) } greift { $who } an.
   *[other] ⚔️ { START(NAME($foes, form: "nom")) } greifen { $who } an.
  }
scene-attacked-strength = ⚔️ { START(NAME($foes, form: "nom")) } greift { $who } mit Stärke { $strength } an.
scene-attacked-craft = ⚔️ { START(NAME($foes, form: "nom")) } greift { $who } mit Talent { $craft } an.
scene-approached = { $count ->
    [one] ⚔️ { START(NAME($foes, form: "nom")) } kommt auf { $who } zu.
   *[other] ⚔️ { START(NAME($foes, form: "nom")) } kommen auf { $who } zu.
  }
scene-duel-attacked = ⚔️ { START($rival) } greift { $who } an.
scene-duel-approached = ⚔️ { START($rival) } kommt auf { $who } zu.
scene-commanding = 👑 { START($who) } wirkt den **Herrschaftszauber**.
scene-loss-life = ❤️ { START($who) } verliert gleich ein Leben.
scene-loss-follower = ❤️ { START($who) } verliert gleich einen Begleiter.

## Events that concern the whole table

weather-valley = { $count ->
    [one] 🔥 { START($who) } steht im Feuertal, ein Feld vor der Krone der Herrschaft.
   *[other] 🔥 { START($who) } stehen im Feuertal, ein Feld vor der Krone der Herrschaft.
  }
weather-ruler = { $lives ->
    [one] 👑 { START($who) } hat die Krone der Herrschaft.
   *[other] 👑 { START($who) } hat die Krone der Herrschaft. Der Herrschaftszauber nimmt { $lives } Leben.
  }
weather-contest = 👑 { START($who) } hat die Krone der Herrschaft und gewinnt, wenn beim nächsten eigenen Zug sonst niemand dort ist.
weather-reached = 👑 Die Krone ist erreicht. Wer jetzt stirbt, scheidet aus.
weather-decided = 🏁 So gut wie entschieden? **Hier beenden…** fragt alle, ob die Partie jetzt enden soll.
weather-no-magic = 🚫 Keine Magie wirkt, bis { $who } wieder am Zug ist.
weather-blizzard = 🌨️ Im Schneesturm geht es nur ein Feld pro Zug voran.
weather-warp = { $turns ->
    [one] ⏳ { START($who) } hat noch 1 weiteren Zug.
   *[other] ⏳ { START($who) } hat noch { $turns } weitere Züge.
  }

## The text alternative of the picture

picture-choosing = Porträts aller Charaktere zur Auswahl, mit Stärke, Talent, Leben und Gold.
picture-before = Das Brett, bevor jemand losgezogen ist.
picture-person = { $who } ist { NAME($place, form: "in") }.
picture-active-middle = { $who } ist { NAME($place, form: "in") }, in der Mitte des Bretts.
picture-active = { $who } ist { NAME($place, form: "in") }, in { NAME($region, form: "dat") }, zwischen { NAME($anticlockwise, form: "dat") } und, im Uhrzeigersinn, { NAME($clockwise, form: "dat") }.
picture-lying = Es liegt herum: { $things }.
semicolon = { "; " }
things-at = { NAME($things) } { NAME($place, form: "in") }
# To one player alone.
picture-near = Einen Zug entfernt: { NAME($spaces) }.

## The result

outcome = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
  } { $result }
outcome-won = { $who } gewinnt
outcome-won-crown = { $who } gewinnt auf der Krone der Herrschaft
outcome-other = { $who }
outcome-crown = Auf der Krone der Herrschaft
outcome-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
outcome-left = Hat die Partie verlassen
outcome-out = Ausgeschieden
outcome-waiting = Zwischen zwei Charakteren

## The overview: players

overview-active = ▶ { $who }
overview-not-chosen = Hat noch keinen Charakter
overview-waiting = Wartet auf einen neuen Charakter
overview-out = Ausgeschieden
overview-person = { NAME($alignment) }, { NAME($place, form: "in") }
overview-handicap = ⚖️ Startwerte: { $handicap }
overview-objects = 🎒 { NAME($objects) }
overview-no-objects = 🎒 Keine Gegenstände
overview-followers = 🐾 { NAME($followers) }
overview-trophies = 🏆 { NAME($trophies) }
overview-quest = 📯 Auftrag: { NAME($quest) }. { $text }
overview-carries = 🎒 Gepäck: { $who }
overview-lies = ✨ Was { NAME($place, form: "in") } liegt
in-full = **{ NAME($card) }**: { $text }
in-full-idle = **{ NAME($card) }**: { $text } Für { NAME($character, form: "acc") } nutzlos.

## The overview: the table

overview-table = Der Tisch
overview-victory-command = 👑 Wer allein übrig bleibt, gewinnt. Dafür sorgt der Herrschaftszauber der Krone.
overview-victory-instant = 👑 Wer die Krone der Herrschaft zuerst erreicht, gewinnt sofort.
overview-victory-contest = 👑 Wer zu Beginn des eigenen Zuges allein auf der Krone der Herrschaft ist, gewinnt. Wer allein übrig bleibt, auch.
overview-replacements-until-crown = ☠️ Bis jemand die Krone erreicht hat, kommen Tote als jemand anderes wieder.
overview-replacements-never = ☠️ Wer stirbt, scheidet aus.
overview-replacements-always = ☠️ Tote kommen immer als jemand anderes wieder.
overview-limit = 🏁 Feierabend ist nach Runde { $round }. Dann entscheiden Punkte.
overview-trophy-rate = { $points ->
    [one] 🏆 Für 1 Punkt aus Trophäen gibt es 1 Stärke.
   *[other] 🏆 Für { $points } Punkte aus Trophäen gibt es 1 Stärke.
  }
overview-trophy-rates = { $points ->
    [one] 🏆 Für 1 Punkt aus Trophäen gibt es 1 Stärke, oder bei Geistern 1 Talent.
   *[other] 🏆 Für { $points } Punkte aus Trophäen gibt es 1 Stärke, oder bei Geistern 1 Talent.
  }
overview-left = 🃏 Noch zu ziehen: { $adventures } Abenteuer und { $spells } Zauber
overview-piles = 🛒 In den Stapeln: { NAME($piles) }
overview-piles-empty = 🛒 Die Stapel sind leer
overview-pile = { $count } × { NAME($card) }
overview-lying = **{ NAME($region) }** · { $things }

## The hand of a player, to them alone

hand-choices = 🧙 Deine Charaktere
hand-choice = **{ NAME($character) }**: { $start }. *{ $text }*
hand-choice-handicap = ⚖️ Der Fairness halber anders als gedruckt: { $handicap }
hand-choice-ability = ⭐ { NAME($ability) }: { $text }
hand-spells = 📜 Zauber ({ $count } von { $limit })
hand-spell = **{ NAME($spell) }**: { $gist } ({ $times })
hand-spells-none = Keine. Zauberin, Mystiker und Tempel könnten helfen.
hand-spells-no-craft = Keine, und für welche fehlt das Talent. Talent 3 erlaubt 1.
hand-barred = Du kannst im Moment nicht zaubern.
hand-quest = 📯 Dein Auftrag
hand-quest-text = **{ NAME($quest) }**: { $text } Ist er erfüllt, gehst du in die Höhle des Hexenmeisters und bekommst einen Talisman, falls noch einer da ist.
hand-abilities = ⭐ { NAME($character) }
hand-ability = **{ NAME($ability) }**: { $text }
hand-toad = Eine Kröte hat keine Spezialfähigkeiten.
