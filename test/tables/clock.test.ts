import { describe, expect, test } from 'vitest'
import { chooseAny, options, emit, type Game, type Play, type Question } from '../../src/engine/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { granted, HandClock, houseOf, PACE, REACTION, sightOf, startTable } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

/** A game with one window, which asks each player once whether they mind. */
function windowGame(manner: (seat: number) => Partial<Question>): Game {
  function* window(game: Bare): Play {
    for (;;) {
      const seats = [0, 1, 2].filter((seat) => !game.notes.some((note) => note.startsWith(`${seat} `)))
      if (seats.length === 0) return
      const ask = (seat: number) => ({
        seat,
        verb: 'window.mind',
        options: () => options(['mind', 'pass']),
        default: 'pass',
        ...manner(seat),
      })
      const { seat, key } = yield* chooseAny<string>(seats.map(ask) as Question<string>[])
      game.notes.push(`${seat} ${key}`)
    }
  }
  const rules = bareRules(window, { id: 'toy', seats: { min: 3, max: 3 } } as never)
  const computer = () => ({ verb: 'window.mind', key: 'mind' })
  return { rules, words: toy.words, computer } as unknown as Game
}

const answers = async (house: ReturnType<typeof houseOf>, id: string) =>
  (await house.store.log.entries(id)).map(
    (entry) => entry.kind === 'answer' && [entry.answer.seat, entry.answer.key, entry.by],
  )

describe('a standing order', () => {
  test('a standing order is carried out after its delay, for a present and for an absent player', async () => {
    const house = houseOf({ games: [windowGame((seat) => (seat === 1 ? { standing: 'mind' } : {}))] })
    for (const room of ['here', 'away']) {
      const id = await startTable(house, ['ann', 'bob', 'cat'], 'seed', room)
      if (room === 'away') granted(await house.tables.seats.leave(id, 'bob'))
      await house.settle()
      expect(await answers(house, id)).toEqual([])
      house.clock.pass(PACE / 2 - 1)
      await house.settle()
      expect(await answers(house, id)).toEqual([])
      house.clock.pass(PACE + 2)
      await house.settle()
      expect(await answers(house, id)).toEqual([[1, 'mind', null]])
      expect(house.clock.callsWaiting).toBe(0)
    }
  })

  test('a standing order has a different delay for each seat, and the delays run at the same time', async () => {
    const house = houseOf({ games: [windowGame(() => ({ standing: 'pass' }))] })
    const orders = new Set<string>()
    for (let room = 0; room < 20; room += 1) {
      const id = await startTable(house, ['ann', 'bob', 'cat'], 'seed', `room ${room}`)
      for (let tenth = 0; tenth < 20; tenth += 1) {
        house.clock.pass(PACE / 10)
        await house.settle()
      }
      expect((await house.store.records.find(id))?.status).toBe('over')
      orders.add(JSON.stringify(await answers(house, id)))
    }
    expect(orders.size).toBeGreaterThan(2)
  })

  test('a standing order is ignored if it names a choice that is not offered', async () => {
    const house = houseOf({ games: [windowGame(() => ({ standing: 'explode' }))] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    expect(house.clock.callsWaiting).toBe(0)
    expect((await sightOf(house, id)).asked(0)[0]?.standing).toBeNull()
  })
})

describe('a reaction that others wait for', () => {
  const game = windowGame(() => ({ reaction: true }))

  test('a reaction that others wait for is taken by default when the seat’s time since its question is up', async () => {
    const house = houseOf({ games: [game] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    const asked = house.clock.now()
    expect((await sightOf(house, id)).time(2)?.deadline).toBe(asked + REACTION)
    house.clock.pass(REACTION - 1)
    await house.settle()
    granted(await house.tables.answers.submit(id, 'bob', { verb: 'window.mind', key: 'mind' }))
    expect((await sightOf(house, id)).time(2)?.deadline).toBe(asked + REACTION)
    house.clock.pass(1)
    await house.settle()
    expect(await answers(house, id)).toEqual([
      [1, 'mind', 'bob'],
      [0, 'pass', null],
    ])
    house.clock.pass(0)
    await house.settle()
    expect(await answers(house, id)).toHaveLength(3)
    expect((await house.store.records.find(id))?.status).toBe('over')
    expect((await sightOf(house, id)).time(2)?.deadline ?? null).toBeNull()
  })

  test('a reaction that others wait for gets more time after a public event, but not after a secret action', async () => {
    const loud = { kind: 'noise' }
    const aside = (key: string, run: (game: Bare) => void) => ({
      verb: 'beside.do',
      key,
      secret: true,
      *run() {
        run(bare as never)
      },
    })
    let bare: Bare | undefined
    const beside = windowGame(() => ({ reaction: true }))
    const rules = {
      ...beside.rules,
      asides: (state: Bare) => {
        bare = state
        return [aside('quiet', (now) => now.notes.push('quiet')), aside('loud', (now) => emit(now, loud))]
      },
    }
    const words = { ...beside.words, fact: () => 'A noise.' }
    const house = houseOf({ games: [{ ...beside, rules, words } as unknown as Game] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    const deadline = (await sightOf(house, id)).time(1)?.deadline
    house.clock.pass(100)
    granted(await house.tables.answers.submit(id, 'bob', { verb: 'beside.do', key: 'quiet' }))
    expect((await sightOf(house, id)).time(1)?.deadline).toBe(deadline)
    granted(await house.tables.answers.submit(id, 'bob', { verb: 'beside.do', key: 'loud' }))
    expect((await sightOf(house, id)).time(1)?.deadline).toBe((deadline ?? 0) + 100)
  })

  test('a reaction that others wait for keeps its remaining time over a restart, even if the wall clock has changed', async () => {
    const house = houseOf({ games: [game] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    house.clock.pass(REACTION - 1)
    await house.tables.stop()
    // The wall clock was set back meanwhile.
    const later = houseOf({ games: [game], store: house.store }, new HandClock())
    await later.tables.wake()
    await later.settle()
    expect(await answers(later, id)).toEqual([])
    later.clock.pass(1)
    await later.settle()
    expect(await answers(later, id)).toEqual([[0, 'pass', null]])
  })

  test('a reaction that others wait for has no wait at a table of computers, and no deadline without a time limit', async () => {
    const house = houseOf({ games: [game] })
    const id = await startTable(house, ['ann', 'computer', 'computer'])
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'window.mind', key: 'pass' }))
    house.clock.pass(PACE)
    await house.settle()
    expect(await answers(house, id)).toHaveLength(2)
    const calm = houseOf({ games: [windowGame(() => ({}))] })
    const quiet = await startTable(calm, ['ann', 'bob', 'cat'])
    expect(calm.clock.callsWaiting).toBe(0)
    expect((await sightOf(calm, quiet)).time(0)?.deadline ?? null).toBeNull()
  })
})
