import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../src/language/index.ts'
import { labelOf, likeness, seenOf, toldApart } from '../../src/tables/steps/display-names.ts'
import { isBlank } from '../../src/tables/kit/invisible.ts'
import { boldNames, fullNames, plainSpokenNames, playerNames, spokenNames } from '../../src/discord/kit/names.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { newSeat } from '../../src/tables/steps/lobby.ts'

describe('the label of a person among others', () => {
  it.each([
    ['Alex', 'alex_77', [], 'Alex'],
    ['Alex', 'alex_77', ['Alex'], 'Alex (alex_77)'],
    ['alex.', 'alex_77', ['Alex'], 'alex. (alex_77)'],
    ['ＡＬＥＸ', 'alex_77', ['Alex'], 'ＡＬＥＸ (alex_77)'],
    ['Аlех', 'alex_77', ['Alex'], 'Аlех (alex_77)'],
    ['A\u200blex', 'alex_77', ['Alex'], 'Alex (alex_77)'],
    ['\u3164', 'alex_77', [], 'alex_77'],
    ['\u202e\u200b', 'alex_77', ['somebody'], 'alex_77'],
    ['...', 'alex_77', [], '... (alex_77)'],
    ['Alex (alex_77)', 'mallory', ['Alex (alex_77)'], 'Alex (alex_77) (mallory)'],
    ['Alex (alex_77)', 'mallory', [], 'Alex (alex_77) (mallory)'],
    ['Alex', 'alex_77', ['Alex', 'Alex (alex_77)'], 'alex_77'],
    ['Computer 1', 'mallory', [], 'Computer 1 (mallory)'],
    ['Cоmputer', 'mallory', [], 'Cоmputer (mallory)'],
    ['Ann', 'a'.repeat(32), ['Ann'], 'a'.repeat(32)],
  ])('%j, whose account is %s, beside %j is %j', (name, account, others, label) => {
    expect(labelOf({ name, account }, others)).toBe(label)
  })
})

const odd = fc.oneof(
  fc.constantFrom(
    'Alex',
    'alex',
    'ALEX.',
    'Аlex',
    '\u3164',
    '\u200b',
    '\u202exelA',
    'A\u0336\u0337\u0338\u0339lex',
    '**Alex**',
  ),
  fc.constantFrom(
    'Computer 1',
    'Warrior',
    'the Warrior',
    '🐸',
    '',
    ' ',
    '...',
    '[Alex](https://x.y)',
    '<@123>',
    '@everyone',
    '`x`',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const account = fc.stringMatching(/^[a-z0-9_.]{2,32}$/)
const isTold = (label: string): boolean => !isBlank(label) && [...label].length <= 32

it('labels at a table are visible and distinct for any display names (property)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(odd, account), { maxLength: 6, selector: ([, own]) => likeness(own) }),
      (people) => {
        const labels: string[] = []
        for (const [name, own] of people) {
          const label = labelOf({ name, account: own }, labels)
          expect(isTold(label)).toBe(true)
          // A second action under the same name doesn't change the label.
          expect(labelOf({ name, account: own }, labels)).toBe(label)
          expect(seenOf(label)).toBe(label)
          labels.push(label)
        }
        expect(new Set(labels.map(likeness)).size).toBe(labels.length)
      },
    ),
  )
})

it('names in messages are visible, distinct and escaped, even without accounts and beside characters (property)', () => {
  fc.assert(
    fc.property(fc.array(odd, { minLength: 1, maxLength: 6 }), fc.boolean(), (names, hasCharacters) => {
      const seats = names.map((name, seat) => newSeat(seat, { user: `user ${seat}`, name }))
      const called = hasCharacters ? [{ from: 0, names: ['Warrior', ...names.slice(1).map(() => null)] }] : []
      const record = { seats, called }
      for (const manner of [boldNames, fullNames, playerNames]) {
        const told = seats.map(({ seat }) => manner(record)(seat))
        expect(new Set(told.map(likeness)).size).toBe(told.length)
      }
      for (const { seat } of seats) {
        const label = boldNames(record)(seat).slice(2, -2)
        expect(isBlank(label.replaceAll('\\', ''))).toBe(false)
        expect(label.replace(/\\./g, '')).not.toMatch(/[*_~`|>#[\]()<]|@(?!\u200b)|\p{Cc}|\u202e/u)
      }
      expect(toldApart(names)).toHaveLength(names.length)
    }),
  )
})

it('a title has its article in a sentence, in bold print and without, and a player’s own name has none', () => {
  const seats = ['ann', 'ben'].map((name, seat) => newSeat(seat, { user: name, name }))
  const record = { seats, called: [{ from: 1, names: ['Wizard', null] }] }
  const spoken = spokenNames({ record, game: TALISMAN })
  expect([0, 1].map(spoken)).toEqual(['the **Wizard**', '**ben**'])
  expect([0, 1].map(plainSpokenNames({ record, game: TALISMAN }))).toEqual(['the Wizard', 'ben'])
  // The line that announces the Character still has the player's name.
  expect(spokenNames({ record, game: TALISMAN }, 0)(0)).toBe('**ann**')
  const line = (seat: number) => TALISMAN.words.fact({ kind: 'life-saved', seat, by: 'spell' }, spoken)
  expect([0, 1].map(line)).toEqual(['💚 The **Wizard**’s Life is saved.', '💚 **ben**’s Life is saved.'])
})

it('a title has the article of its Character in French', () => {
  const names = readFileSync(new URL('../../src/games/talisman/words/fr/names.ftl', import.meta.url), 'utf8')
  const characters = [...names.matchAll(/^character-\S+ = (.+)\n +\.the = (.+)$/gm)]
  expect(characters.length).toBeGreaterThan(10)
  for (const [, name = '', the] of characters) expect(inLanguage('fr', () => TALISMAN.words.titled?.(name))).toBe(the)
})
