import { describe, expect, test } from 'vitest'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import { exchangeTrophies } from '../../../../src/games/talisman/rules/deeds/trophies.ts'
import { attackCharacter } from '../../../../src/games/talisman/rules/effects/attacks.ts'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { move } from '../../../../src/games/talisman/rules/turn/movement.ts'
import { talisman, type Got, type Somebody } from '../kit.ts'

/** The answers of standing orders to each question of a verb, in order. */
function ordered(got: Got<unknown>, verb: string): (string | null)[] {
  return got.asked.filter((one) => one.verb === verb).map(({ standing }) => standing)
}

describe('a default order answers questions with one obvious answer (TAL-R4)', () => {
  const finder = (who: Somebody, things: readonly string[], orders = {}) => {
    const t = talisman({ elf: { at: 'ruins', ...who }, troll: {} }, { lying: { ruins: things } })
    t.state.orders[0] = orders
    return ordered(t.play(encounter, 'elf'), 'card.next')
  }

  test('things that lie there are taken while there is room for all of them (d-take)', () => {
    expect(finder({}, ['bag-of-gold', 'unicorn'])).toEqual(['take:bag-of-gold-1', 'take:unicorn'])
    expect(finder({}, ['sword', 'helmet'])[0]).toBe('take:sword-1')
  })

  test('a default order answers questions with one obvious answer (TAL-R4), and asked about where something has to be chosen, or by order', () => {
    const laden = { objects: ['ring', 'cross', 'axe'] }
    expect(finder(laden, ['sword', 'helmet'])[0]).toBeNull()
    expect(finder({}, ['amulet', 'raft'])[0]).toBeNull()
    expect(finder({}, ['sword', 'helmet'], { take: 'ask' })[0]).toBeNull()
  })

  const trader = (trophies: readonly string[], orders = {}) => {
    const t = talisman({ troll: { trophies }, elf: {} })
    t.state.orders[0] = orders
    return ordered(t.play(exchangeTrophies, 'troll'), 'trophies.exchange')
  }

  test('trophies are traded when hardly a point is lost (d-trophies)', () => {
    expect(trader(['dragon'])).toEqual(['strength:1'])
    expect(trader(['giant', 'ogre'])).toEqual([null])
    expect(trader(['giant', 'ogre'], { trophies: 'trade' })).toEqual(['strength:1'])
    expect(trader(['dragon'], { trophies: 'ask' })).toEqual([null])
  })

  const seer = (id: CharacterId, objects: readonly string[], pile: readonly string[], orders = {}) => {
    const t = talisman({ [id]: { at: 'hills-north', objects }, troll: {} }, { pile }).dice(1, 6, 6)
    t.state.orders[0] = orders
    return t.play(encounter, id)
  }

  test('the Orb lets come what need not be feared (d-foresee)', () => {
    const orb = (...rest: [readonly string[], object?]) =>
      ordered(seer('priest', ['orb-of-knowledge'], ...rest), 'orb.replace')
    expect(orb(['sword'])).toEqual(['keep'])
    expect(orb(['dragon', 'sword'])).toEqual([null])
    expect(orb(['sword'], { foresight: 'ask' })).toEqual([null])
  })

  test('the Prophetess puts away the one thing she must fear (d-foresee)', () => {
    const prophetess = (...rest: [readonly string[], object?]) =>
      ordered(seer('prophetess', [], ...rest), 'foresee.discard')
    expect(prophetess(['dragon', 'sword'])).toEqual(['card:dragon-1'])
    expect(prophetess(['sword', 'helmet'])).toEqual([null])
    expect(prophetess(['dragon', 'sword'], { foresight: 'ask' })).toEqual([null])
  })

  test('a victor takes the ordered spoils, and is asked without an order (d-spoils)', () => {
    const spoils = (orders: object) => {
      const t = talisman({ warrior: { at: 'city', order: 'never' }, elf: { at: 'city', objects: ['ring'] } })
      t.state.orders[0] = { windows: 'never', ...orders }
      const play = (game: typeof t.state, seat: number) => attackCharacter(game, seat, 1, 'combat')
      return ordered(t.dice(6, 6, 1).play(play, 'warrior'), 'fight.spoils')
    }
    expect(spoils({})).toEqual([null])
    expect(spoils({ spoils: 'life' })).toEqual(['life'])
    expect(spoils({ spoils: 'object' })).toEqual(['object:ring'])
  })

  test('a default order answers questions with one obvious answer (TAL-R4): with a Potion one is asked before the die only where it may lead to the Portal (TAL-R26)', () => {
    const how = (at: 'village' | 'castle') => {
      const t = talisman({ elf: { at, objects: ['potion-of-strength'] }, troll: {} }).dice(1)
      return ordered(t.play(move, 'elf'), 'move.how')
    }
    expect(how('village')).toEqual(['roll'])
    expect(how('castle')).toEqual([null])
  })
})
