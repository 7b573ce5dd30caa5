import type { Context } from '../../src/discord/table/context/context.ts'
import { Hints } from '../../src/discord/table/answering/hints.ts'
import {
  below,
  rngFrom,
  LEAVE,
  pickOne,
  RETURN,
  Run,
  type Answer,
  type Asked,
  type Chooser,
  type Game,
  type HasRng,
  type Outcome,
  type Seat,
  type Setup,
  type State,
} from '../../src/engine/index.ts'
import { paintTable } from '../../src/render/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { viewFrom } from '../../src/tables/live/running-table.ts'
import { PROPOSAL_KINDS, type ProposalInput } from '../../src/tables/model/proposal.ts'
import { proposalViews } from '../../src/tables/live/proposals.ts'
import { withReproduction } from '../checks.ts'
import { fail } from '../sameness.ts'
import { called, isOpenTo, learnedBy, viewersOf } from '../worlds.ts'
import { House, roomOf, userAt, type Paint } from './house.ts'
import { remembering, sheetsFor, type Sheet } from './perceived.ts'
import { directRoomOf } from './wall.ts'

// The guard plays a match in two bots at once: the real one, and one where everything that a viewer cannot know
// differs. Everything the viewer sees must be the same to the byte until something hidden is revealed.

/** A kind of hidden thing, as the part of a state that is of this kind. */
export type Kinds<S extends State> = Readonly<Record<string, (state: S) => unknown>>

export interface GuardManner<S extends State> {
  readonly chooser: Chooser<State, unknown>
  readonly kinds?: Kinds<S>
  /** Counts of hidden things that a rule makes public. */
  readonly counted?: (state: S) => unknown
  /** The state at rest to start from; by default, the beginning of the match. */
  readonly from?: string
  /** The total number of answers. */
  readonly answers: number
  /** One comparison in this many paints its pictures. */
  readonly paintEvery?: number
  readonly paint?: Paint
}

/** The totals of a guarded match. */
export interface Guarded {
  answers: number
  /** The number of messages, replies and pictures compared. */
  sheets: number
  pictures: number
  /** The number of worlds dealt, and of answers given in both bots. */
  worlds: number
  followed: number
  /** The number of proposals. */
  motions: number
  /** How often each kind of hidden thing differed while everything looked the same. */
  readonly kinds: Map<string, number>
}

/** After this many answers the next viewer has their turn. */
const MAX_AT_A_TABLE = 40
const ONE_NOTE_IN = 15
const ONE_WHISPER_IN = 12
/**
 * A placeholder for the last link of the hash chain, which covers everything secret and is shown once the game is over.
 */
const LINK = 'the last link'
const ONE_UNDO_IN = 8
/** One answer in this many differs in the other world, if others see that it was given but cannot read it. */
const ONE_OTHERWISE_IN = 3
const ONE_LEAVES_IN = 250
const ONE_MOTION_IN = 8

/**
 * Plays a match in two worlds at once. Throws, with a command that reproduces it, if the viewer can tell them apart.
 */
export async function guardMatch<S extends State, V>(
  game: Game<S, V>,
  setup: Setup,
  manner: GuardManner<S>,
): Promise<Guarded> {
  const guard = new Guard(game as unknown as Game, setup, manner as unknown as GuardManner<State>)
  try {
    return await guard.play()
  } finally {
    await guard.stop()
  }
}

/** An answer, and its counterpart in the other world: the same, another one, or none. */
interface Counterpart {
  readonly answer: Answer | null
  /** The worlds may diverge at this point, so a difference is not a leak. */
  readonly mayPart: boolean
}

class Guard {
  private readonly game: Game
  private readonly setup: Setup
  private readonly manner: GuardManner<State>
  private readonly here: House
  private readonly there: House
  private readonly rng: HasRng
  /** The generator for whispers, separate so that they do not depend on other events. */
  private readonly whispers: HasRng
  private readonly done: Guarded = {
    answers: 0,
    sheets: 0,
    pictures: 0,
    worlds: 0,
    followed: 0,
    motions: 0,
    kinds: new Map(),
  }
  private table = ''
  private viewer: Seat | null = null
  /** Whether the other world still looks the same. */
  private isFollowed = true
  /** Both games in memory, to try the next answer on. */
  private runs: { here: Run; there: Run } | undefined
  /** How much of each bot's posts the viewer has read. */
  private readonly seen = new Map<House, { room: number; direct: number }>()
  /** The seats that have made another secret choice in the other world. */
  private readonly didOtherwise = new Set<Seat>()
  private compared = 0

