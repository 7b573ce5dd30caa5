# Jokes for the chronicle. They follow the facts of a line and state no rule. What turns up again in a match has `.second`,
# `.third` and so on; after the last of them nothing is said.

## Explorations, by the place and the total of the dice. The tables of `exploration.json` tell what is found.
## `.often` has a second joke for the totals that come up most.

quip-nobnodd = { $total ->
    [2] L’apothicaire se fait payer en acier.
    [3] Un malentendu au sujet d’une oie.
    [4] L’oncle de quelqu’un vide son cabanon.
    [5] C’était sous le paillasson.
    [6] De la soupe.
    [7] Une journée calme. Étrangement calme, mais calme.
    [8] Il se passe quelque chose dans la rue.
    [9] Le barbier ne sait pas garder un secret.
    [10] Un enfant le vend contre un bouton.
    [11] Le prêteur sur gages a une porte de derrière.
   *[12] Le barbier est aussi chirurgien, et il lui faut une nouvelle lame.
  }
    .often = { $total ->
        [5] C’est punaisé à la brasserie, sous les taches de bière.
        [7] Le crieur public est en congé.
        [8] Les pigeons quittent la place, tous à la fois.
       *[9] Un ivrogne le récite deux fois, et les deux fois autrement.
      }
quip-imperial-capital = { $total ->
    [2] C’était le parterre personnel de l’Empereur.
    [3] Les papiers sont en ordre. C’est le mauvais ordre.
    [4] Le médecin de la cour collectionne les épées, et les patients.
    [5] Un greffier l’avait classé parmi les choses à ne jamais mentionner.
    [6] Un bandage, tamponné deux fois.
    [7] La file avance d’une personne.
    [8] La foule s’écarte, et ce n’est pas bon signe.
    [9] Une statue montre du doigt. Hier, elle ne montrait rien.
    [10] Quelqu’un parle en dormant, pendant une audience.
    [11] S’incliner trop tard est un crime, ici. Trop tôt aussi.
   *[12] Le chirurgien de la Garde manque d’armes, mais pas de bandages.
  }
    .often = { $total ->
        [5] C’est au dos d’une invitation.
        [7] L’Empereur fait la sieste. Tout le monde marche sur la pointe des pieds.
        [8] Une porte toujours fermée est ouverte.
       *[9] Un jardinier le taille dans une haie.
      }
quip-pirates-den = { $total ->
    [2] Les pirates ont une cellule. Ils en connaissent beaucoup, de l’intérieur.
    [3] C’était du rhum. Il y a un certain temps.
    [4] Quelqu’un l’a perdue aux dés et ne s’en est pas aperçu.
    [5] C’est tatoué sur le cuisinier.
    [6] Tombé d’un galion.
    [7] Les chants s’arrêtent.
    [8] La vigie crie, et chacun cherche quelque chose de pointu.
    [9] Pour un biscuit, le perroquet dit n’importe quoi.
    [10] Il y a un X sous le tapis.
    [11] Son dernier capitaine l’a quitté par une planche.
   *[12] C’était le hamac du capitaine.
  }
    .often = { $total ->
        [5] C’était dans la jambe de bois.
        [7] Un tonneau sort du noir en roulant, et quelque chose le suit.
        [8] Quelqu’un souffle la lanterne.
       *[9] L’ancre le porte en gravure, par sécurité.
      }
quip-monastery = { $total ->
    [2] Quelqu’un a fredonné.
    [3] L’abbé montre la porte. Pour lui, c’est un long discours.
    [4] Des herbes, et un silence très doux.
    [5] Un moine indique de la tête le troisième chandelier à gauche.
    [6] À l’infirmerie, il faut de quoi couper les herbes.
    [7] L’infirmier a les mains froides et le bouillon chaud.
    [8] Personne ne dit mot de toute la journée.
    [9] C’est gravé sous un banc, en tout petit.
    [10] La cloche ne sonne pas, et la raison est roulée dedans.
    [11] Les moines soignent tout le monde, et veulent une lame pour le jardin.
   *[12] Un novice l’écrit, ce qui n’est pas parler.
  }
    .often = { $total ->
        [5] C’est dans la marge d’un cantique.
        [7] Une soupe au chou, et un signe de tête.
        [8] L’abbé sourit. C’est toute l’actualité.
       *[9] Une des gargouilles le tient.
      }
