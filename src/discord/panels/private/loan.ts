import {
  ComponentType,
  type APIButtonComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import { MAX_LOAN_DAYS } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { isImagined, type Loan, type TableId, type UserId } from '../../../tables/model/store.ts'
import { bold } from '../../../language/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { lentChoices } from '../../table/people/lending.ts'
import { lentWhat } from '../../table/telling/loans.ts'
import { choiceField, formField, type Filled } from '../parts/form.ts'
import { say } from '../../words/index.ts'

/** How long a seat can be lent by the form, in days. */
const SPANS = [1, 3, 7, MAX_LOAN_DAYS]
const DAY_MS = 24 * 60 * 60 * 1000
const [TO, SPAN, WHAT] = ['to', 'span', 'what']

/** "Lend your seat…", for the player of a seat that is not lent. */
export function lendButton({ record, isIn }: TableView, seat: number, viewer?: UserId): APIButtonComponent[] {
  const { user = null, loan } = record.seats[seat] ?? {}
  const isTheirs = user !== null && (viewer ?? user) === user && !loan
  const canLend = record.status === 'playing' && !isImagined(record) && isIn(seat)
  return isTheirs && canLend ? [button(formatId({ kind: 'lend', table: record.id }), say('lend'))] : []
}

/** The form to lend a seat: to whom, for how long, and, if the game has parts, which of them. */
export function lendForm({ record, game }: TableView): APIModalInteractionResponseCallbackData {
  const spans = SPANS.map((days) => ({ value: String(days), label: say('lend-days', { days }), default: days === 3 }))
  const parts = lentChoices().map(({ value, label, chooses }) => ({ value, label, default: chooses === null }))
  return {
    custom_id: formatId({ kind: 'lend-form', table: record.id }),
    title: say('lend-form'),
    components: [
      formField(say('lend-to'), say('lend-to-hint'), {
        type: ComponentType.UserSelect,
        custom_id: TO,
        required: false,
        min_values: 0,
      }),
      choiceField(SPAN, say('lend-span'), '', spans),
      ...(game.lendable ? [choiceField(WHAT, say('lend-what'), '', parts)] : []),
    ],
  }
}

/** What was filled into the form: the user, if any, what they get, and for how long. */
export function lendingIn(filled: Filled) {
  const [to] = filled.get(TO) ?? []
  const [what] = filled.get(WHAT) ?? []
  const days = SPANS.find((one) => String(one) === filled.get(SPAN)?.[0]) ?? 1
  const { chooses: parts } = lentChoices().find(({ value }) => value === what) ?? { chooses: null }
  return { to: to ?? null, parts, span: days * DAY_MS }
}

/** The seat that is offered: its game, the channel of its table, and its player. */
interface Offered {
  readonly game: string
  readonly room: string
  readonly player: string
}

/** An offer to play somebody's seat for a time. `place`: whether it mentions the friend in the table's channel. */
export function loanOfferPanel(
  table: TableId,
  { user, parts, until, openUntil }: Loan,
  { game, room, player }: Offered,
  place: 'in-channel' | 'directly',
): Panel {
  const time = (at: number) => `<t:${Math.floor(at / 1000)}:f>`
  const terms = { player: bold(player), what: lentWhat(parts), until: time(until) }
  const said =
    place === 'directly'
      ? say('loan-offer', { ...terms, game, room })
      : say('loan-offer-here', { ...terms, deputy: `<@${user ?? ''}>` })
  const open = say('loan-offer-open', { open: time(openUntil ?? until) })
  const answer = (accepts: boolean) => formatId({ kind: 'loan', table, accepts })
  const buttons = [button(answer(true), say('loan-yes'), 'good'), button(answer(false), say('loan-no'))]
  const components = [...texts(`${said}\n${open}`), ...rows(buttons)]
  return place === 'directly' ? { components, isLoud: true } : { components, pings: user === null ? [] : [user] }
}
