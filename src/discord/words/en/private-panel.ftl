# What only one player sees: choices, hand, note, standing orders, whispers, and watching over a shoulder.

## Choices

own-undo = Undo my last choice
# Opens the whole hand from a private question.
own-hand = My hand
# Brings a private question back that another message has replaced.
own-question = Back to my question
own-open = The question is: { $question }
own-any-time = It isn’t your turn, but you can do this at any time:
card-link = -# [Go to the card]({ $link })

## The hand

hand-title = ## { $title }: your hand
hand-where = -# From the table in <#{ $room }>. For your eyes only.
hand-empty = *You aren’t holding anything secret.*
# Above a private question.
hand-line = -# You have { $cards }.
hand-line-empty = -# You have no cards.
hand-told = ### Told to you in private
hand-whispers = ### Whispers, newest first

note = My note
  .heading = ### My note
  .label = For your eyes only
  .hint = I show it under your hand. Clear the field to delete it.

## Forms

grid-open = { $title }…
grid-column = { $title }: { $column }
grid-back = Back to my choices

orders-all = Standing orders…
orders-page = Standing orders, { $page } of { $pages }…
orders-form = Standing orders
orders-switches = Tick what you want

## Whispers

# A direct message, under the whisper.
whisper-where = -# From the table in <#{ $room }>. Everyone sees that it was whispered, but not what it says.
whisper-reply = Reply to { $name }
whisper-form = Whisper to { $name }
  .label = For { $name }’s ears only
  .hint = Everyone sees that you whisper, but not what

## Watching over a shoulder

watch-title = ## { $title }: watching { $name }
watch-question = **The question:** { $question }
watch-empty = *This player isn’t holding anything secret.*
watch-stop = Stop watching
watch-end = Stop { $name } watching

## What a moderator sees

secrets-told = **Told to them in private**
secrets-none = *Nothing secret.*

## After fifteen minutes, when Discord no longer lets the bot change a private message

expired = -# These buttons have timed out. Ask for this again the way you did before.
expired-own = -# These buttons have timed out. **My choices & hand** on the card, or `/clues`, opens them again.
