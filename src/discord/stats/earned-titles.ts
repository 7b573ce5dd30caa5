import { bold, listOf } from '../../language/index.ts'
import { ownGames, type TableService } from '../../tables/index.ts'
import type { Title } from '../../engine/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { boldName } from './words.ts'
import { titlesEarnedWith } from './titles.ts'
import { say } from '../words/index.ts'

/** Titles earned with a finished game by players whose statistics are public. */
export async function earnedTitles(
  { stats, games }: Pick<TableService, 'stats' | 'games'>,
  { server, table, seats }: Summary,
): Promise<readonly { readonly user: UserId; readonly title: Title }[]> {
  const users = seats.flatMap(({ user }) => user ?? [])
  const [all, hidden] = await Promise.all([stats.of({ server }), stats.hidden(users)])
  return users
    .filter((user) => !hidden.has(user))
    .flatMap((user) => titlesEarnedWith(games, ownGames(all, user), table).map((title) => ({ user, title })))
}

/** The line of a last card for earned titles; none without titles. */
export async function earnedTitleLines(
  tables: Pick<TableService, 'stats' | 'games'>,
  id: string,
): Promise<readonly string[]> {
  const summary = await tables.stats.ofTable(id)
  if (!summary) return []
  const earned = await earnedTitles(tables, summary)
  const each = summary.seats.flatMap(({ user, name }) => {
    const titles = earned.filter((one) => one.user === user).map(({ title }) => bold(title.title))
    return titles.length === 0 ? [] : [say('title-earned', { name: boldName(name), titles: listOf(titles) })]
  })
  return each.length === 0 ? [] : [say('titles-earned', { news: each.join(' ') })]
}
