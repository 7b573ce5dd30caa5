import type { Attack } from './attack.ts'
import { onBench, userAt, type Bench } from './bench.ts'

const SPY = 'mallory'

/** Ways to learn secrets without playing. */
const LOOKS: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  'looked over a shoulder': async (bench) => {
    const { tables, table } = bench
    await tables.votes.propose(table, userAt(0), { kind: 'watch', watcher: { user: SPY, name: SPY } })
    const motion = (await bench.record()).motions[0]?.id ?? ''
    for (const seat of [1, 2]) await tables.votes.vote(table, userAt(seat), motion, true)
    if ((await bench.record()).watchers.every(({ user }) => user !== SPY)) throw new Error('no spectator')
    await tables.privateAccess.endWatch(table, SPY, SPY)
  },
  'looked into the hands as a moderator': async ({ tables, table }) => {
    if (!(await tables.privateAccess.lookInto(table, { user: SPY, name: SPY }, null)).ok) throw new Error('no view')
  },
  'exported the running game': async ({ tables, table }) => {
    if (!(await tables.saves.export(table, { user: SPY, name: SPY })).ok) throw new Error('no file')
  },
  'had another seat before': async ({ tables, table }) => {
    await tables.seats.giveSeat(table, 2, SPY, SPY)
    await tables.seats.giveSeat(table, 2, 'zoe', 'zoe')
  },
}

async function sitsDown(bench: Bench): Promise<string | null> {
  const { tables, table } = bench
  await tables.seats.leave(table, userAt(1))
  if ((await tables.seats.giveSeat(table, 1, SPY, SPY)).ok) return 'They were given a seat.'
  if ((await tables.votes.decide(table, { kind: 'replace', seat: 1 })).ok) {
    if ((await tables.seats.takeSeat(table, 1, SPY, SPY)).ok) return 'They took a seat on offer.'
    if ((await tables.seats.join(table, SPY, SPY)).ok) return 'They joined.'
  }
  if ((await bench.record()).seats.some(({ user }) => user === SPY)) return 'They have a seat.'
  // Only they are refused: anyone else may take the seat.
  return (await tables.seats.takeSeat(table, 1, 'yan', 'yan')).ok ? null : 'Nobody else could take the seat either.'
}

export const SEATS: readonly Attack[] = Object.entries(LOOKS).map(([how, look], index) => ({
  name: `look-first-${index + 1}`,
  tries: `Somebody who ${how} takes a seat.`,
  run: () =>
    onBench(async (bench) => {
      await bench.play(2)
      await look(bench)
      return await sitsDown(bench)
    }),
}))
