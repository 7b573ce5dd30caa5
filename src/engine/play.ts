import type { Json } from './json.ts'
import type { Seat, State } from './facts.ts'

/**
 * A rule that may pause for a player. Write it as a generator and call it with `yield*`: that is where the table
 * may wait. It returns what came of it.
 */
export type Play<T = void> = Generator<Asking, T, Resolved>

/** An option of a question, or an aside, by its verb and key: what somebody chooses. */
export interface Choice {
  readonly verb: string
  readonly key: string
}

/** What an option shows to the outside. */
export interface Offer {
  /** Short, stable and unique in its list: `road:h-1-2`. Never a position, never prose. */
  readonly key: string
  /** Plain data for whoever words or draws the option. */
  readonly args?: Json
  /** Where it lies on the board, if it does. */
  readonly place?: string
  /** Only the seat that is asked may know that this can be done. */
  readonly secret?: boolean
}

/** The names in what an option shows: strings among its data, then the parts of its key, the last first. */
export function namesIn({ key, args }: Offer): readonly string[] {
  const data = typeof args === 'object' && args !== null && !Array.isArray(args) ? Object.values(args) : []
  return [...data.filter((one) => typeof one === 'string'), ...key.split(':').reverse()]
}

/** What a rule says of an option beside its key. Whether it is secret follows from how its question is put. */
export interface Details extends Omit<Offer, 'key' | 'secret'> {
  readonly secret?: never
}

/** A legal option and what the rule gets when it is picked. */
export interface Option<T> extends Details {
  readonly key: string
  readonly value: T
}

/**
 * A cell of a form with a grid, and what it is set to; `null` empties it. Whoever may set a cell may set it to anything but
 * what it is: that is not offered.
 */
export interface Cell {
  readonly form: string
  /** Letters, digits and dashes, and so is the row. */
  readonly column: string
  readonly row: string
  readonly value: string | null
}

/**
 * Something that may be done beside the matter in hand, at any pause; afterwards the same question is asked again. That
 * it can be done, and was, is its seat's secret unless it is `open`; what comes of it may still be told to all.
 */
export interface Aside<S extends State = State> extends Omit<Offer, 'secret'> {
  readonly verb: string
  /** It is done in a form rather than picked from a list. */
  readonly cell?: Cell
  readonly open?: boolean
  run(state: S, seat: Seat): Play
  /** What it shows to the outside, worked out beforehand: for those of which there are many, always the same. */
  readonly offer?: AsideOffer
}

/** What an aside shows to the outside. */
export interface AsideOffer extends Offer {
  readonly verb: string
  readonly cell?: Cell
}

/** An aside as plain data. */
export function asideOffer({ run: _run, open = false, offer: _offer, ...shown }: Aside): AsideOffer {
  return { ...shown, secret: !open }
}

/** What a standing order answers, and which order says so (see `orders.ts`). */
export interface Ordered {
  readonly key: string
  readonly order: string
}

/** Makes a decision default to any of its options, each equally likely. */
export const ANY = Symbol('any option')

/** How a question is put. It is open to all, unless it is asked through `hidden` or `chooseHidden`. */
export interface QuestionOptions<T> {
  /** What is taken for a seat that does not answer: a key, a function that finds it, or `ANY`. The first if absent. */
  readonly default?: string | typeof ANY | ((options: readonly Option<T>[]) => string)
  /** Ask even if one option is legal: for questions whose silence would tell something private. */
  readonly always?: boolean
  /** What the public may see of the matter: two fighters, a running total. */
  readonly about?: Json
  /**
   * The key by which the seat's own standing order answers, if it is offered; the table gives it after a pause. A function
   * finds it anew at each look, with the order that says so: orders may change while the question is open.
   */
  readonly standing?: string | null | (() => Ordered | null)
  /**
   * A window: others wait for a word in the middle of a turn, so that it gets the short time of a reaction. Every other
   * question gets the time of a decision; whichever it is, the default is taken when it is up. What is decisive, private or
   * cannot be undone (a new character, what is kept and what is given up, what is written down) is never a reaction, and
   * neither is what nobody else knows to be asked.
   */
  readonly reaction?: boolean
  /** So many of the same kind are picked in a row, this one included: they may be picked at once. Of what is hidden, only the seat sees it. */
  readonly times?: number
  /** No flags: what is hidden goes through `hidden`. */
  readonly secret?: never
  readonly hidden?: never
}

/** What becomes public of a question about something hidden, because a rule says so. Nothing unless it is said. */
export interface Disclosure {
  /** Everybody may know that this seat is asked this: it follows from public facts. */
  readonly asked?: boolean
  /**
   * Everybody may know that the table waits for some of these seats, though not for which: a window, or two who make a deal.
   * The same for each who is asked, and until it is over. Nobody if absent.
   */
  readonly candidates?: readonly Seat[]
  /** Everybody may know that these can be picked: the keys follow from public facts. */
  readonly offers?: (option: Offer) => boolean
}

/** What of a question is open, if it touches something hidden. No rule can write it: `hidden` does. */
const OPENLY = Symbol('openly')

