import { describe, expect, it } from 'vitest'
import { CLUES } from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { isVerb } from '../../../../src/games/imperial/view/verbs.ts'
import { itSpeaks, matchesOf, publicTexts } from '../../../kit/spoken.ts'
import { moments, name, type Moment } from './met.ts'

const { words } = IMPERIAL

const MATCHES = [...matchesOf('computer', 4, 400), ...matchesOf('chance', 5, 250)]

itSpeaks({ game: IMPERIAL, matches: MATCHES, moments, isVerb, every: { papers: 3, asides: 2 } })

describe('public words keep the secrets of the hands (IMP-0.5)', () => {
  it.each(MATCHES.slice(3, 7))('$seed', (match) => {
    for (const moment of moments(match)) {
      const held = moment.state.players.flatMap(({ character }) => character?.clues ?? [])
      // A card may have been public earlier. Words told now may not name it.
      const said = publicTexts(words, { ...moment, told: toldNow(moment) }).join('\n')
      for (const clue of held) expect(said).not.toContain(CLUES.get(clue)?.name)
      // Each owner reads the own cards.
      const own = moment.state.players.map((_, seat) => JSON.stringify(words.hand(moment.view(seat), name))).join('\n')
      for (const clue of held) expect(own).toContain(CLUES.get(clue)?.name)
    }
  })
})

/** A reshuffled deck may deal a card that was just discarded, and a clue being paid for lies open (IMP-5.3). */
function toldNow({ told }: Moment): Moment['told'] {
  const shown = new Set(told.flatMap(({ fact, to }) => (to === 'all' && 'clue' in fact ? [fact.kind] : [])))
  const isAnew = shown.has('clue-discarded') && told.some(({ fact }) => fact.kind === 'clues-reshuffled')
  return isAnew ? [] : told.filter(({ fact }) => fact.kind !== 'clue-laid')
}
