import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { writeCommands } from './lib/commands.ts'

const HELP = `
npm run commands                     write the bot's commands to docs/commands.md
`

await runCommand((_args, terminal) => writeCommands(GAMES, 'docs/commands.md', terminal), HELP)
