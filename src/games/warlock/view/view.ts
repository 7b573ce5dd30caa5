import type { Orders, Seat, Standing } from '../../../engine/index.ts'
import { encounterOf, mazeCardOf, type MazeSide } from '../data/components.ts'
import type { Options } from '../data/options.ts'
import {
  MAZE_IDS,
  ROOM_IDS,
  type EncounterId,
  type FoeId,
  type MazeCardId,
  type MazeId,
  type RoomId,
  type SpaceId,
  type SwordId,
  type TreasureId,
} from '../data/ids.ts'
import { swordsOf } from '../state/adventurer.ts'
import { isShown, whereIs, type Whereabouts } from '../state/knowledge.ts'
import { sheetOf } from '../state/deduction.ts'
import type { Notebook } from '../state/notebook.ts'
import { fleeAtOf } from '../state/orders.ts'
import {
  championAgainst,
  maybeAdventurer,
  playerAt,
  type Adventurer,
  type Battle,
  type Encounter,
  type Phase,
  type Presence,
  type Round,
  type Score,
  type Warlock,
} from '../state/state.ts'

export {
  cellKey,
  holderKey,
  NOTEBOOK,
  type NotebookCell,
  type Holder,
  type ProofReason,
  type Notebook,
} from '../state/notebook.ts'
export type { Round } from '../state/state.ts'

/** Everything a seat may see: what is public (WAR-22.1), and its own private matters (WAR-22.2). */
export interface WarlockView {
  /** The seat whose view it is; `null` for a spectator. */
  readonly viewer: Seat | null
  readonly options: Options
  readonly phase: Phase
  readonly round: number
  readonly turns: number
  /** The order of need (WAR-2.12). */
  readonly need: readonly Seat[]
  readonly first: Seat
  readonly active: Seat
  readonly players: readonly PlayerView[]
  readonly rooms: readonly RoomView[]
  readonly maze: readonly MazeView[]
  /** Open piles of face-down Treasure cards. */
  readonly discarded: readonly { readonly space: SpaceId; readonly count: number }[]
  readonly caches: readonly { readonly owner: Seat; readonly space: SpaceId; readonly count: number }[]
  readonly openLock: number | null
  /** Key cards beneath the chest; their numbers only once all is revealed. */
  readonly chest: { readonly count: number; readonly numbers: readonly number[] | null }
  /** Key cards in the stack of a solo game; 0 otherwise. */
  readonly stack: number
  readonly gone: { readonly encounters: readonly EncounterId[]; readonly treasures: readonly TreasureId[] }
  readonly battle: BattleView | null
  readonly dealing: readonly Seat[]
  /** The viewer's own matters; `null` for a spectator. */
  readonly own: OwnView | null
  readonly result: readonly Standing[] | null
}

export interface PlayerView {
  readonly seat: Seat
  readonly presence: Presence
  /** Numbered Key cards; every player also has a blank. */
  readonly keyCards: number
  /** Their numbers, once all is revealed. */
  readonly keyNumbers: readonly number[] | null
  /** Rivals whose Key cards this player overheard, one each, before the first turn (option `underdogs`). */
  readonly overheard: readonly Seat[]
  readonly autoEquip: boolean
  readonly asksTreasure: boolean
  readonly adventurer: AdventurerView | null
}

export interface AdventurerView {
  readonly space: SpaceId
  readonly skill: Score
  readonly stamina: Score
  readonly luck: Score
  readonly gold: number
  readonly provisions: number
  readonly lanterns: number
  /** Treasure cards carried, swords among them. */
  readonly treasures: number
  /** Those of them that have been shown to all; all of them once everything is revealed. */
  readonly shown: readonly TreasureId[]
  /** Swords carried, the starting one among them. */
  readonly swords: number
  readonly blooded: boolean
  readonly missed: number
  readonly ate: boolean
  readonly fledInto: RoomId | null
}

export interface RoomView {
  readonly room: RoomId
  /** An Encounter card: named if it is face-up or fixed, or if it has been public and the map remembers it. */
  readonly encounter: { readonly card: EncounterId | null; readonly faceUp: boolean } | null
  readonly pile: number
  /** The seat that may not enter it now: its adventurer left it last (WAR-7.8). */
  readonly lockedTo: Seat | null
}

export interface MazeView {
  readonly maze: MazeId
  readonly faceUp: boolean
  /** The card if it is up, or if it has been and the map remembers it. */
  readonly card: MazeCardId | null
  readonly openSides: readonly MazeSide[] | null
}

export interface BattleView {
  readonly seat: Seat
  readonly rival: Seat | null
  readonly foe: FoeId | null
  readonly champion: Seat | null
  readonly at: SpaceId
  readonly round: number
  /** The result of the last round; `null` before the first. */
  readonly last: Round | null
  readonly current: number
  readonly stamina: readonly number[]
  /** The rounds that the foe has won so far. */
  readonly lost: number
  readonly declared: Readonly<Record<Seat, readonly TreasureId[]>>
}

export interface OwnView {
  readonly keyCards: readonly number[]
  readonly treasures: readonly TreasureId[]
  readonly swords: readonly SwordId[]
  readonly sword: SwordId | null
  readonly notebook: Notebook
  /** Pencil marks by cell: `5:seat2`. */
  readonly marks: Readonly<Record<string, 'yes' | 'no'>>
  readonly fleeAt: number
  /** The player's standing orders that differ from the default. */
  readonly orders: Readonly<Orders>
  /** Treasure cards whose place this player knows, except their own (WAR-8.13). */
  readonly knows: readonly { readonly card: TreasureId; readonly where: Whereabouts }[]
  /** The numbers the player has written for the reckoning so far. */
  readonly written: readonly number[]
}

