import type { Question, Seat } from '../../../src/engine/index.ts'
import type { TalismanFact } from '../../../src/games/talisman/facts/index.ts'
import {
  CHARACTER_IDS,
  type Alignment,
  type CardId,
  type CharacterId,
  type QuestId,
  type SpaceId,
} from '../../../src/games/talisman/data/ids.ts'
import type { Options } from '../../../src/games/talisman/data/options.ts'
import { TALISMAN_RULES } from '../../../src/games/talisman/rules/index.ts'
import { create, newCharacter } from '../../../src/games/talisman/rules/turn/setup.ts'
import type { Character, MoveOffer, Talisman, Turn, Unfinished } from '../../../src/games/talisman/state/state.ts'
import type { Answer as AnyAnswer, Answers as AnyAnswers } from '../../kit/script.ts'
import { CUTS, isOf, said, takeFrom, Table as AnyTable, type Got as AnyGot } from '../../kit/table.ts'
import { strays } from '../../../trials/games/talisman/strays.ts'

/** A Character in a worked example; by default as at the start of a standard game. */
export interface Somebody {
  readonly at?: SpaceId
  readonly alignment?: Alignment
  readonly strength?: number
  readonly craft?: number
  readonly lives?: number
  readonly gold?: number
  /** Objects by kind (`sword`), by pile (`purchase-sword`, `talisman-card`) or by card (`sword-2`). */
  readonly objects?: readonly string[]
  readonly followers?: readonly string[]
  readonly trophies?: readonly string[]
  readonly spells?: readonly string[]
  /** Turns left as a Toad. */
  readonly toad?: number
  readonly missTurns?: number
  readonly enslaved?: boolean
  readonly quest?: QuestId
  readonly raft?: string
  readonly offer?: MoveOffer
  readonly unfinished?: Unfinished
  readonly order?: string
}

/** How the table differs from a game just begun. */
export interface Around {
  readonly active?: CharacterId
  readonly round?: number
  readonly turns?: number
  readonly turn?: Partial<Turn>
  readonly short?: boolean
  /** House rules that differ from the default. */
  readonly options?: Partial<Options>
  /** Cards face up on spaces, by kind or card. */
  readonly lying?: Partial<Record<SpaceId, readonly string[]>>
  readonly gold?: Partial<Record<SpaceId, number>>
  readonly hex?: { readonly at: SpaceId; readonly by: CharacterId; readonly turnsLeft?: number }
  /** The next cards of the Adventure pile and of the Spell pile. */
  readonly pile?: readonly string[]
  readonly spellPile?: readonly string[]
  /** The Adventure pile has no other cards. */
  readonly onlyPile?: boolean
  readonly discard?: readonly string[]
  /** The Spell pile has no other cards. */
  readonly onlySpells?: boolean
  readonly spellDiscard?: readonly string[]
  /** Talisman cards left in their pile. */
  readonly talismans?: number
  readonly crownReached?: boolean
  readonly destroyMagic?: CharacterId
}

const TALISMAN_CUTS = { ...CUTS, LandsAgain: 'lands-again' } as const
export type CutShort = (typeof TALISMAN_CUTS)[keyof typeof TALISMAN_CUTS]
const WINDOW = 'window.act'

/** The answers of an example: see the kit of all games. */
export type Answer = AnyAnswer<CharacterId>
export type Answers = AnyAnswers<CharacterId>
export type Got<T> = AnyGot<T, Talisman, TalismanFact, CharacterId, CutShort>

/** A position: Characters by id in seat order, the first one active. */
export function talisman(people: Partial<Record<CharacterId, Somebody>>, around: Around = {}): Table {
  return new Table(people, around)
}

export class Table extends AnyTable<Talisman, TalismanFact, CharacterId, CutShort> {
  readonly state: Talisman
  readonly names: readonly CharacterId[]
  protected readonly rules = TALISMAN_RULES
  protected readonly cuts = TALISMAN_CUTS
  private readonly lost: string[] = []
  private isAway = false