  constructor(game: Game, setup: Setup, manner: GuardManner<State>) {
    this.game = game
    this.setup = setup
    this.manner = manner
    const paint = manner.paint ?? paintTable
    this.here = new House(game, paint)
    this.there = new House(game, paint)
    this.rng = { rng: rngFrom(`guard:${setup.seed}`) }
    this.whispers = { rng: rngFrom(`whispers:${setup.seed}`) }
  }

  async play(): Promise<Guarded> {
    const { rules } = this.game
    let state =
      this.manner.from ?? Run.start(rules, rules.create(this.setup), 0).opening.snapshot ?? fail('nothing was kept')
    const viewers = viewersOf(this.setup.seats)
    for (let tables = 0; this.done.answers < this.manner.answers; tables += 1) {
      this.table = `table-${tables}`
      this.viewer = viewers[tables % viewers.length] ?? null
      const next = await this.reproducibly(() => this.playTable(state))
      if (next === null) break
      state = next
    }
    return this.done
  }

  async stop(): Promise<void> {
    await this.here.stop()
    await this.there.stop()
  }

  /** Plays on from a state at rest. Returns the state to continue from; `null` if the game is over. */
  private async playTable(state: string): Promise<string | null> {
    this.isFollowed = true
    this.runs = undefined
    this.seen.clear()
    this.didOtherwise.clear()
    await this.here.open(this.table, this.setup, state)
    const world = this.determinized(state)
    await this.there.open(this.table, this.setup, world)
    await this.compare('the beginning', this.isOtherLuck(this.openingOf(state), this.openingOf(world)))
    for (let answers = 0; this.done.answers < this.manner.answers; answers += 1) {
      const run = (await this.games()).here
      if (run.isOver) return null
      const mayMoveOn = answers >= MAX_AT_A_TABLE || !this.isFollowed
      if (mayMoveOn && (await this.here.rest(this.table)).seq > 0) break
      await this.goOn(run)
      await this.doInSecret()
      await this.whisper()
      await this.propose()
    }
    const next = (await this.here.rest(this.table)).state
    for (const house of [this.here, this.there]) await house.close(this.table)
    return next
  }

  /** The state in which everything the viewer cannot know differs, except the generator: the same dice fall. */
  private determinized(state: string): string {
    const { rng } = JSON.parse(state) as State
    const world = JSON.parse(state) as State
    this.game.rules.determinize(world, this.viewer, { rng: rngFrom(`${this.setup.seed}:${this.table}`) })
    this.done.worlds += 1
    return JSON.stringify({ ...world, rng })
  }

  /** The outcome of the way from a state at rest to the first pause, in which a player may draw a card. */
  private openingOf(state: string): Outcome {
    const { rules } = this.game
    return Run.start(rules, JSON.parse(state) as State).opening
  }

  private async goOn(run: Run): Promise<void> {
    const answer = this.chosen(run)
    const what = `${answer.verb} ${answer.key} of seat ${answer.seat}`
    const isAside = isBeside(run, answer)
    const other = this.isFollowed ? (await this.games()).there : null
    const isOpen = isOpenTo(run, this.viewer, answer)
    const outcome = accepted(run, answer, what)
    this.done.answers += 1
    const counterpart = other ? this.counterpart(other, answer, outcome, isOpen, isAside) : null
    const led = other && counterpart?.answer ? accepted(other, counterpart.answer, `${what}, in another world`) : null
    await this.here.answer(this.table, answer)
    if (counterpart?.answer) await this.there.answer(this.table, counterpart.answer)
    if (counterpart) this.done.followed += 1
    const mayPart =
      !counterpart ||
      counterpart.mayPart ||
      this.cameToLight(answer, outcome, led) ||
      (other !== null && outcome.irreversible && led?.irreversible === true && this.isCountedOtherwise(run, other))
    await this.compare(what, mayPart)
    if (this.isFollowed && led) this.checkFinality(what, outcome, led)
    const isSkipped = counterpart?.answer === null && isAside
    if (isSkipped && below(this.rng, 2) === 0) await this.undoHere(answer.seat, what)
    else if (answer.seat === this.viewer && below(this.rng, ONE_UNDO_IN) === 0) await this.undoBoth(answer.seat, what)
  }

  private chosen(run: Run): Answer {
    if (below(this.rng, ONE_LEAVES_IN) > 0) return this.manner.chooser(run)
    return { seat: pickOne(this.rng, run.asked).seat, verb: LEAVE, key: LEAVE }
  }

