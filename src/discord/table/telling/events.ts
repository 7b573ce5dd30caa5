import { bold, italic, small } from '../../../language/index.ts'
import type { Names } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableEvent } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { clip, harmless, wordForWord } from '../../kit/text.ts'
import { say } from '../../words/index.ts'
import { deputyInWords, lentWhat } from './loans.ts'
import { proposalInWords } from './proposals.ts'
import { guessesInWords } from './guess.ts'
import { sealAtStart } from './seal.ts'

/** The length of a line about one of several actions, all of which must fit a message. */
const MAX_LINE_LENGTH = 250

interface EventContext {
  readonly view: TableView
  /** Names as they were when the event happened. */
  readonly names: Names
}

type EventOf<K extends TableEvent['kind']> = TableEvent & { readonly kind: K }

const EVENT_WORDS: {
  readonly [K in TableEvent['kind']]: (event: EventOf<K>, context: EventContext) => string
} = {
  started: (_event, { view: { game, record } }) =>
    [italic(say('event-started', { game: game.words.title })), small(sealAtStart(record))].join('\n'),
  undone: ({ seat }, { names }) => say('event-undone', { name: names(seat) }),
  'went-away': ({ seat }, { names }) => say('event-went-away', { name: names(seat) }),
  'came-back': ({ seat }, { names }) => say('event-came-back', { name: names(seat) }),
  'left-server': ({ seat }, { names }) => say('event-left-server', { name: names(seat) }),
  resigned: ({ seat }, { names }) => say('event-resigned', { name: names(seat) }),
  resumed: () => say('event-resumed'),
  moved: () => say('event-moved'),
  exported: ({ by }) =>
    by === undefined ? say('event-exported') : say('event-exported-by', { by: bold(harmless(by)) }),
  'looked-into': (event, { names }) => {
    const given = { by: bold(harmless(event.by)), seat: event.seat === null ? 'all' : names(event.seat) }
    return event.plays === null
      ? say('event-looked-into', given)
      : say('event-looked-into-own-game', { ...given, plays: names(event.plays) })
  },
  watched: ({ name, seat }, { names }) => say('event-watched', { name: bold(harmless(name)), seat: names(seat) }),
  'watch-ended': ({ name, seat }, { names }) =>
    say('event-watch-ended', { name: bold(harmless(name)), seat: names(seat) }),
  whispered: ({ from, to }, { names }) => say('event-whispered', { from: names(from), to: names(to) }),
  imported: () => say('event-imported'),
  imagined: ({ isGuessed }) => italic(say(isGuessed ? 'event-imagined-guessed' : 'event-imagined')),
  closed: () => say('event-closed'),
  over: () => say('event-over'),
  guessed: (event, { view, names }) => guessesInWords(view, event, names),
  fault: ({ fault }) => say('event-fault', { fault }),
  remarked: ({ seat, text }, { names }) =>
    text === ''
      ? say('event-remark-gone', { name: names(seat) })
      : say('event-remarked', { name: names(seat), text: wordForWord(text) }),
  'time-up': ({ seat, then }, { names }) => say('event-time-up', { name: names(seat), then }),
  'by-order': ({ order, value, key }, { view }) => {
    const words = view.game.words.order?.(order)
    if (!words) return ''
    return say('event-by-order', {
      followed: words.followed(value, key),
      title: words.title,
      value: words.label(value),
    })
  },
  'as-planned': ({ seat, label }, { names }) =>
    label === undefined ? say('event-as-planned', { name: names(seat) }) : say('event-as-planned-own', { label }),
  'plan-ended': ({ why, label }) => say('event-plan-ended', { why, label }),
  'fell-asleep': ({ seat }, { names }) => say('event-fell-asleep', { name: names(seat) }),
  stalled: ({ seat }, { names }) => say('event-stalled', { name: names(seat) }),
  'on-leave': ({ seat, keeper, until, name = '', parts }, { names }) =>
    name === '' && !parts
      ? say('event-on-leave', { name: names(seat), keeper, until: `<t:${Math.floor(until / 1000)}:D>` })
      : say('event-lent', {
          name: names(seat),
          deputy: deputyInWords({ name }),
          what: lentWhat(parts),
          until: `<t:${Math.floor(until / 1000)}:D>`,
        }),
  'loan-over': ({ seat, name, why }, { names }) =>
    say('event-loan-over', { name: names(seat), deputy: deputyInWords({ name }), why }),
  paused: ({ why }) => say('event-paused', { why }),
  'goes-on': () => say('goes-on'),
  'pace-set': ({ pace }) => say(`pace-${pace}.line`),
  'seat-offered': ({ seat }, { names }) => say('event-seat-offered', { name: names(seat) }),
  renamed: ({ before, name }) => say('event-renamed', { before: bold(harmless(before)), name: bold(harmless(name)) }),
  'seat-taken': ({ before, name }) =>
    say('event-seat-taken', { before: bold(harmless(before.name)), name: bold(harmless(name)) }),
  motion: ({ motion, by, about, whom, came, alone }, { names }) =>
    alone && by !== null && came === 'agreed'
      ? say('proposal-alone', { by: names(by) })
      : proposalInWords({ kind: motion, by, about, whom }, came, names),
  'went-back': (event) => wentBackInWords(event),
  'stood-in': ({ told, more }, { view, names }) =>
    [
      say('event-stood-in', { more }),
      ...told
        .flatMap((fact) => view.game.words.fact(fact, names) ?? [])
        .map((words) => `- ${clip(words, MAX_LINE_LENGTH)}`),
    ].join('\n'),
  unreadable: () => unreadableLine(),
  'answers-lost': ({ lost }) => say('event-answers-lost', { lost }),
}

/** Stands for a line of the chronicle that is damaged. */
export function unreadableLine(): string {
  return say('event-unreadable')
}

/** What has happened to a table, in a sentence; `line`: as everybody was called then. */
export function eventInWords(view: TableView, event: TableEvent, line?: number): string {
  return wordsOf(event, { view, names: fullNames(view.record, line) })
}

function wordsOf<K extends TableEvent['kind']>(event: EventOf<K>, context: EventContext): string {
  const inWords: (event: EventOf<K>, context: EventContext) => string = EVENT_WORDS[event.kind as K]
  return inWords(event, context)
}

/** A rollback in words: where it led, what became of the abandoned lines, and its effect on the dice. */
function wentBackInWords(event: EventOf<'went-back'>): string {
  const { left, renews } = event
  return [
    wentWhere(event),
    ...(left === null ? [] : [say('event-branch-left', { branch: left })]),
    diceInWords(renews),
  ].join(' ')
}

function wentWhere({ from, turn, took, rounds }: EventOf<'went-back'>): string {
  const given =
    rounds?.from == null || rounds.to === null
      ? { unit: 'turns', from, to: turn }
      : { unit: 'rounds', from: rounds.from, to: rounds.to }
  if (took !== null) return say('event-branch-resumed', { ...given, branch: took })
  if (from === turn) return say('event-went-back-in-turn', given)
  if (given.from === given.to) return say('event-went-back-in-round', { round: given.to })
  return say('event-went-back', given)
}

/** The effect of a rollback on the dice, as everybody may know it. */
export function diceInWords(renews: boolean): string {
  return renews ? say('rollback-dice-fresh') : say('rollback-dice-stay')
}
