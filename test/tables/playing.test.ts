import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  rngFrom,
  choose,
  chooseAny,
  chooseHidden,
  effectiveEntries,
  option,
  pickOne,
  rebuild,
  type Game,
  type OptionValues,
  type Play,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { Damaged, type Store, type TableId } from '../../src/tables/index.ts'
import { renewedSeed } from '../../src/tables/steps/sealing.ts'
import {
  answer,
  BY_ITSELF,
  granted,
  houseOf,
  openTable,
  ORDERS,
  PACE,
  REACTION,
  sightOf,
  startTable,
  type House,
} from '../kit/house.ts'
import { toy, toyWith, type Barrow } from '../kit/toy/index.ts'
import { often } from '../kit/often.ts'

const north = { verb: 'dig.where', key: 'pit:north' }
const events = async ({ store }: House, id: TableId) =>
  (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event.kind] : []))

/** An aside without effect that may be repeated for ever. */
const hum = () => [
  {
    verb: 'song.hum',
    key: 'on',
    open: true,
    *run() {
      // Without effect.
    },
  },
]

describe('an answer', () => {
  test('an answer is saved with all its consequences before any listener hears of it', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const kept: Promise<unknown>[] = []
    house.tables.onChange((changed) => {
      kept.push(house.store.log.lastSeq(changed), house.store.chronicle.lastLines(id, 1))
    })
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect(await Promise.all(kept)).toMatchObject([1, [{ seq: 1 }]])
    expect(await house.store.log.entries(id)).toMatchObject([
      { kind: 'answer', seq: 1, answer: { seat: 0, ...north }, sealed: true, by: 'ann' },
    ])
  })

  test('an answer stays saved when a listener fails', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    house.tables.onChange(() => {
      throw new Error('Discord is away')
    })
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect(await house.store.log.lastSeq(id)).toBe(1)
    expect(house.logged.join()).toContain('Discord is away')
  })

  test('an answer clicked twice counts once', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const token = (await sightOf(house, id)).token(0)
    const both = await Promise.all([1, 2].map(() => house.tables.answers.submit(id, 'ann', north, token)))
    expect(both).toMatchObject([{ ok: true }, { ok: false, why: 'stale' }])
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })

  test('an answer resolves to its own chronicle lines and the table after them', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    await house.tables.seats.leave(id, 'ann')
    const { lines: said, view } = granted(await house.tables.answers.submit(id, 'ann', north))
    expect(JSON.stringify(view)).toBe(JSON.stringify(await sightOf(house, id)))
    expect(said[0]).toEqual({ kind: 'event', event: { kind: 'came-back', seat: 0 }, to: 'all' })
    expect(said.length).toBeGreaterThan(1)
    const kept = await house.tables.chronicle.lastLines(id, said.length)
    expect(kept).toMatchObject(said)
    expect(new Set(kept.map(({ seq }) => seq))).toEqual(new Set([1]))
  })

  test('a quick answer in a window does not shut out a slow neighbour', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    granted(await house.tables.answers.submit(id, 'ann', north))
    const view = await sightOf(house, id)
    if (!view.awaited.includes(1))
      granted(await house.tables.answers.submit(id, 'ann', { verb: 'dream.omen', key: 'sun' }))
    const token = (await sightOf(house, id)).token(2)
    granted(await house.tables.answers.submit(id, 'bob', { verb: 'curse.play', key: 'pass' }))
    granted(await house.tables.answers.submit(id, 'cat', { verb: 'curse.play', key: 'pass' }, token))
  })

  test('a game is rebuilt from the store: another process continues where this one was', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    for (let n = 0; n < 6; n += 1) await answer(house, id)
    const later = houseOf({ store: house.store })
    expect((await sightOf(later, id)).viewFor(0)).toEqual((await sightOf(house, id)).viewFor(0))
    await answer(later, id)
    expect((await sightOf(house, id)).seq).toBe(7)
    expect((await sightOf(house, id)).viewFor(1)).toEqual((await sightOf(later, id)).viewFor(1))
  })
})

