import { sumOf, type Part, type Seat, type Sum } from '../../../engine/index.ts'
import { isEnemy, kindIdOf, kindOf, MULE_LOAD, OBJECT_LIMIT, spaceOf, SPELLS_BY_CRAFT } from '../data/components.ts'
import type { CardId, SpaceId } from '../data/ids.ts'
import type { Fight } from './moments.ts'
import { characterAt, type Talisman } from './state.ts'
import { anyTrait, greatest, workingFor } from './traits.ts'
import { isOnGlade, isUsable } from './usable.ts'

/** Strength, Craft and what follows from them. Totals are computed, never stored. */

/** TAL-1.6, without what counts in Combat only (TAL-1.6a). */
export function strengthOf(game: Talisman, seat: Seat): Sum {
  return sumOf(plainParts(game, seat, 'strength'))
}

/** TAL-2.5 */
export function craftOf(game: Talisman, seat: Seat): Sum {
  return sumOf(plainParts(game, seat, 'craft'))
}

/** Strength in a Combat with these Weapons, or Craft in a Psychic Combat; without the die. */
export function fightingValue(game: Talisman, seat: Seat, fight: Fight, weapons: readonly CardId[]): Sum {
  if (fight.kind === 'psychic') return craftOf(game, seat) // TAL-17.2, TAL-17.2a
  return combatStrengthOf(game, seat, fight, weapons)
}

export function combatStrengthOf(game: Talisman, seat: Seat, fight: Fight | null, weapons: readonly CardId[]): Sum {
  const isToad = characterAt(game, seat).toad !== null
  const boosts = isToad ? [] : game.turn.boosts.filter((one) => one.seat === seat && one.combatOnly)
  return sumOf(
    plainParts(game, seat, 'strength'),
    boosts.map(({ part }) => part),
    abilityParts(game, seat),
    weapons.map((card) => ({ value: weaponBonus(game, seat, card, fight), from: card, rule: 'TAL-16.4' })),
    (fight?.bonuses ?? []).filter((one) => one.seat === seat).map(({ part }) => part),
  )
}

/** What abilities add in Combat: the Monk's Craft, the Enemies that follow the Minstrel. */
function abilityParts(game: Talisman, seat: Seat): Part[] {
  return workingFor(game, seat).flatMap(({ from, traits }) => [
    ...(traits.fightsWithCraft ? [{ value: craftOf(game, seat).total, from }] : []),
    ...(traits.followersFight ? characterAt(game, seat).followers.filter(isEnemy).map(strengthPart) : []),
  ])
}

function strengthPart(card: CardId): Part {
  return { value: kindOf(card).strength ?? 0, from: card }
}

function plainParts(game: Talisman, seat: Seat, stat: 'strength' | 'craft'): Part[] {
  const character = characterAt(game, seat)
  // ruling: no boosts either
  if (character.toad) return [{ value: character.toad[stat], from: 'toad', rule: 'TAL-19.3' }]
  const counters = { value: character[stat], from: 'counters', rule: stat === 'strength' ? 'TAL-1.1' : 'TAL-2.1' }
  // TAL-1.6b
  const objects = isOnGlade(game, seat) ? [] : character.objects.filter((card) => isUsable(game, seat, card))
  const cards = [...character.followers, ...objects]
  const boosts = game.turn.boosts.filter((one) => one.seat === seat && one.stat === stat && !one.combatOnly)
  return [
    counters,
    ...cards.map((card) => ({ value: kindOf(card).bonuses?.[stat] ?? 0, from: card })),
    ...boosts.map(({ part }) => part),
  ]
}

// Weapons

/** What a Weapon adds in this Combat; nothing on the Cursed Glade (TAL-1.6b). */
export function weaponBonus(game: Talisman, seat: Seat, card: CardId, fight: Fight | null): number {
  const { weapon, combat, combatVsDragon } = kindOf(card)
  if (!weapon || isOnGlade(game, seat) || !isUsable(game, seat, card)) return 0
  if (anyTrait(game, seat, ({ uselessWeapons }) => uselessWeapons?.includes(kindIdOf(card)))) return 0
  const meetsDragon = fight?.foes.some(({ subtype }) => subtype === 'dragon') ?? false
  return (meetsDragon ? combatVsDragon : combat) ?? combat ?? 0
}

/** Weapons that would add something, the best first. */
export function usefulWeapons(game: Talisman, seat: Seat, fight: Fight | null): CardId[] {
  const { objects, toad } = characterAt(game, seat)
  if (toad || fight?.kind === 'psychic') return []
  return objects
    .map((card) => ({ card, bonus: weaponBonus(game, seat, card, fight) }))
    .filter(({ bonus }) => bonus > 0)
    .sort((a, b) => b.bonus - a.bonus)
    .map(({ card }) => card)
}

