import { shortHash } from '../../../engine/index.ts'
import type { TableSight } from '../../../tables/model/service.ts'
import type { Bookmark, Proposal } from '../../../tables/model/store.ts'
import { PROPOSAL_NAME, PROPOSALS } from '../../kit/limits.ts'
import { namedExactly, matching } from '../../kit/search.ts'
import { clip, plain, wordForWord } from '../../kit/text.ts'
import { eyesOf, maySee, seatOfEyes } from '../past/eyes.ts'
import { publicLines } from '../telling/chronicle.ts'
import type { Context } from '../context/context.ts'
import { findMoments } from '../past/search.ts'
import { LookBack } from '../past/look-back.ts'
import { roundNow, turnInWords } from '../telling/turns.ts'
import { gameMeant } from '../context/seats.ts'
import { managesHere, type Request } from '../context/request.ts'

/** Where a game can go back to. */
export interface RollbackTarget {
  /**
   * As ids name it: `turn-4`, `mark-2-hash`, `branch-3`, `line-1-17` (the eyes, and the line among those that they
   * may read).
   */
  readonly code: string
  readonly proposal: Proposal
  /** As in “Back to …?”. */
  readonly words: string
  /** Named moments are an admin’s. */
  readonly isAdmins: boolean
}

/** Stands before the number of a turn that was picked; a bare number says how many turns ago. */
export const TURN = 'turn-'
const MARK = 'mark-'
const BRANCH = 'branch-'
const LINE = 'line-'
const MOTION = 'motion-'
const MAX_QUOTE_LENGTH = 80

export function branchCode(number: number): string {
  return `${BRANCH}${number}`
}

export function lineCode(eyes: number, at: number): string {
  return `${LINE}${eyes}-${at}`
}

/** The code of a proposal's target. */
export function proposalCode(motion: string): string {
  return `${MOTION}${motion}`
}

/** The proposal that a code names; `null` if it names something else. */
export function proposalIn(code: string): string | null {
  return code.startsWith(MOTION) ? code.slice(MOTION.length) : null
}

/** The target that was picked or typed; `null` if the requester may not go back there. */
export async function findTarget(
  context: Context,
  request: Request,
  sight: TableSight,
  typed: string,
): Promise<RollbackTarget | null> {
  if (typed.startsWith(LINE)) return await lineGoal(context, request, sight, typed)
  if (/^branch-\d{1,6}$/.test(typed)) {
    const branch = Number(typed.slice(BRANCH.length))
    return { code: typed, proposal: { kind: 'back', branch }, words: `the end of branch ${branch}`, isAdmins: false }
  }
  const mark = managesHere(request, sight.record)
    ? markMeant(await context.tables.saves.bookmarks(sight.record.id), typed)
    : undefined
  if (mark) {
    const proposal = { kind: 'back', bookmark: mark.number } as const
    return { code: markCode(mark), proposal, words: `**${bookmarkName(mark)}**`, isAdmins: true }
  }
  const turn = turnMeant(sight, typed)
  if (turn === null) return null
  const words = await beginningInWords(context, sight, turn)
  return { code: `${TURN}${turn}`, proposal: { kind: 'back', turn }, words, isAdmins: false }
}

/** A moment by one of its lines, if it has a public line. */
async function lineGoal(
  context: Context,
  request: Request,
  sight: TableSight,
  code: string,
): Promise<RollbackTarget | null> {
  const [, eyes, at] = /^line-(\d{1,3})-(\d{1,9})$/.exec(code)?.map(Number) ?? []
  if (eyes === undefined || at === undefined || !(eyes === 0 || maySee(sight, request.user, eyes))) return null
  const moment = await new LookBack(context.tables, sight, seatOfEyes(eyes)).at(at)
  const [told] = publicLines(sight, moment?.lines ?? [])
  const line = moment?.lines[0]?.seq
  if (told === undefined || line === undefined) return null
  const words = `the moment of “${clip(told.replaceAll('\n', ' '), MAX_QUOTE_LENGTH)}”`
  return { code, proposal: { kind: 'back', line }, words, isAdmins: false }
}

function markMeant(marks: readonly Bookmark[], typed: string): Bookmark | undefined {
  return marks.find((one) => markCode(one) === typed) ?? namedExactly(typed, marks, ({ name }) => [name])[0]
}

/** Another may have its number by now: its name belongs to it. */
function markCode({ number, name }: Bookmark): string {
  return `${MARK}${number}-${shortHash(name)}`
}

export function bookmarkName({ name }: Pick<Bookmark, 'name'>): string {
  return wordForWord(name)
}

function turnMeant({ turn: now }: TableSight, typed: string): number | null {
  const [, picked, number] = /^(turn-)?(\d{1,9})$/.exec(typed.trim()) ?? []
  if (number === undefined) return null
  const turn = picked ? Number(number) : now - Number(number)
  return turn >= 1 && turn <= now ? turn : null
}

/** The beginning of a turn, with the round in which it began, where the game counts rounds. */
async function beginningInWords(
  context: Context,
  { record, game, turn: now }: TableSight,
  turn: number,
): Promise<string> {
  const way = game.words.round && (await context.tables.rollbacks.preview(record.id, { kind: 'back', turn }))
  const round = way?.ok ? roundNow(way.value.then) : null
  return `the beginning of ${turnInWords(turn, now - turn, round)}`
}

/** The rollback targets that match the typed text: bookmarks for admins, branches, turns, and moments in words. */
export async function targetCompletions(
  context: Context,
  request: Request,
  typed: string,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return []
  const sight = found.value
  const { id } = sight.record
  const marks = managesHere(request, sight.record) ? [...(await context.tables.saves.bookmarks(id))].reverse() : []
  const branches = await context.tables.rollbacks.branches(id)
  const ago = Array.from({ length: Math.min(sight.turn, PROPOSALS) }, (_, turns) => turns)
  const all = [
    ...marks.map((one) => ({ name: `${plain(bookmarkName(one))} (turn ${one.turn})`, value: markCode(one) })),
    ...branches.map(({ number }) => ({ name: `the end of branch ${number}`, value: branchCode(number) })),
    ...ago.map((turns) => {
      const turn = sight.turn - turns
      const name = sight.game.words.round && turns > 1 ? `the turn ${turns} turns ago` : turnInWords(turn, turns)
      return { name: `the beginning of ${name}`, value: `${TURN}${turn}` }
    }),
  ]
  const fitting = matching(typed, all, ({ name }) => name).slice(0, PROPOSALS)
  const moments = typed.trim() === '' ? [] : await findMoments(context, sight, null, typed, PROPOSALS - fitting.length)
  return [
    ...fitting,
    ...moments.map(({ number, text }) => ({ name: text, value: lineCode(eyesOf(null), number) })),
  ].map(({ name, value }) => ({ name: clip(name, PROPOSAL_NAME), value }))
}
