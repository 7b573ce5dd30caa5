import type { Drama, DramaSide, Happened, Seat, Story, Topic, Words } from '../../../engine/index.ts'
import { calledAt } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { capital } from '../../../language/index.ts'
import { ALT_TEXT } from '../../kit/limits.ts'
import { plainNames, plainSpokenNames } from '../../kit/names.ts'
import { clip, plain } from '../../kit/text.ts'
import { faceLines } from './faces.ts'
import { say } from '../../words/index.ts'

/** The lowest weight of a scene that stays in the channel. */
export const MIN_KEPT_WEIGHT = 2

/** The scenes in some lines. They depend on public facts only. */
export function scenesIn(view: TableView, lines: readonly ChronicleLine[]): readonly Drama[] {
  return view.game.words.dramas?.(lines.flatMap((line) => publicFactOf(view, line))) ?? []
}

/** A line's public fact with the names of that time; nothing for other lines. */
export function publicFactOf(view: Pick<TableView, 'game' | 'record'>, line: ChronicleLine): readonly Happened[] {
  if (line.kind !== 'fact' || line.to !== 'all') return []
  const called = calledAt(view.record, line.line)
  return [{ fact: line.fact, names: plainSpokenNames(view, line.line), called: (seat) => called[seat] ?? null }]
}

/**
 * The scene of the victory that ended a game, with all players, their results, the round and the margin; every other
 * scene as it is.
 */
export function withEnding(view: TableView, drama: Drama, story: Story | null): Drama {
  if (!isEnding(view, drama)) return drama
  const won = winnersOf(view)
  const { sides = [], lines } = drama
  const { words } = view.game
  const shown = view.viewFor(null)
  const names = plainNames(view.record)
  const left = (seat: Seat) => {
    const score = words.score?.(shown, seat) ?? ''
    return score === '' ? {} : { left: capital(score) }
  }
  const sideOf = (seat: Seat): DramaSide => {
    const topic = characterOf(view, seat)
    return { seat, name: names(seat), ...(topic !== null && { topic }), ...left(seat) }
  }
  const round = words.round?.(shown) ?? null
  return {
    ...drama,
    lines: [...(round === null ? [] : [say('victory-round', { round })]), ...(story ? [plain(story.end)] : lines)],
    sides: sides.map((side) => (side.seat === null ? side : { ...side, ...left(side.seat) })),
    others: view.standings.flatMap(({ seat }) => (won.has(seat) ? [] : [sideOf(seat)])),
  }
}

/** Whether a scene is the victory that ended the game. */
export function isEnding(view: TableView, { kind, sides = [] }: Drama): boolean {
  const isVictory = (kind === 'crown' || kind === 'chest') && sides.length > 0
  if (!isVictory || !view.isOver) return false
  const won = winnersOf(view)
  return sides.every(({ seat }) => seat !== null && won.has(seat))
}

function winnersOf({ standings }: TableView): ReadonlySet<Seat> {
  return new Set(standings.flatMap(({ seat, won }) => (won ? [seat] : [])))
}

/** The topic of a seat's character, the last if it has none any longer; `null` if it had none. */
export function characterOf({ record, game }: Pick<TableView, 'record' | 'game'>, seat: Seat): string | null {
  const name = record.called.findLast(({ names }) => names[seat] != null)?.names[seat] ?? null
  return name === null ? null : (game.words.characterCalled?.(name) ?? null)
}

/** What a scene shows, for those who cannot see it: of a face all that stands on it. */
export function altOfScene(drama: Drama, topics: Readonly<Record<string, Topic>>): string {
  const topic = drama.kind === 'face' ? topics[drama.about ?? ''] : undefined
  if (!topic) return clip(plain(dramaInWords(drama)), ALT_TEXT)
  const figures = (topic.figures ?? []).map(([word, number]) => say('alt-figure', { figure: word, number }))
  return clip(
    plain(
      [
        say('alt-face', { title: drama.title, topic: topic.title, kind: topic.kind }),
        ...figures,
        ...faceLines(topic),
      ].join(' '),
    ),
    ALT_TEXT,
  )
}

/** The scene in sentences: what it is about, the dice rolled, and the outcome. */
function dramaInWords({ title, lines, sides = [], others = [], margin }: Drama): string {
  return [title, ...[...sides, ...others].flatMap(sideInWords), ...(margin === undefined ? [] : [margin]), ...lines]
    .map((text) => (/[.!?]$/.test(text) ? text : say('alt-sentence', { text })))
    .join(' ')
}

function sideInWords({ name, dice = [], earlier = [], total, left }: DramaSide): string[] {
  if (dice.length === 0 && left === undefined) return []
  const rolled = dice.map(({ value }) => value).join(', ')
  return [
    ...(dice.length > 0 && total === undefined ? [say('alt-dice', { name, dice: rolled })] : []),
    ...(dice.length > 0 && total !== undefined
      ? [say(earlier.length > 0 ? 'alt-dice-last' : 'alt-dice-total', { name, dice: rolled, total })]
      : []),
    ...(dice.length === 0 && total !== undefined ? [say('alt-total', { name, total })] : []),
    ...(left === undefined ? [] : [say('alt-left', { name, left })]),
  ]
}

/** By the words of a game, which are others in each language. */
const known = new WeakMap<Words, ReadonlyMap<string, Topic>>()

/** The topics that a scene names: those of its face in full, of others no more than how they look. */
export function topicsIn(
  { words }: { readonly words: Words },
  { kind, about, sides = [], others = [], figures, lines }: Drama,
): Readonly<Record<string, Topic>> {
  const all = known.get(words) ?? new Map((words.reference?.() ?? []).map((topic) => [topic.id, topic]))
  known.set(words, all)
  const named = [about, ...[...sides, ...others].map(({ topic }) => topic)].flatMap((id) =>
    id === undefined ? [] : (all.get(id) ?? []),
  )
  const face = (topic: Topic): Topic => ({ ...topic, ...(figures && { figures }), lines: [...lines, ...topic.lines] })
  const shown = named.map((topic) =>
    kind === 'face'
      ? face(topic)
      : { id: topic.id, kind: topic.kind, ...(topic.look !== undefined && { look: topic.look }), title: '', lines: [] },
  )
  return Object.fromEntries(shown.map((topic) => [topic.id, topic]))
}
