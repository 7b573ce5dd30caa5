import fc from 'fast-check'
import { expect, it } from 'vitest'
import { urlIn } from '../src/url.ts'

/** By then Node 20 has compiled the function, which is when `URL.canParse` begins to err. */
const UNTIL_HOT = 20_000

it('an address with letters beyond ASCII is one, however often it is asked for', () => {
  for (let times = 0; times < UNTIL_HOT; times += 1) urlIn('https://example.org/')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'äßéñ日本🐉x'), minLength: 1 }), (path) => {
      expect(urlIn(`https://example.org/${path}`)?.pathname).toBe(`/${encodeURIComponent(path)}`)
    }),
  )
  expect(urlIn('https://münchen.example/')?.host).toBe('xn--mnchen-3ya.example')
  expect(urlIn('no address')).toBeNull()
})
