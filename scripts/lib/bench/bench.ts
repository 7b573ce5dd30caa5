import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '../../../src/engine/index.ts'
import { gameNamed, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import baselines from '../baselines.json' with { type: 'json' }
import { BASELINE_HEAD, besideBaseline, shownFigure, tableLines, type Baseline } from '../figures.ts'
import { cost } from './cost.ts'
import { disk } from './disk.ts'
import { engine } from './engine.ts'
import { guard } from './guard.ts'
import { looking } from './looking.ts'
import { matches } from './matches.ts'
import { memory } from './memory.ts'
import { pictures } from './pictures.ts'
import { postgres } from './postgres.ts'
import { resume } from './resume.ts'
import type { BenchLine, Section } from './section.ts'
import { start } from './start.ts'
import { stored } from './stored.ts'

/** All measurements, in display order. */
const SECTIONS: Readonly<Record<string, Section>> = {
  engine,
  matches,
  stored,
  resume,
  start,
  memory,
  pictures,
  disk,
  guard,
  looking,
  postgres,
  cost,
}

export const SECTION_NAMES: readonly string[] = Object.keys(SECTIONS)

const HEAD = ['', 'is', '', 'baseline', '', 'ratio', ...BASELINE_HEAD]

/** What ratios were when their goals were set, by their lines. */
const BASELINES: Readonly<Record<string, Baseline>> = baselines.bench

/**
 * One table of all measurements. Each line is a ratio to a baseline of the same run, so that machines can be compared.
 */
export async function bench(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      times: { type: 'string' },
      seed: { type: 'string', default: 'bench' },
    },
  })
  const chosen = positionals.length === 0 ? games : positionals.map((id) => gameNamed(games, id))
  const names = sectionsNamed(values.only)
  const times = wholeNumber('times', values.times ?? (values.quick ? '1' : '5'), 1, 99)
  const lines: BenchLine[] = []
  const failed: string[] = []
  for (const name of names) {
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-bench-'))
    const say = (what: string): void => (terminal.isWatched ? terminal.err(`${name}: ${what}\n`) : undefined)
    try {
      const measure = SECTIONS[name]
      const found = await measure?.({ games: chosen, times, isQuick: values.quick, seed: values.seed, folder, say })
      lines.push(...(found ?? []))
    } catch (error) {
      failed.push(name)
      terminal.err(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  for (const line of tableLines([HEAD, ...lines.map(cellsOf)])) terminal.out(line)
  terminal.out(JSON.stringify({ times, quick: values.quick, lines, failed }))
  const grown = lines.filter(({ isTooMuch }) => isTooMuch).map(({ what }) => what)
  for (const what of grown) terminal.err(`${what} grows faster than its size\n`)
  return failed.length + grown.length > 0 ? 1 : 0
}

function sectionsNamed(only: string | undefined): readonly string[] {
  if (only === undefined) return SECTION_NAMES
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !SECTION_NAMES.includes(name))
  if (unknown === undefined) return names
  throw new WrongArguments(`--only knows no section ${unknown}: there are ${SECTION_NAMES.join(', ')}`)
}

function cellsOf({ what, is, unit, baseline, against, ratio }: BenchLine): string[] {
  const shown = ratio === null ? '' : `${shownFigure(ratio)} ×`
  return [what, shownFigure(is), unit, shownFigure(baseline), against, shown, ...besideBaseline(ratio, BASELINES[what])]
}
