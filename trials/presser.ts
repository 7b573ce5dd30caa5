import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { chosen, parseId, type ChoiceCode } from '../src/discord/kit/ids.ts'
import type { Panel } from '../src/discord/kit/message.ts'
import { isAllHidden } from '../src/discord/panels/private/replies.ts'
import { allChoices } from '../src/discord/table/answering/choices.ts'
import { acknowledgementOf, opensForm } from '../src/discord/kit/acknowledgements.ts'
import { handle } from '../src/discord/presses/index.ts'
import type { MessageGateway } from '../src/discord/screens/parts/message-gateway.ts'
import type { ScreenContext } from '../src/discord/screens/parts/screen-context.ts'
import type { Reply } from '../src/discord/table/context/context.ts'
import { sameQuestion, hasGame, type TableView } from '../src/tables/model/service.ts'
import {
  ORDER,
  rngFrom,
  type Asked,
  type Choice,
  type Game,
  type HasRng,
  type Seat,
  type Setup,
  type State,
} from '../src/engine/index.ts'
import type { Clock } from '../src/tables/index.ts'
import type { Framing } from '../src/tables/model/store.ts'
import type { GameParts } from './checks.ts'
import { directRoomOf } from './guard/wall.ts'
import { House, visitorOf } from './guard/house.ts'

// People at a table, each with the card and at most one private panel on screen, press buttons to make the computer
// player's choices. Counts the presses for every answer.

/** An answer, and the presses it took. */
export interface PressedAnswer {
  /** The number, seat and kind of the turn (`GameParts.turnNow`). */
  readonly turn: number
  readonly active: Seat
  readonly kind: string
  readonly seat: Seat
  readonly verb: string
  readonly key: string
  /**
   * Presses of buttons, menus and forms. 0 if a standing order answered, or if it was picked together with the previous
   * answer.
   */
  readonly presses: number
  readonly isByOrder: boolean
  /** The number of possible answers. */
  readonly offers: number
  /** Whether its player could make this choice only in private. */
  readonly isPrivate: boolean
  /** New messages since the answer before that only one player sees. */
  readonly messages: number
  /** The card at that moment. */
  readonly card: Panel | null
  /** The milliseconds for which everyone waited for this answer with nothing to press. */
  readonly waited: number
}

/** What is pressed on the card. */
const ON_CARD: ReadonlySet<string> = new Set(['card', 'card-menu', 'pass'])
const DIRECT = directRoomOf('')
/** A guard against endless paging. */
const MAX_PAGES = 12
const START = 1_700_000_000_000
/** The maximum number of consecutive looks at an idle table. */
const MAX_IDLE = 50

/** A clock that advances only when everyone is idle. */
class IdleClock implements Clock {
  private time = START
  private readonly waiting = new Set<{ readonly due: number; readonly then: () => void }>()

  now(): number {
    return this.time
  }

  after(milliseconds: number, then: () => void): () => void {
    const one = { due: this.time + milliseconds, then }
    this.waiting.add(one)
    return () => this.waiting.delete(one)
  }

  /** Advances to the next due timer. Returns whether there was one. */
  pass(): boolean {
    const [next] = [...this.waiting].sort((a, b) => a.due - b.due)
    if (!next) return false
    this.waiting.delete(next)
    this.time = Math.max(this.time, next.due)
    next.then()
    return true
  }
}

/** Channels that keep only the last message. */
class LastSeen implements MessageGateway {
  private readonly rooms = new Map<string, { readonly id: string; panel: Panel }[]>()
  private posts = 0
  /** Messages that only one player sees, until they are counted. */
  private toOne = 0

  toldOne(): void {
    this.toOne += 1
  }

  /** How many messages only one player has seen since the last call. */
  countToOne(): number {
    const count = this.toOne
    this.toOne = 0
    return count
  }

  post(room: string, panel: Panel): Promise<string> {
    this.posts += 1
    if (room.startsWith(DIRECT)) this.toldOne()
    const id = `m${this.posts}`
    this.rooms.set(room, [...(this.rooms.get(room) ?? []).slice(-3), { id, panel }])
    return Promise.resolve(id)
  }

