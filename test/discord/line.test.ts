import { expect, it } from 'vitest'
import {
  CARDS_BEFORE_A_MAP,
  Line,
  MAPS_A_TABLE,
  MOST_CARDS,
  MOST_MAPS,
  type Place,
} from '../../src/discord/pictures/line.ts'

interface Job extends Place {
  readonly name: string
}

const card = (table: string, name = `card of ${table}`): Job => ({ table, size: 'card', name })
const map = (table: string, name = `map of ${table}`): Job => ({ table, size: 'full', name })

/** Everything that waits, in the order in which it is drawn. */
function drawn(line: Line<Job>): string[] {
  const names: string[] = []
  for (let job = line.next(); job; job = line.next()) names.push(job.name)
  return names
}

function lineOf(...jobs: readonly Job[]): Line<Job> {
  const line = new Line<Job>()
  for (const job of jobs) line.put(job)
  return line
}

it('cards go before maps', () => {
  expect(drawn(lineOf(map('oak'), map('ash'), card('elm')))).toEqual(['card of elm', 'map of oak', 'map of ash'])
})

it('tables take turns with their maps', () => {
  const line = lineOf(
    map('oak', '1'),
    map('oak', '2'),
    map('oak', '3'),
    map('ash', '4'),
    map('elm', '5'),
    map('elm', '6'),
  )
  expect(drawn(line)).toEqual(['1', '4', '5', '2', '6', '3'])
})

it('a newer card takes the place of the one before', () => {
  expect(drawn(lineOf(card('oak', 'old'), card('ash'), card('oak', 'new')))).toEqual(['new', 'card of ash'])
})

it('a map waits for no more than a few cards', () => {
  const tables = Array.from({ length: 2 * CARDS_BEFORE_A_MAP + 1 }, (_, i) => String(i))
  const names = drawn(lineOf(map('oak'), map('oak'), ...tables.map((table) => card(table))))
  const isMap = names.map((name) => name === 'map of oak')
  expect(isMap.indexOf(true)).toBe(CARDS_BEFORE_A_MAP)
  expect(isMap.lastIndexOf(true)).toBe(2 * CARDS_BEFORE_A_MAP + 1)
})

it('there is room for so many cards, and for so many maps beside them', () => {
  const line = new Line<Job>()
  const cards = Array.from({ length: MOST_CARDS + 50 }, (_, i) => card(`table ${i}`))
  const maps = cards.flatMap(({ table }) => Array.from({ length: MAPS_A_TABLE + 1 }, () => map(table)))
  const taken = [...cards, ...maps].filter((job) => {
    const hasRoom = line.hasRoomFor(job)
    if (hasRoom) line.put(job)
    return hasRoom
  })
  expect(taken.filter(({ size }) => size === 'card')).toHaveLength(MOST_CARDS)
  expect(taken.filter(({ size }) => size === 'full')).toHaveLength(MOST_MAPS)
  expect(taken.filter(({ size, table }) => size === 'full' && table === 'table 0')).toHaveLength(MAPS_A_TABLE)
  expect(line.hasRoomFor(card('table 0'))).toBe(true)
  expect(line.waiting()).toBe(MOST_CARDS + MOST_MAPS)
  expect(line.clear()).toHaveLength(MOST_CARDS + MOST_MAPS)
  expect([line.waiting(), line.next()]).toEqual([0, undefined])
})
