import { describe, expect, it } from 'vitest'
import { routesFrom, turnsOf, RouteFinder, type Leg, type Onward } from '../../src/engine/index.ts'

/** A street of ten houses, with a bridge from the third to the ninth for who has paid. */
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

  it('are those of the fewest turns, whatever had to be done on the way', () => {
    expect(routes.get('1')).toEqual([])
    expect(routes.get('10')?.map(({ how }) => how)).toEqual(['on', 'on', 'pay', 'bridge', 'on'])
    expect(routes.get('8')?.map(({ how }) => how)).toEqual(Array.from({ length: 7 }, () => 'on'))
  })

  it('say how many turns each place takes, and nothing of what cannot be reached', () => {
    expect(turnsOf(routes).get('9')).toBe(4)
    expect(turnsOf(routes).has('11')).toBe(false)
  })

  it('are looked for as far as they are wanted, and are the same so far', () => {
    const near = [...turnsOf(routes)].filter(([, turns]) => turns <= 4)
    expect([...turnsOf(routesOf(4))]).toEqual(near)
    expect(routesOf(4).get('9')).toEqual(routes.get('9'))
    expect([...routesOf(0).keys()]).toEqual(['1'])
  })
})

describe('walks', () => {
  const steps: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['a'] }
  const walks = new RouteFinder<string>('a', 2, (place) => steps[place] ?? [])

  it('end wherever so many steps lead, the farthest first, and never where they began', () => {
    expect(walks.ends).toEqual(['d', 'c', 'b'])
  })

  it('say what they pass', () => {
    expect(walks.past('d')).toEqual(['b'])
    expect(walks.past('b')).toEqual([])
  })
})
