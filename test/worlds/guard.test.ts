import { describe, expect, test } from 'vitest'
import { below, byComputer, rngFrom, playout, type Chooser, type Game, type State } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { curious, Tried } from '../../trials/choosers.ts'
import { guardMatch } from '../../trials/guard/guard.ts'
import { hiddenIn } from '../../trials/parts.ts'
import { warlock } from '../games/warlock/kit.ts'
import { often } from '../kit/often.ts'

// Whole matches in two possible worlds at once, through everything the bot shows.

const ANSWERS = often(30)
/**
 * The minimum number of matches, and the maximum while some kind of hidden thing never differed or was rarely moved.
 */
const MATCHES = { least: 3, most: 9 } as const
const FEWEST_MOTIONS = 4
const CURIOUS_IN_TEN = 4

function player(game: Game, seed: string, tried: Tried): Chooser<State, unknown> {
  const sensible = byComputer(game, seed)
  const rng = { rng: rngFrom(`guarded:${seed}`) }
  return (run) => (below(rng, 10) < CURIOUS_IN_TEN ? curious(run, below(rng, 1_000_000), tried) : sensible(run))
}

describe.each(GAMES.map((game) => [game.words.title, game] as const))('%s', (_title, game) => {
  test('looks the same in every world that a viewer cannot exclude', async () => {
    const hidden = await hiddenIn(game.rules.id)
    const seen = new Map<string, number>()
    const tried = new Tried()
    let followed = 0
    let motions = 0
    // A kind that never differed was not tested. The reckoning comes at the end of a match and has its own test.
    const wanted = [...Object.keys(hidden.kinds), 'the notes of others', 'the whispers of others'].filter(
      (kind) => kind !== 'written reckonings',
    )
    const downtime = () => wanted.filter((kind) => !seen.has(kind))
    const isEnough = () => downtime().length === 0 && motions >= FEWEST_MOTIONS
    for (let match = 1; match <= MATCHES.least || (match <= MATCHES.most && !isEnough()); match += 1) {
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
    expect(motions).toBeGreaterThanOrEqual(FEWEST_MOTIONS)
    expect(downtime()).toEqual([])
  })
})

test('a player who fights on until a secret threshold reveals it on reaching it, and the monster’s champion sees it', async () => {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock') as Game
  const hidden = await hiddenIn('warlock')
  const sensible = byComputer(game, 'champion')
  const chooser: Chooser<State, unknown> = (run) => {
    const pressing = run.asked.find(({ offers }) => offers.some(({ key }) => key === 'press'))
    if (pressing) return { seat: pressing.seat, verb: pressing.verb, key: 'press' }
    return sensible(run)
  }
  let pressed = 0
  for (let n = 0; n < often(5); n += 1) {
    const t = warlock(
      { A: { at: 'well-room', cameBy: 'c-4-23', fledInto: 'well-room', skill: 7, stamina: 12 }, B: {} },
      { rooms: { 'well-room': { card: 'ogre', pile: ['key-6'] } }, options: { 'monster-champion': true } },
    )
    t.state.rng = rngFrom(`champion:${n}`)
    const { encounter } = t.room('well-room')
    if (encounter) encounter.known = true // Otherwise the two worlds diverge over who lives there.
    t.state.orders[0] = { flee: '0' }
    const setup = {
      seats: 2,
      preset: 'standard',
      options: { 'monster-champion': true },
      seed: `champion:${n}`,
      experience: [0, 0],
    }
    const count: Chooser<State, unknown> = (run) => {
      if (run.asked.some(({ verb }) => verb === 'battle.roll')) pressed += 1
      return chooser(run)
    }
    const manner = { ...hidden, chooser: count, from: JSON.stringify(t.state), answers: 8, paint: blank }
    await guardMatch(game, setup, manner)
    await expect(guardMatch(tellingThreshold(game), setup, manner)).rejects.toThrow(
      /tell two worlds apart|hidden things change/,
    )
  }
  expect(pressed).toBeGreaterThan(10)
})

/** A game that leaks the threshold. */
function tellingThreshold(game: Game): Game {
  const view: Game['rules']['view'] = (state, viewer, open) => ({
    ...(game.rules.view(state, viewer, open) as object),
    leak: JSON.stringify((state as unknown as { orders: unknown }).orders),
  })
  return {
    ...game,
    rules: { ...game.rules, view },
    words: { ...game.words, scene: (seen) => [(seen as { leak: string }).leak] },
  }
}

const blank = () => Promise.resolve(Buffer.from('a picture'))

test('notes made at the reckoning are private', async () => {
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
