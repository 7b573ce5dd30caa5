// npm run bench -- <game> [--seats 4] [--seconds 5] [--seed bench]
// How fast a game runs, live and stored, as ratios against baselines of the same run.
import { GAMES } from '../src/games/index.ts'
import { bench } from './lib/bench.ts'
import { runCommand } from './lib/command.ts'

await runCommand((args, terminal) => bench(args, GAMES, terminal))
