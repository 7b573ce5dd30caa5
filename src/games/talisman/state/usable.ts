import type { Seat } from '../../../engine/index.ts'
import { isMagic, spaceOf } from '../data/components.ts'
import { SPACE_IDS, type CardId, type SpellCard } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { maybeCharacter, type Talisman } from './state.ts'

/** What works where: the Cursed Glade, Destroy Magic, the Amulet (TAL-1.6b, TAL-R85, TAL-R88). */

/** Whether an Object works for its owner now. */
export function isUsable(game: Talisman, seat: Seat, card: CardId): boolean {
  if (!isMagic(card)) return true
  if (isOnGlade(game, seat)) return false
  return game.destroyMagic === null || ownsAmulet(game, seat)
}

/** No Magic Objects, no Spells, no points from Objects there. */
export function isOnGlade(game: Talisman, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  return character !== null && spaceOf(character.space).instruction.noMagicObjects === true
}

/**
 * Whether a working Amulet protects the owner from every Spell. Destroy Magic, itself a Spell, has no effect on it
 * either.
 */
export function ownsAmulet(game: Talisman, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  if (!character || isOnGlade(game, seat)) return false
  return character.objects.some((card) => traitsOf(card).noSpells)
}

/** Spells that lie face up, so no player holds them: used, about to work, or at work. */
export function faceUpSpells({ spellDiscard, stack, destroyMagic, warp, spaces }: Talisman): ReadonlySet<SpellCard> {
  const open = new Set(spellDiscard)
  for (const { spell } of stack) if (spell !== null) open.add(spell)
  for (const space of SPACE_IDS) {
    const { hex } = spaces[space]
    if (hex) open.add(hex.spell)
  }
  if (destroyMagic) open.add(destroyMagic.spell)
  for (const spell of warp?.spells ?? []) open.add(spell)
  return open
}

/** TAL-R88: publicly barred from casting anything. */
export function isBarred(game: Talisman, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  if (!character || character.toad) return true
  return isOnGlade(game, seat) || ownsAmulet(game, seat) || game.destroyMagic !== null || hasCastEnough(game, seat)
}

/**
 * Where casting is limited: in one's own Turn as many Spells as one held when it began, in another player's Turn one
 * (TAL-OPT.14).
 */
function hasCastEnough({ turn, active }: Talisman, seat: Seat): boolean {
  const { casting } = turn
  if (!casting) return false
  const cast = casting.by.filter((one) => one === seat).length
  return cast >= (seat === active ? casting.held : 1)
}
