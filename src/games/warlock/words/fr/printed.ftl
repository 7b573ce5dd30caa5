# The texts printed on spaces, cards and tables. They have no bold print. The rows of a table go by the first number that
# leads to each. `.title` is the name of a card of the Maze.

## Spaces

print-space-entrance = Le jour, pour la dernière fois avant un moment. Attention à la marche ; personne d’autre n’a fait attention.
print-space-south-bank = Des galets, une cloche de laiton pour le passeur, un radeau, et le bout le plus proche d’un pont très optimiste.
print-space-north-bank = Des galets plus secs. On n’a jamais vu personne faire la queue pour le retour.
print-space-sentry-bunkroom = Deux paillasses, dont une encore tiède. La garde de nuit croit au travail à domicile.
print-space-orc-mess = Une longue table, un ragoût froid, et rien dedans qu’on aimerait identifier.
print-space-trophy-hall = Des têtes au mur, au-dessus de petites plaques de laiton. L’une des plaques est vierge et fraîchement astiquée.
print-space-snake-cellar = Des caisses à trous d’aération, empilées par quelqu’un qui n’est pas resté vérifier les couvercles.
print-space-torture-chamber = Un brasero, un chevalet et une boîte à suggestions. La boîte est vide.
print-space-armoury = Des râteliers de piques tordues et de boucliers ébréchés : ici, tout a déjà perdu une fois.
print-space-guardroom = Des portes au nord et au sud, et un écriteau qui prie de frapper. Peu en ont le loisir.
print-space-rat-larder = Des étagères de fromages, avec leurs habitants. Le fromage a l’avantage.
print-space-prison-cell = Des barreaux de fer, une assiette d’étain, et des jours rayés au mur par quatre mains différentes.
print-space-well-room = Un puits à sec, un seau au bout d’une corde, et le faible écho de quelqu’un qui est allé voir.
print-space-stores = Des étagères numérotées, un comptoir et une cloche. Tout se prend contre signature. Toi aussi.
print-space-resting-room = Un banc, une couverture, et un gardien qui voudrait qu’on n’y mette pas les bottes.
print-space-portrait-gallery = Tous les tableaux montrent le même homme, et tous regardaient la porte.
print-space-spider-vault = Des draps gris sur les meubles, jusqu’à ce que tu remarques qu’il n’y a pas de meubles.
print-space-portcullis-room = Des rainures dans les montants et de la graisse fraîche sur les chaînes. Quelqu’un assure l’entretien.
print-space-gaming-room = Quatre nains, une lampe, des cartes molles. Ils t’ont déjà donné une main avant que tu ne prennes place.
print-space-rope-store = Des rouleaux de corde mouillée et un demi-radeau : la moitié qui est revenue.
print-space-boat-house = La carcasse d’un bateau inachevé. Les charpentiers sont morts depuis longtemps, et en retard.
print-space-keepers-lodge = Une tanière douillette, des rames au mur et des griffures à l’intérieur de la porte.
print-space-mosaic-room = Un carrelage en étoiles, une main de pierre dans chaque coin. L’une des mains vient de bouger.
print-space-sandy-cave = Du sable doux, pas une empreinte. Puis tu vois les tiennes se refermer derrière toi.
print-space-burial-chamber = Une dalle, une bougie et trois cercueils. Personne n’a balayé, et quelqu’un est parti.
print-space-crypt = Un cercueil doublé de velours, ouvert. Son propriétaire se couche tard et a de bonnes manières.
print-space-barrel-workshop = Des douves, des cerceaux et des marteaux. Les tonneliers ne s’arrêtent jamais pour déjeuner, faute d’estomac.
print-space-temple = Une grande figure de fer, une seule orbite au front. Elle se tourne pour voir qui est entré.
print-space-ogre-cave = Des os près de l’âtre, rangés par taille. L’occupant est fier de son classement.
print-space-library = Dix mille livres, et un vieil homme qui ne parle d’aucun sans être payé.
print-space-minotaur-den = Les murs sont rayés à hauteur d’épaule. Ce n’était pas une épaule d’homme.
print-space-seers-alcove = Un rideau, un tabouret, et une femme aveugle qui dit ton nom avant toi.
print-space-dragon-cavern = Le mur du fond est en verre. C’était de la roche. Il fait très chaud ici.
print-space-hall-of-mirrors = Tu entres à quarante. L’un des quarante, tu en jurerais, n’imite pas les autres.
print-space-laboratory = Des cornues qui bouillonnent, et une étiquette d’avertissement qui s’est dissoute.
print-space-warlocks-study = Un bureau, une lampe, et le maître de la montagne, qui était en train de faire quelque chose.
print-space-treasure-room = De la pierre nue, un coffre fermé, et les restes de gens qui ont deviné.
print-space-red-west = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-red-east = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-red-heart = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-blue-southeast = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-blue-southwest = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-blue-northwest = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-green-west = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-green-east = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-green-study = Une arche basse, un courant d’air, et un anneau de fer poli par d’autres gens pressés.
print-space-maze-1 = Six croisements, six cartes, et une belle quantité de briques identiques.
print-space-maze-2 = Six croisements, six cartes, et une belle quantité de briques identiques.
print-space-maze-3 = Six croisements, six cartes, et une belle quantité de briques identiques.
print-space-maze-4 = Six croisements, six cartes, et une belle quantité de briques identiques.
print-space-maze-5 = Six croisements, six cartes, et une belle quantité de briques identiques.
print-space-maze-6 = Six croisements, six cartes, et une belle quantité de briques identiques.

