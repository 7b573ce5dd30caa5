import { onceFor, type LessonProgress, type Story } from '../../../engine/index.ts'
import { inLanguage, languageNow } from '../../../language/index.ts'
import { hasGame, type TableOrRecord, type TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine, UserId } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { digestOf } from '../../kit/digest.ts'
import type { Poster } from '../../stats/poster.ts'
import { fullNames, seatFaces, seatNames } from '../../kit/names.ts'
import { plain } from '../../kit/text.ts'
import type { GameEnding } from '../../panels/card/ending.ts'
import { cardPanel, faceOf, heldBackPanel, type CardNotes, type CardFace } from '../../panels/card/card.ts'
import { closedLobbyPanel, lobbyPanel } from '../../panels/lobby/lobby.ts'
import type { Drawn } from '../../pictures/pictures.ts'
import { soonEnough } from '../../pictures/soon-enough.ts'
import { calledBack } from '../../table/lobby/again.ts'
import { coverCommission } from '../../table/lobby/cover.ts'
import { askNow, withTokens } from '../../table/answering/asking.ts'
import { recordedView } from '../../table/context/public-reads.ts'
import { hearerAt, tellingOf } from '../../table/telling/notices.ts'
import type { WindowShown } from '../../table/context/window.ts'
import { toldOnCard, chronicleText } from '../parts/chronicle.ts'
import { placesIn } from '../parts/picture-cache.ts'
import { drawnScenes, sceneOnCard, scenesDrawn } from '../parts/scenes.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { wouldLeak } from '../parts/told-panel.ts'

const IN_LOBBY = -1
const AT_THE_END = -2

/** Whether a card's phase is a turn of the game. */
export function isTurn(turn: number): boolean {
  return turn >= 0
}

/** A card as it should be: its phase of the table, the players it calls, and how to make it. */
export interface WantedCard {
  readonly turn: number
  readonly calls: readonly UserId[]
  /** In how many milliseconds a call to one of these players may ring; 0: at once. */
  readonly ringsIn: (user: UserId) => number
  /** Whether it asks players, called or not. */
  readonly isForPeople: boolean
  readonly window: WindowShown | null
  /** A digest that is the same for cards that look the same with these lines. */
  digest(lines: readonly ChronicleLine[], since?: string | null): string
  /**
   * Makes the message with these lines on it. It calls `notes` once the picture is drawn. `since`: what has happened to
   * the player on turn since their last one.
   */
  make(lines: readonly ChronicleLine[], notes: () => CardNotices, since?: string | null): Promise<DrawnCard>
}

/** The notes of a card in addition to what follows it. */
export type CardNotices = Omit<CardNotes, 'follows'>

/**
 * A card as a message. `later`: its picture is still being drawn, so it bears the previous one, or none, and the bot
 * has to make the card again then. Never rejects.
 */
export interface DrawnCard {
  readonly panel: Cleared
  /** Where the game stands, in a few words; empty in a lobby, or if that is held back. */
  readonly headline: string
  /** The same in each language of a player. */
  readonly headlines?: Readonly<Record<string, string>>
  readonly later: Promise<unknown> | null
}

/**
 * The card of a table; `null` to keep the current one if there is no game to show. Reads everything it needs now,
 * because the table may change afterwards. `mentioned`: the players whom a lobby calls.
 */
export function wantedCard(
  screen: ScreenContext,
  view: TableOrRecord,
  before: WindowShown | null,
  closed?: ReadonlySet<UserId>,
  extras: CardExtras = NO_EXTRAS,
): WantedCard | null {
  const { reliability, mentioned, ...ending } = extras
  return hasGame(view)
    ? gameCard(screen, view, before, { closed, ...ending })
    : lobbyCard(screen, view, { reliability, mentioned, talk: extras.talk })
}

/**
 * The extra content of a card. Of a finished game: the earned titles, in words, how the game went, and the poster.
 * Of a lesson: how far the learner has come.
 */
export interface Closing extends GameEnding {
  /** The languages in which people may read of it. */
  readonly languages?: readonly string[]
  readonly lesson?: LessonProgress | null
  /** `null` if there is none yet: the card shows the current board. */
  readonly poster: Poster | null
  /** The thread for talk beside the table, if there is one. */
  readonly talk: string | null
}

