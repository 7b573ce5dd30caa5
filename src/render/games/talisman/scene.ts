import type { Seat } from '../../../engine/index.ts'
import { CHARACTERS } from '../../../games/talisman/data/components.ts'
import type { CharacterId } from '../../../games/talisman/data/ids.ts'
import type { CharacterView, PlayerView, TalismanView } from '../../../games/talisman/view/view.ts'
import type { Sign, Token } from '../../map/token.ts'
import type { Stage } from '../../scenes/layout.ts'
import type { Bust } from '../../faces/bust.ts'
import { ownFace, type SeatFaces } from '../../faces/company.ts'
import { BUSTS } from './busts.ts'
import { nameOf } from './names.ts'
import { isOnBoard, type SpaceId } from './layout.ts'
import { activeOrWinner } from '../../map/question.ts'

/** The board and the Characters as a picture shows them. */
export interface Scene {
  readonly active: Seat
  readonly pieces: readonly Piece[]
  /** Players without a Character, and why; with the face of those who have one of their own. */
  readonly absent: readonly { readonly seat: Seat; readonly why: Absence; readonly face: Bust | null }[]
  readonly ground: ReadonlyMap<SpaceId, Lying>
  /** Spells being cast, the innermost last. */
  readonly castings: readonly Casting[]
}

type Absence = 'left' | 'out' | 'chooses' | 'returns'

export type Casting = TalismanView['stack'][number]

/** The cards and Gold on a space. */
export interface Lying {
  /** Face-up cards, in the order of their arrival. */
  readonly cards: readonly string[]
  readonly gold: number
  readonly isHexed: boolean
}

/** A character on the board. */
export interface Piece {
  readonly seat: Seat
  readonly character: CharacterId
  readonly name: string
  readonly place: SpaceId
  readonly alignment: CharacterView['alignment']
  readonly isToad: boolean
  readonly trouble: Trouble | null
  readonly lives: number
  readonly strength: number
  readonly craft: number
  readonly gold: number
  readonly spells: number
}

export type Trouble = 'enslaved' | 'misses-turn' | 'held'

export function sceneOf(view: TalismanView, _names: readonly string[] = [], faces?: SeatFaces): Scene {
  return {
    active: activeOrWinner(view),
    pieces: view.players.flatMap(({ seat, character }) => (character ? [pieceOf(seat, character)] : [])),
    absent: view.players.flatMap((player) =>
      player.character ? [] : [{ seat: player.seat, why: whyAbsent(player, view), face: ownFace(faces, player.seat) }],
    ),
    ground: new Map(
      Object.entries(view.ground).flatMap(([space, lying]) =>
        isOnBoard(space) ? [[space, { cards: lying.cards, gold: lying.gold, isHexed: lying.hex !== null }]] : [],
      ),
    ),
    castings: view.stack,
  }
}

function whyAbsent({ standing }: PlayerView, { step }: TalismanView): Absence {
  if (standing === 'left' || standing === 'out') return standing
  return step === 'setup' ? 'chooses' : 'returns'
}

function pieceOf(seat: Seat, character: CharacterView): Piece {
  const { id, space, alignment, toad, lives, strength, craft, gold, spells } = character
  return {
    seat,
    character: id,
    name: nameOf(id),
    place: space,
    alignment,
    isToad: toad !== null,
    trouble: troubleOf(character),
    lives,
    strength: strength.total,
    craft: craft.total,
    gold,
    spells,
  }
}

function troubleOf({ enslaved, missTurns, unfinished }: CharacterView): Trouble | null {
  if (enslaved) return 'enslaved'
  if (missTurns > 0) return 'misses-turn'
  return unfinished ? 'held' : null
}

export const ALIGNMENT_SIGNS: Readonly<Record<Piece['alignment'], Sign>> = {
  good: { icon: 'sun', fill: '#fdf3c9', colour: '#b07a10' },
  neutral: { icon: 'scales', fill: '#d9d6cc', colour: '#3f3a33' },
  evil: { icon: 'devil-mask', fill: '#3b2030', colour: '#ff9d8a' },
}

export const TROUBLE_SIGNS: Readonly<Record<Trouble, Sign>> = {
  enslaved: { icon: 'manacles', fill: '#e9dcbb', colour: '#33241a' },
  'misses-turn': { icon: 'sands-of-time', fill: '#e9dcbb', colour: '#7a3b18' },
  held: { icon: 'crossed-swords', fill: '#e9dcbb', colour: '#8d2a20' },
}

/** The piece of a seat, by its Character. */
export function tokenFor(seat: Seat, character: string | undefined): Token {
  const card = character === undefined ? undefined : CHARACTERS.get(character as CharacterView['id'])
  return { seat, bust: card ? BUSTS[card.id] : null, looks: card ? null : 'cowled' }
}

/** The piece of a Character, or a frog for a Toad. */
export function tokenOf(piece: Piece, active: Seat): Token {
  return {
    seat: piece.seat,
    bust: BUSTS[piece.character],
    isActive: piece.seat === active,
    looks: piece.isToad ? 'frog' : null,
    sign: ALIGNMENT_SIGNS[piece.alignment],
    trouble: piece.trouble && TROUBLE_SIGNS[piece.trouble],
  }
}

/** Where a game ends. */
export const STAGE: Stage = { ground: null, icon: 'crown' }
