import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { remember } from './lib/remember.ts'

const HELP = `
npm run remember                     work out what finished games have left, where that is missing or of an older version
  --all                            all of it anew
  --database data/questmaster.db   the database of the tables

Records, ratings, titles and heroes follow from what is worked out here; a bot that starts does what is missing by itself. A bot
that runs meanwhile goes on, and shows what is new within a minute.
The last line is JSON. Ends with 1 if a finished game cannot be read.
`

await runCommand(async (args, terminal) => await remember(args, GAMES, terminal), HELP)
