// npm run record -- <game> [--anew]
// Plays the games of trials/games/<game>/records again and says where they part from what is on record; --anew keeps how
// they go now, when a rule was changed on purpose.
import { fileURLToPath } from 'node:url'
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { records } from './lib/record.ts'

const FOLDER = fileURLToPath(new URL('../trials/games', import.meta.url))

await runCommand((args, terminal) => records(args, GAMES, FOLDER, terminal))
