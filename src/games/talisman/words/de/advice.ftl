# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-talisman = Fürs Feuertal brauchst du einen Talisman. Den gibt es im Tempel, beim Hexenmeister als Lohn und beim Einsiedler.
aim-strength = Für die Krone brauchst du { $stat ->
       *[strength] Stärke
        [craft] Talent
    } { $need } und hast { $now }.
aim-both = Für die Krone brauchst du einen Talisman und { $stat ->
       *[strength] Stärke
        [craft] Talent
    } { $need }. Du hast { $now }.
aim-best =
    { $turns ->
        [one] Jetzt am besten { NAME($space, form: "to") }, 1 Zug entfernt. Dort ziehst du { $cards } Karten.
       *[other] Jetzt am besten { NAME($space, form: "to") }, { $turns } Züge entfernt. Dort ziehst du { $cards } Karten.
    }
aim-lies =
    { $turns ->
        [one] Jetzt am besten: { NAME($card, form: "nom") } { NAME($place, form: "in") }, 1 Zug entfernt.
       *[other] Jetzt am besten: { NAME($card, form: "nom") } { NAME($place, form: "in") }, { $turns } Züge entfernt.
    }
aim-go =
    { $turns ->
        [one] Du bist bereit für die Krone. Sie ist 1 Zug entfernt.
       *[other] Du bist bereit für die Krone. Sie ist { $turns } Züge entfernt.
    }
aim-hold-command = Bleib auf der Krone und triff die anderen, bis sie aufgeben.
aim-hold-contest = Bleib auf der Krone, und zwar allein, bis zu deinem nächsten Zug. Dann hast du gewonnen.
aim-toad =
    { $turns ->
        [one] Geh noch 1 Zug lang allem aus dem Weg, dann bist du keine Kröte mehr.
       *[other] Geh noch { $turns } Züge lang allem aus dem Weg, dann bist du keine Kröte mehr.
    }
aim-missed =
    { $turns ->
        [one] Du setzt deinen nächsten Zug aus.
       *[other] Du setzt deine nächsten { $turns } Züge aus.
    }
aim-rounds =
    { $rounds ->
        [0] Das ist die letzte Runde. Danach zählen die Punkte.
        [one] Nach dieser Runde kommt noch 1. Dann zählen die Punkte.
       *[other] Nach dieser Runde kommen noch { $rounds }. Dann zählen die Punkte.
    }

