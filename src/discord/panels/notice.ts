import type { TableSight } from '../../tables/service.ts'
import { formatId } from '../kit/ids.ts'
import { linkTo } from '../kit/links.ts'
import { button, rows, texts, type Panel } from '../kit/message.ts'
import { clip } from '../kit/text.ts'

const TITLE = 100

/** Tells somebody in a direct message that they are asked. `card`: the message to go to. */
export function noticePanel(sight: TableSight, card: string | null): Panel {
  return {
    components: [...texts(`${placeOf(sight, card)}: it is for you to decide.`), ...rows([decide(sight)])],
    isLoud: true,
  }
}

/**
 * Reminds a seat that it is waited for: in the table's room by a mention, or in a direct message, which may be of a question
 * that nobody else knows of.
 */
export function reminderPanel(sight: TableSight, seat: number, card: string | null, isDirect: boolean): Panel {
  const user = sight.record.seats[seat]?.user ?? ''
  const time = sight.time(seat)
  const since = time === null ? '' : ` since <t:${Math.floor(time.since / 1000)}:R>`
  const until = time?.deadline == null ? '' : `, until <t:${Math.ceil(time.deadline / 1000)}:f>`
  const waits = `you are waited for${since}${until}.`
  if (isDirect)
    return { components: [...texts(`⏳ ${placeOf(sight, card)}: ${waits}`), ...rows([decide(sight)])], isLoud: true }
  return {
    components: texts(`⏳ <@${user}>: ${waits} [Go to the card](${linkTo(sight.record, card)}).`),
    pings: [user],
  }
}

function placeOf({ game, record }: TableSight, card: string | null): string {
  return `**${clip(game.words.title, TITLE)}** in <#${record.room}> ([the card](${linkTo(record, card)}))`
}

function decide({ record }: TableSight) {
  return button(formatId({ kind: 'panel', table: record.id }), 'Decide', 'main')
}
