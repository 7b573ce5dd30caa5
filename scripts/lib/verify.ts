import { parseArgs } from 'node:util'
import type { Game } from '../../src/engine/index.ts'
import { troubleInWords, verdictLines } from '../../src/discord/table/files/verdict.ts'
import { verify, type Verdict } from '../../src/tables/index.ts'
import { readSaved, type SavedGame } from '../../trials/saved.ts'
import { gameNamed, WrongArguments, type Terminal } from './command.ts'

/** Verifies an exported game, and says in plain words which checks it passes. */
export function verifyFile(args: readonly string[], games: readonly Game[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { commitment: { type: 'string' }, link: { type: 'string' } },
  })
  const [path, tooMany] = positionals
  if (path === undefined) throw new WrongArguments('Name the file of a game that was exported')
  if (tooMany !== undefined) throw new WrongArguments(`Give one file, not ${tooMany} too`)
  const read = readable(path)
  if (typeof read === 'string') return refused(read, terminal)
  const verdict = compared(verify(gameNamed(games, read.game), read), values)
  for (const line of verdictLines(verdict)) terminal.out(line)
  const trouble = verdict.trouble && troubleInWords(verdict.trouble)
  terminal.out(JSON.stringify({ game: read.game, ...verdict, trouble }))
  return verdict.holds ? 0 : 1
}

/** The file, or why it can't be read: a broken export fails the verification and says so. */
function readable(path: string): SavedGame | string {
  try {
    return readSaved(path)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function refused(trouble: string, terminal: Terminal): number {
  terminal.out(trouble)
  terminal.out(JSON.stringify({ holds: false, trouble }))
  return 1
}

/** Compares a verdict with the values published during the game, as many of their characters as are given. */
function compared(verdict: Verdict, published: { commitment?: string; link?: string }): Verdict {
  const differs = (shown: string | undefined, own: string | null) => shown !== undefined && !own?.startsWith(shown)
  if (!verdict.holds) return verdict
  const kind = differs(published.commitment, verdict.commitment)
    ? 'commitment-unpublished'
    : differs(published.link, verdict.head)
      ? 'link-unpublished'
      : null
  return kind === null ? verdict : { ...verdict, holds: false, trouble: { kind } }
}
