import { topicReply } from '../panels/about/topic.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "See also" under something that was looked up. */
export const topic: Handler<'topic'> = async (context, request, { press, picked }) => {
  const game = context.tables.games.find(({ rules }) => rules.id === press.game)
  const found = game && referenceOf(game).of(picked)
  return game && found ? await topicReply(context, request.user, game, found) : say('unknown-topic')
}
