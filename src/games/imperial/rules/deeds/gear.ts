import type { Aside, Seat } from '../../../../engine/index.ts'
import { creatureOf, type Arms } from '../../data/components.ts'
import type { LoanHolder, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { isLent, itemsOf, usableBy } from '../../state/party.ts'
import { characterAt, maybeCharacter, type Character, type Imperial } from '../../state/state.ts'
import { aside, atOnce } from './asking.ts'

/** The gear characters ready, and what they lend to companions and crew (section 11, IMP-3.8, IMP-9.4, IMP-10.5). */

/**
 * IMP-11.7: the best usable ranged weapon if the character has one, otherwise the best hand-to-hand weapon; the best
 * shield.
 */
export function bestGear(game: Imperial, seat: Seat): { weapon: TileId | null; shield: TileId | null } {
  const usable = readyable(game, characterAt(game, seat))
  return { weapon: bestGearOf(usable, 'ranged') ?? bestGearOf(usable, 'melee'), shield: bestGearOf(usable, 'shield') }
}

/** Most dice first, then magic, then Defence; shields by Defence. Ties by id (IMP-0.7). */
export function bestGearOf(arms: readonly Arms[], category: Arms['category']): TileId | null {
  const [best] = arms
    .filter((one) => one.category === category)
    .sort((a, b) => diceOf(b) - diceOf(a) || +b.magic - +a.magic || b.defence - a.defence || (a.tile < b.tile ? -1 : 1))
  return best?.tile ?? null
}

/**
 * Puts down gear the character no longer has at hand, and readies the best where the player has not chosen. ruling:
 * IMP-11.7 names a default and IMP-3.8 lets a player change at any time, so gear the player has not chosen follows the
 * default as it comes and goes, and a choice holds until the chosen item leaves. During an encounter nothing is readied
 * (IMP-3.8).
 */
export function readyBest(game: Imperial, seat: Seat): void {
  const character = characterAt(game, seat)
  const usable = readyable(game, character).map(({ tile }) => tile)
  if (character.weapon !== null && !usable.includes(character.weapon)) {
    character.weapon = null
    character.choseWeapon = false
  }
  if (character.shield !== null && !usable.includes(character.shield)) {
    character.shield = null
    character.choseShield = false
  }
  if (game.concerned.includes(seat)) return
  const best = bestGear(game, seat)
  if (!character.choseWeapon) character.weapon = best.weapon
  if (!character.choseShield) character.shield = best.shield
}

/** A player's options with their gear now: none while an encounter concerns them (IMP-3.8). */
export function gearAsides(game: Imperial, seat: Seat): Aside[] {
  const character = maybeCharacter(game, seat)
  if (!character || game.phase === 'setup' || game.concerned.includes(seat)) return []
  return [...readyAsides(game, seat, character), ...lendAsides(game, seat, character)]
}

function readyAsides(game: Imperial, seat: Seat, character: Character): Aside[] {
  const others = readyable(game, character).filter(({ tile }) => tile !== character.weapon && tile !== character.shield)
  const weapons = others.filter(({ category }) => category !== 'shield')
  const shields = others.filter(({ category }) => category === 'shield')
  // ruling: bare hands, or a weapon without its shield, are not offered, because neither is ever better.
  return [
    ...weapons.map(({ tile }) =>
      aside('gear.ready', tile, () =>
        atOnce(() => {
          character.weapon = tile
          character.choseWeapon = true
          emitFact(game, { kind: 'gear-readied', seat, slot: 'weapon', tile })
        }),
      ),
    ),
    ...shields.map(({ tile }) =>
      aside('gear.shield', tile, () =>
        atOnce(() => {
          character.shield = tile
          character.choseShield = true
          emitFact(game, { kind: 'gear-readied', seat, slot: 'shield', tile })
        }),
      ),
    ),
  ]
}

function lendAsides(game: Imperial, seat: Seat, character: Character): Aside[] {
  const free = itemsOf(character).filter((arms) => !isLent(character, arms.tile))
  return holdersOf(character).flatMap(({ holder, member }) => {
    const { lent } = member
    if (lent !== null) {
      return [
        aside('gear.reclaim', holder, () =>
          atOnce(() => {
            member.lent = null
            emitFact(game, { kind: 'gear-reclaimed', seat, tile: lent, from: holder })
            readyBest(game, seat)
          }),
        ),
      ]
    }
    return free
      .filter((arms) => mayBeLent(holder, arms))
      .map(({ tile }) =>
        aside('gear.lend', `${tile}:${holder}`, () =>
          atOnce(() => {
            member.lent = tile
            emitFact(game, { kind: 'gear-lent', seat, tile, to: holder })
            readyBest(game, seat)
          }),
        ),
      )
  })
}

/** Whether a companion or the crew may be lent this (IMP-9.4, IMP-10.5). */
export function mayBeLent(holder: LoanHolder, arms: Arms): boolean {
  if (holder === 'vessel') return arms.category !== 'shield' && !arms.magic // IMP-10.5: one weapon tile
  const kind = creatureOf(holder)
  if (!kind.companion?.canHoldWeapon) return false
  // Guillaume Tell and the Elf Princess have bows of their own: a hand-to-hand weapon or a shield (encounters.json).
  const hasBowOfHisOwn = kind.companion.joins === 'offer' && (kind.stats.shooting ?? null) !== null
  return !hasBowOfHisOwn || arms.category !== 'ranged'
}

/** Arms the character could ready: usable and not lent (IMP-11.3, IMP-11.7). */
function readyable(game: Imperial, character: Character): Arms[] {
  return itemsOf(character).filter((arms) => usableBy(game, character, arms) && !isLent(character, arms.tile))
}

function holdersOf(character: Character): { holder: LoanHolder; member: { lent: TileId | null } }[] {
  const { companions, vessel } = character
  return [
    ...companions.map((member) => ({ holder: member.tile, member })),
    ...(vessel ? [{ holder: 'vessel', member: vessel }] : []),
  ]
}

function diceOf(arms: Arms): number {
  return arms.category === 'shield' ? arms.defence : (arms.attack ?? arms.shooting ?? 0)
}
