import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  choose,
  linkAfter,
  options,
  pickOne,
  rngFrom,
  type Entry,
  type Game,
  type Play,
} from '../../src/engine/index.ts'
import { troubleInWords, verdictLines } from '../../src/discord/table/files/verdict.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  verify,
  type RandomId,
  type SavedGame,
  type Store,
  type TableId,
  type Verdict,
} from '../../src/tables/index.ts'
import { commitmentTo, renewedSeed, sealedSeed } from '../../src/tables/steps/sealing.ts'
import { BY_ITSELF, granted, houseOf, openTable, ORDERS, sightOf, startTable, type House } from '../kit/house.ts'
import { bareRules } from '../kit/bare.ts'
import { openRaw } from '../kit/raw.ts'
import { relinked } from '../kit/relinked.ts'
import { toy, toyWith } from '../kit/toy/index.ts'

/** The same secrets and ids in every run of the tests. */
function luckOf(seed: string): RandomId {
  const rng = { rng: rngFrom(`luck of ${seed}`) }
  return (letters) =>
    Array.from({ length: letters }, () => pickOne(rng, [...'abcdefghijklmnopqrstuvwxyz0123456789'])).join('')
}

const UNTYPED = ''
const USERS = ['ann', 'bob']

/** A table with sealed dice, with a contribution from everybody. */
async function sealedTable(house: House): Promise<TableId> {
  const { tables } = house
  const id = await openTable(house, ['ann'], UNTYPED)
  granted(await tables.seats.join(id, 'bob', 'bob', 'first'))
  granted(await tables.seats.leave(id, 'bob'))
  granted(await tables.seats.join(id, 'bob', 'bob', 'second'))
  granted(await tables.opening.start(id, 'ann', 'start'))
  return id
}

/** Answers at random with occasional undos, and plays to the end. */
async function playWildly(house: House, id: TableId, seed: string): Promise<void> {
  const rng = { rng: rngFrom(`wild:${seed}`) }
  for (let n = 0; n < 3000 && (await house.store.records.find(id))?.status === 'playing'; n += 1) {
    const view = await sightOf(house, id)
    const choices = view.record.seats.flatMap(({ seat, user }) => {
      const asked = view.asked(seat).find((one) => one.seat === seat)
      const offers = (asked?.offers ?? []).map(({ key }) => ({ verb: asked?.verb ?? '', key }))
      return [...offers, ...view.asides(seat)].map(({ verb, key }) => ({ user: user ?? '', verb, key }))
    })
    const { user, verb, key } = pickOne(rng, choices)
    granted(await house.tables.answers.submit(id, user, { verb, key }))
    if (pickOne(rng, [true, false, false])) for (const one of USERS) await house.tables.answers.undo(id, one)
  }
  expect((await house.store.records.find(id))?.status).toBe('over')
}

async function finished(house: House, seed = 'a'): Promise<TableId> {
  const id = await sealedTable(house)
  await playWildly(house, id, seed)
  return id
}

const verdictOf = async ({ tables }: House, id: TableId): Promise<Verdict> => granted(await tables.archive.verify(id))
const savedOf = async ({ tables }: House, id: TableId): Promise<SavedGame> => granted(await tables.archive.saved(id))

test('an undo that goes past what the bot has answered by itself is fair', async () => {
  function* turn(): Play {
    yield* choose(0, 'way.first', () => options(['north', 'south']))
    yield* choose(0, 'way.only', () => options(['on']), { always: true, standing: 'on' })
    yield* choose(0, 'way.last', () => options(['east', 'west']))
  }
  const rules = bareRules(turn, { id: 'toy', seats: { min: 2, max: 2 } })
  const house = houseOf({ games: [{ ...toy, rules } as unknown as Game] })
  const id = await sealedTable(house)
  const said = async (verb: string, key: string) => {
    granted(await house.tables.answers.submit(id, 'ann', { verb, key }))
    house.clock.pass(ORDERS.most)
    await house.settle()
  }
  await said('way.first', 'north')
  granted(await house.tables.answers.undo(id, 'ann'))
  await said('way.first', 'south')
  await said('way.last', 'west')
  expect(await verdictOf(house, id)).toMatchObject({ trouble: null, undone: 1 })
  const saved = await savedOf(house, id)
  const kinds = saved.entries.map((one) => (one.kind === 'answer' ? one.answer.key : one.to))
  expect(kinds).toEqual(['north', 'on', 0, 'south', 'on', 'west'])
})

