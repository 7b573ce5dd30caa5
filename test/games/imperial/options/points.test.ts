import { describe, expect, it } from 'vitest'
import type { Play } from '../../../../src/engine/index.ts'
import { treasureWorth } from '../../../../src/games/imperial/computer/worth.ts'
import { endGame, standings } from '../../../../src/games/imperial/rules/deeds/ending.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import { imperial, type Somebody } from '../kit.ts'

function* end(game: Imperial): Play {
  endGame(game)
}

const options = { 'complex-victory': true } as const
const kate: Somebody = {
  treasures: ['grail', 'scroll-of-healing', 'gold-egg', 'silver-bell', 'large-ruby', 'magic-bow', 'lucky-charm'],
  weapons: ['axe', 'small-shield'],
}

describe('more complex victory (IMP-17.4)', () => {
  it('the committee of dice weighs each holding (IMP-17.4, IMP-16.5, IMP-16.6, S54)', () => {
    const t = imperial({ kate, ozmo: {} }, { options }).dice(6, 6, 2, 1, 3, 4, 1, 2, 3, 4, 5, 6, 6, 5)
    const got = t.play(end, 'kate')
    expect(got.of('points-counted').map(({ of, points }) => [of, points])).toEqual([
      ['imperial', 25],
      ['scroll', 20],
      ['magic-weapon', 15],
      ['weapons', 6],
    ])
    expect(got.of('treasure-valued').map(({ tile, roll, charm }) => [tile, roll.total, charm])).toEqual([
      ['gold-egg', 16, true], // the Charm's point goes to the first roll with a die below 6
      ['silver-bell', 7, false],
      ['large-ruby-1', 32, false],
    ])
    expect(standings(t.state)[0]).toEqual({ seat: 0, rank: 1, score: 121, won: true })
    expect(got.of('game-won')).toMatchObject([{ points: 121, treasures: 7 }])
  })

  it('each step is taken for all in turn order, items by their ids (IMP-16.5)', () => {
    const holders = {
      ozmo: { treasures: ['gold-plate', 'gold-egg'] },
      kate: { treasures: ['stone-of-fire', 'gold-mask'] },
    }
    const t = imperial(holders, { options, active: 'ozmo' })
    const got = t.play(end, 'ozmo')
    expect(got.of('treasure-valued').map(({ tile, roll }) => [tile, roll.parts.length])).toEqual([
      ['gold-egg', 4],
      ['gold-plate', 4],
      ['gold-mask', 4],
      ['stone-of-fire', 10],
    ])
  })

  it('the Charm waits for a die below 6; without a value roll it is worth nothing (IMP-16.6)', () => {
    const lucky = imperial({ kate: { treasures: ['lucky-charm', 'silver-bell', 'gold-egg'] }, ozmo: {} }, { options })
    const got = lucky.dice(6, 6, 6, 6, 5, 6).play(end, 'kate')
    expect(got.of('treasure-valued').map(({ roll, charm }) => [roll.total, charm])).toEqual([[24, false], [12, true]]) // prettier-ignore
    const poor = imperial({ kate: { treasures: ['lucky-charm'] }, ozmo: {} }, { options })
    poor.play(end, 'kate')
    expect(standings(poor.state)[0]).toMatchObject({ seat: 0, score: 0 })
  })

  it('ties on points: most treasures, then weapon tiles, then dice (IMP-16.7)', () => {
    // 25 points each: one Imperial Treasure; a scroll and printed numbers of 5.
    const tied = {
      kate: { treasures: ['grail'] },
      ozmo: { treasures: ['scroll-of-healing', 'lucky-charm'], weapons: ['axe', 'dagger'] },
    }
    const t = imperial(tied, { options })
    t.play(end, 'kate')
    const [first, second] = standings(t.state)
    expect(first?.score).toBe(second?.score)
    expect(first).toMatchObject({ seat: 1, won: true })
    const even = imperial({ kate: { treasures: ['grail'] }, ozmo: { treasures: ['palantir-of-zog'] } }, { options })
    even.dice(3, 4).play(end, 'kate')
    expect(standings(even.state)[0]).toMatchObject({ seat: 1, won: true })
  })

  it('more complex victory (IMP-17.4): without the option treasures are counted, and nothing is rolled (IMP-16.3)', () => {
    const t = imperial({ kate, ozmo: {} })
    const got = t.play(end, 'kate')
    expect([got.of('treasure-valued'), got.of('points-counted')]).toEqual([[], []])
    expect(standings(t.state)[0]).toMatchObject({ seat: 0, score: 7 })
  })

  it('the result speaks of points, and computer players reckon with them', () => {
    const t = imperial({ kate, ozmo: {} }, { options })
    const view = IMPERIAL.rules.view(t.state, 0)
    expect(treasureWorth(view, 'stone-of-fire')).toBeGreaterThan(treasureWorth(view, 'silver-bell') * 2)
    t.play(end, 'kate')
    expect(IMPERIAL.words.outcome(IMPERIAL.rules.view(t.state, null), (seat) => `P${seat}`)[0]).toMatch(
      / wins with \d+ points$/,
    )
  })
})
