import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { ownGamesPanel } from '../panels/people/games.ts'
import type { Command } from './command.ts'

export const games = {
  data: () =>
    new SlashCommandBuilder()
      .setName('games')
      .setDescription('Your tables: what waits for you, and who is asked elsewhere')
      .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
      .toJSON(),
  execute: (context, request) => ownGamesPanel(context, request),
} satisfies Command
