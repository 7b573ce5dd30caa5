import type { Passage } from '../../../engine/index.ts'
import { gather, type TextBudget } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Passages as Markdown lines: a heading and what stands under it. */
export function passageLines(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ heading, lines }) => [...(heading.trim() === '' ? [] : [`### ${heading}`]), ...lines])
}

/** As many passages as fit the message. */
export function passagesText(passages: readonly Passage[], budget: TextBudget, most?: number): string {
  const lines = passageLines(passages)
  return lines.length === 0 ? '' : budget.fill(lines, most)
}

/** The heading of a page, with its number if there are several. `page`: from 0. */
export function pageHeading(title: string, page: number, pages: number): string {
  return pages > 1 ? say('page-heading', { title, page: page + 1, pages }) : `## ${title}`
}

/** Passages on pages that each fit a message; a passage that fits one page is not torn. */
export function passagePages(passages: readonly Passage[], most: number): readonly string[] {
  const blocks = passages.flatMap((passage) => gather(passageLines([passage]), most))
  const pages = gather(blocks, most)
  return pages.length === 0 ? ['…'] : pages
}
