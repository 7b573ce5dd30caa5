import { option, type Option, type Ordered, type Play, type Seat } from '../../../../engine/index.ts'
import { ask } from '../deeds/asking.ts'
import { drawsOn, maySpaceMeet, regionOfSpace } from '../../data/board.ts'
import { encounterCharacter, opponentsOf } from './characters-met.ts'
import { isCurse, isEnemy, kindOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import { isPassage } from './inner-moves.ts'
import {
  cardsHere,
  drawCards,
  meet,
  meetable,
  meetAll,
  meetEnemies,
  orderForTaking,
  takenByDefault,
  takeOneMet,
  takeOptions,
} from './cards-met.ts'
import { behaviourOf } from '../effects/powers.ts'
import { SPACES } from './spaces/index.ts'
import { ORDERS } from '../../state/orders.ts'
import { characterAt, type Talisman } from '../../state/state.ts'
import { settle } from '../deeds/things.ts'

/** The Encounter: one Character or the space itself, and the freedom to visit and to take (sections 12 and 13). */

type EncounterChoice =
  | { readonly kind: 'space' | 'end' }
  | { readonly kind: 'character'; readonly seat: Seat }
  | { readonly kind: 'take'; readonly what: CardId | 'gold' }
  | { readonly kind: 'visit'; readonly card: CardId }

/** From the landing to the end of the Turn (TAL-12.1a). */
export function* encounter(game: Talisman, seat: Seat): Play {
  game.step = 'encounter'
  for (;;) {
    const deed = yield* ask(game, seat, 'encounter.do', () => encounterOptions(game, seat), {
      default: () => defaultDeed(game, seat),
      standing: () => orderForDeed(game, seat),
      fleeting: ORDERS.usually(() => orderForDeed(game, seat)) !== null,
    })
    if (deed.kind === 'end') return
    if (deed.kind === 'take') yield* takeOneMet(game, seat, deed.what)
    if (deed.kind === 'visit') yield* meet(game, seat, deed.card)
    if (deed.kind === 'character') yield* meetCharacter(game, seat, deed.seat)
    if (deed.kind === 'space') yield* encounterSpace(game, seat)
    yield* settle(game)
  }
}

function orderForDeed(game: Talisman, seat: Seat): Ordered | null {
  return isFreeToTake(game, seat) ? orderForTaking(game, seat) : null
}

function encounterOptions(game: Talisman, seat: Seat): Option<EncounterChoice>[] {
  const { encountered } = game.turn
  const isIdle = encountered || isEmptyHere(game, seat)
  return [
    ...(isIdle ? [] : [option<EncounterChoice>('space', { place: characterAt(game, seat).space }, { kind: 'space' })]),
    ...(encountered ? [] : opponents(game, seat)),
    ...(isFreeToTake(game, seat) ? freeOptions(game, seat) : []),
    ...(isIdle ? [option<EncounterChoice>('end', {}, { kind: 'end' })] : []),
  ]
}

function opponents(game: Talisman, seat: Seat): Option<EncounterChoice>[] {
  if (!maySpaceMeet(characterAt(game, seat).space)) return [] // TAL-14.1
  return opponentsOf(game, seat).map((other) =>
    option<EncounterChoice>(`character:${other}`, { args: { seat: other } }, { kind: 'character', seat: other }),
  )
}

/** TAL-12.1: not where cards are drawn, nor past an Enemy that was not met. */
function isFreeToTake(game: Talisman, seat: Seat): boolean {
  const { space } = characterAt(game, seat)
  if (drawsOn(space)) return false
  return game.turn.followed || !cardsHere(game, seat).some(isEnemy)
}

function freeOptions(game: Talisman, seat: Seat): Option<EncounterChoice>[] {
  return [
    ...takeOptions(game, seat).flatMap(({ value, ...offer }) =>
      value === null ? [] : [option<EncounterChoice>(offer.key, offer, { kind: 'take', what: value })],
    ),
    ...visitable(game, seat).map((card) =>
      option<EncounterChoice>(`visit:${card}`, { args: { card } }, { kind: 'visit', card }),
    ),
  ]
}

/** Strangers at any time, Places after the instruction (TAL-12.1, TAL-13.5). */
function visitable(game: Talisman, seat: Seat): CardId[] {
  return [...meetable(game, seat, 4), ...(game.turn.followed ? meetable(game, seat, 6) : [])]
}

/** No instruction to follow, and no card here that belongs to the Encounter. */
function isEmptyHere(game: Talisman, seat: Seat): boolean {
  const cards = cardsHere(game, seat)
  return (
    !hasInstruction(game, seat) &&
    !cards.some((card) => isEnemy(card) || isCurse(card) || kindOf(card).encounterNumber === 6)
  )
}

/** While retreating and inside a passage there is none to follow (TAL-11.5, TAL-14.3, TAL-R45). */
function hasInstruction(game: Talisman, seat: Seat): boolean {
  const { space } = characterAt(game, seat)
  if (drawsOn(space)) return true
  if (regionOfSpace(space) === 'inner' && (game.turn.retreating || isPassage(space))) return false
  return SPACES[space] !== undefined
}

function defaultDeed(game: Talisman, seat: Seat): string {
  if (isFreeToTake(game, seat)) {
    const wanted = takenByDefault(game, seat)
    if (wanted !== null) return `take:${wanted}`
  }
  if (!game.turn.encountered && !isEmptyHere(game, seat)) return 'space'
  const visit = isFreeToTake(game, seat)
    ? visitable(game, seat).find((card) => behaviourOf(card).meetByDefault?.(game, seat, card) ?? false)
    : undefined
  return visit === undefined ? 'end' : `visit:${visit}`
}

function* meetCharacter(game: Talisman, seat: Seat, other: Seat): Play {
  game.turn.encountered = true // TAL-R78, TAL-R79
  emitFact(game, { kind: 'encountered', seat, what: 'character', who: other })
  yield* encounterCharacter(game, seat, other)
}

/** TAL-13.4 on draw-cards spaces, TAL-13.5 on all others. */
function* encounterSpace(game: Talisman, seat: Seat): Play {
  game.turn.encountered = true
  emitFact(game, { kind: 'encountered', seat, what: 'space', who: null })
  if (drawsOn(characterAt(game, seat).space)) {
    yield* drawCards(game, seat)
    yield* settle(game)
    yield* meetAll(game, seat)
    game.turn.followed = true
    return
  }
  if (hasInstruction(game, seat)) yield* follow(game, seat)
  yield* meetCurses(game, seat)
  yield* meetEnemies(game, seat)
  game.turn.followed = true
  yield* meetCompulsory(game, seat)
}

export function* follow(game: Talisman, seat: Seat): Play {
  const behaviour = SPACES[characterAt(game, seat).space]
  if (behaviour) yield* behaviour.follow(game, seat)
  yield* settle(game)
}

/** TAL-R28: Curses are met with the Enemies. */
function* meetCurses(game: Talisman, seat: Seat): Play {
  for (const card of meetable(game, seat, 1)) yield* meet(game, seat, card)
}

/** Compulsory places: the Witch, Marsh and Maze. */
function* meetCompulsory(game: Talisman, seat: Seat): Play {
  const compulsory = () =>
    [...meetable(game, seat, 4), ...meetable(game, seat, 6)].find((card) => kindOf(card).compulsory)
  for (let card = compulsory(); card !== undefined; card = compulsory()) yield* meet(game, seat, card)
}
