import type { Seat } from '../../../engine/index.ts'
import type { FrameRequest } from '../../../render/index.ts'
import type { Frame } from '../../../render/finished/film-encoder.ts'
import { seatSeenBy, yieldToEventLoop, type TableService } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { seatPlayedBy } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { ALT_TEXT } from '../../kit/limits.ts'
import { button, container, FILM_NAME, gallery, rows, textPanel, texts, type Panel } from '../../kit/message.ts'
import { fullNames, seatFaces, seatNames } from '../../kit/names.ts'
import { clip, harmless, plain } from '../../kit/text.ts'
import type { Composed, Context, Reply, Shared } from '../../table/context/context.ts'
import { topicsIn } from '../../table/telling/scenes.ts'
import { planFilm } from '../../table/past/film.ts'
import type { Film, FilmName, Plan, Shot } from '../../table/context/film.ts'
import { forTable } from '../../table/context/readers.ts'
import { eyesOf, seatOfEyes } from '../../table/past/eyes.ts'
import { eyesMenu, lookBackButton } from './look-back.ts'
import { say } from '../../words/index.ts'

const FILM = 0x8a5a9e
/** How often the panel shows progress, and how long drawing may take. Discord accepts updates for fifteen minutes. */
const [PROGRESS_EVERY_MS, DRAWING_TIMEOUT_MS] = [3000, 9 * 60_000]
const MIN_FRAMES = 3

/**
 * A film from a public line on, with the given eyes; first its progress. A sentence if there can be no film. The film
 * itself is in the language of the table, because it may be shared there; what is said of it is in the user's.
 */
export async function filmPanel(
  context: Context,
  view: TableView,
  user: string,
  eyes: number,
  from: number,
): Promise<Reply> {
  const { record } = view
  const plan = await forTable(record, () => planFilm(context.tables, view, from))
  if (!plan) return say('too-short-to-film')
  const name = { table: record.id, eyes, from, to: plan.to }
  const known = forTable(record, () => context.films.known(name))
  if (known) {
    await lookAt(context.tables, view, user, known)
    return shownFilm(view, name, known)
  }
  const refused = context.films.refusal(user)
  if (refused) return say(NO_FILM[refused])
  return {
    ...textPanel(say('filming', { at: 1, of: plan.shots.length })),
    more: filmed(context, view, user, name, plan),
  }
}

/** Checks each position of a cached film for a viewer without a seat: the leak guard may hold one back. */
async function lookAt(tables: TableService, { record }: TableView, user: string, { shots }: Film): Promise<void> {
  if (record.status === 'over' || seatPlayedBy(record, user)) return
  for (const { shows } of shots) {
    if (shows.kind === 'table') (await tables.views.at(record.id, shows.seq))?.viewFor(null)
    await yieldToEventLoop()
  }
}

const NO_FILM = { 'under-way': 'film-under-way', 'too-many': 'too-many-films' } as const

/** Makes a film: shows progress, then the film or why there is none. */
async function* filmed(
  context: Context,
  view: TableView,
  user: string,
  name: FilmName,
  plan: Plan,
): AsyncGenerator<Panel, void> {
  const { films, now } = context
  const refused = films.refusal(user)
  if (refused) return yield textPanel(say(NO_FILM[refused]))
  const end = films.begin(user)
  try {
    const began = now()
    let told = began
    const frames: Frame[] = []
    for (const [at, shot] of plan.shots.entries()) {
      if (now() - began > DRAWING_TIMEOUT_MS) return yield textPanel(say('too-many-films'))
      if (now() - told >= PROGRESS_EVERY_MS) {
        yield textPanel(say('filming', { at: at + 1, of: plan.shots.length }))
        told = now()
      }
      const done = at / Math.max(1, plan.shots.length - 1)
      const image = await forTable(view.record, async () => {
        const frame = await frameOf(context.tables, view, shot, seatOfEyes(name.eyes), done)
        return frame && (await films.frame({ game: view.record.game, frame, person: user }))
      })
      if (image === 'too-many') return yield textPanel(say('too-many-films'))
      const isKept = shot.shows.kind === 'scene'
      if (image) frames.push({ image, delay: shot.delay, isKept })
    }
    if (frames.length < MIN_FRAMES) return yield textPanel(say('no-film'))
    yield textPanel(say('joining-film', { of: frames.length }))
    const reel = await films.join(frames)
    if (!reel) return yield turnByTurn(view, user, name)
    const duration = frames.reduce((sum, { delay }) => sum + delay, 0)
    const film = forTable(view.record, () => {
      const made = { image: reel.film, frames: reel.frames, duration, alt: altOfFilm(plan), shots: plan.shots }
      films.keep(name, made)
      return made
    })
    yield shownFilm(view, name, film)
  } finally {
    end()
  }
}

