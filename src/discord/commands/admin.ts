import {
  ChannelType,
  escapeMarkdown,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
  type SlashCommandSubcommandBuilder,
} from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { nameOfLanguage } from '../../language/index.ts'
import { SEASON_NAME } from '../../tables/index.ts'
import type { TableRecord, TableStatus } from '../../tables/model/store.ts'
import { formatId } from '../kit/ids.ts'
import { MAX_ADDRESS } from '../../webhooks/index.ts'
import { PROPOSALS } from '../kit/limits.ts'
import { button, rows, texts } from '../kit/message.ts'
import { REFUSED } from '../kit/sentences.ts'
import { wordForWord } from '../kit/text.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { savePanel, savesPanel } from '../panels/saves/saves.ts'
import {
  allDamagedHere,
  allResumable,
  damagedHere,
  findResumable,
  resumeHere,
  findSavedGame,
} from '../table/files/saves.ts'
import { savedTables, tableInWords } from '../table/context/seats.ts'
import { languageChoices } from '../table/people/settings.ts'
import { languageOfServer } from '../table/context/readers.ts'
import { serverThreads } from '../table/lobby/threads.ts'
import { serverWebhook } from '../table/people/webhooks.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import { targetCompletions } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'
import { damagedCompletions, gameChoices, presetCompletions, tableCompletions } from './completion.ts'
import { givenHouseRules, preferHouseRules } from './house-rules.ts'
import {
  archive,
  back,
  bookmark,
  exportGame,
  givenToBookmark,
  givenToGoBack,
  givenToImport,
  importGame,
} from './saves.ts'
import { lookIntoSecrets, secretsCompletions } from './secrets.ts'
import { branches } from './rollback.ts'
import { decide, giveSeat, givenToPropose, proposalCompletions } from './proposal.ts'
import { say } from '../words/index.ts'

const OPEN: readonly TableStatus[] = ['lobby', 'playing']
const BEGUN: readonly TableStatus[] = ['playing', 'closed', 'over']
const ENDED: readonly TableStatus[] = ['closed', 'over']

const givenAGame = (sub: SlashCommandSubcommandBuilder, description = say('option-any-game')) =>
  sub.addStringOption((option) =>
    option.setName('game').setDescription(description).setRequired(true).setAutocomplete(true),
  )

/** A channel in which the bot keeps something, or an end to that. */
const givenToFollow = (sub: SlashCommandSubcommandBuilder, what: 'board' | 'saga') =>
  sub
    .addChannelOption((option) =>
      option
        .setName('channel')
        .setDescription(say(`option-${what}-channel`))
        .addChannelTypes(
          ChannelType.GuildText,
          ChannelType.GuildAnnouncement,
          ChannelType.PublicThread,
          ChannelType.PrivateThread,
          ChannelType.AnnouncementThread,
        ),
    )
    .addBooleanOption((option) => option.setName('stop').setDescription(say(`option-${what}-stop`)))

const SERVERS_OWN = 'server'

const givenToSpeak = (sub: SlashCommandSubcommandBuilder) =>
  sub.addStringOption((option) =>
    option
      .setName('language')
      .setDescription(say('option-admin-language'))
      .addChoices(
        { name: say('language-of-server'), value: SERVERS_OWN },
        ...languageChoices().map(({ label, value }) => ({ name: label, value })),
      ),
  )

const givenThreads = (sub: SlashCommandSubcommandBuilder) =>
  sub.addStringOption((option) =>
    option
      .setName('new-tables')
      .setDescription(say('option-new-tables'))
      .addChoices(
        { name: say('option-new-tables-on'), value: 'on' },
        { name: say('option-new-tables-off'), value: 'off' },
      ),
  )

const ALL_GAMES = 'all'

const givenToBegin = (sub: SlashCommandSubcommandBuilder, games: readonly Game[]) =>
  sub
    .addStringOption((option) =>
      option.setName('name').setDescription(say('option-season-name')).setRequired(true).setMaxLength(SEASON_NAME),
    )
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription(say('option-season-game'))
        .setRequired(true)
        .addChoices({ name: say('season-all-games'), value: ALL_GAMES }, ...gameChoices(games)),
    )