export function weaponLimitOf(game: Talisman, seat: Seat): number {
  return greatest(game, seat, ({ weaponLimit }) => weaponLimit, 1)
}

/** TAL-16.4: the largest total bonus. */
export function bestWeapons(game: Talisman, seat: Seat, fight: Fight | null): CardId[] {
  return usefulWeapons(game, seat, fight).slice(0, weaponLimitOf(game, seat))
}

/**
 * The Weapons a seat fixed for a fight and still holds (a change of Alignment may have taken one since). `null` if it
 * fixed none.
 */
export function fixedWeapons(game: Talisman, seat: Seat, fight: Fight): readonly CardId[] | null {
  const fixed = fight.weapons.find((one) => one.seat === seat)
  return fixed?.cards.filter((card) => characterAt(game, seat).objects.includes(card)) ?? null
}

// Foes and odds

/** The creatures' Strengths or Crafts, added (TAL-16.5), and what the space adds to their die. */
export function foesValue(fight: Pick<Fight, 'kind' | 'foes'>, dieBonus: number, space: string): Sum {
  const stat = fight.kind === 'combat' ? 'strength' : 'craft'
  return sumOf(
    fight.foes.map((foe) => ({ value: foe[stat] ?? 0, from: foe.id })),
    { value: dieBonus, from: space },
  )
}

/** The other side's lead before any die (rulebook, Terms). Defaults depend on it. */
export function deficitOf(game: Talisman, seat: Seat, fight: Fight, dieBonus: number): number {
  const own = fightingValue(game, seat, fight, bestWeapons(game, seat, fight)).total
  const other = fight.seat === seat ? fight.against : fight.seat
  const theirs =
    other === null
      ? foesValue(fight, dieBonus, fight.space).total
      : fightingValue(game, other, fight, bestWeapons(game, other, fight)).total
  return theirs - own
}

/** The Runes are on the creatures' side. */
export function enemyDieBonus(space: SpaceId): number {
  return spaceOf(space).instruction.enemyDieBonus ?? 0
}

/** The seat's deficit in a fight about to begin, the Runes included; 0 or less if it has none. */
export function deficitIn(game: Talisman, seat: Seat, fight: Fight): number {
  return deficitOf(game, seat, fight, fight.against === null ? enemyDieBonus(fight.space) : 0)
}

// Spells

/** TAL-2.6, TAL-2.6a. A Toad keeps what it holds (TAL-R75). */
export function spellLimitOf(game: Talisman, seat: Seat, craft = craftOf(game, seat).total): number {
  const { toad, spells } = characterAt(game, seat)
  if (toad) return spells.length
  const row = SPELLS_BY_CRAFT.find(({ min, max }) => craft >= min && (max === null || craft <= max))
  const granted = row?.spells ?? 0
  return granted === 0 ? 0 : granted + greatest(game, seat, ({ spellLimit }) => spellLimit, 0)
}

/** The Object limit (TAL-5.3): `Infinity` with a Mule, or a fixed number more for each Mule (TAL-R23, TAL-OPT.12). */
export function objectLimitOf(game: Talisman, seat: Seat): number {
  const mules = workingFor(game, seat).filter(({ traits }) => traits.carries).length
  if (mules === 0) return OBJECT_LIMIT
  return game.options['mule-capacity'] === 'unlimited' ? Infinity : OBJECT_LIMIT + MULE_LOAD * mules
}

/**
 * Lives a Command Spell takes from every other Character: more, the longer the caster has held the Crown (TAL-9.8,
 * TAL-OPT.20).
 */
export function livesCommanded({ options, reign }: Talisman): number {
  const growth = options['command-growth']
  return growth === 0 ? 1 : 1 + Math.floor((reign?.commands ?? 0) / growth)
}

/** TAL-R34: one space a Turn in the Outer and Middle Regions. */
export function isSlowed(game: Talisman, seat: Seat): boolean {
  const inBlizzard = game.blizzard !== null && game.turns > game.blizzard.since
  return characterAt(game, seat).toad !== null || inBlizzard || anyTrait(game, seat, ({ slows }) => slows)
}

/** TAL-11.6, TAL-R49 */
export function hasUsableTalisman(game: Talisman, seat: Seat): boolean {
  return characterAt(game, seat).objects.some((card) => kindOf(card).isTalisman && isUsable(game, seat, card))
}
