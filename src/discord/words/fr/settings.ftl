# A player’s settings for all tables, from `/settings`. Private.

settings-title = Tes réglages
settings-note = -# Ils valent pour toutes tes tables, et personne d’autre ne les voit.
settings-zone = **Fuseau horaire :** { $zone }. Il y est { $time }. Pour le changer : `/settings zone:`.
settings-zone-now = { $zone }, maintenant { $time }
settings-quiet = **Heures calmes :** { $hours }.
    -# Pas de rappels à ce moment-là, et ta réserve de temps s’arrête. Pour d’autres heures : `/settings quiet:`.
settings-notice = **Quand c’est à toi**
    -# Les décisions secrètes arrivent toujours par message privé.
settings-pictures = **Images**
    -# Les cartes et plateaux que personne d’autre ne voit, et les tables que tu ouvres. `/game pictures` change une seule table.
settings-motion = **Animation**
    -# Cinq grands moments par partie, au plus, s’animent sur la fiche, deux secondes chacun. Il suffit qu’une personne refuse pour que la table reste immobile.
settings-away = **Pendant ton `/away`**
settings-records = **Ton palmarès**
    -# Parties finies, cote, titres et héros. Si tu le caches, tu n’es dans aucune liste et tu apparais comme « quelqu’un ».
settings-whispers = **Apartés**
    -# Aux tables où l’on peut se parler en aparté.
settings-hours = **Heures habituelles**
    -# Là où une table t’attend, les autres peuvent voir quand tu réponds en général. Si tu caches ça, je l’oublie.
settings-hours-now = -# Plutôt de { $from } à { $to }, pour autant que je sache.
settings-language = **Langue**
    -# Pour tout ce que personne d’autre ne lit. Ce que toute la table lit est dans la langue de la table ; `/game language` la change.
settings-reliability = **À quel point on peut compter sur toi :** { $reliability }.
    -# Ne comptent que les tables à plusieurs et avec une pendule. Congés et heures calmes ne comptent pas contre toi.
settings-webhook = **Webhook :** j’écris à { $host } quand c’est à toi. Pour y mettre fin : `/settings webhook:off`.
settings-webhook-none = **Webhook :** avec `/settings webhook:`, j’écris à une adresse web à toi quand c’est à toi de jouer.
settings-calendar = **Calendrier :** avec `/settings calendar:`, ton propre calendrier montre quand ton temps s’écoule.

# What each menu is called before anything is chosen.
setting-quiet = Heures calmes
setting-notice = Quand c’est à toi
setting-reminders = Rappels
setting-gap = À quelle fréquence je peux sonner
setting-next = Quand ton tour approche
setting-pictures = Images
setting-motion = Animation
setting-away = En ton absence
setting-records = Ton palmarès
setting-whispers = Apartés
setting-language = Langue
setting-hours = Heures habituelles

settings-away-waiting = Tu as pris congé jusqu’au { $time }, et tes tables t’attendent. Un choix de ta part y met fin.
settings-away-computer = Tu as pris congé jusqu’au { $time }, et un ordinateur joue à ta place. Un choix de ta part y met fin.
settings-back = Je suis de retour

# Settings of a person, as they’re chosen. Labels of menus and options.

setting-notice-mention = Me mentionner sur la fiche
setting-notice-direct = M’envoyer un message privé
setting-notice-none = Ne pas m’appeler, je regarderai
setting-reminders-none = Ne me le rappeler qu’une fois
setting-reminders-6h = Me le rappeler toutes les 6 heures
setting-reminders-12h = Me le rappeler toutes les 12 heures
setting-reminders-day = Me le rappeler tous les jours
setting-reminders-3days = Me le rappeler tous les 3 jours
setting-gap-none = Sonner à chaque appel
setting-gap-30m = Sonner au plus toutes les 30 minutes
setting-gap-1h = Sonner au plus une fois par heure (par défaut)
setting-gap-3h = Sonner au plus toutes les 3 heures
setting-gap-12h = Sonner au plus toutes les 12 heures
setting-next-off = Rien avant mon tour (par défaut)
setting-next-on = Me prévenir, sans sonner, juste avant mon tour
setting-away-pause = Mes tables m’attendent
setting-away-computer = Un ordinateur joue à ma place
setting-pictures-wide = Pour un grand écran (plus de plateau)
setting-pictures-narrow = Pour un téléphone (de près, grandes lettres ; par défaut)
setting-motion-on = Les grands moments s’animent (par défaut)
setting-motion-off = Rien ne bouge à mes tables
setting-language-discord = Comme dans ton application Discord (par défaut)
setting-records-everybody = Tous mes serveurs peuvent voir mon palmarès
setting-records-nobody = Personne d’autre ne voit mon palmarès
setting-whispers-everybody = Qui joue avec moi peut me parler en aparté
setting-whispers-nobody = Personne ne me parle en aparté
setting-hours-nobody = Personne ne voit quand je joue (par défaut)
setting-hours-everybody = Montrer quand je joue d’habitude
setting-quiet-learn = Apprendre mes heures en me voyant jouer
setting-quiet-none = Pas d’heures calmes
setting-quiet-hours = de { $from } à { $to }

