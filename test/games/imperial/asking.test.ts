import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the rules', () => {
  const RULES = join(import.meta.dirname, '../../../src/games/imperial/rules')
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const filesWith = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join(RULES, name), 'utf8')))

  it('the rules ask only where verbs and what goes with them are checked', () => {
    expect(filesWith(/\b(choose(Any|Hidden)?|hidden)\(/)).toEqual([join('deeds', 'asking.ts')])
  })

  it('the rules reveal only the open part of a question about clues, never the secret one', () => {
    expect(filesWith(/\bsecret:/)).toEqual([])
  })
})
