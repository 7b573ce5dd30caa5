import type { Game, Title } from '../../engine/index.ts'
import { earnedIn, newlyEarned, type OwnGame, type Titles } from '../../tables/index.ts'

/** Titles that may be earned in any game, and over all of them. By an id that holds for ever. */
export const COMMON_TITLES: Titles = {
  'first-win': {
    title: 'One for the Mantelpiece',
    line: 'won a game',
    within: 'all games',
    when: [{ of: 'wins', least: 1 }],
  },
  'ten-wins': {
    title: 'Makes It Look Easy',
    line: 'won ten games',
    within: 'all games',
    when: [{ of: 'wins', least: 10 }],
  },
  regular: {
    title: 'The Usual Table',
    line: 'played ten games to their end',
    within: 'all games',
    when: [{ of: 'games', least: 10 }],
  },
  furniture: {
    title: 'Part of the Furniture',
    line: 'played fifty games to their end',
    within: 'all games',
    when: [{ of: 'games', least: 50 }],
  },
  'on-a-roll': {
    title: 'On a Roll',
    line: 'won three games in a row',
    within: 'all games',
    when: [{ of: 'streak', least: 3 }],
  },
  'good-loser': {
    title: 'A Good Loser',
    line: 'came last five times',
    within: 'all games',
    when: [{ of: 'last-places', least: 5 }],
  },
  'nobody-to-blame': {
    title: 'Nobody Else to Thank',
    line: 'won a game alone',
    within: 'one game',
    when: [
      { of: 'alone', least: 1 },
      { of: 'wins', least: 1 },
    ],
  },
  'no-six': {
    title: 'Never Rolled a Six',
    line: 'twenty dice or more in a game, and not one six',
    within: 'one game',
    when: [
      { of: 'dice', least: 20 },
      { of: 'sixes', most: 0 },
    ],
  },
  'no-one': {
    title: 'Never Rolled a One',
    line: 'twenty dice or more in a game, and not one 1',
    within: 'one game',
    when: [
      { of: 'dice', least: 20 },
      { of: 'ones', most: 0 },
    ],
  },
  knuckles: {
    title: 'Worn Knuckles',
    line: 'threw a thousand dice',
    within: 'all games',
    when: [{ of: 'dice', least: 1000 }],
  },
  'drowned-twice': {
    title: 'Drowned Twice',
    line: 'lost at sea or in a river twice',
    within: 'all games',
    when: [{ of: 'soakings', least: 2 }],
  },
  scourge: {
    title: 'Scourge of Beasts',
    line: 'slew fifty creatures',
    within: 'all games',
    when: [{ of: 'slain', least: 50 }],
  },
  'busy-blade': {
    title: 'A Busy Blade',
    line: 'slew twelve creatures in a game',
    within: 'one game',
    when: [{ of: 'slain', least: 12 }],
  },
  bloodless: {
    title: 'Bloodless',
    line: 'won a game with dice and slew nothing',
    within: 'one game',
    when: [
      { of: 'wins', least: 1 },
      { of: 'dice', least: 10 },
      { of: 'slain', most: 0 },
    ],
  },
  untouchable: {
    title: 'Untouchable',
    line: 'won eight fights in a game and lost none',
    within: 'one game',
    when: [
      { of: 'fights-won', least: 8 },
      { of: 'fights-lost', most: 0 },
    ],
  },
  'old-friend': {
    title: 'Old Friend of Death',
    line: 'died ten times',
    within: 'all games',
    when: [{ of: 'deaths', least: 10 }],
  },
  'three-graves': {
    title: 'Three Graves',
    line: 'died three times in a game',
    within: 'one game',
    when: [{ of: 'deaths', least: 3 }],
  },
  lazarus: {
    title: 'Back from the Grave',
    line: 'died, and won all the same',
    within: 'one game',
    when: [
      { of: 'deaths', least: 1 },
      { of: 'wins', least: 1 },
    ],
  },
  hoard: {
    title: 'Sits on a Hoard',
    line: 'came by 100 Gold',
    within: 'all games',
    when: [{ of: 'gold', least: 100 }],
  },
  wizardry: {
    title: 'Smells of Sulphur',
    line: 'cast ten Spells in a game',
    within: 'one game',
    when: [{ of: 'spells', least: 10 }],
  },
}

/** The titles that a player has earned: common ones over all games, a game's own over that game. */
export function titlesOf(games: readonly Game[], own: readonly OwnGame[]): readonly Title[] {
  return gathered(games, own, earnedIn)
}

/** The titles that a player has earned with this game. */
export function titlesEarnedWith(games: readonly Game[], own: readonly OwnGame[], table: string): readonly Title[] {
  return gathered(games, own, (some, titles) => newlyEarned(some, table, titles))
}

function gathered(
  games: readonly Game[],
  own: readonly OwnGame[],
  earned: (own: readonly OwnGame[], titles: Titles) => readonly string[],
): readonly Title[] {
  const found = (some: readonly OwnGame[], titles: Titles) => earned(some, titles).flatMap((id) => titles[id] ?? [])
  return [
    ...found(own, COMMON_TITLES),
    ...games.flatMap(({ rules, words }) => {
      const ofGame = own.filter(({ summary }) => summary.game === rules.id)
      return found(ofGame, words.statistics?.titles ?? {})
    }),
  ]
}
