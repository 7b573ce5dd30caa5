# Tables in lists and lobbies, lobbies that start by themselves, the board of open tables, and wishes.

## How far a game has got, behind its title

status-lobby = on se rassemble
status-playing = en cours
status-over = finie
status-closed = arrêtée avant la fin
status-damaged = abîmée
status-not-started = pas commencée
game-unknown = Une partie

resumed-here = La partie continue ici.

## House rules

house-rules-preset = **{ $title }** : { $line }
house-rules-differing = **Règles maison** : { $changes }
house-rules-change = { $option } : { $value }
option-on = oui
option-off = non
option-none = aucun

## A table at which the same people play again

again-lobby = 🔁 On recommence, avec l’ordre de jeu décalé d’un cran.
again-called = { $count ->
    [one] { $names }, ta place est gardée. Appuie sur **Quitter** pour la libérer.
   *[other] { $names }, vos places sont gardées. Appuyez sur **Quitter** pour libérer la vôtre.
  }
again-without-gone = Sans { $name }, qui n’est plus sur ce serveur.
again-without-stranger = Sans { $name }, qui n’a pas joué ici.
again-without-too-many-lobbies = Sans { $name }, qui attend déjà dans trop de lobbies.
again-without-too-many-tables = Sans { $name }, qui joue déjà trop de parties à la fois.
again-without-too-many-waiting = Sans { $name }, que d’autres parties attendent depuis trop longtemps.
again-without-table-full = Sans { $name } : avec ces règles maison, il n’y a plus de place.

## What I need in a channel, as in “let me view the channel and attach files”

permission-connect = me connecter
permission-view = voir le salon
permission-send = envoyer des messages
permission-send-in-threads = envoyer des messages dans les fils
permission-create-threads = créer des fils publics
permission-attach = joindre des fichiers

## When a lobby starts

lobby-invite = Quand commencer…
invite-form = Quand commencer
invite-players = Nombre de joueurs pour commencer
invite-players-none = Seulement quand quelqu’un appuie sur Commencer
invite-players-count = { $count ->
    [one] { $count } personne à table
   *[other] { $count } personnes à table
  }
invite-until = Date limite, dans ton fuseau horaire
    .hint = Par exemple vendredi 20:00 ou 3 jours, à l’heure de { $zone }. Vide : aucune.
invite-welcome = Expérience
welcome-everybody = Peu importe
welcome-beginners = Débutants
welcome-experienced = Joueurs expérimentés
invited = La fiche du lobby dit quand la partie commence.

# On the lobby card and on the board. Nobody is turned away.
lobby-for-everybody = Pour tout le monde.
lobby-for-beginners = Pour les débutants.
lobby-for-experienced = Pour les joueurs expérimentés.
lobby-starts-with = { $players ->
    [one] Commence dès qu’il y a 1 personne à table.
   *[other] Commence dès qu’il y a { $players } personnes à table.
  }
lobby-starts-by = Échéance : { $at }. La partie commence alors avec tous les présents, ou la table ferme s’ils sont trop peu nombreux.
lobby-starts-with-or-by = { $players ->
    [one] Commence dès qu’il y a 1 personne à table.
   *[other] Commence dès qu’il y a { $players } personnes à table.
  } Sinon, échéance : { $at }. La partie commence alors avec tous les présents, ou la table ferme s’ils sont trop peu nombreux.
lobby-starts-early = Seul l’hôte peut la lancer plus tôt.
lobby-begins = La partie commence { $at }. Appuie sur **Quitter** si tu ne peux pas jouer maintenant.
lobby-begins-for = { $names }, la partie commence { $at }. Appuyez sur **Quitter** si vous ne pouvez pas jouer maintenant.

# A lobby that the bot has closed.
lobby-ended-too-few = *À la date limite, il manquait du monde pour { $title }, alors j’ai fermé cette table.*
lobby-ended-unfilled = *Plus personne n’arrive depuis un moment pour { $title }, alors j’ai fermé cette table.*
lobby-ended-for = { $names }, ouvrez une autre table avec `/game new` quand vous voulez.

# Calls, in direct messages or in the channel of the table.
call-begins = { $place } : la partie commence { $at }. Appuie là-bas sur **Quitter** si tu ne peux pas jouer maintenant.
call-closed-too-few = { $place } : il manquait du monde à la date limite, alors j’ai fermé la table.
call-closed-unfilled = { $place } : plus personne n’arrive depuis un moment, alors j’ai fermé la table.
call-started = { $place } : la partie que tu attendais a commencé.
call-started-here = { $player }, la partie que tu attendais a commencé : { $game }.

## The board of open tables

board-heading = ## Tables ouvertes
board-empty = Personne ne cherche de compagnie pour l’instant. Ouvre une table avec `/game new` dans n’importe quel salon, et elle apparaît ici.
board-table = **[{ $title }]({ $link })** dans { $channel }
board-pace = **{ $pace }**. { $welcome }
board-language = Langue de la table : { $language }.
board-seats = { $free ->
    [0] Plus de place.
    [one] Il reste { $free } place.
   *[other] Il reste { $free } places.
  } Déjà là : { $players }.
