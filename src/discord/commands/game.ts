import {
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { SEED_LETTERS } from '../../tables/model/service.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { welcomeChoices } from '../panels/lobby/invitation.ts'
import { languageChoices, pictureChoices } from '../table/people/settings.ts'
import { paceChoices } from '../table/telling/time.ts'
import type { Command } from './command.ts'
import { film, guess, help, log, look, lookback, map, poster, reveal, status } from './look.ts'
import {
  gameChoices,
  momentCompletions,
  ownGameOption,
  placeCompletions,
  presetCompletions,
  tableCompletions,
  timeCompletions,
} from './completion.ts'
import { allOwnTables } from '../table/context/seats.ts'
import { presetOption } from './house-rules.ts'
import { branches } from './rollback.ts'
import { givenToPropose, proposalCompletions, propose } from './proposal.ts'
import { givenToShoulder, givenToTelevision, shoulder, television } from './private-access.ts'
import { talk, threadChoices } from '../table/lobby/threads.ts'
import { join, language, leave, open, pictures, resign, start, undo, wish } from './seats.ts'
import { say } from '../words/index.ts'

type Titled = ReturnType<typeof gameChoices>[number]

/** How many players may be named; a game's own seats may be fewer. */
const PLAYER_COUNTS = Array.from({ length: 9 }, (_none, index) => index + 2)

/** What can be done with a game: what it says of itself, who carries it out, and what it is given. */
interface Subcommand {
  readonly means: () => string
  readonly execute: Command['execute']
  readonly given?: (sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) => SlashCommandSubcommandBuilder
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  new: { means: () => say('command-game-new'), execute: open, given: givenToOpen },
  wish: { means: () => say('command-game-wish'), execute: wish, given: givenToWish },
  join: { means: () => say('command-game-join'), execute: join },
  leave: { means: () => say('command-game-leave'), execute: leave },
  start: { means: () => say('command-game-start'), execute: start },
  status: { means: () => say('command-game-status'), execute: status, given: givenTable },
  map: { means: () => say('command-game-map'), execute: map, given: givenTable },
  look: { means: () => say('command-game-look'), execute: look, given: givenToLook },
  pictures: {
    means: () => say('command-game-pictures'),
    execute: pictures,
    given: givenToPicture,
  },
  language: { means: () => say('command-game-language'), execute: language, given: givenToSpeak },
  log: { means: () => say('command-game-log'), execute: log, given: givenTable },
  lookback: { means: () => say('command-game-lookback'), execute: lookback, given: givenToLookBack },
  reveal: { means: () => say('command-game-reveal'), execute: reveal, given: givenTable },
  guess: { means: () => say('command-game-guess'), execute: guess },
  branches: { means: () => say('command-game-branches'), execute: branches },
  poster: { means: () => say('command-game-poster'), execute: poster, given: givenTable },
  film: { means: () => say('command-game-film'), execute: film, given: givenToFilm },
  undo: { means: () => say('command-game-undo'), execute: undo, given: givenTable },
  propose: {
    means: () => say('command-game-propose'),
    execute: propose,
    given: givenToPropose,
  },
  shoulder: {
    means: () => say('command-game-shoulder'),
    execute: shoulder,
    given: givenToShoulder,
  },
  television: { means: () => say('command-game-television'), execute: television, given: givenToTelevision },
  talk: { means: () => say('command-game-talk'), execute: talk },
  resign: { means: () => say('command-game-resign'), execute: resign },
  help: { means: () => say('command-game-help'), execute: help, given: givenToHelp },
}

export const game = {
  data: (games) => gameData(games),
  isAtTable: ({ subcommand }) => subcommand !== 'new' && subcommand !== 'wish',
  execute(context, request, options) {
    return (SUBCOMMANDS[options.subcommand]?.execute ?? help)(context, request, options)
  },
  async complete(context, request, options, option, typed) {
    if (option === 'by') return await timeCompletions(context, request, typed)
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
    .setDescription(say('command-game'))
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  for (const [name, { means, given: options }] of Object.entries(SUBCOMMANDS)) {
    command.addSubcommand((sub) => {
      sub.setName(name).setDescription(means())
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
        .setDescription(say('option-new-game'))
        .addChoices(...titles),
    )
    .addStringOption(presetOption)
    .addStringOption((option) => withPaces(option.setName('pace').setDescription(say('option-pace'))))
    .addStringOption((option) =>
      option
        .setName('start')
        .setDescription(say('option-start'))
        .addChoices(playerCounts((count) => say('invite-players-count', { count }))),
    )
    .addStringOption((option) =>
      option.setName('by').setDescription(say('option-by')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption((option) => option.setName('for').setDescription(say('option-for')).addChoices(welcomeChoices()))
    .addStringOption((option) =>
      option
        .setName('thread')
        .setDescription(say('option-thread'))
        .addChoices(...threadChoices()),
    )
    .addStringOption((option) => option.setName('seed').setDescription(say('option-seed')).setMaxLength(SEED_LETTERS))
    .addStringOption((option) => withLanguages(option.setDescription(say('option-new-language'))))
}

/** What works in direct messages too, where it may have to be said which table is meant. */
function givenTable(sub: SlashCommandSubcommandBuilder) {
  return sub.addStringOption(ownGameOption)
}

function givenToLook(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option.setName('place').setDescription(say('option-place')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToLookBack(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option.setName('to').setDescription(say('option-moment')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToFilm(sub: SlashCommandSubcommandBuilder) {
  return sub
    .addStringOption((option) =>
      option.setName('since').setDescription(say('option-since')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption(ownGameOption)
}

function givenToPicture(sub: SlashCommandSubcommandBuilder) {
  return sub.addStringOption((option) =>
    option
      .setName('screen')
      .setDescription(say('option-screen'))
      .setRequired(true)
      .addChoices(pictureChoices().map(({ label, value }) => ({ name: label, value }))),
  )
}

function givenToSpeak(sub: SlashCommandSubcommandBuilder) {
  return sub.addStringOption((option) => withLanguages(option.setDescription(say('option-language'))).setRequired(true))
}

function withLanguages(option: SlashCommandStringOption): SlashCommandStringOption {
  return option.setName('language').addChoices(languageChoices().map(({ label, value }) => ({ name: label, value })))
}

function givenToHelp(sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) {
  return sub.addStringOption((option) =>
    option
      .setName('game')
      .setDescription(say('option-help-game'))
      .addChoices(...titles),
  )
}

function givenToWish(sub: SlashCommandSubcommandBuilder, titles: readonly Titled[]) {
  return sub
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription(say('option-wish-game'))
        .addChoices(...titles),
    )
    .addStringOption((option) => withPaces(option.setName('pace').setDescription(say('option-wish-pace'))))
    .addStringOption((option) =>
      option
        .setName('players')
        .setDescription(say('option-wish-players'))
        .addChoices(playerCounts((count) => say('wish-most-count', { count }))),
    )
    .addBooleanOption((option) => option.setName('stop').setDescription(say('option-wish-stop')))
}

function withPaces(option: SlashCommandStringOption): SlashCommandStringOption {
  return option.addChoices(paceChoices().map(({ value, name, hint }) => ({ name: `${name}: ${hint}`, value })))
}

function playerCounts(words: (count: number) => string): Titled[] {
  return PLAYER_COUNTS.map((count) => ({ name: words(count), value: String(count) }))
}