  /** The answer in the other world for an answer in this one. */
  private counterpart(other: Run, answer: Answer, outcome: Outcome, isOpen: boolean, isAside: boolean): Counterpart {
    const { seat, verb } = answer
    if (isOpen) return { answer, mayPart: false }
    const isLegal = other.refusal(answer) === null
    const asked = other.askedOf(seat)
    if (!outcome.quiet) {
      if (asked?.verb === verb && below(this.rng, ONE_OTHERWISE_IN) === 0) return this.another(answer, asked)
      if (!isLegal) this.isFollowed = false
      return { answer: isLegal ? answer : null, mayPart: verb === LEAVE || verb === RETURN || !isLegal }
    }
    // An aside is secret, so nothing, or something else, may have happened in the other world.
    if (isAside) return { answer: isLegal && below(this.rng, 2) === 0 ? answer : null, mayPart: false }
    if (asked?.verb !== verb) return { answer: null, mayPart: false }
    if (isLegal && below(this.rng, 2) === 0) return { answer, mayPart: false }
    return this.another(answer, asked)
  }

  /** Answers the same question differently in the other world. */
  private another({ seat, verb, key }: Answer, { offers }: Asked): Counterpart {
    const another = pickOne(this.rng, offers).key
    if (another !== key) this.didOtherwise.add(seat)
    return { answer: { seat, verb, key: another }, mayPart: another !== key }
  }

  /**
   * If everyone knows of an answer, an undo is public, and so is whether the generator stays when the table goes back.
   */
  private checkFinality(what: string, here: Outcome, there: Outcome): void {
    if (here.quiet || there.quiet || here.irreversible === there.irreversible) return
    fail(`${what} can be taken back in one world alone, and ${called(this.viewer)} sees no other difference`)
  }

  /**
   * A hidden thing became known and differs in the other world, so it was revealed and is irreversible. Or a secret
   * choice became public and differs there: with the seat's own answer, with that of the last awaited seat, or with one
   * that reveals it.
   */
  private cameToLight({ seat }: Answer, here: Outcome, there: Outcome | null): boolean {
    if (this.didOtherwise.has(seat) && !here.quiet) return true
    if (there === null) return false
    if (this.didOtherwise.size > 0 && (here.quiet !== there.quiet || this.isToldOtherwise(here, there))) return true
    return this.isOtherLuck(here, there)
  }

  /** Randomness or something hidden was involved, and the viewer learned something different in the other world. */
  private isOtherLuck(here: Outcome, there: Outcome): boolean {
    return here.irreversible && there.irreversible && this.isToldOtherwise(here, there)
  }

  private isToldOtherwise(here: Outcome, there: Outcome): boolean {
    const [one, other] = [here, there].map(({ emitted: told }) => JSON.stringify(learnedBy(this.viewer, told)))
    return one !== other
  }

  /**
   * Something hidden moved to where everyone may count things of its kind, and it is of another kind in the other
   * world.
   */
  private isCountedOtherwise(here: Run, there: Run): boolean {
    const [one, other] = [here, there].map(({ state }) => JSON.stringify(this.manner.counted?.(state) ?? null))
    return one !== other
  }

  /** Another player writes a note in this world only. */
  private async doInSecret(): Promise<void> {
    if (below(this.rng, ONE_NOTE_IN) > 0) return
    const others = viewersOf(this.setup.seats).filter((seat) => seat !== null && seat !== this.viewer)
    if (others.length === 0) return
    await this.here.note(this.table, pickOne(this.rng, others) ?? 0, `A note of line ${this.done.answers}`)
    this.count('the notes of others')
    await this.compare('a note of another', false)
  }

  /**
   * Two other players whisper, and whisper something else in the other world. Everyone may know that they whispered.
   */
  private async whisper(): Promise<void> {
    const { seats } = this.setup
    const [by, to] = [below(this.whispers, seats), below(this.whispers, seats)]
    if (below(this.whispers, ONE_WHISPER_IN) > 0 || by === this.viewer || to === this.viewer) return
    const isHeard = await this.here.whisper(this.table, by, to, `I know something of line ${this.done.answers}`)
    if (this.isFollowed && (await this.there.whisper(this.table, by, to, 'I know nothing')) !== isHeard)
      fail(`seat ${by} may whisper to seat ${to} in one world alone`)
    if (!isHeard) return
    this.count('the whispers of others')
    await this.compare('a whisper', false)
  }