describe('a seal', () => {
  test('a seal shows only the SHA-256 of its secret, and includes all contributions in order', async () => {
    const house = houseOf()
    const id = await sealedTable(house)
    const kept = await house.store.records.find(id)
    if (kept?.seal.kind !== 'sealed') throw new Error('it is not sealed')
    const { secret, commitment, brought } = kept.seal
    expect(brought).toEqual(['first', 'second', 'start'])
    expect(commitment).toBe(commitmentTo(secret))
    expect(kept.seed).toBe(sealedSeed(secret, brought))
    expect((await sightOf(house, id)).record.seal).toEqual({ kind: 'sealed', commitment, secret: '', brought })
  })

  test('a seal includes nothing from people who are refused, or return to a game in progress', async () => {
    const house = houseOf()
    const id = await sealedTable(house)
    const before = (await house.store.records.find(id))?.seal
    await house.tables.seats.join(id, 'zoe', 'Zoe', 'late')
    await house.tables.seats.leave(id, 'bob')
    granted(await house.tables.seats.join(id, 'bob', 'bob', 'back'))
    expect((await house.store.records.find(id))?.seal).toEqual(before)
    const lobby = await openTable(house, ['cat'], UNTYPED, 'hall')
    await house.tables.seats.join(lobby, 'cat', 'cat', 'again')
    await house.tables.opening.start(lobby, 'cat', 'alone')
    expect((await house.store.records.find(lobby))?.seal).toMatchObject({ brought: [] })
  })

  test('a seal is opened only when the game is over, not for a game that was ended early', async () => {
    const house = houseOf()
    const id = await sealedTable(house)
    const { seal, seed } = (await house.store.records.find(id)) ?? {}
    const secret = seal?.kind === 'sealed' ? seal.secret : ''
    const { tables } = house
    const shown = async () =>
      JSON.stringify([
        await tables.views.of(id),
        await tables.directory.openIn('server', 'room'),
        await tables.directory.find({}),
      ])
    const isShown = () => Promise.all([secret, seed ?? ''].map(async (one) => (await shown()).includes(one)))
    expect(await isShown()).toEqual([false, false])
    expect(await tables.archive.verify(id)).toEqual({ ok: false, why: 'not-over' })
    expect(await tables.archive.saved(id)).toEqual({ ok: false, why: 'not-over' })
    granted(await tables.saves.close(id))
    expect(await isShown()).toEqual([false, false])
    expect(await tables.archive.saved(id)).toEqual({ ok: false, why: 'not-over' })
    granted(await tables.saves.resume(id, { server: 'server', room: 'room' }))
    expect((await sightOf(house, id)).head).toBeNull()
    await playWildly(house, id, 'a')
    expect(await isShown()).toEqual([true, true])
    expect((await sightOf(house, id)).head).toBe(await house.store.chronicle.lastLink(id))
    expect(house.logged.join()).not.toContain(secret)
  })

  test('a seal survives a restart, and an early end with a resumption elsewhere', async () => {
    const house = houseOf()
    const id = await sealedTable(house)
    const before = (await house.store.records.find(id))?.seal
    granted(await house.tables.saves.close(id))
    granted(await houseOf({ store: house.store }).tables.saves.resume(id, { server: 'server', room: 'hall' }))
    expect((await house.store.records.find(id))?.seal).toEqual(before)
  })
})

