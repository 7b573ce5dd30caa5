import { LEVELS, shortHash, type Choice, type Level } from '../../engine/index.ts'
import type { QuestionToken } from '../../tables/model/service.ts'
import { PROPOSAL_KINDS, type ProposalKind } from '../../tables/model/proposal.ts'
import { CUSTOM_ID } from './limits.ts'

/**
 * The custom ids of buttons and menus, which also serve as the values of autocompletion: what was pressed, and for
 * which table and question. They stay valid for ever, so that a button posted before a restart still works after it.
 * Ids on the public card carry public facts only.
 */

/** A seat with a question, and how often it has openly answered this verb in this turn. Both are public. */
export interface AskedSeat {
  readonly seat: number
  readonly answered: number
}

/** The question on the card, as the public knows it. */
export interface CardQuestion {
  readonly table: string
  /** Which turn it is. */
  readonly turn: number
  readonly who: readonly AskedSeat[]
  /** The mark of what the public sees of the question. */
  readonly mark: string
}

/**
 * An option, by verb and key, or by a hash of both where they are too long. The bot always looks it up among the
 * offers.
 */
export type ChoiceCode = string

export const LOBBY_ACTS = ['join', 'leave', 'add', 'remove', 'start', 'talk'] as const
export type LobbyAct = (typeof LOBBY_ACTS)[number]

/** What the board of open tables offers for each. */
export const BOARD_ACTS = ['join', 'call'] as const
export type BoardAct = (typeof BOARD_ACTS)[number]

/** What the panel of a season offers, and what it offers for each match. */
export const SEASON_ACTS = ['join', 'leave', 'draw', 'final', 'final-surely', 'end', 'end-surely', 'look'] as const
export type SeasonAct = (typeof SEASON_ACTS)[number]
export const MATCH_ACTS = ['agree', 'open'] as const
export type MatchAct = (typeof MATCH_ACTS)[number]

/** The menus of the personal settings, in the order of their panel. */
export const SETTING_IDS = [
  'quiet',
  'notice',
  'reminders',
  'gap',
  'next',
  'pictures',
  'motion',
  'away',
  'records',
  'whispers',
  'hours',
  'language',
] as const
export type SettingName = (typeof SETTING_IDS)[number]

/** The menus of the lobby card. */
export const LOBBY_MENUS = [
  'preset',
  'pace',
  'zero',
  'reliability',
  'whispers',
  'company',
  'level',
  'teaching',
  'language',
] as const
export type LobbyMenu = (typeof LOBBY_MENUS)[number]

/** What can come after a lesson: the same game, a trial game, or a game of choice. */
export const LESSON_ACTS = ['on', 'try', 'new'] as const
export type LessonAct = (typeof LESSON_ACTS)[number]

/** What the buttons under a card show, privately. */
export const LOOKS = ['why', 'chances', 'map', 'status', 'log', 'help', 'more'] as const
export type Look = (typeof LOOKS)[number]

/** What a map shows: the viewer's surroundings, the whole board, the whole board large, or one of its nine parts. */
export const MAP_EXTRACTS = ['own', 'whole', 'large', 'nw', 'n', 'ne', 'w', 'middle', 'e', 'sw', 's', 'se'] as const
export type MapExtract = (typeof MAP_EXTRACTS)[number]

/** Where one goes while looking back; to a number of a line, those counted that one may read. */
export const STEPS = ['first', 'back', 'on', 'last', 'turn', 'turn-before', 'fight', 'mine'] as const
export type LookBackStep = (typeof STEPS)[number]

const OURS = 'q1'
const SEPARATOR = '|'
/** Stands before the hash of a choice that is too long. */
const HASHED = '~'

/** How a value stands in an id, and how it is read back from the parts of one. */
interface Field<T> {
  readonly write: (value: T) => string
  readonly read: (parts: Parts) => T
}

type FieldsOf<V> = { readonly [N in keyof V]: Field<V[N]> }

/** The parts of an id, taken one after another. One malformed part makes the whole id invalid. */
class Parts {
  private readonly left: string[]
  private good = true

  constructor(parts: readonly string[]) {
    this.left = [...parts]
  }

  get areGood(): boolean {
    return this.good && this.left.length === 0
  }

  next(pattern: RegExp): string {
    const part = this.left.shift() ?? ''
    if (!pattern.test(part)) this.good = false
    return part
  }

