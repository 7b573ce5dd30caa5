import { bold, italic, small } from '../../../language/index.ts'
import type { Names } from '../../../engine/index.ts'
import { UNREADABLE } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { AtZero, SeatControl, ProposalKind, PauseCause, TableEvent } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { clip, harmless } from '../../kit/text.ts'
import { guessesInWords } from './guess.ts'
import { sealAtStart } from './seal.ts'
import { PACE_NAMES, PACE_TIMES } from './time.ts'
import { roundInWords } from './turns.ts'

const TIME_UP: Readonly<Record<AtZero | 'window', string>> = {
  wait: 'The others may wait or agree on something.',
  default: 'I answer as was ordered beforehand, or as the rules would.',
  computer: 'A computer player sits in.',
  substitute: 'Somebody else may take the seat.',
  window: 'The moment passes.',
}

const ON_LEAVE: Readonly<Record<SeatControl, string>> = {
  player: 'the table goes on.',
  defaults: 'things take their course.',
  computer: 'a computer player sits in.',
  nobody: 'the table waits.',
}

const PAUSED: Readonly<Record<PauseCause, string>> = {
  agreed: 'The game pauses.',
  'all-away': 'Nobody is here: the game stands still until somebody comes back.',
  'almost-all-away': 'All but one have been away for a round: the game stands still until somebody comes back.',
}

/**
 * The subject of a proposal, as in “Ann moves to pause the game”: about everybody, or about one seat by name.
 * `whom`: the spectator.
 */
const PROPOSAL_PHRASES: Readonly<Record<ProposalKind, (about: string | null, whom: string) => string>> = {
  undo: (about) => `to take the last answer ${about === null ? '' : `of ${about} `}back`,
  back: () => 'to go back to an earlier moment',
  pause: () => 'to pause the game',
  extend: (about) => `to give ${about ?? 'nobody'} more time`,
  pace: () => 'to change the pace',
  'play-on': (about) => `to play on without ${about ?? 'nobody'}`,
  'move-on': () => 'to move on without the private answer',
  replace: (about) => `to offer the seat of ${about ?? 'nobody'} to somebody else`,
  end: () => 'to end the game as it stands',
  watch: (about, whom) => `to let ${whom} look over the shoulder of ${about ?? 'nobody'}`,
  move: () => 'to take the game to another server',
}

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
  started: (_event, { view }) =>
    [italic(`${view.game.words.title} begins.`), ...sealAtStart(view.record).map(small)].join('\n'),
  undone: (event, { names }) => `${names(event.seat)} takes the last answer back.`,
  'went-away': (event, { names }) => `${names(event.seat)} is away for a while and lets things take their course.`,
  'came-back': (event, { names }) => `${names(event.seat)} is back.`,
  'left-server': (event, { names }) =>
    `${names(event.seat)} is no longer on this server: things take their course, and the others may offer the seat to somebody else.`,
  resigned: (event, { names }) => `${names(event.seat)} gives up.`,
  resumed: () => 'The game is taken up again.',
  moved: () => 'The game is taken up again here: it has come from another server.',
  exported: (event) =>
    event.by === undefined
      ? 'An admin has got the whole game as a file, with all that is secret in it.'
      : `The referee ${bold(harmless(event.by))} has got the whole game as a file, with all that is secret in it.`,
  'looked-into': (event, { names }) => {
    const plays = event.plays === null ? '' : `, who plays ${names(event.plays)} here,`
    const whose = event.seat === null ? 'the secrets of all' : `the secrets of ${names(event.seat)}`
    return `👁 The referee ${bold(harmless(event.by))}${plays} looked into ${whose}.`
  },
  watched: (event, { names }) =>
    `${bold(harmless(event.name))} looks over the shoulder of ${names(event.seat)} from now on.`,
  'watch-ended': (event, { names }) =>
    `${bold(harmless(event.name))} looks over the shoulder of ${names(event.seat)} no more.`,
  whispered: (event, { names }) => `${names(event.from)} whispers to ${names(event.to)}.`,
  imported: () => 'The game has come from a file, and was played again from its log before it was taken in.',
  closed: () => 'The game was ended early.',
  over: () => 'The game is over.',
  guessed: (event, { view, names }) => guessesInWords(view, event, names),
  fault: (event) =>
    `I stumbled over my own rules: the last move was not made, and the details are saved as ${event.fault}.`,
  'time-up': (event, { names }) => `${names(event.seat)}: time is up. ${TIME_UP[event.then]}`,
  'by-order': (event, { view }) => view.game.words.order?.(event.order).followed(event.value, event.key) ?? '',
  'fell-asleep': (event, { names }) =>
    `${names(event.seat)} has fallen asleep and lets things take their course until the next word.`,
  stalled: (event, { names }) => `${names(event.seat)} is waited for in vain: the others may agree on how to go on.`,
  'on-leave': (event, { names }) =>
    `${names(event.seat)} is away until <t:${Math.floor(event.until / 1000)}:D>: ${ON_LEAVE[event.keeper]}`,
  paused: (event) => PAUSED[event.why],
  'goes-on': () => 'The game goes on.',
  'pace-set': (event) => `The pace is now ${PACE_NAMES[event.pace].toLowerCase()}: ${PACE_TIMES[event.pace]}.`,
  'seat-offered': (event, { names }) => `The seat of ${names(event.seat)} is free for whoever wants to take it.`,
  renamed: (event) => `${bold(harmless(event.before))} is now called ${bold(harmless(event.name))}.`,
  'seat-taken': (event) => `${bold(harmless(event.name))} takes the seat of ${bold(harmless(event.before.name))}.`,
  motion: (event, { names }) => proposalOutcomeInWords(event, names),
  'went-back': (event) => wentBackInWords(event),
  'stood-in': (event, { view, names }) =>
    [
      `While you were not there this was done for you${event.more > 0 ? `, and ${event.more} more before it` : ''}:`,
      ...event.told
        .flatMap((fact) => view.game.words.fact(fact, names) ?? [])
        .map((words) => `- ${clip(words, MAX_LINE_LENGTH)}`),
    ].join('\n'),
  unreadable: () => UNREADABLE,
  'answers-lost': (event) =>
    `The rules have changed since: the last ${event.lost === 1 ? 'answer' : `${event.lost} answers`} had to be dropped.`,
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
function wentBackInWords({
  from,
  turn,
  renews,
  left,
  took,
  rounds,
}: TableEvent & { readonly kind: 'went-back' }): string {
  const here = roundInWords(from, rounds?.from)
  const there = roundInWords(turn, rounds?.to)
  const where =
    took !== null
      ? `Branch ${took} is taken up again, in ${there}.`
      : from === turn
        ? `The game has gone back to an earlier moment of ${there}.`
        : `The game has gone back from ${here} to ${here === there ? 'an earlier turn of it' : there}.`
  return [
    `↩ ${where}`,
    ...(left === null
      ? []
      : [`What was left is kept as branch ${left}: it does not count, and \`/game branches\` has it.`]),
    luckInWords(renews),
  ].join(' ')
}

