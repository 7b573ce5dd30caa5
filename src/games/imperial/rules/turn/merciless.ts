import { only, option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { isTreasure } from '../../data/components.ts'
import type { LocationId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { noteSwapped } from '../../state/knowledge.ts'
import { characterAt, maybeCharacter, playerAt, seatsFrom, type Imperial } from '../../state/state.ts'
import { namedLocationOf } from '../../state/whereabouts.ts'
import { fightDuel, type DuelResult } from '../combat/duel.ts'
import { ask } from '../deeds/asking.ts'
import { die, dieTogether } from '../deeds/death.ts'
import { readyBest } from '../deeds/gear.ts'
import { loseAtSea } from '../deeds/lost-at-sea.ts'
import { whileConcerned, whileAllConcerned, untilTheyLeave } from '../deeds/matters.ts'
import { keepClueLimit } from '../deeds/pools.ts'
import { arriveByFlight } from '../encounters/arrival.ts'

/** Merciless: attacking a player instead of exploring or drawing (IMP-17.17 to 17.22). */

/** The locations under the Emperor's peace (IMP-17.17). */
const PEACEFUL: readonly LocationId[] = ['nobnodd', 'imperial-capital']

/**
 * The active player may attack a character in the same hex; after the fight the turn is over. Default: attack no one.
 */
export function* attackSomebody(game: Imperial, seat: Seat): Play<'attacked' | 'peace'> {
  if (foesOf(game, seat).length === 0) return 'peace'
  const offers = (): Option<Seat | null>[] => [
    option('nobody', {}, null),
    ...foesOf(game, seat).map((foe) => option<Seat | null>(`seat:${foe}`, { args: { seat: foe } }, foe)),
  ]
  const foe = yield* ask(seat, 'duel.attack', offers)
  if (foe === null) return 'peace'
  // No other player helps either side (IMP-17.22).
  yield* untilTheyLeave(foe, whileAllConcerned(game, [seat, foe], fightItOut(game, seat, foe)))
  return 'attacked'
}

/** Other characters in the hex who are free and have finished a turn (IMP-17.17). */
function foesOf(game: Imperial, seat: Seat): Seat[] {
  const own = maybeCharacter(game, seat)
  const here = own ? namedLocationOf(game, seat) : null
  if (!game.options.merciless || !own || own.inPrison || (here !== null && PEACEFUL.includes(here))) return []
  return seatsFrom(game, seat + 1).filter((other) => {
    const { character, finishedTurns } = playerAt(game, other)
    return other !== seat && character !== null && character.hex === own.hex && !character.inPrison && finishedTurns > 0
  })
}

function* fightItOut(game: Imperial, seat: Seat, foe: Seat): Play {
  const characters = new Map([seat, foe].map((one) => [one, characterAt(game, one).id]))
  const { end, who, flown = [] } = yield* fightDuel(game, seat, foe)
  const other = who === seat ? foe : seat
  const killerOf = (victim: Seat) => characters.get(victim === seat ? foe : seat) ?? 'merciless'
  switch (end) {
    case 'killed':
      if (who !== null) {
        plunder(game, who, other)
        yield* inPerson(game, who, keepClueLimit(game, who)) // IMP-5.9
      }
      return yield* inPerson(game, other, die(game, other, killerOf(other)))
    case 'both-died': // IMP-17.21: both estates to the pools
      return yield* dieTogether(game, [seat, foe], killerOf)
    case 'sunk':
      return yield* sink(game, seat, foe, { end, who })
    default:
      for (const one of flown) yield* inPerson(game, one, arriveByFlight(game, one)) // IMP-4.18
  }
}

/** One of the two carries on, even if the other has left. */
function* inPerson(game: Imperial, seat: Seat, matter: Play): Play {
  if (playerAt(game, seat).standing === 'playing') yield* untilTheyLeave(seat, whileConcerned(game, seat, matter))
}

/** A character who lost their vessel at sea is Lost at Sea; it may be both of them. */
function* sink(game: Imperial, seat: Seat, foe: Seat, { who }: DuelResult): Play {
  for (const one of [foe, seat]) {
    const isDown = one !== who || maybeCharacter(game, one)?.vessel === null
    if (isDown && maybeCharacter(game, one)) yield* inPerson(game, one, loseAtSea(game, one))
  }
}

/** The killer takes treasures, weapon tiles and clues, and the vessel if they have none (IMP-17.21). */
function plunder(game: Imperial, killer: Seat, victim: Seat): void {
  const [winner, loser] = [characterAt(game, killer), characterAt(game, victim)]
  const tiles = [...loser.weapons, ...loser.treasures]
  const clues = [...loser.clues]
  const vessel = winner.vessel === null ? loser.vessel : null
  for (const one of [...loser.companions, ...(loser.vessel ? [loser.vessel] : [])]) one.lent = null
  loser.weapons = []
  loser.treasures = []
  loser.clues = []
  winner.weapons.push(...tiles.filter((tile) => !isTreasure(tile)))
  winner.treasures.push(...tiles.filter(isTreasure))
  winner.clues.push(...clues)
  if (vessel) {
    winner.vessel = vessel
    loser.vessel = null
  }
  noteSwapped(game, { from: victim, to: killer, given: clues, taken: [] })
  readyBest(game, killer)
  readyBest(game, victim)
  emitFact(game, {
    kind: 'duel-plunder',
    seat: killer,
    from: victim,
    tiles,
    clues: clues.length,
    vessel: vessel?.kind ?? null,
  })
  for (const clue of clues) {
    emitFact(game, { kind: 'clue-seen', seat: killer, clue, place: winner.clues.indexOf(clue) + 1 }, only(killer))
  }
}
