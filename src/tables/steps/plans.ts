import { hash } from 'node:crypto'
import {
  leavesBranch,
  PASS,
  type Answer,
  type Asked,
  type Game,
  type Offer,
  type Run,
  type Seat,
} from '../../engine/index.ts'
import {
  ANY_PASS,
  loanInForce,
  type NewEntry,
  type NewLine,
  type TurnPlan,
  type PlanEnd,
  type PlanStep,
  type TableClocks,
  type TableRecord,
} from '../model/store.ts'
import { happened } from './lines.ts'

/**
 * Answers that players have prepared: plans, made of steps at the table, and the standing orders of the game. Whether
 * a plan answers, and with what, follows only from what its seat may see. Nobody else learns of it before.
 */

const MARK_LETTERS = 16

/** An answer that is prepared for a seat's question, and the step that plans it; `null` if an order does. */
export interface PreparedAnswer {
  readonly key: string
  readonly step: PlanStep | null
}

/** What a plan does about the question of its seat: answers with its step `at`, ends, or nothing. */
type Decision = { readonly at: number; readonly key: string } | { readonly why: PlanEnd; readonly label: string } | null

/** The part of a running table that plans depend on. */
interface Position {
  readonly run: Run
  readonly game: Game
  readonly turn: number
  readonly record: TableRecord
}

export function planOf({ record }: Pick<Position, 'record'>, seat: Seat): TurnPlan | null {
  return record.clocks?.plans?.find((one) => one.seat === seat) ?? null
}

/** The answer that the bot gives to a seat's question: by the player's plan, or else by a standing order. */
export function preparedFor(position: Position, seat: Seat): PreparedAnswer | null {
  const plan = planOf(position, seat)
  const decision = plan && decide(position, plan)
  if (plan && decision && 'at' in decision) return { key: decision.key, step: plan.steps[decision.at] ?? null }
  const key = position.run.askedOf(seat)?.standing ?? null
  return key === null ? null : { key, step: null }
}

/** The line for an answer by plan. It is public only if the answer is. */
export function plannedLine({ run }: Position, seat: Seat, { key, step }: PreparedAnswer): NewLine[] {
  if (step === null) return []
  // Hidden questions alone say of each option whether it is secret. What is answered to them is private.
  const isPublic = run.askedOf(seat)?.offers.find((one) => one.key === key)?.secret === undefined
  return isPublic
    ? [happened({ kind: 'as-planned', seat })]
    : [happened({ kind: 'as-planned', seat, label: step.label }, [seat])]
}

/** A plan with other steps, for a player who makes or changes it now. */
export function planWith(position: Position, seat: Seat, steps: readonly PlanStep[]): TurnPlan | null {
  const { record, turn } = position
  const sitting = record.seats[seat]
  const user = sitting?.user ?? null
  if (!sitting || user === null || loanInForce(sitting) || steps.length === 0) return null
  const before = planOf(position, seat)
  if (before?.steps.some(({ repeats }) => !repeats)) return { ...before, steps }
  const since = activeIn(position) === seat ? turn + 1 : turn
  return { seat, user, steps, since, began: null, piece: since > turn ? null : pieceOf(position, seat) }
}

export function withoutPlans(clocks: TableClocks | null): TableClocks | null {
  return clocks && withPlans(clocks, [])
}

/** The clocks with a seat's plan, or without one. */
export function withPlan(clocks: TableClocks, seat: Seat, plan: TurnPlan | null): TableClocks {
  const { plans = [], ...rest } = clocks
  return withPlans(rest, [...plans.filter((one) => one.seat !== seat), ...(plan ? [plan] : [])])
}

function withPlans({ plans: _, ...clocks }: TableClocks, plans: readonly TurnPlan[]): TableClocks {
  return plans.length === 0 ? clocks : { ...clocks, plans: [...plans].sort((one, other) => one.seat - other.seat) }
}

/**
 * The clocks before an answer is given. Even if the player gives it, the step of their plan for this
 * question is used up, and so are the steps that would have taken its place.
 */
export function clocksAtAnswer(
  position: Position,
  clocks: TableClocks | null,
  { seat, verb }: Answer,
): TableClocks | null {
  const plan = planOf(position, seat)
  if (!clocks || !plan) return clocks
  const asked = position.run.askedOf(seat)
  const isAnswer = asked?.verb === verb
  const used = isAnswer ? plan.steps.findIndex((one) => !one.repeats && fits(position, plan, asked, one)) : -1
  const steps = used < 0 ? plan.steps : plan.steps.filter((_step, at) => !isInChain(plan.steps, used, at))
  // What players do to their own piece is no reason to drop their plan.
  const isUntouched = used >= 0 || plan.piece === pieceOf(position, seat)
  const piece = isUntouched ? null : plan.piece
  return withPlan(clocks, seat, steps.length === 0 ? null : { ...plan, steps, piece })
}

/** Whether the step `at` is the one at `from`, or would take its place. */
function isInChain(steps: readonly PlanStep[], from: number, at: number): boolean {
  if (at <= from) return at === from
  const chain = steps.slice(from, at + 1).filter(({ repeats }) => !repeats)
  const isLinked = chain.slice(0, -1).every(({ otherwise }) => otherwise === 'next')
  return steps[at]?.repeats === false && isLinked && chain.every(({ verb }) => verb === steps[from]?.verb)
}

