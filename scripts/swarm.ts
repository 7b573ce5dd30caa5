import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { swarm } from './lib/swarm/swarm.ts'

const HELP = `
npm run swarm                     many processes on one PostgreSQL server of their own, without Discord; some are killed
  --processes 16    number of processes, which share the shards
  --shards 16       number of shards
  --servers 50000   --tables 20000   running tables, each in a server of its own while there are enough
  --seconds 60      how long people play
  --players 4       people playing at once in each process: each makes the next choice once the last one is acknowledged
  --posting 50      milliseconds that it takes to post a card
  --kills 8         processes killed at random meanwhile; half of them restart at once
  --verified 500    tables that are replayed from their logs at the end
  --game warlock    --seed swarm

Notes every choice outside the database, when it is sent and when it is acknowledged. At the end every acknowledged choice must be in
its log once, nothing else may be, no shard may have been shown by two processes at once, and nothing may be left due or
unshown. Exits with 1 otherwise. The last line is JSON.
`

await runCommand((args, terminal) => swarm(args, GAMES, terminal), HELP)
