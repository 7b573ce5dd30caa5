import {
  GameEnds,
  option,
  SeatOut,
  sumOf,
  reveal,
  type Play,
  type Seat,
  type Standing,
} from '../../../../engine/index.ts'
import { CONSTANTS, lastRoundOf, WEARY } from '../../data/components.ts'
import { NUMBERS } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { askAny, hideQuestion, disclose, type SeatQuestion } from './asking.ts'
import { numbersToName } from './challenge.ts'
import { keyNumbersOf } from '../../state/adventurer.ts'
import { sheetOf } from '../../state/deduction.ts'
import { numbersLeftOpen, numbersBeneath } from '../../state/notebook.ts'
import { isAlone, maybeAdventurer, playerAt, seatsFrom, type Warlock } from '../../state/state.ts'

/** Rounds, the reckoning, and the winner (WAR-2.16, WAR-20, WAR-23.4). */

/** The next round begins; from a fixed round on the Warlock is weary (WAR-20.4). */
export function startRound(game: Warlock): void {
  game.round += 1
  emitFact(game, { kind: 'round-began', round: game.round })
  const { round, skill, stamina } = WEARY
  if (game.round === round && !game.options['lesser-warlock'])
    emitFact(game, { kind: 'night-grew-long', round, skill, stamina })
}

/** After the last seat's turn: the reckoning, or another round. */
export function* endRound(game: Warlock): Play {
  if (game.round < lastRoundOf(game.players.length, game.options)) return startRound(game)
  yield* reckon(game)
}

// The reckoning

/** All players write their numbers in secret at the same time; they are revealed together (WAR-23.4). */
function* reckon(game: Warlock): Play {
  game.phase = 'reckoning'
  const reason = game.options['midnight-bell'] ? 'bell' : 'last-light'
  emitFact(game, { kind: 'reckoning-began', reason, round: game.round })
  for (;;) {
    const writing = seatsFrom(game, game.first).filter(
      (seat) => playerAt(game, seat).written.length < numbersToName(game),
    )
    if (writing.length === 0) break
    yield* writeOne(game, writing)
  }
  const scores = seatsFrom(game, game.first).map((seat) => scoreOf(game, seat))
  game.result = resultOf(game, scores)
  const winners = game.result.filter(({ won }) => won).map(({ seat }) => seat)
  if (winners.length === 0) nobodyWins(game, 'reckoning')
  win(game, winners, 'reckoning')
}

function* writeOne(game: Warlock, writing: readonly Seat[]): Play {
  try {
    const { seat, value } = yield* askAny(writing.map((writer) => writeQuestion(game, writer)))
    playerAt(game, seat).written.push(...value)
  } catch (signal) {
    if (!(signal instanceof SeatOut)) throw signal
  }
}

/** One number, or all of the likeliest at once, which is the default (D-RECKONING). */
function writeQuestion(game: Warlock, seat: Seat): SeatQuestion<readonly number[]> {
  const question = {
    seat,
    verb: 'reckoning.write' as const,
    options: () => [
      ...unwritten(game, seat).map((number) => option(`${number}`, { args: { number } }, [number])),
      option('likeliest', { args: { numbers: [...likeliest(game, seat)] } }, likeliest(game, seat)),
    ],
    default: () => `${likeliest(game, seat)[0]}`,
    times: numbersToName(game) - playerAt(game, seat).written.length,
  }
  return hideQuestion(question, disclose())
}

function unwritten(game: Warlock, seat: Seat): number[] {
  return NUMBERS.filter((number) => number !== game.openLock && !playerAt(game, seat).written.includes(number))
}

/** The numbers still to write: those the sheet proves to be beneath the chest, then the lowest it leaves open. */
function likeliest(game: Warlock, seat: Seat): readonly number[] {
  const notebook = sheetOf(game, seat)
  const left = unwritten(game, seat)
  const order = [...numbersBeneath(notebook), ...numbersLeftOpen(notebook), ...left].filter((number) =>
    left.includes(number),
  )
  return [...new Set(order)].slice(0, numbersToName(game) - playerAt(game, seat).written.length)
}

