import { refuse } from '../../../tables/model/results.ts'
import type { OpeningRequest, Result } from '../../../tables/model/service.ts'
import type { Game } from '../../../engine/index.ts'
import { timingOf, type TableRecord, type Teaching } from '../../../tables/model/store.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'
import { openWhereWished, type ThreadWish } from './threads.ts'

/** The settings of a new table, without its game, channel and host. */
export interface OpeningSettings extends Omit<OpeningRequest, 'game' | 'server' | 'room' | 'host'> {
  /** What was said about a thread for it. */
  readonly thread?: ThreadWish
}

/** The number of computer players in a trial game. */
const TRIAL_COMPUTER_PLAYERS = 2
const TRIAL_PRESET = 'short'
/** The preset whose options make up for an unlucky deal. A trial game has them too. */
const EVEN_PRESET = 'balanced'

/** Opens a table in the requester's channel, or in a new thread of it. */
export async function openTable(
  context: Context,
  request: Request,
  game: string,
  { thread: wish, ...wanted }: OpeningSettings = {},
): Promise<Result<TableRecord, string>> {
  const { guild, user, name, account } = request
  if (guild === null) return refuse(say('not-in-server'))
  const host = { user, name, account }
  return await openWhereWished(
    context,
    { ...request, guild },
    { game, wish, language: wanted.language },
    async (room) => inWords(await context.tables.opening.open({ ...wanted, game, server: guild, room, host })),
  )
}

/** The preset of a trial game: a short one, if the game has any. */
export function trialPreset({ rules }: Game): string {
  const { presetIds } = rules.sheet
  return presetIds.includes(TRIAL_PRESET) ? TRIAL_PRESET : (presetIds[0] ?? '')
}

function trialSettings(game: Game): OpeningSettings {
  return { preset: trialPreset(game), options: game.rules.sheet.presets[EVEN_PRESET] ?? {} }
}

/** Opens a short game on an even footing for the requester and computer players who play gently, and starts it. */
export async function tryGame(context: Context, request: Request, game: string): Promise<Result<TableRecord, string>> {
  const found = gameCalled(context, game)
  const settings = found && trialSettings(found)
  return await startAmongComputers(context, request, { game, settings, computers: TRIAL_COMPUTER_PLAYERS })
}

/** Opens the lesson of a game for the requester, and starts it. It knows no clock, so that there is time to read. */
export async function teachGame(
  context: Context,
  request: Request,
  game: string,
): Promise<Result<TableRecord, string>> {
  const lesson = gameCalled(context, game)?.lesson
  if (!lesson) return refuse(say('no-lesson'))
  const { preset, options, seed, computers } = lesson
  const settings = { preset, options, seed, timing: timingOf('none') }
  return await startAmongComputers(context, request, { game, settings, computers, teaching: 'lesson' })
}

function gameCalled({ tables }: Context, id: string): Game | undefined {
  return tables.games.find(({ rules }) => rules.id === id)
}

/** Opens a table for the requester and computer players who play gently, and starts its game. */
async function startAmongComputers(
  context: Context,
  request: Request,
  {
    game,
    settings,
    computers,
    teaching,
  }: { game: string; settings: OpeningSettings | undefined; computers: number; teaching?: Teaching },
): Promise<Result<TableRecord, string>> {
  const { seats, settings: setting, opening } = context.tables
  const opened = await openTable(context, request, game, settings)
  if (!opened.ok) return opened
  const { id } = opened.value
  for (let computer = 0; computer < computers; computer += 1) await seats.addComputer(id, request.user)
  await setting.setLevel(id, request.user, 'gentle')
  if (teaching) await setting.setTeaching(id, request.user, teaching)
  return inWords(await opening.start(id, request.user, request.contribution))
}

/** Whether a table looks as `tryGame` opens it: one person among computer players, in a short game. */
export function isTrial({ preset, seats }: Pick<TableRecord, 'preset' | 'seats'>): boolean {
  const people = seats.filter(({ user }) => user !== null)
  return preset === TRIAL_PRESET && people.length === 1 && seats.length === 1 + TRIAL_COMPUTER_PLAYERS
}

/** A result whose refusal is in words. */
function inWords(result: Result<TableRecord>): Result<TableRecord, string> {
  return result.ok ? result : refuse(REFUSED[result.why])
}