quip-vanishing-oasis = { $total ->
    [2] Il y avait un chameau dedans.
    [3] Le bassin limpide, c’est celui que les chameaux évitent.
    [4] Quelque chose d’autre est venu boire.
    [5] Un noyau de datte porte une inscription.
    [6] De l’ombre, des dattes et un linge humide.
    [7] Le gardien du puits soigne contre du fer, qui ne pousse pas sur les palmiers.
    [8] Les palmiers bruissent, et il n’y a pas de vent.
    [9] Le bassin reflète quelque chose qui n’est pas encore là.
    [10] Quelqu’un l’a gravé sur un palmier, qui est là aujourd’hui.
    [11] C’était mouillé. On ne peut rien en dire d’autre.
   *[12] Un chamelier le vend, et le revendra demain.
  }
    .often = { $total ->
        [5] C’était au fond du panier de dattes.
        [7] Le gardien du puits a un onguent, mais pas de couteau.
        [8] Les grenouilles se taisent.
       *[9] C’est noué dans un tapis, à gauche du chameau.
      }
quip-lost-city = { $total ->
    [2] Un demi-temple, pour l’essentiel.
    [3] Il y a des traces dans la poussière, et elles sont fraîches.
    [4] La dernière armée à s’y perdre l’a laissée là.
    [5] C’est sur le mur, dans une langue où il y a beaucoup de serpents.
    [6] Un squelette montre du doigt, personne ne lui ayant dit d’arrêter.
    [7] Une des statues a bougé.
    [8] Quelque chose répond à l’écho.
    [9] Une mosaïque montre une carte, et un homme avec une pelle.
    [10] La tombe d’un cartographe, qui en avait gardé un pour lui.
    [11] La fontaine coule encore, après mille ans sans qu’on change l’eau.
   *[12] Une porte s’ouvre toute seule, lasse d’attendre.
  }
    .often = { $total ->
        [5] Un vase le porte, peint autour du col.
        [7] La poussière respire.
        [8] Une grille se referme, très loin.
       *[9] C’est gravé au-dessus d’une porte, par quelqu’un de pressé d’en sortir.
      }
quip-wizards-tower = { $total ->
    [2] La troisième cave est plus grande que la Tour, et plus chaude.
    [3] La porte demande le mot de passe, puis qu’on la laisse en paix.
    [4] Le placard à balais était fermé pour une bonne raison.
    [5] Un livre s’ouvre à la bonne page, et mord.
    [6] Le chat le sait, et le hareng le corrompt.
    [7] L’escalier descend et sort, dans quelque sens qu’on le monte.
    [8] L’expérience du quatrième étage s’est encore échappée.
    [9] La boule de cristal parle toute seule.
    [10] De l’onguent bleu. Les démangeaisons en font partie.
    [11] C’est écrit au plafond, là où le magicien réfléchit.
   *[12] Le magicien le dit à Gérald. Il n’y a pas de Gérald.
  }
    .often = { $total ->
        [5] Ça tombe d’un chapeau, après un lapin.
        [7] La porte s’ouvre vers l’intérieur, du côté extérieur.
        [8] Une des armures dit bonsoir.
       *[9] Un miroir le montre, à l’envers.
      }
quip-port-barnacle = { $total ->
    [2] C’était la barque du capitaine du port.
    [3] Sur le tonneau, il y avait écrit « frais ». Pas depuis quand.
    [4] Le propriétaire est à la taverne, et il y est pour des années.
    [5] C’était dans une bouteille, sous le rhum.
    [6] Un contrebandier ferme boutique.
    [7] Quelque chose monte la passerelle, qui n’est pas sur la liste.
    [8] Le brouillard se lève et découvre du brouillard.
    [9] Les mouettes se posent toujours sur la même bitte.
    [10] Un marin l’échange contre une chanson, et regrette les deux.
    [11] Une épave, dit un homme aux manches mouillées.
   *[12] Le chirurgien de bord a perdu sa scie, et n’est pas difficile.
  }
    .often = { $total ->
        [5] C’est peint sous la coque d’un bateau.
        [7] La cloche du port sonne toute seule.
        [8] Marée haute. Plus tard, marée basse.
       *[9] Le phare le clignote, par erreur.
      }
quip-brassbottom = { $total ->
    [2] Le cheval avait un propriétaire, finalement.
    [3] Peu servi, par quelqu’un qui est peu resté.
    [4] Le maréchal-ferrant fait aussi les gens, contre du fer.
    [5] C’est offert avec un tapis.
    [6] De troisième main, donc moins cher que de deuxième.
    [7] Les étals ferment, un peu tôt.
    [8] Tout est à vendre, et personne ne veut rien.
    [9] La diseuse de bonne aventure le lit au dos d’un reçu.
    [10] C’était le papier d’emballage.
    [11] Vendu en l’état. Et quel état.
   *[12] Un remède miracle, à une arme la bouteille. Pour une fois, ça marche.
  }
    .often = { $total ->
        [5] C’était au fond d’un sac de lentilles.
        [7] Au marché, toutes les balances penchent du même côté.
        [8] La vente aux enchères n’a pas d’enchères, ni de vente.
       *[9] Un menuisier s’en servait pour caler une armoire.
      }
