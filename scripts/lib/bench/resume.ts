import { join } from 'node:path'
import { playout, rebuild, type Entry, type Game, type Snapshot } from '../../../src/engine/index.ts'
import { setupOf } from './matches.ts'
import { byTurns, line, type Bench, type BenchLine, type Section } from './section.ts'
import { beginTable, give, openTables, player, sightOf } from './tables.ts'

const SEATS = 4
const TABLES = 8

/** From the opening of the database after the end of a process to the first view of a table, against one rebuild. */
export const resume: Section = async (bench) => {
  const lines: BenchLine[] = []
  for (const game of bench.games) {
    bench.say(game.words.title)
    lines.push(await measured(bench, game))
  }
  return lines
}

async function measured({ folder, seed, times, isQuick }: Bench, game: Game): Promise<BenchLine> {
  const path = join(folder, `${game.rules.id}.db`)
  const seats = Math.min(SEATS, game.rules.seats.max)
  const laid = openTables(path, [game])
  const kept: { id: string; snapshot: Snapshot; entries: Entry[] }[] = []
  for (let number = 0; number < (isQuick ? 1 : TABLES); number += 1) {
    const dealt = `${seed} ${number}`
    const id = await beginTable(laid.tables, game, seats, dealt)
    const { snapshot, entries } = await play(laid.tables, { game, id, seats, seed: dealt, answers: 30 + 10 * number })
    kept.push({ id, snapshot, entries })
  }
  await laid.close()

  const house = openTables(path, [game])
  let before = 0
  const { one, other } = await byTurns(
    kept.length * (isQuick ? 1 : times),
    async (time) => {
      // A table that was looked at lately is remembered: each look is at another one, in a house that was just opened.
      const fresh = time < kept.length ? house : openTables(path, [game])
      const began = performance.now()
      const view = await sightOf(fresh.tables, kept[time % kept.length]?.id ?? '')
      view.viewFor(0)
      const spent = performance.now() - began
      if (fresh !== house) await fresh.close()
      return spent
    },
    (time) => {
      const { snapshot, entries } = kept[time % kept.length] ?? { entries: [] }
      if (!snapshot) throw new Error('no table was laid')
      before = performance.now()
      const { run } = rebuild(game.rules, [snapshot], entries)
      run.rules.view(run.state, 0)
      return performance.now() - before
    },
  )
  await house.close()
  return line(`resume: ${game.rules.id}, first view after a restart`, 'ms', one, 'one rebuild', other)
}

/** Plays a table on by a match of computer players. What a rebuild needs: the last snapshot and the log. */
async function play(
  tables: Parameters<typeof give>[0],
  match: {
    readonly game: Game
    readonly id: string
    readonly seats: number
    readonly seed: string
    readonly answers: number
  },
): Promise<{ snapshot: Snapshot; entries: Entry[] }> {
  const { game, id, seed, answers } = match
  let snapshot: Snapshot | undefined
  const entries: Entry[] = []
  for (const { answer, outcome } of playout(game.rules, setupOf(match.seats, seed), player(game, seed), answers, 0)) {
    const seq = entries.length
    if (outcome.snapshot !== undefined) snapshot = { seq, version: game.rules.version, state: outcome.snapshot }
    await give(tables, id, answer)
    entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: true })
  }
  if (!snapshot) throw new Error('a game without a beginning')
  return { snapshot, entries }
}
