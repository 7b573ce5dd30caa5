import { escapeMarkdown } from 'discord.js'
import { bold, listOf } from '../../../language/index.ts'
import { hasGame, type TableView } from '../../../tables/model/service.ts'
import { isDamaged, type DamagedTable, type TableRecord, type TableStatus } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, gallery, menu, menuOption, PICTURE_NAME, rows, texts, type Picture } from '../../kit/message.ts'
import { boldNames, playerNames, seatNames } from '../../kit/names.ts'
import { whyNotShown } from '../../kit/sentences.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { damagedHere, damagedInWords, RESUMABLE, findSavedGame, STATUS } from '../../table/files/saves.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { altOf } from '../parts/views.ts'
import { say } from '../../words/index.ts'

const SAVED: readonly TableStatus[] = ['lobby', 'playing', 'closed']
const PAGE_SIZE = 8
const MAX_PAGES = 50
const MAX_LINE_LENGTH = 350

/** The saved and damaged games of the requester's server, a page at a time, without the archive. It views no game. */
export async function savesPanel(context: Context, request: Request, page = 0): Promise<Reply> {
  if (request.guild === null) return say('not-in-server')
  const wanted = { server: request.guild, here: request.channel, statuses: SAVED, archived: false }
  const [count, away] = await Promise.all([
    context.tables.directory.countWithDamaged(wanted),
    context.tables.directory.count({ server: request.guild, statuses: SAVED, archived: true }),
  ])
  const archived = away === 0 ? [] : [`-# ${away} more in the archive: \`/admin resume\` finds them.`]
  if (count === 0) return ['There are no saved games on this server.', ...archived].join('\n')
  const last = Math.min(Math.ceil(count / PAGE_SIZE), MAX_PAGES) - 1
  const at = Math.min(page, last)
  const found = (await context.tables.directory.findWithDamaged({ ...wanted, limit: (at + 1) * PAGE_SIZE })).slice(
    at * PAGE_SIZE,
  )
  const listed = await Promise.all(
    found.map(async (one) => (isDamaged(one) ? damagedEntry(context, one) : await entryOf(context, one))),
  )
  const budget = new TextBudget()
  const pages = last === 0 ? '' : ` (page ${at + 1} of ${last + 1})`
  const text = budget.fill([
    `### ${count} saved ${count === 1 ? 'game' : 'games'}${pages}`,
    ...listed.map(({ line }) => clip(line, MAX_LINE_LENGTH)),
    ...archived,
  ])
  const options = listed.map(({ id, label, hint }) => menuOption(id, label, hint))
  const turnTo = (to: number) => formatId({ kind: 'saves', page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), 'Back')] : []),
    ...(at < last ? [button(turnTo(at + 1), 'More …')] : []),
  ]
  const choosing = menu(formatId({ kind: 'saves-menu', page: at }), 'Look at one of them …', options)
  return { components: [...texts(text), choosing, ...rows(turning)] }
}

/** One saved game: its players, dates, position and active seat, with a small map. `page`: its page in the list. */
export async function savePanel(context: Context, request: Request, id: string, page: number): Promise<Reply> {
  const damaged = await damagedHere(context, request, id)
  if (damaged) return damagedPanel(context, damaged, page)
  const record = await findSavedGame(context, request, id, SAVED)
  if (!record) return say('unknown-save')
  const view = await context.tables.views.of(id)
  const title = titleOf(context, record)
  const { picture, said } = view && hasGame(view) ? await pictureTable(context, view) : NOTHING
  const fault = view && 'fault' in view ? [whyNotShown(view.why)] : []
  const isHere = record.room === request.channel && record.status === 'playing'
  const buttons = [
    button(formatId({ kind: 'saves', page }), 'All saved games'),
    ...(RESUMABLE.includes(record.status) && !isHere
      ? [
          button(
            formatId({ kind: 'resume', table: id }),
            record.status === 'playing' ? 'Move it here' : 'Take it up here',
            'main',
          ),
        ]
      : []),
    ...(record.status === 'lobby' ? [] : [button(formatId({ kind: 'export', table: id, isSure: false }), 'Export …')]),
    ...(record.status === 'closed' ? [button(formatId({ kind: 'archive', table: id }), 'Archive')] : []),
    ...(fault.length > 0 && record.status === 'playing' ? [endButton(id)] : []),
  ]
  const text = new TextBudget().fill([
    `### ${title} – ${STATUS[record.status]} in <#${record.room}>`,
    `Players: ${listOf(record.seats.map(({ seat }) => bold(escapeMarkdown(playerNames(record)(seat)))))}`,
    agesOf(record),
    ...said,
    ...fault,
    ...(RESUMABLE.includes(record.status) ? [say('take-elsewhere', { id })] : []),
  ])
  return {
    components: [...(picture ? [gallery(picture.name, picture.alt)] : []), ...texts(text), ...rows(buttons)],
    ...(picture && { pictures: [picture] }),
  }
}

