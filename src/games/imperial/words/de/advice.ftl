# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-prison = Komm aus dem Gefängnis: Ein Schatz besticht den Kerkermeister, und es gibt einen Geheimgang.
aim-clue = Lös { $place } einen Hinweis ein, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } entfernt. Er bringt { $treasures ->
        [one] 1 Schatz.
       *[other] { $treasures } Schätze.
    }
aim-clue-here = Lös deinen Hinweis gleich hier ein. Er bringt { $treasures ->
        [one] 1 Schatz.
       *[other] { $treasures } Schätze.
    }
aim-clues = Du hast { $clues ->
        [one] 1 Hinweis
       *[other] { $clues } Hinweise
    }. Lös einen an dem Ort ein, den er nennt.
aim-explore = Geh { $place } erkunden, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } entfernt. Vielleicht findest du einen Hinweis.
aim-explore-here = Geh gleich hier erkunden. Vielleicht findest du einen Hinweis.
aim-count =
    { $case ->
        [alone] Du hast { $own ->
            [one] 1 Schatz
           *[other] { $own } Schätze
        }.
        [ahead] Du führst mit { $own ->
            [one] 1 Schatz
           *[other] { $own } Schätzen
        }.
        [level] Du führst mit anderen zusammen, mit { $own ->
            [one] 1 Schatz
           *[other] { $own } Schätzen
        }.
       *[behind] { $who } führt mit { $most ->
            [one] 1 Schatz
           *[other] { $most } Schätzen
        }, und du hast { $own }.
    }
aim-points = Punkte entscheiden, und Kaiserliche Schätze sind am meisten wert.
aim-rounds =
    { $rounds ->
        [0] Das ist die letzte Runde.
        [one] Nach dieser Runde kommt höchstens noch 1.
       *[other] Nach dieser Runde kommen höchstens noch { $rounds }.
    }

beginner-goal = Wer am Ende die meisten Schätze hat, gewinnt. Schätze „zum Vorzeigen“ nützen sonst nichts, zählen aber wie alle anderen.
beginner-points = Hier gewinnen Punkte. Schätze „zum Vorzeigen“ bringen nur Punkte, und Kaiserliche Schätze bringen die meisten.
beginner-played = Dem hier musst nicht du begegnen, sondern jemand deiner Wahl, und schön wird es nicht. Schick es an die Spitze oder dorthin, wo dich gleich jemand überholt.
beginner-missed = Du kannst in diesem Zug nicht ziehen, weil dich etwas festhält oder du mitgegangen bist. Alles andere geht.
beginner-prison = Im Gefängnis kann dir niemand etwas schicken. Such in späteren Zügen den Geheimgang, oder kauf dich mit einem Schatz frei.
beginner-newcomer = Dein nächster Charakter fängt von vorn an. Nimm einen, der zum Rest der Partie passt.
beginner-walk-on = Du darfst weitergehen oder anhalten. Erkunden und Hinweise einlösen kannst du, wo du anhältst.
beginner-teleport = Du erscheinst am Ort deiner Wahl. Nennt ihn ein Hinweis von dir, ist das einen Schatz wert.
beginner-raft = Das Floß bringt dich an eine Küste. Lande dort, wo du weitergehen willst.
beginner-meditate = Würfelst du gut, lernst du den Zauber. Jeder Zauber ist verbraucht, wenn du ihn wirkst.
beginner-leave = Du musst dieses Feld verlassen. Geh dorthin, wo du nächsten Zug anfangen willst.
beginner-clue = Mehr als 4 Hinweise darf niemand haben. Vergiss den, dessen Ort am weitesten weg ist.
beginner-explore = Jeder Ort hat seine eigene Tabelle, und die Würfel wählen eine Zeile. Du findest vielleicht Hinweise, Waffen oder Schätze, oder du triffst jemanden.
beginner-charm = Der Glücksbringer ändert einen Wurf, den du gerade gemacht hast. Reib ihn, wenn das den Unterschied macht.
beginner-heal = Heile die, die dem Tod am nächsten sind oder am besten kämpfen.
beginner-palantir = Der Palantir zeigt, wer kommt, bevor du ihm begegnest. Schick zurück, was du nicht schlagen kannst.
beginner-join = Ein Gefährte kämpft an deiner Seite und fängt Treffer ab. Die meisten gehen früher oder später wieder.
beginner-horse = Mit einem Zauber kommt das Wildpferd sicher mit. Ohne entscheiden die Würfel.
beginner-olliver = Olliver J. Dragon will etwas von dir. Zahl, oder kämpf gegen einen Drachen.
beginner-tax = Der Steuereintreiber will etwas von dir. Wer sich weigert, muss kämpfen.
beginner-peddler = Der Hausierer verkauft Waffen gegen Hinweise. Ein Hinweis, dessen Ort du nicht erreichst, ist ein guter Preis.
beginner-nomads = Die Nomaden geben einen Hinweis gegen eine Waffe. Gib eine her, mit der du nicht kämpfst.
beginner-mermaid = Die Meerjungfrau erfüllt eine Bitte. Bitte um das, was dich zum nächsten Schatz bringt.
beginner-gift = Du darfst einen Zauber lernen und ihn einmal wirken. Nimm einen, den du in den nächsten Zügen brauchst.
beginner-pirates = Mit einem Boot kannst du übers Meer ziehen, und manche Orte sind so viel näher.
beginner-emerald = Der Smaragd des Lebens rettet ein Leben, dann ist er weg. Brauchst du diesen Gefährten, oder hebst du ihn für dich auf?
beginner-support = Du darfst in einem Kampf nebenan helfen. Du teilst die Gefahr, und niemand kann dich zwingen.
beginner-duel = Du darfst hier einen anderen Charakter angreifen. Wer den Kampf überlebt, plündert, und das bist vielleicht nicht du.
beginner-convoy = Gehst du mit, ziehst du jetzt. In deinem eigenen nächsten Zug ziehst du dann nicht.
beginner-raise = Erfahrung erhöht einen deiner Werte für immer.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Schätze gewinnen dieses Spiel. Ein Hinweis nennt einen Ort und bringt dort einen Schatz, also mach dich auf den Weg und erkunde unterwegs.
lesson-travel = Reise irgendwohin
lesson-clue = Lös einen Hinweis an seinem Ort ein
lesson-explore = Erkunde einen Ort
lesson-fight = Gewinne einen Kampf
came-clue = Ein Hinweis am richtigen Ort ist der sicherste Weg zu einem Schatz.
came-victory = Gewonnen. Zähl deine Wunden, bevor du den nächsten Kampf suchst.
came-weapon = Im Kampf zählt nur die Waffe, die du bereithältst, also wähl sie gut.
came-companion = Ab jetzt kämpft ein Gefährte an deiner Seite.
came-treasure = Am Ende zählt jeder Schatz, egal was er sonst noch kann.
came-wounds = Wunden bleiben, bis etwas sie heilt. An zu vielen stirbst du.
lesson-praise = Gut gemacht! Du bist gereist, hast erkundet, gekämpft und Schätze heimgebracht.
lesson-next = Spiel weiter, es gibt noch mehr davon. *So wird gespielt* erzählt dir von Zaubern, Gefährten und dem Meer.
