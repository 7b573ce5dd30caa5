import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { noGuard } from '../../src/discord/table/context/leak-guard.ts'
import { linesAfter } from '../../src/discord/screens/parts/chronicle.ts'
import { showOwn } from '../../src/discord/screens/own/own.ts'
import { PictureCache } from '../../src/discord/screens/parts/picture-cache.ts'
import { showCard } from '../../src/discord/screens/room/show.ts'
import { readProjection } from '../../src/discord/screens/parts/projection.ts'
import type { MessageGateway } from '../../src/discord/screens/parts/message-gateway.ts'
import { PanelSharing } from '../../src/discord/screens/room/sharing.ts'
import type { Filming } from '../../src/discord/pictures/pictures.ts'
import { EVERYWHERE, type ScreenContext } from '../../src/discord/screens/parts/screen-context.ts'
import { linesOfMessage } from '../../src/discord/screens/parts/message-lines.ts'
import { unheard } from '../../src/discord/screens/own/whispers.ts'
import type { Context } from '../../src/discord/table/context/context.ts'
import { CachingFilmStudio } from '../../src/discord/table/past/film-studio.ts'
import { Hints } from '../../src/discord/table/answering/hints.ts'
import {
  LEAVE,
  rebuild,
  RETURN,
  type Answer,
  type Game,
  type Seat,
  type Setup,
  type State,
} from '../../src/engine/index.ts'
import { ENGLISH, languagesOffered } from '../../src/language/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { createTables, timingOf, UNLIMITED, type Clock, type NewTable } from '../../src/tables/index.ts'
import { loadRunningTable, type RunningTable } from '../../src/tables/live/running-table.ts'
import { FRAMINGS, type Framing } from '../../src/tables/model/store.ts'
import type { ProposalInput } from '../../src/tables/model/proposal.ts'
import type { paintTable } from '../../src/render/index.ts'
import type { Television } from '../../src/television/televised.ts'
import { directRoomOf, Wall } from './wall.ts'

export type Paint = typeof paintTable

const SERVER = 'server'
/** No hint is remembered, so that repeated looks are the same. */
const EACH_ANEW: Context['hints'] = {
  next: (...of) =>
    new Hints({ notes: { memo: () => Promise.resolve(undefined), setMemo: () => Promise.resolve() } }).next(...of),
}
/** Announces no finished games. */
const NOWHERE: Context['feed'] = {
  channel: () => Promise.resolve(null),
  begin: () => Promise.resolve(''),
  end: () => Promise.resolve(),
  amend: () => undefined,
}
/** Opens tables in channels only. */
const NO_THREADS: Context['threads'] = {
  isDefault: () => Promise.resolve(false),
  setDefault: () => Promise.resolve(),
  open: () => Promise.reject(new Error('there are no threads')),
  talkOf: () => Promise.resolve(null),
  talk: () => Promise.reject(new Error('there are no threads')),
}
/** Lists no open tables. */
const NO_BOARD: Context['board'] = {
  channel: () => Promise.resolve(null),
  begin: () => Promise.resolve(''),
  again: () => undefined,
  end: () => Promise.resolve(),
}
/** Everyone present at the start has just come back, so they see everything that has happened. */
const ALWAYS_BACK: Context['absences'] = {
  missedBy: () => Promise.resolve(0),
  isHere: () => Promise.resolve(),
  hasSeen: () => undefined,
}
/** A clock without timers. */
const STILL: Clock = { now: () => 1_700_000_000_000, after: () => () => undefined }

/** There are no posters while games run. */
const NO_POSTER: Context['posters'] = () => Promise.resolve(null)

/** What is on the screens, as read from the store. Nothing is told. */
function screensOf(screen: ScreenContext): Context['projector'] {
  const cardOn = (id: string) => readProjection(screen.store, id, 'card')
  const sharer = new PanelSharing(screen)
  return {
    tryAgain: () => Promise.resolve(),
    cardOf: () => Promise.resolve(null),
    troubleFor: () => Promise.resolve(null),
    windowOn: async (id) => (await cardOn(id))?.window ?? null,
    headlineOn: async ({ id }) => (await cardOn(id))?.headline ?? '',
    messageOn: async (id) => (await cardOn(id))?.message ?? null,
    toldOn: async (id) => await linesAfter(screen, id, (await cardOn(id))?.after ?? 0),
    toldIn: (message) => linesOfMessage(screen, message),
    tellPlayers: () => Promise.resolve(),
    tellDirectly: (user) => Promise.resolve(directRoomOf(user)),
    tellOfProposal: () => Promise.resolve(),
    unheard: (id, user) => unheard(screen, id, user),
    // Repeated looks are the same.
    heard: () => Promise.resolve(),
    share: (...of) => sharer.share(...of),
  }
}