  oneOf<T extends string>(all: readonly [T, ...T[]]): T {
    const part = this.left.shift()
    const found = all.find((one) => one === part)
    if (found === undefined) this.good = false
    return found ?? all[0]
  }
}

const name = textField(/^[a-z0-9-]{1,40}$/)
const maybeName = textField(/^[a-z0-9-]{0,40}$/)
const maybePlace = textField(/^[a-z0-9@-]{0,60}$/)
const code = textField(/^.{1,100}$/su)
const count: Field<number> = { write: String, read: (parts) => Number(parts.next(/^\d{1,9}$/)) }
const token: Field<QuestionToken> = {
  write: (value) => `${value.count}${SEPARATOR}${value.mark}`,
  read: (parts) => ({ count: count.read(parts), mark: name.read(parts) }),
}
const who: Field<readonly AskedSeat[]> = {
  write: (asked) => asked.map(({ seat, answered }) => `${seat}-${answered}`).join('.'),
  read: (parts) =>
    parts
      .next(/^\d{1,2}-\d{1,5}(\.\d{1,2}-\d{1,5})*$/)
      .split('.')
      .map((one) => one.split('-').map(Number))
      .map(([seat = 0, answered = 0]) => ({ seat, answered })),
}
const flag: Field<boolean> = { write: (is) => (is ? '1' : '0'), read: (parts) => parts.next(/^[01]$/) === '1' }
const motionKind: Field<ProposalKind> = { write: String, read: (parts) => parts.oneOf(PROPOSAL_KINDS) }
const lobbyAct: Field<LobbyAct> = { write: String, read: (parts) => parts.oneOf(LOBBY_ACTS) }
const boardAct: Field<BoardAct> = { write: String, read: (parts) => parts.oneOf(BOARD_ACTS) }
const seasonAct: Field<SeasonAct> = { write: String, read: (parts) => parts.oneOf(SEASON_ACTS) }
const matchAct: Field<MatchAct> = { write: String, read: (parts) => parts.oneOf(MATCH_ACTS) }
const look: Field<Look> = { write: String, read: (parts) => parts.oneOf(LOOKS) }
const extract: Field<MapExtract> = { write: String, read: (parts) => parts.oneOf(MAP_EXTRACTS) }
const step: Field<LookBackStep> = { write: String, read: (parts) => parts.oneOf(STEPS) }
const lessonAct: Field<LessonAct> = { write: String, read: (parts) => parts.oneOf(LESSON_ACTS) }
const lobbyMenu: Field<LobbyMenu> = { write: String, read: (parts) => parts.oneOf(LOBBY_MENUS) }

const level: Field<Level> = { write: String, read: (parts) => parts.oneOf(LEVELS) }
const settingName: Field<SettingName> = { write: String, read: (parts) => parts.oneOf(SETTING_IDS) }

function textField(pattern: RegExp): Field<string> {
  return { write: String, read: (parts) => parts.next(pattern) }
}

const question = { table: name, turn: count, who, mark: name }

