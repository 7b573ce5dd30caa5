import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { ownGamesPanel } from '../panels/people/games.ts'
import type { Command } from './command.ts'
import { say } from '../words/index.ts'

export const games = {
  data: () =>
    new SlashCommandBuilder()
      .setName('games')
      .setDescription(say('command-games'))
      .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
      .toJSON(),
  isAtTable: () => true,
  execute: (context, request) => ownGamesPanel(context, request),
} satisfies Command
