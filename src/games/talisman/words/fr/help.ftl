# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = Talisman
game-blurb = Le magicien est mort, la Couronne de Commandement n’est plus gardée, et ça n’a échappé à personne. Gagne en puissance, trouve un Talisman, grimpe jusqu’au centre du plateau et règne par la foudre. De préférence sans être un Crapaud à ce moment-là.
game-cover = six héros, d’un Guerrier casqué à un Magicien barbu, devant la Couronne de Commandement qui flotte au-dessus d’une montagne en feu
private-cast = Lancer…

help-goal = 👑 Le but
    .text =
        Le magicien est mort, et sa Couronne de Commandement gît sans surveillance au milieu du plateau. Gagne en puissance à l’extérieur, trouve un **Talisman**, et entre.
        La table décide de ce que vaut la Couronne. Avec les **Sorts de Commandement**, qui la tient lance le dé à chaque tour, et sur 4 à 6 tous les autres perdent une Vie ou renoncent. Avec un **Commandement infaillible**, pas besoin de dé. Sinon, on gagne en y arrivant avant les autres, ou par une **épreuve** : y rester sans compagnie jusqu’à son prochain tour.
        Quand il ne reste qu’un seul Personnage, il gagne toujours. Avec une **limite de manches** ou un **quota de tours**, on compte les points : la Région atteinte, un Talisman, la Force, l’Intellect, les Vies, et la moitié de l’Or.
help-turn = 🧭 Un tour
    .text =
        1. **Déplacement** : lance le dé et avance d’exactement ce nombre de cases sur ton anneau, dans le sens que tu veux.
        2. **Rencontre** : la case où tu arrives, ou un Personnage qui s’y trouve. Jamais les deux.
        Je lance, je pioche et je compte. Tu n’as qu’à décider.
help-rings = 🗺️ Trois anneaux
    .text =
        L’**extérieur** sert à grandir. Le **médian** est plus riche et plus malpoli. L’**intérieur**, c’est une case par tour, pas de dé, pas de pitié.
        La Rivière des Tempêtes sépare les deux premiers. On la traverse par le pont, où la **Sentinelle** (Force 9) arrête tout le monde à l’aller, en **Radeau** (acheté, trouvé, ou construit avec une Hache dans les Bois ou la Forêt), ou avec un passeur de la Taverne.
        Le **Portail de Puissance** mène à la Région intérieure. À certaines tables, il est ouvert. Sinon, il faut faire, avec deux dés, au plus ta Force ou ton Intellect.
help-numbers = 💪 Quatre nombres
    .text =
        La **Force** sert au Combat, l’**Intellect** au Combat psychique et aux Sorts. Ni l’un ni l’autre ne descend sous la valeur de ta carte. Restent les **Vies** et l’**Or**.
        Les soins s’arrêtent à 4 Vies, mais pas les Vies gagnées. À zéro, tu meurs et laisses tout derrière toi. La table dit si tu reviens dans une autre peau. D’après la boîte, oui, tant que personne n’a atteint la Couronne.
help-cards = 🃏 Piocher
    .text =
        La plupart des cases disent *pioche*. Les cartes déjà posées là comptent dans le nombre, et tu les rencontres aussi. Dans l’ordre : Évènements, Ennemis, Étrangers, choses à prendre, Lieux. Ce que tu laisses reste, face visible.
        Tant qu’un Ennemi est là, personne ne touche au reste sans l’avoir battu ou s’y être dérobé.
help-fights = ⚔️ Combats
    .text =
        Ta Force plus un dé contre la leur plus un dé. Les Esprits se battent avec l’Intellect. Plusieurs Ennemis se battent ensemble. Le plus haut total gagne. Si tu perds, tu perds une Vie et ton tour s’arrête. À égalité, le tour s’arrête, sans plus.
        Une seule Arme compte. Une Armure (4 à 6), un Bouclier (5 ou 6) ou un Casque (6) peut sauver une Vie perdue au Combat, mais pas contre les Esprits. On en essaie un, ou tous si les **jets de protection** le permettent.
        Les Animaux, Monstres et Dragons tués sont des **trophées**. 7 points de leur Force en achètent 1 pour toi, ou moins avec un autre **prix des trophées**. Si les **Esprits instruisent**, ceux que tu bats achètent de l’Intellect.
help-others = 🗡️ Les autres Personnages
    .text =
        Si tu arrives sur quelqu’un, tu peux l’attaquer, ou utiliser contre lui une Capacité spéciale. Qui gagne prend une Vie, un Objet ou 1 pièce d’or. Ça finit le tour, et parfois l’amitié. Certaines tables interdisent de prendre la dernière Vie tant que personne n’a atteint la Couronne.
        Qui peut **se dérober** a d’abord la parole.
help-things = 🎒 Objets et Suivants
    .text =
        Tu portes 4 Objets au plus, et davantage avec une Mule : 4 de plus, ou autant qu’on veut, selon la table. Les Suivants sont sans limite. Certaines cartes refusent les Bons ou les Mauvais.
        Tu peux abandonner n’importe quoi dans un moment calme, avec les autres boutons. Sauf la Harpie.
