// npm run simulate -- <game> [seed] [--seats 4] [--length short] [--matches 200] [--seed 1]
//   [--verbose | --watch] [--coverage] [--answers 50000] [--save file.json]
// Plays matches with the game's computer player, live: nothing is stored.
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { simulate } from './lib/simulate.ts'

await runCommand((args, terminal) => simulate(args, GAMES, terminal))
