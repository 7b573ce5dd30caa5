import { reveal, type Details, type Play, type Seat } from '../../../../engine/index.ts'
import { SPELL_CARDS, spellOf } from '../../data/components.ts'
import type { CardId, SpellCard, SpellId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { targetSeats, type Moment, type Casting } from '../../state/moments.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../state/state.ts'
import { faceUpSpells, isBarred } from '../../state/usable.ts'
import { whileConcerned } from '../deeds/asking.ts'
import { onTheStack } from '../deeds/in-hand.ts'
import { isOfUse } from '../deeds/orders.ts'
import { replenish } from '../deeds/spells-held.ts'
import { settle } from '../deeds/things.ts'
import type { SpellEffect } from './contracts.ts'
import { SPELLS } from './spells/index.ts'
import { openWindow } from './windows.ts'

/** Casting a Spell: announced with its target, answered, resolved, discarded (TAL-9.6, TAL-R82, TAL-R83). */

/** A Spell that may be cast now, and its target. */
export interface CastOption {
  /** `cast:<spell>:<target>` */
  readonly key: string
  readonly spell: SpellCard
  readonly target: string
  readonly offer: Details
  /** The player first chooses any number of these as its targets. */
  readonly among: readonly CardId[] | null
}

/** The Spells a seat may cast in a window. Copies of a Spell are one option. */
export function castOptions(game: Talisman, seat: Seat, moment: Moment, held: ReadonlySet<SpellCard>): CastOption[] {
  if (isBarred(game, seat)) return []
  const hand = characterAt(game, seat).spells.filter((spell) => held.has(spell))
  const distinct = hand.filter((spell, at) => hand.findIndex((other) => sameSpell(other, spell)) === at)
  return distinct
    .filter((spell) => spellOf(spell).windows.includes(moment.window))
    .flatMap((spell) => optionsFor(game, seat, spell, moment))
}

function optionsFor(game: Talisman, seat: Seat, spell: SpellCard, moment: Moment): CastOption[] {
  const { id } = spellOf(spell)
  const effect = effectOf(id)
  const among = effect?.aim?.(game, seat) ?? null
  return (effect?.targets(game, seat, moment) ?? []).map(({ key, args, place }) => ({
    key: `cast:${id}:${key}`,
    spell,
    target: key,
    among,
    offer: {
      args: { spell: id, target: key, ...(args === undefined ? {} : { more: args }) },
      ...(place === undefined ? {} : { place }),
    },
  }))
}

/**
 * Whether a seat that holds Spells could cast one of use, as far as everybody knows: a Spell that lies nowhere face up
 * and has a target (TAL-R110).
 */
export function mightCast(game: Talisman, seat: Seat, moment: Moment): boolean {
  if (isBarred(game, seat)) return false
  const open = faceUpSpells(game)
  return SPELL_CARDS.some((spell) => {
    const { id, windows } = spellOf(spell)
    const isCastNow = windows.includes(moment.window) && isOfUse(spell, moment.window) && !open.has(spell)
    return isCastNow && (effectOf(id)?.targets(game, seat, moment) ?? []).length > 0
  })
}

/** The Spell an absent holder casts (awayDefault), if any. */
export function defaultCast(game: Talisman, seat: Seat, moment: Moment, casts: readonly CastOption[]): string | null {
  for (const spell of new Set(casts.map((one) => one.spell))) {
    const own = casts.filter((one) => one.spell === spell)
    const targets = own.map(({ target, offer }) => ({ key: target, ...offer }))
    const target = effectOf(spellOf(spell).id)?.byDefault?.(game, seat, moment, targets) ?? null
    const found = own.find((one) => one.target === target)
    if (found) return found.key
  }
  return null
}

/** Casts it: the other seats may answer. Then it works, or it is spent for nothing. */
export function* cast(
  game: Talisman,
  seat: Seat,
  { spell, target }: Pick<CastOption, 'spell' | 'target'>,
  moment: Moment,
): Play {
  const effect = effectOf(spellOf(spell).id)
  if (!effect) throw new Error(`${spell} has no effect`)
  const character = characterAt(game, seat)
  character.spells = character.spells.filter((one) => one !== spell)
  game.turn.casting?.by.push(seat)
  const casting: Casting = { spell, by: seat, target, countered: false }
  reveal(game)
  emitFact(game, { kind: 'spell-cast', seat, spell, id: spellOf(spell).id, target })
  const seats = [...new Set([seat, ...targetSeats(target)])] // no free moment for them meanwhile (TAL-R5)
  const play = () => resolveUnlessCountered(game, casting, () => work(game, casting, effect, moment))
  yield* onTheStack(game, casting, () => whileAllConcerned(game, seats, play))
  if (!maybeCharacter(game, seat)) return
  replenish(game, seat) // TAL-9.5b
  yield* settle(game)
}

/** Opens w-cast for all except the caster. If no seat undoes the Spell, it works (TAL-R82). */
export function* resolveUnlessCountered(
  game: Talisman,
  casting: Casting,
  play: () => Play<'spent' | 'stays'>,
): Play<'spent' | 'stays'> {
  yield* openWindow(game, { window: 'w-cast', casting })
  if (!casting.countered) return yield* play()
  emitFact(game, { kind: 'spell-countered', seat: casting.by, spell: casting.spell })
  return 'spent'
}

/** On resolution the target must still be there (TAL-R83). */
function* work(game: Talisman, casting: Casting, effect: SpellEffect, moment: Moment): Play<'spent' | 'stays'> {
  const { by, target, spell } = casting
  const isThere = effect.aim !== undefined || effect.targets(game, by, moment).some(({ key }) => key === target)
  if (!isThere) {
    if (spell !== null) emitFact(game, { kind: 'spell-lost', seat: by, spell })
    return 'spent'
  }
  return yield* effect.resolve(game, casting, moment)
}

function* whileAllConcerned(
  game: Talisman,
  seats: readonly Seat[],
  play: () => Play<'spent' | 'stays'>,
): Play<'spent' | 'stays'> {
  const [seat, ...others] = seats
  if (seat === undefined) return yield* play()
  return yield* whileConcerned(game, seat, () => whileAllConcerned(game, others, play), 'spent')
}

/** The Command Spell is not a card, but seats may answer it like one (TAL-9.8a). Returns whether it works. */
export function* command(game: Talisman, seat: Seat): Play<boolean> {
  const casting: Casting = { spell: null, by: seat, target: 'all', countered: false }
  yield* onTheStack(game, casting, () => resolveUnlessCountered(game, casting, justSpent))
  return !casting.countered
}

function* justSpent(): Play<'spent' | 'stays'> {
  return 'spent'
}

function effectOf(id: SpellId): SpellEffect | undefined {
  return SPELLS[id]
}

function sameSpell(a: SpellCard, b: SpellCard): boolean {
  return spellOf(a).id === spellOf(b).id
}
