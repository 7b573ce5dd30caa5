import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** A rule named somewhere in the code. */
export interface Citation {
  readonly id: string
  /** `file:line`. */
  readonly where: string
}

const PREFIXES = { imperial: ['IMP'], talisman: ['TAL'], warlock: ['WAR', 'WS'] } as const
export type Cited = keyof typeof PREFIXES

/** The ids of rules and worked examples that the code, painter and tests of a game name. */
export function citationsOf(game: Cited): Citation[] {
  const id = new RegExp(String.raw`\b(?:${PREFIXES[game].join('|')})-[A-Z0-9]+(?:[.-]\d+[a-z]?)?`, 'g')
  const named = ['src/games', 'src/render', 'test/games', 'trials/games'].flatMap((folder) =>
    found(join(folder, game), id),
  )
  return [...named, ...titled(game)]
}

/** Whether a game has a rulebook whose rules are named. */
export function isCited(game: string): game is Cited {
  return game in PREFIXES
}

/**
 * The places where the code and tests of a game name something in quotation marks, a field or a record of a test, by
 * its name.
 */
export function placesOf(game: Cited): ReadonlyMap<string, readonly string[]> {
  const folders = ['src/games', 'src/render', 'test/games', 'trials/games'].map((folder) => join(folder, game))
  const places = new Map<string, string[]>()
  for (const folder of [...folders, 'test/render']) {
    for (const { id, where } of found(folder, /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w-])/g)) {
      if (isData(where)) continue
      places.set(id, [...(places.get(id) ?? []), where])
    }
  }
  return places
}

/** Lists of all ids name everything and prove nothing. */
function isData(where: string): boolean {
  return /^src\/games\/[a-z]+\/data\/ids\.ts/.test(where)
}

/** The ids of decisions, windows and steps that comments of a game name: `d-visit`, `dec-flee`, `w-loss`. */
export function decisionsNamedIn(game: Cited): Citation[] {
  return found(join('src/games', game), /(?<=(?:\/\/|\*).*[\s(`,])(?:d|dec|w|t)-[a-z]+(?:-[a-z]+)*\b(?!\.)/g)
}

/** Titles of examples name rules without their prefix: "a Bow needs both hands (8.4)". */
function titled(game: Cited): Citation[] {
  const titles = found(
    join('test/games', game),
    /(?:\bit(?:\.each\(.*\))?|^\s*\](?: as const)?\))\(\s*(['"`]).*?\1|^\s+(['"`]).*\b\d+\.\d+\b.*\2,$/g,
  )
  return titles.flatMap(({ id, where }) =>
    (id.match(/(?<![\w.-])(?:\d{1,2}\.\d{1,2}[a-z]?|R\d+|S\d\d|SC-\d\d)\b/g) ?? []).map((short) => ({
      id: `${PREFIXES[game][0]}-${short}`,
      where,
    })),
  )
}

function found(folder: string, pattern: RegExp): Citation[] {
  if (!existsSync(join(ROOT, folder))) return []
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/.test(name),
  )
  return files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, folder, file), 'utf8').split(/\r?\n/)
    return lines.flatMap((line, at) =>
      [...line.matchAll(pattern)].map(([id]) => ({ id, where: `${folder}/${file}:${at + 1}` })),
    )
  })
}
