import { expect, test } from 'vitest'
import { type Fact, type Game } from '../../src/engine/index.ts'
import { answer, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

// A line of the chronicle knows the public facts before it, at little cost.

/** The toy game, whose lines recall how many public facts of their kind came before. */
function recalling() {
  const taken: Fact[] = []
  const memory = () => {
    const counts = new Map<string, number>()
    return {
      recall: (fact: Fact) => {
        taken.push(fact)
        const told = counts.get(fact.kind) ?? 0
        counts.set(fact.kind, told + 1)
        return told === 0 ? null : { told, past: null }
      },
    }
  }
  const game = { ...toy, words: { ...toy.words, memory } } as unknown as Game
  return { game, taken }
}

async function linesOf({ tables }: House, id: string) {
  return await tables.chronicle.lines(id, 0, 1000)
}

/** The lines, as the facts that count say that they should be. */
async function expected(house: House, id: string, hasGone: (seq: number) => boolean = () => false) {
  const counts = new Map<string, number>()
  return (await house.store.chronicle.lines(id, 0, 1000)).map((line) => {
    if (line.kind !== 'fact' || line.to !== 'all' || hasGone(line.seq)) return undefined
    const told = counts.get(line.fact.kind) ?? 0
    counts.set(line.fact.kind, told + 1)
    return told === 0 ? undefined : { told, past: null }
  })
}

test('a line recalls the public facts before it, and each fact is taken in once', async () => {
  const { game, taken } = recalling()
  const house = houseOf({ games: [game] })
  const id = await startTable(house, ['ann', 'bob'])
  for (let n = 0; n < 12; n += 1) {
    await answer(house, id)
    await Promise.all([linesOf(house, id), house.tables.chronicle.linesFor(id, 0, 0, 5)])
  }
  const lines = await linesOf(house, id)
  expect(lines.map(({ recalled }) => recalled)).toEqual(await expected(house, id))
  expect(taken).toEqual(lines.flatMap((line) => (line.kind === 'fact' && line.to === 'all' ? [line.fact] : [])))
  expect((await house.tables.chronicle.lastLines(id, 3)).map(({ recalled }) => recalled)).toEqual(
    lines.slice(-3).map(({ recalled }) => recalled),
  )
})

test('after a restart a line recalls the same', async () => {
  const { game } = recalling()
  const house = houseOf({ games: [game] })
  const id = await startTable(house, ['ann', 'bob'])
  for (let n = 0; n < 8; n += 1) await answer(house, id)
  const later = houseOf({ games: [game], store: house.store })
  expect(await linesOf(later, id)).toEqual(await linesOf(house, id))
})

test('a fact that was undone is not recalled', async () => {
  const { game } = recalling()
  const house = houseOf({ games: [game] })
  const id = await startTable(house, ['ann', 'bob'])
  const user = await untilUndoable(house, id)
  await linesOf(house, id)
  const { seq } = await sightOf(house, id)
  granted(await house.tables.answers.undo(id, user))
  for (let n = 0; n < 6; n += 1) await answer(house, id)
  const lines = await linesOf(house, id)
  expect(lines.some((line) => line.kind === 'fact' && line.to === 'all' && line.seq === seq)).toBe(true)
  expect(lines.map(({ recalled }) => recalled)).toEqual(await expected(house, id, (one) => one === seq))
})

/** Plays on until the player who has just answered may undo an answer that all have heard of. */
async function untilUndoable(house: House, id: string): Promise<string> {
  for (let n = 0; n < 200; n += 1) {
    const view = await sightOf(house, id)
    const seat = view.record.seats.find((one) => view.canUndo(one.seat))
    const last = (await house.store.chronicle.lastLines(id, 1))[0]
    if (seat?.user && last?.kind === 'fact' && last.to === 'all' && last.seq === view.seq) return seat.user
    await answer(house, id, view.asked(0).concat(view.asked(1))[0]?.verb === 'rest.how' ? 'sleep' : undefined)
  }
  throw new Error('nothing could be undone')
}

test('the lines of an answer recall the same as the chronicle, and nothing is read for them', async () => {
  const { game } = recalling()
  const house = houseOf({ games: [game] })
  const id = await startTable(house, ['ann', 'bob'])
  await linesOf(house, id)
  let reads = 0
  const lines = house.store.chronicle.lines.bind(house.store.chronicle)
  house.store.chronicle.lines = (...about) => {
    reads += 1
    return lines(...about)
  }
  const told = []
  const first = (await house.store.chronicle.lastLines(id, 1))[0]?.line ?? 0
  for (let n = 0; n < 10; n += 1) {
    const view = await sightOf(house, id)
    const seat = view.awaited[0] ?? 0
    const [asked] = view.asked(seat)
    const choice = { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' }
    const user = view.record.seats[seat]?.user ?? ''
    told.push(...granted(await house.tables.answers.submit(id, user, choice)).lines)
  }
  expect(reads).toBe(0)
  const stored = await house.tables.chronicle.lines(id, first, 1000)
  expect(told.map(({ recalled }) => recalled)).toEqual(stored.map(({ recalled }) => recalled))
  expect(told.some(({ recalled }) => recalled)).toBe(true)
})
