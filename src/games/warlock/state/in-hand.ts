import { encounterOf } from '../data/components.ts'
import { MAZE_IDS, ROOM_IDS, type TreasureId } from '../data/ids.ts'
import { standsOn, type Turn, type Warlock } from './state.ts'

/** Everything in hand now, as short strings; empty at rest (WAR-18.8, WAR-25.8). */
export function inHand(game: Warlock): readonly string[] {
  const { battle, deal, dealing, settling, turn } = game
  return [
    ...(battle ? [`the battle of seat ${battle.seat} against ${battle.foe ?? `seat ${battle.rival}`}`] : []),
    ...(dealing.length > 0 ? [`a deal between the seats ${dealing.join(' and ')}`] : []),
    ...(settling === null ? [] : [`what seat ${settling} has to settle`]),
    ...(deal ? [`the terms of seat ${deal.from} for seat ${deal.to}`] : []),
    ...chosenCards(turn).map((card) => `the choice of ${card}`),
    ...(turn.maze ? [`a move into ${turn.maze}`] : []),
    ...ROOM_IDS.flatMap((room) => (isTurnedUp(game, room) ? [`the card turned up in ${room}`] : [])),
    ...MAZE_IDS.flatMap((maze) => (game.maze[maze].faceUp && !standsOn(game, maze) ? [`the card of ${maze}`] : [])),
    ...game.players.flatMap(({ presence, adventurer }, seat) =>
      presence === 'left' && adventurer ? [`the adventurer of seat ${seat}, who has left`] : [],
    ),
  ]
}

/** Treasure cards that a player is choosing among, or has chosen. */
function chosenCards({ putting, picking, seen, named }: Turn): TreasureId[] {
  return [...putting, ...picking, ...seen, ...named.map(({ card }) => card)]
}

/** A card that is face-up only for the visit: permanent occupants stay so once met (WAR-7.10). */
function isTurnedUp({ rooms }: Warlock, room: (typeof ROOM_IDS)[number]): boolean {
  const { encounter } = rooms[room]
  return encounter !== null && encounter.faceUp && !encounterOf(encounter.card).permanent
}
