import {
  byNumbers,
  hash32,
  LEAVE,
  ORDER,
  pickOne,
  type Answer,
  type Asked,
  type Choice,
  type Chooser,
  type HasRng,
  type Run,
  type Seat,
  type State,
} from '../src/engine/index.ts'

// Players for trials: odd ones find what sensible ones miss.

/** Counts of choices by kind. Carried over between matches, they lead on to untried choices. */
export class Tried {
  private readonly counts = new Map<string, number>()

  times(kind: string): number {
    return this.counts.get(kind) ?? 0
  }

  count(kind: string): void {
    this.counts.set(kind, this.times(kind) + 1)
  }
}

/**
 * Answers from a list of numbers, and favours the least tried: first verbs, then kinds of keys and their contexts.
 * Where asides exist, every other answer is one; now and then one is a standing order. Takes the first option once the
 * numbers are spent.
 */
export function byCuriosity<S extends State, V>(numbers: readonly number[], tried = new Tried()): Chooser<S, V> {
  let next = 0
  return (run) => {
    const number = numbers[next]
    next += 1
    return number === undefined ? firstOf(run) : curious(run, number, tried)
  }
}

/** One number in this many picks a standing order, if any is available. */
const ORDERS_AMONG = 32

/** Any answer that would be new, from all options and asides of the asked seats; `null` if there is none. */
export function eager<S extends State, V>(
  run: Run<S, V>,
  rng: HasRng,
  isNew: (choice: Choice) => boolean,
): Answer | null {
  const open = run.asked.flatMap(({ seat, verb, offers }) => [
    ...offers.map(({ key }) => ({ seat, verb, key })),
    ...run.asidesOf(seat).map((aside) => ({ seat, verb: aside.verb, key: aside.key })),
  ])
  const fresh = open.filter(isNew)
  return fresh.length > 0 ? pickOne(rng, fresh) : null
}

/** The least tried choice of all seats. The number picks among equally rare ones. */
export function curious<S extends State, V>(run: Run<S, V>, number: number, tried: Tried): Answer {
  const beside = number % 2 === 1 ? asidesOpen(run, false) : number % ORDERS_AMONG === 0 ? asidesOpen(run, true) : []
  const open = beside.length > 0 ? beside : optionsOpen(run)
  const verb = picked(
    [...new Set(open.map((one) => one.answer.verb))],
    (one) => tried.times(one),
    shareOf(number, 'verb'),
  )
  const ofVerb = open.filter(({ answer }) => answer.verb === verb)
  const kind = picked([...new Set(ofVerb.map((one) => one.kind))], (one) => tried.times(one), shareOf(number, 'kind'))
  const ofKind = ofVerb.filter((one) => one.kind === kind)
  const { answer } = ofKind[Math.floor(shareOf(number, 'key') * ofKind.length)] ?? noChoice()
  tried.count(verb)
  tried.count(kind)
  return answer
}

/** Plays like another chooser, but now and then a player leaves for good. */
export function byNumbersAndLeaving<S extends State, V>(
  numbers: readonly number[],
  choose: Chooser<S, V> = byNumbers<S, V>(numbers),
): Chooser<S, V> {
  let at = 0
  return (run) => {
    const number = numbers[at] ?? 1
    at += 1
    const answer = choose(run)
    if (number % 61 !== 60) return answer
    const still = seatsIn(run)
    return { seat: still[number % still.length] ?? answer.seat, verb: LEAVE, key: LEAVE }
  }
}

/** The seats that still play. */
export function seatsIn<S extends State, V>(run: Run<S, V>): Seat[] {
  return Array.from({ length: run.rules.seats.max }, (_, seat) => seat).filter((seat) =>
    run.rules.isIn(run.state, seat),
  )
}

interface Open {
  readonly answer: Answer
  readonly kind: string
}

function optionsOpen<S extends State, V>(run: Run<S, V>): Open[] {
  return run.asked.flatMap((asked) =>
    asked.offers.map(({ key }) => ({
      answer: { seat: asked.seat, verb: asked.verb, key },
      kind: `${kindOf(asked.verb, key)} ${matterOf(asked)}`,
    })),
  )
}

/** The open asides: standing orders, or all others. */
function asidesOpen<S extends State, V>(run: Run<S, V>, areOrders: boolean): Open[] {
  return seatsIn(run).flatMap((seat) =>
    run
      .asidesOf(seat)
      .filter(({ verb }) => (verb === ORDER) === areOrders)
      .map(({ verb, key }) => ({ answer: { seat, verb, key }, kind: kindOf(verb, key) })),
  )
}

/** `treasure:sword-2` is of the same kind as `treasure:sword-1`, and of another than `treasure:crown`. */
function kindOf(verb: string, key: string): string {
  return `${verb} ${key.replace(/\d+/g, '#')}`
}

/** The names in a question's context: the same answer in another context counts as different. */
export function matterOf({ about }: Asked): string {
  const words = typeof about === 'object' && about !== null ? Object.values(about) : [about]
  return words.flatMap((one) => (typeof one === 'string' ? [one.replace(/\d+/g, '#')] : [])).join(' ')
}

/** An item of the list, weighted towards those that came up least. */
function picked(list: readonly string[], times: (one: string) => number, share: number): string {
  const weights = list.map((one) => 1 / (1 + times(one)) ** 2)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = share * all
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return list[at] ?? list.at(-1) ?? noChoice()
}

/** Derives several independent shares from one number. */
function shareOf(number: number, what: string): number {
  return (hash32(`${what} ${number}`) >>> 0) / 2 ** 32
}

function firstOf<S extends State, V>(run: Run<S, V>): Answer {
  const [{ answer } = noChoice()] = optionsOpen(run)
  return answer
}

function noChoice(): never {
  throw new Error('the pause has no question')
}
