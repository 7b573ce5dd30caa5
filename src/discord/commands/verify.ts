import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { DIRECT_MESSAGES, isImagined, type TableRecord } from '../../tables/model/store.ts'
import { FILE_BYTES } from '../kit/limits.ts'
import { file, texts, type Panel } from '../kit/message.ts'
import { REFUSED } from '../kit/sentences.ts'
import { TextBudget } from '../kit/text.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { broughtInWords, sealInWords } from '../table/telling/seal.ts'
import { allOwnTables, ownTable } from '../table/context/seats.ts'
import { verdictInWords } from '../table/files/verdict.ts'
import type { Request } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { tableCompletions } from './completion.ts'
import { say } from '../words/index.ts'

export const verify = {
  data: () =>
    new SlashCommandBuilder()
      .setName('verify')
      .setDescription(say('command-verify'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option.setName('table').setDescription(say('option-verify-table')).setAutocomplete(true),
      )
      .addBooleanOption((option) => option.setName('export').setDescription(say('option-verify-export')))
      .toJSON(),
  async execute(context, request, options) {
    const named = options.text('table')
    const record = named === '' ? await tableOfRoom(context, request) : await startedTable(context, request, named)
    if (!record) return named === '' ? say('nothing-to-verify') : say('unknown-game')
    if (isImagined(record)) return say('verify-imagined')
    if (record.status !== 'over') return notYet(record)
    return options.flag('export') ? exported(context, request, record) : verdictOn(context, request, record)
  },
  complete: async (context, request, _given, _option, typed) =>
    await tableCompletions(context, await allOwnTables(context, request), typed),
} satisfies Command

/** A named table, if the requester has played there. */
async function startedTable(context: Context, request: Request, id: string): Promise<TableRecord | undefined> {
  const record = await ownTable(context, request, id)
  return record?.status === 'lobby' ? undefined : record
}

/** The open table of the channel, else the last one. */
async function tableOfRoom(context: Context, { guild, channel }: Request): Promise<TableRecord | undefined> {
  const server = guild ?? DIRECT_MESSAGES
  const open = await context.tables.directory.openIn(server, channel)
  if (open) return open
  const [past] = await context.tables.directory.find({
    server,
    room: channel,
    statuses: ['over', 'closed'],
    limit: 1,
  })
  return past
}

function notYet(record: TableRecord): Panel {
  const later = record.seal.kind === 'sealed' ? say('verify-later-sealed') : say('verify-later')
  const ended = record.status === 'closed' ? [say('ended-but-sealed')] : []
  return { components: texts(new TextBudget().fill([sealInWords(record), ...broughtInWords(record), ...ended, later])) }
}

async function verdictOn(context: Context, request: Request, record: TableRecord): Promise<Reply> {
  const result = await context.tables.archive.verify(record.id, request.user)
  if (!result.ok) return REFUSED[result.why]
  return { components: texts(new TextBudget().fill([...verdictInWords(result.value), ...broughtInWords(record)])) }
}

async function exported(context: Context, { user }: Request, { id, game }: TableRecord): Promise<Reply> {
  const result = await context.tables.archive.savedFile(id, user)
  if (!result.ok) return REFUSED[result.why]
  const name = `${game}-${id}.json`
  const data = Buffer.from(result.value)
  if (data.length > FILE_BYTES) return say('too-big-to-export')
  return { components: [...texts(say('whole-game', { file: name })), file(name)], files: [{ name, data }] }
}
