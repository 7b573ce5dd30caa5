# Questions. “You” is the player who is asked, $who and $rival are other players. A place comes with its preposition.

ask-anything = Que fais-tu ?
ask-character = Qui veux-tu être ?
ask-starting-spell = Quel sort emportes-tu ?
ask-newcomer = Ton personnage n’est plus. Qui prend la suite ?
ask-move = Vers où ? Tu es { $in }.
ask-move-followed = Tu as assez marché en compagnie. Tu es { $in }. Que fais-tu au lieu de bouger ?
ask-move-held = Le sable te retient encore. Tu es { $in }. Que fais-tu au lieu de bouger ?
ask-where = Vers où ?
ask-oasis = L’Oasis est là. Tu continues, ou tu t’arrêtes ?
ask-teleport = Où apparais-tu ?
ask-raft = Sur quel rivage accostes-tu ?
ask-meditate = Pour quel sort médites-tu ?
ask-leave = Par où pars-tu ?
ask-business = Quelque chose à régler { $in }, avant de continuer ?
ask-business-here = Quelque chose à régler ici, avant de continuer ?
ask-weapon = Quelle arme remets-tu ?
ask-forget = Personne ne peut tenir plus de 4 indices. Lequel oublies-tu ?
ask-shift = Tu as fait { $total }. Tu le changes avec { NAME($item, form: "the") } ?
ask-vessel = Une arme, ou quelque chose qui flotte ?
ask-cure-all = { $wounds ->
    [0] Contre une arme, on soigne toutes les blessures. Ta troupe n’en a pas. Quelle arme ?
    [1] Contre une arme, on soigne la blessure de ta troupe. Quelle arme ?
   *[other] Contre une arme, on soigne les { $wounds } blessures de ta troupe. Quelle arme ?
  }
ask-charm = Tu frottes le Porte-bonheur ?
charm-dice = { $count ->
    [one] Ton dé montre { $dice }.
   *[other] Tes dés montrent { $dice }.
  }
charm-dice-exploring = Tes dés montrent { $dice }, pour explorer { NAME($place) }.
charm-dice-against = Ton dé montre { $dice }, contre { $theirs }.
charm-dice-needs = { $count ->
    [one] Ton dé montre { $dice }, et il te faut { $target }.
   *[other] Tes dés montrent { $dice }, et il te faut { $target }.
  }
ask-heal-one = Une blessure guérit. Celle de qui ?
ask-heal = Qui guérit ?
ask-last-words = C’est une arrestation. Une dernière parole ?
ask-prison = Que fais-tu en prison ?
ask-bribe = Quel trésor donnes-tu au geôlier ?
ask-palantir = Le Palantir montre { NAME($foe, form: "the") }. Tu laisses venir ?
ask-played = Une visite se prépare : { NAME($foe, form: "the") }. Chez qui ?
ask-villain = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } ne te veulent rien. Chez qui envoyer la rencontre ?
   *[other] { NAME($foe, form: "The") } ne te veut rien. Chez qui envoyer la rencontre ?
  }
ask-horse = Le Cheval sauvage te dévisage. Tu lui parles, ou tu tentes ta chance ?
ask-dragon = Olliver J. Dragon fait la quête. Que donnes-tu ?
ask-tax = Le Percepteur a un formulaire. Que déclares-tu ?
ask-peddler = Le Colporteur ouvre son manteau. Une arme contre un indice, ou contre la meilleure de deux ?
ask-peddler-keep = Laquelle des deux gardes-tu ?
ask-nomads = Les Nomades échangent un indice contre une arme. Laquelle ?
ask-mermaid = Que demandes-tu à la Sirène ?
ask-gift = On t’offre un sort. Lequel ?
ask-pirates = Les Pirates n’ont plus besoin de leur bateau. Et toi ?

