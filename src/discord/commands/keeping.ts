import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { shortHash } from '../../engine/index.ts'
import { MOST_BYTES } from '../../tables/export-file.ts'
import { BOOKMARK_LETTERS, type TableSight } from '../../tables/service.ts'
import type { Bookmark, Proposal } from '../../tables/store.ts'
import { formatId } from '../kit/ids.ts'
import { PROPOSAL_NAME, PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { button, gallery, rows, texts } from '../kit/message.ts'
import { folded, matching } from '../kit/search.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { clip, harmless, TextBudget } from '../kit/text.ts'
import { exportAsked } from '../panels/exporting.ts'
import { turnAgo } from '../panels/motion.ts'
import { pictured } from '../panels/saves.ts'
import type { Desk } from '../table/desk.ts'
import { takenIn } from '../table/importing.ts'
import { TURN } from '../table/proposing.ts'
import { saved } from '../table/saved.ts'
import { gameMeant, isSorry } from '../table/seated.ts'
import type { Visit } from '../table/visit.ts'
import type { Command, Completion } from './command.ts'

type Execute = Command['execute']

/** Stands before the number of a named moment that was picked. */
const MARK = 'mark-'

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
      .setDescription('To which named moment, or the beginning of which turn')
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

/** `/admin bookmark`: names the moment at which the game of this room stands, forgets a name, or lists them. */
export const bookmark: Execute = async (desk, visit, given) => {
  const sight = await gameMeant(desk, visit, '')
  if (isSorry(sight)) return sight.sorry
  const { id } = sight.record
  const name = given.text('name')
  if (name === '') return listed(await desk.tables.bookmarks(id))
  if (given.flag('forget')) {
    const forgotten = await desk.tables.forgetBookmark(id, name)
    return forgotten.ok ? SAY.unbookmarked : REFUSED[forgotten.why]
  }
  const result = await desk.tables.bookmark(id, visit.user, name)
  return result.ok ? SAY.bookmarked(nameOf(result.value)) : REFUSED[result.why]
}

type Marked = Awaited<ReturnType<Desk['tables']['bookmarks']>>[number]

function listed(all: readonly Marked[]) {
  if (all.length === 0) return SAY.noBookmarks
  const lines = all.map((one) => {
    const left = one.isLeft ? ' – on a branch that was left' : ''
    return `- **${nameOf(one)}** – turn ${one.turn}, <t:${Math.floor(one.at / 1000)}:R>${left}`
  })
  return { components: texts(new TextBudget().fill(['### Named moments', ...lines])) }
}

function nameOf({ name }: Pick<Bookmark, 'name'>): string {
  return clip(harmless(name), 2 * BOOKMARK_LETTERS)
}

/** `/admin back`: what would be undone, and how it looked then; going there is a press. */
export const back: Execute = async (desk, visit, given) => {
  const sight = await gameMeant(desk, visit, '')
  if (isSorry(sight)) return sight.sorry
  const { id } = sight.record
  const target = targetIn(sight, await desk.tables.bookmarks(id), given.text('to'))
  if (!target) return SAY.whereBack
  const way = await desk.tables.wayBack(id, target.proposal)
  if (!way.ok) return REFUSED[way.why]
  const { then, undoes } = way.value
  const { picture, said } = await pictured(desk, then)
  const many = undoes === 1 ? '1 answer' : `${undoes} answers`
  const text = new TextBudget().fill([
    `### Back to ${target.words}?`,
    `That undoes ${many}: the dice fall anew, and cards that nobody knows are dealt anew. The table is told that an admin decided it.`,
    'So it stood then:',
    ...said,
  ])
  const go = button(target.press, 'Go back there', 'grave')
  return {
    components: [...(picture ? [gallery(picture.name, picture.alt)] : []), ...texts(text), ...rows([go])],
    ...(picture && { pictures: [picture] }),
  }
}

interface Target {
  readonly proposal: Proposal
  readonly words: string
  readonly press: string
}

/** What was picked or typed: a named moment, or a turn. */
function targetIn({ record, turn: now }: TableSight, marks: readonly Bookmark[], typed: string): Target | null {
  const mark =
    marks.find(({ number }) => `${MARK}${number}` === typed) ?? marks.find(({ name }) => folded(name) === folded(typed))
  if (mark) {
    const { number } = mark
    const press = formatId({ kind: 'back-mark', table: record.id, number, mark: shortHash(mark.name) })
    return { proposal: { kind: 'back', bookmark: number }, words: `**${nameOf(mark)}**`, press }
  }
  const turn = Number(typed.startsWith(TURN) ? typed.slice(TURN.length) : Number.NaN)
  if (!Number.isInteger(turn) || turn < 1 || turn > now) return null
  const press = formatId({ kind: 'back-turn', table: record.id, turn })
  return { proposal: { kind: 'back', turn }, words: `the beginning of ${turnAgo(now - turn)}`, press }
}

/** Named moments that can be gone back to, then turns, which fit the typed text. */
export async function backCompletions(desk: Desk, visit: Visit, typed: string): Promise<readonly Completion[]> {
  const sight = await gameMeant(desk, visit, '')
  if (isSorry(sight)) return []
  const marks = [...(await desk.tables.bookmarks(sight.record.id))].reverse()
  const ago = Array.from({ length: Math.min(sight.turn, PROPOSALS) }, (_, turns) => turns)
  const all = [
    ...marks.map(({ name, number, turn }) => ({
      name: clip(`${name} (turn ${turn})`, PROPOSAL_NAME),
      value: `${MARK}${number}`,
    })),
    ...ago.map((turns) => ({ name: `the beginning of ${turnAgo(turns)}`, value: `${TURN}${sight.turn - turns}` })),
  ]
  return matching(typed, all, ({ name }) => name).slice(0, PROPOSALS)
}

/** `/admin export` */
export const exportGame: Execute = async (desk, visit, given) => {
  const record = await saved(desk, visit, given.text('game'), ['playing', 'closed', 'over'])
  return record ? await exportAsked(desk, visit, record) : SAY.unknownSave
}

/** `/admin import` */
export const importGame: Execute = async (desk, visit, given) => {
  const upload = given.file('file')
  if (!upload || visit.server === null) return SAY.whichFile
  if (upload.size > MOST_BYTES) return REFUSED['export-too-big']
  let file: Uint8Array
  try {
    file = await upload.read()
  } catch (error) {
    desk.log.warn({ err: error }, 'an upload could not be had')
    return SAY.noUpload
  }
  const result = await takenIn(desk, { server: visit.server, room: visit.room }, file)
  if (!result.ok) return REFUSED[result.why]
  return result.value.status === 'over' ? SAY.takenInOver : SAY.takenIn
}

/** `/admin archive` */
export const archive: Execute = async (desk, visit, given) => {
  const record = await saved(desk, visit, given.text('game'), ['lobby', 'playing', 'closed', 'over'])
  if (!record) return SAY.unknownSave
  const result = await desk.tables.toArchive(record.id)
  return result.ok ? SAY.archived : REFUSED[result.why]
}
