import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../src/engine/index.ts'
import { regionOfSpace } from '../../../src/games/talisman/data/board.ts'
import { SPACE_IDS, type SpaceId } from '../../../src/games/talisman/data/ids.ts'
import { TALISMAN } from '../../../src/games/talisman/index.ts'
import { diceTo, routesTo, turnsTo } from '../../../src/games/talisman/view/reach.ts'
import { view } from '../../../src/games/talisman/view/view.ts'
import { talisman, type Around, type Somebody } from './kit.ts'

function reach(troll: Somebody, around: Around = {}) {
  const { state } = talisman({ troll, elf: {} }, around)
  const seen = view(state, 0)
  return { seen, turns: turnsTo(seen, 0), routes: routesTo(seen, 0) }
}

describe('how far everything is in Turns', () => {
  it('counts what the die can do at best, either way round', () => {
    const { seen, turns } = reach({ at: 'village', strength: 0 })
    expect(turns.get('village')).toBe(0)
    expect(turns.get('graveyard')).toBe(1)
    expect(turns.get('city')).toBe(2) // twelve spaces either way
    expect(diceTo(seen, 0, 'graveyard')).toEqual([2])
    expect(diceTo(seen, 0, 'city')).toEqual([])
  })

  it('leads over the bridge only Characters who can beat the Sentinel at all (TAL-11.11)', () => {
    expect(reach({ at: 'sentinel', strength: 6 }).turns.get('hills-middle')).toBe(1)
    expect(reach({ at: 'sentinel', strength: 6 }).turns.get('cursed-glade')).toBe(1)
    const weak = talisman({ prophetess: { at: 'sentinel' }, elf: {} })
    expect(turnsTo(view(weak.state, 0), 0).has('hills-middle')).toBe(false)
  })

  it('crosses by a Raft, for the next Move alone, and by an Axe from every wood (TAL-11.16, TAL-R25)', () => {
    const prophetess = (has: Somebody) => turnsTo(view(talisman({ prophetess: has, elf: {} }).state, 0), 0)
    expect(prophetess({ at: 'tavern' }).has('temple')).toBe(false)
    expect(prophetess({ at: 'tavern', raft: 'raft' }).get('temple')).toBe(1)
    expect(prophetess({ at: 'city', objects: ['purchase-axe'] }).get('runes-south-east')).toBe(2) // two to the woods
  })

  it('reaches the Valley with a Talisman alone, and nothing from the Crown (TAL-11.6, TAL-11.7)', () => {
    expect(reach({ at: 'pits' }).turns.has('valley-of-fire')).toBe(false)
    expect(reach({ at: 'pits', objects: ['talisman-card'] }).turns.get('crown-of-command')).toBe(2)
    expect([...reach({ at: 'crown-of-command', objects: ['talisman-card'] }).turns]).toEqual([['crown-of-command', 0]])
  })

  it('how far everything is in Turns goes one space a Turn for a Toad, and waits out Turns that are missed', () => {
    const { turns } = reach({ at: 'village', toad: 2 })
    expect(turns.get('fields-north')).toBe(1)
    expect(turns.get('graveyard')).toBe(2)
    expect(turns.get('sentinel')).toBe(3)
    expect(reach({ at: 'village', missTurns: 2 }).turns.get('fields-north')).toBe(3)
  })

  it('leads the Elf from wood to wood, and a Teleport anywhere, in its owner’s view alone', () => {
    const elf = { at: 'woods-north' as SpaceId }
    expect(turnsTo(view(talisman({ elf, troll: {} }).state, 0), 0).get('woods-south')).toBe(1)
    const { state } = talisman({ troll: { at: 'village', spells: ['teleport'] }, elf: {} })
    expect(turnsTo(view(state, 0), 0).get('city')).toBe(1)
    expect(turnsTo(view(state, 1), 0).get('city')).toBe(2)
    expect(turnsTo(view(state, null), 0).get('city')).toBe(2)
  })

  it.each([11, 12, 13])('offers for a throw what the rules offer: game %i', (seed) => {
    let asked = 0
    const setup = { seats: 4, preset: 'short', seed: `reach ${seed}`, experience: [] }
    for (const { run } of playout(TALISMAN.rules, setup, byComputer(TALISMAN, setup.seed), 900)) {
      for (const { seat, verb, offers } of run.asked) {
        const seen = run.view(seat)
        const me = seen.players[seat]?.character
        if (verb !== 'move.to' || !me || me.slowed || seen.turn.rolled === null || regionOfSpace(me.space) === 'inner') continue // prettier-ignore
        const isOnFarSide = offers.every(({ key }) => key !== 'bridge') && me.space === 'hills-middle'
        if (isOnFarSide) continue // the remaining steps differ from the die
        asked += 1
        const { rolled } = seen.turn
        const offered = offers.filter(({ key }) => key.startsWith('space:')).map(({ place }) => place as SpaceId)
        const region = regionOfSpace(me.space)
        const near = SPACE_IDS.filter((space) => regionOfSpace(space) === region)
        const found = near.filter((space) => diceTo(seen, seat, space).includes(rolled))
        const why = `seed ${seed}, turn ${seen.turns}, ${me.space}, a ${rolled}`
        expect(offered.filter((space) => regionOfSpace(space) === region).sort(), why).toEqual([...found].sort())
        for (const space of offered) expect(turnsTo(seen, seat).get(space), why).toBeLessThanOrEqual(1)
      }
    }
    expect(asked).toBeGreaterThan(10)
  })
})
