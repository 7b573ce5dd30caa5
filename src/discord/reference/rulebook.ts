import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Topic } from '../../engine/index.ts'
import { clip, plain } from '../kit/text.ts'

/** A heading of a section, with its number and prefix taken off. */
const HEADING = /^#{2,3} +(?:[A-Z]+-)?(?:[A-Z]?\d*[.:)]? +)?(.*)$/
/** The beginning of a rule: its id, and its title if it has one. */
const RULE = /^- \*\*([A-Z]+-[A-Za-z0-9.]+[a-z0-9])(?: ([^*]+?)[.:]?)?\*\*:? *(.*)$/
/** Where a rule comes from. */
const ORIGIN = /\s*\[(?:seed|original|completed)(?:\/(?:seed|original|completed))*\]/g
const TABLE_LINE = /^\|.*\|$/
const RULED = /^\|[\s|:-]+\|$/
const TITLE = 60

/** The rules of a game's rulebook, which lies in its folder; none if it has none. */
export function rulesOf(game: string): Topic[] {
  const file = fileURLToPath(new URL(`../../games/${game}/rulebook/rulebook.md`, import.meta.url))
  return existsSync(file) ? rulesIn(readFileSync(file, 'utf8')) : []
}

/** The rules of a rulebook: every entry of a list that begins with an id in bold, up to the next. */
export function rulesIn(markdown: string): Topic[] {
  const entries: { id: string; title: string; section: string; lines: string[] }[] = []
  let section = ''
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const rule = RULE.exec(line)
    const heading = rule ? null : HEADING.exec(line)
    if (rule) {
      const [, id = '', title = '', text = ''] = rule
      entries.push({ id, title, section, lines: [text] })
      isOpen = true
    } else if (heading) {
      section = heading[1] ?? ''
      isOpen = false
    } else if (isOpen) entries.at(-1)?.lines.push(line)
  }
  return entries.map(({ id, title, section, lines }) => {
    const told = unwrapped(lines.map(toldLine))
    return { id, kind: section === '' ? 'Rule' : `Rule: ${section}`, title: titleOf(title, told), lines: told }
  })
}

/** A line without its origin; rows of tables, which Discord does not draw, with dots between their cells. */
function toldLine(line: string): string {
  const text = line.replace(ORIGIN, '').trim()
  if (RULED.test(text)) return ''
  if (!TABLE_LINE.test(text)) return text
  const cells = text.slice(1, -1).split('|')
  return `- ${cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')}`
}

/** Lines that only go on with the one before are put on it. */
function unwrapped(lines: readonly string[]): string[] {
  const told: string[] = []
  let goesOn = false
  for (const line of lines) {
    const last = told.at(-1)
    if (goesOn && last !== undefined && line !== '' && !/^[-|\d]/.test(line)) told[told.length - 1] = `${last} ${line}`
    else if (line !== '') told.push(line)
    goesOn = line !== ''
  }
  return told
}

/** Its own title, else the words it begins with. */
function titleOf(title: string, lines: readonly string[]): string {
  if (title !== '') return plain(title)
  const [first = ''] = lines
  const lead = /^\*([^*]+?)[.:]?\*/.exec(first)?.[1]
  return clip(lead ?? plain(first), TITLE)
}
