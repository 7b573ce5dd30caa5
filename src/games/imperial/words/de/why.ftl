# How numbers came about. A sum follows its title: “Escape on 7, 11 or any double (IMP-6.15): dice 4 + 3 = 7”.

why-first-choice = Erste Wahl (IMP-2.4)
why-oasis = Die Oase ist bei gerader Zahl da (IMP-4.10)
why-raft = Ein Floß schwimmt bei 4 bis 6 (IMP-4.19)
why-meditation = Meditation über { NAME($spell) }, nötig sind { $target } (IMP-12.8)
why-meditation-free = Der zweite Versuch in Folge braucht keinen Wurf (IMP-12.9)
why-special = SPEZIAL: 1 nichts, 2 bis 5 ein Schatz, 6 zwei (IMP-5.5)
why-exploration = Erkunden (IMP-6.1)
why-escape = Ausbruch bei 7, 11 oder Pasch (IMP-6.15)
why-reaction = Reaktion: { NAME($foe) } (IMP-7.7)
why-approach = { $who } (IMP-8.2)
why-duel-approach = { $who } (IMP-17.18)
why-rounds = { $count ->
    [0] Der Unterschied ist die Zahl der Runden: keine
   *[other] Der Unterschied ist die Zahl der Runden: { $count }
  }
why-dice = Würfel
why-hits = Trifft bei { $least } oder mehr (IMP-8.10)
why-flight = Flucht, nötig sind { $needs } (IMP-8.26)
why-foe-flight = Flucht, nötig sind { $needs } (IMP-8.28)
why-duel-flight = Flucht, nötig sind { $needs } (IMP-17.20)
why-poison = Gift: eine Wunde bei 1 oder 2 (IMP-8.35)
why-friendship = Freundschaft, nötig ist mehr als die Höchstgesundheit { $above } (IMP-18.34)
why-committee = Das Würfelkomitee (IMP-16.5)
why-range = Reichweite in Feldern (IMP-4.12)
