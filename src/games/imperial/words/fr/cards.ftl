# What stands on tiles. `does-…` is all that a tile does beyond what its figures and tables say. `colour-…` is its line in
# italics: it states no rule.

## Encounters

colour-absent-minded-wizard = Il appelle tout le monde Gérald, et pourrait prendre un trésor pour ton chapeau.
does-avalanche = Chaque membre de ta troupe lance un dé. **1** : deux blessures. **2–3** : une blessure.
colour-avalanche = Quelqu’un a chanté une tyrolienne.
colour-bear = Il est peut-être repu, ce qui t’arrangerait bien.
does-black-cat = Rejoint les elfes, les clercs et les mages. Devant les autres, il ne fait que passer.
colour-black-cat = Il choisit lui-même son personnel.
colour-demon = Habite la Montagne qui fume et fait la navette. Rapide, brûlant et buté.
does-draw-twice = Mets cette tuile de côté, pioches-en deux autres, et règle-les l’une après l’autre.
colour-draw-twice = Jamais deux sans trois.
does-ed-eagle = Te rejoint.
colour-ed-eagle = Un aigle aimable, à l’œil excellent et aux blagues médiocres.
does-elephant = Te rejoint.
colour-elephant = Il s’est échappé de l’histoire de quelqu’un d’autre et voudrait être dans la tienne.
does-elf-princess = Te rejoint.
colour-elf-princess = Perdue, et certaine que c’est tout le reste qui a bougé.
does-evil-sorcerer = Joue-le sur n’importe qui d’autre, sauf en prison.
colour-evil-sorcerer = Il lance des étincelles à l’Approche, et des injures tout du long.
colour-giant-crab = Approche de côté, si bien que personne n’est sûr qu’il approche. Une arme est plantée dedans.
colour-giant-octopus = Huit bras et personne à serrer dedans.
colour-giant-roc = Son ombre a son propre code postal.
colour-giant-scorpion = Attend sous la seule pierre où l’on s’assied.
colour-giant-spider = Huit pattes, que tu peux compter de très près.
colour-goblins = Courageux en nombre, et ils viennent de perdre le compte.
colour-griffin = Mi-aigle, mi-lion, tout appétit.
does-guillaume-tell = Propose de venir avec toi.
colour-guillaume-tell = Cache les pommes.
does-hermit = Pioche un indice.
colour-hermit = N’a parlé à personne depuis douze ans, et se rattrape.
colour-giant = Lance d’abord des rochers, puis pose des questions dans une langue que tu ne parles pas.
does-imperial-guard = Elle confisque tous les Trésors impériaux que tu portes. Si tu n’en as pas, son chirurgien soigne une blessure.
colour-imperial-guard = « Rien à déclarer ? »
does-imperial-navy = Elle confisque tous les Trésors impériaux que tu portes. Si tu n’en as pas, son charpentier répare deux blessures de ton embarcation.
colour-imperial-navy = Une vedette des douanes qui a des opinions.
colour-lion = Il veut qu’on lui retire une épine, ou déjeuner.
does-maid-marywin = Te rejoint.
colour-maid-marywin = Onze malles, et quelqu’un d’autre pour les porter.
does-mermaid = Prends un indice, ou laisse-la réparer toutes les blessures de ton embarcation.
colour-mermaid = Connaît toutes les épaves du fond, et qui y ronflait.
colour-nomads = Ils connaissent tous les puits du désert, et ce que tu paierais pour en voir un.
colour-ogre = Grand, affamé, et friand de voyageurs, bouillis.
does-olliver-j-dragon = Joue-le sur n’importe qui d’autre, sauf en prison. Contre un trésor (à défaut, une arme ou un indice), il s’en va.
colour-olliver-j-dragon = Un dragon courtois, qui quête pour son magot.
does-peddler = Échange une arme contre un indice, ou contre la meilleure de deux armes, ou regarde seulement.
colour-peddler = « À peine servi, première main. »
colour-pirates = Excellents chanteurs, invités épouvantables.
does-sandstorm = Chaque membre de ta troupe lance un dé. **1–2** : une blessure. Au prochain tour, tu creuses, donc pas de déplacement.
colour-sandstorm = Le désert se lève et va se promener.
colour-sea-serpent = Plus long que ton navire et mieux conservé.
does-skeletons = Joue-les sur n’importe qui d’autre, à terre et hors de prison.
colour-skeletons = Que des os, aucune conversation, aucun repli.
does-storm-at-sea = Lance quatre dés : chaque 4, 5 ou 6 est une blessure pour ton embarcation. Boucliers, armes, sorts et parchemins n’y font rien.
colour-storm-at-sea = Crier n’y fait rien non plus.
does-tax-collector = Donne une arme ou un indice, ou refuse et bats-toi.
colour-tax-collector = Avec deux huissiers et un formulaire en trois exemplaires.
colour-thugs = Ils veulent la bourse, la vie, ou à défaut les bottes.
colour-troll = Fait repousser ce qu’on lui coupe, sous son pont.
colour-wild-horse = C’est lui qui décide si tu peux lui emprunter son dos.
colour-wolves = Polis, pour des loups : ils hurlent d’abord.
does-zombies = Joue-les sur n’importe qui d’autre, à terre et hors de prison.
colour-zombies = Lents, humides et difficiles à décourager.

## Treasures

colour-grail = Les villageois l’adorent, et les moines en ont les genoux qui flanchent.
colour-scepter-of-baldan = Agite-le devant un château, et les portes s’ouvrent.
colour-talisman-of-quox = La façon préférée de l’Empereur d’être ailleurs.
colour-battle-ring-of-gorath = Encore chaud de Gorath.
colour-emerald-of-life = Fond à l’instant de ta mort, et te rend sans une égratignure.
colour-palantir-of-zog = Montre l’avenir, et te laisse t’en plaindre.
colour-scroll-of-healing = À lire tout haut, pour aller mieux.
colour-scroll-of-protection = Un mur de mots.
colour-scroll-of-teleportation = Un voyage, sans bagagistes.
colour-lucky-charm = Une patte de lapin ; le lapin n’en a plus rien à faire.