/** A game that cannot be read: why, and what can be done with it. */
function damagedPanel(context: Context, damaged: DamagedTable, page: number): Reply {
  const { id, why, room, changedAt } = damaged
  const text = new TextBudget().fill([
    `### ${escapeMarkdown(damagedInWords(context, damaged))}${room === null ? '' : ` in <#${room}>`}`,
    clip(escapeMarkdown(why), MAX_LINE_LENGTH),
    ...(changedAt === null ? [] : [`Last change ${ago(changedAt)}.`]),
    say('ends-damaged'),
  ])
  const all = button(formatId({ kind: 'saves', page }), 'All saved games')
  return { components: [...texts(text), ...rows([all, endButton(id)])] }
}

function endButton(id: string) {
  return button(formatId({ kind: 'end', table: id }), 'End this game', 'grave')
}

const NOTHING: { readonly picture: Picture | null; readonly said: readonly string[] } = { picture: null, said: [] }

/** A game as everybody may see it: a small map, and in words where it stands. */
export async function pictureTable(context: Context, tableView: TableView): Promise<typeof NOTHING> {
  const { record, game, turn, awaited, isOver } = tableView
  const view = tableView.viewFor(null)
  const names = seatNames(record)
  const image = await context.pictures(
    {
      table: record.id,
      game: record.game,
      view,
      asked: [],
      viewer: null,
      size: 'full',
      framing: 'narrow',
      names,
    },
    record.host,
  )
  const waits = awaited.length > 0 ? [`Waits for ${listOf(awaited.map(boldNames(record)))}.`] : []
  const alt = altOf(tableView)
  const isDrawn = image !== null && image !== 'too-many'
  return {
    picture: isDrawn ? { name: PICTURE_NAME, image, alt } : null,
    said: [
      `${game.words.round ? '' : `Turn ${turn}: `}${game.words.headline(view, boldNames(record))}`,
      ...(isOver ? ['It is over.'] : waits),
      ...(isDrawn ? [] : [`-# ${clip(alt, 800)}`]),
    ],
  }
}

/** A saved game as a line of the list and as an option of its menu. */
interface Listing {
  readonly id: string
  readonly line: string
  readonly label: string
  readonly hint: string
}

async function entryOf(context: Context, record: TableRecord): Promise<Listing> {
  const [where, title] = [await whereIn(context, record), titleOf(context, record)]
  return {
    id: record.id,
    line: lineOf(record, title, where),
    label: `${title} – ${playersOf(record)}`,
    hint: `${STATUS[record.status]}${where === '' ? '' : ` – ${where}`}`,
  }
}

function damagedEntry(context: Context, damaged: DamagedTable): Listing {
  const words = damagedInWords(context, damaged)
  const stands = damaged.room === null ? '' : ` in <#${damaged.room}>`
  return { id: damaged.id, line: `- ⚠ ${escapeMarkdown(words)}${stands}`, label: words, hint: 'It can only be ended' }
}

function lineOf(record: TableRecord, title: string, where: string): string {
  const stands = where === '' ? '' : ` – ${escapeMarkdown(where)}`
  return `- ${escapeMarkdown(title)} – ${escapeMarkdown(playersOf(record))}${stands} – ${STATUS[record.status]} in <#${record.room}>, ${agesOf(record)}`
}

function agesOf({ createdAt, changedAt }: TableRecord): string {
  return `begun ${ago(createdAt)}, last change ${ago(changedAt)}`
}

function ago(time: number): string {
  return `<t:${Math.floor(time / 1000)}:R>`
}

function playersOf(record: TableRecord): string {
  return record.seats.map(({ seat }) => playerNames(record)(seat)).join(', ')
}

/** Where it stood when it was shown last. */
async function whereIn(context: Context, record: TableRecord): Promise<string> {
  return record.status === 'lobby' ? 'not started' : await context.projector.headlineOn(record.id)
}

function titleOf({ tables }: Context, { game }: TableRecord): string {
  return tables.games.find(({ rules }) => rules.id === game)?.words.title ?? game
}
