import {
  ACTS,
  placeNumbers,
  type Act,
  type Appeal,
  type Asked,
  type Choice,
  type Offer,
} from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { plainSpokenNames } from '../../kit/names.ts'
import { plain } from '../../kit/text.ts'

/** Something a player may do now, in words. */
export interface WordedChoice extends Choice {
  /** The option in words, with the number of its place in front if it has one. */
  readonly label: string
  /** The same without the number. */
  readonly bare: string
  /** The number of its place, as the picture has it. */
  readonly number?: number
  /** That number, with a letter if another option leads to the same place. */
  readonly mark?: string
  readonly hint?: string
  /** Why the player may want to think again. */
  readonly sure?: string
  /** Whether it is worth a look of its own: hidden from the others, and rarely let be. */
  readonly beckons?: boolean
  /** What of the game it is about, as the id of a topic. */
  readonly topic?: string
  readonly isAside: boolean
  /** Whether its button is grey beside others: it does nothing, gives something up, or will probably fail. */
  readonly isQuiet: boolean
}

const RANKS: Readonly<Record<Appeal, number>> = { first: 0, usual: 1, idle: 1, last: 2 }
/** Below this chance an option is not recommended. */
const FAIR_CHANCE = 1 / 3

function appealOf(view: TableView, verb: string, offer: Offer): Appeal {
  return view.game.words.appeal?.(verb, offer, view.viewFor(null)) ?? 'usual'
}

/**
 * The sensible offers first. Public ones come before secret ones, so that places have the same numbers on the card, in
 * a hand and in a picture.
 */
function inOrder(view: TableView, asked: Asked): Asked {
  const offers = byRank(asked.offers, (offer) => RANKS[appealOf(view, asked.verb, offer)] + (offer.secret ? 10 : 0))
  return { ...asked, offers }
}

/**
 * A question's offers as a list shows them, given in the order of pictures: secret ones have the place that their
 * appeal gives them. Where all are secret, the answer for a player who doesn't answer comes first, unless it declines.
 */
function listed(view: TableView, asked: Asked, inPictures: readonly Offer[]): readonly Offer[] {
  const isHidden = asked.offers.every(({ secret }) => secret === true)
  return byRank(inPictures, (offer) => {
    const rank = RANKS[appealOf(view, asked.verb, offer)]
    return isHidden && offer.key === asked.default && rank < RANKS.last ? -1 : rank
  })
}

/** Lowest rank first; equal ranks stay in order. */
function byRank(offers: readonly Offer[], rankOf: (offer: Offer) => number): readonly Offer[] {
  const ranked = offers.map((offer) => ({ offer, rank: rankOf(offer) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ offer }) => offer)
}

/** The questions that the viewer may know, with their offers in the order in which pictures number them. */
export function askedInOrder(view: TableView, viewer: number | null): readonly Asked[] {
  return view.asked(viewer).map((asked) => inOrder(view, asked))
}

/** The choices of one question, as its viewer sees them. */
export function choicesOf(view: TableView, asked: Asked, viewer: number | null): readonly WordedChoice[] {
  const { offers } = inOrder(view, asked)
  const numbers = placeNumbers(offers)
  const label = labeller(view, viewer)
  return marked(listed(view, asked, offers).map((offer) => label(asked.verb, offer, numbers, false)))
}

