import { GAMES } from '../src/games/index.ts'
import { bench } from './lib/bench.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run bench                                 all games
npm run bench -- imperial                     one of them
  --seats 4        how many play (4, or as many as can)
  --seconds 5      how long each measurement takes
  --seed bench     which matches are played

How fast the games run, as ratios to baselines of the same run, so that machines can be compared.
The last line is JSON. Ends with 1 if a game could not be played.
`

await runCommand((args, terminal) => bench(args, GAMES, terminal), HELP)
