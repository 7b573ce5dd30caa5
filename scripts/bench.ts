import { GAMES } from '../src/games/index.ts'
import { bench, SECTION_NAMES } from './lib/bench/bench.ts'
import { runCommand } from './lib/command.ts'

const HELP = `
npm run bench                     everything, of all games
npm run bench -- imperial         of one of them
  --only stored,disk   some of it: ${SECTION_NAMES.join(', ')}
  --times 5            how often the two that are compared take turns; medians count
  --quick              small sizes and one turn, to see that it works
  --seed bench         which matches are played

One table: each line is measured by turns with a baseline of the same run, so that machines can be compared.
  engine    answers of a dice game, against boardgame.io
  matches   matches of computer players, against the luck that games had before
  stored    processor time of an answer stored, facts and all, against a bare transaction of the same bytes, early and late
  resume    first view of a table after a restart, against one rebuild
  start     starting with 10,000 saved games, against 10
  memory    what a table keeps in memory, against its view as text
  pictures  cards a second and their size, against plain PNG
  disk      bytes an answer, while a game runs and after its end
  guard     composing a card as the guard does, in several worlds, against once
  looking   leafing through a game of 4,000 answers, and a picture of its film, against drawing alone
  postgres  steps written to a PostgreSQL server of its own, against the same in SQLite and a bare row; without one left out
  cost      an import, a verification, a form and a look-up of twice the size, against the size
The last line is JSON. Ends with 1 if something could not be measured, or its cost grows faster than its size.
`

await runCommand((args, terminal) => bench(args, GAMES, terminal), HELP)
