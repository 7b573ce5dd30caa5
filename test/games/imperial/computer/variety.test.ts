import { describe, expect, it } from 'vitest'
import { bargainWith } from '../../../../src/games/imperial/computer/trade.ts'
import { CLUES } from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { imperial, type Somebody } from '../kit.ts'
import { addUp, eventsOf } from './events.ts'

// Too rare among sensible players to expect: death by poison, in bad water or at sea, players without a character left,
// an empty Weapons Pool, shipwrecks, the Emerald and the Lucky Charm.
const OFTEN = [
  'a character dies in a fight',
  'a newcomer takes the place of the dead',
  'the clue deck is reshuffled',
  'a fifth clue is discarded',
  'a move over sea',
  'a special sea draw',
  'a bribe',
  'an escape',
  'a teleport',
  'a companion',
  'a companion by spell',
  'a deserter',
  'a companion dies',
  'a delivery',
  'the Emperor rewards',
  'a trade',
  'a trade refused',
  'a spell learnt',
  'a spell by the second try',
  'a scroll is read',
  'the Palantir',
  'the Lost City is found',
  'a confiscation',
  'a weapon is lent',
  'a fight is fled',
  'a creature flees',
]

describe('a bargain', () => {
  const market = (kate: Somebody, turb: Somebody) => {
    const { state } = imperial({ kate, turb })
    return bargainWith(IMPERIAL_RULES.view(state, 0), 1)
  }

  it('a bargain is a weapon that each can use better than their own', () => {
    expect(market({ weapons: ['sword', 'mace'] }, { weapons: ['bow'] })).toEqual(['give:mace-1', 'ask:bow-1'])
    expect(market({ weapons: ['sword'] }, { weapons: ['mace'] })).toBeNull()
  })

  it('a bargain: or a clue that leads nowhere for one unseen', () => {
    const clues = ['The Loose Brick', 'The Third Branch']
    const toTheLostCity = [...CLUES.values()].find(({ location }) => location === 'lost-city')?.id ?? ''
    expect(market({ clues: [toTheLostCity] }, { clues })).toEqual([`hide:${toTheLostCity}`, 'ask-clues:1'])
    expect(market({ clues: ['The Loose Brick'] }, { clues: ['The Third Branch'] })).toBeNull() // worth keeping
    expect(market({ clues: [toTheLostCity] }, {})).toBeNull()
  })
})

describe('computer players make use of the whole realm', () => {
  it('computer players make use of the whole realm: in a hundred matches all this comes to pass', () => {
    const matches: ReturnType<typeof eventsOf>[] = []
    const missed = () => OFTEN.filter((name) => !addUp(matches)[name])
    while (matches.length < 100 && missed().length > 0) {
      const n = matches.length
      const isShort = n % 3 > 0
      matches.push(eventsOf(2 + (n % (isShort ? 5 : 7)), isShort ? 'short' : 'standard', `varied ${n}`))
    }
    expect(missed()).toEqual([])
  })

  it('they trade now and then, not all the time', () => {
    const happened = addUp(Array.from({ length: 20 }, (_, n) => eventsOf(4, 'short', `market ${n}`)))
    expect(happened['a trade']).toBeGreaterThan(0)
    expect((happened['a trade'] ?? 0) + (happened['a trade refused'] ?? 0)).toBeLessThan(20 * 5)
  })
})
