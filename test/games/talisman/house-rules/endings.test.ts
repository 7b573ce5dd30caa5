import { describe, expect, test } from 'vitest'
import { LEAVE } from '../../../../src/engine/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { view } from '../../../../src/games/talisman/view/view.ts'
import { straysAtRest } from '../../../../trials/games/talisman/strays.ts'
import { talisman, type Around, type Somebody, type Table } from '../kit.ts'

/** Games with unusual endings. */

const IN_ONE_ROUND = { options: { 'round-limit': 10 }, round: 10 } as const

/** The last Turn of the last round: seat 0 begins the rounds, and the last seat plays. */
function closing(people: Readonly<Record<string, Somebody>>, around: Around = {}): Table {
  return talisman(people, { ...IN_ONE_ROUND, ...around })
}

const ranks = ({ state }: Table) => state.result?.map(({ seat, rank, won }) => [seat, rank, won])

describe('ties at closing time (TAL-OPT.24, TAL-R99)', () => {
  const even = { at: 'city', missTurns: 1, strength: 5, craft: 5 } as const

  test('ties at closing time (TAL-OPT.24, TAL-R99) go to more Lives', () => {
    const t = closing(
      { elf: { ...even, lives: 3, gold: 2 }, troll: { ...even, lives: 4, gold: 0 } },
      { active: 'troll' },
    )
    const got = t.turns()
    expect(got.of('scored').map(({ score }) => score.total)).toEqual([14, 14])
    expect(ranks(t)).toEqual([
      [1, 1, true],
      [0, 2, false],
    ])
  })

  test('ties at closing time (TAL-OPT.24, TAL-R99): then to more Gold', () => {
    const t = closing({ elf: { ...even, gold: 2 }, troll: { ...even, gold: 3 } }, { active: 'troll' })
    t.turns()
    expect(ranks(t)?.[0]).toEqual([1, 1, true])
  })

  test('ties at closing time (TAL-OPT.24, TAL-R99), and are shared then, in one sentence', () => {
    const t = closing({ elf: { ...even }, troll: { ...even }, druid: { ...even, strength: 2 } }, { active: 'druid' })
    const got = t.turns()
    expect(ranks(t)).toEqual([
      [0, 1, true],
      [1, 1, true],
      [2, 3, false],
    ])
    const over = got.of('game-over')[0]
    expect(over && TALISMAN.words.fact(over, (seat) => `P${seat}`)).toContain('P0 and P1 share the victory')
    expect(TALISMAN.words.outcome(view(t.state, null), String)).toHaveLength(3)
  })

  test('those between two Characters have nothing; if all are, all share', () => {
    const t = closing({ elf: { at: 'city', lives: 1 }, troll: { lives: 1 } }, { active: 'troll', pile: ['pestilence'] })
    t.who('troll').space = 'city'
    const got = t.dice(1).turns({ 'move.to': 'space:fields-south' })
    expect(got.of('died')).toHaveLength(2)
    expect(ranks(t)).toEqual([
      [0, 1, true],
      [1, 1, true],
    ])
  })
})

describe('closing time in the middle of something', () => {
  test('a fight in the last Turn is fought to its end before points decide', () => {
    const people = { troll: { at: 'city', missTurns: 1 }, elf: { at: 'city', lives: 4 } } as const
    const t = closing(people, { active: 'elf', lying: { 'fields-south': ['dragon'] } }).dice(1, 1, 6)
    const got = t.turns({ 'move.to': 'space:fields-south' })
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('fought')).toBeLessThan(kinds.indexOf('scored'))
    expect(got.of('scored').find(({ seat }) => seat === 1)?.score.parts).toContainEqual({ value: 3, from: 'lives' })
  })

  test('Turns taken out of time come before it (TAL-R12)', () => {
    const people = { troll: { missTurns: 1 }, elf: { at: 'city', missTurns: 3 } } as const
    const t = closing(people, { active: 'elf' })
    const warp = t.state.spellDeck.splice(t.state.spellDeck.indexOf('temporal-warp'), 1)
    t.state.warp = { spells: warp, turnsLeft: 2 }
    expect(t.turns({}, 2).of('game-over')).toEqual([])
    expect(t.turns().of('game-over')).toMatchObject([{ why: 'limit' }])
  })

  test('closing time in the middle of something: if the last player leaves in the last Turn, points decide all the same (TAL-R93)', () => {
    const people = { troll: { missTurns: 1 }, druid: {}, elf: { at: 'city' } } as const
    const t = closing(people, { active: 'elf' }).dice(1)
    const got = t.turns([[LEAVE, LEAVE, 'elf']])
    expect(got.of('game-over')).toMatchObject([{ why: 'limit', winners: [0] }])
  })
})

describe('all at once', () => {
  test('all die of the Pestilence, and all come back (TAL-4.3, TAL-R2)', () => {
    const t = talisman({ elf: { at: 'village', lives: 1 }, troll: { at: 'crags', lives: 1 } }, { pile: ['pestilence'] })
    const got = t.dice(1).turns({ 'move.to': 'space:fields-north' })
    expect(got.of('died').map(({ seat }) => seat)).toEqual([1, 0])
    expect(t.state.players.map(({ standing }) => standing)).toEqual(['waiting', 'waiting'])
    t.dice(1)
    expect(t.turns().of('character-entered')).toMatchObject([{ seat: 1, replaces: true }])
  })

  test('all at once: without replacements the last one has won before they could die (TAL-R3, TAL-OPT.9)', () => {
    const people = { elf: { at: 'village', lives: 1 }, troll: { at: 'crags', lives: 1 }, druid: { lives: 1 } } as const
    const t = talisman(people, { pile: ['pestilence'], options: { replacements: 'never' } }).dice(1)
    const got = t.turns({ 'move.to': 'space:fields-north' })
    expect(got.of('died').map(({ seat }) => seat)).toEqual([1, 2])
    expect(got.of('game-over')).toMatchObject([{ winners: [0], why: 'last' }])
  })

  test('a Command Spell that grows kills all others, one after another (TAL-R55)', () => {
    const around = { options: { 'command-growth': 6, 'command-always': true }, crownReached: true } as const
    const t = talisman(
      { elf: { at: 'crown-of-command' }, troll: { lives: 2 }, druid: { lives: 1 }, thief: { lives: 2 } },
      around,
    )
    t.state.reign = { by: 0, commands: 6 }
    const got = t.turns({ 'crown.submit': 'life' })
    expect(got.of('died').map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(got.of('game-over')).toMatchObject([{ winners: [0] }])
  })

  test('all concede (TAL-R56)', () => {
    const around = { options: { 'command-always': true }, crownReached: true } as const
    const t = talisman({ elf: { at: 'crown-of-command' }, troll: {}, druid: {} }, around)
    const got = t.turns({ 'crown.submit': 'defeat' })
    expect(got.of('player-left').map(({ seat }) => seat)).toEqual([1, 2])
    expect(got.of('game-over')).toMatchObject([{ winners: [0], why: 'last' }])
    expect(straysAtRest(t.state)).toEqual([])
  })
})

describe('piles that run dry', () => {
  test('piles that run dry: with no Adventure left in either pile the space is quiet (TAL-R7)', () => {
    const t = talisman({ elf: { at: 'city' } }, { onlyPile: true }).dice(1)
    const got = t.turns({ 'move.to': 'space:fields-south' })
    expect([got.of('cards-drawn'), got.of('met')]).toEqual([[], []])
  })
})
