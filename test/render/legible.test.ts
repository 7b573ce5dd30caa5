import fc from 'fast-check'
import { create, type Font } from 'fontkitten'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { illegibleNames, toLegible, legibleName, nameInPictures } from '../../src/render/canvas/legible.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = ['alegreya/500Medium_Italic/Alegreya_500Medium_Italic', 'fira-sans/500Medium/FiraSans_500Medium'].map(
  (file) => create(readFileSync(resolve(`@expo-google-fonts/${file}.ttf`))) as Font,
)
const isDrawn = (text: string) =>
  [...text].every((one) => fonts.every((font) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)))

const UNWRITTEN = [
  '玩家',
  'さくら',
  '김철수',
  'สมชาย',
  'محمد',
  'דוד',
  'राम',
  'Ann 玩家',
  '\u200b\u200d',
  '👨‍👩‍👧',
  '',
  ' ',
  '\ud800',
]

describe('a name in a picture', () => {
  it.each(['Ann', 'Łukasz', 'Zoë', 'Ольга', 'Ωmega', 'D’Arcy', 'e\u0301mile', 'A much longer name than anybody has'])(
    'a name in a picture stands as it is: %s',
    (name) => expect(nameInPictures(name, 2)).toBe(name.normalize('NFC')),
  )

  it.each(UNWRITTEN)('a name in a picture of which a letter has no glyph gives way to its seat: %j', (name) => {
    expect(nameInPictures(name, 2)).toBe('Seat 3')
  })

  it('a name in a picture loses emoji and what nobody sees, and keeps its letters', () => {
    expect(nameInPictures('🐉 Ann 👩🏽‍🚀', 0)).toBe('Ann')
    expect(nameInPictures('A\u200bn\u202en', 0)).toBe('Ann')
    expect(nameInPictures('Kate (🐉 Ann 🐉)', 0)).toBe('Kate (Ann)')
    expect(nameInPictures('Kate (👨‍👩‍👧)', 0)).toBe('Kate')
    expect(nameInPictures('Kate (玩家)', 0, 'Kate')).toBe('Kate')
    expect(nameInPictures('Ann 1\ufe0f\u20e3', 0)).toBe('Ann')
  })

  it('a name in a picture gives way in sentences too, where the seat is known', () => {
    const names = illegibleNames([{ name: '玩家', seat: 1 }, { name: '玩家二', seat: 2 }, { name: 'Ann', seat: 0 }]) // prettier-ignore
    const poster = { decided: 'Ann took it from 玩家二 and 玩家 🎉', seats: [{ seat: 1, name: '玩家' }], score: null }
    expect(toLegible(poster, names)).toEqual({
      decided: 'Ann took it from Seat 3 and Seat 2',
      seats: [{ seat: 1, name: 'Seat 2' }],
      score: null,
    })
    expect(toLegible('a gift of 玩家,\nand more')).toBe('a gift of …,\nand more')
  })

  it('a name in a picture never has a box for a letter, whatever it is', () => {
    const letter = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 6 }))
    const text = fc
      .array(fc.oneof(letter, fc.constantFrom(...UNWRITTEN, 'Ann', '\u0301', '\n')))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, fc.nat({ max: 9 }), (name, seat) => {
        expect(isDrawn(nameInPictures(name, seat))).toBe(true)
        expect(isDrawn(toLegible(name).replaceAll(/[\t\r\n]/g, ''))).toBe(true)
        expect(legibleName(name)?.trim()).not.toBe('')
      }),
      { numRuns: 400 },
    )
  })
})

it.each([
  { language: 'German', letters: 'ÄÖÜäöüßẞ„“‚‘–…×' },
  { language: 'French', letters: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’–' },
  { language: 'Spanish', letters: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ºª«»“”–' },
])('our fonts have the letters of $language', ({ letters }) => {
  expect(toLegible(letters)).toBe(letters)
})

it('a narrow space inside French quotation marks takes room', () => {
  expect(toLegible('«\u202foui\u202f»')).toMatch(/^«\soui\s»$/u)
})
