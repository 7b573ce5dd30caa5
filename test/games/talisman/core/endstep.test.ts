import { describe, expect, test } from 'vitest'
import { talisman } from '../kit.ts'

describe('effects that last', () => {
  test('a Hex lies for three Turns of its caster after the one in which they cast it (TAL-R86)', () => {
    const t = talisman({ elf: { missTurns: 9 }, troll: { missTurns: 9 } }, { hex: { at: 'oasis', by: 'elf' } })
    t.turns({}, 4)
    expect(t.state.spaces.oasis.hex?.turnsLeft).toBe(1)
    const got = t.turns()
    expect(got.of('hex-over')).toMatchObject([{ space: 'oasis' }])
    expect(t.state.spellDiscard).toEqual(['hex'])
  })

  test('Destroy Magic ends as the next Turn of its caster begins (TAL-R85)', () => {
    const t = talisman({ elf: { missTurns: 9 }, troll: { missTurns: 9 } }, { active: 'troll', destroyMagic: 'elf' })
    t.turns()
    expect(t.state.destroyMagic).not.toBeNull()
    expect(t.turns().of('magic-returns')).toHaveLength(1)
    expect(t.state.spellDiscard).toEqual(['destroy-magic'])
  })

  test('Temporal Warp gives two more Turns before play passes on (TAL-R12)', () => {
    const t = talisman({ elf: { missTurns: 3 }, troll: { missTurns: 9 } })
    t.state.warp = {
      spells: [t.state.spellDeck.splice(t.state.spellDeck.indexOf('temporal-warp'), 1)[0] ?? ''],
      turnsLeft: 2,
    }
    t.turns({}, 2)
    expect(t.state.active).toBe(0)
    t.turns()
    expect(t.state.active).toBe(1)
    expect(t.state.spellDiscard).toEqual(['temporal-warp'])
  })

  test('the Blizzard blows until all have finished two further Turns, missed ones too', () => {
    const t = talisman({ elf: { missTurns: 9 }, troll: { missTurns: 9 } })
    const card = t.state.deck.splice(t.state.deck.indexOf('blizzard'), 1)[0] ?? ''
    t.state.blizzard = { card, turnsLeft: [2, 2], since: t.state.turns }
    t.turns({}, 3)
    expect(t.state.blizzard).not.toBeNull()
    expect(t.turns().of('blizzard-over')).toHaveLength(1)
    expect(t.state.discard).toEqual(['blizzard'])
  })
})

describe('dying and giving up', () => {
  test("death in one's own Turn ends it; nothing further there is met (TAL-R90)", () => {
    const t = talisman(
      { elf: { at: 'hills-middle', lives: 1 }, troll: {} },
      { pile: ['dragon', 'sword', 'healer'] },
    ).dice(1, 1, 6)
    const got = t.turns({ 'move.to': 'space:hidden-valley' })
    expect(got.of('died')).toHaveLength(1)
    expect(t.lies('hidden-valley')).toEqual(['dragon-1', 'sword-1', 'healer'])
    expect(t.state.active).toBe(1)
  })

  test('a player who gives up in their own Turn leaves their things there, and play passes on (TAL-R93)', () => {
    const t = talisman({ elf: { at: 'city', objects: ['sword'], trophies: ['wolf'] }, troll: {}, druid: {} }).dice(1)
    t.turns([['leave', 'leave', 'elf']])
    expect(t.lies('city')).toEqual(['sword-1'])
    expect(t.state.discard).toEqual(['wolf'])
    expect(t.state.active).toBe(1)
    expect(t.state.unused).toContain('elf')
  })

  test('dying and giving up: with one player left the game is over at once (TAL-R3, TAL-21.1)', () => {
    const t = talisman({ elf: { at: 'city' }, troll: {} }).dice(1)
    const got = t.turns([['leave', 'leave', 'elf']])
    expect(got.of('game-over')).toMatchObject([{ winners: [1], why: 'last' }])
    expect(t.state.result?.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })
})