quip-castle-dampwick = { $total ->
    [2] Dans le cachot, on a de l’eau au genou. C’est la bonne cellule.
    [3] La fuite qu’on a réparée était un bijou de famille.
    [4] Ça vient des douves. Celles d’en haut.
    [5] Ça passe en flottant.
    [6] Un bain chaud, le seul d’ici qui soit voulu.
    [7] Quelque chose fait surface dans la grande salle.
    [8] Le pont-levis est baissé, et quelque chose l’a remarqué.
    [9] C’est derrière une tapisserie, à sécher.
    [10] Les grenouilles le savent, et ne tiennent pas leur langue.
    [11] L’armurerie est ouverte aux bons nageurs.
   *[12] Le médecin échange des sangsues contre de l’acier. Il en a plein.
  }
    .often = { $total ->
        [5] C’était scellé dans une bouteille, comme tout ce qui est sec ici.
        [7] Un seau bouge, et personne ne le portait.
        [8] Les douves ont de la compagnie.
       *[9] Ça apparaît sur le mur, en moisissures.
      }
quip-castle-highgloom = { $total ->
    [2] C’était le fauteuil de l’oncle.
    [3] La chambre d’amis ferme de l’extérieur.
    [4] Un portrait a quitté son cadre.
    [5] Les chauves-souris pendent en forme de flèche.
    [6] Il y a un convive de trop au dîner.
    [7] Un long dîner à une longue table, hors de portée de voix.
    [8] C’est gravé au fond d’une assiette creuse.
    [9] Du bouillon, passé de main en main sur douze mètres de table.
    [10] Un courant d’air le pousse sous une porte.
    [11] C’est venu du mur, avec un peu de mur.
   *[12] Le majordome l’annonce par erreur.
  }
    .often = { $total ->
        [5] Un marque-page, dans un livre que personne n’a fini.
        [7] L’horloge sonne treize heures, comme tous les jours.
        [8] C’était écrit dans la poussière, sous le piano.
       *[9] Un pansement, et un regard qui a vu pire.
      }
quip-castle-saltspray = { $total ->
    [2] Il en manquait un à la collection du Baron.
    [3] Rejeté cette nuit par la mer, et personne ne l’a réclamé.
    [4] La marée n’a pas apporté que du bois flotté.
    [5] Le Baron le marmonne en comptant.
    [6] Une mouette le laisse tomber dans la cheminée.
    [7] Le Baron montre sa collection. En entier.
    [8] C’est derrière le savon, où personne ici ne regarde.
    [9] La sentinelle de la digue ne fait plus signe.
    [10] La marée basse le découvre, avec un crabe au bout.
    [11] La visite du château finit à la cave.
   *[12] Le médecin du Baron est payé en pièces de collection.
  }
    .often = { $total ->
        [5] C’est gravé dans un os de baleine, dans le hall.
        [7] Le brouillard est aussi dans le château.
        [8] Le gardien du phare s’en sert comme serviette.
       *[9] Quelque chose a escaladé la digue.
      }
quip-fort-norwatch = { $total ->
    [2] Arriver du sud, c’est suspect. Personne ne le surveille.
    [3] L’intendant compte les yeux fermés.
    [4] La sentinelle dormait. La réveiller est un délit.
    [5] C’est gravé sur les créneaux, du côté que personne ne garde.
    [6] Le chirurgien de campagne a besoin de s’exercer.
    [7] L’armurerie est gardée, mais seulement du côté nord.
    [8] Encore des ennuis, et encore de l’autre côté.
    [9] Le trompette fredonne ce qu’il a entendu au mess.
    [10] Le mot de passe de la semaine se trouve être un lieu.
    [11] La cloche d’alarme sonne, en retard.
   *[12] La garnison échange des bandages contre de l’acier.
  }
    .often = { $total ->
        [5] La sentinelle le crie en dormant.
        [7] C’était derrière l’affiche de recrutement.
        [8] Quelque chose frappe à la porte sud.
       *[9] La girouette montre le sud, pour changer.
      }
