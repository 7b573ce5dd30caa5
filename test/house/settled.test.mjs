import { RuleTester } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { afterAll, describe, it } from 'vitest'
import { settled } from '../../scripts/lint/settled.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.afterAll = afterAll

const folder = join(import.meta.dirname, '..', 'fixtures', 'lint')
const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder, disallowAutomaticSingleRunInference: true },
  },
})

const PRELUDE = `
  declare function expect(subject: unknown): { resolves: any; rejects: any; toEqual(other: unknown): void }
  declare function read(): Promise<number[]>
  declare const views: Promise<number>[]
`
const example = (code) => ({
  code: `${PRELUDE}async function test() { ${code} }`,
  filename: join(folder, 'example.ts'),
})
const errors = [{ messageId: 'settled' }]

tester.run('what a test expects of a promise is expected of what comes of it', settled, {
  valid: [
    example('expect(await read()).toEqual([1])'),
    example('await expect(read()).resolves.toEqual([1])'),
    example('await expect(read()).rejects.toThrow()'),
    example('expect(await views[0]).toEqual(1)'),
  ],
  invalid: [
    { ...example('expect(read()).toEqual([1])'), errors },
    { ...example('expect(views[0]).toEqual(views[1])'), errors },
    { ...example('expect(Math.random() > 0.5 ? read() : null).toEqual(null)'), errors },
  ],
})
