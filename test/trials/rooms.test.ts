import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** The folders that tools may import; none may import tests. */
const MAY = { scripts: ['scripts', 'trials', 'src'], trials: ['trials', 'src'] } as const

/** Paths in a file that lead into a folder it may not import. A composed path counts by its beginning. */
function strays(room: keyof typeof MAY, file: string, source: string): string[] {
  const paths = [...source.matchAll(/['"`](\.\.?\/[^'"`\s]*)['"`]/g)].map(([, path]) => path ?? '')
  const rooms = paths.map((path) => relative(ROOT, resolve(dirname(file), path)).split('/')[0] ?? '')
  return paths.filter((_, at) => rooms[at] !== '' && !MAY[room].some((one) => one === rooms[at]))
}

function filesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .map((name) => join(ROOT, room, name))
}

describe.each(['scripts', 'trials'] as const)('no tool imports the tests: %s', (room) => {
  it.each(filesOf(room).map((file) => relative(ROOT, file)))('%s', (file) => {
    expect(strays(room, join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
  })
})

describe('the check of imports of tests finds', () => {
  it.each([
    `import { Checks } from '../../test/kit/checks.ts'`,
    `const { parts } = await import('../../test/games/go/parts.ts')`,
    'const file = new URL(`../../test/games/${id}/parts.ts`, import.meta.url)',
  ])('%s', (line) => {
    expect(strays('scripts', join(ROOT, 'scripts/lib/made-up.ts'), line)).toHaveLength(1)
  })

  it('trials that import scripts', () => {
    expect(strays('trials', join(ROOT, 'trials/made-up.ts'), `import { gameNamed } from '../scripts/lib/command.ts'`)).toHaveLength(1) // prettier-ignore
    expect(strays('trials', join(ROOT, 'trials/made-up.ts'), `import { Run } from '../src/engine/index.ts'`)).toEqual(
      [],
    )
  })
})
