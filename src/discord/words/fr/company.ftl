# The computer players: how the lobby introduces each, and what each says at the table.

company-grisel = 🤖 { $name }, dont les phrases ne sont jamais pressées
  .start = Asseyez-vous donc. La route attend depuis longtemps, et elle ne s’est jamais plainte.
  .robbery = Les objets voyagent. Au bord de la même route, on les voit presque tous repasser.
  .rescue = Voilà. J’allais m’inquiéter, mais je n’en avais pas encore trouvé le temps.
  .death = Un instant de silence, s’il vous plaît. Ici, personne n’est en retard.
  .end = Une bonne longue partie. J’en parlerais plus longuement, mais le feu s’éteint.

company-oddmund = 🤖 { $name }, qui compte chaque pièce deux fois
  .start = Selon mes calculs, le nombre de dés est bon. On commence avant que ça change ?
  .robbery = Je n’ai rien vu. Mais j’ai compté, par habitude.
  .rescue = Un de plus que prévu. C’est une addition que je refais volontiers.
  .death = J’en ai retiré un du total, et le nouveau chiffre ne me plaît pas.
  .end = Toutes les pièces dans la boîte, s’il vous plaît. Je le saurai.

company-tansy = 🤖 { $name }, qui fredonne pendant que les autres réfléchissent
  .start = Si je fredonne, c’est que tout va bien. Si je m’arrête, regarde derrière toi.
  .robbery = Il y a une chanson là-dessus. Onze couplets, et personne n’y récupère rien.
  .rescue = Oh, ça mérite le refrain.
  .death = Je vais fredonner la lente. Elle est courte, et elle est douce.
  .end = Ça fait un air, tu sais, si on le reprend depuis le début.

company-corbin = 🤖 { $name }, qui s’habille pour l’occasion
  .start = J’ai mis le beau col. C’est la moindre des politesses, quand on va se faire poursuivre à plusieurs.
  .robbery = Scandaleux. Nous qui étions si bien mis.
  .rescue = Plus de peur que de mal, et à peine un faux pli. C’est ainsi qu’il faut faire.
  .death = Je relève mon col. C’est bien le moins, et je le fais bien.
  .end = Un plaisir. J’accrocherai ce manteau là où l’on posera des questions.

company-mossop = 🤖 { $name }, qui occupe deux chaises
  .start = Cette place est prise ? Et celle-là ? Alors me voilà à l’aise.
  .robbery = Du petit travail. Moi, on m’a volé un pont.
  .rescue = Bien. Je me levais pour aider, je peux me rasseoir. Attention à la table.
  .death = Qui veut une épaule peut l’emprunter. J’en ai apporté deux grandes.
  .end = C’était bien. Je n’ai cassé qu’une chaise.

company-pell = 🤖 { $name }, qui corrige l’orthographe des malédictions
  .start = Une remarque avant de commencer. « Périlleux » prend deux L, et la carte n’en a qu’un.
  .robbery = « Dérobé » ne prend qu’un R. Je le signale, ça servira pour la plainte.
  .rescue = J’avais préparé quelque chose de sombre. Je le biffe avec joie.
  .death = J’écrirai le nom avec soin. C’est le dernier endroit où se tromper.
  .end = Point final. J’adore les mettre.

company-wenna = 🤖 { $name }, qui a apporté un coussin pour tout le monde
  .start = Il y a un coussin par personne. L’aventure, c’est surtout rester assis entre deux frayeurs.
  .robbery = Oh là là. Le coussin bleu est pour qui en a le plus besoin.
  .rescue = Vite, assieds-toi, avant que tes genoux ne l’apprennent.
  .death = Laissez le coussin où il est. On garde la place.
  .end = Emportez les coussins. Vous avez tous mérité quelque chose de moelleux.

