// npm run hunt -- <game> [--seconds 60] [--matches 100] [--seed 1] [--seats 4] [--length short] [--every 25]
// Plays what has not been played yet and checks everything on the way, with what only the game can check about itself.
import { GAMES } from '../src/games/index.ts'
import { partsOf } from '../trials/parts.ts'
import { runCommand } from './lib/command.ts'
import { hunt } from './lib/hunt.ts'

await runCommand((args, terminal) => hunt(args, GAMES, terminal, partsOf))
