import { option, TurnEnds, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { SOUTH_BANK } from '../../data/board.ts'
import { treasureOf } from '../../data/components.ts'
import type { TreasureId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { holdOut, numberOption, numbersToName } from '../deeds/challenge.ts'
import { win } from '../deeds/ending.ts'
import { place } from '../deeds/pieces.ts'
import { showSighting } from '../deeds/sightings.ts'
import { keyNumbersOf } from '../../state/adventurer.ts'
import { showToAll } from '../../state/knowledge.ts'
import { adventurerAt, allSeatsFrom, type Warlock } from '../../state/state.ts'

/** The Warlock's chest (WAR-15). */

/** Asked of everybody who arrives or opens, whatever he carries, so that the question tells nothing (WAR-15.1). */
export function* challengeChest(game: Warlock, seat: Seat): Play<'declined'> {
  const numbers: number[] = []
  while (numbers.length < numbersToName(game)) {
    const number = yield* ask(seat, 'chest.name', () => nameOptions(game, seat, numbers), {
      always: true,
      otherwise: 'decline',
      about: { toName: numbersToName(game) },
    })
    if (number === null) {
      say(game, { kind: 'chest-left-alone', seat })
      return 'declined'
    }
    numbers.push(number)
  }
  numbers.sort((a, b) => a - b)
  const cards = yield* chooseShown(game, seat, numbers)
  game.turn.opened = true
  say(game, { kind: 'chest-challenged', seat, numbers, cards })
  for (const card of cards) showToAll(game, card) // WAR-15.4
  return open(game, seat, numbers)
}

/** Numbers he holds on Treasure cards, if they are enough; the open lock needs none (WAR-15.2). */
function nameOptions(game: Warlock, seat: Seat, named: readonly number[]): Option<number | null>[] {
  const held = keyNumbersOf(adventurerAt(game, seat)).filter((number) => number !== game.openLock)
  const left = held.length < numbersToName(game) ? [] : held.filter((number) => !named.includes(number))
  const decline = option<number | null>('decline', {}, null)
  return [decline, ...left.map((number) => ({ ...numberOption(number), secret: true }))]
}

/** A card for each number, his choice which (WAR-15.4). Default: the one most players know, then the lowest id (WAR-24.23). */
function* chooseShown(game: Warlock, seat: Seat, numbers: readonly number[]): Play<TreasureId[]> {
  const shown = new Set<TreasureId>()
  for (const number of numbers) {
    const cards = () => cardsFor(game, seat, number)
    const offers = () => cards().map((card) => option<TreasureId>(card, { secret: true, args: { card, number } }, card))
    shown.add(yield* ask(seat, 'chest.show', offers, { otherwise: () => bestKnown(game, cards()) }))
  }
  return [...shown]
}

function cardsFor(game: Warlock, seat: Seat, number: number): TreasureId[] {
  const { treasures } = adventurerAt(game, seat)
  return treasures.filter((card) => treasureOf(card).keys.includes(number)).sort()
}

function bestKnown(game: Warlock, cards: readonly TreasureId[]): TreasureId {
  const [first, ...others] = cards
  if (first === undefined) throw new Error('no card bears the number')
  return others.reduce((best, card) => (game.knownTo[card].length > game.knownTo[best].length ? card : best), first)
}

/** A number is right exactly if its Key card is beneath the chest (WAR-15.6 to 15.9). */
function open(game: Warlock, seat: Seat, numbers: readonly number[]): never {
  const wrong = numbers.filter((number) => !game.chest.includes(number)).length
  const answers = numbers.flatMap((number) => holdOut(game, seat, number).map((answer) => ({ number, ...answer })))
  showSighting(game, seat, { kind: 'chest', round: game.round, numbers, wrong, answers })
  if (wrong === 0) {
    say(game, { kind: 'chest-opened', seat, numbers })
    win(game, [seat], 'chest')
  }
  say(game, { kind: 'chest-wrong', seat, numbers, wrong })
  for (const other of allSeatsFrom(game, seat + 1)) {
    if (other !== seat) showSighting(game, other, { kind: 'rival-chest', round: game.round, seat, numbers, wrong })
  }
  place(game, seat, SOUTH_BANK) // WAR-15.7
  throw new TurnEnds()
}