  edit(room: string, message: string, panel: Panel): Promise<'edited' | 'past'> {
    const found = this.rooms.get(room)?.find(({ id }) => id === message)
    if (found) found.panel = panel
    return Promise.resolve(found ? 'edited' : 'past')
  }

  hasRemoved(): boolean {
    return false
  }

  found(): Promise<null> {
    return Promise.resolve(null)
  }

  stands(): Promise<boolean> {
    return Promise.resolve(true)
  }

  remove(room: string, message: string): Promise<void> {
    this.rooms.set(
      room,
      (this.rooms.get(room) ?? []).filter(({ id }) => id !== message),
    )
    return Promise.resolve()
  }

  directRoom(user: string): Promise<string> {
    return Promise.resolve(directRoomOf(user))
  }

  last(room: string): Panel | null {
    return this.rooms.get(room)?.at(-1)?.panel ?? null
  }
}

/** Plays a match by presses and yields every answer. Throws if a legal choice has no button. */
export async function* pressed(
  game: Game,
  setup: Setup,
  parts: GameParts<State>,
  most: number,
  framing: Framing = 'wide',
): AsyncGenerator<PressedAnswer> {
  const clock = new IdleClock()
  const seen = new LastSeen()
  const house = new House(game, () => Promise.resolve(Buffer.from('')), { clock, messageGateway: seen })
  const rng = { rng: rngFrom(`presser:${setup.seed}`) }
  const room = 'room'
  const panels = new Map<Seat, Panel>()
  const isAsking: ScreenContext['isAsking'] = (table, user, token) =>
    [...panels].some(([seat, { own }]) => {
      return visitorOf(table, seat).user === user && own?.form === 'question' && sameQuestion(own.token, token)
    })
  Object.assign(house.screen, { isAsking } satisfies Partial<ScreenContext>)
  // Answers picked together are pressed one by one and counted once.
  let together: { seat: Seat; verb: string; left: number } | undefined
  try {
    const table = await house.begin(room, setup, framing)
    for (let answers = 0; answers < most; answers += 1) {
      const view = await sightOf(house, table)
      if (!view) return
      await house.show(table)
      const live = await house.live(table)
      const now = parts.turnNow?.(live.run.state) ?? { seat: -1, kind: '' }
      const turn = { turn: view.turn, active: now.seat, kind: now.kind }
      const waiting = live.run.asked.filter(({ standing }) => standing === null)
      const [next] = waiting
      if (!next) {
        const begun = clock.now()
        const entry = await answerByOrder(house, table, clock)
        const offers = (entry && live.run.askedOf(entry.seat)?.offers.length) ?? 0
        const waited = clock.now() - begun
        const about = { offers, waited, card: seen.last(room), isPrivate: false, messages: seen.countToOne() }
        if (entry) yield { ...turn, ...entry, ...about, presses: 0, isByOrder: true }
        continue
      }
      const { seat } = next
      const choice = game.computer(view.viewFor(seat), next, view.asides(seat), rng satisfies HasRng)
      const person = new Person(house, { table, room, seat }, panels, () => seen.toldOne())
      const card = seen.last(room)
      const presses = await person.press(choice, card, view)
      const rest = together?.seat === seat && together.verb === choice.verb ? together.left : 0
      const isWithLast = rest > 0
      together = { seat, verb: choice.verb, left: isWithLast ? rest - 1 : (next.times ?? 1) - 1 }
      const counted = isWithLast ? 0 : presses
      const counts = { offers: next.offers.length, card, waited: 0, messages: seen.countToOne() }
      const about = { ...counts, isPrivate: isPrivately(next, choice) }
      yield { ...turn, ...about, seat, ...choice, presses: counted, isByOrder: false }
    }
  } finally {
    await house.stop()
  }
}

/** Whether a choice can only be made in private: nobody else may see that it is there. */
function isPrivately(asked: Asked, { key }: Choice): boolean {
  return isAllHidden(asked) || asked.offers.some((offer) => offer.key === key && offer.secret === true)
}

/** The table while its game goes on. */
async function sightOf(house: House, table: string): Promise<TableView | null> {
  const view = await house.context.tables.views.of(table)
  return view && hasGame(view) && !view.isOver ? view : null
}

