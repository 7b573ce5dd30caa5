import type { Json } from './kit/json.ts'
import type { Seat, State } from './facts.ts'

/**
 * A rule that may pause for a player. Write it as a generator and call it with `yield*`: the table may wait at any of
 * these calls. It returns the outcome of the rule.
 */
export type Play<T = void> = Generator<Asking, T, Resolved>

/** The verb and key of an option or an aside: a player's choice. */
export interface Choice {
  readonly verb: string
  readonly key: string
}

/** The public part of an option. */
export interface Offer {
  /** Short, stable and unique in its list: `road:h-1-2`. Never a position, never prose. */
  readonly key: string
  /** Plain data for code that words or draws the option. */
  readonly args?: Json
  /** The place on the board, if it has one. */
  readonly place?: string
  /** Only the asked seat may know of this option. Absent at questions that are not hidden: their answers are public. */
  readonly secret?: boolean
}

/** The names in an offer: strings in its data, then the parts of its key, last part first. */
export function namesIn({ key, args }: Offer): readonly string[] {
  const data = typeof args === 'object' && args !== null && !Array.isArray(args) ? Object.values(args) : []
  return [...data.filter((one) => typeof one === 'string'), ...key.split(':').reverse()]
}

/** What a rule may add to an option's key. Secrecy follows from how the rule asks the question. */
export interface Details extends Omit<Offer, 'key' | 'secret'> {
  readonly secret?: never
}

/** A legal option, and the value that the rule receives if a player picks it. */
export interface Option<T> extends Details {
  readonly key: string
  readonly value: T
}

/**
 * A cell of a form with a grid, and its new value; `null` empties it. Every value except the current one is offered.
 */
export interface Cell {
  readonly form: string
  /** Like the row, only letters, digits and dashes. */
  readonly column: string
  readonly row: string
  readonly value: string | null
}

/**
 * Something a seat may do at any pause, beside the open question; afterwards the question is asked again. Unless the
 * aside is `open`, only the seat may know that it is possible and that it was taken. Its effects may still be public.
 */
export interface Aside<S extends State = State> extends Omit<Offer, 'secret'> {
  readonly verb: string
  /** The aside sets a cell of a form and is not listed. */
  readonly cell?: Cell
  readonly open?: boolean
  run(state: S, seat: Seat): Play
  /** Its precomputed offer, for asides that are many and never change. */
  readonly offer?: AsideOffer
}

/** The public part of an aside. */
export interface AsideOffer extends Offer {
  readonly verb: string
  readonly cell?: Cell
}

/** The public part of an aside, as plain data. */
export function asideOffer({ run: _run, open = false, offer: _offer, ...shown }: Aside): AsideOffer {
  return { ...shown, secret: !open }
}

/** The answer of a standing order, and the order that gives it (see `orders.ts`). */
export interface Ordered {
  readonly key: string
  readonly order: string
}

/** A default that picks any of the options with equal probability. */
export const ANY = Symbol('any option')

/** How a question is put. A question is public unless it is asked through `hidden` or `chooseHidden`. */
export interface QuestionOptions<T> {
  /**
   * The answer for a seat that does not answer: a key, a function that finds it, or `ANY`. Without it, the first
   * option.
   */
  readonly default?: string | typeof ANY | ((options: readonly Option<T>[]) => string)
  /** Ask even if only one option is legal, for questions whose absence would reveal something private. */
  readonly always?: boolean
  /** Public context of the question: two fighters, a running total. */
  readonly about?: Json
  /**
   * The key that the seat's own standing order answers with, if it is offered; the table gives it after a pause. A
   * function is evaluated at each look, because orders may change while the question is open.
   */
  readonly standing?: string | null | (() => Ordered | null)
  /**
   * A window: others wait for a reaction in the middle of a turn, so it gets the short time of a reaction. Every other
   * question gets the time of a decision. When the time is up, the default is taken. Decisive, private or irreversible
   * questions (a new character, what to keep or give up, what to write down) are never reactions, and neither are
   * questions that no other seat knows of.
   */
  readonly reaction?: boolean
  /**
   * Everyone may know that the seat has nothing else of use to answer, whatever it has in secret. Its standing answer
   * is given at once, so nobody waits for it, and the seat need not be among the candidates.
   */
  readonly formality?: boolean
  /**
   * Everyone may know that standing orders often answer this, as by the orders that everybody begins with. For as long
   * as an order takes, nobody is asked in public.
   */
  readonly fleeting?: boolean
  /**
   * This and the following questions, this many in total, pick options of the same kind, so a player may answer them at
   * once. For a hidden question only its seat sees the number.
   */
  readonly times?: number
  /** No flags: hidden questions go through `hidden`. */
  readonly secret?: never
  readonly hidden?: never
}

