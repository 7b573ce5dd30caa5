import { ApplicationCommandType, ContextMenuCommandBuilder, InteractionContextType } from 'discord.js'
import { seatOf } from '../../tables/model/store.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { textPanel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { whyOf } from '../panels/about/why.ts'
import { isSorry, started } from '../table/context/seats.ts'
import type { MessageCommand } from './command.ts'

/** "Why?" in the menu of a message, however old: for whoever is in the table's server, or sits there. */
export const why = {
  data: () =>
    new ContextMenuCommandBuilder()
      .setName('Why?')
      .setType(ApplicationCommandType.Message)
      .setContexts(InteractionContextType.Guild)
      .toJSON(),
  async execute(desk, visit, { message, isOurs }) {
    if (!isOurs) return SAY.notMyMessage
    const told = await desk.screens.toldIn(message)
    if (told === null) return SAY.noNumbersThere
    const sight = await started(desk, told.table)
    if (isSorry(sight)) return sight.sorry
    const seat = seatSeenBy(sight.record, visit.user) ?? undefined
    if (sight.record.server !== visit.server && !seatOf(sight.record, visit.user)) return SAY.otherTable
    return whyOf(sight, seat, told.lines) ?? textPanel(SAY.noNumbersThere)
  },
} satisfies MessageCommand
