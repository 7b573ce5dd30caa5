import type { Proposal } from '../../src/tables/index.ts'
import type { Attack } from './attack.ts'
import { onBench, userAt, type Bench } from './bench.ts'

const ANN = userAt(0)

/** Proposals that need a second person. */
const TOGETHER: readonly Proposal[] = [
  { kind: 'back', turn: 1 },
  { kind: 'undo' },
  { kind: 'end' },
  { kind: 'watch', watcher: { user: 'mallory', name: 'Mallory' } },
  { kind: 'move', place: { server: 'lair', room: 'cellar' } },
]

/** Ways to get rid of other players without their consent. */
const RIDDANCE: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  'everybody else is away': (bench) => bench.leaveAlone(),
  'computers play for everybody else': async (bench) => {
    const until = bench.context.now() + 86_400_000
    for (const { user } of (await bench.record()).seats.slice(1))
      if (user !== null) await bench.tables.people.goAway(user, until, 'computer')
  },
  'their seats were put on offer first': async (bench) => {
    await bench.leaveAlone()
    for (const seat of [1, 2]) await bench.tables.votes.propose(bench.table, ANN, { kind: 'replace', seat })
  },
  'computers sat in for them first': async (bench) => {
    await bench.leaveAlone()
    for (const seat of [1, 2]) await bench.tables.votes.propose(bench.table, ANN, { kind: 'play-on', seat })
  },
  'everybody else has left the server': async (bench) => {
    for (const { user } of (await bench.record()).seats.slice(1))
      if (user !== null) await bench.tables.seats.leftServer(bench.table, user)
  },
}

/** Everything that one player can do to the game without others, by proposals or as an admin. */
async function alone(bench: Bench): Promise<string | null> {
  const { tables, table } = bench
  const before = JSON.stringify((await bench.house.stored(table)).entries)
  for (const proposal of TOGETHER) {
    const moved = await tables.votes.propose(table, ANN, proposal)
    if (moved.ok && moved.value === 'agreed') return `One player alone agreed on ${proposal.kind}.`
    const open = (await bench.record()).motions.find(({ came }) => came === null)
    if (open) await tables.votes.vote(table, ANN, open.id, true)
    if ((await tables.votes.decide(table, proposal, ANN)).ok)
      return `A player who is an admin decided ${proposal.kind}.`
  }
  if ((await tables.saves.close(table, ANN)).ok) return 'A player who is an admin ended the game.'
  const { status, watchers, server } = await bench.record()
  const isSame = before === JSON.stringify((await bench.house.stored(table)).entries)
  return isSame && status === 'playing' && watchers.length === 0 && server === 'server' ? null : 'The game was changed.'
}

/** A player who is an admin takes a seat from a present player and gives it to an accomplice. */
async function evicts(bench: Bench): Promise<string | null> {
  const request = bench.manager(ANN)
  await bench.command(request, 'decide', { what: 'play-on', seat: 'seat-1' })
  await bench.command(request, 'decide', { what: 'replace', seat: 'seat-1' })
  await bench.command(request, 'seat', { seat: 'seat-1', user: 'mallory' })
  await bench.tables.seats.takeSeat(bench.table, 1, 'mallory', 'mallory')
  const [, seat] = (await bench.record()).seats
  const isTheirs = seat?.user === userAt(1) && seat.keeper === 'player' && !seat.offered
  return isTheirs ? null : 'Somebody who was there lost their seat.'
}

export const QUORUM: readonly Attack[] = [
  ...Object.entries(RIDDANCE).map(([how, riddance], index) => ({
    name: `alone-${index + 1}`,
    tries: `One player goes back, ends the game or lets somebody look while ${how}.`,
    run: () =>
      onBench(async (bench) => {
        await bench.play(6)
        await riddance(bench)
        return await alone(bench)
      }),
  })),
  {
    name: 'playing-admin-evicts',
    tries: 'An admin who plays gives the seat of somebody who is there to a friend.',
    run: () => onBench(evicts),
  },
]
