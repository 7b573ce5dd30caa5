import { ownGamesPanel } from '../panels/people/games.ts'
import type { Handler } from './press.ts'

/** Another page of one's own tables. */
export const games: Handler<'games'> = {
  acknowledge: 'update',
  handle: (context, request, { press }) => ownGamesPanel(context, request, press.page),
}