help-spells = 📜 Sorts
    .text =
        Un Intellect de 3 permet 1 Sort, de 4 en permet 2, de 6 en permet 3. Ils sont secrets. `/clues` montre les tiens, et quand les lancer.
        Un Sort s’annonce avec sa cible. Ensuite, tout le monde peut répondre par un Contresort. Certaines tables limitent le nombre de Sorts par tour.
help-windows = ⏳ Quand tu peux agir
    .text =
        Au début d’un tour, à l’arrivée, lors d’une attaque, avant les dés, quand une Vie va partir, quand un Sort est lancé et à la fin d’un tour, j’attends tous ceux qui **pourraient** agir. Enchaîner tout de suite trahirait des secrets. Si tu ne peux rien faire, je passe pour toi sans te déranger.
help-orders = 🔔 Consignes
    .text =
        Trop de questions ? Donne-moi des **consignes**. Je peux ne te demander que ce qui te concerne (c’est le réglage de départ), ou aussi quand on lance un Sort, ou toujours, ou seulement quand une de tes cartes ou capacités peut servir. Je peux sauter le début de ton tour, ton arrivée ou sa fin, ou te laisser en paix pour le reste de ce tour.
        Elles sont secrètes, et je passe pour toi après un instant de réflexion. Il y en a aussi pour les Armes, la Protection et le butin. Je décide seul de ce qui va de soi : ce que tu as la place de prendre, les trophées, et les cartes que tu vois venir. Si tu préfères choisir, dis-le dans une consigne.
help-talisman = ✨ Trouver un Talisman
    .text =
        Il y en a deux parmi les Aventures. Le **Sorcier** de la Région médiane en donne un pour une Quête, le **Temple** pour une prière (10 avec deux dés), et l’**Ermite** à sa première visite. À certaines tables, tout le monde en a un au départ.
        Et d’autres gens en ont. Personne n’a dit qu’il fallait demander.
help-inner = 🔥 La Région intérieure
    .text =
        Deux chemins mènent de la Plaine du Péril à la Vallée de Feu. L’un passe par les **Mines** (3 dés moins l’Intellect), le Vampire, qui prend des Vies ou des Suivants, et les Fosses. L’autre passe par la **Crypte** (3 dés moins la Force), la Mort, qui joue aux dés, et ton Loup-garou personnel.
        Un total de 0 ou moins te fait traverser la Crypte ou les Mines. Au-dessus, tu ressors quelque part, plus loin. Tu peux toujours faire demi-tour, et rien n’arrive en route.
        La Vallée ne s’ouvre qu’avec un Talisman. Derrière, il y a la Couronne.
help-toads = 🐸 Crapauds et autres intempéries
    .text =
        Un Crapaud a 1 point de Force, 1 point d’Intellect, aucun bien et aucune dignité, pendant 3 tours. Il avance d’une case par tour.
        Les esclaves du Temple lancent le dé pour leur liberté. Si tu dois passer un tour, c’est un tour à venir, jamais celui en cours.
help-house-rules = 🏠 Règles maison
    .text =
        Une table peut avoir ses propres règles, et `/game status` en donne la liste. Avec les **jetons de chance**, je te demande après chacun de tes lancers si tu veux relancer, sauf consigne contraire. Les **marchés** se font avec quelqu’un sur ta case, par les autres boutons, à ton tour ou au sien. Avec les **handicaps**, les Personnages les plus faibles commencent avec plus.
help-commands = ⌨️ Commandes
    .text =
        Appuie sur les boutons, ou tape. `/play` donne la liste de tout ce que tu peux faire. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` et `/pass` sont des raccourcis.
        `/game map` montre tout le plateau, `/clues` tes Sorts, ta Quête et tes consignes. L’échange de trophées et l’abandon de cartes se trouvent sous les autres boutons, et ne coûtent pas de tour.

## Hints for beginners, each shown once

beginner-move = Lance le dé, puis choisis un sens : horaire ou antihoraire, jamais les deux. Gagne en puissance à l’extérieur avant de passer la rivière.
beginner-window = Les moments comme celui-ci sont faits pour les Sorts et les Capacités spéciales. Passer ne coûte rien, et je redemanderai au suivant.
beginner-fight = Chaque camp lance un dé et ajoute sa Force, ou son Intellect quand les esprits s’affrontent. Perdre te coûte une Vie. Une créature qui perd meurt. L’égalité ne blesse personne.
beginner-encounter = Sur une case, tu rencontres soit quelqu’un qui s’y trouve, soit la case elle-même et ses cartes. Choisis avant de regarder de trop près.
beginner-space = Ce genre d’endroit fait quelque chose à ses visiteurs. Pas toujours quelque chose d’agréable.
beginner-trade = Un marché ne vaut que si vous êtes d’accord tous les deux, et rien ne change de mains avant.
