import { UnloadableState, type Game, type Seat } from '../../src/engine/index.ts'
import { capital } from '../../src/language/index.ts'
import { Damaged } from '../../src/tables/model/store.ts'

/** Where a command writes: results for other programs and for readers, and progress messages. */
export interface Terminal {
  out(line: string): void
  err(text: string): void
  /** Whether a user watches the progress messages. */
  readonly isWatched: boolean
}

/** The arguments of a command were wrong. The message says how, in one sentence. */
export class WrongArguments extends Error {}

export type Command = (args: readonly string[], terminal: Terminal) => number | Promise<number>

/** Runs the command line of this process, and sets its exit code to the command's result. `help` answers `--help`. */
export async function runCommand(command: Command, help?: string): Promise<void> {
  const terminal: Terminal = {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (text) => void process.stderr.write(text),
    isWatched: process.stderr.isTTY === true,
  }
  const helped = help === undefined ? command : withHelp(help, command)
  process.exitCode = await withExitCode(() => helped(process.argv.slice(2), terminal), terminal)
}

/** Adds a `--help` option that prints how to call the command. */
export function withHelp(help: string, command: Command): Command {
  return (args, terminal) => {
    if (!args.includes('--help') && !args.includes('-h')) return command(args, terminal)
    terminal.out(help.trim())
    return 0
  }
}

/**
 * Returns 2 for wrong arguments and 1 for a game that can't be used at all, and reports either in one sentence.
 * Rethrows other errors.
 */
export async function withExitCode(work: () => number | Promise<number>, terminal: Terminal): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const isParseError = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (error instanceof UnloadableState || error instanceof Damaged) {
      terminal.err(`${capital(error.message.replace(/\.$/, ''))}.\n`)
      return 1
    }
    if (!(error instanceof WrongArguments) && !isParseError) throw error
    terminal.err(`${error.message.split('. To specify')[0]?.replace(/\.$/, '')}.\n`)
    return 2
  }
}

/** The game with an id. Throws `WrongArguments`. */
export function gameNamed(games: readonly Game[], id: string | undefined): Game {
  const game = games.find((one) => one.rules.id === id)
  if (game) return game
  const known = games.map((one) => one.rules.id).join(', ') || 'none yet'
  throw new WrongArguments(id === undefined ? `Name a game (${known})` : `No game is called ${id}: there are ${known}`)
}

/** The game that is the only argument. Throws `WrongArguments`. */
export function onlyGame(games: readonly Game[], [id, tooMany]: readonly string[]): Game {
  if (tooMany !== undefined) throw new WrongArguments(`Give one game, not ${tooMany} too`)
  return gameNamed(games, id)
}

/**
 * The preset and the number of seats from options. The default is `usual` seats of the range that the preset allows.
 * Throws `WrongArguments`.
 */
export function presetAndSeats(
  { rules: { sheet, seats } }: Game,
  given: { readonly preset: string; readonly seats?: string | undefined },
  usual: (range: { readonly min: number; readonly max: number }) => number = ({ max }) => max,
): { readonly preset: string; readonly seats: number } {
  const preset = oneOf('preset', given.preset, sheet.presetIds)
  const range = sheet.seats(sheet.chosen(preset), seats)
  return { preset, seats: wholeNumber('seats', given.seats ?? String(usual(range)), range.min, range.max) }
}

/** A whole number from an option. Throws `WrongArguments`. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new WrongArguments(`--${name} must be a whole number from ${least} to ${most}`)
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** One of several words from an option. Throws `WrongArguments`. */
export function oneOf<T extends string>(name: string, text: string, words: readonly T[]): T {
  const word = words.find((one) => one === text)
  if (word === undefined) throw new WrongArguments(`--${name} must be ${OR.format(words)}`)
  return word
}

export const playerName = (seat: Seat): string => `Player ${seat + 1}`

/** A shell word, quoted if necessary. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
