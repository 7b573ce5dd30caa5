import { describe, expect, it } from 'vitest'
import type { Play } from '../../../../src/engine/index.ts'
import { endGame, standings } from '../../../../src/games/imperial/rules/deeds/ending.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import { imperial } from '../kit.ts'

function* end(game: Imperial): Play {
  endGame(game)
}

const some = (count: number, from: readonly string[]) => from.slice(0, count)
const silver = ['silver-goblet', 'silver-mirror', 'silver-bell', 'silver-comb', 'silver-flute', 'silver-candlestick', 'silver-buckle', 'silver-birdcage', 'silver-spoon'] // prettier-ignore
const gold = ['gold-crown', 'gold-chalice', 'gold-idol', 'gold-harp', 'gold-necklace', 'gold-plate', 'gold-mask', 'gold-egg', 'stone-of-fire'] // prettier-ignore
const magic = ['magic-bow', 'magic-axe', 'magic-club', 'magic-dagger', 'magic-mace', 'magic-sling', 'magic-spear', 'magic-staff', 'magic-sword'] // prettier-ignore

describe('the end (section 16)', () => {
  it('most treasures; then weapon tiles, without magic ones; then dice (IMP-16.3, IMP-16.4, S53)', () => {
    const t = imperial({
      ozmo: { treasures: magic, weapons: ['axe', 'club'] },
      kate: { treasures: silver, weapons: ['axe', 'club', 'bow'] },
      rosa: { treasures: gold, weapons: ['axe', 'staff', 'bow'] },
      turb: { treasures: ['scroll-of-healing', 'scroll-of-healing', 'scroll-of-protection', 'large-ruby', 'large-ruby', 'lucky-charm', 'magic-small-shield', 'magic-large-shield'] },
    }).dice(4, 4, 2, 5) // prettier-ignore
    const got = t.play(end, 'ozmo')
    expect(got.of('tie-rolled').map(({ seat, die }) => [seat, die])).toEqual([[1, 4], [2, 4], [1, 2], [2, 5]]) // prettier-ignore
    expect(standings(t.state)).toEqual([
      { seat: 2, rank: 1, score: 9, won: true },
      { seat: 1, rank: 2, score: 9, won: false },
      { seat: 0, rank: 3, score: 9, won: false },
      { seat: 3, rank: 4, score: 8, won: false },
    ])
  })

  it('players who were eliminated or left come last with nothing (IMP-15.6, IMP-15.7)', () => {
    const t = imperial({
      ozmo: { standing: 'left' },
      kate: {},
      rosa: { standing: 'eliminated' },
      turb: { treasures: ['gold-egg'] },
    })
    t.play(end, 'kate')
    expect(standings(t.state)).toEqual([
      { seat: 3, rank: 1, score: 1, won: true },
      { seat: 1, rank: 2, score: 0, won: false },
      { seat: 0, rank: 3, score: 0, won: false },
      { seat: 2, rank: 3, score: 0, won: false },
    ])
  })

  it('prisoners count their holdings (IMP-18.51)', () => {
    const t = imperial({ ozmo: { inPrison: true, treasures: some(3, gold) }, kate: { treasures: some(2, silver) } })
    t.play(end, 'kate')
    expect(standings(t.state)[0]).toMatchObject({ seat: 0, score: 3, won: true })
  })

  it('the end (section 16): of two players one leaves: the other has won, regardless of the count (IMP-15.7, IMP-18.49)', () => {
    const t = imperial({ ozmo: { treasures: some(3, gold) }, kate: {} })
    const got = t.turns([['leave', '', 'ozmo']])
    expect(got.of('game-ended')).toMatchObject([{ reason: 'one-left' }])
    expect(standings(t.state)[0]).toMatchObject({ seat: 1, rank: 1, won: true })
  })

  it('a player who leaves in their own turn ends it; the others play on (IMP-15.8, S45)', () => {
    const rosa = {
      treasures: ['grail', 'scepter-of-baldan', 'gold-plate'],
      weapons: ['bow'],
      clues: ['The Toll Box', 'The Net Loft'],
      spells: ['healing' as const],
      companions: ['ed-eagle'],
    }
    const banked = ['talisman-of-quox', 'battle-ring-of-gorath', 'emerald-of-life']
    const t = imperial({ rosa, kate: {}, ozmo: {}, turb: {} }, { banked })
    t.turns([['leave', '', 'rosa']])
    expect(t.state.bank.imperial).toHaveLength(5)
    expect(t.state).toMatchObject({ active: 1, phase: 'move', retired: ['rosa'] })
    t.checkEverythingIsSomewhere()
  })

  it('the short game ends with a round: enough rounds, and two found at that moment (IMP-17.25, IMP-17.26, S58)', () => {
    const people = { ozmo: {}, kate: { treasures: ['grail'] } }
    const third = imperial(people, { short: true, round: 3, active: 'kate', banked: ['palantir-of-zog'] }).dice(3, 4)
    third.turns()
    expect(third.state).toMatchObject({ phase: 'move', round: 4 })
    const fourth = imperial(people, { short: true, round: 4, active: 'kate', banked: ['palantir-of-zog'] }).dice(3, 4)
    expect(fourth.turns().of('game-ended')).toMatchObject([{ reason: 'target' }])
    const lost = imperial(people, { short: true, round: 4, active: 'kate' }).dice(3, 4)
    lost.turns()
    expect(lost.state).toMatchObject({ phase: 'move', round: 5 })
    const last = imperial(people, { short: true, round: 22, active: 'kate' }).dice(3, 4)
    expect(last.turns().of('game-ended')).toMatchObject([{ reason: 'last-round' }])
  })

  it.each([
    // too early for the treasures to count
    [4, 20, ['grail', 'palantir-of-zog'], 'last-round', 'The last round is over'],
    [10, 10, ['grail', 'palantir-of-zog'], 'last-round', 'The last round is over'],
    [10, 4, ['grail'], 'last-round', 'The last round is over'],
    [11, 4, ['grail', 'palantir-of-zog'], 'target', 'Enough Imperial Treasures have been found'],
  ] as const)(
    'a short game of %i rounds says truly why it ends: at least %i rounds, %j found (IMP-17.25)',
    (roundLimit, minRounds, banked, reason, words) => {
      const round = Math.min(roundLimit, 10)
      const options = { 'round-limit': roundLimit, 'minimum-rounds': minRounds }
      const around = { short: true, options, round, active: 'kate', banked: [...banked] } as const
      const t = imperial({ ozmo: {}, kate: {} }, around).dice(3, 4)
      const [fact] = t.turns().of('game-ended')
      expect(fact).toMatchObject({ reason, round })
      expect(fact && IMPERIAL.words.fact(fact, String)).toContain(words)
    },
  )

  it('the end (section 16): in the last round a fight is fought to its end, and what it brings still counts (IMP-17.25)', () => {
    const last = { short: true, round: 22, active: 'kate' } as const
    const t = imperial({ ozmo: {}, kate: { hex: 'h-3-1' } }, last)
      .draws('ogre', 'gold-egg')
      .dice(1, 1, 6, 6, 6, ...Array<number>(5).fill(1), 6, 6, 6)
    t.state.first = 0
    const got = t.turns({ 'phase.move': 'stay' })
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed' }])
    expect(got.of('game-ended')).toMatchObject([{ reason: 'last-round' }])
    expect(standings(t.state)[0]).toMatchObject({ seat: 1, score: 1, won: true })
  })

  it('all but one leave: the last one wins, in any player’s turn (IMP-15.7)', () => {
    const t = imperial({ ozmo: { treasures: some(3, gold) }, kate: {}, rosa: { treasures: some(2, silver) } })
    const got = t.turns([['leave', '', 'kate'], ['leave', '', 'ozmo']]) // prettier-ignore
    expect(got.of('game-ended')).toMatchObject([{ reason: 'one-left' }])
    expect(standings(t.state).map(({ seat, won }) => [seat, won])).toEqual([[2, true], [1, false], [0, false]].sort((a, b) => (a[1] === b[1] ? Number(a[0]) - Number(b[0]) : a[1] ? -1 : 1))) // prettier-ignore
  })

  it('all hold nothing: the dice decide among all who tie (IMP-16.4)', () => {
    const t = imperial({ ozmo: {}, kate: {}, rosa: {} }).dice(2, 5, 5, 3, 1)
    expect(t.play(end, 'ozmo').of('tie-rolled')).toHaveLength(5)
    expect(standings(t.state).filter(({ won }) => won)).toEqual([{ seat: 1, rank: 1, score: 0, won: true }])
  })

  it('a round is over when all have had the same number of turns, regardless of who began (IMP-17.25)', () => {
    const t = imperial({ ozmo: {}, kate: {}, rosa: {} }, { active: 'ozmo' }).dice(3, 4, 3, 4, 3, 4)
    t.state.first = 1
    t.turns()
    expect(t.state).toMatchObject({ active: 1, round: 2 })
    t.turns()
    expect(t.state).toMatchObject({ active: 2, round: 2 })
  })
})
