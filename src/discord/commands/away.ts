import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { isOnVacation } from '../../tables/index.ts'
import { seatOf } from '../../tables/model/store.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { timeFrom } from '../kit/dates.ts'
import { awayPanel } from '../panels/people/settings.ts'
import { awayChoices } from '../table/people/settings.ts'
import { lendSeat, lentChoices } from '../table/people/lending.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import { ownTables, seatedHere } from '../table/context/seats.ts'
import type { Command } from './command.ts'
import { ownGameOption, tableCompletions, timeCompletions } from './completion.ts'
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
      .addSubcommand((sub) =>
        sub
          .setName('lend')
          .setDescription(say('command-away-lend'))
          .addStringOption((option) =>
            option
              .setName('when')
              .setDescription(say('option-lend-when'))
              .setRequired(true)
              .setAutocomplete(true)
              .setMaxLength(TYPED_TEXT),
          )
          .addUserOption((option) => option.setName('to').setDescription(say('option-lend-to')))
          .addStringOption((option) =>
            option
              .setName('what')
              .setDescription(say('option-lend-what'))
              .addChoices(lentChoices().map(({ label, value }) => ({ name: label, value }))),
          )
          .addStringOption(ownGameOption),
      )
      .addSubcommand((sub) => sub.setName('back').setDescription(say('command-away-back')))
      .toJSON(),
  async execute(context, request, options) {
    const { tables } = context
    if (options.subcommand === 'back') return await comeBack(context, request)
    const { zone, whileAway } = await tables.people.person(request.user)
    const until = timeFrom(options.text('when'), zone, context.now())
    if (until === null) return say('unreadable-time')
    if (options.subcommand === 'lend') return await lend(context, request, options, until)
    const seats = awayChoices().find(({ value }) => value === options.text('seats'))?.chooses ?? whileAway
    const gone = await tables.people.goAway(request.user, until, seats)
    if (!gone.ok) return REFUSED[gone.why]
    return isOnVacation(gone.value, context.now()) ? awayPanel(gone.value) : say('welcome-back')
  },
  complete: async (context, request, _given, option, typed) =>
    option === 'game'
      ? await tableCompletions(context, await ownTables(context, request), typed)
      : await timeCompletions(context, request, typed),
} satisfies Command

/** `/away lend`: lends the seat at one table to a friend, who has to accept, or to a computer. */
async function lend(context: Context, request: Request, options: CommandOptions, until: number): Promise<Reply> {
  const found = await seatedHere(context, request, options.text('game'), true)
  if (!found.ok) return found.why
  const to = options.person('to')
  // A bot was picked: it plays no seats.
  if (!to && options.text('to') !== '') return REFUSED['loan-to-whom']
  const { chooses: parts } = lentChoices().find(({ value }) => value === options.text('what')) ?? { chooses: null }
  return await lendSeat(context, request, found.value.view.record, { to, parts, until })
}

/** `/away back`: ends the vacation, and what the user has lent or plays for somebody at the table of the channel. */
async function comeBack({ tables }: Context, request: Request): Promise<Reply> {
  const back = await tables.people.comeBack(request.user)
  const here = request.guild === null ? undefined : await tables.directory.openIn(request.guild, request.channel)
  if (!here?.seats.some(({ loan, user }) => loan && [user, loan.user].includes(request.user)))
    return replyTo(back, say('welcome-back'))
  const ended = await tables.loans.giveBack(here.id, request.user)
  if (!ended.ok) return replyTo(back, say('welcome-back'))
  return seatOf(ended.value, request.user) ? say('seat-back') : say('loan-given-back')
}
