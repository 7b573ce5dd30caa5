# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = La Quête des Trésors impériaux
    .short = les Trésors impériaux
game-blurb = Six Trésors impériaux ont disparu après une fête que personne n’avoue. Suis des indices, distance des ogres, soudoie des geôliers, et sois plus riche que les autres quand le dernier reparaît.
game-cover = l’Empereur sur son trône, dans une salle à colonnes, et autour de lui les six Trésors impériaux, chacun dans sa lumière
private-use = Utiliser un indice…
private-cast = Lancer…

help-goal = 🏰 Le but
    .text =
        Six Trésors impériaux ont disparu après une fête à laquelle personne n’admettra avoir assisté. Tu les cherches, ainsi que tout ce qui brille.
        La partie s’achève quand les six sont trouvés, qu’ils soient dans les mains de quelqu’un ou à la Banque. **Qui a alors le plus de trésors gagne.** À égalité, les armes ordinaires départagent, puis un dé. Avec la **victoire complexe**, ce sont les points.
        Une **partie courte** peut s’achever plus tôt, à la fin d’une manche, quand assez de Trésors impériaux sont trouvés *et* assez de manches jouées. Par défaut, c’est deux trésors et quatre manches, et la situation de la table donne tes chiffres. La dernière manche y met fin de toute façon.
help-turn = 🧭 Un tour
    .text =
        1. **Déplacement** : rester, marcher, naviguer, se téléporter, lancer Guérison ou Invisibilité, ou méditer.
        2. **Échange** : dans un lieu qui a un nom, changer un indice en trésor, ramener une passagère ou voir l’Empereur.
        3. **Exploration**, dans un lieu qui a un nom : deux dés sur sa table.
        4. **Rencontre**, partout ailleurs : une tuile de la réserve. Si elle vit sur ce terrain, tu l’as rencontrée.
        C’est 3 ou 4, jamais les deux. Je lance tous les dés. Tu n’as qu’à décider.
help-moving = 🗺️ Se déplacer
    .text =
        Par la **route** : jusqu’à 3 cases. Le Talisman de Quox et le Cheval sauvage en ajoutent une chacun.
        À travers **champs** : un pas vers toute case de terre voisine, ou deux avec Ed l’Aigle.
        Par **mer** : deux pas avec un bateau ou un navire, de toute côte à toute côte. Accoster finit le déplacement.
        Un déplacement est l’un des trois, jamais un mélange. Traverser un lieu ne fait rien. S’y arrêter, si.
        L’Oasis changeante est là sur un dé pair. Sur un impair, c’est du sable.
help-clues = 📜 Indices
    .text =
        Les indices sont secrets, et `/clues` montre les tiens. Chacun nomme un lieu. Finis-y ton déplacement et pose l’indice : c’est un trésor, parfois deux. Quelques lieux veulent une arme en plus. Un seul indice par tour.
        Tu peux en tenir quatre. Au cinquième, il faut choisir lequel oublier.
        Le SPÉCIAL marche partout où il y a un nom. Sur 1, il ne trouve rien, de 2 à 5 un trésor, sur 6 deux.
        Dans une **partie courte**, aucun indice ne mène à la Cité perdue, et la table décide si l’on commence avec trois indices ou quatre.
help-exploring = 🎲 Explorer
    .text =
        Chaque lieu a sa table, de 2 à 12. On y trouve un indice (environ une fois sur trois), une arme ou une embarcation, des soins, une rencontre, un mauvais puits, et de temps en temps une prison. Tes choix en montrent les chances.
        Le résultat *soins pour toutes les blessures* coûte une arme, et *il faut partir* t’envoie à côté, où quelque chose attend.
help-encounters = ✨ Rencontres
    .text =
        Toutes les tuiles ne s’appliquent pas partout, et les autres repartent en s’excusant. Certaines attaquent, certaines lancent un dé pour savoir leur humeur, certaines te rejoignent. La Garde et la Marine confisquent les Trésors impériaux sans discuter.
        Le Sorcier maléfique, les Squelettes, les Zombies et Olliver J. Dragon se **jouent sur quelqu’un d’autre**, par toi ou sur toi.
        La Cité perdue reste sur la carte une fois que quelqu’un est tombé dessus, et s’explore comme tout autre lieu.
help-fights = ⚔️ Combats
    .text =
        D’abord, des compagnons peuvent déserter. Puis chaque camp lance un dé, et la différence est le nombre d’assauts d’**Approche**, pour les arcs, frondes, sorts et rochers. Ensuite, c’est le **corps à corps**.
        Tu lances ton Agilité plus le bonus de ton arme, en dés. 5 et 6 touchent, et 4 aussi avec une arme magique. Les deux camps frappent en même temps. Les coups se répartissent également sur ta troupe, et les boucliers et certaines armes en arrêtent.
        Après chaque assaut, tu peux fuir : deux dés, plus ta Fuite, moins la leur. À 7 ou plus, c’est bon. Le compagnon le plus lent compte, sauf si tu laisses les lents. Un seul appui peut enchaîner les assauts tant que tu vas bien.
        Les chances « jusqu’au bout » supposent que tout le monde frappe jusqu’à la fin, et que les coups en trop vont où je le suggère.
        Gagne, et prends ce que l’ennemi couvait.
