# How numbers came about. A sum follows its title: “Escape on 7, 11 or any double (IMP-6.15): dice 4 + 3 = 7”.

why-first-choice = Elegir primero (IMP-2.4)
why-oasis = El Oasis aparece con un dado par (IMP-4.10)
why-raft = Una balsa flota con 4 a 6 (IMP-4.19)
why-meditation = Meditación ({ NAME($spell) }), pide { $target } (IMP-12.8)
why-meditation-free = El segundo intento seguido no pide tirada (IMP-12.9)
why-special = La ESPECIAL: 1 nada, 2 a 5 un tesoro, 6 dos (IMP-5.5)
why-exploration = Exploración (IMP-6.1)
why-escape = Fuga con 7, 11 o cualquier doble (IMP-6.15)
why-reaction = Reacción: { NAME($foe) } (IMP-7.7)
why-approach = { $who } (IMP-8.2)
why-duel-approach = { $who } (IMP-17.18)
why-rounds = { $count ->
    [0] La diferencia es el número de rondas: ninguna
   *[other] La diferencia es el número de rondas: { $count }
  }
why-dice = Dados
why-hits = Aciertos con { $least } o más (IMP-8.10)
why-flight = Huida, pide { $needs } (IMP-8.26)
why-foe-flight = Huida, pide { $needs } (IMP-8.28)
why-duel-flight = Huida, pide { $needs } (IMP-17.20)
why-poison = Veneno: una herida con 1 o 2 (IMP-8.35)
why-friendship = Amistad, pide más que la Salud Máxima { $above } (IMP-18.34)
why-committee = El comité de dados (IMP-16.5)
why-range = Alcance en hexágonos (IMP-4.12)
