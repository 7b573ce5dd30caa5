import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { WHISPER_LETTERS } from '../../tables/model/store.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { boldNames } from '../kit/names.ts'
import { REFUSED } from '../kit/sentences.ts'
import { seatMeant } from '../table/voting/proposal.ts'
import { ownTables, seatedHere } from '../table/context/seats.ts'
import type { Command } from './command.ts'
import { ownGameOption, tableCompletions } from './completion.ts'
import { seatCompletions } from './proposal.ts'
import { say } from '../words/index.ts'

export const whisper = {
  data: () =>
    new SlashCommandBuilder()
      .setName('whisper')
      .setDescription(say('command-whisper'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName('to')
          .setDescription(say('option-whisper-to'))
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(TYPED_TEXT),
      )
      .addStringOption((option) =>
        option
          .setName('text')
          .setDescription(say('option-whisper-text'))
          .setRequired(true)
          .setMaxLength(WHISPER_LETTERS),
      )
      .addStringOption(ownGameOption)
      .toJSON(),
  async execute(context, request, options) {
    const found = await seatedHere(context, request, options.text('game'), false)
    if (!found.ok) return found.why
    const seated = found.value
    const { view } = seated
    const said = await context.tables.privateAccess.whisper(
      view.record.id,
      request.user,
      seatMeant(view, options.text('to')) ?? -1,
      options.text('text'),
    )
    return said.ok ? say('whispered', { name: boldNames(view.record)(said.value.to.seat) }) : REFUSED[said.why]
  },
  async complete(context, request, options, option, typed) {
    if (option === 'game') return await tableCompletions(context, await ownTables(context, request), typed)
    const seated = await seatedHere(context, request, options.text('game'), false)
    return seated.ok ? seatCompletions(seated.value.view, typed, (seat) => seat !== seated.value.seat) : []
  },
} satisfies Command
