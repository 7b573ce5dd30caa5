import type { Passage, Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { spokenNames } from '../../kit/names.ts'
import { isTrial } from '../../table/lobby/opening.ts'
import type { CardAsk } from '../../table/answering/asking.ts'
import { say } from '../../words/index.ts'

/** Players who had finished fewer games of this title before a table began are new to it there. */
const FEWEST_FINISHED = 3

/** Aims from a view, by seat. Views never change, and a card is composed several times. */
const known = new WeakMap<object, Map<Seat, string | null>>()

/** What a seat needs next, as that seat knows it; empty if it has no aim. */
export function ownAim(view: TableView, seat: Seat): readonly string[] {
  return aimLines(view, seat, seat)
}

/** The same as everybody may know it, for a newcomer who alone is asked by the card. */
export function cardAim(view: TableView, { seats, isForPeople }: CardAsk): readonly string[] {
  const [seat, another] = seats
  if (!isForPeople || seat === undefined || another !== undefined || !isNewcomer(view, seat)) return []
  return aimLines(view, seat, null)
}

/** A seat's private matters, and what it needs next. */
export function handWithAim(view: TableView, seat: Seat): readonly Passage[] {
  const hand = view.game.words.hand(view.viewFor(seat), spokenNames(view))
  const aim = ownAim(view, seat)
  return aim.length === 0 ? hand : [{ heading: '', lines: aim }, ...hand]
}

function isNewcomer({ record }: TableView, seat: Seat): boolean {
  return (record.experience?.[seat] ?? 0) < FEWEST_FINISHED || isTrial(record)
}

function aimLines(view: TableView, seat: Seat, viewer: Seat | null): readonly string[] {
  if (view.isOver) return []
  const seen = view.viewFor(viewer) as object
  const aims = known.get(seen) ?? new Map<Seat, string | null>()
  known.set(seen, aims)
  if (!aims.has(seat)) aims.set(seat, view.game.words.aim?.(seen, seat, spokenNames(view)) ?? null)
  const aim = aims.get(seat)
  return aim ? [say('aim', { aim })] : []
}
