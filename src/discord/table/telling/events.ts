import { bold, italic, small } from '../../../language/index.ts'
import type { Names } from '../../../engine/index.ts'
import { UNREADABLE } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { AtZero, Keeper, ProposalKind, PauseCause, TableEvent } from '../../../tables/model/store.ts'
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

const ON_LEAVE: Readonly<Record<Keeper, string>> = {
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

/** What has happened to a table, in a sentence; `line`: as everybody was called then. */
export function eventInWords(view: TableView, event: TableEvent, line?: number): string {
  const names = fullNames(view.record, line)
  switch (event.kind) {
    case 'started':
      return [italic(`${view.game.words.title} begins.`), ...sealAtStart(view.record).map(small)].join('\n')
    case 'undone':
      return `${names(event.seat)} takes the last answer back.`
    case 'went-away':
      return `${names(event.seat)} is away for a while and lets things take their course.`
    case 'came-back':
      return `${names(event.seat)} is back.`
    case 'left-server':
      return `${names(event.seat)} is no longer on this server: things take their course, and the others may offer the seat to somebody else.`
    case 'resigned':
      return `${names(event.seat)} gives up.`
    case 'resumed':
      return 'The game is taken up again.'
    case 'moved':
      return 'The game is taken up again here: it has come from another server.'
    case 'exported':
      return event.by === undefined
        ? 'An admin has got the whole game as a file, with all that is secret in it.'
        : `The referee ${bold(harmless(event.by))} has got the whole game as a file, with all that is secret in it.`
    case 'looked-into': {
      const plays = event.plays === null ? '' : `, who plays ${names(event.plays)} here,`
      const whose = event.seat === null ? 'the secrets of all' : `the secrets of ${names(event.seat)}`
      return `👁 The referee ${bold(harmless(event.by))}${plays} looked into ${whose}.`
    }
    case 'watched':
      return `${bold(harmless(event.name))} looks over the shoulder of ${names(event.seat)} from now on.`
    case 'watch-ended':
      return `${bold(harmless(event.name))} looks over the shoulder of ${names(event.seat)} no more.`
    case 'whispered':
      return `${names(event.from)} whispers to ${names(event.to)}.`
    case 'imported':
      return 'The game has come from a file, and was played again from its log before it was taken in.'
    case 'closed':
      return 'The game was ended early.'
    case 'over':
      return 'The game is over.'
    case 'guessed':
      return guessesInWords(view, event, names)
    case 'fault':
      return `I stumbled over my own rules: the last move was not made, and the details are saved as ${event.fault}.`
    case 'time-up':
      return `${names(event.seat)}: time is up. ${TIME_UP[event.then]}`
    case 'by-order':
      return view.game.words.order?.(event.order).followed(event.value, event.key) ?? ''
    case 'fell-asleep':
      return `${names(event.seat)} has fallen asleep and lets things take their course until the next word.`
    case 'stalled':
      return `${names(event.seat)} is waited for in vain: the others may agree on how to go on.`
    case 'on-leave':
      return `${names(event.seat)} is away until <t:${Math.floor(event.until / 1000)}:D>: ${ON_LEAVE[event.keeper]}`
    case 'paused':
      return PAUSED[event.why]
    case 'goes-on':
      return 'The game goes on.'
    case 'pace-set':
      return `The pace is now ${PACE_NAMES[event.pace].toLowerCase()}: ${PACE_TIMES[event.pace]}.`
    case 'seat-offered':
      return `The seat of ${names(event.seat)} is free for whoever wants to take it.`
    case 'renamed':
      return `${bold(harmless(event.before))} is now called ${bold(harmless(event.name))}.`
    case 'seat-taken':
      return `${bold(harmless(event.name))} takes the seat of ${bold(harmless(event.before.name))}.`
    case 'motion':
      return proposalOutcomeInWords(event, names)
    case 'went-back':
      return wentBackInWords(event)
    case 'stood-in':
      return [
        `While you were not there this was done for you${event.more > 0 ? `, and ${event.more} more before it` : ''}:`,
        ...event.told
          .flatMap((fact) => view.game.words.fact(fact, names) ?? [])
          .map((words) => `- ${clip(words, MAX_LINE_LENGTH)}`),
      ].join('\n')
    case 'unreadable':
      return UNREADABLE
    case 'answers-lost':
      return `The rules have changed since: the last ${event.lost === 1 ? 'answer' : `${event.lost} answers`} had to be dropped.`
  }
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
