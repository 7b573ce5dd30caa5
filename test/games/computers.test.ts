import { expect, it } from 'vitest'
import { computerChoice, quickPlayout, rngFrom, type Chooser, type Game, type HasRng, type State } from '../../src/engine/index.ts' // prettier-ignore
import { GAMES } from '../../src/games/index.ts'
import { toy } from '../kit/toy/index.ts'

const ANSWERS = 300

/** What the computer player answers when it is shown everything: the view, the whole question and every aside. */
function answerAtLength(game: Game, run: Parameters<Chooser<State, unknown>>[0], seat: number, rng: HasRng) {
  const asked = run.askedOf(seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  const { verb, key } = game.computer(run.view(seat), asked, run.asidesOf(seat), rng)
  return { verb, key }
}

it.each([...GAMES, toy as unknown as Game].map((game) => [game.rules.id, game] as const))(
  'computer players of %s answer the same without what they have no use for, and draw the same numbers',
  (_id, game) => {
    const of: HasRng = { rng: rngFrom('computers') }
    let singles = 0
    const chooser: Chooser<State, unknown> = (run) => {
      const seat = run.asked[run.turnsPlayed % run.asked.length]?.seat ?? 0
      const before = { rng: { ...of.rng } }
      const { verb, key } = computerChoice(game, run, seat, of)
      expect({ verb, key }).toEqual(answerAtLength(game, run, seat, before))
      expect(of.rng.drawn).toBe(before.rng.drawn)
      if (run.askedOf(seat)?.offers.length === 1) singles += 1
      return { seat, verb, key }
    }
    const setup = { seats: 3, preset: game.rules.sheet.presetIds[0] ?? '', seed: 'computers', experience: [0, 0, 0] }
    const steps = [...quickPlayout(game.rules, setup, chooser, ANSWERS)]
    expect(steps.length).toBeGreaterThan(20)
    if (game !== (toy as unknown as Game)) expect(singles).toBeGreaterThan(5)
  },
)