describe('undo', () => {
  /** Plays on until the player who has just answered may undo the answer. */
  async function untilUndoable(house: House, id: TableId): Promise<string> {
    for (let n = 0; n < 200; n += 1) {
      const view = await sightOf(house, id)
      const seat = view.record.seats.find((one) => view.canUndo(one.seat))
      if (seat?.user) return seat.user
      await answer(house, id, view.asked(0).concat(view.asked(1))[0]?.verb === 'rest.how' ? 'sleep' : undefined)
    }
    throw new Error('nothing could be undone')
  }

  test('an undo takes back the last answer and asks the same question again', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const user = await untilUndoable(house, id)
    const before = await sightOf(house, id)
    granted(await house.tables.answers.undo(id, user))
    const after = await sightOf(house, id)
    expect(after.seq).toBe(before.seq + 1)
    expect(effectiveEntries(await house.store.log.entries(id)).length).toBe(before.seq - 1)
    expect((await events(house, id)).at(-1)).toBe('undone')
    await answer(house, id)
  })

  test('an old click cannot repeat an answer that was undone', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const user = await untilUndoable(house, id)
    const last = effectiveEntries(await house.store.log.entries(id)).at(-1)
    if (last?.kind !== 'answer') throw new Error('no answer')
    granted(await house.tables.answers.undo(id, user))
    const { count, mark } = (await sightOf(house, id)).token(last.answer.seat)
    const old = await house.tables.answers.submit(id, user, last.answer, { count: count - 1, mark })
    expect(old).toEqual({ ok: false, why: 'stale' })
    granted(await house.tables.answers.submit(id, user, last.answer, { count, mark }))
  })

  test('undoing a secret answer says nothing in public', async () => {
    const mutter = { ...toy.rules, turn: secretive, asides: () => hum().map((one) => ({ ...one, open: false })) }
    // The next question tells everybody that the seat has answered.
    function* secretive(game: Barrow): Play {
      yield* chooseHidden(0, 'dream.omen', () => [option('sun'), option('moon')])
      yield* choose(0, 'rest.how', () => [option('sleep'), option('search')], { always: true })
      game.turns += 1
    }
    const house = houseOf({ games: [{ ...toy, rules: mutter } as unknown as Game] })
    const id = await startTable(house, ['ann', 'bob'])
    for (const [verb, key, said] of [
      ['song.hum', 'on', 'started'],
      ['dream.omen', 'sun', 'undone'],
    ] as const) {
      granted(await house.tables.answers.submit(id, 'ann', { verb, key }))
      granted(await house.tables.answers.undo(id, 'ann'))
      expect((await events(house, id)).at(-1)).toBe(said)
    }
    expect(await events(house, id)).toEqual(['started', 'undone'])
  })

  test('an undo skips what the bot has answered by itself, and a player’s own answers stay one by one', async () => {
    function* lone(game: Barrow): Play {
      yield* choose(0, 'dig.where', () => [option('north'), option('south')])
      yield* choose(0, 'rest.how', () => [option('sleep')], { always: true, standing: 'sleep' })
      yield* choose(0, 'lamp.how', () => [option('high'), option('low')])
      game.turns += 1
    }
    const house = houseOf({ games: [{ ...toy, rules: { ...toy.rules, turn: lone } } as unknown as Game] })
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'dig.where', key: 'south' }))
    const token = (await sightOf(house, id)).token(0)
    house.clock.pass(ORDERS.most)
    await house.settle()
    expect(await house.store.log.entries(id)).toMatchObject([{ by: 'ann' }, { answer: { verb: 'rest.how' }, by: null }])
    granted(await house.tables.answers.undo(id, 'ann'))
    const view = await sightOf(house, id)
    expect(view.asked(0)[0]?.verb).toBe('dig.where')
    expect(view.token(0).count).toBeGreaterThan(token.count)
    expect(await events(house, id)).toEqual(['started', 'undone'])
    expect(await house.tables.answers.undo(id, 'ann')).toEqual({ ok: false, why: 'nothing-to-undo' })
  })

  test('an undo is refused after a die roll, and after another seat’s answer', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect((await sightOf(house, id)).canUndo(0)).toBe(false)
    expect(await house.tables.answers.undo(id, 'ann')).toEqual({ ok: false, why: 'undo-sealed' })
    expect(await house.tables.answers.undo(id, 'bob')).toEqual({ ok: false, why: 'undo-not-yours' })
  })
})

