import { describe, expect, test } from 'vitest'
import { BrokenMessages, bundleOf, inPlain, messagesOf, nameList, nameWith, sayBy } from '../../src/language/index.ts'

interface Made {
  readonly plain: object
  readonly coins: { readonly gold: string | number }
  readonly 'coins.hint': object
}

const made = (text: string) => messagesOf<Made>('en-GB', [{ name: 'made.ftl', text }])

test('a message is worded with its arguments, and its numbers are formatted', () => {
  const say = made(
    'plain = Nothing to add.\ncoins = { $gold ->\n    [one] { $gold } coin\n   *[other] { $gold } coins\n  }',
  )
  expect([say('plain'), say('coins', { gold: 1 }), say('coins', { gold: 1500 })]).toEqual([
    'Nothing to add.',
    '1 coin',
    '1,500 coins',
  ])
})

test.each([
  ['a line without a message', 'plain = Fine.\nnot a message\n', /^made\.ftl:2: /],
  ['an unclosed placeable', 'plain = Fine.\n\ncoins = { $gold\n', /^made\.ftl:/],
  ['a message that is there twice', 'plain = Fine.\nplain = Fine again.\n', /^made\.ftl: .*plain/],
])('a file with %s is refused with its name', (_what, text, sentence) => {
  expect(() => made(text)).toThrow(BrokenMessages)
  expect(() => made(text)).toThrow(sentence)
})

test('a missing message or argument is an error, not a sentence with a hole', () => {
  const say = made('plain = Fine.\ncoins = { $gold } coins')
  expect(() => (say as (id: string) => string)('coins')).toThrow()
  expect(() => (say as (id: string) => string)('others')).toThrow(/no message others/)
})

test('an attribute is worded by the name of its message and its own', () => {
  const say = made('coins = Take { $gold }\n  .hint = They weigh nothing')
  expect([say('coins', { gold: 2 }), say('coins.hint')]).toEqual(['Take 2', 'They weigh nothing'])
})

test('an attribute that isn’t valid is refused with its line', () => {
  expect(() => made('plain = Fine.\ncoins = Gold\n  .hint = { $x\n')).toThrow(/^made\.ftl:\d: /)
})

test('a name stands in the form that the message asks for, else in its bare form', () => {
  const say = made(
    'rat = Rats\n    .number = many\nogre = Ogre\nplain = { NAME("ogre") }\ncoins = { NAME($gold, form: "number") ->\n    [many] They flee\n   *[other] It flees\n  }',
  )
  expect([say('plain'), say('coins', { gold: 'rat' }), say('coins', { gold: 'ogre' })]).toEqual([
    'Ogre',
    'They flee',
    'It flees',
  ])
  expect(() => say('coins', { gold: 'nobody' })).toThrow(/no name nobody/)
})

describe('what a message names', () => {
  const NAMES = `bear = Bär
    .acc = den **Bären**
    .plural = Bären
hag = Vettel
    .acc = die **Vettel**
several = { $count } **{ NAME($thing, form: "plural") }**
    .acc = ganze { $count } **{ NAME($thing, form: "plural") }**
deep = { NAME($it) }
`
  const say = messagesOf<Record<'met' | 'bare', { readonly foes: string }>>('de', [
    { name: 'de.ftl', text: `${NAMES}met = Du triffst { NAME($foes, form: "acc") }.\nbare = { NAME($foes) }` },
  ])
  const bears = nameWith('several', { count: 2, thing: 'bear' })

  test.each([
    ['one name', 'bear', 'Du triffst den **Bären**.'],
    ['a list, each name in the form', nameList(['bear', 'hag']), 'Du triffst den **Bären** und die **Vettel**.'],
    ['a list of one', nameList(['hag']), 'Du triffst die **Vettel**.'],
    ['a list with “or”', nameList(['bear', 'hag'], 'or'), 'Du triffst den **Bären** oder die **Vettel**.'],
    ['a name with arguments, in a list', nameList(['hag', bears]), 'Du triffst die **Vettel** und ganze 2 **Bären**.'],
    ['names without bold print', inPlain(nameList(['hag', bears])), 'Du triffst die Vettel und ganze 2 Bären.'],
  ])('may be %s', (_what, foes, sentence) => {
    expect(say('met', { foes })).toBe(sentence)
  })

  test('takes the bare names without a form', () => {
    expect(say('bare', { foes: nameList(['hag', bears]) })).toBe('Vettel und 2 **Bären**')
  })

  test('may be a text with any letters as an argument of a name', () => {
    const odd = '{"id": "bear"}, "Ann" & ’Ben’'
    const named = messagesOf<{ readonly met: { readonly who: string } }>('en-GB', [
      { name: 'en.ftl', text: 'person = { $who }\nmet = Meet { NAME($who, form: "the") }' },
    ])
    expect(named('met', { who: nameWith('person', { who: odd }) })).toBe(`Meet ${odd}`)
  })

  test('can’t ask for names without an end', () => {
    const deep = (it: string) => nameWith('deep', { it })
    expect(say('bare', { foes: deep('bear') })).toBe('Bär')
    expect(() => say('bare', { foes: deep(deep('bear')) })).toThrow(/too many names/)
  })
})

describe('a language with English behind it', () => {
  const ENGLISH = 'rat = Rats\n  .a = a rat\nplain = Meet { NAME("rat", form: "a") }.\ncoins = { $gold } coins'
  const german = (text: string) => {
    const missing: string[] = []
    const english = bundleOf({ locale: 'en-GB', files: [{ name: 'en.ftl', text: ENGLISH }] })
    const words = bundleOf({ locale: 'de', files: [{ name: 'de.ftl', text }] }, english, (id, locale) =>
      missing.push(`${locale} ${id}`),
    )
    return { missing, say: sayBy<Made>(() => words) }
  }

  test('a message that the language lacks is English, and is reported once', () => {
    const { missing, say } = german('rat = Ratten\n    .a = eine Ratte\nplain = Triff { NAME("rat", form: "a") }!')
    expect([say('plain'), say('coins', { gold: 2 }), say('coins', { gold: 3 })]).toEqual([
      'Triff eine Ratte!',
      '2 coins',
      '3 coins',
    ])
    expect(missing).toEqual(['de coins'])
  })

  test('a name that the language lacks is English within its own message', () => {
    const { missing, say } = german('plain = Triff { NAME("rat", form: "a") }!')
    expect([say('plain'), missing]).toEqual(['Triff a rat!', ['de rat']])
  })

  test('a message with an argument that nobody gives is English', () => {
    const { missing, say } = german('coins = { $geld } Münzen')
    expect([say('coins', { gold: 2 }), missing]).toEqual(['2 coins', ['de coins']])
  })

  test('a message that no language has is an error, and so is a broken file', () => {
    expect(() => (german('').say as (id: string) => string)('others')).toThrow('there is no message others in en-GB')
    expect(() => german('coins\n')).toThrow(/^de\.ftl:1: /)
  })
})
