import type { Game, Title } from '../../engine/index.ts'
import { perLanguage } from '../../language/index.ts'
import { earnedIn, newlyEarned, type OwnGame, type Titles } from '../../tables/index.ts'
import { say } from '../words/index.ts'

/** What earns each title. */
const FEATS = {
  'first-win': { within: 'all games', when: [{ of: 'wins', least: 1 }] },
  'ten-wins': { within: 'all games', when: [{ of: 'wins', least: 10 }] },
  regular: { within: 'all games', when: [{ of: 'games', least: 10 }] },
  furniture: { within: 'all games', when: [{ of: 'games', least: 50 }] },
  'on-a-roll': { within: 'all games', when: [{ of: 'streak', least: 3 }] },
  'good-loser': { within: 'all games', when: [{ of: 'last-places', least: 5 }] },
  'nobody-to-blame': {
    within: 'one game',
    when: [
      { of: 'alone', least: 1 },
      { of: 'wins', least: 1 },
    ],
  },
  'no-six': {
    within: 'one game',
    when: [
      { of: 'dice', least: 20 },
      { of: 'sixes', most: 0 },
    ],
  },
  'no-one': {
    within: 'one game',
    when: [
      { of: 'dice', least: 20 },
      { of: 'ones', most: 0 },
    ],
  },
  knuckles: { within: 'all games', when: [{ of: 'dice', least: 1000 }] },
  'drowned-twice': { within: 'all games', when: [{ of: 'soakings', least: 2 }] },
  scourge: { within: 'all games', when: [{ of: 'slain', least: 50 }] },
  'busy-blade': { within: 'one game', when: [{ of: 'slain', least: 12 }] },
  bloodless: {
    within: 'one game',
    when: [
      { of: 'wins', least: 1 },
      { of: 'dice', least: 10 },
      { of: 'slain', most: 0 },
    ],
  },
  untouchable: {
    within: 'one game',
    when: [
      { of: 'fights-won', least: 8 },
      { of: 'fights-lost', most: 0 },
    ],
  },
  'old-friend': { within: 'all games', when: [{ of: 'deaths', least: 10 }] },
  'three-graves': { within: 'one game', when: [{ of: 'deaths', least: 3 }] },
  lazarus: {
    within: 'one game',
    when: [
      { of: 'deaths', least: 1 },
      { of: 'wins', least: 1 },
    ],
  },
  hoard: { within: 'all games', when: [{ of: 'gold', least: 100 }] },
  wizardry: { within: 'one game', when: [{ of: 'spells', least: 10 }] },
} as const satisfies Record<string, Pick<Title, 'within' | 'when'>>

/** Titles that may be earned in any game, and over all of them. By an id that holds for ever. */
export const commonTitles = perLanguage((): Titles =>
  Object.fromEntries(
    (Object.keys(FEATS) as (keyof typeof FEATS)[]).map((id) => [
      id,
      { ...FEATS[id], title: say(`title-${id}`), line: say(`title-${id}.line`) },
    ]),
  ),
)

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
    ...found(own, commonTitles()),
    ...games.flatMap(({ rules, words }) => {
      const ofGame = own.filter(({ summary }) => summary.game === rules.id)
      return found(ofGame, words.statistics?.titles ?? {})
    }),
  ]
}
