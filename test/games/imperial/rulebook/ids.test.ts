import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import ids from './ids.json' with { type: 'json' }

// Every rule of sections 0 to 16, 17.7 and 18 is named by an example that shows it, or there is a reason why not.

const ONLY_SAID: Readonly<Record<string, string>> = {
  '1.5': 'wounds are numbers here, so no tiles of them can run out',
  '16.5': 'points are counted with opt-complex-victory only',
  '16.6': 'points are counted with opt-complex-victory only',
  '16.7': 'points are counted with opt-complex-victory only',
  '18.1':
    'without options no two rules trigger at one moment for two players: a trade leaves at most one with five clues',
  '18.41': 'the Den lies in the mountains of the default map; nobody sinks there',
}

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** The titles of all examples of this game. */
function titles(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  return files.flatMap((name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8')
    const calls = source.matchAll(/\bit(?:\.each\([\s\S]*?\](?: as const)?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
    return [...calls].map(([, , title = '']) => title)
  })
}

describe('the rulebook and its examples', () => {
  const said = titles()
  const rules = new Set(said.flatMap((title) => title.match(/\b\d{1,2}\.\d{1,2}\b/g) ?? []))
  const examples = new Set(said.flatMap((title) => title.match(/\bS\d\d\b/g) ?? []))

  it('every rule is named by an example', () => {
    expect(ids.rules.filter((id) => !rules.has(id) && !(id in ONLY_SAID))).toEqual([])
  })

  it('no example names a rule that does not exist, and no rule is excused that is shown', () => {
    expect([...rules].filter((id) => !ids.rules.includes(id))).toEqual([])
    expect(Object.keys(ONLY_SAID).filter((id) => rules.has(id) || !ids.rules.includes(id))).toEqual([])
  })

  it('every worked example that needs no option is played', () => {
    const withOptions = ['S54', 'S55', 'S56', 'S57', 'S59', 'S60', 'S65']
    const all = Array.from({ length: 65 }, (_, n) => `S${String(n + 1).padStart(2, '0')}`)
    expect(all.filter((id) => !examples.has(id) && !withOptions.includes(id))).toEqual([])
  })
})
