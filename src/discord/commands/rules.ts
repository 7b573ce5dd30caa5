import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { SAY } from '../kit/sentences.ts'
import { topicName, topicReply } from '../panels/about/topic.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Desk } from '../table/context/context.ts'
import type { Given, Visit } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { gameOption } from './completion.ts'

/** `/rules`: any rule, card, place or option, by its name or id. */
export const rules = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('rules')
      .setDescription('Look up a rule, card, creature, spell, place or option')
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName('topic')
          .setDescription('Its name or id; pick it from the list')
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(TYPED_TEXT),
      )
      .addStringOption(gameOption(games, 'Of which game; of the one in this channel unless told'))
      .toJSON(),
  async execute(desk, visit, given) {
    for (const game of await gamesMeant(desk, visit, given)) {
      const [found] = referenceOf(game).find(given.text('topic'))
      if (found) return await topicReply(desk, visit.user, game, found)
    }
    return SAY.unknownTopic
  },
  async complete(desk, visit, given, option, typed) {
    if (option !== 'topic') return []
    return (await gamesMeant(desk, visit, given))
      .flatMap((game) => referenceOf(game).find(typed).slice(0, PROPOSALS))
      .slice(0, PROPOSALS)
      .map((topic) => ({ name: topicName(topic), value: topic.id }))
  },
} satisfies Command

/** The game that was named, else the one of the room, else all. */
export async function gamesMeant({ tables }: Desk, visit: Visit, given: Given): Promise<readonly Game[]> {
  const here = visit.server === null ? undefined : await tables.tableIn(visit.server, visit.room)
  const named = given.text('game') || here?.game
  const found = tables.games.filter(({ rules: { id } }) => id === named)
  return found.length > 0 ? found : tables.games
}