company-nib = 🤖 { $name }, qui s’assied sur trois livres pour voir le plateau
  .start = D’ici, je vois tout. Enfin, je vois le bord le plus proche.
  .robbery = C’est pas moi ! J’étais sur mes livres tout du long. Demandez aux livres.
  .rescue = J’ai failli tomber de mes livres. Dans le bon sens.
  .death = Je descends un instant. Pour ces choses-là, on se met debout.
  .end = Je peux garder la chaise ? Non ? Alors je m’en souviendrai.

company-yorven = 🤖 { $name }, qui a connu de meilleurs siècles
  .start = Je me rappelle quand il n’y avait ici que des champs. J’étais dessous.
  .robbery = On m’a tout volé, une fois. On m’a laissé les os, et je me débrouille.
  .rescue = Bien joué. Je t’aurais gardé une place, mais rien ne presse.
  .death = Ce n’est pas si terrible. Les cent premières années sont plutôt calmes.
  .end = C’est passé vite. Tout passe vite, après le deuxième siècle.

company-ottoline = 🤖 { $name }, qui a connu ta grand-mère
  .start = J’ai connu ta grand-mère. Elle te dirait de ne pas te voûter et de te méfier des puits.
  .robbery = De mon temps, un voleur laissait au moins sa carte.
  .rescue = Splendide. J’ai dit à tout le monde que tu venais de gens solides.
  .death = Une belle fin. J’écrirai à la famille, avec la bonne encre.
  .end = Charmantes manières, vraiment. Je vais en être insupportable à l’heure du thé.

company-fenwick = 🤖 { $name }, qui demande toujours où est le chat
  .start = Avant de lancer quoi que ce soit, quelqu’un a vu le chat ?
  .robbery = Si c’est passé sous un banc, c’est le chat qui l’a. Tout finit là.
  .rescue = Le chat n’en a jamais douté. Il dormait, mais il n’en a jamais douté.
  .death = Le chat est allé s’asseoir à la place vide. Il n’y a pas plus grand honneur.
  .end = J’ai trouvé le chat. Il était sur la carte depuis le début.

company-marrow = 🤖 { $name }, qui s’excuse auprès des meubles
  .start = Pardon, la chaise. Pardon, la table. Bonjour, tout le monde.
  .robbery = Oh, pardon. Je sais que je n’y suis pour rien. Pardon quand même.
  .rescue = À force de retenir mon souffle, j’ai tordu le banc, je crois. Pardon, le banc.
  .death = Pardon. C’est tout ce que j’ai à dire, et je le pense.
  .end = Merci de votre accueil. Je réparerai la porte.

company-isaure = 🤖 { $name }, qui rit avec un temps de retard
  .start = Amusons-nous. Il me faudra peut-être un moment pour suivre.
  .robbery = Si vite ! J’en étais encore à rire du tour d’avant.
  .rescue = J’ai eu si peur que je ne m’en réjouirai pas avant le souper.
  .death = Je n’ai pas de rire pour ça, ni en avance ni en retard.
  .end = Oh ! Je viens de comprendre la toute première plaisanterie.

company-kestrin = 🤖 { $name }, qui astique ce qui brille déjà
  .start = J’ai astiqué les dés. Ils ne rouleront pas mieux, mais ils auront l’air d’y croire.
  .robbery = Dommage. J’espère qu’au moins ils l’épousseteront.
  .rescue = Oh, ça a repris un bel éclat.
  .death = J’astiquerai la pierre. Elle doit se lire de loin.
  .end = Pas une rayure de toute la soirée.

company-ruddock = 🤖 { $name }, dont les histoires s’améliorent à chaque fois
  .start = Arrête-moi si tu la connais. On se met tous en route, et personne n’a de plan.
  .robbery = Dans ma version, ils seront neuf, et à cheval.
  .rescue = J’y étais. D’ici au printemps, j’aurai été beaucoup plus près.
  .death = Celle-là, je la raconterai bien. On y sera plus grand, et on y aura le dernier mot.
  .end = Et voilà comment ça s’est passé, à un dragon près.