/** What a card shows beyond its table: how a game ended, or in a lobby each player's reliability in words. */
export interface CardExtras extends Closing {
  /** The players whom a lobby calls. */
  readonly mentioned: readonly UserId[]
  readonly reliability: ReadonlyMap<UserId, string>
}

export const NO_EXTRAS: CardExtras = {
  honours: [],
  story: null,
  poster: null,
  talk: null,
  mentioned: [],
  reliability: new Map(),
}

/**
 * A card's content beyond the view of the table: the players whose direct messages are closed, and its closing part.
 */
interface Besides extends Closing {
  readonly closed: ReadonlySet<UserId> | undefined
}

/** A picture and its alt text. */
interface Painted {
  readonly drawn: Drawn
  readonly alt: string
}

/** The card that takes the place of one that would tell a secret. */
function heldBack(
  screen: ScreenContext,
  view: TableView,
  lines: readonly ChronicleLine[],
  story: Story | null,
): DrawnCard {
  const told = wouldLeak(screen, view, lines, story) ? [] : [chronicleText(view, lines)]
  return { panel: cleared(heldBackPanel(view, told), 'held back'), headline: '', later: null }
}

function gameCard(
  screen: ScreenContext,
  tableView: TableView,
  before: WindowShown | null,
  besides: Besides,
): WantedCard {
  const { record, game } = tableView
  const reading = recordedView(tableView)
  const parts = onceFor((one: TableView) => partsOf(one, before, besides))
  const { face, isForPeople, view, pictured, window } = parts(reading)
  const { poster, story } = besides
  const ringsIn = (user: UserId) => ringsInAt(tableView, user, besides.closed)
  const looks = digestOf(face, view, questionsOf(pictured), seatNames(record), ...(poster ? [poster.commission] : []))
  return {
    turn: tableView.isOver || record.status !== 'playing' ? AT_THE_END : tableView.turn,
    calls: face.calls,
    ringsIn,
    isForPeople,
    window: withTokens(tableView, window),
    digest: (lines, since = null) =>
      digestOf(looks, since, toldOnCard(tableView, lines), ...sceneOnCard(tableView, lines, story)),
    async make(lines, notesNow, since = null) {
      const publicly = (one: TableView) => publicParts(parts(one), one, { lines, since, story })
      if (screen.guard.wouldTell(reading, 'card', publicly)) return heldBack(screen, tableView, lines, story)
      const headline = () => plain(game.words.headline(view, fullNames(record)))
      const [names, faces] = [seatNames(record), seatFaces(record)]
      const framing = record.pictures
      const asked = { asked: pictured, viewer: null, names, faces, size: 'card', framing } as const
      const commission = { table: record.id, game: record.game, view, ...asked } as const
      const drawnFor = { turn: tableView.turn, language: languageNow(), framing, places: placesIn(pictured) }
      const map = async (): Promise<Painted> => {
        const drawn = await screen.pictures(commission, record.host)
        if (drawn instanceof Buffer) screen.pictureCache.note(record.id, drawnFor, drawn)
        return { drawn, alt: face.alt }
      }
      const drawing = poster ? posterElse(screen, poster, map) : map()
      const [painted, scene] = await Promise.all([
        soonEnough(drawing, screen.picturePatience),
        drawnScenes(screen, tableView, { lines, dramas: sceneOnCard(tableView, lines, story) }, screen.picturePatience),
      ])
      const isLater = painted === 'later'
      // Until the poster is ready, the map takes its place.
      const shown = isLater && poster ? await soonEnough(map(), screen.picturePatience) : painted
      const image = shown === 'later' ? screen.pictureCache.fitting(record.id, drawnFor) : shown.drawn
      const alt = shown === 'later' ? face.alt : shown.alt
      const notes = { ...notesNow(), follows: isLater ? (poster ? 'poster' : 'picture') : null } as const
      const late = [...(isLater ? [drawing] : []), ...(scene.later ? [scene.later] : [])]
      const seen = image instanceof Buffer ? image : null
      const { earlier, lately } = toldOnCard(tableView, lines)
      const told = { earlier, lately: [...lately, ...scene.words], since }
      const panel = cardPanel({ ...face, alt }, seen, told, notes, scene.pictures)
      return {
        panel: cleared({ ...panel, pings: face.calls.filter((user) => ringsIn(user) === 0) }, 'guarded'),
        headline: headline(),
        headlines: Object.fromEntries((besides.languages ?? []).map((one) => [one, inLanguage(one, headline)])),
        later: late.length === 0 ? null : Promise.all(late),
      }
    },
  }
}

