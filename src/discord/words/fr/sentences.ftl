# Short replies, shown only to the person who made the request unless a comment says otherwise.

## Cards and channels

away = Le maître du jeu s’est absenté un instant. Rien n’est perdu.
opened = La table est ouverte. Rassemble ta troupe, puis appuie sur **Commencer**.
opened-by-itself = La table est ouverte. La partie commence toute seule, comme le dit sa fiche.
card-refused = C’est fait, mais je ne peux pas publier la fiche dans ce salon. { $reason } Rien n’est perdu, et la fiche arrive dès que je peux.
card-late = C’est fait, mais Discord me fait attendre. La fiche arrive dès que possible.
slowed-down = Discord me ralentit, et la fiche de cette table est en retard. Elle arrive.
not-shown-in = Je ne peux pas montrer cette table dans <#{ $room }>. { $reason } Ta partie est en sécurité, et je continue d’essayer.
not-shown = Je ne peux pas montrer cette partie pour l’instant.
trying = Ta partie a commencé. Ton premier choix t’attend sur la fiche, dans le salon.
teaching = Ta leçon a commencé. La fiche, dans le salon, te guide. Pour t’arrêter à tout moment, abandonne.
no-lesson = Je n’ai pas de leçon pour ce jeu. Essaie-le plutôt.
lesson-goes-on = La partie continue, et j’explique toujours ce qui est nouveau pour toi.
not-in-server = Ça ne marche que dans un salon de serveur, là où se joue la partie.
not-admin = Il faut pouvoir gérer ce serveur pour faire ça.
cannot-post-here = Je ne peux pas mener de partie dans ce salon. Demande à quelqu’un qui gère le serveur de me laisser { $permissions } ici.
unexpected = Quelque chose a mal tourné de mon côté, et rien n’a été changé. Si ça se reproduit, signale-le en citant { $id }.
unknown-button = Je ne connais pas ce bouton. Sers-toi de la fiche la plus récente du salon.
other-table = Ça appartient à une autre table.

## Finding things

unknown-place = Je ne trouve pas ce lieu sur ce plateau. Choisis dans la liste proposée.
no-board = Ce jeu n’a pas de plateau où se promener.
not-on-board = Tu n’as pas de pion sur le plateau pour l’instant.
unknown-topic = Je ne trouve rien de ce nom. Choisis dans la liste proposée.
unknown-kind = Je ne connais pas de cartes de cette sorte. Choisis une sorte dans la liste proposée.
nothing-held = Tu n’as pas de cartes en main.
nothing-to-look-at = Il n’y a pas de cartes à choisir pour l’instant.
no-numbers = Cette fiche n’a ni dés ni calculs à expliquer. `/game log` a les tours précédents.
no-numbers-there = Ce message n’a ni dés ni calculs à expliquer. `/game log` a toute la partie.
not-my-message = Ce message n’est pas de moi. Je n’explique que mes propres calculs.
no-table-here = Il n’y a pas de partie dans ce salon. `/game new` en ouvre une.
lobby-here = Cette partie n’a pas encore commencé. Appuie sur **Commencer**, sur la fiche, quand tout le monde est là.
nowhere-playing = Tu ne joues aucune partie pour l’instant.
which-game = Tu es à plusieurs tables. Dis laquelle avec l’option `game`.
unknown-game = Je ne trouve pas cette partie parmi les tiennes. Choisis dans la liste proposée.
unknown-save = Je ne trouve pas cette partie enregistrée sur ce serveur. Choisis dans la liste proposée.
unknown-action = Tu ne peux pas faire ça pour l’instant. Tape `/play` et choisis dans la liste.
several-actions = Ça peut vouloir dire plusieurs choses. Choisis dans la liste proposée.
unknown-hero = Je ne trouve pas ce héros. Choisis dans la liste proposée.
no-games = Tu n’es à aucune table pour l’instant. `/game new` dans un salon en ouvre une.

## Playing

