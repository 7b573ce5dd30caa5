import {
  diceParts,
  option,
  options,
  rollDie,
  sumOf,
  reveal,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { clueOf, creatureOf, isImperial, type ClueCard } from '../../data/components.ts'
import type { ClueId, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { noteOpen } from '../../state/knowledge.ts'
import { characterAt, type Companion, type Imperial } from '../../state/state.ts'
import { namedLocationOf } from '../../state/whereabouts.ts'
import { ALL_BUT_CLUES, ask, askHidden } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { part } from '../deeds/companions.ts'
import { checkAllFound } from '../deeds/ending.ts'
import { earn, DELIVERY_POINTS, EMPEROR_POINTS } from '../deeds/experience.ts'
import { atRest } from '../deeds/matters.ts'
import { endsAtOnce, discardClue, drawTreasure, first, loseItem, toBank, weaponDefault } from '../deeds/pools.ts'
import { drawReward } from '../deeds/rewards.ts'
import { tradePartners } from './trade.ts'

/**
 * Phase 2: a clue, deliveries, the Emperor, in any order (section 5). A clue gained here may still be exchanged
 * (IMP-18.15); one drawn later, in Phase 3, must wait (IMP-18.14).
 */

type Business =
  | { readonly do: 'clue'; readonly clue: ClueId }
  | { readonly do: 'deliver'; readonly companion: Companion }
  | { readonly do: 'emperor'; readonly tile: TileId }
  | { readonly do: 'go-on' }

/**
 * The player does business and then goes on (IMP-5.1). Public facts decide who is asked: a player with a clue in a
 * named hex is asked even if it is worth nothing there. `arrived`: the player has not yet been asked about the others
 * in this hex.
 */
export function* doBusiness(game: Imperial, seat: Seat, arrived: boolean): Play {
  let unasked = arrived
  while (
    hasPublicBusiness(game, seat) ||
    mayHaveAClue(game, seat) ||
    (unasked && tradePartners(game, seat).length > 0)
  ) {
    const { hex } = characterAt(game, seat)
    const how = {
      default: (offers: readonly Option<Business>[]) => usualBusiness(game, seat, offers),
      about: { hex, location: namedLocationOf(game, seat) },
    }
    const offers = () => businessOptions(game, seat)
    const choice = yield* atRest(game, askHidden(seat, 'business.do', offers, how, ALL_BUT_CLUES))
    if (choice.do === 'go-on') return
    yield* transact(game, seat, choice)
    unasked = true
  }
}

function* transact(game: Imperial, seat: Seat, choice: Exclude<Business, { do: 'go-on' }>): Play {
  if (choice.do === 'clue') return yield* exchangeClue(game, seat, choice.clue)
  if (choice.do === 'deliver') return yield* deliverCompanion(game, seat, choice.companion)
  return yield* meetEmperor(game, seat, choice.tile)
}

function businessOptions(game: Imperial, seat: Seat): Option<Business>[] {
  const { clues } = characterAt(game, seat)
  const location = namedLocationOf(game, seat)
  return [
    option(nextStep(game, seat), {}, { do: 'go-on' }),
    ...clues
      .filter((clue) => mayExchange(game, seat, clue))
      .map((clue): Option<Business> => option(`clue:${clue}`, { args: { clue } }, { do: 'clue', clue })),
    ...arrivalsAt(game, seat, location).map((companion): Option<Business> =>
      option(`deliver:${companion.tile}`, { args: { tile: companion.tile } }, { do: 'deliver', companion }),
    ),
    ...emperorOptions(game, seat),
  ]
}

/** The step after Phase 2: meditation, exploring or drawing (IMP-3.1, IMP-12.8). */
function nextStep(game: Imperial, seat: Seat): string {
  if (game.turn.meditating !== null) return 'meditate'
  return namedLocationOf(game, seat) === null ? 'encounter' : 'explore'
}

/** IMP-3.10: absent players collect, then exchange a clue that costs no weapon, and give the Emperor nothing. */
function usualBusiness(game: Imperial, seat: Seat, offers: readonly Option<Business>[]): string {
  const delivery = offers.find(({ value }) => value.do === 'deliver') // IMP-5.6
  if (delivery) return delivery.key
  const free = offers.flatMap(({ value }) =>
    value.do === 'clue' && !clueOf(value.clue).demandsWeapon ? [value.clue] : [],
  )
  if (free.length === 0) return nextStep(game, seat)
  // dec-clue-exchange: most treasures; the SPECIAL only as the last resort.
  return `clue:${first(free, (clue) => [clueOf(clue).special ? 0 : 1, clueOf(clue).stats.treasures ?? 0])}`
}

function hasPublicBusiness(game: Imperial, seat: Seat): boolean {
  return arrivalsAt(game, seat, namedLocationOf(game, seat)).length > 0 || emperorOptions(game, seat).length > 0
}

// Clues

function mayHaveAClue(game: Imperial, seat: Seat): boolean {
  const { clues } = characterAt(game, seat)
  return clues.length > 0 && namedLocationOf(game, seat) !== null && !game.turn.clueExchanged
}

/**
 * IMP-5.2, 5.3, 5.5, 5.12: the right place, the only exchange of this turn, and a weapon tile if the clue demands one.
 */
export function mayExchange(game: Imperial, seat: Seat, clue: ClueId): boolean {
  const { location, special, demandsWeapon } = clueOf(clue)
  const here = namedLocationOf(game, seat)
  if (here === null || game.turn.clueExchanged) return false
  return (special || location === here) && (!demandsWeapon || characterAt(game, seat).weapons.length > 0)
}

/** IMP-5.4: weapon paid, SPECIAL die rolled, clue discarded, treasures drawn one after another. */
export function* exchangeClue(game: Imperial, seat: Seat, clue: ClueId): Play {
  const card = clueOf(clue)
  const location = namedLocationOf(game, seat)
  if (location === null) throw new Error(`${clue} cannot be exchanged in an unnamed hex`)
  game.turn.clueExchanged = true // IMP-5.2
  if (card.demandsWeapon || card.special) layOpen(game, seat, clue)
  if (card.demandsWeapon) yield* payWeapon(game, seat, card)
  const treasures = card.special ? yield* rollSpecial(game, seat) : (card.stats.treasures ?? 0)
  discardClue(game, seat, clue, 'exchanged')
  emitFact(game, { kind: 'clue-exchanged', seat, clue, location, treasures })
  for (let drawn = 0; drawn < treasures; drawn += 1) drawTreasure(game, seat, clue) // IMP-18.16
  checkAllFound(game) // IMP-16.2
}

/** All see the card before the player pays or rolls for it, and the result is settled (IMP-5.4). */
function layOpen(game: Imperial, seat: Seat, clue: ClueId): void {
  reveal(game)
  noteOpen(game, seat, clue)
  emitFact(game, { kind: 'clue-laid', seat, clue })
}

/** IMP-5.3: any weapon tile, lent or not; a magic weapon is not accepted. */
function* payWeapon(game: Imperial, seat: Seat, { id }: ClueCard): Play {
  const { weapons } = characterAt(game, seat)
  const tile = yield* ask(seat, 'business.weapon', () => options(weapons), {
    default: () => weaponDefault(game, seat, weapons),
    about: { clue: id },
  })
  loseItem(game, seat, tile, id)
}

/** IMP-5.5: 1 nothing, 2 to 5 one treasure, 6 two. */
function* rollSpecial(game: Imperial, seat: Seat): Play<number> {
  const worth = ([die = 0]: readonly number[]) => (die === 1 ? 0 : die === 6 ? 2 : 1)
  const dice = yield* withCharm(game, seat, [rollDie(game)], worth, { wants: 'more' })
  const treasures = worth(dice)
  emitFact(game, { kind: 'special-rolled', seat, roll: sumOf(diceParts(dice, 'IMP-5.5')), treasures })
  return treasures
}

// Deliveries and the Emperor

/** Companions who have reached the place named on their tile, or in its current hex if it moved (IMP-5.6). */
export function arrivalsAt(game: Imperial, seat: Seat, location: string | null): Companion[] {
  return characterAt(game, seat).companions.filter(({ tile }) => {
    const destination = creatureOf(tile).companion?.destination ?? null
    return destination !== null && destination === location
  })
}

/** Hands a companion over at the destination and draws the reward (IMP-5.6). */
export function* deliver(game: Imperial, seat: Seat, companion: Companion): Play {
  const { tile } = companion
  part(game, seat, companion, 'delivered')
  yield* drawReward(game, [{ seat }], creatureOf(tile).companion?.destinationReward ?? [], creatureOf(tile).id)
  yield* earn(game, seat, DELIVERY_POINTS) // IMP-17.5
  checkAllFound(game)
}

/** IMP-5.6: not a clue exchange. */
function* deliverCompanion(game: Imperial, seat: Seat, companion: Companion): Play {
  const location = namedLocationOf(game, seat)
  if (location !== null) emitFact(game, { kind: 'delivered', seat, tile: companion.tile, location })
  yield* deliver(game, seat, companion)
}

function emperorOptions(game: Imperial, seat: Seat): Option<Business & { do: 'emperor' }>[] {
  if (namedLocationOf(game, seat) !== 'imperial-capital') return []
  return characterAt(game, seat)
    .treasures.filter(isImperial)
    .map((tile) => option(`emperor:${tile}`, { args: { tile } }, { do: 'emperor', tile }))
}

/** IMP-5.7: face up to the Bank, and two draws. */
function* handOver(game: Imperial, seat: Seat, tile: TileId): Play {
  emitFact(game, { kind: 'emperor-rewards', seat, tile })
  toBank(game, seat, tile, 'emperor')
  drawTreasure(game, seat, 'emperor')
  drawTreasure(game, seat, 'emperor')
  yield* earn(game, seat, EMPEROR_POINTS) // IMP-17.5
}

/** One hand-over; if its draws bring up the last Imperial Treasure, more may follow before the end (IMP-5.8). */
function* meetEmperor(game: Imperial, seat: Seat, tile: TileId): Play {
  yield* handOver(game, seat, tile)
  while (endsAtOnce(game) && emperorOptions(game, seat).length > 0) {
    const offers = (): Option<Business>[] => [option('finish', {}, { do: 'go-on' }), ...emperorOptions(game, seat)]
    const choice = yield* ask(seat, 'business.do', offers)
    if (choice.do !== 'emperor') break
    yield* handOver(game, seat, choice.tile)
  }
  checkAllFound(game) // IMP-16.2
}
