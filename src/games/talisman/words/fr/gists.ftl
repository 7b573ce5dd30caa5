# What Spells and cards are for, in a few words, and the odds of dice and fights. `.hint` is the same as a sentence.

## Spells. `.when` says when they may be cast.

gist-acquisition = Prends 1 Objet ou 1 pièce d’or à n’importe qui
    .when = au début de ton tour
gist-alchemy = Change les Objets de ton choix en 1 pièce d’or chacun
    .when = au début de ton tour
gist-counterspell = Annule un Sort qu’on vient de lancer, même celui de Commandement
    .when = quand on lance un Sort
gist-destroy-magic = Ni Sorts ni Objets magiques pour personne jusqu’à ton prochain tour
    .when = au début ou à la fin de ton tour
gist-destruction = Retire une carte visible du plateau
    .when = au début de ton tour ou après ton déplacement
gist-divination = Regarde les 5 prochaines Aventures
    .when = au début de ton tour
gist-healing = Ramène n’importe qui à 4 Vies
    .when = à tout moment, au tour de n’importe qui
gist-hex = Qui s’arrête là perd 1 Vie, pendant 3 manches
    .when = au début de ton tour
gist-immobility = Fige le tour de quelqu’un, ou dérobe-toi à une attaque
    .when = au début du tour d’un autre, ou quand on t’attaque
gist-invisibility = Dérobe-toi à tout ce que tu veux jusqu’à la fin du tour
    .when = quand on t’attaque
gist-mesmerism = Prends 1 Suivant à n’importe qui
    .when = au début de ton tour
gist-nullify = Un autre Personnage défausse tous ses Sorts
    .when = à tout moment, au tour de n’importe qui
gist-preservation = Sauve 1 Vie, 1 Suivant ou 1 Ennemi
    .when = quand quelque chose va être perdu
gist-psionic-blast = Ajoute ton Intellect de départ à ta Force
    .when = avant les dés d’un de tes combats
gist-random = Lance 1 dé pour n’importe qui : ça va du Crapaud à la Vie en plus
    .when = à tout moment, au tour de n’importe qui
gist-teleport = Va sur n’importe quelle autre case de ta Région
    .when = au début de ton tour
gist-temporal-warp = Joue 3 tours de suite
    .when = au début de ton tour
gist-hint = { $gist }.

## Cards

figure-strength = Force { $figure }
figure-craft = Intellect { $figure }
bonus-dragons = { $bonus } contre les Dragons
bonuses-hint = { $bonuses }.
bonuses-not-for = { $bonuses }. Interdit { NAME($alignments, form: "au") }.
saves = sauve une Vie sur { $dice }
    .hint = Sauve une Vie au Combat sur { $dice }.
dice-from-to = { $first } à { $last }
mule-plus-four = Porte 4 Objets de plus pour toi. Te juge pour chacun d’eux.

## What a card without figures is for, in a list: “Healer (heals up to 2 Lives a visit, free)”

