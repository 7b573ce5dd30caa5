import { z } from 'zod'

/** A rulebook entry with an id: a rule, a ruling, a worked example, a decision, a window, an option. */
export interface RuleEntry {
  /** `TAL-15.4`, `WS-12`, `d-visit`. */
  readonly id: string
  /** The heading above it. */
  readonly section: string
  /** Markdown, as in the rulebook. */
  readonly text: string
}

const HEADING = /^(#+) (.*)$/
/** `- **TAL-15.4** …`, `- **TAL-R20 Over the limit.** …`, `| WAR-3.1 |`. */
const RULE = /^(?:\s*- \*\*|\| *\**)([A-Z]+-[A-Z0-9]+(?:[.-]\d+[a-z]?)?)\b/
/** `### IMP-S01 A sling …`, `## WAR-7 Resolve Encounters`. */
const HEADED = /^([A-Z]+-[A-Z0-9]+(?:-\d+)?)\b/

/** The entries of a Markdown page, in order. Each ends at the next entry or heading. */
export function entriesOf(markdown: string): RuleEntry[] {
  const found: { id: string; section: string; lines: string[] }[] = []
  let section = ''
  let isOpen = false
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[2]
    const id = heading === undefined ? RULE.exec(line)?.[1] : HEADED.exec(heading)?.[1]
    if (heading !== undefined) section = heading
    if (id !== undefined) found.push({ id, section, lines: [] })
    if (heading !== undefined || id !== undefined) isOpen = id !== undefined
    if (isOpen) found.at(-1)?.lines.push(line)
  }
  return found.map(({ id, section: under, lines }) => ({ id, section: under, text: lines.join('\n').trim() }))
}

const named = z.looseObject({ id: z.string() })

/** The entries of a file of decisions, windows or options: every object with an id in its lists. */
export function entriesIn(file: Readonly<Record<string, unknown>>): RuleEntry[] {
  return Object.entries(file).flatMap(([section, list]) =>
    Array.isArray(list)
      ? list.flatMap((item) => {
          const { data } = named.safeParse(item)
          return data ? [{ id: data.id, section, text: described(data) }] : []
        })
      : [],
  )
}

function described(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .filter(([name, value]) => value !== '' && value !== null && name !== 'file')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
}
