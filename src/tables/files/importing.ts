import { FIRST_LINK, Run, type Game, type Seat } from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import { canonical, lineLinkAfter } from '../model/chain.ts'
import { hasSeenSecrets } from '../steps/secrets-seen.ts'
import { happened } from '../steps/lines.ts'
import type { ExportedGame } from '../model/saved-game.ts'
import { commitmentTo } from '../steps/sealing.ts'
import { MAX_AWAY_DAYS } from '../model/people.ts'
import type { Naming, NewTable, TurnSnapshot, Seal, TableEvent, TableStatus, WholeTable } from '../model/store.ts'
import type { ImportRequest } from '../model/service.ts'
import { asStrangers } from '../live/imported-users.ts'
import type { Verdict } from '../model/verdict.ts'
import { describeTrouble } from './misfit.ts'
import { verification } from './verify.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Why a game is refused although its file is intact. */
export type ImportTrouble = 'no-such-game' | 'export-newer' | 'export-unfit' | 'import-plays'

/**
 * Reads a game from a file and verifies all of it in slices: nothing is missing, and everything follows from the deal
 * by the current rules. A game in progress arrives as one that was ended early, so that players can resume it. `now`:
 * milliseconds since 1970. `heard` receives what does not fit, for the log.
 */
export async function importedFrom(
  exported: ExportedGame,
  games: readonly Game[],
  { server, room, by, shown = () => [] }: ImportRequest,
  now: number,
  heard: (trouble: string) => void,
): Promise<WholeTable | ImportTrouble> {
  const game = games.find(({ rules }) => rules.id === exported.game)
  if (!game) return 'no-such-game'
  const { entries, snapshots, chronicle, table } = exported
  const isNewer = ({ version }: { readonly version: number }) => version > game.rules.version
  if (snapshots.some(isNewer) || chronicle.some(isNewer)) return 'export-newer'
  const compared = snapshots.filter(({ seq, version }) => seq > 0 && version === game.rules.version)
  const met = new Met(game, exported)
  const unfit = unfitIn(exported, game) ?? (await replayed(game, { ...exported, snapshots: compared }, met))
  if (typeof unfit === 'string') {
    heard(unfit)
    return 'export-unfit'
  }
  if (!unfit.isOver) {
    // The importer can read every secret in the file.
    if (table.seats.some(({ user }) => user !== null && user === by)) return 'import-plays'
    const events = chronicle.flatMap((said) => (said.kind === 'event' ? [said.event] : []))
    if (table.seats.some(({ user }) => user !== null && hasSeenSecrets(events, user))) {
      heard('A player has seen the secrets of the game')
      return 'export-unfit'
    }
  }
  const host = by ?? table.host
  const importedUsers = asStrangers([...table.seats.map(({ user }) => user), ...(by === undefined ? [host] : [])])
  const line = (chronicle.at(-1)?.line ?? 0) + 1
  const log = entries.at(-1)
  const imported = {
    ...happened({ kind: 'imported', user: by }),
    line,
    seq: log?.seq ?? 0,
    at: now,
    version: game.rules.version,
  }
  const link = lineLinkAfter(unfit.head ?? FIRST_LINK, log?.link ?? FIRST_LINK, imported)
  const past = <T extends { readonly at: number }>(one: T): T => ({ ...one, at: inThePast(one.at, now) })
  return {
    table: {
      ...recordFrom(exported, unfit.isOver ? 'over' : 'closed', now),
      called: table.called.map((naming) => ({ ...naming, ...met.known(naming) })),
      host,
      server,
      room,
    },
    entries: entries.map(past),
    snapshots: [dealt(game, exported), ...compared],
    chronicle: [...whereTheyBelong(chronicle).map(past), { ...imported, link }],
    bookmarks: table.bookmarks.map(past),
    guesses: table.guesses.map(past),
    whispers: exported.whispers.map(past),
    shown: [...shown(line - 1, exported.whispers), ...importedUsers],
  }
}

/** Clamps a time from a file, because nothing in it can have happened after `now`. */
function inThePast(time: number, now: number): number {
  return Math.trunc(Math.min(Math.max(time, 0), now))
}

/** The seats, with no player on vacation for longer than the maximum. */
function seatsFrom(seats: NewTable['seats'], now: number): NewTable['seats'] {
  const latest = now + MAX_AWAY_DAYS * DAY_MS
  return seats.map((one) => ({ ...one, backAt: one.backAt === null ? null : inThePast(one.backAt, latest) }))
}

/** Assigns each unreadable chronicle line to the log entry of the line before it. */
function whereTheyBelong(lines: ExportedGame['chronicle']): ExportedGame['chronicle'] {
  let seq = 0
  return lines.map((line) => {
    if (line.kind === 'event' && line.event.kind === 'unreadable') return { ...line, seq }
    seq = line.seq
    return line
  })
}

/** The names that seats and their players had during the replay: a file cannot introduce others. */
class Met {
  private readonly game: Game
  private readonly table: ExportedGame['table']
  private readonly seats: Set<string>[] = []
  private readonly players: readonly ReadonlySet<string>[]

  constructor(game: Game, { table, chronicle }: ExportedGame) {
    this.game = game
    this.table = table
    this.players = playersIn(chronicle, table)
  }

  readonly look = (run: Run): void => {
    const names = this.game.words.called?.(run.view(null)) ?? []
    for (const [seat, name] of names.entries()) if (name !== null) (this.seats[seat] ??= new Set()).add(name)
  }