export const admin = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('admin')
      .setDescription(say('command-admin'))
      .setContexts(InteractionContextType.Guild)
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((sub) => sub.setName('saves').setDescription(say('command-admin-saves')))
      .addSubcommand((sub) => givenToBookmark(sub.setName('bookmark').setDescription(say('command-admin-bookmark'))))
      .addSubcommand((sub) => givenToGoBack(sub.setName('back').setDescription(say('command-admin-back'))))
      .addSubcommand((sub) => sub.setName('branches').setDescription(say('command-admin-branches')))
      .addSubcommand((sub) => givenAGame(sub.setName('export').setDescription(say('command-admin-export'))))
      .addSubcommand((sub) => givenToImport(sub.setName('import').setDescription(say('command-admin-import'))))
      .addSubcommand((sub) => givenAGame(sub.setName('archive').setDescription(say('command-admin-archive'))))
      .addSubcommand((sub) =>
        givenAGame(sub.setName('resume').setDescription(say('command-admin-resume')), say('option-saved-game')),
      )
      .addSubcommand((sub) => givenAGame(sub.setName('end').setDescription(say('command-admin-end'))))
      .addSubcommand((sub) => givenHouseRules(sub, games))
      .addSubcommand((sub) =>
        sub
          .setName('secrets')
          .setDescription(say('command-admin-secrets'))
          .addStringOption((option) =>
            option.setName('seat').setDescription(say('option-whose-secrets')).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) => givenToPropose(sub.setName('decide').setDescription(say('command-admin-decide'))))
      .addSubcommand((sub) =>
        sub
          .setName('seat')
          .setDescription(say('command-admin-seat'))
          .addStringOption((option) =>
            option.setName('seat').setDescription(say('option-whose-seat')).setRequired(true).setAutocomplete(true),
          )
          .addUserOption((option) => option.setName('user').setDescription(say('option-new-player')).setRequired(true)),
      )
      .addSubcommand((sub) => givenToFollow(sub.setName('board').setDescription(say('command-admin-board')), 'board'))
      .addSubcommand((sub) =>
        sub
          .setName('webhook')
          .setDescription(say('command-admin-webhook'))
          .addStringOption((option) =>
            option.setName('url').setDescription(say('option-admin-webhook')).setMaxLength(MAX_ADDRESS),
          )
          .addBooleanOption((option) => option.setName('stop').setDescription(say('option-admin-webhook-stop'))),
      )
      .addSubcommand((sub) => givenThreads(sub.setName('threads').setDescription(say('command-admin-threads'))))
      .addSubcommand((sub) => givenToBegin(sub.setName('league').setDescription(say('command-admin-league')), games))
      .addSubcommand((sub) => givenToSpeak(sub.setName('language').setDescription(say('command-admin-language'))))
      .addSubcommand((sub) => givenToFollow(sub.setName('saga').setDescription(say('command-admin-saga')), 'saga'))
      .toJSON(),
  async execute(context, request, options) {
    if (!request.isManager) return say('not-admin')
    switch (options.subcommand) {
      case 'resume':
        return resume(context, request, options.text('game'))
      case 'end':
        return confirmEnd(context, request, options.text('game'))
      case 'decide':
        return decide(context, request, options)
      case 'seat':
        return giveSeat(context, request, options)
      case 'secrets':
        return lookIntoSecrets(context, request, options.text('seat'))
      case 'house-rules':
        return preferHouseRules(context, request, options)
      case 'bookmark':
        return bookmark(context, request, options)
      case 'back':
        return back(context, request, options)
      case 'branches':
        return branches(context, request, options)
      case 'export':
        return exportGame(context, request, options)
      case 'import':
        return importGame(context, request, options)
      case 'archive':
        return archive(context, request, options)
      case 'board':
        return setBoard(context, request, options)
      case 'webhook':
        return serverWebhook(context, request, options)
      case 'threads':
        return serverThreads(context, request, options)
      case 'league':
        return beginSeason(context, request, options)
      case 'saga':
        return setFeed(context, request, options)
      case 'language':
        return setLanguage(context, request, options.text('language'))
      default:
        return savesPanel(context, request)
    }
  },
  async complete(context, request, options, option, typed) {
    if (!request.isManager) return []
    if (options.subcommand === 'house-rules') return presetCompletions(context, options, typed)
    if (options.subcommand === 'decide' || options.subcommand === 'seat') {
      return await proposalCompletions(context, request, option, typed)
    }
    if (options.subcommand === 'secrets') return await secretsCompletions(context, request, typed)
    if (options.subcommand === 'back') return await targetCompletions(context, request, typed)
    const readable = await tableCompletions(context, await proposed(context, request, options.subcommand), typed)
    if (options.subcommand !== 'end') return readable
    return [...damagedCompletions(context, await allDamagedHere(context, request), typed), ...readable].slice(
      0,
      PROPOSALS,
    )
  },
} satisfies Command

