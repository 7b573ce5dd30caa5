import type { Run, Seat, Emitted } from '../../../src/engine/index.ts'
import { ENCOUNTER_ORDER, ENTRANCE, TREASURE_ORDER } from '../../../src/games/warlock/data/board.ts'
import { ENCOUNTERS } from '../../../src/games/warlock/data/components.ts'
import type { Options } from '../../../src/games/warlock/data/options.ts'
import type { WarlockFact } from '../../../src/games/warlock/facts/index.ts'
import {
  MAZE_CARD_IDS,
  MAZE_IDS,
  STARTING_SWORD,
  TREASURE_IDS,
  type EncounterId,
  type MazeCardId,
  type MazeId,
  type RoomId,
  type SpaceId,
  type TreasureId,
} from '../../../src/games/warlock/data/ids.ts'
import { sheetOf } from '../../../src/games/warlock/state/deduction.ts'
import { letKnow, showToAll, whereIs } from '../../../src/games/warlock/state/knowledge.ts'
import { noteInHand } from '../../../src/games/warlock/state/likeness.ts'
import { cellKey, notebookOf, type NotebookCell, type Holder } from '../../../src/games/warlock/state/notebook.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { create } from '../../../src/games/warlock/rules/turn/setup.ts'
import {
  adventurerAt,
  freshTurn,
  isAlone,
  type Adventurer,
  type Phase,
  type Warlock,
} from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import type { Answer as AnyAnswer, Answers as AnyAnswers } from '../../kit/script.ts'
import { CUTS, Table as AnyTable, type Cut, type Got as AnyGot } from '../../kit/table.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'

/** Players of worked examples are called by their letters, in seat order. */
export type Name = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
const NAMES: readonly Name[] = ['A', 'B', 'C', 'D', 'E', 'F']

/** An adventurer in a worked example; by default an ordinary one at the Entrance. */
export interface Somebody {
  readonly at?: SpaceId
  readonly skill?: number
  readonly stamina?: number
  readonly luck?: number
  /** Initial values, where they are not the current ones. */
  readonly initial?: { readonly skill?: number; readonly stamina?: number; readonly luck?: number }
  readonly gold?: number
  readonly provisions?: number
  readonly lanterns?: number
  readonly treasures?: readonly TreasureId[]
  /** Those of them that are public. */
  readonly shown?: readonly TreasureId[]
  readonly startingSword?: boolean
  readonly blooded?: boolean
  readonly missed?: number
  readonly ate?: boolean
  readonly cameBy?: SpaceId
  readonly fledInto?: RoomId
  readonly keyCards?: readonly number[]
  readonly fleeAt?: number
  readonly autoEquip?: boolean
  readonly asksTreasure?: boolean
  /** Awaits re-entry. */
  readonly dead?: boolean
}

/** How the table differs from a game just laid out. */
export interface Around {
  readonly active?: Name
  readonly round?: number
  readonly phase?: Phase
  readonly options?: Partial<Options>
  readonly chest?: readonly number[]
  readonly openLock?: number
  /** A room's contents: an Encounter card or nothing, and a Treasure pile, top first. */
  readonly rooms?: Partial<
    Record<RoomId, { card?: EncounterId | null; faceUp?: boolean; pile?: readonly TreasureId[] }>
  >
  readonly maze?: Partial<Record<MazeId, MazeCardId>>
  readonly discarded?: Readonly<Record<SpaceId, readonly TreasureId[]>>
  readonly caches?: readonly { readonly owner: Name; readonly space: SpaceId; readonly cards: readonly TreasureId[] }[]
}

/** The answers of an example: see the kit of all games. */
export type Answer = AnyAnswer<Name>
export type Answers = AnyAnswers<Name>
export type Got<T> = AnyGot<T, Warlock, WarlockFact, Name, Cut>

/** A position: adventurers by letter in seat order, the first one active. */
export function warlock(people: Partial<Record<Name, Somebody>>, around: Around = {}): Table {
  return new Table(people, around)
}

export class Table extends AnyTable<Warlock, WarlockFact, Name, Cut> {
  readonly state: Warlock
  readonly names = NAMES
  protected readonly rules = WARLOCK_RULES
  protected readonly cuts = CUTS
  /** Numbers and cards that an example has put away. */
  private readonly gone: string[] = []

