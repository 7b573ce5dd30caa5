# Why a request is refused: what is wrong, then the way out. Shown only to the person who made the request.

## Opening a table

refused-no-such-game = Je ne connais pas ce jeu. `/game new` liste ceux que je mène.
refused-no-such-preset = Ce jeu n’a pas cette formule. Choisis-en une dans la liste `preset`.
refused-no-such-option = Cette règle maison ne peut pas prendre cette valeur. Choisis dans la liste.
refused-option-off = Ce nombre dépend d’une option désactivée. Active-la d’abord.
refused-options-clash = Ces règles maison se contredisent. Change l’une d’elles.
refused-seed-too-long = Cette graine est trop longue. Quelques mots suffisent.
refused-room-taken = Ce salon a déjà une partie. Finis-la d’abord, ou joue dans un autre salon ou un fil. `/game new` peut aussi ouvrir une partie dans un nouveau fil (`thread:`).
refused-room-damaged = La partie de ce salon est abîmée. Quelqu’un qui gère le serveur peut y mettre fin avec `/admin end`.
refused-too-many-lobbies = Tu as déjà une place dans trop de lobbies. Quittes-en un, ou lance sa partie.
refused-too-many-tables = Tu joues déjà trop de parties à la fois. Finis-en une d’abord.
refused-too-many-waiting = Des parties t’attendent depuis trop longtemps. `/games` en donne la liste. Réponds là-bas d’abord.
refused-too-unreliable = Cette table demande plus de décisions à temps que tu n’en as. Demande à l’hôte de baisser la barre, ou rejoins une autre table.
refused-server-full = Ce serveur a autant de tables ouvertes qu’il peut en tenir. Attends que l’une se termine.
refused-opened-too-fast = Trop de tables ont été ouvertes en une minute. Réessaie dans une minute.

## Seats and the lobby

refused-not-in-lobby = Cette partie a déjà commencé, et ses places sont fixées.
refused-already-seated = Tu as déjà une place à cette table.
refused-not-seated = Tu n’as pas de place à cette table, tu peux seulement regarder.
refused-table-full = Toutes les places de cette table sont prises.
refused-too-few-players = Vous n’êtes pas encore assez. Invite quelqu’un, ou ajoute un ordinateur.
refused-starts-by-itself = Cette partie commence toute seule, comme le dit la fiche. Seul l’hôte peut la lancer avant.
refused-start-with-how-many = Cette partie ne peut pas commencer avec autant de monde, ou avec si peu. `/game new` sans option dit combien de personnes peuvent jouer à chaque jeu.
refused-start-in-the-past = Cette date limite est déjà passée. Choisis un moment à venir.
refused-start-too-late = Un lobby peut attendre { $lobbyDays } jours au plus. Choisis une date plus proche.
refused-wish-how-many = Ce jeu demande plus de monde. Choisis un nombre plus grand.
refused-offer-gone = Cette offre n’est plus valable pour toi. Dis à quoi tu veux jouer avec `/game wish`.
refused-guests-only = Cette table est réservée à un match de la saison, et seuls ses participants y ont une place.
refused-guests-missing = Il manque encore du monde pour ce match. Il commence dès que tout le monde s’est assis, ou à la date convenue.
refused-guests-start = Le début de ce match se fixe entre participants, avec le bouton **Saison…** de la liste des tables ouvertes.
refused-season-on = Une saison est déjà en cours. Finis-la d’abord avec le bouton **Saison…** de la liste des tables ouvertes.
refused-season-gone = Cette saison n’est plus là. Le bouton **Saison…** de la liste des tables ouvertes montre celle du moment.
refused-season-name = Donne à la saison un nom de { $seasonLetters } caractères au plus.
refused-season-begun = Les inscriptions à cette saison sont closes.
refused-season-full = Cette saison est complète.
refused-season-too-few = Il faut être au moins trois pour une saison. Attends que d’autres s’inscrivent dans la liste des tables ouvertes.
refused-season-five = Cinq, ça ne se partage pas en groupes de trois ou quatre. Attends une sixième inscription.
refused-season-nothing-played = Aucun match n’a encore été joué, alors personne ne peut être en finale.
refused-season-not-now = La saison n’en est pas là.
refused-season-not-yours = Ce match n’est pas le tien.
refused-season-no-date = Personne n’a proposé de date pour ce match.
refused-season-match-begun = Ce match a déjà commencé.
refused-season-match-open = La table de ce match est déjà ouverte.
refused-no-computer = Il n’y a pas d’ordinateur à retirer.
refused-not-host = Seul l’hôte peut faire ça.
refused-gone-for-good = Tu as abandonné cette partie, et ses règles ne te laissent plus revenir.
refused-seat-taken = Cette place n’est plus libre.
refused-which-seat = Choisis une place dans la liste `seat`.
refused-knows-secrets = Qui a vu les secrets de cette partie ne peut pas y jouer. Demande à quelqu’un d’autre de prendre la place.
refused-nobody-again = Personne de la table ne peut rejouer pour l’instant. Ouvre une nouvelle table avec `/game new`.

