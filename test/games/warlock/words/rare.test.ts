import { expect, it } from 'vitest'
import { diceParts, sumOf } from '../../../../src/engine/index.ts'
import type { WarlockFact } from '../../../../src/games/warlock/facts/index.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { name } from './met.ts'

/** Rare facts, each with the words it must have. */
const RARE: readonly (readonly [WarlockFact, RegExp])[] = [
  [{ kind: 'nowhere-to-go', seat: 0, space: 'entrance' }, /Ann has nowhere to go from the Entrance/],
  [{ kind: 'player-left', seat: 0, space: 'guardroom', dropped: 2 }, /Ann leaves the mountain, and 2 Treasure cards in the Guardroom\. I’ll keep answering/],
  [{ kind: 'player-left', seat: 0, space: null, dropped: 0 }, /Ann leaves the mountain\. I’ll keep answering/],
  [{ kind: 'player-returned', seat: 1 }, /Ben is back/],
  [{ kind: 'nobody-won' }, /Nobody is left to win/],
  [{ kind: 'nobody-won', why: 'left' }, /Nobody is left to win/],
  [{ kind: 'nobody-won', why: 'reckoning' }, /The chest stays shut.*Nobody has won/],
  [{ kind: 'battle-over', seat: 0, rival: 1, foe: null, end: 'vanished', who: 1, rounds: 0 }, /^💨 Ben is suddenly not there/],
  [{ kind: 'sold', seat: 0, card: 'quartermaster', price: 2, pile: 2 }, /sells a Treasure card .* 2 Gold\. That makes 2 on his pile/],
  [{ kind: 'starting-sword-left', seat: 0 }, /leaves the old sword behind/],
  [{ kind: 'sword-drawn', seat: 0 }, /Ann draws a sword\. Which one, nobody sees/],
  [{ kind: 'bought-off', seat: 0, rival: 1 }, /Ben buys Ann off/],
  [{ kind: 'truce-offered', seat: 0, rival: 1 }, /Ann offers Ben a truce/],
  [{ kind: 'truce-answered', seat: 1, rival: 0, accepted: true }, /^🏳️ Ben accepts/],
  [{ kind: 'truce-answered', seat: 1, rival: 0, accepted: false }, /^🏳️ Ben would rather not/],
  [{ kind: 'chest-wrong', seat: 0, numbers: [1, 4, 9], wrong: 1 }, /One of 1, 4 and 9 is wrong\. .*Ann is back on the South Bank/],
  [{ kind: 'chest-wrong', seat: 0, numbers: [1, 4, 9], wrong: 3 }, /3 of 1, 4 and 9 are wrong/],
  [{ kind: 'died', seat: 0, space: 'ogre-cave', by: 'ogre', killer: null, cache: 1 }, /Ann is killed by the \*\*Ogre\*\* in the Ogre Cave\. 1 Treasure card lies there for Ann’s next adventurer/],
  [{ kind: 'died', seat: 0, space: 'c-16-32', by: 'wound', killer: 1, cache: 0 }, /Ann is killed by Ben at Q33\.$/],
  [{ kind: 'game-won', seats: [0, 1], by: 'reckoning' }, /Ann and Ben share the victory by the reckoning, and inherit the mountain/],
  [{ kind: 'game-won', seats: [1], by: 'default' }, /Ben wins, because nobody else is left/],
  [{ kind: 'night-grew-long', round: 51, skill: 9, stamina: 10 }, /only Skill 9 and Stamina 10/],
  [{ kind: 'battle-over', seat: 0, rival: 1, foe: null, end: 'left', rounds: 2 }, /battle between Ann and Ben is off/],
  [{ kind: 'after-round', seat: 0, foe: 'ghoul', die: null, loss: 2 }, /paralyses Ann, who loses 2 more Stamina/],
  [{ kind: 'battle-over', seat: 0, rival: null, foe: 'giant-rats', end: 'killed', rounds: 2 }, /Ann slays the \*\*Giant Rats\*\*\./],
  [{ kind: 'turn-missed', seat: 0, left: 1 }, /Ann misses this turn and the next\.$/],
  [
    { kind: 'key-seen', seat: 0, sighting: { kind: 'chest', round: 9, numbers: [1, 4, 9], wrong: 2, answers: [{ number: 1, seat: 1, held: true }, { number: 4, seat: 1, held: false }] } },
    /Ben holds \*\*1\*\* and you hold one of them yourself/,
  ],
  [
    { kind: 'reckoned', seat: 0, numbers: [1, 4], right: [4], held: [4], score: sumOf({ value: 3, from: 'right' }, { value: 1, from: 'held' }) },
    /Ann wrote 1 and 4, of which 4 is right\. Ann holds the key to 4\. That makes \*\*4 points/,
  ],
] // prettier-ignore

it.each(RARE)('%j', (fact, sounds) => {
  expect(WARLOCK.words.fact(fact, name)).toMatch(sounds)
})

it('numbers are explained with their rules', () => {
  const own = sumOf(diceParts([5, 3], 'WAR-9.4'), { value: 10, from: 'skill', rule: 'WAR-9.4' }, { value: 1, from: 'iron-helmet', rule: 'WAR-9.5' }) // prettier-ignore
  const theirs = sumOf(diceParts([1, 2], 'WAR-9.4'), { value: 9, from: 'skill', rule: 'WAR-9.4' })
  const round = { kind: 'round-fought', seat: 0, rival: null, foe: 'ogre', monster: 'ogre', round: 1, theirs, own, outcome: 'won' } as const // prettier-ignore
  expect(WARLOCK.words.why(round, name)).toEqual([
    'Ogre: dice 1 + 2 (WAR-9.4), +9 Skill (WAR-9.4) = 12',
    'Ann: dice 5 + 3 (WAR-9.4), +10 Skill (WAR-9.4), +1 Iron Helmet (WAR-9.5) = 19',
  ])
})
