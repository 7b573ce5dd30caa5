import { fileURLToPath } from 'node:url'
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { records } from './lib/record.ts'

const HELP = `
npm run record -- imperial
  --anew           record how the games go now, after an intended change to a rule
  --facts          record the shape of the facts instead, after a new version or a new kind

Replays the games of trials/games/<game>/records and says where they differ from the record.
The last line is JSON. Exits with 1 if any of them differ and were not recorded again.
`

const FOLDER = fileURLToPath(new URL('../trials/games', import.meta.url))

await runCommand((args, terminal) => records(args, GAMES, FOLDER, terminal), HELP)
