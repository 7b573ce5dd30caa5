import { ComponentType as Type } from 'discord-api-types/v10'
import { below, rngFrom, pickOne, type HasRng } from '../../../src/engine/index.ts'
import { parseId } from '../../../src/discord/kit/ids.ts'
import { textOf } from '../../../src/sandbox/index.ts'
import type { Json, StoredMessage } from '../../../src/sandbox/state/model.ts'
import { everyComponent } from '../../../src/sandbox/validate/components.ts'

/**
 * The sorts of presses: an answer, a look at one's own choices and hand, `/clues`, `/game map`, or a press that is not
 * theirs to make.
 */
export const SORTS = ['answer', 'look', 'clues', 'map', 'astray'] as const
export type Sort = (typeof SORTS)[number]

/** A table that the load laid: its location, and its players by seat. */
export interface Seating {
  readonly channel: string
  readonly users: readonly string[]
}

/** A user's next press. */
export interface Play {
  readonly sort: Sort
  readonly table: SeenTable
  readonly user: string
  /** The message with the pressed button; `null` for a command. */
  readonly message: StoredMessage | null
  readonly component?: Json
  readonly values?: readonly string[]
  /** The question that the card must no longer show once it shows this answer; `null` if the card need not change. */
  readonly question: string | null
}

interface Control {
  readonly component: Json
  readonly values: readonly string[]
}

/** Users try again after this time without a response, in milliseconds. */
export const IMPATIENCE = 8_000

/** The view of the users at one table. */
export class SeenTable {
  readonly channel: string
  readonly users: readonly string[]
  card: StoredMessage | null = null
  /** The card's open question to a single seat, and the users who may press each button. */
  question: string | null = null
  private controls: { readonly users: readonly string[]; readonly control: Control }[] = []
  private pass: Json | null = null
  private called: readonly string[] = []
  private readonly panels = new Map<
    string,
    { message: StoredMessage; controls: readonly Control[]; asksBack: boolean }
  >()
  private readonly pressed = new Map<string, number>()
  private readonly impatience: number

  constructor({ channel, users }: Seating, impatience: number) {
    this.channel = channel
    this.users = users
    this.impatience = impatience
  }

  /** A card was posted, or the current one has changed. */
  seeCard(card: StoredMessage): void {
    const { users } = this
    this.card = card
    this.question = null
    this.pass = null
    this.controls = []
    this.pressed.clear()
    this.called = users.filter((user) => card.mentionIds.includes(user) || textOf({ ...card }).includes(`<@${user}>`))
    for (const component of everyComponent(card.components)) {
      const press = parseId(String(component['custom_id'] ?? ''))
      if (press?.kind === 'pass') this.pass = component
      if (press?.kind !== 'card' && press?.kind !== 'card-menu') continue
      const { turn, who, mark } = press
      const asked = who.flatMap(({ seat }) => users[seat] ?? [])
      const [first, ...others] = who
      if (first && others.length === 0) this.question = `${turn} ${mark} ${first.seat}-${first.answered}`
      this.controls.push({ users: asked, control: { component, values: valuesOf(component) } })
    }
  }

  /** A user received a private message here. Returns whether it asks them to confirm their press. */
  seePanel(user: string, message: StoredMessage): boolean {
    let asksBack = false
    const controls = everyComponent(message.components).flatMap((component): Control[] => {
      const press = parseId(String(component['custom_id'] ?? ''))
      if (press?.kind === 'sure') asksBack = true
      const isChoice = press?.kind === 'own-menu' || (press?.kind === 'own' && component['style'] === 1)
      return isChoice || press?.kind === 'sure' ? [{ component, values: valuesOf(component) }] : []
    })
    const isAsked = controls.length > 0 && !textOf({ ...message }).includes('It is not your turn')
    if (isAsked) this.panels.set(user, { message, controls, asksBack })
    else this.panels.delete(user)
    return asksBack
  }

