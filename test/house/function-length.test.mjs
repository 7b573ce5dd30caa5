import { RuleTester } from 'eslint'
import { afterAll, describe, it } from 'vitest'
import { functionLength } from '../../scripts/lint/function-length.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.afterAll = afterAll

/** Code whose body has a number of lines. */
const lines = (count) => 'now()\n'.repeat(count)
const options = [{ max: 5 }]
const long = (code) => ({ code, options, errors: [{ messageId: 'long', data: { lines: 6, max: 5 } }] })

new RuleTester().run('a function is at most as long as allowed', functionLength, {
  valid: [
    { code: `function play() {\n${lines(3)}}`, options },
    { code: `function play() {\n\n\n${lines(3)}\n}`, options },
    { code: `describe('a fight', () => {\n${lines(9)}})`, options },
    { code: `describe.each([1, 2])('fight %i', () => {\n${lines(9)}})`, options },
    { code: `describe.skipIf(false)('a fight', function () {\n${lines(9)}})`, options },
    { code: `describe('a fight', () => {\n${lines(9)}it('ends', () => {\n${lines(3)}})\n})`, options },
  ],
  invalid: [
    long(`function play() {\n${lines(4)}}`),
    long(`const play = () => {\n${lines(4)}}`),
    long(`class Game {\n  play() {\n${lines(4)}}\n}`),
    long(`const game = {\n  play() {\n${lines(4)}}\n}`),
    long(`function play() {\n// A comment counts.\n${lines(3)}}`),
    long(`describe('a fight', () => {\n${lines(9)}it('ends', () => {\n${lines(4)}})\n})`),
    long(`describe('a fight', { after: () => {\n${lines(4)}} })`),
    long(`describe('a fight', () => {\nfunction play() {\n${lines(4)}}\n})`),
  ],
})
