import { isCard } from '../../data/components.ts'
import type { Names } from '../../../../engine/index.ts'
import type { TalismanFactOf, Lines } from './lines.ts'
import { spellGist } from '../gists.ts'
import { cardList, foeList, spellName, spellTitle, theCard, theSpace } from '../names.ts'
import type { SpaceId } from '../../data/ids.ts'
import { bold, capital, count, italic, listOf } from '../../../../language/index.ts'

/** Spells, as lines of the chronicle. Only the owner is told the Spells in a hand. */

export const SPELL_LINES = {
  'spells-drawn': ({ seat, number }, names) => `📜 ${names(seat)} draws ${count(number, 'Spell')}.`,
  'spell-seen': ({ spell }) =>
    `📜 Your new Spell: ${bold(spellName(spell))}. ${italic(`${capital(spellGist(spell))}.`)}`,
  'spells-discarded': ({ seat, spells, by }, names) =>
    `📜 ${names(seat)} ${by === 'death' ? 'leaves behind' : 'discards'} ${listOf(spells.map((spell) => bold(spellName(spell))))}.`,
  'spell-cast': ({ seat, id, target }, names) =>
    `✨ ${names(seat)} casts ${bold(spellTitle(id))}${id === 'teleport' ? targetText(target, seat, names).replace(' on ', ' to ') : targetText(target, seat, names)}.`,
  'spell-countered': ({ spell }) =>
    `🚫 ${spell === null ? 'The Command Spell' : bold(spellName(spell))} is undone: nothing happens.`,
  'spell-lost': ({ spell }) => `${bold(spellName(spell))} finds nothing left to work on.`,
  'hex-laid': ({ space }) => `☠️ A ${bold('Hex')} lies on ${theSpace(space)}: a Life from whoever lands there.`,
  'magic-destroyed': ({ seat }, names) =>
    `🚫 Until ${names(seat)}’s next Turn nobody casts Spells or uses Magic Objects.`,
  'time-warped': ({ seat, turns }, names) =>
    `⏳ ${names(seat)} takes ${count(turns, 'more Turn', 'more Turns')} after this one.`,
  immobilised: ({ seat }, names) => `❄️ ${names(seat)} stands very still, and the Turn is over.`,
  invisible: ({ seat }, names) => `👻 ${names(seat)} is not to be seen for the rest of the Turn.`,
  preserved: ({ what }, names) => preservedLine(what, names),
  blasted: ({ seat, strength }, names) => `⚡ ${names(seat)} fights with ${strength} more Strength.`,
  divined: ({ cards }) =>
    `🔮 The next Adventures, top first: ${listOf(cards.map((card) => theCard(card).replace(/^the /, '')))}.`,
  'hand-seen': ({ of, spells }, names) =>
    `🔮 ${names(of)} holds ${spells.length === 0 ? 'no Spells' : listOf(spells.map((spell) => bold(spellName(spell))))}.`,
} satisfies Partial<Lines>

/** " on Ann", " on the **Wolf**": the target of a Spell, from its short form. */
export function targetText(target: string, caster: number, names: Names): string {
  const [what = '', id = '', ...rest] = target.split(':')
  switch (what) {
    case 'seat':
      if (Number(id) === caster) return ''
      return ` on ${names(Number(id))}${rest.length > 0 ? `, for ${lootText(rest)}` : ''}`
    case 'space':
      return ` on ${theSpace(id as SpaceId)}`
    case 'card':
      return ` on ${theCard(id)}`
    case 'cards':
      return ` on ${cardList(id.split('+').filter(isCard))}`
    case 'foe':
      return ` on ${foeList([id])}`
    default:
      return isCard(target) ? ` on ${theCard(target)}` : ''
  }
}

function lootText([what, card]: readonly string[]): string {
  return what === 'card' && card !== undefined ? theCard(card) : 'a Gold'
}

function preservedLine(what: TalismanFactOf<'preserved'>['what'], names: Names): string | null {
  const [kind, id = ''] = what.split(':')
  if (kind === 'seat') return `💚 ${names(Number(id))} loses nothing.`
  return `💚 ${capital(foeList([id]))} lives on.`
}