# What each companion is good for stands in its question.
ask-join = { $kind ->
    [black-cat] Le **Chat noir** prend à son service des elfes, des clercs et des mages, et c’est toi qu’il a choisi : +1 à chaque méditation.
    [ed-eagle] **Ed l’Aigle** a l’œil excellent, des blagues médiocres, et une offre : s’il part en éclaireur, tu peux faire deux pas à travers champs.
    [elephant] L’**Éléphant** s’est échappé de l’histoire de quelqu’un d’autre et voudrait être dans la tienne. Fort, lent, et pas question de bateau. Un navire, peut-être.
    [elf-princess] La **Princesse elfe** est perdue, et certaine que c’est tout le reste qui a bougé. Escorte-la à Feuillargent pour 1 trésor et la guérison de toutes tes blessures.
    [guillaume-tell] **Guillaume Tell** propose de venir. Agilité 1, mais 5 avec son arc. Ce que tu lui prêtes, il le garde en partant. Cache les pommes.
    [lion] Le **Lion** voulait seulement qu’on lui retire une épine, et aimerait te rejoindre.
    [maid-marywin] **Dame Marywin** voudrait une escorte jusqu’à Château-Morose, et paie 1 trésor et 1 indice. Agilité 1, onze malles. Elle ne déserte jamais : personne d’autre ne porterait les malles.
    [wild-horse] Le **Cheval sauvage** décide que tu peux lui emprunter son dos. Avec lui, tu fais 1 case de plus par la route.
   *[other] { NAME($foe, form: "number") ->
        [many] { NAME($foe, form: "The") } aimeraient te rejoindre.
       *[other] { NAME($foe, form: "The") } aimerait te rejoindre.
      }
  }
ask-emerald = L’**Émeraude de Vie** pourrait sauver { NAME($foe, form: "the") }. Tu l’utilises ?
ask-raise = { $mark } points d’expérience : tu as appris quelque chose. Quoi ?
ask-raise-some = Tu as appris quelque chose. Quoi ?

## Company

ask-convoy = { $who } aimerait ta compagnie en chemin. Tu viens ?
ask-invite = Qui emmènes-tu ?
ask-support = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } attaquent { $who }, à côté de toi. Tu aides ?
   *[other] { NAME($foe, form: "The") } attaque { $who }, à côté de toi. Tu aides ?
  }
ask-support-somebody = On attaque quelqu’un à côté de toi. Tu aides ?
ask-attack = Personne ne regarde. Tu attaques quelqu’un ?
ask-charm-companion = Qui charmes-tu dans l’autre troupe ?

## Fights

ask-round = { $stage ->
    [approach] Assaut { $round }, Approche. Que fais-tu ?
   *[melee] Assaut { $round }, corps à corps. Que fais-tu ?
  }
ask-this-round = Que fais-tu à cet assaut ?
ask-approach = { $rounds ->
    [one] Il reste { $rounds } assaut d’Approche, et personne ne peut tirer. Attendre, aller au contact, ou fuir ?
   *[other] Il reste { $rounds } assauts d’Approche, et personne ne peut tirer. Attendre, aller au contact, ou fuir ?
  }
will-run = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } vont tenter de fuir.
   *[other] { NAME($foe, form: "The") } va tenter de fuir.
  }
ask-draw = Corps à corps : quelle arme ?
ask-allot = { $hits ->
    [one] Il reste { $hits } coup. Qui le prend ?
   *[other] Il reste { $hits } coups. Qui prend le suivant ?
  }
ask-transfer = Combien de tes coups prend l’embarcation ?
ask-run = Tu continues, ou tu fuis ?
ask-run-retreating = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } en ont assez et vont tenter de fuir. Et toi ?
   *[other] { NAME($foe, form: "The") } en a assez et va tenter de fuir. Et toi ?
  }

## Trade and gear

ask-partner = Avec qui fais-tu affaire ?
ask-trade-terms = Échange avec { $rival } : que donnes-tu, et que demandes-tu ? Choisis une chose après l’autre.
ask-trade-terms-more = Pour l’instant, tu donnes { $gives } et demandes { $asks }. { $rival } n’a encore rien vu.
ask-trade-terms-more-gift = Pour l’instant, tu donnes { $gives } et ne demandes rien. { $rival } n’a encore rien vu.
ask-trade-terms-more-plea = Pour l’instant, tu ne donnes rien et demandes { $asks }. { $rival } n’a encore rien vu.
ask-trade = { $rival } t’offre { $gives } contre { $asks }. Tu acceptes ?
ask-trade-gift = { $rival } t’offre { $gives } pour rien. Tu acceptes ?
ask-trade-plea = { $rival } te demande { $asks } et n’offre rien. Tu acceptes ?
ask-trade-clue = Quel indice remets-tu ?
ask-ready = Quelle arme tiens-tu prête ?
ask-shield = Quel bouclier tiens-tu ?
ask-lend = À qui prêtes-tu quoi ?
ask-reclaim = Que reprends-tu ?
ask-dismiss = Qui renvoies-tu ?
