import { describe, expect, it } from 'vitest'
import type { Game, Json } from '../../../src/engine/index.ts'
import { tagsAt } from '../../../src/games/imperial/data/board.ts'
import { creatureOf, ENCOUNTER_TILES } from '../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { hostilityIn } from '../../../src/games/imperial/view/odds.ts'
import { foughtOut, type Race, type StillUp } from '../../../src/games/imperial/view/races.ts'
import { odds } from '../../../trials/games/imperial/odds.ts'
import { lawsOfOdds } from '../../kit/odds.ts'
import { imperial } from './kit.ts'

const t = imperial({ kate: { hex: 'h-1-3' } })

function labelled(verb: string, key: string, about: object, args = {}) {
  return IMPERIAL.words.label(verb, { key, args }, IMPERIAL.rules.view(t.state, 0), String, about as Json)
}

/** A fight of Kate alone, hand to hand, with a creature of three dice. */
const fight = (absorbs: number) => ({
  matter: 'fight',
  seat: 0,
  stage: 'melee',
  protection: 0,
  creature: { health: 1, shell: 1, asleep: 0, rolls: { isLater: false, dice: 3, hitsOn: 5 } },
  members: [{ id: 'character', seat: 0, wounds: 4, maxHealth: 6, absorbs }],
})

describe('odds beside choices', () => {
  it('a round of a fight tells how likely it is the last, for either side', () => {
    const { figures, hint } = labelled('combat.action', 'attack', fight(0), { dice: 2, hitsOn: 5 })
    const die = 7 / 27
    expect(figures?.['round-died']).toBeCloseTo(die, 10)
    expect(figures?.['round-killed']).toBeCloseTo((1 - die) / 9, 10)
    expect(hint).toBe('This round: death 26%, victory 8%. Roll 2 dice.')
    const shielded = labelled('combat.action', 'attack', fight(1), { dice: 2, hitsOn: 5 })
    expect(shielded.figures?.['round-died']).toBeCloseTo(1 / 27, 10)
  })

  it('a fight pressed on tells how likely it ends for either side before anything changes', () => {
    const about = { ...fight(0), tile: 'thugs-1', stage: 'melee', approachLeft: 0 }
    const { figures, hint } = labelled('combat.action', 'press', about, { dice: 2, hitsOn: 5, until: 1 })
    expect(Object.keys(figures ?? {})).toEqual(['press-died', 'press-killed'])
    expect(hint).toMatch(/^Until then: death \d+%, victory \d+%\./)
  })

  it('a fight to the end is as likely as its rounds make it (IMP-8.4, IMP-8.14, IMP-8.24)', () => {
    const die = { dice: 1, hitsOn: 4 }
    const race = { own: die, other: die, health: 1, retreatAt: null, runs: 0, until: 0 }
    const ends = (more: Partial<Race>, at: Partial<StillUp>) =>
      foughtOut({ ...race, ...more }, { mine: 1, theirs: 1, asleep: 0, ...at })
    const about = (lost: number, won: number) => ({ die: expect.closeTo(lost, 10), kill: expect.closeTo(won, 10) })
    // The first to hit; if both do, nobody has won.
    expect(ends({}, {})).toEqual(about(2 / 3, 1 / 3))
    expect(ends({}, { asleep: 1 })).toEqual(about(1 / 3, 2 / 3))
    expect(ends({ retreatAt: 1, runs: 1 }, {})).toEqual(about(1 / 2, 1 / 4))
    expect(ends({ retreatAt: 1, runs: 1 / 2 }, {})).toEqual(about(4 / 7, 2 / 7))
    expect(ends({ until: 1 }, { mine: 2 })).toEqual(about(0, 2 / 3))
  })

  it('spells that burn tell whether they kill, and Friendship whether it fails', () => {
    const about = { ...fight(0), tile: 'thugs-1', strengthened: [], creature: { ...fight(0).creature, health: 4 } }
    expect(labelled('combat.action', 'cast:lightning', about).figures).toEqual({
      'spell-killed': expect.closeTo(1 / 2),
    })
    expect(labelled('combat.action', 'cast:friendship', about).hint).toMatch(/^Fails \d+%: more than \d+ on 2 dice/)
  })

  it('the Lucky Charm tells what it makes of the roll', () => {
    const about = { dice: [3, 3], target: 7 }
    expect(labelled('charm.use', 'up:0', about, { die: 3, to: 4 }).hint).toMatch(/^That’s enough\./)
    expect(labelled('charm.use', 'keep', about).hint).toMatch(/^That’s too little\./)
  })

  it('the Palantir compares the encounter with any other', () => {
    const hex = 'h-2-4'
    const tile = ENCOUNTER_TILES.find((one) => hostilityIn(creatureOf(one), tagsAt(hex)) === 1)
    const about = { matter: 'encounter', seat: 0, tile, hex }
    const [keep, other] = ['keep', 'redraw'].map(
      (key) => labelled('palantir.use', key, about).figures?.['hostile'] ?? 0,
    )
    expect(keep).toBeGreaterThan(other ?? 1)
  })

  it('a road past the Oasis may end in the desert, and nothing waits where a raft lands (IMP-4.10, IMP-4.19)', () => {
    const past = labelled('phase.move', 'road:h-8-8', {}, { path: ['h-8-6', 'h-8-8'] })
    expect(past.hint).toMatch(/^50% to be stopped by the desert/)
    expect(labelled('raft.hex', 'h-2-4', {}).figures).toBeUndefined()
  })

  lawsOfOdds(IMPERIAL as unknown as Game, odds as never, { count: 4, kinds: 14 })
})
