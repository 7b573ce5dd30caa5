import type { Game, Topic } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import { formatId } from '../../kit/ids.ts'
import {
  button,
  container,
  galleryOf,
  menu,
  menuOption,
  rows,
  texts,
  type Panel,
  type Picture,
  type ComponentRow,
} from '../../kit/message.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { groupsOf, type TopicGroup } from '../../reference/groups.ts'
import type { Context } from '../../table/context/context.ts'
import { faceLines } from '../../table/telling/faces.ts'
import { lookAt } from './held.ts'
import { drawnFaces, topicAlt } from './topic.ts'
import { say } from '../../words/index.ts'

const BOOK = 0x8a6d3b
/** Faces on a page: two rows of two, each of which can be enlarged. */
const PAGE_SIZE = 4
/** The length of the gist of each face. */
const MAX_GIST_LENGTH = 160

/** The games that have cards to browse. */
export function galleriesPanel(games: readonly Game[]): Panel {
  const buttons = games
    .filter((game) => groupsOf(game).length > 0)
    .map((game) => button(formatId({ kind: 'cards', game: game.rules.id, group: 0, page: 0 }), game.words.title))
  return { components: [...texts(`${say('cards-galleries')}\n${say('cards-of-which')}`), ...rows(buttons)] }
}

/** A page of the cards, creatures and places of one kind, with their faces. `at`: which kind; `page`: from 0. */
export async function cardsPanel(
  context: Context,
  user: string,
  game: Game,
  at: number,
  page: number,
): Promise<Panel | null> {
  const groups = groupsOf(game)
  const group = groups[at]
  const shown = group?.topics.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE) ?? []
  if (!group || shown.length === 0) return null
  const pictures = await facesOf(context, user, game, shown)
  const budget = new TextBudget()
  const title = budget.fill([
    say('cards-heading', { title: game.words.title, group: group.name }),
    `-# ${whereIn(group, page)}`,
  ])
  const text = budget.fill(shown.map(gistOf))
  const faces = pictures.length === 0 ? [] : [galleryOf(pictures)]
  const controls = [...lookAt(game.rules.id, shown), kindMenu(game, groups, at), ...pageButtons(game, group, at, page)]
  return { components: [container([...texts(title), ...faces, ...texts(text), ...controls], BOOK)], pictures }
}

async function facesOf(
  context: Context,
  user: string,
  game: Game,
  topics: readonly Topic[],
): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  // One after another, so that a browsing user doesn't block other drawings.
  for (const [at, topic] of topics.entries()) {
    const image = await drawnFaces(context, game, [topic], user)
    const alt = topicAlt(topic, faceLines(topic))
    if (image) pictures.push({ name: `card-${at + 1}.jpg`, image, alt })
  }
  return pictures
}

function whereIn({ topics }: TopicGroup, page: number): string {
  const [count, pages] = [topics.length, Math.ceil(topics.length / PAGE_SIZE)]
  return pages === 1 ? say('cards-count', { count }) : say('cards-count-page', { count, page: page + 1, pages })
}

function gistOf(topic: Topic): string {
  const { title, figures = [] } = topic
  const numbers = figures.map(([word, number]) => `${word} ${number}`)
  const gist = clip(
    plain([...numbers, faceLines(topic)[0] ?? ''].filter((part) => part !== '').join(' · ')),
    MAX_GIST_LENGTH,
  )
  return gist === '' ? bold(title) : say('cards-gist', { title, gist })
}

function kindMenu({ rules: { id } }: Game, groups: readonly TopicGroup[], at: number): ComponentRow {
  const options = groups.map(({ name, topics }, index) => ({
    ...menuOption(String(index), name, say('cards-count', { count: topics.length })),
    default: index === at,
  }))
  return menu(formatId({ kind: 'cards-menu', game: id }), say('cards-kinds'), options)
}

function pageButtons(
  { rules: { id } }: Game,
  { topics }: TopicGroup,
  group: number,
  page: number,
): readonly ComponentRow[] {
  const last = Math.ceil(topics.length / PAGE_SIZE) - 1
  const to = (at: number, label: string) => button(formatId({ kind: 'cards', game: id, group, page: at }), label)
  return rows([
    ...(page > 0 ? [to(page - 1, say('cards-back'))] : []),
    ...(page < last ? [to(page + 1, say('cards-on'))] : []),
  ])
}
