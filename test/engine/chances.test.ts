import { expect, test } from 'vitest'
import { chancesIn, choose, option, rollDie, Run, runToEnd, stakesOf, type Game } from '../../src/engine/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'

/** A door is opened, then a die decides whether a trap behind it snaps: the larger the door's number, the likelier. */
function trapped(doors: readonly number[]): Game<Bare, Bare> {
  const rules = bareRules(function* (game) {
    const key = yield* choose(0, 'door.open', () => doors.map((door) => option(`${door}`)))
    if (Number(key) > 6) throw new Error('there is no floor')
    game.notes.push(rollDie(game) <= Number(key) ? 'trap' : 'gold')
  })
  return {
    rules: { ...rules, view: (game: Bare) => structuredClone(game) },
    computer: () => expect.fail('the turn is over'),
    stakes: {
      ids: ['trap', 'gold', 'never'],
      happened: (before: Bare, after: Bare) => after.notes.slice(before.notes.length),
    },
  } as unknown as Game<Bare, Bare>
}

function chancesOf(game: Game<Bare, Bare>, most = { worlds: 400, options: 8 }) {
  const fresh = () => Run.start(game.rules, game.rules.create({ seats: 2, preset: '', seed: 's', experience: [] })).run
  return runToEnd(chancesIn(game, fresh, 0, 'seed', most))
}

test('the chances of each option are counted in the same worlds, worst first', () => {
  const [low, high, sure] = chancesOf(trapped([1, 4, 6]))
  expect(low?.outcomes.map(({ id }) => id)).toEqual(['trap', 'gold'])
  // Four standard errors in 400 worlds.
  expect(Math.abs((low?.outcomes[0]?.share ?? 0) - 1 / 6)).toBeLessThan(0.08)
  expect(Math.abs((high?.outcomes[0]?.share ?? 0) - 4 / 6)).toBeLessThan(0.1)
  expect(sure).toEqual({ verb: 'door.open', key: '6', worlds: 400, outcomes: [{ id: 'trap', share: 1 }] })
})

test('the same question has the same answer, for the first options only', () => {
  const game = trapped([1, 2, 3])
  expect(chancesOf(game)).toEqual(chancesOf(game))
  expect(chancesOf(game, { worlds: 10, options: 2 }).map(({ key }) => key)).toEqual(['1', '2'])
})

test('an option that the rules refuse in a world misses that world, and the others do not', () => {
  const [door, none] = chancesOf(trapped([1, 7]))
  expect(door).toEqual(chancesOf(trapped([1, 2]))[0])
  expect(door?.worlds).toBe(400)
  expect(none).toEqual({ verb: 'door.open', key: '7', worlds: 0, outcomes: [] })
})

test('the stakes of a piece: what has changed, or else only its loss', () => {
  const { happened } = stakesOf<{ piece: { id: string; gold: number } | null }, { id: string; gold: number }, string>(
    ['lost', 'poorer'],
    ({ piece }) => piece,
    { lost: () => false, poorer: (then, now) => now.gold < then.gold },
  )
  const rich = { piece: { id: 'a', gold: 2 } }
  expect(happened(rich, { piece: { id: 'a', gold: 1 } })).toEqual(['poorer'])
  expect(happened(rich, rich)).toEqual([])
  for (const piece of [null, { id: 'b', gold: 1 }]) expect(happened(rich, { piece })).toEqual(['lost'])
  expect(happened({ piece: null }, rich)).toEqual([])
})
