import { fieldsOf, type Asked, type Offer, type Seat } from '../../../engine/index.ts'
import { locationPrintedAt, realmOf } from '../data/board.ts'
import type { ClueId, EncounterTile, ExplorationOutcome, HexId, LocationId, TileId } from '../data/ids.ts'
import type { AboutOf, DuelAbout, FightAbout, VerbAbout } from './about.ts'
import type { CharacterView, ImperialView } from './view.ts'

/** Readers of views and of question data. */

/** The character at a seat, if it has one. */
export function roleAt(view: ImperialView, seat: Seat): CharacterView | null {
  return view.players[seat]?.character ?? null
}

/** The character this view belongs to. Throws if it has none. */
export function selfOf(view: ImperialView): CharacterView {
  const me = view.viewer === null ? null : view.players[view.viewer]?.character
  if (!me) throw new Error(`seat ${String(view.viewer)} has no character`)
  return me
}

/** The location of a hex, the Lost City and a vanished Oasis included. */
export function locationAtHex(view: ImperialView, hex: HexId): LocationId | null {
  return hex === view.lostCity ? 'lost-city' : locationPrintedAt(hex)
}

/** The current hex of a location; `null` for an undiscovered Lost City. */
export function hexOfLocation(view: ImperialView, location: LocationId): HexId | null {
  return location === 'lost-city' ? view.lostCity : (realmOf(view.realm).places.get(location)?.hex ?? null)
}

/** The character who has a weapon tile or treasure. */
export function ownerOf(view: ImperialView, tile: TileId): CharacterView | null {
  const owner = view.players.find(
    ({ character }) => character && (character.weapons.includes(tile) || character.treasures.includes(tile)),
  )
  return owner?.character ?? null
}

// Question data

/** The fight that a question belongs to. */
export function fightIn({ about }: Asked): FightAbout | null {
  return fieldsOf(about)['matter'] === 'fight' ? (about as unknown as FightAbout) : null
}

/** The fight between characters that a question belongs to. */
export function duelIn({ about }: Asked): DuelAbout | null {
  return fieldsOf(about)['matter'] === 'duel' ? (about as unknown as DuelAbout) : null
}

/** The encounter tile a question is about, fought or not. */
export function tileIn({ about }: Asked): EncounterTile | null {
  const { tile } = fieldsOf(about)
  return typeof tile === 'string' ? tile : null
}

/** The public data of a question, if it has that verb. */
export function aboutOf<V extends VerbAbout>({ verb, about }: Asked, wanted: V): Partial<AboutOf<V>> {
  return (verb === wanted ? fieldsOf(about) : {}) as Partial<AboutOf<V>>
}

/** A member's wounds and health. */
interface Health {
  readonly wounds: number
  readonly maxHealth: number
}

/** An attack option; `needs: null` means that no roll is needed. */
interface Blow {
  readonly dice: number
  readonly hitsOn: number
  /** When fighting on without questions: the health at which the player is asked again. */
  readonly until?: number
}

/** A trade proposal as far as the reader may see it: open clues by name, those face down perhaps by number. */
export interface TradeTerms {
  readonly gives: readonly TileId[]
  readonly open: readonly ClueId[]
  readonly faceDown: number | readonly ClueId[]
  readonly asks: readonly TileId[]
  readonly asksClues: number
}

/** The data in the options of each verb. Fields that do not apply are left out. */
interface OptionArgs {
  'phase.move': { readonly path: readonly HexId[]; readonly via: HexId | null }
  'meditate.spell': { readonly target: number; readonly bonus: number; readonly sure: boolean }
  'explore.shift': { readonly total: number; readonly outcome: ExplorationOutcome }
  'explore.vessel': { readonly left: number }
  'charm.use': { readonly die: number; readonly to: number }
  'heal.one': Health
  'heal.target': Health & { readonly seat: Seat }
  'combat.action': Blow
  'combat.allot': Health & { readonly seat: Seat }
  'combat.transfer': { readonly hits: number }
  'combat.flee': Blow & { readonly needs: number | null }
  'raise.score': { readonly by: number }
  'convoy.invite': { readonly guest: Seat }
  'trade.open': { readonly partner: Seat }
  'trade.build': TradeTerms & { readonly partner: Seat; readonly chosen: boolean }
  'trade.answer': TradeTerms
}

/** The data of an option of that verb. */
export function carried<V extends keyof OptionArgs>({ args }: Offer, _verb: V): Partial<OptionArgs[V]> {
  return fieldsOf(args) as Partial<OptionArgs[V]>
}
