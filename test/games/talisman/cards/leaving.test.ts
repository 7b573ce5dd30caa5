import { describe, expect, test } from 'vitest'
import { LEAVE } from '../../../../src/engine/index.ts'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { talisman } from '../kit.ts'

/** Players who give up in the middle of a card that concerns players other than the active one (TAL-R93). */
describe('leaving', () => {
  const HERE = { at: 'fields-south' } as const

  test('market-day: a player who leaves while shopping is gone; the others go on shopping', () => {
    const t = talisman({ elf: HERE, thief: { gold: 3 }, troll: { gold: 3 } }, { pile: ['market-day'] })
    t.play(encounter, 'elf', [
      ['shop.buy', 'done', 'elf'],
      [LEAVE, '', 'thief'],
      ['shop.buy', 'buy:sword', 'troll'],
    ])
    expect(t.state.players[1]).toMatchObject({ standing: 'left', character: null })
    expect(t.who('troll').objects).toEqual(['purchase-sword-1'])
  })

  test('market-day: a player may leave before their turn to shop', () => {
    const t = talisman({ elf: HERE, thief: { gold: 3 }, troll: { gold: 3 } }, { pile: ['market-day'] })
    const got = t.play(encounter, 'elf', [
      [LEAVE, '', 'troll'],
      ['shop.buy', 'done', 'elf'],
    ])
    expect(got.asked.filter(({ verb }) => verb === 'shop.buy').map(({ who }) => who)).toEqual(['elf', 'thief'])
  })

  test('evil-darkness: a Druid who leaves rather than choose', () => {
    const t = talisman({ elf: HERE, druid: {}, troll: {} }, { pile: ['evil-darkness'] })
    t.play(encounter, 'elf', [[LEAVE, '', 'druid']])
    expect([t.who('elf').missTurns, t.who('troll').missTurns]).toEqual([1, 1])
  })

  test('sorceress-beguile: a victim who leaves has nothing to take', () => {
    const t = talisman({ sorceress: { at: 'ruins' }, druid: { at: 'ruins', objects: ['ring'] }, troll: {} })
    const got = t.play(encounter, 'sorceress', [
      ['encounter.do', 'character:1'],
      ['character.do', 'sorceress-beguile'],
      [LEAVE, '', 'druid'],
    ])
    expect(got.of('beguiled')).toEqual([])
    expect(t.lies('ruins')).toEqual(['ring'])
  })

  test('thief-steal: a victim who leaves while the Thief is choosing', () => {
    const t = talisman({ thief: { at: 'ruins' }, elf: { at: 'ruins', objects: ['ring', 'sword'] }, troll: {} })
    t.play(encounter, 'thief', [
      ['encounter.do', 'character:1'],
      ['character.do', 'thief-steal'],
      [LEAVE, '', 'elf'],
    ])
    expect(t.who('thief').objects).toEqual([])
    expect(t.lies('ruins')).toEqual(['ring', 'sword-1'])
  })
})
