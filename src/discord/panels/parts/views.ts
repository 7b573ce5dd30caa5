import type { TableView } from '../../../tables/model/service.ts'
import { ALT_TEXT } from '../../kit/limits.ts'
import { fullNames } from '../../kit/names.ts'
import { clip, plain, type TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** The label of the button that opens a player's private panel. */
export function handLabel(): string {
  return say('choices-and-hand')
}

/** Where the game stands, as the heading of a message. */
export function headlineOf(view: TableView, budget: TextBudget): string {
  return budget.fill([headingOf(view.game.words.headline(view.viewFor(null), fullNames(view.record)))])
}

/** Where the game stands, in words, as a heading. */
export function headingOf(headline: string): string {
  return `## ${clip(headline, 300)}`
}

/** What a picture shows to a viewer, for those who cannot see it. */
export function altOf(view: TableView, viewer: number | null = null): string {
  return clip(plain(view.game.words.picture(view.viewFor(viewer), fullNames(view.record))), ALT_TEXT)
}
