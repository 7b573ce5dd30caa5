import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { exportFile, readExport, type ExportedGame, type TableId } from '../../src/tables/index.ts'
import { often } from '../kit/often.ts'
import { answer, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'

// A game that moves between bots can be imported everywhere and keeps its chronicle, regardless of what happened to its
// people.

const houses: House[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) {
    await house.tables.stop()
    await house.store.close()
  }
})

function opened(): House {
  const house = houseOf()
  houses.push(house)
  return house
}

/** A game exported by a person who neither plays in it nor imported it. */
async function exported(house: House, id: TableId): Promise<ExportedGame> {
  const by = { user: `referee-${houses.indexOf(house)}`, name: 'Alex', account: 'referee' }
  const file = await readExport(Buffer.from(granted(await house.tables.saves.export(id, by))))
  if (typeof file === 'string') throw new Error(file)
  return file
}

async function takenIn(file: ExportedGame): Promise<House> {
  const house = opened()
  const into = { server: 'elsewhere', room: 'attic', by: 'boss' }
  granted(await house.tables.saves.import(Buffer.from(exportFile(file)), into))
  granted(await house.tables.saves.resume(file.table.id, into))
  return house
}

/** Names used in the test: equal, invisible, or easily confused. */
const NAMES = ['Alex', 'alex', 'АІex', '\u3164', 'Sandra', 'computer']
const anyName = fc.constantFrom(...NAMES)
const seat = fc.integer({ min: 0, max: 2 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({ kind: fc.constant('rename' as const), seat, name: anyName }),
  fc.record({ kind: fc.constant('sit' as const), seat, name: anyName }),
  fc.record({ kind: fc.constant('look' as const), seat, name: anyName }),
  fc.record({
    kind: fc.constant('motion' as const),
    seat,
    what: fc.constantFrom('pause', 'undo', 'watch'),
    agrees: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('whisper' as const), seat }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Tries a step; other tests check which steps are allowed. */
async function take(house: House, id: TableId, one: Step, count: number): Promise<void> {
  const { record, isOver } = await sightOf(house, id)
  if (isOver || record.status !== 'playing') return
  if (one.kind === 'answer') return record.pause === null ? await answer(house, id) : undefined
  const user = record.seats[one.seat]?.user ?? ''
  switch (one.kind) {
    case 'rename':
      await house.tables.seats.rename(id, user, { name: one.name, account: `account-of-${user}` })
      return
    case 'sit': {
      const next = `guest-${count}`
      await house.tables.seats.giveSeat(id, one.seat, next, { name: one.name, account: next })
      return
    }
    case 'look':
      await house.tables.privateAccess.lookInto(
        id,
        { user: `judge-${count}`, name: one.name, account: `judge-${count}` },
        one.seat,
      )
      return
    case 'whisper':
      await house.tables.privateAccess.whisper(
        id,
        user,
        (one.seat + 1) % record.seats.length,
        `a word of line ${count}`,
      )
      return
    case 'motion': {
      const watcher = { user: `watcher-${count}`, name: 'Alex' }
      const proposal = one.what === 'watch' ? { kind: 'watch', seat: one.seat, watcher } : { kind: one.what }
      await house.tables.votes.propose(id, user, proposal as never)
      const openProposal = (await sightOf(house, id)).proposals.find(({ came }) => came === null)
      if (!openProposal) return
      for (const voter of (await sightOf(house, id)).record.seats) {
        if (voter.user !== null) await house.tables.votes.vote(id, voter.user, openProposal.id, one.agrees)
      }
      const paused = (await sightOf(house, id)).record.pause !== null
      if (paused) await house.tables.votes.unpause(id, user)
    }
  }
}

/** The parts of a file that must be the same at every bot: its log, its people and its chronicle. */
function essence({ entries, chronicle, table }: ExportedGame) {
  return { entries, chronicle, seats: table.seats.map(({ name, user }) => ({ name, user })) }
}

async function toTheEnd(house: House, id: TableId): Promise<void> {
  for (let given = 0; given < 500; given += 1) {
    const { isOver, record } = await sightOf(house, id)
    if (isOver) return
    if (record.pause !== null)
      granted(await house.tables.votes.unpause(id, record.seats.find(({ user }) => user)?.user ?? ''))
    await answer(house, id)
  }
  throw new Error('the game never ends')
}

test('a game with a renamed player is imported, continued and imported again, and it verifies', async () => {
  const here = opened()
  const id = await startTable(here, ['ann', 'ben'])
  await answer(here, id)
  expect(granted(await here.tables.seats.rename(id, 'ann', { name: 'Zoe', account: 'ann' }))).toBe(true)
  await answer(here, id)
  const there = await takenIn(await exported(here, id))
  await answer(there, id)
  expect(granted(await there.tables.seats.rename(id, 'ben', { name: 'Zoë', account: 'ben' }))).toBe(true)
  const again = await takenIn(await exported(there, id))
  expect((await sightOf(again, id)).record.seats.map((one) => one.name)).toEqual(['Zoe', 'Zoë (ben)'])
  await toTheEnd(again, id)
  expect(granted(await again.tables.archive.verify(id))).toMatchObject({ holds: true })
  for (const house of [here, there]) await toTheEnd(house, id)
  expect(granted(await there.tables.archive.verify(id))).toMatchObject({ holds: true })
})

test(
  'a game is the same at every bot that it passes through, regardless of what happens to its people',
  { timeout: 120_000 },
  async () => {
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), fc.nat(11), async (steps, cut) => {
        const here = opened()
        const id = await startTable(here, ['ann', 'ben', 'cleo'], 'seed')
        for (const [at, one] of steps.slice(0, cut).entries()) await take(here, id, one, at)
        const first = await exported(here, id)
        const there = await takenIn(first)
        const second = await exported(there, id)
        const [before, after] = [essence(first), essence(second)]
        expect(after.entries).toEqual(before.entries)
        expect(after.seats).toEqual(before.seats)
        expect(after.chronicle.slice(0, before.chronicle.length)).toEqual(before.chronicle)

        for (const [at, one] of steps.slice(cut).entries()) await take(there, id, one, 100 + at)
        const last = await takenIn(await exported(there, id))
        for (const { event } of second.chronicle.flatMap((line) => (line.kind === 'event' ? [line] : [])))
          kinds.add(event.kind)
        await toTheEnd(last, id)
        expect(granted(await last.tables.archive.verify(id))).toMatchObject({ holds: true })
      }),
      { numRuns: often(12) },
    )
    // The kinds of events are random, but most of them occur.
    expect(kinds.size).toBeGreaterThan(4)
  },
)
