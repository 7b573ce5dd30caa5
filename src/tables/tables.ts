import type { Game } from '../engine/index.ts'
import type { Judge, Thinker } from './model/thinking.ts'
import { ChanceRequests, type ChanceService } from './requests/chances.ts'
import { FairTurns } from './kit/fair-queue.ts'
import { LastMinute } from './kit/sliding-window.ts'
import { yieldToEventLoop } from './kit/yielding.ts'
import { Agenda } from './live/agenda.ts'
import { Clocks, type Tempo } from './live/clocks.ts'
import { TABLE_LIMITS, type TableLimits } from './live/limits.ts'
import { PeopleCache } from './live/people-cache.ts'
import { Requests } from './live/requests.ts'
import { Memories } from './live/memories.ts'
import { TableRepository, type RepositoryParts } from './live/table-repository.ts'
import { readable } from './live/tolerant-words.ts'
import { Uptime } from './live/uptime.ts'
import { ALL_SHARDS, isOf } from './model/shards.ts'
import { ACTIVE_MS } from './steps/ringing.ts'
import type { StatsService } from './model/stats-service.ts'
import {
  timingOf,
  type News,
  type Shards,
  type TableId,
  type TableRecord,
  type Timing,
  type Unfinished,
} from './model/store.ts'
import { Admission } from './requests/admission.ts'
import { Answers, type AnswerService } from './requests/answers.ts'
import { Archive, type ArchiveService } from './requests/archive.ts'
import { Autoplay } from './requests/autoplay.ts'
import { Chronicle, type ChronicleService } from './requests/chronicle.ts'
import { Destinations } from './requests/destinations.ts'
import { Directory, type DirectoryService } from './requests/directory.ts'
import { Guesses, type GuessService } from './requests/guessing.ts'
import { Remarks, type RemarkService } from './requests/past/remarks.ts'
import { WhatIfs, type WhatIfService } from './requests/past/what-if.ts'
import { Hindsight, type HindsightService, type ReviewBudget } from './requests/past/hindsight.ts'
import { Languages, type LanguageService } from './requests/languages.ts'
import { Lessons, type LessonService } from './requests/lessons.ts'
import { Notes, type NoteService } from './requests/notes.ts'
import { Loans, type LoanService } from './requests/loans.ts'
import { Leagues, type LeagueService } from './gathering/leagues.ts'
import { Lobbies, type LobbyService } from './requests/lobbies.ts'
import { Opening, type OpeningService } from './requests/opening.ts'
import { Plans, type PlanService } from './requests/ahead/plans.ts'
import { Presence, type PeopleService } from './requests/presence.ts'
import { PrivateAccess, type PrivateAccessService } from './requests/private-access.ts'
import { Rollbacks, type RollbackService } from './requests/rollbacks.ts'
import { Saves, type SaveService } from './requests/saves.ts'
import { Seats, type SeatService } from './requests/seats.ts'
import { Settings, type SettingsService } from './requests/settings.ts'
import { TableViews, type ViewService } from './requests/views.ts'
import { Votes, type VoteService } from './requests/votes.ts'
import { Wishes } from './gathering/wishes.ts'
import { GameStats } from './stats/stats.ts'

/**
 * All requests to tables, by subject. Requests to one table run one after another. The records that they return contain
 * the seed and the secret of the seal only once the game is over.
 */
export interface TableService {
  readonly games: readonly Game[]
  readonly opening: OpeningService
  readonly seats: SeatService
  readonly loans: LoanService
  readonly lobbies: LobbyService
  readonly wishes: Wishes
  readonly league: LeagueService
  readonly settings: SettingsService
  readonly answers: AnswerService
  readonly plans: PlanService
  readonly votes: VoteService
  readonly rollbacks: RollbackService
  readonly privateAccess: PrivateAccessService
  readonly notes: NoteService
  readonly guesses: GuessService
  readonly people: PeopleService
  readonly languages: LanguageService
  readonly saves: SaveService
  readonly archive: ArchiveService
  readonly views: ViewService
  readonly chances: ChanceService
  readonly hindsight: HindsightService
  readonly remarks: RemarkService
  readonly whatIfs: WhatIfService
  readonly lessons: LessonService
  readonly chronicle: ChronicleService
  readonly directory: DirectoryService
  /** The statistics of finished games. */
  readonly stats: StatsService

