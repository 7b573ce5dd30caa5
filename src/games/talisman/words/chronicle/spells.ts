import type { Names } from '../../../../engine/index.ts'
import { capital, nameList, nameWith } from '../../../../language/index.ts'
import { isCard } from '../../data/components.ts'
import type { SpaceId, SpellCard } from '../../data/ids.ts'
import { spellGist } from '../gists.ts'
import { cardId, cardsNamed, foeId, personNamed, spaceId, spellId } from '../names.ts'
import { say } from '../say.ts'
import type { TalismanFactOf, Lines } from './lines.ts'

/** Spells, as lines of the chronicle. Only the owner is told the Spells in a hand. */

export const SPELL_LINES = {
  'spells-drawn': ({ seat, number }, names) => say('spells-drawn', { who: names(seat), number }),
  'spell-seen': ({ spell }) => say('spell-seen', { spell: spellId(spell), gist: capital(spellGist(spell)) }),
  'spells-discarded': ({ seat, spells, by }, names) =>
    say(by === 'death' ? 'spells-left-behind' : 'spells-discarded', { who: names(seat), spells: spellsNamed(spells) }),
  'spell-cast': castText,
  'spell-countered': ({ spell }) =>
    spell === null ? say('command-countered') : say('spell-countered', { spell: spellId(spell) }),
  'spell-lost': ({ spell }) => say('spell-lost', { spell: spellId(spell) }),
  'hex-laid': ({ space }) => say('hex-laid', { space: spaceId(space) }),
  'magic-destroyed': ({ seat }, names) => say('magic-destroyed', { who: names(seat) }),
  'time-warped': ({ seat, turns }, names) => say('time-warped', { who: names(seat), turns }),
  immobilised: ({ seat }, names) => say('immobilised', { who: names(seat) }),
  invisible: ({ seat }, names) => say('invisible', { who: names(seat) }),
  preserved: ({ what }, names) => {
    const [kind, id = ''] = what.split(':')
    return kind === 'seat' ? say('preserved-player', { who: names(Number(id)) }) : say('preserved', { foe: foeId(id) })
  },
  blasted: ({ seat, strength }, names) => say('blasted', { who: names(seat), strength }),
  divined: ({ cards }) =>
    say('divined', { cards: nameList(cards.map((card) => nameWith('bare-card', { card: cardId(card) }))) }),
  'hand-seen': ({ of, spells }, names) =>
    spells.length === 0
      ? say('hand-seen-empty', { rival: names(of) })
      : say('hand-seen', { rival: names(of), spells: spellsNamed(spells) }),
} satisfies Partial<Lines>

function spellsNamed(spells: readonly SpellCard[]): string {
  return nameList(spells.map((spell) => nameWith('spell-name', { spell: spellId(spell) })))
}

/** "✨ Ann casts **Hex** on the Village." */
export function castText(
  { seat, id, target }: Pick<TalismanFactOf<'spell-cast'>, 'seat' | 'id' | 'target'>,
  names: Names,
): string {
  const cast = { who: names(seat), spell: `spell-${id}` }
  const aim = aimOf(target, seat, names)
  if (aim === null) return say('cast', cast)
  if (aim.loot !== undefined) return say('cast-for', { ...cast, target: aim.target, loot: aim.loot })
  return say(id === 'teleport' ? 'cast-to' : 'cast-on', { ...cast, target: aim.target })
}

interface Aim {
  readonly target: string
  readonly loot?: string
}

/** The target of a Spell, from its short form, for an argument of a message; `null` for none or the caster. */
export function aimOf(target: string, caster: number, names: Names): Aim | null {
  const [what = '', id = '', loot, card] = target.split(':')
  switch (what) {
    case 'seat':
      if (Number(id) === caster) return null
      if (loot === undefined) return { target: personNamed(names(Number(id))) }
      return {
        target: personNamed(names(Number(id))),
        loot: card === undefined ? nameWith('gold', { count: 1 }) : cardId(card),
      }
    case 'space':
      return { target: spaceId(id as SpaceId) }
    case 'card':
      return { target: cardId(id) }
    case 'cards':
      return { target: cardsNamed(id.split('+').filter(isCard)) }
    case 'foe':
      return { target: foeId(id) }
    default:
      return isCard(target) ? { target: cardId(target) } : null
  }
}
