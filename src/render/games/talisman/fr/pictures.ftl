# The words in the pictures of the board. Names stand as on the cards, without an article.

title = Talisman
turns = Tours nécessaires
storm-river = La Rivière des Tempêtes
fire-mountains = Les Montagnes de Feu

## Names

# A name from the table of names.
name-drawn = { NAME($name) }
# Where several spaces have a name and only their quarter tells them apart, the board shows the name alone.
space-drawn = { $kind ->
    [fields] Champs
    [woods] Bois
    [hills] Collines
    [plains] Plaines
    [runes] Runes
    [desert] Désert
   *[other] { NAME($name) }
  }

## Pieces

toad = Crapaud
roster-toad = { $character } (Crapaud)
absent-left = Plus là
absent-out = Hors jeu
absent-chooses = Choisit
absent-returns = Revient vite
player = Joueur { $number }

## Legend: at most nine letters

legend-active = Joue
legend-good = Bon
legend-neutral = Neutre
legend-evil = Mauvais
legend-misses-turn = Passe
legend-enslaved = Esclave
legend-held = Au combat
legend-enemy = Ennemi
legend-event = Évènement
legend-stranger = Étranger
legend-follower = Suivant
legend-object = Objet
legend-place = Lieu
figure-lives = Vies
figure-strength = Force
figure-craft = Intellect
figure-gold = Or
figure-spells = Sorts

## What lies on a space, and what is cast

gold-lying = Or : { $gold }
enemy-strength = { $enemy }, Force { $figure }
enemy-craft = { $enemy }, Intellect { $figure }
command-spell = Sort de Commandement
cast = { $outcome ->
    [countered] Contré : { $spell } ({ $who })
   *[cast] { $who } lance { $spell }
  }
cast-on = { $outcome ->
    [countered] Contré : { $spell } ({ $who }, cible : { $target })
   *[cast] { $who } lance { $spell } (cible : { $target })
  }
cast-to = { $outcome ->
    [countered] Contré : { $spell } ({ $who }, vers : { $target })
   *[cast] { $who } lance { $spell } (vers : { $target })
  }

## Fights

fight-strength = Combat · { $place }
fight-craft = Combat psychique · { $place }
foes = { $foes } & { $foe }
odds = { $left } gagne { $win }, { $right } { $lose }. { $dice ->
    [0] Personne ne lance de dé.
    [1] Chaque camp lance 1 dé.
   *[other] Chaque camp garde le meilleur de { $dice } dés.
  }
odds-unlike = { $left } gagne { $win }, { $right } { $lose }. { $left } lance { $dice ->
    [0] 0 dé
    [1] 1 dé
   *[other] { $dice } dés et garde le meilleur,
  } contre { $theirDice ->
    [0] aucun
    [1] 1
   *[other] le meilleur de { $theirDice }
  }.
stakes-creature = Perdre coûte une Vie, sauf si elle est sauvée. Au milieu : match nul.
stakes-character = Qui gagne prend une Vie, 1 pièce d’or ou un Objet. Au milieu : match nul.