finished = Cette partie est finie.
seat-free = Tu n’as pas de place à cette table, mais il y en a une de libre. `/game join` te la donne.
join-first = Tu n’as pas encore de place à cette table. Appuie d’abord sur **Rejoindre**.
lobby-gone = Il ne restait que toi à table, alors je l’ai fermée.
beside = En plus de répondre, tu peux faire ceci.
nothing-to-do = Tu n’as rien à décider pour l’instant.
nothing-to-pass = Tu n’as rien à laisser passer pour l’instant.
not-that-act = Tu ne peux rien faire de ce genre pour l’instant. `/play` liste ce que tu peux faire.
by-itself = Un de ces choix ne peut pas être annulé. Prends-le à part.
by-act = Pour l’instant, `/{ $act }` peut vouloir dire :
# In place of a name that nobody can read.
someone = quelqu’un
somebody-elses-turn = On attend { $names }. Ta main et tes choix sont sous « Mes choix et ma main », ou dans `/clues`.
nobody-asked = La partie attend quelqu’un d’autre. Ta main est sous « Mes choix et ma main », ou dans `/clues`.
grid-stays = Rien n’a été changé.
orders-stay = Tes consignes n’ont pas changé.
note-kept = Ta note est gardée. Personne d’autre ne la voit.
undone = Ton dernier choix est annulé.
may-undo = Tu peux encore annuler la fin avec `/game undo`.
goes-on = La partie continue.
resigned = Tu abandonnes. Les autres continuent.
resigned-last = Tu abandonnes, et ça met fin à la partie.
really-resign = Abandonner pour de bon ? Tu ne pourras pas revenir dans cette partie.
resign-for-now = Abandonner ? Tu perds ce que tu as. `/game join` te ramènera plus tard, si les règles le permettent.
seat-taken = La place est à toi. Ta main et tes choix sont sous **Mes choix et ma main**.
seat-given = { $name } a maintenant la place.
seat-lost = Ta place à la table dans <#{ $room }> appartient désormais à quelqu’un d’autre, avec tout ce que tu avais en main.
whose-seat = Un bot ne peut pas prendre de place. Choisis une personne.
seat-back = Te revoilà. Ta place est de nouveau à toi.
welcome-back = Te revoilà. Tes places sont de nouveau à toi.
ended = La partie est terminée.
ends-damaged = Cette partie ne peut pas continuer. Y mettre fin libère le salon et la retire de cette liste. Ses données sont gardées.
again = La table est ouverte, et chacun a gardé sa place. Appuyez sur **Commencer** quand tout le monde est prêt.
again-already = La table est déjà ouverte. Sa fiche est plus bas.

## Looking back

nothing-since = Il ne s’est rien passé à cette table depuis ta dernière visite.
nothing-yet = Il n’y a encore rien à revoir.
nothing-before = C’est ici que tout a commencé.
nothing-after = Il ne s’est rien passé après, pour l’instant.
no-turn-after = Aucun tour n’a commencé après ça.
no-turn-before = Aucun tour n’avait commencé avant ça.
no-fight-after = Aucun combat ne s’est décidé après ça.
nothing-of-that-seat = Rien d’autre n’est arrivé à cette place après ça.
unknown-moment = Je ne trouve pas ce moment. Choisis dans la liste proposée.
not-your-eyes = Tant que la partie dure, tu ne peux la revoir que par tes propres yeux. Redemande ce moment de ton point de vue.
not-as-it-stood = Je ne peux pas montrer la table telle qu’elle était. Les règles ont changé depuis, ou les données sont abîmées.
too-many-moments = J’ai trop d’images à dessiner pour l’instant. Réessaie dans une minute.
too-many-pictures = J’ai trop d’images à dessiner pour l’instant. Redemande la carte dans une minute.
poster-later = Une partie reçoit son affiche quand elle est finie.
no-poster = Cette partie n’a pas d’affiche.
interrupted = J’ai redémarré en pleine réponse. Vérifie si ça a compté, et réessaie sinon.
discord-silent = Discord ne me répond pas en ce moment. Vérifie si ça a compté, et réessaie dans un instant sinon.
held-back = Je ne peux pas montrer cette partie pour l’instant : ça pourrait trahir un secret.
not-to-share = Personne d’autre que toi ne sait ça. Tu ne peux pas le partager tant que la partie dure.
shared = C’est maintenant dans <#{ $room }>, pour tout le monde.
shared-lately = Tu viens de partager un moment de cette partie. Attends une minute avant le suivant.
cannot-share = Je ne peux pas publier dans <#{ $room }> pour l’instant.
share-there = D’ici, il faut jouer dans la partie pour partager. Fais-le dans <#{ $room }>.
not-revealed = Je révélerai les secrets quand la partie sera finie.
too-short-to-film = Il ne s’est pas encore passé assez de choses pour un film. Il faut au moins trois tours.
filming = 🎞️ Je dessine l’image { $at } sur { $of }…
film-too-large = Un film de cette partie serait trop gros pour Discord. Tu peux la parcourir tour par tour.
film-turn-by-turn = Tour par tour
joining-film = 🎞️ Les { $of } images sont dessinées. Je leur apprends à bouger…
film-under-way = Je fais déjà un film pour toi. Redemande quand il sera prêt.
too-many-films = J’ai trop à faire pour un film maintenant. Réessaie dans quelques minutes.
no-film = Je n’ai pas réussi ce film. Rien n’a été changé.
film-gone = Je n’ai plus ce film. `/game film` le refait.
nothing-to-verify = Aucune partie n’a été jouée dans ce salon. Indique une des tiennes avec l’option `table`.