  /**
   * Calls back after each stored change of a table, with its server. It reports changes by this process and, after
   * `begin`, also those by other processes that the store announces. Returns a function that unsubscribes.
   */
  onChange(listener: (id: TableId, server: string) => void): () => void
  /**
   * Calls back when announcements by other processes may have been lost. `lookAfter` finds their changes. Returns a
   * function that unsubscribes.
   */
  onMissed(listener: () => void): () => void
  /**
   * Resumes the bot's own time where it stopped, and subscribes to other processes. `isOneOfMany`: another process was
   * up all the time. Call it before any request to tables. Idempotent.
   */
  begin(at?: { readonly isOneOfMany?: boolean }): Promise<void>
  /**
   * Calls `begin` if necessary, and starts everything that runs by itself: computer players, and seats whose players
   * are away (default: of all shards).
   */
  wake(shards?: Shards): Promise<void>
  /** Finds tables, of the given shards, that have to go on by themselves and whose announcements were missed. */
  lookAfter(shards?: Shards): Promise<void>
  /** Forgets the tables at which nothing has happened for ten minutes. They are read again when they are needed. */
  forgetResting(): void
  /**
   * Stops the service. Nothing runs by itself from then on. Requests that arrive while the current work finishes are
   * still stored. Later ones are refused with `restarting`.
   */
  stop(): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_LOBBY_DAYS = 7
/** Tables examined together after a start. */
const PAGE_SIZE = 100
/** The number of requests that may wait to read a whole game, to verify or export it; and of one user's. */
const [MAX_WHOLE_READS, MAX_WHOLE_READS_PER_PERSON] = [50, 5]

export interface TablesParts extends Omit<RepositoryParts, 'uptime' | 'people' | 'clocks' | 'agenda'> {
  /** How long a computer player thinks, in milliseconds. */
  readonly computerPace?: number
  /** How long a standing order takes, at least and at most, in milliseconds (TAL-R110). */
  readonly orderPace?: Tempo['order']
  /** The default timing of a new table. */
  readonly timing?: Timing
  /** Whether this process advances the tables of a server, besides answering requests (default: all). */
  readonly isOurs?: (server: string) => boolean
  /** Replaces a line of the chronicle that can no longer be read. */
  readonly unreadable?: () => string
  /** Where computer players of the level `cunning` think (default: nowhere, so that no table has that level). */
  readonly thinker?: Thinker | null
  /** Where the decisions of finished games are judged (default: nowhere), and how much work a game may be. */
  readonly judge?: Judge | null
  readonly review?: ReviewBudget
  /** Limits on how much users may open; the defaults apply to those left out. */
  readonly limits?: Partial<TableLimits>
  /** After how many days a lobby closes that nobody joins. */
  readonly lobbyDays?: number
  /** How long a person counts as active after they have done something, in milliseconds. */
  readonly activeMs?: number
}

/** Running tables over a store. */
export function createTables(parts: TablesParts): TableService {
  return new Tables(parts)
}

/** The repository of tables, with its clocks and its agenda. */
function repositoryFor(
  parts: Omit<RepositoryParts, 'uptime' | 'people' | 'clocks' | 'agenda'>,
  tempo: Tempo,
  activeMs: number,
) {
  const { store, clock } = parts
  const uptime = new Uptime(store, clock)
  const people = new PeopleCache(store, activeMs)
  const clocks = new Clocks(tempo, uptime, people)
  const agenda = new Agenda(clocks, uptime)
  return { clocks, agenda, repository: new TableRepository({ ...parts, uptime, people, clocks, agenda }) }
}

class Tables implements TableService {
  readonly languages: Languages
  readonly games: readonly Game[]
  readonly opening: OpeningService
  readonly seats: SeatService
  readonly loans: Loans
  readonly lobbies: Lobbies
  readonly wishes: Wishes
  readonly league: LeagueService
  readonly settings: SettingsService
  readonly answers: AnswerService
  readonly plans: PlanService
  readonly votes: VoteService
  readonly rollbacks: RollbackService
  readonly privateAccess: PrivateAccessService
  readonly notes: NoteService
  readonly guesses: GuessService
  readonly people: PeopleService
  readonly saves: SaveService
  readonly archive: ArchiveService
  readonly chances: ChanceService
  readonly hindsight: Hindsight
  readonly remarks: RemarkService
  readonly whatIfs: WhatIfService
  readonly lessons: LessonService
  readonly views: ViewService
  readonly chronicle: ChronicleService
  readonly directory: DirectoryService
  readonly stats: GameStats
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly memories: Memories
  private readonly autoplay: Autoplay
  /** Reads of whole games, one after another. */
  private readonly reads = new FairTurns({ atOnce: 1, most: MAX_WHOLE_READS, aPerson: MAX_WHOLE_READS_PER_PERSON })
  private readonly isOurs: (server: string) => boolean
  private readonly listeners = new Set<(id: TableId, server: string) => void>()
  private readonly missing = new Set<() => void>()
  private beginning: Promise<void> | null = null
  /** Stops listening to other processes. */
  private hearNoMore: () => Promise<void> = () => Promise.resolve()