export function view(game: Warlock, viewer: Seat | null, open = openView(game)): WarlockView {
  return viewer === null ? open : { ...open, viewer, own: ownView(game, viewer) }
}

/** A spectator's view. */
function openView(game: Warlock): WarlockView {
  const isOver = game.phase === 'over'
  return {
    viewer: null,
    options: { ...game.options },
    phase: game.phase,
    round: game.round,
    turns: game.turns,
    need: [...game.need],
    first: game.first,
    active: game.active,
    players: game.players.map((_, seat) => playerView(game, seat)),
    rooms: ROOM_IDS.map((room) => roomView(game, room)),
    maze: MAZE_IDS.map((maze) => mazeView(game, maze)),
    discarded: Object.entries(game.discarded).map(([space, cards]) => ({ space, count: cards.length })),
    caches: game.caches.map(({ owner, space, cards }) => ({ owner, space, count: cards.length })),
    openLock: game.openLock,
    chest: { count: game.chest.length, numbers: isOver ? [...game.chest] : null }, // WAR-20.3
    stack: game.stack.length,
    gone: { encounters: [...game.gone.encounters], treasures: [...game.gone.treasures] },
    battle: game.battle && !game.battle.decided ? battleView(game, game.battle) : null,
    dealing: [...game.dealing],
    own: null,
    result: game.result && game.result.map((one) => ({ ...one })),
  }
}

function playerView(game: Warlock, seat: Seat): PlayerView {
  const { presence, keyCards, sightings, autoEquip, asksTreasure, adventurer } = playerAt(game, seat)
  return {
    seat,
    presence,
    keyCards: keyCards.length,
    keyNumbers: game.phase === 'over' ? [...keyCards] : null,
    overheard: sightings.flatMap((one) => (one.kind === 'card' && one.by === 'underdogs' ? [one.seat] : [])),
    autoEquip,
    asksTreasure,
    adventurer: adventurer && adventurerView(game, adventurer),
  }
}

function adventurerView(game: Warlock, adventurer: Adventurer): AdventurerView {
  const { space, skill, stamina, luck, gold, provisions, lanterns, treasures } = adventurer
  const { blooded, missed, ate, fledInto } = adventurer
  return {
    space,
    skill: { ...skill },
    stamina: { ...stamina },
    luck: { ...luck },
    gold,
    provisions,
    lanterns,
    treasures: treasures.length,
    shown: treasures.filter((card) => game.phase === 'over' || isShown(game, card)),
    swords: swordsOf(adventurer).length,
    blooded,
    missed,
    ate,
    fledInto,
  }
}

function roomView(game: Warlock, room: RoomId): RoomView {
  const { encounter, pile, lastLeaver } = game.rooms[room]
  const locked = game.players.findIndex(({ adventurer }) => adventurer !== null && adventurer.id === lastLeaver)
  const isNamed = encounter !== null && (encounter.faceUp || isRemembered(game, encounter))
  return {
    room,
    encounter: encounter && { card: isNamed ? encounter.card : null, faceUp: encounter.faceUp },
    pile: pile.length,
    lockedTo: locked < 0 ? null : locked,
  }
}

/** The board names the fixed cards (WAR-2.5); the map remembers others that have been public (WAR-22.1). */
function isRemembered(game: Warlock, { card, known }: Encounter): boolean {
  return known && (game.options['long-memory'] || encounterOf(card).room !== null)
}

function mazeView(game: Warlock, maze: MazeId): MazeView {
  const { card, faceUp, known } = game.maze[maze]
  const isNamed = faceUp || (known && game.options['long-memory']) // WAR-18.10
  return { maze, faceUp, card: isNamed ? card : null, openSides: isNamed ? mazeCardOf(card).openSides : null }
}

function battleView(game: Warlock, battle: Battle): BattleView {
  const { seat, rival, foe, at, round, fought, current, stamina, lost, declared } = battle
  const last = fought.at(-1) ?? null
  const champion = foe === null ? null : championAgainst(game, seat)
  const shown = Object.fromEntries(Object.entries(declared).map(([who, cards]) => [who, [...cards]]))
  return { seat, rival, foe, champion, at, round, last, current, stamina: [...stamina], lost, declared: shown }
}

function ownView(game: Warlock, viewer: Seat): OwnView {
  const { keyCards, marks, written } = playerAt(game, viewer)
  const adventurer = maybeAdventurer(game, viewer)
  const known = Object.entries(game.knownTo) as [TreasureId, Seat[]][]
  return {
    keyCards: [...keyCards],
    treasures: [...(adventurer?.treasures ?? [])],
    swords: adventurer ? swordsOf(adventurer) : [],
    sword: adventurer?.sword ?? null,
    notebook: sheetOf(game, viewer),
    marks: { ...marks },
    fleeAt: fleeAtOf(game, viewer),
    orders: { ...game.orders[viewer] },
    knows: known
      .filter(([, seats]) => seats.includes(viewer))
      .map(([card]) => ({ card, where: whereIs(game, card) }))
      .filter(({ where }) => where.at !== 'gone' && !(where.at === 'carried' && where.seat === viewer)),
    written: [...written],
  }
}
