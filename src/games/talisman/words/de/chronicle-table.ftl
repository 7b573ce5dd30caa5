# Turns, tables, the Crown and the end, in the third person and the present tense. $who is a player, with their own
# formatting.

## Beginning

first-roll = 🎲 { START($who) } würfelt um den ersten Zug: { $roll }.
first-roll-again = 🎲 { START($who) } würfelt noch einmal: { $roll }.
first-player = { START($who) } fängt an.
entered = 🧙 { START($who) } spielt { NAME($character, form: "acc") } und bricht { NAME($from, form: "in") } auf.
entered-with = 🧙 { START($who) } spielt { NAME($character, form: "acc") } und bricht { NAME($from, form: "in") } auf. Mit dabei: { NAME($abilities) }.
entered-again = { $told ->
    [0] 🧙 { START($who) } ist wieder da, { NAME($place, form: "in") }, und spielt { NAME($character, form: "acc") }. Der letzte Charakter wird nicht erwähnt.
    [1] 🧙 { START($who) } ist wieder da, { NAME($place, form: "in") }, spielt { NAME($character, form: "acc") } und hat daraus gelernt oder hat es noch vor.
    [2] 🧙 { START($who) } ist wieder da, { NAME($place, form: "in") }, und spielt { NAME($character, form: "acc") }, hoffentlich mit dem Glück von jemand anderem.
   *[other] 🧙 { START($who) } ist wieder da, { NAME($place, form: "in") }, und spielt { NAME($character, form: "acc") }.
  }
handicap = ⚖️ Der Fairness halber beginnt { NAME($character, form: "nom") } anders als gedruckt: { $handicap }.

## Turns

turn-began = 🧭 **Runde { $round }** · { START($who) } ist am Zug
turn-missed = { $told ->
    [0] 💤 { START($who) } setzt diesen Zug aus.
    [1] 💤 { START($who) } sieht diesem Zug beim Vorbeigehen zu.
    [2] 💤 { START($who) } setzt aus und summt.
    [3] 💤 { START($who) } verbringt diesen Zug mit Wolkengucken.
    [4] 💤 { START($who) } setzt aus und hat dazu eine Meinung.
    [5] 💤 { START($who) } setzt aus und zählt es doppelt.
    [6] 💤 { START($who) } ist diesen Zug vollauf mit Nichtstun beschäftigt.
    [7] 💤 { START($who) } setzt aus. Genau dieser Zug wäre der gute gewesen.
    [8] 💤 { START($who) } lässt diesen Zug verstreichen, unter Kommentaren.
    [9] 💤 { START($who) } setzt aus und stopft eine Socke.
   *[other] 💤 { START($who) } setzt diesen Zug aus.
  }
turn-missed-more = { $way ->
    [0] 💤 { START($who) } setzt diesen Zug aus und danach noch { $left }.
    [1] 💤 { START($who) } muss warten, diesen Zug und noch { $left }.
   *[other] 💤 { START($who) } sieht diesem Zug beim Vorbeigehen zu. Es folgen noch { $left }.
  }
turn-extra = ⏳ { START($who) } ist gleich noch einmal am Zug, und danach noch { $left } Mal.
turn-extra-last = ⏳ { START($who) } ist ein letztes Mal hintereinander am Zug.
roll-skipped = { START($who) } kennt { NAME($space, form: "acc") } und muss nicht würfeln.
nothing-happens = Nichts passiert zwischen { $who } und { NAME($cause, form: "dat") }.
player-left = { START($who) } verlässt die Partie.
player-left-ambitions = { START($who) } verlässt die Partie und lässt alle Ambitionen zurück.
player-out = { $told ->
    [0] { START($who) } ist ausgeschieden und schaut von nun an gut informiert zu.
    [1] { START($who) } ist ausgeschieden und erklärt den anderen ab jetzt, wie es geht.
    [2] { START($who) } ist ausgeschieden und bekommt den guten Sessel.
   *[other] { START($who) } scheidet aus.
  }
talismans-freed = { $count ->
    [one] Der Talisman, an den niemand mehr herankam, kehrt dorthin zurück, wo er herkam.
   *[other] Die Talismane, an die niemand mehr herankam, kehren dorthin zurück, wo sie herkamen.
  }
blizzard-over = 🌨️ Der Schneesturm hat sich ausgetobt. Alle dürfen wieder rennen.
hex-over = Der **Fluch** auf { NAME($space, form: "dat") } lässt nach.
magic-returns = ✨ Die Magie funktioniert wieder. Mehrere Hüte haben es immer gewusst.
pile-shuffled-spells = -# Die benutzten Zauber werden zu einem neuen Stapel gemischt.
pile-shuffled-adventure = -# Die abgelegten Karten werden zu einem neuen Stapel Abenteuer gemischt.

## Tables. The row is in italics if nothing happens. Of some tables, the next line tells the outcome.

read-city-enchantress = 🎲 { START($who) } fragt die Zauberin und würfelt { $roll }. { $row }
    .row = { $total ->
        [1] Ihr missfallen die Schuhe.
        [2] Sie hätte gern 1 Stärke.
        [3] Sie hätte gern 1 Talent.
        [4] Sie erklärt alles, und zwar langsam: +1 Talent.
        [5] Sie lobt die Haltung: +1 Stärke.
       *[other] Sie kann einen Zauber entbehren.
      }
