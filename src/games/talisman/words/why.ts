import type { Names } from '../../../engine/index.ts'
import { capital, explain, listOf, TOLD_IN_FULL, type Explanations } from '../../../language/index.ts'
import { isAbility } from '../data/components.ts'
import type { TalismanFact } from '../facts/index.ts'
import { savesText } from './gists.ts'
import { abilityText, foeName, tableName, sourceName } from './names.ts'
import { whyOf } from './sums.ts'

const EXPLANATIONS: Explanations<TalismanFact> = {
  'first-roll': ({ roll }) => [whyOf('First Turn (TAL-S.9)', roll)],
  'table-read': ({ table, roll }) => [whyOf(tableName(table), roll)],
  fought: ({ seat, against, foes, fight, ours, theirs }, names) => {
    const other = against === null ? listOf(foes.map(foeName)) : names(against)
    const rule = fight === 'psychic' ? 'TAL-17.2' : against === null ? 'TAL-16.4' : 'TAL-16.8'
    return [whyOf(`${names(seat)} (${rule})`, ours), whyOf(other, theirs)]
  },
  protected: ({ card }) => [`${capital(sourceName(card))} ${savesText(card)} (TAL-16.9a)`],
  'portal-tried': ({ stat, roll, against }) => [
    whyOf('The Portal opens on no more than the value (TAL-11.24)', roll),
    whyOf(stat === 'strength' ? 'Strength' : 'Craft', against),
  ],
  'command-cast': ({ roll }) => (roll === null ? [] : [whyOf('Command Spell: 4 to 6 works (TAL-9.8)', roll)]),
  freed: ({ die }) => [`Enslaved: free on 4 to 6 (TAL-R33): ${die}`],
  'came-out': ({ from, roll }) => [whyOf(from === 'mines' ? 'The Mines (TAL-14.6)' : 'The Crypt (TAL-14.5)', roll)],
  'pitfiends-come': ({ roll }) => (roll === null ? [] : [whyOf('The Pits (TAL-14.8)', roll)]),
  'werewolf-comes': ({ strength }) => [whyOf('The Werewolf’s Strength (TAL-14.7)', strength)],
  'diced-with-death': ({ seat, own, death }, names) => [whyOf(`${names(seat)} (TAL-R48)`, own), whyOf('Death', death)],
  'chasm-rolled': ({ roll }) => [whyOf('The Chasm: 1 or 2 falls', roll)],
  'charm-tried': ({ above, roll }) => [whyOf(`Charm, needs more than the Animal’s Strength ${above}`, roll)],
  beguiled: ({ needs, roll }) => [whyOf(`Beguiling, needs ${needs}`, roll), abilityText('sorceress-beguile')],
  scored: ({ score }) => [whyOf('Score (TAL-OPT.24)', score)],
  boosted: ({ by }) => (isAbility(by) ? [abilityText(by)] : []),
  'move-rolled': TOLD_IN_FULL,
  moved: TOLD_IN_FULL,
  'luck-spent': TOLD_IN_FULL,
}

/** Explains the numbers of a fact part by part, with the rules. */
export function whyLines(fact: TalismanFact, names: Names): readonly string[] {
  return explain(EXPLANATIONS, fact, names)
}
