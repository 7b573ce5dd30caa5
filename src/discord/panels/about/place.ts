import { seatSeenBy } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { MENU_OPTIONS } from '../../kit/limits.ts'
import { button, container, menu, menuOption, rows, texts } from '../../kit/message.ts'
import { fullNames } from '../../kit/names.ts'
import { plain, TextBudget } from '../../kit/text.ts'
import type { Reply } from '../../table/context/context.ts'
import { placeOf } from '../../table/telling/places.ts'
import { pageHeading, passagePages } from '../parts/passages.ts'
import { say } from '../../words/index.ts'

const MAX_PAGE_LENGTH = 2800
const EARTH = 0x5f7a4b

/**
 * The board in words as a user may know it, a page at a time: one place, or all of it for an empty text, with a menu
 * of nearby places.
 */
export function placePanel(view: TableView, user: string, place: string, page = 0): Reply {
  const { board } = view.game.words
  if (!board) return say('no-board')
  const { id: table } = view.record
  const viewer = seatSeenBy(view.record, user)
  const outlook = board.look(view.viewFor(viewer), place === '' ? null : place, fullNames(view.record))
  if (!outlook) return say('unknown-place')
  const pages = passagePages(outlook.passages, MAX_PAGE_LENGTH)
  const at = Math.min(page, pages.length - 1)
  const turnTo = (to: number) => formatId({ kind: 'place', table, page: to, place })
  const near = outlook.near
    .slice(0, MENU_OPTIONS)
    .map(({ id, label, hint }) => menuOption(id, plain(label), hint && plain(hint)))
  const own = viewer === null ? null : placeOf(view, viewer, viewer)
  const buttons = [
    ...(at > 0 ? [button(turnTo(at - 1), say('page-back'))] : []),
    ...(at < pages.length - 1 ? [button(turnTo(at + 1), say('page-on'), 'main')] : []),
    ...(own === null || own === place ? [] : [button(formatId({ kind: 'where', table }), say('place-own'))]),
    ...(place === '' ? [] : [button(formatId({ kind: 'place', table, page: 0, place: '' }), say('place-whole'))]),
  ]
  const budget = new TextBudget()
  const title = budget.fill([pageHeading(outlook.title, at, pages.length)], 300)
  const text = budget.fill((pages[at] ?? '').split('\n'))
  const next = near.length === 0 ? [] : [menu(formatId({ kind: 'place-menu', table }), say('place-other'), near)]
  return { components: [container([...texts(title, text), ...next, ...rows(buttons)], EARTH)] }
}
