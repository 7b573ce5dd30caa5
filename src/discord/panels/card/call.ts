import { listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { linkTo } from '../../kit/links.ts'
import { button, rows, textPanel, texts, type Panel } from '../../kit/message.ts'
import { boldNames, spokenNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { withoutThem } from './card.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import { say } from '../../words/index.ts'
import { timeLines } from '../../table/telling/time.ts'

const MAX_TITLE_LENGTH = 100
const MAX_CALL_LENGTH = 1500

/** Tells a player in a direct message that they have a question. `card`: the message to link to. */
export function noticePanel(view: TableView, card: string | null): Panel {
  return directPanel(view, [say('call-notice', { place: placeOf(view, card) })])
}

/** Calls a seat to a private decision. */
export function secretCallPanel(view: TableView, seat: number, card: string | null): Panel {
  const asked = ownQuestion(view, seat)
  const lines = [say('call-secret', { place: placeOf(view, card) }), promptOf(view, seat)]
  const time = asked ? timeLines(view, [asked], view.time(seat)?.deadline ?? null) : []
  return directPanel(view, [...lines, ...time])
}

/** Tells a player, without a ring, that the player before them has begun their turn. */
export function nextPanel(view: TableView, active: number, card: string | null): Panel {
  return textPanel(say('call-next', { place: placeOf(view, card), name: boldNames(view.record)(active) }))
}

/** Reminds a seat in a direct message, because its question may be private. */
export function directReminderPanel(view: TableView, seat: number, card: string | null): Panel {
  return directPanel(view, [
    say('reminder', { place: placeOf(view, card), waits: waitsFor(view, seat) }),
    promptOf(view, seat),
  ])
}

/** Reminds a seat in the table's channel, with a mention. */
export function reminderPanel(view: TableView, seat: number, card: string | null): Panel {
  const user = view.playerOf(seat) ?? ''
  const said = { player: `<@${user}>`, waits: waitsFor(view, seat), card: linkTo(view.record, card) }
  return { components: texts(say('reminder-in-channel', said)), pings: [user] }
}

/** Whom an overdue call is for, and whom of them it mentions with a ring. */
export interface Others {
  readonly there: readonly number[]
  readonly awake: readonly number[]
}

/** Tells the others in the table's channel that a seat keeps them waiting, and what they can do about it. */
export function overduePanel(view: TableView, late: number, { there, awake }: Others, card: string | null): Panel {
  const { record } = view
  const usersOf = (seats: readonly number[]) => seats.flatMap((seat) => view.playerOf(seat) ?? [])
  const players = listOf(usersOf(there).map((user) => `<@${user}>`))
  const since = `<t:${Math.floor((view.time(late)?.since ?? 0) / 1000)}:R>`
  const said = { players, name: boldNames(record)(late), since, card: linkTo(record, card) }
  return { components: [...texts(say('overdue-in-channel', said)), ...rows(withoutThem(view))], pings: usersOf(awake) }
}

function directPanel({ record }: TableView, lines: readonly string[]): Panel {
  const decide = button(formatId({ kind: 'panel', table: record.id }), say('decide'), 'main')
  const text = new TextBudget().fill(
    lines.filter((line) => line !== ''),
    MAX_CALL_LENGTH,
  )
  return { components: [...texts(text), ...rows([decide])], isLoud: true }
}

function placeOf({ game, record }: TableView, card: string | null): string {
  return say('call-place', {
    game: clip(game.words.title, MAX_TITLE_LENGTH),
    channel: `<#${record.room}>`,
    card: linkTo(record, card),
  })
}

function promptOf(view: TableView, seat: number): string {
  const asked = ownQuestion(view, seat)
  return asked ? view.game.words.prompt(asked, view.viewFor(seat), spokenNames(view)) : ''
}

function waitsFor(view: TableView, seat: number): string {
  const time = view.time(seat)
  if (time === null) return say('waits')
  const since = `<t:${Math.floor(time.since / 1000)}:R>`
  if (time.isUp) return say('waits-late', { since })
  if (time.deadline === null) return say('waits-since', { since })
  return say('waits-until', { since, until: `<t:${Math.ceil(time.deadline / 1000)}:R>` })
}
