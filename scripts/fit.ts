import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { fit } from './lib/fit/fit.ts'

const HELP = `
npm run fit -- talisman
  --matches 1000    number of matches between fair computers to learn from
  --seed fit        which deals
  --processes 2     how many processes play (default: one for each core)
  --dry-run         shows the weights, and doesn't store them

Learns how the numbers of a position bear on the chance of winning, and writes src/games/<game>/computer/weights.json: from the
positions of matches, and from options that were tried in the same worlds. A fifth of the matches is kept apart to test how well
the result names the winner, and the better of two options. Exits with 1 if a match failed.
`

await runCommand((args, terminal) => fit(args, GAMES, terminal), HELP)
