import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { swarm } from './lib/swarm/swarm.ts'

const HELP = `
npm run swarm                     many processes on one PostgreSQL server of its own, without Discord; some are killed
  --processes 16    each has its share of the shards
  --shards 16       into which the servers are divided
  --servers 50000   --tables 20000   tables under way, each in a server of its own while there are enough
  --seconds 60      how long people play
  --players 4       people who play at once in each process: each answers as soon as the last answer is acknowledged
  --posting 50      milliseconds that a card takes
  --kills 8         processes that are killed meanwhile, at random; half of them start again at once
  --verified 500    tables that are played again from their logs in the end
  --game warlock    --seed swarm

Of every answer it is written down, beside the database, that it was asked for and acknowledged. In the end each that was acknowledged
must be in its log once and none that nobody asked for, no shard may have been shown by two processes at once, and nothing that is due or
to be shown may be left. Ends with 1 if that is not so. The last line is JSON.
`

await runCommand((args, terminal) => swarm(args, GAMES, terminal), HELP)
