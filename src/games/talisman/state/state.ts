import type { Orders, Part, Seat, Standing, State } from '../../../engine/index.ts'
import type { Alignment, CardId, CharacterId, KindId, QuestId, SpaceId, SpellCard } from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import type { Casting, UnderWay, WindowSecrets } from './moments.ts'

/** A Toad instead of the Character (section 19). */
export interface Toad {
  turnsLeft: number
  strength: number
  craft: number
  /** Transformed in this Turn of his own, which does not count (TAL-R70). */
  fresh: boolean
}

/** Unfinished business of the Inner Region (TAL-14.7, TAL-14.8, TAL-R48). */
export type Unfinished =
  | { readonly kind: 'werewolf'; readonly strength: number }
  | { readonly kind: 'pitfiends'; left: number }
  | { readonly kind: 'death' }

/** An offer of the Tavern for his next Move (TAL-R35). */
export type MoveOffer = { readonly kind: 'ferry'; readonly to: SpaceId } | { readonly kind: 'wizard' }

/** A Character in play, with all he has. Lists are in order of acquisition. */
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
  /** The Raft card that was taken or bought, and the number of the Turn in which it was (TAL-R25). */
  raft: { readonly card: CardId; readonly since: number } | null
  offer: MoveOffer | null
  unfinished: Unfinished | null
  /** A replenishing ability found the piles empty and tries again at his next Turn (TAL-R8). */
  owedSpell: boolean
  /** Abilities that work once with this Character and have (minstrel-charm). */
  spent: string[]
  /** Tokens of luck left; absent in a game without any (TAL-OPT.15). */
  luck?: number
}

/** `waiting`: his Character died, and a new one comes with his next Turn (TAL-R91). */
export type Presence = 'playing' | 'waiting' | 'out' | 'left'

export interface Player {
  standing: Presence
  character: Character | null
  /** Characters dealt to him to pick from, until all have picked (TAL-OPT.1). Secret. */
  hand: CharacterId[]
  /** The one of them he has picked. Secret. */
  picked: CharacterId | null
}

/** What lies on a space beside pieces. */
export interface Ground {
  /** Face-up cards, in the order in which they came. */
  cards: CardId[]
  gold: number
  hex: { readonly spell: SpellCard; readonly by: Seat; readonly since: number; turnsLeft: number } | null
}

/** A bonus until the end of this Turn: the Potion, the Mercenary. */
export interface Boost {
  readonly seat: Seat
  readonly stat: 'strength' | 'craft'
  readonly part: Part
  readonly combatOnly: boolean
}

export type Step = 'setup' | 'begin' | 'start' | 'move' | 'land' | 'encounter' | 'end' | 'over'

/** What lasts for one Turn only. Reset when a Turn begins. */
export interface Turn {
  /** The movement die. */
  rolled: number | null
  /** The Character moved in this Turn (TAL-R15). */
  moved: boolean
  /** He moved towards the Plain of Peril (TAL-11.5). */
  retreating: boolean
  /** The Portal did not open: no card is drawn (TAL-R40). */
  barred: boolean
  /** A Spell cast before the die was the Move (Teleport). */
  teleported: boolean
  /** Immobility ended the Turn before it began (TAL-R13), or the Turn is missed (TAL-R11): no windows of his own. */
  idle: boolean
  /** Cards visited, met or bought from since this landing, and the instruction followed (TAL-12.1b). */
  visited: CardId[]
  followed: boolean
  /** The active Character has had his Encounter of this landing: with the space, or with a Character (TAL-13.2). */
  encountered: boolean
  /** What the active Character Evades for the rest of the Turn: cards, creatures, `seat:2` (TAL-18.1). */
  evaded: { readonly seat: Seat; readonly what: string }[]
  /** Invisible until the end of the Turn. */
  invisible: Seat[]
  /** Alignment changed in this Turn (TAL-7.2). */
  realigned: Seat[]
  boosts: Boost[]
  /** Things that work once a Turn and have: `2:mercenary`. */
  used: string[]
  /** Spells the active player held as it began, and who has cast one since, in order: only where that is limited (TAL-OPT.14). */
  casting?: { readonly held: number; readonly by: Seat[] }
}

export interface Talisman extends State {
  readonly options: Options
  step: Step
  /** Rounds and Turns begun; 0 during the set-up. */
  round: number
  turns: number
  /** Who played first, and whose Turn it is. */
  first: Seat
  active: Seat
  turn: Turn
  players: Player[]
  /** What each seat has ordered beforehand (TAL-R110). Secret. */
  orders: Orders[]
  /** Characters nobody plays. */
  unused: CharacterId[]
  spaces: Record<SpaceId, Ground>
  /** What is left on cards that hold something (Fountain of Wisdom …), once some has been taken. */
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
  /** In which shuffle of the Spells each card was last, if not in the first: all can count what was in it, and what not. */
  shuffles: Partial<Record<SpellCard, number>>
  /** Purchase and Talisman cards by kind (TAL-S.7). */
  piles: Partial<Record<KindId, CardId[]>>
  /** Personal Talismans out of the game (TAL-OPT.6). */
  gone: CardId[]
  /** Killed Enemies of which it is not yet said where they go. In hand: see `rules/deeds/in-hand.ts`. */
  pending: CardId[]
  /** Spells being cast. */
  stack: Casting[]
  /** Destroy Magic lasts until this seat's next Turn begins. */
  destroyMagic: { readonly spell: SpellCard; readonly by: Seat } | null
  /** Turns the active player has still to come before play passes on, and the cards that give them. */
  warp: { readonly spells: SpellCard[]; turnsLeft: number } | null
  /** Seats with the further Turns they have still to finish in the Blizzard. */
  blizzard: { readonly card: CardId; turnsLeft: number[]; readonly since: number } | null
  /** Somebody has reached the Crown of Command (TAL-R52). */
  crownReached: boolean
  /** Who holds it, and Command Spells he has cast there: only where they grow (TAL-OPT.20). */
  reign?: { readonly by: Seat; commands: number }
  /** Seats with something under way that is theirs: no free moment for them (TAL-R5). Innermost last, repeats allowed. */
  concerned: Seat[]
  /** Seats of which a die lies open: rolled, and what comes of it not yet known (TAL-R5). In hand. */
  rolling: Seat[]
  /** Who picks trophies to hand in; absent while nobody does. */
  handingIn?: Seat[]
  /** What is under way and lives in local variables, as the public sees it; innermost last. */
  matters: UnderWay[]
  /** What only its seats know of the windows among them; innermost last. Secret. */
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

/** The Character a seat plays now. Throws if it has none: ask `maybeCharacter` where that can be. */
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

/** The others in play, clockwise from a seat's left. */
export function othersInPlay(game: Talisman, seat: Seat): Seat[] {
  return seatsInPlay(game, seat + 1).filter((other) => other !== seat)
}

/** Those in play in the order in which an effect hits them: from the active player's left, himself last (TAL-R2). */
export function hitOrder(game: Talisman): Seat[] {
  return seatsInPlay(game, game.active + 1)
}

export function groundOf(game: Talisman, space: SpaceId): Ground {
  return game.spaces[space]
}
