import { GAMES } from '../src/games/index.ts'
import { bench, SECTION_NAMES } from './lib/bench/bench.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run bench                     measure everything, for all games
npm run bench -- imperial         measure one game
  --only stored,disk   only these sections: ${SECTION_NAMES.join(', ')}
  --times 5            how often each measurement alternates with its baseline; the median counts
  --quick              small sizes and one round, to check that it works
  --seed bench         which matches

Prints a table. Each line alternates with a baseline in the same run, so that machines can be compared. A line whose ratio
has a goal ends with the ratio at the time when the goal was set, the goal, and whether it is met.
  engine    choices in a dice game, against boardgame.io
  matches   matches of computer players, against the same matches with a fast generator
  stored    CPU time to store a choice, facts included, against a bare transaction of the same bytes, early and late
  resume    the first view of a table after a restart, against one rebuild
  start     starting with 10,000 saved games, against 10
  memory    what a table keeps in memory, against its view as text
  pictures  cards per second and their size, against plain PNG
  disk      bytes per choice, while a game runs and after its end
  guard     composing a card as the leak guard does, in several worlds, against once
  looking   browsing a game of 4,000 choices, and a picture of its film, against drawing alone
  postgres  steps written to a PostgreSQL server of its own, against SQLite and a bare row; skipped if there is none
  cost      an import, a verification, a form and a look-up of twice the size, against the size
The last line is JSON. Exits with 1 if something could not be measured, or its cost grows faster than its size.
`

await runCommand((args, terminal) => bench(args, GAMES, terminal), HELP)