describe('leaving, coming back and giving up', () => {
  test('defaults are played at a pace for a player who is away, until they return', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.leave(id, 'ann'))
    granted(await house.tables.seats.leave(id, 'ann'))
    expect(await house.store.log.lastSeq(id)).toBe(0)
    house.clock.pass(PACE)
    await house.settle()
    expect(await house.store.log.entries(id)).toMatchObject([{ answer: { seat: 0, ...north }, by: null }])
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    expect(await events(house, id)).toEqual(['started', 'went-away', 'came-back', 'stood-in'])
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('player')
  })

  test('a player who undoes an answer is back', async () => {
    const house = houseOf({ games: [toyWith({ asides: hum })] })
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'song.hum', key: 'on' }))
    granted(await house.tables.seats.leave(id, 'ann'))
    granted(await house.tables.answers.undo(id, 'ann'))
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('player')
    expect(await events(house, id)).toEqual(['started', 'went-away', 'came-back', 'undone'])
  })

  test('a player who answers is back', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.leave(id, 'ann'))
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('player')
    expect(await events(house, id)).toEqual(['started', 'went-away', 'came-back'])
  })

  test('a table of silent players plays to its end by defaults, one answer at a time', async () => {
    const house = houseOf({ timing: BY_ITSELF })
    const id = await startTable(house, ['ann', 'bob', 'computer'])
    house.clock.pass(PACE - 1)
    await house.settle()
    expect(await house.store.log.lastSeq(id)).toBe(0)
    house.clock.pass(1)
    await house.settle()
    expect(await house.store.log.lastSeq(id)).toBe(1)
    await house.playOut(id)
    expect((await house.store.records.find(id))?.status).toBe('over')
    expect(house.clock.callsWaiting).toBe(0)
    expect((await sightOf(house, id)).standings).toHaveLength(3)
    expect((await events(house, id)).at(-1)).toBe('over')
    expect(await house.store.records.finishedGames('toy', ['ann', 'bob', null])).toEqual([1, 1, 0])
  })

  test('a player who gives up is out for good and cannot undo it', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    granted(await house.tables.seats.resign(id, 'ann'))
    expect(await events(house, id)).toEqual(['started', 'resigned'])
    expect((await sightOf(house, id)).isIn(0)).toBe(false)
    expect((await sightOf(house, id)).awaited).toEqual([1])
    expect(await house.tables.answers.undo(id, 'ann')).toEqual({ ok: false, why: 'undo-sealed' })
    expect(await house.tables.seats.resign(id, 'ann')).toEqual({ ok: false, why: 'not-asked' })
  })
})

describe('a saved game', () => {
  test('a saved game continues in another channel', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.saves.close(id))
    expect(await sightOf(house, id)).toMatchObject({ awaited: [] })
    expect((await sightOf(house, id)).asked(0)).toEqual([])
    const moved = granted(await house.tables.saves.resume(id, { server: 'server', room: 'hall' }))
    expect(moved).toMatchObject({ status: 'playing', room: 'hall' })
    expect((await house.tables.directory.openIn('server', 'hall'))?.id).toBe(id)
    expect(await events(house, id)).toEqual(['started', 'closed', 'resumed'])
    await answer(house, id)
  })

  test('a lobby that was closed is gone', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    granted(await house.tables.saves.close(id))
    expect(await house.tables.saves.resume(id, { server: 'server', room: 'hall' })).toEqual({
      ok: false,
      why: 'not-playing',
    })
  })
})

/** A table in the order computer, Ann, computer, Bob, which has just begun. */
async function choosing(house: House, game: string, options: OptionValues): Promise<TableId> {
  const host = { user: 'zoe', name: 'Zoe' }
  const wanted = { game, preset: 'standard', options, seed: 'three', server: 'server', room: 'room', host }
  const { id } = granted(await house.tables.opening.open(wanted))
  granted(await house.tables.seats.addComputer(id, 'zoe'))
  granted(await house.tables.seats.join(id, 'ann', 'Ann'))
  granted(await house.tables.seats.leave(id, 'zoe'))
  granted(await house.tables.seats.addComputer(id, 'ann'))
  granted(await house.tables.seats.join(id, 'bob', 'Bob'))
  granted(await house.tables.opening.start(id, 'ann'))
  return id
}