  constructor(people: Partial<Record<Name, Somebody>>, around: Around) {
    super()
    const names = NAMES.filter((name) => name in people)
    const game = create({ seats: names.length, preset: 'standard', seed: 'example', experience: [] })
    this.state = game
    game.rng.loaded = { dice: [], picks: [] }
    Object.assign(game.options, around.options ?? {})
    game.phase = around.phase ?? 'start'
    game.round = around.round ?? 1
    game.need = names.map((_, seat) => seat)
    this.layOut(around)
    for (const [seat, name] of names.entries()) this.seatSomebody(seat, people[name] ?? {})
    this.dealNumbers(names, people, around)
    game.active = around.active === undefined ? 0 : seatOf(around.active)
    game.first = 0
    game.turn = freshTurn()
  }

  /** The next things to be drawn at random: Key card numbers as text, Treasure cards by id. */
  draws(...picks: string[]): this {
    this.state.rng.loaded?.picks.push(...picks)
    return this
  }

  /** The adventurer's present state. Throws if they are dead or gone. */
  who(name: Name): Adventurer {
    return adventurerAt(this.state, seatOf(name))
  }

  isDead(name: Name): boolean {
    return this.state.players[seatOf(name)]?.adventurer === null
  }

  room(id: RoomId): Warlock['rooms'][RoomId] {
    return this.state.rooms[id]
  }

  /** The entries of a player's notebook about a number, by holder: a letter or `chest`. */
  cell(name: Name, number: number, of: Name | 'chest'): NotebookCell {
    const { sightings } = this.state.players[seatOf(name)] ?? { sightings: [] }
    const holder: Holder = of === 'chest' ? 'chest' : seatOf(of)
    const { cells } = notebookOf(this.state.players.length, seatOf(name), sightings)
    const cell = cells.find((one) => cellKey(one.number, one.holder) === cellKey(number, holder))
    if (!cell) throw new Error(`no cell ${cellKey(number, holder)}`)
    return cell
  }

  /** The sheet as its player sees it, including the conclusions of `deduction-helper`. */
  sheet(name: Name, number: number): NotebookCell['proof'][] {
    const { cells } = sheetOf(this.state, seatOf(name))
    return cells.filter((cell) => cell.number === number).map(({ proof }) => proof)
  }

  /** A row of a player's notebook, seats in order and then the chest. */
  row(name: Name, number: number): NotebookCell['proof'][] {
    const letters = NAMES.slice(0, this.state.players.length)
    return [...letters, 'chest' as const].map((of) => this.cell(name, number, of).proof)
  }

  protected strays(): string[] {
    return wrongs(this.state, this.gone)
  }

  /** Everything where the deal could have put it, then rearranged as the example says. */
  private layOut({ rooms = {}, maze = {}, discarded = {}, caches = [] }: Around): void {
    const { state: game } = this
    const random = [...ENCOUNTERS.values()].filter(({ room }) => room === null)
    for (const { id, room } of ENCOUNTERS.values()) {
      if (room) game.rooms[room].encounter = { card: id, faceUp: false, known: true }
    }
    for (const [at, room] of ENCOUNTER_ORDER.entries()) {
      const card = random[at]?.id
      if (card) game.rooms[room].encounter = { card, faceUp: false, known: false }
    }
    for (const [at, room] of TREASURE_ORDER.entries()) game.rooms[room].pile = [TREASURE_IDS[at] as TreasureId]
    for (const [room, { card, faceUp = false }] of entries(rooms)) if (card) this.putEncounter(room, card, faceUp)
    for (const [room, { card }] of entries(rooms)) if (card === null) this.putAwayEncounter(room)
    for (const [room, { pile }] of entries(rooms)) {
      if (!pile) continue
      this.gone.push(...game.rooms[room].pile.splice(0))
      game.rooms[room].pile = pile.map((id) => this.take(id))
    }
    for (const [at, id] of MAZE_IDS.entries()) {
      game.maze[id] = { card: MAZE_CARD_IDS[at] as MazeCardId, faceUp: false, known: false }
    }
    for (const [id, card] of entries(maze)) this.putMaze(id, card)
    for (const [space, cards] of Object.entries(discarded)) game.discarded[space] = cards.map((id) => this.take(id))
    for (const { owner, space, cards } of caches) {
      game.caches.push({ owner: seatOf(owner), space, cards: cards.map((id) => this.take(id)) })
    }
  }

