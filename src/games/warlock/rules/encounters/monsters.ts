import { TurnEnds, type Play, type Seat } from '../../../../engine/index.ts'
import type { EncounterId, RoomId } from '../../data/ids.ts'
import { hasPrelude, traitsOf } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { newBattle } from '../battles/battle.ts'
import { heldOptions, revealedCards, windowCards } from '../battles/cards.ts'
import { useVanishing } from '../battles/escape.ts'
import { fight, type Opening } from '../battles/monsters-fought.ts'
import { before } from '../battles/quirks.ts'
import { itemWindow } from '../deeds/items.ts'
import { cardDown, cardGone, putOutside, type Claim } from '../deeds/rooms.ts'
import { useCard } from '../deeds/treasure.ts'
import { adventurerAt, playerAt, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** A monster in a room: evading it, the battle, and the cards afterwards (WAR-7.5, WAR-9.3, WAR-10.4). */

export function* meetMonster(game: Warlock, seat: Seat, room: RoomId, card: EncounterId): Play<Claim> {
  const opening = yield* revealWindow(game, seat, card)
  const { vanishes, strike } = opening === 'ask' || opening === 'asked' ? {} : traitsOf(opening)
  if (vanishes) {
    useVanishing(game, seat, card)
    return slipPast(game, seat, room)
  }
  if (strike?.banishes && opening !== 'ask' && opening !== 'asked') {
    useCard(game, seat, opening, card)
    return removeMonster(game, seat, room, 'banished')
  }
  switch (yield* before(game, seat, card)) {
    case 'slipped':
      return slipPast(game, seat, room)
    case 'fed':
      return removeMonster(game, seat, room, 'fed')
    case 'died':
      cardDown(game, seat, room, 'killed-him')
      throw new TurnEnds()
    case 'fight':
      return yield* fightInRoom(game, seat, room, card, opening)
  }
}

/**
 * Cards when a monster is turned up, before any dice (WAR-9.3). Where nothing comes between this window and the one
 * before round 1 they are asked as one question; declarations are then made before such a card works.
 */
function* revealWindow(game: Warlock, seat: Seat, card: EncounterId): Play<Opening> {
  const isOneWindow = () => !hasPrelude(card) && playerAt(game, seat).autoEquip
  const cards = () => [
    ...new Set([...revealedCards(card), ...(isOneWindow() ? windowCards({ foe: card, round: 0 }) : [])]),
  ]
  const offers = () => heldOptions(game, seat, cards())
  const about = battleAbout(newBattle(game, seat, card))
  const used = yield* itemWindow(game, seat, 'encounter.item', { cards: cards(), offers, about })
  return used ?? (isOneWindow() ? 'asked' : 'ask')
}

/** No battle: the card stays face-down, and the Treasure may be claimed (WAR-7.11, WAR-24.39). */
function slipPast(game: Warlock, seat: Seat, room: RoomId): Claim {
  cardDown(game, seat, room, 'slipped')
  return 'may-claim'
}

/** Killed, banished or fed: the card is gone (WAR-9.9, WAR-21.6). */
function removeMonster(game: Warlock, seat: Seat, room: RoomId, how: 'killed' | 'banished' | 'fed'): Claim {
  cardGone(game, seat, room, how)
  return 'may-claim'
}

function* fightInRoom(game: Warlock, seat: Seat, room: RoomId, card: EncounterId, opening: Opening): Play<Claim> {
  const end = yield* fight(game, seat, card, opening)
  if (end === 'killed' || end === 'banished') return removeMonster(game, seat, room, end)
  cardDown(game, seat, room, end === 'died' ? 'killed-him' : end === 'paralysed' ? 'paralysed' : 'escaped')
  if (end !== 'died') putOutside(game, seat, room)
  if (end === 'paralysed') owe(game, seat)
  throw new TurnEnds() // WAR-5.9
}

/** Paralysed by the Ghoul: the next turn is missed (encounters.json). */
function owe(game: Warlock, seat: Seat): void {
  const adventurer = adventurerAt(game, seat)
  adventurer.missed += 1
  emitFact(game, { kind: 'turn-owed', seat, owed: adventurer.missed, by: 'ghoul' })
}
