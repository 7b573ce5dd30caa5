import type { APIButtonComponent } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { MENU_OPTIONS } from '../../kit/limits.ts'
import { button, container, menu, menuOption, rows, texts, type Panel } from '../../kit/message.ts'
import { gather } from '../../kit/text.ts'
import type { Context } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { secretSections } from './reveal-sections.ts'
import { say } from '../../words/index.ts'

const MAX_PAGE_LENGTH = 2800
/** A page behind every last one. */
const LAST = 99_999
const REVEALED = 0x8e4162

/** The button that reveals what was secret at a table. */
export function revealButton(table: TableId): APIButtonComponent {
  return button(formatId({ kind: 'reveal', table }), say('reveal'))
}

/** A page of the secrets of a finished game; by default the first. Stepping goes on from section to section. */
export async function revealPanel(
  context: Context,
  { user }: Pick<Request, 'user'>,
  view: TableView,
  wanted = '',
  page = 0,
): Promise<Panel> {
  const { id: table } = view.record
  const sections = secretSections(context, view, user)
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === wanted),
  )
  const { id = '', title = '', lines = () => [] } = sections[at] ?? {}
  const all = gather(await lines(), MAX_PAGE_LENGTH)
  const pages = all.length === 0 ? [say('reveal-nothing')] : all
  const number = Math.min(page, pages.length - 1)
  const heading = pages.length > 1 ? say('reveal-page', { title, at: number + 1, of: pages.length }) : title
  const turn = (label: string, to: { section: string; page: number }, disabled: boolean) => ({
    ...button(formatId({ kind: 'secrets', table, ...to }), label),
    disabled,
  })
  const [previous, next] = [sections[at - 1], sections[at + 1]]
  const back = number > 0 || !previous ? { section: id, page: number - 1 } : { section: previous.id, page: LAST }
  const on = number < pages.length - 1 || !next ? { section: id, page: number + 1 } : { section: next.id, page: 0 }
  const isFirst = number === 0 && !previous
  const isLast = number === pages.length - 1 && !next
  const options = sections
    .slice(0, MENU_OPTIONS)
    .map((one) => ({ ...menuOption(one.id, one.title), default: one.id === id }))
  const parts = texts(`## ${heading}`, pages[number] ?? '')
  const turning = rows([
    turn(say('past-back'), isFirst ? { section: id, page: LAST } : back, isFirst),
    turn(say('past-on'), on, isLast),
  ])
  const choosing = menu(formatId({ kind: 'secrets', table, section: '', page: 0 }), say('reveal-choose'), options)
  return { components: [container([...parts, ...turning, choosing], REVEALED)] }
}
