import { describe, expect, test } from 'vitest'
import { below, byComputer, chanceFrom, playout, type Chooser, type Game, type State } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { curious, Tried } from '../../trials/choosers.ts'
import { guardMatch } from '../../trials/guard/guard.ts'
import { hiddenIn } from '../../trials/parts.ts'
import { often } from '../kit/often.ts'

// Whole matches in two worlds at once, through everything the bot shows.

const ANSWERS = often(30)
/** Matches played at least; more, up to the most, while something hidden was never otherwise. */
const MATCHES = { least: 3, most: 9 } as const
const CURIOUS_IN_TEN = 4

function player(game: Game, seed: string, tried: Tried): Chooser<State, unknown> {
  const sensible = byComputer(game, seed)
  const luck = { chance: chanceFrom(`guarded:${seed}`) }
  return (run) => (below(luck, 10) < CURIOUS_IN_TEN ? curious(run, below(luck, 1_000_000), tried) : sensible(run))
}

describe.each(GAMES.map((game) => [game.words.title, game] as const))('%s', (_title, game) => {
  test('looks the same in every world that a viewer cannot exclude', async () => {
    const hidden = await hiddenIn(game.rules.id)
    const seen = new Map<string, number>()
    const tried = new Tried()
    let followed = 0
    let motions = 0
    // A kind that was never otherwise was not tested; the reckoning comes at the end of a match, and has its own test.
    const wanted = [...Object.keys(hidden.kinds), 'the notes of others', 'the whispers of others'].filter(
      (kind) => kind !== 'written reckonings',
    )
    const missed = () => wanted.filter((kind) => !seen.has(kind))
    for (let match = 1; match <= MATCHES.least || (match <= MATCHES.most && missed().length > 0); match += 1) {
      const seed = String(match)
      const seats = Math.min(game.rules.seats.max, game.rules.seats.min + 1 + ((match - 1) % MATCHES.least))
      const setup = { seats, preset: 'short', seed, experience: Array.from({ length: seats }, () => 0) } as const
      const manner = { ...hidden, chooser: player(game, seed, tried), answers: ANSWERS, paintEvery: 60 }
      const done = await guardMatch(game, setup, manner)
      followed += done.followed
      motions += done.motions
      for (const [kind, times] of done.kinds) seen.set(kind, (seen.get(kind) ?? 0) + times)
    }
    expect(followed).toBeGreaterThan(50)
    expect(motions).toBeGreaterThan(3)
    expect(missed()).toEqual([])
  })
})

test('what is written down at the reckoning is nobody else’s affair', async () => {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock') as Game
  const { 'written reckonings': written } = (await hiddenIn('warlock')).kinds
  const setups = ['midnight', 'bell', 'last light', 'toll'].map((seed) => ({
    seats: 4,
    preset: 'short',
    seed,
    experience: [0, 0, 0, 0],
  }))
  // Not every match comes to a reckoning.
  for (const setup of setups) {
    let from: string | undefined
    let isWritten = false
    for (const { run, outcome } of playout(game.rules, setup, byComputer(game, setup.seed), 4000, 0)) {
      from = outcome.snapshot ?? from
      isWritten = (written?.(run.state) as readonly number[][]).flat().length > 0
      if (isWritten) break
    }
    if (!isWritten || from === undefined) continue
    const kinds = { written: written ?? (() => null) }
    const done = await guardMatch(game, setup, { chooser: byComputer(game, 'again'), kinds, from, answers: 60 })
    expect(done.kinds.get('written')).toBeGreaterThan(0)
    return
  }
  expect.fail('no match came to a reckoning')
})
