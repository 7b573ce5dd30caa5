import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { translatedLanguages, translationOf } from '../../scripts/lib/translations.ts'
import { wordedIn } from '../../scripts/lib/wording.ts'
import {
  checkOperatorLanguages,
  englishFiles,
  inLanguage,
  languagesOffered,
  lookAgain,
  messagePlaces,
  messagesBeside,
  OFFERED_SHARE,
  reportFallbacks,
} from '../../src/language/index.ts'
import type { SharedMessages } from '../../src/language/en/messages.ts'
import { pseudo } from '../kit/pseudo.ts'

const SHARED = join(import.meta.dirname, '../../src/language/say.ts')
const ENGLISH_NAMES = { language: 'en', name: 'English' }

let folder = ''
const heard: string[] = []
const written = (path: string, text: string): void => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const faults = (): readonly string[] =>
  checkOperatorLanguages().faults.map(({ file, message, reason }) => `${file} ${message}: ${reason}`)
/** The messages of all languages, read again. */
const shared = () => messagesBeside<SharedMessages>(`file://${SHARED}`)
const nameless = (language: string): string => inLanguage(language, () => shared()('nameless', { number: 3 }))

/** Writes a language with all messages of the sources but some. */
function writeWholeLanguage(language: string, isLeftOut: (at: number) => boolean = () => false): void {
  let at = 0
  for (const place of messagePlaces()) {
    for (const file of englishFiles(place)) {
      const entries = pseudo(file).text.split(/^(?=[a-zA-Z])/m)
      const kept = entries.filter((one) => !/^[a-zA-Z]/.test(one) || !isLeftOut(at++))
      written(`${language}/${place}/${file.name.split('/').pop()}`, kept.join(''))
    }
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-languages-'))
  process.env['LANGUAGES_FOLDER'] = folder
  heard.length = 0
  reportFallbacks((id, language) => heard.push(`${language} ${id}`))
  lookAgain()
})

afterEach(() => {
  reportFallbacks(() => undefined)
  Reflect.deleteProperty(process.env, 'LANGUAGES_FOLDER')
  lookAgain()
  rmSync(folder, { recursive: true })
})

