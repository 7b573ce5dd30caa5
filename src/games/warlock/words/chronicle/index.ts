import type { Names } from '../../../../engine/index.ts'
import type { WarlockFact } from '../../facts/index.ts'
import { battleLine } from './battles.ts'
import { endLine } from './end.ts'
import { dealLine, keyLine, treasureLine } from './hands.ts'
import { moveLine, setupLine, turnLine } from './realm.ts'
import { roomLine } from './rooms.ts'
import { sheetLine } from './sheet.ts'

/** A fact as a line of the chronicle. A kind without words does not compile: the last line takes only what happens in battles. */
export function lineOf(fact: WarlockFact, names: Names): string | null {
  switch (fact.kind) {
    case 'rolled-up':
    case 'supplied':
    case 'need-rolled':
    case 'need-settled':
    case 'dungeon-laid-out':
    case 'key-cards-dealt':
    case 'lock-open':
    case 'overheard':
    case 'keys-ready':
      return setupLine(fact, names)
    case 'round-began':
    case 'night-grew-long':
    case 'turn-began':
    case 'turn-missed':
    case 'turn-owed':
    case 'passed':
    case 'stayed':
      return turnLine(fact, names)
    case 'move-rolled':
    case 'moved':
    case 'nowhere-to-go':
    case 'maze-reached':
    case 'maze-turned-up':
    case 'maze-dead-end':
    case 'maze-turned-down':
    case 'passage-entered':
    case 'passage-taken':
    case 'river-tried':
    case 'river-bridge':
    case 'river-crossed':
    case 'river-turned-back':
    case 'river-fell':
      return moveLine(fact, names)
    case 'sheet-changed':
    case 'luck-tested':
    case 'skill-tested':
      return sheetLine(fact, names)
    case 'died':
    case 'player-left':
    case 'player-returned':
    case 'reckoning-began':
    case 'reckoned':
    case 'all-revealed':
    case 'game-won':
    case 'nobody-won':
      return endLine(fact, names)
    case 'encounter-met':
    case 'encounter-gone':
    case 'encounter-turned-down':
    case 'encounter-rolled':
    case 'encounter-chose':
    case 'bought':
    case 'sold':
    case 'dwarfs-played':
    case 'wagered':
    case 'key-card-looked-at':
      return roomLine(fact, names)
    case 'treasure-claimed':
    case 'treasure-seen':
    case 'treasure-put-back':
    case 'supplies-found':
    case 'treasure-left':
    case 'starting-sword-left':
    case 'treasure-picked-up':
    case 'cache-reclaimed':
    case 'card-used':
    case 'cards-declared':
    case 'sword-drawn':
      return treasureLine(fact, names)
    case 'challenged':
    case 'stack-looked-at':
    case 'key-seen':
    case 'held-out':
    case 'chest-left-alone':
    case 'chest-challenged':
    case 'chest-wrong':
    case 'chest-opened':
      return keyLine(fact, names)
    case 'deal-proposed':
    case 'deal-off':
    case 'deal-failed':
    case 'deal-done':
      return dealLine(fact, names)
    default:
      return battleLine(fact, names)
  }
}
