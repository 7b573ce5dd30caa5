import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LEVELS, type Game } from '../../../src/engine/index.ts'
import { onlyGame, oneOf, presetAndSeats, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import { intervalOf, percent, shownFigure, tableLines } from '../figures.ts'
import { budgetFrom } from './budget.ts'
import { sharedOut } from './children.ts'
import { GAMES_FILE, type Contest, type Result, type Share } from './match.ts'

interface Plan extends Contest {
  readonly matches: number
  readonly processes: number
}

/** Plays computers of two levels against each other, and reports how often each won. Returns 1 if a match failed. */
export async function arena(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const plan = planFrom(args, games)
  const child = new URL('./child.ts', import.meta.url)
  const { matches: count, processes } = plan
  const results = await sharedOut<Result>({ child, plan, count, things: 'matches', processes }, terminal)
  if (!results) return 1
  for (const line of tableLines(rowsOf(plan, results))) terminal.out(line)
  terminal.out(JSON.stringify({ ...plan, shares: [0, 1].map((side) => totalOf(results, side)) }))
  return 0
}

function planFrom(args: readonly string[], games: readonly Game[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      levels: { type: 'string' },
      matches: { type: 'string', default: '400' },
      seats: { type: 'string' },
      preset: { type: 'string', default: 'short' },
      seed: { type: 'string', default: '1' },
      against: { type: 'string' },
      playouts: { type: 'string' },
      horizon: { type: 'string' },
      candidates: { type: 'string' },
      margin: { type: 'string' },
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const game = onlyGame(games, positionals)
  const { against } = values
  const [one = '', other = '', third] = (values.levels ?? (against === undefined ? 'fair,gentle' : 'fair,fair')).split(
    ',',
  )
  if (third !== undefined) throw new WrongArguments('Give two levels, not more')
  if (against !== undefined && !existsSync(join(against, GAMES_FILE)))
    throw new WrongArguments(`There is no copy of the project in ${against}`)
  const { preset, seats } = presetAndSeats(game, values, ({ min }) => Math.max(2, min))
  return {
    game: game.rules.id,
    levels: [oneOf('levels', one, LEVELS), oneOf('levels', other, LEVELS)],
    seats,
    preset,
    seed: values.seed,
    against,
    budget: budgetFrom(values, game),
    matches: wholeNumber('matches', values.matches, 1, 1_000_000),
    processes: wholeNumber('processes', values.processes, 1, 256),
  }
}

function totalOf(results: readonly Result[], side: number) {
  const sum = (of: keyof Share) => results.reduce((total, result) => total + (result[side]?.[of] ?? 0), 0)
  return {
    won: sum('won'),
    decisions: sum('decisions'),
    thought: sum('thought'),
    considered: sum('considered'),
    changed: sum('changed'),
    playouts: sum('playouts'),
  }
}

function rowsOf({ levels, against }: Plan, results: readonly Result[]): string[][] {
  const rows = levels.map((level, side) => {
    const { won, decisions, thought, considered, changed, playouts } = totalOf(results, side)
    const { least, most } = intervalOf(won, results.length)
    const share = percent(won / results.length)
    const row = [String(results.length), share, percent(least), percent(most)]
    const name = side === 1 && against !== undefined ? `${level} in ${against}` : level
    const pace = [shownFigure(decisions / results.length), shownFigure(thought / decisions)]
    const search = considered === 0 ? ['–', '–'] : [shownFigure(playouts / considered), percent(changed / considered)]
    return [name, ...row, ...pace, ...search]
  })
  const pace = ['decisions a match', 'ms a decision']
  return [['', 'matches', 'won', 'from', 'to', ...pace, 'playouts a thought', 'changed'], ...rows]
}
