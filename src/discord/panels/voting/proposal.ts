import { italic, languageFor, listOf, nameOfLanguage, small } from '../../../language/index.ts'
import type { Names } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ProposalView } from '../../../tables/model/proposal.ts'
import { formatId } from '../../kit/ids.ts'
import { button, container, rows, textPanel, texts, type Panel } from '../../kit/message.ts'
import { boldNames, callingNames, fullNames } from '../../kit/names.ts'
import { TextBudget } from '../../kit/text.ts'
import { diceInWords } from '../../table/telling/events.ts'
import { proposalCode } from '../../table/voting/rollback.ts'
import { proposalInWords, type WordedProposal } from '../../table/telling/proposals.ts'
import { undoneInWords } from './rollback.ts'
import { say } from '../../words/index.ts'

const OPEN = 0xc27c0e

/** The effect of a proposal, for its voters. */
function effectOf(proposal: ProposalView, view: TableView): string {
  const { kind, pace, place, undoes, turns, whose, renews = true } = proposal
  if (kind === 'undo' || kind === 'back')
    return [undoneInWords(view, { undoes, turns, whose }), say('rollback-undoes-more'), diceInWords(renews)].join(' ')
  const effect = say(`proposal-${kind}.effect`, { room: place?.room ?? '' })
  return kind === 'pace' && pace !== undefined ? `${say(`pace-${pace}.line`)} ${effect}` : effect
}

function worded({ kind, seat, by, pace, language, branch, watcher }: ProposalView): WordedProposal {
  const called = { pace: pace && say(`pace-${pace}`), language: language && nameOfLanguage(languageFor(language)) }
  return { kind, by, about: seat ?? null, whom: watcher?.name, ...called, branch }
}

/** An open proposal in a sentence. Later turns would change how long ago its turn was. */
function openInWords(proposal: ProposalView, names: Names): string {
  const { kind, by, turn, turnsAgo, round, branch } = proposal
  if (kind !== 'back' || branch !== undefined || turn === undefined)
    return proposalInWords(worded(proposal), 'moved', names)
  return say('proposal-back-to-turn', { by: names(by), turn, ago: turnsAgo ?? 0, round: round ?? 'none' })
}

/**
 * The public message of a proposal: with buttons while it is open, else its outcome. It mentions voters who haven't
 * answered.
 */
export function proposalPanel(view: TableView, proposal: ProposalView): Panel {
  const { record } = view
  const names = boldNames(record)
  const { id, kind, came, ayes, nays, voters, needed } = proposal
  if (came !== null) return textPanel(italic(settledInWords(view, proposal)))
  const silent = voters.filter((one) => !ayes.includes(one) && !nays.includes(one))
  const called = silent.filter((one) => !view.isImported(one))
  const users = called.flatMap((one) => record.seats[one]?.user ?? [])
  const awaited = silent.map(callingNames({ record, playerOf: (seat) => record.seats[seat]?.user ?? null }, called))
  const waits = proposal.quorum === 'another' && voters.length < needed
  const among = (seats: readonly number[]) => seats.filter((one) => voters.includes(one))
  const agreed = among(ayes)
  const budget = new TextBudget()
  const refused = among(nays)
  const closes = `<t:${Math.ceil(proposal.deadline / 1000)}:R>`
  const lines = [
    `### ${openInWords(proposal, names)}`,
    effectOf(proposal, view),
    say(`vote-needs-${proposal.quorum}`, { closes }),
    say('vote-ayes', { count: agreed.length, names: listOf(agreed.map(names)), needed }),
    ...(refused.length === 0 ? [] : [say('vote-nays', { names: listOf(refused.map(names)) })]),
    ...(awaited.length === 0 ? [] : [say('vote-awaited', { names: awaited.join(' ') })]),
    ...(waits ? [small(say('waits-for-another'))] : []),
  ]
  const goesBack = kind === 'undo' || kind === 'back'
  const then = goesBack
    ? [button(formatId({ kind: 'way', table: record.id, to: proposalCode(id) }), say('vote-look'))]
    : []
  const buttons = rows([...votes(record.id, id), ...then])
  return { components: [container([...texts(budget.fill(lines)), ...buttons], OPEN)], pings: users }
}

/** What stands in its place where it must not be shown. */
export function heldBackProposal({ record }: TableView, { id }: ProposalView): Panel {
  const buttons = rows(votes(record.id, id))
  return { components: [container([...texts(say('vote-private')), ...buttons], OPEN)] }
}

function votes(table: string, proposal: string) {
  return [
    button(formatId({ kind: 'vote', table, motion: proposal, agrees: true }), say('vote-agree'), 'good'),
    button(formatId({ kind: 'vote', table, motion: proposal, agrees: false }), say('vote-refuse'), 'grave'),
  ]
}

function settledInWords({ record }: TableView, proposal: ProposalView): string {
  const names = boldNames(record)
  const { by, came, alone } = proposal
  const asked = proposalInWords(worded(proposal), 'moved', names)
  if (came === null || came === 'void')
    return `${asked} ${record.status === 'playing' ? say('proposal-overtaken') : say('proposal-ended')}`
  if (came === 'agreed' && alone) return `${asked} ${say('proposal-alone', { by: names(by) })}`
  return proposalInWords({ ...worded(proposal), by: came === 'decided' ? null : by }, came, names)
}

/** A seat that anybody may take who has none. */
export function offerPanel(view: TableView, seat: number): Panel {
  const { record, game } = view
  return takeSeat(record.id, seat, [
    say('offer', { name: fullNames(record)(seat) }),
    say('offer.text', { game: game.words.title }),
  ])
}

function takeSeat(table: string, seat: number, text: readonly string[]): Panel {
  const take = button(formatId({ kind: 'seat', table, seat }), say('offer.take'), 'good')
  // As a new table it is an invitation.
  return { components: [container([...texts(new TextBudget().fill(text)), ...rows([take])], OPEN)], isLoud: true }
}

/** What stands in the place of an offer that must not be shown, or of what is left of it. */
export function heldBackOffer({ record, game }: TableView, seat: number, isOffered: boolean): Panel {
  if (!isOffered) return textPanel(italic(say('offer.over')))
  return takeSeat(record.id, seat, [say('offer.private', { game: game.words.title })])
}

/** What is left of an offer. */
export function offerOver({ record }: TableView, seat: number): Panel {
  const over = record.status === 'playing' ? say('offer.taken', { name: boldNames(record)(seat) }) : say('offer.ended')
  return textPanel(italic(over))
}