company-sallow = 🤖 { $name }, qui se tient loin de la fenêtre
  .start = Bonsoir. La personne près du rideau aurait-elle la bonté ?
  .robbery = En plein jour, j’imagine. Je suis rarement là pour voir ça.
  .rescue = Quel bonheur. Mon cœur se serait arrêté, s’il lui restait de quoi s’arrêter.
  .death = L’obscurité est plus douce qu’elle n’en a l’air. J’y habite.
  .end = Est-ce l’aube ? Alors merci à tous, et vite.

company-thistle = 🤖 { $name }, dont les pieds se balancent sous la table
  .start = C’est encore loin ? Je sais qu’on n’est pas partis. J’aime demander tôt.
  .robbery = Hé ! C’était bien, là où c’était !
  .rescue = Oui ! J’ai donné un coup dans la table. C’était de joie.
  .death = Mes pieds ne se balancent plus. C’est comme ça qu’on voit que j’ai du chagrin.
  .end = Encore ? Je demande, c’est tout. Et je reste sur ma chaise.

company-umber = 🤖 { $name }, qui sent un peu le pain
  .start = Il y a une miche au milieu. Personne ne quitte ma table le ventre vide.
  .robbery = Prenez-moi tout sauf la croûte, et on restera en bons termes.
  .rescue = Ça remonte, comme une bonne pâte. Je ne m’en lasse pas.
  .death = Ce soir, je cuirai le pain noir. C’est celui du souvenir.
  .end = Des miettes partout. C’est à ça qu’on reconnaît les bonnes parties.

company-vesper = 🤖 { $name }, qui bénit les dés
  .start = Bénis soient ces dés, et les mains qui les font tomber sous la table.
  .robbery = J’aurai un mot pour qui a perdu, et un plus long pour qui a pris.
  .rescue = Je n’en étais qu’à la moitié de ma prière. Quelle promptitude.
  .death = Va en paix. On laissera une bougie à la fenêtre.
  .end = Amen. Maintenant, qui lave les tasses ?

company-inkley = 🤖 { $name }, qui note tout
  .start = Chapitre un. Tout le monde était d’excellente humeur, et personne n’avait lu la carte.
  .robbery = J’ai mis « égaré ». Ce livre se lit en famille.
  .rescue = J’ai dû revenir d’une page. Jamais pâté d’encre ne m’a fait autant plaisir.
  .death = Je laisse la ligne suivante en blanc. C’est mieux à la lecture.
  .end = Fin. J’ai gardé de la place pour un second tome.

company-lorcan = 🤖 { $name }, qui rime quand vient le trac
  .start = Une carte, une chandelle, une table un peu belle. Pardon, c’est le trac.
  .robbery = C’était ici, c’était là, et voilà que ça n’y est pas. Pardon. Ça m’arrive.
  .rescue = En vie, en forme, et la joie est énorme ! Non, celle-là, c’était exprès.
  .death = Je n’ai pas de rime pour ça, et j’ai cherché.
  .end = On vint, on joua, et l’on s’en contenta. Je n’ai même plus le trac.

company-hepzie = 🤖 { $name }, qui tricote quoi qu’il arrive
  .start = J’ai commencé une écharpe. Quand elle touchera le sol, il sera l’heure d’aller au lit.
  .robbery = J’ai perdu une maille. Certains n’ont aucun respect pour la laine.
  .rescue = Voilà un nœud que je suis bien aise de voir défait.
  .death = Je glisserai un rang noir. On ne le voit que si l’on sait où regarder.
  .end = Nous avons fini, et l’écharpe aussi. Elle nous va à tous en même temps.

company-jory = 🤖 { $name }, qui se penche comme si la table tanguait
  .start = Bon vent et table plate. Je me penche quand même, par habitude.
  .robbery = Une cargaison, ça bouge. J’en ai vu bouger jusque dans un autre bateau.
  .rescue = Repêchage par le col ! Ça vaut un port au sec.
  .death = Baissez la lampe et sonnez la petite cloche. On dit le nom deux fois.
  .end = Tout le monde à terre. Attention à la marche. Il n’y en a pas.

