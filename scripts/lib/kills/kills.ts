import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '../../../src/engine/index.ts'
import { wholeNumber, type Terminal } from '../command.ts'
import { Match } from './match.ts'

/** A match goes through so many kills; then another is begun. */
const KILLS_A_MATCH = 20

/**
 * Plays all games at once through the real bot on a sandbox, kills its process at random moments, and looks after each kill whether
 * anything was lost, doubled or told.
 */
export async function kills(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'boolean' },
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const count = wholeNumber('count', values.count, 1, 1_000_000)
  const first = wholeNumber('seed', values.seed, 0, 1_000_000_000)
  const failures: string[] = []
  let [done, acknowledged, matches] = [0, 0, 0]
  while (done < count) {
    const seed = first + matches
    matches += 1
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-kills-'))
    const match = await Match.begin(seed, games, folder)
    try {
      for (let left = Math.min(KILLS_A_MATCH, count - done); left > 0; left -= 1) {
        done += 1
        await match.playAndKill()
        if (terminal.isWatched)
          terminal.err(`\r${done} of ${count} kills, ${match.acknowledged + acknowledged} answers`)
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push(why)
      terminal.out(`npm run hunt -- --kills --seed ${seed} --count ${match.kills}\n  ${why}`)
    } finally {
      acknowledged += match.acknowledged
      await match.end()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  terminal.out(JSON.stringify({ ok: failures.length === 0, kills: done, matches, acknowledged, failures }))
  return failures.length === 0 ? 0 : 1
}
