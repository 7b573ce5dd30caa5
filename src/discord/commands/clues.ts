import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { handPanel } from '../panels/hand.ts'
import { allOwnTables, isSorry, seatedHere } from '../table/seated.ts'
import type { Command } from './command.ts'
import { tableCompletions } from './completion.ts'

const REMEMBERED_LINES = 400

export const clues = {
  data: () =>
    new SlashCommandBuilder()
      .setName('clues')
      .setDescription('Your own hand: clues, spells and notes that nobody else may see')
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option.setName('game').setDescription('Which of your games, if you sit at several').setAutocomplete(true),
      )
      .toJSON(),
  execute(desk, visit, given) {
    const seated = seatedHere(desk, visit, given.text('game'), true)
    if (isSorry(seated)) return seated.sorry
    const { sight, seat } = seated
    const { id } = sight.record
    const lines = desk.tables.chronicleEnd(id, REMEMBERED_LINES)
    return handPanel(sight, seat, lines, desk.tables.privateNote(id, visit.user))
  },
  complete: (desk, visit, _given, _option, typed) => tableCompletions(desk, allOwnTables(desk, visit), typed),
} satisfies Command
