import { setImmediate as turn } from 'node:timers/promises'
import { GAMES } from '../../src/games/index.ts'
import type { Attack, Outcome } from './attack.ts'
import { exported, tablesOf } from './finished.ts'
import { HUGE } from './huge.ts'

const MB = 1024 * 1024
/** The longest CPU time between two turns of the event loop, which does not depend on other processes. */
const LONGEST_PAUSE_MS = 500
const MAX_MEMORY = 600 * MB
const SIZES: Readonly<Record<string, number>> = {
  rewinds: 12_000,
  'nested branches': 24_000,
  options: 500_000,
  'bad options': 400_000,
  'small texts': 700_000,
  events: 80_000,
  'bad entries': 3_000_000,
  whispers: 30_000,
  'one long text': 9 * MB,
  nesting: 4_000_000,
}

export const COST_ATTACKS: readonly Attack[] = Object.keys(HUGE).map((name) => ({
  name: `import-${name.replaceAll(' ', '-')}`,
  tries: `Imports a file with ${(SIZES[name] ?? 0).toLocaleString('en')} ${name}, to keep everybody else waiting.`,
  run: () => importing(name),
}))

async function importing(name: string): Promise<Outcome> {
  const [game] = GAMES
  if (!game) throw new Error('there is no game')
  const file = Buffer.from(HUGE[name]?.(await exported(game, 20), SIZES[name] ?? 0) ?? '')
  const tables = tablesOf(GAMES)
  const before = process.memoryUsage().rss
  const watch = watched()
  const result = await tables.saves.import(file, { server: 'other', room: 'room' })
  const { longest, turns } = await watch.stop()
  await tables.stop()
  const memory = Math.max(0, process.memoryUsage().rss - before)
  const held = longest < LONGEST_PAUSE_MS && memory < MAX_MEMORY
  const came = result.ok ? 'taken in' : result.why
  const mb = (bytes: number) => (bytes / MB).toFixed(1)
  const pause = `the longest pause was ${Math.round(longest)} ms of ${turns} turns, in ${mb(memory)} MB`
  return { held, detail: `A file of ${mb(file.length)} MB was ${came}; ${pause}.` }
}

/** Measures the longest pause between two turns of the event loop, in milliseconds of CPU time. */
export function watched(): { readonly stop: () => Promise<{ readonly longest: number; readonly turns: number }> } {
  let [isOn, longest, turns] = [true, 0, 0]
  const watching = (async () => {
    for (let last = process.cpuUsage(); isOn; last = process.cpuUsage()) {
      await turn()
      turns += 1
      const { user, system } = process.cpuUsage(last)
      longest = Math.max(longest, (user + system) / 1000)
    }
  })()
  return {
    async stop() {
      isOn = false
      await watching
      return { longest, turns }
    },
  }
}
