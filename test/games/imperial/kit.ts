import type { Seat } from '../../../src/engine/index.ts'
import {
  CHARACTER_IDS,
  type CharacterId,
  type ClueId,
  type HexId,
  type SpellId,
  type TileId,
  type VesselKind,
} from '../../../src/games/imperial/data/ids.ts'
import type { Options } from '../../../src/games/imperial/data/options.ts'
import { CLUES, isTreasure } from '../../../src/games/imperial/data/components.ts'
import type { ImperialFact } from '../../../src/games/imperial/facts/index.ts'
import { readyBest } from '../../../src/games/imperial/rules/deeds/gear.ts'
import { IMPERIAL_RULES } from '../../../src/games/imperial/rules/index.ts'
import { create } from '../../../src/games/imperial/rules/turn/setup.ts'
import { placeOf } from '../../../src/games/imperial/state/whereabouts.ts'
import { blankMinds } from '../../../src/games/imperial/state/knowledge.ts'
import {
  newCharacter,
  type Character,
  type Imperial,
  type Phase,
  type Turn,
} from '../../../src/games/imperial/state/state.ts'
import type { Answer as AnyAnswer, Answers as AnyAnswers } from '../../kit/script.ts'
import { CUTS, isOf, said, takeFrom, Table as AnyTable, type Cut, type Got as AnyGot } from '../../kit/table.ts'
import { strays } from '../../../trials/games/imperial/strays.ts'

/** A character in a worked example; by default as at the start. */
export interface Somebody {
  readonly hex?: HexId
  readonly wounds?: number
  readonly inPrison?: boolean
  readonly idlePrisonTurns?: number
  readonly held?: boolean
  readonly failedMeditation?: SpellId
  /** Kinds (`sword`) or tiles (`sword-2`). */
  readonly weapons?: readonly string[]
  readonly treasures?: readonly string[]
  /** Ids or names: `The Net Loft`. */
  readonly clues?: readonly string[]
  readonly spells?: readonly SpellId[]
  /** The readied gear; the best gear by default. */
  readonly weapon?: string | null
  readonly shield?: string | null
  readonly companions?: readonly (
    string | { readonly tile: string; readonly wounds?: number; readonly lent?: string }
  )[]
  readonly familiar?: boolean | number
  readonly vessel?: VesselKind | { readonly kind: VesselKind; readonly wounds?: number; readonly lent?: string }
  readonly finishedTurns?: number
  readonly standing?: 'eliminated' | 'left'
}

/** How the table differs from a game just begun. */
export interface Around {
  readonly active?: CharacterId
  readonly phase?: Phase
  readonly round?: number
  readonly turn?: Partial<Turn>
  readonly short?: boolean
  /** House rules. */
  readonly options?: Partial<Options>
  readonly lostCity?: HexId
  /** Imperial Treasures face up in the Bank. */
  readonly banked?: readonly string[]
  /** The remaining content of a pool: everything else of it lies in the Bank's drawer and counts as lost. */
  readonly treasurePool?: readonly string[]
  readonly weaponsPool?: readonly string[]
  readonly clueDeck?: readonly string[]
  readonly clueDiscard?: readonly string[]
  readonly boats?: number
  readonly ships?: number
  /** Spells without a tile left in the Bank. */
  readonly spellsGone?: readonly SpellId[]
}

/** The answers of an example: see the kit of all games. */
export type Answer = AnyAnswer<CharacterId>
export type Answers = AnyAnswers<CharacterId>
export type Got<T> = AnyGot<T, Imperial, ImperialFact, CharacterId, Cut>

/** A position: characters by id in seat order, the first one active. */
export function imperial(people: Partial<Record<CharacterId, Somebody>>, around: Around = {}): Table {
  return new Table(people, around)
}

export class Table extends AnyTable<Imperial, ImperialFact, CharacterId, Cut> {
  readonly state: Imperial
  readonly names: readonly CharacterId[]
  protected readonly rules = IMPERIAL_RULES
  protected readonly cuts = CUTS
  private readonly gone: string[] = []

  constructor(people: Partial<Record<CharacterId, Somebody>>, around: Around) {
    super()
    this.names = CHARACTER_IDS.filter((id) => id in people).sort(
      (a, b) => Object.keys(people).indexOf(a) - Object.keys(people).indexOf(b),
    )
    const seats = this.names.length
    const game = create({
      seats,
      preset: around.short ? 'short' : 'standard',
      options: around.options ?? {},
      seed: 'example',
      experience: [],
    })
    this.state = game
    game.rng.loaded = { dice: [], picks: [] }
    game.phase = around.phase ?? 'move'
    game.round = around.round ?? 1
    game.lostCity = around.lostCity ?? null
    if (game.lostCity !== null) takeFrom(game.encounterPool, 'lost-city')
    for (const [seat, id] of this.names.entries()) this.seatSomebody(seat, id, people[id] ?? {})
    game.active = around.active === undefined ? 0 : this.seatOf(around.active)
    Object.assign(game.turn, around.turn ?? {})
    for (const tile of around.banked ?? []) game.bank.imperial.push(takeFrom(game.treasurePool, tile))
    game.bank.boat = around.boats ?? game.bank.boat
    game.bank.ship = around.ships ?? game.bank.ship
    for (const spell of around.spellsGone ?? []) game.bank.spells[spell] = 0
    if (around.treasurePool) game.treasurePool = this.keepOnly(game.treasurePool, around.treasurePool)
    if (around.weaponsPool) game.weaponsPool = this.keepOnly(game.weaponsPool, around.weaponsPool)
    if (around.clueDiscard) {
      game.clueDiscard = around.clueDiscard.map((clue) => takeFrom(game.clueDeck, clueId(clue)))
    }
    if (around.clueDeck) game.clueDeck = this.keepOnly(game.clueDeck, around.clueDeck.map(clueId))
    game.minds = blankMinds(game.players.map(({ character }) => character?.clues.length ?? 0))
    for (const seat of this.names.keys())
      if (game.players[seat]?.character) this.readyGear(seat, people[this.names[seat] as CharacterId] ?? {})
  }

