import { Damaged, RoomTaken, SequenceTaken, sign, TableExists, type Signs, type Store } from '../tables/index.ts'

/** What is asked of the store, in few words: steps wait for the disk, and on leases it hangs who may answer. */
const WORDS: Readonly<Partial<Record<keyof Store, Signs['stored']['what']>>> = {
  createTable: 'step',
  importTable: 'step',
  commit: 'step',
  leases: 'lease',
  takeLease: 'lease',
  keepLeases: 'lease',
  giveLease: 'lease',
}

/** A store that lets each request of it be counted, and does nothing else. */
export function measured(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      const what = WORDS[name as keyof Store] ?? 'other'
      return (...given: unknown[]) => counted(what, () => Reflect.apply(found, target, given))
    },
  })
}

async function counted(what: Signs['stored']['what'], ask: () => unknown): Promise<unknown> {
  const began = performance.now()
  let how: Signs['stored']['how'] = 'done'
  try {
    return await ask()
  } catch (error) {
    how = howItFailed(error)
    throw error
  } finally {
    sign('stored', { what, how, ms: performance.now() - began })
  }
}

/** That somebody else was quicker is no failure of the database. */
function howItFailed(error: unknown): Signs['stored']['how'] {
  if (error instanceof SequenceTaken || error instanceof RoomTaken || error instanceof TableExists) return 'done'
  return error instanceof Damaged ? 'damaged' : 'failed'
}