## Guesses and votes

guess = Qui va gagner ? Je révélerai ton pronostic à la fin, avec le tour où tu l’as fait.
one-alone = Il n’y a qu’une personne qui joue ici, le choix est donc vite fait.
proposed = Je l’ai soumis aux autres. On vote dans le salon.
agreed-alone = C’est fait. Personne d’autre n’avait à donner son accord.
decided = C’est fait. J’ai dit à la table que c’était ta décision.
voted-agree = Ta voix est comptée. Tu dis oui.
voted-refuse = Ta voix est comptée. Tu dis non.
settled-by = Ta voix est comptée, et c’est décidé.
waits-for-another = Personne d’autre n’est là pour l’instant. Le vote attend un retour, ou la fin du délai.
waits-for-absent = Il faut l’accord de quelqu’un d’autre, et personne n’est là. Le vote attend dans le salon jusqu’à un retour.
only-watching = { $name } joue, et tu regardes par-dessus son épaule. Tu vois la même chose, mais pour agir il faut jouer.
watching-ended = C’est fait. J’ai prévenu la table.

## The television

television-link = Ouvre ceci sur une télé, une tablette ou tout autre écran.
  <{ $link }>
  -# On y voit ce que tout le monde peut voir : la carte, la dernière scène, à qui de jouer. Qui a le lien peut regarder, jusqu’à ce que tu le révoques.
television-revoke = Révoquer le lien
television-ended = C’est fait. Le lien ne marche plus, et les écrans ouverts le disent.
television-none = Cette table n’a pas de lien télé. `/game television` en crée un.
television-off = Je n’ai pas d’adresse pour les télés ici. La personne qui m’héberge peut en définir une.
television-not-yours = Il faut jouer à cette table ou la modérer pour faire ça. Demande le lien à quelqu’un de la table.
television-closed = Cette table est fermée, il n’y a rien à montrer. Utilise `/game television` à une table ouverte.
nobody-watches = Personne ne regarde par-dessus une épaule à cette table. Pour demander aux autres : `/game shoulder user:`.
whispered = Aparté transmis, rien que pour { $name }. Tout le monde le voit passer, sans savoir ce qu’il dit.
whisper-gone = Tu ne peux pas répondre à cet aparté. La personne a quitté la table.
secrets-of = J’ai dit à la table que tu regardais. Personne d’autre que toi ne voit ceci.

## Saves, files and other servers

too-big-to-export = Cette partie est trop longue pour un fichier sur Discord. La personne qui m’héberge peut l’exporter avec `npm run replay`.
under-way-there = Cette partie se joue dans <#{ $room }>. L’amener ici ?
under-way-elsewhere = Cette partie se joue sur un autre serveur. L’amener ici ? Je préviendrai la table.
move-is-for-players = D’après Discord, tu ne gères pas le serveur où se trouve cette partie, tu ne peux donc pas simplement la déplacer. Comme tu y joues, tu peux demander aux autres de la laisser venir ici.
closed-elsewhere = Cette partie a été arrêtée sur un autre serveur, et d’après Discord tu ne gères pas ce serveur. Quelqu’un qui le gère peut d’abord la reprendre là-bas. Ensuite, la table pourra voter pour la déplacer.
no-manager-there = La personne qui veut déplacer la partie ne gère plus l’autre serveur, elle ne peut donc pas y aller. Refusez, et proposez-le de nouveau depuis un serveur que l’un de vous gère.
take-elsewhere = -# Pour l’emmener sur un autre serveur, tape là-bas `/admin resume game:{ $id }`.
moved-server = Ta partie a changé de serveur. Elle continue dans <#{ $room }>.
moved-here = La partie continue ici. J’ai prévenu la table.
moved = Cette partie a déménagé dans <#{ $room }>.
which-file = Joins le fichier d’une partie exportée.
no-upload = Je n’ai pas pu récupérer ce fichier auprès de Discord. Réessaie.
taken-in = La partie est importée. Elle figure dans `/admin saves`, et `/admin resume` la relance.
taken-in-over = La partie est importée. Elle est finie, tu peux donc la regarder et la vérifier.
archived = C’est archivé. Le journal est gardé, et tu peux toujours regarder la partie et la reprendre.
bookmarked = Signet posé : **{ $name }**. `/admin back` le retrouve.
unbookmarked = Ce signet est supprimé.
no-branches = Cette partie n’est jamais revenue en arrière. Si elle le fait, la branche abandonnée sera listée ici.
no-bookmarks = Cette partie n’a pas encore de signets.
exports-secrets = Le fichier **contient tous les secrets** de cette partie, et les dés à venir. Qui l’a peut tricher. J’ai dit à la table que tu l’as reçu.
exported = Toute la partie, avec tous ses secrets. Garde-la pour toi jusqu’à la fin. `/admin import` l’importe.
exported-over = Toute la partie. `/admin import` l’importe ailleurs, et `npm run verify` la contrôle.

