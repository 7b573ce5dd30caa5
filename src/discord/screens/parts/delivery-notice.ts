import type { TableOrRecord } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { SAY } from '../../kit/sentences.ts'
import { readShown, writeShown } from './projection.ts'
import type { Stage } from './screen-context.ts'
import { IN_THE_WAY, TROUBLES } from './delivery-errors.ts'

/** Players' choices retry a table at the earliest this long after the last try, in milliseconds. */
const AGAIN = 15_000

/**
 * The problem that keeps a table from being shown, if the player hasn't heard of it yet. `tryAgain`: it may be gone.
 */
export async function troubleFor(
  stage: Stage,
  { record }: TableOrRecord,
  user: UserId,
  tryAgain: () => void,
): Promise<string | null> {
  const { id, room } = record
  const trouble = await readShown(stage.store, id, 'trouble')
  if (!trouble || trouble.room !== room) return null
  if (stage.now() - trouble.at >= AGAIN) tryAgain()
  const { kind, told } = trouble
  const known = TROUBLES.find((one) => one === kind)
  if (!known || told.some((one) => one.kind === kind && one.user === user)) return null
  await writeShown(stage.store, id, 'trouble', { ...trouble, told: [...told, { kind, user }] })
  return SAY.notShownIn(room, IN_THE_WAY[known](room, trouble))
}
