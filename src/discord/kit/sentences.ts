import {
  BOOKMARK_LETTERS,
  MAX_AWAY_DAYS,
  MAX_BOOKMARKS,
  MAX_PLAN_STEPS,
  MAX_REMARKS,
  NOTE_LETTERS,
  REFUSALS,
  REMARK_LETTERS,
  type Result,
  type TableRefusal,
} from '../../tables/model/service.ts'
import { MAX_LOAN_DAYS, MAX_LOBBY_DAYS, SEASON_NAME } from '../../tables/index.ts'
import { WHISPER_LETTERS } from '../../tables/model/store.ts'
import { listOf } from '../../language/index.ts'
import { say } from '../words/index.ts'

/** The limits that refusals mention. */
const LIMITS = {
  noteLetters: NOTE_LETTERS,
  planSteps: MAX_PLAN_STEPS,
  remarkLetters: REMARK_LETTERS,
  remarks: MAX_REMARKS,
  bookmarkLetters: BOOKMARK_LETTERS,
  bookmarks: MAX_BOOKMARKS,
  whisperLetters: WHISPER_LETTERS,
  awayDays: MAX_AWAY_DAYS,
  lobbyDays: MAX_LOBBY_DAYS,
  loanDays: MAX_LOAN_DAYS,
  seasonLetters: SEASON_NAME,
}

/** The private sentence for each refusal, in the language of the moment. */
export const REFUSED = Object.defineProperties(
  {},
  Object.fromEntries(REFUSALS.map((why) => [why, { enumerable: true, get: () => say(`refused-${why}`, LIMITS) }])),
) as Readonly<Record<TableRefusal, string>>

/** What is replied to a request: that it is done, or why it is not. */
export function replyTo(result: Result<unknown>, done: string): string {
  return result.ok ? done : REFUSED[result.why]
}

/** Why a game is not shown. */
export function whyNotShown(why: TableRefusal = 'fault'): string {
  return why === 'fault' ? say('not-shown') : REFUSED[why]
}

/** Sentences that choose their words by more than one argument. */
export const SAY = {
  voted: (agrees: boolean) => (agrees ? say('voted-agree') : say('voted-refuse')),
  cannotPostHere: (missing: readonly string[]) => say('cannot-post-here', { permissions: listOf(missing) }),
  cannotOpenThread: (missing: readonly string[]) => say('thread-lacks', { permissions: listOf(missing) }),
  optionNeeds: (title: string, need: string, values: readonly string[]) =>
    say('option-needs', { title, need, values: listOf(values, 'or') }),
  whichZone: (typed: string, zones: readonly string[]) => {
    const named = zones.slice(0, 5).map((zone) => `\`${zone}\``)
    return say('which-zone', { typed, zones: listOf(named, 'or') })
  },
} as const
