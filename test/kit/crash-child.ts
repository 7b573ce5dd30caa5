// A process that plays a table in a database without a pause, to be killed: node --import tsx crash-child.ts <database>
import { openStore } from '../../src/storage/index.ts'
import { createTables, systemClock, systemRandomId, UNLIMITED } from '../../src/tables/index.ts'
import { toy } from './toy/index.ts'
import { REACTIONS_ONLY } from './timing.ts'

const [, , path = ''] = process.argv
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const store = openStore(path)
// A silent player is answered for at once.
const timing = { ...REACTIONS_ONLY, decision: 0, atZero: 'default' } as const
const parts = { store, games: [toy], clock: systemClock, luck: systemRandomId, log: silent }
const tables = createTables({ ...parts, computerPace: 0, timing, limits: UNLIMITED })
tables.onChange((id) => void store.log.lastSeq(id).then((seq) => process.stdout.write(`${id} ${seq}\n`)))
await tables.wake()
const host = { user: 'ann', name: 'Ann' }
// The process that was to kill it may be gone.
const parent = process.ppid
for (let room = 0; process.ppid === parent; room += 1) {
  const opened = await tables.opening.open({
    game: 'toy',
    preset: 'standard',
    server: 's',
    room: `${process.pid}-${room}`,
    host,
  })
  if (!opened.ok) throw new Error(opened.why)
  const { id } = opened.value
  await tables.seats.addComputer(id, 'ann')
  await tables.opening.start(id, 'ann')
  while ((await store.records.find(id))?.status === 'playing') await new Promise((next) => setTimeout(next, 5))
}
process.exit()