/**
 * The table's plans after a step, and private lines to the players whose plans have ended. `position`: the table after
 * the step. Plans of players who have lost their seat end without a word, because others may read the lines of it.
 */
export function plansAfter(
  position: Position,
  entries: readonly NewEntry[],
): { readonly clocks: TableClocks | null; readonly lines: readonly NewLine[] } {
  const { clocks, status } = position.record
  const plans = clocks?.plans ?? []
  if (!clocks || plans.length === 0) return { clocks, lines: [] }
  const lines: NewLine[] = []
  const left = plans.flatMap((plan): TurnPlan[] => {
    if (status !== 'playing' || !isStillTheirs(position, plan)) return []
    const now = proceed(position, plan)
    const end = endOf(position, now, entries)
    if (!end) return [now]
    lines.push(happened({ kind: 'plan-ended', seat: plan.seat, ...end }, [plan.seat]))
    const steps = plan.steps.filter(({ repeats }) => repeats)
    return steps.length === 0 ? [] : [{ ...now, steps }]
  })
  return { clocks: withPlans(clocks, left), lines }
}

function isStillTheirs({ record, run }: Position, { seat, user }: TurnPlan): boolean {
  const sitting = record.seats[seat]
  // A deputy plays without the player's plans, and must not read of them.
  if (sitting?.user !== user || loanInForce(sitting)) return false
  return !run.isOver && run.rules.isIn(run.state, seat)
}

/** A plan as time goes by: the player's next turn may have begun, and the piece is compared from now on. */
function proceed(position: Position, plan: TurnPlan): TurnPlan {
  const { turn } = position
  const isTheirTurn = activeIn(position) === plan.seat
  const began = plan.began ?? (isTheirTurn && turn >= plan.since ? turn : null)
  const isToCompare = plan.piece === null && !(isTheirTurn && turn < plan.since)
  return { ...plan, began, piece: isToCompare ? pieceOf(position, plan.seat) : plan.piece }
}

/** Why the steps of a plan that apply once end now, if they do. */
function endOf(
  position: Position,
  plan: TurnPlan,
  entries: readonly NewEntry[],
): { readonly why: PlanEnd; readonly label: string } | null {
  const next = plan.steps.find(({ repeats }) => !repeats)
  if (!next) return null
  const ended = (why: PlanEnd) => ({ why, label: next.label })
  const keeper = position.record.seats[plan.seat]?.keeper
  if (keeper === 'computer' || keeper === 'defaults') return ended('played-for')
  const goesBack = entries.some((one) => one.kind === 'rewind' && (leavesBranch(one) || one.by === plan.user))
  if (goesBack) return ended('went-back')
  if (plan.began !== null && position.turn > plan.began) return ended('turn-over')
  const decision = decide(position, plan)
  return decision && 'why' in decision ? decision : null
}

/**
 * What a plan does about the question that its seat has now. A question for which no step is meant is left to the
 * player, and the steps wait for theirs until the turn is over.
 */
function decide(position: Position, plan: TurnPlan): Decision {
  const asked = position.run.askedOf(plan.seat)
  if (!asked || asked.formality) return null
  let failed: Decision = null
  for (const [at, step] of plan.steps.entries()) {
    if (!fits(position, plan, asked, step)) continue
    const why = obstacleTo(position, plan, asked, step)
    if (why === null) return { at, key: step.key }
    if (step.repeats) continue
    failed = { why, label: step.label }
    if (step.otherwise === 'wait') break
  }
  return failed
}

/** Whether a step is meant for a question. */
function fits(position: Position, { seat, since }: TurnPlan, asked: Asked, { verb, turnOf }: PlanStep): boolean {
  const active = activeIn(position)
  const isTheirTurn = active === seat
  const isMeant = verb === ANY_PASS ? asked.offers.some(({ key }) => key === PASS) : asked.verb === verb
  if (!isMeant) return false
  if (isTheirTurn) return turnOf === seat && position.turn >= since
  return turnOf === 'others' || turnOf === active
}

/** What stands in the way of a step; `null` if nothing does. */
function obstacleTo(position: Position, plan: TurnPlan, asked: Asked, { key, only }: PlanStep): PlanEnd | null {
  const offer = asked.offers.find((one) => one.key === key)
  if (!offer) return 'not-offered'
  if (only === 'alone' && !isAlone(position, plan.seat, offer)) return 'not-alone'
  if (only === 'unchanged' && plan.piece !== null && pieceOf(position, plan.seat) !== plan.piece) return 'changed'
  return null
}

/** Whether nobody else stands where an option leads. */
function isAlone({ game, run }: Position, seat: Seat, { place }: Offer): boolean {
  const standing = game.words.board?.standing(run.view(seat)) ?? []
  return place === undefined || standing.every((there, one) => one === seat || there !== place)
}

/** The seat whose turn it is; `null` if it is nobody's. */
export function activeIn({ game, run }: Pick<Position, 'game' | 'run'>): Seat | null {
  return game.words.active?.(run.view(null)) ?? null
}

/** A digest of a seat's piece, or in games without one of the place where it stands. */
function pieceOf({ game, run }: Position, seat: Seat): string {
  const view = run.view(seat)
  const piece = game.stakes ? game.stakes.piece(view) : game.words.board?.standing(view)[seat]
  return hash('sha256', JSON.stringify(piece ?? null), 'base64url').slice(0, MARK_LETTERS)
}
