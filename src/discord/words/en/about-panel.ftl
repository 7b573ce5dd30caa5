# Help, rules, cards, maps, and guesses.

## Help

welcome = ## Questmaster
welcome-about = I’m the game master. I know the rules, deal the cards, roll the dice, draw the map and keep every secret. `/game new` opens a table.
welcome-game = **{ $title }** ({ $players }) – { $blurb }

help-play = Press the buttons on the card at the end of the channel, or type `/play` and pick what you want to do.
help-verbs = For quick moves there are `/move` `/explore` `/cast` `/use` `/fight` `/flee` `/trade` `/pass`.
help-clues = `/clues` shows what only you may know, and **My note** under it keeps whatever you want to remember.
help-status = `/game status`, `/game map` and `/game log` show where the game stands. `/game look` describes the board in words, place by place.
help-phone = Pictures are drawn for phones. On a wide screen, `/settings pictures:` shows you more of the board at once, and `/game pictures` does the same for a table’s card.
help-why = **Why?** under the card explains its dice and sums. For an older message, look under Apps in that message’s menu.
help-notices = `/games` lists your tables and where it’s your move. `/settings` sets how I reach you, and when I leave you in peace. `/away until` is for holidays.
help-ending = When a game is over, **Reveal** on its last card shows every secret, and **Play again** opens a table for the same people. Spectators can guess the winner with `/game guess`.
help-leaving = `/game undo` undoes your last choice, as long as no dice have been rolled and nobody else has chosen since. If you `/game leave`, I make the default choices for you until you `/game join` again.
help-friends = A friend who isn’t playing may watch over your shoulder if the others agree (`/game shoulder`). If the host allows whispers, `/whisper` says something to just one player.
help-voting = `/game propose` puts something to a vote, such as going back past a dice roll, pausing, playing on without someone, or offering a seat.

## Cards and rules

cards-galleries = ## Cards
cards-of-which = Which game’s cards would you like to see?
cards-heading = ## { $title }: { $group }
cards-count = { $count ->
    [one] The only one
   *[other] { $count } in all
  }
cards-count-page = { $count } in all, page { $page } of { $pages }
cards-gist = **{ $title }**: { $gist }
cards-kinds = Another kind…
cards-back = ◀ Back
cards-on = Next ▶

look-closer = Take a closer look…
see-also = See also…
topic-name = { $title } ({ $id })
# The alternative text of a card's picture: what it is, then what stands on it.
topic-alt = { $title }, { $kind }. { $lines }

held-cards = My cards
held-alt = Your cards: { $cards }.
found-alt = You’ve just seen { $cards }.
offered-cards = Look at these cards
offered-alt = On offer: { $cards }.

why-rules = ### The rules

# Below the numbers: the last choice of a computer player. The options follow as a list.
why-computer = ### { $name }’s last choice
  .took = ▸ **{ $label }**
  .took-hint = ▸ **{ $label }**: { $hint }
  .left = { $label }
  .left-hint = { $label }: { $hint }
  .more = { $count ->
    [one] …and one more option
   *[other] …and { $count } more options
  }
why-computer-gentle = -# { $name } plays gently, and doesn’t always take what looks best.
why-computer-fair = -# { $name } takes what looks best from that seat.
why-computer-cunning = -# { $name } tries the options out ahead, as far as that seat can know.

chances = ### Your chances this turn
  .how = -# I’ve played this turn out { $worlds } times for each option. What you can’t see was dealt again each time, and everyone played sensibly.
  .option = **{ $label }**
  .option-some = **{ $label }**, possible in { $worlds } of them
  .outcome = { $bar } { $share }: { $what }
  .nothing = -# Nothing much is likely to happen.
  .more = { $count ->
    [one] -# One more option isn’t shown.
   *[other] -# { $count } more options aren’t shown.
  }
chances-not-yours = Only a player with a choice to make has chances to work out.
chances-none = You have no choice to make right now.

## Maps and places

# Each has the label of its button, and a sentence for under the map.
map-own = Around me
  .shows = The map shows your surroundings.
# For spectators instead of the one above.
map-active = Around the active player
  .shows = The map shows the surroundings of the player whose move it is.
map-whole = Whole board
  .shows = The map shows the whole board.
map-large = Whole board, large
  .shows = The map shows the whole board at full size. Open it to look closer.
map-nw = ↖ NW
  .shows = The map shows the north-west of the board.
map-n = ↑ N
  .shows = The map shows the north of the board.
map-ne = ↗ NE
  .shows = The map shows the north-east of the board.
map-w = ← W
  .shows = The map shows the west of the board.
map-middle = • Middle
  .shows = The map shows the middle of the board.
map-e = → E
  .shows = The map shows the east of the board.
map-sw = ↙ SW
  .shows = The map shows the south-west of the board.
map-s = ↓ S
  .shows = The map shows the south of the board.
map-se = ↘ SE
  .shows = The map shows the south-east of the board.

place-words = Board in words
place-own = Where am I?
place-whole = The whole board
place-other = Look at another place…

## Guesses

guess-menu = Who will win?

# What can be looked up about a game.

# The kind of an entry.
reference-rule = Rule
reference-rule-about = Rule: { $section }
# In the place of the name of a decision that players can’t look up.
reference-decision = the decision
