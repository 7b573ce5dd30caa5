import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rules } from '../../scripts/lib/rules.ts'
import { pageFaults } from '../../scripts/lib/translated-rulebooks.ts'
import { translatedLanguages } from '../../scripts/lib/translations.ts'
import { GAMES as HOUSE } from '../../src/games/index.ts'
import { entriesIn, entriesOf } from '../../src/rulebook/entries.ts'
import { rulebookOf, rulebooks } from '../../src/rulebook/index.ts'
import { citationsOf, decisionsNamedIn, type Cited, type Citation } from '../../scripts/lib/citations.ts'

const GAMES = ['imperial', 'talisman', 'warlock'] as const satisfies readonly Cited[]
const FOLDER = resolve(import.meta.dirname, '../../src/games')

/** The reasons why some rules are cited nowhere, by id. */
function reasonsOf(game: Cited): Readonly<Record<string, string>> {
  const file = resolve(FOLDER, game, 'rulebook/unnamed.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

const RULES = /^(?:IMP|TAL|WAR|WS)-[A-Z0-9]+[.-]?\d*/
const rulesOf = (game: Cited): string[] => [...rulebookOf(game).keys()].filter((id) => RULES.test(id) && !isHeading(id))

/** `WAR-7` is the heading of WAR-7.1 and so on, not a rule itself. */
const isHeading = (id: string): boolean => /^WAR-\d+$/.test(id)

const unknown = (game: Cited, citations: readonly Citation[]): string[] => {
  const ids = [...rulebookOf(game).keys()]
  const isKnown = (id: string): boolean => ids.includes(id) || ids.some((one) => one.startsWith(`${id}.`))
  return citations.filter(({ id }) => !isKnown(id)).map(({ id, where }) => `${id} at ${where}`)
}

describe('the rulebooks', () => {
  it('exist for every game of the bot', () => {
    expect(rulebooks().sort()).toEqual([...GAMES])
  })

  it.each(GAMES)('the rulebooks of %s: every cited id exists', (game) => {
    expect(unknown(game, citationsOf(game))).toEqual([])
    expect(unknown(game, decisionsNamedIn(game))).toEqual([])
  })

  it.each(GAMES)('the rulebooks of %s: every rule is cited by code or an example, or has a reason why not', (game) => {
    const named = new Set(citationsOf(game).map(({ id }) => id))
    const reasons = reasonsOf(game)
    expect(rulesOf(game).filter((id) => !named.has(id) && !(id in reasons))).toEqual([])
    expect(Object.keys(reasons).filter((id) => named.has(id) || !rulebookOf(game).has(id))).toEqual([])
  })

  it('the rulebooks give every rule, example and decision its text', () => {
    expect(rulebookOf('talisman').get('TAL-15.4')?.text).toMatch(/^- \*\*TAL-15\.4\*\* .*then discard Events/)
    expect(rulebookOf('warlock').get('WS-12')?.text).toContain('the sixth point is lost')
    expect(rulebookOf('talisman').get('d-visit')?.text).toContain('never gambles on a table')
    expect(rulebookOf('nowhere').size).toBe(0)
  })
})

describe('a rulebook in another language', () => {
  it.each(GAMES)('a rulebook in another language has every entry of %s, in English where it lacks one', (game) => {
    const english = rulebookOf(game)
    expect(rulebookOf(game, 'en')).toBe(english)
    expect([...rulebookOf(game, 'xx')]).toEqual([...english])
    for (const language of translatedLanguages())
      expect([...rulebookOf(game, language).keys()]).toEqual([...english.keys()])
  })

  const page = [
    '# Chess\n\n## 1. Moves',
    '- **CH-1.1 Castling.** Under `fast` you may, by CH-1.2. [seed; counts original]\n  - once',
    '| die | end |\n|---|---|\n| 1 | draw |',
    '- **CH-1.2** Move. [completed]\n',
  ].join('\n')
  const german = page
    .replace('Under `fast` you may, by CH-1.2', 'Nach CH-1.2 geht es mit `fast`')
    .replace('Move', 'Zieh')

  it('a rulebook in another language may word everything but ids, tags, code marks and tables', () => {
    expect(pageFaults(page, german)).toEqual([])
  })

  it.each([
    ['an entry of its own', german.replace('**CH-1.2**', '**CH-1.3**'), ['CH-1.3 is no entry in English.']],
    ['an entry twice', `${german}- **CH-1.2** Zieh. [completed]\n`, ['has CH-1.2 twice.']],
    ['another tag', german.replace('[completed]', '[ergänzt]'), ['CH-1.2 has other tags than English.']],
    ['another code mark', german.replace('`fast`', '`schnell`'), ['CH-1.1 has other code marks than English.']],
    ['another rule', german.replace('Nach CH-1.2', 'Nach CH-1.1'), ['CH-1.1 has other ids than English.']],
    ['no list item', german.replace('  - once', 'einmal'), ['CH-1.1 has other list items than English.']],
    ['another heading', german.replace('## 1.', '### 1.'), ['has other headings or tables.']],
  ])('a rulebook in another language may not have %s', (_what, text, faults) => {
    expect(pageFaults(page, text)).toEqual(faults)
  })

  it('a rulebook in another language may not order its entries in another way', () => {
    const [first = '', second = ''] = ['- **CH-1.1** One.\n', '- **CH-1.2** Two.\n']
    expect(pageFaults(first + second, second + first)).toEqual(['has CH-1.1 in another order than English.'])
  })
})

describe('a page of rules', () => {
  it('a page of rules is split at its ids, each entry reaching to the next id or heading', () => {
    const page =
      '# Chess\n\n- **CH-1.1** Move.\n  - even backwards\n- **CH-R2 Check.** Say so.\n\n## Notes\n\nNothing.\n'
    expect(entriesOf(page)).toEqual([
      { id: 'CH-1.1', section: 'Chess', text: '- **CH-1.1** Move.\n  - even backwards' },
      { id: 'CH-R2', section: 'Chess', text: '- **CH-R2 Check.** Say so.' },
    ])
  })

  it('a page of rules has rules in tables, and examples under headings of their own', () => {
    const page = '| id | rule |\n| **CH-2.1** | castle |\n### CH-S01 Fool’s mate\n- **Rules:** CH-1.1\n'
    expect(entriesOf(page).map(({ id, section }) => [id, section])).toEqual([
      ['CH-2.1', ''],
      ['CH-S01', 'CH-S01 Fool’s mate'],
    ])
  })

  it('a page of rules may be a list of decisions', () => {
    const file = { note: 'x', decisions: [{ id: 'd-move', who: 'white', else: null }, { nothing: 1 }] }
    expect(entriesIn(file)).toEqual([{ id: 'd-move', section: 'decisions', text: 'id: d-move\nwho: white' }])
  })
})

describe('npm run rules', () => {
  const run = (...args: string[]) => {
    const out: string[] = []
    let err = ''
    const terminal = {
      out: (line: string) => void out.push(line),
      err: (text: string) => void (err += text),
      isWatched: false,
    }
    const code = rules(args, terminal, HOUSE)
    return { code, err, out: JSON.parse(out.at(-1) ?? 'null') as unknown }
  }

  it.each(GAMES)('npm run rules finds nothing in %s without a proof or a reason', (game) => {
    const { code, out } = run(game)
    expect(out).toMatchObject({ game, missing: [] })
    expect(code).toBe(0)
  })

  it('npm run rules prints the texts of ids', () => {
    const { code, err, out } = run('TAL-15.4', 'd-visit')
    expect([code, out]).toEqual([0, { found: ['TAL-15.4', 'd-visit'], missing: [] }])
    expect(err).toContain('Events and Curses')
  })

  it('npm run rules names an id that no rulebook has', () => {
    expect(run('TAL-99')).toEqual({
      code: 1,
      err: 'No rulebook has TAL-99.\n',
      out: { found: [], missing: ['TAL-99'] },
    })
  })

  it('npm run rules finds the entries about a subject', () => {
    expect(run('--find', 'siege', 'talisman').out).toEqual({ found: ['TAL-R98'], missing: [] })
    expect(() => run('--find', 'siege', 'chess')).toThrow('There is no rulebook of chess')
  })
})
