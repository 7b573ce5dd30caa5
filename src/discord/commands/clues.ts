import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { NOTE_LETTERS } from '../../tables/model/service.ts'
import { replyTo } from '../kit/sentences.ts'
import { handPanel, rememberedLines } from '../panels/private/hand.ts'
import { heldPictures } from '../panels/about/held.ts'
import { spectatorPanel } from '../panels/private/private-access.ts'
import { withSeatBack } from '../table/answering/answer.ts'
import type { Context } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { allOwnTables, seatedHere, spectatedHere } from '../table/context/seats.ts'
import type { Command } from './command.ts'
import { ownGameOption, tableCompletions } from './completion.ts'
import { ownAim } from '../panels/parts/aims.ts'
import { say } from '../words/index.ts'

const MAX_WHISPERS = 6
/** Typed instead of a note, it deletes the note. */
const NO_NOTE = '-'

export const clues = {
  data: () =>
    new SlashCommandBuilder()
      .setName('clues')
      .setDescription(say('command-clues'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption(ownGameOption)
      .addStringOption((option) => option.setName('note').setDescription(say('option-note')).setMaxLength(NOTE_LETTERS))
      .toJSON(),
  isAtTable: () => true,
  async execute(context, request, options) {
    const watched = options.text('game') === '' ? await spectatedHere(context, request) : null
    if (watched) return await spectatorPanel(context, watched, request.user)
    const found = await withSeatBack(context, request, await seatedHere(context, request, options.text('game'), true))
    if (!found.ok) return found.why
    const seated = found.value
    const { view, seat } = seated
    const { id } = view.record
    const written = options.text('note')
    const kept = written === '' ? [] : [await noted(context, request, id, written)]
    const news = [...kept, ...seated.news.slice(0, 1), ...ownAim(view, seat)]
    const lines = await rememberedLines(context.tables, id, seat)
    const note = await context.tables.notes.read(id, request.user)
    const whispers = await context.tables.privateAccess.whispersWith(id, request.user, MAX_WHISPERS)
    const pictures = await heldPictures(context, view, seat, request.user)
    return handPanel(view, seat, lines, { viewer: request.user, news, note, pictures, whispers })
  },
  complete: async (context, request, _given, _option, typed) =>
    await tableCompletions(context, await allOwnTables(context, request), typed),
} satisfies Command

/** Keeps a typed note, for players whose form doesn't open. */
async function noted({ tables }: Context, { user }: Request, table: string, written: string): Promise<string> {
  return replyTo(await tables.notes.write(table, user, written === NO_NOTE ? '' : written), say('note-kept'))
}
