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
import { archiveTable, findSavedGame } from '../table/files/saves.ts'
import { gameMeant } from '../table/context/seats.ts'
import { bookmarkName } from '../table/voting/rollback.ts'
import type { Command } from './command.ts'
import { showRollback } from './rollback.ts'
import { say } from '../words/index.ts'

type Execute = Command['execute']

export function givenToBookmark(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub
    .addStringOption((option) =>
      option.setName('name').setDescription(say('option-bookmark-name')).setMaxLength(BOOKMARK_LETTERS),
    )
    .addBooleanOption((option) => option.setName('forget').setDescription(say('option-bookmark-forget')))
}

export function givenToGoBack(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addStringOption((option) =>
    option
      .setName('to')
      .setDescription(say('option-back-to'))
      .setRequired(true)
      .setAutocomplete(true)
      .setMaxLength(TYPED_TEXT),
  )
}

export function givenToImport(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addAttachmentOption((option) =>
    option.setName('file').setDescription(say('option-file')).setRequired(true),
  )
}

/** `/admin bookmark`: bookmarks the current position of this channel's game, forgets a bookmark, or lists them. */
export const bookmark: Execute = async (context, request, options) => {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const { id } = view.record
  const name = options.text('name')
  if (name === '') return bookmarkList(await context.tables.saves.bookmarks(id))
  if (options.flag('forget')) {
    const forgotten = await context.tables.saves.forgetBookmark(id, name)
    return forgotten.ok ? say('unbookmarked') : REFUSED[forgotten.why]
  }
  const result = await context.tables.saves.bookmark(id, request.user, name)
  return result.ok ? say('bookmarked', { name: bookmarkName(result.value) }) : REFUSED[result.why]
}

type Marked = Awaited<ReturnType<Context['tables']['saves']['bookmarks']>>[number]

function bookmarkList(all: readonly Marked[]) {
  if (all.length === 0) return say('no-bookmarks')
  const lines = all.map((one) => {
    const listed = { name: bookmarkName(one), turn: one.turn, when: `<t:${Math.floor(one.at / 1000)}:R>` }
    return one.isLeft ? say('bookmark-on-branch', listed) : say('bookmark-listed', listed)
  })
  return { components: texts(new TextBudget().fill([say('bookmarks'), ...lines])) }
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
  return record ? await archiveTable(context, record.id) : say('unknown-save')
}
