import type { Seat } from '../../../engine/index.ts'
import { NUMBERS } from '../data/ids.ts'

/**
 * The detective's notebook (WAR-22.4 to 22.6): a grid of the nine numbers against every seat and the chest, worked out
 * from what one player has been shown and from nothing else.
 */

/** Where a number may be: in a player's hand, beneath the chest, or in the stack of somebody who plays alone. */
export type Holder = Seat | 'stack' | 'chest'
export type ChallengeReason = 'roll' | 'seer' | 'ball'
/** What gives a look into the stack (option `solo-expedition`). */
export type StackLook = ChallengeReason | 'prisoner' | 'gossip' | 'underdogs'

/** Something one player has been shown of Key cards, and when. */
export type Sighting =
  | { readonly kind: 'own'; readonly round: number; readonly numbers: readonly number[] }
  | { readonly kind: 'open-lock'; readonly round: number; readonly number: number }
  | {
      readonly kind: 'challenge'
      readonly round: number
      readonly number: number
      readonly reason: ChallengeReason
      /** What every other seat held out. */
      readonly answers: readonly { readonly seat: Seat; readonly held: boolean }[]
    }
  | {
      readonly kind: 'card'
      readonly round: number
      readonly by: 'prisoner' | 'gossip' | 'shown' | 'underdogs'
      readonly seat: Seat
      /** `null` for a blank, which says nothing. */
      readonly number: number | null
    }
  | {
      readonly kind: 'answer'
      readonly round: number
      readonly seat: Seat
      readonly number: number
      readonly held: boolean
    }
  | {
      readonly kind: 'beneath'
      readonly round: number
      readonly by: 'ledger' | 'stranger'
      readonly number: number
    }
  /** A random card of the stack, shuffled back (option `solo-expedition`). */
  | { readonly kind: 'stack'; readonly round: number; readonly by: StackLook; readonly number: number }
  /** His own try. Whoever plays alone hears only how many were wrong, and sees nobody hold out a card. */
  | {
      readonly kind: 'chest'
      readonly round: number
      readonly numbers: readonly number[]
      readonly wrong: number
      readonly answers: readonly { readonly number: number; readonly seat: Seat; readonly held: boolean }[]
    }
  /** What everybody heard of somebody else's failure: which fills no cell (WAR-22.5). */
  | {
      readonly kind: 'rival-chest'
      readonly round: number
      readonly seat: Seat
      readonly numbers: readonly number[]
      readonly wrong: number
    }

/** Why a cell is filled: the kind of sighting, what follows from the rest of its row (WAR-22.6), or from all (WAR-22.7). */
export type ProofReason =
  | 'own'
  | 'open-lock'
  | 'challenge'
  | 'prisoner'
  | 'gossip'
  | 'underdogs'
  | 'shown'
  | 'answer'
  | 'ledger'
  | 'stranger'
  | 'chest'
  | 'stack'
  | 'row'
  | 'deduced'

/** A cell of the grid. `open` is nothing proven. */
export interface Cell {
  readonly number: number
  readonly holder: Holder
  readonly proof: 'here' | 'absent' | 'open'
  /** How it is known and since which round; `null` while open. */
  readonly reason: ProofReason | null
  readonly round: number | null
}

export interface Notebook {
  /** Row by row: numbers in order, in each the seats in order and then the chest. */
  readonly cells: readonly Cell[]
  /** Chest challenges of which it was only heard how many numbers were wrong: those of others, as everybody heard them. */
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly round: number
  readonly seat: Seat
  readonly numbers: readonly number[]
  readonly wrong: number
}

type Proven = { readonly proof: 'here' | 'absent'; readonly reason: ProofReason; readonly round: number }

/** A row of the grid: a number in the hand of each seat, then beneath the chest. */
type Row = (Proven | undefined)[]

const OPEN = { proof: 'open', reason: null, round: null } as const

interface Kept {
  readonly seats: number
  readonly own: Seat
  /** How many sightings it follows from. */
  readonly shown: number
  readonly notebook: Notebook
}

/** The last notebook of each log: it is looked at after every answer, and little is shown in a game. */
const notebooks = new WeakMap<readonly Sighting[], Kept>()

/** The notebook of a seat, from what it has been shown, in that order: a log that only ever grows at its end. */
export function notebookOf(seats: number, own: Seat, sightings: readonly Sighting[]): Notebook {
  const shown = sightings.length
  const kept = notebooks.get(sightings)
  if (kept?.seats === seats && kept.own === own && kept.shown === shown) return kept.notebook
  const notebook = workOut(seats, own, sightings)
  notebooks.set(sightings, { seats, own, shown, notebook })
  return notebook
}

