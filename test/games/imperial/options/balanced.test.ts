import { describe, expect, it } from 'vitest'
import { Run, type OptionValues, type Play } from '../../../../src/engine/index.ts'
import { headStartOf } from '../../../../src/games/imperial/data/head-starts.ts'
import { CHARACTER_IDS, IMPERIAL_TREASURES, type CharacterId } from '../../../../src/games/imperial/data/ids.ts'
import { SHEET } from '../../../../src/games/imperial/data/options.ts'
import { shareWonBy } from '../../../../src/games/imperial/data/strengths.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { earn } from '../../../../src/games/imperial/rules/deeds/experience.ts'
import { drawTreasure } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { checkAllFound } from '../../../../src/games/imperial/rules/deeds/ending.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import { imperial } from '../kit.ts'

const names = (seat: number) => ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'][seat] ?? '?'

describe('an even start (IMP-17.28)', () => {
  /** Deals out a game of these characters, in seat order. */
  function dealt(people: readonly CharacterId[], options: OptionValues, preset = 'standard') {
    const setup = { seats: people.length, preset, options, seed: 'even', experience: [] }
    const { run, opening } = Run.start(IMPERIAL.rules, IMPERIAL.rules.create(setup))
    const facts = opening.emitted.map(({ fact }) => fact as ImperialFact)
    while (run.state.phase === 'setup') {
      const [one] = run.asked
      if (!one) throw new Error('nobody is asked')
      const key = one.verb === 'setup.character' ? (people[one.seat] ?? '') : (one.offers[0]?.key ?? '')
      const outcome = run.submit({ seat: one.seat, verb: one.verb, key })
      if (typeof outcome === 'string') throw new Error(`${outcome} ${key}`)
      facts.push(...outcome.emitted.map(({ fact }) => fact as ImperialFact))
    }
    return { run, facts, goods: run.state.players.map(({ character }) => [character?.weapons.length, character?.clues.length]) } // prettier-ignore
  }

  const HALVES = [CHARACTER_IDS.slice(0, 5), CHARACTER_IDS.slice(5)]

  it.each(['standard', 'short'])(
    'all have what the table of the %s game gives them (IMP-17.28, IMP-2.6, IMP-2.7)',
    (preset) => {
      const clues = preset === 'short' ? 4 : 3
      for (const people of HALVES) {
        const even = SHEET.chosen(preset, { 'even-start': true })
        const starts = people.map((id) => headStartOf(id, even))
        expect(dealt(people, { 'even-start': true }, preset).goods).toEqual(
          starts.map((start) => [1 + start.weapons, clues + start.clues]),
        )
        expect(dealt(people, {}, preset).goods).toEqual(people.map(() => [1, clues]))
      }
    },
  )

  it('the two tables differ, and neither takes from all or gives to all', () => {
    const tables = ['standard', 'short'].map((preset) =>
      CHARACTER_IDS.map((id) => headStartOf(id, SHEET.chosen(preset, { 'even-start': true }))),
    )
    expect(tables[0]).not.toEqual(tables[1])
    for (const table of tables) expect(table.some(({ weapons, clues }) => weapons === 0 && clues === 0)).toBe(true)
  })

  it('all players see it and can look it up; no other player’s clues are revealed', () => {
    const { run, facts } = dealt(['turb', 'rokko', 'nruff'], { 'even-start': true }, 'short')
    const lines = facts.map((fact) => IMPERIAL.words.fact(fact, names)).join('\n')
    expect(lines).toContain('For an even start, **Turb** begins with 1 clue fewer.')
    expect(lines).toContain('For an even start, **Rokko** begins with ')
    expect(lines).toMatch(/deals 4 clues to everybody but .*Ann/)
    const shown = JSON.stringify(IMPERIAL.words.overview(IMPERIAL.rules.view(run.state, null), names))
    expect(shown).toContain('Began with 1 clue fewer')
    expect(facts.filter(({ kind }) => kind === 'head-start')).toHaveLength(2)
  })

  it('the newcomer starts as usual (IMP-17.28, IMP-15.5)', () => {
    const t = imperial(
      { nruff: { hex: 'h-3-2', wounds: 6 }, kate: {} },
      { options: { 'even-start': true }, short: true },
    ).dice(1, 3)
    const got = t.turns({ 'phase.move': 'stay', 'newcomer.character': 'rokko' })
    expect(got.of('head-start')).toEqual([])
    expect(t.who('rokko').weapons).toHaveLength(1)
    expect(t.who('rokko')).not.toHaveProperty('headStart')
  })
})