read-village-mystic = 🎲 { START($who) } fragt den Mystiker und würfelt { $roll }. { $row }
    .row = { $total ->
        [4] Ein Licht geht auf, und es ist Gut.
        [5] Er erklärt die Sache mit dem Starren: +1 Talent.
        [6] Er kann einen Zauber entbehren.
       *[other] { $told ->
            [0] *Er starrt an allen vorbei, bedeutungsvoll.*
            [1] *Er hat die Zukunft gesehen und möchte sich dazu nicht äußern.*
            [2] *Er summt. Vielleicht war das die Antwort.*
            [3] *Er sagt, das komme darauf an, und schläft ein.*
            [4] *Er zeichnet etwas in den Sand und tritt darauf.*
            [5] *Er nickt einer Ziege zu, aus ganz eigenen Gründen.*
            [6] *Er fragt zurück, und das ist geschummelt.*
            [7] *Seine Lippen bewegen sich. Es ist ein Karamellbonbon.*
           *[other] *Nichts passiert.*
          }
      }
read-graveyard-invoke = 🎲 { START($who) } ruft die Geister an und würfelt { $roll }. { $row }
    .row = { $total ->
        [1] Sie haben Redebedarf, 1 Zug lang.
        [2] Sie heilen bis zu 1 Leben.
        [3] Sie heilen bis zu 1 Leben.
        [4] Sie heilen bis zu 1 Leben.
       *[other] Sie diktieren einen Zauber.
      }
read-chapel-pray = 🎲 { START($who) } betet in der Kapelle und würfelt { $roll }. { $row }
    .row = { $total ->
        [5] Erhört: +1 Leben.
        [6] Erhört, mit einem Zauber.
       *[other] { $told ->
            [0] *Ihr Anruf ist dem Himmel wichtig.*
            [1] *Die Warteschlange ist lang, und da oben summt jemand.*
            [2] *Der Himmel ist zu Tisch.*
            [3] *Eine Taube antwortet.*
           *[other] *Nichts passiert.*
          }
      }
read-crags = 🎲 { START($who) } würfelt in den Felsen { $roll }. { $row }
    .row = { $total ->
        [1] Ein Geist mit Talent 4 ist zu Hause.
        [2] Verlaufen, und damit ist auch der nächste Zug weg.
        [3] Verlaufen, und damit ist auch der nächste Zug weg.
        [6] Barbaren tragen den Besuch hinaus: +1 Stärke.
       *[other] { $told ->
            [0] *Nichts passiert.*
            [1] *Nichts passiert, nur ein bisschen verlaufen.*
            [2] *Eine Ziege weiß den Weg und bildet sich etwas darauf ein.*
           *[other] *Nichts passiert.*
          }
      }
read-forest = 🎲 { START($who) } würfelt im Forst { $roll }. { $row }
    .row = { $total ->
        [1] Ein Räuber mit Stärke 4 tritt hervor.
        [2] Verlaufen, und damit ist auch der nächste Zug weg.
        [3] Verlaufen, und damit ist auch der nächste Zug weg.
        [6] Ein Waldläufer hält bis zum Waldrand Vorträge: +1 Talent.
       *[other] { $told ->
            [0] *Nichts passiert.*
            [1] *Nichts passiert, abgesehen von den Brennnesseln.*
            [2] *Die Bäume lassen es dieses eine Mal durchgehen.*
           *[other] *Nichts passiert.*
          }
      }
read-tavern = 🎲 { START($who) } würfelt in der Taverne { $roll }. { $row }
    .row = { $total ->
        [1] Der Boden kommt näher, und dort endet der Abend: 1 Zug aussetzen.
        [2] Ein Bauer mit Stärke 3 fühlt sich gekränkt.
        [3] Die Würfel erwidern die Liebe nicht. Das macht 1 Gold.
        [4] Die Würfel sind verliebt: +1 Gold.
        [5] Ein Zauberer bietet für die nächste Bewegung einen Teleport auf ein beliebiges äußeres Feld an.
       *[other] Ein Fährmann bietet für die nächste Bewegung die Überfahrt zum Tempel an.
      }
read-temple = 🎲 { START($who) } betet im Tempel und würfelt { $roll }. { $row }
    .row = { $total ->
        [2] Die Götter hätten gern 2 Leben.
        [3] Die Götter hätten gern 1 Leben.
        [4] Die Götter hätten gern 1 Begleiter oder 1 Leben, da sind sie nicht wählerisch.
        [5] Den Göttern fehlt Personal.
        [6] Gewährt: +1 Stärke.
        [7] Gewährt: +1 Talent.
        [8] Gewährt: ein Zauber.
        [9] Gewährt: ein Zauber.
        [10] Gewährt: ein Talisman, falls noch einer da ist.
        [11] Gewährt: +1 Leben.
       *[other] Gewährt: +2 Leben.
      }
