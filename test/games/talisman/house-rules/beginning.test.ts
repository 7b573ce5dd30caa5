import { describe, expect, test } from 'vitest'
import { Run, type OptionValues } from '../../../../src/engine/index.ts'
import { CHARACTER_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { roundLimitOf, SHEET } from '../../../../src/games/talisman/data/options.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { straysAtRest } from '../../../../trials/games/talisman/strays.ts'
import { talisman } from '../kit.ts'

/** House rules about the beginning of the game and about returning from the dead. */

function begun(seats: number, options: OptionValues, dice: number[] = [], host?: number | null) {
  const setup = { seats, preset: 'standard', options, seed: 'house', experience: [] }
  const game = TALISMAN_RULES.create(host === undefined ? setup : { ...setup, host })
  game.rng.loaded = { dice, picks: [] }
  return Run.start(TALISMAN_RULES, game).run
}

describe('choosing Characters (TAL-OPT.1)', () => {
  const choosing = { 'character-selection': 'choose' } as const

  test('choosing Characters (TAL-OPT.1): in Turn order each picks a free Character, for all to see', () => {
    const run = begun(3, choosing, [1, 6, 2])
    expect(run.state.first).toBe(1)
    expect(run.asked.map(({ seat, offers }) => [seat, offers.length])).toEqual([[1, 14]])
    expect(run.askedAsSeenBy(null)[0]?.offers).toHaveLength(14)
    run.submit({ seat: 1, verb: 'setup.character', key: 'wizard' })
    expect(run.view(null).players[1]?.character?.id).toBe('wizard')
    expect(run.asked.map(({ seat }) => seat)).toEqual([2])
    expect(run.asked[0]?.offers.map(({ key }) => key)).toEqual(CHARACTER_IDS.filter((id) => id !== 'wizard'))
    expect(run.submit({ seat: 2, verb: 'setup.character', key: 'wizard' })).toBe('not-offered')
    run.submit({ seat: 2, verb: 'setup.character', key: 'troll' })
    run.submit({ seat: 0, verb: 'setup.character', key: 'elf' })
    expect(run.state.players.map(({ character }) => character?.id)).toEqual(['elf', 'wizard', 'troll'])
    expect([run.state.active, run.state.round, run.state.step]).toEqual([1, 1, 'start'])
    expect(run.state.players[1]?.character?.spells).toHaveLength(2) // TAL-S.6
  })

  test('a player who does not answer gets a random free Character, and one who leaves gets none (d-character)', () => {
    const run = begun(3, choosing, [6, 1, 1, 1, 2])
    expect(run.asked[0]?.default).toBeNull()
    run.submit({ seat: 0, verb: 'leave', key: 'leave' })
    expect(run.asked.map(({ seat }) => seat)).toEqual([1])
    run.submit({ seat: 1, verb: 'setup.character', key: 'troll' })
    run.submit({ seat: 2, verb: 'leave', key: 'leave' })
    expect(run.isOver).toBe(true)
    expect(straysAtRest(run.state)).toEqual([])
  })

  test('a player who leaves after choosing gives the Character back', () => {
    const run = begun(3, choosing, [6, 1, 1])
    run.submit({ seat: 0, verb: 'setup.character', key: 'troll' })
    run.submit({ seat: 0, verb: 'leave', key: 'leave' })
    expect(run.asked[0]?.offers.map(({ key }) => key)).toContain('troll')
    run.submit({ seat: 1, verb: 'setup.character', key: 'troll' })
    run.submit({ seat: 2, verb: 'setup.character', key: 'elf' })
    expect(run.state.active).toBe(1)
    expect(straysAtRest(run.state)).toEqual([])
  })
})

describe('the first player (TAL-OPT.2)', () => {
  test.each([
    [0, 0],
    [2, 2],
    [null, 0],
    [undefined, 0], // games from before the rules knew the host
  ])('the first player (TAL-OPT.2) is the host, without a die: seat %s (TAL-R112)', (host, first) => {
    const run = begun(4, { 'first-player': 'host' }, [], host)
    expect([run.state.first, run.state.active, run.state.rng.loaded?.dice]).toEqual([first, first, []])
  })

  test('the first player (TAL-OPT.2) is the next in seat order if the host has left before the first Turn (TAL-R112)', () => {
    const run = begun(3, { 'first-player': 'host', 'character-selection': 'pick-of-three' }, [], 2)
    run.submit({ seat: 2, verb: 'leave', key: 'leave' })
    for (const { seat, offers } of run.asked) {
      run.submit({ seat, verb: 'setup.character', key: offers[0]?.key ?? '' })
    }
    expect(run.state.first).toBe(0)
  })

  test('the first player (TAL-OPT.2) is decided by dice as before, with any host (TAL-S.9)', () => {
    expect(begun(3, {}, [1, 6, 2], 2).state.first).toBe(1)
  })

  test('the first player (TAL-OPT.2): or is drawn: any of them, without a die', () => {
    const seats = new Set<number>()
    for (let n = 0; n < 40; n += 1) {
      const options = { 'first-player': 'random' } as const
      const game = TALISMAN_RULES.create({ seats: 3, preset: 'standard', options, seed: `drawn ${n}`, experience: [] })
      const { run, opening } = Run.start(TALISMAN_RULES, game)
      expect(opening.emitted.filter(({ fact }) => fact.kind === 'first-roll')).toEqual([])
      seats.add(run.state.first)
    }
    expect([...seats].sort()).toEqual([0, 1, 2])
  })
})

describe('replacements (TAL-OPT.9)', () => {
  const dying = (replacements: 'until-crown' | 'never' | 'always', crownReached: boolean) => {
    const people = { elf: { at: 'city', lives: 1 }, troll: {}, druid: {} } as const
    const around = { lying: { 'fields-south': ['dragon'] }, crownReached, options: { replacements } } as const
    const t = talisman(people, around).dice(1, 1, 6)
    t.turns({ 'move.to': 'space:fields-south' })
    return t.state.players[0]?.standing
  }

  test.each([
    ['until-crown', false, 'waiting'],
    ['until-crown', true, 'out'],
    ['never', false, 'out'],
    ['never', true, 'out'],
    ['always', false, 'waiting'],
    ['always', true, 'waiting'],
  ] as const)('%s, the Crown reached: %s: a dead Character is %s (TAL-4.3)', (replacements, crownReached, standing) => {
    expect(dying(replacements, crownReached)).toBe(standing)
  })

  test('always only where the game ends otherwise', () => {
    const clash = (options: OptionValues) =>
      SHEET.clash(SHEET.chosen('standard', { replacements: 'always', ...options }))
    expect(clash({})?.id).toBe('always-ends')
    const ends: readonly OptionValues[] = [
      { 'crown-victory': 'instant' },
      { 'crown-victory': 'contest' },
      { 'round-limit': 30 },
      { 'turn-budget': 84 },
    ]
    expect(ends.map((end) => clash(end))).toEqual(ends.map(() => undefined))
  })

  test('a replacement comes with head start, Gold and luck, and without a Talisman (TAL-OPT.4 to TAL-OPT.6, TAL-R91)', () => {
    const options = { 'head-start': 2, 'start-gold': 5, 'start-talisman': true, 'luck-tokens': 3 } as const
    const t = talisman({ elf: { missTurns: 9 } }, { active: 'elf', options })
    t.turns()
    t.turns()
    const { character } = t.state.players[1] ?? {}
    expect(character).toMatchObject({ gold: 5, luck: 3, objects: [] })
  })
})

describe('closing time (TAL-OPT.10, TAL-OPT.11)', () => {
  test('the earlier of a round limit and a turn budget counts', () => {
    const limit = (roundLimit: number, budget: number, seats: number) =>
      roundLimitOf(SHEET.chosen('standard', { 'round-limit': roundLimit, 'turn-budget': budget }), seats)
    expect(limit(0, 0, 4)).toBeNull()
    expect(limit(20, 0, 4)).toBe(20)
    expect(limit(0, 108, 5)).toBe(22) // rounded up
    expect([limit(30, 108, 4), limit(25, 108, 4)]).toEqual([27, 25])
  })

  test('the game ends with the last Turn of the last round (TAL-OPT.24)', () => {
    const t = talisman(
      { elf: { missTurns: 1 }, troll: { missTurns: 1 } },
      { round: 10, options: { 'round-limit': 10 } },
    )
    expect(t.turns().of('scored')).toEqual([])
    expect(t.turns().of('game-over')).toMatchObject([{ why: 'limit' }])
  })
})