  constructor(people: Partial<Record<CharacterId, Somebody>>, around: Around) {
    super()
    this.names = Object.keys(people).filter((id): id is CharacterId => CHARACTER_IDS.some((one) => one === id))
    const seats = Math.max(2, this.names.length)
    const preset = around.short ? 'short' : 'standard'
    const game = create({ seats, preset, options: said(around.options ?? {}), seed: 'example', experience: [] })
    this.state = game
    game.rng.loaded = { dice: [], picks: [] }
    game.step = 'begin'
    game.round = around.round ?? 1
    game.turns = around.turns ?? 10
    game.crownReached = around.crownReached ?? false
    for (const [seat, id] of this.names.entries()) this.seatSomebody(seat, id, people[id] ?? {})
    for (let seat = this.names.length; seat < seats; seat += 1) this.seatNobody(seat)
    game.active = around.active === undefined ? 0 : this.seatOf(around.active)
    game.first = 0
    Object.assign(game.turn, around.turn ?? {})
    for (const [space, cards] of Object.entries(around.lying ?? {})) {
      for (const card of cards) game.spaces[space as SpaceId].cards.push(this.card(card))
    }
    for (const [space, gold] of Object.entries(around.gold ?? {})) game.spaces[space as SpaceId].gold = gold
    if (around.hex) this.layHex(around.hex)
    const pile = (around.pile ?? []).map((name) => takeFrom(game.deck, name))
    game.discard.push(...(around.discard ?? []).map((name) => takeFrom(game.deck, name)))
    if (around.onlyPile) this.lost.push(...game.deck.splice(0))
    game.deck.unshift(...pile)
    game.spellDiscard.push(...(around.spellDiscard ?? []).map((name) => this.spell(name)))
    const spells = (around.spellPile ?? []).map((name) => this.spell(name))
    if (around.onlySpells) this.lost.push(...game.spellDeck.splice(0))
    game.spellDeck.unshift(...spells)
    if (around.talismans !== undefined) this.lost.push(...(game.piles.talisman ?? []).splice(around.talismans))
    if (around.destroyMagic !== undefined) {
      game.destroyMagic = { spell: this.spell('destroy-magic'), by: this.seatOf(around.destroyMagic) }
    }
  }

  /** From now on all players are absent: questions without an answer get their default, in windows too. */
  away(): this {
    this.isAway = true
    return this
  }

  /** The Character's present state. Throws if the player has another one, or none. */
  who(id: CharacterId): Character {
    const character = this.state.players.find((player) => player.character?.id === id)?.character
    if (!character) throw new Error(`${id} is not in the game`)
    return character
  }

  /** The cards face up on a space. */
  lies(space: SpaceId): readonly CardId[] {
    return this.state.spaces[space].cards
  }

  protected strays(): string[] {
    return strays(this.state, this.lost)
  }

  /** In windows an answer waits until it is offered. */
  protected override waits(verb: string): boolean {
    return verb === WINDOW
  }

  /** In windows all others pass. */
  protected override silence(question: Question): string | null {
    return question.verb === WINDOW && !this.isAway ? 'pass' : super.silence(question)
  }

  private seatSomebody(seat: Seat, id: CharacterId, somebody: Somebody): void {
    const { state: game } = this
    const player = game.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    game.unused = game.unused.filter((other) => other !== id)
    const options = { ...game.options, 'head-start': 0, 'start-gold': 1 } as const
    const character = newCharacter(id, options)
    player.character = character
    const { alignment, strength, craft, lives, gold, missTurns, enslaved, quest, offer, unfinished } = somebody
    const space = somebody.at
    Object.assign(
      character,
      said({ space, alignment, strength, craft, lives, gold, missTurns, enslaved, quest, offer, unfinished }),
    )
    character.objects.push(...(somebody.objects ?? []).map((name) => this.card(name)))
    character.followers.push(...(somebody.followers ?? []).map((name) => this.card(name)))
    character.trophies.push(...(somebody.trophies ?? []).map((name) => this.card(name)))
    character.spells.push(...(somebody.spells ?? []).map((name) => this.spell(name)))
    if (somebody.raft) character.raft = { card: this.card(somebody.raft), since: 0 }
    if (somebody.toad) character.toad = { turnsLeft: somebody.toad, strength: 1, craft: 1, fresh: false }
    if (somebody.order) game.orders[seat] = { windows: somebody.order }
  }

  /** A second player who is still in the game but has no Character. */
  private seatNobody(seat: Seat): void {
    const player = this.state.players[seat]
    if (player) player.standing = 'waiting'
  }

  private layHex({ at, by, turnsLeft = 3 }: NonNullable<Around['hex']>): void {
    this.state.spaces[at].hex = { spell: this.spell('hex'), by: this.seatOf(by), since: 0, turnsLeft }
  }

  /** A card by its id, its kind, or the name of its pile, from any place that has one left. */
  private card(name: string): CardId {
    const piles = Object.values(this.state.piles)
    const from = [this.state.deck, ...piles].find((pile) => pile.some((card) => isOf(card, name)))
    if (!from) throw new Error(`no ${name} is left to hand out`)
    return takeFrom(from, name)
  }

  private spell(name: string): string {
    return takeFrom(this.state.spellDeck, name)
  }
}
