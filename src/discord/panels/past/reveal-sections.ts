import { bold, listOf, small } from '../../../language/index.ts'
import { yieldToEventLoop } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { plain } from '../../kit/text.ts'
import { lineInWords, namesAt } from '../../table/telling/chronicle.ts'
import type { Context } from '../../table/context/context.ts'
import { verdictInWords } from '../../table/files/verdict.ts'
import { passageLines } from '../parts/passages.ts'

const PAGE_SIZE = 100
const HANDS = small('As it stood behind **My choices & hand** at the end.')

/** One kind of what is revealed of a game that is over. */
export interface SecretSection {
  /** Lower-case letters, figures and dashes: its presses hold for ever. */
  readonly id: string
  /** Plain text. */
  readonly title: string
  /** Markdown; worked out when it is looked at. */
  readonly lines: () => readonly string[] | Promise<readonly string[]>
}

/** All that is revealed of a game that is over, in the order in which it is leafed through. */
export function secretSections(context: Context, view: TableView, by: UserId): readonly SecretSection[] {
  const { record, game } = view
  const names = fullNames(record)
  const hands = record.seats.map(({ seat }) => ({
    id: `seat-${seat}`,
    title: `What ${plain(names(seat))} held and knew`,
    lines: () => [HANDS, ...passageLines(game.words.hand(view.viewFor(seat), names))],
  }))
  const hidden = view.secrets(names).map(({ heading, lines }, at) => ({
    id: `game-${at}`,
    title: plain(heading),
    lines: () => lines,
  }))
  return [
    ...hands,
    ...hidden,
    { id: 'told', title: '🔒 What some alone were told', lines: () => toldApart(context, view) },
    { id: 'dice', title: '🎲 The dice', lines: () => diceLines(context, view, by) },
  ]
}

/** Every private line in order, with its readers. */
async function toldApart({ tables }: Context, view: TableView): Promise<readonly string[]> {
  const told: string[] = []
  for (let last = 0; ;) {
    const page = await tables.chronicle.privateLines(view.record.id, last, PAGE_SIZE)
    for (const line of page) {
      const words = lineInWords(view, line)
      if (words !== null && line.to !== 'all') told.push(`${listOf(line.to.map(namesAt(view, line)))}: ${words}`)
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
    `${bold('Seed')}: ${code(seed)}`,
    ...(seal.kind === 'sealed'
      ? [
          `${bold('Secret')}: ${code(seal.secret)}`,
          `${bold('Its SHA-256, published before anybody sat down')}: ${code(seal.commitment)}`,
          `${bold('What the players brought to it')}: ${listOf(seal.brought.map(code)) || 'nothing'}`,
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
