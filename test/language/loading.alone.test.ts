import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const { early } = vi.hoisted(() => ({ early: [] as string[] }))

vi.mock('../../src/language/say.ts', () => {
  const messagesBeside = () => Object.assign((id: string) => String(early.push(id)), { has: () => true })
  return { messagesBeside, sayShared: messagesBeside(), reportFallbacks: () => undefined }
})

/** What words things; programs, which begin work when they are loaded, don’t. */
const WORDING = /^src\/(language|games|render|rulebook|tables|discord|backups\/words|television\/words)\b/
const PROGRAMS = /^src\/discord\/(gateway\/listening-thread|pictures\/(joining|preparer|worker))\.ts$/

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => `src/${name}`)
  .filter((name) => WORDING.test(name) && !PROGRAMS.test(name))

/** Such words would be in English for every reader: the language is known only when there is one. */
test('no module words anything while it loads', async () => {
  for (const name of modules) await import(/* @vite-ignore */ `../../${name}`)
  expect(modules.length).toBeGreaterThan(500)
  expect(early).toEqual([])
}, 120_000)
