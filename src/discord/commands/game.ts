import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { LENGTHS, type Game } from '../../engine/index.ts'
import { SEED_LETTERS } from '../../tables/service.ts'
import { PROPOSAL_NAME, PROPOSALS } from '../kit/limits.ts'
import { clip } from '../kit/text.ts'
import type { Command } from './command.ts'
import { help, log, map, status } from './looking.ts'
import { join, leave, open, resign, start, undo } from './sitting.ts'

const SUBCOMMANDS: Readonly<Record<string, Command['execute']>> = {
  new: open,
  join,
  leave,
  start,
  status,
  map,
  log,
  undo,
  resign,
  help,
}

export const game = {
  data: (games) => gameData(games),
  execute(desk, visit, given) {
    return (SUBCOMMANDS[given.subcommand] ?? help)(desk, visit, given)
  },
} satisfies Command

function gameData(games: readonly Game[]) {
  const titles = games
    .slice(0, PROPOSALS)
    .map(({ rules, words }) => ({ name: clip(words.title, PROPOSAL_NAME), value: rules.id }))
  return new SlashCommandBuilder()
    .setName('game')
    .setDescription('Open, join, follow and leave games')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setDescription('Open a table in this channel or thread')
        .addStringOption((option) =>
          option.setName('game').setDescription('Which game').setRequired(true).addChoices(titles),
        )
        .addStringOption((option) =>
          option
            .setName('length')
            .setDescription('How long it may take (standard if you do not say)')
            .addChoices(LENGTHS.map((length) => ({ name: length, value: length }))),
        )
        .addStringOption((option) =>
          option.setName('seed').setDescription('The same text gives the same dice again').setMaxLength(SEED_LETTERS),
        ),
    )
    .addSubcommand((sub) => sub.setName('join').setDescription('Take a seat, or come back to yours'))
    .addSubcommand((sub) =>
      sub.setName('leave').setDescription('Give your seat up in the lobby; later, be away until you join again'),
    )
    .addSubcommand((sub) => sub.setName('start').setDescription('Begin, once all are seated'))
    .addSubcommand((sub) => sub.setName('status').setDescription('Who is where, with what'))
    .addSubcommand((sub) => sub.setName('map').setDescription('The whole map'))
    .addSubcommand((sub) => sub.setName('log').setDescription('What happened, with every die'))
    .addSubcommand((sub) => sub.setName('undo').setDescription('Take your last answer back, where that is fair'))
    .addSubcommand((sub) => sub.setName('resign').setDescription('Give up for good'))
    .addSubcommand((sub) =>
      sub
        .setName('help')
        .setDescription('How to play')
        .addStringOption((option) => option.setName('game').setDescription('Which game').addChoices(titles)),
    )
    .toJSON()
}
