import {
  ChannelType,
  escapeMarkdown,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js'
import type { TableRecord, TableStatus } from '../../tables/model/store.ts'
import { formatId } from '../kit/ids.ts'
import { PROPOSALS } from '../kit/limits.ts'
import { button, rows, texts } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { savePanel, savesPanel } from '../panels/saves/saves.ts'
import { allDamagedHere, allResumable, damagedHere, resumable, resumeHere, saved } from '../table/files/saves.ts'
import { savedTables, tableInWords } from '../table/context/seats.ts'
import type { Given, Visit } from '../table/context/request.ts'
import { goalCompletions } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'
import { damagedCompletions, presetCompletions, tableCompletions } from './completion.ts'
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

const OPEN: readonly TableStatus[] = ['lobby', 'playing']
const BEGUN: readonly TableStatus[] = ['playing', 'closed', 'over']
const ENDED: readonly TableStatus[] = ['closed', 'over']

export const admin = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('admin')
      .setDescription('Saved games of this server')
      .setContexts(InteractionContextType.Guild)
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addSubcommand((sub) => sub.setName('saves').setDescription('Leaf through the saved games of this server'))
      .addSubcommand((sub) =>
        givenToBookmark(sub.setName('bookmark').setDescription('Give the moment at which the game here stands a name')),
      )
      .addSubcommand((sub) =>
        givenToGoBack(sub.setName('back').setDescription('Take the game here back, after a look at how it stood then')),
      )
      .addSubcommand((sub) =>
        sub.setName('branches').setDescription('What the game here has left by going back; take it up again'),
      )
      .addSubcommand((sub) =>
        sub
          .setName('export')
          .setDescription('Get a whole game as a file, with all that is secret in it')
          .addStringOption((option) =>
            option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) => givenToImport(sub.setName('import').setDescription('Take a game in that was exported')))
      .addSubcommand((sub) =>
        sub
          .setName('archive')
          .setDescription('Put a game that has ended into the archive')
          .addStringOption((option) =>
            option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
          ),
      )
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
        sub
          .setName('secrets')
          .setDescription('Look into the secrets of the game here; its table is told that you did')
          .addStringOption((option) =>
            option.setName('seat').setDescription('Whose; of all unless told').setAutocomplete(true),
          ),
      )
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
  async execute(desk, visit, given) {
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
      case 'secrets':
        return lookIntoSecrets(desk, visit, given.text('seat'))
      case 'house-rules':
        return preferHouseRules(desk, visit, given)
      case 'bookmark':
        return bookmark(desk, visit, given)
      case 'back':
        return back(desk, visit, given)
      case 'branches':
        return branches(desk, visit, given)
      case 'export':
        return exportGame(desk, visit, given)
      case 'import':
        return importGame(desk, visit, given)
      case 'archive':
        return archive(desk, visit, given)
      case 'saga':
        return tellSaga(desk, visit, given)
      default:
        return savesPanel(desk, visit)
    }
  },
  async complete(desk, visit, given, option, typed) {
    if (!visit.isManager) return []
    if (given.subcommand === 'house-rules') return presetCompletions(desk, given, typed)
    if (given.subcommand === 'decide' || given.subcommand === 'seat') {
      return await proposalCompletions(desk, visit, option, typed)
    }
    if (given.subcommand === 'secrets') return await secretsCompletions(desk, visit, typed)
    if (given.subcommand === 'back') return await goalCompletions(desk, visit, typed)
    const readable = await tableCompletions(desk, await proposed(desk, visit, given.subcommand), typed)
    if (given.subcommand !== 'end') return readable
    return [...damagedCompletions(desk, await allDamagedHere(desk, visit), typed), ...readable].slice(0, PROPOSALS)
  },
} satisfies Command

/** The games that a subcommand could be about. */
async function proposed(desk: Desk, visit: Visit, subcommand: string): Promise<readonly TableRecord[]> {
  switch (subcommand) {
    case 'end':
      return await savedTables(desk, visit, OPEN)
    case 'export':
      return await savedTables(desk, visit, BEGUN)
    case 'archive':
      return (await savedTables(desk, visit, ENDED)).filter(({ archivedAt }) => archivedAt === null)
    default:
      return await allResumable(desk, visit)
  }
}

/** Where finished games are told: names a channel, ends it, or says how it is. */
async function tellSaga({ saga }: Desk, { server, user }: Visit, given: Given): Promise<Reply> {
  if (server === null) return SAY.notInServer
  const [room, isToStop] = [given.text('channel'), given.flag('stop')]
  if (room !== '' && isToStop) return SAY.channelOrStop
  if (room !== '') return (await saga.begin(server, room, user)) ?? SAY.sagaBegun(room)
  const now = await saga.room(server)
  if (now === null) return SAY.sagaNowhere
  if (!isToStop) return SAY.sagaThere(now)
  await saga.end(server)
  return SAY.sagaEnded
}

/** A game that is under way elsewhere is not taken away from there without being asked about. */
async function resume(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const found = await resumable(desk, visit, id)
  const { record } = found
  if ('sorry' in found && record) return askToMove(record)
  if (record?.status !== 'playing' || record.room === visit.room) return await resumeHere(desk, visit, id)
  const move = button(formatId({ kind: 'resume', table: id }), 'Move it here', 'grave')
  const asked = record.server === visit.server ? SAY.underWayThere(record.room) : SAY.underWayElsewhere
  return { components: [...texts(asked), ...rows([move])] }
}

/** Whoever plays in a game elsewhere may ask its players to let it come here. */
function askToMove({ id }: TableRecord): Reply {
  const propose = button(formatId({ kind: 'propose-move', table: id }), 'Ask the players', 'main')
  return { components: [...texts(SAY.moveIsForPlayers), ...rows([propose])] }
}

async function confirmEnd(desk: Desk, visit: Visit, id: string): Promise<Reply> {
  const damaged = await damagedHere(desk, visit, id)
  if (damaged) return savePanel(desk, visit, id, 0)
  const record = await saved(desk, visit, id, OPEN)
  if (!record) return SAY.unknownSave
  const end = button(formatId({ kind: 'end', table: id }), 'End this game', 'grave')
  return {
    components: [...texts(`End this game early? ${escapeMarkdown(await tableInWords(desk, record))}`), ...rows([end])],
  }
}