## Playing

refused-not-playing = Cette partie n’est pas en cours.
refused-not-over = Cette partie n’est pas finie. On pourra vérifier ses dés après.
refused-still-playing = Cette partie est encore en cours.
refused-imagined = C’est déjà un « Et si… », et il reste dans tes messages privés. Pour y essayer autre chose, reviens en arrière avec **Revoir**.
refused-imagined-end = À ce moment-là, la partie est finie. Reviens un peu plus loin en arrière.
refused-imagined-out = À ce moment-là, cette personne est hors jeu. Choisis un moment plus tôt.
refused-too-much = Tu l’as fait assez souvent à ce tour. Continue au suivant.
refused-not-asked = Ce n’est pas à toi de faire ça.
refused-not-offered = Tu ne peux pas faire ça pour l’instant. `/play` liste ce que tu peux faire.
just-changed = La question a changé juste au moment où tu appuyais, alors je n’ai rien fait. Regarde de nouveau, s’il te plaît.
refused-stale = La partie a avancé depuis. Sers-toi de la fiche la plus récente du salon.
refused-plan-too-long = Ton plan est plein : { $planSteps } choix au plus. Retires-en un d’abord.
refused-plan-unfit = Je ne peux pas prévoir ça. Prends un choix dans la liste que montre `/plan`.
refused-note-too-long = Cette note est trop longue : { $noteLetters } caractères au plus.
refused-remark-not-over = On épingle des remarques une fois la partie finie.
refused-remark-too-long = Cette remarque est trop longue : { $remarkLetters } caractères au plus.
refused-too-many-remarks = Tu peux épingler { $remarks } remarques par partie. Vides-en une pour la retirer d’abord.
refused-paused = La partie est en pause. Appuie d’abord sur **Reprendre**, sur la fiche.
refused-not-paused = La partie n’est pas en pause.
refused-busy = Cette table est occupée. Réessaie dans un instant.
refused-restarting = Je vais redémarrer, alors je n’ai rien changé. Réessaie dans une minute.

## Undo and going back

refused-nothing-to-undo = Il n’y a rien à annuler.
refused-undo-not-yours = Le dernier choix n’est pas le tien, tu ne peux donc pas l’annuler.
refused-undo-sealed = Depuis, un dé a roulé ou un secret a été montré. Demande aux autres avec `/game propose`.
refused-undo-free = Tu peux annuler ça sans vote. Utilise `/game undo`.
refused-taken-back-too-often = Ça fait beaucoup d’annulations pour une minute. Laisse passer un moment.
refused-cannot-go-back = Les règles ont changé depuis, la partie ne peut donc pas revenir aussi loin.
refused-which-turn = Choisis un tour, une branche ou un signet dans la liste `to`.
refused-which-moment = Je ne trouve pas ce moment de la partie. Choisis-en un dans la liste.
refused-branch-gone = Cette branche n’existe plus. `/game branches` liste les autres.

## Proposals and votes

refused-which-pace = Choisis un rythme dans la liste `pace`.
refused-not-voting = Tu ne peux pas voter là-dessus. Seule la table vote, et personne ne vote sur sa propre mise à l’écart.
refused-proposal-open = C’est déjà au vote. Vote sur le message de la proposition, dans le salon.
refused-proposal-gone = Ce vote est terminé.
refused-proposal-pointless = Il n’y a rien à voter là-dessus pour l’instant.
refused-proposal-too-soon = Tu as déjà fait plusieurs propositions. Attends un peu avant la suivante.
refused-too-many-proposals = Cette table a déjà assez de votes en cours. Réglez d’abord une de ces propositions.
refused-plays-decides = Tu joues dans cette partie, donc tu ne peux pas trancher ça sans les autres. Propose-le avec `/game propose`, ou demande à un admin qui ne joue pas.

## Bookmarks, saves and files

refused-no-such-table = Je n’ai plus cette partie.
refused-which-bookmark = Il n’y a pas de signet de ce nom ici. `/admin bookmark` en donne la liste.
refused-bookmark-taken = Cette partie a déjà un signet de ce nom. Choisis-en un autre.
refused-bookmark-blank = Ce nom serait invisible. Utilise des lettres, des chiffres ou des symboles.
refused-bookmark-too-long = Ce nom est trop long : { $bookmarkLetters } caractères au plus.
refused-too-many-bookmarks = Une partie peut avoir { $bookmarks } signets. Supprimes-en un d’abord.
refused-not-ended = Cette partie n’est pas terminée. On n’archive que les parties terminées.
refused-archived = Cette partie est déjà archivée.
refused-which-place = Utilise `/admin resume` dans le salon de l’autre serveur où la partie doit continuer.
refused-plays-there = Tu joues dans cette partie, tu y as joué, ou tu l’as amenée ici : tu ne peux donc pas en voir les secrets tant qu’elle dure. Demande à quelqu’un qui ne joue pas.
refused-import-plays = Tu joues dans cette partie, et son fichier contient les secrets de tous. Demande à quelqu’un qui ne joue pas de l’importer.
refused-already-here = J’ai déjà cette partie. Cherche-la dans `/admin saves`, ou sous `/verify` si elle est finie.
refused-export-too-big = Ce fichier est trop gros pour un export de partie.
refused-no-export = Ce n’est pas un export de partie. `/admin export` en fait.
refused-export-newer = Un Questmaster plus récent a écrit ce fichier. Mets d’abord celui-ci à jour.
refused-export-edited = Ce fichier a été modifié ou abîmé après son export. Exporte la partie de nouveau.
refused-export-nameless = Ce fichier ne sert qu’à vérifier, et ne nomme personne. `/admin export` en fait un qui s’importe.
refused-export-unfit = Rejoué selon mes règles, le journal de cette partie ne mène pas là où il le dit, alors je ne l’ai pas importée.

