import { ApplicationCommandType, ContextMenuCommandBuilder, InteractionContextType } from 'discord.js'
import { seatOf } from '../../tables/model/store.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { textPanel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { whyOf } from '../panels/about/why.ts'
import { isSorry, startedTable } from '../table/context/seats.ts'
import type { MessageCommand } from './command.ts'

/** "Why?" in the menu of a message, however old: for whoever is in the table's server, or sits there. */
export const why = {
  data: () =>
    new ContextMenuCommandBuilder()
      .setName('Why?')
      .setType(ApplicationCommandType.Message)
      .setContexts(InteractionContextType.Guild)
      .toJSON(),
  async execute(context, request, { message, isOurs }) {
    if (!isOurs) return SAY.notMyMessage
    const told = await context.screens.toldIn(message)
    if (told === null) return SAY.noNumbersThere
    const sight = await startedTable(context, told.table)
    if (isSorry(sight)) return sight.sorry
    const seat = seatSeenBy(sight.record, request.user) ?? undefined
    if (sight.record.server !== request.guild && !seatOf(sight.record, request.user)) return SAY.otherTable
    return whyOf(sight, seat, told.lines) ?? textPanel(SAY.noNumbersThere)
  },
} satisfies MessageCommand
