# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Deshacer mi última elección
# Opens the whole hand from a private question.
own-hand = Mi mano
# Brings a private question back that another message has replaced.
own-question = Volver a mi pregunta
own-open = La pregunta es: { $question }
own-any-time = No es tu turno, pero esto puedes hacerlo en cualquier momento:
card-link = -# [Ir a la tarjeta]({ $link })

## The hand

hand-title = ## { $title }: tu mano
hand-where = -# De la mesa en <#{ $room }>. Solo para ti.
hand-empty = *No tienes nada secreto.*
# Above a private question.
hand-line = -# Tienes { $cards }.
hand-line-empty = -# No tienes cartas.
hand-told = ### Lo que te conté en privado
hand-whispers = ### Susurros, primero los últimos

note = Mi nota
  .heading = ### Mi nota
  .label = Solo para ti
  .hint = La muestro debajo de tu mano. Vacía el campo para borrarla.

## Forms

grid-open = { $title }…
grid-column = { $title }: { $column }
grid-back = Volver a mis opciones

orders-all = Órdenes permanentes…
orders-page = Órdenes permanentes, { $page } de { $pages }…
orders-form = Órdenes permanentes
orders-switches = Marca lo que quieras

## Whispers

# A direct message, under the whisper.
whisper-where = -# De la mesa en <#{ $room }>. Todo el mundo ve que hubo un susurro, pero no qué dice.
whisper-reply = Responder a { $name }
whisper-form = Susurrar a { $name }
  .label = Solo para los oídos de { $name }
  .hint = Todo el mundo ve que susurras, pero no qué

## Watching over a shoulder

watch-title = ## { $title }: mirando a { $name }
watch-question = **La pregunta:** { $question }
watch-empty = *No hay nada secreto en esta mano.*
watch-stop = Dejar de mirar
watch-end = Que { $name } deje de mirar

## What a moderator sees

secrets-told = **Contado en privado**
secrets-none = *Nada secreto.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# Estos botones han caducado. Vuelve a pedirlo igual que antes.
expired-own = -# Estos botones han caducado. **Mis opciones y mi mano**, en la tarjeta, o `/clues` los abren de nuevo.
