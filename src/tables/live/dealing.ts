import { Run, type Game, type Outcome, type Setup } from '../../engine/index.ts'
import { dealMark } from '../model/chain.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import type { TableRecord, TurnSnapshot } from '../model/store.ts'
import { lookAround, MIN_ANSWERS_BETWEEN_SNAPSHOTS, snapshotAfter, type RunningTable } from './running-table.ts'
import { newCourse } from './turn-progress.ts'

/** Deals a game. Throws a `Fault` if the rules cannot. */
export function dealt(
  record: TableRecord,
  game: Game,
  setup: Setup,
): { live: RunningTable; opening: Outcome; position: TurnSnapshot } {
  const { rules } = game
  try {
    const { run, opening } = Run.start(rules, rules.create(setup), MIN_ANSWERS_BETWEEN_SNAPSHOTS)
    lookAround(run, record)
    const begun = { turn: opening.turns, acted: record.seats.map(() => 0) }
    const position = snapshotAfter({ ...begun, game }, 0, opening)
    if (!position) throw new Error('the deal produced no snapshot')
    const course = newCourse(record.seats.length)
    const log = { lines: [], seq: 0, reached: 0, lost: 0, began: 0, line: 0, heard: 0, later: null, course }
    return { live: { record, game, run, position, ...begun, ...log }, opening, position }
  } catch (error) {
    throw new Fault(error, faultDetails(rules, 0, { setup }))
  }
}

/** A digest of everything that the deal depends on. */
export function dealtFrom({ id, seal }: TableRecord, { seed, ...setup }: Setup): string {
  return dealMark({ table: id, setup, seal: seal.kind, seed })
}