  /** A player makes a proposal in both worlds, and withdraws it. */
  private async propose(): Promise<void> {
    if (below(this.rng, ONE_MOTION_IN) > 0 || (await this.isForOneAlone())) return
    const { seats } = this.setup
    const [by, seat] = [below(this.rng, seats), below(this.rng, seats)]
    const kind = pickOne(this.rng, PROPOSAL_KINDS)
    const { turn } = await this.sightOf(this.here)
    const proposal: ProposalInput = { kind, seat, turn: Math.max(1, turn - below(this.rng, 3)), pace: 'weekly' }
    const how = await this.here.move(this.table, by, proposal)
    if (this.isFollowed && (await this.there.move(this.table, by, proposal)) !== how) {
      fail(`seat ${by} may move ${JSON.stringify(proposal)} in one world alone`)
    }
    if (how !== 'open') return
    this.done.motions += 1
    await this.compare(`a proposal: ${kind}`, false)
    await this.here.withdraw(this.table, by)
    if (this.isFollowed) await this.there.withdraw(this.table, by)
  }

  /** A single player's proposal passes at once: the game would go back or end. */
  private async isForOneAlone(): Promise<boolean> {
    const { here } = await this.games()
    const playing = viewersOf(this.setup.seats).filter((seat) => seat !== null && here.rules.isIn(here.state, seat))
    return playing.length < 2
  }

  /** Undoes a secret action that happened in this world only. */
  private async undoHere(seat: Seat, what: string): Promise<void> {
    const taken = await this.here.undo(this.table, seat)
    this.runs = undefined
    if (taken) await this.compare(`${what}, taken back`, false)
  }

  private async undoBoth(seat: Seat, what: string): Promise<void> {
    const taken = await this.here.undo(this.table, seat)
    if (this.isFollowed && (await this.there.undo(this.table, seat)) !== taken)
      fail(`${what} can be taken back in one world alone`)
    this.runs = undefined
    if (taken) await this.compare(`${what}, taken back`, false)
  }

  /** Both bots show their tables. Compares everything the viewer may see. */
  private async compare(after: string, mayPart: boolean): Promise<void> {
    this.compared += 1
    const pictures = this.compared % (this.manner.paintEvery ?? Infinity) === 0 ? 2 : 0
    await this.here.show(this.table)
    if (this.isFollowed) await this.there.show(this.table)
    const sheets = await this.sheetsOf(this.here, await this.shownBy(this.here), pictures)
    this.done.pictures += pictures
    if (this.isFollowed) await this.compareHouses(sheets, pictures, after, mayPart)
    await this.compareWorld(sheets, pictures, after)
  }

  private async compareHouses(sheets: readonly Sheet[], pictures: number, after: string, mayPart: boolean) {
    const others = await this.sheetsOf(this.there, await this.shownBy(this.there), pictures)
    const walls = [await this.newOnTheWalls(this.here), await this.newOnTheWalls(this.there)]
    const parted = parting(walls[0] ?? [], walls[1] ?? []) ?? parting(sheets, others)
    if (parted === null) return this.countKinds((await this.games()).there.state)
    if (!mayPart) fail(`after ${after}, ${called(this.viewer)} can tell two worlds apart by ${parted}`)
    this.isFollowed = false
  }

  /** Compares the pause itself, in a world dealt for this moment. */
  private async compareWorld(sheets: readonly Sheet[], pictures: number, after: string): Promise<void> {
    const view = await this.shownBy(this.here)
    const live = await this.here.live(this.table)
    live.run.determinize(this.viewer, this.luckFor(after))
    this.done.worlds += 1
    const world = viewFrom(live, {
      isNow: () => true,
      time: (seat) => view.time(seat),
      privateWait: view.privateWait,
      isQuiet: (seat) => view.isQuiet(seat),
      ringWait: (seat, way) => view.ringWait(seat, way),
      wantsHeadsUp: (seat) => view.wantsHeadsUp(seat),
      usualHours: (seat) => view.usualHours(seat),
      notice: (seat) => view.notice(seat),
      isImported: (seat) => view.isImported(seat),
      proposals: (one) => proposalViews(one, (time) => time),
      head: view.head,
    })
    const others = await this.sheetsOf(this.here, world, pictures)
    const parted = parting(sheets, others)
    if (parted !== null) {
      fail(`after ${after}, hidden things change what ${called(this.viewer)} may look at: ${parted}`)
    }
    await this.countKinds(live.run.state)
  }