## Encounters

print-foe-warlock = Habileté 11, Endurance 18. Le maître de la montagne, dérangé à son bureau. Tue-le, et son registre donne une des trois clefs.
print-foe-dragon = Habileté 10, Endurance 12. À chaque assaut qu’il gagne, lance un dé : sur 1 ou 2, son souffle te coûte 1 point d’Endurance de plus.
print-foe-iron-cyclops = Habileté 10, Endurance 10. Construit, pas né. Gagne l’assaut d’un seul point, et ta lame ne fait que tinter.
print-foe-vampire = Habileté 10, Endurance 10, mort-vivant. Avant le combat, tente ta Chance contre son regard ; la malchance coûte 2 points d’Endurance.
print-foe-minotaur = Habileté 10, Endurance 9. Il charge d’abord et se présente ensuite : sa blessure du premier assaut coûte 4.
print-foe-quartermaster = Des Provisions à 1 pièce d’or, jusqu’à 3. La première carte de sa pile, sans la voir, 4 pièces d’or. Il en paie 2 pour une des tiennes. Ni repris, ni échangé.
print-foe-caretaker = Bottes à la porte, pieds en l’air : récupère 2 points d’Endurance et 1 point de Chance. Il compte les cuillers à ton départ.
print-foe-gambling-dwarfs = Joue 1–3 pièces d’or (bats leurs 2d6), ou paies-en 2 pour voir une carte Clef d’un rival, au hasard. Ils connaissent la main de tout le monde.
print-foe-old-man-and-gremlin = Mise 3 pièces d’or ou une carte Trésor sur un dé : 1–3 il la garde, 4–6 à toi sa première carte ou 3 pièces d’or. C’est le gremlin qui lance.
print-foe-blind-seer = Pour 2 pièces d’or, elle te permet un Défi des Clefs sur-le-champ. Elle ne voit pas ton visage, ce qui est aimable de sa part.
print-foe-goblin-torturers = Deux gobelins en pause : Habileté 6 Endurance 4, puis Habileté 6 Endurance 5. Combats-les l’un après l’autre.
print-foe-orc-sentry = Habileté 7, Endurance 5, et dort à poings fermés. Tente ta Chance pour passer sur la pointe des pieds avec le butin, ou réveille-la, à la loyale.
print-foe-drunken-orcs = Habileté 6 Endurance 5, puis Habileté 5 Endurance 4. À eux deux, ils possèdent 2 pièces d’or et une chanson.
print-foe-orc-chieftain = Il pousse devant lui son serviteur (Habileté 5 Endurance 3) ; puis vient le chef, Habileté 8 Endurance 6. Bourse : 3 pièces d’or.
print-foe-wild-barbarian = Habileté 8, Endurance 7, et très affamé. Donne-lui 1 Provision avant le combat, et il s’en va, en larmes, reconnaissant.
print-foe-cave-snake = Habileté 6, Endurance 3. Petit, mais convaincu : ses blessures coûtent 3 points d’Endurance.
print-foe-giant-rats = Habileté 6, Endurance 6, se battent ensemble. À chaque assaut gagné, ils mangent aussi 1 de tes Provisions.
print-foe-sandworm = Habileté 8, Endurance 7. Il arrive par en dessous : tu ne peux pas le blesser au premier assaut.
print-foe-giant-spider = Habileté 8, Endurance 8. Collante : retire 1 à ton dé quand tu tentes de la fuir.
print-foe-ogre = Habileté 9, Endurance 10. Ni ruse, ni conversation, ni cou.
print-foe-ghoul = Habileté 8, Endurance 7, morte-vivante. Sa troisième blessure paralyse : tu perds encore 2 points d’Endurance, te retrouves dehors et passes un tour.
print-foe-skeleton-crew = Morts-vivants : Habileté 7 Endurance 5, puis Habileté 8 Endurance 5. Ou tente ta Chance et fais-toi passer pour la direction.
print-foe-zombies = Morts-vivants et lents : Habileté 7 Endurance 6, puis Habileté 7 Endurance 6. Ajoute 1 à ton dé quand tu t’éloignes d’un bon pas.
print-foe-werewolf = Habileté 9, Endurance 8. S’il t’a blessé, tente ta Chance quand le combat est fini ; la malchance coûte 1 point d’Habileté.
print-foe-pit-trap = Tente ta Chance. Malchance : 3 points d’Endurance pour la chute, et pas de Trésor à ce tour. Le tapis était un indice.
print-foe-poison-gas = Le couvercle siffle. Laisse-le, ou ouvre et lance le dé : 1 coûte 4 points d’Endurance, 2–3 en coûtent 2, 4–6 tu retiens ton souffle à temps.
print-foe-falling-portcullis = Lance un dé. 1–3 : elle tombe. Perds 1 point d’Endurance et passe ton prochain tour. 4–6 : tu es plus mince que tu ne croyais.
print-foe-grasping-hands = Des mains de pierre dans le sol. Teste ton Habileté : fais au plus ton Habileté avec deux dés, ou perds 3 points d’Endurance à les desserrer.
print-foe-bat-swarm = Lance un dé. 1–2 : elles te fracassent la lanterne pour de bon. 3–4 : perds 1 point d’Endurance. 5–6 : elles s’en allaient, c’est tout.
print-foe-pedlar = Jusqu’à 2 Provisions à 1 pièce d’or ; une flasque (4 points d’Endurance) pour 2 ; un porte-bonheur (2 points de Chance) pour 2. Après quoi il est en retard ailleurs.
print-foe-prisoner = Libre, il te le rend : regarde en secret une carte Clef, au hasard, chez le rival de ton choix. Il a fait toutes les poches.
print-foe-hooded-stranger = Pour 4 pièces d’or ou une carte Trésor, il te montre une carte Clef de sous le coffre, au hasard. Ne demande pas comment.
print-foe-portrait = Tente ta Chance. Chance : il baisse les yeux, +1 point d’Habileté (sans dépasser le départ) et +2 points d’Endurance. Malchance : c’est toi, −1 point d’Habileté.
print-foe-crocodile = Habileté 7, Endurance 6. Tues-en un, et son cousin emménage avant la dernière ride sur l’eau.

