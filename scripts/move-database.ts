import { runCommand } from './lib/command.ts'
import { moveTo } from './lib/move-database.ts'

const HELP = `
npm run move-database -- sqlite:data/questmaster.db postgres://user:password@host/database
npm run move-database -- postgres://user:password@host/database sqlite:data/questmaster.db

Copies all games from one database into another that is empty. Stop the bot first: nothing is copied while it runs. Every table is
read back and compared, row by row and by checksum, before anything counts, so the copy has all of it or nothing. The first database
stays as it is. The last line is JSON. Exits with 2 if one of them can't be used.
`

await runCommand(moveTo, HELP)
