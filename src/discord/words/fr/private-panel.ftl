# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Annuler mon dernier choix
own-hand = Ma main
own-question = Retour à ma question
own-open = La question : { $question }
own-any-time = Ce n’est pas ton tour, mais tu peux faire ceci à tout moment :
card-link = -# [Voir la fiche]({ $link })

## The hand

hand-title = ## { $title } : ta main
hand-where = -# De la table dans <#{ $room }>. Pour tes yeux seulement.
hand-empty = *Tu ne tiens rien de secret.*
hand-line = -# Tu as { $cards }.
hand-line-empty = -# Tu n’as pas de cartes.
hand-told = ### Dit en privé, rien qu’à toi
hand-whispers = ### Apartés, les plus récents d’abord

note = Ma note
  .heading = ### Ma note
  .label = Pour tes yeux seulement
  .hint = Je la montre sous ta main. Vide le champ pour l’effacer.

## Forms

grid-open = { $title }…
grid-column = { $title } : { $column }
grid-back = Retour à mes choix

orders-all = Consignes…
orders-page = Consignes, { $page } sur { $pages }…
orders-form = Consignes
orders-switches = Coche ce que tu veux

## Whispers

whisper-where = -# De la table dans <#{ $room }>. Tout le monde voit l’aparté, mais pas ce qu’il dit.
whisper-reply = Répondre : { $name }
whisper-form = Aparté avec { $name }
  .label = Entre toi et { $name }
  .hint = Tout le monde voit l’aparté, mais pas ce qu’il dit

## Watching over a shoulder

watch-title = ## { $title } : vu par { $name }
watch-question = **La question :** { $question }
watch-empty = *Cette personne ne tient rien de secret.*
watch-stop = Ne plus regarder
watch-end = Congédier { $name }

## What a moderator sees

secrets-told = **Dit en privé**
secrets-none = *Rien de secret.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# Ces boutons ont expiré. Redemande la même chose de la même façon.
expired-own = -# Ces boutons ont expiré. **Mes choix et ma main**, sur la fiche, ou `/clues` les rouvrent.
