import { describe, expect, it } from 'vitest'
import { byComputer, byNumbers, type Chooser, type Game } from '../../../../src/engine/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { leaveEverywhere } from '../../../../trials/leaving.ts'
import { parts } from '../../../../trials/games/imperial/parts.ts'

const QUARRELSOME = ['duel.attack', 'support.join', 'convoy.join', 'villain.target']

/** Says yes to questions about neighbours; otherwise plays sensibly. */
function neighbourly(seed: string): Chooser<Imperial, ImperialView> {
  const sensible = byComputer(IMPERIAL, seed)
  return (run) => {
    const asked = run.asked.find(({ verb }) => QUARRELSOME.includes(verb))
    const last = asked?.offers.at(-1)
    return asked && last ? { seat: asked.seat, verb: asked.verb, key: last.key } : sensible(run)
  }
}

describe('after a player leaves at any question of a fight in company or a duel, nothing stays in hand (IMP-15.8)', () => {
  it.each(['one', 'two', 'three'])('%s', (seed) => {
    let [answers, fights] = [0, 0]
    const chooser = neighbourly(seed)
    const copies = leaveEverywhere(IMPERIAL as unknown as Game<Imperial, ImperialView>, {
      setup: { seats: 4, preset: 'blood-and-guts', options: { 'hex-game': false }, seed, experience: [] },
      chooser: (run) => {
        answers += 1
        if (run.asked.some(({ verb }) => verb.startsWith('combat.'))) fights += 1
        return chooser(run)
      },
      after: (number) => byNumbers([number, number * 7, number * 31, number * 127]),
      numbers: Array.from({ length: 150 }, (_, at) => (at > 30 && at % 9 === 0 ? at : 0)),
      parts,
    })
    expect([copies > 20, fights > 0, answers > 50]).toEqual([true, true, true])
  })
})
