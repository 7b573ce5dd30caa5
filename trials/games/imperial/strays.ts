import {
  CLUE_CARDS,
  CLUES,
  ENCOUNTER_TILES,
  TREASURE_TILES,
  WEAPON_TILES,
} from '../../../src/games/imperial/data/components.ts'
import { CHARACTER_IDS, SPELL_IDS, type SpellId } from '../../../src/games/imperial/data/ids.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import { notOnce } from '../../once.ts'

/** Tiles, cards, spells and vessels that are missing or in two places. `gone` lists those an example has put away. */
export function strays(game: Imperial, gone: readonly string[] = []): string[] {
  const characters = game.players.flatMap(({ character }) => (character ? [character] : []))
  const followers = characters.flatMap(({ companions, familiar }) => [...companions, ...(familiar ? [familiar] : [])])
  const found = [
    ...gone,
    ...game.encounterPool,
    ...game.resolving,
    ...game.treasurePool,
    ...game.weaponsPool,
    ...game.clueDeck,
    ...game.clueDiscard,
    ...game.bank.imperial,
    ...game.bank.characters,
    ...game.retired,
    ...(game.lostCity === null ? [] : ['lost-city']),
    ...followers.map(({ tile }) => tile),
    ...characters.flatMap(({ id, weapons, treasures, clues }) => [id, ...weapons, ...treasures, ...clues]),
  ]
  const clues = CLUE_CARDS.filter((id) => game.short === null || CLUES.get(id)?.location !== 'lost-city')
  const all = [...ENCOUNTER_TILES, ...TREASURE_TILES, ...WEAPON_TILES, ...clues, ...CHARACTER_IDS]
  const tiles = notOnce<string>(all, found)
  const held = (spell: SpellId) => characters.filter(({ spells }) => spells.includes(spell)).length
  const spells = SPELL_IDS.filter((spell) => game.bank.spells[spell] < 0 || game.bank.spells[spell] + held(spell) > 2)
  const lent = characters.flatMap((character) =>
    [...character.companions, ...(character.vessel ? [character.vessel] : [])]
      .flatMap((one) => one.lent ?? [])
      .filter((tile) => ![...character.weapons, ...character.treasures].includes(tile)),
  )
  return [...tiles, ...spells, ...lent.map((tile) => `lent ${tile}`)]
}
