import { describe, expect, test } from 'vitest'
import { move } from '../../../../src/games/talisman/rules/turn/movement.ts'
import { livesCommanded } from '../../../../src/games/talisman/state/numbers.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { view } from '../../../../src/games/talisman/view/view.ts'
import { talisman } from '../kit.ts'

/** House rules about the route to the Crown of Command, and its benefits. */

const CROWN = { at: 'crown-of-command' } as const
const contest = { 'crown-victory': 'contest' } as const

describe('a contest for the Crown (TAL-OPT.3)', () => {
  test('a Character alone there as their Turn begins has won', () => {
    const t = talisman({ elf: { at: 'valley-of-fire' }, troll: {} }, { options: contest }).dice(1, 1)
    // by the standard rules meanwhile
    expect(t.turns({ 'move.inner': 'space:crown-of-command' }).of('command-cast')).toHaveLength(1)
    t.who('troll').missTurns = 1
    t.turns()
    expect(t.turns().of('game-over')).toMatchObject([{ winners: [0], why: 'crown' }])
  })

  test('a contest for the Crown (TAL-OPT.3): even in a missed Turn, and as a Toad', () => {
    const misses = talisman({ elf: { ...CROWN, missTurns: 1 }, troll: {} }, { options: contest, crownReached: true })
    expect(misses.turns().of('game-over')).toHaveLength(1)
    const toad = talisman({ elf: { ...CROWN, toad: 2 }, troll: {} }, { options: contest, crownReached: true })
    expect(toad.turns().of('game-over')).toHaveLength(1)
  })

  test('a contest for the Crown (TAL-OPT.3): not while another is there', () => {
    const t = talisman({ elf: CROWN, troll: CROWN, druid: {} }, { options: contest, crownReached: true }).dice(3, 1)
    const got = t.turns({ 'fight.spoils': 'nothing' })
    expect(got.of('fought')).toHaveLength(1)
    expect(got.of('game-over')).toEqual([])
  })

  test('a contest for the Crown (TAL-OPT.3): under the printed rules sitting there does not win', () => {
    const t = talisman({ elf: CROWN, troll: {} }, { crownReached: true }).dice(1)
    expect(t.turns().of('game-over')).toEqual([])
  })

  test('the table learns what the holder still has to do', () => {
    const t = talisman({ elf: CROWN, troll: {} }, { options: contest, crownReached: true })
    const print = TALISMAN.words.smallPrint?.(view(t.state, null), String).join('\n')
    expect(print).toContain('wins if they’re alone there')
  })
})

describe('the Command Spell', () => {
  test('sure: it always works, and no die is rolled (TAL-OPT.19)', () => {
    const t = talisman(
      { elf: CROWN, troll: {}, druid: {} },
      { options: { 'command-always': true }, crownReached: true },
    )
    const got = t.turns({ 'crown.submit': 'life' })
    expect(got.of('command-cast')).toEqual([{ kind: 'command-cast', seat: 0, roll: null, takesEffect: true }])
    expect([t.who('troll').lives, t.who('druid').lives]).toEqual([3, 3])
  })

  test('sure: a Counterspell still answers it (TAL-9.8a)', () => {
    const around = { options: { 'command-always': true }, crownReached: true } as const
    const t = talisman({ elf: CROWN, troll: {}, wizard: { spells: ['counterspell'] } }, around)
    t.turns({ 'window.act': ['cast:counterspell:casting'] })
    expect(t.who('troll').lives).toBe(4)
  })

  test('growing: for every full n already cast by the holder one Life more, whether they worked or not (TAL-OPT.20)', () => {
    const around = { options: { 'command-growth': 6 }, crownReached: true } as const
    const t = talisman({ elf: CROWN, troll: { missTurns: 99 }, druid: { missTurns: 99, lives: 9 } }, around)
    const castOn = (die: number) => {
      t.dice(die)
      const got = t.turns({}, 1)
      t.turns({}, 2)
      return got
    }
    for (let cast = 0; cast < 6; cast += 1) expect(castOn(1).of('command-cast')[0]).not.toHaveProperty('lives')
    expect(livesCommanded(t.state)).toBe(2)
    expect(view(t.state, 1).commandTakes).toBe(2)
    const strikes = castOn(6)
    expect(strikes.of('command-cast')).toMatchObject([{ lives: 2 }])
    expect([t.who('troll').lives, t.who('druid').lives]).toEqual([2, 7])
  })

  test('growing: the count starts again when the Crown changes hands (TAL-OPT.20)', () => {
    const around = { options: { 'command-growth': 6 }, crownReached: true } as const
    const t = talisman({ elf: { ...CROWN, lives: 1 }, troll: CROWN, druid: {} }, around)
    t.state.reign = { by: 0, commands: 11 }
    expect(livesCommanded(t.state)).toBe(2)
    t.dice(1, 6).turns({ 'fight.spoils': 'life' }) // the Elf attacks the Troll, and dies of it
    expect(t.state.reign).toBeUndefined()
    expect(livesCommanded(t.state)).toBe(1)
    t.dice(1).turns()
    expect(t.state.reign).toEqual({ by: 1, commands: 1 })
  })

  test('growing: each Life is lost by itself, and may be saved by itself (TAL-R84)', () => {
    const around = { options: { 'command-growth': 6, 'command-always': true }, crownReached: true } as const
    const t = talisman({ elf: CROWN, wizard: { spells: ['preservation'] }, druid: {} }, around)
    t.state.reign = { by: 0, commands: 6 }
    t.turns({ 'window.act': ['cast:preservation:seat:1'] })
    expect([t.who('wizard').lives, t.who('druid').lives]).toEqual([3, 2])
  })

  test('growing off: nothing is counted', () => {
    const t = talisman({ elf: CROWN, troll: {} }, { crownReached: true }).dice(1)
    t.turns()
    expect(t.state).not.toHaveProperty('reign')
  })
})

describe('the Portal (TAL-OPT.21)', () => {
  test('open: a Character whose Move is long enough passes to the Plain of Peril, and the Turn ends', () => {
    const t = talisman({ elf: { at: 'castle' } }, { options: { 'inner-gate': 'open' } }).dice(2)
    const got = t.play(move, 'elf', { 'move.to': 'portal:open' })
    expect(got.result).toBe('turn-ends')
    expect(t.who('elf').space).toBe('plain-of-peril')
  })

  test('open: not for a Move that ends on it (TAL-11.25)', () => {
    const t = talisman({ elf: { at: 'castle' } }, { options: { 'inner-gate': 'open' } }).dice(1)
    expect(t.play(move, 'elf', { 'move.to': 'space:portal-of-power' }).offered('move.to')).not.toContain('portal:open')
  })
})