## Treasure

print-card-key-2 = Une seule clef, marquée 2. Polie par l’inquiétude.
print-card-key-3 = Une seule clef, marquée 3. Assez lourde pour servir deux fois.
print-card-key-4 = Une seule clef, marquée 4. L’os de qui, on ne l’a pas noté.
print-card-key-6 = Une seule clef, marquée 6. Verte de vieillesse, comme son dernier propriétaire.
print-card-key-7 = Une seule clef, marquée 7. On aurait envie de la dépenser.
print-card-key-8 = Une seule clef, marquée 8. Tordue par quelqu’un qui était sûr que c’était l’autre serrure.
print-card-key-9 = Une seule clef, marquée 9. Elle tache tout ce qu’elle ouvre.
print-card-bunch-gaoler = Un anneau de quatre clefs : 1, 2, 3, 4. Il savait toujours où était tout le monde, jusqu’à récemment.
print-card-bunch-cook = Un anneau de quatre clefs : 1, 5, 6, 7. Garde-manger, cave, cuillers, et une qu’il n’a jamais expliquée.
print-card-bunch-ferryman = Un anneau de quatre clefs : 2, 5, 8, 9. Humide, et vaut plus que la traversée.
print-card-bunch-librarian = Un anneau de quatre clefs : 1, 3, 6, 8. En retard de quarante ans.
print-card-bunch-boatwright = Un anneau de quatre clefs : 4, 5, 7, 9. Encore au crochet d’une main morte.
print-card-gold-3 = Gagne 3 pièces d’or. Quelqu’un comptait prendre le bac.
print-card-gold-4 = Gagne 4 pièces d’or. Quatre pièces et une dent ; la dent n’a pas cours.
print-card-gold-6 = Gagne 6 pièces d’or. Six pièces, et une odeur de coffret.
print-card-gold-8 = Gagne 8 pièces d’or. Les gobelins vont être tellement déçus.
print-card-provisions-2 = Gagne 2 Provisions. La moitié sans dents dedans.
print-card-provisions-3 = Gagne 3 Provisions. Nul ne sait ce qui les a pondus.
print-card-enchanted-sword = Ajoute 1 à ton total d’attaque tant que tu t’en sers. Elle fredonne, surtout des marches.
print-card-silver-sword = Pas plus tranchante que la tienne, mais les morts la détestent : ses blessures coûtent 4 points d’Endurance aux morts-vivants et au Loup-garou.
print-card-crescent-shield = Quand tu perds un assaut, lance un dé : sur 5 ou 6, la blessure coûte 1 point d’Endurance de moins. Il a une bosse de la dernière fois.
print-card-iron-helmet = Ajoute 1 à ton total d’attaque en bataille. Il tranche aussi les débats sur la hauteur des plafonds.
print-card-jewelled-eye = Montre-le au Sorcier, et le combat est fini. Il se rappelle où il l’avait laissé.
print-card-silver-cross = Brandis-la devant le Vampire, la Goule, les Squelettes ou les Zombies, et ils s’en vont. Sans gain de Chance : il n’y a pas eu combat.
print-card-bow-and-silver-arrow = Un tir avant le premier assaut : teste ton Habileté ; si tu réussis, l’adversaire perd 4 points d’Endurance. Le Vampire et le Loup-garou en meurent, tout simplement.
print-card-potion-of-fortune = Ramène ta Chance à sa valeur de départ. Un goût de quelque chose à quatre feuilles.
print-card-potion-of-invisibility = Passe devant un monstre et prends le Trésor, ou quitte toute bataille sans blessure ni pillage. Tes bottes restent visibles.
print-card-scroll-of-dragonfire = À lire tout haut avant un assaut : le Dragon meurt de sa propre médecine ; tout autre monstre perd 6 points d’Endurance.
print-card-crystal-ball = Lance un Défi des Clefs avant tes dés. Elle montre une chose clairement, puis, boudeuse, plus rien.
print-card-vial-of-poison = Pour un rival sur ta case : il tente sa Chance et perd 1 point d’Endurance s’il en a, 4 sinon. À verser avec le sourire.
print-card-scroll-of-cursing = N’importe quel rival, à n’importe quelle distance : il perd 2 points de Chance et passe son prochain tour. Il y est surtout question de sa mère.
print-card-ball-of-twine = Dans le Labyrinthe, une impasse ne te coûte pas de tour. Tout l’art est de savoir quel bout on tient.

