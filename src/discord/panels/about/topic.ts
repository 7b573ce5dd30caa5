import type { Topic, Game } from '../../../engine/index.ts'
import { formatId } from '../../kit/ids.ts'
import { ALT_TEXT, MENU_OPTIONS, MENU_TEXT } from '../../kit/limits.ts'
import { container, gallery, menu, menuOption, PICTURE_NAME, texts, type Panel } from '../../kit/message.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { referenceOf } from '../../reference/reference.ts'
import { isRule } from '../../reference/rulebook.ts'
import type { Context } from '../../table/context/context.ts'
import { faceLines } from '../../table/telling/faces.ts'
import { say } from '../../words/index.ts'

const BOOK = 0x8a6d3b

/** How long a reply waits for the picture of a face. Without the picture it shows the text. */
const DRAWING_TIMEOUT_MS = 2500
/** Longer texts don't fit on a face, or into its alternative text. */
const MAX_FACE_TEXT = 650

/** A looked-up topic, with its face if it has one. */
export async function topicReply(context: Context, user: string, game: Game, topic: Topic): Promise<Panel> {
  if (isRule(topic)) return topicPanel(game, topic)
  return topicPanel(game, topic, await drawnFaces(context, game, [topic], user))
}

/** The picture of one or several faces; `null` if there is none, or drawing takes too long. */
export async function drawnFaces(
  context: Context,
  game: Game,
  topics: readonly Topic[],
  user: string,
): Promise<Buffer | null> {
  const drawn = await soonEnough(context.faces({ game: game.rules.id, topics, user }), DRAWING_TIMEOUT_MS)
  return drawn instanceof Buffer ? drawn : null
}

/** A looked-up topic, on its face or in words, with its bookkeeping and related topics. */
export function topicPanel(game: Game, topic: Topic, face: Buffer | null = null): Panel {
  const budget = new TextBudget()
  const figures = (topic.figures ?? []).map(([word, number]) => `${word} ${number}`).join(' · ')
  const lines = [...(figures === '' ? [] : [`${figures}.`]), ...faceLines(topic)]
  const alt = topicAlt(topic, lines)
  const isOnFace = face !== null && alt.length <= MAX_FACE_TEXT
  const heading = isOnFace ? [] : [`## ${topic.title}`]
  const title = budget.fill([...heading, `-# ${topic.kind} · \`${topic.id}\``], 300)
  const text = budget.fill([...(isOnFace ? [] : lines), ...(topic.notes ?? [])])
  const about = referenceOf(game)
    .about(topic)
    .filter(({ id }) => id.length <= MENU_TEXT)
    .slice(0, MENU_OPTIONS)
  const options = about.map((one) => menuOption(one.id, one.title, `${one.kind} · ${one.id}`))
  const seeAlso =
    about.length === 0 ? [] : [menu(formatId({ kind: 'topic', game: game.rules.id }), say('see-also'), options)]
  const shown = face ? [gallery(PICTURE_NAME, alt)] : []
  const pictures = face ? [{ name: PICTURE_NAME, image: face, alt }] : []
  return { components: [container([...shown, ...texts(title, text), ...seeAlso], BOOK)], pictures }
}

/** What a topic's picture shows, for those who cannot see it. */
export function topicAlt({ title, kind }: Topic, lines: readonly string[]): string {
  return clip(plain(say('topic-alt', { title, kind, lines: lines.join(' ') })), ALT_TEXT)
}

/** A topic in a list of completions. */
export function topicName({ id, title }: Topic): string {
  return clip(say('topic-name', { title, id }), MENU_TEXT)
}
