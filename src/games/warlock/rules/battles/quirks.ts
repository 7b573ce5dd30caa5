import { option, pickOne, rollDie, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { FoeId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { dieIfDead, hurt, lose } from '../deeds/death.ts'
import { change, testLuck } from '../deeds/sheet.ts'
import { note } from '../deeds/sightings.ts'
import { adventurerAt, maybeAdventurer, type Battle, type Warlock } from '../../state/state.ts'

/** What single monsters do that others do not (encounters.json). */

/** How a meeting goes on: to a battle, past the monster, with the monster gone, or not at all. */
export type Before = 'fight' | 'slipped' | 'fed' | 'died'

interface Quirk {
  /** Its own choice or test before round 1 (WAR-9.3). */
  before?(game: Warlock, seat: Seat): Play<Before>
  /** The base wound it deals in a round, where that is not 2. */
  bites?(round: number): number
  /** Whether a round the adventurer won by so much leaves it unhurt, or counts as a tie. */
  shrugsOff?(round: number, by: number): 'unhurt' | 'tied' | null
  /** After a round it has won, if the adventurer still lives (WAR-9.7). */
  afterRound?(game: Warlock, battle: Battle): 'goes-on' | 'paralysed'
  /** When the battle is over and the adventurer lives. */
  after?(game: Warlock, battle: Battle, end: 'killed' | 'escaped'): void
}

const GHOUL_PARALYSES_AT = 3

export const QUIRKS: Partial<Record<FoeId, Quirk>> = {
  warlock: {
    after: (game, { seat }, end) => {
      if (end === 'killed') lookBeneath(game, seat, 'ledger')
    },
  },
  dragon: {
    afterRound: (game, { seat }) => {
      const die = rollDie(game)
      const loss = die <= 2 ? 1 : 0
      say(game, { kind: 'after-round', seat, foe: 'dragon', die, loss })
      hurt(game, seat, loss, 'breath')
      return 'goes-on'
    },
  },
  'iron-cyclops': { shrugsOff: (_round, by) => (by === 1 ? 'unhurt' : null) },
  vampire: {
    *before(game, seat) {
      if (testLuck(game, seat, 'vampire')) return 'fight'
      return lose(game, seat, 2, 'vampire') === 'dead' ? 'died' : 'fight'
    },
  },
  minotaur: { bites: (round) => (round === 1 ? 4 : 2) },
  'orc-sentry': { before: (game, seat) => tryPast(game, seat, 'orc-sentry', 'sneak') },
  'skeleton-crew': { before: (game, seat) => tryPast(game, seat, 'skeleton-crew', 'bluff') },
  'wild-barbarian': { before: feed },
  'cave-snake': { bites: () => 3 },
  'giant-rats': {
    afterRound: (game, { seat }) => {
      change(game, seat, 'provisions', -1, 'giant-rats')
      return 'goes-on'
    },
  },
  sandworm: { shrugsOff: (round) => (round === 1 ? 'tied' : null) }, // WAR-24.4
  ghoul: {
    afterRound: (game, { seat, lost }) => {
      if (lost < GHOUL_PARALYSES_AT) return 'goes-on'
      say(game, { kind: 'after-round', seat, foe: 'ghoul', die: null, loss: 2 })
      hurt(game, seat, 2, 'ghoul')
      return 'paralysed'
    },
  },
  werewolf: {
    after: (game, { seat, lost }) => {
      if (lost > 0 && !testLuck(game, seat, 'werewolf')) change(game, seat, 'skill', -1, 'werewolf') // WAR-24.2
    },
  },
}

/** Sneaking past and bluffing: a test of Luck, and no battle if it is lucky. Default: fight (D-SNEAK, D-BLUFF). */
function* tryPast(
  game: Warlock,
  seat: Seat,
  card: 'orc-sentry' | 'skeleton-crew',
  how: 'sneak' | 'bluff',
): Play<Before> {
  const offers = (): Option<string>[] => [option('fight'), option(how)]
  const choice = yield* ask(seat, `encounter.${how}`, offers, { about: { card } })
  say(game, { kind: 'encounter-chose', seat, card, choice })
  return choice !== 'fight' && testLuck(game, seat, card) ? 'slipped' : 'fight'
}

/** The Wild Barbarian leaves for a meal. Default: fight (D-FEED). */
function* feed(game: Warlock, seat: Seat): Play<Before> {
  const offers = (): Option<string>[] => [
    option('fight'),
    ...(adventurerAt(game, seat).provisions > 0 ? [option('feed')] : []),
  ]
  const choice = yield* ask(seat, 'encounter.feed', offers, { about: { card: 'wild-barbarian' } })
  say(game, { kind: 'encounter-chose', seat, card: 'wild-barbarian', choice })
  if (choice === 'fight') return 'fight'
  change(game, seat, 'provisions', -1, 'wild-barbarian')
  return 'fed'
}

/** One Key card at random from beneath the chest, the open lock excepted, for his eyes alone. */
export function lookBeneath(game: Warlock, seat: Seat, by: 'ledger' | 'stranger'): void {
  const hidden = game.chest.filter((number) => number !== game.openLock).map(String)
  const number = Number(pickOne(game, hidden))
  say(game, { kind: 'key-card-looked-at', seat, of: 'chest', by: by === 'ledger' ? 'warlock' : 'hooded-stranger' })
  note(game, seat, { kind: 'beneath', round: game.round, by, number })
}

/** Death after what a monster does besides its wounds. */
export function survives(game: Warlock, battle: Battle): boolean {
  if (maybeAdventurer(game, battle.seat) === null) return false
  return dieIfDead(game, battle.seat, battle.foe ?? 'wound') === 'alive'
}
