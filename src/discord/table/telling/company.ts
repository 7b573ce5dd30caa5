import { below, rngFrom } from '../../../engine/index.ts'
import { companionAt, type CompanionId } from '../../../tables/index.ts'
import type { NewLine, RecallingLine, TableRecord } from '../../../tables/model/store.ts'
import { bold } from '../../../language/index.ts'
import { say } from '../../words/index.ts'

/** A moment at which a computer player speaks, once in a game. */
type Moment = 'start' | 'end' | NonNullable<RecallingLine['first']>['kind']
type Told = NewLine & Pick<RecallingLine, 'first'>

/**
 * What a computer player says about a line of the chronicle; `null` nearly always. It follows from the table and from
 * what everybody may read, and isn't stored. Nobody speaks about what happens to themselves.
 */
export function companyLine({ id, seats, hushed }: Pick<TableRecord, 'id' | 'seats' | 'hushed'>, line: Told) {
  const moment = hushed || line.to !== 'all' ? null : momentOf(line)
  if (moment === null) return null
  const about = line.first?.seats ?? []
  const company = seats.flatMap((one): Companion[] => {
    const who = about.includes(one.seat) ? null : companionAt(one)
    return who === null ? [] : [{ who, name: one.name }]
  })
  const speaker = company[below({ rng: rngFrom(`company:${id}:${moment}`) }, Math.max(1, company.length))]
  if (!speaker) return null
  return say('company-says', { name: bold(speaker.name), line: say(`company-${speaker.who}.${moment}`) })
}

/** That the computer players of a table play gently, or say nothing, if it has any; no lines otherwise. */
export function companyLines({ seats, hushed, level }: Pick<TableRecord, 'seats' | 'hushed' | 'level'>): string[] {
  if (!seats.some((one) => one.user === null)) return []
  const isQuiet = hushed && seats.some((one) => companionAt(one) !== null)
  return [...(level === 'gentle' ? [say('company-gentle')] : []), ...(isQuiet ? [say('company-quiet')] : [])]
}

interface Companion {
  readonly who: CompanionId
  readonly name: string
}

function momentOf(line: Told): Moment | null {
  if (line.kind === 'fact') return line.first?.kind ?? null
  return line.event.kind === 'started' ? 'start' : line.event.kind === 'over' ? 'end' : null
}
