import { z } from 'zod'
import type { ChronicleLine, TableId } from '../../../tables/model/store.ts'
import { linesAfter, linesBetween } from './chronicle.ts'
import { readCard } from './projection.ts'
import type { Stage } from './screen-context.ts'

/** The lines that stand on a message: after one and up to another, or all that follow as long as the card stands on it. */
const kept = z.object({ table: z.string(), after: z.number(), upTo: z.number().nullable() })
type Told = z.infer<typeof kept>

/** What was told in a message, for whomever it is. */
export interface ToldIn {
  readonly table: TableId
  readonly lines: readonly ChronicleLine[]
}

/** Remembers which lines stand on a message, so that they are found once it is an old one. */
export async function noteTold(stage: Stage, message: string, told: Told): Promise<void> {
  await stage.store.notes.setMemo(memoOf(message), JSON.stringify(told))
}

/** The lines that stand on a message; `null` if it is none that tells of a game. */
export async function toldIn(stage: Stage, message: string): Promise<ToldIn | null> {
  const told = readable(await stage.store.notes.memo(memoOf(message)))
  if (!told) return null
  const { table, after, upTo } = told
  const card = await readCard(stage.store, table)
  if (upTo === null && card?.message === message) return { table, lines: await linesAfter(stage, table, after) }
  // Where the process died before it was noted that the card had gone, the next message says where this one ends.
  return { table, lines: await linesBetween(stage, table, after, upTo ?? card?.after ?? after) }
}

/** What cannot be read tells of nothing. */
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