/** Every press: its kind, the letter by which ids call it, and what its ids carry. A `choice` stands last. */
const FORMS = {
  card: form('card', 'a', { ...question, choice: code }),
  'card-menu': form('card-menu', 'm', question),
  own: form('own', 'o', { table: name, token, choice: code }),
  'own-menu': form('own-menu', 'n', { table: name, token, page: count }),
  sure: form('sure', 'qs', { table: name, token, choice: code }),
  look: form('look', 'ql', { table: name, what: look }),
  tool: form('tool', 'qu', { table: name, what: look }),
  map: form('map', 'qm', { table: name, extract }),
  // Older buttons bear no mark.
  pass: form('pass', 'w', { table: name, mark: maybeName }),
  orders: form('orders', 's', { table: name, page: count }),
  'orders-form': form('orders-form', 'd', { table: name, page: count }),
  plan: form('plan', 'pa', { table: name }),
  'plan-add': form('plan-add', 'pb', { table: name, page: count }),
  'plan-if': form('plan-if', 'pc', { table: name }),
  'plan-when': form('plan-when', 'pd', { table: name }),
  'plan-drop': form('plan-drop', 'pe', { table: name, isAll: flag }),
  note: form('note', 't', { table: name }),
  'note-form': form('note-form', 'f', { table: name }),
  panel: form('panel', 'v', { table: name }),
  act: form('act', 'qv', { table: name, act: name }),
  page: form('page', 'p', { table: name, page: count, act: maybeName }),
  undo: form('undo', 'u', { table: name, count }),
  lobby: form('lobby', 'l', { table: name, act: lobbyAct }),
  invite: form('invite', 'ga', { table: name }),
  'invite-form': form('invite-form', 'gb', { table: name }),
  board: form('board', 'gc', { table: name, act: boardAct }),
  wish: form('wish', 'gd', {}),
  'wish-form': form('wish-form', 'ge', {}),
  season: form('season', 'sa', {}),
  'season-act': form('season-act', 'sb', { season: name, act: seasonAct }),
  'season-match': form('season-match', 'sc', { season: name, match: count, act: matchAct }),
  'season-date': form('season-date', 'sd', { season: name, match: count }),
  'season-date-form': form('season-date-form', 'se', { season: name, match: count }),
  offer: form('offer', 'gf', { server: name, offer: name, accepts: flag }),
  loan: form('loan', 'gg', { table: name, accepts: flag }),
  'lend-end': form('lend-end', 'gh', { table: name }),
  vote: form('vote', 'b', { table: name, motion: name, agrees: flag }),
  move: form('move', 'j', { table: name, what: motionKind, seat: count }),
  seat: form('seat', 'k', { table: name, seat: count }),
  'go-on': form('go-on', 'i', { table: name }),
  'lobby-menu': form('lobby-menu', 'c', { table: name, part: lobbyMenu }),
  'house-rules': form('house-rules', 'qh', { table: name }),
  rules: form('rules', 'q', { table: name, page: count }),
  'rules-form': form('rules-form', 'qf', { table: name, page: count }),
  grid: form('grid', 'qg', { table: name, form: name }),
  column: form('column', 'qc', { table: name, form: name, column: name }),
  'column-form': form('column-form', 'qd', { table: name, form: name, column: name }),
  choose: form('choose', 'qa', {}),
  open: form('open', 'qo', { game: name }),
  try: form('try', 'qt', { game: name }),
  teach: form('teach', 'qp', { game: name }),
  lesson: form('lesson', 'qw', { table: name, act: lessonAct }),
  topic: form('topic', 'qe', { game: name }),
  cards: form('cards', 'qk', { game: name, group: count, page: count }),
  'cards-menu': form('cards-menu', 'qj', { game: name }),
  words: form('words', 'qn', { table: name }),
  held: form('held', 'qz', { table: name }),
  offered: form('offered', 'qy', { table: name }),
  resume: form('resume', 'qr', { table: name }),
  saves: form('saves', 'ks', { page: count }),
  'saves-menu': form('saves-menu', 'km', { page: count }),
  export: form('export', 'ke', { table: name, isSure: flag }),
  archive: form('archive', 'ka', { table: name }),
  'back-turn': form('back-turn', 'kt', { table: name, turn: count }),
  'back-mark': form('back-mark', 'kb', { table: name, number: count, mark: name }),
  branches: form('branches', 'ta', { table: name }),
  'branches-menu': form('branches-menu', 'tb', { table: name }),
  way: form('way', 'tc', { table: name, to: name }),
  'way-go': form('way-go', 'td', { table: name, isAdmin: flag, to: name }),
  resign: form('resign', 'r', { table: name }),
  end: form('end', 'e', { table: name }),
  log: form('log', 'g', { table: name, before: count }),
  help: form('help', 'h', { game: name, page: count }),
  place: form('place', 'bp', { table: name, page: count, place: maybePlace }),
  'place-menu': form('place-menu', 'bm', { table: name }),
  where: form('where', 'bw', { table: name }),
  'look-back': form('look-back', 'vo', { table: name }),
  moment: form('moment', 'vs', { table: name, eyes: count, at: count, step }),
  'moment-at': form('moment-at', 'vm', { table: name, eyes: count, at: count }),
  'moment-eyes': form('moment-eyes', 've', { table: name, eyes: count, at: count }),
  remark: form('remark', 'vr', { table: name, eyes: count, at: count }),
  'remark-form': form('remark-form', 'vf', { table: name, eyes: count, at: count }),
  share: form('share', 'vh', { table: name, eyes: count, at: count }),
  'what-if': form('what-if', 'vw', { table: name, eyes: count, at: count }),
  'what-if-go': form('what-if-go', 'vx', { table: name, eyes: count, at: count, level }),
  'what-if-end': form('what-if-end', 'vy', { table: name }),
  film: form('film', 'fa', { table: name, eyes: count, at: count }),
  'film-share': form('film-share', 'fb', { table: name, eyes: count, from: count, to: count }),
  'film-eyes': form('film-eyes', 'fc', { table: name, from: count }),
  since: form('since', 'vn', { table: name, from: count }),
  reveal: form('reveal', 'ea', { table: name }),
  secrets: form('secrets', 'eb', { table: name, section: maybeName, page: count }),
  hindsight: form('hindsight', 'vg', { table: name }),
  again: form('again', 'ec', { table: name }),
  guess: form('guess', 'ed', { table: name }),
  setting: form('setting', 'y', { about: settingName }),
  letters: form('letters', 'yl', { table: name }),
  back: form('back', 'x', {}),
  lend: form('lend', 'yd', { table: name }),
  'lend-form': form('lend-form', 'ye', { table: name }),
  games: form('games', 'z', { page: count }),
  records: form('records', 'wr', { who: maybeName, game: maybeName, page: count }),
  whisper: form('whisper', 'wa', { table: name, number: count }),
  'whisper-form': form('whisper-form', 'wb', { table: name, number: count }),
  'watch-end': form('watch-end', 'wc', { table: name, user: name }),
  'television-end': form('television-end', 'wt', { table: name }),
  'propose-move': form('propose-move', 'we', { table: name }),
  hero: form('hero', 'wh', { who: maybeName }),
}

