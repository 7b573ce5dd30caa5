import { describe, expect, it } from 'vitest'
import { below, rngFrom, shuffle, type HasRng } from '../../../src/engine/index.ts'
import { NUMBERS } from '../../../src/games/warlock/data/ids.ts'
import { sheetOf } from '../../../src/games/warlock/state/deduction.ts'
import { holdersOf, type NotebookCell, type Holder, type Sighting } from '../../../src/games/warlock/state/notebook.ts'
import { heldBy, type Warlock } from '../../../src/games/warlock/state/state.ts'
import { warlock } from './kit.ts'

const helped = { 'deduction-helper': true } as const

describe('deduction-helper (WAR-22.7)', () => {
  const beneath = (...numbers: number[]): Sighting[] =>
    numbers.map((number, at) => ({ kind: 'beneath', round: 2 + at, by: 'stranger', number }))
  const table = (sightings: readonly Sighting[], options = {}) => {
    const t = warlock({ A: { keyCards: [1, 2, 3] }, B: { keyCards: [4, 5, 6] } }, { chest: [7, 8, 9], options })
    t.state.players[0]?.sightings.push(...sightings)
    return t
  }

  it('three numbers found beneath the chest: the others are with the rival, since that round', () => {
    const found = beneath(7, 8, 9)
    expect(table(found).sheet('A', 4)).toEqual(['absent', 'open', 'open'])
    const t = table(found, helped)
    expect(t.sheet('A', 4)).toEqual(['absent', 'here', 'absent'])
    const cell = sheetOf(t.state, 0).cells.find(({ number, holder }) => number === 4 && holder === 1)
    expect(cell).toMatchObject({ reason: 'deduced', round: 4 })
  })

  it('a full hand holds nothing else', () => {
    const seen = [4, 5, 6].map((number): Sighting => ({ kind: 'card', round: 1, by: 'gossip', seat: 1, number }))
    expect(table(seen, helped).sheet('A', 7)).toEqual(['absent', 'absent', 'here'])
  })

  it('how many were wrong at a rival’s try counts (WAR-15.9)', () => {
    const failed: Sighting = { kind: 'rival-chest', round: 3, seat: 1, numbers: [1, 7, 8], wrong: 1 }
    expect(table([failed]).sheet('A', 7)).toEqual(['absent', 'open', 'open'])
    expect(table([failed], helped).sheet('A', 7)).toEqual(['absent', 'absent', 'here'])
  })

  it('a cell proven by itself keeps its reason; nothing is deduced from nothing', () => {
    const plain = sheetOf(table(beneath(7)).state, 0)
    const sheet = sheetOf(table(beneath(7), helped).state, 0)
    expect(sheet.cells.filter(({ reason }) => reason === 'deduced')).toEqual([])
    expect(sheet.cells).toEqual(plain.cells)
  })

  it('another player’s sheet is never looked at', () => {
    const t = table([], helped)
    t.state.players[1]?.sightings.push(...beneath(7, 8, 9))
    expect(t.sheet('A', 4)).toEqual(['absent', 'open', 'open'])
  })

  it('deduction-helper (WAR-22.7) says all that is so in every deal which the own sightings allow, and nothing else', () => {
    const rng: HasRng = { rng: rngFrom('deduction') }
    for (let trial = 0; trial < 30; trial += 1) {
      const game = dealt(1 + below(rng, 6), rng)
      shown(game, below(rng, 9), rng)
      const possible = dealsOf(game)
      expect(possible.length, `trial ${trial}`).toBeGreaterThan(0)
      for (const cell of sheetOf(game, 0).cells) {
        const here = possible.filter((deal) => deal.get(cell.holder)?.includes(cell.number)).length
        const wanted = here === 0 ? 'absent' : here === possible.length ? 'here' : 'open'
        expect(cell.proof, `trial ${trial}: ${cell.number} ${cell.holder}`).toBe(wanted satisfies NotebookCell['proof'])
      }
    }
  })
})

type Deal = ReadonlyMap<Holder, readonly number[]>

/** That many players with their hands, and a sheet that knows its own. */
function dealt(seats: number, rng: HasRng): Warlock {
  const names = (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, seats)
  const numbers = shuffle<number>(rng, [...NUMBERS])
  const chest = numbers.splice(0, 3)
  const people = Object.fromEntries(
    names.map((name, seat) => [name, { keyCards: seats === 1 ? [] : numbers.filter((_, at) => at % seats === seat) }]),
  )
  return warlock(people, { chest, options: { ...helped, 'solo-expedition': seats === 1 } }).state
}

/** Shows the first seat some truths. */
function shown(game: Warlock, times: number, rng: HasRng): void {
  const seats = game.players.length
  for (let time = 0; time < times; time += 1) {
    const sightings = game.players[0]?.sightings
    const number = 1 + below(rng, 9)
    const three = shuffle<number>(rng, [...NUMBERS]).slice(0, 3)
    const wrong = three.filter((one) => !game.chest.includes(one)).length
    const rival = 1 + below(rng, Math.max(seats - 1, 1))
    const beneath = game.chest[below(rng, 3)] ?? 0
    const kinds: readonly Sighting[] =
      seats === 1
        ? ([
            { kind: 'stack', round: time, by: 'roll', number: game.stack[below(rng, 6)] ?? 0 },
            { kind: 'chest', round: time, numbers: three, wrong: wrong || 3, answers: [] },
          ].filter((one) => one.kind === 'stack' || wrong > 0) as Sighting[])
        : [
            { kind: 'answer', round: time, seat: rival, number, held: heldBy(game, rival).includes(number) },
            { kind: 'rival-chest', round: time, seat: rival, numbers: three, wrong },
            { kind: 'rival-chest', round: time, seat: rival, numbers: three, wrong },
          ]
    sightings?.push(below(rng, 4) === 0 ? { kind: 'beneath', round: time, by: 'ledger', number: beneath } : (kinds[below(rng, kinds.length)] as Sighting)) // prettier-ignore
  }
}

/** Every deal to hands of these sizes that is consistent with all the first seat has been shown, one by one. */
function dealsOf(game: Warlock): Deal[] {
  const holders = holdersOf(game.players.length)
  const sizes = holders.map((holder) => heldBy(game, holder).length)
  const sightings = game.players[0]?.sightings ?? []
  const deals: Deal[] = []
  const hands = holders.map((): number[] => [])
  const deal = (number: number): void => {
    if (number > 9) {
      const made = new Map(holders.map((holder, at) => [holder, [...(hands[at] ?? [])]]))
      if (sightings.every((one) => allows(made, one))) deals.push(made)
      return
    }
    for (const [at, hand] of hands.entries()) {
      if (hand.length >= (sizes[at] ?? 0)) continue
      hand.push(number)
      deal(number + 1)
      hand.pop()
    }
  }
  deal(1)
  return deals
}

function allows(deal: Deal, one: Sighting): boolean {
  const holds = (holder: Holder, number: number) => deal.get(holder)?.includes(number) === true
  switch (one.kind) {
    case 'own':
      return NUMBERS.every((number) => holds(0, number) === one.numbers.includes(number))
    case 'answer':
      return holds(one.seat, one.number) === one.held
    case 'stack':
      return holds('stack', one.number)
    case 'beneath':
      return holds('chest', one.number)
    case 'rival-chest':
    case 'chest':
      return one.numbers.filter((number) => !holds('chest', number)).length === one.wrong
    default:
      throw new Error(`${one.kind} is not tried here`)
  }
}
