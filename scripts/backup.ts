import { GAMES } from '../src/games/index.ts'
import { backup } from './lib/backup.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run backup                       a checked copy of all games, also while the bot runs
  --database data/questmaster.db     what is copied
  --folder data/backups              where to; its owner alone may read it
  --sample 12                        so many games of the copy are played again; all for every one

The copy is as all stood at one moment. It is looked through whole before it counts; then older ones go: the last of each of 7
days and of each of 4 weeks are kept. The last line is JSON. Ends with 1 if there is no backup that can be relied on.
`

await runCommand(async (args, terminal) => await backup(args, GAMES, terminal), HELP)