describe('computer players', () => {
  test('computer players answer after their delay, one answer at a time', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'computer'])
    expect(house.clock.callsWaiting).toBe(0)
    for (let n = 0; n < 60 && (await house.store.records.find(id))?.status === 'playing'; n += 1) {
      const before = await house.store.log.lastSeq(id)
      if (house.clock.callsWaiting === 0) await answer(house, id)
      else {
        house.clock.pass(PACE)
        await house.settle()
      }
      expect(await house.store.log.lastSeq(id)).toBe(before + 1)
    }
    expect(new Set((await house.store.log.entries(id)).map((entry) => entry.by))).toEqual(new Set(['ann', null]))
  })

  test('computer players let a player with a question go first', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob', 'computer'])
    granted(await house.tables.answers.submit(id, 'ann', north))
    const view = await sightOf(house, id)
    if (view.awaited.includes(1)) {
      house.clock.pass(PACE)
      await house.settle()
      expect((await sightOf(house, id)).seq).toBe(1)
      granted(await house.tables.answers.submit(id, 'bob', { verb: 'curse.play', key: 'pass' }))
    }
    expect(house.clock.callsWaiting).toBe(1)
  })

  test('computer players choose their characters after people, where all choose at once', async () => {
    const house = houseOf({ games: GAMES })
    const id = await choosing(house, 'talisman', { 'character-selection': 'pick-of-three' })
    const chosen = async () =>
      (await house.store.log.entries(id)).map((one) => one.kind === 'answer' && one.answer.seat)
    const wait = async () => {
      for (let paces = 0; paces < 20; paces += 1) {
        house.clock.pass(PACE)
        await house.settle()
      }
    }
    await wait()
    expect(await chosen()).toEqual([])
    const [own] = (await sightOf(house, id)).asked(1).filter(({ seat }) => seat === 1)
    const pick = { verb: 'setup.character', key: own?.offers[0]?.key ?? '' }
    granted(await house.tables.answers.submit(id, 'ann', pick))
    await wait()
    expect(await chosen()).toEqual([1])
    // Nobody waits for somebody who is away.
    granted(await house.tables.seats.leave(id, 'bob'))
    await wait()
    expect((await chosen()).slice(1, 4).toSorted()).toEqual([0, 2, 3])
    expect((await sightOf(house, id)).viewFor(null)).not.toMatchObject({ step: 'setup' })
  })

  test.each([
    ['talisman', { 'character-selection': 'choose' }],
    ['imperial', {}],
  ] as const)(
    'characters are chosen in the order of the rules, by people and computer players: %s',
    async (game, set) => {
      const house = houseOf({ games: GAMES })
      const id = await choosing(house, game, set)
      const order: number[] = []
      while (order.length < 4) {
        const view = await sightOf(house, id)
        const [asked] = view.asked(null)
        if (asked?.verb !== 'setup.character') throw new Error('nobody chooses')
        order.push(asked.seat)
        if (view.record.seats[asked.seat]?.user) await answer(house, id)
        else {
          house.clock.pass(PACE)
          await house.settle()
        }
      }
      const [first = 0] = order
      expect(order).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4))
    },
  )

  test('computer players continue after a restart', async () => {
    const house = houseOf({ timing: BY_ITSELF })
    const id = await startTable(house, ['ann', 'computer'])
    await house.tables.stop()
    house.clock.pass(PACE)
    await house.settle()
    expect(await house.store.log.lastSeq(id)).toBe(0)
    const later = houseOf({ store: house.store })
    await later.tables.wake()
    await later.settle()
    await later.playOut(id)
    expect((await house.store.records.find(id))?.status).toBe('over')
  })
})

test('a computer player that only takes asides has to answer eventually', async () => {
  const humming = toyWith({ asides: hum })
  const house = houseOf({ games: [humming] })
  const id = await startTable(house, ['ann', 'computer'])
  granted(await house.tables.answers.submit(id, 'ann', north))
  granted(await house.tables.seats.leave(id, 'ann'))
  await house.playOut(id, 120)
  const verbs = (await house.store.log.entries(id)).flatMap((entry) =>
    entry.kind === 'answer' ? [entry.answer.verb] : [],
  )
  expect(verbs.filter((verb) => verb === 'song.hum').length).toBeGreaterThan(39)
  expect(verbs.slice(40).some((verb) => verb !== 'song.hum')).toBe(true)
})

