import type { Drama, Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { publicLines } from '../../table/telling/chronicle.ts'
import { turnBegunBy } from '../../table/telling/digest.ts'
import { MIN_KEPT_WEIGHT, scenesIn } from '../../table/telling/scenes.ts'
import { say } from '../../words/index.ts'
import type { CardProjection } from './projection.ts'

/** What has happened to players since their last turns began, as far as the turns are over. From public facts alone. */
export type Lately = CardProjection['lately']
type Happening = Lately['best'][string]

/** The same with the turns in these lines that are over. A table that has gone back forgets the rest. */
export function latelyWith(view: TableView, before: Lately, lines: readonly ChronicleLine[]): Lately {
  const begins = beginsIn(view, lines)
  const best = view.line < before.upTo ? {} : { ...before.best }
  let { upTo } = before
  for (const [at, { seat, index, line }] of begins.entries()) {
    const next = begins[at + 1]
    if (!next || line <= before.upTo) continue
    upTo = line
    delete best[seat]
    for (const drama of scenesIn(view, lines.slice(index, next.index))) note(best, drama)
  }
  return { upTo, best }
}

/** The line about it for the player whose turn has just begun; `null` once anything is told of that turn. */
export function latelyInWords(view: TableView, { best }: Lately, lines: readonly ChronicleLine[]): string | null {
  const begin = beginsIn(view, lines).at(-1)
  const happening = begin && best[begin.seat]
  if (!happening || publicLines(view, lines.slice(begin.index + 1)).length > 0) return null
  const { what, own, other } = happening
  return own === undefined || other === undefined
    ? say('card-last-turn', { what })
    : say('card-last-turn-score', { what, own, other })
}

function beginsIn(view: TableView, lines: readonly ChronicleLine[]) {
  return lines.flatMap((line, index) => {
    const seat = turnBegunBy(view, line)
    return seat === null ? [] : [{ seat, index, line: line.line }]
  })
}

/** The weightiest counts, and on a tie the latest. It has a score only if that shows who won. */
function note(best: Record<string, Happening>, { title, weight, sides = [], margin }: Drama): void {
  if (weight < MIN_KEPT_WEIGHT) return
  const seats = new Set(sides.flatMap(({ seat }): Seat[] => (seat === null ? [] : [seat])))
  for (const seat of seats) {
    if ((best[seat]?.weight ?? 0) > weight) continue
    const own = sides.find((one) => one.seat === seat)?.total
    const other = sides.find((one) => one.seat !== seat)?.total
    best[seat] = {
      what: title,
      weight,
      ...(margin !== undefined && own !== undefined && other !== undefined && { own, other }),
    }
  }
}
