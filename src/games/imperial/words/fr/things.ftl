# What things, spells and people can do, in a few words.

health = santé { $left }/{ $max }
character-line = Agilité { $agility }, Fuite { $running }, santé { $health }, { $spells }
spells = { $count ->
    [0] pas de sorts
    [one] { $count } sort
   *[other] { $count } sorts
  }

## Spells and scrolls

gist-fireball = Agilité + { $figure } dés, touche sur 4 ou plus, aucune protection n’y fait
    .hint = Lance Agilité + { $figure } dés, qui touchent sur 4 ou plus. Aucune protection n’y fait.
gist-healing = guérit toutes les blessures d’un membre de ta troupe
    .hint = Guérit toutes les blessures d’un membre de ta troupe.
gist-lightning = { $figure ->
    [one] { $figure } dé de blessures, aucune protection n’y fait
   *[other] { $figure } dés de blessures, aucune protection n’y fait
  }
    .hint = { $figure ->
        [one] Inflige autant de blessures que montre un dé. Aucune protection n’y fait.
       *[other] Inflige autant de blessures que montrent { $figure } dés. Aucune protection n’y fait.
      }
gist-teleportation = t’emmène par-dessus tout, jusqu’à 2 dés de cases
    .hint = T’emmène par-dessus tout, jusqu’à autant de cases que montrent 2 dés.
gist-sleep = { $figure ->
    [one] l’adversaire ne lance rien pendant { $figure } assaut, et tu peux fuir
   *[other] l’adversaire ne lance rien pendant { $figure } assauts, et tu peux fuir
  }
    .hint = { $figure ->
        [one] Ton adversaire ne lance rien pendant { $figure } assaut, et tu peux fuir.
       *[other] Ton adversaire ne lance rien pendant { $figure } assauts, et tu peux fuir.
      }
gist-friendship = la créature te rejoint si 2 dés dépassent sa Santé max
    .hint = Une créature te rejoint si 2 dés dépassent sa Santé max.
gist-wall-of-stone = { $figure ->
    [one] arrête le prochain coup contre ton camp
   *[other] arrête les { $figure } prochains coups contre ton camp
  }
    .hint = { $figure ->
        [one] Arrête le prochain coup contre ton camp.
       *[other] Arrête les { $figure } prochains coups contre ton camp.
      }
gist-strength = +{ $figure } d’Agilité dès le prochain assaut
    .hint = +{ $figure } d’Agilité dès le prochain assaut.
gist-speak-with-animals = l’animal te rejoint, sans dés
    .hint = Un animal te rejoint, sans dés.
gist-invisibility = toi et les tiens vous esquivez, sans dés
    .hint = Toi et les tiens vous esquivez, sans dés.
gist-invisibility-in-peace = pas de rencontre en pleine nature ce tour-ci
    .hint = Pas de rencontre en pleine nature ce tour-ci.
time-movement = au lieu de bouger
time-approach = en combat
time-melee = en combat
time-flee = au lieu de fuir
time-prison = en prison
scroll-once = { $gist }, une fois
    .hint = { $gist } Sert une fois.
scroll-protection = { $hits ->
    [one] arrête { $hits } coup contre ton camp, en mer aussi
   *[other] arrête { $hits } coups contre ton camp, en mer aussi
  }
    .hint = { $hits ->
        [one] Arrête { $hits } coup contre ton camp, en mer aussi.
       *[other] Arrête { $hits } coups contre ton camp, en mer aussi.
      }

## Weapons, treasures and vessels

arms-attack = Attaque +{ $bonus }
arms-shooting = Tir +{ $bonus }
arms-defence = arrête { $hits }
arms-magic = touche sur 4+
wield-melee = { $stops ->
    [0] Attaque +{ $bonus }.
    [one] Attaque +{ $bonus }. Arrête { $stops } coup par combat.
   *[other] Attaque +{ $bonus }. Arrête { $stops } coups par combat.
  }
    .magic = { $stops ->
        [0] Attaque +{ $bonus }, et touche sur 4 ou plus.
        [one] Attaque +{ $bonus }, et touche sur 4 ou plus. Arrête { $stops } coup par combat.
       *[other] Attaque +{ $bonus }, et touche sur 4 ou plus. Arrête { $stops } coups par combat.
      }
wield-ranged = Tir +{ $bonus }.
    .magic = Tir +{ $bonus }, et touche sur 4 ou plus.
wield-shield = { $stops ->
    [one] Arrête { $stops } coup par combat.
   *[other] Arrête { $stops } coups par combat.
  }
power-grail = décale de 1 ton dé d’exploration à Nobnodd et à l’Abbaye
    .hint = Décale de 1 ton dé d’exploration à Nobnodd et à l’Abbaye.
power-scepter-of-baldan = décale de 1 ton dé d’exploration dans les châteaux et les forts
    .hint = Décale de 1 ton dé d’exploration dans les châteaux et les forts.
power-talisman-of-quox = Fuite +1, et 4 cases par la route
    .hint = Fuite +1, et 1 case de plus par la route.
power-battle-ring-of-gorath = Agilité +1
    .hint = Agilité +1.
power-emerald-of-life = te relève sans une égratignure quand tu meurs, puis va à la Banque
    .hint = Te relève sans une égratignure quand tu meurs, puis va à la Banque.
power-palantir-of-zog = échange la première rencontre piochée contre une autre
    .hint = Échange la première rencontre piochée contre une autre.
power-lucky-charm = change un de tes dés de 1, une fois
    .hint = Change un de tes dés de 1, une fois.
vessel-gist = { $dice } dés dans les combats au bord de l’eau, santé { $health }

## Creatures

fight-strength = { $dice } dés, santé { $health }. Si tu gagnes : { $rewards }.
fight-strength-at-distance = { $ranged } dés à distance, { $dice } au corps à corps, santé { $health }. Si tu gagnes : { $rewards }.
reward-treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
  }
reward-weapon = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
  }
reward-clue = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
  }
reward-spell = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
  }
reward-vessel = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
reward-cure-all = la guérison de toutes les blessures
