import { option, TurnEnds, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { SOUTH_BANK } from '../../data/board.ts'
import { treasureOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import { askHidden, disclose } from '../deeds/asking.ts'
import { holdOut, numbersToName } from '../deeds/challenge.ts'
import { win } from '../deeds/ending.ts'
import { place } from '../deeds/pieces.ts'
import { showSighting } from '../deeds/sightings.ts'
import { keyNumbersOf } from '../../state/adventurer.ts'
import { showToAll } from '../../state/knowledge.ts'
import { adventurerAt, allSeatsFrom, type Named, type Warlock } from '../../state/state.ts'

/** The Warlock's chest (WAR-15). */

/**
 * Every player who arrives or opens is asked, regardless of what they carry, so that the question reveals nothing
 * (WAR-15.1).
 */
export function* challengeChest(game: Warlock, seat: Seat): Play<'declined'> {
  game.turn.named = []
  try {
    return (yield* nameAll(game, seat)) ? presentCards(game, seat, game.turn.named) : decline(game, seat)
  } finally {
    game.turn.named = []
  }
}

/** One number after another, with the card to show for it. Default: none, and the chest is left alone. */
function* nameAll(game: Warlock, seat: Seat): Play<boolean> {
  const offers = () => nameOptions(game, seat)
  const left = () => numbersToName(game) - game.turn.named.length
  while (left() > 0) {
    const how = { default: 'decline', about: { toName: numbersToName(game) }, times: left() }
    const named = yield* askHidden(seat, 'chest.name', offers, how, disclose('decline'))
    if (named === null) return false
    game.turn.named.push(named)
  }
  return true
}

/**
 * Numbers the adventurer holds on Treasure cards, if they are enough; the open lock needs none (WAR-15.2). Where
 * several cards bear one, the same answer picks the card to show: a separate question would reveal that there are
 * several (WAR-15.4).
 */
function nameOptions(game: Warlock, seat: Seat): Option<Named | null>[] {
  const held = keyNumbersOf(adventurerAt(game, seat)).filter((number) => number !== game.openLock)
  const named = game.turn.named.map(({ number }) => number)
  const left = held.length < numbersToName(game) ? [] : held.filter((number) => !named.includes(number))
  return [option<Named | null>('decline', {}, null), ...left.flatMap((number) => cardOptions(game, seat, number))]
}

function cardOptions(game: Warlock, seat: Seat, number: number): Option<Named>[] {
  const { treasures } = adventurerAt(game, seat)
  const cards = treasures.filter((card) => treasureOf(card).keys.includes(number)).sort()
  return cards.map((card) => {
    const key = cards.length === 1 ? `${number}` : `${number}:${card}`
    return option<Named>(key, { args: cards.length === 1 ? { number } : { number, card } }, { number, card })
  })
}

function decline(game: Warlock, seat: Seat): 'declined' {
  emitFact(game, { kind: 'chest-left-alone', seat })
  return 'declined'
}

/** Shows a card for each number (WAR-15.4), and opens. */
function presentCards(game: Warlock, seat: Seat, named: readonly Named[]): never {
  const byNumber = [...named].sort((a, b) => a.number - b.number)
  const numbers = byNumber.map(({ number }) => number)
  const cards = [...new Set(byNumber.map(({ card }) => card))]
  game.turn.opened = true
  emitFact(game, { kind: 'chest-challenged', seat, numbers, cards })
  for (const card of cards) showToAll(game, card)
  return open(game, seat, numbers)
}

/** A number is right exactly if its Key card is beneath the chest (WAR-15.6 to 15.9). */
function open(game: Warlock, seat: Seat, numbers: readonly number[]): never {
  const wrong = numbers.filter((number) => !game.chest.includes(number)).length
  const answers = numbers.flatMap((number) => holdOut(game, seat, number).map((answer) => ({ number, ...answer })))
  showSighting(game, seat, { kind: 'chest', round: game.round, numbers, wrong, answers })
  if (wrong === 0) {
    emitFact(game, { kind: 'chest-opened', seat, numbers })
    win(game, [seat], 'chest')
  }
  emitFact(game, { kind: 'chest-wrong', seat, numbers, wrong })
  for (const other of allSeatsFrom(game, seat + 1)) {
    if (other !== seat) showSighting(game, other, { kind: 'rival-chest', round: game.round, seat, numbers, wrong })
  }
  place(game, seat, SOUTH_BANK) // WAR-15.7
  throw new TurnEnds()
}
