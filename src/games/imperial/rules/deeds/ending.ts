import { GameEnds, rollDie, type Seat, type Standing } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { EndReason } from '../../facts/realm.ts'
import { maybeCharacter, playerAt, seatsFrom, type Imperial } from '../../state/state.ts'
import { countPoints } from './points.ts'
import { areAllFound, endsAtOnce, foundCount } from './pools.ts'

/** The end of the game and its winner (section 16, IMP-15.7, IMP-17.25). */

/** Ends the game if all six are found (IMP-16.1). Call it only after the whole draw (IMP-16.2). */
export function checkAllFound(game: Imperial): void {
  if (endsAtOnce(game)) throw new GameEnds()
}

/** With at most one player left the game ends at once (IMP-15.7). */
export function checkAnyoneLeft(game: Imperial): void {
  if (seatsFrom(game, 0).length <= 1) throw new GameEnds()
}

/**
 * The end of a round: a short game or one of equal turns may end here (IMP-17.25, IMP-17.26, IMP-17.29); otherwise the
 * next round begins.
 */
export function endRound(game: Imperial): void {
  const found = foundCount(game)
  emitFact(game, { kind: 'round-ended', round: game.round, found })
  if (areAllFound(game) || shortGameOver(game)) throw new GameEnds()
  game.round += 1
}

/**
 * Checked when a round is complete: the last round, or enough rounds and treasures; `null` if the short game goes on.
 */
function shortGameOver(game: Imperial): 'target' | 'last-round' | null {
  const { short, round } = game
  if (!short) return null
  if (round >= short.roundLimit) return 'last-round'
  return round >= short.minRounds && foundCount(game) >= short.imperialTarget ? 'target' : null
}

/** Counts up and ends the game. */
export function endGame(game: Imperial): void {
  emitFact(game, { kind: 'game-ended', reason: reasonOf(game), round: game.round, found: foundCount(game) })
  const points = game.options['complex-victory'] ? countPoints(game) : null
  const tallies = game.players.map((_, seat) => tallyOf(game, seat, points))
  for (const { seat, treasures, weapons, playing } of tallies) {
    if (playing) emitFact(game, { kind: 'tallied', seat, treasures, weapons })
  }
  const ranks = rankTallies(game, tallies)
  game.result = ranks
  game.phase = 'over'
  const winner = ranks.find((one) => one.rank === 1 && isPlaying(game, one.seat))
  if (!winner) return emitFact(game, { kind: 'nobody-won' })
  const { seat, score } = winner
  const treasures = tallies.find((tally) => tally.seat === seat)?.treasures ?? 0
  emitFact(game, { kind: 'game-won', seat, treasures, ...(points ? { points: score } : {}) })
}

function reasonOf(game: Imperial): EndReason {
  const left = seatsFrom(game, 0).length
  if (left === 0) return 'nobody-left'
  if (left === 1) return 'one-left'
  if (areAllFound(game)) return 'all-found'
  return shortGameOver(game) ?? 'last-round'
}

interface Tally {
  readonly seat: Seat
  readonly playing: boolean
  /** The Lucky Charm counts like any other (IMP-16.3). */
  readonly treasures: number
  /** Weapon tiles, without the magic ones (IMP-16.4). */
  readonly weapons: number
  /** Points where they decide (IMP-17.4), otherwise treasures (IMP-16.3). */
  readonly score: number
}

/**
 * IMP-18.51: prisoners, sailors and newcomers count what they hold; eliminated and departed players count 0 (IMP-15.6).
 */
function tallyOf(game: Imperial, seat: Seat, points: ReadonlyMap<Seat, number> | null): Tally {
  const character = maybeCharacter(game, seat)
  return {
    seat,
    playing: isPlaying(game, seat),
    treasures: character?.treasures.length ?? 0,
    score: points ? (points.get(seat) ?? 0) : (character?.treasures.length ?? 0),
    weapons: character?.weapons.length ?? 0,
  }
}

/** IMP-16.3, IMP-16.4, IMP-16.7. Players who are out come after all who played on (IMP-15.7). */
function rankTallies(game: Imperial, tallies: readonly Tally[]): NonNullable<Imperial['result']> {
  const sorted = [...tallies].sort(byMerit)
  const best = sorted[0]
  const tied = best?.playing ? sorted.filter((tally) => byMerit(tally, best) === 0).map(({ seat }) => seat) : []
  const winner = tied.length > 1 ? rollOff(game, tied) : undefined
  return sorted
    .map((tally, place) => {
      const above = sorted.filter((other) => byMerit(other, tally) < 0).length
      // ruling: the dice decide who has won (IMP-16.4); the others of the tie share the next rank.
      const lostRollOff = winner !== undefined && above === 0 && tally.seat !== winner
      return { seat: tally.seat, rank: lostRollOff ? 2 : above + 1, score: tally.score, place }
    })
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ place: _place, ...ranked }) => ranked)
}

function byMerit(a: Tally, b: Tally): number {
  return +b.playing - +a.playing || b.score - a.score || b.treasures - a.treasures || b.weapons - a.weapons
}

/** IMP-16.4: one die each; those tied for highest roll again until one wins. */
function rollOff(game: Imperial, tied: readonly Seat[]): Seat {
  let left = [...tied]
  while (left.length > 1) {
    const dice = left.map((seat) => {
      const die = rollDie(game)
      emitFact(game, { kind: 'tie-rolled', seat, die })
      return die
    })
    const best = Math.max(...dice)
    left = left.filter((_, index) => dice[index] === best)
  }
  return left[0] as Seat
}

function isPlaying(game: Imperial, seat: Seat): boolean {
  return playerAt(game, seat).standing === 'playing'
}

/** The result, best first. The game has no winner if no player remained (IMP-15.7). */
export function standings(game: Imperial): Standing[] {
  return (game.result ?? []).map(({ seat, rank, score }) => ({
    seat,
    rank,
    score,
    won: rank === 1 && isPlaying(game, seat),
  }))
}
