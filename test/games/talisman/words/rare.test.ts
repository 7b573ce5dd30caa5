import { expect, it } from 'vitest'
import { diceParts, sumOf } from '../../../../src/engine/index.ts'
import type { TalismanFact } from '../../../../src/games/talisman/facts/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { name } from './met.ts'

const die = (...dice: number[]) => sumOf(diceParts(dice))

/** Rare facts, each with the words it must have. */
const RARE: readonly (readonly [TalismanFact, RegExp])[] = [
  [{ kind: 'align-refused', seat: 0, to: 'evil', by: 'mephistopheles' }, /Ann has changed sides once this Turn/],
  [{ kind: 'came-out', seat: 0, from: 'crypt', to: 'city', roll: die(6, 6, 6) }, /rolls .* in the Crypt\. .*comes up in the City/],
  [{ kind: 'chasm-rolled', seat: 0, card: 'guide-1', roll: die(1), falls: true }, /for the \*\*Guide\*\*, at the edge .* long way down/],
  [{ kind: 'command-cast', seat: 0, roll: die(2), takesEffect: false }, /fizzle/],
  [{ kind: 'command-idle', seat: 0, why: 'destroy-magic' }, /can’t command while \*\*Destroy Magic\*\* lasts/],
  [{ kind: 'command-answered', seat: 1, answer: 'defeat' }, /Ben admits defeat/],
  [{ kind: 'counters', seat: 0, stat: 'strength', change: 0, now: 4, toad: false, by: 'forest' }, /no Strength to spare/],
  [{ kind: 'counters', seat: 0, stat: 'craft', change: 1, now: 2, toad: true, by: 'witch' }, /Ann’s Toad now has Craft 2/],
  [{ kind: 'diced-with-death', seat: 0, own: die(3, 3), death: die(2, 4), result: 'stand-off' }, /A draw/],
  [{ kind: 'game-over', winners: [], why: 'last' }, /Nobody is left/],
  [{ kind: 'game-over', winners: [0, 2], why: 'limit' }, /Closing time.*Ann and Cleo share the victory/],
  [{ kind: 'game-over', winners: [1], why: 'crown' }, /Ben wins/],
  [{ kind: 'hex-struck', seat: 0, space: 'oasis', harmless: true }, /thinks better of it/],
  [{ kind: 'killed', seat: 0, foes: ['lemure-1', 'lemure-2', 'ghost-1'], kept: [] }, /2 \*\*Lemures\*\* and the \*\*Ghost\*\* are no more/],
  [{ kind: 'killed', seat: 0, foes: ['sentinel'], kept: [] }, /Sentinel\*\* is beaten and stands aside/],
  [{ kind: 'player-left', seat: 0, character: 'druid' }, /Ann leaves the game and all ambitions behind/],
  [{ kind: 'player-left', seat: 0, character: null }, /Ann leaves the game\.$/],
  [{ kind: 'preserved', seat: 0, what: 'card:maiden' }, /The \*\*Maiden\*\* lives on/],
  [{ kind: 'preserved', seat: 0, what: 'foe:sentinel' }, /The \*\*Sentinel\*\* lives on/],
  [{ kind: 'raised-spent', seat: 0, card: 'ogre-1', strength: 5 }, /The \*\*Ogre\*\* fights once for Ann \(\+5\)/],
  [{ kind: 'roll-skipped', seat: 0, space: 'chasm', by: 'guide-1' }, /Ann knows the Chasm/],
  [{ kind: 'spell-cast', seat: 0, spell: 'alchemy', id: 'alchemy', target: 'cards:sword-1+ring' }, /on the \*\*Sword\*\* and the \*\*Ring\*\*/],
  [{ kind: 'spell-cast', seat: 0, spell: 'teleport-1', id: 'teleport', target: 'space:oasis' }, /\*\*Teleport\*\* to the Oasis/],
  [{ kind: 'spell-countered', seat: 0, spell: null }, /\*\*Command Spell\*\* is undone/],
  [{ kind: 'spell-lost', seat: 0, spell: 'mesmerism' }, /nothing left to work on/],
  [{ kind: 'spoils', seat: 0, loser: 1, spoils: 'nothing' }, /Ann lets Ben go/],
  [{ kind: 'talismans-freed', cards: ['talisman-1', 'talisman-card-2'] }, /The Talismans out of everybody’s reach go back/],
  [{ kind: 'visited', seat: 0, service: 'castle-doctor' }, /Ann sees the Royal Doctor/],
] // prettier-ignore

it.each(RARE)('%j', (fact, sounds) => {
  expect(TALISMAN.words.fact(fact, name)).toMatch(sounds)
})

it('a line about a Spell is past as soon as the Spell leaves the hand', () => {
  const fact = { kind: 'spell-seen', seat: 0, spell: 'alchemy' } as const
  const seen = (hand: TalismanView['hand']) => TALISMAN.words.isPast?.(fact, { hand } as TalismanView)
  expect([seen(['alchemy']), seen([])]).toEqual([false, true])
})
