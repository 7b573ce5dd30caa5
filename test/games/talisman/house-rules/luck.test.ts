import { describe, expect, test } from 'vitest'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { move } from '../../../../src/games/talisman/rules/turn/movement.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { talisman, type Answers, type Somebody } from '../kit.ts'
import type { CharacterId, SpaceId } from '../../../../src/games/talisman/data/ids.ts'

/** Tokens of luck (TAL-OPT.15): any dice a Character has rolled for themselves may be rerolled. */

const options = { 'luck-tokens': 2 } as const

function lucky(id: CharacterId, somebody: Somebody, around: Parameters<typeof talisman>[1] = {}) {
  return talisman({ [id]: somebody, druid: { at: 'oasis' } }, { options, ...around })
}

describe('a token of luck', () => {
  test('a token of luck lets the movement die fall again, once, and the new result stands', () => {
    const t = lucky('elf', { at: 'city' }).dice(1, 2)
    const got = t.play(move, 'elf', { 'luck.spend': 'again', 'move.to': 'space:woods-east' })
    expect(got.of('luck-spent')).toMatchObject([{ dice: [1], again: [2], left: 1 }])
    expect(got.of('move-rolled')).toMatchObject([{ die: 2 }])
    expect(got.asked.filter(({ verb }) => verb === 'luck.spend')).toHaveLength(1)
    expect(t.who('elf').luck).toBe(1)
  })

  test('a token of luck is kept by default, and a seat without one is not asked (d-luck)', () => {
    const kept = lucky('elf', { at: 'city' }).dice(1)
    expect(kept.play(move, 'elf').asked.find(({ verb }) => verb === 'luck.spend')?.default).toBe('keep')
    expect(kept.who('elf').luck).toBe(2)
    const spent = lucky('elf', { at: 'city' }).dice(1)
    spent.who('elf').luck = 0
    expect(spent.play(move, 'elf').asked.map(({ verb }) => verb)).not.toContain('luck.spend')
  })

  test('a token of luck may be left to a standing order: never, or only if the roll has failed', () => {
    const standing = (luckOrder: string, dice: readonly number[]) => {
      const t = lucky('elf', { at: 'temple', enslaved: true }).dice(...dice)
      t.state.orders[0] = { luck: luckOrder }
      return t.play(move, 'elf').asked.find(({ verb }) => verb === 'luck.spend')?.standing
    }
    expect([standing('ask', [4]), standing('failed', [4]), standing('keep', [4])]).toEqual([null, 'keep', 'keep'])
    expect([standing('failed', [1]), standing('keep', [1])]).toEqual([null, 'keep'])
    const t = lucky('elf', { at: 'city' }).dice(1)
    t.state.orders[0] = { luck: 'failed' } // a Move neither fails nor succeeds
    expect(t.play(move, 'elf').asked.find(({ verb }) => verb === 'luck.spend')?.standing).toBeNull()
  })

  test('there is none in a game without', () => {
    const t = talisman({ elf: {} })
    expect(t.who('elf')).not.toHaveProperty('luck')
    expect(TALISMAN_RULES.view(t.state, 0).players[0]?.character?.luck).toBe(0)
  })

  test('a token of luck rolls both dice of the Warrior again, and the higher counts', () => {
    const t = lucky('warrior', { at: 'ruins' }, { lying: { ruins: ['dragon', 'market'] } }).dice(1, 2, 6, 5, 2)
    const got = t.play(encounter, 'warrior', { 'luck.spend': ['again'] })
    expect(got.of('luck-spent')).toMatchObject([{ dice: [1, 2], again: [6, 5] }])
    expect(got.of('fought')[0]).toMatchObject({ ourDice: [6, 5], result: 'won' })
  })

  test('a token of luck is the defender’s too, who knows the other total; no free moment meanwhile (TAL-R1, TAL-R5)', () => {
    const people = { troll: { at: 'city' }, elf: { at: 'city', objects: ['sword'] } } as const
    const t = talisman(people, { options }).dice(2, 1, 6)
    const got = t.play(encounter, 'troll', [
      ['encounter.do', 'character:1'],
      ['luck.spend', 'keep', 'troll'],
      ['luck.spend', 'again', 'elf'],
      ['fight.spoils', 'gold', 'elf'],
    ])
    expect(got.of('fought')[0]).toMatchObject({ ourDice: [2], theirDice: [6] })
    expect(t.who('elf')).toMatchObject({ luck: 1, gold: 2 })
  })

  test.each([
    ['the Portal', 'elf', { at: 'portal-of-power' }, [6, 6, 1, 1], 'portal-tried'],
    ['a slave', 'elf', { at: 'temple', enslaved: true }, [1, 4], 'freed'],
  ] as const)('%s: all dice of the roll', (_what, id, somebody, dice, fact) => {
    const t = lucky(id, somebody).dice(...(fact === 'freed' ? [] : [1]), ...dice)
    const answers: Answers =
      fact === 'freed' ? { 'luck.spend': ['again'] } : { 'move.to': 'portal:craft', 'luck.spend': ['keep', 'again'] }
    const got = t.play(move, id, answers)
    expect(got.of('luck-spent')).toHaveLength(1)
    expect(got.of(fact)).toHaveLength(1)
  })

  test.each([
    ['crags', [1, 6], 'table-read'],
    ['chasm', [1, 6], 'chasm-rolled'],
    ['temple', [1, 1, 5, 5], 'table-read'],
  ] as const)("%s: an instruction with a roll of the Character's own", (space, dice, fact) => {
    const t = lucky('elf', { at: space as SpaceId }).dice(...dice)
    const answers = { 'luck.spend': 'again', ...(space === 'temple' ? { 'space.roll': 'roll' } : {}) }
    const got = t.play(follow, 'elf', answers)
    expect(got.of('luck-spent')).toHaveLength(1)
    expect(got.of(fact)).toHaveLength(1)
    expect(t.who('elf').lives).toBe(4)
  })

  test('Protection: the card gets another chance (TAL-16.9a)', () => {
    const around = { lying: { ruins: ['dragon', 'market'] } } as const
    const t = lucky('elf', { at: 'ruins', objects: ['armour'] }, around).dice(1, 6, 1, 6)
    const got = t.play(encounter, 'elf', { 'luck.spend': ['keep', 'again'] })
    expect(got.of('protected')).toMatchObject([{ die: 6, saved: true }])
  })

  test("Crypt and Mines, and Dice with Death: the Character's own dice, not Death’s (TAL-R48)", () => {
    const crypt = lucky('elf', { at: 'plain-of-peril' }).dice(6, 6, 6, 1, 1, 1)
    const out = crypt.play(move, 'elf', { 'move.inner': 'space:crypt', 'luck.spend': 'again' })
    expect(out.of('came-out')).toMatchObject([{ to: 'crypt' }])
    const death = lucky('elf', { at: 'dice-with-death' }).dice(1, 1, 6, 6, 1, 2)
    const got = death.play(follow, 'elf', { 'luck.spend': 'again' })
    expect(got.of('diced-with-death')).toMatchObject([{ own: { total: 12 }, death: { total: 3 }, result: 'won' }])
    expect(got.asked).toHaveLength(1)
  })

  test('a token of luck: not for what creatures are or how many, not for Followers, not for the Command Spell', () => {
    const pits = lucky('elf', { at: 'pits' }).dice(1, 6, 1)
    expect(pits.play(follow, 'elf').asked.filter(({ verb }) => verb === 'luck.spend')).toHaveLength(1) // the fight
    const den = lucky('elf', { at: 'werewolf-den' }).dice(1, 1, 6, 1)
    expect(den.play(follow, 'elf').asked.filter(({ verb }) => verb === 'luck.spend')).toHaveLength(1)
    const chasm = lucky('elf', { at: 'chasm', followers: ['maiden'] }).dice(6, 1)
    expect(chasm.play(follow, 'elf').asked.filter(({ verb }) => verb === 'luck.spend')).toHaveLength(1)
    const crown = lucky('elf', { at: 'crown-of-command' }, { crownReached: true }).dice(1)
    expect(crown.turns().asked.filter(({ verb }) => verb === 'luck.spend')).toEqual([])
  })

  test('a Toad may still be lucky, and a table’s 1 may be added to what fell last', () => {
    const toad = lucky('elf', { at: 'crags', toad: 2 }).dice(1, 6)
    expect(toad.play(follow, 'elf', { 'luck.spend': 'again' }).of('luck-spent')).toHaveLength(1)
    const priest = lucky('priest', { at: 'chapel' }).dice(1, 4)
    const got = priest.play(follow, 'priest', { 'space.visit': 'pray', 'luck.spend': 'again', 'table.add-one': 'add' })
    expect(got.of('table-read')).toMatchObject([{ roll: { total: 5 } }])
  })

  test('a player who leaves while being asked takes the luck along (TAL-R93)', () => {
    const t = talisman({ troll: { at: 'city' }, elf: { at: 'city' }, druid: {} }, { options }).dice(2, 1)
    const got = t.play(encounter, 'troll', [
      ['encounter.do', 'character:1'],
      ['luck.spend', 'keep', 'troll'],
      ['leave', 'leave', 'elf'],
    ])
    expect(got.of('fought')).toEqual([])
    expect(t.state.players[1]?.standing).toBe('left')
  })
})
