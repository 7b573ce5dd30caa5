import type { Casting } from '../../../state/moments.ts'
import { only } from '../../../../../engine/index.ts'
import { regionOf } from '../../../state/whereabouts.ts'
import { RINGS } from '../../../data/components.ts'
import { emitFact } from '../../../facts/index.ts'
import type { SpaceId, SpellId } from '../../../data/ids.ts'
import { isSlowed } from '../../../state/numbers.ts'
import { spacesToGo } from '../operations.ts'
import { placeAt } from '../../deeds/pieces.ts'
import type { SpellEffect, SpellTarget } from '../contracts.ts'
import { characterAt, groundOf, seatsInPlay, type Talisman } from '../../../state/state.ts'

/** Spells on places, on time, and on magic itself. */

const DIVINED_CARDS = 5
const HEX_TURNS = 3
const WARPED_TURNS = 2

export const ON_THE_WORLD = {
  /** The Spell it answers has no effect. It is never one's own (core). */
  counterspell: {
    targets: (_game, seat, moment) =>
      moment.window === 'w-cast' && moment.casting.by !== seat ? [{ key: 'casting' }] : [],
    *resolve(_game, _casting, moment) {
      if (moment.window === 'w-cast') moment.casting.countered = true
      return 'spent'
    },
  },
  /** Until the caster's next Turn begins no Character can cast a Spell or use a Magic Object. */
  'destroy-magic': {
    targets: (game, seat) => (seat === game.active ? [{ key: 'all' }] : []),
    *resolve(game, casting) {
      const spell = cardOf(casting)
      game.destroyMagic = { spell, by: casting.by }
      emitFact(game, { kind: 'magic-destroyed', seat: casting.by, spell })
      return 'stays'
    },
  },
  /** The next cards of the pile, for the caster's eyes only; their order stays. */
  divination: {
    targets: (game, seat) => (seat === game.active && game.deck.length > 0 ? [{ key: 'deck' }] : []),
    *resolve(game, { by }) {
      game.divined[by] = Math.min(DIVINED_CARDS, game.deck.length)
      emitFact(game, { kind: 'divined', seat: by, cards: game.deck.slice(0, DIVINED_CARDS) }, only(by))
      return 'spent'
    },
  },
  /** Lies on a space without Characters, and takes a Life from any Character who lands there. */
  hex: {
    targets: (game, seat) => (seat === game.active ? spaceTargets(emptySpaces(game)) : []),
    *resolve(game, casting) {
      const spell = cardOf(casting)
      const space = spaceOfTarget(casting.target)
      groundOf(game, space).hex = { spell, by: casting.by, since: game.turns, turnsLeft: HEX_TURNS }
      emitFact(game, { kind: 'hex-laid', seat: casting.by, space, spell })
      return 'stays'
    },
  },
  /** Instead of the die, to any other space of the Region; it frees the enslaved (TAL-R33). */
  teleport: {
    targets(game, seat) {
      const isMove = seat === game.active && !game.turn.teleported // one Move a Turn
      const canGo = !isSlowed(game, seat) && regionOf(game, seat) !== 'inner' // TAL-R34
      return isMove && canGo ? spaceTargets(spacesToGo(game, seat)) : []
    },
    *resolve(game, { by, target }) {
      characterAt(game, by).enslaved = false
      game.turn.teleported = true
      placeAt(game, by, spaceOfTarget(target))
      return 'spent'
    },
  },
  /** This Turn and two more, before play passes on; a second one adds two more (TAL-R12). */
  'temporal-warp': {
    targets: (game, seat) => (seat === game.active ? [{ key: 'self' }] : []),
    *resolve(game, casting) {
      const spell = cardOf(casting)
      const { spells, turnsLeft } = game.warp ?? { spells: [], turnsLeft: 0 }
      game.warp = { spells: [...spells, spell], turnsLeft: turnsLeft + WARPED_TURNS }
      emitFact(game, { kind: 'time-warped', seat: casting.by, turns: game.warp.turnsLeft })
      return 'stays'
    },
  },
} satisfies Partial<Record<SpellId, SpellEffect>>

function cardOf({ spell }: Casting): string {
  if (spell === null) throw new Error('the Command Spell has no card')
  return spell
}

/** Spaces of the Outer and Middle Regions without a Character and without a Hex. */
function emptySpaces(game: Talisman): SpaceId[] {
  const occupied = seatsInPlay(game).map((seat) => characterAt(game, seat).space)
  const spaces = [...RINGS.outer, ...RINGS.middle]
  return spaces.filter((space) => !occupied.includes(space) && groundOf(game, space).hex === null)
}

function spaceTargets(spaces: readonly SpaceId[]): SpellTarget[] {
  return spaces.map((space) => ({ key: `space:${space}`, place: space }))
}

function spaceOfTarget(target: string): SpaceId {
  return target.replace(/^space:/, '') as SpaceId
}