interface ReckoningScore {
  readonly seat: Seat
  readonly isAllRight: boolean
  readonly points: number
  readonly gold: number
  readonly luck: number
}

/** Points for right numbers, and for those carried as keys; the dead carry nothing. */
function scoreOf(game: Warlock, seat: Seat): ReckoningScore {
  const adventurer = maybeAdventurer(game, seat)
  const numbers = [...playerAt(game, seat).written].sort((a, b) => a - b)
  const right = numbers.filter((number) => game.chest.includes(number))
  const held = adventurer ? right.filter((number) => keyNumbersOf(adventurer).includes(number)) : []
  const score = sumOf(
    { value: right.length * game.options['midnight-bell-number'], from: 'right', rule: 'WAR-23.4' },
    { value: held.length * game.options['midnight-bell-key'], from: 'held', rule: 'WAR-23.4' },
  )
  emitFact(game, { kind: 'reckoned', seat, numbers, right, held, score })
  return {
    seat,
    isAllRight: right.length === numbers.length,
    points: score.total,
    gold: adventurer?.gold ?? 0,
    luck: adventurer?.luck.now ?? 0,
  }
}

/** Ties by Gold, then by current Luck, then shared. */
function rankAmong(scores: readonly ReckoningScore[], score: ReckoningScore): number {
  return 1 + scores.filter((other) => beats(other, score)).length
}

function beats(a: ReckoningScore, b: ReckoningScore): boolean {
  return (a.points - b.points || a.gold - b.gold || a.luck - b.luck) > 0
}

/** Players who left come last. A solo player must have every number right (option `solo-expedition`). */
function resultOf(game: Warlock, scores: readonly ReckoningScore[]): Standing[] {
  const ranked = scores.map((score) => {
    const rank = rankAmong(scores, score)
    return { seat: score.seat, rank, won: rank === 1 && (score.isAllRight || !isAlone(game)), score: score.points }
  })
  const rest = game.players.flatMap((_, seat) =>
    scores.some((score) => score.seat === seat) ? [] : [{ seat, rank: scores.length + 1, won: false, score: 0 }],
  )
  return [...ranked, ...rest].sort((a, b) => a.rank - b.rank)
}

// Winning

/** Ends the game at once (WAR-20.1, WAR-25.6). */
export function win(game: Warlock, winners: readonly Seat[], by: 'chest' | 'reckoning' | 'default'): never {
  game.result ??= game.players
    .map((_, seat) => winners.includes(seat)
      ? { seat, rank: 1, won: true, score: by === 'chest' ? CONSTANTS.keysToName : 0 }
      : { seat, rank: playerAt(game, seat).presence === 'left' ? 3 : 2, won: false, score: 0 })
    .sort((a, b) => a.rank - b.rank) // prettier-ignore
  emitFact(game, { kind: 'game-won', seats: winners, by })
  throw new GameEnds()
}

/** The last of several players wins; if none is left, the game has no winner (WAR-25.6, WAR-25.10). */
export function checkAnyoneLeft(game: Warlock): void {
  const left = seatsFrom(game, 0)
  if (left.length === 0) nobodyWins(game, 'left')
  if (left.length === 1 && game.players.length > 1) win(game, left, 'default')
}

function nobodyWins(game: Warlock, why: 'left' | 'reckoning'): never {
  game.result ??= game.players.map((_, seat) => ({ seat, rank: 1, won: false, score: 0 }))
  emitFact(game, { kind: 'nobody-won', why })
  throw new GameEnds()
}

/** Reveals everything that was dealt (WAR-20.3) and ends the game. */
export function endGame(game: Warlock): void {
  const hands = game.players.map(({ keyCards, adventurer }, seat) => ({
    seat,
    keyCards: [...keyCards],
    treasures: [...(adventurer?.treasures ?? [])],
  }))
  reveal(game)
  if (game.chest.length > 0) emitFact(game, { kind: 'all-revealed', chest: [...game.chest], hands })
  game.phase = 'over'
  game.battle = null
  game.dealing = []
}

export function standings(game: Warlock): Standing[] {
  return (game.result ?? []).map((one) => ({ ...one }))
}
