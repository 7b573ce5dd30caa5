import type { Game, Topic } from '../../engine/index.ts'
import { ENGLISH, inLanguage, languageNow, typeset } from '../../language/index.ts'
import { rulebookOf, type RuleEntry } from '../../rulebook/index.ts'
import { clip, plain } from '../kit/text.ts'
import { say } from '../words/index.ts'

/** A rule, not a worked example, a decision or the heading of a section. */
const RULE = /^[A-Z]{3}-(?!S\d)(?:[A-Z]+)?\d*(?:\.[0-9a-z]+|(?<=[A-Z]\d+))$/
/** The id a rule begins with, its title if it has one, what ends the title, and the text. */
const BEGINNING = /^- \*\*[A-Z]+-[A-Za-z0-9.]+(?: ([^*]+?)(?=[.:]?\*))?([.:]?\*\*:?) *(.*)$/
/** A heading of a section, with its number and prefix taken off. */
const HEADING = /^(?:[A-Z]+-)?(?:(?:[A-Z]*\d+(?:\.\d+)*[.:)]?|[A-Z]+[.:)]) +)?(.*)$/
/** Where a rule comes from: `[seed]`, `[seed; counts original]`. */
const ORIGIN = /\s*\[(?:seed|original|completed)\b[^\]]*\]/g
/** `(`D-MAZE`)`, `(d-take)`, `(WAR-5.2, D-SWORD)`: ids of decisions in brackets, with the other ids there. */
const DECISIONS = /\s*\((?:`?[dD]-[A-Za-z]+`?(?:, |; | \p{L}+ )?)+\)/gu
const CODE = /`([^`]+)`/g
/** The id of what has just been said: `stay in the hex (`stay`)`. */
const BRACKETED = / \(`([^`]+)`\)/g
/** “4-6”, but no part of an id. */
const RANGE = /(?<![\w.:-])(\d+)-(\d+)(?![\w:-]|\.\d)/g
const TABLE_LINE = /^\|.*\|$/
/** A line between the head of a table and its rows, or between sections. */
const RULED = /^(\|[\s|:-]+\||---)$/
const TITLE = 60

/** What the options of a game are called, by id: players do not know them by it. */
type OptionTitles = Readonly<Record<string, { readonly title: string }>>

/** The rules of a game's rulebook; none if it has none. Those that the language of the moment lacks are in English. */
export function rulesOf(game: Game): Topic[] {
  const english = rulebookOf(game.rules.id)
  return [...rulebookOf(game.rules.id, languageNow()).values()].flatMap((entry) => {
    const tell = () => told(entry, game.words.houseRules.options)
    return entry === english.get(entry.id) ? inLanguage(ENGLISH, tell) : tell()
  })
}

/** An entry of a rulebook as it is looked up, if it is a rule. */
export function ruleIn(entry: RuleEntry): Topic[] {
  return told(entry, {})
}

function told({ id, section, text }: RuleEntry, options: OptionTitles): Topic[] {
  const [first = '', ...rest] = text.split('\n')
  const [, title = '', end = '', said = ''] = RULE.test(id) ? (BEGINNING.exec(first) ?? []) : []
  if (said === '') return []
  const begins = title !== '' && end === '**' ? `${title} ${said}` : said // A title may be part of its sentence.
  const lines = unwrapped([begins, ...rest].map((line) => toldLine(line, options)))
  const about = HEADING.exec(section.replace(/:\s*`[^`]+`$/, ''))?.[1] ?? ''
  const kind = about === '' ? say('reference-rule') : say('reference-rule-about', { section: typeset(about) })
  return [{ id, kind, title: titleOf(typeset(title), lines), lines }]
}

/** A line, typeset, without its origin and ids. Discord draws no tables, so their cells have dots between them. */
function toldLine(line: string, options: OptionTitles): string {
  const text = typeset(withoutIds(line.replace(ORIGIN, ''), options))
    .replace(RANGE, '$1–$2')
    .trim()
  if (RULED.test(text)) return ''
  if (!TABLE_LINE.test(text)) return text
  const cells = text.slice(1, -1).split('|')
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  return `- ${filled.join(' · ')}`
}

/** Options by their titles, without code marks, and without ids that players can't look up. */
function withoutIds(text: string, options: OptionTitles): string {
  const called = new Map(
    Object.entries(options).flatMap(([id, { title }]) => [id, `opt-${id}`].map((code) => [code, title])),
  )
  return text
    .replace(DECISIONS, '')
    .replace(BRACKETED, (all, code: string) => (called.has(code) ? all : ''))
    .replace(CODE, (_all, code: string) => {
      const title = called.get(code)
      return title === undefined ? code : typeset(`"${title}"`)
    })
    .replace(/\b[dD]-[A-Za-z]+\b/g, say('reference-decision'))
}

/** Lines that only go on with the one before are put on it. */
function unwrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  let goesOn = false
  for (const line of lines) {
    const last = joined.at(-1)
    if (goesOn && last !== undefined && line !== '' && !/^[-|\d]/.test(line))
      joined[joined.length - 1] = `${last} ${line}`
    else if (line !== '') joined.push(line)
    goesOn = line !== ''
  }
  return joined
}

/** The rule's own title, otherwise its first words. */
function titleOf(title: string, lines: readonly string[]): string {
  if (title !== '') return clip(plain(title), TITLE)
  const [first = ''] = lines
  const lead = /^\*([^*]+?)[.:]?\*/.exec(first)?.[1]
  return clip(lead ?? plain(first), TITLE)
}

/** Whether a topic is a rule of the book. */
export function isRule({ id }: Topic): boolean {
  return RULE.test(id)
}
