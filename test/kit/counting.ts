import type { Store, TableService } from '../../src/tables/index.ts'

const WRITES =
  /^(commit|createTable|importTable|archive$|set|add|remove|forget|save|changePerson|takeLease|keepLeases|giveLease|endDamaged|tell|tidy|close|onChange)/

/** A store that counts what is read from it, by name of the method. */
export function countingReads(store: Store): { store: Store; reads: string[] } {
  const reads: string[] = []
  return { store: noting(store, (name) => !WRITES.test(name), reads), reads }
}

/** Tables that count how often a table is viewed. */
export function countingViews(tables: TableService): { tables: TableService; views: string[] } {
  const views: string[] = []
  return { tables: noting(tables, (name) => /^sight(At)?$/.test(name), views), views }
}

function noting<T extends object>(target: T, isCounted: (name: string) => boolean, calls: string[]): T {
  return new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        if (typeof name === 'string' && isCounted(name)) calls.push(name)
        return Reflect.apply(value, from, given)
      }
    },
  })
}
