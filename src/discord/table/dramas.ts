import type { Drama, Happened } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine } from '../../tables/store.ts'
import { plain } from '../kit/text.ts'
import { namesAt } from './chronicle.ts'

/** The scenes that some lines make, from what all were told and from it alone. */
export function dramasIn(sight: TableSight, lines: readonly ChronicleLine[]): readonly Drama[] {
  return sight.game.words.dramas?.(lines.flatMap((line) => happenedIn(sight, line))) ?? []
}

function happenedIn(sight: TableSight, line: ChronicleLine): readonly Happened[] {
  if (line.kind !== 'fact' || line.to !== 'all') return []
  const names = namesAt(sight, line)
  return [{ fact: line.fact, names: (seat) => plain(names(seat)) }]
}
