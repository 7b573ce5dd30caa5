import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteTranslated, translatedLanguages, translationOf } from '../../scripts/lib/translations.ts'
import { sourceLanguages } from '../../src/language/index.ts'

const LANGUAGES = translatedLanguages()

test.runIf(LANGUAGES.length > 0).each(LANGUAGES)('nothing in %s is wrong, nor missing if it is offered', (language) => {
  const { faults, missing } = translationOf(language)
  expect(faults).toEqual([])
  if (sourceLanguages().includes(language)) expect(missing).toEqual([])
})

describe('a made-up language', () => {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'translations-'))
  const written = (name: string, text: string): void => writeFileSync(join(folder, 'src/language', name), text)
  const english = (text: string): void => written('en/made.ftl', text)
  const own = (text: string): void => written('xx/made.ftl', text)

  beforeAll(() => {
    for (const name of ['en', 'xx']) mkdirSync(join(folder, 'src/language', name), { recursive: true })
    process.chdir(folder)
  })

  afterAll(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })

  test('is told apart from English by its folder, and lacks what only English has', () => {
    english('one = One.\ntwo = Two.\n')
    own('one = Eins.\n')
    expect(translatedLanguages()).toEqual(['xx'])
    expect(translationOf('xx')).toEqual({
      language: 'xx',
      messages: 2,
      missing: ['src/language/en two'],
      stale: [],
      faults: [],
    })
  })

  test('is stale where English has changed since, until it is noted again', () => {
    english('one = One.\ntwo = Two.\n')
    own('one = Eins.\ntwo = Zwei.\n')
    noteTranslated('xx')
    english('one = One.\ntwo = A pair.\n')
    expect(translationOf('xx').stale).toEqual(['src/language/en two'])
    noteTranslated('xx')
    expect(translationOf('xx').stale).toEqual([])
  })

  test('has rulebooks, whose entries may be missing or stale as messages are', () => {
    const book = join(folder, 'src/games/chess/rulebook')
    mkdirSync(join(book, 'xx'), { recursive: true })
    const rule = 'src/games/chess/rulebook CH-1'
    const page = (text: string): void => writeFileSync(join(book, 'rulebook.md'), text)
    page('- **CH-1.1** Move.\n- **CH-1.2** Castle.\n')
    expect(translationOf('xx').missing).toEqual([`${rule}.1`, `${rule}.2`])
    writeFileSync(join(book, 'xx/rulebook.md'), '- **CH-1.2** Rochiere.\n')
    expect(translationOf('xx')).toMatchObject({ missing: [`${rule}.1`], stale: [], faults: [] })
    noteTranslated('xx')
    page('- **CH-1.1** Move.\n- **CH-1.2** Castle once.\n')
    expect(translationOf('xx')).toMatchObject({ missing: [`${rule}.1`], stale: [`${rule}.2`], faults: [] })
    noteTranslated('xx')
    expect(translationOf('xx').stale).toEqual([])
    rmSync(join(folder, 'src/games'), { recursive: true })
  })

  test.each([
    { what: 'that isn’t valid Fluent', text: 'one = { $who\n', fault: /xx\/made\.ftl:\d: / },
    { what: 'that English lacks', text: 'one = { $who }\nzero = Null.\n', fault: /zero is no message in English/ },
    { what: 'with an argument of its own', text: 'one = { $who } { $wer }\n', fault: /asks for \$wer/ },
    { what: 'without the person', text: 'one = Jemand.\n', fault: /leaves out \$who/ },
    {
      what: 'too long for a hint',
      text: `one = { $who }\n  .hint = ${'lang '.repeat(30)}\n`,
      fault: /characters of at/,
    },
    { what: 'with a word to avoid', text: 'one = { $who } und der Spruch\n', fault: /says “Spruch” for Spell/ },
  ])('may have no message $what', ({ text, fault }) => {
    written('xx/GLOSSARY.md', '| English | X | Gender | Never |\n|---|---|---|---|\n| Spell | Zauber | m | Spruch |\n')
    english('one = { $who } and the Spell\n  .hint = A hint\n')
    own(text)
    expect(translationOf('xx').faults.join('\n')).toMatch(fault)
    own('one = { $who } und der Zauber\n  .hint = Ein Hinweis\n')
    expect(translationOf('xx').faults).toEqual([])
  })

  test('may call a thing by a word to avoid where it is another thing’s own', () => {
    written(
      'xx/GLOSSARY.md',
      '| English | X | Gender | Never |\n|---|---|---|---|\n| Turn | Zug | m | Runde |\n| round | Runde | f | |\n',
    )
    english('one = A Turn of this round\n')
    own('one = Ein Zug in dieser Runde\n')
    expect(translationOf('xx').faults).toEqual([])
    own('one = Eine Runde in dieser Runde\n')
    english('one = A Turn\n')
    expect(translationOf('xx').faults).toHaveLength(1)
  })
})
