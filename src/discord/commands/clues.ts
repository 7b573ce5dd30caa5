import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { handPanel, rememberedLines } from '../panels/hand.ts'
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
    return handPanel(
      sight,
      seat,
      await rememberedLines(desk.tables, id, seat),
      await desk.tables.privateNote(id, visit.user),
    )
  },
  complete: async (desk, visit, _given, _option, typed) =>
    await tableCompletions(desk, await allOwnTables(desk, visit), typed),
} satisfies Command
