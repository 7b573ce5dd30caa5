import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { writeCommands } from './lib/commands.ts'

const HELP = `
npm run commands                     lists the commands of the bot in docs/commands.md
`

await runCommand((_args, terminal) => writeCommands(GAMES, 'docs/commands.md', terminal), HELP)
