# Now and then a line looks back on earlier facts of the match, in a sentence below it. Each kind of look back has as many
# wordings as a match may tell.

past-first-kill = Der erste Sieg der Partie geht an { $who }.

past-first-death = Bis eben war in dieser Partie niemand gestorben.

past-foe-kills-again = Damit sind { NAME($foe, form: "dat") } schon { $count } Charaktere zum Opfer gefallen.

past-feud = { $who } und { $rival } sind nun { $count } Mal aneinandergeraten. Theoretisch ist der Berg groß genug für beide.
    .second = Das ist Nummer { $count } zwischen { $who } und { $rival }. Die Ratten schauen nicht mehr zu.
    .third = { $count } Kämpfe zwischen { $who } und { $rival }, und bewiesen ist noch immer nichts.

past-robbed-back = { $who } wurde schon einmal von { $rival } beraubt und hatte das persönlich genommen.
    .second = { $rival } hat { $who } einmal dasselbe angetan. Der Berg gleicht so etwas aus.
    .third = { $who } und { $rival } haben sich nun gegenseitig beraubt. Auch das ist eine Art Handel.

past-robbed-again = { $count ->
    [2] Das ist schon der zweite Raub an { $rival }.
   *[other] { $rival } wurde nun { $count } Mal beraubt und lässt den Rucksack gleich offen.
  }
    .second = { $count ->
        [2] { $rival } wurde schon einmal beraubt und kennt den Ablauf.
       *[other] Das sind { $count } Überfälle auf { $rival }. Langsam geht das Diebesgut aus.
      }
    .third = { $rival } wurde inzwischen { $count } Mal beraubt und sollte Eintritt verlangen.

past-winning-streak = Das sind { $count } Gegner in Folge für { $who }.
    .second = { $who } hat nun { $count } Kämpfe in Folge gewonnen. Die Monster haben eine Versammlung einberufen.
    .third = { $count } in Folge. { $who } ist schon eine ganze Weile vor nichts mehr davongelaufen.

past-rematch = { $who } ist vor { NAME($foe, form: "dat") } schon einmal geflohen und will es jetzt zu Ende bringen.
    .second = Man kennt sich schon, nur ist { $who } damals früher gegangen.
    .third = Beim letzten Mal war { $who } schnell zur Tür hinaus. Es ist noch dieselbe Tür.

past-beaten-at-last = { $who } ist einmal vor { NAME($foe, form: "dat") } geflohen. Im Lied kann man das jetzt weglassen.
    .second = Beim ersten Mal war { $who } mittendrin gegangen.
    .third = { $who } hatte hier noch einen offenen Kampf, und offene Kämpfe sind unerträglich.

past-finished-for = { $rival } war vor { NAME($foe, form: "dat") } geflohen und hat den Rest { $who } überlassen.
    .second = { $rival } hat damit angefangen und ist geflohen. { $who } hat es beendet.
    .third = { $rival } wird sagen: „Da war jemand schon müde“, nämlich { NAME($foe, form: "nom") }.

past-dead-end-again = { $count ->
    [2] Das ist die zweite Sackgasse für { $who }.
   *[other] { $who } hat nun { $count } Sackgassen gefunden und könnte eine Karte zeichnen, wo es nicht langgeht.
  }
    .second = { $count ->
        [2] So eine Wand hat { $who } schon einmal kennengelernt.
       *[other] Sackgasse Nummer { $count } für { $who }. Das Labyrinth hat einen Liebling.
      }

past-passage-again = { $who } war nun { $count } Mal in den Geheimgängen und kennt die losen Steine.
    .second = Das sind { $count } Reisen unter Tage für { $who }. Rechtzeitig ducken klappt nicht mehr.
    .third = { $count } Mal durchs Dunkel: { $who } findet allmählich Gefallen daran.

past-number-again = Nach der **{ $number }** wurde nun { $count } Mal gefragt.
    .second = Zum { $count }. Mal will jemand etwas über die **{ $number }** wissen. Sie muss beliebt sein.
    .third = Das sind { $count } Schlüsselproben auf die **{ $number }**. Irgendein Notizbuch ist voll.

past-unlucky-again = { $who } hatte nun { $count } Mal in Folge Pech.
    .second = { $count } Mal in Folge Pech für { $who }. Das Glück ist verzogen.
    .third = { $count } Mal nacheinander hatte das Glück mit { $who } andere Pläne.

past-calls-again = Besuch Nummer { $count } für { $who }. Angeklopft wird nicht mehr.
    .second = { $who } war inzwischen { $count } Mal hier. Für den Mantel gibt es einen Haken.
    .third = Besuch Nummer { $count }. Der Hocker für { $who } ist noch warm.

past-no-deal-again = { $count ->
    [2] { $who } und { $rival } konnten sich schon beim letzten Mal nicht einigen.
   *[other] Das sind { $count } Geschäfte, die { $who } und { $rival } nicht gemacht haben.
  }
    .second = { $who } und { $rival } konnten sich nun { $count } Mal nicht einigen und werden darin immer besser.

past-river-again = { $who } hat den Fluss nun { $count } Mal überquert.
    .second = Überfahrt Nummer { $count } für { $who }. Drüben muss etwas liegen geblieben sein.
    .third = { $count } Überfahrten: { $who } könnte den Fährmann vertreten.
