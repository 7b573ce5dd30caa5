import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Game } from '../../../src/engine/index.ts'
import { oneOf, wholeNumber, type Terminal } from '../command.ts'
import { bundleBot } from './bundle.ts'
import { filesOfSqlite, onPostgres } from './databases.ts'
import { Match } from './match.ts'

/** A match goes through this number of kills; then another begins. */
const KILLS_A_MATCH = 20

/**
 * Plays all games at once through the real bot on a sandbox, kills its process at random moments, and checks after each
 * kill whether anything was lost, doubled or revealed. Some matches run side by side, because they spend most of their
 * time waiting.
 */
export async function kills(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { count, seed: first, atOnce, kind } = optionsFrom(args)
  const databases = kind === 'postgres' ? await onPostgres() : filesOfSqlite()
  const program = await bundleBot()
  const failures: string[] = []
  let [begun, done, acknowledged, matches] = [0, 0, 0, 0]

  const playOne = async (seed: number, most: number): Promise<void> => {
    const database = await databases.fresh()
    const match = await Match.begin({ seed, games, database, program })
    let isSound = true
    try {
      while (match.kills < most) {
        await match.playAndKill()
        done += 1
        if (terminal.isWatched) terminal.err(`\r${done} of ${count} kills, ${acknowledged} answers`)
      }
    } catch (error) {
      done += 1
      isSound = false
      const why = error instanceof Error ? error.message : String(error)
      failures.push(why)
      terminal.out(
        `npm run hunt -- --kills --seed ${seed} --count ${match.kills} --at-once 1 --database ${kind}\n  ${why}`,
      )
      if (database.place !== null) terminal.out(`  What was kept lies in ${database.place}.`)
    } finally {
      acknowledged += match.acknowledged
      await match.end()
      terminal.out(`seed ${seed}: ${done} kills of ${count}, ${acknowledged} answers`)
      if (isSound) await database.discard()
    }
  }
  const playOn = async (): Promise<void> => {
    while (begun < count) {
      const most = Math.min(KILLS_A_MATCH, count - begun)
      const seed = first + matches
      begun += most
      matches += 1
      await playOne(seed, most)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, playOn))
  } finally {
    rmSync(program, { force: true })
    await databases.close()
  }
  terminal.out(JSON.stringify({ ok: failures.length === 0, kills: done, matches, acknowledged, failures }))
  return failures.length === 0 ? 0 : 1
}

function optionsFrom(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'boolean' },
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '2' },
      database: { type: 'string', default: 'sqlite' },
    },
  })
  return {
    count: wholeNumber('count', values.count, 1, 1_000_000),
    seed: wholeNumber('seed', values.seed, 0, 1_000_000_000),
    atOnce: wholeNumber('at-once', values['at-once'], 1, 16),
    kind: oneOf('database', values.database, ['sqlite', 'postgres']),
  }
}
