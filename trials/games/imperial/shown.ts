import type { Fact } from '../../../src/engine/index.ts'
import { ROADS } from '../../../src/games/imperial/data/board.ts'
import type { HexId } from '../../../src/games/imperial/data/ids.ts'
import type { ImperialFact } from '../../../src/games/imperial/facts/index.ts'

/** The components that a fact shows without naming them: the printed roads of a move. */
export function shownBy(told: Fact): readonly string[] {
  const fact = told as ImperialFact
  return fact.kind === 'moved' && fact.how === 'road' ? roadsAlong(fact.path) : []
}

function roadsAlong(path: readonly HexId[]): string[] {
  const steps = path.slice(1).map((to, at) => [path[at], to])
  const isStep = (segment: readonly HexId[]) => steps.some((step) => segment.every((hex) => step.includes(hex)))
  return ROADS.filter(({ segments }) => segments.some(isStep)).map(({ id }) => id)
}
