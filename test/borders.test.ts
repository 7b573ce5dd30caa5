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
  it('the borders between folders hold, and the import cycles of the printed rules do not grow', () => {
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
      'src/main.ts': ['./config.ts', './discord/bot.ts', './storage/index.ts', './sandbox/server.ts'],
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
      'src/render/canvas/ink.ts': ['../../engine/dice.ts'],
      'src/render/map/board.ts': ['../canvas/ink.ts', '../../engine/dice.ts'],
      'src/render/card/card.ts': ['../canvas/ink.ts', '../map/board.ts'],
      'src/render/scenes/scene.ts': ['../map/board.ts', '../card/card.ts'],
      'src/render/finished/poster.ts': ['../card/card.ts', '../scenes/scene.ts'],
      'src/render/games/chess/index.ts': [
        '../../finished/poster.ts',
        './pieces.ts',
        '../../../games/chess/view/view.ts',
        '../../../games/chess/data/pieces.ts',
        '../../../language/english.ts',
      ],
      'src/render/games/chess/pieces.ts': ['../../canvas/ink.ts'],
      'src/render/games/go/index.ts': ['../../card/card.ts'],
      'src/render/index.ts': ['./scenes/scene.ts', './games/chess/index.ts', './games/go/index.ts'],
      'src/tables/kit/clock.ts': ['node:events'],
      'src/tables/model/store.ts': ['../../engine/dice.ts', '../kit/clock.ts'],
      'src/tables/model/service.ts': ['./store.ts', 'node:events'],
      'src/tables/steps/lobby.ts': ['../model/store.ts', '../kit/clock.ts'],
      'src/tables/live/table.ts': ['../steps/lobby.ts', '../model/store.ts'],
      'src/tables/files/importing.ts': ['../live/table.ts', '../steps/lobby.ts'],
      'src/tables/stats/ratings.ts': ['../live/table.ts', '../model/store.ts'],
      'src/tables/requests/seats.ts': ['../files/importing.ts', '../stats/ratings.ts', '../live/table.ts'],
      'src/tables/index.ts': ['./requests/seats.ts', './model/service.ts'],
      'src/storage/shared/rows.ts': ['../../tables/model/store.ts', '../../engine/dice.ts'],
      'src/storage/sqlite/store.ts': ['../shared/rows.ts', '../../tables/model/store.ts'],
      'src/storage/postgres/store.ts': ['../shared/rows.ts', '../../tables/model/store.ts'],
      'src/storage/moving/move.ts': ['../sqlite/store.ts', '../postgres/store.ts', '../shared/rows.ts'],
      'src/storage/index.ts': ['./moving/move.ts', './sqlite/store.ts', '../tables/model/store.ts'],
      'src/backups/daily.ts': ['../tables/index.ts', '../storage/index.ts', '../games/index.ts'],
      'src/shards/holder.ts': ['../tables/model/store.ts', '../tables/index.ts'],
      'src/operations/health.ts': ['../tables/index.ts'],
      'src/television/televised.ts': ['node:events'],
      'src/television/process.ts': ['./televised.ts', '../language/english.ts'],
      'src/television/television.ts': ['./televised.ts', '../tables/index.ts'],
      'src/discord/rest/limits.ts': ['../../tables/index.ts'],
      'src/discord/kit/ids.ts': ['../../language/english.ts', '../../engine/dice.ts'],
      'src/discord/gateway/login.ts': ['../rest/limits.ts', '../kit/ids.ts'],
      'src/discord/pictures/draw.ts': ['../kit/ids.ts', '../../render/index.ts'],
      'src/discord/table/context/context.ts': ['../../pictures/draw.ts', '../../../tables/model/service.ts'],
      'src/discord/table/telling/lines.ts': ['../context/context.ts'],
      'src/discord/table/answering/answer.ts': ['../telling/lines.ts', '../context/context.ts'],
      'src/discord/table/past/film.ts': ['../telling/lines.ts', '../context/context.ts'],
      'src/discord/table/people/zones.ts': ['../telling/lines.ts', '../context/context.ts'],
      'src/discord/table/lobby/open.ts': ['../answering/answer.ts', '../people/zones.ts'],
      'src/discord/table/voting/vote.ts': ['../past/film.ts', '../people/zones.ts'],
      'src/discord/table/files/save.ts': ['../past/film.ts', '../answering/answer.ts'],
      'src/discord/reference/rules.ts': ['../kit/ids.ts', '../../rulebook/read.ts'],
      'src/discord/stats/titles.ts': ['../table/telling/lines.ts', '../pictures/draw.ts'],
      'src/discord/panels/parts/form.ts': ['../../table/answering/answer.ts', '../../stats/titles.ts'],
      'src/discord/panels/about/topic.ts': ['../parts/form.ts', '../../reference/rules.ts'],
      'src/discord/panels/past/film.ts': ['../about/topic.ts', '../../table/past/film.ts'],
      'src/discord/panels/private/own.ts': ['../past/film.ts', '../about/topic.ts'],
      'src/discord/panels/lobby/open.ts': ['../private/own.ts', '../../table/lobby/open.ts'],
      'src/discord/panels/saves/save.ts': ['../private/own.ts', '../../table/files/save.ts'],
      'src/discord/panels/people/settings.ts': ['../private/own.ts', '../../table/people/zones.ts'],
      'src/discord/panels/voting/vote.ts': ['../saves/save.ts', '../../table/voting/vote.ts'],
      'src/discord/panels/card/card.ts': ['../voting/vote.ts', '../about/topic.ts'],
      'src/discord/commands/game.ts': ['../panels/card/card.ts', '../table/context/context.ts', '../kit/ids.ts'],
      'src/discord/presses/card.ts': ['../panels/card/card.ts', '../reference/rules.ts'],
      'src/discord/screens/show.ts': [
        '../panels/card/card.ts',
        '../stats/titles.ts',
        '../rest/limits.ts',
        '../../television/televised.ts',
      ],
      'src/discord/bot.ts': [
        './gateway/login.ts',
        './screens/show.ts',
        './commands/game.ts',
        '../tables/model/service.ts',
        '../render/index.ts',
        '../language/english.ts',
      ],
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
      'src/games/chess/rules/turn/b.ts': ['../../words/index.ts', '../../../../tables/model/store.ts'],
      'src/games/chess/words/b.ts': ['../state/state.ts', '../rules/index.ts', '../computer/index.ts'],
      'src/games/chess/computer/b.ts': [
        '../state/state.ts',
        '../facts/index.ts',
        '../words/index.ts',
        '../rules/index.ts',
      ],
      'src/render/canvas/c.ts': ['../map/board.ts', '../index.ts'],
      'src/render/map/c.ts': ['../card/card.ts', '../../games/chess/view/view.ts'],
      'src/render/card/c.ts': ['../scenes/scene.ts', '../games/chess/index.ts'],
      'src/render/scenes/c.ts': ['../finished/poster.ts', '../../games/chess/data/pieces.ts'],
      'src/render/finished/c.ts': ['../games/chess/index.ts', '../../language/english.ts'],
      'src/render/games/chess/c.ts': [
        '../go/index.ts',
        '../../index.ts',
        '../../../games/chess/rules/index.ts',
        '../../../games/chess/words/index.ts',
        '../../../games/chess/state/state.ts',
      ],
      'src/render/games/go/c.ts': ['../../../games/chess/view/view.ts'],
      'src/render/loose.ts': ['../engine/dice.ts'],
      'src/tables/d.ts': [
        '../games/index.ts',
        '../games/chess/words/index.ts',
        '../storage/index.ts',
        '../discord/bot.ts',
        '../language/english.ts',
      ],
      'src/tables/kit/d.ts': ['../model/store.ts', '../steps/lobby.ts'],
      'src/tables/model/d.ts': ['../steps/lobby.ts', '../live/table.ts', '../index.ts'],
      'src/tables/steps/d.ts': ['../live/table.ts', '../requests/seats.ts'],
      'src/tables/live/d.ts': ['../files/importing.ts', '../stats/ratings.ts', '../requests/seats.ts', '../index.ts'],
      'src/tables/files/d.ts': ['../requests/seats.ts', '../index.ts'],
      'src/tables/stats/d.ts': ['../requests/seats.ts'],
      'src/tables/requests/d.ts': ['../index.ts'],
      'src/storage/e.ts': ['../tables/index.ts', '../tables/live/table.ts', '../games/index.ts'],
      'src/storage/shared/e.ts': ['../sqlite/store.ts', '../postgres/store.ts', '../../tables/live/table.ts'],
      'src/storage/sqlite/e.ts': ['../postgres/store.ts', '../moving/move.ts', '../index.ts'],
      'src/storage/postgres/e.ts': ['../sqlite/store.ts', '../moving/move.ts', '../index.ts'],
      'src/storage/moving/e.ts': ['../index.ts', '../../games/index.ts'],
      'src/backups/g.ts': [
        '../storage/sqlite/store.ts',
        '../games/chess/words/index.ts',
        '../discord/bot.ts',
        '../config.ts',
      ],
      'src/shards/g.ts': ['../tables/live/table.ts', '../storage/index.ts'],
      'src/operations/g.ts': ['../tables/requests/seats.ts'],
      'src/television/h.ts': ['./television.ts', '../tables/index.ts', '../storage/index.ts', '../games/index.ts'],
      'src/discord/f.ts': [
        '../television/process.ts',
        '../tables/requests/seats.ts',
        '../games/index.ts',
        '../games/chess/words/index.ts',
        '../storage/index.ts',
        '../sandbox/server.ts',
        '../config.ts',
      ],
      'src/discord/rest/d.ts': ['../kit/ids.ts', '../gateway/login.ts', '../../config.ts'],
      'src/discord/words/d.ts': ['../kit/ids.ts', '../table/context/context.ts'],
      'src/discord/kit/d.ts': ['../pictures/draw.ts', '../table/context/context.ts'],
      'src/discord/gateway/d.ts': ['../pictures/draw.ts', '../screens/show.ts'],
      'src/discord/pictures/d.ts': ['../table/context/context.ts', '../panels/card/card.ts'],
      'src/discord/table/context/d.ts': ['../telling/lines.ts', '../past/film.ts', '../../bot.ts'],
      'src/discord/table/telling/d.ts': ['../answering/answer.ts', '../lobby/open.ts'],
      'src/discord/table/answering/d.ts': ['../voting/vote.ts', '../../../stats/titles.ts'],
      'src/discord/table/past/d.ts': ['../voting/vote.ts', '../../../panels/past/film.ts'],
      'src/discord/table/people/d.ts': ['../files/save.ts'],
      'src/discord/table/lobby/d.ts': ['../../../panels/lobby/open.ts'],
      'src/discord/table/voting/d.ts': ['../../../reference/rules.ts'],
      'src/discord/table/files/d.ts': ['../../../panels/saves/save.ts'],
      'src/discord/reference/d.ts': ['../stats/titles.ts', '../panels/about/topic.ts'],
      'src/discord/stats/d.ts': ['../panels/people/settings.ts', '../screens/show.ts'],
      'src/discord/panels/parts/d.ts': ['../about/topic.ts'],
      'src/discord/panels/about/d.ts': ['../past/film.ts', '../../presses/card.ts'],
      'src/discord/panels/past/d.ts': ['../private/own.ts', '../card/card.ts'],
      'src/discord/panels/private/d.ts': ['../lobby/open.ts', '../voting/vote.ts'],
      'src/discord/panels/lobby/d.ts': ['../voting/vote.ts'],
      'src/discord/panels/saves/d.ts': ['../card/card.ts'],
      'src/discord/panels/people/d.ts': ['../voting/vote.ts', '../../commands/game.ts'],
      'src/discord/panels/voting/d.ts': ['../card/card.ts'],
      'src/discord/panels/card/d.ts': ['../../screens/show.ts'],
      'src/discord/commands/d.ts': ['../presses/card.ts', '../screens/show.ts', '../gateway/login.ts', '../bot.ts'],
      'src/discord/presses/d.ts': ['../commands/game.ts', '../screens/show.ts'],
      'src/discord/screens/d.ts': ['../commands/game.ts', '../presses/card.ts'],
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

    it.each(Object.keys(allowed))('the borders of a made-up tree allow every permitted import of %s', (file) => {
      expect(found.filter((line) => line.startsWith(`${file} ->`))).toEqual([])
    })

    it.each(Object.entries(forbidden))(
      'the borders of a made-up tree forbid every other import of %s',
      (file, imports) => {
        expect(found.filter((line) => line.startsWith(`${file} ->`))).toHaveLength(imports.length)
      },
    )

    it('the borders of a made-up tree forbid two files that import each other', () => {
      expect(found.filter((line) => /(one|two)\.ts \(no-cycles/.test(line) && line.includes('tables'))).toHaveLength(1)
    })

    it('the borders of a made-up tree forbid even types that import each other', () => {
      expect(found.filter((line) => /(three|four)\.ts \(no-cycles/.test(line))).toHaveLength(1)
    })

    it('the borders of a made-up tree allow an import cycle only where the printed rules are circular', () => {
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
