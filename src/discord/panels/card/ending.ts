import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Story } from '../../../engine/index.ts'
import { joined, small } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { isImagined, type TableRecord } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, type ComponentRow } from '../../kit/message.ts'
import { say } from '../../words/index.ts'
import { filmButton, lookBackButton } from '../past/look-back.ts'
import { hindsightButton } from '../past/hindsight.ts'
import { revealButton } from '../past/reveal.ts'
import { lettersButton } from './look.ts'

/** What a finished game left behind: the titles earned with it, in words, and how it went. */
export interface GameEnding {
  readonly honours: readonly string[]
  readonly story: Story | null
}

/**
 * How a game ended: who won and by what margin, then each player with their best moment and what they were short of,
 * then how it came to that.
 */
export function endingOf(view: TableView, { honours, story }: GameEnding) {
  const outcome = view.game.words.outcome(view.viewFor(null), fullNames(view.record))
  if (!story) return { scene: [...outcome, ...honours] }
  const each = outcome.map((line, at) => joined('\n', line, ...(story.notes[at] ?? []).map(small)))
  return { headline: story.end, scene: [...each, story.turns.join(' '), ...honours] }
}

/** What can be done with a game that has ended, under its last card. One that was ended early keeps its secrets. */
export function endRows(record: TableRecord): ComponentRow[] {
  const { id, status } = record
  if (isImagined(record)) return rows([lookBackButton(id), ...lettersButton(record)])
  const told = status === 'over' ? [hindsightButton(id), filmButton(id), revealButton(id)] : []
  return rows([lookBackButton(id), ...told, againButton(id), ...lettersButton(record)])
}

function againButton(table: string): APIButtonComponent {
  return button(formatId({ kind: 'again', table }), say('play-again'), 'good')
}
