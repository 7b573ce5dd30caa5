import type { Loan, TableId } from '../../../tables/model/store.ts'
import { bold } from '../../../language/index.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { lentWhat } from '../../table/telling/loans.ts'
import { say } from '../../words/index.ts'

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
