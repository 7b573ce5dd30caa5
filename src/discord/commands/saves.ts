import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { MAX_BYTES } from '../../tables/index.ts'
import { BOOKMARK_LETTERS } from '../../tables/model/service.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { REFUSED } from '../kit/sentences.ts'
import { TextBudget } from '../kit/text.ts'
import { texts } from '../kit/message.ts'
import { confirmExport } from '../panels/saves/export.ts'
import type { Context } from '../table/context/context.ts'
import { importFile } from '../table/files/import.ts'
import { findSavedGame } from '../table/files/saves.ts'
import { gameMeant } from '../table/context/seats.ts'
import { bookmarkName } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'
import { showRollback } from './rollback.ts'
import { say } from '../words/index.ts'

type Execute = Command['execute']

export function givenToBookmark(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub
    .addStringOption((option) =>
      option
        .setName('name')
        .setDescription('What it is to be called; without it those there are')
        .setMaxLength(BOOKMARK_LETTERS),
    )
    .addBooleanOption((option) => option.setName('forget').setDescription('Forget the moment of that name'))
}

export function givenToGoBack(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addStringOption((option) =>
    option
      .setName('to')
      .setDescription('To which named moment, branch or turn, or what happened then, in words')
      .setRequired(true)
      .setAutocomplete(true)
      .setMaxLength(TYPED_TEXT),
  )
}

export function givenToImport(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addAttachmentOption((option) =>
    option.setName('file').setDescription('The file that was exported').setRequired(true),
  )
}

/** `/admin bookmark`: bookmarks the current position of this channel's game, forgets a bookmark, or lists them. */
export const bookmark: Execute = async (context, request, options) => {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const { id } = view.record
  const name = options.text('name')
  if (name === '') return listed(await context.tables.saves.bookmarks(id))
  if (options.flag('forget')) {
    const forgotten = await context.tables.saves.forgetBookmark(id, name)
    return forgotten.ok ? say('unbookmarked') : REFUSED[forgotten.why]
  }
  const result = await context.tables.saves.bookmark(id, request.user, name)
  return result.ok ? say('bookmarked', { name: bookmarkName(result.value) }) : REFUSED[result.why]
}

type Marked = Awaited<ReturnType<Context['tables']['saves']['bookmarks']>>[number]

function listed(all: readonly Marked[]) {
  if (all.length === 0) return say('no-bookmarks')
  const lines = all.map((one) => {
    const left = one.isLeft ? ' – on a branch that was left' : ''
    return `- **${bookmarkName(one)}** – turn ${one.turn}, <t:${Math.floor(one.at / 1000)}:R>${left}`
  })
  return { components: texts(new TextBudget().fill(['### Named moments', ...lines])) }
}

/** `/admin back`: previews a rollback; a button carries it out. */
export const back: Execute = async (context, request, options) =>
  await showRollback(context, request, options.text('to'))

/** `/admin export` */
export const exportGame: Execute = async (context, request, options) => {
  const record = await findSavedGame(context, request, options.text('game'), ['playing', 'closed', 'over'])
  return record ? await confirmExport(context, request, record) : say('unknown-save')
}

/** `/admin import` */
export const importGame: Execute = async (context, request, options) => {
  const upload = options.file('file')
  if (!upload || request.guild === null) return say('which-file')
  if (upload.size > MAX_BYTES) return REFUSED['export-too-big']
  let file: Uint8Array
  try {
    file = await upload.read()
  } catch (error) {
    context.log.warn({ err: error }, 'upload download failed')
    return say('no-upload')
  }
  const result = await importFile(context, { guild: request.guild, channel: request.channel, by: request.user }, file)
  if (!result.ok) return REFUSED[result.why]
  return result.value.status === 'over' ? say('taken-in-over') : say('taken-in')
}

/** `/admin archive` */
export const archive: Execute = async (context, request, options) => {
  const record = await findSavedGame(context, request, options.text('game'), ['lobby', 'playing', 'closed', 'over'])
  if (!record) return say('unknown-save')
  const result = await context.tables.saves.archive(record.id)
  return result.ok ? say('archived') : REFUSED[result.why]
}
