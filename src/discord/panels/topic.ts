import type { Topic, Game } from '../../engine/index.ts'
import { formatId } from '../kit/ids.ts'
import { MENU_OPTIONS, MENU_TEXT } from '../kit/limits.ts'
import { container, menu, menuOption, texts, type Panel } from '../kit/message.ts'
import { clip, TextBudget } from '../kit/text.ts'
import { referenceOf } from '../reference/reference.ts'

const BOOK = 0x8a6d3b

/** Something that was looked up, and what else there is to see about it. */
export function topicPanel(game: Game, topic: Topic): Panel {
  const budget = new TextBudget()
  const title = budget.fill([`## ${topic.title}`, `-# ${topic.kind} · \`${topic.id}\``], 300)
  const text = budget.fill(topic.lines)
  const about = referenceOf(game)
    .about(topic)
    .filter(({ id }) => id.length <= MENU_TEXT)
    .slice(0, MENU_OPTIONS)
  const options = about.map(({ id, title, kind }) => menuOption(id, title, `${kind} · ${id}`))
  const seeAlso =
    about.length === 0 ? [] : [menu(formatId({ kind: 'topic', game: game.rules.id }), 'See also …', options)]
  return { components: [container([...texts(title, text), ...seeAlso], BOOK)] }
}

/** An topic in a line of proposals. */
export function topicName({ id, title }: Topic): string {
  return clip(`${title} (${id})`, MENU_TEXT)
}
