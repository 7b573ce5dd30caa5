// A child process of the shard manager, without a bot. It reports that it has begun, exits on request and otherwise
// follows its orders. Orders and notes are in files beside it.
import { appendFileSync, readFileSync } from 'node:fs'

const { SHARDS, SHARD_COUNT, HEALTH_PORT } = process.env
const fails = readFileSync(new URL('fails', import.meta.url), 'utf8')
const note = (what) => appendFileSync(new URL('notes', import.meta.url), `${SHARDS}/${SHARD_COUNT} ${what}\n`)

process.on('message', (message) => {
  if (message !== 'end') return
  note('ends')
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
note(`begins ${process.pid} ${HEALTH_PORT ?? 'without health'}`)
if (fails === SHARDS) process.exit(1)
if (fails === 'deaf') process.removeAllListeners('message')
else process.send('begun')
setInterval(() => undefined, 1000)
