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

interface Cruise {
  readonly summary: { readonly violations: readonly Violation[] }
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly circular: boolean }[]
  }[]
}

/** Every import in a tree's src/ that crosses a border between folders. */
function violationsIn(tree: string): string[] {
  return cruise(tree)
    .summary.violations.map(({ from, to, rule }) => `${from} -> ${to} (${rule.name})`)
    .sort()
}

/** The findings of dependency-cruiser in a tree. */
function cruise(tree: string): Cruise {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [cruiser, 'src', '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stderr}`)
  return JSON.parse(stdout) as Cruise
}

describe('the borders between folders', () => {
  it('hold, and the import cycles of the printed rules do not grow', () => {
    const { summary, modules } = cruise(ROOT)
    expect(summary.violations.map(({ from, to, rule }) => `${from} -> ${to} (${rule.name})`)).toEqual([])
    const circular = modules.filter(({ dependencies }) => dependencies.some((one) => one.circular))
    const inside = (folder: string) => circular.filter(({ source }) => source.startsWith(folder)).length
    expect({
      // A Spell rolls on a table that starts a fight that opens a window for a Spell.
      'talisman/rules/effects': inside('src/games/talisman/rules/effects/'),
      // Exploring draws an encounter, an encounter is explored, a failed meditation draws.
      'imperial/rules/encounters': inside('src/games/imperial/rules/encounters/'),
    }).toEqual({ 'talisman/rules/effects': 17, 'imperial/rules/encounters': 6 })
    expect(circular).toHaveLength(23)
  })

  describe('the borders of a made-up tree', () => {
    const tree = mkdtempSync(join(tmpdir(), 'questmaster-borders-'))
    afterAll(() => rmSync(tree, { recursive: true }))

    const allowed = {
      'src/main.ts': ['./config.ts', './discord/bot.ts', './storage/sqlite.ts', './sandbox/server.ts'],
      'src/config.ts': ['zod'],
      'src/engine/dice.ts': ['zod'],
      'src/language/english.ts': ['../engine/dice.ts'],
      'src/games/index.ts': ['../engine/dice.ts', './chess/index.ts'],
      'src/games/chess/index.ts': ['./rules/index.ts', './words/index.ts', './computer/index.ts', './view/view.ts'],
      'src/games/chess/data/pieces.ts': ['../../../engine/dice.ts'],
      'src/games/chess/state/state.ts': ['../data/pieces.ts'],
      'src/games/chess/facts/index.ts': ['../state/state.ts', '../data/pieces.ts'],
      'src/games/chess/view/view.ts': ['../state/state.ts', '../data/pieces.ts', '../../../language/english.ts'],
      'src/games/chess/rules/index.ts': ['./turn/turn.ts', './deeds/take.ts'],
      'src/games/chess/rules/deeds/take.ts': ['../../facts/index.ts', '../../view/view.ts', '../../state/state.ts'],
      'src/games/chess/rules/effects/pin.ts': ['../deeds/take.ts', './check.ts'],
      'src/games/chess/rules/effects/check.ts': ['../../data/pieces.ts'],
      'src/games/chess/rules/combat/duel.ts': ['../deeds/take.ts'],
      'src/games/chess/rules/encounters/meet.ts': ['../combat/duel.ts', '../deeds/take.ts'],
      'src/games/chess/rules/turn/turn.ts': ['../effects/pin.ts', '../encounters/meet.ts', '../deeds/take.ts'],
      'src/games/chess/words/index.ts': ['./chronicle/lines.ts', '../view/view.ts', '../../../language/english.ts'],
      'src/games/chess/words/chronicle/lines.ts': ['../../facts/index.ts', '../../data/pieces.ts'],
      'src/games/chess/computer/index.ts': ['../view/view.ts', '../data/pieces.ts', '../../../engine/dice.ts'],
      'src/games/go/rules/index.ts': ['../../../engine/dice.ts'],
      'src/render/chess/index.ts': ['../../games/chess/view/view.ts', '../../games/chess/data/pieces.ts'],
      'src/tables/store.ts': ['../engine/dice.ts'],
      'src/tables/service.ts': ['./store.ts', 'node:events'],
      'src/storage/sqlite.ts': ['../tables/store.ts', '../engine/dice.ts'],
      'src/backups/daily.ts': ['../tables/store.ts', '../storage/sqlite.ts', '../games/index.ts'],
      'src/discord/bot.ts': ['../tables/service.ts', '../render/chess/index.ts', '../language/english.ts'],
      'src/rulebook/read.ts': ['zod'],
      'src/sandbox/server.ts': ['./page.ts'],
      'src/sandbox/page.ts': [],
    }
    const forbidden = {
      'src/engine/a.ts': ['../config.ts', '../games/index.ts', '../language/english.ts', 'node:fs', 'discord.js'],
      'src/language/b.ts': ['../games/chess/view/view.ts', 'node:fs'],
      'src/games/chess/b.ts': ['../go/rules/index.ts'],
      'src/games/chess/data/b.ts': ['../state/state.ts', '../../go/rules/index.ts', 'node:crypto'],
      'src/games/chess/state/b.ts': ['../facts/index.ts', '../view/view.ts', '../rules/index.ts', '../words/index.ts'],
      'src/games/chess/facts/b.ts': ['../view/view.ts', '../rules/deeds/take.ts'],
      'src/games/chess/view/b.ts': ['../facts/index.ts', '../rules/deeds/take.ts', '../words/index.ts'],
      'src/games/chess/rules/deeds/b.ts': ['../effects/pin.ts', '../turn/turn.ts', '../../words/index.ts'],
      'src/games/chess/rules/effects/b.ts': ['../encounters/meet.ts', '../turn/turn.ts', '../index.ts'],
      'src/games/chess/rules/encounters/b.ts': ['../turn/turn.ts', '../../computer/index.ts'],
      'src/games/chess/rules/turn/b.ts': ['../../words/index.ts', '../../../../tables/store.ts'],
      'src/games/chess/words/b.ts': ['../state/state.ts', '../rules/index.ts', '../computer/index.ts'],
      'src/games/chess/computer/b.ts': [
        '../state/state.ts',
        '../facts/index.ts',
        '../words/index.ts',
        '../rules/index.ts',
      ],
      'src/render/c.ts': [
        '../games/chess/rules/index.ts',
        '../games/chess/words/index.ts',
        '../games/chess/state/state.ts',
      ],
      'src/tables/d.ts': [
        '../games/index.ts',
        '../games/chess/words/index.ts',
        '../storage/sqlite.ts',
        '../discord/bot.ts',
        '../language/english.ts',
      ],
      'src/storage/e.ts': ['../tables/service.ts', '../games/index.ts'],
      'src/backups/g.ts': ['../games/chess/words/index.ts', '../discord/bot.ts', '../config.ts'],
      'src/discord/f.ts': [
        '../games/index.ts',
        '../games/chess/words/index.ts',
        '../storage/sqlite.ts',
        '../sandbox/server.ts',
        '../config.ts',
      ],
      'src/rulebook/g.ts': ['../engine/dice.ts', '../games/index.ts'],
      'src/sandbox/g.ts': ['../engine/dice.ts', '../discord/bot.ts'],
      'src/elsewhere/h.ts': ['../engine/dice.ts'],
    }
    const cycle = { 'src/tables/one.ts': ['./two.ts'], 'src/tables/two.ts': ['./one.ts'] }
    const roundOfRules = {
      'src/games/talisman/rules/effects/spell.ts': ['./table.ts'],
      'src/games/talisman/rules/effects/table.ts': ['./spell.ts'],
      'src/games/talisman/rules/deeds/one.ts': ['./two.ts'],
      'src/games/talisman/rules/deeds/two.ts': ['./one.ts'],
    }

    for (const [file, imports] of Object.entries({ ...allowed, ...forbidden, ...cycle, ...roundOfRules })) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      const lines = imports.map((from, index) => `export * as import${index} from '${from}'`)
      writeFileSync(join(tree, file), `${lines.join('\n')}\nexport const here = 1\n`)
    }
    writeFileSync(
      join(tree, 'src/tables/three.ts'),
      "import type { Four } from './four.ts'\nexport type Three = Four\n",
    )
    writeFileSync(
      join(tree, 'src/tables/four.ts'),
      "import type { Three } from './three.ts'\nexport type Four = Three\n",
    )
    writeFileSync(join(tree, 'tsconfig.json'), readFileSync(join(ROOT, 'tsconfig.json')))
    const dependencies = { zod: '1.0.0', 'discord.js': '1.0.0' }
    writeFileSync(join(tree, 'package.json'), JSON.stringify({ type: 'module', dependencies }))
    for (const name of Object.keys(dependencies)) {
      mkdirSync(join(tree, 'node_modules', name), { recursive: true })
      writeFileSync(join(tree, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
      writeFileSync(join(tree, 'node_modules', name, 'index.js'), '')
    }

    const found = violationsIn(tree)

    it.each(Object.keys(allowed))('allow every permitted import of %s', (file) => {
      expect(found.filter((line) => line.startsWith(`${file} ->`))).toEqual([])
    })

    it.each(Object.entries(forbidden))('forbid every other import of %s', (file, imports) => {
      expect(found.filter((line) => line.startsWith(`${file} ->`))).toHaveLength(imports.length)
    })

    it('forbid two files that import each other', () => {
      expect(found.filter((line) => /(one|two)\.ts \(no-cycles/.test(line) && line.includes('tables'))).toHaveLength(1)
    })

    it('forbid even types that import each other', () => {
      expect(found.filter((line) => /(three|four)\.ts \(no-cycles/.test(line))).toHaveLength(1)
    })

    it('allow an import cycle only where the printed rules are circular', () => {
      const rounds = found.filter((line) => line.includes('no-cycles') && line.includes('/rules/'))
      expect(rounds).toEqual([expect.stringContaining('rules/deeds/')])
    })
  })
})

/** All files below a folder, as paths from the root. */
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

  it.each(['engine', 'tables', 'storage', 'discord'])('so %s/ mentions no particular game', (folder) => {
    const said = filesUnder(`src/${folder}`).flatMap((file) =>
      [file, ...readFileSync(file, 'utf8').split('\n')].flatMap((line, at) =>
        word.test(line.replace(ROOT, '')) ? [`${file}:${at} ${line.trim()}`] : [],
      ),
    )
    expect(said).toEqual([])
  })
})
