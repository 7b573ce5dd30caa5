import type { Orders, Part, Seat, Standing, State } from '../../../engine/index.ts'
import type { Alignment, CardId, CharacterId, KindId, QuestId, SpaceId, SpellCard } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import type { Casting, UnderWay, WindowSecrets } from './moments.ts'

/** A Toad instead of the Character (section 19). */
export interface Toad {
  turnsLeft: number
  strength: number
  craft: number
  /** Transformed in the player's own current Turn, which does not count (TAL-R70). */
  fresh: boolean
}

/** Unfinished business of the Inner Region (TAL-14.7, TAL-14.8, TAL-R48). */
export type Unfinished =
  | { readonly kind: 'werewolf'; readonly strength: number }
  | { readonly kind: 'pitfiends'; left: number }
  | { readonly kind: 'death' }

/** The Tavern's offer for the Character's next Move (TAL-R35). */
export type MoveOffer = { readonly kind: 'ferry'; readonly to: SpaceId } | { readonly kind: 'wizard' }

/** A Character in play, with all belongings. Lists are in order of acquisition. */
export interface Character {
  readonly id: CharacterId
  space: SpaceId
  alignment: Alignment
  /** Counters (TAL-1.1, TAL-2.1). */
  strength: number
  craft: number
  lives: number
  gold: number
  /** Objects and Magic Objects, Talismans included. */
  objects: CardId[]
  /** Followers, Mules and Curses; Charmed and Raised followers are Enemy cards among them (TAL-R29). */
  followers: CardId[]
  /** Killed Enemies (TAL-1.4). */
  trophies: CardId[]
  /** Secret; their number is public (TAL-9.2). In the order drawn. */
  spells: SpellCard[]
  toad: Toad | null
  missTurns: number
  enslaved: boolean
  quest: QuestId | null
  /** The Raft card taken or bought, and the number of the Turn in which that happened (TAL-R25). */
  raft: { readonly card: CardId; readonly since: number } | null
  offer: MoveOffer | null
  unfinished: Unfinished | null
  /** A replenishing ability found the piles empty and tries again in the player's next Turn (TAL-R8). */
  owedSpell: boolean
  /** Abilities that work once per Character and have been used (minstrel-charm). */
  spent: string[]
  /** Tokens of luck left; absent in a game without them (TAL-OPT.15). */
  luck?: number
}

/** `waiting`: the Character died, and a new one comes with the player's next Turn (TAL-R91). */
export type Presence = 'playing' | 'waiting' | 'out' | 'left'

export interface Player {
  standing: Presence
  character: Character | null
  /** Characters dealt to the player to pick from, until all have picked (TAL-OPT.1). Secret. */
  hand: CharacterId[]
  /** The Character the player picked. Secret. */
  picked: CharacterId | null
}

/** Everything on a space except pieces. */
export interface Ground {
  /** Face-up cards, in the order in which they came. */
  cards: CardId[]
  gold: number
  hex: { readonly spell: SpellCard; readonly by: Seat; readonly since: number; turnsLeft: number } | null
}

/** A bonus until this Turn ends: the Potion, the Mercenary. */
export interface Boost {
  readonly seat: Seat
  readonly stat: 'strength' | 'craft'
  readonly part: Part
  readonly combatOnly: boolean
}

export type TurnStep = 'setup' | 'begin' | 'start' | 'move' | 'land' | 'encounter' | 'end' | 'over'

/** State of a single Turn, reset when a Turn begins. */
export interface Turn {
  /** The movement die. */
  rolled: number | null
  /** The Character moved in this Turn (TAL-R15). */
  moved: boolean
  /** The Character moved towards the Plain of Peril (TAL-11.5). */
  retreating: boolean
  /** The Portal did not open, so no card is drawn (TAL-R40). */
  barred: boolean
  /** A Spell cast before the die was the Move (Teleport). */
  teleported: boolean
  /**
   * Immobility ended the Turn before it began (TAL-R13), or the Turn is missed (TAL-R11): the Turn opens no windows of
   * its own.
   */
  idle: boolean
  /** Cards visited, met or bought from since this landing, and the instruction if it was followed (TAL-12.1b). */
  visited: CardId[]
  followed: boolean
  /** The active Character has had the Encounter of this landing, with the space or with a Character (TAL-13.2). */
  encountered: boolean
  /** What each seat Evades for the rest of the Turn: cards, creatures, `seat:2` (TAL-18.1). */
  evaded: { readonly seat: Seat; readonly what: string }[]
  /** Seats that are invisible until the end of the Turn. */
  invisible: Seat[]
  /** Seats whose Alignment changed in this Turn (TAL-7.2). */
  realigned: Seat[]
  boosts: Boost[]
  /** Things that work once a Turn and have been used: `2:mercenary`. */
  used: string[]
  /**
   * Spells the active player held when the Turn began, and who has cast one since, in order: only where casting is
   * limited (TAL-OPT.14).
   */
  casting?: { readonly held: number; readonly by: Seat[] }
}