describe('a fault in the rules', () => {
  const faulty = toyWith({
    *turn(state) {
      yield* toy.rules.turn(state)
      if (state.turns > 0) throw new Error('the barrow falls in')
    },
  })

  /** Answers until the rules fail. */
  async function untilFault(house: House, id: TableId): Promise<void> {
    await expect(
      (async () => {
        for (let n = 0; n < 20; n += 1) await answer(house, id)
      })(),
    ).rejects.toThrow('refused: fault')
  }

  test('a fault rejects the answer, keeps the table, tells it once, and saves how to reproduce it', async () => {
    const house = houseOf({ games: [faulty] })
    const id = await startTable(house, ['ann', 'bob'])
    await untilFault(house, id)
    const { seq } = await sightOf(house, id)
    await untilFault(house, id)
    expect((await sightOf(house, id)).seq).toBe(seq)
    expect(await events(house, id)).toEqual(['started', 'fault'])
    const [fault] = await house.store.notes.faults(id)
    expect(await house.store.notes.faults(id)).toHaveLength(1)
    expect(fault?.error).toContain('the barrow falls in')
    const details = fault?.details as { snapshot: never; entries: never[]; answer: never; version: number }
    expect(details).toMatchObject({ game: 'toy', version: toy.rules.version, seq, node: process.version })
    const { run } = rebuild<State, unknown>(faulty.rules, [details.snapshot], details.entries)
    expect(() => run.submit(details.answer)).toThrow('the barrow falls in')
    const { seat } = details.answer as { seat: number }
    const where = JSON.stringify({ table: id, seat, answer: seq + 1, fault: fault?.id }).slice(0, -1)
    expect(house.logged.filter((line) => line.startsWith(`rules failed ${where},`))).toHaveLength(1)
  })

  test('a fault does not make automatic seats try for ever', async () => {
    const house = houseOf({ games: [faulty], timing: BY_ITSELF })
    const id = await startTable(house, ['ann', 'computer'])
    await house.playOut(id, 100)
    expect(house.clock.callsWaiting).toBe(0)
    expect((await house.store.records.find(id))?.status).toBe('playing')
    expect((await events(house, id)).filter((kind) => kind === 'fault')).toHaveLength(1)
    const { seq } = await sightOf(house, id)
    expect((await house.store.notes.faults(id)).length).toBeGreaterThan(0)
    granted(await house.tables.seats.leave(id, 'ann'))
    expect((await sightOf(house, id)).seq).toBe(seq)
    const repaired = houseOf({ store: house.store })
    granted(await repaired.tables.seats.join(id, 'ann', 'Ann'))
    await repaired.playOut(id)
    expect((await house.store.records.find(id))?.status).toBe('over')
  })

  test('a fault in a computer player makes it take the default', async () => {
    const silly: Game = {
      ...toy,
      computer: () => {
        throw new Error('no idea')
      },
    }
    const cheating: Game = { ...toy, computer: () => ({ verb: 'dig.where', key: 'pit:treasury' }) }
    for (const game of [silly, cheating]) {
      const house = houseOf({ games: [game as Game], timing: BY_ITSELF })
      const id = await startTable(house, ['ann', 'computer'])
      await house.playOut(id)
      expect((await house.store.records.find(id))?.status).toBe('over')
      expect((await house.store.notes.faults(id)).length).toBeGreaterThan(0)
    }
  })

  test('a fault in one option leaves the others to an automatic seat', async () => {
    const trap = toyWith({
      *turn(state) {
        yield* toy.rules.turn(state)
        if (state.digger !== null && state.pits['north'] !== 3) throw new Error('the north pit falls in')
      },
    })
    const house = houseOf({ games: [trap], timing: BY_ITSELF })
    const id = await startTable(house, ['ann', 'bob'])
    await house.playOut(id, 20)
    expect((await house.store.log.entries(id)).length).toBeGreaterThan(0)
  })

  test('a fault at the start leaves the lobby as it was', async () => {
    const broken = toyWith({
      create: () => {
        throw new Error('no barrow')
      },
    })
    const house = houseOf({ games: [broken] })
    const id = await openTable(house, ['ann', 'bob'])
    expect(await house.tables.opening.start(id, 'ann')).toEqual({ ok: false, why: 'fault' })
    expect((await house.store.records.find(id))?.status).toBe('lobby')
    expect((await house.store.notes.faults(id))[0]?.details).toMatchObject({ setup: { seats: 2, seed: 'seed' } })
  })

  test('a fault during rebuilding shows the record and the reason', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    await answer(house, id)
    const older = houseOf({ games: [toyWith({ version: 1 })], store: house.store })
    expect(await older.tables.views.of(id)).toMatchObject({
      record: { id },
      fault: `this toy game was saved by newer rules (${toy.rules.version}) than these (1)`,
    })
    expect(await older.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'saved-newer' })
    await older.tables.wake()
    await older.settle()
    expect((await sightOf(house, id)).seq).toBe(1)
  })
})

