import { expect, it } from 'vitest'
import {
  CARDS_BEFORE_A_MAP,
  Line,
  MAPS_A_TABLE,
  MAX_CARDS,
  MAX_FRAMES,
  MAX_MAPS,
  OTHERS_BEFORE_A_FRAME,
  type Place,
} from '../../src/discord/pictures/queue.ts'

interface Job extends Place {
  readonly name: string
}

const card = (table: string, name = `card of ${table}`): Job => ({ table, size: 'card', name })
const frame = (name: string): Job => ({ table: 'films', size: 'frame', name })
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

it('the queue has room for a fixed number of cards, and a fixed number of maps beside them', () => {
  const line = new Line<Job>()
  const cards = Array.from({ length: MAX_CARDS + 50 }, (_, i) => card(`table ${i}`))
  const maps = cards.flatMap(({ table }) => Array.from({ length: MAPS_A_TABLE + 1 }, () => map(table)))
  const taken = [...cards, ...maps].filter((job) => {
    const hasRoom = line.hasRoomFor(job)
    if (hasRoom) line.put(job)
    return hasRoom
  })
  expect(taken.filter(({ size }) => size === 'card')).toHaveLength(MAX_CARDS)
  expect(taken.filter(({ size }) => size === 'full')).toHaveLength(MAX_MAPS)
  expect(taken.filter(({ size, table }) => size === 'full' && table === 'table 0')).toHaveLength(MAPS_A_TABLE)
  expect(line.hasRoomFor(card('table 0'))).toBe(true)
  expect(line.waiting()).toBe(MAX_CARDS + MAX_MAPS)
  expect(line.clear()).toHaveLength(MAX_CARDS + MAX_MAPS)
  expect([line.waiting(), line.next()]).toEqual([0, undefined])
})

it('pictures of films come last, one after a fixed number of other pictures', () => {
  const line = lineOf(frame('1'), frame('2'), map('oak'), card('elm'))
  expect(line.waiting(false)).toBe(2)
  expect(drawn(line)).toEqual(['card of elm', 'map of oak', '1', '2'])
  const cards = Array.from({ length: 2 * OTHERS_BEFORE_A_FRAME }, (_, at) => card(`table ${at}`))
  const busy = drawn(lineOf(...cards, frame('1'), frame('2')))
  expect([busy.indexOf('1'), busy.indexOf('2')]).toEqual([OTHERS_BEFORE_A_FRAME, 2 * OTHERS_BEFORE_A_FRAME + 1])
})

it('while a picture of a film is being drawn no other is, whatever else there is', () => {
  const line = lineOf(frame('1'), frame('2'))
  expect([line.next()?.name, line.next(false)]).toEqual(['1', undefined])
  line.put(card('elm'))
  expect([line.next(false)?.name, line.next(false), line.next()?.name]).toEqual(['card of elm', undefined, '2'])
})

it('the queue has room for a fixed number of film pictures', () => {
  const line = lineOf(...Array.from({ length: MAX_FRAMES }, (_, at) => frame(String(at))))
  expect([line.hasRoomFor(frame('one more')), line.hasRoomFor(card('elm'))]).toEqual([false, true])
  expect(line.clear()).toHaveLength(MAX_FRAMES)
  expect(line.waiting()).toBe(0)
})
