import type { Names } from '../../../engine/index.ts'
import { explain, nameList, sumWhy, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import { isAbility } from '../data/components.ts'
import type { TalismanFact } from '../facts/index.ts'
import { bonusesText } from './gists.ts'
import { abilityText, cardId, foeId, sourceName, tableName } from './names.ts'
import { say } from './say.ts'
import { whyOf } from './sums.ts'

const EXPLANATIONS: Explanations<TalismanFact> = {
  'first-roll': ({ roll }) => [whyOf(say('sum-first-turn'), roll)],
  'table-read': ({ table, roll }) => [whyOf(tableName(table), roll)],
  fought: ({ seat, against, foes, fight, ours, theirs }, names) => {
    const rule = fight === 'psychic' ? 'sum-psychic' : against === null ? 'sum-combat' : 'sum-duel'
    const own = whyOf(say(rule, { who: names(seat) }), ours)
    if (against !== null) return [own, whyOf(names(against), theirs)]
    // A single creature fights with its figure; several are named.
    const figure = say(fight === 'psychic' ? 'sum-craft' : 'sum-strength')
    const nameOf = (from: string) => (foes.length === 1 && foes[0] === from ? figure : sourceName(from))
    return [own, sumWhy(say('side-foes', { foes: nameList(foes.map(foeId)) }), theirs, nameOf)]
  },
  protected: ({ card }) => [say('why-protected', { card: cardId(card), use: bonusesText(card) })],
  'portal-tried': ({ stat, roll, against }) => [whyOf(say('sum-portal'), roll), whyOf(say(`sum-${stat}`), against)],
  'command-cast': ({ roll }) => (roll === null ? [] : [whyOf(say('sum-command'), roll)]),
  freed: ({ die }) => [say('why-freed', { die })],
  'came-out': ({ from, roll }) => [whyOf(say(from === 'mines' ? 'sum-mines' : 'sum-crypt'), roll)],
  'pitfiends-come': ({ roll }) => (roll === null ? [] : [whyOf(say('sum-pits'), roll)]),
  'werewolf-comes': ({ strength }) => [whyOf(say('sum-werewolf'), strength)],
  'diced-with-death': ({ seat, own, death }, names) => [
    whyOf(say('sum-dice', { who: names(seat) }), own),
    whyOf(say('sum-death'), death),
  ],
  'chasm-rolled': ({ roll }) => [whyOf(say('sum-chasm'), roll)],
  'charm-tried': ({ above, roll }) => [whyOf(say('sum-charm', { above }), roll)],
  beguiled: ({ needs, roll }) => [whyOf(say('sum-beguile', { needs }), roll), abilityText('sorceress-beguile')],
  scored: ({ score }) => [whyOf(say('sum-score'), score)],
  boosted: ({ by }) => (isAbility(by) ? [abilityText(by)] : []),
  'move-rolled': TOLD_IN_FULL,
  moved: TOLD_IN_FULL,
  'luck-spent': TOLD_IN_FULL,
}

/** Explains the numbers of a fact part by part, with the rules. */
export function whyLines(fact: TalismanFact, names: Names): readonly string[] {
  return explain(EXPLANATIONS, fact, names)
}