  private luckFor(after: string): HasRng {
    return { rng: rngFrom(`${this.setup.seed}:${this.done.answers}:${after}`) }
  }

  private async sightOf({ context }: House): Promise<TableView> {
    const view = await context.tables.views.of(this.table)
    return view && hasGame(view) ? view : fail(`there is no game at ${this.table}`)
  }

  /** A view of a table for comparison, with a placeholder for the link that the end shows. */
  private async shownBy(house: House): Promise<TableView> {
    const view = await this.sightOf(house)
    return view.head === null ? view : { ...view, head: LINK }
  }

  /** Everything the viewer may see, composed by a bot from a view of the table. */
  private async sheetsOf(house: House, looked: TableView, pictures: number): Promise<readonly Sheet[]> {
    const view = remembering(looked)
    const { context, screen } = house
    house.paintNext(pictures)
    const { views } = context.tables
    const ofView = Object.assign(Object.create(views) as typeof views, { of: () => Promise.resolve(view) })
    const tables = Object.assign(Object.create(context.tables) as Context['tables'], { views: ofView })
    const sheets = await sheetsFor({ ...context, tables, hints: newcomer() }, { ...screen, tables }, view, this.viewer)
    house.paintNext(0)
    this.done.sheets += sheets.length
    return sheets
  }

  /** The posts that the viewer can read and has not read. */
  private async newOnTheWalls(house: House): Promise<readonly Sheet[]> {
    const { wall } = house
    const { head } = await this.sightOf(house)
    const unlinked = (says: string) => (head === null ? says : says.replaceAll(head, LINK))
    const read = this.seen.get(house) ?? { room: 0, direct: 0 }
    this.seen.set(house, this.soFar(house))
    const of = (room: string, from: number) =>
      wall
        .seenIn(room)
        .slice(from)
        .map((says, at): Sheet => ({
          what: `what was written in ${room}, ${at + 1} since the last look`,
          says: unlinked(says),
        }))
    const direct = this.viewer === null ? [] : of(directRoomOf(userAt(this.viewer)), read.direct)
    return [...of(roomOf(this.table), read.room), ...direct]
  }

  private soFar({ wall }: House) {
    const direct = this.viewer === null ? '' : directRoomOf(userAt(this.viewer))
    return { room: wall.seenIn(roomOf(this.table)).length, direct: wall.seenIn(direct).length }
  }

  private async games() {
    this.runs ??= {
      here: (await this.here.live(this.table)).run,
      there: (await this.there.live(this.table)).run,
    }
    return this.runs
  }

  private async countKinds(other: State): Promise<void> {
    const { state } = (await this.games()).here
    for (const [kind, of] of Object.entries(this.manner.kinds ?? {})) {
      if (JSON.stringify(of(state)) !== JSON.stringify(of(other))) this.count(kind)
    }
  }

  private count(kind: string): void {
    this.done.kinds.set(kind, (this.done.kinds.get(kind) ?? 0) + 1)
  }

  private async reproducibly<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const stored = await this.here.stored(this.table)
      throw withReproduction(error, { game: this.game.rules.id, ...stored, about: this.setup }, this.setup)
    }
  }
}

/** The hints of a new player, so that every look includes all first-time hints. */
function newcomer(): Hints {
  return new Hints({ notes: { memo: () => Promise.resolve(undefined), setMemo: () => Promise.resolve() } })
}

function isBeside(run: Run, { seat, verb }: Answer): boolean {
  return run.askedOf(seat)?.verb !== verb && verb !== LEAVE && verb !== RETURN
}

function accepted(run: Run, answer: Answer, what: string): Outcome {
  const outcome = run.submit(answer)
  return typeof outcome === 'string' ? fail(`${what} is ${outcome}`) : outcome
}

/** Where two lists of sheets differ, as a readable message; `null` if they are equal. */
function parting(here: readonly Sheet[], there: readonly Sheet[]): string | null {
  const longer = here.length >= there.length ? here : there
  const at = longer.findIndex((_, index) => here[index]?.says !== there[index]?.says)
  if (at < 0) return null
  return `${longer[at]?.what}:\n  here  ${near(here[at]?.says, there[at]?.says)}\n  there ${near(there[at]?.says, here[at]?.says)}`
}

/** The part of a text around its first difference from another. */
function near(text = '(nothing)', other = '(nothing)'): string {
  const at = text.split('').findIndex((letter, index) => letter !== other[index])
  const from = Math.max(0, (at < 0 ? Math.min(text.length, other.length) : at) - 60)
  return text.slice(from, from + 200)
}
