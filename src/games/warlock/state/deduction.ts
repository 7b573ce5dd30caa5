import type { Seat } from '../../../engine/index.ts'
import { NUMBERS } from '../data/ids.ts'
import { ALL, choices, has, setOf, type Hand, type Numbers } from './key-sets.ts'
import {
  cellKey,
  holdersOf,
  notebookOf,
  type NotebookCell,
  type Holder,
  type Notebook,
  type Sighting,
} from './notebook.ts'
import { heldBy, playerAt, type Warlock } from './state.ts'

/**
 * A player's private sheet: the notebook, and with option `deduction-helper` everything that follows from it
 * (WAR-22.7).
 */
export function sheetOf(game: Warlock, seat: Seat): Notebook {
  const { sightings } = playerAt(game, seat)
  const plain = notebookOf(game.players.length, seat, sightings)
  if (!game.options['deduction-helper'] || game.chest.length === 0) return plain // nothing follows before the deal
  const kept = sheets.get(plain)
  if (kept) return kept
  const sizes = new Map(holdersOf(game.players.length).map((holder) => [holder, heldBy(game, holder).length]))
  const sheet = deduceCells(plain, sightings, (some) => notebookOf(game.players.length, seat, some), sizes)
  sheets.set(plain, sheet)
  return sheet
}

/** Caches conclusions by notebook: the number of Key cards in each hand never changes. */
const sheets = new WeakMap<Notebook, Notebook>()

type Sizes = ReadonlyMap<Holder, number>

/** Every cell with only one possible value, with the round since which that could be known. */
function deduceCells(
  plain: Notebook,
  sightings: readonly Sighting[],
  bookOf: (some: readonly Sighting[]) => Notebook,
  sizes: Sizes,
): Notebook {
  const proven = new Map<number, ReadonlyMap<string, Proof>>()
  const provenBy = (many: number): ReadonlyMap<string, Proof> => {
    const known =
      proven.get(many) ?? deduceFrom(many === sightings.length ? plain : bookOf(sightings.slice(0, many)), sizes)
    proven.set(many, known)
    return known
  }
  const since = sinceWhen(sightings.length, provenBy)
  const cells = plain.cells.map((cell): NotebookCell => {
    const key = cellKey(cell.number, cell.holder)
    const proof = cell.proof === 'open' ? provenBy(sightings.length).get(key) : undefined
    const round = sightings[since.get(key) ?? 0]?.round ?? 0
    return proof === undefined ? cell : { ...cell, proof, reason: 'deduced', round }
  })
  return { ...plain, cells }
}

/** The index of the sighting that proves each cell: a proof stays valid. */
function sinceWhen(many: number, provenBy: (many: number) => ReadonlyMap<string, Proof>): Map<string, number> {
  const since = new Map<string, number>()
  const note = (low: number, high: number): void => {
    const fresh = [...provenBy(high).keys()].filter((cell) => !since.has(cell))
    if (fresh.length === 0 || high <= low) return
    if (high - low === 1) return fresh.forEach((cell) => since.set(cell, low))
    const middle = (low + high) >> 1
    note(low, middle)
    note(middle, high)
  }
  note(0, many)
  return since
}

type Proof = 'here' | 'absent'

/**
 * The conclusions from a notebook, the hand sizes and the failures at the chest; none if they contradict each other.
 */
function deduceFrom(book: Notebook, sizes: Sizes): ReadonlyMap<string, Proof> {
  const proven = new Map<string, Proof>()
  for (const { holder, must, may } of boundsOf(handsIn(book, sizes))) {
    for (const number of NUMBERS) {
      if (has(must, number)) proven.set(cellKey(number, holder), 'here')
      if (!has(may, number)) proven.set(cellKey(number, holder), 'absent')
    }
  }
  return proven
}

function handsIn({ cells, failures }: Notebook, sizes: Sizes): Hand[] {
  const heard = failures.map(({ numbers, wrong }) => ({ numbers: setOf(numbers), wrong }))
  return [...sizes].map(([holder, size]) => {
    const own = cells.filter((cell) => cell.holder === holder)
    const numbersWith = (proof: NotebookCell['proof']) =>
      setOf(own.filter((cell) => cell.proof === proof).map((cell) => cell.number))
    return {
      holder,
      size,
      must: numbersWith('here'),
      may: ALL & ~numbersWith('absent'),
      heard: holder === 'chest' ? heard : [],
    }
  })
}

interface Bounds {
  readonly holder: Holder
  must: Numbers
  may: Numbers
}

/** The numbers each hand holds in every possible deal, and those it holds in at least one. */
function boundsOf(hands: readonly Hand[]): readonly Bounds[] {
  const bounds = hands.map(({ holder }): Bounds => ({ holder, must: ALL, may: 0 }))
  const fits = new Map<number, boolean>()
  const follow = (at: number, left: Numbers): boolean => {
    const hand = hands[at]
    const bound = bounds[at]
    if (!hand || !bound) return true
    const code = at * (2 * ALL) + left
    const known = fits.get(code)
    if (known !== undefined) return known
    let isPossible = false
    for (const one of choices(hand, left)) {
      if (!follow(at + 1, left & ~one)) continue
      isPossible = true
      bound.must &= one
      bound.may |= one
    }
    fits.set(code, isPossible)
    return isPossible
  }
  return follow(0, ALL) ? bounds : []
}