/** One seat's share of a pause. `options` is where legality is written, and the only place. */
export interface Question<T = unknown> extends QuestionOptions<T> {
  readonly seat: Seat
  /** `area.act`, unique in a game. */
  readonly verb: string
  readonly options: () => readonly Option<T>[]
  readonly [OPENLY]?: Required<Disclosure>
}

/** What a rule yields: questions to one or several seats, of which any one legal answer resumes it. */
export type Asking = readonly Question[]

/** What a rule gets back: an answer resolved to the option it picks, or to an aside to be carried out first. */
export type Resolved = { readonly seat: Seat; readonly option: Option<unknown> } | { readonly aside: () => Play }

/**
 * Asks one seat and returns the value of the option it picks. With a single legal option it is taken without asking,
 * unless `always` is set. Throws if nothing is legal: a decision without options is impossible.
 */
export function* choose<T>(
  seat: Seat,
  verb: string,
  options: () => readonly Option<T>[],
  manner: QuestionOptions<T> = {},
): Play<T> {
  return (yield* chooseAny([{ ...manner, seat, verb, options }])).value
}

/** How a question about something hidden is put: that it is asked even if one option is legal goes without saying. */
export type HiddenQuestionOptions<T> = Omit<QuestionOptions<T>, 'always'>
export type HiddenQuestion<T> = Omit<Question<T>, 'always' | typeof OPENLY>

/**
 * A question that touches something hidden: a hand, a face-down card, a note. It is put even if one option is legal, and
 * that it is put, what is offered, the answer and its undo are the seat's own affair, but for what is done `openly`.
 */
export function hidden<T>(
  question: HiddenQuestion<T>,
  { asked = false, candidates: among = [], offers = () => false }: Disclosure = {},
): Question<T> {
  return {
    ...question,
    // A standing order may be a getter, and change while the question is open.
    get standing() {
      return question.standing ?? null
    },
    always: true,
    [OPENLY]: { asked, candidates: among, offers },
  }
}

/** Asks one seat about something hidden (see `hidden`), and returns the value of the option it picks. */
export function* chooseHidden<T>(
  seat: Seat,
  verb: string,
  options: () => readonly Option<T>[],
  manner: HiddenQuestionOptions<T> = {},
  openly: Disclosure = {},
): Play<T> {
  return (yield* chooseAny([hidden({ ...manner, seat, verb, options }, openly)])).value
}

/** Whether the answer is its seat's own affair, even where all may know what is asked and what can be picked. */
export function isHidden(question: Question): boolean {
  return question[OPENLY] !== undefined
}

/** Whether nobody else may learn that this seat is asked: nor what, unless all know of it (see `askedAmong`). */
export function isSecret(question: Question): boolean {
  return question[OPENLY]?.asked === false
}

/** Among whom the table waits, as everybody knows, where nobody may know for which of them. */
export function candidatesOf(question: Question): readonly Seat[] {
  return question[OPENLY]?.candidates ?? []
}

/** What its seat's standing orders answer now; `null` for nothing, or for what is not among the options. */
export function standingAnswer({ standing = null }: Question, list: readonly Option<unknown>[]): Ordered | null {
  const ordered = typeof standing === 'function' ? standing() : standing === null ? null : { key: standing, order: '' }
  return ordered && list.some(({ key }) => key === ordered.key) ? ordered : null
}

/** The options of a question as they are shown; of a hidden one, each with whether it is its seat's secret. */
export function offersOf(question: Question, list: readonly Option<unknown>[]): readonly Offer[] {
  const openly = question[OPENLY]
  return list.map(({ value: _value, ...offer }) => (openly ? { ...offer, secret: !openly.offers(offer) } : offer))
}

/** The answer to a window that was open to several seats. */
export interface Picked<T> {
  readonly seat: Seat
  readonly verb: string
  readonly key: string
  readonly value: T
}

/** Opens a window: asks several seats at once; the first legal answer of any of them closes it. */
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
  if (!question) throw new Error('a window must ask somebody')
  if (another || question.always) return undefined
  const [option, second] = question.options()
  if (!option) throw new Error(`nothing is legal for seat ${question.seat} at ${question.verb}`)
  return second ? undefined : { seat: question.seat, verb: question.verb, key: option.key, value: option.value }
}

/** An option whose value is its own key. */
export function option<K extends string>(key: K, details?: Details): Option<K>
/** An option that gives the rule a value. */
export function option<T>(key: string, details: Details, value: T): Option<T>
export function option(key: string, details: Details = {}, value: unknown = key): Option<unknown> {
  return { ...details, key, value }
}

/** Options for a list of ids, each its own key and value. */
export function options<K extends string>(keys: readonly K[]): Option<K>[] {
  return keys.map((key) => ({ key, value: key }))
}

/** The numbers of the places that may be chosen, in the order of the offers: the menu and the picture share them. */
export function placeNumbers(offers: readonly { readonly place?: string }[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const { place } of offers) if (place !== undefined && !numbers.has(place)) numbers.set(place, numbers.size + 1)
  return numbers
}
