import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Seat } from '../../../engine/index.ts'
import { runInSlices } from '../../kit/yielding.ts'
import { planWith, withPlan } from '../../steps/plans.ts'
import type { Requests } from '../../live/requests.ts'
import type { RunningTable } from '../../live/running-table.ts'
import type { TableRepository } from '../../live/table-repository.ts'
import { DONE, granted, refuse } from '../../model/results.ts'
import { planSteps } from '../../model/schemas.ts'
import type { ForeseenQuestion, QuestionInWords, Result } from '../../model/service.ts'
import { MAX_PLAN_STEPS, type PlanStep, type TableId, type UserId } from '../../model/store.ts'
import { foreseeing } from './foreseeing.ts'

/** The number of seats whose foreseen questions are remembered. */
const MAX_REMEMBERED = 200

/** Answers that players prepare. */
export interface PlanService {
  /**
   * The questions that a player may get until the end of their next turn, as far as they can know. `inWords` depends on
   * nothing but the view and the question, because the bot remembers what it says.
   */
  foresee(id: TableId, user: UserId, inWords: QuestionInWords): Promise<Result<readonly ForeseenQuestion[]>>
  /**
   * Replaces the steps of a player's plan; without steps it has none. They apply until the end of the player's next
   * turn, and those that repeat for as long as the player keeps the seat. Nobody else learns of them.
   */
  write(id: TableId, user: UserId, steps: readonly PlanStep[]): Promise<Result>
}

export class Plans implements PlanService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly foreseen = new LRUCache<string, Promise<readonly ForeseenQuestion[]>>({ max: MAX_REMEMBERED })

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  async foresee(id: TableId, user: UserId, inWords: QuestionInWords): Promise<Result<readonly ForeseenQuestion[]>> {
    const known = await this.requests.inGame(id, user, (live, seat) =>
      isIn(live, seat) ? granted({ found: this.lookAhead(live, seat, inWords) }) : refuse('not-seated'),
    )
    return known.ok ? granted(await known.value.found) : known
  }

  write(id: TableId, user: UserId, steps: readonly PlanStep[]): Promise<Result> {
    return this.requests.inGame(id, user, async (live, seat) => {
      const { record } = live
      if (!record.clocks || !isIn(live, seat)) return refuse('not-seated')
      if (steps.length > MAX_PLAN_STEPS) return refuse('plan-too-long')
      const isFit = planSteps.safeParse(steps).success
      const areSeats = steps.every(({ turnOf }) => turnOf === 'others' || record.seats[turnOf] !== undefined)
      if (!isFit || !areSeats) return refuse('plan-unfit')
      const plan = planWith(live, seat, steps)
      if (plan === null && steps.length > 0) return refuse('plan-unfit')
      const clocks = withPlan(record.clocks, seat, plan)
      const done = await this.repository.change({ ...record, clocks }, { quiet: true })
      return done.ok ? DONE : done
    })
  }

  /** The seed is a digest of what the seat sees: in worlds that it can't tell apart it foresees the same. */
  private lookAhead(live: RunningTable, seat: Seat, inWords: QuestionInWords): Promise<readonly ForeseenQuestion[]> {
    const { run, record } = live
    const seen = JSON.stringify([run.view(seat) ?? null, run.askedAsSeenBy(seat)])
    const seed = `${record.id} ${seat} ${hash('sha256', seen, 'base64url')}`
    const known = this.foreseen.get(seed)
    if (known) return known
    const found = runInSlices(foreseeing(live, { seat, seed, inWords }))
    this.foreseen.set(seed, found)
    return found
  }
}

function isIn({ run }: RunningTable, seat: Seat): boolean {
  return run.rules.isIn(run.state, seat)
}
