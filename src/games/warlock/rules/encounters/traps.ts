import { options, rollDie, TurnEnds, type Seat } from '../../../../engine/index.ts'
import { rowFor } from '../../data/components.ts'
import { BATS, GAS, HANDS, PIT, PORTCULLIS, PORTRAIT } from '../../data/figures.ts'
import type { EncounterId, RoomId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from '../deeds/asking.ts'
import { lose } from '../deeds/death.ts'
import { cardDown, cardGone, type CardRules, type Claim } from '../deeds/rooms.ts'
import { changeSheet, testLuck, testSkill } from '../deeds/sheet.ts'
import { adventurerAt, type Warlock } from '../../state/state.ts'

/** Traps and the one omen (encounters.json). A card that has taken effect leaves the game (WAR-7.6). */

export const TRAPS: CardRules = {
  *'pit-trap'(game, seat, room) {
    if (testLuck(game, seat, 'pit-trap')) return 'may-claim'
    cardGone(game, seat, room, 'resolved')
    lose(game, seat, PIT.loss, 'pit-trap')
    throw new TurnEnds()
  },

  *'poison-gas'(game, seat, room) {
    const choice = yield* ask(seat, 'encounter.gas', () => options(['leave', 'open']), {
      about: { card: 'poison-gas' },
    })
    emitFact(game, { kind: 'encounter-chose', seat, card: 'poison-gas', choice })
    if (choice === 'leave') return leaveAlone(game, seat, room)
    const loss = roll(game, seat, 'poison-gas', GAS.losses)
    return hurtAndGone(game, seat, room, 'poison-gas', loss)
  },

  *'falling-portcullis'(game, seat, room) {
    const loss = roll(game, seat, 'falling-portcullis', PORTCULLIS.losses)
    const adventurer = adventurerAt(game, seat)
    if (loss > 0) {
      adventurer.missed += 1
      emitFact(game, { kind: 'turn-owed', seat, owed: adventurer.missed, by: 'falling-portcullis' })
    }
    return hurtAndGone(game, seat, room, 'falling-portcullis', loss)
  },

  *'grasping-hands'(game, seat, room) {
    const loss = testSkill(game, seat, 'grasping-hands') ? 0 : HANDS.loss
    return hurtAndGone(game, seat, room, 'grasping-hands', loss)
  },

  *'bat-swarm'(game, seat, room) {
    const die = rollDie(game)
    const outcome = rowFor(BATS.outcomes, die)
    emitFact(game, { kind: 'encounter-rolled', seat, card: 'bat-swarm', die, outcome })
    if (outcome === 'lantern') changeSheet(game, seat, 'lanterns', -1, 'bat-swarm')
    return hurtAndGone(game, seat, room, 'bat-swarm', outcome === 'hurt' ? BATS.loss : 0)
  },

  *portrait(game, seat) {
    if (testLuck(game, seat, 'portrait')) {
      changeSheet(game, seat, 'skill', PORTRAIT.skill, 'portrait')
      changeSheet(game, seat, 'stamina', PORTRAIT.stamina, 'portrait')
    } else {
      changeSheet(game, seat, 'skill', -PORTRAIT.skill, 'portrait')
    }
    return 'may-claim'
  },
}

/** One die; the card gives the cost of each face. */
function roll(game: Warlock, seat: Seat, card: EncounterId, losses: readonly number[]): number {
  const die = rollDie(game)
  const loss = losses[die - 1] ?? 0
  emitFact(game, { kind: 'encounter-rolled', seat, card, die, outcome: loss > 0 ? 'hurt' : 'nothing' })
  return loss
}

/** The card leaves the game first; an adventurer who dies of it claims nothing (WAR-7.7). */
function hurtAndGone(game: Warlock, seat: Seat, room: RoomId, card: EncounterId, loss: number): Claim {
  if (lose(game, seat, loss, card) === 'alive') return 'may-claim'
  cardGone(game, seat, room, 'resolved')
  throw new TurnEnds()
}

function leaveAlone(game: Warlock, seat: Seat, room: RoomId): 'stays-closed' {
  cardDown(game, seat, room, 'left-alone')
  return 'stays-closed'
}
