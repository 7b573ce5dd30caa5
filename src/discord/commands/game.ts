import { InteractionContextType, SlashCommandBuilder, type SlashCommandSubcommandBuilder } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { SEED_LETTERS } from '../../tables/model/service.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { PICTURE_CHOICES } from '../table/people/settings.ts'
import { PACE_CHOICES } from '../table/telling/time.ts'
import type { Command } from './command.ts'
import { film, guess, help, log, look, lookback, map, poster, reveal, status } from './look.ts'
import {
  gameChoices,
  momentCompletions,
  ownGameOption,
  placeCompletions,
  presetCompletions,
  tableCompletions,
} from './completion.ts'
import { allOwnTables } from '../table/context/seats.ts'
import { presetOption } from './house-rules.ts'
import { branches } from './rollback.ts'
import { givenToPropose, proposalCompletions, propose } from './proposal.ts'
import { givenToShoulder, shoulder } from './private-access.ts'
import { join, leave, open, pictures, resign, start, undo } from './seats.ts'

interface Titled {
  readonly name: string
  readonly value: string
}

/** What can be done with a game: what it says of itself, who carries it out, and what it is given. */
interface Subcommand {
  readonly means: string
  readonly execute: Command['execute']
  readonly given?: (sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) => SlashCommandSubcommandBuilder
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  new: { means: 'Open a table in this channel or thread', execute: open, given: givenToOpen },
  join: { means: 'Take a seat, or come back to yours', execute: join },
  leave: { means: 'Give your seat up in the lobby; later, be away until you join again', execute: leave },
  start: { means: 'Begin, once all are seated', execute: start },
  status: { means: 'Who is where, with what', execute: status, given: givenTable },
  map: { means: 'The map, whole or in parts', execute: map, given: givenTable },
  look: { means: 'The board in words: all of it, or a place', execute: look, given: givenToLook },
  pictures: {
    means: 'For which screen the pictures of this table are drawn',
    execute: pictures,
    given: givenToPicture,
  },
  log: { means: 'What happened, with every die', execute: log, given: givenTable },
  lookback: { means: 'Any moment of the game, as you saw it then', execute: lookback, given: givenToLookBack },
  reveal: { means: 'All that was secret in a game that is over', execute: reveal, given: givenTable },
  guess: { means: 'Who watches guesses who wins; told at the end', execute: guess },
  branches: { means: 'What the game has left by going back; propose to take it up again', execute: branches },
  poster: { means: 'The poster of a game that is over, for everybody', execute: poster, given: givenTable },
  film: { means: 'A film of the game, or of what happened since a moment', execute: film, given: givenToFilm },
  undo: { means: 'Take your last answer back, where that is fair', execute: undo, given: givenTable },
  propose: {
    means: 'Put something to the others: undo, pause, play on without …',
    execute: propose,
    given: givenToPropose,
  },
  shoulder: {
    means: 'Let somebody who does not play look over your shoulder, or see who does',
    execute: shoulder,
    given: givenToShoulder,
  },
  resign: { means: 'Give up', execute: resign },
  help: { means: 'How to play', execute: help, given: givenToHelp },
}

export const game = {
  data: (games) => gameData(games),
  execute(context, request, options) {
    return (SUBCOMMANDS[options.subcommand]?.execute ?? help)(context, request, options)
  },
  async complete(context, request, options, option, typed) {
    if (options.subcommand === 'new') return presetCompletions(context, options, typed)
    if (options.subcommand === 'propose') return await proposalCompletions(context, request, option, typed)
    if (option === 'place') return await placeCompletions(context, request, options, typed)
    if (option === 'to' || option === 'since') return await momentCompletions(context, request, options, typed)
    return option === 'game' ? await tableCompletions(context, await allOwnTables(context, request), typed) : []
  },
} satisfies Command

function gameData(games: readonly Game[]) {
  const titles = gameChoices(games)
  const command = new SlashCommandBuilder()
    .setName('game')
    .setDescription('Open, join, follow and leave games')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  for (const [name, { means, given: options }] of Object.entries(SUBCOMMANDS)) {
    command.addSubcommand((sub) => {
      sub.setName(name).setDescription(means)
      return options?.(sub, titles) ?? sub
    })
  }
  return command.toJSON()
}

function givenToOpen(sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) {
  return sub
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription('Which game; the list of all of them unless told')
        .addChoices(...titles),
    )
    .addStringOption(presetOption)
    .addStringOption((option) =>
      option
        .setName('pace')
        .setDescription('How much time there is for a decision')
        .addChoices(PACE_CHOICES.map(({ value, name, hint }) => ({ name: `${name}: ${hint}`, value }))),
    )
    .addStringOption((option) =>
      option.setName('seed').setDescription('The same text gives the same dice again').setMaxLength(SEED_LETTERS),
    )
}

/** What works in direct messages too, where it may have to be said which table is meant. */
function givenTable(sub: SlashCommandSubcommandBuilder) {
  return sub.addStringOption(ownGameOption)
}

function givenToLook(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option
        .setName('place')
        .setDescription('A place, or somebody who stands there; all of the board unless told')
        .setAutocomplete(true)
        .setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToLookBack(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option
        .setName('to')
        .setDescription('What happened then, in words; the last moment unless told')
        .setAutocomplete(true)
        .setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToFilm(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option
        .setName('since')
        .setDescription('What happened then, in words; from the beginning unless told')
        .setAutocomplete(true)
        .setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToPicture(sub: SlashCommandSubcommandBuilder) {
  return sub.addStringOption((option) =>
    option
      .setName('screen')
      .setDescription('For which screen')
      .setRequired(true)
      .addChoices(PICTURE_CHOICES.map(({ label, value }) => ({ name: label, value }))),
  )
}

function givenToHelp(sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) {
  return sub.addStringOption((option) =>
    option
      .setName('game')
      .setDescription('Which game')
      .addChoices(...titles),
  )
}
