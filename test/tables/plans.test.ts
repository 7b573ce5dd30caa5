import { expect, test } from 'vitest'
import type { Seat } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { ANY_PASS, type PlanStep } from '../../src/tables/index.ts'
import { granted, HandClock, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { walkGame, withOrder } from '../kit/walk.ts'

// Plans: a player leaves the next choices of their own turn, and answers to the turns of others.

const SEATS: readonly Seat[] = [0, 1, 2]
const USERS = ['ann', 'bob', 'cat'] as const
const LONG = 10_000

const step = (key: string, more: Partial<PlanStep> = {}): PlanStep => ({
  verb: 'walk.to',
  key,
  question: 'Where to?',
  label: key,
  turnOf: 1,
  only: 'offered',
  otherwise: 'wait',
  repeats: false,
  ...more,
})

async function begun(store = openStore(), clock = new HandClock()) {
  const house = houseOf({ games: [walkGame()], store }, clock)
  return { house, id: await startTable(house, USERS) }
}

/** Lets time pass until everything prepared has been answered. */
async function pass(house: House): Promise<void> {
  for (let paces = 0; paces < 8; paces += 1) {
    house.clock.pass(100)
    await house.settle()
  }
}

async function says(house: House, id: string, seat: Seat, key: string): Promise<void> {
  const view = await sightOf(house, id)
  const verb = view.asked(seat).find((one) => one.seat === seat)?.verb ?? ''
  granted(await house.tables.answers.submit(id, USERS[seat] ?? '', { verb, key }))
}

/** A turn of a seat by hand; all others pass when they may hiss. */
async function walks(house: House, id: string, seat: Seat, to: string): Promise<void> {
  await says(house, id, seat, to)
  await hush(house, id)
  await says(house, id, seat, 'sleep')
}

async function hush(house: House, id: string): Promise<void> {
  for (const seat of SEATS) {
    const view = await sightOf(house, id)
    if (view.asked(seat).some((one) => one.seat === seat && one.verb === 'hiss.now'))
      await says(house, id, seat, 'pass')
  }
}

const answersOf = async ({ store }: House, id: string, seat: Seat) =>
  (await store.log.entries(id)).flatMap((one) =>
    one.kind === 'answer' && one.answer.seat === seat
      ? [{ ...one.answer, by: one.by, at: (one as { at?: number }).at }]
      : [],
  )

/** The events that a seat may read, or everybody for `null`. */
async function events({ store }: House, id: string, seat: Seat | null) {
  const lines = await store.chronicle.lastLines(id, 500)
  return lines.flatMap((line) => {
    if (line.kind !== 'event') return []
    return line.to === 'all' || (seat !== null && line.to.includes(seat)) ? [line.event] : []
  })
}

const planned = (house: House, id: string, seat: Seat, steps: readonly PlanStep[]) =>
  house.tables.plans.write(id, USERS[seat] ?? '', steps)

test('a plan makes the move of its player’s next turn, and the chronicle says so', async () => {
  const { house, id } = await begun()
  granted(await planned(house, id, 1, [step('tower', { only: 'alone', otherwise: 'next' }), step('harbour')]))
  await walks(house, id, 0, 'harbour')
  expect(await answersOf(house, id, 1)).toHaveLength(1)
  await pass(house)
  // Cat stands in the tower, so the next choice is made.
  expect((await answersOf(house, id, 1)).at(-1)).toMatchObject({ verb: 'walk.to', key: 'harbour', by: null })
  expect(await events(house, id, null)).toContainEqual({ kind: 'as-planned', seat: 1 })
  expect((await sightOf(house, id)).plan(1)).toBeNull()
  const clocks = (await house.store.records.find(id))?.clocks
  expect(clocks && 'plans' in clocks).toBe(false)
})

test('a plan counts as its player’s own decision, and can be undone without being made again', async () => {
  const { house, id } = await begun()
  granted(await planned(house, id, 1, [step('market'), step('harbour')]))
  await walks(house, id, 0, 'harbour')
  await pass(house)
  expect((await answersOf(house, id, 1)).at(-1)).toMatchObject({ key: 'market' })
  granted(await house.tables.answers.undo(id, 'bob'))
  await pass(house)
  expect((await sightOf(house, id)).asked(1).find(({ seat }) => seat === 1)?.verb).toBe('walk.to')
  expect((await sightOf(house, id)).plan(1)).toBeNull()
  expect(await events(house, id, 1)).toContainEqual({ kind: 'plan-ended', seat: 1, why: 'went-back', label: 'harbour' })
})

for (const [why, steps, before] of [
  ['not-alone', [step('market', { only: 'alone' })], { ann: 'market' }],
  ['changed', [step('market', { only: 'unchanged' })], { ann: 'shove:1' }],
  ['not-offered', [step('cellar')], { ann: 'harbour' }],
] as const) {
  test(`a plan ends, and tells its player alone why: ${why}`, async () => {
    const { house, id } = await begun()
    granted(await planned(house, id, 1, steps))
    await walks(house, id, 0, before.ann)
    await pass(house)
    expect(await answersOf(house, id, 1)).toHaveLength(1)
    const ended = { kind: 'plan-ended', seat: 1, why, label: steps[0].label }
    expect(await events(house, id, 1)).toContainEqual(ended)
    expect(JSON.stringify(await events(house, id, 0))).not.toContain('plan')
    // The question stands as usual.
    expect((await sightOf(house, id)).asked(1).find(({ seat }) => seat === 1)).toMatchObject({ standing: null })
    expect((await sightOf(house, id)).plan(1)).toBeNull()
  })
}

test('a plan leaves a question that it doesn’t mention to its player, and goes on once that is answered', async () => {
  const { house, id } = await begun()
  granted(await planned(house, id, 1, [step('sing', { verb: 'rest.how', only: 'unchanged' })]))
  await walks(house, id, 0, 'harbour')
  await pass(house)
  expect((await sightOf(house, id)).asked(1).find(({ seat }) => seat === 1)).toMatchObject({
    verb: 'walk.to',
    standing: null,
  })
  expect((await sightOf(house, id)).plan(1)?.steps).toHaveLength(1)
  // What they do to their own piece is no reason to drop it.
  await says(house, id, 1, 'tower')
  await hush(house, id)
  await pass(house)
  expect((await answersOf(house, id, 1)).at(-1)).toMatchObject({ verb: 'rest.how', key: 'sing', by: null })
  expect((await sightOf(house, id)).plan(1)).toBeNull()
  expect(JSON.stringify(await events(house, id, 1))).not.toContain('plan-ended')
})

test('a plan whose question never comes ends with the turn, and one that is followed in part goes on', async () => {
  const { house, id } = await begun()
  granted(
    await planned(house, id, 1, [
      step('tower'),
      step('sing', { verb: 'rest.how' }),
      step('shout', { verb: 'rest.so' }),
    ]),
  )
  await walks(house, id, 0, 'harbour')
  await pass(house)
  await hush(house, id)
  await pass(house)
  expect((await answersOf(house, id, 1)).slice(-2).map(({ key }) => key)).toEqual(['tower', 'sing'])
  expect(await events(house, id, 1)).toContainEqual({ kind: 'plan-ended', seat: 1, why: 'turn-over', label: 'shout' })
})

test('a plan made in one’s own turn is for the next one', async () => {
  const { house, id } = await begun()
  granted(await planned(house, id, 0, [step('harbour', { turnOf: 0, only: 'unchanged' })]))
  await pass(house)
  expect(await answersOf(house, id, 0)).toEqual([])
  for (const seat of SEATS) await walks(house, id, seat, 'market')
  await pass(house)
  expect((await answersOf(house, id, 0)).at(-1)).toMatchObject({ key: 'harbour', by: null })
})

test('an answer by hand uses up the step for its question', async () => {
  const { house, id } = await begun()
  granted(
    await planned(house, id, 1, [
      step('tower', { otherwise: 'next' }),
      step('harbour'),
      step('sing', { verb: 'rest.how' }),
    ]),
  )
  await walks(house, id, 0, 'harbour')
  await says(house, id, 1, 'market')
  expect((await sightOf(house, id)).plan(1)?.steps.map(({ key }) => key)).toEqual(['sing'])
})

test('a reaction may be planned for the turns of one player, every time', async () => {
  const { house, id } = await begun()
  const never = step('pass', { verb: ANY_PASS, turnOf: 2, repeats: true })
  granted(await planned(house, id, 0, [never]))
  await walks(house, id, 0, 'harbour')
  await says(house, id, 1, 'market')
  await pass(house)
  // Not in Bob's turn.
  expect((await sightOf(house, id)).asked(0).some(({ seat, verb }) => seat === 0 && verb === 'hiss.now')).toBe(true)
  await hush(house, id)
  await says(house, id, 1, 'sleep')
  for (let round = 0; round < 2; round += 1) {
    await says(house, id, 2, 'tower')
    const passes = (await answersOf(house, id, 0)).length
    await pass(house)
    expect((await answersOf(house, id, 0)).slice(passes)).toMatchObject([{ verb: 'hiss.now', key: 'pass', by: null }])
    await hush(house, id)
    await says(house, id, 2, 'sleep')
    await walks(house, id, 0, 'harbour')
    await walks(house, id, 1, 'market')
  }
  expect((await sightOf(house, id)).plan(0)?.steps).toEqual([never])
  // Passing is private, and so is that it was planned.
  expect(JSON.stringify(await events(house, id, null))).not.toContain('as-planned')
  expect(await events(house, id, 0)).toContainEqual({ kind: 'as-planned', seat: 0, label: 'pass' })
})

test('a plan survives a restart, and is dropped when its player leaves', async () => {
  const store = openStore()
  const clock = new HandClock()
  const { house, id } = await begun(store, clock)
  granted(await planned(house, id, 1, [step('tower')]))
  granted(await planned(house, id, 2, [step('market', { turnOf: 2 })]))
  await house.tables.stop()
  const again = houseOf({ games: [walkGame()], store }, clock)
  await again.tables.wake()
  expect((await sightOf(again, id)).plan(1)?.steps).toEqual([step('tower')])
  granted(await again.tables.seats.resign(id, 'cat'))
  await walks(again, id, 0, 'harbour')
  await pass(again)
  expect((await answersOf(again, id, 1)).at(-1)).toMatchObject({ key: 'tower' })
  expect((await store.records.find(id))?.clocks?.plans).toBeUndefined()
})

test('a plan answers for a player on vacation for whom the table waits, and not for one whose seat others play', async () => {
  for (const whileAway of ['pause', 'computer'] as const) {
    const { house, id } = await begun()
    granted(await planned(house, id, 1, [step('tower')]))
    granted(await house.tables.people.goAway('bob', house.clock.now() + 1_000_000, whileAway))
    if (whileAway === 'computer') {
      expect(await events(house, id, 1)).toContainEqual({
        kind: 'plan-ended',
        seat: 1,
        why: 'played-for',
        label: 'tower',
      })
      continue
    }
    await walks(house, id, 0, 'harbour')
    await pass(house)
    expect((await answersOf(house, id, 1)).at(-1)).toMatchObject({ key: 'tower' })
  }
})

test('unfit plans are refused, and change nothing', async () => {
  const { house, id } = await begun()
  granted(await planned(house, id, 1, [step('tower')]))
  const refused = async (steps: readonly PlanStep[], user = 'bob') => {
    const result = await house.tables.plans.write(id, user, steps)
    return result.ok ? 'ok' : result.why
  }
  expect(await refused(Array.from({ length: 13 }, () => step('tower')))).toBe('plan-too-long')
  expect(await refused([step('')])).toBe('plan-unfit')
  expect(await refused([step('x'.repeat(400))])).toBe('plan-unfit')
  expect(await refused([step('tower', { turnOf: 7 })])).toBe('plan-unfit')
  expect(await refused([step('tower', { repeats: true, only: 'unchanged' })])).toBe('plan-unfit')
  expect(await refused([step('tower')], 'eve')).toBe('not-seated')
  expect((await sightOf(house, id)).plan(1)?.steps).toEqual([step('tower')])
  granted(await planned(house, id, 1, []))
  expect((await sightOf(house, id)).plan(1)).toBeNull()
})

test('what others see and when is the same with and without a plan, until it is followed', async () => {
  const seen: string[][] = []
  for (const steps of [[], [step('cellar')], [step('tower', { turnOf: 1 })]]) {
    const { house, id } = await begun()
    granted(await planned(house, id, 1, steps))
    const looks: string[] = []
    const look = async () => {
      const view = await sightOf(house, id)
      for (const viewer of [null, 0, 2])
        looks.push(
          JSON.stringify([
            view.viewFor(viewer),
            view.asked(viewer),
            view.heard,
            view.awaited,
            view.among,
            view.time(1),
            view.momentLeft,
            view.record.changedAt,
            view.record.clocks,
          ]),
        )
    }
    await look()
    await says(house, id, 0, 'harbour')
    await look()
    await hush(house, id)
    await look()
    await says(house, id, 0, 'sleep')
    await look()
    seen.push(looks)
  }
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

test('a plan answers a window when a standing order would', async () => {
  const times: number[] = []
  for (const isByOrder of [false, true]) {
    const game = walkGame()
    const house = houseOf({
      games: [isByOrder ? withOrder(game, 'hiss.now', 'pass') : game],
      orderPace: { least: 1000, most: 6000 },
      luck: (letters) => 'k'.padStart(letters, 'k'),
    })
    const id = await startTable(house, USERS)
    if (!isByOrder) granted(await planned(house, id, 2, [step('pass', { verb: 'hiss.now', turnOf: 'others' })]))
    await says(house, id, 0, 'harbour')
    const begunAt = house.clock.now()
    for (let waited = 0; waited < LONG && (await answersOf(house, id, 2)).length === 0; waited += 10) {
      house.clock.pass(10)
      await house.settle()
    }
    times.push(house.clock.now() - begunAt)
  }
  expect(times[0]).toBeGreaterThanOrEqual(1000)
  expect(times[0]).toBe(times[1])
})

test('what is foreseen depends on what the seat knows alone', async () => {
  const { house, id } = await begun()
  const inWords: Parameters<House['tables']['plans']['foresee']>[2] = (_view, { verb, offers }) => ({
    question: verb,
    options: offers.map(({ key, place }) => ({ key, label: key, hasPlace: place !== undefined })),
  })
  const found = granted(await house.tables.plans.foresee(id, 'bob', inWords))
  expect(found.map(({ verb, isOwnTurn }) => [verb, isOwnTurn])).toEqual([
    ['hiss.now', false],
    ['walk.to', true],
    ['rest.how', true],
  ])
  expect(found[1]?.options).toContainEqual({ key: 'market', label: 'market', hasPlace: true })
  // Only its own card.
  expect(found[0]?.options.map(({ key }) => key)).toEqual(['pass', 'hiss:2'])
})