board-more = { $count ->
    [one] { $count } autre table cherche du monde.
   *[other] { $count } autres tables cherchent du monde.
  }
board-join = Rejoindre { $title } ({ $host })
board-call = M’appeler au début : { $title } ({ $host })
board-wish = Me dire quand d’autres veulent jouer…
board-joined = Tu as une place : [{ $title }]({ $link }).
board-called = Je t’appellerai quand cette partie commencera. Appuie de nouveau si tu changes d’avis.
board-not-called = Je ne t’appellerai pas quand cette partie commencera.

# Replies to `/admin board`.
board-begun = Les tables ouvertes de ce serveur sont désormais listées dans <#{ $room }>.
board-there = Les tables ouvertes de ce serveur sont listées dans <#{ $room }>. `/admin board stop:True` retire la liste.
board-nowhere = Ce serveur n’a pas de liste des tables ouvertes. Indique un salon ou un fil avec `/admin board channel:`.
board-ended = La liste des tables ouvertes est retirée.
board-late = Les tables ouvertes de ce serveur seront listées dans <#{ $room }> dès que Discord me répondra de nouveau.
board-refused = Je ne peux pas écrire là. Laisse-moi voir ce salon et y envoyer des messages, puis réessaie.
board-refused-there = Je ne peux pas montrer les tables ouvertes dans <#{ $room }>. { $reason }
board-channel-or-stop = Indique un salon ou retire la liste, mais pas les deux.

## What somebody would like to play

wish-form = Me dire quand d’autres veulent jouer
wish-game = Jeu
wish-game-any = N’importe quel jeu
wish-pace = Rythme
wish-pace-any = N’importe quel rythme
wish-most = Combien de joueurs au plus
wish-most-count = Jusqu’à { $count } joueurs
wish-kept = Je te proposerai une place dès qu’assez de gens ici voudront la même chose : **{ $game } · { $pace } · jusqu’à { $most } joueurs**. Ça vaut pour { $days } jours. `/game wish stop:True` retire ton souhait.
wish-now = Tu voudrais jouer ici : **{ $game } · { $pace } · jusqu’à { $most } joueurs**. `/game wish stop:True` retire ton souhait.
wish-none = Tu ne m’as pas encore dit à quoi tu voudrais jouer ici. Indique un jeu, un rythme ou un nombre avec `/game wish`.
wish-gone = C’est oublié. Je ne te proposerai plus rien ici.
wish-options-or-stop = Dis à quoi tu veux jouer ou arrête, mais pas les deux.

# The offer, in the channel where they said so or in a direct message.
offer-in-channel = { $players }, vous êtes assez pour jouer : **{ $game }** ({ $pace }). Une place vous est gardée jusqu’à l’échéance : { $until }.
offer-directly = Il y a assez de monde pour jouer : **{ $game }** ({ $pace }). Une place t’est gardée jusqu’à l’échéance : { $until }.
offer-yes = Prendre ma place
offer-no = Pas cette fois
offer-declined = Très bien. Je ne te le demanderai plus.
offer-accepted = Tu as une place : [{ $title }]({ $link }). La partie commence dès que tout le monde a accepté.

## Threads of tables

# The name of a table’s thread, and of the thread for talk beside a table.
thread-name = { $game } · { $host }
thread-name-talk = { $game } · { $host } · discussion
# The messages in the channel from which they begin.
thread-begins = La table ouverte par { $host } pour **{ $game }** est dans ce fil.
thread-begins-talk = Dans ce fil, on parle de la table ouverte par { $host } pour **{ $game }**.
thread-interrupted = J’ai été interrompu en ouvrant une table ici : ce fil est vide. Réessaie, s’il te plaît.
thread-there = La table est dans <#{ $thread }>.
# Followed by the permissions that I lack.
thread-not-here = Sur ce serveur, les tables ont leur propre fil, mais celle-ci est dans le salon.
thread-lacks = Je ne peux pas ouvrir de fil ici. Demande à quelqu’un qui gère le serveur de me laisser { $permissions }.
thread-in-thread = C’est un fil, et un fil ne peut pas en contenir un autre. Choisis un salon textuel, ou ne mets pas `thread:`.
thread-no-text = Les fils des tables ont besoin d’un salon textuel, et ce n’en est pas un.
thread-needs-game = Nomme aussi un jeu, et je l’ouvrirai dans un fil.
thread-refused = Je ne peux pas ouvrir de fil ici. { $reason }
thread-limited = Discord ne me laisse plus ouvrir de fils pour l’instant. Réessaie { $when }.
# Replies to `/admin threads`.
threads-are-on = Chaque nouvelle table de ce serveur a son propre fil, si j’ai le droit d’en ouvrir un. `/admin threads new-tables:` change ça, et `/game new thread:` en décide pour une seule table.
threads-are-off = Les nouvelles tables de ce serveur s’ouvrent dans le salon. `/admin threads new-tables:` change ça, et `/game new thread:` en décide pour une seule table.
# The thread for talk beside a table, on its card and in private.
talk-line = -# 💬 On parle de cette table dans <#{ $thread }>.
talk-there = On parle de cette table dans <#{ $thread }>.
talk-not-seated = Seules les personnes de cette table peuvent lui ouvrir un fil. Prends d’abord une place.
