import { expect, it } from 'vitest'
import { diceParts, sumOf } from '../../../../src/engine/index.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { name } from './met.ts'

/** Rare facts, each with the words it must have. */
const RARE: readonly (readonly [ImperialFact, RegExp])[] = [
  [{ kind: 'harm-emerald', seat: 0, member: 'character', tile: 'emerald-of-life' }, /Emerald of Life.* melts, and Ann/],
  [{ kind: 'harm-emerald', seat: 0, member: 'wolves-1', tile: 'emerald-of-life' }, /melts, and the \*\*Wolves/],
  [{ kind: 'encounter-none', seat: 0 }, /Encounter Pool is empty/],
  [{ kind: 'encounter-let-off', seat: 1, tile: 'olliver-j-dragon' }, /\*\*Olliver J. Dragon\*\* finds nothing to take/],
  [{ kind: 'clues-gone', seat: 0, why: 'hermit' }, /no clues left/],
  [{ kind: 'weapons-gone', seat: 0, why: 'thugs' }, /Weapons Pool is empty/],
  [{ kind: 'treasures-gone', seat: 0, why: 'emperor' }, /Treasure Pool is empty/],
  [{ kind: 'nowhere-to-go', seat: 0, hex: 'h-1-6' }, /only water/],
  [{ kind: 'player-left', seat: 0, character: 'kate' }, /Ann leaves the table, and the realm/],
  [{ kind: 'player-left', seat: 0, character: null }, /Ann leaves the table\./],
  [{ kind: 'nobody-won' }, /Nobody is left to win/],
  [{ kind: 'game-ended', reason: 'nobody-left', round: 3, found: 0 }, /Nobody is left, so the quest ends in round 3\./],
  [{ kind: 'raft-rolled', seat: 0, roll: sumOf(diceParts([2])), floats: false }, /\*\*2\*\*\. They part/],
  [{ kind: 'special-rolled', seat: 0, roll: sumOf(diceParts([1])), treasures: 0 }, /\*\*1\*\* for the SPECIAL and finds nothing but a hole/],
  [{ kind: 'fight-over', seat: 0, tile: 'wolves-1', end: 'bored', rounds: 100 }, /the \*\*Wolves\*\* get bored and leave/],
  [{ kind: 'meditated', seat: 0, spell: 'sleep', roll: null, target: 8, learnt: true }, /once more, and \*\*Sleep\*\* comes/],
  [{ kind: 'party-left', seat: 0, tile: 'guillaume-tell', why: 'deserted', lent: 'sword-1', keepsLent: true }, /Tell\*\* keeps the \*\*Sword/],
  [{ kind: 'party-lost', seat: 0, tile: 'elephant', why: 'abandoned', lent: 'axe-1' }, /left behind\. The \*\*Axe\*\* is gone too/],
  [{ kind: 'vessel-gone', seat: 0, vessel: 'ship', fate: 'snatched', lent: null }, /Ann’s ship is carried off/],
  [
    {
      kind: 'sea-lost',
      seat: 0,
      hex: 'h-1-4',
      rolls: [
        { what: 'clue', id: null, nth: 2, die: 1, saved: false },
        { what: 'treasure', id: 'gold-egg', nth: 1, die: 6, saved: true },
      ],
    },
    /The sea keeps clue 2\. Ann saves a \*\*Gold Egg/,
  ],
] // prettier-ignore

it.each(RARE)('%j', (fact, sounds) => {
  expect(IMPERIAL.words.fact(fact, name)).toMatch(sounds)
})

it('a line about a clue is past as soon as the clue leaves the hand', () => {
  const fact = { kind: 'clue-seen', seat: 0, clue: 'clue-nobnodd-1', place: 1 } as const
  const seen = (hand: ImperialView['hand']) => IMPERIAL.words.isPast?.(fact, { hand } as ImperialView)
  expect([seen(['clue-nobnodd-1']), seen([])]).toEqual([false, true])
})
