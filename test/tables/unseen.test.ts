import { expect, test } from 'vitest'
import { chooseAny, hidden, options, type Game, type Disclosure, type Play } from '../../src/engine/index.ts'
import { AT_ZERO, timingOf, type TableId } from '../../src/tables/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { granted, HandClock, houseOf, PACE, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

// What the clock does with a question that nobody else may know of is visible to the asked seat only.

const DAY = 24 * 60 * 60 * 1000

/** Seat 0 is asked openly, and the others secretly, until they have answered. */
function gameOfSecrets(openly: Disclosure, reaction = false): Game {
  function* turn(game: Bare): Play {
    for (;;) {
      const left = [1, 2].filter((seat) => !game.notes.includes(`${game.turns} ${seat}`))
      const put = { verb: 'vow.what', options: () => options<string>(['give', 'keep']), default: 'keep', reaction }
      const asked = yield* chooseAny<string>([
        { seat: 0, verb: 'go.on', options: () => options(['on', 'stop']) },
        ...left.map((seat) => hidden({ ...put, seat }, openly)),
      ])
      if (asked.seat === 0) return
      game.notes.push(`${game.turns} ${asked.seat}`)
    }
  }
  const rules = bareRules(turn, { id: 'toy', turns: 9, seats: { min: 3, max: 3 } } as never)
  const computer = () => ({ verb: 'vow.what', key: 'give' })
  return { rules, words: toy.words, computer } as unknown as Game
}

/** Everything that a spectator can see of a table. */
async function seenByAll({ tables }: House, id: TableId): Promise<unknown> {
  const view = await tables.views.of(id)
  if (!view || !('seq' in view)) throw new Error('there is no game')
  const { record, awaited, among, turn, proposals } = view
  const { seats, changedAt, pause } = record
  const lines = await tables.chronicle.linesFor(id, null, 0, 999)
  return {
    seats,
    changedAt,
    pause,
    awaited,
    among,
    turn,
    proposals,
    lines,
    // What is left of the time runs for everybody alike.
    time: { ...view.time(0), left: null },
    asked: view.asked(null),
  }
}

const told = async ({ store }: House, id: TableId, seat: number) =>
  (await store.chronicle.privateLinesFor(id, seat, 99)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
const answeredByItself = async ({ store }: House, id: TableId) =>
  (await store.log.entries(id)).flatMap((one) => (one.kind === 'answer' && one.by === null ? [one.answer.seat] : []))

const kinds: [string, Disclosure, boolean][] = [
  ['in secret', {}, false],
  ['in a window', { candidates: [1, 2] }, true],
]

test.each(
  kinds.flatMap(([how, openly, reaction]) => AT_ZERO.map((atZero) => [how, atZero, openly, reaction] as const)),
)(
  'a seat asked %s, at a table with the clock rule “%s”, lets its time pass unseen',
  async (_how, atZero, openly, reaction) => {
    const timing = { ...timingOf('daily', atZero), bank: 0, remindAfter: null }
    const house = houseOf({ games: [gameOfSecrets(openly, reaction)], timing }, new HandClock())
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    house.clock.pass(DAY / 2)
    granted(await house.tables.votes.propose(id, 'bob', { kind: 'extend', seat: 0 }))
    const proposal = (await sightOf(house, id)).proposals[0]?.id ?? ''
    granted(await house.tables.votes.vote(id, 'cat', proposal, true))
    granted(await house.tables.answers.submit(id, 'cat', { verb: 'vow.what', key: 'give' }))
    const before = await seenByAll(house, id)
    for (let hours = 0; hours < 14; hours += 1) {
      house.clock.pass(DAY / 24)
      await house.settle()
    }
    expect(await seenByAll(house, id)).toEqual(before)
    expect(await answeredByItself(house, id)).toEqual([1])
    expect(await told(house, id, 1)).toEqual([{ kind: 'time-up', seat: 1, then: reaction ? 'window' : 'default' }])
    expect(await told(house, id, 2)).toEqual([])
  },
)

test('letting secret questions pass does not visibly make a player inactive', async () => {
  const timing = { ...timingOf('daily', 'default'), bank: 0, remindAfter: null }
  const house = houseOf({ games: [gameOfSecrets({})], timing }, new HandClock())
  const id = await startTable(house, ['ann', 'bob', 'cat'])
  for (let turn = 0; turn < 5; turn += 1) {
    for (const time of [DAY / 2, DAY / 2, PACE, PACE]) {
      house.clock.pass(time)
      await house.settle()
      granted(await house.tables.votes.decide(id, { kind: 'extend', seat: 0 }))
    }
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'go.on', key: 'on' }))
  }
  expect(await answeredByItself(house, id)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
  expect((await house.store.records.find(id))?.seats.map(({ keeper }) => keeper)).toEqual([
    'player',
    'player',
    'player',
  ])
})
