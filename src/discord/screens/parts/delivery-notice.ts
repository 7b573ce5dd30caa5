import { restOf } from '../../../tables/index.ts'
import type { TableOrRecord } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { readProjection, writeProjection } from './projection.ts'
import type { ScreenContext } from './screen-context.ts'
import { DELIVERY_ERRORS, DeliveryError, reasonFor } from './delivery-errors.ts'
import { forPerson } from '../../table/context/readers.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { say } from '../../words/index.ts'

/** Players' choices retry a table at the earliest this long after the last try. */
const RETRY_MS = 15_000

/**
 * The problem that keeps a table from being shown, if the player hasn't heard of it yet. `tryAgain`: it may be gone.
 */
export async function deliveryNoticeFor(
  screen: ScreenContext,
  { record }: TableOrRecord,
  user: UserId,
  tryAgain: () => void,
): Promise<string | null> {
  const { id, room } = record
  const trouble = await readProjection(screen.store, id, 'trouble')
  if (!trouble || trouble.room !== room) return null
  if (restOf(RETRY_MS, trouble.at, screen.now()) === 0) tryAgain()
  const { kind, told } = trouble
  const known = DELIVERY_ERRORS.find((one) => one === kind)
  if (!known || told.some((one) => one.kind === kind && one.user === user)) return null
  await writeProjection(screen.store, id, 'trouble', { ...trouble, told: [...told, { kind, user }] })
  return say('not-shown-in', { room, reason: reasonFor({ ...trouble, kind: known }) })
}

/**
 * Tells the person who asked for something, in their language, what keeps the bot from it. Closed direct messages stay
 * closed. Rejects if Discord doesn't answer: the same nonce then tells it once.
 */
export async function tellDirectly(
  { messageGateway, tables, log }: ScreenContext,
  user: UserId,
  saying: () => string,
  nonce: string,
): Promise<void> {
  try {
    const room = await messageGateway.directRoom(user)
    const said = await forPerson(tables, user, () => cleared({ ...textPanel(saying()), isLoud: true }, 'no game'))
    await messageGateway.post(room, said, nonce)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    log.debug({ err: error, user }, 'direct notice of a problem failed')
  }
}
