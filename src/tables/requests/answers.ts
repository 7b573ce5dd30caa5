import { lastHeard, LEAVE, RETURN, type Choice } from '../../engine/index.ts'
import type { LastMinute } from '../kit/sliding-window.ts'
import { isTooMuch, type TableLimits } from '../live/limits.ts'
import { tokenOf, type RunningTable } from '../live/running-table.ts'
import { troubleWithDeputy } from '../steps/loans.ts'
import type { Memories } from '../live/memories.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { lastDecided, takeBack } from '../live/undo.ts'
import { granted, refuse } from '../model/results.ts'
import { sameQuestion, type QuestionToken, type Result, type SubmitResult } from '../model/service.ts'
import type { TableId, UserId } from '../model/store.ts'
import type { Presence } from './presence.ts'
import type { TableViews } from './views.ts'

/** Answers to questions. */
export interface AnswerService {
  /**
   * Answers a question or plays an aside for a player. With a token, an answer to an earlier question is `stale`.
   * Resolves to the new lines of the chronicle, each with its own audience, and the table after them.
   */
  submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<SubmitResult>>
  /**
   * Undoes the player's last answer, and what the bot has answered for them since, if that is fair. Other players
   * don't learn of it if the answer was secret.
   */
  undo(id: TableId, user: UserId): Promise<Result>
}

/** Who gave an answer of the turn; `null` if the bot did. */
function authorOf({ lines }: RunningTable, seq: number): UserId | null {
  const entry = lines.find((one) => one.seq === seq)
  return entry?.kind === 'answer' ? entry.by : null
}

export interface AnswersParts {
  readonly repository: TableRepository
  readonly presence: Presence
  readonly views: TableViews
  readonly memories: Memories
  readonly limits: TableLimits
  readonly lately: LastMinute
}

export class Answers implements AnswerService {
  private readonly parts: AnswersParts

  constructor(parts: AnswersParts) {
    this.parts = parts
  }

  async submit(id: TableId, user: UserId, choice: Choice, token?: QuestionToken): Promise<Result<SubmitResult>> {
    const { repository, presence, views, memories, limits } = this.parts
    const answered = await presence.acting(id, user, async (live, seat) => {
      if (token && !sameQuestion(token, tokenOf(live, seat))) return refuse('stale')
      // Leaving for good has its own request.
      if (choice.verb === LEAVE || choice.verb === RETURN) return refuse('not-offered')
      const asked = live.run.askedOf(seat)
      const secret = asked?.verb === choice.verb && asked.secret
      const trouble = troubleWithDeputy(live, { seat, verb: choice.verb, secret, by: user })
      if (trouble) return refuse(trouble)
      if (live.record.pause === 'agreed') return refuse('paused')
      if (isTooMuch(live, seat, choice, limits)) return refuse('too-much')
      const moved = await repository.answer(live, { seat, verb: choice.verb, key: choice.key }, user)
      if (!moved.ok) return moved
      const { lines, live: now } = moved.value
      const view = await views.ofLive(now)
      if (!view) throw new Error(`table ${id} has moved on outside its queue`)
      return granted({ lines, view, after: live.line })
    })
    if (!answered.ok) return answered
    const { lines, view, after } = answered.value
    return granted({ lines: await memories.recallingAfter(id, after, lines), view })
  }

  undo(id: TableId, user: UserId): Promise<Result> {
    const { repository, presence, limits, lately } = this.parts
    return presence.acting(id, user, async (live, seat) => {
      const { lines } = live
      const found = await lastDecided(live, seat)
      if (found && live.record.seats[seat]?.user !== user && authorOf(live, found.last.seq) !== user)
        return refuse('undo-not-yours')
      if (found) {
        const name = `undo ${user}`
        if (lately.countOf(name) >= limits.aMinute.takenBack) return refuse('taken-back-too-often')
        lately.note(name)
        return takeBack(repository, live, found, user)
      }
      const last = lines[lastHeard(lines, seat)]
      if (last?.kind !== 'answer') return refuse('nothing-to-undo')
      if (last.answer.seat !== seat) return refuse('undo-not-yours')
      return refuse(last.by === null && !last.sealed ? 'nothing-to-undo' : 'undo-sealed')
    })
  }
}
