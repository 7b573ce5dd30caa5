import { parseArgs } from 'node:util'
import type { Game, Setup } from '../../src/engine/index.ts'
import { judged, kindOfPosition, positionsOf, type Judged, type OddsParts, type Position } from '../../trials/odds.ts'
import { onlyGame, wholeNumber, type Terminal } from './command.ts'

/** A kind of choice is judged this often in a match at most. */
const A_MATCH = 2

/**
 * Plays matches between computer players and judges the odds beside their choices. A figure that fails is judged again
 * in fresh worlds, because one in a thousand is bad luck. Returns 1 if any failed twice.
 */
export async function huntOdds(
  args: readonly string[],
  games: readonly Game[],
  terminal: Terminal,
  oddsOf: (id: string) => Promise<OddsParts | null>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      odds: { type: 'boolean' },
      seconds: { type: 'string', default: '60' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  })
  const game = onlyGame(games, positionals)
  const parts = await oddsOf(game.rules.id)
  if (!parts) throw new Error(`${game.rules.id} shows no odds`)
  const until = Date.now() + 1000 * wholeNumber('seconds', values.seconds, 1, 1_000_000)
  const count = wholeNumber('matches', values.matches, 1, 1_000_000)
  const kinds = new Map<string, number>()
  const failures: string[] = []
  for (let match = 0; match < count && Date.now() < until; match += 1) {
    const seed = `${values.seed}:${match}`
    for (const position of chosenFrom(game, setupOf(game, match, seed), kinds)) {
      if (Date.now() > until) break
      for (const one of failing(game, parts, position, seed)) {
        failures.push(told(position, one))
        terminal.out(told(position, one))
      }
    }
  }
  const checked = [...kinds.values()].reduce((sum, times) => sum + times, 0)
  terminal.out(JSON.stringify({ ok: failures.length === 0, game: game.rules.id, kinds: kinds.size, checked, failures }))
  return failures.length === 0 ? 0 : 1
}

function setupOf({ rules: { sheet, seats: most } }: Game, match: number, seed: string): Setup {
  const preset = sheet.presetIds[match % sheet.presetIds.length] ?? ''
  const { min, max } = sheet.seats(sheet.chosen(preset), most)
  return { seats: min + (match % (max - min + 1)), preset, seed, experience: [] }
}

/** The choices of a match to judge: few of each kind, and those of rare kinds. */
function* chosenFrom(game: Game, setup: Setup, kinds: Map<string, number>): Generator<Position> {
  const now = new Map<string, number>()
  for (const position of positionsOf(game, setup, 1000)) {
    const kind = kindOfPosition(position)
    const times = now.get(kind) ?? 0
    if (times >= A_MATCH) continue
    now.set(kind, times + 1)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    yield position
  }
}

function failing(game: Game, parts: OddsParts, position: Position, seed: string): readonly Judged[] {
  const wrong = judged(game, parts, position, seed).filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return []
  const again = judged(game, parts, position, `${seed} again`)
  return again.filter((one) => !one.isRight && wrong.some(({ of }) => of === one.of))
}

function told({ answer, hint }: Position, { of, shown, seen, counted }: Judged): string {
  const [by, is] = [shown, seen].map((share) => share.toFixed(4))
  return `${answer.verb} ${answer.key} (${hint}): ${of} is ${is} in ${counted} worlds, not ${by}`
}
