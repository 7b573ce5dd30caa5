import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, count, signed, sumText } from '../../../../language/index.ts'
import { isFoeId, isTreasureId } from '../../data/ids.ts'
import { foeTraits } from '../../data/traits.ts'
import type { SheetFact, SheetName, Source } from '../../facts/realm.ts'
import { card, foe } from '../names.ts'

/** Scores, possessions and tests, as lines of the chronicle. */

const SCORES: Readonly<Record<SheetName, string>> = {
  skill: 'Skill',
  stamina: 'Stamina',
  luck: 'Luck',
  gold: 'Gold',
  provisions: 'Provisions',
  lanterns: 'lanterns',
}

/** Told already by the line that went before: the blow, the price, the test, the find. */
const TOLD_ELSEWHERE: readonly Source[] = [
  'wound', 'test', 'ferry', 'deal', 'robbery', 'loot', 'game', 'gossip', 'purchase', 'sale', 'escape', 'breath',
  'blind-seer', 'hooded-stranger', 'wild-barbarian', 'gold-3', 'gold-4', 'gold-6', 'gold-8', 'provisions-2', 'provisions-3',
] // prettier-ignore

export function sheetLine(fact: SheetFact, names: Names): string | null {
  switch (fact.kind) {
    case 'sheet-changed':
      return changedLine(fact, names(fact.seat))
    case 'luck-tested':
      return `🍀 ${names(fact.seat)} tests Luck${reason(fact.why)}: ${sumText(fact.roll)} against ${fact.against}. ${bold(fact.lucky ? 'Lucky' : 'Unlucky')}; one Luck less.`
    case 'skill-tested':
      return `🎯 ${names(fact.seat)} tests Skill${reason(fact.why)}: ${sumText(fact.roll)} against ${fact.against}. ${fact.passed ? 'Done.' : 'No.'}`
    default:
      return assertNever(fact)
  }
}

function changedLine(fact: Extract<SheetFact, { kind: 'sheet-changed' }>, player: string): string | null {
  const { what, by, now, from } = fact
  if (TOLD_ELSEWHERE.includes(from)) return null
  if (from === 'meal') return what === 'provisions' ? null : `🍖 ${player} eats in peace: Stamina ${bold(String(now))}.`
  if (isFoeId(from) && foeTraits(from).eats)
    return `🐀 The rats eat a Provision of ${player}’s; ${now === 0 ? 'it was the last' : `${count(now, 'remains', 'remain')}`}.`
  if (what === 'lanterns' && by < 0) return `🏮 ${player}’s lantern goes out for good.`
  if (from === 'wager') return by < 0 ? null : `💰 ${player} takes ${by} Gold.`
  if (what === 'gold') return `💰 ${player} finds ${by} Gold on ${isFoeId(from) ? foe(from) : 'the way'}.`
  const emoji = by < 0 ? (what === 'stamina' ? '🩸' : '📉') : '✨'
  return `${emoji} ${player}: ${signed(by)} ${what === 'provisions' && Math.abs(by) === 1 ? 'Provision' : SCORES[what]}${because(from)}, now ${bold(String(now))}.`
}

/** " (a kill)". */
function because(from: Source): string {
  if (from === 'kill') return ' for the kill'
  if (from === 'flask') return ' from the flask'
  if (from === 'charm') return ' from the charm'
  if (isTreasureId(from)) return ` from the ${card(from)}`
  return ''
}

/** " on the raft", " against the Vampire’s gaze". */
function reason(why: Source): string {
  switch (why) {
    case 'raft':
      return ' on the raft'
    case 'vampire':
      return ' against the Vampire’s gaze'
    case 'werewolf':
      return ' against the bite'
    case 'orc-sentry':
      return ' on tiptoe'
    case 'skeleton-crew':
      return ', pretending to be management'
    case 'portrait':
      return ' against the Portrait'
    case 'wound':
      return ' for the wound'
    case 'bow-and-silver-arrow':
      return ' with the Silver Arrow'
    default:
      return ''
  }
}
