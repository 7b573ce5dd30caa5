import { italic, small } from '../../prose/index.ts'
import type { TableSight } from '../../tables/service.ts'
import type { NewLine, TableEvent } from '../../tables/store.ts'
import { boldNames } from '../kit/names.ts'
import { clip } from '../kit/text.ts'
import { sealAtStart } from './seal.ts'

const LINE = 600

type FactLine = NewLine & { readonly kind: 'fact' }

/** The lines that everybody may read, in words. What needs none is left out. */
export function publicLines(sight: TableSight, lines: readonly NewLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.kind === 'event') return [italic(eventInWords(sight, line.event))]
    return line.to === 'all' ? (factLine(sight, line) ?? []) : []
  })
}

/** What a seat alone was told, among these lines. */
export function privateLines(sight: TableSight, seat: number, lines: readonly NewLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'fact' || line.to === 'all' || !line.to.includes(seat)) return []
    return factLine(sight, line) ?? []
  })
}

export function factLine(sight: TableSight, line: FactLine): string | null {
  const words = sight.game.words.fact(line.fact, boldNames(sight.record))
  return words === null || words.trim() === '' ? null : clip(words, LINE)
}

/** How the number of a fact came about, die by die. */
export function whyLines(sight: TableSight, line: FactLine): string[] {
  return sight.game.words.why(line.fact, boldNames(sight.record)).map((why) => small(clip(why, LINE)))
}

function eventInWords(sight: TableSight, event: TableEvent): string {
  const names = boldNames(sight.record)
  switch (event.kind) {
    case 'started':
      return `${sight.game.words.title} begins.${sealAtStart(sight.record)}`
    case 'undone':
      return `${names(event.seat)} takes the last answer back.`
    case 'went-away':
      return `${names(event.seat)} is away for a while and lets things take their course.`
    case 'came-back':
      return `${names(event.seat)} is back.`
    case 'resigned':
      return `${names(event.seat)} gives up.`
    case 'resumed':
      return 'The game is taken up again.'
    case 'closed':
      return 'The game was ended early.'
    case 'over':
      return 'The game is over.'
    case 'fault':
      return `I stumbled over my own rules: the last move was not made, and the details are saved as ${event.fault}.`
    case 'answers-lost':
      return `The rules have changed since: the last ${event.lost === 1 ? 'answer' : `${event.lost} answers`} had to be dropped.`
  }
}
