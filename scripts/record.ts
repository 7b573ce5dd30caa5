import { fileURLToPath } from 'node:url'
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { records } from './lib/record.ts'

const HELP = `
npm run record -- imperial
  --anew           keep how the games go now, when a rule was changed on purpose
  --facts          keep the form of the facts instead, when the version was raised or a kind is new

Plays the games of trials/games/<game>/records again and says where they part from what is on record.
The last line is JSON. Ends with 1 if any of them parted and was not recorded anew.
`

const FOLDER = fileURLToPath(new URL('../trials/games', import.meta.url))

await runCommand((args, terminal) => records(args, GAMES, FOLDER, terminal), HELP)
