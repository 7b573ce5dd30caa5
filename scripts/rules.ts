// npm run rules -- TAL-15.4 d-visit | --find raft [talisman]
// What an id of a rulebook says, or which rules speak of something.
import { runCommand } from './lib/command.ts'
import { rules } from './lib/rules.ts'

await runCommand(rules)
