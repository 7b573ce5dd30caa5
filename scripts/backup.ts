import { GAMES } from '../src/games/index.ts'
import { backup } from './lib/backup.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run backup                       make a checked copy of all games, even while the bot runs
  --database data/questmaster.db     the database to copy
  --folder data/backups              where to put the copy; only its owner can read it
  --sample 12                        how many games of the copy to replay (all: every game)

The copy shows all games at one moment. It counts only once it has been checked completely. Older backups are then deleted,
except for the last of each of 7 days and of each of 4 weeks. The last line is JSON. Exits with 1 if there is no backup you can rely on.
`

await runCommand(async (args, terminal) => await backup(args, GAMES, terminal), HELP)
