import type { Story } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { gallery, textPanel, texts } from '../../kit/message.ts'
import { storyOf } from '../../stats/story.ts'
import { chronicleText } from './chronicle.ts'
import { drawnScenes, scenesDrawn, scenesKept } from './scenes.ts'
import type { ScreenContext } from './screen-context.ts'
import { say } from '../../words/index.ts'

/** Messages without a card: words, and the scenes worth keeping. */

/** The lines of a message without a card, and up to which of them it has shown a scene that moved. */
export interface ToldLines {
  readonly lines: readonly ChronicleLine[]
  readonly moved: number
}

/**
 * A message without a card, unless it would reveal a secret. `later`: it goes without some of its scenes, which the
 * studio is still drawing.
 */
export async function toldPanel(
  screen: ScreenContext,
  view: TableView,
  { lines, moved }: ToldLines,
): Promise<{ readonly panel: Cleared; readonly later: Promise<unknown> | null }> {
  const story = await storyOf(screen, view)
  if (wouldLeak(screen, view, lines, story))
    return { panel: cleared(textPanel(say('told-held-back')), 'held back'), later: null }
  const scenes = { lines, moved, dramas: scenesKept(view, lines, story) }
  const { pictures, later } = await drawnScenes(screen, view, scenes, patienceOf(screen))
  const galleries = pictures.map(({ name, alt }) => gallery(name, alt))
  const shown = pictures.length > 0 ? { pictures } : {}
  const panel = { components: [...texts(chronicleText(view, lines)), ...galleries], ...shown }
  return { panel: cleared(panel, 'guarded'), later }
}

/**
 * How long the message waits for its scenes. Those on the last card are drawn already, and the next
 * card waits behind this message.
 */
const PICTURE_TIMEOUT_MS = 120

function patienceOf({ picturePatience }: ScreenContext): number | undefined {
  return picturePatience === undefined ? undefined : Math.min(PICTURE_TIMEOUT_MS, picturePatience)
}

/** Whether the lines, or their scenes, would reveal a secret. */
export function wouldLeak(
  screen: ScreenContext,
  view: TableView,
  lines: readonly ChronicleLine[],
  story: Story | null,
): boolean {
  return screen.guard.wouldTell(view, 'chronicle', (one) => {
    const scenes = scenesKept(one, lines, story)
    return [chronicleText(one, lines), scenes, scenesDrawn(one, scenes)]
  })
}