describe('when the rules have changed', () => {
  test('answers that no longer fit changed rules are undone, the dice are new, and the table is told', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    await answer(house, id, 'pit:deep')
    const shallow = toyWith({
      *turn(state) {
        delete state.pits['deep']
        yield* toy.rules.turn(state)
      },
    })
    const later = houseOf({ games: [shallow], store: house.store })
    expect((await sightOf(later, id)).asked(0)).toMatchObject([{ verb: 'dig.where' }])
    await later.settle()
    expect(await events(house, id)).toEqual(['started', 'answers-lost'])
    expect((await house.store.log.entries(id)).at(-1)).toMatchObject({ kind: 'rewind', seq: 2, to: 0, by: null })
    expect((await house.store.log.entries(id)).at(-1)).toHaveProperty('seed', renewedSeed('seed', 2))
    await answer(later, id)
    expect((await sightOf(later, id)).seq).toBe(3)
  })
})

describe('when the rules have changed so that a game is over', () => {
  test('a game that changed rules have ended is over, with or without lost answers', async () => {
    const house = houseOf()
    const [resting, going] = [
      await startTable(house, ['ann', 'bob'], 'a', 'a'),
      await startTable(house, ['ann', 'bob'], 'b', 'b'),
    ]
    await answer(house, going)
    const brief = toyWith({ isOver: (state) => state.digger !== null })
    const later = houseOf({ games: [brief], store: house.store })
    for (const id of [resting, going]) await sightOf(later, id)
    await later.settle()
    expect(await events(house, resting)).toEqual(['started', 'over'])
    expect(await events(house, going)).toEqual(['started', 'answers-lost', 'over'])
    for (const id of [resting, going])
      expect(await sightOf(later, id)).toMatchObject({ isOver: true, record: { status: 'over' } })
  })
})

describe('two processes and one database', () => {
  test('two processes cannot both move a table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-two-'))
    const path = join(folder, 'tables.db')
    const houses = [houseOf({ store: openStore(path) }), houseOf({ store: openStore(path) })] as const
    const id = await startTable(houses[0], ['ann', 'bob'])
    for (let n = 0; n < 12; n += 1) {
      const view = await sightOf(houses[0], id)
      const seat = view.awaited[0] ?? view.record.seats.find((one) => view.asked(one.seat).length > 0)?.seat ?? 0
      const asked = view.asked(seat)[0]
      if (!asked) break
      const choice = { verb: asked.verb, key: asked.offers[0]?.key ?? '' }
      const results = await Promise.all(
        houses.map((house) => house.tables.answers.submit(id, seat === 0 ? 'ann' : 'bob', choice, view.token(seat))),
      )
      expect(results.filter((result) => result.ok)).toHaveLength(1)
    }
    const [first] = houses
    expect((await first.store.log.entries(id)).map((entry) => entry.seq)).toEqual(
      (await first.store.log.entries(id)).map((_, at) => at + 1),
    )
    for (const house of houses) {
      await house.tables.stop()
      await house.store.close()
    }
    rmSync(folder, { recursive: true })
  })

  /** A table at which another process is quicker this many times. */
  async function besideQuicker(steps: number) {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const { store } = house
    const commit = store.commit.bind(store)
    let theirs = 0
    vi.spyOn(store, 'commit').mockImplementation(async (step) => {
      if (theirs < steps) {
        theirs += 1
        const line = { kind: 'rewind', seq: theirs, to: 0, seed: 'theirs', by: null } as const
        await commit({ table: id, after: step.after, entries: [line], at: 1 })
      }
      return commit(step)
    })
    return { id, store, tables: houseOf({ store }).tables }
  }

  test('a step that comes too late is retried on the new state of the table', async () => {
    const { id, store, tables } = await besideQuicker(2)
    expect(await tables.answers.submit(id, 'ann', north)).toMatchObject({ ok: true })
    expect((await store.log.entries(id)).map(({ kind }) => kind)).toEqual(['rewind', 'rewind', 'answer'])
  })

  test('a step that always comes too late is refused as busy and changes nothing', async () => {
    const { id, store, tables } = await besideQuicker(99)
    expect(await tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'busy' })
    expect((await store.log.entries(id)).filter(({ kind }) => kind === 'answer')).toEqual([])
  })

  test('an answer that another process has taken first is not given twice', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const other = houseOf({ store: house.store })
    const token = (await sightOf(house, id)).token(0)
    const given = await Promise.all([house, other].map(({ tables }) => tables.answers.submit(id, 'ann', north, token)))
    expect(given.filter(({ ok }) => ok)).toHaveLength(1)
    expect(given.find(({ ok }) => !ok)).toEqual({ ok: false, why: 'stale' })
  })
})