describe('a game that is over', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('a finished game with undos verifies (%s)', async (seed) => {
    const house = houseOf({ luck: luckOf(seed) })
    const id = await finished(house, seed)
    const verdict = await verdictOf(house, id)
    const entries = await house.store.log.entries(id)
    const facts = (await house.store.chronicle.lines(id, 0, 9999)).filter(({ kind }) => kind === 'fact')
    expect(verdict).toMatchObject({ holds: true, trouble: null, seal: 'sealed', brought: 3 })
    expect(verdict).toMatchObject({ lines: entries.length, facts: facts.length, renewed: 0, dropped: 0 })
    expect(verdict.answers).toBe(entries.filter(({ kind }) => kind === 'answer').length)
    expect(verdict.undone).toBe(entries.filter(({ kind }) => kind === 'rewind').length)
    expect(verdict.positions).toBe((await house.store.snapshots.all(id)).length)
    expect(verdict.head).toBe((await sightOf(house, id)).head)
    expect(verdictLines(verdict)[0]).toBe(
      'Everything checks out. The dice were sealed, and the whole game follows from them.',
    )
    expect(verify(toy, await savedOf(house, id))).toEqual({ ...verdict, positions: 1 })
  })

  test('a finished game of computers and absent players verifies', async () => {
    const house = houseOf({ timing: BY_ITSELF })
    const id = await openTable(house, ['ann', 'computer', 'bob'], UNTYPED)
    granted(await house.tables.opening.start(id, 'ann', 'x'))
    granted(await house.tables.seats.leave(id, 'bob'))
    await house.playOut(id)
    expect(await verdictOf(house, id)).toMatchObject({ holds: true })
  })

  test('a finished game with a typed seed verifies as unsealed', async () => {
    const house = houseOf()
    const id = await startTable(house, USERS, 'seed')
    await playWildly(house, id, 'a')
    const verdict = await verdictOf(house, id)
    expect(verdict).toMatchObject({ holds: true, seal: 'typed', commitment: null })
    expect(verdictLines(verdict).slice(0, 2).join(' ')).toMatch(/weren’t sealed.*host chose the seed/)
  })

  test('a finished game verifies if older rules told a fact with fewer fields, but not with other values', async () => {
    const house = houseOf({ luck: luckOf('more to say') })
    const saved = await savedOf(house, await finished(house))
    const { version } = toy.rules
    /** The same game as if rules of an older version had begun and told it, with a change in its facts. */
    const toldBy = (then: number, field: string, other?: unknown): SavedGame =>
      relinked({
        ...saved,
        snapshots: saved.snapshots.map((one) => ({ ...one, version: then })),
        chronicle: (saved.chronicle ?? []).map((one) => {
          if (one.kind === 'event') return { ...one, version: then }
          if (one.fact.kind !== 'dug') return { ...one, version: then }
          const fact = Object.fromEntries(Object.entries(one.fact).filter(([name]) => name !== field))
          return {
            ...one,
            version: then,
            fact: { ...fact, kind: 'dug', ...(other === undefined ? {} : { [field]: other }) },
          }
        }),
      })
    expect(verify(toy, toldBy(version, 'nothing'))).toMatchObject({ holds: true })
    expect(verify(toy, toldBy(version, 'pit'))).toMatchObject({ holds: false })
    const older = verify(toy, toldBy(version - 1, 'pit'))
    expect(older).toMatchObject({ holds: true })
    expect(older.older).toBeGreaterThan(0)
    expect(verdictLines(older).join()).toContain('I could compare those only in part')
    expect(verify(toy, toldBy(version - 1, 'pit', 'hell'))).toMatchObject({ holds: false })
    expect(verify(toy, toldBy(version - 1, 'depth', 3))).toMatchObject({ holds: false })
    // Rules older than those that began the game can't have told anything.
    const begun = (then: number): SavedGame => ({ ...toldBy(then, 'pit'), snapshots: saved.snapshots })
    expect(verify(toy, begun(version - 1)).trouble).toMatchObject({ kind: 'chronicle-line-other-version' })
    expect(verify(toy, toldBy(version + 1, 'nothing')).trouble).toMatchObject({ kind: 'chronicle-line-other-version' })
  })

  test('a finished game verifies after a change of rules: the renewed seed follows from the secret', async () => {
    const house = houseOf()
    const id = await sealedTable(house)
    const seal = (await house.store.records.find(id))?.seal
    const secret = seal?.kind === 'sealed' ? seal.secret : ''
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'dig.where', key: 'pit:deep' }))
    const shallow = toyWith({
      *turn(state) {
        if (state.digger !== null) delete state.pits['deep']
        yield* toy.rules.turn(state)
      },
    })
    const later = houseOf({ games: [shallow], store: house.store })
    await sightOf(later, id)
    await later.settle()
    expect((await house.store.log.entries(id)).at(-1)).toMatchObject({ kind: 'rewind', seed: renewedSeed(secret, 2) })
    await playWildly(later, id, 'a')
    const verdict = await verdictOf(later, id)
    expect(verdict).toMatchObject({ holds: true, renewed: 1, dropped: 1 })
    expect(verdictLines(verdict).join()).toContain(
      'The rules changed during the game once, and 1 choice no longer fitted',
    )
    expect(await verdictOf(house, id)).toMatchObject({ holds: false })
  })
})

