import type { Logger } from 'pino'
import type { Story } from '../../engine/index.ts'
import { yieldToEventLoop, type TableService } from '../../tables/index.ts'
import type { TableView } from '../../tables/model/service.ts'
import type { TableRecord } from '../../tables/model/store.ts'
import { spokenNames } from '../kit/names.ts'

/** How a finished game went, and the line of the chronicle that decided it; `null` if no line did. */
export interface ToldStory extends Story {
  readonly line: number | null
}

/**
 * How a finished game went; `null` if its words don't tell. `record`: the table with the names that the readers may
 * know. Never rejects, because a game can do without.
 */
export async function storyOf(
  { tables, log }: { readonly tables: Pick<TableService, 'stats'>; readonly log: Logger },
  view: TableView,
  record: TableRecord = view.record,
): Promise<ToldStory | null> {
  const { words } = view.game
  if (!words.story || record.status !== 'over' || !view.isOver) return null
  try {
    const told = await tables.stats.told(record.id)
    // A long game has thousands of lines: others have their turn in between.
    await yieldToEventLoop()
    const happened = told.map(({ fact, line }) => ({ fact, names: spokenNames({ game: view.game, record }, line) }))
    const story = words.story(happened, view.standings, view.viewFor(null))
    return story && { ...story, line: told[story.decisive]?.line ?? null }
  } catch (error) {
    log.error({ err: error, table: record.id }, 'story failed')
    return null
  }
}
