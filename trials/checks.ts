import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { altOfScene } from '../src/discord/table/telling/scenes.ts'
import { seatsIn } from './choosers.ts'
import type { Lure } from './lures.ts'
import { fail, plain, same } from './sameness.ts'
import { writeSaved, type SavedGame } from './saved.ts'
import { checkWaiting, type Weights } from './waiting.ts'
import { viewersOf, Worlds } from './worlds.ts'
import {
  ACTS,
  rngFrom,
  MAX_DRAMA_LINE,
  MAX_DRAMA_TITLE,
  effectiveEntries,
  LEAVE,
  ORDER,
  playout,
  questionMark,
  rebuild,
  undoable,
  type Answer,
  type Asked,
  type AsideOffer,
  type Chooser,
  type Entry,
  type Fact,
  type Game,
  type Outcome,
  type Rules,
  type Run,
  type Seat,
  type Setup,
  type Snapshot,
  type State,
  type Step,
  type Emitted,
} from '../src/engine/index.ts'

export { firstDifference } from './sameness.ts'

// Properties of every game at every step, checked from outside. Each game supplies the parts that only it can know.

export interface GameParts<S extends State> {
  /** Throws if something is lost, duplicated or out of range. */
  conserved?(state: S): void
  /**
   * Everything that chance or choice gave a seat before the first turn, by kind: a character, a place in the order;
   * `null` until it is known.
   */
  dealtTo?(state: S, seat: Seat): Readonly<Record<string, string>> | null
  /** The seat and the kind of the current turn, which statistics count separately. */
  turnNow?(state: S): { readonly seat: Seat; readonly kind: string }
  readonly verbs?: Weights
  /**
   * Components that a fact shows or an answer uses without naming them: the road of a move, the ability of a character.
   */
  shownBy?(fact: Fact, state: S): readonly string[]
  usedBy?(answer: Answer, state: S): readonly string[]
  /** How near positions are to rare things, by the name of a verb, fact or component. */
  readonly lures?: Readonly<Record<string, Lure<S>>>
}

export interface CheckOptions {
  /** The costly checks run once in this many steps. */
  readonly every?: number
}

/** The maximum length of a verb and a key. The id of a button also holds the table and the question's mark. */
export const LONGEST_CHOICE = 70
export const LONGEST_LABEL = 80
export const LONGEST_HINT = 100
export const LONGEST_PICTURE = 1000
/** Maximum lengths in a form: a field's name, its description, and a choice. */
export const LONGEST_TITLE = 45

/** Plays a game to its end, or for a number of answers, and checks everything on the way. Returns the run. */
export function playChecked<S extends State, V, F extends Fact>(
  game: Game<S, V, F>,
  setup: Setup,
  chooser: Chooser<S, V>,
  parts: GameParts<S> = {},
  { limit = 400, ...options }: CheckOptions & { readonly limit?: number } = {},
): { run: Run<S, V>; answers: number; checks: Checks<S, V, F> } {
  const checks = new Checks(game, setup, parts, options)
  try {
    const steps: ReturnType<typeof playout<S, V>> = playout(game.rules, setup, chooser, limit, 0)
    let next = steps.next()
    for (; !next.done; next = steps.next()) checks.checkAll(next.value)
    const { run, answers, outcome } = next.value
    checks.checkLast(run, outcome)
    return { run, answers, checks }
  } catch (error) {
    throw checks.withReproduction(error)
  }
}

const topics = new WeakMap<object, ReadonlySet<string>>()

/** The ids of all reference entries. */
function topicsOf(words: Pick<Game['words'], 'reference'>): ReadonlySet<string> {
  const known = topics.get(words) ?? new Set((words.reference?.() ?? []).map(({ id }) => id))
  topics.set(words, known)
  return known
}

/** The checks of one playout. Pass it every step, in order. */
export class Checks<S extends State, V, F extends Fact> {
  private readonly game: Game<S, V, F>
  private readonly setup: Setup
  private readonly parts: GameParts<S>
  private readonly every: number
  private readonly snapshots: Snapshot[] = []
  private readonly entries: Entry[] = []
  /** The state before the last answer, and that answer. */
  private before:
    { state: string; asked: readonly Asked[]; answer: Answer; drawn: number; uncovered: number } | undefined
  /** A copy loaded from storage that receives the same answers as the game itself. */
  private twin: Run<S, V> | undefined
  private readonly worlds: Worlds<S, V>
  /** The reference ids, once they are known. */
  private known: ReadonlySet<string> | undefined
  private steps = 0