## Spectators, whispers and guesses

refused-which-watcher = Choisis quelqu’un de ce serveur avec `/game shoulder user:`. Seule la personne regardée peut l’autoriser.
refused-watcher-plays = Qui joue à cette table ne peut pas regarder par-dessus une épaule ici.
refused-watches-already = Cette personne regarde déjà par-dessus une épaule ici. Une épaule, c’est la limite.
refused-too-many-watchers = Assez de gens regardent déjà par-dessus une épaule à cette table. Attends que quelqu’un s’arrête.
refused-not-watching = Cette personne ne regarde par-dessus aucune épaule à cette table.
refused-watch-not-yours = Seule la personne regardée, celle qui regarde ou un admin peut y mettre fin.
refused-no-whispers = Pas d’apartés à cette table. L’hôte en décide dans le lobby.
refused-whisper-to-whom = Choisis quelqu’un dans la liste `to`. Les ordinateurs n’écoutent pas les apartés.
refused-whisper-letters = Un aparté compte de 1 à { $whisperLetters } caractères.
refused-whispers-refused = Cette personne ne veut pas d’apartés.
refused-chances-missing = Je ne peux pas calculer de chances ici.
refused-still-counting = Je calcule encore tes chances. Un instant.
refused-hindsight-missing = Je ne peux pas juger les décisions ici, car rien dans ce bot n’a le droit de réfléchir à l’avance.
refused-hindsight-busy = Je m’occupe encore d’une autre partie. Réessaie dans une minute.
refused-hindsight-failed = Je n’ai pas réussi à juger les décisions cette fois. Réessaie dans une minute.
refused-level-missing = Les ordinateurs ne peuvent pas réfléchir à l’avance ici.
refused-whispered-too-often = Ça fait beaucoup d’apartés pour une minute. Laisse passer un moment.
refused-plays-here = Tu joues dans cette partie. Seul le public peut deviner qui gagne.
refused-which-guess = Cette personne a quitté la partie. Mise sur quelqu’un qui y est encore.

## Your settings

refused-no-such-zone = Je ne connais pas ce fuseau horaire. Choisis dans la liste proposée, ou essaie une grande ville proche, ou `UTC+2`.
refused-no-quiet-hours = Les heures calmes vont d’une heure pleine à une autre, comme `23-7`.
refused-no-such-interval = Les rappels vont d’un par heure à un par mois.
refused-away-in-the-past = C’est déjà passé. Choisis un moment à venir.
refused-away-too-long = Tu peux prendre congé { $awayDays } jours au plus.
refused-not-away = Tu n’as pas pris congé.
refused-loan-too-long = Tu peux prêter ta place { $loanDays } jours au plus.
refused-loan-to-whom = Tu ne peux pas prêter ta place à cette personne. Choisis quelqu’un d’autre, ou laisse **to** vide pour un ordinateur.
refused-lent-already = Cette place est déjà prêtée ou proposée. Reprends-la d’abord avec `/away back`.
refused-deputy-plays = Cette personne joue déjà à cette table, et verrait deux mains. Choisis quelqu’un d’autre.
refused-deputy-knows = Cette personne a vu des secrets de la partie, alors elle ne peut pas jouer à ta place. Choisis quelqu’un d’autre.
refused-no-such-part = Dans ce jeu, tu ne peux prêter que la place entière.
refused-not-lent = Ce choix ne t’est pas prêté. Il revient à qui a prêté la place.
refused-deputy-may-not = Ça revient à qui t’a prêté la place. Tu joues seulement en son nom.

## Damage and faults

refused-fault = Je me suis pris les pieds dans mes propres règles, alors je n’ai pas joué ton choix. La partie est comme avant, et j’ai noté les détails.
refused-luck-damaged = Le registre des dés de cette partie est abîmé, elle ne peut donc pas continuer. Restaure-le depuis une sauvegarde ; rien d’autre n’a été touché.
refused-damaged = Les données de cette partie sont abîmées, et je n’arrive pas à les lire. Elle reste en l’état jusqu’à ce que quelqu’un la restaure depuis une sauvegarde.
refused-saved-newer = Un Questmaster plus récent a joué cette partie depuis. Elle reste en l’état jusqu’à ma mise à jour.
