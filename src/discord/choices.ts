import { effective, placeNumbers, questionMark, type Act, type Asked, type Entry, type Offer } from '../engine/index.ts'
import type { TableSight } from '../tables/service.ts'
import type { CardQuestion } from './ids.ts'
import { plainNames } from './names.ts'
import { plain } from './text.ts'

/** Something a player may do now, in words. */
export interface Choice {
  readonly verb: string
  readonly key: string
  /** The option in words, with the number of its place in front if it has one. */
  readonly label: string
  /** The same without the number. */
  readonly bare: string
  readonly hint?: string
  readonly isAside: boolean
}

/** The public offers first, so that places have the same numbers for everybody: on the card, in a hand, in a picture. */
export function publicFirst(asked: Asked): Asked {
  const secret = asked.offers.filter((offer) => offer.secret)
  return secret.length === 0
    ? asked
    : { ...asked, offers: [...asked.offers.filter((offer) => !offer.secret), ...secret] }
}

/** What is asked, as the viewer may know it, in the order in which it is shown. */
export function askedInOrder(sight: TableSight, viewer: number | null): readonly Asked[] {
  return sight.asked(viewer).map(publicFirst)
}

/** The choices of one question, as its viewer sees them. */
export function choicesOf(sight: TableSight, asked: Asked, viewer: number | null): readonly Choice[] {
  const { offers } = publicFirst(asked)
  const numbers = placeNumbers(offers)
  const label = labeller(sight, viewer)
  return offers.map((offer) => label(asked.verb, offer, numbers, false))
}

/** Everything a seat may do now: what it is asked, then what it may do beside. */
export function allChoices(sight: TableSight, seat: number): readonly Choice[] {
  const own = ownQuestion(sight, seat)
  const asides = sight.isOver ? [] : sight.asides(seat)
  const label = labeller(sight, seat)
  return [
    ...(own ? choicesOf(sight, own, seat) : []),
    ...asides.map((aside) => label(aside.verb, aside, new Map(), true)),
  ]
}

export function ownQuestion(sight: TableSight, seat: number): Asked | undefined {
  return sight.asked(seat).find((one) => one.seat === seat)
}

/** Of these, the ones that answer to a verb a player types. */
export function choicesByAct(sight: TableSight, choices: readonly Choice[], act: Act): readonly Choice[] {
  return choices.filter((one) => sight.game.words.act(one.verb, one.key) === act)
}

/**
 * The question that all may answer by the buttons of the card: put to one seat, or to several in the same words.
 * `null` if nobody is asked openly, or each of several something of his own.
 */
export function cardQuestion(
  sight: TableSight,
  entries: readonly Entry[],
): { asked: Asked; question: CardQuestion } | null {
  const open = askedInOrder(sight, null)
  const [first] = open
  if (!first || first.offers.length === 0) return null
  const mark = questionMark(first)
  if (open.some((one) => questionMark(one) !== mark)) return null
  const who = open.map(({ seat, verb }) => ({ seat, answered: timesAnswered(entries, sight.turn, seat, verb) }))
  return { asked: first, question: { table: sight.record.id, turn: sight.turn, who, mark } }
}

/**
 * How often a seat has answered a verb since the turn began. It tells two like questions of one turn apart, and is
 * public as far as the question is: what a seat does in secret between them does not count.
 */
export function timesAnswered(entries: readonly Entry[], turn: number, seat: number, verb: string): number {
  return effective(entries).filter(
    (one) => one.kind === 'answer' && one.seq > turn && one.answer.seat === seat && one.answer.verb === verb,
  ).length
}

function labeller(sight: TableSight, viewer: number | null) {
  const view = sight.view(viewer)
  const names = plainNames(sight.record)
  return (verb: string, offer: Offer, numbers: ReadonlyMap<string, number>, isAside: boolean): Choice => {
    const { label, hint } = sight.game.words.label(verb, offer, view, names)
    const number = offer.place === undefined ? undefined : numbers.get(offer.place)
    const bare = plain(label) || offer.key
    return {
      verb,
      key: offer.key,
      label: number === undefined ? bare : `${number} · ${bare}`,
      bare,
      ...(hint !== undefined && { hint: plain(hint) }),
      isAside,
    }
  }
}
