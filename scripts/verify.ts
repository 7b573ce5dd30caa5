import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { verifyFile } from './lib/verify.ts'

const HELP = `
npm run verify -- game.json            a game that is over, as /verify or npm run replay exports it
  --commitment 3f9a…     what the lobby card showed: must be the export's
  --link 81c2…           what the closing card showed: must be the last link of the export's chain

Works out from the opened secret alone that the dice were sealed, plays the whole game again and says in plain words what
holds, or the first line that does not fit. Needs no network and no database.
The last line is JSON. Ends with 1 if it does not hold.
`

await runCommand((args, terminal) => verifyFile(args, GAMES, terminal), HELP)
