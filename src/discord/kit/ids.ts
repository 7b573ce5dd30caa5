import { hash32 } from '../../engine/index.ts'
import type { QuestionToken } from '../../tables/service.ts'
import { CUSTOM_ID } from './limits.ts'

/**
 * The custom ids of buttons and menus, the same in form for the choices of autocompletion: what was pressed, and for
 * which table and question. They hold for ever, so that a button posted before a restart still works after it.
 * What stands on the card for all to see carries only what all may know.
 */

/** A seat that is asked, and how often it has answered this verb in this turn: public, as the question is. */
export interface AskedSeat {
  readonly seat: number
  readonly answered: number
}

/** The question on the card, as the public knows it. */
export interface CardQuestion {
  readonly table: string
  /** Where the turn began in the log. */
  readonly turn: number
  readonly who: readonly AskedSeat[]
  /** The mark of what the public sees of the question. */
  readonly mark: string
}

/** An option, by verb and key, or by a hash of both where they are too long. It is always looked up in what is offered. */
export type ChoiceCode = string

export const LOBBY_ACTS = ['join', 'leave', 'add', 'remove', 'start'] as const
export type LobbyAct = (typeof LOBBY_ACTS)[number]

export type Press =
  | ({ readonly kind: 'card'; readonly choice: ChoiceCode } & CardQuestion)
  | ({ readonly kind: 'card-menu' } & CardQuestion)
  | { readonly kind: 'own'; readonly table: string; readonly token: QuestionToken; readonly choice: ChoiceCode }
  | { readonly kind: 'own-menu'; readonly table: string; readonly token: QuestionToken; readonly page: number }
  | { readonly kind: 'pass'; readonly table: string }
  | { readonly kind: 'order'; readonly table: string; readonly token: QuestionToken }
  | { readonly kind: 'note'; readonly table: string }
  | { readonly kind: 'note-form'; readonly table: string }
  | { readonly kind: 'panel'; readonly table: string }
  | { readonly kind: 'page'; readonly table: string; readonly page: number; readonly act: string }
  | { readonly kind: 'undo'; readonly table: string; readonly seq: number }
  | { readonly kind: 'lobby'; readonly table: string; readonly act: LobbyAct }
  | { readonly kind: 'resign'; readonly table: string }
  | { readonly kind: 'end'; readonly table: string }
  | { readonly kind: 'log'; readonly table: string; readonly before: number }
  | { readonly kind: 'help'; readonly game: string; readonly page: number }

const OURS = 'q1'
const SEPARATOR = '|'

export function choiceCode(choice: { verb: string; key: string }, room = CUSTOM_ID): ChoiceCode {
  const whole = `${choice.verb} ${choice.key}`
  return whole.length <= room && !whole.includes(SEPARATOR) ? whole : `~${(hash32(whole) >>> 0).toString(36)}`
}

/** The one among what is offered now that a code means. */
export function chosen<T extends { readonly verb: string; readonly key: string }>(
  code: ChoiceCode,
  offered: readonly T[],
): T | undefined {
  return offered.find((one) => choiceCode(one) === code || choiceCode(one, 0) === code)
}

export function formatId(press: Press): string {
  switch (press.kind) {
    case 'card': {
      const start = join('a', ...cardFields(press))
      return withChoice(start, press.choice)
    }
    case 'card-menu':
      return join('m', ...cardFields(press))
    case 'own':
      return withChoice(join('o', press.table, ...tokenFields(press.token)), press.choice)
    case 'own-menu':
      return join('n', press.table, ...tokenFields(press.token), press.page)
    case 'pass':
      return join('w', press.table)
    case 'order':
      return join('s', press.table, ...tokenFields(press.token))
    case 'note':
      return join('t', press.table)
    case 'note-form':
      return join('f', press.table)
    case 'panel':
      return join('v', press.table)
    case 'page':
      return join('p', press.table, press.page, press.act)
    case 'undo':
      return join('u', press.table, press.seq)
    case 'lobby':
      return join('l', press.table, press.act)
    case 'resign':
      return join('r', press.table)
    case 'end':
      return join('e', press.table)
    case 'log':
      return join('g', press.table, press.before)
    case 'help':
      return join('h', press.game, press.page)
  }
}

