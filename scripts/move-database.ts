import { runCommand } from './lib/command.ts'
import { moveTo } from './lib/move-database.ts'

const HELP = `
npm run move-database -- sqlite:data/questmaster.db postgres://user:password@host/database
npm run move-database -- postgres://user:password@host/database sqlite:data/questmaster.db

Copies all games from one database into another that has none. Stop the bot first: while it plays nothing is moved. Every table
is read back and compared by its rows and a checksum before anything counts, so the other has all of it or none; the first stays
as it is. The last line is JSON. Ends with 2 if one of them cannot be used.
`

await runCommand(moveTo, HELP)
