import type { Seat } from '../../../engine/index.ts'
import { NUMBERS } from '../data/ids.ts'

/**
 * The detective's notebook (WAR-22.4 to 22.6): a grid of the nine numbers against every seat and the chest, derived
 * only from what one player has been shown.
 */

/** A possible place of a number: a player's hand, beneath the chest, or the stack of a solo game. */
export type Holder = Seat | 'stack' | 'chest'
export type ChallengeReason = 'roll' | 'seer' | 'ball'
/** The causes of a look into the stack (option `solo-expedition`). */
export type StackLook = ChallengeReason | 'prisoner' | 'gossip' | 'underdogs'

/** A Key card that a player has been shown, and when. */
export type Sighting =
  | { readonly kind: 'own'; readonly round: number; readonly numbers: readonly number[] }
  | { readonly kind: 'open-lock'; readonly round: number; readonly number: number }
  | {
      readonly kind: 'challenge'
      readonly round: number
      readonly number: number
      readonly reason: ChallengeReason
      /** The card every other seat held out. */
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
  | { readonly kind: 'beneath'; readonly round: number; readonly by: 'ledger' | 'stranger'; readonly number: number }
  /** A random card of the stack, shuffled back (option `solo-expedition`). */
  | { readonly kind: 'stack'; readonly round: number; readonly by: StackLook; readonly number: number }
  /** The player's own attempt. A solo player hears only how many were wrong, and sees no cards held out. */
  | {
      readonly kind: 'chest'
      readonly round: number
      readonly numbers: readonly number[]
      readonly wrong: number
      readonly answers: readonly { readonly number: number; readonly seat: Seat; readonly held: boolean }[]
    }
  /** Another player's public failure, which fills no cell (WAR-22.5). */
  | {
      readonly kind: 'rival-chest'
      readonly round: number
      readonly seat: Seat
      readonly numbers: readonly number[]
      readonly wrong: number
    }

/**
 * Why a cell is filled: the kind of sighting, a conclusion from the rest of its row (WAR-22.6), or from all (WAR-22.7).
 */
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

/** A cell of the grid. `open` means unproven. */
export interface NotebookCell {
  readonly number: number
  readonly holder: Holder
  readonly proof: 'here' | 'absent' | 'open'
  /** How it is known and since which round; `null` while open. */
  readonly reason: ProofReason | null
  readonly round: number | null
}

export interface Notebook {
  /** Row by row: numbers in order, in each the seats in order and then the chest. */
  readonly cells: readonly NotebookCell[]
  /** Chest challenges known only by the number of wrong guesses: other players' public failures. */
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
  /** The number of sightings it is derived from. */
  readonly shown: number
  readonly notebook: Notebook
}

/** The last notebook of each log, cached because it is read after every answer and rarely changes. */
const notebooks = new WeakMap<readonly Sighting[], Kept>()

/** A seat's notebook, derived from its sightings in order. The log only ever grows at its end. */
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
      return holders.map((holder, at): NotebookCell => ({ number, holder, ...(row[at] ?? OPEN) }))
    }),
    failures: sightings.flatMap((one) => failureIn(one, own)),
  }
}

/** All possible holders of a number, the chest last: the seats in order, or in a solo game the stack (WAR-22.6). */
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

/** The key of a cell, also used for pencil marks: `5:seat2`, `5:chest`. */
export function cellKey(number: number, holder: Holder): string {
  return `${number}:${holderKey(holder)}`
}

export function holderKey(holder: Holder): string {
  return typeof holder === 'number' ? `seat${holder}` : holder
}

/** The control on which pencil marks are set. */
export const NOTEBOOK = 'notebook'

/** The proofs of a single sighting. */
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

/**
 * A number found in one place is nowhere else; one that no seat has, the player's own included, is beneath the chest
 * (WAR-22.6).
 */
function completeRow(row: Row, round: number): void {
  const chest = row.length - 1
  const isWith = (proof: Proven['proof']) => (one: Proven | undefined) => one?.proof === proof
  if (row.slice(0, chest).every(isWith('absent'))) row[chest] ??= { proof: 'here', reason: 'row', round }
  if (!row.some(isWith('here'))) return
  for (const at of row.keys()) row[at] ??= { proof: 'absent', reason: 'row', round }
}

/** Numbers the notebook proves beneath the chest, lowest first. */
export function numbersBeneath(notebook: Notebook): number[] {
  return numbersWith(notebook, 'here')
}

/** Numbers the notebook leaves open for the chest, lowest first. */
export function numbersLeftOpen(notebook: Notebook): number[] {
  return numbersWith(notebook, 'open')
}

function numbersWith({ cells }: Notebook, proof: NotebookCell['proof']): number[] {
  return cells.filter((cell) => cell.holder === 'chest' && cell.proof === proof).map(({ number }) => number)
}
