import { pino } from 'pino'
import { join } from 'node:path'
import { Studio } from '../../../src/discord/index.ts'
import { frameOf } from '../../../src/discord/panels/past/film.ts'
import { lookBackPanel } from '../../../src/discord/panels/past/look-back.ts'
import type { Commission } from '../../../src/discord/pictures/pictures.ts'
import { moment } from '../../../src/discord/presses/look-back.ts'
import type { Context, Reply } from '../../../src/discord/table/context/context.ts'
import { spreadEvenly, planFilm } from '../../../src/discord/table/past/film.ts'
import { MAX_FILM_BYTES, CachingFilmStudio } from '../../../src/discord/table/past/film-studio.ts'
import type { Request } from '../../../src/discord/table/context/request.ts'
import { below, byComputer, rngFrom, type Game } from '../../../src/engine/index.ts'
import { ensureStored, setGroundsFolder, type Ground } from '../../../src/render/map/ground.ts'
import { groundsFolder } from '../../../src/render/map/origin.ts'
import type { Frame } from '../../../src/render/finished/film-encoder.ts'
import type { TableView } from '../../../src/tables/index.ts'
import { quantile } from '../figures.ts'
import { cpuOf, line, type Bench, type BenchLine, type Section } from './section.ts'
import { beginTable, give, granted, openTables, sightOf, userOf, type House } from './tables.ts'
import { runOf } from '../../../trials/run-of.ts'

const SEATS = 4
/** The length of the game that a player looks back at, in answers, and the number of rounds of steps. */
const [ANSWERS, ROUNDS] = [4000, 40]
/** After this number of answers the game goes back to its first turn, so that it reaches the desired length. */
const STRETCH = 60
/** The number of film pictures that are measured. */
const FRAMES = 24
/** The steps of a round: a jump to a point, and steps from there. */
const STEPS = ['back', 'on', 'turn', 'fight', 'mine'] as const

/**
 * A player looks back at a long game step by step, with text, picture and all, as the bot answers such a press; the
 * baseline is the same pictures drawn alone, in the same process. Also measures a picture of its film, and joining all
 * of them.
 */
export const looking: Section = async (bench) => {
  const lines: BenchLine[] = []
  for (const game of bench.games) lines.push(...(await measured(bench, game)))
  return lines
}

async function measured({ folder, seed, isQuick, say }: Bench, game: Game): Promise<BenchLine[]> {
  const { id } = game.rules
  const grounds = groundsFolder()
  say(`what ${game.words.title} is drawn on is painted, once for all`)
  const { GROUND } = (await import(`../../../src/render/games/${id}/index.ts`)) as { GROUND: Ground }
  setGroundsFolder(grounds)
  for (const scale of GROUND.scales) ensureStored(GROUND, scale)
  const house = openTables(join(folder, `${id}.db`), [game])
  const studio = new Studio({ processes: 1, log: pino({ level: 'error' }), grounds })
  // Without other work this process would end while it waits for the drawing process.
  const awake = setInterval(() => undefined, 1000)
  try {
    const many = isQuick ? 2 * STRETCH : ANSWERS
    say(`${game.words.title} is played`)
    const table = await beginTable(house.tables, game, Math.min(SEATS, game.rules.seats.max), seed, 'standard')
    await playLong(house, game, table, many, seed)
    say(`${game.words.title} is looked back at`)
    const at = `at ${many.toLocaleString('en')} answers`
    const view = await sightOf(house.tables, table)
    const { steps, spent, alone } = await leafed(house, studio, view, isQuick ? 2 : ROUNDS, seed)
    const shares = [[0.5, 'median'], [0.95, 'p95'], [1, 'max']] as const // prettier-ignore
    return [
      ...shares.map(([share, what]) =>
        line(`looking: ${id}, a step ${at}, ${what}`, 'ms', of(steps, share), 'drawing alone', of(alone, share)),
      ),
      line(`looking: ${id}, a step ${at}, without drawing, median`, 'ms of CPU', of(spent, 0.5)),
      line(`looking: ${id}, a step ${at}, without drawing, max`, 'ms of CPU', of(spent, 1)),
      ...(await filmed(house, studio, view, isQuick ? 3 : FRAMES, at)),
    ]
  } finally {
    clearInterval(awake)
    studio.close()
    await house.close()
  }
}

function of(values: readonly number[], share: number): number {
  return quantile(values, share) ?? 0
}