  constructor(game: Game<S, V, F>, setup: Setup, parts: GameParts<S> = {}, { every = 7 }: CheckOptions = {}) {
    this.game = game
    this.setup = setup
    this.parts = parts
    this.every = every
    this.worlds = new Worlds(game.rules, setup, (state) => parts.conserved?.(state))
  }

  /** Everything that must hold at a pause of a playout that takes snapshots. */
  readonly checkAll = ({ run, answer, outcome }: Step<S, V>): void => {
    this.keep(run, outcome)
    if (run.asked.length === 0) fail('nobody is asked, and the game is not over')
    for (const asked of run.asked) this.checkAsked(run, asked)
    checkWaiting(run, this.parts.verbs)
    if (new Set(run.asked.map((one) => one.seat)).size !== run.asked.length) fail('a seat is asked twice at once')
    this.checkState(run)
    this.checkFacts(outcome.emitted)
    this.checkViews(run)
    this.checkRefusals(run)
    if (this.steps % this.every === 0) {
      this.checkThaw(run)
      this.checkAsides(run)
      this.checkOrders(run)
      this.checkComputer(run)
      this.worlds.check(run, this.stored, [answer.seat, this.inTurn()], answer)
      this.worlds.checkKnowledgeAlone(JSON.stringify(run.state), `known:${this.setup.seed}:${this.steps}`)
    }
    this.worlds.before(run, answer)
    this.steps += 1
    this.remember(run, answer)
  }

  /** Everything that must hold at the end of a playout, whether or not the game is over. */
  checkLast(run: Run<S, V>, outcome: Outcome): void {
    this.keep(run, outcome)
    this.checkState(run)
    this.checkFacts(outcome.emitted)
    this.checkThaw(run)
    this.worlds.checkLast()
    if (!run.isOver) return
    const standings = run.rules.standings(run.state)
    if (standings.length !== this.setup.seats) fail(`${standings.length} standings for ${this.setup.seats} seats`)
    if (new Set(standings.map((one) => one.seat)).size !== standings.length) fail('a seat stands twice in the result')
    const ranks = standings.map((one) => one.rank)
    if (ranks[0] !== 1 || ranks.some((rank, at) => rank < (ranks[at - 1] ?? 1)))
      fail(`ranks out of order: ${ranks.join()}`)
    const viewed = run.rules.view(run.state, null)
    for (const line of this.game.words.outcome(viewed, nameOf)) prose(line, 'a line of the outcome')
    const late: Answer = { seat: 0, verb: 'any', key: 'any' }
    if (run.refusal(late) !== 'over') fail('an answer after the end was not refused')
  }

  /** The error, with a command that reproduces it. */
  withReproduction(error: unknown): Error {
    return withReproduction(error, this.saved, this.setup)
  }

  /** The playout so far as a saved game. */
  get saved(): SavedGame {
    const { id } = this.game.rules
    return {
      game: id,
      snapshots: this.snapshots,
      entries: this.entries,
      answer: this.before?.answer,
      about: this.setup,
    }
  }

  private keep(run: Run<S, V>, outcome: Outcome): void {
    const seq = this.before ? this.entries.length + 1 : 0
    if (this.before) {
      this.entries.push({ kind: 'answer', seq, answer: this.before.answer, sealed: outcome.irreversible })
      this.checkSealed(run, outcome)
    }
    if (outcome.snapshot !== undefined) {
      this.snapshots.push({ seq, version: this.game.rules.version, state: outcome.snapshot })
      checkRest(this.game, outcome.snapshot, this.parts)
      if (this.steps % this.every === 0) this.worlds.checkRest(outcome.snapshot, `rest:${this.setup.seed}:${seq}`)
    } else if (seq === 0) fail('no snapshot was kept at the beginning')
    this.checkTwins(run, outcome)
    this.checkUndo()
    this.before = undefined
  }

  private remember(run: Run<S, V>, answer: Answer): void {
    const { drawn } = run.state.rng
    this.before = { state: JSON.stringify(run.state), asked: run.asked, answer, drawn, uncovered: run.state.revealed }
  }

