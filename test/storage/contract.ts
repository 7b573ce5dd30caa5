import { describe } from 'vitest'
import type { Store } from '../../src/tables/model/store.ts'
import { archiveContract } from './contract/archive.ts'
import { statsContract } from './contract/stats.ts'
import { chronicleContract } from './contract/chronicle.ts'
import { gamesContract } from './contract/games.ts'
import { modelContract } from './contract/model.ts'
import { notesContract } from './contract/notes.ts'
import { sharingContract } from './contract/sharing.ts'
import { stepsContract } from './contract/steps.ts'
import { tablesContract } from './contract/tables.ts'

/** A database for a test. */
export interface Place {
  /** Opens the store. A persistent database can be opened several times, also at the same time. */
  open(): Promise<Store>
  leave(): Promise<void>
}

export interface Kind {
  /** A new, empty database. */
  readonly newPlace: () => Place
  /** Whether the database survives the end of the process. */
  readonly isKept: boolean
  /** Whether a process is notified of the writes of others. */
  readonly tells: boolean
  /** The number of random sequences of steps; by default 30. */
  readonly sequences?: number
}

/** The contract that every store must pass. */
export function storeContract(name: string, kind: Kind): void {
  describe(name, () => {
    describe('tables', () => tablesContract(kind))
    describe('steps', () => stepsContract(kind))
    describe('games', () => gamesContract(kind))
    describe('the chronicle', () => chronicleContract(kind))
    describe('data beside the games', () => notesContract(kind))
    describe('imports, bookmarks and the archive', () => archiveContract(kind))
    describe('statistics', () => statsContract(kind))
    describe('several processes', () => sharingContract(kind))
    describe('any sequence of steps', () => modelContract(kind))
  })
}
