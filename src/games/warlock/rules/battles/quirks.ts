import { option, pickOne, rollDie, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { EncounterId, FoeId } from '../../data/ids.ts'
import { foeTraits } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { dieIfDead, hurt, lose } from '../deeds/death.ts'
import { changeSheet, testLuck } from '../deeds/sheet.ts'
import { showSighting } from '../deeds/sightings.ts'
import { adventurerAt, maybeAdventurer, type Battle, type Warlock } from '../../state/state.ts'

/** The special effects of individual monsters (encounters.json). */

/** The result of a prelude: a battle, past the monster, the monster gone, or death. */
export type Before = 'fight' | 'slipped' | 'fed' | 'died'

/** Its own choice or test before round 1 (WAR-9.3). */
export function* before(game: Warlock, seat: Seat, card: EncounterId): Play<Before> {
  const { gaze, ruse, hungry } = foeTraits(card)
  if (ruse) return yield* tryPast(game, seat, card, ruse)
  if (hungry !== undefined) return yield* feed(game, seat, card, hungry)
  if (gaze === undefined || testLuck(game, seat, card)) return 'fight'
  return lose(game, seat, gaze, card) === 'dead' ? 'died' : 'fight'
}

/** After a round it has won, if the adventurer still lives (WAR-9.7). */
export function afterRound(game: Warlock, { seat, lost }: Battle, foe: FoeId): 'goes-on' | 'paralysed' {
  const { breath, eats, paralyses } = foeTraits(foe)
  if (breath) breathe(game, seat, foe, breath)
  if (eats !== undefined) changeSheet(game, seat, 'provisions', -eats, foe)
  if (!paralyses || lost < paralyses.after) return 'goes-on'
  emitFact(game, { kind: 'after-round', seat, foe, die: null, loss: paralyses.loss })
  hurt(game, seat, paralyses.loss, foe)
  return 'paralysed'
}

function breathe(game: Warlock, seat: Seat, foe: FoeId, breath: { upTo: number; loss: number }): void {
  const die = rollDie(game)
  const loss = die <= breath.upTo ? breath.loss : 0
  emitFact(game, { kind: 'after-round', seat, foe, die, loss })
  hurt(game, seat, loss, 'breath')
}

/** When the battle is over and the adventurer lives. */
export function after(game: Warlock, { seat, lost }: Battle, foe: FoeId, end: 'killed' | 'escaped'): void {
  const { infects, ledger } = foeTraits(foe)
  if (ledger && end === 'killed') lookBeneath(game, seat, 'ledger')
  if (infects !== undefined && lost > 0 && !testLuck(game, seat, foe)) changeSheet(game, seat, 'skill', -infects, foe)
}

/** Sneaking past and bluffing: a test of Luck, and if lucky no battle. Default: fight (D-SNEAK, D-BLUFF). */
function* tryPast(game: Warlock, seat: Seat, card: EncounterId, how: 'sneak' | 'bluff'): Play<Before> {
  const offers = (): Option<string>[] => [option('fight'), option(how)]
  const choice = yield* ask(seat, `encounter.${how}`, offers, { about: { card } })
  emitFact(game, { kind: 'encounter-chose', seat, card, choice })
  return choice !== 'fight' && testLuck(game, seat, card) ? 'slipped' : 'fight'
}

/** A hungry monster leaves for a meal. Default: fight (D-FEED). */
function* feed(game: Warlock, seat: Seat, card: EncounterId, meals: number): Play<Before> {
  const offers = (): Option<string>[] => [
    option('fight'),
    ...(adventurerAt(game, seat).provisions >= meals ? [option('feed')] : []),
  ]
  const choice = yield* ask(seat, 'encounter.feed', offers, { about: { card } })
  emitFact(game, { kind: 'encounter-chose', seat, card, choice })
  if (choice === 'fight') return 'fight'
  changeSheet(game, seat, 'provisions', -meals, card)
  return 'fed'
}

/** One random Key card from beneath the chest, except the open lock, shown only to this seat. */
export function lookBeneath(game: Warlock, seat: Seat, by: 'ledger' | 'stranger'): void {
  const hidden = game.chest.filter((number) => number !== game.openLock).map(String)
  const number = Number(pickOne(game, hidden))
  emitFact(game, { kind: 'key-card-looked-at', seat, of: 'chest', by: by === 'ledger' ? 'warlock' : 'hooded-stranger' })
  showSighting(game, seat, { kind: 'beneath', round: game.round, by, number })
}

/** Whether the adventurer survives a monster's special effect. */
export function survives(game: Warlock, battle: Battle): boolean {
  if (maybeAdventurer(game, battle.seat) === null) return false
  return dieIfDead(game, battle.seat, battle.foe ?? 'wound') === 'alive'
}
