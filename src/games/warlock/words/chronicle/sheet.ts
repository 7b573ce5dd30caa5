import { sumText, type LinesByKind } from '../../../../language/index.ts'
import { isFoeId, isTreasureId } from '../../data/ids.ts'
import { foeTraits } from '../../data/traits.ts'
import type { SheetFact, Source } from '../../facts/realm.ts'
import { say } from '../say.ts'

/** Scores, possessions and tests, as lines of the chronicle. */

/** Sources that an earlier line has told: the blow, the price, the test, the find. */
const TOLD_ELSEWHERE: readonly Source[] = [
  'wound', 'test', 'ferry', 'deal', 'robbery', 'loot', 'game', 'gossip', 'purchase', 'sale', 'escape', 'breath',
  'blind-seer', 'hooded-stranger', 'wild-barbarian', 'gold-3', 'gold-4', 'gold-6', 'gold-8', 'provisions-2', 'provisions-3',
] // prettier-ignore

/** Sources of a test whose circumstances have words. */
const CIRCUMSTANCES = [
  'raft', 'vampire', 'werewolf', 'orc-sentry', 'skeleton-crew', 'portrait', 'wound', 'bow-and-silver-arrow',
] as const // prettier-ignore

export const SHEET_LINES: LinesByKind<SheetFact> = {
  'sheet-changed': (fact, names) => changedLine(fact, names(fact.seat)),
  'luck-tested': ({ seat, roll, against, lucky, why }, names) => {
    const [test, how] = [{ who: names(seat), roll: sumText(roll), against }, circumstance(why)]
    const result = lucky ? 'lucky' : 'unlucky'
    return how === null ? say(`luck-tested-${result}`, test) : say(`luck-tested-how-${result}`, { ...test, how })
  },
  'skill-tested': ({ seat, roll, against, passed, why }, names) => {
    const [test, how] = [{ who: names(seat), roll: sumText(roll), against }, circumstance(why)]
    const result = passed ? 'passed' : 'failed'
    return how === null ? say(`skill-tested-${result}`, test) : say(`skill-tested-how-${result}`, { ...test, how })
  },
}

function changedLine(fact: Extract<SheetFact, { kind: 'sheet-changed' }>, who: string): string | null {
  const { what, by, now, from } = fact
  if (TOLD_ELSEWHERE.includes(from)) return null
  if (from === 'meal') return what === 'provisions' ? null : say('meal', { who, now })
  // The third wound has told its own loss.
  if (isFoeId(from) && foeTraits(from).paralyses) return null
  if (isFoeId(from) && foeTraits(from).eats) return say('provision-eaten', { who, left: now })
  if (what === 'lanterns' && by < 0) return say('lantern-out', { who })
  if (from === 'wager') return by < 0 ? null : say('gold-taken', { who, gold: by })
  if (what === 'gold') {
    return isFoeId(from)
      ? say('gold-found-on', { who, gold: by, foe: `foe-${from}` })
      : say('gold-found', { who, gold: by })
  }
  const change = { who, amount: say(what, { count: Math.abs(by) }), now }
  if (by < 0) {
    const how = what === 'stamina' ? 'bled' : 'lost'
    return isTreasureId(from) ? say(`${how}-card`, { ...change, card: `card-${from}` }) : say(how, change)
  }
  if (isTreasureId(from)) return say('gained-card', { ...change, card: `card-${from}` })
  return from === 'kill' || from === 'flask' || from === 'charm' ? say(`gained-${from}`, change) : say('gained', change)
}

/** The circumstances of a test in words: "on the raft". */
function circumstance(why: Source): string | null {
  const known = CIRCUMSTANCES.find((one) => one === why)
  return known === undefined ? null : say(`test-${known}`)
}
