import { bold, listOf } from '../../../language/index.ts'
import type { Names } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { Guess, TableEvent } from '../../../tables/model/store.ts'
import { harmless } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

type GuessedEvent = Omit<TableEvent & { readonly kind: 'guessed' }, 'kind'>

/** The number of names on each side. */
const MAX_NAMED = 5

/** The guesses in words, once the game is over. The earliest correct guess comes first. */
export function guessesInWords({ standings }: TableView, { guesses, more }: GuessedEvent, names: Names): string {
  const winners = new Set(standings.filter(({ won }) => won).map(({ seat }) => seat))
  const right = guesses.filter(({ seat }) => winners.has(seat))
  const wrong = guesses.filter(({ seat }) => !winners.has(seat))
  const others = more + unnamed(right) + unnamed(wrong)
  return [
    right.length === 0 ? say('guesses-none-right') : say('guesses-right', { guesses: told(right, names) }),
    ...(wrong.length === 0 ? [] : [say('guesses-wrong', { guesses: told(wrong, names) })]),
    ...(others === 0 ? [] : [say('guesses-more', { more: others })]),
  ].join(' ')
}

function told(guesses: GuessedEvent['guesses'], names: Names): string {
  return listOf(
    guesses
      .slice(0, MAX_NAMED)
      .map(({ name, seat, turn }) => say('guess-of', { name: bold(harmless(name)), seat: names(seat), turn })),
  )
}

function unnamed(guesses: GuessedEvent['guesses']): number {
  return Math.max(0, guesses.length - MAX_NAMED)
}

/** A spectator's own guess, for them only. */
export function guessInWords({ seat, turn }: Pick<Guess, 'seat' | 'turn'>, names: Names): string {
  return say('guess-own', { seat: names(seat), turn })
}