/** The next answer that a standing order gives, if any does before everyone is idle. */
async function answerByOrder(house: House, table: string, clock: IdleClock) {
  const before = await house.seq(table)
  await waitedFor(house, table, clock)
  const [entry] = await house.answersAfter(table, before)
  return entry
}

/** Standing orders answer for the table. Waits until everything that the clock started has finished. */
async function waitedFor(house: House, table: string, clock: IdleClock): Promise<void> {
  const before = await house.seq(table)
  for (let idle = 0; (await house.seq(table)) === before; idle += 1) {
    if (clock.pass()) idle = 0
    if (idle > MAX_IDLE) throw new Error(`nothing happens though ${await house.waitsFor(table)}`)
    for (let turns = 0; turns < 20 && (await house.seq(table)) === before; turns += 1) await nextTurn(idle)
  }
}

/** Waits for a turn of the event loop; repeated calls wait longer, for work in other processes. */
async function nextTurn(idle: number): Promise<void> {
  await new Promise<void>((resolve) => (idle < 3 ? setImmediate(resolve) : setTimeout(resolve, 5)))
}

/** A player who would pass in their own panel passes until something happens to them, where that is offered. */
function passingOn(view: TableView, seat: Seat): Choice | null {
  const order = view.game.words.passesOn?.(view.viewFor(seat)) ?? null
  return order === null ? null : { verb: ORDER, key: `${order}=on` }
}

/** A player at a table who presses buttons. */
class Person {
  private readonly house: House
  private readonly table: string
  private readonly room: string
  private readonly seat: Seat
  private readonly panels: Map<Seat, Panel>
  private readonly isTold: () => void

  /** `isTold`: called with each new message that only this player sees. */
  constructor(
    house: House,
    { table, room, seat }: { table: string; room: string; seat: Seat },
    panels: Map<Seat, Panel>,
    isTold: () => void,
  ) {
    this.house = house
    this.table = table
    this.room = room
    this.seat = seat
    this.panels = panels
    this.isTold = isTold
  }

  /**
   * Presses until the choice is made: on a visible panel, or behind the card's button. Returns the number of presses.
   */
  async press(choice: Choice, card: Panel | null, view: TableView): Promise<number> {
    const open = this.panels.get(this.seat)
    const passing = choice.key === 'pass' ? passingOn(view, this.seat) : null
    const longer = open && passing && pressFor(open, passing, view, this.seat)
    const at =
      longer ?? (card && pressFor(card, choice, view, this.seat)) ?? (open && pressFor(open, choice, view, this.seat))
    if (at) return await this.carryOut(at, choice, view)
    let panel = await this.reply(`q1|v|${this.table}`, '')
    let toHand = panel && handBehind(panel)
    for (let [page, presses] = [1, 1]; presses <= MAX_PAGES; presses += 1) {
      const found = panel && pressFor(panel, passing ?? choice, view, this.seat)
      if (found) return presses + (await this.carryOut(found, choice, view))
      let more = panel && (nextPage(panel, page) ?? behindButton(panel))
      page += 1
      if (!more) [more, toHand, page] = [toHand, null, 1]
      if (!more) break
      panel = await this.reply(more, '')
    }
    const alike = this.alike(choice, view)
    if (alike) return await this.press(alike, card, view)
    throw new Error(`${choice.verb} ${choice.key} of seat ${this.seat} can be pressed nowhere`)
  }

  /** An earlier offer with the same text: of two that look alike, only one is shown. */
  private alike(choice: Choice, view: TableView): Choice | undefined {
    const all = allChoices(view, this.seat)
    const meant = all.find(({ verb, key }) => verb === choice.verb && key === choice.key)
    const first = all.find(({ label, hint }) => label === meant?.label && hint === meant.hint)
    return first === meant ? undefined : first
  }

  /** Presses it, and confirms if asked. Returns the number of presses. */
  private async carryOut(at: Pressable, choice: Choice, view: TableView): Promise<number> {
    const before = await this.house.seq(this.table)
    const panel = await this.reply(at.id, at.picked)
    if ((await this.house.seq(this.table)) !== before) return 1
    const again = panel && pressFor(panel, choice, view, this.seat)
    if (!again || again.id === at.id) throw new Error(`the press ${at.id} ${at.picked} did nothing`)
    return 1 + (await this.carryOut(again, choice, view))
  }