company-agnar = 🤖 { $name }, qui ne fait que chuchoter
  .start = Bonjour. On me dit que ça porte.
  .robbery = C’était malpoli. Je le dis tout bas, pour que ça dure.
  .rescue = Je pousse des cris de joie. Il faut peut-être se pencher.
  .death = Chut, à présent. C’est la partie où je suis à mon affaire.
  .end = Bien joué. Je le crierais bien, mais ça sort comme ça.

company-bettany = 🤖 { $name }, qui apporte les bons biscuits
  .start = Les bons biscuits sont sortis. Je ne fais pas ça pour n’importe quelle quête.
  .robbery = J’ai compté les biscuits, ils y sont tous. Il y a donc encore de l’honneur en ce monde.
  .rescue = Remettez l’eau à chauffer. Personne ne s’en va !
  .death = Un biscuit reste dans l’assiette. C’est la règle, chez moi.
  .end = C’est la maison qui offre. Sauf la fenêtre.

company-cuthwin = 🤖 { $name }, qui garde son casque à l’intérieur
  .start = Salutations. Si ma voix semble lointaine, c’est la visière.
  .robbery = Je n’ai rien vu. La visière regarde devant, et le crime vient de côté.
  .rescue = Bravo ! Excusez le tintamarre. Ce sont des applaudissements.
  .death = J’ai baissé la visière. Elle l’était déjà, mais cette fois c’est voulu.
  .end = Un honneur. J’ôterais bien le casque, mais nous nous sommes attachés.

company-drusk = 🤖 { $name }, qui salue tout le monde, chaises comprises
  .start = Honorables convives, honorable plateau, honorable lampe. Je crois que c’est tout le monde.
  .robbery = Je salue qui a perdu. L’autre en a eu assez pour aujourd’hui.
  .rescue = Je salue deux fois, et une troisième parce que mon chapeau est tombé.
  .death = Voici mon salut le plus profond. Rien ne presse de me redresser.
  .end = Merci, merci, et merci, la chaise.

company-elspet = 🤖 { $name }, qui lit les règles pour le plaisir
  .start = J’ai apporté mon exemplaire. Il s’ouvre tout seul aux bons passages.
  .robbery = Il y a un paragraphe là-dessus. Ça n’arrange rien.
  .rescue = Oh, j’adore cette règle. Elle n’a presque jamais l’occasion de sortir.
  .death = On y lit ce qui se passe ensuite, mais pas ce qu’il faut ressentir. Le chapitre est très court.
  .end = J’ai lu la fin bien des fois, et jamais avec cette distribution.

company-zadok = 🤖 { $name }, qui a perdu l’autre gant
  .start = J’avais un discours. Il était dans le gant.
  .robbery = Si quelqu’un fouille des poches, il me manque aussi un gant.
  .rescue = Remarquable. C’était moi ? Non ? Alors bravo.
  .death = J’ai su les mots qu’il faut, autrefois. Je reste là jusqu’à ce qu’ils reviennent.
  .end = Je l’ai trouvé ! Non, c’est encore un gauche.

company-ivo = 🤖 { $name }, qui remercie les cartes
  .start = C’est toujours aussi palpitant ? Il ne s’est rien passé, et j’en frissonne.
  .robbery = C’est permis ? C’est permis. Ma parole.
  .rescue = J’ai fermé les yeux. Ça a marché ? Ça a marché !
  .death = Je voudrais bien m’en souvenir. C’était si bien fait qu’on en aurait presque envie.
  .end = Merci, les cartes. Merci, les dés. Et merci à vous tous, surtout.

company-nobody = 🤖 { $name }
company-says = 🤖 { $name } : « { $line } »

company-gentle = -# À cette table, les ordinateurs jouent en douceur.

company-quiet = -# À cette table, les ordinateurs se taisent.

# Who somebody is: the character’s name, and who plays it.
name-person = { $name } ({ $player })
name-companion = { $name } ({ $player }, ordinateur)
name-computer = { $name } (ordinateur)