/** What a rule makes public of a question about something hidden. By default nothing is. */
export interface Disclosure {
  /** Everyone may know that this seat is asked this question, because it follows from public facts. */
  readonly asked?: boolean
  /**
   * Everyone may know that the table waits for some of these seats, but not for which: a window, or two seats making a
   * deal. The list must be the same for all asked seats until the window closes. By default no candidates are public.
   */
  readonly candidates?: readonly Seat[]
  /** Everyone may know that these options exist, because their keys follow from public facts. */
  readonly offers?: (option: Offer) => boolean
}

/** The disclosure of a hidden question. The symbol is not exported, so only `hidden` can set it. */
const DISCLOSURE = Symbol('disclosure')

/** One seat's share of a pause. `options` is the only place that defines legality. */
export interface Question<T = unknown> extends QuestionOptions<T> {
  readonly seat: Seat
  /** `area.act`, unique in a game. */
  readonly verb: string
  readonly options: () => readonly Option<T>[]
  readonly [DISCLOSURE]?: Required<Disclosure>
}

/** What a rule yields: questions to one or several seats. Any one legal answer resumes the rule. */
export type Asking = readonly Question[]

/** What a rule receives: the option picked, or an aside to carry out first. */
export type Resolved = { readonly seat: Seat; readonly option: Option<unknown> } | { readonly aside: () => Play }

/**
 * Asks one seat and returns the value of the option it picks. A single legal option is taken without asking, unless
 * `always` is set. Throws if no option is legal: a decision without options is impossible.
 */
export function* choose<T>(
  seat: Seat,
  verb: string,
  legal: () => readonly Option<T>[],
  details: QuestionOptions<T> = {},
): Play<T> {
  return (yield* chooseAny([{ ...details, seat, verb, options: legal }])).value
}

/** How a hidden question is put. It is always asked, even if only one option is legal. */
export type HiddenQuestionOptions<T> = Omit<QuestionOptions<T>, 'always'>
export type HiddenQuestion<T> = Omit<Question<T>, 'always' | typeof DISCLOSURE>

/**
 * A question about something hidden: a hand, a face-down card, a note. It is asked even if only one option is legal.
 * Everything about it is private to its seat, except what the disclosure makes public: the question itself, its
 * options, the answer and its undo.
 */
export function hidden<T>(
  question: HiddenQuestion<T>,
  { asked = false, candidates = [], offers = () => false }: Disclosure = {},
): Question<T> {
  return {
    ...question,
    // A getter, because a standing order may change while the question is open.
    get standing() {
      return question.standing ?? null
    },
    always: true,
    [DISCLOSURE]: { asked, candidates, offers },
  }
}

/** Asks one seat a hidden question (see `hidden`), and returns the value of the option it picks. */
export function* chooseHidden<T>(
  seat: Seat,
  verb: string,
  legal: () => readonly Option<T>[],
  details: HiddenQuestionOptions<T> = {},
  disclosure: Disclosure = {},
): Play<T> {
  return (yield* chooseAny([hidden({ ...details, seat, verb, options: legal }, disclosure)])).value
}