describe('a language in the operator’s folder', () => {
  test('is spoken, with English for what it lacks', () => {
    written('nl/language/pictures.ftl', 'nameless = Stoel { $number }\n')
    expect(nameless('nl')).toBe('Stoel 3')
    expect(inLanguage('nl', () => shared()('notice-more', { count: 2 }))).toBe('and 2 more')
    expect(heard).toEqual(['nl notice-more'])
  })

  test('has names of its own for pictures', () => {
    written('nl/games/warlock/words/names.ftl', 'ferry = veer\n')
    written('nl/render/games/warlock/any.ftl', 'name-drawn = Het { NAME($name) }\n')
    const pictures = join(import.meta.dirname, '../../src/render/games/warlock/say.ts')
    const say = messagesBeside<{ 'name-drawn': { name: string } }>(
      `file://${pictures}`,
      '../../../games/warlock/words/',
    )
    expect(inLanguage('nl', () => say('name-drawn', { name: 'ferry' }))).toBe('Het veer')
  })

  test('may mend a wording of a language in the sources, which keeps all others', () => {
    written('de/language/mended.ftl', 'nameless = Stuhl { $number }\n')
    expect([nameless('de'), inLanguage('de', () => shared()('notice-more', { count: 2 }))]).toEqual([
      'Stuhl 3',
      'und 2 weitere',
    ])
  })

  test('keeps what is valid in a damaged file, and English takes the place of the rest', () => {
    written(
      'nl/language/pictures.ftl',
      'notice-more = en { $count\nnameless = Stoel { $number }\nhand-more = { WHAT() }\n',
    )
    expect(nameless('nl')).toBe('Stoel 3')
    expect(
      inLanguage('nl', () => [shared()('notice-more', { count: 2 }), shared()('hand-more', { count: 2 })]),
    ).toEqual(['and 2 more', expect.stringContaining('2')])
    expect(faults()).toEqual([
      expect.stringMatching(/^nl\/language\/pictures\.ftl:\d notice-more: /),
      'nl/language/pictures.ftl hand-more: asks for WHAT(), which there isn’t',
    ])
  })

  test.each([
    { what: 'that English lacks', text: 'zero = Nul.\n', fault: 'zero: is no message in English' },
    {
      what: 'with an argument of its own',
      text: 'nameless = Stoel { $nummer }\n',
      fault: 'nameless: asks for $nummer, which nobody gives',
    },
  ])('is told of a message $what', ({ text, fault }) => {
    written('nl/language/pictures.ftl', text)
    expect(faults()).toEqual([`nl/language/pictures.ftl ${fault}`])
    expect(nameless('nl')).toBe('Seat 3')
  })

  test('is told of a file where the sources have no messages, of a file that can’t be read, and of a wrong folder', () => {
    written('nl/languages/pictures.ftl', 'nameless = Stoel { $number }\n')
    mkdirSync(join(folder, 'nl/language'))
    symlinkSync('nowhere', join(folder, 'nl/language/lost.ftl'))
    written('Dutch language/x.ftl', '')
    written('en/language/x.ftl', '')
    written('README.md', 'Not a language.')
    expect([...faults()].sort()).toEqual([
      expect.stringMatching(/^Dutch language null: a folder here must be called after the code of a language/),
      'en null: English is in the sources: no file here replaces it',
      'nl/language/lost.ftl null: it can’t be read (ENOENT)',
      'nl/languages/pictures.ftl null: the sources have no messages in this folder',
    ])
    expect(nameless('nl')).toBe('Seat 3')
  })

  const DEEP = `nameless = ${'{ '.repeat(20_000)}$number${' }'.repeat(20_000)}\n`
  test.each([
    { what: 'nested too deeply', text: DEEP, reason: 'it has more than 100 braces within each other' },
    { what: 'too large', text: `nameless = ${'x'.repeat(1_000_001)}\n`, reason: 'it has more than 1000 kB' },
  ])('does without a file that is $what', ({ text, reason }) => {
    written('nl/language/a.ftl', text)
    written('nl/language/b.ftl', 'notice-more = en nog { $count }\n')
    expect(faults()).toEqual([`nl/language/a.ftl null: ${reason}`])
    expect(
      inLanguage('nl', () => [shared()('nameless', { number: 3 }), shared()('notice-more', { count: 2 })]),
    ).toEqual(['Seat 3', 'en nog 2'])
  })

  test('does without what is no file, and follows no link to a folder', () => {
    written('nl/language/b.ftl', 'nameless = Stoel { $number }\n')
    mkdirSync(join(folder, 'nl/language/folder.ftl'))
    expect(spawnSync('mkfifo', [join(folder, 'nl/language/pipe.ftl')]).status).toBe(0)
    symlinkSync('/dev/zero', join(folder, 'nl/language/zero.ftl'))
    symlinkSync('..', join(folder, 'nl/circle'))
    symlinkSync('/', join(folder, 'nl/everything'))
    expect([...faults()].sort()).toEqual(
      ['folder', 'pipe', 'zero'].map((name) => `nl/language/${name}.ftl null: it isn’t a file`),
    )
    expect(nameless('nl')).toBe('Stoel 3')
  })

  test('may begin its files with a mark of their encoding', () => {
    written('nl/language/a.ftl', '\uFEFFnameless = Stoel { $number }\n')
    expect([faults(), nameless('nl')]).toEqual([[], 'Stoel 3'])
  })

  test('can’t be a kind of English, which nobody could choose', () => {
    written('en-GB/language/a.ftl', 'nameless = Chair { $number }\n')
    expect(faults()).toEqual([expect.stringMatching(/^en-GB null: English is in the sources/)])
  })

  test('whatever its names ask for, each is said at once', () => {
    const id = fc.constantFrom('foe-warlock', 'foe-dragon', 'foe-vampire', 'foe-minotaur')
    const part = fc.oneof(
      fc.constant('x'),
      id.map((one) => `{ NAME("${one}") }`),
      id.map((one) => `{ ${one} }`),
      id.map((one) => `{ START(NAME("${one}")) }`),
    )
    const value = fc.array(part, { minLength: 1, maxLength: 30 }).map((parts) => parts.join(' '))
    const names = fc.dictionary(id, value, { minKeys: 1 })
    fc.assert(
      fc.property(names, (all) => {
        const lines = Object.entries(all).map(([name, text]) => `${name} = ${text}\n`)
        written('nl/games/warlock/words/names.ftl', lines.join(''))
        written('nl/render/games/warlock/any.ftl', 'name-drawn = Het { NAME($name) }\n')
        const pictures = join(import.meta.dirname, '../../src/render/games/warlock/say.ts')
        const say = messagesBeside<{ 'name-drawn': { name: string } }>(
          `file://${pictures}`,
          '../../../games/warlock/words/',
        )
        const said = inLanguage('nl', () => say('name-drawn', { name: 'foe-dragon' }))
        expect(said).toMatch(/^Het ./)
        // Thirty names that each ask for thirty.
        expect(said.length).toBeLessThan(100_000)
      }),
      { numRuns: 50 },
    )
  })

  test('is missing with its folder, which is said', () => {
    process.env['LANGUAGES_FOLDER'] = join(folder, 'nowhere')
    expect(faults()).toEqual([`${join(folder, 'nowhere')} null: there is no such folder`])
    expect(nameless('nl')).toBe('Seat 3')
  })
})

describe('offered are', () => {
  test('English and the languages of the sources, under their own names', () => {
    expect(languagesOffered()).toEqual([
      ENGLISH_NAMES,
      { language: 'de', name: 'Deutsch' },
      { language: 'es', name: 'Español' },
      { language: 'fr', name: 'Français' },
    ])
  })

  test('operators’ languages that are nearly complete', () => {
    writeWholeLanguage('nl')
    writeWholeLanguage('it', (at) => at % 10 === 0)
    const { shares, faults: found } = checkOperatorLanguages()
    expect(found).toEqual([])
    expect(shares.get('nl')).toBe(1)
    expect(shares.get('it')).toBeLessThan(OFFERED_SHARE)
    expect(languagesOffered().map(({ name }) => name)).toEqual([
      'English',
      'Deutsch',
      'Español',
      'Français',
      'Nederlands',
    ])
  })
})

test('`npm run words` measures and prints a language in the operator’s folder', () => {
  written('nl/language/pictures.ftl', 'nameless = Stoel { $nummer }\nnotice-more = en nog { $count }\n')
  expect(translatedLanguages()).toContain('nl')
  const { missing, faults: found } = translationOf('nl')
  expect(missing).toContain('src/language/en hand-more')
  expect(missing).not.toContain('src/language/en notice-more')
  expect(found).toEqual([expect.stringMatching(/nl\/language nameless asks for \$nummer, which nobody gives\.$/)])
  written('nl/language/pictures.ftl', 'notice-more = en nog { $count }\n')
  expect(wordedIn('src/language/en', 'nl').map(({ text }) => text)).toEqual(['en nog ‹count›'])
  expect(readdirSync(folder)).toEqual(['nl'])
})