/** A bot with one channel per table, whose Discord is a wall of posts. Every seat belongs to a person. */
export class House {
  readonly wall = new Wall()
  readonly context: Context
  readonly screen: ScreenContext
  private readonly game: Game
  private readonly store = openStore()
  private readonly paint: Paint
  private painted = 0
  private drawn = 0

  constructor(
    game: Game,
    paint: Paint,
    { clock = STILL, messageGateway = this.wall }: { clock?: Clock; messageGateway?: MessageGateway } = {},
  ) {
    this.game = game
    this.paint = paint
    const log = pino({ level: 'silent' })
    const luck = (letters: number): string => `${(this.drawn += 1)}`.padStart(letters, '0')
    const tables = createTables({ store: this.store, games: [game], clock, luck, log, limits: UNLIMITED, activeMs: 0 })
    const pictures = this.pictures
    const pictureCache = new PictureCache()
    const common = { tables, store: this.store, messageGateway, pictureCache, log }
    this.screen = {
      ...common,
      ...EVERYWHERE,
      pictures,
      scenes: this.scenes,
      posters: NO_POSTER,
      television: this.television,
      guard: noGuard,
      now: () => clock.now(),
    }
    // A digest of the cards to draw replaces the picture.
    const faces: Context['faces'] = ({ game: of, topics }) =>
      Promise.resolve(digestOf([of, topics.map((one) => one.id)]))
    const { scenes } = this
    this.context = {
      tables,
      projector: screensOf(this.screen),
      feed: NOWHERE,
      board: NO_BOARD,
      threads: NO_THREADS,
      pictures,
      faces,
      scenes,
      posters: NO_POSTER,
      films: new CachingFilmStudio(this.filming),
      television: this.television,
      calendars: null,
      webhooks: null,
      hints: EACH_ANEW,
      absences: ALWAYS_BACK,
      authority: { manages: () => Promise.resolve(false) },
      members: { accounts: () => Promise.resolve(new Map()), gone: () => Promise.resolve(new Set()) },
      log,
      now: () => clock.now(),
    }
  }

  /** Opens a table at which a game continues from a state at rest. */
  async open(id: string, { seats, preset, options = {} }: Setup, state: string): Promise<void> {
    this.wall.wipe()
    // Random ids at a table are the same in every bot.
    this.drawn = 0
    const at = STILL.now()
    const sitting = Array.from({ length: seats }, (_, seat) => ({
      seat,
      user: userAt(seat),
      name: `Player ${seat + 1}`,
      keeper: 'player' as const,
      backAt: null,
      offered: false,
    }))
    const names = this.game.words.called?.(this.game.rules.view(JSON.parse(state) as State, null))
    const table: NewTable = {
      id,
      game: this.game.rules.id,
      preset,
      options,
      seed: 'sealed',
      status: 'playing',
      server: SERVER,
      room: roomOf(id),
      host: userAt(0),
      seats: sitting,
      seal: { kind: 'typed' },
      experience: null,
      timing: timingOf('none'),
      clocks: null,
      pause: null,
      pictures: framingOf(id),
      language: languageAt(id),
      motions: [],
      // Otherwise a secret answer in only one bot could decide the names.
      called: names ? [{ from: 1, names }] : [],
      // Every seat has a spectator with private access.
      watchers: sitting.map(({ seat }) => ({ seat, user: watcherOf(seat), name: `Watcher ${seat + 1}` })),
      whispering: true,
      createdAt: at,
      changedAt: at,
    }
    const { revision } = await this.store.records.create(table)
    // Each player reads another language. Some choose the narrow layout for phones. All may be rung at once: the two
    // bots may have rung them at different times before.
    for (const { user, seat } of sitting)
      await this.store.people.change(user, (person) => ({
        ...person,
        ringGap: 0,
        language: languageAt(id, seat + 1),
        ...(seat % 2 === 1 && { pictures: 'narrow' as const }),
      }))
    const position = { seq: 0, version: this.game.rules.version, state, turn: 1, acted: sitting.map(() => 0) }
    const lines = [{ kind: 'event', event: { kind: 'started' }, to: 'all' }] as const
    await this.store.commit({ table: id, after: revision, snapshot: position, lines, at })
  }

