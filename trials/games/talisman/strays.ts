import {
  ADVENTURE_CARDS,
  personalTalisman,
  PURCHASE_CARDS,
  SPELL_CARDS,
  TALISMAN_CARDS,
} from '../../../src/games/talisman/data/components.ts'
import { CHARACTER_IDS, SPACE_IDS } from '../../../src/games/talisman/data/ids.ts'
import type { Talisman } from '../../../src/games/talisman/state/state.ts'
import { notOnce } from '../../once.ts'

/** Every place on the table, with the cards there. */
export function placesOf(game: Talisman): ReadonlyMap<string, readonly string[]> {
  const people = game.players.flatMap(({ character }) => (character ? [character] : []))
  return new Map<string, readonly string[]>([
    ['the Adventure pile', game.deck],
    ['the used Adventures', game.discard],
    ['the Spell pile', game.spellDeck],
    ['the used Spells', game.spellDiscard],
    ['out of the game', game.gone],
    ['the Characters nobody plays', game.unused],
    ['Destroy Magic, beside the board', game.destroyMagic ? [game.destroyMagic.spell] : []],
    ['the Blizzard, beside the board', game.blizzard ? [game.blizzard.card] : []],
    ['Temporal Warps, beside the board', game.warp?.spells ?? []],
    ...Object.entries(game.piles).map(([kind, cards]) => [`the pile of ${kind}`, cards] as const),
    ...SPACE_IDS.map((space) => [space, game.spaces[space].cards] as const),
    ...SPACE_IDS.map((space) => [`the Hex on ${space}`, hexOn(game, space)] as const),
    ...people.map(
      ({ id, objects, followers, trophies, spells, raft }) =>
        [`the ${id}`, [id, ...objects, ...followers, ...trophies, ...spells, ...(raft ? [raft.card] : [])]] as const,
    ),
  ])
}

function hexOn(game: Talisman, space: (typeof SPACE_IDS)[number]): string[] {
  const { hex } = game.spaces[space]
  return hex ? [hex.spell] : []
}

/** The cards that rules hold in the middle of a Turn. */
function handled(game: Talisman): string[] {
  const spells = game.stack.flatMap(({ spell }) => (spell === null ? [] : [spell]))
  return [...game.pending, ...spells, ...game.players.flatMap(({ hand }) => hand)]
}

/** Cards and Characters that are in no place or in several. `lost` lists those an example has put away. */
export function strays(game: Talisman, lost: readonly string[] = []): string[] {
  return misplaced(game, [...placesOf(game).values()].flat(), [...handled(game), ...lost])
}

/** The same at rest, when nothing may be in hand. */
export function straysAtRest(game: Talisman): string[] {
  return misplaced(game, [...placesOf(game).values()].flat(), [])
}

function misplaced(game: Talisman, placed: readonly string[], beside: readonly string[]): string[] {
  const found = [...placed, ...beside]
  const personal = found.filter((card) => game.players.some((_, seat) => card === personalTalisman(seat)))
  const all = [ADVENTURE_CARDS, PURCHASE_CARDS, TALISMAN_CARDS, SPELL_CARDS, CHARACTER_IDS, [...new Set(personal)]]
  return notOnce<string>(all.flat(), found)
}
