import type { APIButtonComponent } from 'discord-api-types/v10'
import { yieldToEventLoop } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, galleryOf, rows, texts, type Picture } from '../../kit/message.ts'
import { boldNames, seatFaces } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { lineInWords } from '../../table/telling/chronicle.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { turnBegunBy } from '../../table/telling/digest.ts'
import { altOfScene, scenesIn, MIN_KEPT_WEIGHT, topicsIn } from '../../table/telling/scenes.ts'
import { eyesOf } from '../../table/past/eyes.ts'
import { momentsIn } from '../../table/past/look-back.ts'
import type { Seated } from '../../table/context/seats.ts'
import { filmButton, lookBackButton } from './look-back.ts'
import { say } from '../../words/index.ts'

const RETURNED = 0x6b8e5a
/** The largest number of lines and of scenes. */
export const MAX_TOLD = 10
const MAX_LINE_LENGTH = 300
/** The number of latest lines in which the bot looks. */
const MAX_LINES_READ = 3000
const PAGE_SIZE = 200
/** Weights of lines without a scene: rollbacks, private lines, events of the table, and the rest. */
const [WENT_BACK, OWN, TABLE, REST] = [Infinity, 2, 1, 0]

/** The button to what happened during an absence. `from`: the number of lines the player could read before it. */
export function sinceButton(table: string, from: number): APIButtonComponent {
  return button(formatId({ kind: 'since', table, from }), say('since-title'), 'main')
}

/**
 * What happened during an absence: the weightiest lines and scenes, newest last. Lines on abandoned branches are
 * left out, but a rollback itself counts.
 */
export async function sincePanel(context: Context, { view, seat }: Seated, user: string, from: number): Promise<Reply> {
  const { id: table } = view.record
  const stands = await context.tables.chronicle.counting(table)
  const lines = (await linesSince(context, table, seat, from)).filter(stands)
  const spoken = lines.filter((line) => lineInWords(view, line) !== null)
  if (spoken.length === 0) return say('nothing-since')
  const budget = new TextBudget()
  const turns = spoken.filter((line) => turnBegunBy(view, line) !== null).length
  const much = { game: view.game.words.title, lines: spoken.length }
  const about = turns === 0 ? say('since-lines', much) : say('since-lines-in-turns', { ...much, turns })
  const title = budget.fill([`## ${say('since-title')}`, `-# ${about}`])
  const told = budget.fill(toldOf(view, lines))
  const pictures = await scenesOf(context, view, lines, user)
  const leaf = formatId({ kind: 'moment', table, eyes: eyesOf(seat), at: Math.max(1, from), step: 'on' })
  const controls = rows([
    button(leaf, say('since-browse')),
    lookBackButton(table),
    filmButton(table, eyesOf(seat), from + 1),
  ])
  const shown = pictures.length === 0 ? [] : [galleryOf(pictures)]
  return { components: [container([...texts(title, told), ...shown, ...controls], RETURNED)], pictures }
}

async function linesSince(
  context: Context,
  table: string,
  seat: number,
  from: number,
): Promise<readonly ChronicleLine[]> {
  const count = await context.tables.chronicle.countFor(table, seat)
  const lines: ChronicleLine[] = []
  for (let skip = Math.max(from, count - MAX_LINES_READ); skip < count; skip += PAGE_SIZE) {
    lines.push(...(await context.tables.chronicle.linesFor(table, seat, skip, Math.min(PAGE_SIZE, count - skip))))
    await yieldToEventLoop()
  }
  return lines
}

/** The weightiest lines in chronological order; later lines win ties. The first line of each turn names its seat. */
function toldOf(view: TableView, lines: readonly ChronicleLine[]): string[] {
  let turn: number | null = null
  const weighed = lines.flatMap((line, index) => {
    const begins = turnBegunBy(view, line)
    turn = begins ?? turn
    const words = begins === null ? lineInWords(view, line) : null
    return words === null ? [] : [{ index, line, turn, weight: weightOf(view, line), words }]
  })
  const chosen = [...weighed]
    .sort((a, b) => b.weight - a.weight || b.index - a.index)
    .slice(0, MAX_TOLD)
    .sort((a, b) => a.index - b.index)
  return chosen.map(({ line, turn: of, words }, at) => {
    const isFirst = of !== null && chosen[at - 1]?.turn !== of
    const text = `${line.to === 'all' ? '' : '🤫 '}${words.replaceAll('\n', ' ')}`
    const name = isFirst ? boldNames(view.record, line.line)(of) : ''
    return clip(`• ${isFirst ? say('since-turn-of', { name, text }) : text}`, MAX_LINE_LENGTH)
  })
}

function weightOf(view: TableView, line: ChronicleLine): number {
  if (line.kind === 'event' && line.event.kind === 'went-back') return WENT_BACK
  const least = line.to !== 'all' ? OWN : line.kind === 'event' ? TABLE : REST
  return Math.max(least, ...scenesIn(view, [line]).map(({ weight }) => weight))
}

/** The weightiest scenes in the order in which they happened, as far as they can be drawn. */
async function scenesOf(
  context: Context,
  view: TableView,
  lines: readonly ChronicleLine[],
  user: string,
): Promise<readonly Picture[]> {
  const { record, game } = view
  const { pictures: framing } = await context.tables.people.person(user)
  const worthy = momentsIn(lines)
    .flatMap((moment) => scenesIn(view, moment))
    .filter(({ weight }) => weight >= MIN_KEPT_WEIGHT)
  const chosen = worthy
    .map((drama, index) => ({ drama, index }))
    .sort((a, b) => b.drama.weight - a.drama.weight || b.index - a.index)
    .slice(0, MAX_TOLD)
    .sort((a, b) => a.index - b.index)
  const pictures: Picture[] = []
  // One after another, so that a returning player doesn't block other drawings.
  for (const { drama } of chosen) {
    const topics = topicsIn(game, drama)
    const image = await context.scenes({
      table: record.id,
      game: record.game,
      drama,
      topics,
      faces: seatFaces(record),
      framing,
      person: record.host,
    })
    const name = `scene-${pictures.length + 1}.jpg`
    if (image instanceof Buffer) pictures.push({ name, image, alt: altOfScene(drama, topics) })
  }
  return pictures
}
