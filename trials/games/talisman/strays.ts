import {
  ADVENTURE_CARDS,
  personalTalisman,
  PURCHASE_CARDS,
  SPELL_CARDS,
  TALISMAN_CARDS,
} from '../../../src/games/talisman/data/components.ts'
import { CHARACTER_IDS, SPACE_IDS } from '../../../src/games/talisman/data/ids.ts'
import type { Talisman } from '../../../src/games/talisman/state/state.ts'

/** Cards of the whole game that are in no place or in several. `lost` were put away by an example. */
export function strays(game: Talisman, lost: readonly string[] = []): string[] {
  const characters = game.players.flatMap(({ character }) => (character ? [character] : []))
  const grounds = SPACE_IDS.map((space) => game.spaces[space])
  const cards = [
    ...game.deck,
    ...game.discard,
    ...game.pending,
    ...game.gone,
    ...Object.values(game.piles).flat(),
    ...grounds.flatMap((ground) => ground.cards),
    ...(game.blizzard ? [game.blizzard.card] : []),
    ...characters.flatMap(({ objects, followers, trophies, raft }) => [
      ...objects,
      ...followers,
      ...trophies,
      ...(raft ? [raft.card] : []),
    ]),
    ...game.spellDeck,
    ...game.spellDiscard,
    ...characters.flatMap(({ spells }) => spells),
    ...game.stack.flatMap(({ spell }) => (spell === null ? [] : [spell])),
    ...grounds.flatMap(({ hex }) => (hex ? [hex.spell] : [])),
    ...(game.destroyMagic ? [game.destroyMagic.spell] : []),
    ...(game.warp?.spells ?? []),
    ...lost,
  ]
  const personal = cards.filter((card) => game.players.some((_, seat) => card === personalTalisman(seat)))
  const all = [...ADVENTURE_CARDS, ...PURCHASE_CARDS, ...TALISMAN_CARDS, ...SPELL_CARDS, ...new Set(personal)]
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const people = [...game.unused, ...characters.map(({ id }) => id), ...game.players.flatMap(({ hand }) => hand)]
  return [...new Set([...all, ...cards]).values()]
    .filter((card) => counts.get(card) !== 1)
    .concat(CHARACTER_IDS.filter((id) => people.filter((one) => one === id).length !== 1))
}