describe('a file that does not hold', () => {
  let saved: SavedGame
  beforeEach(async () => {
    const house = houseOf({ luck: luckOf('refused') })
    saved = await savedOf(house, await finished(house))
  })

  /** Recomputes all links, as a knowledgeable forger would. */
  const linked = (entries: readonly Entry[]): SavedGame['entries'] => {
    let link = ''
    return entries.map((entry) => ({ ...entry, link: (link = linkAfter(link, entry)) }))
  }
  const digs = (one: Entry) => one.kind === 'answer' && one.answer.verb === 'dig.where'
  const other = (one: Entry): Entry =>
    one.kind === 'answer' ? { ...one, answer: { ...one.answer, key: 'pit:hell' } } : one

  const edits: [string, (game: SavedGame) => SavedGame, RegExp][] = [
    [
      'another secret',
      (game) => ({ ...game, seal: { ...game.seal, secret: 'another' } }) as SavedGame,
      /^The commitment isn’t the SHA-256 of the secret\.$/,
    ],
    [
      'something else that was brought',
      (game) => ({ ...game, seal: { ...game.seal, brought: ['first', 'start'] } }) as SavedGame,
      /^The seed doesn’t follow from the secret and the players’ contributions\.$/,
    ],
    [
      'a seal that is not open',
      (game) => ({ ...game, seal: { ...game.seal, secret: null, seed: null } }) as SavedGame,
      /^The game wasn’t over when this was exported/,
    ],
    ['no seal', ({ seal: _seal, ...game }) => game, /^This file doesn’t say what binds its dice/],
    [
      'an answer that was changed',
      (game) => ({
        ...game,
        entries: game.entries.map((one) =>
          one.kind === 'answer' && one.seq === 1 ? { ...one, sealed: !one.sealed } : one,
        ),
      }),
      /^Line 1 of the log doesn’t fit the chain/,
    ],
    [
      'a line left out',
      (game) => ({ ...game, entries: game.entries.filter(({ seq }) => seq !== 6) }),
      /^Line 6 of the log is missing\.$/,
    ],
    [
      'a changed answer with new links',
      (game) => {
        const at = game.entries.findIndex(digs)
        return { ...game, entries: linked(game.entries.map((one, index) => (index === at ? other(one) : one))) }
      },
      /^Line \d+ of the log isn’t a legal choice \(not-offered\)\.$/,
    ],
    [
      'a log that was cut',
      (game) => {
        const entries = game.entries.slice(0, -1)
        const chronicle = (game.chronicle ?? []).filter(({ seq }) => seq <= entries.length)
        return { ...game, entries, chronicle }
      },
      /^The log ends before the game does\. Its last lines are missing\.$/,
    ],
    [
      'a fact that was changed',
      (game) => ({
        ...game,
        chronicle: (game.chronicle ?? []).map((one) =>
          one.kind === 'fact' && one.fact.kind === 'gold' ? { ...one, fact: { ...one.fact, amount: 99 } } : one,
        ),
      }),
      /^Line \d+ of the chronicle doesn’t match line \d+ of the log\.$/,
    ],
    [
      'a fact left out',
      (game) => ({
        ...game,
        chronicle: (game.chronicle ?? [])
          .filter((one) => one.kind !== 'fact' || one.fact.kind !== 'gold')
          .map((one, at) => ({ ...one, line: at + 1 })),
      }),
      /^(The chronicle leaves out something that line|Line \d+ of the chronicle doesn’t match line)/,
    ],
    [
      'a gap in the chronicle',
      (game) => ({ ...game, chronicle: game.chronicle?.filter(({ line }) => line !== 3) }),
      /^Line 3 of the chronicle is missing or unreadable\.$/,
    ],
    [
      'a rewind past a die',
      (game) => {
        const at = game.entries.findIndex((one) => one.kind === 'answer' && one.sealed)
        const [head, tail] = [game.entries.slice(0, at + 1), game.entries.slice(at)]
        const rewind = { kind: 'rewind', seq: at + 2, to: at, seed: null } as const
        const entries = [...head, rewind, ...tail].map((one, index) => ({ ...one, seq: index + 1 }))
        return { ...game, entries: linked(entries) }
      },
      /^Line \d+ of the log undoes what may not be undone\.$/,
    ],
    [
      'luck renewed at will',
      (game) => {
        const rewind = { kind: 'rewind', seq: 1, to: 0, seed: 'mine' } as const
        const entries = [rewind, ...game.entries].map((one, index) => ({ ...one, seq: index + 1 }))
        return { ...game, entries: linked(entries) }
      },
      /^Line 1 of the log takes fresh dice from a seed that doesn’t follow from the seal\.$/,
    ],
    [
      'another number of seats',
      (game) => ({ ...game, setup: { ...game.setup, seats: 3 } }) as SavedGame,
      /^(Line \d+ of the (chronicle|log)|The state that was saved|The chronicle leaves out)/,
    ],
    [
      'another beginning',
      (game) => ({
        ...game,
        snapshots: game.snapshots.map((one) => ({ ...one, state: one.state.replace('"goal":8', '"goal":9') })),
      }),
      /^The state that was saved at line 0 of the log isn’t the one its replay reaches\.$/,
    ],
  ]

  test.each(edits)('a file is refused for %s', (_what, edit, trouble) => {
    expect(verify(toy, saved)).toMatchObject({ holds: true })
    const verdict = verify(toy, edit(saved))
    const said = verdict.trouble && troubleInWords(verdict.trouble)
    expect(said).toMatch(trouble)
    expect(verdict.holds).toBe(false)
    expect(verdictLines(verdict)[0]).toBe(`This game doesn’t check out. ${said}`)
  })
})