describe('robustness', () => {
  test('a crash between the commit and the notification loses nothing', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    house.tables.onChange(() => {
      throw new Error('the process dies here')
    })
    granted(await house.tables.answers.submit(id, 'ann', north))
    const later = houseOf({ store: house.store })
    expect((await sightOf(later, id)).seq).toBe(1)
    expect(
      (await later.tables.chronicle.lines(id, 0, 99)).some((line) => line.kind === 'fact' && line.fact.kind === 'dug'),
    ).toBe(true)
  })

  test('a disk that is full fails the request, and the table goes on when there is room again', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const full = vi.spyOn(house.store, 'commit').mockImplementation(() => {
      throw new Error('database or disk is full')
    })
    await expect(house.tables.seats.leave(id, 'ann')).rejects.toThrow('disk is full')
    full.mockRestore()
    granted(await house.tables.seats.leave(id, 'ann'))
    vi.spyOn(house.store, 'commit').mockImplementationOnce(() => {
      throw new Error('database or disk is full')
    })
    house.clock.pass(PACE)
    await house.settle()
    expect(await house.store.log.lastSeq(id)).toBe(0)
    house.clock.pass(30_000)
    await house.settle()
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })

  test('two hundred requests at once keep one log', async () => {
    const users = ['ann', 'bob', 'cat', 'dan']
    const house = houseOf()
    const id = await startTable(house, users)
    const rng = { rng: rngFrom('crowd') }
    const request = async (): Promise<unknown> => {
      const user = pickOne(rng, users)
      const view = await sightOf(house, id)
      const seat = users.indexOf(user)
      const asked = view.asked(seat).find((one) => one.seat === seat)
      const kind = pickOne(rng, ['submit', 'submit', 'submit', 'submit', 'undo', 'leave', 'join', 'computer'] as const)
      if (kind === 'undo') return house.tables.answers.undo(id, user)
      if (kind === 'leave') return house.tables.seats.leave(id, user)
      if (kind === 'join') return house.tables.seats.join(id, user, user)
      if (kind === 'computer') return house.tables.seats.addComputer(id, user)
      const keys = asked?.offers.map((offer) => offer.key) ?? ['pass']
      return house.tables.answers.submit(id, user, { verb: asked?.verb ?? 'curse.play', key: pickOne(rng, keys) })
    }
    for (let wave = 0; wave < 20; wave += 1) {
      await Promise.all(Array.from({ length: 10 }, request))
      house.clock.pass(PACE)
    }
    await house.settle()
    const entries = await house.store.log.entries(id)
    expect(entries.length).toBeGreaterThan(10)
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, at) => at + 1))
    const { lost, run } = rebuild(toy.rules, (await house.store.snapshots.all(id)).slice(0, 1), entries)
    expect(lost).toBe(0)
    expect(run.rules.view(run.state as Barrow, null)).toEqual((await sightOf(house, id)).viewFor(null))
    expect(await house.store.notes.faults(id)).toEqual([])
    const lines = await house.store.chronicle.lines(id, 0, 9999)
    expect(lines.map((line) => line.line)).toEqual(lines.map((_, at) => at + 1))
  })

  test('any order of requests leaves a table that can be shown', async () => {
    const requests = fc.array(fc.tuple(fc.nat(5), fc.nat(2), fc.nat(9)), { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 5 }), requests, async (seed, list) => {
        const house = houseOf()
        const id = await startTable(house, ['ann', 'bob', 'cat'], seed)
        for (const [kind, who, pick] of list) {
          const user = ['ann', 'bob', 'cat'][who] ?? 'ann'
          const view = await sightOf(house, id)
          const asked = view.asked(who).find((one) => one.seat === who)
          const key = asked?.offers[pick % asked.offers.length]?.key ?? 'x'
          if (kind === 0) await house.tables.answers.undo(id, user)
          else if (kind === 1) await house.tables.seats.leave(id, user)
          else if (kind === 2 && pick === 0) await house.tables.seats.resign(id, user)
          else await house.tables.answers.submit(id, user, { verb: asked?.verb ?? 'x.y', key }, view.token(who))
          house.clock.pass(PACE)
          await house.settle()
          const after = await sightOf(house, id)
          expect(after.isOver).toBe(after.record.status === 'over')
          expect(
            after.isOver || after.awaited.length > 0 || [0, 1, 2].some((seat) => after.asked(seat).length > 0),
          ).toBe(true)
        }
        expect(await house.store.notes.faults(id)).toEqual([])
        await house.store.close()
      }),
      { numRuns: often(12) },
    )
  })

  test('damage to one table is reported, and the others continue', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'], 'seed', 'room')
    const sound = await startTable(house, ['cat', 'dan'], 'seed', 'hall')
    const damaged = houseOf({ store: withDamage(house.store, id) })
    await damaged.tables.wake()
    await damaged.settle()
    expect(await damaged.tables.views.of(id)).toMatchObject({ fault: 'Line 1 of the log is damaged.' })
    expect(await damaged.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'damaged' })
    granted(await damaged.tables.answers.submit(sound, 'cat', north))
  })
})

