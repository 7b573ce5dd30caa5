import { ESLint } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
// No purity rule needs types, and computing all types takes longer than everything else.
const untyped = {
  ...tseslint.configs.disableTypeChecked,
  rules: { ...tseslint.configs.disableTypeChecked.rules, 'house/yield-star': 'off', 'house/settled': 'off' },
}
const eslint = new ESLint({ cwd: root, overrideConfig: [untyped] })

/** The lint errors of a file with this content. */
async function complaints(file, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) })
  return result.messages.map(({ message }) => message)
}

const IMPURE = [
  'export const now = () => Date.now()',
  'export const today = () => new Date()',
  'export const luck = () => Math.random()',
  'export const later = () => setTimeout(String, 5)',
  'export const where = () => process.cwd()',
  'export async function wait() {}',
  'export const wait = async () => 1',
  'export const settled = () => Promise.resolve(1)',
  `export * from 'node:fs'`,
  `export { readFileSync } from 'fs'`,
  `export const late = () => import('zod')`,
]

it.each(IMPURE)('rules may not say: %s', { timeout: 60_000 }, async (code) => {
  expect(await complaints('src/engine/kit/json.ts', code)).toContainEqual(expect.stringMatching(/Rules|Dice come from/))
})

it('other folders may have clocks', async () => {
  expect(await complaints('src/config.ts', 'export const now = () => Date.now()')).toEqual([])
})