## The Maze

print-maze-crossroads = Quatre issues, toutes sûres d’elles.
    .title = Carrefour
print-maze-tee-south = Celle que tu voulais est justement celle qu’on a murée.
    .title = Té muré au nord
print-maze-tee-north = Trois issues, et aucune pour revenir.
    .title = Té muré au sud
print-maze-straight = Nord ou sud ; le Labyrinthe sait être raisonnable.
    .title = Passage droit
print-maze-corner-southeast = Il tourne, et toi aussi.
    .title = Coude sud-est
print-maze-corner-northwest = Quelqu’un a écrit PRESQUE sur le mur.
    .title = Coude nord-ouest

## The escape table

print-escape-1 = Dans un coin. Tu y gagnes une blessure et une meilleure vue sur le mur.
print-escape-2 = La voie est barrée. Tu feintes, l’adversaire non.
print-escape-3 = Dehors, avec un coup d’adieu là où ça se voit.
print-escape-5 = Dehors, moins un peu de peau.
print-escape-6 = Déjà loin, et la porte bat encore.

## The rope bridge

print-bridge-1 = La corde lâche. Tu rejoins la rivière.
print-bridge-2 = Une planche s’en va. Tu reviens à quatre pattes, avec des bleus.
print-bridge-3 = À mi-chemin, tu regardes en bas. Tu reviens.
print-bridge-4 = De l’autre côté, mais ton déjeuner ne se tenait pas à la corde.
print-bridge-5 = De l’autre côté. Tu diras que ce n’était rien.