/** What was pressed; `null` if the id is none of ours, or mangled. */
export function parseId(id: string): Press | null {
  const [ours, kind, ...rest] = id.split(SEPARATOR)
  if (ours !== OURS || id.length > CUSTOM_ID) return null
  const fields = new Fields(rest)
  const press = readPress(kind ?? '', fields)
  return press && fields.areGood ? press : null
}

function readPress(kind: string, fields: Fields): Press | null {
  switch (kind) {
    case 'a':
      return { kind: 'card', ...fields.question(), choice: fields.code() }
    case 'm':
      return { kind: 'card-menu', ...fields.question() }
    case 'o':
      return { kind: 'own', table: fields.name(), token: fields.token(), choice: fields.code() }
    case 'n':
      return { kind: 'own-menu', table: fields.name(), token: fields.token(), page: fields.count() }
    case 'w':
      return { kind: 'pass', table: fields.name() }
    case 's':
      return { kind: 'order', table: fields.name(), token: fields.token() }
    case 't':
      return { kind: 'note', table: fields.name() }
    case 'f':
      return { kind: 'note-form', table: fields.name() }
    case 'v':
      return { kind: 'panel', table: fields.name() }
    case 'p':
      return { kind: 'page', table: fields.name(), page: fields.count(), act: fields.maybeName() }
    case 'u':
      return { kind: 'undo', table: fields.name(), seq: fields.count() }
    case 'l': {
      const table = fields.name()
      const named = fields.name()
      const act = LOBBY_ACTS.find((one) => one === named)
      return act ? { kind: 'lobby', table, act } : null
    }
    case 'r':
      return { kind: 'resign', table: fields.name() }
    case 'e':
      return { kind: 'end', table: fields.name() }
    case 'g':
      return { kind: 'log', table: fields.name(), before: fields.count() }
    case 'h':
      return { kind: 'help', game: fields.name(), page: fields.count() }
    default:
      return null
  }
}

/** Reads the fields of an id one after another; whatever is not of its form spoils the whole. */
class Fields {
  private readonly left: string[]
  private good = true

  constructor(fields: readonly string[]) {
    this.left = [...fields]
  }

  get areGood(): boolean {
    return this.good && this.left.length === 0
  }

  name(): string {
    return this.next(/^[a-z0-9-]{1,40}$/)
  }

  maybeName(): string {
    return this.next(/^[a-z0-9-]{0,40}$/)
  }

  count(): number {
    return Number(this.next(/^\d{1,9}$/))
  }

  code(): ChoiceCode {
    return this.next(/^.{1,100}$/su)
  }

  token(): QuestionToken {
    return { count: this.count(), mark: this.name() }
  }

  question(): CardQuestion {
    const table = this.name()
    const turn = this.count()
    const who = this.next(/^\d{1,2}-\d{1,5}(\.\d{1,2}-\d{1,5})*$/)
      .split('.')
      .map((one) => one.split('-').map(Number))
      .map(([seat = 0, answered = 0]) => ({ seat, answered }))
    return { table, turn, who, mark: this.name() }
  }

  private next(form: RegExp): string {
    const field = this.left.shift() ?? ''
    if (!form.test(field)) this.good = false
    return field
  }
}

function cardFields({ table, turn, who, mark }: CardQuestion): (string | number)[] {
  return [table, turn, who.map(({ seat, answered }) => `${seat}-${answered}`).join('.'), mark]
}

function tokenFields({ count, mark }: QuestionToken): (string | number)[] {
  return [count, mark]
}

function join(...fields: readonly (string | number)[]): string {
  return [OURS, ...fields].join(SEPARATOR)
}

function withChoice(start: string, choice: ChoiceCode): string {
  const whole = `${start}${SEPARATOR}${choice}`
  if (whole.length <= CUSTOM_ID) return whole
  if (choice.startsWith('~')) throw new Error(`an id has no room for ${choice}: ${start}`)
  return `${start}${SEPARATOR}~${(hash32(choice) >>> 0).toString(36)}`
}
