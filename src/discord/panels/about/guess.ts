import type { TableView } from '../../../tables/model/service.ts'
import { seatPlayedBy } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { menu, menuOption, texts, type Panel, type ComponentRow } from '../../kit/message.ts'
import { fullNames, plainFullNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { guessInWords } from '../../table/telling/guess.ts'
import { say } from '../../words/index.ts'

/** A spectator's own guess, and the menu for it; nothing for others. */
export interface GuessPart {
  readonly lines: readonly string[]
  readonly rows: readonly ComponentRow[]
}

const NOTHING: GuessPart = { lines: [], rows: [] }

export async function guessPart({ tables }: Context, view: TableView, user: string): Promise<GuessPart> {
  if (whyNoGuess(view, user) !== null) return NOTHING
  const { record } = view
  const names = plainFullNames(record)
  const guess = await tables.guesses.of(record.id, user)
  const seats = record.seats.filter(({ seat }) => view.isIn(seat))
  const options = seats.map(({ seat }) => ({
    ...menuOption(String(seat), names(seat)),
    default: seat === guess?.seat,
  }))
  const line = guess ? guessInWords(guess, fullNames(record)) : say('guess')
  const rows =
    options.length === 0 ? [] : [menu(formatId({ kind: 'guess', table: record.id }), say('guess-menu'), options)]
  return { lines: [line], rows }
}

/** The same in a panel of its own; a sentence for those who cannot guess. */
export async function guessPanel(context: Context, view: TableView, user: string): Promise<Reply> {
  const why = whyNoGuess(view, user)
  if (why !== null) return why
  const { lines, rows } = await guessPart(context, view, user)
  return { components: [...texts(...lines), ...rows] } satisfies Panel
}

function whyNoGuess({ record }: TableView, user: string): string | null {
  if (record.status !== 'playing') return REFUSED['not-playing']
  if (seatPlayedBy(record, user)) return REFUSED['plays-here']
  return record.seats.length < 2 ? say('one-alone') : null
}
