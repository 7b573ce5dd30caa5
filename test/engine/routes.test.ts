import { describe, expect, it } from 'vitest'
import { routesFrom, RouteFinder, TurnCounter, type Leg, type Onward } from '../../src/engine/index.ts'

/** A street of ten houses, with a bridge from the third to the ninth for walkers who have paid. */
interface Walker {
  readonly place: string
  readonly paid: boolean
}

const keyOf = ({ place, paid }: Walker) => `${place} ${paid}`

function onward({ place, paid }: Walker, toll = true): Onward<Walker, Leg>[] {
  const at = Number(place)
  const step = (to: number, how: string, pays = paid): Onward<Walker, Leg> => [
    { place: String(to), paid: pays },
    () => ({ to: String(to), how, past: [] }),
  ]
  return [
    ...(at < 10 ? [step(at + 1, 'on')] : []),
    ...(at === 3 && !paid ? [step(3, 'pay', true)] : []),
    ...(at === 3 && (paid || !toll) ? [step(9, 'bridge')] : []),
  ]
}

const start: Walker = { place: '1', paid: false }

describe('routes', () => {
  const routesOf = (most?: number) => routesFrom(start, keyOf, (walker) => onward(walker), most)
  const routes = routesOf()

  it('routes take the fewest turns, with detours to unlock shortcuts', () => {
    expect(routes.get('1')).toEqual([])
    expect(routes.get('10')?.map(({ how }) => how)).toEqual(['on', 'on', 'pay', 'bridge', 'on'])
    expect(routes.get('8')?.map(({ how }) => how)).toEqual(Array.from({ length: 7 }, () => 'on'))
  })

  it('routes are searched up to the given depth, with the same results so far', () => {
    const near = [...routes].filter(([, legs]) => legs.length <= 4)
    expect([...routesOf(4)]).toEqual(near)
    expect([...routesOf(0).keys()]).toEqual(['1'])
  })
})

describe('turns', () => {
  const counter = new TurnCounter<{ readonly toll: boolean }, Walker>(keyOf, ({ toll }, walker) => onward(walker, toll))
  const counted = (toll: boolean, place = '1', most?: number) => [
    ...counter.turnsFrom({ toll }, { place, paid: false }, most),
  ]
  const ofRoutes = (toll: boolean, place = '1', most?: number) =>
    [...routesFrom({ place, paid: false }, keyOf, (walker) => onward(walker, toll), most)].map(([to, legs]) => [
      to,
      legs.length,
    ])

  it('turns are those of the routes, in the same order, for each traveller, from anywhere and however often', () => {
    for (const most of [2, Infinity, 0, 4, Infinity]) {
      for (const toll of [true, false]) {
        for (let place = 1; place <= 10; place += 1)
          expect(counted(toll, String(place), most)).toEqual(ofRoutes(toll, String(place), most))
      }
    }
    expect(new Map(counted(true)).get('9')).toBe(4)
    expect(new Map(counted(false)).get('9')).toBe(3)
  })

  it('what follows a stand is worked out once', () => {
    let looks = 0
    const counting = new TurnCounter<null, Walker>(keyOf, (_traveller, walker) => {
      looks += 1
      return onward(walker)
    })
    const first = counting.turnsFrom(null, start)
    const needed = looks
    expect(counting.turnsFrom(null, start)).toEqual(first)
    expect(counting.turnsFrom(null, { place: '4', paid: false }).get('10')).toBe(6)
    expect(looks).toBe(needed)
  })
})

describe('walks', () => {
  const steps: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['a'] }
  const walks = new RouteFinder<string>('a', 2, (place) => steps[place] ?? [])

  it('end at every place within the given steps, farthest first, and never at their start', () => {
    expect(walks.ends).toEqual(['d', 'c', 'b'])
  })

  it('walks list the places they pass', () => {
    expect(walks.placesPassed('d')).toEqual(['b'])
    expect(walks.placesPassed('b')).toEqual([])
  })
})