  private putEncounter(room: RoomId, card: EncounterId, faceUp: boolean): void {
    const { rooms } = this.state
    const from = entries(rooms).find(([, { encounter }]) => encounter?.card === card)?.[0]
    const displaced = rooms[room].encounter
    rooms[room].encounter = { card, faceUp, known: faceUp }
    if (from !== undefined && from !== room) rooms[from].encounter = displaced
  }

  private putAwayEncounter(room: RoomId): void {
    const { encounter } = this.state.rooms[room]
    if (encounter) this.state.gone.encounters.push(encounter.card)
    this.state.rooms[room].encounter = null
  }

  private putMaze(id: MazeId, card: MazeCardId): void {
    const { maze } = this.state
    const from = MAZE_IDS.find((one) => maze[one].card === card) ?? id
    const displaced = maze[id].card
    maze[id] = { card, faceUp: false, known: false }
    if (from !== id) maze[from] = { card: displaced, faceUp: false, known: false }
  }

  private seatSomebody(seat: Seat, somebody: Somebody): void {
    const player = this.state.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    if (somebody.fleeAt !== undefined) this.state.orders[seat] = { flee: `${somebody.fleeAt}` }
    player.autoEquip = somebody.autoEquip ?? player.autoEquip
    player.asksTreasure = somebody.asksTreasure ?? false
    this.state.rolledUp += 1
    if (somebody.dead) return
    const { skill = 10, stamina = 18, luck = 9, initial = {} } = somebody
    player.adventurer = {
      id: this.state.rolledUp,
      space: somebody.at ?? ENTRANCE,
      skill: { initial: initial.skill ?? skill, now: skill },
      stamina: { initial: initial.stamina ?? stamina, now: stamina },
      luck: { initial: initial.luck ?? luck, now: luck },
      gold: somebody.gold ?? 0,
      provisions: somebody.provisions ?? 0,
      lanterns: somebody.lanterns ?? 1,
      treasures: (somebody.treasures ?? []).map((id) => this.take(id)),
      startingSword: somebody.startingSword ?? true,
      sword: (somebody.startingSword ?? true) ? STARTING_SWORD : null,
      blooded: somebody.blooded ?? true,
      missed: somebody.missed ?? 0,
      ate: somebody.ate ?? false,
      cameBy: somebody.cameBy ?? null,
      fledInto: somebody.fledInto ?? null,
      barred: null,
    }
    for (const card of player.adventurer.treasures) {
      letKnow(this.state, card, seat)
      noteInHand(this.state, card)
    }
    for (const card of somebody.shown ?? []) showToAll(this.state, card)
  }

  /** Unmentioned numbers lie nowhere, unless the chest needs them; in a solo game, in the stack. */
  private dealNumbers(names: readonly Name[], people: Partial<Record<Name, Somebody>>, around: Around): void {
    const { state: game } = this
    for (const [seat, name] of names.entries()) {
      const player = game.players[seat]
      if (player) player.keyCards = [...(people[name]?.keyCards ?? [])]
    }
    const dealt = game.players.flatMap(({ keyCards }) => keyCards)
    const left = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => !dealt.includes(number))
    game.chest = [...(around.chest ?? left.slice(0, 3))]
    game.openLock = around.openLock ?? null
    const rest = left.filter((number) => !game.chest.includes(number))
    if (isAlone(game)) game.stack = rest
    else this.gone.push(...rest.map(String))
    for (const player of isAlone(game) ? [] : game.players)
      player.sightings.push({ kind: 'own', round: 0, numbers: [...player.keyCards] })
  }

  /** Takes a Treasure card from its present place. */
  private take(id: TreasureId): TreasureId {
    const { state: game } = this
    const where = whereIs(game, id)
    if (where.at === 'room') {
      game.rooms[where.room].pile = game.rooms[where.room].pile.filter((card) => card !== id)
    } else if (this.gone.includes(id)) {
      this.gone.splice(this.gone.indexOf(id), 1)
    } else throw new Error(`${id} is in the example twice`)
    return id
  }
}

/** All players who are asked take only food, so that the deal is completed. Returns the facts emitted. */
export function packed(run: Run<Warlock, WarlockView>): Emitted[] {
  const waiting = run.asked.filter(({ verb }) => verb === 'adventurer.supplies')
  return waiting.flatMap(({ seat, verb }) => {
    const outcome = run.submit({ seat, verb, key: 'gold:0' })
    if (typeof outcome === 'string') throw new Error(outcome)
    return outcome.emitted
  })
}

export function seatOf(name: Name): Seat {
  return NAMES.indexOf(name)
}

function entries<K extends string, V>(record: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
