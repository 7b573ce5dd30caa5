import { parseArgs } from 'node:util'
import { LEVELS, type Game, type Level } from '../../../src/engine/index.ts'
import { gameNamed, oneOf, WrongArguments, wholeNumber } from '../command.ts'

/** What a load is to be. */
export interface LoadOptions {
  readonly tables: number
  /** Presses a second. */
  readonly presses: number
  /** How long the bot is pressed, all rounds together. */
  readonly seconds: number
  readonly rounds: number
  /** Answers a second for the card-lag part; empty for the other part. */
  readonly rates: readonly number[]
  /** Answers that each table has had before. */
  readonly played: number
  readonly games: readonly Game[]
  /** The level of a computer player at every table; `null`: a fair one at every third. */
  readonly level: Level | null
  readonly seed: string
  readonly hasGoals: boolean
  /** Whether the bot runs as on a small machine: with little memory, fewer tables and fewer presses. */
  readonly isSmall: boolean
}

export function loadOptions(args: readonly string[], games: readonly Game[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      small: { type: 'boolean', default: false },
      tables: { type: 'string' },
      presses: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string', default: '4' },
      rates: { type: 'string', default: '' },
      played: { type: 'string', default: '8' },
      games: { type: 'string' },
      level: { type: 'string' },
      seed: { type: 'string', default: 'load' },
      'no-goals': { type: 'boolean', default: false },
    },
  })
  const rates = values.rates.split(',').filter((rate) => rate.trim() !== '')
  const chosen = values.games?.split(',').map((id) => gameNamed(games, id.trim())) ?? games
  if (chosen.length === 0) throw new WrongArguments('--games names no game')
  return {
    tables: wholeNumber('tables', values.tables ?? (values.small ? '50' : '200'), 1, 2000),
    presses: wholeNumber('presses', values.presses ?? (values.small ? '10' : '100'), 1, 1000),
    seconds: wholeNumber('seconds', values.seconds ?? (rates.length > 0 ? '25' : '60'), 1, 600),
    rounds: wholeNumber('rounds', values.rounds, 1, 60),
    rates: rates.map((rate) => wholeNumber('rates', rate.trim(), 1, 1000)),
    played: wholeNumber('played', values.played, 0, 1000),
    games: chosen,
    level: values.level === undefined ? null : oneOf('level', values.level, LEVELS),
    seed: values.seed,
    hasGoals: !values['no-goals'],
    isSmall: values.small,
  }
}
