import { type Play, type Seat } from '../../../../engine/index.ts'
import { whileConcerned } from '../deeds/asking.ts'
import { die } from '../deeds/death.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import type { Fight, Loss } from '../../state/moments.ts'
import { protect } from '../deeds/protection.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import { discardHeld } from '../deeds/things.ts'
import { openWindow } from './windows.ts'

/** Losing Lives and Followers, each with its own window (sections 4 and 6, TAL-R66, TAL-R84). */

/** One Life: Protection if it was lost in Combat, then w-loss, then the loss (TAL-16.9a, TAL-R66). */
export function* loseLife(
  game: Talisman,
  seat: Seat,
  by: string,
  fight: Fight | null = null,
): Play<'lost' | 'saved' | 'died'> {
  const character = maybeCharacter(game, seat)
  if (!character) return 'died'
  const outcome = yield* whileConcerned(game, seat, () => tryToSave(game, seat, by, fight), 'out')
  if (outcome === 'out' || maybeCharacter(game, seat) !== character) return 'died'
  if (outcome === 'saved') return 'saved'
  character.lives -= 1
  emitFact(game, { kind: 'counters', seat, stat: 'lives', change: -1, now: character.lives, toad: false, by })
  if (character.lives > 0) return 'lost'
  die(game, seat, by)
  return 'died'
}

function* tryToSave(game: Talisman, seat: Seat, by: string, fight: Fight | null): Play<'lost' | 'saved' | 'out'> {
  if (fight?.kind === 'combat') {
    const card = yield* protect(game, seat)
    if (card !== null) {
      emitFact(game, { kind: 'life-saved', seat, by: card })
      return 'saved'
    }
  }
  const loss: Loss = { kind: 'life', seat, by, fight, prevented: false }
  yield* openWindow(game, { window: 'w-loss', loss })
  if (loss.prevented) emitFact(game, { kind: 'life-saved', seat, by: 'spell' })
  return loss.prevented ? 'saved' : 'lost'
}

/** Losing n Lives is n losses (TAL-R84). */
export function* loseLives(game: Talisman, seat: Seat, n: number, by: string): Play {
  for (let lost = 0; lost < n; lost += 1) {
    if ((yield* loseLife(game, seat, by)) === 'died') return
  }
}

/** A Follower is killed, unless a Spell preserves it (TAL-6.3). */
export function* loseFollower(game: Talisman, seat: Seat, card: CardId, by: string): Play<'lost' | 'saved'> {
  const loss: Loss = { kind: 'follower', seat, card, prevented: false }
  yield* whileConcerned(game, seat, () => openWindow(game, { window: 'w-loss', loss }), undefined)
  const stillHis = maybeCharacter(game, seat)?.followers.includes(card) ?? false
  if (loss.prevented || !stillHis) return 'saved'
  discardHeld(game, seat, card, by)
  return 'lost'
}
