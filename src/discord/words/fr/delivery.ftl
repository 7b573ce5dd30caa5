# Why I can’t post in a channel, and what to do about it.

delivery-room-gone = Le salon n’existe plus.
delivery-no-permission = Je n’ai pas le droit d’y écrire. Il me faut pouvoir voir le salon, envoyer des messages (pour un fil : en envoyer dans les fils) et joindre des fichiers. Dans la discussion d’un salon vocal, il me faut aussi pouvoir me connecter.
delivery-locked = Ce fil est verrouillé. Déverrouille-le, ou choisis un autre salon.
delivery-closed-dms = Je ne peux pas écrire là.
delivery-filtered = Un filtre de ce serveur (AutoMod) bloque ce que j’écris là. Quelqu’un qui gère le serveur peut m’en exempter, ou en exempter le salon.
delivery-explicit = Discord y voit un contenu explicite. Quelqu’un qui gère le serveur peut changer ce filtre, ou bien choisis un autre salon.
delivery-not-begun = Ce post attend encore le premier message de son auteur. Dès qu’il y est, je peux écrire aussi.
delivery-thread-full = Ce fil est au complet. Choisis un autre salon.
delivery-threads-full = Ce serveur a autant de fils actifs que Discord le permet. Archives-en d’abord quelques-uns.
delivery-no-text = Les bots ne peuvent pas écrire dans un salon de ce genre. Choisis un salon textuel ou un fil.
delivery-unverified = Le niveau de vérification de ce serveur m’empêche d’écrire. Quelqu’un qui gère le serveur peut le baisser ou me donner un rôle.
delivery-slow-mode = Le mode lent me retient. Quelqu’un qui gère le salon peut m’en exempter.
delivery-too-big = Discord trouve le message ou son image trop gros.
delivery-form = Discord n’accepte pas la forme du message ({ $details }).
delivery-refused = Discord refuse ({ $details }). Si ça se répète, choisis un autre salon.
delivery-details = { $code } : { $words }

# To the host, in a direct message.
host-told-room-gone = Ta partie est en sécurité, mais son salon n’existe plus. Quelqu’un qui gère le serveur peut la continuer ailleurs avec `/admin resume`.
host-told-no-permission = Ta partie est en sécurité, mais je n’ai pas le droit de la montrer dans <#{ $room }>. Il me faut pouvoir y voir le salon, envoyer des messages (pour un fil : en envoyer dans les fils) et joindre des fichiers. Dans la discussion d’un salon vocal, il me faut aussi pouvoir me connecter. Ensuite, elle continue.
host-told-locked = Ta partie est en sécurité, mais le fil <#{ $room }> est verrouillé. Déverrouille-le, ou continue ailleurs avec `/admin resume`.
host-told-why = Ta partie est en sécurité, mais je ne peux pas la montrer dans <#{ $room }>. { $reason }

# To the admin who named the channel of the saga, in a direct message.
saga-trouble-room-gone = Le salon de la saga n’existe plus. Indique-m’en un autre avec `/admin saga channel:`.
saga-trouble-no-permission = Je n’ai plus le droit de raconter la saga dans <#{ $room }>. Laisse-moi voir ce salon, y envoyer des messages et y joindre des fichiers, ou indique-m’en un autre avec `/admin saga channel:`.
saga-trouble-locked = Le fil de la saga, <#{ $room }>, est verrouillé. Déverrouille-le, ou indique-m’en un autre avec `/admin saga channel:`.
saga-trouble-closed-dms = Je ne peux pas raconter la saga dans <#{ $room }>. Indique-moi un autre salon avec `/admin saga channel:`.
saga-where = -# [Là où ça s’est joué]({ $link })

# Public, in the place of what happened.
told-held-back = *Je ne peux pas dire à tout le monde ce qui vient de se passer. `/game log` te montre ce que tu as le droit de savoir.*

# Why the bot can’t log in to Discord, and what to do about it: one sentence for the operator, in the log.

login-token = Discord n’accepte pas DISCORD_TOKEN : recopie le jeton du bot depuis le portail des développeurs.
login-intents = Discord n’accorde pas les intents que ce bot demande : vérifie la page du bot sur le portail des développeurs.
login-shards = Discord veut que le bot répartisse ses serveurs sur plus de connexions : règle SHARD_COUNT sur environ une pour 1 000 serveurs.
login-api-version = Discord n’accepte plus la version de son API que ce bot utilise : installe une version plus récente de Questmaster.
login-session-limit = { $hours ->
    [one] Le bot a été lancé trop souvent, et Discord le bloque pour une heure : relance-le ensuite.
   *[other] Le bot a été lancé trop souvent, et Discord le bloque pour { $hours } heures : relance-le ensuite.
  }
login-no-api = DISCORD_API_URL ne mène pas à l’API REST d’un Discord : laisse-la vide, ou termine-la comme dans `http://127.0.0.1:4100/api`.
login-insecure = Impossible de joindre Discord par une connexion sûre : vérifie DISCORD_API_URL si elle est définie, ainsi que l’horloge et les certificats de cette machine.
login-rate-limit = Discord rejette les requêtes de ce bot ou de cette adresse : relance le bot dans quelques minutes.
login-unreachable = Impossible de joindre Discord : vérifie la connexion réseau, et DISCORD_API_URL si elle est définie.
login-out-of-order = Discord est en panne pour le moment : relance le bot un peu plus tard.
login-refused = Discord a refusé de laisser entrer le bot : { $reason }.
login-refused-unexplained = Discord a refusé de laisser entrer le bot, sans donner de raison.
