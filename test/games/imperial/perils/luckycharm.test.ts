import { describe, expect, it } from 'vitest'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const PLAINS = 'h-2-3'
const ones = (n: number) => Array<number>(n).fill(1)

describe('the Lucky Charm (IMP-8.32, 18.18, 18.19)', () => {
  it('turns a flight roll, then hops back to the pool (S50)', () => {
    const t = imperial({ alatha: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} })
    const { on } = inFight(t, 'alatha', 'olliver-j-dragon')
    t.dice(...ones(8), 4, 3)
    const got = on({ 'combat.action': 'nothing', 'combat.flee': 'flee', 'charm.use': 'up:0' })
    expect(got.of('charm-used')).toMatchObject([{ die: 0, from: 4, to: 5 }])
    expect(got.of('fight-flight')).toMatchObject([{ roll: { total: 7 }, away: true }])
    expect(t.state.treasurePool).toContain('lucky-charm')
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19) is offered only when one die’s change would alter the outcome (IMP-18.19)', () => {
    const offered = (...dice: number[]) => {
      const t = imperial({ alatha: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} })
      const { on } = inFight(t, 'alatha', 'olliver-j-dragon', { round: 99 })
      return (
        t.dice(...ones(8), ...dice) && on({ 'combat.action': 'nothing', 'combat.flee': 'flee' }).offered('charm.use')
      )
    }
    expect(offered(4, 2)).toEqual([]) // 5: two short
    expect(offered(4, 3)).toEqual(['keep', 'up:0', 'up:1']) // 6: one short
    expect(offered(4, 4)).toEqual([]) // 7: away, and a change could only hold him
    expect(offered(5, 4)).toEqual([])
    expect(offered(6, 1)).toEqual(['keep', 'up:1']) // a six cannot be turned up
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19): by default it is kept, but not by one near death who missed by one (IMP-18.19)', () => {
    const flees = (wounds: number) => {
      const t = imperial({ alatha: { hex: PLAINS, wounds, treasures: ['lucky-charm'] }, ozmo: {} })
      const { on } = inFight(t, 'alatha', 'olliver-j-dragon', { round: 99 })
      return t.dice(...ones(8), 4, 3) && on({ 'combat.action': 'nothing', 'combat.flee': 'flee' }).result
    }
    expect(flees(4)).toBe('bored')
    expect(flees(5)).toBe('fled')
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19): on combat dice it counts what it would add to the hits, and nothing beyond death (IMP-8.32)', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} })
    const { on } = inFight(t, 'kate', 'wolves', { wounds: 2 })
    const got = t.dice(4, 5, 1, 1, 1, 1) && on({ 'charm.use': 'up:0' })
    expect(got.offered('charm.use')).toEqual(['keep', 'up:0', 'down:1'])
    expect(got.of('fight-attack')).toMatchObject([{ dice: [5, 5, 1], hits: 2 }])
    expect(got.result).toBe('killed')
    const sure = imperial({ kate: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} })
    const over = inFight(sure, 'kate', 'wolves', { wounds: 3 })
    expect((sure.dice(4, 5, 5, 1, 1, 1) && over.on()).offered('charm.use')).toEqual([])
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19): on a reaction die it may change what the creature thinks', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} }).draws('lion')
    const got = t.dice(2).play(drawEncounter, 'kate', { 'charm.use': 'down:0', 'join.offer': 'accept' })
    expect(got.of('encounter-reaction')).toMatchObject([{ outcome: 'offers-to-join' }])
    expect(t.who('kate')).toMatchObject({ companions: [{ tile: 'lion' }], treasures: [] })
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19) is offered for the approach when both dice lie', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['lucky-charm'] }, ozmo: {} }).draws('wolves')
    const got = t.dice(4, 3, 5, 5, 5, 1, 1, 1, 1, 1, 5).play(drawEncounter, 'kate', { 'charm.use': 'down:0' })
    expect(got.of('fight-approach')).toMatchObject([{ rounds: 0, defender: { total: 3 }, creature: { total: 3 } }])
  })

  it('the Lucky Charm (IMP-8.32, 18.18, 18.19) is not offered where every change would only do harm (IMP-18.19)', () => {
    const asked = (one: number, two: number) => {
      const t = imperial({ kate: { inPrison: true, treasures: ['lucky-charm'] }, ozmo: {} }).dice(one, two)
      return t.turns({ 'prison.do': 'escape' }).offered('charm.use')
    }
    expect(asked(6, 5)).toEqual([]) // 11: the character is out, and a change could only keep them in
    expect(asked(4, 2)).toContain('up:0') // 5 and 2 are 7
    const t = imperial({ ozmo: { hex: 'h-4-4', weapons: ['axe'], treasures: ['lucky-charm'] }, kate: {} })
    const { on } = inFight(t, 'ozmo', 'zombies', { round: 99 })
    const got = t.dice(5, 6, 1, 2, 3, 1, 1, 1) && on({ 'combat.flee': 'fight-on' })
    expect(got.offered('charm.use')).toEqual([]) // no die is one short of a hit
  })

  describe('at sea, where it is itself at stake (IMP-10.9)', () => {
    const sinking = (treasures: readonly string[], ...dice: number[]) => {
      const t = imperial({
        herman: { hex: 'h-1-7', vessel: { kind: 'boat', wounds: 3 }, weapons: ['sword'], treasures },
        ozmo: {},
      }).draws('storm-at-sea')
      return t.dice(4, 1, 2, 3, ...dice)
    }

    it('saves another thing and is gone; its own die counts for nothing', () => {
      const t = sinking(['lucky-charm', 'gold-egg'], 5, 2, 3)
      const got = t.play(drawEncounter, 'herman', { 'charm.use': ['keep', 'up:2'] })
      expect(got.of('sea-lost')[0]?.rolls.map(({ id, die, saved }) => [id, die, saved])).toEqual([
        ['sword-1', 5, true],
        ['gold-egg', 4, true],
      ])
      expect(got.of('item-lost')).toMatchObject([{ tile: 'lucky-charm', why: 'used' }])
      expect(t.who('herman').treasures).toEqual(['gold-egg'])
      expect(t.state.treasurePool.filter((tile) => tile === 'lucky-charm')).toHaveLength(1)
    })

    it('kept, it is lost or saved like everything else', () => {
      const t = sinking(['lucky-charm', 'gold-egg'], 5, 3, 5)
      const got = t.play(drawEncounter, 'herman', { 'charm.use': 'keep' })
      expect(got.of('sea-lost')[0]?.rolls.map(({ id, saved }) => [id, saved])).toEqual([
        ['sword-1', true],
        ['lucky-charm', false],
        ['gold-egg', true],
      ])
      expect(t.who('herman').treasures).toEqual(['gold-egg'])
    })

    it('is not offered for its own die: it would save what it spends (IMP-18.19)', () => {
      const got = sinking(['lucky-charm'], 6, 3).play(drawEncounter, 'herman', { 'charm.use': 'keep' })
      expect(got.offered('charm.use', 1)).toEqual([])
    })
  })
})