/** What going back does to the luck, as all may know. */
export function luckInWords(renews: boolean): string {
  return renews
    ? 'Dice fall anew from here, and whatever nobody knew then is dealt anew: what was seen since foretells nothing.'
    : 'No die had fallen and nothing was shown to all on the way: the luck stays as it was, but what somebody may have learned in secret is dealt anew.'
}

/** What is moved. */
export function proposalInWords(proposal: ProposalKind, about: number | null, names: Names, whom = 'nobody'): string {
  return PROPOSAL_PHRASES[proposal](about === null ? null : names(about), bold(harmless(whom)))
}

/** The outcome of a proposal. `what`: a closer description of it. */
export function proposalOutcomeInWords(
  { motion, by, about, came, whom, alone }: Omit<TableEvent & { readonly kind: 'motion' }, 'kind'>,
  names: Names,
  what = proposalInWords(motion, about, names, whom),
): string {
  const mover = by === null ? 'An admin' : names(by)
  switch (came) {
    case 'moved':
      return `${mover} moves ${what}.`
    case 'agreed':
      if (alone) return `${mover} decides alone ${what}: nobody else plays here who could agree.`
      return `It is agreed ${what}.`
    case 'refused':
      return `The motion ${what} is refused.`
    case 'withdrawn':
      return `${mover} takes the motion ${what} back.`
    case 'lapsed':
      return `The motion ${what} lapses: there were not enough answers in time.`
    case 'decided':
      return `${mover} decides ${what}.`
  }
}
