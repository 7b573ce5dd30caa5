import {
  LEAVE,
  offersOf,
  RETURN,
  type Aside,
  type Asking,
  type Offer,
  type Play,
  type Question,
  type Resolved,
  type Rules,
  standingAnswer,
  type Seat,
  type State,
} from '../../src/engine/index.ts'

// What the players of a worked example answer, and how an answer is found for a question.

/** One answer: verb and key, and who gives it where that is not plain. */
export type Answer<Who extends string = string> = readonly [verb: string, key: string, who?: Who]

/**
 * Answers by verb (a list is used up in order, a single key as often as it is asked), or all in order. `leave` and
 * `return` are verbs too.
 */
export type Answers<Who extends string = string> =
  Readonly<Record<string, string | readonly string[]>> | readonly Answer<Who>[]

/** What was asked or done beside the matter in hand, and what came of it. */
export interface Asked<Who extends string = string> {
  readonly who: Who
  readonly verb: string
  readonly keys: readonly string[]
  /** What the question shows to those who are not asked. */
  readonly publicKeys: readonly string[]
  /** What is taken for a player who does not answer; empty for an aside. */
  readonly default: string
  readonly standing: string | null
  readonly picked: string
  /** The number of picks in a row; absent for a single one. */
  readonly times?: number
}

/** What a script must know of the table it is played at. */
export interface Sitting<S extends State, Who extends string> {
  readonly state: S
  readonly rules: Rules<S>
  /** Who sits where, in seat order. */
  readonly names: readonly Who[]
  /** Who answers where nothing is said. */
  readonly seat: Seat
  seatOf(who: Who): Seat
  /** Whether an answer waits until its key is offered. If not, a key that is not offered is a mistake. */
  waits(verb: string): boolean
  /** The key for a question without an answer; `null` for its own default. Throws if every question must have one. */
  silence(question: Question): string | null
}

interface ByVerb {
  readonly keys: string[]
  /** The key for every time the verb is asked. */
  readonly always: string | null
  isUsed: boolean
}

/** An answer for the rules, and what is noted of it. */
export interface Given<Who extends string> {
  readonly reply: Resolved
  readonly note: Asked<Who>
}

export class Script<S extends State, Who extends string> {
  private readonly list: Answer<Who>[]
  private readonly byVerb: ReadonlyMap<string, ByVerb>
  private readonly at: Sitting<S, Who>

  constructor(answers: Answers<Who>, at: Sitting<S, Who>) {
    this.list = isList(answers) ? [...answers] : []
    this.byVerb = new Map(isList(answers) ? [] : Object.entries(answers).map(([verb, keys]) => [verb, byVerb(keys)]))
    this.at = at
  }

  /** The answer to a pause: the next of the list, else the one of its verb, else the default. */
  reply(asking: Asking): Given<Who> {
    return this.listed(asking) ?? this.named(asking) ?? this.byDefault(asking)
  }

  /** Answers to what was never asked. */
  unused(): string[] {
    const verbs = [...this.byVerb].filter(([, { keys, always, isUsed }]) =>
      always === null ? keys.length > 0 : !isUsed,
    )
    return [...this.list.map(([verb, key]) => `${verb} ${key}`), ...verbs.map(([verb]) => verb)]
  }

  private listed(asking: Asking): Given<Who> | null {
    const [next] = this.list
    if (!next) return null
    const [verb, key, who] = next
    const meant = asking.filter((one) => one.verb === verb && (who === undefined || one.seat === this.at.seatOf(who)))
    const question = meant.find((one) => offers(one, key)) ?? (this.at.waits(verb) ? undefined : meant[0])
    const given = question ? this.pick(question, key) : this.beside(verb, key, who)
    if (given) this.list.shift()
    return given
  }

  private named(asking: Asking): Given<Who> | null {
    for (const question of asking) {
      const answer = this.byVerb.get(question.verb)
      const key = answer?.keys[0] ?? answer?.always
      if (!answer || key == null) continue
      if (this.at.waits(question.verb) && !offers(question, key)) continue
      answer.keys.shift()
      answer.isUsed = true
      return this.pick(question, key)
    }
    return null
  }

  private byDefault([question]: Asking): Given<Who> {
    if (!question) throw new Error('a pause that asks nobody')
    return this.pick(question, this.at.silence(question) ?? defaultOf(question))
  }

  /** Leaving, coming back, or an aside. */
  private beside(verb: string, key: string, who: Who | undefined): Given<Who> | null {
    const { rules, state } = this.at
    const seat = who === undefined ? this.at.seat : this.at.seatOf(who)
    if (verb === LEAVE) return this.aside(seat, verb, '', [], () => rules.leave(state, seat))
    const back: Play | null = verb === RETURN ? (rules.comeBack?.(state, seat) ?? null) : null
    if (back) return this.aside(seat, verb, '', [], () => back)
    const list = (rules.asides?.(state, seat) ?? []).filter((one) => one.verb === verb)
    const aside = list.find((one) => one.key === key)
    return aside ? this.aside(seat, verb, key, list, () => aside.run(state, seat)) : null
  }

  private aside(seat: Seat, verb: string, key: string, list: readonly Aside[], run: () => Play): Given<Who> {
    return { reply: { aside: run }, note: this.note({ seat, verb }, list, '', key, null) }
  }

  private pick(question: Question, key: string): Given<Who> {
    const { seat, verb } = question
    const list = question.options()
    const option = list.find((one) => one.key === key)
    if (!option) throw new Error(`${key} is not offered at ${verb}: ${keysOf(list).join(' ')}`)
    const standing = standingAnswer(question, list)?.key ?? null
    const note = this.note(question, offersOf(question, list), defaultOf(question), key, standing)
    return { reply: { seat, option }, note }
  }

  private note(
    { seat, verb, times = 1 }: Pick<Question, 'seat' | 'verb' | 'times'>,
    list: readonly Offer[],
    fallback: string,
    picked: string,
    standing: string | null,
  ): Asked<Who> {
    const publicKeys = keysOf(list.filter(({ secret }) => !secret))
    return {
      who: this.at.names[seat] as Who,
      verb,
      keys: keysOf(list),
      publicKeys,
      default: fallback,
      standing,
      picked,
      ...(times > 1 && { times }),
    }
  }
}

function byVerb(keys: string | readonly string[]): ByVerb {
  return typeof keys === 'string'
    ? { keys: [], always: keys, isUsed: false }
    : { keys: [...keys], always: null, isUsed: false }
}

/** What is taken where nobody answers; the first of all where any would do. */
function defaultOf({ options, default: fallback, verb }: Question): string {
  const list = options()
  const key = typeof fallback === 'function' ? fallback(list) : fallback
  const first = typeof key === 'string' ? key : list[0]?.key
  if (first === undefined) throw new Error(`${verb} offers nothing`)
  return first
}

function offers(question: Question, key: string): boolean {
  return question.options().some((one) => one.key === key)
}

function keysOf(list: readonly Offer[]): string[] {
  return list.map(({ key }) => key)
}

function isList<Who extends string>(answers: Answers<Who>): answers is readonly Answer<Who>[] {
  return Array.isArray(answers)
}
