import { describe, expect, it } from 'vitest'
import type { Game, Json } from '../../../src/engine/index.ts'
import { tagsAt } from '../../../src/games/imperial/data/board.ts'
import { creatureOf, ENCOUNTER_TILES } from '../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { agilityIn } from '../../../src/games/imperial/state/party.ts'
import { atLeast, hostilityIn } from '../../../src/games/imperial/view/odds.ts'
import { foughtOut, type FightMoment, type Quarry, type Race } from '../../../src/games/imperial/view/races.ts'
import type { Combatant } from '../../../src/games/imperial/view/sides.ts'
import { odds } from '../../../trials/games/imperial/odds.ts'
import { lawsOfOdds } from '../../kit/odds.ts'
import { imperial } from './kit.ts'

const t = imperial({ kate: { hex: 'h-1-3' } })

function labelled(verb: string, key: string, about: object, args = {}) {
  return IMPERIAL.words.label(verb, { key, args }, IMPERIAL.rules.view(t.state, 0), String, about as Json)
}

/** A fight of Kate hand to hand with the Thugs, who have three dice. */
const fight = (more: object = {}, kate: object = {}) => ({
  matter: 'fight',
  seat: 0,
  tile: 'thugs-1',
  hex: 'h-1-3',
  stage: 'melee',
  round: 1,
  approachLeft: 0,
  protection: 0,
  strengthened: [],
  retreats: false,
  creature: { health: 1, shell: 1, asleep: 0, singed: false },
  members: [{ id: 'character', seat: 0, wounds: 4, maxHealth: 6, absorbs: 0, ...kate }],
  ...more,
})

/** A body with one die that hits half of the time. */
const body = (seat: number | null, kind: Combatant['kind'], more: Partial<Combatant> = {}): Combatant => ({
  seat,
  kind,
  far: null,
  near: { dice: 1, hitsOn: 4 },
  drawn: 0,
  running: 0,
  ...more,
})
const host = (health: readonly number[], absorbs = health.map(() => 0)) => ({ health, absorbs, protection: 0, asleep: 0 }) // prettier-ignore
const QUARRY: Quarry = { maxHealth: 1, retreatAt: null, running: 0, regenerates: 0 }
const RACE: Race = {
  seat: 0,
  ours: [body(0, 'character')],
  theirs: [body(null, 'creature')],
  atSea: false,
  creature: QUARRY,
  until: 0,
}
const ends = (race: Partial<Race> = {}, at: Partial<FightMoment> = {}, strikes = true) =>
  foughtOut({ ...RACE, ...race }, [[1, { ours: host([1]), theirs: host([1]), approach: 0, left: 100, ...at }]], strikes)
const outlook = (die: number, kill: number, cost: number) => ({
  die: expect.closeTo(die, 10),
  kill: expect.closeTo(kill, 10),
  cost: expect.closeTo(cost, 10),
})