  private async reply(id: string, picked: string): Promise<Panel | null> {
    const press = parseId(id)
    if (!press || opensForm(press)) throw new Error(`${id} cannot be pressed`)
    const answer: Reply = await handle(
      this.house.context,
      { ...visitorOf(this.table, this.seat), channel: this.room },
      {
        press,
        picked,
        filled: new Map(),
      },
    )
    // A panel takes the place of the private message that was pressed. Everything else is a new message.
    const isInPlace = acknowledgementOf(press) === 'update' && !ON_CARD.has(press.kind) && typeof answer !== 'string'
    if (answer !== null && !isInPlace) this.isTold()
    // Each private message replaces the last one, and an answer on the card needs none.
    if (ON_CARD.has(press.kind) || typeof answer === 'string') this.panels.delete(this.seat)
    if (answer === null || typeof answer === 'string') return null
    this.panels.set(this.seat, answer)
    return answer
  }
}

/** A component to press, and the value to pick. */
interface Pressable {
  readonly id: string
  readonly picked: string
}

/** The component on a panel that makes a choice, if it is there and not stale. */
function pressFor(panel: Panel, choice: Choice, view: TableView, seat: Seat): Pressable | null {
  for (const { id, values } of pressables(panel)) {
    const press = parseId(id)
    if (!press) continue
    if (press.kind === 'card' && isCode(press.choice, choice) && isAsked(press.who, view, seat))
      return { id, picked: '' }
    if (press.kind === 'card-menu' && isAsked(press.who, view, seat)) {
      const picked = values.find((value) => isCode(value, choice))
      if (picked !== undefined) return { id, picked }
    }
    if (press.kind === 'pass' && choice.key === 'pass') return { id, picked: '' }
    if (press.kind === 'sure' && isCode(press.choice, choice) && sameQuestion(press.token, view.token(seat)))
      return { id, picked: '' }
    if (press.kind === 'own' && isCode(press.choice, choice) && sameQuestion(press.token, view.token(seat)))
      return { id, picked: '' }
    if (press.kind === 'own-menu' && sameQuestion(press.token, view.token(seat))) {
      const picked = values.find((value) => isCode(value, choice))
      if (picked !== undefined) return { id, picked }
    }
  }
  return null
}

function isAsked(
  who: readonly { readonly seat: Seat; readonly answered: number }[],
  view: TableView,
  seat: Seat,
): boolean {
  return who.some((one) => one.seat === seat && one.answered === view.publicToken(seat)?.answered)
}

function isCode(code: ChoiceCode, choice: Choice): boolean {
  return chosen(code, [choice]) !== undefined
}

/** The button to the whole hand, on a panel that shows only a question. */
function handBehind(panel: Panel): string | null {
  const isHand = (id: string) => {
    const press = parseId(id)
    return press?.kind === 'page' && press.page === 0 && press.act === ''
  }
  return pressables(panel).find(({ id }) => isHand(id))?.id ?? null
}

function nextPage(panel: Panel, page: number): string | undefined {
  return pressables(panel)
    .map(({ id }) => id)
    .find((id) => {
      const press = parseId(id)
      return press?.kind === 'page' && press.page === page
    })
}

/** The button to what can be put down. */
function behindButton(panel: Panel): string | undefined {
  return pressables(panel)
    .map(({ id }) => id)
    .find((id) => {
      const press = parseId(id)
      return press?.kind === 'act' && press.act === 'put-down'
    })
}

interface Part {
  readonly custom_id?: string
  readonly options?: readonly { readonly value: string }[]
  readonly components?: readonly Part[]
  readonly accessory?: Part
}

/** The buttons and menus of a panel. */
function pressables({ components }: Panel): { readonly id: string; readonly values: readonly string[] }[] {
  const within = (part: Part): { readonly id: string; readonly values: readonly string[] }[] => [
    ...(part.custom_id === undefined
      ? []
      : [{ id: part.custom_id, values: (part.options ?? []).map(({ value }) => value) }]),
    ...(part.components ?? []).flatMap(within),
    ...(part.accessory ? within(part.accessory) : []),
  ]
  return (components satisfies readonly APIMessageTopLevelComponent[]).flatMap((part) => within(part as Part))
}
