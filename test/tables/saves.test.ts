import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  FIRST_LINK,
  byComputer,
  rngFrom,
  chooseAny,
  hidden,
  options,
  pickOne,
  type Game,
  type Play,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { exportFile, readExport, type ExportedGame, type RandomId, type TableView } from '../../src/tables/index.ts'
import { MAX_AWAY_DAYS } from '../../src/tables/model/service.ts'
import { bareRules } from '../kit/bare.ts'
import { answer, granted, houseOf, openTable, sightOf, startTable, type House } from '../kit/house.ts'
import { toy, toyWith } from '../kit/toy/index.ts'
import { often } from '../kit/often.ts'
import { runOf } from '../../trials/run-of.ts'

const ALL = [toy as unknown as Game, ...GAMES]
const THERE = { server: 'elsewhere', room: 'attic' }
const USERS = ['ann', 'ben', 'cleo']

let house: House
let other: House
/** Deterministic secrets and ids. */
function luckOf(seed: string): RandomId {
  const rng = { rng: rngFrom(`keeping:${seed}`) }
  return (letters) => Array.from({ length: letters }, () => pickOne(rng, [...'abcdefghijklmnopqrstuvwxyz'])).join('')
}

function open(seed = ''): void {
  house = houseOf({ games: ALL, luck: luckOf(seed) })
  other = houseOf({ games: ALL, luck: luckOf('other') })
}

async function close(): Promise<void> {
  for (const one of [house, other]) {
    await one.tables.stop()
    await one.store.close()
  }
}

beforeEach(() => open())
afterEach(close)

/** The views, questions, asides and orders of every seat and of a spectator. */
const seen = (view: TableView) =>
  [null, ...view.record.seats.map(({ seat }) => seat)].map((viewer) => [
    view.viewFor(viewer),
    view.asked(viewer),
    viewer === null ? [] : view.asides(viewer),
    viewer === null ? [] : view.orders(viewer),
  ])

const BEN = { user: 'ben', name: 'Ben' }
const BOSS = { user: 'boss', name: 'Boss' }

const fileOf = async (id: string, by = 'boss', from = house): Promise<Buffer> =>
  Buffer.from(granted(await from.tables.saves.export(id, { user: by, name: by })))

const readable = async (file: Buffer): Promise<ExportedGame> => {
  const read = await readExport(file)
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** A sealed table with contributions from its players. */
async function sealed(game: string, at = house): Promise<string> {
  const host = { user: 'ann', name: 'ann' }
  const { id } = granted(await at.tables.opening.open({ game, preset: 'short', server: 'server', room: 'room', host }))
  for (const user of USERS.slice(1)) granted(await at.tables.seats.join(id, user, user, `${user} brings`))
  granted(await at.tables.opening.start(id, 'ann', 'begun'))
  return id
}

/** Gives answers for the first seat with a question, as a computer player would, until the game is over. */
async function playOn(at: House, id: string, answers: number): Promise<void> {
  const chooser = byComputer((await sightOf(at, id)).game, 'keeping')
  for (let given = 0; given < answers; given += 1) {
    const view = await sightOf(at, id)
    if (view.isOver) return
    const asked = USERS.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    granted(await at.tables.answers.submit(id, USERS[seat] ?? '', { verb, key }))
  }
}

/** Expects the game to look the same in both houses. An imported game has to be resumed first. */
async function expectSame(id: string): Promise<void> {
  expect(seen(await sightOf(other, id))).toEqual(seen(await sightOf(house, id)))
}

describe.each(ALL.map(({ rules }) => rules.id))('a game of %s', (game) => {
  it('continues in another house as it would have here, from any point of export', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.nat(), async (answers, seed) => {
        await close()
        open(String(seed))
        const id = await sealed(game)
        await playOn(house, id, answers)
        const view = await sightOf(house, id)
        await house.tables.answers.undo(id, 'ann')
        const file = await fileOf(id)
        granted(await other.tables.saves.import(file, THERE))
        if (!view.isOver) granted(await other.tables.saves.resume(id, THERE))
        await expectSame(id)
        await playOn(house, id, 6)
        await playOn(other, id, 6)
        await expectSame(id)
        expect(await other.store.log.linkedEntries(id, 0, 999)).toEqual(await house.store.log.linkedEntries(id, 0, 999))
      }),
      { numRuns: often(game === 'toy' ? 6 : 2) },
    )
  })
})

