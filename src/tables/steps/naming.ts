import type { Game } from '../../engine/index.ts'
import type { Naming, TableRecord } from '../model/store.ts'

type Called = Pick<TableRecord, 'called'>

/** The game names of the seats at a line of the chronicle (default: now); none for a seat with its player's name. */
export function calledAt({ called }: Called, line = Number.MAX_SAFE_INTEGER): Naming['names'] {
  return called.findLast(({ from }) => from <= line)?.names ?? []
}

/** A record that gives its names in the language of the moment at which they are read. */
export function withNamesNow(record: TableRecord, called: readonly Naming[], game: Pick<Game, 'words'>): TableRecord {
  // A game has other words in each language.
  const known = new WeakMap<object, readonly Naming[]>()
  return {
    ...record,
    get called() {
      const { words } = game
      const now = known.get(words) ?? namedNow(called, words.calledNow)
      known.set(words, now)
      return now
    },
  }
}

function namedNow(called: readonly Naming[], calledNow: ((kept: string) => string) | undefined): readonly Naming[] {
  if (!calledNow) return called
  return called.map((one) => ({ ...one, names: one.names.map((name) => (name === null ? null : calledNow(name))) }))
}

/**
 * The namings of a table after a step that wrote the lines from `first` to `last` of its chronicle; `null` if no name
 * changed. These lines announce the new names, so in them a seat that gets a new name has its player's name.
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

/** The names of the players at a line of the chronicle (default: now). */
export function playersAt(
  { called, seats }: Called & Pick<TableRecord, 'seats'>,
  line = Number.MAX_SAFE_INTEGER,
): readonly string[] | TableRecord['seats'] {
  return called.findLast(({ from, players }) => players && from <= line)?.players ?? seats
}

/**
 * The namings of a table after seats changed hands or players changed names, from a line of the chronicle on; `null`
 * without a change. Earlier lines keep their names.
 */
export function playersAfter(
  called: readonly Naming[],
  before: TableRecord['seats'],
  after: TableRecord['seats'],
  from: number,
): readonly Naming[] | null {
  if (before.length === after.length && before.every(({ name }, seat) => name === after[seat]?.name)) return null
  const [old, players] = [before, after].map((seats) => seats.map(({ name }) => name))
  const known = called.some((one) => one.players) ? called : withPlayers(called, 0, old)
  return withPlayers(known, from, players)
}

function withPlayers(called: readonly Naming[], from: number, players: Naming['players']): readonly Naming[] {
  const earlier = called.filter((one) => one.from < from)
  const later = called.filter((one) => one.from > from)
  const there = called.findLast((one) => one.from === from)
  return [...earlier, { from, names: there?.names ?? calledAt({ called: earlier }), players }, ...later]
}