/** Plays on as computer players would, and goes back to the first turn again and again. */
async function playLong({ tables }: House, game: Game, table: string, answers: number, seed: string): Promise<void> {
  const choose = byComputer(game, seed)
  for (let given = 0; given < answers; given += 1) {
    if (given > 0 && given % STRETCH === 0)
      granted(await tables.votes.decide(table, { kind: 'back', seat: 0, turn: 1, pace: 'weekly' }))
    const view = await sightOf(tables, table)
    if (view.isOver) throw new Error(`a game of ${game.rules.id} is over after ${given % STRETCH} answers`)
    const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
    await give(tables, table, choose(runOf(asked, view.viewFor, view.asides)))
  }
}

/**
 * The time of each step, the processor time that it took in this process, and the time to draw the same picture once
 * more, in milliseconds.
 */
async function leafed(
  { tables }: House,
  studio: Studio,
  view: TableView,
  rounds: number,
  seed: string,
): Promise<{ steps: number[]; spent: number[]; alone: number[] }> {
  const { id: table } = view.record
  const user = userOf(0)
  const clock = new StepClock(studio)
  const pictures: Context['pictures'] = (commission) => clock.draw(commission)
  // Looking back needs no more of it.
  const context = { tables, pictures } as unknown as Context
  const request = { user, guild: view.record.server, channel: view.record.room } as Request
  const rng = { rng: rngFrom(seed) }
  await pictures(commissionOf(view))
  const count = await tables.chronicle.countFor(table, 0)
  // The first look reads the log, once.
  await lookBackPanel(context, view, user)
  for (let round = 0; round < rounds; round += 1) {
    const at = 1 + below(rng, count)
    await clock.measure(() => lookBackPanel(context, view, user, at))
    for (const step of STEPS) {
      const press = { kind: 'moment', table, eyes: 1, at, step } as const
      await clock.measure(() => moment(context, request, { press, picked: '', filled: new Map() }))
    }
  }
  return clock
}

/** Measures steps by the pictures that they have drawn. */
class StepClock {
  readonly steps: number[] = []
  readonly spent: number[] = []
  readonly alone: number[] = []
  private readonly studio: Studio
  private readonly wanted: Commission[] = []

  constructor(studio: Studio) {
    this.studio = studio
  }

  draw(commission: Commission): ReturnType<Studio['pictures']> {
    this.wanted.push(commission)
    return this.studio.pictures(commission)
  }

  async measure(work: () => Promise<Reply> | Reply): Promise<void> {
    const before = this.wanted.length
    let took = 0
    const cpu = await cpuOf(async () => (took = await timeOf(work)))
    // A step that leads nowhere draws nothing.
    const commission = this.wanted[before]
    if (!commission) return
    this.steps.push(took)
    this.spent.push(cpu)
    this.alone.push(await timeOf(() => this.studio.pictures({ ...commission, past: 'once more' })))
  }
}

/** A card, to warm a process up. */
function commissionOf({ record, viewFor }: TableView): Commission {
  const names = record.seats.map(({ name }) => name)
  const { id: table, game, pictures: framing } = record
  return { table, game, view: viewFor(null), asked: [], viewer: null, size: 'card', framing, names }
}

/** A picture of a film with all its parts, against drawing it once more; and joining as many as there are. */
async function filmed(house: House, studio: Studio, view: TableView, most: number, at: string): Promise<BenchLine[]> {
  const { id } = view.game.rules
  const films = new CachingFilmStudio(studio.filming)
  let plan: Awaited<ReturnType<typeof planFilm>> = null
  const planning = await timeOf(async () => (plan = await planFilm(house.tables, view, 0)))
  const shots = (plan as Awaited<ReturnType<typeof planFilm>>)?.shots ?? []
  const made: number[] = []
  const alone: number[] = []
  const frames: Frame[] = []
  for (const shot of spreadEvenly(shots, most)) {
    let frame: Awaited<ReturnType<typeof frameOf>> = null
    made.push(
      await timeOf(async () => {
        frame = await frameOf(house.tables, view, shot, null, 0)
        const image = frame && (await films.frame({ game: id, frame }))
        if (image instanceof Buffer) frames.push({ image, delay: shot.delay, isKept: false })
      }),
    )
    const again = frame
    if (again) alone.push(await timeOf(() => films.frame({ game: id, frame: again })))
  }
  const joining = await timeOf(() => studio.filming.join(frames, MAX_FILM_BYTES))
  return [
    line(`looking: ${id}, choosing the ${shots.length} pictures of a film ${at}`, 'ms', planning),
    line(`looking: ${id}, a picture of it`, 'ms', of(made, 0.5), 'drawing alone', of(alone, 0.5)),
    line(`looking: ${id}, joining ${frames.length} of them`, 'ms', joining),
  ]
}

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