describe('a manipulated database', () => {
  let folder: string
  let store: Store
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'questmaster-verify-'))
    path = join(folder, 'tables.db')
    store = openStore(path)
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const meddle = (statement: string) => {
    const raw = openRaw(path)
    raw.exec(statement)
    raw.close()
  }

  test.each([
    [
      `update entries set key = 'pit:south' where seq = (select min(seq) from entries where key = 'pit:north')`,
      /doesn’t fit the chain/,
    ],
    [`delete from entries where seq = 3`, /^Line 3 of the log is missing\.$/],
    [`update entries set seat = -1, rewound_to = null where seq = 3`, / Line 3 of the log of table \w+ is damaged: /],
    [`update tables set secret = 'another'`, /^The commitment isn’t the SHA-256 of the secret\.$/],
    [`update tables set brought = '["mine"]'`, /^The seed doesn’t follow/],
    [`update tables set experience = null`, /^The file doesn’t say what the game was dealt from\.$/],
    [
      `update positions set state = packed(replace(unpacked(state), '"goal":8', '"goal":7')) where seq > 0`,
      /^The state that was saved at line \d+/,
    ],
    [
      `update chronicle set body = replace(body, '"amount":', '"amount":1')`,
      /^Line \d+ of the chronicle doesn’t match line/,
    ],
    [`update chronicle set body = '{' where line = 4`, /^Line 4 of the chronicle is missing or unreadable\.$/],
  ])('a manipulated database is detected: %s', async (statement, trouble) => {
    const house = houseOf({ store, luck: luckOf('meddled') })
    const id = await finished(house)
    expect(await verdictOf(house, id)).toMatchObject({ holds: true })
    meddle(statement)
    const found = await verdictOf(house, id)
    expect(found.trouble && troubleInWords(found.trouble)).toMatch(trouble)
  })

  test('a game with an unreadable log is not exported', async () => {
    const house = houseOf({ store, luck: luckOf('damaged') })
    const id = await finished(house)
    meddle(`update entries set seat = -1, rewound_to = null where seq = 3`)
    expect(await house.tables.archive.saved(id)).toEqual({ ok: false, why: 'damaged' })
    meddle(`update tables set commitment = 'x'`)
    expect(await house.tables.archive.verify(id)).toEqual({ ok: false, why: 'damaged' })
    expect(await house.tables.archive.verify('none')).toEqual({ ok: false, why: 'no-such-table' })
  })

  test('damage to the generator of a game in progress is reported in one sentence, and the table stays', async () => {
    const id = await sealedTable(houseOf({ store }))
    meddle(`update positions set state = packed(json_set(unpacked(state), '$.rng.key', 'zz'))`)
    const house = houseOf({ store })
    const before = JSON.stringify([
      await store.records.find(id),
      await store.log.entries(id),
      await store.chronicle.lines(id, 0, 99),
    ])
    expect(await house.tables.views.of(id)).toMatchObject({
      fault: 'the dice of this toy game are damaged',
      why: 'luck-damaged',
    })
    const choice = { verb: 'dig.where', key: 'pit:north' }
    expect(await house.tables.answers.submit(id, 'ann', choice)).toEqual({ ok: false, why: 'luck-damaged' })
    await house.tables.wake()
    await house.settle()
    await house.playOut(id, 3)
    expect(
      JSON.stringify([
        await store.records.find(id),
        await store.log.entries(id),
        await store.chronicle.lines(id, 0, 99),
      ]),
    ).toBe(before)
    expect(await store.notes.faults(id)).toEqual([])
    const other = await openTable(house, ['cat'], UNTYPED, 'hall')
    expect(await house.tables.views.of(other)).toBeDefined()
  })
})
