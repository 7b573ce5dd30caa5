import { onTestFailed } from 'vitest'
import {
  mayLearn,
  type Fact,
  type Play,
  type Question,
  type Rules,
  type Seat,
  type State,
  type Emitted,
} from '../../src/engine/index.ts'
import { Script, type Answers, type Asked, type Sitting } from './script.ts'

// A table for worked examples of any game: a position is set up, dice are laid ready, a rule is played with answers.

/** What came of a rule that was played. */
export interface Got<T, S, F extends Fact, Who extends string, C extends string> {
  /** What the rule returned, or by what it was cut short. */
  readonly result: T | C
  readonly state: S
  readonly facts: readonly F[]
  readonly asked: readonly Asked<Who>[]
  /** The facts of one kind. */
  of<K extends F['kind']>(kind: K): readonly Extract<F, { kind: K }>[]
  /** The facts of one kind that somebody may learn; `null` is the public. */
  heard<K extends F['kind']>(kind: K, who: Who | null): readonly Extract<F, { kind: K }>[]
  /** The keys offered the nth time that verb was asked; empty if it was not. */
  offered(verb: string, nth?: number): readonly string[]
}

/** What a result says where a signal cut the rule short, by the signal's name. */
export const CUTS = { GameEnds: 'game-ends', TurnEnds: 'turn-ends', SeatOut: 'seat-out' } as const
export type Cut = (typeof CUTS)[keyof typeof CUTS]

const MAX_PAUSES = 2000

/** A game lays out its example in a constructor of its own. */
export abstract class Table<
  S extends State & { readonly active: Seat },
  F extends Fact,
  Who extends string,
  C extends string,
