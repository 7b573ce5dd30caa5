# The words in the pictures of the board. Names stand as on the cards, without an article.

title = Talisman
turns = Turnos que tardas
storm-river = Río de las Tormentas
fire-mountains = Montañas de Fuego

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# Where several spaces have a name and only their quarter tells them apart, the board shows the name alone.
space-drawn = { $kind ->
    [fields] Campos
    [woods] Arboleda
    [hills] Colinas
    [plains] Llanuras
    [runes] Runas
    [desert] Desierto
   *[other] { NAME($name) }
  }

## Pieces

# Two letters, no two alike.
toad = Sapo
roster-toad = { $character } (Sapo)
# Instead of a name, for a player without a Character.
absent-left = Se fue
absent-out = Fuera
absent-chooses = Elige
absent-returns = Ya vuelve
player = Asiento { $number }

## Legend: at most nine letters

legend-active = Le toca
legend-good = Bueno
legend-neutral = Neutral
legend-evil = Malvado
legend-misses-turn = Espera
legend-enslaved = Esclavitud
legend-held = Peleando
legend-enemy = Enemigo
legend-event = Suceso
legend-stranger = Extraño
legend-follower = Seguidor
legend-object = Objeto
legend-place = Lugar
figure-lives = Vidas
figure-strength = Fuerza
figure-craft = Astucia
figure-gold = Oro
figure-spells = Hechizos

## What lies on a space, and what is cast

gold-lying = { $gold } de Oro
enemy-strength = { $enemy }, Fuerza { $figure }
enemy-craft = { $enemy }, Astucia { $figure }
command-spell = Hechizo de Mando
cast = { $outcome ->
    [countered] { $spell } de { $who }, sin efecto
   *[cast] { $who } lanza { $spell }
  }
cast-on = { $outcome ->
    [countered] { $spell } de { $who }, sin efecto (objetivo: { $target })
   *[cast] { $who } lanza { $spell } (objetivo: { $target })
  }
cast-to = { $outcome ->
    [countered] { $spell } de { $who }, sin efecto (destino: { $target })
   *[cast] { $who } lanza { $spell } (destino: { $target })
  }

## Fights

fight-strength = Combate · { $place }
fight-craft = Combate Psíquico · { $place }
foes = { $foes } y { $foe }
# $dice and $theirDice: how many each side rolls. The highest counts.
odds = { $dice ->
    [0] { $left } gana { $win }; { $right }, { $lose }. Nadie tira dados.
    [1] { $left } gana { $win }; { $right }, { $lose }. Cada parte tira 1 dado.
   *[other] { $left } gana { $win }; { $right }, { $lose }. Cada parte tira { $dice } dados y cuenta el mejor.
  }
odds-unlike = { $left } gana { $win }; { $right }, { $lose }. Dados: { $left }, { $dice ->
    [0] ninguno
    [1] 1
   *[other] el mejor de { $dice }
  }; { $right }, { $theirDice ->
    [0] ninguno
    [1] 1
   *[other] el mejor de { $theirDice }
  }.
stakes-creature = Perder cuesta una Vida, si no se salva. El centro es un Empate.
stakes-character = Quien gana se lleva una Vida, 1 de Oro o un Objeto. El centro es un Empate.
