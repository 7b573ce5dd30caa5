# How numbers came about. A sum follows its title: “Escape on 7, 11 or any double (IMP-6.15): dice 4 + 3 = 7”.

why-first-choice = Premier choix (IMP-2.4)
why-oasis = L’Oasis est là sur un dé pair (IMP-4.10)
why-raft = Un radeau flotte sur 4 à 6 (IMP-4.19)
why-meditation = Méditation pour { NAME($spell) }, il faut { $target } (IMP-12.8)
why-meditation-free = Le deuxième essai de suite se passe de dés (IMP-12.9)
why-special = Le SPÉCIAL : 1 rien, 2 à 5 un trésor, 6 deux (IMP-5.5)
why-exploration = Exploration (IMP-6.1)
why-escape = Évasion sur 7, 11 ou un double (IMP-6.15)
why-reaction = Réaction : { NAME($foe, form: "plain") } (IMP-7.7)
why-approach = { $who } (IMP-8.2)
why-duel-approach = { $who } (IMP-17.18)
why-rounds = { $count ->
    [0] La différence donne le nombre d’assauts : zéro
   *[other] La différence donne le nombre d’assauts : { $count }
  }
why-dice = Dés
why-hits = Touche sur { $least } ou plus (IMP-8.10)
why-flight = Fuite, il faut { $needs } (IMP-8.26)
why-foe-flight = Fuite, il faut { $needs } (IMP-8.28)
why-duel-flight = Fuite, il faut { $needs } (IMP-17.20)
why-poison = Poison : une blessure sur 1 ou 2 (IMP-8.35)
why-friendship = Amitié, il faut plus que la Santé max, { $above } (IMP-18.34)
why-committee = Le comité de dés (IMP-16.5)
why-range = Portée en cases (IMP-4.12)
