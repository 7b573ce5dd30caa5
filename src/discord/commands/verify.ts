import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { TableRecord } from '../../tables/model/store.ts'
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
      .setDescription('Were the dice fair? Plays a finished game again and says what holds')
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName('table')
          .setDescription('Which of your games; else the one of this channel, or the last there was')
          .setAutocomplete(true),
      )
      .addBooleanOption((option) =>
        option.setName('export').setDescription('Get the whole game as a file, to verify it on your own machine'),
      )
      .toJSON(),
  async execute(context, request, options) {
    const named = options.text('table')
    const record = named === '' ? await tableOfRoom(context, request) : await startedTable(context, request, named)
    if (!record) return named === '' ? say('nothing-to-verify') : say('unknown-game')
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
  if (guild === null) return undefined
  const open = await context.tables.directory.openIn(guild, channel)
  if (open) return open
  const [past] = await context.tables.directory.find({
    server: guild,
    room: channel,
    statuses: ['over', 'closed'],
    limit: 1,
  })
  return past
}

function notYet(record: TableRecord): Panel {
  const later =
    record.seal.kind === 'sealed'
      ? 'When the game is over the secret is opened. Then this works out that it fits, that the seed follows from it and from what the players brought, that every die and card follows from the seed, and that nothing was left out.'
      : 'When the game is over this can still work out that every answer was legal and that nothing was left out.'
  const ended =
    record.status === 'closed' ? ['The game was ended early, and stays sealed: it can be taken up again.'] : []
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
  const how = `The whole game. On your own machine: \`npm run verify -- ${name}\``
  return { components: [...texts(how), file(name)], files: [{ name, data }] }
}
