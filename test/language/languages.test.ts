import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  inLanguage,
  languageNow,
  listOf,
  messagesBeside,
  nameOfLanguage,
  percent,
  perLanguage,
  reportFallbacks,
  startOfSentence,
  typeset,
} from '../../src/language/index.ts'

interface Made {
  readonly greeting: { readonly who: string | number }
  readonly farewell: object
}

const folder = mkdtempSync(join(tmpdir(), 'languages-'))
const module = pathToFileURL(join(folder, 'say.ts')).href
const written = (language: string, text: string): void => {
  mkdirSync(join(folder, language), { recursive: true })
  writeFileSync(join(folder, language, 'made.ftl'), text)
}
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  reportFallbacks((id, language) => heard.push(`${language} ${id}`))
  written('en', 'greeting = Hello, { $who }!\nfarewell = Until next time.\n')
  written('de', 'greeting = Hallo, { $who }!\n')
})

afterAll(() => {
  reportFallbacks(() => undefined)
  rmSync(folder, { recursive: true })
})

describe('a message', () => {
  test('is in the language of the moment, also after a wait, and English outside of any', async () => {
    const say = messagesBeside<Made>(module)
    const later = inLanguage('de', async () => {
      await Promise.resolve()
      return say('greeting', { who: 'Ann' })
    })
    expect([say('greeting', { who: 'Ann' }), await later, languageNow()]).toEqual(['Hello, Ann!', 'Hallo, Ann!', 'en'])
    expect(inLanguage('de', () => inLanguage('en', () => say('greeting', { who: 'Ann' })))).toBe('Hello, Ann!')
  })

  test('that a language lacks is English, and is reported once', () => {
    const say = messagesBeside<Made>(module)
    expect(inLanguage('de', () => [say('farewell'), say('farewell')])).toEqual(Array(2).fill('Until next time.'))
    expect(heard).toEqual(['de farewell'])
  })

  test('is English in a language that isn’t there, and nothing is reported', () => {
    const say = messagesBeside<Made>(module)
    expect([inLanguage('xx', () => say('farewell')), heard]).toEqual(['Until next time.', []])
  })

  test('is read only when its language is first spoken', () => {
    const say = messagesBeside<Made>(module)
    written('de', 'greeting = Servus, { $who }!\n')
    expect(inLanguage('de', () => say('greeting', { who: 'Ann' }))).toBe('Servus, Ann!')
  })

  test('of a broken file is English, and the file and its line are reported', () => {
    written('de', 'greeting = Hallo, { $who\n')
    const say = messagesBeside<Made>(module)
    expect(inLanguage('de', () => say('greeting', { who: 'Ann' }))).toBe('Hello, Ann!')
    expect(heard).toEqual([expect.stringMatching(/^de .*made\.ftl:\d: /)])
  })
})

test('what depends on the language is made once in each', () => {
  const made: string[] = []
  const one = perLanguage((language) => made.push(language))
  expect([one(), inLanguage('de', one), one(), inLanguage('de', one)]).toEqual([1, 2, 1, 2])
  expect(made).toEqual(['en', 'de'])
})

test.each([
  { language: 'en', list: 'a, b and c', chance: '50%', quoted: 'The “end”', start: 'The **Wolf**' },
  { language: 'de', list: 'a, b und c', chance: '50 %', quoted: 'The „end“', start: 'the **Wolf**' },
  { language: 'fr', list: 'a, b et c', chance: '50 %', quoted: 'The «\u202fend\u202f»', start: 'the **Wolf**' },
  { language: 'es', list: 'a, b y c', chance: '50 %', quoted: 'The «end»', start: 'the **Wolf**' },
])('lists, numbers, quotation marks and articles follow the language: $language', (expected) => {
  const { language, list, chance, quoted, start } = expected
  inLanguage(language, () => {
    expect(listOf(['a', 'b', 'c'])).toBe(list)
    expect(percent(0.5).replace(/\s/u, ' ')).toBe(chance)
    expect(typeset('The "end"')).toBe(quoted)
    expect(startOfSentence('the **Wolf**')).toBe(start)
  })
})

test.each([
  ['en', ['English', 'German', 'French', 'Spanish']],
  ['de', ['Englisch', 'Deutsch', 'Französisch', 'Spanisch']],
  ['fr', ['anglais', 'allemand', 'français', 'espagnol']],
  ['es', ['inglés', 'alemán', 'francés', 'español']],
])('languages have the names of the reader’s language: %s', (reader, names) => {
  expect(inLanguage(reader, () => ['en', 'de', 'fr', 'es'].map(nameOfLanguage))).toEqual(names)
})

test.each([
  { language: 'de', name: 'der **Wolf**', start: 'Der **Wolf**' },
  { language: 'fr', name: 'l’**Ours**', start: 'L’**Ours**' },
  { language: 'fr', name: 'les **Ours**', start: 'Les **Ours**' },
  { language: 'es', name: 'una **Osa**', start: 'Una **Osa**' },
  { language: 'de', name: '**der dicke Max**', start: '**der dicke Max**' },
])('an article that begins a sentence has a capital: $start', ({ language, name, start }) => {
  expect(inLanguage(language, () => startOfSentence(name))).toBe(start)
})