/** Whether the answer is private, even if the question and its options are public. */
export function isHidden(question: Question): boolean {
  return question[DISCLOSURE] !== undefined
}

/** The key by which a seat lets something be, in every game that asks several. */
export const PASS = 'pass'

/** Whether only this seat may know that it is asked. With `candidates`, others know the question but not the seat. */
export function isSecret(question: Question): boolean {
  return question[DISCLOSURE]?.asked === false
}

/** The public list of seats that the table may be waiting for, if it is secret which of them it is. */
export function candidatesOf(question: Question): readonly Seat[] {
  return question[DISCLOSURE]?.candidates ?? []
}

/** The current answer of the seat's standing orders; `null` if there is none or it is not among the options. */
export function standingAnswer({ standing = null }: Question, list: readonly Option<unknown>[]): Ordered | null {
  const ordered = typeof standing === 'function' ? standing() : standing === null ? null : { key: standing, order: '' }
  return ordered && list.some(({ key }) => key === ordered.key) ? ordered : null
}

/** The offers of a question. Those of a hidden question are marked as secret where they are not disclosed. */
export function offersOf(question: Question, list: readonly Option<unknown>[]): readonly Offer[] {
  const disclosure = question[DISCLOSURE]
  return list.map(({ value: _value, ...offer }) =>
    disclosure ? { ...offer, secret: !disclosure.offers(offer) } : offer,
  )
}

/** The answer to a window open to several seats. */
export interface Picked<T> {
  readonly seat: Seat
  readonly verb: string
  readonly key: string
  readonly value: T
}

/** Opens a window: asks several seats at once. The first legal answer closes it. */
export function* chooseAny<T>(questions: readonly Question<T>[]): Play<Picked<T>> {
  for (;;) {
    const alone = onlyChoice(questions)
    if (alone) return alone
    const resolved = yield questions as Asking
    if ('aside' in resolved) {
      yield* resolved.aside()
      continue
    }
    const { seat, option } = resolved
    const question = questions.find((one) => one.seat === seat)
    if (!question) throw new Error(`seat ${seat} was not asked`)
    return { seat, verb: question.verb, key: option.key, value: option.value as T }
  }
}

function onlyChoice<T>(questions: readonly Question<T>[]): Picked<T> | undefined {
  const [question, another] = questions
  if (!question) throw new Error('a window needs at least one question')
  if (another || question.always) return undefined
  const list = question.options()
  LISTED.set(question, list)
  const [option, second] = list
  if (!option) throw new Error(`no legal option for seat ${question.seat} at ${question.verb}`)
  return second ? undefined : { seat: question.seat, verb: question.verb, key: option.key, value: option.value }
}

/** Options listed just before their question was asked. */
const LISTED = new WeakMap<object, readonly Option<unknown>[]>()

/** The options of a question asked just now, if they were listed to see whether there is a choice. Only once. */
export function takeListed(question: Question): readonly Option<unknown>[] | undefined {
  const list = LISTED.get(question)
  LISTED.delete(question)
  return list
}

/** An option whose value is its own key. */
export function option<K extends string>(key: K, details?: Details): Option<K>
/** An option with a separate value for the rule. */
export function option<T>(key: string, details: Details, value: T): Option<T>
export function option(key: string, details?: Details, value: unknown = key): Option<unknown> {
  return details ? { ...details, key, value } : { key, value }
}

/** Options for a list of ids, each its own key and value. */
export function options<K extends string>(keys: readonly K[]): Option<K>[] {
  return keys.map((key) => ({ key, value: key }))
}

/** Numbers the places of the offers in their order, so that the menu and the picture use the same numbers. */
export function placeNumbers(offers: readonly { readonly place?: string }[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const { place } of offers) if (place !== undefined && !numbers.has(place)) numbers.set(place, numbers.size + 1)
  return numbers
}
