import type { Asked } from '../../../src/engine/index.ts'
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

/**
 * One round: the present one, or the next if the answer ends the present one. `null` if the creature runs before it
 * comes to that.
 */
const round =
  (how: 'died' | 'killed'): Reading<ImperialView> =>
  (came) => {
    const { answer, run } = came
    const starts = came.told.flatMap(({ kind }, at) => (kind === 'fight-round' ? [at] : []))
    const [from = 0, to = Infinity] = answer.verb === 'combat.flee' ? starts : [0, ...starts]
    if (answer.verb === 'combat.flee' && starts.length === 0) return null
    const over = came.told.findIndex(({ kind }) => kind === 'fight-over')
    if (over >= from && over < to) return Number(told(came, 'fight-over')[0]?.end === how)
    const isAskedAgain = run.askedOf(answer.seat)?.verb === 'combat.flee'
    return to < Infinity || over >= 0 || isAskedAgain ? 0 : null
  }

/** The end of a fight with a creature; as one presses on, only until the player is asked again. */
const fightEnds =
  (how: 'died' | 'killed', isPressed: boolean): Reading<ImperialView> =>
  (came) => {
    const [over] = told(came, 'fight-over')
    if (over) return Number(over.end === how)
    const isAsked = came.run.askedOf(came.answer.seat)?.verb === 'combat.flee'
    return isPressed && isAsked ? 0 : null
  }

/** The end of a duel that both fight out. */
const duelEnds =
  (how: 'died' | 'killed'): Reading<ImperialView> =>
  (came) => {
    const [over] = told(came, 'duel-over')
    if (!over) return null
    const won = over.end === 'killed' && over.who === came.answer.seat
    return Number(how === 'killed' ? won : over.end === 'both-died' || (over.end === 'killed' && !won))
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
  'press-died': fightEnds('died', true),
  'press-killed': fightEnds('killed', true),
  'fight-died': fightEnds('died', false),
  'fight-killed': fightEnds('killed', false),
  'duel-died': duelEnds('died'),
  'duel-killed': duelEnds('killed'),
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

/** Strikes if there is anything to strike with, and stays. */
function fightsOn({ verb, offers }: Asked): string | null {
  const has = (key: string): string | null => offers.find((one) => one.key === key)?.key ?? null
  if (verb === 'combat.action') return has('attack') ?? has('nothing')
  return verb === 'combat.flee' ? has('fight-on') : null
}

export const odds: OddsParts<ImperialView> = {
  readings: READINGS,
  amounts: [],
  risks: [
    'round-died', 'press-died', 'fight-died', 'duel-died', 'friendship-failed', 'caught', 'hostile', 'find-prison', 'find-wound', 'find-encounter', 'no-oasis', 'raft-failed',
    'meditation-failed', 'not-free',
  ], // prettier-ignore
  next,
  rival: fightsOn,
}
