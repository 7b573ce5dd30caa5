import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LEVELS, type Game } from '../../../src/engine/index.ts'
import { gameNamed, oneOf, presetAndSeats, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import { intervalOf, percent, shownFigure, tableLines } from '../figures.ts'
import { GAMES_FILE, type Contest, type Result } from './match.ts'

interface Plan extends Contest {
  readonly matches: number
  readonly processes: number
}

/** Plays computers of two levels against each other, and reports how often each won. Returns 1 if a match failed. */
export async function arena(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const plan = planFrom(args, games)
  const results: Result[] = []
  const numbers = Array.from({ length: plan.matches }, (_, number) => number)
  const played = (result: Result) => {
    results.push(result)
    if (terminal.isWatched) terminal.err(`\rmatches: ${results.length} of ${plan.matches}`)
  }
  const children = Array.from({ length: Math.min(plan.processes, plan.matches) })
  const codes = await Promise.all(children.map(() => playIn(plan, numbers, played)))
  if (terminal.isWatched) terminal.err('\n')
  if (codes.some((code) => code !== 0)) return 1
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
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [id, tooMany] = positionals
  if (tooMany !== undefined) throw new WrongArguments(`Give one game, not ${tooMany} too`)
  const game = gameNamed(games, id)
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
    matches: wholeNumber('matches', values.matches, 1, 1_000_000),
    processes: wholeNumber('processes', values.processes, 1, 256),
  }
}

/** Plays matches in a process of their own until none is left. Resolves to its exit code. */
function playIn(plan: Plan, numbers: number[], played: (result: Result) => void): Promise<number> {
  const path = fileURLToPath(new URL('./child.ts', import.meta.url))
  const child = fork(path, [JSON.stringify(plan satisfies Contest)], { execArgv: ['--import', 'tsx'] })
  const next = () => {
    const number = numbers.shift()
    if (number === undefined) child.disconnect()
    else child.send(number)
  }
  child.on('message', (result) => {
    played(result as Result)
    next()
  })
  next()
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

function totalOf(results: readonly Result[], side: number) {
  const sum = (of: 'won' | 'decisions' | 'thought') =>
    results.reduce((total, result) => total + (result[side]?.[of] ?? 0), 0)
  return { won: sum('won'), decisions: sum('decisions'), thought: sum('thought') }
}

function rowsOf({ levels, against }: Plan, results: readonly Result[]): string[][] {
  const rows = levels.map((level, side) => {
    const { won, decisions, thought } = totalOf(results, side)
    const { least, most } = intervalOf(won, results.length)
    const share = percent(won / results.length)
    const row = [String(results.length), share, percent(least), percent(most)]
    const name = side === 1 && against !== undefined ? `${level} in ${against}` : level
    return [name, ...row, shownFigure(decisions / results.length), shownFigure(thought / decisions)]
  })
  return [['', 'matches', 'won', 'from', 'to', 'decisions a match', 'ms a decision'], ...rows]
}