/** Each kind has letters of its own: what was posted once is read for ever. */
const BY_LETTER = new Map<string | undefined, (typeof FORMS)[keyof typeof FORMS]>(
  Object.values(FORMS).map((one) => [one.letter, one]),
)
if (BY_LETTER.size < Object.keys(FORMS).length) throw new Error('two kinds of presses have the same letters')

export type PressKind = keyof typeof FORMS
export type Press = ReturnType<(typeof FORMS)[PressKind]['read']>
export type PressOf<K extends PressKind> = Press & { readonly kind: K }

function form<K extends string, V extends object>(kind: K, letter: string, fields: FieldsOf<V>) {
  return {
    letter,
    write(values: V): string[] {
      const parts: string[] = []
      for (const field in fields) parts.push(fields[field].write(values[field]))
      return parts
    },
    read(parts: Parts): { readonly kind: K } & Readonly<V> {
      const values: Partial<V> = {}
      for (const field in fields) values[field] = fields[field].read(parts)
      return { kind, ...(values as V) }
    },
  }
}

const WRITERS: { readonly [K in PressKind]: { readonly letter: string; write(press: PressOf<K>): string[] } } = FORMS

/** The id that says what is pressed. */
export function formatId<K extends PressKind>(press: PressOf<K>): string {
  const writer = WRITERS[press.kind]
  const parts = [OURS, writer.letter, ...writer.write(press)]
  return 'choice' in press ? withinAnId(parts) : parts.join(SEPARATOR)
}

/** The choice is the last part. If it has no room, its hash takes its place. */
function withinAnId(parts: readonly string[]): string {
  const whole = parts.join(SEPARATOR)
  if (whole.length <= CUSTOM_ID) return whole
  const choice = parts.at(-1) ?? ''
  if (choice.startsWith(HASHED)) throw new Error(`an id has no room for ${choice}: ${whole}`)
  return [...parts.slice(0, -1), hashed(choice)].join(SEPARATOR)
}

/** What was pressed; `null` if the id is none of ours, or mangled. */
export function parseId(id: string): Press | null {
  const [ours, letter, ...rest] = id.split(SEPARATOR)
  const known = BY_LETTER.get(letter)
  if (ours !== OURS || !known || id.length > CUSTOM_ID) return null
  const parts = new Parts(rest)
  const press = known.read(parts)
  return parts.areGood ? press : null
}

/** The code of a choice, if need be its hash. */
export function choiceCode({ verb, key }: Choice, room = CUSTOM_ID): ChoiceCode {
  const whole = `${verb} ${key}`
  return whole.length <= room && !whole.includes(SEPARATOR) ? whole : hashed(whole)
}

/** The one among what is offered that a code means. */
export function chosen<T extends Choice>(sought: ChoiceCode, offered: readonly T[]): T | undefined {
  return offered.find((one) => choiceCode(one) === sought || choiceCode(one, 0) === sought)
}

function hashed(choice: string): ChoiceCode {
  return `${HASHED}${shortHash(choice)}`
}
