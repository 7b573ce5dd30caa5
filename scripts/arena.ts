import { GAMES } from '../src/games/index.ts'
import { arena } from './lib/arena/arena.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run arena -- talisman
  --levels fair,gentle   the two levels (gentle, fair, cunning)
  --against <folder>     the second plays as in another copy of the project: is today's computer player better than that one?
  --matches 400          number of matches: each deal is played twice, with the seats changed
  --seats 2              number of players (default: two, or as few as the game allows)
  --preset short         the preset (default: short)
  --seed 1               which deals
  --playouts, --horizon, --candidates, --margin   how much the level cunning thinks about a choice (docs/opponents.md)
  --processes 2          how many processes play (default: one for each core)

Plays computers of two levels against each other. Each level's share of the wins has its 95% confidence interval.
The last line is JSON. Exits with 1 if a match failed.
`

await runCommand((args, terminal) => arena(args, GAMES, terminal), HELP)
