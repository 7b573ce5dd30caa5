import {
  Damaged,
  RoomTaken,
  SequenceTaken,
  publishMetric,
  TableExists,
  type Metrics,
  type Store,
} from '../tables/index.ts'

type Kind = Metrics['stored']['what']

/** Requests whose latency matters most: steps wait for the disk, and leases decide which process may answer. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['records.create', 'step'],
  ['importTable', 'step'],
  ['commit', 'step'],
  ['leases.list', 'lease'],
  ['leases.take', 'lease'],
  ['leases.renew', 'lease'],
  ['leases.release', 'lease'],
])

/** A store that reports each of its requests to the metrics. */
export function measureStore(store: Store): Store {
  return measurePart(store, '')
}

function measurePart<Part extends object>(part: Part, path: string): Part {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(part, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found === 'function') {
        const kind = KINDS.get(`${path}${String(name)}`) ?? 'other'
        return (...given: unknown[]) => measureCall(kind, () => Reflect.apply(found, target, given))
      }
      if (typeof found !== 'object' || found === null) return found
      const known = parts.get(name) ?? measurePart(found, `${path}${String(name)}.`)
      parts.set(name, known)
      return known
    },
  })
}

async function measureCall(what: Kind, request: () => unknown): Promise<unknown> {
  const began = performance.now()
  let how: Metrics['stored']['how'] = 'done'
  try {
    return await request()
  } catch (error) {
    how = outcomeOf(error)
    throw error
  } finally {
    publishMetric('stored', { what, how, ms: performance.now() - began })
  }
}

/** A lost race is not a failure of the database. */
function outcomeOf(error: unknown): Metrics['stored']['how'] {
  if (error instanceof SequenceTaken || error instanceof RoomTaken || error instanceof TableExists) return 'done'
  return error instanceof Damaged ? 'damaged' : 'failed'
}
