import Database from 'better-sqlite3'
import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import { peopleOf } from '../../src/tables/model/chain.ts'
import { rootOf } from '../../src/tables/steps/sealing.ts'
import type { Seal } from '../../src/tables/model/store.ts'
import { relinked } from '../kit/relinked.ts'
import { exportFile, readExport, UNLIMITED, type ExportedGame, type TableId } from '../../src/tables/index.ts'
import { proposalPanel } from '../../src/discord/panels/voting/proposal.ts'
import { often } from '../kit/often.ts'
import { answer, granted, houseOf, openTable, sightOf, startTable, type House } from '../kit/house.ts'

// People whom only a file names as players are strangers until they play here.

const THERE = { server: 'elsewhere', room: 'attic', by: 'boss' }
const BOSS = { user: 'boss', name: 'Boss' }
const PEOPLE = ['ann', 'ben']

let folder: string
let path: string
let here: House
let there: House
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strangers-'))
  path = join(folder, 'here.db')
  here = houseOf({ store: openStore(path) })
  there = houseOf()
})
afterEach(async () => {
  for (const house of [here, there]) {
    await house.tables.stop()
    await house.store.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

async function read(id: TableId): Promise<ExportedGame> {
  const file = await readExport(Buffer.from(granted(await here.tables.saves.export(id, BOSS))))
  if (typeof file === 'string') throw new Error(file)
  return file
}

/** Exports a game here and imports it there, with a change in its file. */
async function movedOver(id: TableId, change: (game: ExportedGame) => ExportedGame = (game) => game) {
  return granted(await there.tables.saves.import(Buffer.from(exportFile(change(await read(id)))), THERE))
}

/** The same, forged so that other people sat there. */
function seatedBy(game: ExportedGame, seats: ExportedGame['table']['seats'], host: string): ExportedGame {
  const people = peopleOf(rootOf({ seal: game.seal as Seal, seed: game.table.seed }), { host, seats })
  const chronicle = game.chronicle.map((line) =>
    line.kind === 'event' && (line.event.kind === 'started' || line.event.kind === 'over')
      ? { ...line, event: { ...line.event, people } }
      : line,
  )
  const about = { ...(game.about as object), seats: seats.map(({ name }, seat) => ({ seat, name })) }
  return relinked({ ...game, about, chronicle, table: { ...game.table, seats, host } })
}

/** Plays a game to its end; everybody answers for themselves except the `silent`. */
async function toTheEnd(house: House, id: TableId, silent: readonly string[] = []): Promise<void> {
  for (let given = 0; given < 500; given += 1) {
    const view = await sightOf(house, id)
    if (view.isOver) return await house.tables.stats.idle()
    const asked = view.record.seats.flatMap(({ seat, user }) =>
      view.asked(seat).flatMap((one) => (one.seat === seat && user !== null ? [{ ...one, user }] : [])),
    )
    const [next] = asked
    if (!next) throw new Error('nobody is asked')
    if (silent.includes(next.user)) granted(await house.tables.seats.giveSeat(id, next.seat, 'zoe', 'Zoe'))
    else granted(await house.tables.answers.submit(id, next.user, { verb: next.verb, key: next.offers[0]?.key ?? '' }))
  }
  throw new Error('the game does not end')
}

const usersIn = async (house: House, id: TableId) =>
  (await house.tables.stats.ofTable(id))?.seats.map(({ user }) => user)

describe('a game that was over when it was imported', () => {
  test('an imported finished game counts for nobody, regardless of its winner', async () => {
    const id = await startTable(here, PEOPLE)
    await toTheEnd(here, id)
    expect(await usersIn(here, id)).toEqual(['ann', 'ben'])
    await movedOver(id, (game) => {
      const seats = game.table.seats.map((one) =>
        one.user === 'ann' ? { ...one, user: 'victim', name: 'Victim' } : one,
      )
      return seatedBy(game, seats, 'victim')
    })
    await there.tables.stats.catchUp('all')
    expect(await usersIn(there, id)).toEqual([null, null])
    expect(await there.tables.stats.of({ server: 'elsewhere' })).toEqual([])
    expect(await there.tables.stats.of({ user: 'victim' })).toEqual([])
    expect(await there.store.records.finishedGames('toy', ['victim', 'ben'])).toEqual([0, 0])
    for (const user of ['victim', 'ben']) expect(await there.tables.people.isImported(id, user)).toBe(true)
    // A rematch seats only people who ask for it.
    const once = granted(await there.tables.opening.again(id, { by: { user: 'ben', name: 'ben' }, gone: new Set() }))
    expect(once.record).toMatchObject({
      seats: [{ user: 'ben' }],
      again: { called: [], leftOut: [{ name: 'Victim', why: 'stranger' }] },
    })
    // The game still counts at the bot where it was played.
    expect(await here.store.records.finishedGames('toy', ['ann', 'ben'])).toEqual([1, 1])
    expect(await here.tables.stats.of({ server: 'server' })).toHaveLength(1)
  })
})

describe('a game that continues where it was imported', () => {
  test('an imported game counts only for people who answer there', async () => {
    const id = await startTable(here, PEOPLE)
    for (let n = 0; n < 4; n += 1) await answer(here, id)
    expect(await movedOver(id)).toMatchObject({ host: 'boss' })
    granted(await there.tables.saves.resume(id, THERE))
    for (const user of ['ann', 'ben']) expect(await there.tables.people.isImported(id, user)).toBe(true)
    await toTheEnd(there, id)
    for (const user of ['ann', 'ben']) expect(await there.tables.people.isImported(id, user)).toBe(false)
    expect(await usersIn(there, id)).toEqual(['ann', 'ben'])
    expect(await there.tables.stats.of({ server: 'elsewhere' })).toHaveLength(1)
    expect(await there.store.records.finishedGames('toy', ['ann', 'ben'])).toEqual([1, 1])
  })

  test('an imported game counts for a person who takes a seat there, not for the seat’s old player', async () => {
    const id = await startTable(here, PEOPLE)
    await movedOver(id)
    granted(await there.tables.saves.resume(id, THERE))
    await toTheEnd(there, id, ['ben'])
    expect(await usersIn(there, id)).toEqual(['ann', 'zoe'])
    expect(await there.store.records.finishedGames('toy', ['ann', 'ben', 'zoe'])).toEqual([1, 0, 1])
  })

  test('an imported game ignores what its strangers do elsewhere, and keeps nobody from another table', async () => {
    const id = await startTable(here, PEOPLE)
    await movedOver(id)
    granted(await there.tables.saves.resume(id, THERE))
    const before = await there.store.chronicle.lines(id, 0, 999)
    granted(await there.tables.people.goAway('ann', there.clock.now() + 86_400_000, 'pause'))
    granted(await there.tables.people.comeBack('ann'))
    expect(await there.store.chronicle.lines(id, 0, 999)).toEqual(before)
  })
})

test('people whom files seat at many tables may still join others', async () => {
  const limits = { ...UNLIMITED, running: 1, waiting: { tables: 1, afterMs: 0 } }
  const strict = houseOf({ limits })
  const id = await startTable(here, PEOPLE)
  const file = Buffer.from(exportFile(await read(id)))
  granted(await strict.tables.saves.import(file, THERE))
  granted(await strict.tables.saves.resume(id, THERE))
  const other = await openTable(strict, ['zoe', 'yan'], 'x', 'cellar')
  granted(await strict.tables.opening.start(other, 'zoe', 'x'))
  granted(await strict.tables.seats.giveSeat(other, 0, 'ann', 'Ann'))
  expect(await strict.tables.seats.giveSeat(other, 1, 'xan', 'Xan')).toMatchObject({ ok: true })
  // By now it is Ann's own game.
  const third = await openTable(strict, ['uma', 'vic'], 'x', 'attic-2')
  granted(await strict.tables.opening.start(third, 'uma', 'x'))
  expect(await strict.tables.seats.giveSeat(third, 0, 'ann', 'Ann')).toEqual({ ok: false, why: 'too-many-tables' })
  await strict.tables.stop()
  await strict.store.close()
})

test('imported times lie neither in the future nor before 1970', async () => {
  const id = await startTable(here, PEOPLE)
  await answer(here, id)
  await movedOver(id, (game) => ({
    ...game,
    chronicle: game.chronicle.map((line, at) => ({ ...line, at: at % 2 === 0 ? 1e300 : -7 })),
    entries: game.entries.map((entry) => ({ ...entry, at: 1e300 })),
    table: { ...game.table, createdAt: -5, changedAt: 1e15 },
  }))
  const now = there.clock.now()
  const record = await there.store.records.find(id)
  const times = [
    record?.createdAt,
    record?.changedAt,
    ...(await there.store.chronicle.lines(id, 0, 999)).map(({ at }) => at),
    ...(await there.store.log.entries(id)).map(({ at }) => at),
  ]
  expect(times.filter((at) => at === undefined || at < 0 || at > now)).toEqual([])
})

test.each([
  ['update chronicle set body = ? where line = 5', '{"kind":"no'],
  ['update chronicle set body = ? where is_event = 0', ''],
  ['update chronicle set audience = ? where is_private = 1', 'nobody'],
  ['update chronicle set seq = ? where line > 4', 'x'],
])('unreadable lines are imported as unreadable: %s', async (statement, junk) => {
  const id = await startTable(here, PEOPLE)
  for (let n = 0; n < 6; n += 1) await answer(here, id)
  const raw = new Database(path)
  expect(raw.prepare(statement).run(junk).changes).toBeGreaterThan(0)
  raw.close()
  const kinds = async (house: House) =>
    (await house.tables.chronicle.lines(id, 0, 999)).map((one) =>
      one.kind === 'fact' ? one.fact.kind : one.event.kind,
    )
  const damaged = await kinds(here)
  expect(damaged).toContain('unreadable')
  await movedOver(id)
  expect(await kinds(there)).toEqual([...(await kinds(here)), 'imported'])
  granted(await there.tables.saves.resume(id, THERE))
  await toTheEnd(there, id)
})

test('an imported chronicle may omit no more than its unreadable lines, and tell nothing that did not happen', async () => {
  const id = await startTable(here, PEOPLE)
  for (let n = 0; n < 6; n += 1) await answer(here, id)
  const game = await read(id)
  const facts = game.chronicle.filter(({ kind }) => kind === 'fact')
  const [first, second] = facts
  if (!first || !second) throw new Error('nothing was told')
  const unreadable = { kind: 'event', event: { kind: 'unreadable' } } as const
  const edited = (change: (line: ExportedGame['chronicle'][number]) => ExportedGame['chronicle']) => {
    const chronicle = game.chronicle.flatMap(change).map((line, index) => ({ ...line, line: index + 1 }))
    return there.tables.saves.import(Buffer.from(exportFile({ ...game, chronicle })), THERE)
  }
  const { line, seq, at, version, to, link } = first
  const gap = { line, seq, at, version, to, link, ...unreadable }
  const unfit = { ok: false, why: 'export-unfit' }
  expect(await edited((one) => (one === first ? [gap] : one === second ? [] : [one]))).toEqual(unfit)
  expect(await edited((one) => (one === first ? [gap, second] : [one]))).toEqual(unfit)
  const lied = (one: typeof second) => (one.kind === 'fact' ? { ...one, fact: { ...one.fact, kind: 'dreamt' } } : one)
  expect(await edited((one) => (one === first ? [gap] : one === second ? [lied(second)] : [one]))).toEqual(unfit)
  granted(await edited((one) => (one === first ? [gap] : [one])))
})

test.each<[string, (table: ExportedGame['table']) => object, string]>([
  ['of other players', () => ({ experience: [0] }), 'export-unfit'],
  [
    'with no room for another bookmark',
    ({ bookmarks }) => ({ bookmarks: bookmarks.map((one) => ({ ...one, number: 2 ** 53 - 1 })) }),
    'export-edited',
  ],
  ['with a seed that nobody could type', () => ({ seed: 'x'.repeat(300) }), 'export-edited'],
])('a file %s is refused', async (_, change, why) => {
  const id = await startTable(here, PEOPLE, 'typed')
  granted(await here.tables.saves.bookmark(id, 'boss', 'then'))
  const game = await read(id)
  const table = { ...game.table, ...change(game.table) }
  const { seal } = game
  const file = exportFile({
    ...game,
    table,
    seal: seal?.kind === 'typed' ? { ...seal, seed: table.seed } : seal,
  } as ExportedGame)
  expect(await there.tables.saves.import(Buffer.from(file), THERE)).toEqual({ ok: false, why })
  expect(await there.tables.directory.count({})).toBe(0)
})

/** All leaf values of a JSON value, with their paths. */
function ends(json: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [way]
  return Object.entries(json).flatMap(([key, one]) => ends(one, [...way, key]))
}

/** The same JSON with another value at a path. */
function withEnd(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const entries = Object.entries(json as object).map(([name, one]) => [
    name,
    name === key ? withEnd(one, rest, value) : one,
  ])
  return Array.isArray(json) ? entries.map(([, one]) => one as unknown) : Object.fromEntries(entries)
}

const JUNK = [null, '', 'x', 'x'.repeat(300), -1, 0, 1, 99, 0.5, 1e15, 2 ** 53 - 1, 1e300, true, [], {}]

test('a file with any one value changed is refused, or imported as a playable game', async () => {
  const id = await startTable(here, PEOPLE)
  for (let n = 0; n < 6; n += 1) await answer(here, id)
  granted(await here.tables.saves.bookmark(id, 'boss', 'then'))
  granted(await here.tables.guesses.guess(id, { user: 'zoe', name: 'Zoe' }, 1))
  const game = await read(id)
  const head = { ...game, entries: [], chronicle: [], snapshots: [] }
  const anywhere = fc.oneof(fc.constantFrom(...ends(head)), fc.constantFrom(...ends(game)))
  await fc.assert(
    fc.asyncProperty(anywhere, fc.constantFrom(...JUNK), async (way, junk) => {
      const house = houseOf()
      const spoiled = withEnd(game, way, junk) as ExportedGame
      const result = await house.tables.saves.import(Buffer.from(exportFile(spoiled)), THERE)
      if (result.ok) {
        const taken = result.value.id
        expect(await house.store.records.find(taken)).toMatchObject({ status: 'closed' })
        granted(await house.tables.saves.resume(taken, THERE))
        expect(await house.tables.views.of(taken)).not.toHaveProperty('fault')
        granted(await house.tables.saves.bookmark(taken, 'boss', 'now'))
        granted(await house.tables.saves.export(taken, { user: 'kim', name: 'Kim' }))
        const { pause, seats } = (await sightOf(house, taken)).record
        if (pause === null && seats.every(({ user }) => user !== null)) await toTheEnd(house, taken)
      } else expect(result.why).toMatch(/^(no-such-game|no-export|export-(edited|unfit|newer|unbound))$/)
      await house.tables.stop()
      await house.store.close()
    }),
    { numRuns: often(60) },
  )
})

test('people whom only a file has seated are not mentioned until they vote or answer', async () => {
  const id = await startTable(here, PEOPLE)
  await answer(here, id)
  await movedOver(id)
  granted(await there.tables.saves.resume(id, THERE))
  for (const user of ['ann', 'ben']) granted(await there.tables.people.choose(user, { notice: 'direct' }))
  granted(await there.tables.seats.giveSeat(id, 0, 'zoe', 'Zoe'))
  granted(await there.tables.votes.propose(id, 'zoe', { kind: 'end' }))
  const before = await sightOf(there, id)
  expect([before.isImported(1), before.notice(1)]).toEqual([true, 'none'])
  const called = JSON.stringify(before.proposals.map((proposal) => proposalPanel(before, proposal)))
  expect(called).not.toContain('<@ben>')
  expect(called).toContain('ben')
  granted(await there.tables.votes.vote(id, 'ben', before.proposals[0]?.id ?? '', false))
  expect((await sightOf(there, id)).isImported(1)).toBe(false)
})
