import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runNode } from '../../scripts/node-run.mjs'
import { canCompileIn, inPlainFolder, testsMismatch } from '../../scripts/setup/folder.mjs'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'questmaster-folder-')))
afterAll(() => rmSync(home, { recursive: true }))

describe('a folder with unusual characters in its name', () => {
  it.each(['a b', 'a?b', 'a#b', 'a%b', 'aéb', "a(1)'$x"])('runs our TypeScript: %s', async (name) => {
    const root = join(home, name)
    mkdirSync(root)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(root, 'other.ts'), 'export const five: number = 5\n')
    writeFileSync(
      join(root, 'main.ts'),
      `import { writeFileSync } from 'node:fs'
       const { five } = await import(new URL('other.ts', import.meta.url).href)
       writeFileSync(new URL('out', import.meta.url), String(five satisfies number))`,
    )
    const code = await runNode(['--import', 'tsx', join(root, 'main.ts')], { root })
    expect({ code, out: readFileSync(join(root, 'out'), 'utf8') }).toEqual({ code: 0, out: '5' })
  })

  it('has its packages compiled at a path that make and its shells can handle', async () => {
    const modules = join(home, 'odd (1) $x', 'node_modules')
    for (const name of ['thing', 'node-addon-api']) {
      mkdirSync(join(modules, name), { recursive: true })
      writeFileSync(join(modules, name, 'package.json'), '{}')
    }
    let where = ''
    const result = await inPlainFolder(modules, ['thing'], async (folder) => {
      where = folder
      const built = join(folder, 'node_modules', 'thing', 'build', 'Release')
      mkdirSync(built, { recursive: true })
      writeFileSync(join(built, 'thing.node'), 'compiled')
      return 'done'
    })
    expect(result).toBe('done')
    expect(canCompileIn(where)).toBe(true)
    expect(existsSync(where)).toBe(false)
    expect(readFileSync(join(modules, 'thing/build/Release/thing.node'), 'utf8')).toBe('compiled')
  })

  it('is one where make would misread any character of the path, even of an ordinary one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }), (name) => {
        const path = `/srv/${name.replaceAll('/', '-')}`
        if (!canCompileIn(path)) return
        const { stdout } = spawnSync('sh', ['-c', `printf %s ${path}`], { encoding: 'utf8' })
        expect(stdout).toBe(path)
      }),
      { numRuns: 60 },
    )
  })

  it('runs the tests only if vite can read the path, and says so otherwise', () => {
    expect(testsMismatch('/srv/quest master (2) é')).toBeUndefined()
    expect(testsMismatch('/srv/100%20')).toBeUndefined()
    for (const [letter, path] of [
      ['?', '/srv/a?'],
      ['#', '/srv/#1'],
      ['%', '/srv/100%'],
    ]) {
      expect(testsMismatch(path)).toContain(`The tests can't run in a folder with ${letter} in its path (${path})`)
    }
  })
})
