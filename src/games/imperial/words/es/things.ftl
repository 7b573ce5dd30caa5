# What things, spells and people can do, in a few words.

health = salud { $left }/{ $max }
character-line = Agilidad { $agility }, Huida { $running }, salud { $health }, { $spells }
spells = { $count ->
    [0] sin hechizos
    [one] 1 hechizo
   *[other] { $count } hechizos
  }

## Spells and scrolls

gist-fireball = Agilidad + { $figure } dados, acierta con 4 o más, ninguna armadura ayuda
    .hint = Tira Agilidad + { $figure } dados, que aciertan con 4 o más. Ninguna armadura ayuda.
gist-healing = cura todas las heridas de un miembro de tu grupo
    .hint = Cura todas las heridas de un miembro de tu grupo.
gist-lightning = { $figure ->
    [one] 1 dado de heridas, ninguna armadura ayuda
   *[other] { $figure } dados de heridas, ninguna armadura ayuda
  }
    .hint = { $figure ->
        [one] Causa las heridas que muestre un dado. Ninguna armadura ayuda.
       *[other] Causa las heridas que muestren { $figure } dados. Ninguna armadura ayuda.
      }
gist-teleportation = te lleva hasta a 2d6 hexágonos, por encima de todo
    .hint = Te lleva por encima de todo, hasta los hexágonos que muestren 2 dados.
gist-sleep = { $figure ->
    [one] el rival no tira nada en 1 ronda, y puedes huir
   *[other] el rival no tira nada en { $figure } rondas, y puedes huir
  }
    .hint = { $figure ->
        [one] Tu rival no tira nada durante 1 ronda, y puedes huir.
       *[other] Tu rival no tira nada durante { $figure } rondas, y puedes huir.
      }
gist-friendship = se une a ti si 2d6 superan su Salud Máxima
    .hint = Una criatura se une a ti si 2 dados superan su Salud Máxima.
gist-wall-of-stone = { $figure ->
    [one] detiene el próximo golpe de tu lado
   *[other] detiene los próximos { $figure } golpes de tu lado
  }
    .hint = { $figure ->
        [one] Detiene el próximo golpe de tu lado.
       *[other] Detiene los próximos { $figure } golpes de tu lado.
      }
gist-strength = +{ $figure } de Agilidad desde la próxima ronda
    .hint = +{ $figure } de Agilidad desde la próxima ronda.
gist-speak-with-animals = el animal se une a ti, sin tirar
    .hint = Un animal se une a ti, sin tirar.
gist-invisibility = tú y los tuyos se escabullen, sin tirar
    .hint = Tú y los tuyos se escabullen, sin tirar.
gist-invisibility-in-peace = sin encuentro campo a través este turno
    .hint = Este turno no hay encuentro campo a través.
time-movement = en vez de mover
time-approach = en una pelea
time-melee = en una pelea
time-flee = en vez de huir
time-prison = en prisión
scroll-once = { $gist }, una vez
    .hint = { $gist } Funciona una vez.
scroll-protection = { $hits ->
    [one] detiene 1 golpe de tu lado, también en el mar
   *[other] detiene { $hits } golpes de tu lado, también en el mar
  }
    .hint = { $hits ->
        [one] Detiene 1 golpe de tu lado, también en el mar.
       *[other] Detiene { $hits } golpes de tu lado, también en el mar.
      }

## Weapons, treasures and vessels

arms-attack = Ataque +{ $bonus }
arms-shooting = Disparo +{ $bonus }
arms-defence = detiene { $hits }
arms-magic = acierta con 4+
# The same for a choice. `.magic` hits on 4 as well.
wield-melee = { $stops ->
    [0] Ataque +{ $bonus }.
    [one] Ataque +{ $bonus }. Detiene 1 golpe por pelea.
   *[other] Ataque +{ $bonus }. Detiene { $stops } golpes por pelea.
  }
    .magic = { $stops ->
        [0] Ataque +{ $bonus }, y acierta con 4 o más.
        [one] Ataque +{ $bonus }, y acierta con 4 o más. Detiene 1 golpe por pelea.
       *[other] Ataque +{ $bonus }, y acierta con 4 o más. Detiene { $stops } golpes por pelea.
      }
wield-ranged = Disparo +{ $bonus }.
    .magic = Disparo +{ $bonus }, y acierta con 4 o más.
wield-shield = { $stops ->
    [one] Detiene 1 golpe por pelea.
   *[other] Detiene { $stops } golpes por pelea.
  }
power-grail = cambia en 1 tu tirada de exploración en Nobnodd y en la Abadía
    .hint = Cambia en 1 tu tirada de exploración en Nobnodd y en la Abadía.
power-scepter-of-baldan = cambia en 1 tu tirada de exploración en castillos y fuertes
    .hint = Cambia en 1 tu tirada de exploración en castillos y fuertes.
power-talisman-of-quox = +1 de Huida, y 4 hexágonos por camino
    .hint = +1 de Huida, y 1 hexágono más por camino.
power-battle-ring-of-gorath = +1 de Agilidad
    .hint = +1 de Agilidad.
power-emerald-of-life = al morir te devuelve sin heridas, y va al Banco
    .hint = Al morir te devuelve sin heridas, y después va al Banco.
power-palantir-of-zog = devuelve el primer encuentro que robes y roba otro
    .hint = Devuelve el primer encuentro que robes a cambio de otro.
power-lucky-charm = cambia en 1 uno de tus dados, una vez
    .hint = Cambia en 1 uno de tus dados, una vez.
vessel-gist = { $dice } dados en peleas junto al agua, salud { $health }

## Creatures

# The strength of a creature to fight, and what it leaves: a list of the rewards below.
fight-strength = { $dice } dados, salud { $health }. Si ganas: { $rewards }.
fight-strength-at-distance = { $ranged } dados a distancia, { $dice } cuerpo a cuerpo, salud { $health }. Si ganas: { $rewards }.
reward-treasure = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
  }
reward-weapon = { $count ->
    [one] 1 arma
   *[other] { $count } armas
  }
reward-clue = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
  }
reward-spell = { $count ->
    [one] 1 hechizo
   *[other] { $count } hechizos
  }
reward-vessel = { $count ->
    [one] 1 bote
   *[other] { $count } botes
  }
reward-cure-all = una cura de todas las heridas