describe('odds beside choices', () => {
  it('a round of a fight tells how likely it is the last, for either side', () => {
    // Kate has no weapon and four dice; two hits fell the Thugs, and two fell her.
    const dice = agilityIn(IMPERIAL.rules.view(t.state, 0).players[0]?.character as never).total
    const [die, two] = [7 / 27, atLeast(2, { dice, hitsOn: 5 })]
    const { figures, hint } = labelled('combat.action', 'attack', fight(), { dice, hitsOn: 5 })
    expect(figures?.['round-died']).toBeCloseTo(die, 10)
    expect(figures?.['round-killed']).toBeCloseTo((1 - die) * two, 10)
    expect(hint).toMatch(
      /^This round: death 26%, victory \d+%\. To the end: death \d+%, victory \d+%, about \d wounds?\./,
    )
    const shielded = labelled('combat.action', 'attack', fight({}, { absorbs: 1 }), { dice, hitsOn: 5 })
    expect(shielded.figures?.['round-died']).toBeCloseTo(1 / 27, 10)
  })

  it('a fight pressed on tells how likely it ends for either side before anything changes', () => {
    const { figures, hint } = labelled('combat.action', 'press', fight(), { dice: 2, hitsOn: 5, until: 1 })
    expect(Object.keys(figures ?? {})).toEqual(['press-died', 'press-killed', 'press-cost'])
    expect(hint).toMatch(/^Until then: death \d+%, victory \d+%, about \d wounds?\./)
  })

  it('a fight to the end is as likely as its rounds make it (IMP-8.4, IMP-8.14, IMP-8.24)', () => {
    // The first to hit; if both do, nobody has won.
    expect(ends()).toEqual(outlook(2 / 3, 1 / 3, 2 / 3))
    expect(ends({}, { theirs: { ...host([1]), asleep: 1 } })).toEqual(outlook(1 / 3, 2 / 3, 1 / 3))
    const runs = (running: number) => ends({ creature: { ...QUARRY, retreatAt: 1, running } })
    expect(runs(12)).toEqual(outlook(1 / 2, 1 / 4, 1 / 2))
    // Two dice reach 7 with 21 of 36, so a round without a hit goes on with 15 of 36.
    expect(runs(0)).toEqual(outlook(48 / 86, 24 / 86, 48 / 86))
    expect(ends({ until: 1 }, { ours: host([2]) })).toEqual(outlook(0, 2 / 3, 2 / 3))
    // A round without a blow of one's own, and a creature that is as well as before after every round.
    expect(ends({}, {}, false)).toEqual(outlook(1 / 2 + 1 / 3, 1 / 6, 1 / 2 + 1 / 3))
    const regrown = { creature: { ...QUARRY, maxHealth: 2, regenerates: 1 } }
    expect(ends(regrown, { ours: host([1]), theirs: host([2]) })?.kill).toBe(0)
  })

  it('hits are spread over a party, which strikes too, until its character falls (IMP-8.9, IMP-8.16)', () => {
    const ours = [body(0, 'character'), body(0, 'companion')]
    // Each hit goes to the character once the companion has only one health left.
    expect(ends({ ours, creature: QUARRY }, { ours: host([1, 1]), theirs: host([2]) })?.die).toBeGreaterThan(0)
    const together = ends({ ours }, { ours: host([1, 9]), theirs: host([9]) })
    const alone = ends({}, { ours: host([1]), theirs: host([9]) })
    expect(together?.die).toBeLessThan(alone?.die ?? 0)
    // Another player fights on after a fall; for the one who fell it is over.
    const beside = [body(1, 'character'), body(0, 'character')]
    const both = ends({ ours: beside }, { ours: host([1, 1]), theirs: host([4]) })
    const last = ends({ ours: beside, seat: 1 }, { ours: host([1, 1]), theirs: host([4]) })
    expect((both?.kill ?? 0) + (last?.kill ?? 0)).toBeGreaterThan(alone?.kill ?? 1)
  })

  it('those who shoot do so in the Approach, and hand to hand with the weapon they draw (IMP-8.5, IMP-11.6)', () => {
    const shooter = body(0, 'character', { far: { dice: 1, hitsOn: 4 }, drawn: 1 })
    const [near, far] = [0, 1].map((approach) => ends({ ours: [shooter] }, { approach }))
    expect(near).toEqual(outlook(2 / 3, 1 / 3, 2 / 3))
    // Half of the time the shot decides; otherwise the drawn weapon stops the first hit.
    expect(far?.kill).toBeCloseTo(1 / 2 + (1 / 2) * (ends({}, { ours: host([1], [1]) })?.kill ?? 0), 10)
  })

  it('spells that burn tell whether they kill, Friendship whether it fails, and others the fight with them', () => {
    const creature = { ...fight().creature, health: 4 }
    const spell = (id: string) => labelled('combat.action', `cast:${id}`, fight({ creature }))
    expect(spell('lightning').figures).toMatchObject({ 'spell-killed': expect.closeTo(1 / 2) })
    expect(spell('lightning').hint).toMatch(
      /^With it: death \d+%, victory \d+%, about \d wounds?\. 50% to kill it at once\./,
    )
    expect(spell('friendship').hint).toMatch(/^Fails \d+%: more than \d+ on 2 dice/)
    const without = labelled('combat.action', 'nothing', fight({ creature })).figures?.['fight-died'] ?? 0
    for (const id of ['sleep', 'wall-of-stone', 'strength', 'healing'])
      expect(spell(id).figures?.['fight-died'], id).toBeLessThan(without)
    expect(spell('invisibility').figures).toBeUndefined()
  })

  it('players asked to help are told the fight side by side (IMP-17.11)', () => {
    const two = imperial({ kate: { hex: 'h-1-3' }, harald: { hex: 'h-1-3' } })
    const ask = (seat: number) =>
      IMPERIAL.words.label('support.join', { key: 'join' }, IMPERIAL.rules.view(two.state, seat), String, fight())
    const alone = IMPERIAL.words.label('tax.do', { key: 'refuse' }, IMPERIAL.rules.view(two.state, 1), String, {})
    expect(Object.keys(alone.figures ?? {})).toEqual(['fight-died', 'fight-killed', 'fight-cost'])
    expect(ask(1).hint).toMatch(/^To the end: death \d+%, victory \d+%, about \d wounds?\./)
  })

  it('senders of a creature are told what a fight would do to the one who meets it (IMP-17.9)', () => {
    const two = imperial({ kate: { hex: 'h-1-3' }, harald: { hex: 'h-1-3', treasures: ['emerald-of-life'] } })
    const sent = (seat: number) => {
      const asked = { matter: 'encounter', seat: 0, tile: 'zombies-1', hex: 'h-1-3' }
      return IMPERIAL.words.label('played.target', { key: `seat:${seat}` }, IMPERIAL.rules.view(two.state, 0), String, asked) // prettier-ignore
    }
    expect(sent(0).hint).toMatch(/^In a fight: their death \d+%, their victory \d+%, about \d wounds?\./)
    // The Emerald of Life would bring them back, as they choose.
    expect(sent(1).figures).toBeUndefined()
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
