import type { Names } from '../../../engine/index.ts'
import { listOf, capital } from '../../../language/index.ts'
import { isAbility } from '../data/components.ts'
import type { TalismanFact } from '../facts/index.ts'
import { savesText } from './gists.ts'
import { abilityText, foeName, tableName, sourceName } from './names.ts'
import { whyOf } from './sums.ts'

/** How a fact's number came about, part by part, with the rules that say so. */
export function whyLines(fact: TalismanFact, names: Names): readonly string[] {
  switch (fact.kind) {
    case 'first-roll':
      return [whyOf('First Turn (TAL-S.9)', fact.roll)]
    case 'table-read':
      return [whyOf(tableName(fact.table), fact.roll)]
    case 'fought': {
      const other = fact.against === null ? listOf(fact.foes.map(foeName)) : names(fact.against)
      const rule = fact.fight === 'psychic' ? 'TAL-17.2' : fact.against === null ? 'TAL-16.4' : 'TAL-16.8'
      return [whyOf(`${names(fact.seat)} (${rule})`, fact.ours), whyOf(other, fact.theirs)]
    }
    case 'protected':
      return [`${capital(sourceName(fact.card))} ${savesText(fact.card)} (TAL-16.9a)`]
    case 'portal-tried':
      return [
        whyOf('The Portal opens on no more than the value (TAL-11.24)', fact.roll),
        whyOf(fact.stat === 'strength' ? 'Strength' : 'Craft', fact.against),
      ]
    case 'command-cast':
      return fact.roll === null ? [] : [whyOf('Command Spell: 4 to 6 works (TAL-9.8)', fact.roll)]
    case 'freed':
      return [`Enslaved: free on 4 to 6 (TAL-R33): ${fact.die}`]
    case 'came-out':
      return [whyOf(fact.from === 'mines' ? 'The Mines (TAL-14.6)' : 'The Crypt (TAL-14.5)', fact.roll)]
    case 'pitfiends-come':
      return fact.roll === null ? [] : [whyOf('The Pits (TAL-14.8)', fact.roll)]
    case 'werewolf-comes':
      return [whyOf('The Werewolf’s Strength (TAL-14.7)', fact.strength)]
    case 'diced-with-death':
      return [whyOf(`${names(fact.seat)} (TAL-R48)`, fact.own), whyOf('Death', fact.death)]
    case 'chasm-rolled':
      return [whyOf('The Chasm: 1 or 2 falls', fact.roll)]
    case 'charm-tried':
      return [whyOf(`Charm, needs more than the Animal’s Strength ${fact.above}`, fact.roll)]
    case 'beguiled':
      return [whyOf(`Beguiling, needs ${fact.needs}`, fact.roll), abilityText('sorceress-beguile')]
    case 'scored':
      return [whyOf('Score (TAL-OPT.24)', fact.score)]
    case 'boosted':
      return isAbility(fact.by) ? [abilityText(fact.by)] : []
    default:
      return []
  }
}