describe('an export', () => {
  it('an export has the players, the chronicle, bookmarks, guesses and the seal, but no private notes', async () => {
    const id = await sealed('toy')
    await playOn(house, id, 5)
    granted(await house.tables.notes.write(id, 'ben', 'The omen lies.'))
    granted(await house.tables.saves.bookmark(id, 'boss', 'Before the storm'))
    granted(await house.tables.guesses.guess(id, { user: 'mara', name: 'Mara' }, 1))
    const file = await fileOf(id)
    const game = await readable(file)
    const { seal } = (await house.store.records.find(id)) ?? {}
    expect(game.seal).toMatchObject({ ...seal, seed: (await house.store.records.find(id))?.seed })
    expect(game.table.seats.map(({ user }) => user)).toEqual(USERS)
    expect(game.chronicle).toEqual(await house.store.chronicle.linkedLines(id, 0, 999))
    granted(await other.tables.saves.import(file, THERE))
    expect(file.toString()).not.toContain('The omen lies.')
    expect(await other.tables.saves.bookmarks(id)).toMatchObject([{ name: 'Before the storm', isLeft: false }])
    expect(await other.store.marks.guesses(id)).toEqual(await house.store.marks.guesses(id))
    expect(await other.tables.guesses.of(id, 'mara')).toMatchObject({ seat: 1 })
    expect(await other.store.log.linkedEntries(id, 0, 99)).toEqual(await house.store.log.linkedEntries(id, 0, 99))
    const told = await other.store.chronicle.linkedLines(id, 0, 999)
    expect(told.slice(0, -1)).toEqual(game.chronicle)
    expect(told.at(-1)).toMatchObject({ kind: 'event', event: { kind: 'imported' }, to: 'all' })
  })

  it('an export of a game under way adds a public line, and is refused to its players', async () => {
    const id = await sealed('toy')
    expect(await house.tables.saves.export(id, BEN)).toEqual({ ok: false, why: 'plays-there' })
    expect((await house.store.chronicle.lastLines(id, 1))[0]).not.toMatchObject({ event: { kind: 'exported' } })
    await fileOf(id)
    expect((await house.store.chronicle.lastLines(id, 1))[0]).toMatchObject({
      event: { kind: 'exported', by: 'boss' },
      to: 'all',
    })
    granted(await house.tables.saves.close(id))
    expect(await house.tables.saves.export(id, BEN)).toEqual({ ok: false, why: 'plays-there' })
    const lobby = await openTable(house, ['ann'], '', 'hall')
    expect(await house.tables.saves.export(lobby, BOSS)).toEqual({ ok: false, why: 'not-playing' })
    expect(await house.tables.saves.export('nothing', BOSS)).toEqual({ ok: false, why: 'no-such-table' })
  })

  it('an export of a finished game is open to everyone, and is finished after the import', async () => {
    const id = await sealed('toy')
    await playOn(house, id, 500)
    expect((await house.store.records.find(id))?.status).toBe('over')
    const lines = await house.store.chronicle.lines(id, 0, 999)
    granted(await other.tables.saves.import(await fileOf(id, 'ben'), THERE))
    expect(await house.store.chronicle.lines(id, 0, 999)).toEqual(lines)
    expect(await other.store.records.find(id)).toMatchObject({ status: 'over', ...THERE })
    expect(granted(await other.tables.archive.verify(id))).toMatchObject({ holds: true, seal: 'sealed' })
    await expectSame(id)
  })
})

