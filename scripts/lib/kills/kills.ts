import { parseArgs } from 'node:util'
import type { Game } from '../../../src/engine/index.ts'
import { builtFile } from '../built.ts'
import { oneOf, wholeNumber, type Terminal } from '../command.ts'
import { filesOfSqlite, onPostgres, type Databases } from './databases.ts'
import { Match } from './match.ts'

/** A match goes through this number of kills; then another begins. */
const KILLS_A_MATCH = 20

/**
 * Plays all games at once through the real bot on a sandbox, kills its process at random moments, and checks after each
 * kill whether anything was lost, doubled or revealed. Some matches run side by side, because they spend most of their
 * time waiting.
 */
export async function kills(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { count, seed, atOnce, kind } = optionsFrom(args)
  const databases = kind === 'postgres' ? await onPostgres() : filesOfSqlite()
  const program = builtFile('start.js')
  const all = new Kills({ count, seed, kind, games, databases, program, terminal })
  try {
    await Promise.all(Array.from({ length: atOnce }, () => all.playOn()))
  } finally {
    await databases.close()
  }
  const { done, matches, acknowledged, failures } = all
  terminal.out(JSON.stringify({ ok: failures.length === 0, kills: done, matches, acknowledged, failures }))
  return failures.length === 0 ? 0 : 1
}

interface KillParts {
  readonly count: number
  /** The seed of the first match; later ones count on. */
  readonly seed: number
  readonly kind: string
  readonly games: readonly Game[]
  readonly databases: Databases
  readonly program: string
  readonly terminal: Terminal
}

/** The kills that matches running side by side share, and their results. */
class Kills {
  readonly failures: string[] = []
  done = 0
  acknowledged = 0
  matches = 0
  private begun = 0
  private readonly parts: KillParts

  constructor(parts: KillParts) {
    this.parts = parts
  }

  /** Plays one match after another until all kills have begun. */
  async playOn(): Promise<void> {
    const { count, seed } = this.parts
    while (this.begun < count) {
      const most = Math.min(KILLS_A_MATCH, count - this.begun)
      const ofMatch = seed + this.matches
      this.begun += most
      this.matches += 1
      await this.playOne(ofMatch, most)
    }
  }

  private async playOne(seed: number, most: number): Promise<void> {
    const { databases, games, program, terminal, count } = this.parts
    const database = await databases.fresh()
    const match = await Match.begin({ seed, games, database, program })
    let isSound = true
    try {
      while (match.kills < most) {
        await match.playAndKill()
        this.done += 1
        if (terminal.isWatched) terminal.err(`\rkills: ${this.done} of ${count}, answers: ${this.acknowledged}`)
      }
    } catch (error) {
      this.done += 1
      isSound = false
      this.report(seed, match.kills, error)
      if (database.place !== null) terminal.out(`  What was kept lies in ${database.place}.`)
    } finally {
      this.acknowledged += match.acknowledged
      await match.end()
      terminal.out(`seed: ${seed}, kills: ${this.done} of ${count}, answers: ${this.acknowledged}`)
      if (isSound) await database.discard()
    }
  }

  /** Notes a failure, with the line that reproduces it. */
  private report(seed: number, at: number, error: unknown): void {
    const why = error instanceof Error ? error.message : String(error)
    this.failures.push(why)
    this.parts.terminal.out(
      `npm run hunt -- --kills --seed ${seed} --count ${at} --at-once 1 --database ${this.parts.kind}\n  ${why}`,
    )
  }
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