quip-fort-sandgrit = { $total ->
    [2] Le sable ne doit pas quitter le fort, pas même dans une botte.
    [3] La citerne est à sec, donc c’était autre chose.
    [4] Quelqu’un a balayé, et c’était dessous.
    [5] C’était écrit dans le sable, et quelqu’un l’a lu à temps.
    [6] Un onguent contre le soleil, le sable et le sergent.
    [7] Une des dunes s’est rapprochée.
    [8] La garnison compte le sable. Il est au complet.
    [9] Le cuisinier le trouve dans la farine, qui est surtout du sable.
    [10] Le sergent dit tout à son cactus.
    [11] Le mur est tombé. Quelqu’un s’y était appuyé.
   *[12] L’infirmier ferait tout pour une lame sans sable dedans.
  }
    .often = { $total ->
        [5] C’est dans l’autre botte du sergent.
        [7] Dehors, le sable laisse des traces de pas.
        [8] La sentinelle signale du sable.
       *[9] Un scorpion était assis dessus.
      }
quip-fort-grimrock = { $total ->
    [2] Le péage était de 2 sous. Le pot-de-vin aussi.
    [3] Des rochers, surtout.
    [4] Confisquée une fois, et maintenant reconfisquée.
    [5] Quelqu’un a payé le péage avec, et personne ne savait le lire.
    [6] À la barrière, quelqu’un d’autre ne veut pas payer non plus.
    [7] Contourner le fort est gratuit. Se faire prendre, non.
    [8] Le péager déjeune, et tout le reste aussi.
    [9] C’est au dos de la liste des péages.
    [10] La route a une pierre qui bouge, et la pierre un billet.
    [11] Un bandage. Pour une fois, c’est offert.
   *[12] Le péage de l’infirmerie est d’une arme.
  }
    .often = { $total ->
        [5] C’est sous le troisième pavé de la route de l’Empereur.
        [7] Le reçu était au nom de quelqu’un d’autre.
        [8] Tout le monde attend la monnaie du péager.
       *[9] Un charretier le chante à la barrière.
      }
quip-little-muddle = { $total ->
    [2] Il y a trois versions du pourquoi, et toutes finissent à la sortie du village.
    [3] Personne ne demande ce qui est mort dans le puits.
    [4] La tante de quelqu’un prend les choses en main.
    [5] Deux des trois histoires s’accordent là-dessus.
    [6] Le point culminant est un casse-croûte.
    [7] Il y a du bruit derrière l’écurie.
    [8] Un cataplasme. Personne ne dit de quoi.
    [9] La laitière le laisse échapper, avec le seau.
    [10] C’est à la craie sur la porte de l’auberge, sous les ardoises.
    [11] Le forgeron doit une faveur à quelqu’un.
   *[12] La sage-femme répare tout, et il lui faut une lame pour l’oie.
  }
    .often = { $total ->
        [5] Le chien de l’aubergiste le déterre.
        [7] Les deux auberges ont tiré le verrou.
        [8] Un œuf, et une bonne nuit.
       *[9] C’est dans la troisième version de l’histoire.
      }
quip-upper-wobble = { $total ->
    [2] La moitié haute du village rend visite à la moitié basse.
    [3] Quelqu’un a claqué une porte.
    [4] Quelque chose dévale la rue et se relève.
    [5] Ça a roulé dans le caniveau le plus bas.
    [6] Ça calait une table.
    [7] Les gens du coin penchent et regardent. C’est tout ce qu’ils font.
    [8] Les chèvres descendent un peu vite.
    [9] Le facteur l’a lâché, et il a mis une lieue à s’arrêter.
    [10] Un bandage, posé légèrement de travers.
    [11] Elle étayait la boulangerie.
   *[12] Le rebouteux a de l’expérience, et aurait besoin d’un étai.
  }
    .often = { $total ->
        [5] C’était collé à un fromage en train de rouler.
        [7] Quelqu’un fait tomber une assiette. Tout le monde l’écoute partir.
        [8] La cloche de l’église passe en glissant.
       *[9] C’est écrit sur le mur, plutôt bas.
      }
quip-fishgut = { $total ->
    [2] Il y avait une peau dessus.
    [3] Il y avait des nageoires dedans.
    [4] C’était dans le filet, entre les harengs.
    [5] Une morue l’avait avalé.
    [6] De la soupe de poisson. Ça marche aussi en usage externe.
    [7] Le vent vient du port, alors personne ne sort.
    [8] Les chats quittent le quai, tous.
    [9] Une poissonnière le crie au marché, avec le cours de la plie.
    [10] Le propriétaire s’est installé dans les terres, pour l’air.
    [11] C’est le papier autour du merlan.
   *[12] Le docteur des anguilles soigne tout le monde, contre de quoi vider.
  }
    .often = { $total ->
        [5] C’est dans le tonneau aux anguilles.
        [7] On pèse un hareng. Il fait le même poids qu’hier.
        [8] Les filets bougent, et ils sont pendus à sécher.
       *[9] C’est gravé sur le comptoir, sous la balance.
      }
