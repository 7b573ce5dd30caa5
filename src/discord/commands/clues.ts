import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { handPanel, rememberedLines } from '../panels/hand.ts'
import { heldPictures } from '../panels/held.ts'
import { allOwnTables, isSorry, seatedHere } from '../table/seated.ts'
import type { Command } from './command.ts'
import { ownGameOption, tableCompletions } from './completion.ts'

export const clues = {
  data: () =>
    new SlashCommandBuilder()
      .setName('clues')
      .setDescription('Your own hand: clues, spells and notes that nobody else may see')
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption(ownGameOption)
      .toJSON(),
  async execute(desk, visit, given) {
    const seated = await seatedHere(desk, visit, given.text('game'), true)
    if (isSorry(seated)) return seated.sorry
    const { sight, seat } = seated
    const { id } = sight.record
    const lines = await rememberedLines(desk.tables, id, seat)
    const note = await desk.tables.privateNote(id, visit.user)
    return handPanel(sight, seat, lines, note, await heldPictures(desk, sight, seat, visit.user))
  },
  complete: async (desk, visit, _given, _option, typed) =>
    await tableCompletions(desk, await allOwnTables(desk, visit), typed),
} satisfies Command
