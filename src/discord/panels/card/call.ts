import type { TableSight } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { linkTo } from '../../kit/links.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import { timeLines } from '../../table/telling/time.ts'

const MAX_TITLE_LENGTH = 100
const MAX_CALL_LENGTH = 1500

/** Tells a player in a direct message that they have a question. `card`: the message to link to. */
export function noticePanel(sight: TableSight, card: string | null): Panel {
  return directPanel(sight, [`${placeOf(sight, card)}: it is for you to decide.`])
}

/** Calls a seat to a private decision. It rings unless its player wants no notices. */
export function secretCallPanel(sight: TableSight, seat: number, card: string | null): Panel {
  const asked = ownQuestion(sight, seat)
  const lines = [`A private matter for you to decide: ${placeOf(sight, card)}.`, promptOf(sight, seat)]
  const time = asked ? timeLines(sight, [asked], sight.time(seat)?.deadline ?? null) : []
  return { ...directPanel(sight, [...lines, ...time]), isLoud: sight.notice(seat) !== 'none' }
}

/** Reminds a seat in a direct message, because its question may be private. */
export function directReminderPanel(sight: TableSight, seat: number, card: string | null): Panel {
  return directPanel(sight, [`⏳ ${placeOf(sight, card)}: ${waitsFor(sight, seat)}`, promptOf(sight, seat)])
}

/** Reminds a seat in the table's channel, with a mention. */
export function reminderPanel(sight: TableSight, seat: number, card: string | null): Panel {
  const user = sight.record.seats[seat]?.user ?? ''
  const link = linkTo(sight.record, card)
  return { components: texts(`⏳ <@${user}>: ${waitsFor(sight, seat)} [Go to the card](${link}).`), pings: [user] }
}

function directPanel({ record }: TableSight, lines: readonly string[]): Panel {
  const decide = button(formatId({ kind: 'panel', table: record.id }), 'Decide', 'main')
  const text = new TextBudget().fill(
    lines.filter((line) => line !== ''),
    MAX_CALL_LENGTH,
  )
  return { components: [...texts(text), ...rows([decide])], isLoud: true }
}

function placeOf({ game, record }: TableSight, card: string | null): string {
  return `**${clip(game.words.title, MAX_TITLE_LENGTH)}** in <#${record.room}> ([the card](${linkTo(record, card)}))`
}

function promptOf(sight: TableSight, seat: number): string {
  const asked = ownQuestion(sight, seat)
  return asked ? sight.game.words.prompt(asked, sight.view(seat), boldNames(sight.record)) : ''
}

function waitsFor(sight: TableSight, seat: number): string {
  const time = sight.time(seat)
  if (time === null) return 'you are waited for.'
  const asked = `You were asked <t:${Math.floor(time.since / 1000)}:R>`
  const ends = time.isUp
    ? ', and your time is up'
    : time.deadline === null
      ? ''
      : `, and time runs out <t:${Math.ceil(time.deadline / 1000)}:R>`
  return `you are waited for. ${asked}${ends}.`
}
