import { rucksackOf, swordsOf } from '../../../src/games/warlock/state/adventurer.ts'
import {
  ENCOUNTER_IDS,
  MAZE_CARD_IDS,
  NUMBERS,
  TREASURE_IDS,
  type TreasureId,
} from '../../../src/games/warlock/data/ids.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { notOnce } from '../../once.ts'

/** Cards that are missing or in two places, and scores out of range. `gone` lists those an example has put away. */
export function wrongs(game: Warlock, gone: readonly string[] = []): string[] {
  if (game.chest.length === 0) return []
  const adventurers = game.players.flatMap(({ adventurer }) => (adventurer ? [adventurer] : []))
  const treasures = [
    ...adventurers.flatMap((adventurer) => adventurer.treasures),
    ...Object.values(game.rooms).flatMap(({ pile }) => pile),
    ...Object.values(game.discarded).flat(),
    ...game.caches.flatMap(({ cards }) => cards),
    ...game.gone.treasures,
  ]
  const encounters = [
    ...Object.values(game.rooms).flatMap(({ encounter }) => (encounter ? [encounter.card] : [])),
    ...game.gone.encounters,
  ]
  const numbers = [...game.chest, ...game.stack, ...game.players.flatMap(({ keyCards }) => keyCards)]
  const strays = (all: readonly (string | number)[], found: readonly (string | number)[]) =>
    notOnce(all, [...found, ...all.filter((id) => gone.includes(String(id)))])
  const range = game.players.flatMap(({ adventurer }, seat) => {
    if (!adventurer) return []
    const { skill, luck, stamina, gold, provisions, lanterns } = adventurer
    const isFine =
      skill.now >= 1 &&
      skill.now <= skill.initial &&
      luck.now >= 0 &&
      luck.now <= luck.initial &&
      stamina.now >= 0 &&
      Math.min(gold, provisions, lanterns) >= 0
    const isSettled =
      game.battle === null && game.dealing.length === 0 && game.settling === null && game.phase === 'start'
    const fits = !isSettled || (rucksackOf(adventurer).length <= 6 && swordsOf(adventurer).length <= 2)
    return isFine && fits ? [] : [`scores of seat ${seat}`]
  })
  const empty = Object.entries(game.discarded).flatMap(([space, cards]) => (cards.length > 0 ? [] : [`pile ${space}`]))
  const lostKeys = game.gone.treasures.filter((card: TreasureId) => /^(key|bunch)-/.test(card)) // WAR-8.12
  return [
    ...strays(TREASURE_IDS, treasures).map(String),
    ...strays(ENCOUNTER_IDS, encounters).map(String),
    ...strays(
      MAZE_CARD_IDS,
      Object.values(game.maze).map(({ card }) => card),
    ).map(String),
    ...strays(NUMBERS, numbers).map((number) => `Key card ${number}`),
    ...range,
    ...empty,
    ...lostKeys,
  ]
}
