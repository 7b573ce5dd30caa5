import type { Game, Passage } from '../../../engine/index.ts'
import { visiblePlayers, statsOf } from '../../stats/players.ts'
import { playerStats, serverStats } from '../../stats/summaries.ts'
import { heroesOf, heroStory, type Hero } from '../../stats/heroes.ts'
import { formatId } from '../../kit/ids.ts'
import { MENU_OPTIONS } from '../../kit/limits.ts'
import { button, container, menu, menuOption, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { takenForOthers, runInSlices } from '../../../tables/index.ts'
import type { Summary, UserId } from '../../../tables/model/store.ts'
import { passagePages } from '../parts/passages.ts'
import { say } from '../../words/index.ts'

const MAX_PAGE_LENGTH = 2600
/** How many people with the same label the bot looks up on Discord. It numbers the others. */
const MAX_ACCOUNTS = 30
const BRONZE = 0x9a6b2f

/** Whose records are wanted, and of which game: empty for a server's, and for all games. */
export interface StatsQuery {
  readonly who: UserId | ''
  readonly game: string
  readonly page: number
}

/** The statistics of a server or of a player; in direct messages the requester's own over all servers. */
export async function statsPanel(context: Context, request: Request, wanted: StatsQuery): Promise<Reply> {
  const { tables } = context
  const { guild } = request
  const who = wanted.who === '' && guild === null ? request.user : wanted.who
  const summaries = await summariesFor(context, request, who)
  if (typeof summaries === 'string') return summaries
  const some = wanted.game === '' ? summaries : summaries.filter(({ game }) => game === wanted.game)
  const book = { games: tables.games, summaries: some }
  if (who === '') {
    if (some.length === 0) return say('no-records')
    const users = some.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? []))
    const hidden = await tables.stats.hidden([...new Set(users)])
    const doubted = takenForOthers(visiblePlayers(some, hidden)).slice(0, MAX_ACCOUNTS)
    const accounts = await context.members.accounts(doubted.map(({ user }) => user))
    return paged(say('stats-of-server'), await runInSlices(serverStats({ ...book, hidden, accounts })), wanted)
  }
  const { own, name } = statsOf(some, who)
  if (own.length === 0)
    return who === request.user ? say('no-own-records') : say('no-records-of', { name: named(summaries, who) })
  const heading = who === request.user ? say('stats-own') : say('stats-of-player', { name })
  return paged(heading, await runInSlices(playerStats(book, who, guild !== null)), { ...wanted, who })
}

/** The story of a player's hero: the named one, or the one with most games. */
export async function heroPanel(context: Context, request: Request, who: UserId | '', hero: string): Promise<Reply> {
  const user = who === '' ? request.user : who
  const summaries = await summariesFor(context, request, user)
  if (typeof summaries === 'string') return summaries
  const { games } = context.tables
  const heroes = heroesOf(games, summaries, user)
  const shown = hero === '' ? heroes[0] : heroes.find(({ id }) => id === hero)
  if (!shown)
    return heroes.length > 0
      ? say('unknown-hero')
      : user === request.user
        ? say('no-own-records')
        : say('no-records-of', { name: named(summaries, user) })
  return storyPanel(games, heroes, shown, user)
}

/** A player's heroes, if the requester may see them; otherwise none. */
export async function heroesFor(context: Context, request: Request, who: UserId | ''): Promise<readonly Hero[]> {
  const user = who === '' ? request.user : who
  const summaries = await summariesFor(context, request, user)
  return typeof summaries === 'string' ? [] : heroesOf(context.tables.games, summaries, user)
}

function storyPanel(games: readonly Game[], heroes: readonly Hero[], shown: Hero, who: UserId): Panel {
  const budget = new TextBudget()
  const title = budget.fill([`## ${shown.name}`, `-# ${shown.game.words.title}`])
  const text = budget.fill(heroStory(games, shown).flatMap((line, index) => (index === 0 ? [line] : ['', line])))
  const options = heroes.slice(0, MENU_OPTIONS).map(({ id, name, game, own }) => ({
    ...menuOption(id, name, say('hero-option', { game: game.words.title, games: own.length })),
    default: id === shown.id,
  }))
  const others = options.length > 1 ? [menu(formatId({ kind: 'hero', who }), say('hero-another'), options)] : []
  return { components: [container([...texts(title, text), ...others], BRONZE)] }
}

/** The finished games that count for a player, or why the requester may not see them. */
async function summariesFor(
  { tables }: Context,
  { guild, user }: Request,
  who: UserId | '',
): Promise<readonly Summary[] | string> {
  const { stats } = tables
  if (guild === null) return who === user ? await stats.of({ user }) : say('only-own-records')
  const summaries = await stats.of({ server: guild })
  const isHidden = who !== '' && who !== user && (await stats.hidden([who])).has(who)
  return isHidden ? say('records-hidden', { name: `<@${who}>` }) : summaries
}

function named(summaries: readonly Summary[], who: UserId): string {
  const { name } = statsOf(summaries, who)
  return name === '' ? `<@${who}>` : name
}

function paged(heading: string, passages: readonly Passage[], { who, game, page }: StatsQuery): Panel {
  const pages = passagePages(passages, MAX_PAGE_LENGTH)
  const at = Math.min(page, pages.length - 1)
  const turnTo = (to: number) => formatId({ kind: 'records', who, game, page: to })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), say('stats-back'))] : []),
    ...(at < pages.length - 1 ? [button(turnTo(at + 1), say('stats-on'), 'main')] : []),
  ]
  const budget = new TextBudget()
  const title = budget.fill([
    `## ${pages.length > 1 ? say('stats-page', { title: heading, at: at + 1, of: pages.length }) : heading}`,
  ])
  const text = budget.fill((pages[at] ?? '').split('\n'))
  return { components: [container([...texts(title, text), ...rows(turning)], BRONZE)] }
}
