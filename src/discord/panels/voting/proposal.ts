import { italic, listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ProposalKind, ProposalView, Quorum } from '../../../tables/model/proposal.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, textPanel, texts, type Panel } from '../../kit/message.ts'
import { boldNames, callingNames, fullNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { luckInWords, proposalOutcomeInWords, proposalInWords } from '../../table/telling/events.ts'
import { PACE_NAMES, PACE_TIMES } from '../../table/telling/time.ts'
import { turnInWords } from '../../table/telling/turns.ts'
import { proposalCode } from '../../table/voting/rollback.ts'
import { undoneInWords } from './rollback.ts'
import { say } from '../../words/index.ts'

const OPEN = 0xc27c0e

/** The effect of a proposal, for its voters. */
const EFFECT: Readonly<Record<ProposalKind, (proposal: ProposalView, view: TableView) => string>> = {
  undo: undoing,
  back: undoing,
  pause: () => 'All clocks stand until one of you presses **Go on**.',
  extend: () => 'The clock of that seat begins anew.',
  pace: () => 'The clocks of all seats begin anew.',
  'play-on': () => 'A computer player sits in until the player is back.',
  'move-on': () =>
    'Anyone who still has a private question gets their standing order or the rules’ default. I don’t say who that was. If nobody refuses in time, this is agreed.',
  replace: () => 'Whoever has no seat yet may take it, as long as its player does not come back.',
  end: () => 'The game ends without a result.',
  watch: () =>
    'Whoever looks sees all that this seat sees, its secrets too, and can answer nothing. The card says it as long as it lasts.',
  move: ({ place }) => `The game goes on in <#${place?.room ?? ''}>, and nobody looks over a shoulder there any more.`,
}

const WHO: Readonly<Record<Quorum, string>> = {
  another: 'Everyone who’s here has to agree, and at least one other player',
  majority: 'More than half have to agree',
  others: 'All others have to agree; whoever it is about may object',
}

function undoing({ undoes, turns, whose, renews = true }: ProposalView, view: TableView): string {
  const undone = undoneInWords(view, { undoes, turns, whose })
  return `${undone} Whatever is answered until then is undone too, and kept as a branch. ${luckInWords(renews)}`
}

/** What is moved, as in “Ann moves to pause the game”. */
function whatOf(proposal: ProposalView, names: (seat: number) => string): string {
  const { kind, seat, by, pace, turn, turnsAgo, round, branch, came, watcher } = proposal
  if (kind === 'undo') return proposalInWords(kind, seat ?? by, names)
  // Turns go on: how long ago it was is said only while it is voted on.
  if (kind === 'back' && branch !== undefined) return `to take branch ${branch} up again`
  if (kind === 'back' && came === null && turn !== undefined)
    return `to go back to the beginning of ${turnInWords(turn, turnsAgo ?? 0, round)}`
  if (kind === 'back') return proposalInWords(kind, null, names)
  if (kind === 'pace' && pace !== undefined)
    return `to change the pace to ${PACE_NAMES[pace].toLowerCase()}: ${PACE_TIMES[pace]}`
  return proposalInWords(kind, seat ?? null, names, watcher?.name)
}

/**
 * The public message of a proposal: with buttons while it is open, else its outcome. It mentions voters who haven't
 * answered.
 */
export function proposalPanel(view: TableView, proposal: ProposalView): Panel {
  const { record } = view
  const names = boldNames(record)
  const { id, by, kind, seat, came, ayes, nays, voters, needed } = proposal
  if (came !== null) return textPanel(italic(settledInWords(view, proposal)))
  const silent = voters.filter((one) => !ayes.includes(one) && !nays.includes(one))
  const called = silent.filter((one) => !view.isImported(one))
  const users = called.flatMap((one) => record.seats[one]?.user ?? [])
  const awaited = silent.map(callingNames(record, called))
  const waits = proposal.quorum === 'another' && voters.length < needed
  const among = (seats: readonly number[]) => seats.filter((one) => voters.includes(one))
  const agreed = among(ayes)
  const budget = new TextBudget()
  const lines = [
    `### ${names(by)} moves ${whatOf({ ...proposal, kind, seat }, names)}`,
    EFFECT[kind](proposal, view),
    `-# ${WHO[proposal.quorum]}. This lapses <t:${Math.ceil(proposal.deadline / 1000)}:R>.`,
    `Agreed (${agreed.length} of ${needed}): ${agreed.length === 0 ? 'nobody yet' : listOf(agreed.map(names))}`,
    ...(among(nays).length === 0 ? [] : [`Refused: ${listOf(among(nays).map(names))}`]),
    ...(awaited.length === 0 ? [] : [`To answer: ${awaited.join(' ')}`]),
    ...(waits ? [`-# ${say('waits-for-another')}`] : []),
  ]
  const goesBack = kind === 'undo' || kind === 'back'
  const then = goesBack
    ? [button(formatId({ kind: 'way', table: record.id, to: proposalCode(id) }), 'How it stood then')]
    : []
  const buttons = rows([...votes(record.id, id), ...then])
  return { components: [container([...texts(budget.fill(lines)), ...buttons], OPEN)], pings: users }
}

/** What stands in its place where it must not be shown. */
export function heldBackProposal({ record }: TableView, { id }: ProposalView): Panel {
  const buttons = rows(votes(record.id, id))
  return { components: [container([...texts('Something is put to those who play.'), ...buttons], OPEN)] }
}

function votes(table: string, proposal: string) {
  return [
    button(formatId({ kind: 'vote', table, motion: proposal, agrees: true }), 'Agree', 'good'),
    button(formatId({ kind: 'vote', table, motion: proposal, agrees: false }), 'Refuse', 'grave'),
  ]
}

function settledInWords({ record }: TableView, proposal: ProposalView): string {
  const names = boldNames(record)
  const { kind, by, seat = null, came } = proposal
  if (came === null || came === 'void') {
    const why = record.status === 'playing' ? 'has taken another course' : 'has ended'
    return `The motion of ${names(by)} ${whatOf(proposal, names)} is off: the game ${why}.`
  }
  const decided = came === 'decided' ? null : by
  return proposalOutcomeInWords({ motion: kind, by: decided, about: seat, came }, names, whatOf(proposal, names))
}

/** A seat that anybody may take who has none. */
export function offerPanel(view: TableView, seat: number): Panel {
  const { record, game } = view
  const text = [
    `### The seat of ${fullNames(record)(seat)} is free`,
    `Whoever takes it plays on in this game of ${game.words.title}, with all that lies there.`,
  ]
  return takeSeat(record.id, seat, text)
}

function takeSeat(table: string, seat: number, text: readonly string[]): Panel {
  const take = button(formatId({ kind: 'seat', table, seat }), 'Take this seat', 'good')
  // As a new table it is an invitation.
  return { components: [container([...texts(new TextBudget().fill(text)), ...rows([take])], OPEN)], isLoud: true }
}

/** What stands in the place of an offer that must not be shown, or of what is left of it. */
export function heldBackOffer({ record, game }: TableView, seat: number, isOffered: boolean): Panel {
  if (!isOffered) return textPanel('*This offer is over.*')
  return takeSeat(record.id, seat, [`### A seat in this game of ${game.words.title} is free`])
}

/** What is left of an offer. */
export function offerOver({ record }: TableView, seat: number): Panel {
  if (record.status !== 'playing') return textPanel('*The game has ended, and with it this offer.*')
  return textPanel(italic(`This seat is not free any more: ${boldNames(record)(seat)} sits there.`))
}