/** A card that calls a player who is not to be rung names them all the same. */
function ringsInAt(view: TableView, user: UserId, closed: ReadonlySet<UserId> | undefined): number {
  const sitting = view.record.seats.find(({ seat }) => view.playerOf(seat) === user)
  return sitting ? tellingOf(hearerAt(view, sitting.seat, closed), 'move').wait : 0
}

/** If the poster can't be painted, the card keeps its map. */
async function posterElse(
  screen: ScreenContext,
  { commission, alt }: Poster,
  map: () => Promise<Painted>,
): Promise<Painted> {
  const drawn = await screen.posters(commission)
  return drawn instanceof Buffer ? { drawn, alt } : await map()
}

/** The parts of a card. */
function partsOf(view: TableView, before: WindowShown | null, { closed, ...ending }: Besides) {
  const ask = askNow(view, before, closed)
  return {
    face: faceOf(view, ask, ending),
    isForPeople: ask.isForPeople,
    view: view.viewFor(null),
    pictured: ask.pictured,
    window: ask.window,
  }
}

type Parts = ReturnType<typeof partsOf>

/** A placeholder for any picture: its file name and its alt text are composed with it. */
const UNPAINTED = Buffer.alloc(0)

/** The public part of a card: the message, and the input of its picture. Secret choices never edit it. */
function publicParts(
  { face, isForPeople, view, pictured }: Parts,
  tableView: TableView,
  { lines, since, story }: { lines: readonly ChronicleLine[]; since: string | null; story: Story | null },
) {
  const scenes = sceneOnCard(tableView, lines, story)
  return {
    panel: cardPanel(face satisfies CardFace, UNPAINTED, { ...toldOnCard(tableView, lines), since }),
    headline: tableView.game.words.headline(view, fullNames(tableView.record)),
    view,
    questions: questionsOf(pictured),
    // This decides whether there is a new message.
    isForPeople,
    scenes,
    drawn: scenesDrawn(tableView, scenes),
  }
}

function questionsOf(pictured: Parts['pictured']) {
  return pictured.map(({ verb, offers, about }) => [verb, offers, about])
}

function lobbyCard(
  screen: ScreenContext,
  { record }: TableOrRecord,
  parts: Pick<CardExtras, 'reliability' | 'mentioned' | 'talk'>,
): WantedCard | null {
  const game = screen.tables.games.find(({ rules }) => rules.id === record.game)
  // If a fault keeps a game from being shown, its card stays.
  if (!game || record.status === 'playing' || record.status === 'over') return null
  const isOpen = record.status === 'lobby'
  const { mentioned } = parts
  const ended = closedLobbyPanel(record, game, mentioned)
  const digest = digestOf(isOpen ? lobbyPanel(record, game, parts) : ended)
  const make = async (): Promise<DrawnCard> => {
    if (!isOpen) return { panel: cleared(ended, 'no game'), headline: '', later: null }
    const drawing = screen.pictures(coverCommission(game, record.id, record.pictures), record.host)
    const drawn = await soonEnough(drawing, screen.picturePatience)
    const cover = drawn instanceof Buffer ? drawn : null
    const panel = cleared(lobbyPanel(record, game, { cover, ...parts }), 'no game')
    return { panel, headline: '', later: drawn === 'later' ? drawing : null }
  }
  const calls = [...(isOpen ? calledBack(record) : []), ...mentioned]
  return { turn: IN_LOBBY, calls, ringsIn: () => 0, isForPeople: true, window: null, digest: () => digest, make }
}