## House rules

preferred = Ici, les nouvelles tables ({ $title }) commencent désormais avec { $house }.
prefers-nothing = Ici, les nouvelles tables ({ $title }) commencent désormais avec les règles du jeu.
no-table-to-prefer = Il n’y a pas de table ici. Indique un jeu, ou prépare une table comme tu l’aimes et redemande.
prefer-or-forget = Indique une formule ou oublie le choix de ce serveur, mais pas les deux.
house-rules-gone = Certaines options choisies ici n’existent plus. Les autres s’appliquent toujours.
house-rules-set = Les règles maison sont fixées.
not-a-value = { $about } ne peut pas prendre cette valeur. Rien n’a été changé.
option-needs = « { $title } » ne compte que si « { $need } » est réglé sur { $values }, alors rien n’a été changé.
ticked-twice = { $rows } : pas les deux à la fois. Rien n’a été changé.
pictures-set = Désormais, je dessine les images de cette table pour cet écran.
language-set = Désormais, les messages de cette table sont en { $language }.
server-language-set = Désormais, les nouvelles tables, la liste et la saga sont en { $language }. Les tables déjà ouvertes gardent leur langue.
server-language-now = Les nouvelles tables, la liste et la saga sont en { $language }. Pour en changer : `/admin language language:`.
letters-larger = Désormais, je dessine tout de plus près et avec de grandes lettres : cette fiche, tes cartes et tes mains, et toutes tes tables. `/settings pictures:` revient en arrière.
letters-larger-for-you = Désormais, je dessine tes propres cartes et images de plus près et avec de grandes lettres. Pour changer cette fiche, il faut jouer à la table.

## Settings, records and the saga

done = C’est fait.
settings-kept = Tes réglages sont gardés.
which-zone = « { $typed } » peut vouloir dire { $zones }. Tape celui que tu veux.
unreadable-hours = Je n’ai pas compris ces heures. Essaie `23-7`, `none` ou `learn`.
unreadable-time = Je n’ai pas compris cette date. Essaie `vendredi`, `24 décembre`, `2026-12-24 18:00` ou `3 jours`.
no-records = Aucune partie n’a encore été jouée jusqu’au bout ici.
no-own-records = Tu n’as encore joué aucune partie jusqu’au bout.
no-records-of = { $name } n’a encore joué aucune partie jusqu’au bout ici.
records-hidden = { $name } préfère garder son palmarès privé.
only-own-records = Ici, je ne peux te montrer que ton propre palmarès. Pour celui des autres, demande sur le serveur où ils jouent.
saga-begun = Désormais, je raconte chaque partie qui se termine sur ce serveur dans <#{ $room }>.
saga-there = Les récits des parties finies de ce serveur vont dans <#{ $room }>. `/admin saga stop:True` y met fin.
saga-nowhere = Ce serveur n’a pas de salon pour les récits de ses parties finies. Indique un salon ou un fil avec `/admin saga channel:`.
saga-ended = Je ne raconte plus les parties finies de ce serveur. Les anciens récits restent.
saga-refused-there = Je ne peux pas raconter la saga dans <#{ $room }>. { $reason }
saga-refused = Je ne peux pas écrire là. Laisse-moi voir ce salon, y envoyer des messages et y joindre des fichiers, puis réessaie.
channel-or-stop = Indique un salon ou arrête la saga, mais pas les deux.
