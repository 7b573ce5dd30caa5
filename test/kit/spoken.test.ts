import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { momentsOf, type Match } from './met.ts'
import { checkMatch, matchesOf, publicTexts, type Speaker } from './spoken.ts'
import { toy, type Barrow, type BarrowFact, type BarrowView } from './toy/index.ts'

type Toy = Game<Barrow, BarrowView, BarrowFact>

function speaking(
  words: Partial<Toy['words']> = {},
  isVerb = (_verb: string) => true,
): Speaker<Barrow, BarrowView, BarrowFact> {
  const game: Toy = { ...toy, words: { ...toy.words, ...words } }
  function* moments(match: Match) {
    yield* momentsOf(game, match)
  }
  return { game, matches: [], moments, isVerb }
}

const [match] = matchesOf('computer', 1, 60)

function checked(words: Partial<Toy['words']> = {}, isVerb?: (verb: string) => boolean) {
  return expect(() => match && checkMatch(speaking(words, isVerb), match))
}

describe('the words of a game', () => {
  it('the words of a game are found in order where they are', () => {
    checked().not.toThrow()
  })

  it.each<[string, Partial<Toy['words']>, string]>([
    ['a fact with a hole', { fact: () => 'He is undefined.' }, 'He is undefined.'],
    ['a bare id', { headline: () => 'The sword-1 is drawn' }, 'headline, at most 200: The sword-1'],
    ['two spaces', { scene: () => ['Ann  digs'] }, 'scene'],
    ['an empty prompt', { prompt: () => ' ' }, 'dig.where'],
    [
      'a label that does not fit a phone',
      { label: (_verb, { key }) => ({ label: key.padEnd(61, '.') }) },
      'at most 60',
    ],
    ['two options with one label', { label: () => ({ label: 'This' }) }, 'This | This'],
    [
      'a hint too long for its line',
      { label: (_verb, { key }) => ({ label: key, hint: 'x'.repeat(101) }) },
      'at most 100',
    ],
    ['a command that is none', { act: () => 'dance' as 'move' }, 'no words for dig.where pit:north'],
    [
      'a passage too long for a message',
      { hand: () => [{ heading: 'All', lines: Array<string>(30).fill('x'.repeat(99)) }] },
      'All is longer',
    ],
    ['how a number came about, with a slip', { why: () => ['die ****'] }, 'why'],
    ['bold that is broken by a name', { headline: (_view, names) => `**Turn of ${names(0)}: dig**` }, 'bold that is'],
    ['bold that begins with a name', { scene: (_view, names) => [`**(${names(0)}) digs**`] }, 'bold that is'],
    ['bold that does not end', { fact: () => 'A **pit' }, 'bold that is'],
  ])('%s is found', (_what, words, says) => {
    checked(words).toThrow(says)
  })

  it('an unknown verb is found, of questions and of asides', () => {
    checked({}, (verb) => verb !== 'rest.how').toThrow('no words for rest.how')
    checked({}, (verb) => verb !== 'lamp.light').toThrow('no words for lamp.light')
  })

  it('said to all are those that somebody without a seat reads', () => {
    const moments = match ? [...momentsOf(toy, match)] : []
    const said = moments.map((moment) => publicTexts(toy.words, moment).join('\n'))
    expect(said.join('\n')).toContain('digs in the')
    expect(said.join('\n')).not.toMatch(/dreams of|draws (curse|ward|lamp)/)
    expect(said.at(-1)).toContain('Ann: ')
  })
})
