import type { Asked, Seat } from '../../../src/engine/index.ts'
import { creatureOf } from '../../../src/games/imperial/data/components.ts'
import type { ExplorationOutcome } from '../../../src/games/imperial/data/ids.ts'
import type { ImperialFact } from '../../../src/games/imperial/facts/index.ts'
import type { ImperialView } from '../../../src/games/imperial/view/view.ts'
import { factsOf, firstOf, type Came, type OddsParts, type Reading } from '../../odds.ts'

/** How the figures beside choices are read from what came of them. */

type Of<K extends ImperialFact['kind']> = Extract<ImperialFact, { kind: K }>
type ImperialCame = Came<ImperialView>
const told = <K extends ImperialFact['kind']>({ told: all }: ImperialCame, kind: K): Of<K>[] =>
  factsOf<ImperialFact, K>(all, kind)
const first = firstOf<ImperialFact, ImperialFact['kind']> as <K extends ImperialFact['kind']>(
  kind: K,
  is: (fact: Of<K>) => boolean,
) => Reading<ImperialView>

const found = (...outcomes: readonly ExplorationOutcome[]): Reading<ImperialView> =>
  first('explored', ({ outcome }) => outcomes.includes(outcome))

/** The player whose end a figure tells: the one who chose, or the one to whom they sent a creature. */
const meant = ({ answer }: ImperialCame): Seat =>
  /target$/.test(answer.verb) ? Number(answer.key.split(':').at(-1)) : answer.seat

/** The end of a seat's fight, and where it was told. */
function overFor(
  came: ImperialCame,
  seat: Seat,
): { readonly at: number; readonly end: 'died' | 'killed' | 'other' } | null {
  const at = came.told.findIndex((fact) =>
    fact.kind === 'fight-over' ? (fact as Of<'fight-over'>).seat === seat : fact.kind === 'duel-over',
  )
  const fact = came.told[at] as Of<'fight-over'> | Of<'duel-over'> | undefined
  if (!fact) return null
  if (fact.kind === 'fight-over') return { at, end: fact.end === 'died' || fact.end === 'killed' ? fact.end : 'other' }
  const won = fact.end === 'killed' && fact.who === seat
  return { at, end: won ? 'killed' : fact.end === 'both-died' || fact.end === 'killed' ? 'died' : 'other' }
}

const isAskedAgain = ({ run, answer }: ImperialCame): boolean => run.askedOf(answer.seat)?.verb === 'combat.flee'

/**
 * One round: the present one, or the next if the answer ends the present one. `null` if the creature runs before it
 * comes to that.
 */
const round =
  (how: 'died' | 'killed'): Reading<ImperialView> =>
  (came) => {
    const isNext = came.answer.verb === 'combat.flee'
    const starts = came.told.flatMap(({ kind }, at) => (/^(?:fight|duel)-round$/.test(kind) ? [at] : []))
    const [from = 0, to = Infinity] = isNext ? starts : [0, ...starts]
    if (isNext && starts.length === 0) return null
    const over = overFor(came, came.answer.seat)
    if (over && over.at >= from && over.at < to) return Number(over.end === how)
    return to < Infinity || over || isAskedAgain(came) ? 0 : null
  }

/** The end of a fight; as one presses on, only until the player is asked again. */
const ends =
  (how: 'died' | 'killed', isPressed = false): Reading<ImperialView> =>
  (came) => {
    const over = overFor(came, meant(came))
    if (over) return Number(over.end === how)
    return isPressed && isAskedAgain(came) ? 0 : null
  }

/** A character's wounds until then. */
const cost =
  (isPressed = false): Reading<ImperialView> =>
  (came) => {
    const over = overFor(came, meant(came))
    if (!over && !(isPressed && isAskedAgain(came))) return null
    return told({ ...came, told: came.told.slice(0, over?.at) }, 'harm-wounds')
      .filter(({ seat, member }) => seat === meant(came) && member === 'character')
      .reduce((sum, { n }) => sum + n, 0)
  }

/** Whether a burning spell kills before any blow. */
const burnt: Reading<ImperialView> = (came) => {
  const from = came.told.findIndex(({ kind }) => kind === 'magic-dice')
  if (from < 0) return null
  const after = told({ ...came, told: came.told.slice(from) }, 'fight-over')[0]
  const blows = came.told.findIndex(
    ({ kind }, at) => at > from && /^fight-(?:attack|creature-attack|round)$/.test(kind),
  )
  const over = came.told.findIndex(({ kind }) => kind === 'fight-over')
  if (after?.end === 'killed' && (blows < 0 || over < blows)) return 1
  return blows >= 0 || came.run.askedOf(came.answer.seat)?.verb === 'combat.flee' || after ? 0 : null
}

