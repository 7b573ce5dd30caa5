import type { Orders, Seat, State } from '../../../engine/index.ts'
import type {
  CharacterId,
  ClueId,
  EncounterTile,
  HexId,
  RaisableScore,
  SpellId,
  TileId,
  VesselKind,
} from '../data/ids.ts'
import type { HeadStart } from '../data/head-starts.ts'
import type { Options } from '../data/options.ts'

export type Phase = 'setup' | 'move' | 'business' | 'explore' | 'encounter' | 'prison' | 'over'

/** A companion: an encounter tile that joined, with its wounds and what it was lent (IMP-9). */
export interface Companion {
  readonly tile: EncounterTile
  wounds: number
  /** A weapon tile or magic weapon of its owner, which stays in the owner's list. */
  lent: TileId | null
}

export interface Familiar {
  readonly tile: EncounterTile
  wounds: number
}

export interface Vessel {
  readonly kind: VesselKind
  wounds: number
  /** One weapon tile lent to the crew (IMP-10.5); it stays in the owner's list. */
  lent: TileId | null
}

/** A character in play, with all belongings. Lists are in order of acquisition. */
export interface Character {
  readonly id: CharacterId
  hex: HexId
  wounds: number
  inPrison: boolean
  /** Prison turns in a row without a bribe, an escape attempt or a teleport (IMP-6.18). */
  idlePrisonTurns: number
  /** Caught by a Sandstorm: no road, wilderness, sea or raft on the player's next own turn (IMP-4.15). */
  held: boolean
  /** The spell whose meditation failed on the player's last own turn (IMP-12.9). */
  failedMeditation: SpellId | null
  weapons: TileId[]
  treasures: TileId[]
  clues: ClueId[]
  spells: SpellId[]
  /** Readied gear (IMP-11.7): tiles of the character's lists that are not lent. */
  weapon: TileId | null
  shield: TileId | null
  /** The readied gear is the player's own choice; otherwise the best gear is readied as it changes (IMP-11.7). */
  choseWeapon: boolean
  choseShield: boolean
  companions: Companion[]
  familiar: Familiar | null
  vessel: Vessel | null
  /** Experience points, and the scores they have raised, in order (IMP-17.5, IMP-17.6). */
  experience?: number
  raises?: RaisableScore[]
  /** Additional or fewer things the character began with (IMP-17.28). */
  headStart?: HeadStart
  /** Came along in a convoy: no road, wilderness, sea or raft on the player's next own turn (IMP-17.15). */
  followed?: true
}

/** Whether a player still plays. */
export type Presence = 'playing' | 'eliminated' | 'left'

export interface Player {
  standing: Presence
  /** `null` before the player has chosen one, and when they are out of the game. */
  character: Character | null
  /** Own turns finished since this character entered the game. */
  finishedTurns: number
  /** An encounter was played on the player since the end of their last turn (IMP-17.9). */
  victim?: true
}

/** State of a single turn, reset when a turn begins. */
export interface Turn {
  /** The Oasis die of this turn: whether the Vanishing Oasis is there (IMP-4.10); `null` if not rolled. */
  oasis: boolean | null
  /** Invisibility was cast in Phase 1 (spells.json). */
  invisible: boolean
  /** Held by a Sandstorm since an earlier turn (IMP-4.15): the mark on the character was lifted when the turn began. */
  held: boolean
  /** The spell that needs no roll this turn (IMP-12.9). */
  secondTry: SpellId | null
  /** The spell chosen for this turn's meditation (IMP-12.8). */
  meditating: SpellId | null
  clueExchanged: boolean
  /** The one partner of this turn's trade (IMP-3.7), the number of proposals (IMP-14.2), and whether it was agreed. */
  tradePartner: Seat | null
  proposals: number
  traded: boolean
  /** The character entered the game in this turn and cannot be the target of a played tile (IMP-18.50). */
  newcomers: Seat[]
  /** The seats invited to come along, and those who accepted (IMP-17.15). */
  invited?: Seat[]
  convoy?: Seat[]
  /** The active player came along in a convoy since their last turn. */
  followed?: true
}

/** The short game's parameters (IMP-17.23); `null` in a standard game. */
export interface ShortGame {
  readonly imperialTarget: number
  readonly minRounds: number
  readonly roundLimit: number
  readonly startingClues: number
}

/** A trader's proposal: goods both ways, clues of their own, and a number of clues of the other's choice (IMP-14.3). */
export interface Proposal {
  readonly from: Seat
  readonly to: Seat
  gives: TileId[]
  /** Clues the partner may see before answering. */
  open: ClueId[]
  /** Clues the partner sees only after accepting. */
  faceDown: ClueId[]
  asks: TileId[]
  asksClues: number
  /** It lies before the partner; until then it is its author's secret. */
  laid: boolean
  /** The clues of the partner's own choice that they have laid ready after accepting. */
  promised: ClueId[]
}

