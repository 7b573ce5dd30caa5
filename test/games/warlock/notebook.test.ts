import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { mayLearn, type Seat } from '../../../src/engine/index.ts'
import type { WarlockFact } from '../../../src/games/warlock/facts/index.ts'
import { NUMBERS } from '../../../src/games/warlock/data/ids.ts'
import { notebookOf, type Holder, type Notebook, type Sighting } from '../../../src/games/warlock/state/notebook.ts'
import { heldBy, type Warlock } from '../../../src/games/warlock/state/state.ts'
import { playWildly } from './random.ts'

describe('the notebook (WAR-22.4 to 22.6)', () => {
  it('a blank held out proves absence; the chest follows when no player has it', () => {
    const seen = challengeOf(5, [1, 2], null)
    const book = notebookOf(3, 0, [ownNumbers(1), seen])
    expect(row(book, 5)).toEqual(['absent', 'absent', 'absent', 'here'])
    expect(row(book, 1)).toEqual(['here', 'absent', 'absent', 'absent'])
    expect(row(book, 2)).toEqual(['absent', 'open', 'open', 'open'])
  })

  it('every mark says why and since when', () => {
    const book = notebookOf(3, 0, [ownNumbers(1), challengeOf(5, [1, 2], 2)])
    const cell = (holder: Holder) => book.cells.find((one) => one.number === 5 && one.holder === holder)
    expect(cell(2)).toMatchObject({ proof: 'here', reason: 'challenge', round: 3 })
    expect(cell('chest')).toMatchObject({ proof: 'absent', reason: 'row', round: 3 })
  })

  it('another player at the chest is a note and fills nothing (WAR-22.5)', () => {
    const book = notebookOf(3, 0, [{ kind: 'rival-chest', round: 2, seat: 1, numbers: [1, 2, 3], wrong: 1 }])
    expect(book.failures).toHaveLength(1)
    expect(book.cells.every(({ proof }) => proof === 'open')).toBe(true)
  })

  it('nothing is reasoned across rows (WAR-22.7)', () => {
    const three = [1, 2, 3].map((number): Sighting => ({ kind: 'beneath', round: 1, by: 'stranger', number }))
    const book = notebookOf(2, 0, [ownNumbers(4, 5, 6), ...three])
    expect(row(book, 7)).toEqual(['absent', 'open', 'open'])
  })

  it.each([2, 3, 4, 5, 6])(
    "%i seats: in random matches it is sound, complete, and derived from the player's facts",
    (seats) => {
      for (const preset of ['short', 'standard'] as const) {
        const emitted = new Map<Seat, Sighting[]>()
        let filled = 0
        playWildly({
          seats,
          preset,
          seed: `notebook-${seats}`,
          limit: 400,
          heard: (facts) => {
            for (const one of facts) {
              const fact = one.fact as WarlockFact
              if (fact.kind !== 'key-seen') continue
              expect(mayLearn(one, null)).toBe(false)
              emitted.set(fact.seat, [...(emitted.get(fact.seat) ?? []), fact.sighting])
            }
          },
          watch: ({ state, rules }) => {
            for (let seat = 0; seat < seats; seat += 1) {
              const book = rules.view(state, seat).own?.notebook as Notebook
              if (!isDeepStrictEqual(book, notebookOf(seats, seat, emitted.get(seat) ?? [])))
                throw new Error('not from facts')
              checkSound(state, book)
              checkComplete(seats, seat, emitted.get(seat) ?? [], book)
              filled += book.cells.filter(({ proof }) => proof !== 'open').length
            }
          },
        })
        expect(filled).toBeGreaterThan(0)
      }
    },
  )
})

/** All marks are true. */
function checkSound(state: Warlock, { cells }: Notebook): void {
  for (const { number, holder, proof } of cells) {
    const isHere = heldBy(state, holder).includes(number)
    if (proof !== 'open' && (proof === 'here') !== isHere) throw new Error(`${number} ${holder} is marked ${proof}`)
  }
}

/** Computes where every number can still be, for each number separately; the notebook must agree. */
function checkComplete(seats: number, own: Seat, sightings: readonly Sighting[], { cells }: Notebook): void {
  const holders: readonly Holder[] = [...Array.from({ length: seats }, (_, seat) => seat), 'chest']
  for (const number of NUMBERS) {
    const possible = holders.filter((holder) => sightings.every((one) => allows(one, own, number, holder)))
    for (const cell of cells.filter((one) => one.number === number)) {
      const can = possible.includes(cell.holder)
      const wanted = !can ? 'absent' : possible.length === 1 ? 'here' : 'open'
      if (cell.proof !== wanted) throw new Error(`${number} ${cell.holder} is ${cell.proof} and should be ${wanted}`)
    }
  }
}

/** Whether the number could lie there, according to a single sighting. */
function allows(one: Sighting, own: Seat, number: number, holder: Holder): boolean {
  const agrees = (seat: Holder, of: number, held: boolean) => number !== of || (holder === seat) === held
  switch (one.kind) {
    case 'own':
      return (holder === own) === one.numbers.includes(number)
    case 'open-lock':
    case 'beneath':
      return agrees('chest', one.number, true)
    case 'stack':
      return agrees('stack', one.number, true)
    case 'challenge':
      return one.answers.every(({ seat, held }) => agrees(seat, one.number, held))
    case 'card':
      return one.number === null || agrees(one.seat, one.number, true)
    case 'answer':
      return agrees(one.seat, one.number, one.held)
    case 'chest':
      return one.answers.every((answer) => agrees(answer.seat, answer.number, answer.held))
    case 'rival-chest':
      return true
  }
}

function ownNumbers(...numbers: number[]): Sighting {
  return { kind: 'own', round: 0, numbers }
}

function challengeOf(number: number, seats: readonly Seat[], holder: Seat | null): Sighting {
  const answers = seats.map((seat) => ({ seat, held: seat === holder }))
  return { kind: 'challenge', round: 3, number, reason: 'roll', answers }
}

function row({ cells }: Notebook, number: number): string[] {
  return cells.filter((cell) => cell.number === number).map(({ proof }) => proof)
}
