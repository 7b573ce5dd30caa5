import { PASS, type Asked, type Seat } from '../../../engine/index.ts'
import { ANY_PASS, PLAN_LETTERS, type PlanStep } from '../../../tables/model/record.ts'
import { granted, type Result } from '../../../tables/model/results.ts'
import type { ForeseenOption, ForeseenQuestion, TableView } from '../../../tables/model/service.ts'
import { choiceCode, type ChoiceCode } from '../../kit/ids.ts'
import { plainNames, plainSpokenNames } from '../../kit/names.ts'
import { REFUSED, replyTo } from '../../kit/sentences.ts'
import { clip, oneLine, plain } from '../../kit/text.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { seatedAt, type Seated } from '../context/seats.ts'
import { say } from '../../words/index.ts'
import { choicesOf } from './choices.ts'

// Plans in words: what can be planned, and what is.

/** An option that can be planned, and the code by which menus and completions name it. */
export interface Plannable {
  readonly question: ForeseenQuestion
  readonly option: ForeseenOption
  readonly code: ChoiceCode
}

/** The choices that a player can plan: those foreseen, their own turn first, and to pass whatever they are asked. */
export async function plannable(
  { tables }: Pick<Context, 'tables'>,
  { view, seat }: Seated,
): Promise<Result<readonly ForeseenQuestion[], string>> {
  const user = view.record.seats[seat]?.user ?? ''
  const found = await tables.plans.foresee(view.record.id, user, questionInWords)
  if (!found.ok) return { ok: false, why: REFUSED[found.why] }
  const own = found.value.filter(({ isOwnTurn }) => isOwnTurn)
  const others = found.value.filter(({ isOwnTurn }) => !isOwnTurn)
  return granted([...own, anyPass(), ...others])
}

/** The options of questions, each with its code. */
export function plannableOptions(questions: readonly ForeseenQuestion[]): readonly Plannable[] {
  return questions.flatMap((question) =>
    question.options.map((option) => ({ question, option, code: codeOf(question, option) })),
  )
}

function codeOf({ verb, isOwnTurn }: ForeseenQuestion, { key }: ForeseenOption): ChoiceCode {
  return choiceCode({ verb: `${isOwnTurn ? 'own' : 'others'} ${verb}`, key })
}

function anyPass(): ForeseenQuestion {
  const options = [{ key: PASS, label: say('plan-any.pass'), hasPlace: false }]
  return { verb: ANY_PASS, isOwnTurn: false, question: say('plan-any'), options }
}

function questionInWords(view: TableView, asked: Asked): Pick<ForeseenQuestion, 'question' | 'options'> {
  const { seat } = asked
  const prompt = view.game.words.prompt(asked, view.viewFor(seat), plainSpokenNames(view))
  const places = new Set(asked.offers.flatMap(({ key, place }) => (place === undefined ? [] : [key])))
  const options = choicesOf(view, asked, seat).map(({ key, bare }) => ({
    key,
    label: clip(bare, PLAN_LETTERS),
    hasPlace: places.has(key),
  }))
  return { question: clip(oneLine(plain(prompt)), PLAN_LETTERS), options }
}

/** A step that plans an option, as it begins: once, if the option is still offered. */
export function stepFor(
  { question, option }: Plannable,
  seat: Seat,
  terms: Partial<Pick<PlanStep, 'only' | 'otherwise'>> = {},
): PlanStep {
  return {
    verb: question.verb,
    key: option.key,
    question: question.question,
    label: option.label,
    turnOf: question.isOwnTurn ? seat : 'others',
    only: 'offered',
    otherwise: 'wait',
    repeats: false,
    ...terms,
  }
}

/** An option that can be planned, with its question: "Silverleaf – Where to?". */
export function textOfPlannable({ question, option }: Plannable): string {
  return say('plan-choice', { label: option.label, question: question.question })
}

/** Adds a step to a player's plan. Returns what to say of it. */
export async function addToPlan(context: Context, request: Request, table: string, step: PlanStep): Promise<string> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const steps = found.value.view.plan(found.value.seat)?.steps ?? []
  const done = await context.tables.plans.write(table, request.user, [...steps, step])
  return replyTo(done, say('plan-added', { label: step.label }))
}

/** A plan in words, a few lines for each step. */
export function planLines({ record }: TableView, seat: Seat, steps: readonly PlanStep[]): readonly string[] {
  const names = plainNames(record)
  return steps.map(({ question, label, turnOf, only, otherwise, repeats }, at) => {
    const whose = turnOf === seat ? 'own' : turnOf === 'others' ? 'others' : 'seat'
    const name = typeof turnOf === 'number' ? names(turnOf) : ''
    return [
      say('plan-step', { number: at + 1, question, label }),
      [
        say('plan-step-when', { whose, name, repeats: repeats ? 'yes' : 'no' }),
        say('plan-step-only', { only }),
        say('plan-step-otherwise', { otherwise: repeats ? 'ask' : otherwise }),
      ].join(' '),
    ].join('\n')
  })
}
