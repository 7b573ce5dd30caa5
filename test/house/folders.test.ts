import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/**
 * The folders of a tree that form an import cycle, type imports included. Files beside them count as one more folder.
 */
function foldersInACircle(tree: string): string[] {
  const files = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = dirname(join(tree, file))
    const { importedFiles } = ts.preProcessFile(readFileSync(join(tree, file), 'utf8'))
    const folders = importedFiles.map(({ fileName }) => dirname(join(from, fileName)))
    const within = folders.filter((to) => to !== from && (to === tree || to.startsWith(`${tree}/`)))
    imports.set(from, new Set([...(imports.get(from) ?? []), ...within]))
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
    return seen
  }
  return [...imports.keys()]
    .filter((folder) => reached(folder).has(folder))
    .map((folder) => folder.slice(tree.length + 1))
}

/** The largest number of files in a folder: a longer list hides its subjects. */
const MAX_FILES_IN_A_FOLDER = 25

/** Folders of a tree with too many files in them. */
function crowdedFolders(tree: string): string[] {
  const files = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const counts = new Map<string, number>()
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_IN_A_FOLDER)
    .map(([folder]) => folder.slice(tree.length + 1))
}

describe('no folder of src', () => {
  it('no folder of src has more than 25 files', () => {
    expect(crowdedFolders(SRC)).toEqual([])
  })
})

describe('no folders form an import cycle', () => {
  it.each(['engine', 'language', 'tables', 'storage', 'discord', 'sandbox', 'render'])('within %s/', (area) => {
    expect(foldersInACircle(join(SRC, area))).toEqual([])
  })

  describe('the check for import cycles of folders', () => {
    let tree = ''
    const grow = (files: Record<string, string>): string => {
      tree = mkdtempSync(join(tmpdir(), 'questmaster-folders-'))
      for (const [file, imported] of Object.entries(files)) {
        mkdirSync(dirname(join(tree, file)), { recursive: true })
        writeFileSync(join(tree, file), `import type { It } from '${imported}'\nimport 'node:fs'\n`)
      }
      return tree
    }
    afterEach(() => rmSync(tree, { recursive: true }))

    it('the check for import cycles of folders finds one although no files form one', () => {
      const cellar = { 'cellar/wine.ts': '../kitchen/cook.ts', 'kitchen/oven.ts': '../hall/fire.ts' }
      const found = foldersInACircle(
        grow({ ...cellar, 'hall/feast.ts': '../cellar/key.ts', 'well/rope.ts': '../hall/fire.ts' }),
      )
      expect(found.sort()).toEqual(['cellar', 'hall', 'kitchen'])
    })

    it('the check for import cycles of folders finds one between a folder and the files beside it', () => {
      expect(foldersInACircle(grow({ 'cellar/wine.ts': '../door.ts', 'house.ts': './cellar/key.ts' })).sort()).toEqual([
        '',
        'cellar',
      ])
    })

    it('the check for import cycles of folders accepts imports in one direction', () => {
      expect(foldersInACircle(grow({ 'cellar/wine.ts': '../hall/fire.ts', 'house.ts': './cellar/wine.ts' }))).toEqual(
        [],
      )
    })
  })
})