  /** An answer that a user has cause to give now, or a look that leads to one; undefined if all wait. */
  answer(rng: HasRng, now: number): Play | undefined {
    const { card } = this
    if (!card) return undefined
    for (const [user, { message, controls, asksBack }] of this.panels) {
      this.panels.delete(user)
      const question = asksBack ? this.question : null
      return { sort: 'answer', table: this, user, message, ...chosen(rng, controls), question }
    }
    const open = this.controls.flatMap(({ users, control }) =>
      users.filter((user) => this.mayPress(user, now)).map((user) => ({ user, control })),
    )
    if (open.length > 0) {
      const { user, control } = pickOne(rng, open)
      this.pressed.set(user, now)
      const { question } = this
      return { sort: 'answer', table: this, user, message: card, ...chosen(rng, [control]), question }
    }
    if (this.controls.length > 0) return undefined
    const waiting = (this.called.length > 0 ? this.called : this.users).find((user) => this.mayPress(user, now))
    if (waiting === undefined) return undefined
    this.pressed.set(waiting, now)
    if (!this.pass) return this.look(waiting)
    return { sort: 'answer', table: this, user: waiting, message: card, component: this.pass, question: null }
  }

  /** "My choices & hand". */
  look(user: string): Play | undefined {
    const component = this.buttonOf('panel')
    return component && { sort: 'look', table: this, user, message: this.card, component, question: null }
  }

  /**
   * A press by a user without a question, or a repeated one by a user who had it; undefined if the card has no open
   * question.
   */
  astray(rng: HasRng): Play | undefined {
    const [first] = this.controls
    if (!first) return undefined
    const others = this.users.filter((user) => !first.users.includes(user))
    const user = pickOne(rng, others.length > 0 ? others : this.users)
    return { sort: 'astray', table: this, user, message: this.card, ...chosen(rng, [first.control]), question: null }
  }

  private mayPress(user: string, now: number): boolean {
    return now - (this.pressed.get(user) ?? -Infinity) > this.impatience
  }

  private buttonOf(kind: string): Json | undefined {
    return everyComponent(this.card?.components ?? []).find(
      (component) => parseId(String(component['custom_id'] ?? ''))?.kind === kind,
    )
  }
}

/** Whether a message is the card of a table: it is public and leads to a user's own choices. */
export function isCard({ visibleTo, components }: StoredMessage): boolean {
  if (visibleTo !== null) return false
  return everyComponent(components).some(({ custom_id: id }) => parseId(String(id ?? ''))?.kind === 'panel')
}

/** Users at many tables: chooses who presses next, and what. */
export class Crowd {
  readonly tables: readonly SeenTable[]
  private readonly rng: HasRng
  private next = 0

  constructor(seatings: readonly Seating[], seed: string, impatience = IMPATIENCE) {
    this.tables = seatings.map((seating) => new SeenTable(seating, impatience))
    this.rng = { rng: rngFrom(`crowd:${seed}`) }
  }

  /** A user's press of a sort. If no user can make one, a user looks at their own choices. */
  play(sort: Sort, now: number): Play | undefined {
    const { rng, tables } = this
    if (sort === 'answer') return this.answer(now) ?? this.play('look', now)
    const table = pickOne(rng, tables)
    const user = pickOne(rng, table.users)
    if (sort === 'clues' || sort === 'map') return { sort, table, user, message: null, question: null }
    return (sort === 'astray' ? table.astray(rng) : undefined) ?? table.look(user)
  }

  /** Takes turns among the tables where a user has a question to answer. */
  private answer(now: number): Play | undefined {
    for (let tried = 0; tried < this.tables.length; tried += 1) {
      const play = this.tables[this.next]?.answer(this.rng, now)
      this.next = (this.next + 1) % this.tables.length
      if (play) return play
    }
    return undefined
  }

  /** Draws a sort, weighted by its frequency in hundredths. */
  sort(mix: Readonly<Record<Sort, number>>): Sort {
    let left = below(this.rng, 100)
    return SORTS.find((sort) => (left -= mix[sort]) < 0) ?? 'answer'
  }
}

function valuesOf(component: Json): string[] {
  if (component['type'] !== Type.StringSelect) return []
  return (component['options'] as Json[]).map((option) => String(option['value']))
}

function chosen(rng: HasRng, controls: readonly Control[]): Pick<Play, 'component' | 'values'> {
  const { component, values } = pickOne(rng, controls)
  return { component, ...(values.length > 0 && { values: [pickOne(rng, values)] }) }
}
