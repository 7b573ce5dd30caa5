import { option, options, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import { creatureOf } from '../../../data/components.ts'
import type { ClueId, EncounterTile, TileId } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, type Imperial } from '../../../state/state.ts'
import { encounterAbout } from '../../../view/about.ts'
import { ALL_BUT_CLUES, ask, askHidden } from '../../deeds/asking.ts'
import {
  clueDefault,
  discardClue,
  drawClue,
  drawWeapon,
  first,
  loseItem,
  strengthOf,
  weaponDefault,
} from '../../deeds/pools.ts'
import { attack } from './hostile.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'

/** People to do business with: the Peddler, the Nomads, the Tax Collector (IMP-7.7). */

export const CHOICE = { 'tax-collector': { meet: meetTaxCollector } } satisfies Record<string, TileKind>

/** The payment. */
export type Payment =
  { readonly what: 'weapon' | 'treasure'; readonly id: TileId } | { readonly what: 'clue'; readonly id: ClueId }

/** Pays: weapon tiles and treasures go to their pools, clues to the discard pile. */
export function pay(game: Imperial, seat: Seat, tile: EncounterTile, gave: Payment): void {
  const { id } = creatureOf(tile)
  emitFact(game, { kind: 'encounter-paid', seat, tile, gave })
  if (gave.what === 'clue') discardClue(game, seat, gave.id, id)
  else loseItem(game, seat, gave.id, id)
}

/** One option for each weapon tile of the character, lent or not. */
export function weaponPayments(game: Imperial, seat: Seat): Option<Payment>[] {
  return characterAt(game, seat).weapons.map((id) => option<Payment>(`weapon:${id}`, {}, { what: 'weapon', id }))
}

/** One option for each clue in the hand, which only its owner may see (IMP-0.5). */
export function cluePayments(game: Imperial, seat: Seat): Option<Payment>[] {
  return characterAt(game, seat).clues.map((id) => option<Payment>(`clue:${id}`, {}, { what: 'clue', id }))
}

// The Nomads

/** One weapon tile for a clue. Default: only with two or more weapon tiles, the weakest of them. */
export function* barter(game: Imperial, seat: Seat, tile: EncounterTile): Play {
  if (characterAt(game, seat).weapons.length === 0 || !hasClueToDraw(game)) return
  const offers = (): Option<TileId | null>[] => [
    option('decline', {}, null),
    ...characterAt(game, seat).weapons.map((id) => option(`weapon:${id}`, {}, id)),
  ]
  const given = yield* ask(seat, 'nomads.do', offers, {
    default: () => {
      const { weapons } = characterAt(game, seat)
      return weapons.length >= 2 ? `weapon:${weaponDefault(game, seat, weapons)}` : 'decline'
    },
    about: encounterAbout(game, seat, tile),
  })
  if (given === null) return emitFact(game, { kind: 'encounter-declined', seat, tile })
  pay(game, seat, tile, { what: 'weapon', id: given })
  yield* drawClue(game, seat, creatureOf(tile).id)
}

/** Whether the deck has a clue to draw (IMP-5.10). */
function hasClueToDraw(game: Imperial): boolean {
  return game.clueDeck.length + game.clueDiscard.length > 0
}

// The Peddler

type Deal = { readonly given: TileId; readonly takes: 'clue' | 'weapons' } | null

/** One weapon tile for a clue, or for the better of two weapons; it goes back only after the draw. Default: decline. */
export function* meetPeddler(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const offers = (): Option<Deal>[] => {
    const { weapons } = characterAt(game, seat)
    const clues = hasClueToDraw(game) ? weapons : []
    const better = game.weaponsPool.length > 0 ? weapons : []
    return [
      option<Deal>('decline', {}, null),
      ...clues.map((given) => option<Deal>(`clue:${given}`, {}, { given, takes: 'clue' })),
      ...better.map((given) => option<Deal>(`weapon:${given}`, {}, { given, takes: 'weapons' })),
    ]
  }
  const deal = yield* ask(seat, 'peddler.do', offers, { about: encounterAbout(game, seat, tile) })
  if (!deal) {
    emitFact(game, { kind: 'encounter-declined', seat, tile })
    return 'over'
  }
  if (deal.takes === 'clue') yield* drawClue(game, seat, creatureOf(tile).id)
  else yield* keepTheBetter(game, seat, tile)
  pay(game, seat, tile, { what: 'weapon', id: deal.given })
  return 'over'
}

/** Draws two weapon tiles and keeps one. Default: the one with the larger Attack + Shooting + Defence. */
function* keepTheBetter(game: Imperial, seat: Seat, tile: EncounterTile): Play {
  const { id } = creatureOf(tile)
  const drawn = [drawWeapon(game, seat, id), drawWeapon(game, seat, id)].filter((one) => one !== null)
  if (drawn.length === 0) return
  const kept = yield* ask(seat, 'peddler.keep', () => options(drawn), {
    default: () => first(drawn, (one) => [strengthOf(one)]),
    about: encounterAbout(game, seat, tile),
  })
  const returned = drawn.find((one) => one !== kept) ?? null
  emitFact(game, { kind: 'encounter-kept-weapon', seat, kept, returned })
  if (returned !== null) loseItem(game, seat, returned, id)
}

// The Tax Collector

/** A weapon tile, a clue, or a fight for the strongbox; a character with neither is let off with a caution. */
function* meetTaxCollector(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  const { weapons, clues } = characterAt(game, seat)
  if (weapons.length + clues.length === 0) {
    emitFact(game, { kind: 'encounter-let-off', seat, tile })
    return 'over'
  }
  const offers = (): Option<Payment | null>[] => [
    option<Payment | null>('refuse', {}, null),
    ...weaponPayments(game, seat),
    ...cluePayments(game, seat),
  ]
  const how = { default: () => taxDefault(game, seat), about: encounterAbout(game, seat, tile) }
  const paid = yield* askHidden(seat, 'tax.do', offers, how, ALL_BUT_CLUES)
  if (!paid) return yield* attack(game, seat, tile, by)
  pay(game, seat, tile, paid)
  return 'over'
}

/** A clue if the character has two or more, otherwise a weapon if they have two or more, otherwise refuse (dec-tax). */
function taxDefault(game: Imperial, seat: Seat): string {
  const { weapons, clues } = characterAt(game, seat)
  if (clues.length >= 2) return `clue:${clueDefault(game, seat, clues)}`
  return weapons.length >= 2 ? `weapon:${weaponDefault(game, seat, weapons)}` : 'refuse'
}