/** Puts its number before each choice of a place. Several ways to one place have a letter each: "7a" and "7b". */
function marked(choices: readonly WordedChoice[]): readonly WordedChoice[] {
  return choices.map((one, index) => {
    const { number, bare } = one
    if (number === undefined) return one
    const isSame = (other: WordedChoice) => other.number === number
    const letter = choices.filter(isSame).length === 1 ? '' : LETTERS[choices.slice(0, index).filter(isSame).length]
    const mark = `${number}${letter ?? ''}`
    return { ...one, mark, label: `${mark} · ${bare}` }
  })
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Everything that a seat may do now: its question, then its asides, without those that have a form (`grid.ts`). */
export function allChoices(view: TableView, seat: number): readonly WordedChoice[] {
  const own = ownQuestion(view, seat)
  const label = labeller(view, seat)
  const asides = asidesOf(view, seat).filter(({ cell }) => cell === undefined)
  return [
    ...(own ? choicesOf(view, own, seat) : []),
    ...asides.map((aside) => label(aside.verb, aside, new Map(), true)),
  ]
}

/** The asides of a seat that have a form, for players who type them. */
export function choicesInForms(view: TableView, seat: number): readonly WordedChoice[] {
  const label = labeller(view, seat)
  const asides = asidesOf(view, seat).filter(({ cell }) => cell !== undefined)
  return asides.map((aside) => label(aside.verb, aside, new Map(), true))
}

function asidesOf(view: TableView, seat: number) {
  return view.isOver ? [] : view.asides(seat)
}

/** Something a seat may do now as that seat sees it; `undefined` if it may not. */
export function ownChoice(view: TableView, seat: number, { verb, key }: Choice): WordedChoice | undefined {
  const own = ownQuestion(view, seat)
  const offer = own?.verb === verb ? own.offers.find((one) => one.key === key) : undefined
  const aside = offer ? undefined : view.asides(seat).find((one) => one.verb === verb && one.key === key)
  const found = offer ?? aside
  return found && labeller(view, seat)(verb, found, new Map(), aside !== undefined)
}

/** Whether a choice is a standing order: what a seat lets be done for it from now on. */
export function isOrder({ verb, isAside }: WordedChoice): boolean {
  return isAside && verb.startsWith('order.')
}

export function ownQuestion(view: TableView, seat: number): Asked | undefined {
  return view.asked(seat).find((one) => one.seat === seat)
}

/** Whether the bot is about to answer a seat's question by a standing order, so that its player need not see it. */
export function isAnsweredByOrder(view: TableView, seat: number): boolean {
  return view.record.pause === null && (ownQuestion(view, seat)?.standing ?? null) !== null
}

/** A press may still have been meant for an earlier question within this time of a new one. */
const NEW_MS = 1000

/**
 * Whether a seat's question has just changed, but not because its player answered: a press at `now` may have been meant
 * for the one before. `isUnanswered`: whether the seat surely hasn't answered since that one.
 */
export function hasJustChanged(view: TableView, seat: number, now: number, isUnanswered: boolean): boolean {
  const time = view.time(seat)
  return time !== null && now - time.asked < NEW_MS && (isUnanswered || !view.hasAnswered(seat))
}

/** What is behind a button: the options of a verb that players type, or those to put something down. */
export type Behind = Act | 'put-down'
export const BEHIND: readonly Behind[] = [...ACTS, 'put-down']

/** Choices without those to put something down, unless there are no others. */
export function foremost({ game }: TableView, choices: readonly WordedChoice[]): readonly WordedChoice[] {
  const others = choices.filter(({ verb, key }) => game.words.putsDown?.(verb, key) !== true)
  return others.length === 0 ? choices : others
}

/** Of these, the ones that answer to a verb a player types, or put something down. */
export function choicesByAct(view: TableView, choices: readonly WordedChoice[], act: Behind): readonly WordedChoice[] {
  const { words } = view.game
  if (act === 'put-down') return choices.filter(({ verb, key }) => words.putsDown?.(verb, key))
  return choices.filter((one) => !isOrder(one) && words.act(one.verb, one.key) === act)
}

function labeller(tableView: TableView, viewer: number | null) {
  const view = tableView.viewFor(viewer)
  const names = plainSpokenNames(tableView)
  const aboutOf = (verb: string) => tableView.asked(viewer).find((one) => one.verb === verb)?.about
  return (verb: string, offer: Offer, numbers: ReadonlyMap<string, number>, isAside: boolean): WordedChoice => {
    const about = isAside ? null : aboutOf(verb)
    const { label, hint, sure, beckons, chance = 1 } = tableView.game.words.label(verb, offer, view, names, about)
    const appeal = appealOf(tableView, verb, offer)
    const number = offer.place === undefined ? undefined : numbers.get(offer.place)
    const bare = plain(label) || offer.key
    const topic = tableView.game.words.offered?.(offer) ?? null
    return {
      verb,
      key: offer.key,
      label: bare,
      bare,
      ...(number !== undefined && { number }),
      ...(hint !== undefined && { hint: plain(hint) }),
      ...(sure !== undefined && { sure }),
      ...(beckons === true && { beckons }),
      ...(topic !== null && { topic }),
      isAside,
      isQuiet: appeal === 'idle' || appeal === 'last' || chance < FAIR_CHANCE || sure !== undefined,
    }
  }
}
