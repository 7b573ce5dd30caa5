import { kindOf, spellOf } from '../../../src/games/talisman/data/components.ts'
import type { SpellId } from '../../../src/games/talisman/data/ids.ts'
import type { Character, Talisman } from '../../../src/games/talisman/state/state.ts'
import type { Lure } from '../../lures.ts'

/** What is rare in Talisman, and how near a position is to it. */
export const lures: Readonly<Record<string, Lure<Talisman>>> = {
  'align-refused': nearRefusal,
  'loot.dead': nearLooting,
  'raised-spent': (game) => Math.max(0, ...charactersOf(game).map(raisedBy)),
  'spell-lost': nearCounterspells,
}

function charactersOf({ players }: Talisman): Character[] {
  return players.flatMap(({ character }) => (character && !character.toad ? [character] : []))
}

/** The Druid changes sides when he likes, and something else would have him change again: what does so lies face up. */
function nearRefusal(game: Talisman): number {
  if (!charactersOf(game).some(({ id }) => id === 'druid')) return 0
  const lying = Object.values(game.spaces).flatMap(({ cards }) => cards)
  return 1 + lying.filter((card) => kindOf(card).id === 'mephistopheles').length
}

/** Two on one space, and one of them is near to death and has something to leave. */
function nearLooting(game: Talisman): number {
  const all = charactersOf(game)
  const near = all.map((one) => {
    const isMet = all.some((other) => other !== one && other.space === one.space)
    return isMet ? one.objects.length + one.followers.length + 10 / one.lives : 0
  })
  return Math.max(0, ...near)
}

/** An Enemy among the Followers was raised. */
function raisedBy({ id, followers }: Character): number {
  return id === 'ghoul' ? followers.filter((card) => kindOf(card).type === 'enemy').length : 0
}

/** Nullify is answered by the only Spell of its victim, a Counterspell, and that by another. With less it hardly comes to that. */
function nearCounterspells(game: Talisman): number {
  const hands = charactersOf(game).map(({ spells }) => spells.map((card) => spellOf(card).id))
  const holding = (spell: SpellId) => hands.filter((hand) => hand.includes(spell)).length
  const isVictimThere = hands.some((hand) => hand.length === 1 && hand[0] === 'counterspell')
  return isVictimThere && holding('nullify') > 0 && holding('counterspell') > 1 ? 1 : 0
}
