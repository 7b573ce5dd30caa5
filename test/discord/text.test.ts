import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, clip, gather, harmless, lengthOf, plain, TextBudget } from '../../src/discord/kit/text.ts'

describe('texts', () => {
  it('are clipped by characters, not by halves of them', () => {
    expect(clip('🐉🐉🐉🐉', 3)).toBe('🐉🐉…')
    expect(clip('abc', 3)).toBe('abc')
  })

  it('never grow beyond the budget of a message, in characters and bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 900 }), { maxLength: 12 }), { maxLength: 6 }),
        (parts) => {
          const budget = new TextBudget(1000, 1500)
          const texts = parts.map((lines) => budget.fill(lines)).filter((text) => text !== '')
          expect(texts.reduce((sum, text) => sum + lengthOf(text), 0)).toBeLessThanOrEqual(1000)
          expect(texts.reduce((sum, text) => sum + bytesOf(text) + 12, 0)).toBeLessThanOrEqual(1500)
        },
      ),
    )
  })

  it('are gathered into few messages, none too long, with nothing lost', () => {
    const lines = Array.from({ length: 50 }, (_, n) => `line ${n} ${'x'.repeat(90)}`)
    const texts = gather(lines, 1000)
    expect(texts.length).toBeLessThan(7)
    for (const text of texts) expect(lengthOf(text)).toBeLessThanOrEqual(1000)
    expect(texts.join('\n').split('\n')).toEqual(lines)
  })

  it('show a name as it was chosen, without what it could do', () => {
    expect(harmless('@everyone')).not.toContain('@everyone')
    expect(harmless('<@123>')).not.toMatch(/<@/)
    expect(harmless('**bold**\n# big')).not.toMatch(/(^|[^\\])\*|\n/)
    expect(harmless('  ')).toBe('somebody')
    expect(plain(harmless('J_o*e'))).toBe('J_o*e')
    expect(lengthOf(harmless('x'.repeat(400)))).toBe(32)
  })
})
