import type { Orders, Seat } from '../../../engine/index.ts'
import { isImperial } from '../data/components.ts'
import type { HeadStart } from '../data/head-starts.ts'
import type {
  CharacterId,
  ClueId,
  EncounterTile,
  HexId,
  LocationId,
  RaisableScore,
  SpellId,
  TileId,
} from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { maxHealthOf } from '../state/party.ts'
import {
  maybeCharacter,
  type Character,
  type Companion,
  type Familiar,
  type Imperial,
  type Phase,
  type Presence,
  type ShortGame,
  type Vessel,
} from '../state/state.ts'
import { locationAt } from '../state/whereabouts.ts'

/** Everything a seat may see: all but the clues in other hands and the order of the deck (IMP-0.5). */
export interface ImperialView {
  /** The seat whose view it is; `null` for a spectator. */
  readonly viewer: Seat | null
  readonly options: Options
  readonly short: ShortGame | null
  /** The number of the shuffled realm; `null` for the printed one (IMP-17.1). */
  readonly realm: number | null
  readonly phase: Phase
  readonly round: number
  readonly turns: number
  readonly first: Seat
  readonly active: Seat
  /** This turn: the Oasis, Invisibility, the clue, the trade. */
  readonly turn: TurnView
  readonly atRest: boolean
  readonly concerned: readonly Seat[]
  readonly trading: readonly Seat[]
  readonly players: readonly PlayerView[]
  /** The viewer's own clues, in order of acquisition. */
  readonly hand: readonly ClueId[]
  /** The viewer's standing orders that differ from the default. */
  readonly orders: Readonly<Orders>
  readonly lostCity: HexId | null
  /** Imperial Treasures that count as found, and who has them; `null` is the Bank (IMP-13.3). */
  readonly found: readonly { readonly tile: TileId; readonly where: Seat | null }[]
  /** The number of tiles and cards left to draw. */
  readonly left: {
    readonly encounters: number
    readonly treasures: number
    readonly weapons: number
    readonly clues: number
  }
  readonly discard: readonly ClueId[]
  readonly resolving: readonly EncounterTile[]
  readonly bank: {
    readonly spells: Readonly<Record<SpellId, number>>
    readonly boat: number
    readonly ship: number
    readonly characters: readonly CharacterId[]
  }
  readonly retired: readonly CharacterId[]
  readonly result: Imperial['result']
}

export interface TurnView {
  readonly oasis: boolean | null
  readonly invisible: boolean
  readonly meditating: SpellId | null
  readonly clueExchanged: boolean
  readonly tradePartner: Seat | null
  readonly proposals: number
  readonly traded: boolean
  /** The seats that walk along with the active player (IMP-17.15). */
  readonly convoy: readonly Seat[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly standing: Presence
  readonly finishedTurns: number
  /**
   * An encounter was played on the player since their last turn, so they are safe until the end of their next
   * (IMP-17.9).
   */
  readonly victim: boolean
  readonly character: CharacterView | null
}

export interface CharacterView {
  readonly id: CharacterId
  readonly hex: HexId
  /** The location of the hex, even that of a vanished Oasis. */
  readonly location: LocationId | null
  readonly wounds: number
  readonly maxHealth: number
  readonly inPrison: boolean
  readonly idlePrisonTurns: number
  /** Cannot move on the player's next turn, or on this one (IMP-4.15). */
  readonly held: boolean
  /** Came along in a convoy: cannot move on the player's next turn, or on this one (IMP-17.15). */
  readonly followed: boolean
  /** Additional or fewer things the character began with (IMP-17.28). */
  readonly headStart: HeadStart | null
  /** Experience points, and the scores they have raised (IMP-17.5, IMP-17.6). */
  readonly experience: number
  readonly raises: readonly RaisableScore[]
  /** The spell the character would get without a roll (IMP-12.9). */
  readonly secondTry: SpellId | null
  readonly weapons: readonly TileId[]
  readonly treasures: readonly TileId[]
  readonly clues: number
  readonly spells: readonly SpellId[]
  readonly weapon: TileId | null
  readonly shield: TileId | null
  readonly companions: readonly (Companion & { readonly maxHealth: number })[]
  readonly familiar: (Familiar & { readonly maxHealth: number }) | null
  readonly vessel: (Vessel & { readonly maxHealth: number }) | null
}

export function view(game: Imperial, viewer: Seat | null, open = openView(game)): ImperialView {
  if (viewer === null) return open
  const hand = [...(maybeCharacter(game, viewer)?.clues ?? [])]
  return { ...open, viewer, hand, orders: { ...game.orders[viewer] } }
}

/** A spectator's view. */
function openView(game: Imperial): ImperialView {
  const { oasis, invisible, meditating, clueExchanged, tradePartner, proposals, traded, convoy = [] } = game.turn
  const { spells, boat, ship, characters } = game.bank
  return {
    viewer: null,
    options: game.options,
    short: game.short,
    realm: game.realm ?? null,
    phase: game.phase,
    round: game.round,
    turns: game.turns,
    first: game.first,
    active: game.active,
    turn: { oasis, invisible, meditating, clueExchanged, tradePartner, proposals, traded, convoy: [...convoy] },
    atRest: game.atRest,
    concerned: [...game.concerned],
    trading: [...game.trading],
    players: game.players.map(({ standing, finishedTurns, character, victim = false }, seat) => ({
      seat,
      standing,
      finishedTurns,
      victim,
      character: character ? characterView(game, seat, character) : null,
    })),
    hand: [],
    orders: {},
    lostCity: game.lostCity,
    found: foundImperial(game),
    left: {
      encounters: game.encounterPool.length,
      treasures: game.treasurePool.length,
      weapons: game.weaponsPool.length,
      clues: game.clueDeck.length,
    },
    discard: [...game.clueDiscard],
    resolving: [...game.resolving],
    bank: { spells: { ...spells }, boat, ship, characters: [...characters] },
    retired: [...game.retired],
    result: game.result,
  }
}

function characterView(game: Imperial, seat: Seat, character: Character): CharacterView {
  const { id, hex, wounds, inPrison, idlePrisonTurns, weapons, treasures, clues, spells, weapon, shield } = character
  const { companions, familiar, vessel, experience = 0, raises = [], followed = false, headStart = null } = character
  const isActive = seat === game.active
  return {
    id,
    hex,
    location: locationAt(game, hex),
    wounds,
    maxHealth: maxHealthOf(character),
    inPrison,
    idlePrisonTurns,
    held: character.held || (isActive && game.turn.held),
    followed: followed || (isActive && game.turn.followed === true),
    headStart,
    experience,
    raises: [...raises],
    secondTry: character.failedMeditation ?? (isActive ? game.turn.secondTry : null),
    weapons: [...weapons],
    treasures: [...treasures],
    clues: clues.length,
    spells: [...spells],
    weapon,
    shield,
    companions: companions.map((companion) => ({ ...companion, maxHealth: maxHealthOf(companion) })),
    familiar: familiar && { ...familiar, maxHealth: maxHealthOf(familiar) },
    vessel: vessel && { ...vessel, maxHealth: maxHealthOf(vessel) },
  }
}

/** In the order of seats, then the Bank. */
function foundImperial(game: Imperial): { tile: TileId; where: Seat | null }[] {
  return [
    ...game.players.flatMap(({ character }, seat) =>
      (character?.treasures ?? []).filter(isImperial).map((tile) => ({ tile, where: seat })),
    ),
    ...game.bank.imperial.map((tile) => ({ tile, where: null })),
  ]
}
