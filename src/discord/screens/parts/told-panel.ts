import type { TableSight } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { gallery, textPanel, texts } from '../../kit/message.ts'
import { textOf } from './chronicle.ts'
import { drawnScenes, scenesDrawn, scenesKept } from './scenes.ts'
import type { Stage } from './screen-context.ts'

/** Messages that only tell: in words, and in the scenes that are worth keeping. */

const HELD_BACK = '*What happened is not told here for the moment: `/game log` tells each what they may know.*'

/** Such a message, unless that would tell a secret. `later`: it goes without some of its scenes, which are being drawn. */
export async function toldPanel(
  stage: Stage,
  sight: TableSight,
  lines: readonly ChronicleLine[],
): Promise<{ readonly panel: Cleared; readonly later: Promise<unknown> | null }> {
  if (wouldLeak(stage, sight, lines)) return { panel: cleared(textPanel(HELD_BACK), 'held back'), later: null }
  const { pictures, later } = await drawnScenes(stage, sight, scenesKept(sight, lines), patienceOf(stage))
  const galleries = pictures.map(({ name, alt }) => gallery(name, alt))
  const shown = pictures.length > 0 ? { pictures } : {}
  const panel = { components: [...texts(textOf(sight, lines)), ...galleries], ...shown }
  return { panel: cleared(panel, 'guarded'), later }
}

/** What stood on a card is drawn already; the next card waits behind this message. In milliseconds. */
const PATIENCE = 120

function patienceOf({ picturePatience }: Stage): number | undefined {
  return picturePatience === undefined ? undefined : Math.min(PATIENCE, picturePatience)
}

/** Whether the lines, or their scenes, would tell a secret. */
export function wouldLeak(stage: Stage, sight: TableSight, lines: readonly ChronicleLine[]): boolean {
  return stage.guard.wouldTell(sight, 'chronicle', (one) => {
    const scenes = scenesKept(one, lines)
    return [textOf(one, lines), scenes, scenesDrawn(one, scenes)]
  })
}
