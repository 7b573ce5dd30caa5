import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { AWAY_AFTER_MS } from '../../src/discord/table/people/absences.ts'
import { byComputer } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { buttonsOf, textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { findPosition } from './found.ts'
import { startPatient } from './patient.ts'
import { lastPrivate, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { seatFour } from './seating.ts'
import { say } from '../../src/discord/words/index.ts'

// Somebody looks back at a game through the real bot, leafs, jumps, shares a moment, hears what happened meanwhile, and
// sees it as a film.

const CHANNEL = 'tavern'
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'] as const
const ANSWERS = 60

let discord: Sandbox | undefined
let bot: BotProcess | undefined
let folder = ''

afterEach(async () => {
  await bot?.end('SIGKILL')
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

function labelled(message: SeenMessage, label: string): string {
  const found = buttonsOf(message).find((one) => one['label'] === label)
  if (!found) throw new Error(`no ${label} in:\n${textOf(message)}`)
  return String(found['custom_id'])
}

/** The addresses of the pictures in a message. */
function picturesOf(message: SeenMessage): string[] {
  const all = (part: unknown): string[] => {
    const { items = [], components = [] } = part as { items?: { media: { url: string } }[]; components?: unknown[] }
    return [...items.map(({ media }) => media.url), ...components.flatMap(all)]
  }
  return (message.components as unknown[]).flatMap(all)
}

/** Starts a sandbox and a bot with a game that went on for some time, and then rested. */
async function beginLate() {
  const game = GAMES.find(({ rules }) => rules.id === 'talisman')
  if (!game) throw new Error('no such game')
  folder = mkdtempSync(join(tmpdir(), 'lookback-'))
  const sandbox = (discord = await startPatient())
  const path = join(folder, 'games.db')
  const player = (_game: unknown, seed: string) => byComputer(game, seed)
  let asked = 0
  const from = findPosition(game, () => ((asked += 1) >= ANSWERS ? true : undefined), {
    player: player as never,
    steps: ANSWERS + 1,
  })
  await seatFour(sandbox, path, game, PEOPLE, { ...from, ago: AWAY_AFTER_MS })
  bot = await BotProcess.start({ DISCORD_TOKEN: 'x', DISCORD_API_URL: sandbox.api, DATABASE_PATH: path })
  return { sandbox, process: bot }
}

it('players leaf through a game and share a moment of it, and a returning player reads what happened', async () => {
  const { sandbox, process } = await beginLate()
  const ann = sandbox.as('Ann')
  /** The private message that somebody reads last, once it says something. */
  const read = (says: RegExp) =>
    sandbox.until(async () => {
      const last = await lastPrivate(ann, CHANNEL)
      return last && says.test(textOf(last)) ? last : undefined
    }, `a private message that says ${says.source}`)

  await ann.command(CHANNEL, '/game lookback')
  const last = await read(/as you saw it · lines? (\d+)/)
  const [url = ''] = picturesOf(last)
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).readUInt16BE(0)).toBe(0xffd8)
  await ann.press(last, labelled(last, say('past-first')))
  const first = await read(/as you saw it · lines? 1[ –]/)
  expect(first.id).toBe(last.id)
  await ann.press(first, labelled(first, say('past-on')))
  await read(/as you saw it · lines? (?!1[ –])\d/)

  const { choices } = await ann.autocomplete(CHANNEL, '/game lookback', { to: 'turn' }, 'to')
  const choice = choices.at(-1)
  expect(choice?.name).toMatch(/’s turn: /)
  await ann.command(CHANNEL, '/game lookback', { to: String(choice?.value) })
  const jumped = await sandbox.until(async () => {
    const found = await lastPrivate(ann, CHANNEL)
    const [, begin, end = begin] = /as you saw it · lines? (\d+)(?:–(\d+))?/.exec(found ? textOf(found) : '') ?? []
    const isThere = Number(begin) <= Number(choice?.value) && Number(choice?.value) <= Number(end)
    return found && found.id !== first.id && isThere ? found : undefined
  }, `the moment of line ${choice?.value}`)

  await ann.press(jumped, labelled(jumped, 'Share this moment'))
  const shared = await sandbox.until(
    async () => (await publicMessages(sandbox.as('Dai'), CHANNEL)).find((one) => textOf(one).includes('looks back at')),
    'the moment in the channel',
  )
  expect(textOf(shared)).toContain('Ann')
  expect(textOf(shared)).not.toContain('🤫')
  expect(picturesOf(shared)).toHaveLength(1)

  const card = await sandbox.until(
    async () =>
      (await publicMessages(ann, CHANNEL)).find((one) =>
        buttonsOf(one).some(({ label }) => label === 'My choices & hand'),
      ),
    'the card',
  )
  await ann.press(card, labelled(card, 'My choices & hand'))
  const hand = await sandbox.until(async () => {
    const found = await lastPrivate(ann, CHANNEL)
    return found && buttonsOf(found).some(({ label }) => label === say('since-title')) ? found : undefined
  }, 'the hand, with what happened since')
  await ann.press(hand, labelled(hand, say('since-title')))
  const since = await read(/^## Since you left/m)
  expect(textOf(since).match(/^• /gm)?.length).toBeLessThanOrEqual(10)
  expect(textOf(since)).toMatch(/’s turn · /)
  expect(picturesOf(since).length).toBeGreaterThan(0)

  await ann.command(CHANNEL, '/game film')
  const film = await read(/^-# A film of \d+ pictures/m)
  const moving = Buffer.from(await (await fetch(picturesOf(film)[0] ?? '')).arrayBuffer()).toString('latin1')
  expect(moving.slice(8, 12)).toBe('WEBP')
  expect(moving.split('ANMF').length).toBeGreaterThan(10)
  expect(process.log).not.toMatch(/"level":50/)
})
