import { ownGamesPanel } from '../panels/people/games.ts'
import type { Handler } from './press.ts'

/** Another page of the requester's tables. */
export const games: Handler<'games'> = (context, request, { press }) => ownGamesPanel(context, request, press.page)
