import { describe, expect, it } from 'vitest'
import { rngFrom, type State } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { Haunts } from '../../trials/lures.ts'
import { partsOf, unreachedIn } from '../../trials/parts.ts'
import { soughtIn } from '../../scripts/lib/hunt.ts'

interface Pit extends State {
  readonly depth: number
}

const setup = { seats: 2, preset: 'standard', seed: 'pit', experience: [] }
const rest = (depth: number) => JSON.stringify({ depth })
const depthsIn = (haunts: Haunts<Pit>, missing: readonly string[], times = 60) => {
  const rng = { rng: rngFrom('haunts') }
  const found = Array.from({ length: times }, () => haunts.pick(rng, missing)?.state)
  return [...new Set(found.map((state) => (state === undefined ? null : (JSON.parse(state) as Pit).depth)))].sort()
}

describe('positions near a missing thing', () => {
  it('positions near a missing thing are stored, nearest first, while it is missing', () => {
    const haunts = new Haunts<Pit>({ dragon: ({ depth }) => depth })
    for (const depth of [0, 3, 1, 9, 7, 8]) haunts.rest(setup, rest(depth), () => ['dragon', 'egg'])
    expect(depthsIn(haunts, ['dragon', 'egg'])).toEqual([3, 7, 8, 9])
    expect(depthsIn(haunts, ['egg'])).toEqual([null])
  })

  it('positions near a missing thing are dropped after several failed attempts, to make room for others', () => {
    const haunts = new Haunts<Pit>({ dragon: ({ depth }) => depth })
    haunts.rest(setup, rest(9), () => ['dragon'])
    expect(depthsIn(haunts, ['dragon'], 60)).toEqual([9])
    expect(depthsIn(haunts, ['dragon'])).toEqual([null])
    for (const depth of [8, 2]) haunts.rest(setup, rest(depth), () => ['dragon'])
    expect(depthsIn(haunts, ['dragon'])).toContain(2)
  })

  it('positions near a missing thing are the latest of equally near ones', () => {
    const haunts = new Haunts<Pit>({ dragon: () => 1 })
    for (const depth of [1, 2, 3, 4, 5, 6]) haunts.rest(setup, rest(depth), () => ['dragon'])
    expect(depthsIn(haunts, ['dragon'])).toEqual([3, 4, 5, 6])
  })

  it('positions near a missing thing are near or not for everything that is missing', () => {
    const haunts = new Haunts<Pit>({ dragon: ({ depth }) => depth })
    expect(haunts.areNearAll(['dragon'])).toBe(false)
    haunts.rest(setup, rest(5), () => ['dragon'])
    expect(haunts.areNearAll(['dragon'])).toBe(true)
    expect(haunts.areNearAll(['dragon', 'egg'])).toBe(false)
    expect(haunts.areNearAll([])).toBe(false)
  })

  it('positions near a missing thing are stored for a kind of answer by the lure of its verb', () => {
    const haunts = new Haunts<Pit>({ 'dragon.meet': ({ depth }) => depth })
    haunts.rest(setup, rest(5), () => ['dragon.meet flee'])
    expect(depthsIn(haunts, ['dragon.meet flee'], 10)).toEqual([5])
  })

  it('positions near a missing thing are not sought if nothing is missing or it cannot occur', () => {
    const haunts = new Haunts<Pit>({ dragon: ({ depth }) => depth })
    haunts.rest(setup, rest(5), () => ['egg'])
    haunts.rest(setup, rest(0), () => ['dragon'])
    expect(depthsIn(haunts, ['dragon'])).toEqual([null])
  })
})

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('the lures and exceptions of %s', (id, game) => {
  const { verbs, facts, components } = soughtIn(game)
  const names = new Set([...verbs, ...facts, ...components])

  it('name only existing things', async () => {
    const { lures = {} } = await partsOf(id)
    const all = [...Object.keys(lures), ...Object.keys(await unreachedIn(id))]
    expect(all.filter((name) => !names.has(name))).toEqual([])
  })
})
