import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { verifyFile } from './lib/verify.ts'

const HELP = `
npm run verify -- game.json            a finished game, as exported by /verify or npm run replay
  --commitment 3f9a…     the hash on the lobby card; the export must have the same
  --link 81c2…           the link on the closing card; it must be the last one of the export

Checks with the revealed secret alone that the dice were sealed, replays the whole game, and says in plain words what holds, or
the first line that doesn't fit. Needs no network and no database.
The last line is JSON. Exits with 1 if the game doesn't pass.
`

await runCommand((args, terminal) => verifyFile(args, GAMES, terminal), HELP)