  constructor({
    computerPace = 1500,
    orderPace = { least: 700, most: 4000 },
    timing = timingOf('evening'),
    isOurs = () => true,
    unreadable = () => '…',
    thinker = null,
    judge = null,
    review,
    lobbyDays = DEFAULT_LOBBY_DAYS,
    activeMs = ACTIVE_MS,
    ...parts
  }: TablesParts) {
    this.isOurs = isOurs
    const playable = thinker ? parts.games : parts.games.map(withoutEvaluation)
    this.games = playable.map((game) => readable(game, parts.log, unreadable))
    const limits = { ...TABLE_LIMITS, ...parts.limits }
    const lately = new LastMinute(() => parts.clock.steady?.() ?? parts.clock.now())
    const tempo = { computer: computerPace, order: orderPace }
    const { clocks, agenda, repository } = repositoryFor({ ...parts, games: this.games }, tempo, activeMs)
    this.repository = repository
    const requests = (this.requests = new Requests(repository))
    const views = new TableViews(repository, clocks)
    const places = new Destinations(repository, limits, lately)
    const rollbacks = new Rollbacks(repository, requests, views)
    const votes = new Votes({ repository, requests, rollbacks, places })
    const presence = new Presence(repository, requests)
    const admission = new Admission(repository, limits)
    const memories = (this.memories = new Memories(repository))
    this.lobbies = new Lobbies(repository, requests, lobbyDays * DAY_MS)
    this.autoplay = new Autoplay({ repository, agenda, votes, requests, lobbies: this.lobbies, isOurs, thinker })
    this.views = views
    this.chances = new ChanceRequests(repository, thinker)
    this.hindsight = new Hindsight(repository, judge, review)
    this.rollbacks = rollbacks
    this.votes = votes
    this.people = presence
    this.languages = new Languages(repository, presence)
    const { languages } = this
    this.opening = new Opening({ repository, requests, presence, languages, admission, limits, lately, timing })
    this.loans = new Loans({ repository, requests, presence, admission })
    this.seats = new Seats({ repository, requests, presence, admission, loans: this.loans })
    this.settings = new Settings(repository, requests)
    this.wishes = new Wishes({ repository, requests, opening: this.opening, seats: this.seats })
    this.answers = new Answers({ repository, presence, views, memories, limits, lately })
    this.plans = new Plans(repository, requests)
    this.privateAccess = new PrivateAccess({ repository, requests, limits, lately })
    this.notes = new Notes(repository, requests)
    this.guesses = new Guesses(repository, requests)
    this.remarks = new Remarks(repository, requests)
    this.whatIfs = new WhatIfs({ repository, requests, presence, limits, lately })
    this.saves = new Saves({ repository, requests, places, turns: this.reads })
    this.archive = new Archive(repository, this.reads)
    this.chronicle = new Chronicle(repository, memories)
    this.lessons = new Lessons(repository, requests, this.chronicle)
    this.directory = new Directory(repository)
    this.stats = new GameStats(repository)
    this.league = new Leagues({ repository, requests, opening: this.opening, stats: this.stats })
    this.listenTo(repository)
  }

  private listenTo({ events }: TableRepository): void {
    events.on('changed', (record, due) => this.changed(record, due))
    events.on('touched', ({ id, server }) => this.tell(id, server))
    events.on('unsettled', (id) => void this.autoplay.wake(id))
  }

