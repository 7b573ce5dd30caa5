import type { Naming, TableRecord } from './store.ts'

type Called = Pick<TableRecord, 'called'>

/** What the seats of a table were called at a line of its chronicle, or are now; nothing of a seat that is called as its player. */
export function calledAt({ called }: Called, line = Number.MAX_SAFE_INTEGER): Naming['names'] {
  return called.findLast(({ from }) => from <= line)?.names ?? []
}

/**
 * The namings of a table after a step that wrote the lines from `first` to `last` of its chronicle; `null` if nobody is called
 * otherwise. In these lines whoever gets a name is still called as before, or as the player if that was another name: they tell
 * of it.
 */
export function namingsAfter(
  record: Called,
  names: Naming['names'],
  { first, last }: { readonly first: number; readonly last: number },
): readonly Naming[] | null {
  const before = calledAt(record)
  const isOther = names.some((name, seat) => name !== (before[seat] ?? null))
  if (!isOther) return null
  const meanwhile = names.map((name, seat) => {
    const old = before[seat] ?? null
    return name === null || name === old ? old : null
  })
  const told = last < first ? [] : [{ from: first, names: meanwhile }]
  return [...record.called, ...told, { from: last + 1, names }]
}