function withDamage(store: Store, id: TableId): Store {
  const resumePoint = store.resumePoint.bind(store)
  return Object.assign(Object.create(store) as Store, {
    resumePoint: async (table: TableId, before?: number) => {
      if (table === id) throw new Damaged('Line 1 of the log is damaged.')
      return await resumePoint(table, before)
    },
  })
}

test('a fault stops no clock: silent players still get their default', async () => {
  const perilous = toyWith({
    *turn(state) {
      const options = () => [option('pit:north'), option('pit:south')]
      const asked = [0, 1].map((seat) => ({ seat, verb: 'dig.where', reaction: true, options }))
      if ((yield* chooseAny<string>(asked)).key === 'pit:south') throw new Error('the pit falls in')
      state.turns += 1
    },
  })
  const house = houseOf({ games: [perilous] })
  const id = await startTable(house, ['ann', 'bob'])
  const before = await house.store.records.unfinished('', 9)
  expect(before).toMatchObject([{ table: id, due: expect.any(Number) }])
  expect(await house.tables.answers.submit(id, 'ann', { verb: 'dig.where', key: 'pit:south' })).toEqual({
    ok: false,
    why: 'fault',
  })
  expect(await house.store.records.unfinished('', 9)).toEqual(before)
  house.clock.pass(REACTION)
  await house.settle()
  expect(await house.store.log.lastSeq(id)).toBeGreaterThan(0)
})

describe('rules that fail only when displayed', () => {
  const blind = (change: Parameters<typeof toyWith>[0]) => async () => {
    const house = houseOf({ games: [toyWith(change)] })
    const id = await startTable(house, ['ann', 'bob'])
    expect(await house.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'fault' })
    expect(await sightOf(house, id)).toMatchObject({ seq: 0, awaited: [0] })
    expect(await house.store.notes.faults(id)).toHaveLength(1)
  }

  test(
    'an answer is rejected if the rules fail in the next question',
    blind({
      *turn(state) {
        yield* choose(0, 'dig.where', () => [option('pit:north'), option('pit:south')])
        state.lamps[0] = 1
        yield* chooseAny([
          {
            seat: 0,
            verb: 'dig.deeper',
            options: () => {
              throw new Error('no deeper')
            },
          },
        ])
      },
    }),
  )

  test(
    'an answer is rejected if the rules fail in a view',
    blind({
      view: (state, viewer) => {
        if (viewer === 1 && state.pits['north'] !== 3) throw new Error('too dark')
        return toy.rules.view(state, viewer)
      },
      *turn(state) {
        if (state.digger === null) yield* toy.rules.turn(state)
        yield* choose(0, 'dig.where', () => [option('pit:north'), option('pit:south')])
        state.pits['north'] = 0
        yield* choose(0, 'dig.where', () => [option('pit:north'), option('pit:south')])
      },
    }),
  )
})
