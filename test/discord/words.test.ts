import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGE_FOLDERS, messageTypes } from '../../scripts/lib/words.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { REFUSALS } from '../../src/tables/model/service.ts'

test.each(MESSAGE_FOLDERS)('the types of the messages in $folder are up to date: npm run words', ({ folder, type }) => {
  expect(readFileSync(join(folder, 'messages.ts'), 'utf8')).toBe(messageTypes(folder, type))
})

test('every refusal has a message, and every message of a refusal is used', () => {
  const source = readFileSync('src/discord/words/en/refusals.ftl', 'utf8')
  const ids = [...source.matchAll(/^refused-([a-z-]+) =/gm)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual([...REFUSALS].sort())
})

test.each(Object.entries(REFUSED))('the refusal %s is at most three short sentences in plain English', (_why, text) => {
  expect(text).toMatch(/^[A-Z].*[.!?]$/s)
  expect(text.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(3)
  expect(text.length).toBeLessThanOrEqual(180)
  expect(text).not.toMatch(/'|whoever|any more|somebody|nobody (?:but|else)|unless told|: [a-z]/)
})