> {
  /** The game as it is now. */
  abstract readonly state: S
  abstract readonly names: readonly Who[]
  protected abstract readonly rules: Rules<S>
  protected abstract readonly cuts: Readonly<Record<string, C>>
  private isStrict = false

  /** What is not in exactly one place. */
  protected abstract strays(): readonly string[]

  /** What the rules hold in hand. */
  protected held(): readonly string[] {
    return this.rules.inHand(this.state)
  }

  /** The next dice to fall. */
  dice(...values: number[]): this {
    this.state.rng.loaded?.dice.push(...values)
    return this
  }

  /** From now on a question without an answer is a mistake. */
  strict(): this {
    this.isStrict = true
    return this
  }

  seatOf(who: Who): Seat {
    const seat = this.names.indexOf(who)
    if (seat < 0) throw new Error(`nobody plays ${who}`)
    return seat
  }

  /** Plays a rule for somebody with these answers; questions without one get their default. */
  play<T, A extends unknown[]>(
    rule: (game: S, seat: Seat, ...more: A) => Play<T>,
    who: Who,
    answers: Answers<Who> = {},
    ...more: A
  ): Got<T, S, F, Who, C> {
    const seat = this.seatOf(who)
    return this.run(rule(this.state, seat, ...more), seat, answers)
  }

  /** Plays one or more whole turns of the table. */
  turns(answers: Answers<Who> = {}, count = 1): Got<void, S, F, Who, C> {
    const { state, rules } = this
    function* several(): Play {
      for (let turn = 0; turn < count && !rules.isOver(state); turn += 1) yield* rules.turn(state)
    }
    return this.run(several(), state.active, answers)
  }

  /**
   * However a rule was left: nothing is in hand but what an example began with, and everything is in exactly one place.
   * Throws with what is not.
   */
  checkEverythingIsSomewhere(begunWith: readonly string[] = []): void {
    const held = this.held().filter((one) => !begunWith.includes(one))
    if (held.length > 0) throw new Error(`still in hand: ${held.join(', ')}`)
    const wrong = this.strays()
    if (wrong.length > 0) throw new Error(`not in exactly one place: ${wrong.join(', ')}`)
  }

  /** Whether an answer waits until its key is offered: see `Sitting`. */
  protected waits(_verb: string): boolean {
    return false
  }

  /** The key for a question without an answer, if it is not its default. */
  protected silence({ verb, options }: Question): string | null {
    if (!this.isStrict) return null
    throw new Error(
      `no answer for ${verb}: ${options()
        .map(({ key }) => key)
        .join(' ')}`,
    )
  }

  private run<T>(play: Play<T>, seat: Seat, answers: Answers<Who>): Got<T, S, F, Who, C> {
    const tale = new Tale<F, Who>()
    const script = new Script(answers, this.sitting(seat))
    const begunWith = this.held()
    try {
      const result = this.drive(play, script, tale)
      const unused = script.unused()
      if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}`)
      this.checkEverythingIsSomewhere(begunWith)
      return this.got(result, tale)
    } catch (error) {
      if (error instanceof Error) error.message += `\n${tale.text}`
      throw error
    }
  }

  private drive<T>(play: Play<T>, script: Script<S, Who>, tale: Tale<F, Who>): T | C {
    try {
      let step = play.next(undefined as never)
      for (let pause = 0; !step.done; pause += 1) {
        if (pause > MAX_PAUSES) throw new Error('this never ends')
        tale.tell(this.state)
        const { reply, note } = script.reply(step.value)
        tale.ask(note)
        step = play.next(reply)
      }
      return step.value
    } catch (signal) {
      const cut = signal instanceof Error ? this.cuts[signal.name] : undefined
      if (cut === undefined) throw signal
      return cut
    } finally {
      tale.tell(this.state)
    }
  }

  private sitting(seat: Seat): Sitting<S, Who> {
    return {
      state: this.state,
      rules: this.rules,
      names: this.names,
      seat,
      seatOf: (who) => this.seatOf(who),
      waits: (verb) => this.waits(verb),
      silence: (question) => this.silence(question),
    }
  }

  private got<T>(result: T | C, { told, asked }: Tale<F, Who>): Got<T, S, F, Who, C> {
    const isMeant =
      <K extends F['kind']>(kind: K) =>
      (fact: F): fact is Extract<F, { kind: K }> =>
        fact.kind === kind
    const learned = (who: Who | null) =>
      told.filter((one) => mayLearn(one, who === null ? null : this.seatOf(who))).map(({ fact }) => fact)
    const facts = told.map(({ fact }) => fact)
    return {
      result,
      state: this.state,
      facts,
      asked,
      of: (kind) => facts.filter(isMeant(kind)),
      heard: (kind, who) => learned(who).filter(isMeant(kind)),
      offered: (verb, nth = 0) => asked.filter((one) => one.verb === verb)[nth]?.keys ?? [],
    }
  }
}

/** What happened and what was asked, in order; printed if the test fails. */
class Tale<F extends Fact, Who extends string> {
  readonly told: Emitted<F>[] = []
  readonly asked: Asked<Who>[] = []
  private readonly lines: string[] = []

  constructor() {
    try {
      onTestFailed(() => console.log(this.text))
    } catch {
      // Not inside a test: nothing to report to.
    }
  }

  get text(): string {
    return this.lines.join('\n')
  }

  /** Takes over what the rules have said. */
  tell(state: State): void {
    for (const one of state.emitted.splice(0) as Emitted<F>[]) {
      this.told.push(one)
      const { kind, ...rest } = one.fact
      this.lines.push(`  ${one.to === 'all' ? '' : `(to ${one.to.join()}) `}${kind} ${JSON.stringify(rest)}`)
    }
  }

  ask(note: Asked<Who>): void {
    this.asked.push(note)
    const keys = note.keys.map((key) => (key === note.picked ? `[${key}]` : key)).join(' ')
    this.lines.push(`? ${note.who} ${note.verb}: ${keys}`)
  }
}

/** A thing by its name or its kind: `sword` is any of `sword-1`, `sword-2`. */
export function isOf(thing: string, name: string): boolean {
  return thing === name || thing.replace(/-\d+$/, '') === name
}

/** Takes a thing out of a heap, by name or kind. Throws if none is left. */
export function takeFrom(heap: string[], name: string): string {
  const at = heap.findIndex((one) => isOf(one, name))
  if (at < 0) throw new Error(`no ${name} is left to hand out`)
  return heap.splice(at, 1)[0] as string
}

/** Only what an example says. */
export function said<T extends object>(from: T): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Partial<T>
}
