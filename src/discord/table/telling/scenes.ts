import type { Drama, DramaSide, Game, Happened, Topic } from '../../../engine/index.ts'
import { calledAt } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine } from '../../../tables/model/store.ts'
import { ALT_TEXT } from '../../kit/limits.ts'
import { plainSpokenNames } from '../../kit/names.ts'
import { clip, plain } from '../../kit/text.ts'
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

/** What a scene shows, for those who cannot see it: of a face all that stands on it. */
export function altOfScene(drama: Drama, topics: Readonly<Record<string, Topic>>): string {
  const topic = drama.kind === 'face' ? topics[drama.about ?? ''] : undefined
  if (!topic) return clip(dramaInWords(drama), ALT_TEXT)
  const figures = (topic.figures ?? []).map(([word, number]) => say('alt-figure', { figure: word, number }))
  return clip(
    plain(
      [say('alt-face', { title: drama.title, topic: topic.title, kind: topic.kind }), ...figures, ...topic.lines].join(
        ' ',
      ),
    ),
    ALT_TEXT,
  )
}

/** The scene in sentences: what it is about, the dice rolled, and the outcome. */
function dramaInWords({ title, lines, sides = [], margin }: Drama): string {
  return [title, ...sides.flatMap(sideInWords), ...(margin === undefined ? [] : [margin]), ...lines]
    .map((text) => (/[.!?]$/.test(text) ? text : say('alt-sentence', { text })))
    .join(' ')
}

function sideInWords({ name, dice = [], total, left }: DramaSide): string[] {
  if (dice.length === 0 && left === undefined) return []
  const rolled = dice.map(({ value }) => value).join(', ')
  return [
    ...(dice.length > 0 && total === undefined ? [say('alt-dice', { name, dice: rolled })] : []),
    ...(dice.length > 0 && total !== undefined ? [say('alt-dice-total', { name, dice: rolled, total })] : []),
    ...(dice.length === 0 && total !== undefined ? [say('alt-total', { name, total })] : []),
    ...(left === undefined ? [] : [say('alt-left', { name, left })]),
  ]
}

const known = new WeakMap<Game, ReadonlyMap<string, Topic>>()

/** The topics that a scene names: those of its face in full, of others no more than how they look. */
export function topicsIn(
  game: Game,
  { kind, about, sides = [], figures, lines }: Drama,
): Readonly<Record<string, Topic>> {
  const all = known.get(game) ?? new Map((game.words.reference?.() ?? []).map((topic) => [topic.id, topic]))
  known.set(game, all)
  const named = [about, ...sides.map(({ topic }) => topic)].flatMap((id) =>
    id === undefined ? [] : (all.get(id) ?? []),
  )
  const face = (topic: Topic): Topic => ({ ...topic, ...(figures && { figures }), lines: [...lines, ...topic.lines] })
  const shown = named.map((topic) =>
    kind === 'face' ? face(topic) : { ...topic, title: '', lines: [], figures: [], refs: [] },
  )
  return Object.fromEntries(shown.map((topic) => [topic.id, topic]))
}
