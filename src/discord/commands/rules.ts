import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { topicName, topicReply } from '../panels/about/topic.ts'
import { referenceOf } from '../reference/reference.ts'
import type { TableService } from '../../tables/index.ts'
import type { Context } from '../table/context/context.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { gameOption } from './completion.ts'
import { DIRECT_MESSAGES } from '../../tables/model/store.ts'
import { say } from '../words/index.ts'

/** `/rules`: any rule, card, place or option, by its name or id. */
export const rules = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('rules')
      .setDescription(say('command-rules'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName('topic')
          .setDescription(say('option-topic'))
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(TYPED_TEXT),
      )
      .addStringOption(gameOption(games, say('option-whose-cards')))
      .toJSON(),
  async execute(context, request, options) {
    for (const game of await gamesMeant(context, request, options)) {
      const [found] = referenceOf(game).find(options.text('topic'))
      if (found) return await topicReply(context, request.user, game, found)
    }
    return say('unknown-topic')
  },
  async complete(context, request, options, option, typed) {
    if (option !== 'topic') return []
    return (await gamesMeant(context, request, options))
      .flatMap((game) => referenceOf(game).find(typed).slice(0, PROPOSALS))
      .slice(0, PROPOSALS)
      .map((topic) => ({ name: topicName(topic), value: topic.id }))
  },
} satisfies Command

/** The named game, else the one that is or was last played in the channel, else all. */
export async function gamesMeant(
  { tables }: Context,
  request: Request,
  options: CommandOptions,
): Promise<readonly Game[]> {
  const named = options.text('game') || (await gameHere(tables, request))
  const found = tables.games.filter(({ rules: { id } }) => id === named)
  return found.length > 0 ? found : tables.games
}

async function gameHere({ directory }: TableService, { guild, channel }: Request): Promise<string | undefined> {
  const server = guild ?? DIRECT_MESSAGES
  const open = await directory.openIn(server, channel)
  if (open) return open.game
  const [last] = await directory.find({ server, room: channel, statuses: ['over', 'closed'], limit: 1 })
  return last?.game
}
