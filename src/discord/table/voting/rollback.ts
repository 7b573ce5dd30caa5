import { shortHash } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { Bookmark, ProposalInput } from '../../../tables/model/store.ts'
import { PROPOSAL_NAME, PROPOSALS } from '../../kit/limits.ts'
import { namedExactly, matching } from '../../kit/search.ts'
import { clip, plain, wordForWord } from '../../kit/text.ts'
import { eyesOf, maySee, seatOfEyes } from '../past/eyes.ts'
import { publicLines } from '../telling/chronicle.ts'
import type { Context } from '../context/context.ts'
import { findMoments } from '../past/search.ts'
import { LookBack } from '../past/look-back.ts'
import { roundNow } from '../telling/turns.ts'
import { gameMeant } from '../context/seats.ts'
import { managesHere, type Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** Where a game can go back to. */
export interface RollbackTarget {
  /**
   * As ids name it: `turn-4`, `mark-2-hash`, `branch-3`, `line-1-17` (the eyes, and the line among those that they
   * may read).
   */
  readonly code: string
  readonly proposal: ProposalInput
  /** The heading of its preview: whether to go back there. */
  readonly question: string
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
export function proposalCode(proposal: string): string {
  return `${MOTION}${proposal}`
}

/** The proposal that a code names; `null` if it names something else. */
export function proposalIn(code: string): string | null {
  return code.startsWith(MOTION) ? code.slice(MOTION.length) : null
}

/** The target that was picked or typed; `null` if the requester may not go back there. */
export async function findTarget(
  context: Context,
  request: Request,
  view: TableView,
  typed: string,
): Promise<RollbackTarget | null> {
  if (typed.startsWith(LINE)) return await lineGoal(context, request, view, typed)
  if (/^branch-\d{1,6}$/.test(typed)) {
    const branch = Number(typed.slice(BRANCH.length))
    const question = say('rollback-to-branch', { branch: typed.slice(BRANCH.length) })
    return { code: typed, proposal: { kind: 'back', branch }, question, isAdmins: false }
  }
  const mark = managesHere(request, view.record)
    ? markMeant(await context.tables.saves.bookmarks(view.record.id), typed)
    : undefined
  if (mark) {
    const proposal = { kind: 'back', bookmark: mark.number } as const
    const question = say('rollback-to-bookmark', { name: bookmarkName(mark) })
    return { code: markCode(mark), proposal, question, isAdmins: true }
  }
  const turn = turnMeant(view, typed)
  if (turn === null) return null
  const question = await turnQuestion(context, view, turn)
  return { code: `${TURN}${turn}`, proposal: { kind: 'back', turn }, question, isAdmins: false }
}

/** A moment by one of its lines, if it has a public line. */
async function lineGoal(
  context: Context,
  request: Request,
  view: TableView,
  code: string,
): Promise<RollbackTarget | null> {
  const [, eyes, at] = /^line-(\d{1,3})-(\d{1,9})$/.exec(code)?.map(Number) ?? []
  if (eyes === undefined || at === undefined || !(eyes === 0 || maySee(view, request.user, eyes))) return null
  const moment = await new LookBack(context.tables, view, seatOfEyes(eyes)).at(at)
  const [told] = publicLines(view, moment?.lines ?? [])
  const line = moment?.lines[0]?.seq
  if (told === undefined || line === undefined) return null
  const question = say('rollback-to-line', { line: clip(told.replaceAll('\n', ' '), MAX_QUOTE_LENGTH) })
  return { code, proposal: { kind: 'back', line }, question, isAdmins: false }
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

function turnMeant({ turn: now }: TableView, typed: string): number | null {
  const [, picked, number] = /^(turn-)?(\d{1,9})$/.exec(typed.trim()) ?? []
  if (number === undefined) return null
  const turn = picked ? Number(number) : now - Number(number)
  return turn >= 1 && turn <= now ? turn : null
}

/** Whether to go back to a turn. Where the game counts rounds, the question names the round instead of the turn. */
async function turnQuestion(context: Context, { record, game, turn: now }: TableView, turn: number): Promise<string> {
  const way = game.words.round && (await context.tables.rollbacks.preview(record.id, { kind: 'back', turn }))
  const round = way?.ok ? roundNow(way.value.then) : null
  return say('rollback-to-turn', { turn, ago: now - turn, round: round ?? 'none' })
}

/** The rollback targets that match the typed text: bookmarks for admins, branches, turns, and moments in words. */
export async function targetCompletions(
  context: Context,
  request: Request,
  typed: string,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return []
  const view = found.value
  const { id } = view.record
  const marks = managesHere(request, view.record) ? [...(await context.tables.saves.bookmarks(id))].reverse() : []
  const branches = await context.tables.rollbacks.branches(id)
  const ago = Array.from({ length: Math.min(view.turn, PROPOSALS) }, (_, turns) => turns)
  const all = [
    ...marks.map((one) => ({
      name: say('rollback-choice-bookmark', { name: plain(bookmarkName(one)), turn: one.turn }),
      value: markCode(one),
    })),
    ...branches.map(({ number }) => ({
      name: say('rollback-choice-branch', { branch: number }),
      value: branchCode(number),
    })),
    ...ago.map((turns) => {
      const turn = view.turn - turns
      const isCounted = !view.game.words.round
      return {
        name: say('rollback-choice-turn', { ago: turns, turn: isCounted ? turn : 'none' }),
        value: `${TURN}${turn}`,
      }
    }),
  ]
  const fitting = matching(typed, all, ({ name }) => name).slice(0, PROPOSALS)
  const moments = typed.trim() === '' ? [] : await findMoments(context, view, null, typed, PROPOSALS - fitting.length)
  return [
    ...fitting,
    ...moments.map(({ number, text }) => ({ name: text, value: lineCode(eyesOf(null), number) })),
  ].map(({ name, value }) => ({ name: clip(name, PROPOSAL_NAME), value }))
}
