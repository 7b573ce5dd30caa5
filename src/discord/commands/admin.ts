import {
  ChannelType,
  escapeMarkdown,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js'
import type { TableRecord, TableStatus } from '../../tables/store.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { gather, TextBudget } from '../kit/text.ts'
import type { Desk, Reply } from '../table/desk.ts'
import { resumeHere, RESUMABLE, saved } from '../table/saved.ts'
import { savedTables, tableInWords } from '../table/seated.ts'
import type { Given, Visit } from '../table/visit.ts'
import type { Command } from './command.ts'
import { presetCompletions, tableCompletions } from './completion.ts'
import { givenHouseRules, preferHouseRules } from './house-rules.ts'
import { decide, giveSeat, givenToPropose, proposalCompletions } from './proposing.ts'

const OPEN: readonly TableStatus[] = ['lobby', 'playing']
const SAVED: readonly TableStatus[] = ['lobby', 'playing', 'closed']
/** So many are listed, the latest. */
const LISTED = 25
const LISTED_TEXT = 3500

export const admin = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('admin')
      .setDescription('Saved games of this server')
      .setContexts(InteractionContextType.Guild)
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((sub) => sub.setName('saves').setDescription('List the saved games of this server'))
      .addSubcommand((sub) =>
        sub
          .setName('resume')
          .setDescription('Take a saved game up in this channel')
          .addStringOption((option) =>
            option.setName('game').setDescription('Which saved game').setRequired(true).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('end')
          .setDescription('End a game early')
          .addStringOption((option) =>
            option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) => givenHouseRules(sub, games))
      .addSubcommand((sub) =>
        givenToPropose(
          sub.setName('decide').setDescription('Decide alone, openly, what the players of the game here would vote on'),
        ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('seat')
          .setDescription('Give a seat of the game in this channel to somebody else')
          .addStringOption((option) =>
            option.setName('seat').setDescription('Whose seat').setRequired(true).setAutocomplete(true),
          )
          .addUserOption((option) => option.setName('user').setDescription('Who is to have it').setRequired(true)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('saga')
          .setDescription('Have each game that ends on this server told in a channel or thread')
          .addChannelOption((option) =>
            option
              .setName('channel')
              .setDescription('Where')
              .addChannelTypes(
                ChannelType.GuildText,
                ChannelType.GuildAnnouncement,
                ChannelType.PublicThread,
                ChannelType.PrivateThread,
                ChannelType.AnnouncementThread,
              ),
          )
          .addBooleanOption((option) => option.setName('stop').setDescription('Tell them no more')),
      )
      .toJSON(),
  execute(desk, visit, given) {
    if (!visit.isManager) return SAY.notAdmin
    switch (given.subcommand) {
      case 'resume':
        return resume(desk, visit, given.text('game'))
      case 'end':
        return confirmEnd(desk, visit, given.text('game'))
      case 'decide':
        return decide(desk, visit, given)
      case 'seat':
        return giveSeat(desk, visit, given)
      case 'house-rules':
        return preferHouseRules(desk, visit, given)
      case 'saga':
        return tellSaga(desk, visit, given)
      default:
        return saves(desk, visit)
    }
  },
  async complete(desk, visit, given, option, typed) {
    if (!visit.isManager) return []
    if (given.subcommand === 'house-rules') return presetCompletions(desk, given, typed)
    if (given.subcommand === 'decide' || given.subcommand === 'seat') {
      return await proposalCompletions(desk, visit, option, typed)
    }
    const statuses = given.subcommand === 'end' ? OPEN : RESUMABLE
    return await tableCompletions(desk, await savedTables(desk, visit, statuses), typed)
  },
} satisfies Command

async function saves(desk: Desk, visit: Visit): Promise<Reply> {
  const records = await savedTables(desk, visit, SAVED, LISTED)
  if (records.length === 0) return 'There are no saved games on this server.'
  const inWords = async (record: TableRecord) => {
    return `- ${escapeMarkdown(await tableInWords(desk, record))} – ${STATUS[record.status]} in <#${record.room}>, last change <t:${Math.floor(record.changedAt / 1000)}:R>`
  }
  const lines = await Promise.all(records.map(inWords))
  const count =
    records.length < LISTED
      ? records.length
      : await desk.tables.tablesCount({ server: visit.server ?? '', statuses: SAVED })
  const budget = new TextBudget()
  const heading = budget.fill([`### ${count} saved games`])
  return { components: texts(heading, listed(lines, count, budget)) }
}

/** As many of the lines as a message has room for, and how many more games there are. */
function listed(lines: readonly string[], count: number, budget: TextBudget): string {
  const fitting = gather(lines, LISTED_TEXT)[0] ?? ''
  const more = count - fitting.split('\n').length
  return budget.fill([
    ...fitting.split('\n'),
    ...(more > 0 ? [`-# … and ${more} more: \`/admin resume\` finds the latest.`] : []),
  ])
}

/** Where finished games are told: names a channel, ends it, or says how it is. */
async function tellSaga({ saga }: Desk, { server, user }: Visit, given: Given): Promise<Reply> {
  if (server === null) return SAY.notInServer
  const [room, isToStop] = [given.text('channel'), given.flag('stop')]
  if (room !== '' && isToStop) return SAY.channelOrStop
  if (room !== '') return (await saga.begin(server, room, user)) ? SAY.sagaBegun(room) : SAY.sagaRefused
  const now = await saga.room(server)
  if (now === null) return SAY.sagaNowhere
  if (!isToStop) return SAY.sagaThere(now)
  await saga.end(server)
  return SAY.sagaEnded
}

const STATUS: Readonly<Record<TableStatus, string>> = {
  lobby: 'gathering players',
  playing: 'under way',
  over: 'over',
  closed: 'ended early',
}

/** A game that is under way elsewhere is not taken away from there without being asked about. */
async function resume(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const record = await saved(desk, visit, id, RESUMABLE)
  if (record?.status !== 'playing' || record.room === visit.room) return await resumeHere(desk, visit, id)
  const move = button(formatId({ kind: 'resume', table: id }), 'Move it here', 'grave')
  return { components: [...texts(SAY.underWayThere(record.room)), ...rows([move])] }
}

async function confirmEnd(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const record = await saved(desk, visit, id, OPEN)
  if (!record) return SAY.unknownSave
  const end = button(formatId({ kind: 'end', table: id }), 'End this game', 'grave')
  return {
    components: [...texts(`End this game early? ${escapeMarkdown(await tableInWords(desk, record))}`), ...rows([end])],
  }
}
