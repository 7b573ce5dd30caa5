import type { TableSight } from '../../tables/service.ts'
import type { ChronicleLine, Note } from '../../tables/store.ts'
import { boldNames } from '../kit/names.ts'
import { clip } from '../kit/text.ts'

const LINE = 600

/** The lines that everybody may read, in words. What needs none is left out. */
export function publicLines(sight: TableSight, lines: readonly ChronicleLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.kind === 'note') return noteLine(sight, line.note)
    return line.to === 'all' ? (factLine(sight, line) ?? []) : []
  })
}

export function factLine(sight: TableSight, line: ChronicleLine & { kind: 'fact' }): string | null {
  const words = sight.game.words.fact(line.fact, boldNames(sight.record))
  return words === null || words.trim() === '' ? null : clip(words, LINE)
}

/** How the number of a fact came about, die by die. */
export function whyLines(sight: TableSight, line: ChronicleLine & { kind: 'fact' }): string[] {
  return sight.game.words.why(line.fact, boldNames(sight.record)).map((why) => `-# ${clip(why, LINE)}`)
}

function noteLine(sight: TableSight, note: Note): string[] {
  const names = boldNames(sight.record)
  switch (note.kind) {
    case 'started':
      return [`*${sight.game.words.title} begins.*`]
    case 'undone':
      return [`*${names(note.seat)} takes the last answer back.*`]
    case 'went-away':
      return [`*${names(note.seat)} is away for a while and lets things take their course.*`]
    case 'came-back':
      return [`*${names(note.seat)} is back.*`]
    case 'resigned':
      return [`*${names(note.seat)} gives up.*`]
    case 'resumed':
      return ['*The game is taken up again.*']
    case 'closed':
      return ['*The game was ended early.*']
    case 'over':
      return ['*The game is over.*']
    case 'fault':
      return [`*I stumbled over my own rules: the last move was not made, and the details are saved as ${note.fault}.*`]
    case 'answers-lost':
      return [
        `*The rules have changed since: the last ${note.lost === 1 ? 'answer' : `${note.lost} answers`} had to be dropped.*`,
      ]
  }
}
