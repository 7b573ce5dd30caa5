import { describe, expect, it } from 'vitest'
import { TREASURES } from '../../../../src/games/warlock/data/components.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { isShown } from '../../../../src/games/warlock/state/knowledge.ts'
import { isAsideVerb, isQuestionVerb } from '../../../../src/games/warlock/view/verbs.ts'
import { itSpeaks, matchesOf, publicTexts } from '../../../kit/spoken.ts'
import { moments, name, type Moment } from './met.ts'

const { words } = WARLOCK

const MATCHES = [...matchesOf('computer', 3, 400), ...matchesOf('chance', 4, 300)]

itSpeaks({
  game: WARLOCK,
  matches: MATCHES,
  moments,
  isVerb: (verb) => isQuestionVerb(verb) || isAsideVerb(verb),
  isQuestion: isQuestionVerb,
  every: { papers: 5, asides: 25 },
})

describe('public words name no card that only some may know (WAR-22.2, WAR-22.3)', () => {
  it.each(MATCHES.slice(2, 5))('$seed', (match) => {
    for (const moment of moments(match)) {
      const { state } = moment
      if (state.phase === 'over') continue
      const said = publicTexts(words, { ...moment, told: toldNow(moment) }).join('\n')
      for (const { id, name: title } of TREASURES.values()) {
        if (!isShown(state, id)) expect(said, title).not.toContain(title.replaceAll("'", '’'))
      }
      expect(said).not.toMatch(/holds \*\*Key card|is beneath the chest\*\*/)
    }
  })

  it('shortens names without giving two players the same one', () => {
    const called = [
      'Ann',
      'Computer 1',
      'Computer 2',
      'Bartholomew the Elder',
      'Bartholomew the Younger',
      'Computer 12',
    ]
    const [moment] = [...moments({ seats: 6, preset: 'standard', seed: 'notes', by: 'computer', limit: 60 })].slice(-1)
    if (!moment) throw new Error('nothing was played')
    const grid = words.hand(moment.view(0), (seat) => called[seat] ?? '').flatMap(({ lines }) => lines).find((line) => line.startsWith('```')) // prettier-ignore
    const names = grid
      ?.split('\n')
      .slice(2, -1)
      .map((row) => row.slice(0, 7).trim())
    expect(names).toEqual(['You', 'Comp. 1', 'Comp. 2', 'Barthol', 'Barth b', 'Com. 12', 'Chest'])
  })
})

/** A card shown and put down may be picked up again unseen. Lines from the time between are public. */
function toldNow({ told }: Moment): Moment['told'] {
  return told.filter(({ fact }) => !SHOWS.has(fact.kind))
}

/** Facts that show a card to all players (WAR-8.13). */
const SHOWS = new Set(['card-used', 'cards-declared', 'supplies-found', 'chest-challenged', 'all-revealed'])

describe('the detective’s notebook', () => {
  it('the detective’s notebook fits a phone, with a row for every seat and the chest', () => {
    for (const moment of moments({ seats: 6, preset: 'standard', seed: 'notes', by: 'computer', limit: 300 })) {
      if (moment.state.phase === 'setup') continue
      const grid = words.hand(moment.view(2), name).flatMap(({ lines }) => lines).find((line) => line.startsWith('```')) ?? '' // prettier-ignore
      const rows = grid.split('\n').slice(1, -1)
      expect(rows).toHaveLength(8)
      for (const row of rows) expect([...row].length).toBeLessThanOrEqual(26)
    }
  })
})
