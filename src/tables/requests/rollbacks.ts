import { effectiveEntries, LEAVE, undoable, type EffectiveEntry, type Seat } from '../../engine/index.ts'
import { branchesOf, branchesSeen, branchWith } from '../live/branches.ts'
import { isOpen, troubleWith } from '../live/proposals.ts'
import type { Requests } from '../live/requests.ts'
import { lastKnown, rollbackTo, type Rollback } from '../live/rollback.ts'
import { isKnownToAll, type RunningTable } from '../live/running-table.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { beginningOf } from '../live/turn-start.ts'
import { granted, refuse } from '../model/results.ts'
import type { BranchView, Result, TableRefusal, RollbackPreview } from '../model/service.ts'
import type { Bookmark, LoggedEntry, Proposal, ProposalInput, TableId } from '../model/store.ts'
import type { TableViews } from './views.ts'

/** The number of undone lines that a preview lists, and of chronicle lines that are searched for them. */
const [MAX_LINES_LISTED, MAX_LINES_SEARCHED] = [8, 400]

/** The point that a proposal goes back to, and what that undoes; empty if it does not go back. */
export type RollbackPoint = Pick<Proposal, 'to' | 'undoes' | 'whose' | 'renews' | 'turns' | 'round'> &
  Partial<Pick<Proposal, 'by'>>
/** A way back, and the number of begun turns that it undoes. */
type WayUndone = Rollback & { readonly turns: number }

/** Previews what a rollback would undo. Nothing changes. */
export interface RollbackService {
  /** Previews a proposal to go back: `back` or `undo`. */
  preview(id: TableId, proposal: ProposalInput): Promise<Result<RollbackPreview>>
  /** Previews an open proposal. `motion`: the id of the proposal. */
  previewOpen(id: TableId, proposal: string): Promise<Result<RollbackPreview>>
  /** The abandoned branches that the table can return to, most recently abandoned first. */
  branches(id: TableId): Promise<readonly BranchView[]>
}

