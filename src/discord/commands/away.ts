import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { isOnVacation } from '../../tables/index.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { timeFrom } from '../kit/dates.ts'
import { awayPanel } from '../panels/people/settings.ts'
import { awayChoices } from '../table/people/settings.ts'
import type { Command } from './command.ts'
import { timeCompletions } from './completion.ts'
import { say } from '../words/index.ts'

export const away = {
  data: () =>
    new SlashCommandBuilder()
      .setName('away')
      .setDescription(say('command-away'))
      .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
      .addSubcommand((sub) =>
        sub
          .setName('until')
          .setDescription(say('command-away-until'))
          .addStringOption((option) =>
            option
              .setName('when')
              .setDescription(say('option-when'))
              .setRequired(true)
              .setAutocomplete(true)
              .setMaxLength(TYPED_TEXT),
          )
          .addStringOption((option) =>
            option
              .setName('seats')
              .setDescription(say('option-away-seats'))
              .addChoices(awayChoices().map(({ label, value }) => ({ name: label, value }))),
          ),
      )
      .addSubcommand((sub) => sub.setName('back').setDescription(say('command-away-back')))
      .toJSON(),
  async execute(context, request, options) {
    const { tables } = context
    if (options.subcommand === 'back') return replyTo(await tables.people.comeBack(request.user), say('welcome-back'))
    const { zone, whileAway } = await tables.people.person(request.user)
    const until = timeFrom(options.text('when'), zone, context.now())
    if (until === null) return say('unreadable-time')
    const seats = awayChoices().find(({ value }) => value === options.text('seats'))?.chooses ?? whileAway
    const gone = await tables.people.goAway(request.user, until, seats)
    if (!gone.ok) return REFUSED[gone.why]
    return isOnVacation(gone.value, context.now()) ? awayPanel(gone.value) : say('welcome-back')
  },
  complete: (context, request, _given, _option, typed) => timeCompletions(context, request, typed),
} satisfies Command
