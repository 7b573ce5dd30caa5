import { describe, expect, it } from 'vitest'
import { routesFrom, turnsOf, RouteFinder, type Leg, type Onward } from '../../src/engine/index.ts'

/** A street of ten houses, with a bridge from the third to the ninth for walkers who have paid. */
interface Walker {
  readonly place: string
  readonly paid: boolean
}

function onward({ place, paid }: Walker): Onward<Walker, Leg>[] {
  const at = Number(place)
  const step = (to: number, how: string, pays = paid): Onward<Walker, Leg> => [
    { place: String(to), paid: pays },
    () => ({ to: String(to), how, past: [] }),
  ]
  return [
    ...(at < 10 ? [step(at + 1, 'on')] : []),
    ...(at === 3 && !paid ? [step(3, 'pay', true)] : []),
    ...(at === 3 && paid ? [step(9, 'bridge')] : []),
  ]
}

describe('routes', () => {
  const routesOf = (most?: number) =>
    routesFrom({ place: '1', paid: false }, ({ place, paid }) => `${place} ${paid}`, onward, most)
  const routes = routesOf()

  it('routes take the fewest turns, with detours to unlock shortcuts', () => {
    expect(routes.get('1')).toEqual([])
    expect(routes.get('10')?.map(({ how }) => how)).toEqual(['on', 'on', 'pay', 'bridge', 'on'])
    expect(routes.get('8')?.map(({ how }) => how)).toEqual(Array.from({ length: 7 }, () => 'on'))
  })

  it('routes give the number of turns to each reachable place, and omit the others', () => {
    expect(turnsOf(routes).get('9')).toBe(4)
    expect(turnsOf(routes).has('11')).toBe(false)
  })

  it('routes are searched up to the given depth, with the same results so far', () => {
    const near = [...turnsOf(routes)].filter(([, turns]) => turns <= 4)
    expect([...turnsOf(routesOf(4))]).toEqual(near)
    expect(routesOf(4).get('9')).toEqual(routes.get('9'))
    expect([...routesOf(0).keys()]).toEqual(['1'])
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
