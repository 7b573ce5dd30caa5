import { memoise, onceFor, type Passage, type Seat } from '../../../engine/index.ts'
import { languageNow } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { spokenNames } from '../../kit/names.ts'
import { isTrial } from '../../table/lobby/opening.ts'
import type { CardAsk } from '../../table/answering/asking.ts'
import { say } from '../../words/index.ts'

/** Players who had finished fewer games of this title before a table began are new to it there. */
const FEWEST_FINISHED = 3

/** Aims by the view that they follow from, which is one and the same for all messages of a position. */
const aims = onceFor<object, Map<string, { readonly aim: string | null }>>(() => new Map())

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
  return (record.experience?.[seat] ?? 0) < FEWEST_FINISHED || isTrial(record) || record.teaching != null
}

function aimLines(view: TableView, seat: Seat, viewer: Seat | null): readonly string[] {
  if (view.isOver) return []
  const seen = view.viewFor(viewer)
  const names = spokenNames(view)
  const work = () => ({ aim: view.game.words.aim?.(seen, seat, names) ?? null })
  const key = [languageNow(), seat, ...view.record.seats.map((one) => names(one.seat))].join('\n')
  const { aim } = typeof seen === 'object' && seen !== null ? memoise(aims(seen), key, work) : work()
  return aim ? [say('aim', { aim })] : []
}
