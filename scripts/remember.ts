import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { remember } from './lib/remember.ts'

const HELP = `
npm run remember                     compute the statistics of finished games that are missing or outdated
  --all                            compute all of them again
  --database data/questmaster.db   the database

Records, ratings, titles and heroes come from these statistics. A bot computes missing ones by itself when it starts, and a
running bot shows new ones within a minute.
The last line is JSON. Exits with 1 if a finished game can't be read.
`

await runCommand(async (args, terminal) => await remember(args, GAMES, terminal), HELP)