quip-owlsbarrow = { $total ->
    [2] Les bûcherons ont des projets pour ce soir, sans invités.
    [3] Quelqu’un a posé une question sur les habits.
    [4] Une hache se tait, puis toutes.
    [5] C’était dans la poche d’un très bon manteau.
    [6] Tombée d’une diligence, par ici, la nuit.
    [7] Tout le monde se rappelle soudain un rendez-vous.
    [8] Un mouchoir de soie, aux armes de quelqu’un.
    [9] Un hibou le recrache.
    [10] On coupe du bois. On coupe encore du bois.
    [11] C’était dans un arbre creux, en compagnie d’une montre en or.
   *[12] Le cocher parle, maintenant qu’on l’a détaché.
  }
    .often = { $total ->
        [5] C’est gravé au feu sous une souche.
        [7] Les hiboux sont réveillés, à midi.
        [8] De la mousse, et une eau-de-vie très chère.
       *[9] L’aubergiste le porte, en pochette.
      }
quip-silverleaf = { $total ->
    [2] Les elfes chantent l’allée, et où elle mène.
    [3] C’était un vieil arbre, et pas un portemanteau.
    [4] Les elfes soignent contre du fer, qu’ils enterrent ensuite.
    [5] Une feuille est écrite, sur un million.
    [6] De la rosée, un clair de lune et un très bon bandage.
    [7] Les elfes le disent poliment, en quatre couplets.
    [8] Les oiseaux se sont tus.
    [9] C’est dans le troisième couplet. Les deux premiers parlent de feuilles.
    [10] Une elfe soupire, et le bleu a honte.
    [11] Un écureuil le gardait pour l’hiver.
   *[12] Elle ne manquera pas aux elfes. Elle n’a que neuf cents ans.
  }
    .often = { $total ->
        [5] C’est accroché à l’arbre le plus haut, bien en vue.
        [7] Les elfes ont fini de parler, et tous les autres aussi.
        [8] Un cerf lève la tête, et n’est plus là.
       *[9] Le ruisseau le murmure, avec un peu de patience.
      }
quip-khumdrum-mines = { $total ->
    [2] Le niveau cinq est désormais le niveau six.
    [3] Quelqu’un a éternué au niveau trois.
    [4] C’était au bout d’une galerie, à côté de son propriétaire.
    [5] C’est à la craie sur un wagonnet qui va dans l’autre sens.
    [6] Quelque chose frappe, du côté où personne n’a creusé.
    [7] Les étais étaient sur la liste pour demain.
    [8] Le canari chante.
    [9] Les lampes s’éteignent, en commençant par le fond.
    [10] Un nain le vend contre une bière, et la suite contre une autre.
    [11] Les nains réparent tout, si on les paie en fer.
   *[12] C’est là où l’ancien plan dit de ne pas creuser.
  }
    .often = { $total ->
        [5] C’est dans la gamelle du contremaître.
        [7] La montagne n’avait pas fini de se tasser.
        [8] Ça brille, un peu à gauche de l’or.
       *[9] L’écho revient avec une autre voix.
      }
quip-smoking-mountain = { $total ->
    [2] Elle n’était pas peu profonde.
    [3] Le pont était en cendre, apprend-on.
    [4] Ça ressemblait à un coucher de soleil.
    [5] C’est gravé dans le basalte, à la hâte.
    [6] Les notes de quelqu’un, roussies d’un côté.
    [7] Quelque chose bouge dans la fumée, et ce n’est pas de la fumée.
    [8] Le cratère se racle la gorge.
    [9] Les pierres du gué n’étaient pas toutes des pierres.
    [10] Une bouche de vapeur le souffle, encore lisible.
    [11] La montagne gronde, et n’aime pas se répéter.
   *[12] C’est dans une fissure, entre le chaud et le trop chaud.
  }
    .often = { $total ->
        [5] C’est cuit dans une brique de cendre.
        [7] Un des rochers ouvre les yeux.
        [8] La vapeur s’écarte pour laisser passer quelqu’un.
       *[9] Le sentier était une croûte, et une mince.
      }

## Encounters

quip-foe-absent-minded-wizard = Il appelle tout le monde Gérald, et a quelque chose dans le nez.
    .second = Il cherche Gérald depuis la dernière fois.
    .third = Il demande si quelqu’un a vu son autre chaussure. Il l’a au pied.
    .fourth = Il a laissé la bouilloire sur le feu, dans un autre siècle.
quip-foe-avalanche = Quelqu’un a chanté une tyrolienne.
quip-foe-bear = Il est peut-être repu. Peut-être pas.
    .second = Il revient pour le miel, ou pour qui en a.