use-mule-unlimited = porte autant d’Objets qu’on veut
use-mule-plus-four = porte 4 Objets de plus
use-hag = fait fuir tous les autres Suivants
use-poltergeist = ralentit à une case par tour, jusqu’à la Rivière des Tempêtes
use-enchanter = exauce un vœu à la première visite d’Intellect 4 ou plus
use-fairy = exauce un vœu à la première visite d’un Bon
use-healer = guérit jusqu’à 2 Vies par visite, gratuitement
use-hermit = a un Talisman pour la première visite
use-mage = donne un Sort à chaque visite d’un Bon
use-phantom = exauce un vœu à la première visite d’un Mauvais
use-sorcerer = vend un Sort pour 1 pièce d’or
use-witch = s’en remet au dé, du Crapaud à la Vie en plus
use-alchemist = change les Objets en 1 pièce d’or chacun
use-gnome = aide au Portail, dans les Mines, les Pics et les Collines
use-guide = pas de dé dans la Forêt, les Pics ni le Gouffre
use-mercenary = s’engage pour 1 pièce d’or, puis 1 par tour pour 3 points de Force au Combat
use-pixie = pas de dé dans la Forêt, et on se dérobe dans les Bois
use-prince = soins gratuits au Château, ou 3 pièces d’or là-bas
use-princess = soins gratuits au Château, ou 3 pièces d’or là-bas
use-amulet = arrête tous les Sorts sauf celui de Commandement, et n’en laisse lancer aucun
use-cross = rend sûrs Chapelle et Cimetière, et détruit les Esprits
use-orb-of-knowledge = remplace une carte au moment de la piocher
use-potion-of-strength = +2 en Force pour le reste d’un tour, une fois
use-talisman = la clef de la Vallée de Feu
use-wand = toujours au moins 1 Sort, et de la place pour 1 de plus
use-water-bottle = aucune Vie perdue dans le Désert
use-raft = traverse la Rivière des Tempêtes au prochain tour, puis coule
use-bag-of-gold = vaut 1 pièce d’or
use-two-bags-of-gold = valent 2 pièces d’or
use-cave = le dé y trouve un Dragon, un Gobelin, une longue marche ou de l’Or
use-fountain-of-wisdom = 1 point d’Intellect par visite, tant qu’il y en a
use-magic-portal = le dé dit où il mène
use-magic-stream = 1 point de Force par visite, tant qu’il y en a
use-market = vend Épées, Casques, Gourdes, Boucliers, Mules et Radeaux
use-marsh = coûte 1 tour si la Force est inférieure à 5
use-maze = coûte 1 tour si l’Intellect est inférieur à 5
use-pool-of-life = 1 Vie par visite, tant qu’il y en a
use-shrine = une prière, et un dé

## The text of the Crown under other house rules, to the visitor, as the box has it

crown-instant = Arrive ici avant les autres, et tu as gagné. Il fait bon régner.
crown-contest = Reste sans compagnie ici jusqu’au début de ton prochain tour, et tu as gagné. D’ici là, un Sort de Commandement fera l’affaire.
crown-always = Personne d’autre ici ? Lance un Sort de Commandement à chaque tour, et tous les autres saignent. Il fait bon régner.

## Odds

odds = Défaite { $lose } %, victoire { $win } %.
odds-with = Avec ça : défaite { $lose } %, victoire { $win } %.
odds-save = Échec : { $fails } %.
odds-table = Perte { $harm } %, gain { $gain } %.
odds-draw = Piocher un Ennemi et perdre : { $lose } % ; en piocher un : { $enemy } %.
odds-draw-many = { $cards ->
    [one] Piocher un Ennemi : { $enemy } %.
   *[other] Un Ennemi parmi { $cards } cartes : { $enemy } %.
  }
odds-chasm = { $who ->
    [himself] Tomber et perdre une Vie : { $fall } %.
    [followers] Perdre un Suivant : { $follower } %.
   *[all] Tomber et perdre une Vie : { $fall } %. Perdre un Suivant : { $follower } %.
  }
odds-death = Perdre une Vie : { $lose } %. Passer la Mort : { $win } %.
odds-pits = Perdre un combat : { $lose } %. Battre tous les Démons ce tour-ci : { $win } %.
odds-vampire = Perdre des Vies : { $lives } %. Il prend jusqu’à 3 Suivants, ou des Vies à défaut.
odds-again = En relançant : défaite { $lose } %, victoire { $win } %.
odds-keep = En gardant : défaite { $lose } %, victoire { $win } %.
odds-scores = { $fight ->
    [psychic] Intellect { $theirs } contre { $own }
   *[combat] Force { $theirs } contre { $own }
  }
odds-scores-yours = { $fight ->
    [psychic] Intellect { $theirs } contre le tien, { $own }
   *[combat] Force { $theirs } contre la tienne, { $own }
  }
odds-against = { $scores }.
odds-duel = { $fight ->
    [psychic] Ton Intellect { $own } contre { $theirs }.
   *[combat] Ta Force { $own } contre { $theirs }.
  }
odds-at-most = { $dice ->
    [one] Échec : { $fails } %. S’ouvre sur { $most } ou moins avec 1 dé.
   *[other] Échec : { $fails } %. S’ouvre sur { $most } ou moins avec { $dice } dés.
  }
score = { $value } + { $counted } = **{ $total }**
score-best-of = { $value } + { $counted } (parmi { $dice }) = **{ $total }**
score-sure = **{ $total }**
