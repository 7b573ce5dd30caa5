import { listOf } from '../../../language/index.ts'
import { yieldToEventLoop } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { Seat } from '../../../engine/index.ts'
import { seatOf, type UserId } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { plain } from '../../kit/text.ts'
import { lineInWords, namesAt } from '../../table/telling/chronicle.ts'
import type { Context } from '../../table/context/context.ts'
import { verdictInWords } from '../../table/files/verdict.ts'
import { passageLines } from '../parts/passages.ts'
import { say } from '../../words/index.ts'

const PAGE_SIZE = 100

/** A kind of secret of a finished game. */
export interface SecretSection {
  /** Lower-case letters, figures and dashes: its presses hold for ever. */
  readonly id: string
  /** Plain text. */
  readonly title: string
  /** Markdown; worked out when it is looked at. */
  readonly lines: () => readonly string[] | Promise<readonly string[]>
}

/** All that is revealed of a game that is over, in the order of its pages: first what the others hid. */
export function secretSections(context: Context, view: TableView, by: UserId): readonly SecretSection[] {
  const { record, game } = view
  const names = fullNames(record)
  const own = seatOf(record, by)?.seat ?? null
  const handOf = (seat: Seat) => passageLines(game.words.hand(view.viewFor(seat), names))
  const titleOf = (seat: Seat) => say('reveal-hand', { name: plain(names(seat)) })
  const others = record.seats.map(({ seat }) => seat).filter((seat) => seat !== own)
  const hands = [
    {
      id: 'hands',
      title: own === null ? say('reveal-all-hands') : say('reveal-others'),
      lines: () => [say('reveal-hand-note'), ...others.flatMap((seat) => [`## ${titleOf(seat)}`, ...handOf(seat)])],
    },
    ...(own === null
      ? []
      : [{ id: `seat-${own}`, title: titleOf(own), lines: () => [say('reveal-hand-note'), ...handOf(own)] }]),
  ]
  const hidden = view.secrets(names).map(({ heading, lines }, at) => ({
    id: `game-${at}`,
    title: plain(heading),
    lines: () => lines,
  }))
  return [
    ...hands,
    ...hidden,
    { id: 'told', title: say('reveal-private-lines'), lines: () => toldApart(context, view) },
    { id: 'dice', title: say('reveal-dice'), lines: () => diceLines(context, view, by) },
  ]
}

/** Every private line in order, with its readers. */
async function toldApart({ tables }: Context, view: TableView): Promise<readonly string[]> {
  const told: string[] = []
  for (let last = 0; ;) {
    const page = await tables.chronicle.privateLines(view.record.id, last, PAGE_SIZE)
    for (const line of page) {
      const words = lineInWords(view, line)
      if (words === null || line.to === 'all') continue
      told.push(say('reveal-private-line', { names: listOf(line.to.map(namesAt(view, line))), line: words }))
    }
    const end = page.at(-1)
    if (end === undefined) return told
    last = end.line
    await yieldToEventLoop()
  }
}

/** The seed, what bound it, and whether all of the game follows from it. */
async function diceLines({ tables }: Context, { record }: TableView, by: UserId): Promise<readonly string[]> {
  const { seal, seed, id } = record
  const verdict = await tables.archive.verify(id, by)
  return [
    say('reveal-seed', { seed: code(seed) }),
    ...(seal.kind === 'sealed'
      ? [
          say('reveal-secret', { secret: code(seal.secret) }),
          say('reveal-commitment', { commitment: code(seal.commitment) }),
          seal.brought.length === 0
            ? say('reveal-brought-nothing')
            : say('reveal-brought', { codes: listOf(seal.brought.map(code)) }),
        ]
      : []),
    '',
    ...(verdict.ok ? verdictInWords(verdict.value) : [REFUSED[verdict.why]]),
  ]
}

/** Text as it is, in a form that can be copied. */
function code(text: string): string {
  return `\`${text.replaceAll('`', '’') || ' '}\``
}
