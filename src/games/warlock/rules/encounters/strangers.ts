import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { PEDLAR, STRANGER } from '../../data/figures.ts'
import type { EncounterId, RoomId, TreasureId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { lookBeneath } from '../battles/quirks.ts'
import { ask, askHidden, disclose } from '../deeds/asking.ts'
import { cardDown, type CardRules } from '../deeds/rooms.ts'
import { changeSheet } from '../deeds/sheet.ts'
import { lookAtCardOf } from '../deeds/sightings.ts'
import { lookAtStack } from '../deeds/stack.ts'
import { handOver } from '../deeds/treasure.ts'
import { noteTakenUnseen } from '../../state/knowledge.ts'
import { adventurerAt, allSeatsFrom, isAlone, playerAt, type Warlock } from '../../state/state.ts'
import type { DecisionVerb } from '../../view/verbs.ts'

/** Traders and strangers who do not stay permanently (encounters.json). */

export const STRANGERS: CardRules = {
  *pedlar(game, seat) {
    yield* trade(game, seat, 'pedlar', 'encounter.pedlar', [
      ...PEDLAR.provisions.map((count) => provisions(count)),
      { key: 'flask', what: 'flask', price: PEDLAR.flask.price, count: 1 },
      { key: 'charm', what: 'charm', price: PEDLAR.charm.price, count: 1 },
    ])
    return 'may-claim'
  },

  *prisoner(game, seat) {
    if (isAlone(game)) {
      lookAtStack(game, seat, 'prisoner')
      return 'may-claim'
    }
    const rivals = () => rivalsWithKeyCards(game, seat)
    if (rivals().length === 0) return 'may-claim' // WAR-24.18
    const rival = yield* ask(seat, 'encounter.prisoner', () => rivals().map((other) => rivalOption(other)))
    lookAtRival(game, seat, rival, 'prisoner')
    return 'may-claim'
  },

  *'hooded-stranger'(game, seat, room) {
    const price = yield* askPrice(game, seat)
    emitFact(game, { kind: 'encounter-chose', seat, card: 'hooded-stranger', choice: choiceOf(price) })
    if (price === 'decline') {
      cardDown(game, seat, room, 'left-alone')
      return 'stays'
    }
    if (price === 'gold') changeSheet(game, seat, 'gold', -STRANGER.price, 'hooded-stranger')
    else giveToPile(game, seat, room, price)
    lookBeneath(game, seat, 'stranger')
    return price === 'gold' ? 'may-claim' : 'may-not' // WAR-24.50
  },
}

/** D-STRANGER, for adventurers who can pay: Gold, and whether they have cards, are public. Default: decline. */
function* askPrice(game: Warlock, seat: Seat): Play<Price> {
  const offers = () => strangerOptions(game, seat)
  if (offers().length === 1) return 'decline'
  return yield* askHidden(seat, 'encounter.stranger', offers, {}, disclose('decline', 'gold'))
}

type Price = 'gold' | 'decline' | TreasureId

function choiceOf(price: Price): string {
  return price === 'gold' || price === 'decline' ? price : 'treasure'
}

function strangerOptions(game: Warlock, seat: Seat): Option<Price>[] {
  const { gold, treasures } = adventurerAt(game, seat)
  return [
    option<Price>('decline', {}, 'decline'),
    ...(gold >= STRANGER.price ? [option<Price>('gold', { args: { price: STRANGER.price } }, 'gold')] : []),
    ...treasures.map((card) => option<Price>(`give:${card}`, { args: { card } }, card)),
  ]
}

/** A card returned to a room's pile goes to its bottom (WAR-8.11). */
export function giveToPile(game: Warlock, seat: Seat, room: RoomId, card: TreasureId): void {
  noteTakenUnseen(game, adventurerAt(game, seat).treasures, [card], seat) // WAR-8.13
  handOver(game, seat, card)
  game.rooms[room].pile.push(card)
}

// Looks at Key cards

/** Other players, present, dead or departed, with a numbered Key card, in turn order (WAR-24.18). */
export function rivalsWithKeyCards(game: Warlock, seat: Seat): Seat[] {
  return allSeatsFrom(game, seat + 1).filter((other) => other !== seat && playerAt(game, other).keyCards.length > 0)
}

export function rivalOption(rival: Seat, prefix = ''): Option<Seat> {
  return option(`${prefix}seat:${rival}`, { args: { rival } }, rival)
}

/** A rival's Key card that a stranger or the Dwarfs know. */
export function lookAtRival(game: Warlock, seat: Seat, rival: Seat, by: 'prisoner' | 'gossip'): void {
  emitFact(game, {
    kind: 'key-card-looked-at',
    seat,
    of: rival,
    by: by === 'prisoner' ? 'prisoner' : 'gambling-dwarfs',
  })
  lookAtCardOf(game, seat, rival, by)
}

// Buying

type Ware = 'provisions' | 'flask' | 'charm'
interface Offer {
  readonly key: string
  readonly what: Ware
  readonly price: number
  readonly count: number
}

/** Provisions at one Gold Piece each. */
export function provisions(count: number): Offer {
  return { key: `provisions:${count}`, what: 'provisions', price: count, count }
}

/** Asks again until the player has finished or nothing is left to buy; each thing at most once (WAR-7.4). */
function* trade(game: Warlock, seat: Seat, card: EncounterId, verb: DecisionVerb, offers: readonly Offer[]): Play {
  const bought = new Set<Ware>()
  for (;;) {
    const list = (): Option<Offer | null>[] => [
      option<Offer | null>('nothing', {}, null),
      ...offers
        .filter(({ what, price }) => !bought.has(what) && adventurerAt(game, seat).gold >= price)
        .map((offer) => option<Offer | null>(offer.key, { args: { price: offer.price } }, offer)),
    ]
    const wanted = yield* ask(seat, verb, list)
    if (wanted === null) return
    bought.add(wanted.what)
    buy(game, seat, card, wanted)
  }
}

export function buy(game: Warlock, seat: Seat, card: EncounterId, { what, price, count }: Offer): void {
  changeSheet(game, seat, 'gold', -price, 'purchase')
  emitFact(game, { kind: 'bought', seat, card, what, count, price })
  if (what === 'provisions') changeSheet(game, seat, 'provisions', count, 'purchase')
  if (what === 'flask') changeSheet(game, seat, 'stamina', PEDLAR.flask.stamina, 'flask')
  if (what === 'charm') changeSheet(game, seat, 'luck', PEDLAR.charm.luck, 'charm')
}
