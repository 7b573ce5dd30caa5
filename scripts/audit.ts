import { askNpm, audit } from './lib/audit.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run audit                        asks npm's registry what is known against the packages that the bot uses

The last line is JSON. Ends with 1 if anything is, and with 2 and a sentence if the registry does not answer.
`

await runCommand((_args, terminal) => audit(askNpm(), terminal), HELP)
