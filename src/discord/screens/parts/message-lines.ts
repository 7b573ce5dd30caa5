import { z } from 'zod'
import type { ChronicleLine, TableId } from '../../../tables/model/store.ts'
import { linesAfter, linesBetween } from './chronicle.ts'
import { readCardProjection } from './projection.ts'
import type { ScreenContext } from './screen-context.ts'

/** The lines on a message: after one and up to another, or all that follow while the message bears the card. */
const kept = z.object({ table: z.string(), after: z.number(), upTo: z.number().nullable() })
type Told = z.infer<typeof kept>

/** The lines of a message, public and private. */
export interface LinesOfMessage {
  readonly table: TableId
  readonly lines: readonly ChronicleLine[]
}

/** Records which lines are on a message, so that the bot finds them once the message is an old one. */
export async function noteLines(screen: ScreenContext, message: string, told: Told): Promise<void> {
  await screen.store.notes.setMemo(memoOf(message), JSON.stringify(told))
}

/** The lines on a message; `null` if the message doesn't tell of a game. */
export async function linesOfMessage(screen: ScreenContext, message: string): Promise<LinesOfMessage | null> {
  const told = readable(await screen.store.notes.memo(memoOf(message)))
  if (!told) return null
  const { table, after, upTo } = told
  const card = await readCardProjection(screen.store, table)
  if (upTo === null && card?.message === message) return { table, lines: await linesAfter(screen, table, after) }
  // If the process died before it recorded that the card had gone, the next message says where this one ends.
  return { table, lines: await linesBetween(screen, table, after, upTo ?? card?.after ?? after) }
}

/** An unreadable record counts as none. */
function readable(text: string | undefined): Told | undefined {
  try {
    return text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function memoOf(message: string): string {
  return `told ${message}`
}