/** The games that a subcommand could be about. */
async function proposed(context: Context, request: Request, subcommand: string): Promise<readonly TableRecord[]> {
  switch (subcommand) {
    case 'end':
      return await savedTables(context, request, OPEN)
    case 'export':
      return await savedTables(context, request, BEGUN)
    case 'archive':
      return (await savedTables(context, request, ENDED)).filter(({ archivedAt }) => archivedAt === null)
    default:
      return await allResumable(context, request)
  }
}

/** `/admin saga`: chooses the channel in which finished games are told, ends it, or says which one it is. */
async function setFeed({ feed }: Context, { guild, user }: Request, options: CommandOptions): Promise<Reply> {
  if (guild === null) return say('not-in-server')
  const [channel, isToStop] = [options.text('channel'), options.flag('stop')]
  if (channel !== '' && isToStop) return say('channel-or-stop')
  if (channel !== '') return (await feed.begin(guild, channel, user)) ?? say('saga-begun', { room: channel })
  const now = await feed.channel(guild)
  if (now === null) return say('saga-nowhere')
  if (!isToStop) return say('saga-there', { room: now })
  await feed.end(guild)
  return say('saga-ended')
}

/** `/admin board`: chooses the channel of the board of open tables, takes it down, or says which one it is. */
async function setBoard({ board }: Context, { guild, user }: Request, options: CommandOptions): Promise<Reply> {
  if (guild === null) return say('not-in-server')
  const [channel, isToStop] = [options.text('channel'), options.flag('stop')]
  if (channel !== '' && isToStop) return say('board-channel-or-stop')
  if (channel !== '') return (await board.begin(guild, channel, user)) ?? say('board-begun', { room: channel })
  const now = await board.channel(guild)
  if (now === null) return say('board-nowhere')
  if (!isToStop) return say('board-there', { room: now })
  await board.end(guild)
  return say('board-ended')
}

/** `/admin language`: chooses the language of what everybody on the server reads, or says which one it is. */
async function setLanguage({ board, tables }: Context, { guild }: Request, wanted: string): Promise<Reply> {
  if (guild === null) return say('not-in-server')
  if (wanted !== '') {
    const found = languageChoices().find(({ value }) => value === wanted)
    if (!found && wanted !== SERVERS_OWN) return REFUSED['not-offered']
    await tables.languages.chooseFor(guild, found?.value ?? null)
    board.again(guild)
  }
  const language = nameOfLanguage(await languageOfServer(tables, guild))
  return say(wanted === '' ? 'server-language-now' : 'server-language-set', { language })
}

/** `/admin league`: begins a season, or says that one is on. */
async function beginSeason(
  { board, tables }: Context,
  { guild, user }: Request,
  options: CommandOptions,
): Promise<Reply> {
  if (guild === null) return say('not-in-server')
  if ((await board.channel(guild)) === null) return say('season-needs-board')
  const [name, game] = [options.text('name'), options.text('game')]
  const games = game === ALL_GAMES ? tables.games.map(({ rules }) => rules.id) : [game]
  const begun = await tables.league.begin(guild, { name, by: user, games })
  return begun.ok ? say('season-begun-now', { name: wordForWord(begun.value.name) }) : REFUSED[begun.why]
}

/** A game that is under way elsewhere is not taken away from there without being asked about. */
async function resume(context: Context, request: Request, id: string): Promise<Reply> {
  const found = await findResumable(context, request, id)
  if (!found.ok) return found.elsewhere ? askToMove(found.elsewhere) : found.why
  const record = found.value
  if (record.status !== 'playing' || record.room === request.channel) return await resumeHere(context, request, id)
  const move = button(formatId({ kind: 'resume', table: id }), say('move-here'), 'grave')
  const asked =
    record.server === request.guild ? say('under-way-there', { room: record.room }) : say('under-way-elsewhere')
  return { components: [...texts(asked), ...rows([move])] }
}

/** A player of a game elsewhere may ask the other players to let it come here. */
function askToMove({ id }: TableRecord): Reply {
  const propose = button(formatId({ kind: 'propose-move', table: id }), say('ask-players'), 'main')
  return { components: [...texts(say('move-is-for-players')), ...rows([propose])] }
}

async function confirmEnd(context: Context, request: Request, id: string): Promise<Reply> {
  const damaged = await damagedHere(context, request, id)
  if (damaged) return savePanel(context, request, id, 0)
  const record = await findSavedGame(context, request, id, OPEN)
  if (!record) return say('unknown-save')
  const end = button(formatId({ kind: 'end', table: id }), say('end-this-game'), 'grave')
  return {
    components: [
      ...texts(say('really-end', { game: escapeMarkdown(await tableInWords(context, record)) })),
      ...rows([end]),
    ],
  }
}
