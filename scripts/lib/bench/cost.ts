import { matching } from '../../../src/discord/kit/search.ts'
import type { Game } from '../../../src/engine/index.ts'
import { branchesOf } from '../../../src/tables/live/branches.ts'
import type { ExportedGame } from '../../../src/tables/index.ts'
import { exported, tablesOf } from '../../../trials/attacks/finished.ts'
import { HUGE } from '../../../trials/attacks/huge.ts'
import { rewound, stepsOfReplay } from '../../../trials/attacks/rewinding.ts'
import { byTurns, line, type Bench, type BenchLine, type Section } from './section.ts'

/** Work of twice the size may take so much longer: twice, and what the machine does besides. */
const MAX_GROWTH = 2.5
/** What takes less, in milliseconds, is lost in what the machine does besides. */
const LEAST_MS = 20
/** A growth that is too large is measured again, so that it is no matter of luck. */
const MEASURED_AGAIN = 2
/** Of each huge file so much that it takes long enough to be measured. */
const SIZES: Readonly<Record<string, number>> = {
  rewinds: 8000,
  'nested branches': 8000,
  options: 8000,
  'bad options': 8000,
  'small texts': 8000,
  events: 20_000,
  'bad entries': 40_000,
  whispers: 4000,
  'one long text': 1_000_000,
  nesting: 500_000,
}

/** One kind of work of a size. */
interface Work {
  readonly what: string
  readonly size: number
  /** Prepares it, and is not measured. */
  readonly of: (size: number) => () => unknown
}

/** What grows with what a stranger sends: the cost of twice the size against the cost of the size. */
export const cost: Section = async (bench) => {
  const [game] = bench.games
  if (!game) return []
  const real = await exported(game, 30)
  const lines: BenchLine[] = []
  for (const work of works(game, real)) {
    bench.say(work.what)
    lines.push(await growth(bench, work))
  }
  return lines
}

function works(game: Game, real: ExportedGame): readonly Work[] {
  const imports = Object.entries(HUGE).map(([name, make]) => ({
    what: `import: ${name}`,
    size: SIZES[name] ?? 1000,
    of: (size: number) => {
      const file = Buffer.from(make(real, size))
      return async () => {
        const tables = tablesOf([game])
        await tables.saves.import(file, { server: 'other', room: 'room' })
        await tables.stop()
      }
    },
  }))
  const logged = (size: number) => rewound(real, size).map((one) => ({ ...one, by: null }))
  const choices = (size: number) => Array.from({ length: size }, (_, at) => `Choice ${at} of the Wizard`)
  return [
    ...imports,
    { what: 'verify: rewinds', size: 100, of: (size) => () => stepsOfReplay(game, real, logged(size)) },
    {
      what: 'look-up: branches',
      size: 20_000,
      of: (size) => {
        const entries = logged(size)
        return () => branchesOf(entries)
      },
    },
    {
      what: 'form: choices that fit',
      size: 20_000,
      of: (size) => {
        const all = choices(size)
        return () => matching('wizard choice 7', all, (one) => one)
      },
    },
    {
      what: 'look-up: letters typed',
      size: 20_000,
      of: (size) => {
        const typed = 'wizard '.repeat(size)
        return () => matching(typed, choices(10), (one) => one)
      },
    },
  ]
}

async function growth(bench: Bench, { what, size, of }: Work): Promise<BenchLine> {
  const from = bench.isQuick ? Math.ceil(size / 10) : size
  const [once, twice] = [of(from), of(2 * from)]
  await timeOf(once)
  let best = { one: Infinity, other: 1 }
  for (let again = 0; again <= MEASURED_AGAIN; again += 1) {
    const found = await byTurns(Math.max(3, bench.times), () => timeOf(twice), () => timeOf(once)) // prettier-ignore
    if (found.one / found.other < best.one / best.other) best = found
    if (best.one / best.other <= MAX_GROWTH) break
  }
  const { one, other } = best
  const measured = line(`cost  ${what}`, 'ms', one, `half the size, ${from.toLocaleString('en')}`, other)
  return { ...measured, ...(one > LEAST_MS && one / other > MAX_GROWTH && { isTooMuch: true }) }
}

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