quip-foe-black-cat = Cherche du personnel.
quip-foe-demon = Habite la Montagne qui fume et fait la navette.
    .second = Le trajet était infernal, dit-il, et il s’y connaît.
quip-foe-ed-eagle = Un aigle aimable, à l’œil excellent et aux blagues médiocres.
    .second = Il a une nouvelle blague. C’est l’ancienne.
quip-foe-elephant = Il s’est échappé de l’histoire de quelqu’un d’autre et voudrait être dans celle-ci.
    .second = Il n’a oublié personne.
quip-foe-elf-princess = Perdue, et certaine que c’est tout le reste qui a bougé.
quip-foe-evil-sorcerer = Lance des étincelles de loin, et des injures tout du long.
    .second = Depuis, il a travaillé ses injures.
    .third = Il s’annonce longuement. La barbe s’est prise dans quelque chose.
    .fourth = Il a moins d’étincelles, et les injures sont maintenant en vers.
quip-foe-giant-crab = Approche de côté, si bien que personne n’est sûr qu’il approche.
    .second = Il approchait donc, depuis tout ce temps.
quip-foe-giant-octopus = Huit bras et personne à serrer dedans.
    .second = Elle s’est entraînée sur une barque.
quip-foe-giant-roc = Ce qu’on prenait pour un nuage a replié ses ailes.
    .second = L’ombre est allée plus vite que l’oiseau.
quip-foe-giant-scorpion = Il attend sous la seule pierre où l’on est bien assis.
    .second = Même pierre, même idée.
quip-foe-giant-spider = Huit pattes, à compter de préférence de loin.
    .second = Elle a tissé un paillasson de bienvenue.
quip-foe-goblins = Courageux en nombre, et ils viennent de perdre le compte.
    .second = Ils ont retrouvé le compte. C’était quatre, ou beaucoup.
    .third = Ils attaquent par numéros, lesquels vont jusqu’à trois.
quip-foe-griffin = Mi-aigle, mi-lion, tout appétit.
    .second = Aujourd’hui, les deux moitiés ont faim.
quip-foe-guillaume-tell = Un tireur d’élite. Cachez les pommes.
    .second = Il n’a plus de pommes, et regarde les chapeaux.
quip-foe-hermit = N’a parlé à personne depuis douze ans, et se rattrape.
    .second = Il lui est revenu autre chose.
quip-foe-giant = Lance d’abord des rochers, puis pose des questions dans une langue que personne ne parle.
    .second = Il a trouvé un plus gros rocher, et en est assez content.
quip-foe-imperial-guard = « Rien à déclarer ? »
    .second = « Vos papiers. Les autres papiers. »
    .third = « Contrôle inopiné. Vous êtes le troisième aujourd’hui. »
quip-foe-imperial-navy = Une vedette des douanes qui a des opinions.
    .second = La vedette a apporté son propre tampon.
quip-foe-lion = Il a peut-être une épine dans la patte. Il faudrait que quelqu’un regarde.
    .second = L’épine y est toujours, ou il y en a une deuxième.
quip-foe-maid-marywin = Onze malles, et une idée précise de leur place.
    .second = Ça fait douze malles, maintenant.
quip-foe-mermaid = Connaît toutes les épaves du fond, et qui y ronflait.
    .second = Elle demande des nouvelles du capitaine. N’importe lequel.
quip-foe-nomads = Ils ont du thé, des dattes et des sabres, dans un ordre variable.
    .second = Le thé est frais, les sabres aussi.
quip-foe-ogre = Grand, affamé, et friand de voyageurs, bouillis.
    .second = Il a apporté sa propre marmite.
    .third = Les voyageurs, c’est fini, dit-il, et il regarde une deuxième fois.
quip-foe-olliver-j-dragon = Un dragon courtois, qui quête pour son magot.
    .second = Il a apporté un carnet de reçus.
quip-foe-peddler = « À peine servi, première main. »
    .second = « Pour vous, aujourd’hui seulement, au prix d’hier. »
quip-foe-pirates = Excellents chanteurs, invités épouvantables.
    .second = Ils ont appris un deuxième couplet.
    .third = Désormais, c’est le perroquet qui parle.
quip-foe-sandstorm = Le désert se lève et va se promener.
    .second = Elle a apporté plus de sable.
quip-foe-sea-serpent = Plus long que la plupart des navires, et mieux conservé.
    .second = L’autre bout est encore en train d’arriver.
quip-foe-skeletons = Que des os, aucune conversation, aucun repli.
    .second = Certaines de ces côtes disent quelque chose.
    .third = Ils cliquettent, ce qui est leur façon de bavarder.
    .fourth = Il leur manque une mâchoire, et ça s’entend au cri de guerre.
