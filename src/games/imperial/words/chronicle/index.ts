import type { Names } from '../../../../engine/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { duelLine, fightLine, magicLine } from './combat.ts'
import { encounterLine, harmLine, partyLine } from './perils.ts'
import { realmLine } from './realm.ts'

/** A fact as a line of the chronicle. A kind without words does not compile: the last line takes only the realm's. */
export function lineOf(fact: ImperialFact, names: Names): string | null {
  switch (fact.kind) {
    case 'encounter-drawn':
    case 'encounter-none':
    case 'encounter-sent-back':
    case 'encounter-set-aside':
    case 'encounter-returned':
    case 'encounter-played':
    case 'encounter-reaction':
    case 'encounter-pays-no-heed':
    case 'encounter-let-off':
    case 'encounter-declined':
    case 'encounter-paid':
    case 'encounter-confiscated':
    case 'encounter-weather':
    case 'encounter-storm':
    case 'encounter-held':
    case 'encounter-sent-to-tower':
    case 'encounter-city-found':
    case 'encounter-kept-weapon':
      return encounterLine(fact, names)
    case 'fight-began':
    case 'fight-approach':
    case 'fight-approach-waived':
    case 'fight-joined':
    case 'fight-hand-to-hand':
    case 'fight-weapon':
    case 'fight-round':
    case 'fight-holds-back':
    case 'fight-attack':
    case 'fight-creature-attack':
    case 'fight-creature-asleep':
    case 'fight-creature-hit':
    case 'fight-protected':
    case 'fight-allotted':
    case 'fight-transferred':
    case 'fight-absorbed':
    case 'fight-regenerated':
    case 'fight-flight':
    case 'fight-poison':
    case 'fight-over':
      return fightLine(fact, names)
    case 'duel-began':
    case 'duel-approach':
    case 'duel-round':
    case 'duel-asleep':
    case 'duel-sleep':
    case 'duel-charmed':
    case 'duel-flight':
    case 'duel-over':
    case 'duel-plunder':
      return duelLine(fact, names)
    case 'magic-cast':
    case 'magic-read':
    case 'magic-dice':
    case 'magic-friendship':
    case 'magic-protection':
    case 'magic-strength':
    case 'magic-sleep':
    case 'magic-invisible':
    case 'magic-range':
    case 'charm-used':
      return magicLine(fact, names)
    case 'party-joined':
    case 'party-refused':
    case 'party-desertion':
    case 'party-left':
    case 'party-lost':
    case 'vessel-taken':
    case 'vessel-gone':
    case 'sea-lost':
      return partyLine(fact, names)
    case 'harm-wounds':
    case 'harm-emerald':
    case 'harm-healed':
    case 'harm-died':
    case 'harm-estate':
    case 'harm-newcomer':
    case 'harm-eliminated':
    case 'player-left':
      return harmLine(fact, names)
    default:
      return realmLine(fact, names)
  }
}