export interface Talisman extends State {
  readonly options: Options
  step: TurnStep
  /** The number of rounds and Turns begun; 0 during the set-up. */
  round: number
  turns: number
  /** Who played first, and whose Turn it is. */
  first: Seat
  active: Seat
  turn: Turn
  players: Player[]
  /** Each seat's standing orders (TAL-R110). Secret. */
  orders: Orders[]
  /** Characters that no player has. */
  unused: CharacterId[]
  spaces: Record<SpaceId, Ground>
  /** The remaining supply of cards that hold something (Fountain of Wisdom …), once a Character has taken some. */
  stock: Partial<Record<CardId, number>>
  /** Face down, the next one first. Hidden. */
  deck: CardId[]
  discard: CardId[]
  spellDeck: SpellCard[]
  spellDiscard: SpellCard[]
  /** How many of the next Adventure cards each seat has looked at (Divination). */
  divined: number[]
  /** Spells in others' hands that each seat has looked at (prophetess-peek). Secret. */
  peeked: SpellCard[][]
  /**
   * The last shuffle of the Spells each card was part of, if not the first. It is public: every player can work out
   * which cards were shuffled.
   */
  shuffles: Partial<Record<SpellCard, number>>
  /** Purchase and Talisman cards by kind (TAL-S.7). */
  piles: Partial<Record<KindId, CardId[]>>
  /** Personal Talismans out of the game (TAL-OPT.6). */
  gone: CardId[]
  /** Killed Enemies that have not been placed yet. In hand: see `rules/deeds/in-hand.ts`. */
  pending: CardId[]
  /** Spells being cast. */
  stack: Casting[]
  /** Destroy Magic lasts until this seat's next Turn begins. */
  destroyMagic: { readonly spell: SpellCard; readonly by: Seat } | null
  /** Turns the active player still takes before play passes on, and the cards that give them. */
  warp: { readonly spells: SpellCard[]; turnsLeft: number } | null
  /** The Turns each seat still has to finish in the Blizzard. */
  blizzard: { readonly card: CardId; turnsLeft: number[]; readonly since: number } | null
  /** A Character has reached the Crown of Command (TAL-R52). */
  crownReached: boolean
  /**
   * Who holds the Crown, and how many Command Spells they have cast: only where the Spells grow stronger (TAL-OPT.20).
   */
  reign?: { readonly by: Seat; commands: number }
  /**
   * Seats with something of theirs under way, which therefore have no free moment (TAL-R5). Innermost last, repeats
   * allowed.
   */
  concerned: Seat[]
  /** Seats whose die lies open: rolled, with its effect still to come (TAL-R5). In hand. */
  rolling: Seat[]
  /** Seats picking trophies to hand in; absent if there are none. */
  handingIn?: Seat[]
  /** The public part of matters under way in local variables; innermost last. */
  matters: UnderWay[]
  /** The secret part of the windows among them; innermost last. */
  windows: WindowSecrets[]
  result: Standing[] | null
}

/** A Turn that has just begun. */
export function freshTurn(): Turn {
  return {
    rolled: null,
    moved: false,
    retreating: false,
    barred: false,
    teleported: false,
    idle: false,
    visited: [],
    followed: false,
    encountered: false,
    evaded: [],
    invisible: [],
    realigned: [],
    boosts: [],
    used: [],
  }
}

/** The player at a seat. Throws for a seat that does not exist. */
export function playerAt(game: Talisman, seat: Seat): Player {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** The Character a seat plays now. Throws if it has none; use `maybeCharacter` where that can happen. */
export function characterAt(game: Talisman, seat: Seat): Character {
  const { character } = playerAt(game, seat)
  if (!character) throw new Error(`seat ${seat} has no character`)
  return character
}

export function maybeCharacter(game: Talisman, seat: Seat): Character | null {
  return playerAt(game, seat).character
}

/** All seats, clockwise from the given one. */
export function clockwiseFrom(game: Talisman, from: Seat): Seat[] {
  return game.players.map((_, step) => (from + step) % game.players.length)
}

/** Seats with a Character in play, clockwise from the active player, or from the given seat. */
export function seatsInPlay(game: Talisman, from: Seat = game.active): Seat[] {
  return clockwiseFrom(game, from).filter((seat) => maybeCharacter(game, seat) !== null)
}

/** The other seats in play, clockwise from a seat's left. */
export function othersInPlay(game: Talisman, seat: Seat): Seat[] {
  return seatsInPlay(game, seat + 1).filter((other) => other !== seat)
}

/**
 * The seats in play in the order in which an effect hits them: from the active player's left, ending with the active
 * player (TAL-R2).
 */
export function hitOrder(game: Talisman): Seat[] {
  return seatsInPlay(game, game.active + 1)
}

export function groundOf(game: Talisman, space: SpaceId): Ground {
  return game.spaces[space]
}
