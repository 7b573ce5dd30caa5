import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

/** Every import of a tree's src/ that crosses a border of the house. */
function violationsIn(tree: string): string[] {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [cruiser, 'src', '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stderr}`)
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return summary.violations.map(({ from, to, rule }) => `${from} -> ${to} (${rule.name})`).sort()
}

describe('the borders of the house', () => {
  it('are kept', () => {
    expect(violationsIn(ROOT)).toEqual([])
  }, 60_000)

  describe('in a small house of their own', () => {
    const tree = mkdtempSync(join(tmpdir(), 'questmaster-borders-'))
    afterAll(() => rmSync(tree, { recursive: true }))

    const allowed = {
      'src/main.ts': ['./config.ts', './discord/bot.ts', './storage/sqlite.ts', './sandbox/server.ts'],
      'src/config.ts': ['zod'],
      'src/engine/dice.ts': ['zod'],
      'src/games/index.ts': ['../engine/dice.ts', './chess/rules.ts'],
      'src/games/chess/rules.ts': ['../../engine/dice.ts', './view.ts'],
      'src/games/chess/view.ts': ['./words.ts'],
      'src/games/chess/words.ts': [],
      'src/games/chess/board.ts': [],
      'src/games/go/rules.ts': ['../../engine/dice.ts', './fight.ts'],
      'src/games/go/fight.ts': ['./rules.ts'],
      'src/render/chess.ts': ['../games/chess/view.ts', '../games/chess/board.ts', '../games/chess/words.ts'],
      'src/tables/store.ts': ['../engine/dice.ts'],
      'src/tables/service.ts': ['./store.ts', '../games/index.ts', 'node:events'],
      'src/storage/sqlite.ts': ['../tables/store.ts', '../engine/dice.ts'],
      'src/discord/bot.ts': ['../tables/service.ts', '../render/chess.ts', '../games/index.ts', '../engine/dice.ts'],
      'src/sandbox/server.ts': ['./page.ts'],
      'src/sandbox/page.ts': [],
    }
    const forbidden = {
      'src/engine/a.ts': ['../config.ts', '../games/index.ts', 'node:fs', 'discord.js'],
      'src/games/chess/b.ts': ['../go/rules.ts', '../index.ts', '../../tables/store.ts', 'node:crypto'],
      'src/render/c.ts': ['../games/chess/rules.ts', '../games/index.ts', '../tables/store.ts'],
      'src/tables/d.ts': ['../games/chess/words.ts', '../storage/sqlite.ts', '../discord/bot.ts', '../render/chess.ts'],
      'src/storage/e.ts': ['../tables/service.ts', '../games/index.ts'],
      'src/discord/f.ts': ['../games/chess/words.ts', '../storage/sqlite.ts', '../sandbox/server.ts', '../config.ts'],
      'src/sandbox/g.ts': ['../engine/dice.ts', '../discord/bot.ts'],
      'src/elsewhere/h.ts': ['../engine/dice.ts'],
    }
    const cycle = { 'src/tables/one.ts': ['./two.ts'], 'src/tables/two.ts': ['./one.ts'] }

    for (const [file, imports] of Object.entries({ ...allowed, ...forbidden, ...cycle })) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      const lines = imports.map((from, index) => `export * as import${index} from '${from}'`)
      writeFileSync(join(tree, file), `${lines.join('\n')}\nexport const here = 1\n`)
    }
    writeFileSync(join(tree, 'tsconfig.json'), readFileSync(join(ROOT, 'tsconfig.json')))
    const dependencies = { zod: '1.0.0', 'discord.js': '1.0.0' }
    writeFileSync(join(tree, 'package.json'), JSON.stringify({ type: 'module', dependencies }))
    for (const name of Object.keys(dependencies)) {
      mkdirSync(join(tree, 'node_modules', name), { recursive: true })
      writeFileSync(join(tree, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
      writeFileSync(join(tree, 'node_modules', name, 'index.js'), '')
    }

    const found = violationsIn(tree)

    it.each(Object.keys(allowed))('let %s import what it may', (file) => {
      expect(found.filter((line) => line.startsWith(`${file} ->`))).toEqual([])
    })

    it.each(Object.entries(forbidden))('stop every import of %s', (file, imports) => {
      expect(found.filter((line) => line.startsWith(`${file} ->`))).toHaveLength(imports.length)
    })

    it('stop two files that need each other', () => {
      expect(found.filter((line) => line.includes('no-cycles'))).toHaveLength(1)
    })
  })
})

/** All files below a folder, with their paths from the root. */
function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('a new game is one folder', () => {
  const games = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const word = new RegExp(`(?<![a-z])(${games.join('|')})(?![a-z])`, 'i')

  it.each(['engine', 'tables', 'storage', 'discord'])('so %s/ has no word about any one of them', (folder) => {
    const said = filesUnder(`src/${folder}`).flatMap((file) =>
      [file, ...readFileSync(file, 'utf8').split('\n')].flatMap((line, at) =>
        word.test(line.replace(ROOT, '')) ? [`${file}:${at} ${line.trim()}`] : [],
      ),
    )
    expect(said).toEqual([])
  })
})