/** A viewer's possible knowledge of where unseen clues are; `knowledge.ts` maintains it. */
export interface ClueKnowledge {
  /** Clues the viewer can tell apart from the rest. Those of one group look alike. */
  groups: ClueId[][]
  /** The possible distributions, all equally possible. Saved games store them under this name. */
  ways: ClueDistribution[]
}

/** How many of the rest, and then of each group, every seat holds. The remainder of the rest is the deck. */
export type ClueDistribution = number[][]

export interface Imperial extends State {
  readonly options: Options
  readonly short: ShortGame | null
  /** The number of the shuffled realm; none on the printed map (IMP-17.1). */
  readonly realm?: number
  /** Finished games of each seat when this one began (IMP-2.10). */
  readonly experience: readonly number[]
  phase: Phase
  /** Rounds begun; 0 during the setup. */
  round: number
  /** Turns begun in all. */
  turns: number
  /** Who played first (IMP-2.10), and who plays now. */
  first: Seat
  active: Seat
  turn: Turn
  /**
   * The active player is asked while no matter is under way: the moment for a trade or a dismissal (IMP-3.7, IMP-3.11).
   */
  atRest: boolean
  /** Seats in the middle of an encounter: their gear stays as it is (IMP-3.8). The innermost last, repeats allowed. */
  concerned: Seat[]
  /** The two who are trading, the active player first; usually empty (IMP-14.2). */
  trading: Seat[]
  /** A trader's proposal, in preparation or made. */
  proposal: Proposal | null
  players: Player[]
  /** Each seat's standing orders. Secret. */
  orders: Orders[]
  /** Tiles that no player holds. A tile being resolved is in `resolving`, and in no pool (IMP-18.22). */
  encounterPool: EncounterTile[]
  treasurePool: TileId[]
  weaponsPool: TileId[]
  resolving: EncounterTile[]
  /** The two who fight each other (IMP-17.17). */
  duel?: Seat[]
  /** Seats that teleported out of another player's fight and must explore or draw where they are (IMP-4.18). */
  flown?: Seat[]
  clueDeck: ClueId[]
  clueDiscard: ClueId[]
  /** Each seat's possible knowledge of the clues of others (IMP-0.5), and last the public's. */
  minds: ClueKnowledge[]
  bank: {
    spells: Record<SpellId, number>
    boat: number
    ship: number
    /** Characters that have not been played yet. */
    characters: CharacterId[]
    /** Imperial Treasures found and out of the game (IMP-0.4). */
    imperial: TileId[]
  }
  /** Characters that died or left: out for good. */
  retired: CharacterId[]
  /** Where the Lost City was found (IMP-7.11). */
  lostCity: HexId | null
  /** Ranks, once the game is over (IMP-16.3, IMP-16.4). */
  result: { readonly seat: Seat; readonly rank: number; readonly score: number }[] | null
}

/** A turn that has just begun. */
export function freshTurn(): Turn {
  return {
    oasis: null,
    invisible: false,
    held: false,
    secondTry: null,
    meditating: null,
    clueExchanged: false,
    tradePartner: null,
    proposals: 0,
    traded: false,
    newcomers: [],
  }
}

/** A new character: unhurt and without belongings (IMP-2.9, IMP-15.5). */
export function newCharacter(id: CharacterId, hex: HexId): Character {
  return {
    id,
    hex,
    wounds: 0,
    inPrison: false,
    idlePrisonTurns: 0,
    held: false,
    failedMeditation: null,
    weapons: [],
    treasures: [],
    clues: [],
    spells: [],
    weapon: null,
    shield: null,
    choseWeapon: false,
    choseShield: false,
    companions: [],
    familiar: null,
    vessel: null,
  }
}

/** The player at a seat. Throws for a seat that does not exist. */
export function playerAt(game: Imperial, seat: Seat): Player {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** The character a seat plays now. Throws if it has none; use `maybeCharacter` where that can happen. */
export function characterAt(game: Imperial, seat: Seat): Character {
  const { character } = playerAt(game, seat)
  if (!character) throw new Error(`seat ${seat} has no character`)
  return character
}

export function maybeCharacter(game: Imperial, seat: Seat): Character | null {
  return playerAt(game, seat).character
}

/** Seats still in the game, in seat order from the given one. */
export function seatsFrom(game: Imperial, from: Seat): Seat[] {
  const all = game.players.map((_, seat) => (from + seat) % game.players.length)
  return all.filter((seat) => playerAt(game, seat).standing === 'playing')
}
