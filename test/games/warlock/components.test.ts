import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SPACES } from '../../../src/games/warlock/data/board.ts'
import {
  BRIDGE_TABLE,
  CONSTANTS,
  CROCODILE,
  ENCOUNTERS,
  ESCAPE_TABLE,
  MAZE_CARDS,
  TREASURES,
} from '../../../src/games/warlock/data/components.ts'
import { read } from '../../../src/games/warlock/data/read.ts'
import { cardText, foeText, mazeCardName, mazeText, printedRow } from '../../../src/games/warlock/words/names.ts'
import { typeset } from '../../../src/language/index.ts'

const RULEBOOK = new URL('../../../src/games/warlock/rulebook/', import.meta.url)

/** A file of the rulebook, which also has the wording of every card. */
function page(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(name, RULEBOOK), 'utf8')) as Record<string, unknown>
}

interface Listed {
  readonly id: string
  readonly [field: string]: unknown
}

function listed(name: string, list: string): ReadonlyMap<string, Listed> {
  return new Map((page(name)[list] as readonly Listed[]).map((one) => [one.id, one]))
}

/** The program's card agrees with the rulebook's wherever both state something. */
function agree(card: { readonly id: string }, book: Listed | undefined): void {
  for (const [field, value] of Object.entries(card)) {
    if (field !== 'room') expect(value, `${card.id}.${field}`).toEqual(book?.[field])
  }
}

/** A text of the data as a message has it, with dashes and minus signs. */
const ofPrint = (text: string): string =>
  typeset(text)
    .replace(/(\d)-(\d)/g, '$1–$2')
    .replace(/ -(\d)/g, ' −$1')
    .replace(' - ', ', ')

describe('the components are those of the rulebook', () => {
  it('every card', () => {
    const encounters = listed('encounters.json', 'cards')
    for (const card of ENCOUNTERS.values()) {
      agree(card, encounters.get(card.id))
      const { placement } = encounters.get(card.id) as unknown as { placement: { room?: string } }
      expect(card.room).toBe(placement.room ?? null)
    }
    agree(CROCODILE, listed('encounters.json', 'boardCreatures').get('crocodile'))
    for (const card of TREASURES.values()) agree(card, listed('treasures.json', 'cards').get(card.id))
    for (const card of MAZE_CARDS.values()) agree(card, listed('maze.json', 'cards').get(card.id))
    expect(page('tables.json')['constants']).toMatchObject(CONSTANTS)
  })

  it('every printed text', () => {
    const book = (name: string, list: string) => [...listed(name, list).values()]
    const printed = (all: readonly Listed[]) => all.map(({ id, text }) => [id, ofPrint(String(text))])
    const foes = [...book('encounters.json', 'cards'), ...book('encounters.json', 'boardCreatures')]
    expect([...ENCOUNTERS.keys(), 'crocodile' as const].map((id) => [id, foeText(id)])).toEqual(printed(foes))
    const treasures = book('treasures.json', 'cards')
    expect([...TREASURES.keys()].map((id) => [id, cardText(id)])).toEqual(printed(treasures))
    const maze = book('maze.json', 'cards')
    expect([...MAZE_CARDS.keys()].map((id) => [id, mazeText(id)])).toEqual(printed(maze))
    expect([...MAZE_CARDS.keys()].map(mazeCardName)).toEqual(maze.map(({ name }) => name))
    expect(ESCAPE_TABLE.map((row) => printedRow('escape', row))).toEqual(ESCAPE_TABLE.map(({ text }) => ofPrint(text)))
    expect(BRIDGE_TABLE.map((row) => printedRow('bridge', row))).toEqual(BRIDGE_TABLE.map(({ text }) => ofPrint(text)))
  })

  it('neighbours are neighbours of each other (WAR-1.13)', () => {
    const known = new Map(SPACES.map((space) => [space.id, space]))
    for (const { id, neighbours } of SPACES) {
      for (const other of neighbours) expect(known.get(other)?.neighbours, `${id} – ${other}`).toContain(id)
    }
  })

  it('a file that says something else is refused, with the place', () => {
    const schema = z.strictObject({ cards: z.array(z.strictObject({ skill: z.int() })) })
    expect(() => read('cards.json', schema, { cards: [{ skill: 'nine' }] })).toThrow(/cards\.json.*\n.*cards\.0\.skill/)
    expect(() => read('cards.json', schema, { cards: [{ skill: 9, effect: 'unread' }] })).toThrow(/effect/)
  })
})
