import { byComputer, playout } from '../../../../src/engine/index.ts'
import { isOcean } from '../../../../src/games/imperial/data/board.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { type Length } from '../../../kit/lengths.ts'

/** Events that may happen in a match, each with the fact that shows it. */
const EVENTS: Readonly<Record<string, (fact: ImperialFact) => boolean>> = {
  'a character dies in a fight': (fact) => fact.kind === 'harm-died' && !OUTSIDE.includes(fact.source),
  'of poison': (fact) => fact.kind === 'harm-died' && fact.source === 'poison',
  'of bad water, lava or a landslide': (fact) => fact.kind === 'harm-died' && EXPLORING.includes(fact.source),
  'a newcomer takes the place of the dead': ({ kind }) => kind === 'harm-newcomer',
  'a player is out of the game': ({ kind }) => kind === 'harm-eliminated',
  'the weapons run out': ({ kind }) => kind === 'weapons-gone',
  'the treasures run out': ({ kind }) => kind === 'treasures-gone',
  'the clue deck is reshuffled': ({ kind }) => kind === 'clues-reshuffled',
  'a fifth clue is discarded': (fact) => fact.kind === 'clue-discarded' && fact.why === 'limit',
  'somebody is lost at sea': ({ kind }) => kind === 'sea-lost',
  'a move over sea': (fact) => fact.kind === 'moved' && fact.how === 'sea',
  'a special sea draw': ({ kind }) => kind === 'sea-drawn',
  'a bribe': ({ kind }) => kind === 'bribed',
  'an escape': (fact) => fact.kind === 'escape-rolled' && fact.free,
  'a teleport out of prison': ({ kind }) => kind === 'vanished-from-prison',
  'a teleport': ({ kind }) => kind === 'magic-range',
  'a companion by spell': (fact) => fact.kind === 'fight-over' && fact.end === 'joined',
  'a companion': ({ kind }) => kind === 'party-joined',
  'a deserter': (fact) => fact.kind === 'party-left' && fact.why === 'deserted',
  'a companion dies': (fact) => fact.kind === 'party-lost' && fact.why === 'died',
  'the slow are left behind': (fact) => fact.kind === 'party-lost' && fact.why === 'abandoned',
  'a delivery': ({ kind }) => kind === 'delivered',
  'the Emperor rewards': ({ kind }) => kind === 'emperor-rewards',
  'a trade': ({ kind }) => kind === 'trade-handed',
  'a trade refused': ({ kind }) => kind === 'trade-refused',
  'a spell learnt': (fact) => fact.kind === 'meditated' && fact.learnt,
  'a spell by the second try': (fact) => fact.kind === 'meditated' && fact.roll === null,
  'a scroll is read': ({ kind }) => kind === 'magic-read',
  'the Lucky Charm': ({ kind }) => kind === 'charm-used',
  'the Emerald melts': ({ kind }) => kind === 'harm-emerald',
  'the Palantir': ({ kind }) => kind === 'encounter-sent-back',
  'the Lost City is found': ({ kind }) => kind === 'encounter-city-found',
  'a confiscation': ({ kind }) => kind === 'encounter-confiscated',
  'hits go to the vessel': ({ kind }) => kind === 'fight-transferred',
  'a weapon is lent': ({ kind }) => kind === 'gear-lent',
  'a fight is fled': (fact) => fact.kind === 'fight-over' && fact.end === 'fled',
  'a creature flees': (fact) => fact.kind === 'fight-over' && fact.end === 'creature-fled',
}
const EXPLORING: readonly string[] = ['bad-water', 'river-of-lava', 'landslide']
const OUTSIDE: readonly string[] = [...EXPLORING, 'poison', 'avalanche', 'sandstorm']

export type Tally = Readonly<Record<string, number>>

/** Plays a match between computers and counts the events in it. */
export function eventsOf(seats: number, preset: Length, seed: string): Tally {
  const counts: Record<string, number> = Object.fromEntries(['dies at sea', ...Object.keys(EVENTS)].map((name) => [name, 0])) // prettier-ignore
  const more = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const setup = { seats, preset, seed, experience: [] }
  const play: ReturnType<typeof playout<Imperial, ImperialView>> = playout(IMPERIAL.rules, setup, byComputer(IMPERIAL, seed), 8000) // prettier-ignore
  const atSea = new Set<number>()
  for (let step = play.next(); ; step = play.next()) {
    for (const told of step.value.emitted) {
      const fact = told.fact as ImperialFact
      for (const [name, happened] of Object.entries(EVENTS)) if (happened(fact)) more(name)
      if (fact.kind === 'harm-died' && atSea.has(fact.seat)) more('dies at sea')
      if (fact.kind === 'moved') {
        if (isOcean(fact.path.at(-1) ?? fact.path[0] ?? '')) atSea.add(fact.seat)
        else atSea.delete(fact.seat)
      }
    }
    if (step.done) return counts
  }
}

export function addUp(tallies: readonly Tally[]): Tally {
  const names = Object.keys(tallies[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, tallies.reduce((sum, one) => sum + (one[name] ?? 0), 0)]))
}