  /** A table whose players have sat down and begun, in a channel of its own. */
  async begin(room: string, { seats, preset, options = {}, seed }: Setup, pictures: Framing = 'wide'): Promise<string> {
    const { tables } = this.context
    await this.store.people.change(userAt(0), (person) => ({ ...person, pictures }))
    const host = { user: userAt(0), name: 'Player 1' }
    const game = this.game.rules.id
    const opened = await tables.opening.open({ game, preset, options, seed, server: SERVER, room, host })
    if (!opened.ok) throw new Error(`no table can be opened: ${opened.why}`)
    const { id } = opened.value
    for (let seat = 1; seat < seats; seat += 1) await tables.seats.join(id, userAt(seat), `Player ${seat + 1}`)
    const started = await tables.opening.start(id, host.user)
    if (!started.ok) throw new Error(`the game does not begin: ${started.why}`)
    return id
  }

  /** A fresh rebuild of a table's game, for the caller to use freely. */
  async live(id: string): Promise<RunningTable> {
    const record = await this.store.records.find(id)
    const live = record && (await loadRunningTable(this.store, record, this.game))
    if (!live) throw new Error(`there is no game at table ${id}`)
    return live
  }

  /** A table's stored log, for reproducing a failure. */
  async stored(id: string) {
    return { snapshots: await this.store.snapshots.all(id), entries: await this.store.log.entries(id) }
  }

  /** The number of entries in a table's log. */
  seq(id: string): Promise<number> {
    return this.store.log.lastSeq(id)
  }

  /** The answers in a table's log after entry `seq`. */
  async answersAfter(id: string, seq: number): Promise<readonly Answer[]> {
    return (await this.store.log.entries(id, seq)).flatMap((entry) => (entry.kind === 'answer' ? [entry.answer] : []))
  }

  /** The last state at rest, and its log position. */
  async rest(id: string): Promise<{ readonly seq: number; readonly state: string }> {
    const { rules } = this.game
    const { outcomes } = rebuild(rules, await this.store.snapshots.all(id), await this.store.log.entries(id), 0)
    const last = outcomes.findLast(({ outcome }) => outcome.snapshot !== undefined)
    if (last?.outcome.snapshot === undefined) throw new Error(`nothing is kept of table ${id}`)
    return { seq: last.seq, state: last.outcome.snapshot }
  }

  async answer(id: string, { seat, verb, key }: Answer): Promise<void> {
    const user = userAt(seat)
    const { tables } = this.context
    const done =
      verb === LEAVE
        ? await tables.seats.resign(id, user)
        : verb === RETURN
          ? await tables.seats.join(id, user, user)
          : await tables.answers.submit(id, user, { verb, key })
    if (!done.ok) throw new Error(`${verb} ${key} of seat ${seat} is ${done.why}: ${await this.faults(id)}`)
  }

  /** The questions and faults of a table, for error messages. */
  async waitsFor(id: string): Promise<string> {
    const { run, record } = await this.live(id)
    const asked = run.asked.map(
      ({ seat, verb, standing }) => `seat ${seat} is asked ${verb} (${standing ?? 'no order'})`,
    )
    return [...asked, `it is ${record.status} ${record.pause ?? ''}`, await this.faults(id)].join('; ')
  }

  async note(id: string, seat: Seat, text: string): Promise<void> {
    await this.context.tables.notes.write(id, userAt(seat), text)
  }

  /** Sends a whisper from one seat to another. Returns whether it was possible. */
  async whisper(id: string, seat: Seat, to: Seat, text: string): Promise<boolean> {
    return (await this.context.tables.privateAccess.whisper(id, userAt(seat), to, text)).ok
  }

