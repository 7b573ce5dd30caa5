import { kindOf, spellOf } from '../../../src/games/talisman/data/components.ts'
import type { SpellId } from '../../../src/games/talisman/data/ids.ts'
import type { Character, Talisman } from '../../../src/games/talisman/state/state.ts'
import type { Lure } from '../../lures.ts'

/** Rare things in Talisman, and how near a position is to each. */
export const lures: Readonly<Record<string, Lure<Talisman>>> = {
  'align-refused': nearRefusal,
  'loot.dead': nearLooting,
  'raised-spent': (game) => Math.max(0, ...charactersOf(game).map(raisedBy)),
  'spell-lost': nearCounterspells,
}

function charactersOf({ players }: Talisman): Character[] {
  return players.flatMap(({ character }) => (character && !character.toad ? [character] : []))
}

/** The Druid can change alignment at will, and a face-up card would change it too. */
function nearRefusal(game: Talisman): number {
  if (!charactersOf(game).some(({ id }) => id === 'druid')) return 0
  const lying = Object.values(game.spaces).flatMap(({ cards }) => cards)
  return 1 + lying.filter((card) => kindOf(card).id === 'mephistopheles').length
}

/** Two Characters share a space, and one of them is near death and has something to leave. */
function nearLooting(game: Talisman): number {
  const all = charactersOf(game)
  const near = all.map((one) => {
    const isMet = all.some((other) => other !== one && other.space === one.space)
    return isMet ? one.objects.length + one.followers.length + 10 / one.lives : 0
  })
  return Math.max(0, ...near)
}

/** The number of Enemies among the Followers that were raised. */
function raisedBy({ id, followers }: Character): number {
  return id === 'ghoul' ? followers.filter((card) => kindOf(card).type === 'enemy').length : 0
}

/** Nullify meets its victim's only Spell, a Counterspell, which meets another one. This rarely happens by chance. */
function nearCounterspells(game: Talisman): number {
  const hands = charactersOf(game).map(({ spells }) => spells.map((card) => spellOf(card).id))
  const holding = (spell: SpellId) => hands.filter((hand) => hand.includes(spell)).length
  const isVictimThere = hands.some((hand) => hand.length === 1 && hand[0] === 'counterspell')
  return isVictimThere && holding('nullify') > 0 && holding('counterspell') > 1 ? 1 : 0
}
