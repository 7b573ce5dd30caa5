import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the rules', () => {
  const RULES = join(import.meta.dirname, '../../../src/games/imperial/rules')
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

  it('ask only where verbs and what goes with them are checked', () => {
    const asking = files.filter((name) => /\bchoose(Any)?\(/.test(readFileSync(join(RULES, name), 'utf8')))
    expect(asking).toEqual([join('deeds', 'asking.ts')])
  })
})
