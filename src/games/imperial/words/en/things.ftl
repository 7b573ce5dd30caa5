# What things, spells and people can do, in a few words.

health = health { $left }/{ $max }
character-line = Agility { $agility }, Running Away { $running }, health { $health }, { $spells }
spells = { $count ->
    [0] no spells
    [one] 1 spell
   *[other] { $count } spells
  }

## Spells and scrolls

gist-fireball = Agility + { $figure } dice, hits on 4 or more, no armour helps
    .hint = Roll Agility + { $figure } dice, which hit on 4 or more. No armour helps.
gist-healing = heals all the wounds of one of your party
    .hint = Heals all the wounds of one of your party.
gist-lightning = { $figure ->
    [one] 1 die of wounds, no armour helps
   *[other] { $figure } dice of wounds, no armour helps
  }
    .hint = { $figure ->
        [one] Deals as many wounds as a die shows. No armour helps.
       *[other] Deals as many wounds as { $figure } dice show. No armour helps.
      }
gist-teleportation = takes you up to 2d6 hexes away, over anything
    .hint = Takes you over anything, up to as many hexes as 2 dice show.
gist-sleep = { $figure ->
    [one] it rolls nothing for 1 round, and you may run
   *[other] it rolls nothing for { $figure } rounds, and you may run
  }
    .hint = { $figure ->
        [one] Your opponent rolls nothing for 1 round, and you may run.
       *[other] Your opponent rolls nothing for { $figure } rounds, and you may run.
      }
gist-friendship = it joins you if 2d6 beat its Max Health
    .hint = A creature joins you if 2 dice beat its Max Health.
gist-wall-of-stone = { $figure ->
    [one] stops the next hit on your side
   *[other] stops the next { $figure } hits on your side
  }
    .hint = { $figure ->
        [one] Stops the next hit on your side.
       *[other] Stops the next { $figure } hits on your side.
      }
gist-strength = +{ $figure } Agility from the next round on
    .hint = +{ $figure } Agility from the next round on.
gist-speak-with-animals = the animal joins you, no roll
    .hint = An animal joins you, without a roll.
gist-invisibility = you and yours slip away, no roll
    .hint = You and yours slip away, without a roll.
gist-invisibility-in-peace = no wilderness encounter this turn
    .hint = No encounter in the wilderness this turn.
time-movement = instead of moving
time-approach = in a fight
time-melee = in a fight
time-flee = instead of fleeing
time-prison = in prison
scroll-once = { $gist }, once
    .hint = { $gist } Works once.
scroll-protection = { $hits ->
    [one] stops 1 hit on your side, at sea too
   *[other] stops { $hits } hits on your side, at sea too
  }
    .hint = { $hits ->
        [one] Stops 1 hit on your side, at sea too.
       *[other] Stops { $hits } hits on your side, at sea too.
      }

## Weapons, treasures and vessels

arms-attack = Attack +{ $bonus }
arms-shooting = Shooting +{ $bonus }
arms-defence = stops { $hits }
arms-magic = hits on 4+
# The same for a choice. `.magic` hits on 4 as well.
wield-melee = { $stops ->
    [0] Attack +{ $bonus }.
    [one] Attack +{ $bonus }. Stops 1 hit a fight.
   *[other] Attack +{ $bonus }. Stops { $stops } hits a fight.
  }
    .magic = { $stops ->
        [0] Attack +{ $bonus }, and hits on 4 or more.
        [one] Attack +{ $bonus }, and hits on 4 or more. Stops 1 hit a fight.
       *[other] Attack +{ $bonus }, and hits on 4 or more. Stops { $stops } hits a fight.
      }
wield-ranged = Shooting +{ $bonus }.
    .magic = Shooting +{ $bonus }, and hits on 4 or more.
wield-shield = { $stops ->
    [one] Stops 1 hit a fight.
   *[other] Stops { $stops } hits a fight.
  }
power-grail = shift your exploration roll by 1 in Nobnodd and at the Monastery
    .hint = Shifts your exploration roll by 1 in Nobnodd and at the Monastery.
power-scepter-of-baldan = shift your exploration roll by 1 in castles and fortresses
    .hint = Shifts your exploration roll by 1 in castles and fortresses.
power-talisman-of-quox = +1 Running Away, and 4 hexes by road
    .hint = +1 Running Away, and 1 more hex by road.
power-battle-ring-of-gorath = +1 Agility
    .hint = +1 Agility.
power-emerald-of-life = brings you back whole when you die, then goes to the Bank
    .hint = Brings you back whole when you die, and then goes to the Bank.
power-palantir-of-zog = send back the first encounter you draw and draw another
    .hint = Sends back the first encounter you draw for another.
power-lucky-charm = change one of your dice by 1, once
    .hint = Changes one of your dice by 1, once.
vessel-gist = { $dice } dice in fights by the water, health { $health }

## Creatures

# The strength of a creature to fight, and what it leaves: a list of the rewards below.
fight-strength = { $dice } dice, health { $health }. If you win: { $rewards }.
fight-strength-at-distance = { $ranged } dice at a distance, { $dice } hand to hand, health { $health }. If you win: { $rewards }.
reward-treasure = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
  }
reward-weapon = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
  }
reward-clue = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
reward-spell = { $count ->
    [one] 1 spell
   *[other] { $count } spells
  }
reward-vessel = { $count ->
    [one] 1 boat
   *[other] { $count } boats
  }
reward-cure-all = a cure of all wounds
