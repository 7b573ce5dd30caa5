// npm run rules -- talisman | TAL-15.4 d-visit | --find raft [talisman]
// What of a game's rulebook is proven; what an id of a rulebook says; which rules speak of something.
import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { rules } from './lib/rules.ts'

await runCommand((args, terminal) => rules(args, terminal, GAMES))
