import { ACTS, placeNumbers, type Act, type Asked, type Choice, type Offer } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { plainNames } from '../../kit/names.ts'
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
}

/** Puts public offers first, so that places have the same numbers on the card, in a hand and in a picture. */
export function publicFirst(asked: Asked): Asked {
  const secret = asked.offers.filter((offer) => offer.secret)
  return secret.length === 0
    ? asked
    : { ...asked, offers: [...asked.offers.filter((offer) => !offer.secret), ...secret] }
}

/** The questions that the viewer may know, in display order. */
export function askedInOrder(view: TableView, viewer: number | null): readonly Asked[] {
  return view.asked(viewer).map(publicFirst)
}

/** The choices of one question, as its viewer sees them. */
export function choicesOf(view: TableView, asked: Asked, viewer: number | null): readonly WordedChoice[] {
  const { offers } = publicFirst(asked)
  const numbers = placeNumbers(offers)
  const label = labeller(view, viewer)
  return marked(offers.map((offer) => label(asked.verb, offer, numbers, false)))
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
  const asides = view.isOver ? [] : view.asides(seat).filter(({ cell }) => cell === undefined)
  const label = labeller(view, seat)
  return [
    ...(own ? choicesOf(view, own, seat) : []),
    ...asides.map((aside) => label(aside.verb, aside, new Map(), true)),
  ]
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
  const names = plainNames(tableView.record)
  return (verb: string, offer: Offer, numbers: ReadonlyMap<string, number>, isAside: boolean): WordedChoice => {
    const { label, hint, sure, beckons } = tableView.game.words.label(verb, offer, view, names)
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
    }
  }
}