function workOut(seats: number, own: Seat, sightings: readonly Sighting[]): Notebook {
  const holders = holdersOf(seats)
  const grid = NUMBERS.map((): Row => holders.map(() => undefined))
  for (const sighting of sightings) {
    for (const { number, holder, ...proof } of proofsOf(sighting, own)) {
      const row = rowOf(grid, number)
      row[holders.indexOf(holder)] ??= proof
      completeRow(row, proof.round)
    }
  }
  return {
    cells: NUMBERS.flatMap((number) => {
      const row = rowOf(grid, number)
      return holders.map((holder, at): Cell => ({ number, holder, ...(row[at] ?? OPEN) }))
    }),
    failures: sightings.flatMap((one) => failureIn(one, own)),
  }
}

/** Everybody who may have a number, the chest last: the seats in order, or alone the stack in their place (WAR-22.6). */
export function holdersOf(seats: number): readonly Holder[] {
  return seats === 1 ? ['stack', 'chest'] : [...Array.from({ length: seats }, (_, seat) => seat), 'chest']
}

function failureIn(one: Sighting, own: Seat): Failure[] {
  if (one.kind === 'rival-chest') return [one]
  return one.kind === 'chest' && one.answers.length === 0 && one.wrong > 0 ? [{ ...one, seat: own }] : []
}

function rowOf(grid: readonly Row[], number: number): Row {
  const row = grid[number - 1]
  if (!row) throw new Error(`no Key card bears ${number}`)
  return row
}

/** The key of a cell, for pencil marks too: `5:seat2`, `5:chest`. */
export function cellKey(number: number, holder: Holder): string {
  return `${number}:${holderKey(holder)}`
}

export function holderKey(holder: Holder): string {
  return typeof holder === 'number' ? `seat${holder}` : holder
}

/** The form in which pencil marks are set. */
export const NOTEBOOK = 'notebook'

/** What a sighting proves by itself. */
function proofsOf(sighting: Sighting, own: Seat): (Proven & { number: number; holder: Holder })[] {
  const { round } = sighting
  const proof = (number: number, holder: Holder, isHere: boolean, reason: ProofReason) =>
    ({ number, holder, proof: isHere ? 'here' : 'absent', reason, round }) as const
  switch (sighting.kind) {
    case 'own':
      return NUMBERS.map((number) => proof(number, own, sighting.numbers.includes(number), 'own'))
    case 'open-lock':
      return [proof(sighting.number, 'chest', true, 'open-lock')]
    case 'challenge':
      return sighting.answers.map(({ seat, held }) => proof(sighting.number, seat, held, 'challenge'))
    case 'card':
      return sighting.number === null ? [] : [proof(sighting.number, sighting.seat, true, sighting.by)]
    case 'answer':
      return [proof(sighting.number, sighting.seat, sighting.held, 'answer')]
    case 'beneath':
      return [proof(sighting.number, 'chest', true, sighting.by)]
    case 'stack':
      return [proof(sighting.number, 'stack', true, 'stack')]
    case 'chest':
      return sighting.answers.map(({ number, seat, held }) => proof(number, seat, held, 'chest'))
    case 'rival-chest':
      return []
  }
}

/** Found in one place, a number is nowhere else; with no seat, his own included, it is beneath the chest (WAR-22.6). */
function completeRow(row: Row, round: number): void {
  const chest = row.length - 1
  const isWith = (proof: Proven['proof']) => (one: Proven | undefined) => one?.proof === proof
  if (row.slice(0, chest).every(isWith('absent'))) row[chest] ??= { proof: 'here', reason: 'row', round }
  if (!row.some(isWith('here'))) return
  for (const at of row.keys()) row[at] ??= { proof: 'absent', reason: 'row', round }
}

/** Numbers the notebook proves beneath the chest, lowest first. */
export function provenBeneath(notebook: Notebook): number[] {
  return numbersWith(notebook, 'here')
}

/** Numbers the notebook leaves open for the chest, lowest first. */
export function leftOpen(notebook: Notebook): number[] {
  return numbersWith(notebook, 'open')
}

function numbersWith({ cells }: Notebook, proof: Cell['proof']): number[] {
  return cells.filter((cell) => cell.holder === 'chest' && cell.proof === proof).map(({ number }) => number)
}