beginner-goal = Die Entscheidung fällt auf der Krone der Herrschaft in der Mitte. Dafür brauchst du einen Talisman, und für den Weg hinein Stärke oder Talent.
beginner-head-start = Hier beginnen alle mit mehr Stärke und Talent, als auf ihrer Karte steht. Das ist der Vorsprung an diesem Tisch, damit die Partie kürzer wird.
beginner-missed = Du musst gleich aussetzen. Welche Karte oder welches Feld daran schuld ist, steht in der Chronik. Verteidigen und zaubern darfst du trotzdem.
beginner-trophies = Besiegte Gegner sind Trophäen. Gib genug Punkte ihrer Stärke ab, und deine eigene steigt dauerhaft um 1.
beginner-setup = Jeder Charakter gewinnt auf seine Art: mit viel Stärke im Kampf, mit viel Talent im Psychischen Kampf oder mit etwas, das sonst niemand kann. Nimm, was dich reizt.
beginner-teleport = Du kommst mit einem Schritt weit herum. Ein Ort, der dich heilt oder an dem du Karten ziehst, ist selten verkehrt.
beginner-troll = Bei einer 6 darf der Troll stehen bleiben und 1 Leben heilen. Das lohnt sich, wenn die Leben knapp werden.
beginner-card = Gegenstände und Begleiter gehören dir, sobald es nichts mehr zu bekämpfen gibt. Die meisten helfen dir bis zum Ende der Partie.
beginner-character = Da ist ein anderer Charakter. Greif an, oder nutze, was nur du kannst. Wer gewinnt, nimmt ein Leben, einen Gegenstand oder Gold.
beginner-loot = Du bestimmst, was abgegeben wird. Nimm, was dir am meisten hilft oder was am meisten fehlen wird.
beginner-things = Alles kannst du nicht tragen. Was du liegen lässt, wartet hier auf den nächsten Besuch.
beginner-spells = Dein Talent begrenzt, wie viele Zauber du hältst. Behalte die, die du bald brauchst.
beginner-crown = Der Herrschaftszauber kostet dich Leben. Du kannst zahlen oder die Partie aufgeben.
beginner-table = Du darfst zu diesem Wurf 1 addieren. Tu es, wenn die nächste Zeile freundlicher zu dir ist.
beginner-luck = Eine Glücksmarke bringt einen neuen Wurf, dann ist sie weg. Heb dir welche für Würfe auf, die ein Leben kosten könnten.
beginner-shop = Hier kaufst du für Gold Ausrüstung. Eine Waffe hilft in jedem Kampf, eine Rüstung rettet vielleicht ein Leben.
beginner-alchemist = Hier werden Gegenstände zu Gold. Verkauf, was du nicht brauchst, denn für Gold gibt es Ausrüstung und Heilung.
beginner-instruction = Irgendetwas musst du zahlen. Gold kommt schneller wieder als Leben.
beginner-wish = Einen Wunsch gibt es nur einmal, also nimm etwas, das bleibt. Stärke und Talent zählen in jedem künftigen Kampf.
beginner-quest = Für einen erfüllten Auftrag gibt der Hexenmeister einen Talisman. Nur mit Talisman darfst du ins Feuertal.
beginner-follower = Ein Begleiter muss gehen. Schick den weg, der dir am wenigsten hilft.
beginner-vampire = Der Vampir will Leben, nimmt aber auch Begleiter. Die sind leichter zu ersetzen.
beginner-foresee = Du siehst diese Karten, bevor du ihnen begegnest. Leg die weg, die du lieber nicht treffen willst.
beginner-orb = Die Kugel zeigt, was kommt. Du darfst eine Karte ersetzen, aber was dafür kommt, kommt.
beginner-ghoul = Der Ghul kann wecken, was er tötet. Das geweckte Wesen addiert seine Stärke in einem späteren Kampf und ist dann verbraucht.
beginner-druid = Der Druide wechselt seine Gesinnung nach Belieben und findet im Wald Zauber. Manche Orte sind zur einen Gesinnung netter als zur anderen.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = Eines Tages holst du dir die Krone der Herrschaft. Dafür musst du wachsen: Such dir Kämpfe, die du gewinnen kannst, und Dinge, die sich zu tragen lohnen.
lesson-fight = Gewinne einen Kampf
lesson-take = Nimm oder kauf etwas
lesson-grow = Gewinne Stärke oder Talent
lesson-visit = Finde heraus, was ein Ort bewirkt
came-fought =
    { $result ->
        [won] Gewonnen, weil dein Würfel und dein Wert zusammen höher waren.
        [lost] Auf der anderen Seite waren Würfel und Wert zusammen höher. Mit einem höheren Wert passiert dir das seltener.
       *[stand-off] Beide Seiten kamen auf dasselbe, also kommt niemand zu Schaden.
    }
came-taken = Das gehört dir, bis du es verlierst, und es hilft, wann immer es kann.
came-life = Das war ein Leben. Bei 0 stirbt dein Charakter, also such rechtzeitig jemanden, der heilt.
came-grown = Dieser Punkt bleibt dir und zählt in jedem künftigen Kampf.
lesson-praise = Gut gemacht! Du hast gekämpft, gesammelt und bist gewachsen, und genau so gewinnt man die Krone.
lesson-next = Als Nächstes kommen der Sturmfluss, der Talisman und der Weg zur Krone. Mehr dazu unter *So wird gespielt*.
