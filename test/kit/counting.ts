import type { Store, TableService } from '../../src/tables/index.ts'

/** Methods of the store and its parts that only write, or concern no table. */
const WRITES =
  /^(commit|importTable|archive|endDamaged|tidy|close|create|set|add|remove|forget|save|change|markShown|take|renew|release|announce|listen)/

/** A store that counts what is read from it, by part and method. */
export function countingReads(store: Store): { store: Store; reads: string[] } {
  const reads: string[] = []
  return { store: noting(store, (path) => !WRITES.test(path.split('.').at(-1) ?? ''), reads), reads }
}

/** Tables that count how often a table is viewed. */
export function countingViews(tables: TableService): { tables: TableService; views: string[] } {
  const views: string[] = []
  return { tables: noting(tables, (path) => /^views\./.test(path), views), views }
}

/** Notes the calls of methods, those of the parts of an object too. */
function noting<T extends object>(target: T, isCounted: (path: string) => boolean, calls: string[], path = ''): T {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name, from)
      if (typeof value === 'object' && value !== null) {
        const part = parts.get(name) ?? noting(value, isCounted, calls, `${path}${String(name)}.`)
        parts.set(name, part)
        return part
      }
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        const called = `${path}${String(name)}`
        if (isCounted(called)) calls.push(called)
        return Reflect.apply(value, from, given)
      }
    },
  })
}
