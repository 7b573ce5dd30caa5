import { describe, expect, it } from 'vitest'
import { diceParts, sumOf } from '../../src/engine/index.ts'
import {
  bold,
  capital,
  farText,
  hitDice,
  italic,
  joined,
  listOf,
  percent,
  percentage,
  percentages,
  startOfSentence,
  signed,
  small,
  spoken,
  sumText,
  sumWhy,
  typeset,
  wayText,
  hintOf,
  MAX_HINT,
  within,
} from '../../src/language/index.ts'

describe('English', () => {
  it('English lists things', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listOf(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
    expect(listOf(['sword', 'axe'], 'or')).toBe('sword or axe')
  })

  it('English capitalises behind Markdown', () => {
    expect(capital('**the** Troll')).toBe('**The** Troll')
    expect(capital('…')).toBe('…')
  })

  it('English cuts a line at a word', () => {
    expect(within(12, 'the Cave of the Troll')).toBe('the Cave…')
    expect(within(12, 'unpronounceable')).toBe('unpronounce…')
    expect(within(12, 'short')).toBe('short')
  })

  it('English joins texts that are not empty, and sets curly quotation marks', () => {
    expect(joined(' · ', 'a', '', 'b')).toBe('a · b')
    expect(typeset(`"It's" ("so")`)).toBe('“It’s” (“so”)')
  })

  it('English makes a whole text bold, also with bold inside', () => {
    expect(bold(`${bold('Ann')} 3`)).toBe('**Ann 3**')
    expect(italic(`${bold('Ann')} waits`)).toBe('_**Ann** waits_')
  })

  it('English leaves empty texts without marks', () => {
    expect([bold('x'), italic('x'), small('x'), bold(''), italic(''), small('')]).toEqual([
      '**x**',
      '*x*',
      '-# x',
      '',
      '',
      '',
    ])
  })
})

describe('sums', () => {
  it('sums show dice before modifiers', () => {
    expect(sumText(sumOf(diceParts([4]), { value: 3, from: 'axe' }))).toBe('4 + 3 = **7**')
    expect(sumText(sumOf(diceParts([4, 3]), { value: 8, from: 'skill' }, { value: -5, from: 'wolves' }))).toBe(
      '(4 + 3) + 8 − 5 = **10**',
    )
    expect(sumText(sumOf({ value: -2, from: 'curse' }))).toBe('**−2**')
    expect(sumText(sumOf({ value: 2, from: 'sword' }, { value: 3, from: 'ring' }))).toBe('2 + 3 = **5**')
  })

  it('name the source of each part', () => {
    const sum = sumOf(diceParts([5, 3], 'R-1'), { value: 8, from: 'speed', rule: 'R-2' }, { value: -5, from: 'wolves' })
    expect(sumWhy('Flight', sum, (from) => from.toUpperCase())).toBe(
      'Flight: dice 5 + 3 (R-1), +8 SPEED (R-2), −5 WOLVES = 11',
    )
    expect(sumWhy('Lost', sumOf(diceParts([6])), String)).toBe('Lost: die 6')
    expect(sumWhy('Points', sumOf(), String)).toBe('Points: 0')
  })

  it('sums show signs, hits and chances', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '+0', '−2'])
    expect([hitDice([3, 6, 1, 5], 5), hitDice([1, 2], 5), hitDice([6], 5)]).toEqual(['**6 5** 3 1', '2 1', '**6**'])
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%'])
    expect([0, 0.001, 0.5, 0.999, 1].map(percentage)).toEqual([0, 1, 50, 99, 100])
  })
})

describe('routes', () => {
  it('routes are told turn by turn', () => {
    expect(wayText([])).toBe('You’re here.')
    expect(wayText(['by road to Ash'])).toBe('One turn away: by road to Ash.')
    expect(wayText(['a', 'b', 'c'], 'Turn')).toBe('At least 3 Turns away. First a. Then b. Then c.')
    expect([farText(undefined), farText(0), farText(1), farText(2, 'Turn')]).toEqual([
      'out of reach',
      'here',
      '1 turn away',
      '2 Turns away',
    ])
  })

  it('routes are spoken without emoji', () => {
    expect(spoken('-# 🌨️ The Blizzard **blows**')).toBe('The Blizzard **blows**')
    expect(spoken('2 of 3 — #1')).toBe('2 of 3 — #1')
  })
})

it.each([
  { chances: [1 / 3, 1 / 3, 1 / 3], shown: [34, 33, 33] },
  { chances: [16 / 36, 15 / 36, 5 / 36], shown: [44, 42, 14] },
  { chances: [0.995, 0.004, 0.001], shown: [98, 1, 1] },
  { chances: [0.29, 0.71, 0], shown: [29, 71, 0] },
  { chances: [0, 1, 0], shown: [0, 100, 0] },
])('percentages add up to 100: $shown', ({ chances, shown }) => {
  expect(percentages(chances)).toEqual(shown)
})

it('a title has a capital article where it begins a sentence, and a player’s name stays as it is', () => {
  expect(['the **Wizard**', '**the ann**', 'ann'].map((name) => startOfSentence(name))).toEqual([
    'The **Wizard**',
    '**the ann**',
    'ann',
  ])
  const german = ['den **Bären**', 'ins Dorf', 'auf die Nordfelder', 'inge'].map((name) => startOfSentence(name, 'de'))
  expect(german).toEqual(['Den **Bären**', 'Ins Dorf', 'Auf die Nordfelder', 'inge'])
})

it('a hint has as many whole sentences as fit, the first ones first', () => {
  const long = `${'x'.repeat(MAX_HINT)}.`
  expect(hintOf('Lose 8%.', '', long, 'Draw 1 card.')).toBe('Lose 8%. Draw 1 card.')
  expect(hintOf(long)).toBe('')
})
