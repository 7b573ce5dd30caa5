import { describe } from 'vitest'
import type { Store } from '../../src/tables/model/store.ts'
import { keepingContract } from './contract/keeping.ts'
import { annalsContract } from './contract/annals.ts'
import { chronicleContract } from './contract/chronicle.ts'
import { gamesContract } from './contract/games.ts'
import { modelContract } from './contract/model.ts'
import { notesContract } from './contract/notes.ts'
import { sharingContract } from './contract/sharing.ts'
import { stepsContract } from './contract/steps.ts'
import { tablesContract } from './contract/tables.ts'

/** Where a store keeps things. */
export interface Place {
  /** Opens the store; of what outlives the process, as often as one likes, also at the same time. */
  open(): Promise<Store>
  leave(): Promise<void>
}

export interface Kind {
  /** A place where nothing is kept yet. */
  readonly newPlace: () => Place
  /** Whether it outlives the process. */
  readonly isKept: boolean
  /** Whether those who have it open hear of what the others write. */
  readonly tells: boolean
  /** How many sequences of steps are tried; 30 unless it is said. */
  readonly sequences?: number
}

/** What every store promises. */
export function storeContract(name: string, kind: Kind): void {
  describe(name, () => {
    describe('tables', () => tablesContract(kind))
    describe('steps', () => stepsContract(kind))
    describe('games', () => gamesContract(kind))
    describe('the chronicle', () => chronicleContract(kind))
    describe('what is beside the games', () => notesContract(kind))
    describe('what is kept for good', () => keepingContract(kind))
    describe('what finished games have left', () => annalsContract(kind))
    describe('what processes need of each other', () => sharingContract(kind))
    describe('any sequence of steps', () => modelContract(kind))
  })
}
