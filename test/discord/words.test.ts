import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesIn } from '../../scripts/lib/words.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { REFUSALS } from '../../src/tables/model/service.ts'

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

const messages = messagesIn('src/discord/words/en')

test('no two messages read the same, unless they are labels or descriptions', () => {
  const texts = messages.filter(({ text }) => text.endsWith('.')).map(({ text }) => text)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

const SLIPS =
  /'|\bwhoever\b|\bany more\b|\bsomebody\b|\bunless told\b|\btake back\b|\bstands still\b|\bas may be\b|\bcannot\b|\banew\b|\bparted by\b|\bat the least\b|\bis asked\b|\d %|\b(he|his|him)\b/i

test('no message has one of the old habits', () => {
  expect(messages.filter(({ text }) => SLIPS.test(text.replace(/\{[^}]*\}/g, ''))).map(({ id }) => id)).toEqual([])
})

test('no message uses two semicolons, and none has two colons in a sentence', () => {
  const words = messages.map(({ id, text }) => [id, text.replace(/`[^`]*`|<[^>]*>|\{[^}]*\}/g, '')] as const)
  const isCrowded = (text: string) =>
    text.split(/[.!?]\s/).some((sentence) => (sentence.match(/[:;]/g)?.length ?? 0) > 1)
  expect(words.filter(([, text]) => isCrowded(text)).map(([id]) => id)).toEqual([])
})

test('a description of a command or an option has at most 60 characters and no full stop', () => {
  const descriptions = messages.filter(({ file, id }) => file === 'commands.ftl' && /^(command|option)-/.test(id))
  expect(descriptions.length).toBeGreaterThan(90)
  expect(descriptions.filter(({ text }) => text.length > 60 || /[.!?;]$/.test(text)).map(({ id }) => id)).toEqual([])
})