  private checkAsked(run: Run<S, V>, asked: Asked): void {
    const { seat, verb, offers } = asked
    const what = `${verb} of seat ${seat}`
    if (!run.rules.isIn(run.state, seat)) fail(`${what}: the seat has left the game`)
    if (!/^[a-z][a-z-]*\.[a-z][a-z-]*$/.test(verb)) fail(`${what}: a verb is written area.act`)
    if (offers.length === 0) fail(`${what}: nothing is offered`)
    if (asked.default !== null && !offers.some((one) => one.key === asked.default)) {
      fail(`${what}: the default ${asked.default} is not offered`)
    }
    plain(asked, what)
    const view = run.rules.view(run.state, seat)
    prose(this.game.words.prompt(asked, view, nameOf), `the prompt of ${what}`)
    const asides = run.asidesOf(seat)
    plain(asides, `the asides of seat ${seat}`)
    const choices = [...offers.map((offer) => ({ verb, ...offer })), ...asides]
    const ids = choices.map((one) => `${one.verb} ${one.key}`)
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice !== undefined) fail(`${what}: ${twice} is offered twice`)
    for (const choice of choices) this.checkChoice(choice, view)
  }

  /** Standing orders have words and can be given, and their answers can be cited. */
  private checkOrders(run: Run<S, V>): void {
    for (const seat of seatsIn(run)) {
      const orders = run.ordersOf(seat)
      plain(orders, `the orders of seat ${seat}`)
      for (const { id, kind, values, usual, value } of orders) {
        const what = `the order ${id}`
        const { title, hint, label } = this.game.words.order?.(id) ?? fail(`${what} has no words`)
        prose(title, `the title of ${what}`, LONGEST_TITLE)
        prose(hint, `the hint of ${what}`, LONGEST_HINT)
        for (const one of values) prose(label(one), `${one} of ${what}`, LONGEST_LABEL)
        if (!values.includes(value) || !values.includes(usual)) fail(`${what} is ${value}, usually ${usual}`)
        if (kind === 'switch' && values.join() !== 'on,off') fail(`${what} is a switch of ${values.join()}`)
        for (const one of values.filter((other) => other !== value)) {
          const why = run.refusal({ seat, verb: ORDER, key: `${id}=${one}` })
          if (why !== null) fail(`${what} cannot be set to ${one}: ${why}`)
        }
      }
      this.checkCited(run, seat)
    }
  }

  private checkCited(run: Run<S, V>, seat: Seat): void {
    const followed = run.followedBy(seat)
    const order = run.askedOf(seat)?.order ?? null
    if (order !== (followed?.order ?? null)) fail(`${order} answers, and is no order of seat ${seat}`)
    if (!followed) return
    const line = this.game.words.order?.(followed.order).followed(followed.value, followed.key) ?? ''
    prose(line, `what is said when ${order} is followed`)
  }

  private checkChoice(choice: AsideOffer, view: V): void {
    const { verb, key } = choice
    const what = `${verb} ${key}`
    if (!/^[^\s|]+$/.test(key)) fail(`${what}: a key is short and without spaces`)
    if (verb.length + key.length > LONGEST_CHOICE) fail(`${what}: longer than ${LONGEST_CHOICE} characters`)
    const { label, hint } = this.game.words.label(verb, choice, view, nameOf)
    prose(label, `the label of ${what}`, LONGEST_LABEL)
    if (hint !== undefined) prose(hint, `the hint of ${what}`, LONGEST_HINT)
    const act = this.game.words.act(verb, key)
    if (!ACTS.includes(act)) fail(`${what}: no command is called ${act}`)
  }

  /** The asides of seats without a question. */
  private checkAsides(run: Run<S, V>): void {
    for (const seat of seatsIn(run)) {
      const view = run.rules.view(run.state, seat)
      for (const aside of run.asidesOf(seat)) this.checkChoice(aside, view)
    }
  }

  private checkState(run: Run<S, V>): void {
    if (this.steps % this.every === 0) plain(run.state, 'the state')
    this.parts.conserved?.(run.state)
    if (run.state.emitted.length > 0) fail('the state keeps facts that were handed on')
  }

  private checkFacts(told: readonly Emitted[]): void {
    for (const { fact, to } of told) {
      plain(fact, `the fact ${fact.kind}`)
      if (to !== 'all' && to.some((seat) => !(seat >= 0 && seat < this.setup.seats)))
        fail(`${fact.kind}: told to ${to.join()}`)
      const line = this.game.words.fact(fact as F, nameOf)
      if (line !== null) prose(line, `the words of ${fact.kind}`)
      for (const part of this.game.words.why(fact as F, nameOf)) prose(part, `how ${fact.kind} came about`)
    }
    this.checkDramas(told)
  }

  /** Scenes consist of plain words, made from public facts, about existing reference entries. */
  private checkDramas(told: readonly Emitted[]): void {
    const happened = told.flatMap(({ fact, to }) => (to === 'all' ? [{ fact: fact as F, names: nameOf }] : []))
    for (const drama of this.game.words.dramas?.(happened) ?? []) {
      const { kind, title, lines, about, sides = [] } = drama
      const what = `the scene of a ${kind}`
      prose(title, what, MAX_DRAMA_TITLE)
      for (const line of lines) prose(line, what, MAX_DRAMA_LINE)
      prose(altOfScene(drama, {}), `${what} in words`, LONGEST_PICTURE)
      if (altOfScene(drama, {}).includes('**')) fail(`${what} is not plain: ${title}`)
      for (const id of [about, ...sides.map(({ topic }) => topic)]) {
        if (id !== undefined && !this.topics().has(id)) fail(`${what} is about ${id}, which nobody can look up`)
      }
      if (kind === 'face' && about === undefined) fail(`${what} is about nothing: ${title}`)
    }
  }

  private topics(): ReadonlySet<string> {
    return (this.known ??= new Set((this.game.words.reference?.() ?? []).map(({ id }) => id)))
  }

  private checkViews(run: Run<S, V>): void {
    const { words, rules } = this.game
    const everybody = viewersOf(this.setup.seats)
    const isThorough = this.steps % this.every === 0
    for (const { offers } of run.asked) {
      for (const offer of offers) {
        const id = words.offered?.(offer) ?? null
        if (id !== null && !topicsOf(words).has(id)) fail(`what is offered cannot be looked up: ${id}`)
      }
    }
    const viewers = isThorough ? everybody : [everybody[this.steps % everybody.length] ?? null]
    for (const viewer of viewers) {
      const view = rules.view(run.state, viewer)
      plain(view, `the view of ${viewer ?? 'the public'}`)
      prose(words.headline(view, nameOf), 'the headline')
      for (const line of words.scene(view, nameOf)) prose(line, 'a line of the scene')
      prose(words.picture(view, nameOf), 'the picture in words', LONGEST_PICTURE)
      const held = words.held?.(view) ?? []
      if (viewer === null && held.length > 0) fail(`nobody holds ${held.join(', ')}`)
      for (const id of held) if (!topicsOf(words).has(id)) fail(`what is held cannot be looked up: ${id}`)
      const passages = [...words.overview(view, nameOf), ...(viewer === null ? [] : words.hand(view, nameOf))]
      for (const { heading, lines } of passages) {
        prose(heading, 'a heading')
        for (const line of lines) if (typeof line !== 'string') fail(`a line under ${heading} is no text`)
      }
    }
  }

  private checkRefusals(run: Run<S, V>): void {
    const [asked] = run.asked
    if (!asked) return
    const state = JSON.stringify(run.state)
    const wrong: Answer[] = [
      { seat: asked.seat, verb: asked.verb, key: 'no such key' },
      { seat: asked.seat, verb: 'no.such-verb', key: asked.offers[0]?.key ?? '' },
      { seat: this.setup.seats, verb: asked.verb, key: asked.offers[0]?.key ?? '' },
      { seat: this.setup.seats, verb: LEAVE, key: LEAVE },
      ...notAsked(run, this.setup.seats).map((seat) => ({ ...asked, seat, key: asked.offers[0]?.key ?? '' })),
    ]
    for (const { seat, verb, key } of wrong) {
      if (typeof run.submit({ seat, verb, key }) !== 'string') fail(`seat ${seat} could answer ${verb} ${key}`)
    }
    if (JSON.stringify(run.state) !== state) fail('a refused answer changed the state')
  }

  /** A copy loaded from storage is in the same state as the game, and continues identically. */
  private checkThaw(run: Run<S, V>): void {
    const { run: twin, lost } = rebuild(this.game.rules, this.snapshots, this.entries)
    if (lost > 0) fail(`${lost} answers of the log are not legal when it is replayed`)
    same(twin.state, run.state, 'a rebuilt game has another state')
    same(twin.asked, run.asked, 'a rebuilt game asks something else')
    for (const { seat } of run.asked) {
      const marks = [run, twin].map((one) => questionMark(one.askedOf(seat), one.asidesOf(seat)))
      if (marks[0] !== marks[1]) fail(`a rebuilt game has another question mark for seat ${seat}`)
    }
    this.twin = twin
  }

  private checkTwins(run: Run<S, V>, outcome: Outcome): void {
    if (!this.before) return
    const { answer } = this.before
    if (this.twin) {
      const led = this.twin.submit(answer)
      if (typeof led === 'string') fail(`a thawed copy refuses ${answer.verb} ${answer.key}: ${led}`)
      else same(led.emitted, outcome.emitted, 'a thawed copy said something else')
      same(this.twin.state, run.state, 'a thawed copy went on differently')
      this.twin = undefined
    }
    this.worlds.went(run, outcome)
  }

  /** The next viewer in turn, because checking all of them would be slow. */
  private inTurn(): Seat | null {
    const viewers = viewersOf(this.setup.seats)
    return viewers[(this.steps / this.every) % viewers.length] ?? null
  }

  private get stored() {
    return { snapshots: this.snapshots, entries: this.entries }
  }

  private checkSealed(run: Run<S, V>, outcome: Outcome): void {
    const { before } = this
    if (!before) return
    const rolled = run.state.rng.drawn !== before.drawn
    const showed = run.state.revealed !== before.uncovered || outcome.emitted.some((one) => one.to !== 'all')
    if ((rolled || showed) && !outcome.irreversible)
      fail('a die fell or a secret was shown, and the answer is not sealed')
  }

  /** Where the last answer can be undone, the undo restores the state before it. */
  private checkUndo(): void {
    const { before } = this
    if (!before) return
    const found = undoable(effectiveEntries(this.entries), before.answer.seat)
    if (!found) return
    if (found.last.answer !== before.answer) fail('an answer can be taken back that is not the last')
    const { to } = found
    const undone: Entry[] = [...this.entries, { kind: 'rewind', seq: this.entries.length + 1, to, seed: null }]
    const { run, lost } = rebuild(this.game.rules, this.snapshots, undone)
    if (lost > 0) fail('after an undo the log cannot be replayed')
    if (effectiveEntries(undone).length !== this.entries.length - 1) fail('an undo takes back more than one answer')
    same(JSON.parse(JSON.stringify(run.state)), JSON.parse(before.state), 'an undo does not restore the state')
    same(run.asked, before.asked, 'an undo does not restore the question')
  }

  private checkComputer(run: Run<S, V>): void {
    const [asked] = run.asked
    if (!asked) return
    const state = JSON.stringify(run.state)
    const rng = { rng: rngFrom(`${this.setup.seed}:${this.steps}`) }
    const view = run.rules.view(run.state, asked.seat)
    const { verb, key } = this.game.computer(view, asked, run.asidesOf(asked.seat), rng)
    const why = run.refusal({ seat: asked.seat, verb, key })
    if (why !== null) fail(`the computer player answered ${asked.verb} with ${verb} ${key}: ${why}`)
    if (JSON.stringify(run.state) !== state) fail('the computer player changed the state')
  }
}