  /** Keeps the names that the seats, or the players who sat there, ever had. */
  known({ names, players }: Naming): Pick<Naming, 'names' | 'players'> {
    const known = names.map((name, seat) => (name !== null && this.seats[seat]?.has(name) ? name : null))
    const { seats } = this.table
    const said = (name: string, seat: Seat) => (this.players[seat]?.has(name) ? name : (seats[seat]?.name ?? ''))
    return { names: known, ...(players && { players: players.map(said) }) }
  }
}

/** All names that the players of each seat ever had. */
function playersIn(chronicle: ExportedGame['chronicle'], { seats }: ExportedGame['table']): readonly Set<string>[] {
  const names = seats.map(({ name }) => new Set([name]))
  for (const line of chronicle) {
    const { event } = line as { readonly event?: TableEvent }
    if (event?.kind === 'started')
      for (const [seat, { name }] of (event.people?.seats ?? []).entries()) names[seat]?.add(name)
    if (event?.kind === 'renamed') names[event.seat]?.add(event.name).add(event.before)
    if (event?.kind === 'seat-taken') names[event.seat]?.add(event.name).add(event.before.name)
  }
  return names
}

/** Replays the game from its deal; returns the verdict, or one sentence on what does not follow. */
async function replayed(game: Game, exported: ExportedGame, { look }: Met): Promise<Verdict | string> {
  try {
    const beside = { people: exported.table, whispers: exported.whispers }
    const verdict = await runInSlices(verification(game, exported, { mayGoOn: true, mayHaveGaps: true, beside }, look))
    if (verdict.trouble !== null) return describeTrouble(verdict.trouble)
    return verdict.positions === exported.snapshots.length ? verdict : 'The replay does not reach every snapshot'
  } catch {
    return 'The game cannot be replayed' // The error may name something hidden.
  }
}

/** The initial snapshot, dealt by the current rules. */
function dealt({ rules }: Game, { setup, table }: ExportedGame): TurnSnapshot {
  if (!setup) throw new Error('the file does not say what the game was dealt from')
  const { opening } = Run.start(rules, rules.create({ ...setup, seed: table.seed }), 0)
  if (opening.snapshot === undefined) throw new Error('the deal produced no snapshot')
  return {
    seq: 0,
    version: rules.version,
    state: opening.snapshot,
    turn: opening.turns,
    acted: table.seats.map(() => 0),
  }
}

/** The first inconsistency in a file, as one sentence for the log; `null` if there is none. */
function unfitIn(
  { setup, seal, snapshots, entries, chronicle, whispers, table, about }: ExportedGame,
  { rules }: Game,
): string | null {
  const { preset, options, seats, experience, hostSeat = null, called } = table
  const last = entries.at(-1)?.seq ?? 0
  const { table: id = table.id } = (about ?? {}) as { readonly table?: unknown }
  if (id !== table.id) return 'The file names two tables'
  if (!seal) return 'The seal is missing'
  if (!rules.sheet.isPreset(preset)) return 'The preset does not exist'
  if (!Object.entries(options).every(([option, value]) => rules.sheet.allows(option, value)))
    return 'An option does not exist'
  if (snapshots.some(({ seq }) => seq > last)) return 'A snapshot lies beyond the end of the log'
  if (snapshots.some(({ acted }) => acted.length !== seats.length)) return 'A snapshot has another number of seats'
  if (!setup || experience === null) return 'The setup of the deal is missing'
  if (canonical(setup.options ?? {}) !== canonical(options)) return 'The deal used other options'
  if (setup.seats !== seats.length || experience.length !== seats.length || setup.preset !== preset)
    return 'The deal was for another table'
  if ((setup.host ?? null) !== hostSeat || (hostSeat ?? 0) >= seats.length) return 'The deal had another host'
  if (seal.seed !== table.seed) return 'The file names two seeds'
  const isOfAll = (names: readonly unknown[]) => names.length === seats.length
  if (!called.every(({ names, players = seats }) => (names.length === 0 || isOfAll(names)) && isOfAll(players)))
    return 'A seat has no name'
  if (table.bookmarks.some(({ seq }) => seq > last)) return 'A bookmark lies beyond the end of the log'
  const isSeat = (seat: number) => seat < seats.length
  if (!table.guesses.every(({ seat }) => isSeat(seat))) return 'A guess names no seat'
  if (!whispers.every(({ from, to }) => isSeat(from.seat) && isSeat(to.seat))) return 'A whisper names no seat'
  if (chronicle.some(({ to }) => to !== 'all' && !to.every(isSeat))) return 'A chronicle line names no seat'
  return null
}

function recordFrom(
  { game, seal, table }: ExportedGame,
  status: TableStatus,
  now: number,
): Omit<NewTable, 'server' | 'room' | 'called' | 'host'> {
  const { id, seed, preset, options, experience, hostSeat = null, seats, timing, pause } = table
  const { pictures, whispering, hushed, level, teaching, language } = table
  const [createdAt, changedAt] = [inThePast(table.createdAt, now), inThePast(table.changedAt, now)]
  return {
    id,
    game,
    preset,
    options,
    seed,
    seal: sealFrom(seal),
    experience,
    hostSeat,
    status,
    seats: seatsFrom(seats, now),
    timing,
    clocks: null,
    pause,
    motions: [],
    pictures,
    watchers: [],
    whispering,
    hushed,
    level,
    teaching,
    language,
    createdAt,
    changedAt: status === 'over' ? changedAt : now,
  }
}

function sealFrom(seal: ExportedGame['seal']): Seal {
  if (seal?.kind !== 'sealed') return { kind: 'typed' }
  const { secret, brought } = seal
  return { kind: 'sealed', commitment: commitmentTo(secret ?? ''), secret: secret ?? '', brought }
}
