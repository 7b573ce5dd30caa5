import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OptionSheet } from '../../src/engine/index.ts'
import { rulebookOf } from '../../src/rulebook/index.ts'
import { citationsOf, isCited, placesOf } from './citations.ts'

// The proven parts of a rulebook: rules by the code and tests that name them, options and components by those that use
// them.

const GAMES = resolve(import.meta.dirname, '../../src/games')
const TRIALS = resolve(import.meta.dirname, '../../trials/games')
const RULE = /^(?:IMP|TAL|WAR|WS)-[A-Z0-9]+[.-]?\d*/
/** `WAR-7` is the heading of WAR-7.1 and its like, not a rule itself. */
const HEADING = /^WAR-\d+$/

/** A rule, option or component of a game, and the tests and code that name it. */
export interface Proof {
  readonly kind: 'rule' | 'option' | 'component'
  readonly id: string
  readonly tests: readonly string[]
  readonly code: readonly string[]
  /** Why neither code nor test names it; absent if no reason is given. */
  readonly reason?: string
}

/** Whether an entry of the rulebook is proven, or has its reason: a rule by code or test, everything else by a test. */
export function isProven({ kind, tests, code, reason }: Proof): boolean {
  return reason !== undefined || tests.length > 0 || (kind === 'rule' && code.length > 0)
}

/**
 * All rules, options and components of a game, each with the code and tests that name it. Throws if the game has no
 * rulebook.
 */
export function proofsOf(game: string, sheet: OptionSheet): Proof[] {
  if (!isCited(game)) throw new Error(`the game ${game} has no rulebook`)
  const reasons = reasonsOf(game)
  const cited = new Map<string, string[]>()
  for (const { id, where } of citationsOf(game)) cited.set(id, [...(cited.get(id) ?? []), where])
  const rules = [...rulebookOf(game).keys()].filter((id) => RULE.test(id) && !HEADING.test(id))
  const names = placesOf(game)
  const proof = (kind: Proof['kind'], id: string, places: readonly string[]): Proof => {
    const reason = reasonFor(reasons, id)
    const tests = places.filter((where) => where.startsWith('test/'))
    const code = places.filter((where) => !where.startsWith('test/'))
    return { kind, id, tests, code, ...(reason !== undefined && { reason }) }
  }
  return [
    ...rules.map((id) => proof('rule', id, cited.get(id) ?? [])),
    ...sheet.ids.map((id) => proof('option', id, names.get(id) ?? [])),
    ...componentsOf(game).map((id) => proof('component', id, names.get(id) ?? [])),
  ]
}

/** Everything in the game's data that has an id: cards, tiles, spells, spaces, rows of tables. */
export function componentsOf(game: string): string[] {
  const folder = join(GAMES, game, 'data')
  if (!existsSync(folder)) return []
  const ids = new Set<string>()
  const look = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return
    if ('id' in data && typeof data.id === 'string') ids.add(data.id)
    for (const one of Object.values(data)) look(one)
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    look(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  }
  return [...ids].sort()
}

/**
 * The reasons why code and tests do not name something, by its id, or by a prefix that many share (`h-*`): those of
 * rules are in the rulebook's own list, those of components in `trials/games/<game>/unnamed.json`.
 */
export function reasonsOf(game: string): Readonly<Record<string, string>> {
  const files = [join(GAMES, game, 'rulebook/unnamed.json'), join(TRIALS, game, 'unnamed.json')]
  const lists = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)
  return Object.assign({}, ...lists) as Record<string, string>
}

function reasonFor(reasons: Readonly<Record<string, string>>, id: string): string | undefined {
  const shared = Object.keys(reasons).find((one) => one.endsWith('*') && id.startsWith(one.slice(0, -1)))
  return reasons[id] ?? (shared === undefined ? undefined : reasons[shared])
}