  /** Makes a proposal. Returns its result, or why it was refused. */
  async move(id: string, seat: Seat, proposal: ProposalInput): Promise<string> {
    const moved = await this.context.tables.votes.propose(id, userAt(seat), proposal)
    return moved.ok ? moved.value : moved.why
  }

  /** Withdraws a seat's proposal. */
  async withdraw(id: string, seat: Seat): Promise<void> {
    const proposal = (await this.store.records.find(id))?.motions.find(({ came }) => came === null)
    const how = await this.context.tables.votes.vote(id, userAt(seat), proposal?.id ?? '', false)
    if (!how.ok || how.value !== 'withdrawn') throw new Error(`seat ${seat} cannot withdraw what it moved`)
  }

  /** Undoes a seat's last answer if possible. Returns whether it was. */
  async undo(id: string, seat: Seat): Promise<boolean> {
    return (await this.context.tables.answers.undo(id, userAt(seat))).ok
  }

  /** Shows a table as the bot does after every change. */
  async show(id: string): Promise<void> {
    await showCard(this.screen, id, { since: STILL.now(), isDoubted: false, downtime: { away: null, isNew: false } })
    await showOwn(this.screen, id, { isAtRest: true, just: undefined })
  }

  /** Ends a table and frees its channel. */
  async close(id: string): Promise<void> {
    await this.context.tables.saves.close(id)
  }

  async stop(): Promise<void> {
    await this.context.tables.stop()
    await this.store.close()
  }

  /** Paints the next pictures for real; digests of their inputs replace all others. */
  paintNext(pictures: number): void {
    this.painted = pictures
  }

  private readonly pictures: ScreenContext['pictures'] = async ({ game, view, table: _, ...manner }) => {
    if (this.painted === 0) return digestOf([view, manner])
    this.painted -= 1
    return this.paint(game, view, manner)
  }

  /** A digest of its inputs replaces a scene. */
  private readonly scenes: ScreenContext['scenes'] = ({ drama, topics }) =>
    Promise.resolve(
      createHash('sha256')
        .update(JSON.stringify([drama, topics]))
        .digest(),
    )

  /** Every table has a link. What its television shows stands on the wall, where everybody sees it. */
  private get television(): Television {
    return {
      linked: [],
      linkOf: (id) => `link of ${id}`,
      link: (id) => Promise.resolve(`link of ${id}`),
      unlink: () => Promise.resolve(true),
      needs: () => false,
      show: (id, televised, isWhole) => this.wall.televise(roomOf(id), televised, isWhole),
      onNeed: () => () => undefined,
    }
  }

  /** A digest of its pictures' inputs replaces a film. */
  private readonly filming: Filming = {
    frame: ({ frame }) => Promise.resolve(digestOf(frame)),
    join: (frames) => Promise.resolve({ film: digestOf(frames), frames: frames.length }),
  }

  private async faults(id: string): Promise<string> {
    return (await this.store.notes.faults(id)).map(({ error }) => error).join('\n')
  }
}

/** Every other table has pictures for a phone, in every bot alike. */
function framingOf(id: string): Framing {
  return FRAMINGS[numberOf(id) % FRAMINGS.length] ?? 'wide'
}

/** Each table has one of the languages, in every bot alike; `on` goes to one after it. */
function languageAt(id: string, on = 0): string {
  const all = languagesOffered()
  return all[((numberOf(id) >> 1) + on) % all.length]?.language ?? ENGLISH
}

function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt16BE()
}

function digestOf(drawn: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(drawn)).digest()
}

/** A visitor of a table's channel: the player of a seat, or a stranger. */
export function visitorOf(id: string, viewer: Seat | null) {
  const user = viewer === null ? 'stranger' : userAt(viewer)
  return {
    user,
    name: user,
    guild: SERVER,
    channel: roomOf(id),
    isManager: false,
    missingPermissions: [],
    contribution: '',
  }
}

export function userAt(seat: Seat): string {
  return `user-${seat}`
}

/** The spectator with private access to a seat. */
export function watcherOf(seat: Seat): string {
  return `watcher-${seat}`
}

export function roomOf(id: string): string {
  return `room-${id}`
}
