import { dealtAnew, freshSeed, reseed, shuffle, type HasRng, type Seat } from '../../../../engine/index.ts'
import { MAZE_IDS, ROOM_IDS } from '../../data/ids.ts'
import type { Warlock } from '../../state/state.ts'
import { redealSecrets } from './secrets.ts'
import { redealNumbers } from './numbers.ts'
import { redealNotes, reshuffleOrders } from './notes.ts'
import { redealTreasures, redealUnseenTreasures } from './treasures.ts'

/**
 * Possible worlds: redeals everything a viewer cannot know, in place. The viewer may know what the referee keeps for
 * them: their cards and sheet, the Treasure cards whose place they know (WAR-8.13), and everything public (WAR-22.1).
 */
export function determinize(game: Warlock, viewer: Seat | null, rng: HasRng): void {
  const isDealt = game.chest.length > 0
  if (!isDealt && game.phase !== 'over') {
    for (const seat of game.players.keys()) if (seat !== viewer) reshuffleOrders(game, seat, rng)
  }
  if (isDealt && game.phase !== 'over') {
    redealNumbers(game, viewer, rng)
    redealNotes(game, viewer, rng)
    redealTreasures(game, viewer, rng)
    redealSecrets(game, viewer, rng)
    const deal: Deal = (cards) => dealtAnew(rng, cards)
    redealEncounters(game, deal)
    redealMaze(game, deal)
  }
  reseed(game, freshSeed(rng))
}

/**
 * Reshuffles what no seat knows: the cards of rooms and of the Maze that were never turned up, and Treasures whose
 * place no seat knows.
 */
export function reshuffleHidden(game: Warlock, rng: HasRng): void {
  if (game.chest.length === 0 || game.phase === 'over') return
  redealUnseenTreasures(game, rng)
  const deal: Deal = (cards) => shuffle(rng, cards)
  redealEncounters(game, deal)
  redealMaze(game, deal)
}

type Deal = <T extends string>(cards: T[]) => T[]

/** Encounter cards that were never turned up (WAR-22.3). */
function redealEncounters({ rooms }: Warlock, deal: Deal): void {
  const laid = ROOM_IDS.flatMap((room) => {
    const { encounter } = rooms[room]
    return encounter && !encounter.known && !encounter.faceUp ? [{ room, encounter }] : []
  })
  const cards = deal(laid.map(({ encounter }) => encounter.card))
  for (const { room, encounter } of laid) rooms[room].encounter = { ...encounter, card: cards.pop() ?? encounter.card }
}

/** Maze cards that were never turned up (WAR-22.3). */
function redealMaze({ maze }: Warlock, deal: Deal): void {
  const laid = MAZE_IDS.filter((id) => !maze[id].known && !maze[id].faceUp)
  const cards = deal(laid.map((id) => maze[id].card))
  for (const id of laid) maze[id] = { ...maze[id], card: cards.pop() ?? maze[id].card }
}
