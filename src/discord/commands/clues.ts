import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { handPanel, rememberedLines } from '../panels/private/hand.ts'
import { heldPictures } from '../panels/about/held.ts'
import { shoulderPanel } from '../panels/private/private-access.ts'
import { takenBack } from '../table/answering/answer.ts'
import { allOwnTables, isSorry, seatedHere, watchedHere } from '../table/context/seats.ts'
import type { Command } from './command.ts'
import { ownGameOption, tableCompletions } from './completion.ts'

/** So many whispers are shown, the last. */
const WHISPERS = 6

export const clues = {
  data: () =>
    new SlashCommandBuilder()
      .setName('clues')
      .setDescription('Your own hand: clues, spells and notes that nobody else may see')
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption(ownGameOption)
      .toJSON(),
  async execute(desk, visit, given) {
    const watched = given.text('game') === '' ? await watchedHere(desk, visit) : null
    if (watched) return await shoulderPanel(desk, watched, visit.user)
    const seated = await takenBack(desk, visit, await seatedHere(desk, visit, given.text('game'), true))
    if (isSorry(seated)) return seated.sorry
    const { sight, seat } = seated
    const { id } = sight.record
    const lines = await rememberedLines(desk.tables, id, seat)
    const note = await desk.tables.privateNote(id, visit.user)
    const whispers = await desk.tables.whispersWith(id, visit.user, WHISPERS)
    const pictures = await heldPictures(desk, sight, seat, visit.user)
    return handPanel(sight, seat, lines, { news: seated.news.slice(0, 1), note, pictures, whispers })
  },
  complete: async (desk, visit, _given, _option, typed) =>
    await tableCompletions(desk, await allOwnTables(desk, visit), typed),
} satisfies Command