# A person’s quiet hours, behind a label.
quiet-hours-none = aucune
quiet-hours-none-yet = aucune pour l’instant, mais je les apprendrai en te voyant jouer
quiet-hours-learnt = à peu près de { $from } à { $to }, d’après les heures où tu joues

# On the lobby card and in the rules of a table.
pictures-for-wide = -# Les images sont faites pour un grand écran. `/game pictures` change ça pour cette table.
pictures-for-narrow = -# Les images sont faites pour un téléphone. `/game pictures` change ça pour cette table.
whispers-on = -# Apartés permis, avec `/whisper`. Tout le monde voit qui parle à qui, mais pas ce qui se dit.
whispers-off = -# Pas d’apartés : tout se dit à table.

## A whisper as its two people read it

whisper-sent = 🤫 Ton aparté avec { $name } : { $text }
whisper-heard = 🤫 { $name }, en aparté : { $text }

## Webhooks of people and servers, from `/settings webhook:` and `/admin webhook`. Private.

webhook-begun-own = Désormais, j’écris à **{ $host }** quand c’est à toi. Ta clef est `{ $key }`. Je ne la montrerai plus. Elle prouve qu’un message vient de moi. Pour y mettre fin : `/settings webhook:off`.
webhook-begun-server = Désormais, j’écris à **{ $host }** quand une partie de ce serveur commence ou finit. La clef est `{ $key }`. Je ne la montrerai plus. Elle prouve qu’un message vient de moi. Pour y mettre fin : `/admin webhook stop:True`.
webhook-ended = J’ai oublié ce webhook. Je n’y écris plus rien.
webhook-none = Il n’y a pas de webhook à oublier.
webhook-nowhere = Ce serveur n’a pas de webhook. `/admin webhook url:` en installe un.
webhook-there = J’écris à **{ $host }** quand une partie de ce serveur commence ou finit.
webhook-off = Les webhooks sont désactivés ici. C’est l’opérateur du bot qui en décide.
webhook-or-stop = Donne-moi une adresse ou `stop:True`, pas les deux.
webhook-forgotten = Depuis presque un jour, ton webhook chez **{ $host }** ne prend plus mes messages, ou bien il n’en veut plus. Je l’ai oublié. Remets-le quand il marchera.
# Why an address is refused.
webhook-no-address = Ce n’est pas une adresse web. Elle devrait ressembler à `https://example.org/hook`.
webhook-not-https = L’adresse doit commencer par `https://`, pour que personne ne lise en chemin.
webhook-other-port = Enlève le port. J’utilise le port habituel de https, le 443.
webhook-has-password = Enlève le nom et le mot de passe de l’adresse. Je signe mes messages à la place.
webhook-not-public = Cette adresse n’est pas sur l’internet public, alors je n’y écris pas.
webhook-too-long = Cette adresse est trop longue : 300 caractères au plus.
webhook-unknown-host = Je ne trouve pas ce site. Vérifie l’adresse, ou réessaie dans un instant.

## Calendars of people, from `/settings calendar:`. Private.

setting-calendar-link = Me montrer le lien de mon calendrier
setting-calendar-renew = Me donner un nouveau lien, et révoquer l’ancien
setting-calendar-off = Révoquer le lien de mon calendrier
calendar-link = Abonne ton calendrier à cette adresse, et il montre quand ton temps s’écoule à chaque table : { $link }
    -# Qui a ce lien peut lire tout ça. `/settings calendar:` t’en donne un nouveau, ou le révoque.
calendar-ended = Ce lien est révoqué. Les calendriers qui s’en servaient ne reçoivent plus rien.
calendar-none = Ton calendrier n’a pas de lien. `/settings calendar:` t’en donne un.
calendar-off = L’opérateur du bot n’a pas mis en place de calendriers ici.
calendar-name = Mes tours
calendar-deadline = { $game } : ton délai expire
calendar-where = La table t’attend : { $url }
