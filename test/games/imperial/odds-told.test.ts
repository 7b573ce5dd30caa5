import { describe, expect, it } from 'vitest'
import type { Game, Json } from '../../../src/engine/index.ts'
import { tagsAt } from '../../../src/games/imperial/data/board.ts'
import { creatureOf, ENCOUNTER_TILES } from '../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { hostilityIn } from '../../../src/games/imperial/view/odds.ts'
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

  lawsOfOdds(IMPERIAL as unknown as Game, odds as never, { count: 4, kinds: 9 })
})
