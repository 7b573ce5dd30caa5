import { leavesBranch, undoable, type Seat, type Undoable } from '../../engine/index.ts'
import { branchWith } from './branches.ts'
import type { TableStep } from './completed.ts'
import type { TableRepository } from './table-repository.ts'
import { happened } from '../steps/lines.ts'
import {
  advanced,
  attempt,
  isKnownToAll,
  isUnsettled,
  wentBack,
  wentFarBack,
  type RunningTable,
} from './running-table.ts'
import { DONE, refuse } from '../model/results.ts'
import { clocksAfter, clocksGoneBack } from '../steps/seat-clocks.ts'
import type { Result } from '../model/service.ts'
import type { LoggedEntry, TurnSnapshot, TableEvent, TableRecord, UserId } from '../model/store.ts'
import { rollbackTo } from './rollback.ts'

/**
 * Makes a game ready for the next answer: undoes the answers that changed rules no longer allow, ends the game if it is
 * over by these rules, and tells the table.
 */
export async function settledTable(repository: TableRepository, live: RunningTable): Promise<RunningTable> {
  if (!isUnsettled(live)) return live
  const { record, lost, reached, lines } = live
  await repository.runStep(record.id, async () => {
    const missed = lines.filter((one) => one.seq > reached && isKnownToAll(one)).length
    const { now, entries } = await withoutLost(repository, live)
    const { isOver } = now.run
    await repository.commit(
      { record, live: now },
      {
        entries,
        lines: [
          ...(lost > 0 && missed > 0 ? [happened({ kind: 'answers-lost', lost: missed })] : []),
          ...(isOver ? [happened({ kind: 'over' })] : []),
        ],
        ...(isOver ? { change: { status: 'over' } } : {}),
      },
    )
  })
  const now = await repository.live(record.id)
  if (!now) throw new Error(`table ${record.id} is gone`)
  return now
}

/**
 * The answer that a seat takes back: its last one that the bot would not give again at once. So where the bot has
 * followed a standing order or chosen the only option, the player's own answer before that. `null` if there is none.
 */
export async function lastDecided(live: RunningTable, seat: Seat): Promise<Undoable | null> {
  let { lines } = live
  let again: Undoable['again'] = []
  let isQuiet = true
  for (;;) {
    const found = undoable(lines, seat, live.position.seq)
    if (!found) return null
    const { last, to } = found
    again = [...found.again, ...again]
    isQuiet &&= last.quiet === true
    const isOwn = lines.find(({ seq }) => seq === last.seq)?.by !== null
    if (isOwn || !(await isAutomatic(live, seat, to))) return { last: { ...last, quiet: isQuiet }, again, to }
    lines = lines.filter(({ seq }) => seq <= to)
  }
}

/** Whether the bot answers for a seat by itself after a rewind. */
async function isAutomatic(live: RunningTable, seat: Seat, to: number): Promise<boolean> {
  const { run } = await wentBack(live, { kind: 'rewind', seq: live.seq + 1, to, seed: null, by: null })
  return run.askedOf(seat)?.standing != null
}

/** Undoes a seat's last answer, then replays the other seats' secret answers since, if they still fit. */
export function takeBack(
  repository: TableRepository,
  live: RunningTable,
  { last, again, to }: Undoable,
  by: UserId,
): Promise<Result> {
  const { record } = live
  return repository.runStep(record.id, async () => {
    const rewind = { kind: 'rewind', seq: live.seq + 1, to, seed: null, by } as const
    const back = repository.comeBack(record, by)
    const said = [...(back?.lines ?? []), ...(last.quiet ? [] : [happened({ kind: 'undone', seat: last.answer.seat })])]
    const lines = [...said, ...(await repository.standIns(live, by))]
    const undone = await givenAgain(live, rewind, again)
    const from = { ...record, clocks: clocksAfter(record, by) }
    const step = { ...undone, lines, change: back?.change ?? {}, quiet: said.length === 0 }
    await repository.commit({ record: from, live: undone.live }, step)
    return DONE
  })
}

/**
 * Rolls back to any entry, including one on an abandoned branch; the entries left behind become a branch. If a die fell
 * or something was shown on the way, or if the rollback resumes a branch, the generator is reseeded and everything that
 * no seat knew there is dealt again. Tells the table.
 */
export function goBack(
  repository: TableRepository,
  live: RunningTable,
  to: number,
  by: UserId | null,
  step: Pick<TableStep, 'change' | 'lines'>,
): Promise<Result<TableRecord>> {
  const { record } = live
  return repository.runStep(record.id, async () => {
    const seq = live.seq + 1
    const log = await repository.store.log.entries(record.id)
    const way = rollbackTo(log, to)
    const luck = way.isSealed ? { seed: repository.seedFor(record, seq), deals: true } : { seed: null }
    const rewind = { kind: 'rewind', seq, to: way.to, ...luck, ...(!way.renews && { keeps: true }), by } as const
    const roundFrom = roundOf(live)
    const back = await wentFarBack(repository.store, live, rewind)
    if (back.lost > 0) return refuse('cannot-go-back')
    const told: TableEvent = {
      kind: 'went-back',
      from: live.turn,
      turn: back.turn,
      renews: way.renews,
      left: way.undoes === 0 ? null : log.filter(leavesBranch).length + 1,
      took: way.isElsewhere ? branchWith(log, way.to) : null,
      ...(live.game.words.round && { rounds: { from: roundFrom, to: roundOf(back) } }),
    }
    const lines = [...(step.lines ?? []), happened(told)]
    return repository.commit(
      { record: { ...record, clocks: clocksGoneBack(record) }, live: back },
      { ...step, lines, entries: [rewind] },
    )
  })
}

/** The round number on the table card. */
function roundOf({ game, run }: RunningTable): number | null {
  return game.words.round?.(run.view(null)) ?? null
}

async function withoutLost(
  repository: TableRepository,
  live: RunningTable,
): Promise<{ now: RunningTable; entries: readonly LoggedEntry[] }> {
  const { record, lost, reached, seq: last } = live
  if (lost === 0) return { now: live, entries: [] }
  const seq = last + 1
  const rewind = { kind: 'rewind', seq, to: reached, seed: repository.seedFor(record, seq), by: null } as const
  return {
    now: await wentBack(live, rewind),
    entries: [rewind],
  }
}

/** Undoes an entry, then replays the other seats' later answers that still fit. They emit no facts again. */
async function givenAgain(
  live: RunningTable,
  rewind: LoggedEntry & { readonly kind: 'rewind' },
  again: Undoable['again'],
): Promise<{ live: RunningTable; entries: LoggedEntry[]; snapshot: TurnSnapshot | null }> {
  let now = await wentBack(live, rewind)
  const entries: LoggedEntry[] = [rewind]
  let snapshot: TurnSnapshot | null = null
  for (const one of again) {
    const outcome = attempt(now, one.answer)
    if (typeof outcome === 'string') continue
    const by = live.lines.find(({ seq }) => seq === one.seq)?.by ?? null
    const entry = { ...one, seq: now.seq + 1, by }
    const moved = advanced(now, entry, outcome)
    entries.push(entry)
    now = moved.live
    snapshot = moved.snapshot ?? snapshot
  }
  return { live: now, entries, snapshot }
}
