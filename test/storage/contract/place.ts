import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../../src/tables/model/store.ts'
import type { Kind, Place } from '../contract.ts'
import { table } from '../rows.ts'

/** A store, and ways to open it again. */
export interface OpenPlace {
  readonly store: Store
  open(): Promise<Store>
  again(): Promise<Store>
}

/** A store with one table for each test. */
export function placeOf({ newPlace }: Kind): OpenPlace {
  let place: Place
  let open: Store[]
  beforeEach(async () => {
    place = newPlace()
    open = [await place.open()]
    await open[0]?.records.create(table())
  })
  afterEach(async () => {
    await Promise.all(open.map((store) => store.close()))
    await place.leave()
  })
  return {
    get store() {
      const last = open.at(-1)
      if (!last) throw new Error('no store is open')
      return last
    },
    /** Opens a second store beside the first. */
    async open() {
      const store = await place.open()
      open.unshift(store)
      return store
    },
    /** Closes the store and reopens it. */
    async again() {
      await open.pop()?.close()
      open.push(await place.open())
      return this.store
    },
  }
}
