import type { Seat } from '../../../engine/index.ts'
import { realmOf, type Realm } from '../../../games/imperial/data/board.ts'
import { characterCard, CHARACTERS } from '../../../games/imperial/data/components.ts'
import type { CharacterView, ImperialView } from '../../../games/imperial/view/view.ts'
import { activeOrWinner } from '../../map/question.ts'
import { BUSTS } from './busts.ts'
import type { Token } from '../../map/token.ts'
import type { Stage } from '../../scenes/layout.ts'

/** The realm as a picture shows it. */
export interface Scene {
  readonly realm: Realm
  readonly active: Seat
  readonly round: number
  readonly pieces: readonly Piece[]
  /** The hex of the Lost City, once it is found. */
  readonly lostCity: string | null
  /** Whether the Vanishing Oasis is known to be away. */
  readonly oasisGone: boolean
}

/** A character on the board. */
export interface Piece {
  readonly character: CharacterView['id']
  readonly seat: Seat
  readonly name: string
  readonly place: string
  readonly inPrison: boolean
  readonly vessel: 'boat' | 'ship' | null
  /** Companions, with the familiar. */
  readonly companions: number
  readonly health: number
  readonly maxHealth: number
  readonly treasures: number
}

export function sceneOf(view: ImperialView): Scene {
  return {
    realm: realmOf(view.realm),
    active: activeOrWinner(view),
    round: view.round,
    pieces: view.players.flatMap(({ seat, character }) => (character ? [pieceOf(seat, character)] : [])),
    lostCity: view.lostCity,
    oasisGone: view.turn.oasis === false,
  }
}

function pieceOf(seat: Seat, character: CharacterView): Piece {
  const { id, hex, inPrison, vessel, companions, familiar, wounds, maxHealth, treasures } = character
  return {
    seat,
    character: id,
    name: characterCard(id).name,
    place: hex,
    inPrison,
    vessel: vessel?.kind ?? null,
    companions: companions.length + (familiar ? 1 : 0),
    health: Math.max(0, maxHealth - wounds),
    maxHealth,
    treasures: treasures.length,
  }
}

/** The piece of a seat, by its character. */
export function tokenFor(seat: Seat, character: string | undefined): Token {
  const card = character === undefined ? undefined : CHARACTERS.get(character as CharacterView['id'])
  return { seat, bust: card ? BUSTS[card.id] : null, looks: card ? null : 'cowled' }
}

/** Where a game ends. */
export const STAGE: Stage = { ground: 'hall', icon: 'laurel-crown' }