/** Instead of a film that would be too large: the way through the game turn by turn. */
function turnByTurn({ record }: TableView, user: string, name: FilmName): Panel {
  const { table } = name
  // While a game runs, everybody looks back with their own eyes.
  const eyes = record.status === 'over' ? name.eyes : eyesOf(seatSeenBy(record, user))
  const first = button(
    formatId({ kind: 'moment', table, eyes, at: 1, step: 'first' }),
    say('film-turn-by-turn'),
    'main',
  )
  return { components: [...texts(say('film-too-large')), ...rows([first])] }
}

/** What a picture is drawn from; `null` if the table cannot be had as it stood. */
export async function frameOf(
  tables: TableService,
  { record, game }: TableView,
  { caption, shows }: Shot,
  viewer: Seat | null,
  done: number,
): Promise<FrameRequest | null> {
  const said = { ...caption, done }
  if (shows.kind === 'scene') {
    const { drama } = shows
    return {
      caption: said,
      shows: { kind: 'scene', scene: { drama, topics: topicsIn(game, drama), faces: seatFaces(record) } },
    }
  }
  const then = await tables.views.at(record.id, shows.seq)
  return then ? { caption: said, shows: tableDrawn(then, shows.focus, viewer) } : null
}

function tableDrawn(then: TableView, seat: Seat | null, viewer: Seat | null) {
  const focus = seat === null ? {} : { focus: seat }
  const request = { viewer, names: seatNames(then.record), faces: seatFaces(then.record), ...focus }
  return { kind: 'table', view: then.viewFor(viewer), request } as const
}

/** The film for the user who asked for it. */
function shownFilm(view: TableView, name: FilmName, film: Film): Panel {
  const { table, eyes, from, to } = name
  const share = button(formatId({ kind: 'film-share', table, eyes, from, to }), say('film-share'), 'main')
  const shown = pictureOf(film)
  const about = aboutFilm(view, eyes, film)
  const menu = view.record.status === 'over' ? [eyesMenu(view, eyes, { kind: 'film-eyes', table, from })] : []
  const controls = [...rows([share, lookBackButton(table)]), ...menu]
  const parts = [...texts(`## ${titleOf(view)}`, about), gallery(shown.name, shown.alt), ...controls]
  return { components: [container(parts, FILM)], pictures: [shown] }
}

/** A film for everybody in the table's channel, shared by a user of that name. A sentence if it can't be shared. */
export async function sharedFilm(
  context: Context,
  view: TableView,
  by: string,
  name: FilmName,
): Promise<Shared | string> {
  const { record } = view
  const film = context.films.inAnyLanguage(name)
  if (!film) return say('film-gone')
  const shown = pictureOf(film)
  const panel = forTable(record, () => {
    const said = [say('film-shown-by', { name: harmless(by) }), `## ${titleOf(view)}`, aboutFilm(view, name.eyes, film)]
    const parts = [...texts(said.join('\n')), gallery(shown.name, shown.alt), ...rows([lookBackButton(name.table)])]
    return { components: [container(parts, FILM)], pictures: [shown] }
  })
  return { record, panel, shown: record.status === 'over' ? [] : positionsIn(context.tables, view, film) }
}

/** The positions in a film of a running game. The text above them is of public lines, with today's names. */
async function* positionsIn(
  tables: TableService,
  view: TableView,
  { shots }: Film,
): AsyncGenerator<Composed | null, void> {
  yield { then: view, compose: ({ record }) => seatNames(record) }
  for (const { shows } of shots) {
    if (shows.kind !== 'table') continue
    const then = await tables.views.at(view.record.id, shows.seq)
    yield then ? { then, compose: (one) => tableDrawn(one, shows.focus, null) } : null
  }
}

function titleOf({ game }: TableView): string {
  return clip(game.words.title, ALT_TEXT)
}

function pictureOf({ image, alt }: Film) {
  return { name: FILM_NAME, image, alt }
}

/** How long a film is, and who saw it so. */
function aboutFilm({ record }: TableView, eyes: number, { frames, duration }: Film): string {
  const seconds = Math.round(duration / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const viewer = seatOfEyes(eyes)
  const length = { pictures: frames, time }
  return viewer === null ? say('film-as-all', length) : say('film-as', { ...length, name: fullNames(record)(viewer) })
}

/** The texts of all pictures, each once, turn by turn, as far as they fit. */
export function altOfFilm({ shots }: Pick<Plan, 'shots'>): string {
  const said = new Map<string, Set<string>>()
  for (const { caption, shows } of shots) {
    const text = shows.kind === 'scene' ? `${plain(shows.drama.title)}.` : caption.text
    if (text !== '') said.set(caption.heading, (said.get(caption.heading) ?? new Set()).add(text))
  }
  const turns = [...said].map(([heading, lines]) => say('film-alt-turn', { heading, lines: [...lines].join(' ') }))
  return clip(say('film-alt', { turns: turns.join(' ') }), ALT_TEXT)
}
