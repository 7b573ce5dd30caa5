import { ApplicationCommandType, ContextMenuCommandBuilder, InteractionContextType } from 'discord.js'
import { seatSeenBy } from '../../tables/index.ts'
import { textPanel } from '../kit/message.ts'
import { whyOf } from '../panels/about/why.ts'
import { visibleTable } from '../table/context/seats.ts'
import type { MessageCommand } from './command.ts'
import { say } from '../words/index.ts'

/** "Why?" in the menu of a message of any age, for users on the table's server and its players. */
export const why = {
  data: () =>
    new ContextMenuCommandBuilder()
      .setName('Why?')
      .setType(ApplicationCommandType.Message)
      .setContexts(InteractionContextType.Guild)
      .toJSON(),
  async execute(context, request, { message, isOurs }) {
    if (!isOurs) return say('not-my-message')
    const told = await context.projector.toldIn(message)
    if (told === null) return say('no-numbers-there')
    const found = await visibleTable(context, request, told.table)
    if (!found.ok) return found.why
    const view = found.value
    const seat = seatSeenBy(view.record, request.user) ?? undefined
    return whyOf(view, seat, told.lines) ?? textPanel(say('no-numbers-there'))
  },
} satisfies MessageCommand