quip-foe-storm-at-sea = Lui crier dessus ne sert à rien.
    .second = Elle attendait que quelqu’un dise que c’était calme.
    .third = La mer se met debout.
quip-foe-tax-collector = Avec deux huissiers et un formulaire en trois exemplaires.
    .second = Il y avait une erreur dans le premier formulaire.
quip-foe-lost-city = Un mur que personne n’avait vu depuis mille ans, jusqu’à ce que quelqu’un trébuche dessus.
quip-foe-thugs = La bourse ou la vie, disent-ils. Des bottes feraient l’affaire.
    .second = Ils prendraient un manteau, s’il est chaud.
    .third = Ils sont venus avec un plus gros cousin.
    .fourth = Ils disent que ça n’a rien de personnel. C’est la seule réplique qu’ils aient répétée.
quip-foe-troll = Fait repousser tout ce qu’on lui coupe.
    .second = Il a un bras de plus que la dernière fois.
quip-foe-wild-horse = Il ne s’est encore décidé pour personne.
    .second = Il s’est décidé, et puis finalement non.
quip-foe-wolves = Polis, pour des loups : ils hurlent d’abord.
    .second = Celui de devant est déjà venu.
    .third = Cette fois, ils ne hurlent pas, ce qui est moins poli.
quip-foe-zombies = Lents, humides et difficiles à décourager.
    .second = Ce sont les mêmes, moins quelques morceaux.
    .third = Ils n’ont pas de plan, mais tout leur temps.

## Treasures

quip-item-grail = Les villageois l’adorent, et les moines en ont les genoux qui flanchent.
quip-item-scepter-of-baldan = Agitez-le devant un château, et les portes s’ouvrent.
quip-item-talisman-of-quox = La façon préférée de l’Empereur d’être ailleurs.
quip-item-battle-ring-of-gorath = Encore chaud de Gorath.
quip-item-emerald-of-life = On dirait qu’elle respire.
quip-item-palantir-of-zog = Montre l’avenir, et reçoit les réclamations à son sujet.
quip-item-scroll-of-healing = À lire tout haut, pour aller mieux.
    .second = Rien que l’écriture apaise.
    .third = Deux fois par jour, y lit-on, et il y en a pour une.
    .fourth = Il sent un peu la menthe.
quip-item-scroll-of-protection = Un mur de mots.
    .second = À tenir devant soi, pas au-dessus.
    .third = C’est surtout écrit en petit, et tout compte.
    .fourth = Repousse les lames, les flèches et les voisins.
    .fifth = La dernière ligne dit s’il vous plaît.
quip-item-scroll-of-teleportation = Un voyage, sans bagagistes.
    .second = Bien prononcer le troisième mot.
    .third = L’ailleurs est compris.
    .fourth = Arrive parfois avant qui le lit.
quip-item-lucky-charm = Une patte de lapin. Le lapin n’en a plus rien à faire.
    .second = Un fer à cheval, peu servi par un cheval.
quip-item-large-ruby = Gros comme un œuf d’oie, et l’oie le réclame.
    .second = Celui-ci est un peu plus rouge. La gêne, peut-être.
quip-item-stone-of-fire = Ne pas garder dans une poche arrière.
quip-item-gold-crown = Appartenait à quelqu’un de plus petit.
quip-item-gold-chalice = Pas le Graal, quoi qu’on en dise.
quip-item-gold-idol = Sourit beaucoup, pour quelque chose qui n’a pas d’amis.
quip-item-gold-harp = Joue un seul air, surtout la nuit.
quip-item-gold-necklace = Jure avec la cotte de mailles.
quip-item-gold-plate = La sauce part au burin.
quip-item-gold-mask = Un progrès, pour plusieurs de ceux qui l’ont porté.
quip-item-gold-egg = Ne pas s’asseoir dessus. On a essayé.
quip-item-silver-goblet = Cabossé au fil des disputes.
quip-item-silver-mirror = Montre les gens tels qu’ils sont, d’où ses nombreux propriétaires.
quip-item-silver-bell = Sonne l’heure du dîner. De qui, ce n’est pas clair.
quip-item-silver-comb = Une sirène le cherche.
quip-item-silver-flute = Charme les souris, agace tous les autres.
quip-item-silver-candlestick = Il y en avait deux. L’autre est une pièce à conviction.
quip-item-silver-buckle = Retient les pantalons et l’attention.
quip-item-silver-birdcage = L’oiseau a juré de ne rien dire.
quip-item-silver-spoon = Quelqu’un est né avec, dans la bouche.
quip-item-magic-dagger = Fredonne à l’approche du pain.
quip-item-magic-sword = Sait qu’elle vaut mieux que son maître.
quip-item-magic-axe = Fend les bûches, les boucliers et les opinions.
quip-item-magic-mace = Enchantée par quelqu’un qui n’a jamais aimé la finesse.
quip-item-magic-club = Ses arguments font tout de suite leur effet.
quip-item-magic-staff = Luit dans le noir, et aux enterrements.
quip-item-magic-spear = Se tourne toute seule vers les ennuis.
quip-item-magic-sling = La pierre s’excuse en plein vol.
quip-item-magic-bow = Les flèches connaissent le chemin.
quip-item-magic-small-shield = Sursaute avant son porteur.
quip-item-magic-large-shield = Une porte, avec un avis très ferme sur les visites.