  /** The next tiles to be drawn, by kind or id. They need not be in the pool yet. */
  draws(...tiles: string[]): this {
    const pools = [this.state.encounterPool, this.state.treasurePool, this.state.weaponsPool]
    const loaded = this.state.rng.loaded?.picks ?? []
    for (const tile of tiles) {
      const found = pools.flat().find((one) => isOf(one, tile) && !loaded.includes(one))
      loaded.push(found ?? tile)
    }
    return this
  }

  /** The next clues of the deck. */
  clues(...names: string[]): this {
    const deck = this.state.clueDeck
    const next = names.map((name) => takeFrom(deck, clueId(name)))
    deck.unshift(...next)
    return this
  }

  /** The character's present state. Throws if the player has another one, or none. */
  who(id: CharacterId): Character {
    const character = this.state.players.find((player) => player.character?.id === id)?.character
    if (!character) throw new Error(`${id} is not in the game`)
    return character
  }

  /** A player's clues, by name. */
  hand(id: CharacterId): string[] {
    return this.who(id).clues.map(clueName)
  }

  protected strays(): string[] {
    return strays(this.state, this.gone)
  }

  private seatSomebody(seat: Seat, id: CharacterId, somebody: Somebody): void {
    const { state: game } = this
    const player = game.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    game.bank.characters = game.bank.characters.filter((other) => other !== id)
    player.finishedTurns = somebody.finishedTurns ?? 0
    if (somebody.standing) {
      player.standing = somebody.standing
      game.retired.push(id)
      return
    }
    const character = newCharacter(id, somebody.hex ?? placeOf(game, 'nobnodd'))
    player.character = character
    const { wounds, inPrison, idlePrisonTurns, held, failedMeditation } = somebody
    Object.assign(character, said({ wounds, inPrison, idlePrisonTurns, held, failedMeditation }))
    for (const tile of somebody.weapons ?? []) character.weapons.push(takeFrom(game.weaponsPool, tile))
    for (const tile of somebody.treasures ?? []) character.treasures.push(takeFrom(game.treasurePool, tile))
    for (const clue of somebody.clues ?? []) character.clues.push(takeFrom(game.clueDeck, clueId(clue)))
    for (const spell of somebody.spells ?? []) {
      game.bank.spells[spell] -= 1
      character.spells.push(spell)
    }
    for (const companion of somebody.companions ?? []) {
      const { tile, wounds: hurt = 0, lent } = typeof companion === 'string' ? { tile: companion } : companion
      character.companions.push({
        tile: takeFrom(game.encounterPool, tile),
        wounds: hurt,
        lent: lent === undefined ? null : this.item(character, lent),
      })
    }
    if (somebody.familiar) {
      const hurt = typeof somebody.familiar === 'number' ? somebody.familiar : 0
      character.familiar = { tile: takeFrom(game.encounterPool, 'black-cat'), wounds: hurt }
    }
    if (somebody.vessel) {
      const {
        kind,
        wounds: hurt = 0,
        lent,
      } = typeof somebody.vessel === 'string' ? { kind: somebody.vessel } : somebody.vessel
      game.bank[kind] -= 1
      character.vessel = { kind, wounds: hurt, lent: lent === undefined ? null : this.item(character, lent) }
    }
  }

  private readyGear(seat: Seat, somebody: Somebody): void {
    readyBest(this.state, seat)
    const character = this.state.players[seat]?.character
    if (!character) return
    const find = (name: string) => [...character.weapons, ...character.treasures].find((one) => isOf(one, name)) ?? name
    if (somebody.weapon !== undefined) {
      character.weapon = somebody.weapon === null ? null : find(somebody.weapon)
      character.choseWeapon = true
    }
    if (somebody.shield !== undefined) {
      character.shield = somebody.shield === null ? null : find(somebody.shield)
      character.choseShield = true
    }
  }

  /** An item of the character, or one from its pool that becomes theirs. */
  private item(character: Character, name: string): TileId {
    const lent = [...character.companions, ...(character.vessel ? [character.vessel] : [])].map((one) => one.lent)
    const own = [...character.weapons, ...character.treasures].find((one) => isOf(one, name) && !lent.includes(one))
    if (own !== undefined) return own
    const pool = this.state.weaponsPool.some((one) => isOf(one, name))
      ? this.state.weaponsPool
      : this.state.treasurePool
    const tile = takeFrom(pool, name)
    if (isTreasure(tile)) character.treasures.push(tile)
    else character.weapons.push(tile)
    return tile
  }

  private keepOnly(pool: string[], names: readonly string[]): string[] {
    const kept = names.map((name) => takeFrom(pool, name))
    this.gone.push(...pool.splice(0))
    return kept
  }
}

function clueId(name: string): ClueId {
  const found = [...CLUES.values()].find(
    (card) => card.id === name || card.name === name || card.name.startsWith(`${name}:`),
  )
  if (!found) throw new Error(`no clue is called ${name}`)
  return found.id
}

export function clueName(id: ClueId): string {
  return CLUES.get(id)?.name ?? id
}
