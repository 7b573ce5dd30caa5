import fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../src/rulebook/entries.ts'
import { textFile } from '../kit/text-file.ts'

const GAMES = resolve(import.meta.dirname, '../../src/games')
const pages = readdirSync(GAMES, { recursive: true })
  .map(String)
  .filter((file) => /rulebook\W.*\.md$/.test(file))
  .map((file) => [file, textFile(join(GAMES, file))] as const)

describe('a rulebook in a checkout with other line endings', () => {
  it.each(pages)('a rulebook in a checkout with other line endings has the same entries: %s', (_file, text) => {
    expect(entriesOf(text).length).toBeGreaterThan(0)
    expect(entriesOf(text.replaceAll('\n', '\r\n'))).toEqual(entriesOf(text))
  })

  it('a rulebook in a checkout with other line endings has the same entries with a different line ending on each line', () => {
    const line = fc.constantFrom(
      '## The turn',
      '### TAL-4 Movement',
      '- **TAL-4.1** Roll a die.',
      '| WAR-3.1 | x |',
      '',
      'Go on.',
    )
    const ended = fc.tuple(line, fc.constantFrom('\n', '\r\n'))
    fc.assert(
      fc.property(fc.array(ended), (lines) => {
        const found = entriesOf(lines.map(([text, end]) => text + end).join(''))
        expect(found).toEqual(entriesOf(lines.map(([text]) => `${text}\n`).join('')))
      }),
    )
  })
})
