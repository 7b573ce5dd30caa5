# How numbers came about. A sum follows its title: “Escape on 7, 11 or any double (IMP-6.15): dice 4 + 3 = 7”.

why-first-choice = First choice (IMP-2.4)
why-oasis = The Oasis is there on an even die (IMP-4.10)
why-raft = A raft floats on 4 to 6 (IMP-4.19)
why-meditation = Meditation for { NAME($spell) }, needs { $target } (IMP-12.8)
why-meditation-free = The second try in a row needs no roll (IMP-12.9)
why-special = The SPECIAL: 1 nothing, 2 to 5 one treasure, 6 two (IMP-5.5)
why-exploration = Exploration (IMP-6.1)
why-escape = Escape on 7, 11 or any double (IMP-6.15)
why-reaction = Reaction of { NAME($foe, form: "plain") } (IMP-7.7)
why-approach = { $who } (IMP-8.2)
why-duel-approach = { $who } (IMP-17.18)
why-rounds = { $count ->
    [0] The difference is the number of rounds: none
   *[other] The difference is the number of rounds: { $count }
  }
why-dice = Dice
why-hits = Hits on { $least } or more (IMP-8.10)
why-flight = Flight, needs { $needs } (IMP-8.26)
why-foe-flight = Flight, needs { $needs } (IMP-8.28)
why-duel-flight = Flight, needs { $needs } (IMP-17.20)
why-poison = Poison: a wound on 1 or 2 (IMP-8.35)
why-friendship = Friendship, needs more than Max Health { $above } (IMP-18.34)
why-committee = The committee of dice (IMP-16.5)
why-range = Range in hexes (IMP-4.12)
