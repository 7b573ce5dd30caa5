import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../src/engine/index.ts'
import { isLand, neighboursOf, printedHexOf } from '../../../src/games/imperial/data/board.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { routesTo, turnsTo } from '../../../src/games/imperial/view/reach.ts'
import { view } from '../../../src/games/imperial/view/view.ts'
import { imperial, type Somebody } from './kit.ts'

const at = printedHexOf

function reach(kate: Somebody) {
  const { state } = imperial({ kate, harald: {} })
  return { turns: turnsTo(view(state, 0), 0), routes: routesTo(view(state, 0), 0) }
}

describe('how far everything is in turns', () => {
  it('how far everything is in turns is zero for the present hex, and three steps by road are a turn (IMP-4.3)', () => {
    const { turns, routes } = reach({ hex: at('nobnodd') })
    expect(turns.get(at('nobnodd'))).toBe(0)
    const oneTurn = [...routes.values()].filter((legs) => legs.length === 1 && legs[0]?.how === 'road')
    expect(Math.max(...oneTurn.map(([leg]) => (leg?.past.length ?? 0) + 1))).toBe(3)
  })

  it('grows by road with extra movement, and across country with Ed Eagle (IMP-4.2, IMP-4.4)', () => {
    const count = (kate: Somebody) => [...reach(kate).turns.values()].filter((turns) => turns === 1).length
    const plain = count({ hex: at('nobnodd') })
    expect(count({ hex: at('nobnodd'), treasures: ['talisman-of-quox'] })).toBeGreaterThan(plain)
    expect(count({ hex: at('nobnodd'), companions: ['wild-horse'] })).toBeGreaterThan(plain)
    expect(count({ hex: at('nobnodd'), companions: ['ed-eagle'] })).toBeGreaterThan(plain)
  })

  it('how far everything is in turns opens the sea only to owners of a vessel (IMP-4.7)', () => {
    const seas = (kate: Somebody) => [...reach(kate).routes.values()].filter((legs) => legs.some(({ how }) => how === 'sea')) // prettier-ignore
    expect(seas({ hex: at('fishgut') })).toEqual([])
    expect(seas({ hex: at('fishgut'), vessel: 'boat' }).length).toBeGreaterThan(5)
  })

  it('how far everything is in turns is one turn more for a character who is held (IMP-4.15)', () => {
    const plain = reach({ hex: at('nobnodd') }).turns
    const { turns } = reach({ hex: at('nobnodd'), held: true })
    for (const [hex, far] of turns) expect(far).toBe(hex === at('nobnodd') ? 0 : (plain.get(hex) ?? NaN) + 1)
  })

  it('leads out of prison next door, on the spot for a treasure, or by Teleportation (IMP-6.14, IMP-6.15, IMP-6.17)', () => {
    const nobnodd = at('nobnodd')
    const near = [...reach({ hex: nobnodd, inPrison: true, treasures: [] }).turns].filter(([, far]) => far === 1)
    expect(near.map(([hex]) => hex).sort()).toEqual(neighboursOf(nobnodd).filter(isLand).sort())
    const { routes: bribing } = reach({ hex: nobnodd, inPrison: true, treasures: ['grail'] })
    expect(bribing.get(at('port-barnacle'))?.map(({ how }) => how)).toEqual(['freed'])
    expect([...bribing.values()].some(([first, then]) => first?.to === nobnodd && then?.how === 'road')).toBe(true)
    const { routes } = reach({ hex: at('nobnodd'), inPrison: true, spells: ['teleportation'] })
    const jumps = [...routes.values()].filter((legs) => legs.length === 1 && legs[0]?.how === 'magic')
    expect(jumps.length).toBeGreaterThan(10)
  })

  it.each([11, 12, 13])('offers for a turn what the rules offer in the movement phase: game %i', (seed) => {
    let asked = 0
    for (const { run } of playout(
      IMPERIAL.rules,
      { seats: 4, preset: 'full', seed: `reach ${seed}`, experience: [] },
      byComputer(IMPERIAL, `reach ${seed}`),
      700,
    )) {
      for (const { seat, verb, offers } of run.asked) {
        const seen = run.view(seat)
        if (verb !== 'phase.move' || seen.turn.convoy.length > 0) continue
        asked += 1
        const offered = offers.filter(({ key }) => /^(road|wilderness|sea):/.test(key)).map(({ place }) => place ?? '')
        const legs = [...routesTo(seen, seat)].filter(([, way]) => way.length === 1).map(([place, [leg]]) => [place, leg?.how]) // prettier-ignore
        const found = legs
          .filter(([, how]) => how === 'road' || how === 'wild' || how === 'sea')
          .map(([place]) => place)
        expect([...new Set(offered)].sort(), `seed ${seed}, round ${seen.round}, seat ${seat}`).toEqual(found.sort())
      }
    }
    expect(asked).toBeGreaterThan(10)
  })
})
