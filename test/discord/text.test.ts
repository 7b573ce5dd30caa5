import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bytesOf,
  clip,
  gather,
  harmless,
  lengthOf,
  plain,
  TextBudget,
  wordForWord,
} from '../../src/discord/kit/text.ts'

describe('texts', () => {
  it('texts are clipped by characters, not by halves of them', () => {
    expect(clip('🐉🐉🐉🐉', 3)).toBe('🐉🐉…')
    expect(clip('abc', 3)).toBe('abc')
  })

  it('texts never grow beyond the budget of a message, in characters and bytes', () => {
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

  it('texts are gathered into few messages, none too long, with nothing lost', () => {
    const lines = Array.from({ length: 50 }, (_, n) => `line ${n} ${'x'.repeat(90)}`)
    const texts = gather(lines, 1000)
    expect(texts.length).toBeLessThan(7)
    for (const text of texts) expect(lengthOf(text)).toBeLessThanOrEqual(1000)
    expect(texts.join('\n').split('\n')).toEqual(lines)
  })

  it('texts show a name without links, and without marks that nobody sees', () => {
    for (const [name, shown] of [
      ['Ann https://evil.example/x', 'Ann'],
      ['https://evil.example', 'someone'],
      ['[Ann](https://evil.example)', 'Ann'],
      ['join discord.gg/abc now', 'join now'],
      ['ht\u200btps://evil.example Ann', 'Ann'],
      ['Ann\u202egpj.exe', 'Anngpj.exe'],
      ['\u2066Ann\u2069 \u200e\u200f\u061c\u202a', 'Ann'],
      ['A\u200bn\u200cn\ufeff\u00ad', 'Ann'],
      ['\u3164', 'someone'],
      ['\ufe0f', 'someone'],
      ['\u0301 \u034f', 'someone'],
      ['**', '**'],
      ['||Ann||', '||Ann||'],
      ['`_`', '`_`'],
      ['👩‍🚀 Kate', '👩‍🚀 Kate'],
      ['Zoë نور', 'Zoë نور'],
      [`A${'\u0301'.repeat(40)}`, `A${'\u0301'.repeat(4)}`],
    ] as const) {
      expect(plain(harmless(name)), name).toBe(shown)
    }
    expect(wordForWord('left \u202eright\u202c')).toBe('left right')
  })

  it('texts show no name that could turn, hide or lead anywhere, whatever was chosen', () => {
    const odd = fc.constantFrom(
      '\u202e',
      '\u200b',
      '\u200d',
      '\u2067',
      '://',
      'http',
      '[',
      '](',
      ')',
      '<',
      '@',
      ' ',
      '**',
      '||',
      '`',
      '\\\\',
      '\ufe0f',
      '\u0301',
      '👩',
      'a',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 20 }),
        (parts) => {
          const shown = plain(harmless(parts.join('')))
          expect(
            shown
              .replace(/@\u200b/g, '')
              .replace(
                /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu,
                '',
              ),
          ).not.toMatch(/\p{Cf}|:\/\/|</u)
          expect(shown).not.toBe('')
        },
      ),
    )
  })

  it('texts show a name as it was chosen, without what it could do', () => {
    expect(harmless('@everyone')).not.toContain('@everyone')
    expect(harmless('<@123>')).not.toMatch(/<@/)
    expect(harmless('**bold**\n# big')).not.toMatch(/(^|[^\\])\*|\n/)
    expect(harmless('  ')).toBe('someone')
    expect(plain(harmless('J_o*e'))).toBe('J_o*e')
    expect(lengthOf(harmless('x'.repeat(400)))).toBe(32)
  })

  it('plain text has no marks left, and all that people wrote', () => {
    expect(plain('**Bold**, *slanted*, _**both**_, __under__, ~~gone~~, ||hidden|| and `code`')).toBe(
      'Bold, slanted, both, under, gone, hidden and code',
    )
    expect(plain(`*${harmless('*a* _b_')}* in snake_case`)).toBe('*a* _b_ in snake_case')
  })
})