export class Rollbacks implements RollbackService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly views: TableViews

  constructor(repository: TableRepository, requests: Requests, views: TableViews) {
    this.repository = repository
    this.requests = requests
    this.views = views
  }

  preview(id: TableId, proposal: ProposalInput): Promise<Result<RollbackPreview>> {
    return this.requests.underWay(id, async (live) => {
      const way = await this.effectOf(live, proposal)
      return way.ok ? this.seenFrom(live, way.value) : way
    })
  }

  previewOpen(id: TableId, proposal: string): Promise<Result<RollbackPreview>> {
    return this.requests.underWay(id, async (live) => {
      const way = await this.effectOfOpen(live, proposal)
      return way.ok ? this.seenFrom(live, way.value) : way
    })
  }

  branches(id: TableId): Promise<readonly BranchView[]> {
    return branchesSeen(this.repository, id)
  }

  /** The point that a proposal goes back to, and what that undoes. */
  async targetOf(
    live: RunningTable,
    proposal: ProposalInput,
    mover: Seat | null,
  ): Promise<RollbackPoint | TableRefusal> {
    const way = await this.wayFor(live, proposal, mover)
    if (typeof way === 'string') return way
    if (way === null) return {}
    const { to, undoes, whose, renews } = way
    const turns = proposal.kind === 'back' ? await this.turnsUndone(live, way) : undefined
    const round = proposal.turn === undefined ? undefined : await this.roundOf(live, way)
    return { to, undoes, whose, renews, ...(turns !== undefined && { turns }), ...(round != null && { round }) }
  }

  /**
   * The way of a proposal; `null` if it does not go back. `mover`: whose last answer is meant unless the proposal says
   * so; `null`: the last of all.
   */
  private async wayFor(
    live: RunningTable,
    { kind, seat, turn, bookmark, branch, line }: ProposalInput,
    mover: Seat | null,
  ): Promise<Rollback | TableRefusal | null> {
    if (kind !== 'undo' && kind !== 'back') return null
    const { store } = this.repository
    const { id } = live.record
    const entries = await store.log.entries(id)
    let to: number | TableRefusal | undefined
    if (kind === 'undo') to = answerOf(live, entries, seat ?? mover, mover)
    else if (branch !== undefined)
      to = branchesOf(entries).find(({ number }) => number === branch)?.tip ?? 'branch-gone'
    else if (bookmark !== undefined) to = markOf(await store.marks.bookmarks(id), bookmark)
    else if (line !== undefined) to = line > live.seq ? 'which-moment' : lastKnown(entries, line)
    else to = (turn === undefined ? undefined : await beginningOf(store, live, entries, turn)) ?? 'which-turn'
    if (typeof to === 'string') return to
    const way = rollbackTo(entries, to)
    return way.undoes === 0 && !way.isElsewhere ? 'nothing-to-undo' : way
  }

  /** The round in which a way ends, as the card counts. */
  private async roundOf({ record, game }: RunningTable, { fork }: Rollback): Promise<number | null> {
    const { round } = game.words
    const then = round && (await this.views.at(record.id, fork))
    return then ? (round?.(then.viewFor(null)) ?? null) : null
  }

  /** The number of begun turns that a way undoes; `undefined` if the rules cannot go there. */
  private async turnsUndone({ record, turn }: RunningTable, { fork }: Rollback): Promise<number | undefined> {
    const then = await this.views.at(record.id, fork)
    return then && Math.max(0, turn - then.turn)
  }

  /** The effect of going back as proposed. */
  private async effectOf(live: RunningTable, proposal: ProposalInput): Promise<Result<WayUndone>> {
    const way = troubleWith(live, proposal) ?? (await this.wayFor(live, proposal, null))
    if (typeof way === 'string') return refuse(way)
    return way === null ? refuse('proposal-pointless') : this.withTurns(live, way)
  }

  /** The effect of an open proposal that goes back. */
  private async effectOfOpen(live: RunningTable, id: string): Promise<Result<WayUndone>> {
    const proposal = live.record.motions.find((one) => one.id === id)
    if (!proposal || !isOpen(proposal) || proposal.to === undefined) return refuse('proposal-gone')
    return this.withTurns(live, rollbackTo(await this.repository.store.log.entries(live.record.id), proposal.to))
  }

  private async withTurns(live: RunningTable, way: Rollback): Promise<Result<WayUndone>> {
    const turns = await this.turnsUndone(live, way)
    return turns === undefined ? refuse('cannot-go-back') : granted({ ...way, turns })
  }

  /** A way back as the public may know it, who see no secret action. */
  private async seenFrom({ record: { id } }: RunningTable, way: WayUndone): Promise<Result<RollbackPreview>> {
    const { to, undone, turns, undoes, whose, renews, isElsewhere } = way
    const { store } = this.repository
    const then = await this.views.at(id, to)
    if (!then) return refuse('cannot-go-back')
    const seqs = new Set(undone.map(({ seq }) => seq))
    const end = await this.repository.migrated(id, await store.chronicle.lastLines(id, MAX_LINES_SEARCHED))
    const last = end.filter((line) => line.kind === 'fact' && line.to === 'all' && seqs.has(line.seq))
    const branch = isElsewhere ? branchWith(await store.log.entries(id), to) : null
    return granted({ then, turns, undoes, whose, renews, branch, last: last.slice(-MAX_LINES_LISTED) })
  }
}

function markOf(bookmarks: readonly Bookmark[], number: number): number | TableRefusal {
  return bookmarks.find((one) => one.number === number)?.seq ?? 'which-bookmark'
}

/** The point before the last public answer of a seat, or of any seat, unless the mover may freely undo it. */
function answerOf(
  { lines, position }: RunningTable,
  entries: readonly LoggedEntry[],
  seat: Seat | null,
  mover: Seat | null,
): number | TableRefusal {
  const free = mover === null ? null : undoable(lines, mover, position.seq)
  const target = beforeLast(effectiveEntries(entries), seat)
  if (!target) return 'nothing-to-undo'
  return free && free.last.seq === target.last ? 'undo-free' : target.to
}

/** The point that lines go back to, before the last public answer of a seat, or of any seat. */
function beforeLast(lines: readonly EffectiveEntry[], seat: Seat | null) {
  const at = lines.findLastIndex(
    (one) =>
      one.kind === 'answer' &&
      isKnownToAll(one) &&
      one.answer.verb !== LEAVE &&
      (seat === null || one.answer.seat === seat),
  )
  const last = lines[at]
  return last && { last: last.seq, to: lines[at - 1]?.seq ?? 0 }
}