## Clues

quip-clue-nobnodd-1 = La troisième brique à gauche était dans le mur du four, et chaude.
quip-clue-imperial-capital-1 = Le greffier est soulagé. Plus besoin de remplir le formulaire.
quip-clue-imperial-capital-2 = Le capitaine admire l’arme et regarde ailleurs.
quip-clue-pirates-den-1 = Le hamac ne s’est pas réveillé.
quip-clue-pirates-den-2 = Il est très difficile de poignarder avec un trésor, expliquent les pirates.
quip-clue-monastery-1 = C’était la première enchère que quelqu’un ait pu entendre.
quip-clue-monastery-2 = L’étiquette reste là.
quip-clue-vanishing-oasis-1 = Il y avait un palmier. C’est la moitié du travail.
quip-clue-vanishing-oasis-2 = Deux jarres dans le puits, les jours pairs seulement.
quip-clue-lost-city-1 = De toutes les portes, c’était celle qui n’était pas fermée.
quip-clue-lost-city-2 = On a demandé gentiment au roi, et il s’est poussé.
quip-clue-wizards-tower-1 = Le livre qui est devant mord.
quip-clue-wizards-tower-2 = La fenêtre reste ouverte, et le magicien en bas.
quip-clue-port-barnacle-1 = Personne n’écoute les perroquets. On y gagnerait.
quip-clue-port-barnacle-2 = HAUT, y lit-on, à l’envers.
quip-clue-brassbottom-1 = Personne ne savait ce que contenait le lot quarante-deux, surtout pas son propriétaire.
quip-clue-brassbottom-2 = Laissé en gage par un monsieur qui ne reviendra pas.
quip-clue-castle-dampwick-1 = La cave est aussi le lac.
quip-clue-castle-dampwick-2 = Les parapluies étaient partis à la dérive depuis longtemps.
quip-clue-castle-highgloom-1 = C’était la quatorzième chaise. La treizième grinçait.
quip-clue-castle-highgloom-2 = L’armure vide tient sa nouvelle arme avec tous les signes du contentement.
quip-clue-castle-saltspray-1 = Personne ne se lave là-bas, la robinetterie était donc sûre.
quip-clue-castle-saltspray-2 = La chambre forte s’ouvre à marée basse, brièvement, et il y a un crabe.
quip-clue-fort-norwatch-1 = C’était plus lourd qu’une botte.
quip-clue-fort-norwatch-2 = À l’inspection, il ne manque rien et il n’y a rien de trop.
quip-clue-fort-sandgrit-1 = Il y a eu une pince à épiler, et un cactus.
quip-clue-fort-sandgrit-2 = Personne ne garde une citerne à sec.
quip-clue-fort-grimrock-1 = De toute façon, le péager n’avait pas la monnaie.
quip-clue-fort-grimrock-2 = Le trou dans l’armurerie est comblé.
quip-clue-little-muddle-1 = C’était la deuxième auberge. C’est toujours la deuxième.
quip-clue-little-muddle-2 = L’épouvantail était beaucoup trop bien habillé.
quip-clue-upper-wobble-1 = La cheminée penchait de l’autre côté.
quip-clue-upper-wobble-2 = C’était resté coincé sous la dernière maison de la pente.
quip-clue-fishgut-1 = Le gros ne s’est pas échappé, ni son souper.
quip-clue-fishgut-2 = Ça ne sentait pas le poisson. C’était forcément de l’or.
quip-clue-owlsbarrow-1 = Quelqu’un a répondu au premier chêne. C’était l’autre.
quip-clue-silverleaf-1 = Elles sont toutes en argent. Il y en a eu pour la journée.
quip-clue-silverleaf-2 = Le seigneur elfe est reconnaissant, et agite longtemps la main.
quip-clue-khumdrum-mines-1 = Le contremaître n’a jamais entendu parler d’un tel niveau.
quip-clue-khumdrum-mines-2 = Le contremaître n’est pas regardant sur la rouille.
quip-clue-smoking-mountain-1 = Le propriétaire était sorti.
