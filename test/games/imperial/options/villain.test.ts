import { describe, expect, it } from 'vitest'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { imperial, type Around, type Somebody } from '../kit.ts'

const options = { 'villain-game': true } as const
const PLAINS = 'h-2-3'
const SEA = 'h-1-7'

function table(herman: Somebody, around: Around = {}) {
  const out = { hex: SEA, vessel: 'ship' as const, finishedTurns: 1, ...herman }
  return imperial({ kate: { hex: PLAINS }, herman: out, ozmo: {} }, { options, ...around })
}

describe('the Villain Game (IMP-17.8 to 17.10)', () => {
  it('a present for a friend: they fight it as if they had drawn it, and keep the reward (IMP-17.8, IMP-17.10, S55)', () => {
    const t = table({ weapons: ['sword'], companions: ['wolves'] }).draws('giant-octopus', 'gold-egg')
    const got = t
      .dice(2, 1, 1, ...Array<number>(40).fill(6))
      .play(drawEncounter, 'kate', { 'villain.target': 'seat:1' })
    expect(got.of('encounter-played')).toMatchObject([{ seat: 0, on: 1, tile: 'giant-octopus' }])
    expect(got.of('fight-began')).toMatchObject([{ seat: 1, by: 0 }])
    expect(got.of('fight-over')).toMatchObject([{ seat: 1, end: 'killed' }])
    expect(t.who('herman').treasures).toEqual(['gold-egg'])
    expect(got.result).toBe('returned') // the drawer's turn goes on as if it had gone back
  })

  it('default: it goes back (dec-villain); without the option it always does', () => {
    expect(table({}).draws('giant-octopus').play(drawEncounter, 'kate').of('encounter-returned')).toHaveLength(1)
    const plain = table({}, { options: {} }).draws('giant-octopus').play(drawEncounter, 'kate')
    expect(plain.offered('villain.target')).toEqual([])
  })

  it("once between the ends of two of a player's turns, and not before they have finished their first (IMP-17.9)", () => {
    const t = table({})
    t.draws('giant-octopus')
      .dice(1, 1, ...Array<number>(30).fill(6))
      .play(drawEncounter, 'kate', { 'villain.target': 'seat:1' })
    expect(t.state.players[1]?.victim).toBe(true)
    t.who('herman').hex = SEA
    expect(t.draws('sea-serpent').play(drawEncounter, 'kate').offered('villain.target')).toEqual([])
    expect(table({ finishedTurns: 0 }).draws('giant-octopus').play(drawEncounter, 'kate').offered('villain.target')).toEqual([]) // prettier-ignore
  })

  it('after the end of their turn they may be a victim again', () => {
    const t = table({}, { active: 'herman' })
    const player = t.state.players[1]
    if (player) player.victim = true
    t.draws('peddler').turns({ 'phase.move': 'stay' })
    expect(player).not.toHaveProperty('victim')
  })

  it('not on prisoners, and not where it does not apply (IMP-17.8, IMP-6.19)', () => {
    const offered = (herman: Somebody) =>
      table(herman).draws('giant-octopus').play(drawEncounter, 'kate').offered('villain.target')
    expect(offered({})).toEqual(['return', 'seat:1'])
    expect(offered({ inPrison: true })).toEqual([])
    expect(offered({ hex: PLAINS, vessel: undefined as never })).toEqual([])
  })

  it.each([
    ['mermaid', false], // peaceful
    ['imperial-navy', true], // official
    ['storm-at-sea', true], // event
    ['sea-serpent', true], // hostile
    ['lost-city', false], // place
  ] as const)('tiles of some categories only: %s %s (IMP-17.8)', (tile, may) => {
    const t = table(tile === 'lost-city' ? { hex: 'h-4-3', vessel: undefined as never } : {})
    const where = tile === 'lost-city' ? t.who('kate') : null
    if (where) where.hex = printedHexOf('fishgut')
    expect(t.draws(tile).play(drawEncounter, 'kate').offered('villain.target').length > 0).toBe(may)
  })

  it('the victim has no use of the Palantir (IMP-17.10)', () => {
    const t = table({ treasures: ['palantir-of-zog'] })
      .draws('storm-at-sea')
      .dice(1, 1, 1, 1)
    expect(t.play(drawEncounter, 'kate', { 'villain.target': 'seat:1' }).offered('palantir.use')).toEqual([])
  })

  it('on the way from coast to coast one who played it on another sails on (IMP-4.9)', () => {
    const t = imperial(
      { kate: { hex: 'h-1-3', vessel: 'boat' }, herman: { hex: 'h-4-3', finishedTurns: 1 }, ozmo: {} },
      { options },
    ).draws('wolves')
    const got = t
      .dice(1, 1, ...Array<number>(30).fill(6))
      .turns({ 'phase.move': 'sea:h-1-2', 'villain.target': 'seat:1' })
    expect(got.of('sea-drawn')).toMatchObject([{ stays: false }])
    expect(t.who('kate').hex).toBe('h-1-2')
  })
})