/** The error, with a command that reproduces it. Writes the game so far to a file. */
export function withReproduction(error: unknown, saved: SavedGame, setup: Setup): Error {
  const seed = setup.seed.replace(/[^\w-]/g, '_').slice(0, 40)
  const path = join(tmpdir(), `questmaster-${saved.game}-${seed}.json`)
  writeSaved(path, saved)
  const why = error instanceof Error ? error.message || `a ${error.constructor.name} that nobody caught` : String(error)
  const where = `${JSON.stringify(setup)}, after ${saved.entries.length} answers`
  return new Error(`${why}\n  ${where}\n  npm run replay -- ${path}`, { cause: error })
}

/** Between turns nothing is lost, and the rules hold nothing in hand. */
export function checkRest<S extends State>(
  { rules }: { readonly rules: Rules<S> },
  snapshot: string,
  parts: GameParts<S>,
): void {
  const rest = JSON.parse(snapshot) as S
  parts.conserved?.(rest)
  const held = rules.inHand(rest)
  if (held.length > 0) fail(`left in hand at rest: ${held.join(', ')}`)
}

function nameOf(seat: Seat): string {
  return `Player ${seat + 1}`
}

function notAsked<S extends State, V>(run: Run<S, V>, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !run.askedOf(seat))
}

function prose(text: string, what: string, longest = Infinity): void {
  if (typeof text !== 'string' || text.trim() === '') fail(`${what} is empty`)
  if (/\bundefined\b|\[object |\bNaN\b/.test(text)) fail(`${what} has a hole: ${text}`)
  if (text.length > longest) fail(`${what} is longer than ${longest} characters: ${text}`)
}