describe('equal turns (IMP-17.29)', () => {
  const FIVE = IMPERIAL_TREASURES.slice(0, 5)
  const LAST = IMPERIAL_TREASURES[5]
  const options = { 'equal-turns': true }

  /** Kate finds the sixth in the first turn of a round. */
  function found(around: OptionValues) {
    const t = imperial({ kate: { treasures: [...FIVE] }, ozmo: {} }, { options: around }).draws(LAST)
    const draw = function* (game: Imperial, seat: number): Play {
      drawTreasure(game, seat, 'clue')
      checkAllFound(game)
    }
    return { t, got: t.play(draw, 'kate') }
  }

  it('finding all six does not end the game at once, and all are informed (IMP-17.29, IMP-16.1)', () => {
    expect(found({}).got.result).toBe('game-ends')
    const { got } = found(options)
    expect(got.result).toBeUndefined()
    const [fact] = got.of('round-goes-on')
    expect(fact).toEqual({ kind: 'round-goes-on', seat: 0, round: 1 })
    expect(fact && IMPERIAL.words.fact(fact, names)).toContain('before round 1 is over')
    expect(found({}).got.of('round-goes-on')).toEqual([])
  })

  it('the round is played to its end, and then the game is over (IMP-17.29)', () => {
    const all = { kate: { treasures: [...IMPERIAL_TREASURES] }, ozmo: {} }
    const t = imperial(all, { options }).dice(3, 4, 3, 4)
    t.turns({ 'phase.move': 'stay' })
    expect(t.state.phase).not.toBe('over')
    expect(t.state.active).toBe(1)
    expect(IMPERIAL.words.smallPrint?.(IMPERIAL.rules.view(t.state, 0), names).join()).toContain(
      'The game ends with round 1',
    )
    const got = t.turns({ 'phase.move': 'stay' })
    expect(got.of('game-ended')).toMatchObject([{ reason: 'all-found', round: 1 }])
  })

  it('equal turns (IMP-17.29): if one of the six is lost again by then, the game goes on (IMP-17.29, IMP-18.43)', () => {
    const t = imperial({ kate: { treasures: [...FIVE] }, ozmo: {} }, { options }).dice(3, 4, 3, 4)
    const got = t.turns({ 'phase.move': 'stay' }, 2)
    expect(got.of('game-ended')).toEqual([])
    expect(t.state.round).toBe(2)
  })

  it('equal turns (IMP-17.29): until then scores are still raised (IMP-17.29, IMP-17.6)', () => {
    const raises = (around: OptionValues) => {
      const t = imperial(
        { kate: { treasures: [...IMPERIAL_TREASURES] }, ozmo: {} },
        { options: { experience: true, ...around } },
      )
      const learn = function* (game: Imperial, seat: number): Play {
        yield* earn(game, seat, 5)
      }
      return t.play(learn, 'kate').of('score-raised').length
    }
    expect([raises({}), raises(options)]).toEqual([0, 1])
  })
})

describe('how strong the characters are', () => {
  it('how strong the characters are isn’t told where one is chosen: what suits a beginner is', () => {
    const hints = (preset: string) => {
      const { run } = Run.start(
        IMPERIAL.rules,
        IMPERIAL.rules.create({ seats: 4, preset, seed: 'hint', experience: [] }),
      )
      const [asked] = run.asked
      if (!asked) throw new Error('nobody is asked')
      const view = run.view(asked.seat)
      return asked.offers.map((offer) => IMPERIAL.words.label(asked.verb, offer, view, names).hint ?? '')
    }
    for (const preset of SHEET.presetIds) {
      for (const hint of hints(preset)) {
        expect(hint).not.toBe('')
        expect(hint).not.toMatch(/wins/i)
        expect(hint.length).toBeLessThanOrEqual(100)
      }
    }
  })

  it('all shares of a measurement make one winner a match', () => {
    for (const [preset, options] of [
      ['standard', {}],
      ['short', {}],
      ['balanced', {}],
      ['short', { 'even-start': true }],
    ] as const) {
      // prettier-ignore
      const chosen = SHEET.chosen(preset, options)
      const sum = CHARACTER_IDS.reduce((all, id) => all + shareWonBy(id, chosen), 0)
      expect(sum / CHARACTER_IDS.length).toBeCloseTo(0.25, 2)
    }
  })
})