  onChange(listener: (id: TableId, server: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  onMissed(listener: () => void): () => void {
    this.missing.add(listener)
    return () => this.missing.delete(listener)
  }

  begin({ isOneOfMany = false } = {}): Promise<void> {
    this.beginning ??= this.listen()
      .then(() => this.repository.uptime.begin(!isOneOfMany))
      .catch(async (error: unknown) => {
        // Actions that a brief database failure has kept from starting may start later.
        this.beginning = null
        await this.hearNoMore()
        throw error
      })
    return this.beginning
  }

  async wake(shards?: Shards): Promise<void> {
    // Subscribes first and reads the state afterwards, so that no change in between is missed.
    await this.begin()
    await this.lookAfter(shards)
    await this.stats.catchUp()
  }

  forgetResting(): void {
    this.repository.forgetResting()
    this.memories.forgetResting()
  }

  async lookAfter(shards?: Shards): Promise<void> {
    const { uptime } = this.repository
    for (let after: TableId | undefined = ''; after !== undefined; await yieldToEventLoop()) {
      const page: readonly Unfinished[] = await this.repository.store.records.unfinished(after, PAGE_SIZE, shards)
      for (const { table, due, backAt } of page) {
        if (due === null) continue
        // Due times were computed in the bot's own time: a player whose vacation ends by the calendar does not wait for
        // the bot's downtime.
        const first = Math.min(due, backAt === null ? due : uptime.fromWorld(backAt))
        if (first > uptime.now()) this.autoplay.goOn(table, first)
        else await this.autoplay.wake(table)
      }
      after = page.at(-1)?.table
    }
    await this.lookAfterLobbies(shards)
  }

  /** Lobbies close or start by the calendar, whatever has happened meanwhile. */
  private async lookAfterLobbies(shards: Shards = ALL_SHARDS): Promise<void> {
    const lobbies = await this.repository.store.records.list({ statuses: ['lobby'] })
    for (const one of lobbies)
      if (isOf(shards, one.server) && this.isOurs(one.server)) this.autoplay.goOn(one.id, this.lobbies.dueOf(one))
  }

  async stop(): Promise<void> {
    this.autoplay.stop()
    this.hindsight.stop()
    await this.requests.stop()
    await this.reads.idle()
    await this.stats.stop()
    await this.hearNoMore()
    await this.repository.uptime.end()
  }

  private async listen(): Promise<void> {
    this.hearNoMore = await this.repository.store.changes.listen((news) => void this.heard(news))
  }

  private changed(record: TableRecord, due?: number | null): void {
    const { id, status, server } = record
    if (this.isOurs(server)) {
      if (status === 'over') this.stats.ended(id)
      if (status === 'lobby') this.autoplay.goOn(id, this.lobbies.dueOf(record))
      else if (status !== 'playing') this.autoplay.forget(id)
      else if (due !== undefined) this.autoplay.goOn(id, due)
    }
    this.tell(id, server)
  }

  /** Another process has changed something. Never rejects. */
  private async heard(news: News): Promise<void> {
    try {
      if (news.kind === 'offers') this.wishes.heardOf(news.server)
      else if (news.kind === 'person') await this.repository.people.refresh(news.user)
      else if (news.kind === 'missed') {
        for (const listener of this.missing) listener()
        await this.repository.people.refresh()
      } else if (!this.isOurs(news.server)) this.tell(news.table, news.server)
      else await this.moved(news.table)
    } catch (error) {
      this.repository.log.error({ ...news, err: error }, 'changes from another process failed to load')
    }
  }

  /** Another process has advanced a table of ours. */
  private async moved(id: TableId): Promise<void> {
    const record = await this.repository.record(id)
    if (!record) return
    this.changed(record)
    if (record.status === 'playing') await this.autoplay.wake(id)
  }

  private tell(id: TableId, server: string): void {
    for (const listener of this.listeners) {
      try {
        listener(id, server)
      } catch (error) {
        this.repository.log.error({ table: id, err: error }, 'table listener failed')
      }
    }
  }
}

function withoutEvaluation(game: Game): Game {
  return {
    ...game,
    get words() {
      return game.words
    },
    evaluation: undefined,
  }
}
