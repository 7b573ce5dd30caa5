import { readdirSync, readFileSync } from 'node:fs'
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
  expect(text).not.toMatch(/: [a-z]/)
})

test('every message is used in the source, and no two messages read the same', () => {
  const files = readdirSync('src/discord', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const source = files.map((name) => readFileSync(join('src/discord', name), 'utf8')).join('\n')
  const messages = readdirSync('src/discord/words/en')
    .filter((name) => name.endsWith('.ftl') && name !== 'refusals.ftl')
    .flatMap((name) => readFileSync(join('src/discord/words/en', name), 'utf8').split('\n'))
    .flatMap((line) => /^([a-z][a-z-]*) = (.+)$/.exec(line)?.slice(1) ?? [])
  const ids = messages.filter((_, index) => index % 2 === 0)
  expect(ids.length).toBeGreaterThan(150)
  expect(ids.filter((id) => !source.includes(`'${id}'`))).toEqual([])
  const texts = messages.filter((_, index) => index % 2 === 1)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

const SLIPS =
  /'|\bwhoever\b|\bany more\b|\bsomebody\b|\bunless told\b|\btake back\b|\bstands still\b|\bas may be\b|\bcannot\b/i

test.each(['refusals.ftl', 'sentences.ftl'])('%s has none of the old habits', (name) => {
  const lines = readFileSync(join('src/discord/words/en', name), 'utf8').split('\n')
  expect(lines.filter((line) => !line.startsWith('#') && SLIPS.test(line.replace(/^[a-z-]+ =/, '')))).toEqual([])
})
