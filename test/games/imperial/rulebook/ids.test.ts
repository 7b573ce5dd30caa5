import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import unnamed from '../../../../src/games/imperial/rulebook/unnamed.json' with { type: 'json' }
import { rulebookOf } from '../../../../src/rulebook/index.ts'

// Naming a rule in the code is not enough here: every rule without a reason to be exempt needs an example.

const NOT_SHOWN: Readonly<Record<string, string>> = {
  'IMP-18.41': 'the Den lies in the mountains of the default map; nobody sinks there',
}

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** The ids in the titles of all examples of this game: `(IMP-8.2, 8.25, S05)`. */
function shown(): ReadonlySet<string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  const titles = files.flatMap((name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8')
    const calls = source.matchAll(/\bit(?:\.each\([\s\S]*?\](?: as const)?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
    return [...calls].map(([, , title = '']) => title)
  })
  return new Set(
    titles.flatMap((title) => title.match(/\b(?:\d{1,2}\.\d{1,2}|S\d\d)\b/g) ?? []).map((id) => `IMP-${id}`),
  )
}

describe('the rulebook and its examples', () => {
  it('every rule and every worked example is shown by an example, or there is a reason why not', () => {
    const ids = [...rulebookOf('imperial').keys()].filter((id) => /^IMP-(?:\d+\.\d+|S\d\d)$/.test(id))
    const seen = shown()
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter((id) => !seen.has(id) && !(id in unnamed) && !(id in NOT_SHOWN))).toEqual([])
    expect(Object.keys(NOT_SHOWN).filter((id) => seen.has(id) || !ids.includes(id))).toEqual([])
  })
})
