import { Damaged, RoomTaken, SequenceTaken, sign, TableExists, type Signs, type Store } from '../tables/index.ts'

/** Groups of store methods: steps wait for the disk, and leases decide which process may answer. */
const GROUPS: Readonly<Partial<Record<keyof Store, Signs['stored']['what']>>> = {
  createTable: 'step',
  importTable: 'step',
  commit: 'step',
  leases: 'lease',
  takeLease: 'lease',
  keepLeases: 'lease',
  giveLease: 'lease',
}

/** A proxy that measures each call to a store and changes nothing else. */
export function measureStore(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      const what = GROUPS[name as keyof Store] ?? 'other'
      return (...given: unknown[]) => measureCall(what, () => Reflect.apply(found, target, given))
    },
  })
}

async function measureCall(what: Signs['stored']['what'], ask: () => unknown): Promise<unknown> {
  const began = performance.now()
  let how: Signs['stored']['how'] = 'done'
  try {
    return await ask()
  } catch (error) {
    how = resultOf(error)
    throw error
  } finally {
    sign('stored', { what, how, ms: performance.now() - began })
  }
}

/** A conflict with another process is not a database failure. */
function resultOf(error: unknown): Signs['stored']['how'] {
  if (error instanceof SequenceTaken || error instanceof RoomTaken || error instanceof TableExists) return 'done'
  return error instanceof Damaged ? 'damaged' : 'failed'
}
