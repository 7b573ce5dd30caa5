import { rngFrom, shuffle } from '../../engine/index.ts'
import { labelOf, likeness } from './display-names.ts'
import type { SeatRecord, TableRecord } from '../model/store.ts'

/** The names of the computer players. A seat keeps the name, so never rename one. */
export const COMPANY = {
  grisel: 'Grisel',
  oddmund: 'Oddmund',
  tansy: 'Tansy',
  corbin: 'Corbin',
  mossop: 'Mossop',
  pell: 'Pell',
  wenna: 'Wenna',
  nib: 'Nib',
  yorven: 'Yorven',
  ottoline: 'Ottoline',
  fenwick: 'Fenwick',
  marrow: 'Marrow',
  isaure: 'Isaure',
  kestrin: 'Kestrin',
  ruddock: 'Ruddock',
  sallow: 'Sallow',
  thistle: 'Thistle',
  umber: 'Umber',
  vesper: 'Vesper',
  inkley: 'Inkley',
  lorcan: 'Lorcan',
  hepzie: 'Hepzie',
  jory: 'Jory',
  agnar: 'Agnar',
  bettany: 'Bettany',
  cuthwin: 'Cuthwin',
  drusk: 'Drusk',
  elspet: 'Elspet',
  zadok: 'Zadok',
  ivo: 'Ivo',
} as const

export type CompanionId = keyof typeof COMPANY

const IDS: ReadonlyMap<string, CompanionId> = new Map(
  (Object.keys(COMPANY) as CompanionId[]).map((id) => [COMPANY[id], id]),
)

/** Which computer player has a seat; `null` for a person, and for a computer player of an older table. */
export function companionAt(seat: Pick<SeatRecord, 'user' | 'name'> | undefined): CompanionId | null {
  return seat?.user === null ? (IDS.get(seat.name) ?? null) : null
}

/**
 * The name of the next computer player of a table, unlike everybody else's there. The order in which they come follows
 * from the table's id, not from its seed, because the seed of sealed dice isn't known yet.
 */
export function nextComputer({ id, seats, watchers }: Pick<TableRecord, 'id' | 'seats' | 'watchers'>): string {
  const order: string[] = shuffle({ rng: rngFrom(`company:${id}`) }, Object.values(COMPANY))
  const others = [...seats, ...watchers].map(({ name }) => name)
  const taken = new Set(others.map(likeness))
  return order.find((name) => !taken.has(likeness(name))) ?? labelOf({ name: order[0] ?? '' }, others)
}