help-spells = 📖 Sorts et parchemins
    .text =
        Les elfes connaissent un sort, les clercs deux, les mages quatre. Les parchemins sont pour tout le monde. On en lance ou on en lit un par assaut, au lieu de frapper. Un sort lancé est dépensé.
        Pour en retrouver un, **médite** au lieu de bouger : deux dés contre son seuil. En cas d’échec, quelque chose passe par là. Réessaie le même sort au tour suivant, et il vient sans dés.
help-companions = 🐾 Compagnons, bateaux, équipement
    .text =
        Les compagnons se battent à tes côtés et partagent les coups. Dame Marywin veut aller à Château-Morose et la Princesse elfe à Feuillargent, et toutes deux paient à l’arrivée.
        Les embarcations viennent des ports et des Pirates vaincus, et restent au bord de l’eau. Si la tienne coule en mer, tu perds la moitié de tout, au gré des dés, et tu te réveilles à la Tanière des Pirates.
        Tu tiens prête une arme, et un bouclier si ta classe le permet. Change-les dès que rien ne t’attaque.
help-trade = 🤝 Échanges
    .text = À ton tour, tu peux faire affaire avec une personne sur ta case : armes, trésors et indices, face cachée si tu veux. Tu peux faire trois propositions. Rien n’oblige personne à être raisonnable.
help-prison = ⛓️ Prison
    .text = Soudoie le geôlier avec un trésor, téléporte-toi, ou cherche le passage secret à un tour suivant : il faut 7, 11 ou un double. On ne peut rien jouer contre toi là-dedans, c’est déjà ça.
help-emperor = 👑 L’Empereur
    .text = Dans la Capitale impériale, tu peux remettre un Trésor impérial et piocher **deux** trésors en échange. Il n’est plus à personne, mais compte encore comme trouvé.
help-death = ☠️ La mort, et la fin
    .text =
        Prends autant de blessures que ta Santé max, et c’est la mort. Tes affaires retournent aux réserves, et tu repars de Nobnodd dans une autre peau, tant qu’il en reste.
        Un Trésor impérial perdu avec son propriétaire ne compte plus comme trouvé. L’Émeraude de Vie fond à ta place.
help-house-rules = 🏠 Règles maison, si la table en a
    .text =
        Avec le **Royaume mélangé**, la carte change, et `/game map` la montre.
        Avec la **victoire complexe**, un Trésor impérial vaut 25 points, un parchemin 20, une arme magique 15, l’or 4 dés, l’argent 2 dés, un rubis 8 dés, la Pierre de Feu 10 dés, et une arme ordinaire le chiffre imprimé.
        Avec l’**expérience**, tu gagnes la Santé max de ce que tu tues, la moitié pour ce qu’un sort rallie, 3 pour une passagère ramenée, et 5 pour un Trésor impérial à l’Empereur. À chaque palier, un de tes scores augmente.
        Avec les **tours égaux**, la manche se joue jusqu’au bout quand les six sont trouvés.
help-heroes = 🏠 Règles maison entre héros
    .text =
        Dans une **partie de vilains**, une tuile qui ne te concerne pas peut être jouée sur quelqu’un qu’elle concerne, une fois par personne entre deux de ses tours.
        Si l’on **voyage ensemble**, on peut aider une personne attaquée à côté de soi, et partager ce qui s’ensuit. Avant de bouger, on peut en inviter d’autres à faire route ensemble. Qui accompagne ne peut ni marcher ni naviguer à son prochain tour.
        Dans une partie **sans pitié**, on peut attaquer quelqu’un au lieu d’explorer ou de piocher, mais seulement sur sa propre case, et ni à Nobnodd ni dans la Capitale. Qui gagne prend tout.
        Avec les **licences de guilde**, les clercs n’ont droit qu’aux masses, gourdins, bâtons et frondes, les mages qu’aux dagues, bâtons, arcs et frondes.
        Pour un **départ équilibré**, les faibles reçoivent des armes en plus, les forts un indice de moins.
help-commands = ⌨️ Commandes
    .text =
        Appuie sur les boutons, ou tape. `/play` donne la liste de tout ce que tu peux faire. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` et `/pass` sont des raccourcis.
        `/game map` montre tout le royaume, `/clues` tes secrets. Équipement, prêts, renvois et échanges sont sous les autres boutons, et ne coûtent pas de tour.

## Hints for beginners

beginner-character = Prends qui te plaît. La ligne sous chaque nom dit ses points forts.
beginner-spell = Un sort est dépensé quand tu le lances.
beginner-move = On se déplace par la route, à travers champs ou par mer, jamais un mélange. Arrête-toi dans un lieu qui a un nom : il y a des indices à trouver et des trésors à déterrer.
beginner-business = Te voilà dans un lieu qui a un nom. Un indice qui le nomme vaut un trésor ici : pose-le avant d’explorer.
beginner-combat = Au combat, chaque camp lance ses dés, et chaque 5 ou 6 touche. Fuis quand ça tourne mal. Pour moins de questions, bats-toi jusqu’à une santé de ton choix.
beginner-trade = Choisis ce que tu donnes, puis ce que tu veux en échange. Le deuxième appui fait l’offre. Rien ne change de mains avant que vous soyez d’accord tous les deux.