describe('an import', () => {
  const refused = async (file: Uint8Array | Promise<Uint8Array>) => {
    const result = await other.tables.saves.import(await file, THERE)
    expect(await other.tables.directory.count({})).toBe(0)
    return result.ok ? 'taken in' : result.why
  }
  /** The file with a change and a matching checksum. */
  const changed = async (file: Buffer, change: (game: ExportedGame) => object) =>
    Buffer.from(exportFile(change(await readable(file)) as ExportedGame))

  it('an import is refused for a file that is no export, too new, edited, only for verification, or too big', async () => {
    const id = await sealed('toy')
    await playOn(house, id, 500)
    const file = await fileOf(id)
    const json = JSON.parse(file.toString()) as Record<string, unknown>
    const as = (change: object) => Buffer.from(JSON.stringify({ ...json, ...change }))
    expect(await refused(Buffer.from('hello'))).toBe('no-export')
    expect(await refused(Buffer.from([0xff, 0xfe, 0x00]))).toBe('no-export')
    expect(await refused(Buffer.from('[1]'))).toBe('no-export')
    for (const depth of [5_000, 2_000_000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
      const odd = JSON.stringify({ ...json, odd: 0 }).replace('"odd":0', `"odd":${deep}`)
      expect(await refused(Buffer.from(odd))).toBe('no-export')
    }
    expect(await refused(as({ format: 'another-bot' }))).toBe('no-export')
    expect(await refused(as({ version: 'one' }))).toBe('no-export')
    expect(await refused(as({ version: 0 }))).toBe('no-export')
    expect(await refused(as({ version: 2 }))).toBe('export-newer')
    expect(await refused(as({ checksum: 'abc' }))).toBe('export-edited')
    expect(await refused(as({ game: 'chess' }))).toBe('export-edited')
    expect(await refused(as({ odd: 'a\0b' }))).toBe('no-export')
    expect(await refused(as({ 'odd\0': 1 }))).toBe('no-export')
    expect(await refused(Buffer.from(exportFile(granted(await house.tables.archive.saved(id)))))).toBe(
      'export-nameless',
    )
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1, ' '))).toBe('export-too-big')
    // The layout of the JSON doesn't matter.
    granted(await other.tables.saves.import(Buffer.from(JSON.stringify(json, null, 2)), THERE))
  })

  it('an import cuts vacations to the longest allowed', async () => {
    const id = await sealed('toy')
    const gone = (one: object) => ({ ...one, keeper: 'nobody', backAt: 1e300 })
    const file = await changed(await fileOf(id), ({ table, ...game }) => {
      return { ...game, table: { ...table, seats: table.seats.map(gone) } }
    })
    const { seats } = granted(await other.tables.saves.import(file, THERE))
    const latest = other.clock.now() + MAX_AWAY_DAYS * 24 * 60 * 60 * 1000
    expect(seats.map(({ backAt }) => backAt)).toEqual(USERS.map(() => latest))
  })

  it('an import keeps only names that the game itself gives', async () => {
    const id = await sealed('talisman')
    await playOn(house, id, 20)
    const file = await fileOf(id)
    const { table } = await readable(file)
    const [real] = table.called.at(-1)?.names ?? []
    const forged = [{ from: 1, names: USERS.map(() => '[Look here](https://evil.example) @everyone') }]
    const otherFile = changed(file, (game) => ({
      ...game,
      table: { ...game.table, called: [...forged, ...table.called] },
    }))
    const { called } = granted(
      await houseOf({ games: ALL, luck: luckOf('third') }).tables.saves.import(await otherFile, THERE),
    )
    expect(real).toMatch(/^[A-Z]/)
    expect(called).toEqual([{ from: 1, names: USERS.map(() => null) }, ...table.called])
  })

  it('an import is refused for a game that does not follow from its log, despite a matching checksum', async () => {
    const id = await sealed('toy')
    await playOn(house, id, 8)
    const file = await fileOf(id)
    const edits: ((game: ExportedGame) => object)[] = [
      (game) => ({ ...game, entries: game.entries.filter(({ seq }) => seq !== 3) }),
      (game) => ({ ...game, entries: game.entries.map((one) => (one.seq === 2 ? { ...one, link: FIRST_LINK } : one)) }),
      (game) => ({
        ...game,
        entries: game.entries.map((one) =>
          one.kind === 'answer' && one.seq === 2 ? { ...one, answer: { ...one.answer, key: 'pit:none' } } : one,
        ),
      }),
      (game) => ({ ...game, chronicle: game.chronicle.filter(({ line }) => line !== 2) }),
      (game) => ({ ...game, chronicle: game.chronicle.map((one) => ({ ...one, to: [7] })) }),
      (game) => ({ ...game, table: { ...game.table, seed: 'another' } }),
      (game) => ({
        ...game,
        table: { ...game.table, seats: game.table.seats.slice(1).map((one, seat) => ({ ...one, seat })) },
      }),
      (game) => ({ ...game, table: { ...game.table, preset: 'endless' } }),
      (game) => ({ ...game, seal: { ...game.seal, secret: 'another' } }),
      (game) => ({ ...game, setup: undefined }),
    ]
    for (const [index, edit] of edits.entries())
      expect([index, await refused(changed(file, edit))]).toEqual([index, 'export-unfit'])
    expect(await refused(changed(file, (game) => ({ ...game, game: 'chess' })))).toBe('no-such-game')
    const twice = (game: ExportedGame) => game.table.seats.map((one) => ({ ...one, user: 'ann' }))
    expect(await refused(changed(file, (game) => ({ ...game, table: { ...game.table, seats: twice(game) } })))).toBe(
      'export-edited',
    )
    granted(await other.tables.saves.import(file, THERE))
  })

  it('an import is refused if a snapshot differs from the replay', async () => {
    const id = await sealed('talisman')
    await playOn(house, id, 60)
    const file = await fileOf(id)
    const richer = (state: string) => state.replace(/"gold":\d+/, '"gold":99')
    expect((await readable(file)).snapshots.filter(({ seq, state }) => seq > 0 && richer(state) !== state)).not.toEqual(
      [],
    )
    const edited = (change: (one: ExportedGame['snapshots'][number]) => object) =>
      changed(file, (game) => ({
        ...game,
        snapshots: game.snapshots.map((one) => (one.seq > 0 ? { ...one, ...change(one) } : one)),
      }))
    expect(await refused(edited(({ state }) => ({ state: richer(state) })))).toBe('export-unfit')
    expect(await refused(edited(({ seq }) => ({ seq: seq - 1 })))).toBe('export-unfit')
  })

  it('an import is refused if the rules differ from those of the game', async () => {
    const id = await sealed('toy')
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'dig.where', key: 'pit:deep' }))
    const shallow = toyWith({
      *turn(state) {
        if (state.digger !== null) delete state.pits['deep']
        yield* toy.rules.turn(state)
      },
    })
    const strict = houseOf({ games: [shallow as unknown as Game] })
    expect(await strict.tables.saves.import(await fileOf(id), THERE)).toEqual({ ok: false, why: 'export-unfit' })
    expect(strict.logged.join()).toContain('import refused')
    await strict.tables.stop()
  })

  it('an import never duplicates a running or closed table, even for two requests at once', async () => {
    const id = await sealed('toy')
    const file = await fileOf(id)
    expect(await house.tables.saves.import(file, THERE)).toEqual({ ok: false, why: 'already-here' })
    granted(await house.tables.saves.close(id))
    expect(await house.tables.saves.import(file, THERE)).toEqual({ ok: false, why: 'already-here' })
    const both = await Promise.all([other.tables.saves.import(file, THERE), other.tables.saves.import(file, THERE)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  it('an import waits among the saves, and can be resumed in a free channel', async () => {
    const id = await sealed('toy')
    granted(await other.tables.saves.import(await fileOf(id), { server: 'server', room: 'room' }))
    expect(await other.store.records.find(id)).toMatchObject({ status: 'closed', server: 'server', room: 'room' })
    const there = await startTable(other, ['zoe', 'computer'])
    expect(await other.tables.saves.resume(id, { server: 'server', room: 'room' })).toEqual({
      ok: false,
      why: 'room-taken',
    })
    granted(await other.tables.saves.close(there))
    granted(await other.tables.saves.resume(id, { server: 'server', room: 'room' }))
    await answer(other, id)
  })

  it('an import stores how much counts as already shown, and shows nothing until the game is resumed', async () => {
    const id = await sealed('toy')
    const shown = (lines: number) => [{ kind: 'card', target: '', data: { lines } }]
    granted(await other.tables.saves.import(await fileOf(id), { ...THERE, shown }))
    const lines = (await house.store.chronicle.lines(id, 0, 999)).length
    expect(await other.store.projections.find(id, 'card')).toEqual({ lines })
    expect(await other.store.records.unfinished('', 9)).toEqual([])
  })
})

describe('a bookmark', () => {
  it('a bookmark marks the current point under a unique name, and a moderator can go back to it', async () => {
    const id = await startTable(house, ['ann', 'ben'])
    const { tables } = house
    await answer(house, id)
    const then = seen(await sightOf(house, id))
    expect(granted(await tables.saves.bookmark(id, 'boss', '  The pit '))).toMatchObject({ name: 'The pit', number: 1 })
    expect(await tables.saves.bookmark(id, 'boss', 'the PIT')).toEqual({ ok: false, why: 'bookmark-taken' })
    expect(await tables.saves.bookmark(id, 'boss', 'x'.repeat(51))).toEqual({ ok: false, why: 'bookmark-too-long' })
    for (const blank of ['  ', '\u200b', '\u202e \u3164'])
      expect(await tables.saves.bookmark(id, 'boss', blank)).toEqual({ ok: false, why: 'bookmark-blank' })
    expect(await tables.rollbacks.preview(id, { kind: 'back', bookmark: 1 })).toEqual({
      ok: false,
      why: 'nothing-to-undo',
    })
    for (let more = 0; more < 3; more += 1) await answer(house, id)
    const back = granted(await tables.rollbacks.preview(id, { kind: 'back', bookmark: 1 }))
    expect(back.undoes).toBe(3)
    expect(back.then.viewFor(null)).toEqual(then[0]?.[0])
    granted(await tables.votes.decide(id, { kind: 'back', bookmark: 1 }))
    expect((await house.store.log.entries(id)).at(-1)).toMatchObject({ kind: 'rewind', to: 1 })
    expect((await sightOf(house, id)).viewFor(null)).toEqual(then[0]?.[0])
  })

  it('a bookmark stays on an abandoned branch, can be returned to, and can be deleted', async () => {
    const id = await startTable(house, ['ann', 'ben'])
    const { tables } = house
    granted(await tables.saves.bookmark(id, 'boss', 'first'))
    await answer(house, id)
    await answer(house, id)
    granted(await tables.saves.bookmark(id, 'boss', 'later'))
    granted(await tables.votes.decide(id, { kind: 'back', bookmark: 1 }))
    const left = async () => (await tables.saves.bookmarks(id)).map(({ name, isLeft }) => [name, isLeft])
    expect(await left()).toEqual([
      ['first', false],
      ['later', true],
    ])
    expect(granted(await tables.rollbacks.preview(id, { kind: 'back', bookmark: 2 }))).toMatchObject({
      branch: 1,
      renews: true,
    })
    granted(await tables.votes.decide(id, { kind: 'back', bookmark: 2 }))
    expect(await left()).toEqual([
      ['first', false],
      ['later', false],
    ])
    granted(await tables.saves.forgetBookmark(id, 'LATER'))
    expect(await tables.saves.forgetBookmark(id, 'later')).toEqual({ ok: false, why: 'which-bookmark' })
    expect(await tables.votes.decide(id, { kind: 'back', bookmark: 2 })).toEqual({ ok: false, why: 'which-bookmark' })
    for (let more = 1; more < 25; more += 1) granted(await tables.saves.bookmark(id, 'boss', `number ${more}`))
    expect(await tables.saves.bookmark(id, 'boss', 'one more')).toEqual({ ok: false, why: 'too-many-bookmarks' })
  })
})

describe('a bookmark set after a secret action', () => {
  /** Seat 0 gets an open question, seat 1 a secret one that it may answer repeatedly. */
  function* play(): Play {
    for (;;) {
      const asked = yield* chooseAny<string>([
        { seat: 0, verb: 'go.on', options: () => options(['on']) },
        hidden({ seat: 1, verb: 'vow.what', options: () => options<string>(['give', 'keep']), default: 'keep' }, {}),
      ])
      if (asked.seat === 0) return
    }
  }
  const secretive = () => {
    const rules = bareRules(play, { id: 'toy', turns: 9 })
    const computer = () => ({ verb: 'go.on', key: 'on' })
    return houseOf({ games: [{ rules, words: toy.words, computer } as unknown as Game] })
  }

  it('a bookmark set after a secret action does not reveal whether the player undid that action', async () => {
    const seenAfter = async (isTakenBack: boolean) => {
      const at = secretive()
      const id = await startTable(at, ['ann', 'ben'])
      granted(await at.tables.answers.submit(id, 'ann', { verb: 'go.on', key: 'on' }))
      granted(await at.tables.answers.submit(id, 'ben', { verb: 'vow.what', key: 'give' }))
      granted(await at.tables.saves.bookmark(id, 'boss', 'here'))
      if (isTakenBack) granted(await at.tables.answers.undo(id, 'ben'))
      granted(await at.tables.answers.submit(id, 'ann', { verb: 'go.on', key: 'on' }))
      const marks = (await at.tables.saves.bookmarks(id)).map(({ name, turn, isLeft }) => ({ name, turn, isLeft }))
      const way = granted(await at.tables.rollbacks.preview(id, { kind: 'back', bookmark: 1 }))
      const found = { marks, undoes: way.undoes, view: way.then.viewFor(null) }
      const decided = (await at.tables.votes.decide(id, { kind: 'back', bookmark: 1 })).ok
      await at.tables.stop()
      return { ...found, decided }
    }
    const kept = await seenAfter(false)
    expect(kept).toMatchObject({ marks: [{ isLeft: false }], undoes: 1, decided: true })
    expect(await seenAfter(true)).toEqual(kept)
  })
})

describe('the archive', () => {
  it('the archive accepts only ended games, which can still be viewed and resumed', async () => {
    const id = await sealed('talisman')
    await playOn(house, id, 90)
    const then = seen(granted({ ok: true, value: await house.tables.views.at(id, 40) }) as TableView)
    expect(await house.tables.saves.archive(id)).toEqual({ ok: false, why: 'not-ended' })
    granted(await house.tables.saves.close(id))
    const changedAt = (await house.store.records.find(id))?.changedAt
    const before = await house.store.snapshots.all(id)
    granted(await house.tables.saves.archive(id))
    expect(await house.tables.saves.archive(id)).toEqual({ ok: false, why: 'archived' })
    const after = (await house.store.snapshots.all(id)).map(({ seq }) => seq)
    expect(after).toEqual(before.map(({ seq }) => seq).filter((_, at) => at === 0 || at >= before.length - 2))
    expect((await house.store.records.find(id))?.changedAt).toBe(changedAt)
    const later = houseOf({ games: ALL, store: house.store })
    expect(seen((await later.tables.views.at(id, 40)) as TableView)).toEqual(then)
    granted(await later.tables.saves.resume(id, { server: 'server', room: 'room' }))
    expect((await house.store.records.find(id))?.archivedAt).toBeNull()
    await playOn(later, id, 3)
    await later.tables.stop()
  })
})

describe('a game resumed on another server', () => {
  it('a game resumed on another server counts towards that server’s table limit, and its players are told of the move', async () => {
    const small = houseOf({ limits: { server: 1 } })
    const id = await startTable(small, ['ann', 'ben'])
    const made = granted(
      await small.tables.opening.open({
        game: 'toy',
        server: 'elsewhere',
        room: 'hall',
        host: { user: 'zoe', name: 'zoe' },
      }),
    )
    expect(await small.tables.saves.resume(id, THERE)).toEqual({ ok: false, why: 'server-full' })
    granted(await small.tables.saves.close(made.id))
    granted(await small.tables.saves.resume(id, THERE))
    expect(await small.store.records.find(id)).toMatchObject({ status: 'playing', ...THERE })
    expect((await small.store.chronicle.lastLines(id, 1))[0]).toMatchObject({ event: { kind: 'moved' }, to: 'all' })
    await small.tables.stop()
  })
})

describe('one person who requests twenty games at once', () => {
  const file = Buffer.from('no export')
  const wishes: Readonly<Record<string, (who: string, n: number) => Promise<unknown>>> = {
    'to verify them': (who, n) => house.tables.archive.verify(`none ${n}`, who),
    'as files of finished games': (who, n) => house.tables.archive.savedFile(`none ${n}`, who),
    'as exports': (who, n) => house.tables.saves.export(`none ${n}`, { user: who, name: who }),
    'to import them': (who, n) => house.tables.saves.import(file, { server: 'server', room: `room ${n}`, by: who }),
  }

  it.each(Object.keys(wishes))('%s does not keep others waiting', async (what) => {
    const done: string[] = []
    const ask = async (who: string, n: number) => {
      const result = await wishes[what]?.(who, n)
      if (!(result as { why?: string }).why?.includes('busy')) done.push(who)
    }
    const all = Array.from({ length: 20 }, (_none, n) => ask('ann', n))
    await Promise.all([...all, ask('ben', 99)])
    // One request is running when the other person's arrives, and one more may be ahead of it.
    expect(done.indexOf('ben')).toBeGreaterThanOrEqual(0)
    expect(done.indexOf('ben')).toBeLessThanOrEqual(2)
    expect(done.length).toBeLessThan(20)
    expect(done.length).toBeGreaterThan(3)
  })
})
