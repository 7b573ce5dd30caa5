import { weightiest, type Drama } from '../../../engine/index.ts'
import { yieldToEventLoop, type TableService } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { areOneMoment } from './look-back.ts'
import { isEnding, scenesIn } from '../telling/scenes.ts'

/** The great moments of a game, whose scenes move. They follow from the public lines alone. */

/** From this weight on a moment is great. */
const GREAT = 4
/** The first great moments of a game move, and then its end. */
export const MAX_MOVING = 4
const PAGE_SIZE = 200

interface GreatMoment {
  readonly line: number
  readonly drama: Drama
}

/**
 * The one of some scenes that moves; `null` if none does, or if somebody who sits at the table wants none to. `lines`:
 * the lines from which the scenes were made. `moved`: the line up to which their message has shown one that moved.
 */
export async function movingOf(
  tables: TableService,
  view: TableView,
  dramas: readonly Drama[],
  { lines, moved = 0 }: { readonly lines: readonly ChronicleLine[]; readonly moved?: number },
): Promise<Drama | null> {
  if (!dramas.some(isGreat) || !(await isMotionWelcome(tables, view))) return null
  const [from, to] = [lines[0]?.line ?? Infinity, lines.at(-1)?.line ?? 0]
  const great = await greatMoments(tables, view, from)
  const best = weightiest(dramas.filter(isGreat))
  // If a message tells of two that are called the same, the later one is on it.
  const at = great.findLastIndex(({ drama, line }) => {
    return line >= from && line <= to && drama.kind === best?.kind && drama.title === best.title
  })
  if ((great[at]?.line ?? 0) <= moved) return null
  const moves = at < MAX_MOVING || (at === great.length - 1 && best !== undefined && isEnding(view, best))
  return moves ? (best ?? null) : null
}

function isGreat({ weight, kind }: Drama): boolean {
  return weight >= GREAT && kind !== 'face'
}

async function isMotionWelcome({ people }: TableService, { record }: TableView): Promise<boolean> {
  for (const { user } of record.seats) if (user !== null && (await people.person(user)).motion === 'off') return false
  return true
}

/**
 * The great moments of a game with their scenes, oldest first. If no later one can move than those before a line, it
 * leaves the rest out.
 */
async function greatMoments(
  { chronicle }: TableService,
  view: TableView,
  from: number,
): Promise<readonly GreatMoment[]> {
  const { id } = view.record
  const counts = await chronicle.counting(id)
  const great: GreatMoment[] = []
  let moment: ChronicleLine[] = []
  const close = () => {
    const drama = weightiest(scenesIn(view, moment).filter(isGreat))
    if (drama && moment[0]) great.push({ line: moment[0].line, drama })
    moment = []
  }
  const isEnough = () => !view.isOver && (great[MAX_MOVING - 1]?.line ?? Infinity) < from
  for (let read = 0; !isEnough();) {
    const page = await chronicle.linesFor(id, null, read, PAGE_SIZE)
    for (const line of page.filter(counts)) {
      if (moment[0] && !areOneMoment(moment[0], line)) close()
      moment.push(line)
    }
    read += page.length
    if (page.length < PAGE_SIZE) break
    await yieldToEventLoop()
  }
  close()
  return great
}