read-cave = 🎲 { START($who) } geht in die Höhle und würfelt { $roll }. { $row }
    .row = { $total ->
        [1] Hier hat ein Drache (Stärke 7) geschlafen.
        [2] Hier hat ein Goblin (Stärke 2) sein Geld gezählt.
        [3] Verlaufen, für 1 Zug.
        [6] Jemand hat 3 Gold liegen lassen.
       *[other] Jemand hat 2 Gold liegen lassen.
      }
read-shrine = 🎲 { START($who) } betet am Schrein und würfelt { $roll }. { $row }
    .row = { $total ->
        [3] Erhört, mit 1 Gold.
        [4] Erhört, mit einem Zauber.
        [5] Erhört: +1 Leben.
        [6] Erhört, mit einer Mitfahrgelegenheit zu einem beliebigen Feld dieser Region.
       *[other] { $told ->
            [0] *Überhört.*
            [1] *Überhört, mit großer Gelassenheit.*
            [2] *Die Kerze geht aus.*
            [3] *Vielleicht das falsche Lied.*
           *[other] *Nichts passiert.*
          }
      }
read-witch = 🎲 Die Hexe mustert { $who }. Der Würfel zeigt { $roll }. { $row }
    .row = { $total ->
        [1] Sie sieht da jemand Kleineres, Grüneres.
        [2] Sie hätte gern 1 Leben.
        [3] Ihr gefallen die Arme: +1 Stärke.
        [4] Ihr gefallen die Fragen: +1 Talent.
        [5] Sie kann einen Zauber entbehren.
       *[other] Sie hat gute Laune: +1 Leben.
      }
read-random-spell = 🎲 { START($who) } würfelt für den Zauber „Zufall“: { $roll }. { $row }
    .row = { $total ->
        [1] Es wird eine Kröte.
        [2] Alle gewonnene Stärke ist weg.
        [3] Alles gewonnene Talent ist weg.
        [4] Alles Gold ist weg.
        [5] Er bringt 1 Stärke.
       *[other] Er bringt 1 Leben.
      }
read-quests = 🎲 Der Hexenmeister hat Arbeit für { $who }. Der Würfel zeigt { $roll }.
read-vampires-tower = 🎲 { START($who) } steht vor dem Vampir und würfelt { $roll }.
read-imp = 🎲 { START($who) } würfelt { $roll }, und das Teufelchen sucht das Ziel aus.
read-ghost = 🎲 { START($who) } würfelt aus, wo der Geist erscheint: { $roll }.
read-hermit = 🎲 { START($who) } würfelt aus, wo der Einsiedler wohnt: { $roll }.
read-magic-portal = 🎲 { START($who) } tritt durch das Magische Portal und würfelt { $roll }.

## The Crown and the end

crown-reached = 👑 { START($who) } steht auf der **Krone der Herrschaft**.
crown-reached-first = 👑 { START($who) } steht auf der **Krone der Herrschaft**. Wer ab jetzt stirbt, bleibt tot.
command-cast = 👑 { START($who) } wirkt den **Herrschaftszauber**. { $outcome }
command-rolled = 👑 { START($who) } wirkt den **Herrschaftszauber** und würfelt { $roll }. { $outcome }
command-works = Alle anderen verlieren { $lives } Leben oder treten ab.
command-fizzles = { $told ->
    [0] *Ein Zischen und eine würdevolle Pause.*
    [1] *Ein Funke, ein Geruch nach nassem Hund, sonst nichts.*
    [2] *Der Donner ist heute anderswo.*
    [3] *Um ein Haar wäre ein Blitz gekommen.*
    [4] *Jemand hat die Krone falsch herum auf.*
    [5] *Es kitzelt, heißt es vom ganzen Brett.*
    [6] *Eine kleine Wolke bildet sich und entschuldigt sich.*
    [7] *Die Krone rutscht über ein Ohr.*
   *[other] *Nichts passiert.*
  }
command-idle = 👑 { START($who) } sitzt auf der Krone und kann nicht herrschen, solange **{ spell-destroy-magic }** wirkt.
command-idle-toad = 👑 { START($who) } sitzt als Kröte auf der Krone, und niemand hört zu.
defeat-admitted = { $told ->
    [0] 🏳️ { START($who) } gibt sich geschlagen, mit Würde oder jedenfalls mit Gepäck.
    [1] 🏳️ { START($who) } gibt sich geschlagen und erkundigt sich nach dem Heimweg.
    [2] 🏳️ { START($who) } gibt sich noch vor dem nächsten Blitz geschlagen, und das ist vernünftig.
   *[other] 🏳️ { START($who) } gibt sich geschlagen.
  }
scored = 🧮 { START($who) } hat **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }**.
over-crown = 🏆 { START($who) } gewinnt. Die **Krone der Herrschaft** kommt auf den Kopf, und sie passt.
over-last = 🏆 { START($who) } gewinnt. Sonst ist niemand mehr übrig.
over-nobody = 🏁 Niemand ist übrig. Die Krone ist wieder unbeaufsichtigt.
over-limit = { $count ->
    [one] 🏁 Feierabend. { START($who) } gewinnt.
   *[other] 🏁 Feierabend. { START($who) } teilen sich den Sieg.
  }
