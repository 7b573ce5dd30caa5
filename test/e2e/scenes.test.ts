import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { plain } from '../../src/discord/kit/text.ts'
import { byComputer, type Answer, type Drama, type Game, type Run } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { findPosition, replay } from './found.ts'
import { startPatient } from './patient.ts'
import { meant, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { seatFour } from './seating.ts'

// A fight is decided through the real bot, and its scene stands in the channel: drawn by a process of its own.

const CHANNEL = 'tavern'
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'] as const
const FIGHTING = /battle|combat|fight|duel|attack|stance/
/** The games that have one, as the rules are now: looked at first. */
const KNOWN: Readonly<Record<string, number>> = { imperial: 1, talisman: 31, warlock: 0 }

let discord: Sandbox | undefined
let bot: BotProcess | undefined
let folder = ''

afterEach(async () => {
  await bot?.end('SIGKILL')
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** An answer by which a fight is decided at once, in which dice have fallen. */
function decides({ words, rules }: Game, run: Run, again: () => Run): { answer: Answer; drama: Drama } | undefined {
  const [asked] = run.asked
  if (!asked || !FIGHTING.test(asked.verb)) return undefined
  for (const { key } of asked.offers.slice(0, 3)) {
    const answer = { seat: asked.seat, verb: asked.verb, key }
    const tried = again()
    const outcome = tried.submit(answer)
    // What the bot answers next by itself would soon replace the card that has the scene.
    if (typeof outcome === 'string' || tried.asked.some(({ standing }) => standing !== null)) continue
    const called = words.called?.(rules.view(run.state, null)) ?? []
    const bare = (seat: number) => called[seat] ?? PEOPLE[seat] ?? '?'
    const spoken = (seat: number) => plain(called[seat] ? (words.titled?.(bare(seat)) ?? bare(seat)) : bare(seat))
    const told = outcome.emitted.flatMap(({ fact, to }) =>
      to === 'all' ? [{ fact, names: spoken, called: (seat: number) => called[seat] ?? null }] : [],
    )
    const drama = words.dramas?.(told).find(({ kind, weight }) => kind === 'fight' && weight >= 3)
    if (drama) return { answer, drama }
  }
  return undefined
}

interface Shown {
  readonly media: { readonly url: string }
  readonly description: string
}

/** The pictures of a message, in their order. */
function picturesOf(message: SeenMessage): Shown[] {
  const all = (part: unknown): Shown[] => {
    const { type, items = [], components = [] } = part as { type: number; items?: Shown[]; components?: unknown[] }
    return type === 12 ? items : components.flatMap(all)
  }
  return (message.components as unknown[]).flatMap(all)
}

describe.each(GAMES.map((game) => ({ game, title: game.words.title })))('$title on Discord', ({ game }) => {
  it('shows the scene of a fight in the message in which it is told', async () => {
    folder = mkdtempSync(join(tmpdir(), 'scenes-'))
    const sandbox = (discord = await startPatient())
    const path = join(folder, 'games.db')
    const player = (_game: Game, seed: string) => byComputer(game, seed)
    const manner = { player: player as never, steps: 250, known: KNOWN[game.rules.id] ?? 0 }
    const from = findPosition(game, (run, again) => decides(game, run, again), manner)
    await seatFour(sandbox, path, game, PEOPLE, from)
    bot = await BotProcess.start({ DISCORD_TOKEN: 'x', DISCORD_API_URL: sandbox.api, DATABASE_PATH: path })
    const { answer, drama } = from.found
    expect(replay(game, from.seed, from.answers).submit(answer)).toBeTypeOf('object')
    const name = PEOPLE[answer.seat] ?? ''
    const doer = sandbox.as(name)
    const choice = await sandbox.until(async () => {
      const { choices } = await doer.autocomplete(CHANNEL, '/play', { action: '' }, 'action')
      return choices.find(({ value }) => String(value).endsWith(`${answer.verb} ${answer.key}`))
    }, `${answer.verb} ${answer.key} may be chosen`)
    const said = await doer.command(CHANNEL, '/play', { action: String(choice.value) })
    const seen = async () =>
      (await publicMessages(sandbox.as('Ann'), CHANNEL))
        .flatMap(picturesOf)
        .find(({ media, description }) => /scene\.(jpg|webp)/.test(media.url) && description.startsWith(drama.title))
    let scene: Shown | undefined
    const isSeen = async () => (scene ??= await seen()) !== undefined
    await meant(sandbox, name, CHANNEL, isSeen, `the scene “${drama.title}”`).catch(async (error: unknown) => {
      const shown = (await doer.messages(CHANNEL)).map(textOf).join('\n---\n')
      const told = `The bot showed no scene. It answered ${said.kind} “${said.text}”`
      throw new Error(`${told}, and shows:\n${shown}\nIts log:\n${bot?.log ?? ''}`, { cause: error })
    })
    if (!scene) throw new Error('there is no scene')
    expect(scene.description).toMatch(/ rolled /)
    const bytes = Buffer.from(await (await fetch(scene.media.url)).arrayBuffer())
    // A great one moves.
    const isMoving = drama.weight >= 4
    expect(bytes.toString('latin1', 0, 4)).toBe(isMoving ? 'RIFF' : '\xff\xd8\xff\xe0')
    expect(bytes.length).toBeLessThan(isMoving ? 300_000 : 80_000)
    expect(bot.log).not.toMatch(/"level":50/)
  })
})
