import { escapeMarkdown } from 'discord.js'
import { bold, listOf } from '../../../language/index.ts'
import { hasGame, type TableView } from '../../../tables/model/service.ts'
import { isDamaged, type DamagedTable, type TableRecord, type TableStatus } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, gallery, menu, menuOption, PICTURE_NAME, rows, texts, type Picture } from '../../kit/message.ts'
import { boldNames, playerNames, seatFaces, seatNames } from '../../kit/names.ts'
import { whyNotShown } from '../../kit/sentences.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { damagedHere, damagedInWords, RESUMABLE, findSavedGame, statusText } from '../../table/files/saves.ts'
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
  const archived = away === 0 ? [] : [say('saves-archived', { count: away })]
  if (count === 0) return [say('saves-none'), ...archived].join('\n')
  const last = Math.min(Math.ceil(count / PAGE_SIZE), MAX_PAGES) - 1
  const at = Math.min(page, last)
  const found = (await context.tables.directory.findWithDamaged({ ...wanted, limit: (at + 1) * PAGE_SIZE })).slice(
    at * PAGE_SIZE,
  )
  const listed = await Promise.all(
    found.map(async (one) => (isDamaged(one) ? damagedEntry(context, one) : await entryOf(context, one))),
  )
  const budget = new TextBudget()
  const text = budget.fill([
    last === 0 ? say('saves-heading', { count }) : say('saves-heading-page', { count, page: at + 1, pages: last + 1 }),
    ...listed.map(({ line }) => clip(line, MAX_LINE_LENGTH)),
    ...archived,
  ])
  const options = listed.map(({ id, label, hint }) => menuOption(id, label, hint))
  const turnTo = (to: number) => formatId({ kind: 'saves', page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), say('page-back'))] : []),
    ...(at < last ? [button(turnTo(at + 1), say('page-more'))] : []),
  ]
  const choosing = menu(formatId({ kind: 'saves-menu', page: at }), say('saves-menu'), options)
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
    button(formatId({ kind: 'saves', page }), say('save-all')),
    ...(RESUMABLE.includes(record.status) && !isHere
      ? [
          button(
            formatId({ kind: 'resume', table: id }),
            record.status === 'playing' ? say('save-move') : say('save-resume'),
            'main',
          ),
        ]
      : []),
    ...(record.status === 'lobby'
      ? []
      : [button(formatId({ kind: 'export', table: id, isSure: false }), say('save-export'))]),
    ...(record.status === 'closed' ? [button(formatId({ kind: 'archive', table: id }), say('save-archive'))] : []),
    ...(fault.length > 0 && record.status === 'playing' ? [endButton(id)] : []),
  ]
  const text = new TextBudget().fill([
    say('save-heading', { title, status: statusText(record.status), room: record.room }),
    say('save-players', {
      players: listOf(record.seats.map(({ seat }) => bold(escapeMarkdown(playerNames(record)(seat))))),
    }),
    say('save-ages', agesOf(record)),
    ...said,
    ...fault,
    ...(RESUMABLE.includes(record.status) ? [say('take-elsewhere', { id })] : []),
  ])
  return {
    components: [...(picture ? [gallery(picture.name, picture.alt)] : []), ...texts(text), ...rows(buttons)],
    ...(picture && { pictures: [picture] }),
  }
}

/** A game that can't be read: why, and a button to end it. */
function damagedPanel(context: Context, damaged: DamagedTable, page: number): Reply {
  const { id, why, room, changedAt } = damaged
  const game = escapeMarkdown(damagedInWords(context, damaged))
  const text = new TextBudget().fill([
    room === null ? say('save-damaged', { game }) : say('save-damaged-in', { game, room }),
    clip(escapeMarkdown(why), MAX_LINE_LENGTH),
    ...(changedAt === null ? [] : [say('save-changed', { changed: ago(changedAt) })]),
    say('ends-damaged'),
  ])
  const all = button(formatId({ kind: 'saves', page }), say('save-all'))
  return { components: [...texts(text), ...rows([all, endButton(id)])] }
}

function endButton(id: string) {
  return button(formatId({ kind: 'end', table: id }), say('save-end'), 'grave')
}

const NOTHING: { readonly picture: Picture | null; readonly said: readonly string[] } = { picture: null, said: [] }

/** A game as everyone may see it: a small map, and where it stands. */
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
      faces: seatFaces(record),
    },
    record.host,
  )
  const waits = awaited.length > 0 ? [say('waiting-for', { names: listOf(awaited.map(boldNames(record))) })] : []
  const alt = altOf(tableView)
  const headline = game.words.headline(view, boldNames(record))
  const isDrawn = image !== null && image !== 'too-many'
  return {
    picture: isDrawn ? { name: PICTURE_NAME, image, alt } : null,
    said: [
      game.words.round ? headline : say('save-turn', { turn, headline }),
      ...(isOver ? [say('finished')] : waits),
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
    label: say('saves-option', { title, players: playersOf(record) }),
    hint:
      where === '' ? statusText(record.status) : say('saves-option.hint', { status: statusText(record.status), where }),
  }
}

function damagedEntry(context: Context, damaged: DamagedTable): Listing {
  const { id, room } = damaged
  const label = damagedInWords(context, damaged)
  const game = escapeMarkdown(label)
  const line = room === null ? say('saves-damaged', { game }) : say('saves-damaged-in', { game, room })
  return { id, line, label, hint: say('saves-only-end') }
}

function lineOf(record: TableRecord, title: string, where: string): string {
  const given = {
    title: escapeMarkdown(title),
    players: escapeMarkdown(playersOf(record)),
    status: statusText(record.status),
    room: record.room,
    ...agesOf(record),
  }
  return where === '' ? say('saves-line', given) : say('saves-line-where', { ...given, where: escapeMarkdown(where) })
}

function agesOf({ createdAt, changedAt }: TableRecord) {
  return { opened: ago(createdAt), changed: ago(changedAt) }
}

function ago(time: number): string {
  return `<t:${Math.floor(time / 1000)}:R>`
}

function playersOf(record: TableRecord): string {
  return record.seats.map(({ seat }) => playerNames(record)(seat)).join(', ')
}

/** Where the game stood when it was last shown; empty in a lobby. */
async function whereIn(context: Context, record: TableRecord): Promise<string> {
  return record.status === 'lobby' ? '' : await context.projector.headlineOn(record)
}

function titleOf({ tables }: Context, { game }: TableRecord): string {
  return tables.games.find(({ rules }) => rules.id === game)?.words.title ?? game
}