/** The first encounter drawn: whether it attacks, and whether nobody comes. */
const encounter =
  (what: 'hostile' | 'nobody'): Reading<ImperialView> =>
  (came) => {
    const { answer, before } = came
    const kept = answer.verb === 'palantir.use' && answer.key === 'keep' ? before.resolving.at(-1) : undefined
    const tile = kept ?? told(came, 'encounter-drawn')[0]?.tile
    if (tile === undefined) return null
    const returned = told(came, 'encounter-returned').some((one) => one.tile === tile && one.why === 'does-not-apply')
    if (what === 'nobody' || returned) return Number(returned === (what === 'nobody'))
    const { category } = creatureOf(tile)
    if (category === 'hostile') return 1
    const reaction = told(came, 'encounter-reaction').find((one) => one.tile === tile)
    if (reaction) return Number(reaction.outcome === 'hostile')
    return told(came, 'turn-began').length > 0 || ['played', 'meta', 'place'].includes(category) ? 0 : null
  }

const READINGS: Readonly<Record<string, Reading<ImperialView>>> = {
  'round-died': round('died'),
  'round-killed': round('killed'),
  'press-died': ends('died', true),
  'press-killed': ends('killed', true),
  'press-cost': cost(true),
  'fight-died': ends('died'),
  'fight-killed': ends('killed'),
  'fight-cost': cost(),
  'duel-died': ends('died'),
  'duel-killed': ends('killed'),
  'duel-cost': cost(),
  'victim-died': ends('died'),
  'victim-killed': ends('killed'),
  'victim-cost': cost(),
  'spell-killed': burnt,
  'friendship-failed': first('magic-friendship', ({ won }) => !won),
  caught: (came) => {
    const [flight] = [
      ...told(came, 'fight-flight').filter(({ who }) => who === 'defender'),
      ...told(came, 'duel-flight'),
    ]
    return flight ? Number(!flight.away) : null
  },
  hostile: encounter('hostile'),
  nobody: encounter('nobody'),
  'find-prison': found('prison'),
  'find-wound': found('bad-water', 'landslide', 'river-of-lava'),
  'find-encounter': found('encounter', 'you-must-leave'),
  'find-clue': found('treasure-clue'),
  'find-cure': found('cure-one-wound', 'cure-all-wounds'),
  'find-weapon': found('weapon-boat', 'weapon-ship'),
  'no-oasis': first('oasis-rolled', ({ there }) => !there),
  'raft-failed': first('raft-rolled', ({ floats }) => !floats),
  'meditation-failed': first('meditated', ({ learnt }) => !learnt),
  'not-free': first('escape-rolled', ({ free }) => !free),
}

/** Walks past the Oasis, sees who is about, explores, and fights to the end. */
function next(asked: Asked): string | null {
  const { verb, offers } = asked
  if (verb === 'move.continue') return offers.find(({ key }) => key !== 'stop')?.key ?? null
  if (verb !== 'business.do') return fightsOn(asked)
  return offers.find(({ key }) => key === 'explore' || key === 'encounter')?.key ?? null
}

/** Strikes if there is anything to strike with, stays, and pays nobody. */
function fightsOn({ verb, offers }: Asked): string | null {
  const has = (key: string): string | null => offers.find((one) => one.key === key)?.key ?? null
  switch (verb) {
    case 'combat.action':
      return has('attack') ?? has('nothing')
    case 'combat.approach':
      return has('play')
    case 'combat.flee':
      return has('fight-on')
    case 'olliver.do':
      return has('fight')
    case 'tax.do':
      return has('refuse')
    default:
      return null
  }
}

/** The other players do the same, and only those help who have said so. */
function rival(asked: Asked): string | null {
  return asked.verb === 'support.join' ? 'stay-out' : fightsOn(asked)
}

export const odds: OddsParts<ImperialView> = {
  readings: READINGS,
  amounts: ['press-cost', 'fight-cost', 'duel-cost', 'victim-cost'],
  risks: [
    'round-died', 'press-died', 'fight-died', 'duel-died', 'victim-died', 'friendship-failed', 'caught', 'hostile', 'find-prison', 'find-wound', 'find-encounter', 'no-oasis', 'raft-failed',
    'meditation-failed', 'not-free',
  ], // prettier-ignore
  next,
  rival,
}
