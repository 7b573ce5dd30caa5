import { option, type Option, type Play, type Seat, TurnEnds } from '../../../../engine/index.ts'
import { isCurse, isEnemy, isMagic } from '../../data/components.ts'
import type { CardId, QuestId, SpaceId } from '../../data/ids.ts'
import { byFollowerValue, byValue } from '../../data/worth.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { ask } from './asking.ts'
import { payGold } from './counters.ts'
import { lastOf } from './options.ts'
import { placeAt } from './pieces.ts'
import { discardHeld, gainFromPile, settle } from './things.ts'

/** The Quests of the Warlock (TAL-R60 to TAL-R65): one at a time, until done. A Toad keeps the Quest (TAL-R61). */

const CAVE: SpaceId = 'warlocks-cave'

/** The payment: a card, or Gold. */
type Payment = { readonly card: CardId } | { readonly gold: number }

/** The possible payments for each Quest that asks for one; the most valuable first. */
const PAYMENTS: Readonly<Partial<Record<QuestId, (game: Talisman, seat: Seat) => readonly Payment[]>>> = {
  'quest-follower': (game, seat) =>
    byFollowerValue(characterAt(game, seat).followers.filter((card) => !isCurse(card) && !isEnemy(card))).map(asCard),
  'quest-magic-object': (game, seat) => byValue(characterAt(game, seat).objects.filter(isMagic)).map(asCard),
  'quest-three-gold': (game, seat) => inGold(game, seat, 3),
  'quest-two-gold': (game, seat) => inGold(game, seat, 2),
}

function asCard(card: CardId): Payment {
  return { card }
}

function inGold(game: Talisman, seat: Seat, gold: number): Payment[] {
  return characterAt(game, seat).gold >= gold ? [{ gold }] : []
}

/**
 * A payment may be handed over at once, in w-start of the player's own Turn, or in its end step; not while a Toad
 * (TAL-R62). Default: as soon as possible, with the least valuable payment.
 */
export function* payQuest(game: Talisman, seat: Seat, when: 'now' | 'start' | 'end'): Play {
  const character = maybeCharacter(game, seat)
  if (!character || character.toad || character.quest === null) return
  const { quest } = character
  const payments = PAYMENTS[quest]
  if (!payments) return
  const offers = (): Option<Payment | null>[] => [
    option('wait', {}, null),
    ...payments(game, seat).map((payment) =>
      'card' in payment
        ? option<Payment>(`card:${payment.card}`, { args: { ...payment } }, payment)
        : option<Payment>(`gold:${payment.gold}`, { args: { ...payment } }, payment),
    ),
  ]
  const fallback = (list: readonly Option<Payment | null>[]) => lastOf(list).key
  const payment = yield* ask(game, seat, 'quest.pay', offers, { default: fallback, about: { quest } })
  if (!payment) return
  emitFact(game, { kind: 'quest-paid', seat, quest, card: 'card' in payment ? payment.card : null })
  if ('card' in payment) discardHeld(game, seat, payment.card, quest)
  else payGold(game, seat, payment.gold, quest)
  yield* settle(game) // without a Mule, what it carried stays here (TAL-R20)
  yield* complete(game, seat, quest)
  if (when !== 'end') throw new TurnEnds() // TAL-R63; in the end step there is nothing left to end
}

const DEEDS: Readonly<Record<'took-life' | 'killed-enemy', QuestId>> = {
  'took-life': 'quest-take-life',
  'killed-enemy': 'quest-kill-enemy',
}

/** Reports a deed that a Quest may have asked for. In the holder's own Turn it ends the Turn (TAL-R63, TAL-R64). */
export function* questDeed(game: Talisman, seat: Seat, deed: 'took-life' | 'killed-enemy'): Play {
  const quest = maybeCharacter(game, seat)?.quest ?? null
  if (quest === null || quest !== DEEDS[deed]) return
  yield* complete(game, seat, quest)
  if (seat === game.active) throw new TurnEnds()
}

/** Puts the Character on the Warlock's Cave with a Talisman, if one is left (TAL-R63, TAL-R65). */
function* complete(game: Talisman, seat: Seat, quest: QuestId): Play {
  const character = characterAt(game, seat)
  character.quest = null
  emitFact(game, { kind: 'quest-done', seat, quest })
  if (character.space !== CAVE) placeAt(game, seat, CAVE)
  yield* gainFromPile(game, seat, 'talisman', quest)
  yield* settle(game)
}
