import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byComputer, type Run, type Emitted } from '../../src/engine/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import type { WarlockFact } from '../../src/games/warlock/facts/index.ts'
import type { Warlock } from '../../src/games/warlock/state/state.ts'
import { textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'
import { findPosition, replay, type Position } from './found.ts'
import { startPatient } from './patient.ts'
import { calledBy, cardWith, HAND, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { seatFour } from './seating.ts'

// Four people play The Warlock of Firetop Mountain through the real bot: a Key Challenge is made, whose answers only
// the challenger sees, and the process is killed afterwards. The steps build on one another.

const CHANNEL = 'tavern'
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'] as const
const VERB = 'challenge.name'

let discord: Sandbox
let bot: BotProcess
let folder: string
let store: Store
let table = ''
let from: Position<{ challenger: number; number: number }>
/** What the Challenge tells, and to whom. */
let told: readonly Emitted[] = []

const name = (seat: number) => PEOPLE[seat] ?? '?'
const environment = () => ({
  DISCORD_TOKEN: 'x',
  DISCORD_API_URL: discord.api,
  DATABASE_PATH: join(folder, 'games.db'),
})
const inWords = ({ fact }: Emitted) => WARLOCK.words.fact(fact as WarlockFact, (seat) => `**${name(seat)}**`) ?? ''
const publicText = async () =>
  (await publicMessages(discord.as('Ann'), CHANNEL)).map((message) => textOf(message)).join('\n')
/** Everything somebody sees, wherever. */
const allSeenBy = async (seat: number) => {
  const someone = discord.as(name(seat))
  await someone.command(CHANNEL, '/clues')
  const messages = [...(await someone.messages(CHANNEL)), ...(await someone.messages('dm'))]
  return messages.map((message) => textOf(message)).join('\n')
}

/** Somebody may challenge for a number that another holds. */
function challengeAt({ asked: [asked], state }: Run) {
  if (asked?.verb !== VERB) return undefined
  const others = (state as Warlock).players.filter((_, seat) => seat !== asked.seat)
  const number = others.flatMap(({ keyCards }) => keyCards)[0]
  return number === undefined ? undefined : { challenger: asked.seat, number }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warlock-'))
  discord = await startPatient()
  from = findPosition(WARLOCK, challengeAt, { player: (_game, seed) => byComputer(WARLOCK, seed) as never })
  const { challenger, number } = from.found
  const outcome = replay(WARLOCK, from.seed, from.answers).submit({ seat: challenger, verb: VERB, key: `${number}` })
  if (typeof outcome === 'string') throw new Error(outcome)
  told = outcome.emitted
  table = await seatFour(discord, join(folder, 'games.db'), WARLOCK, PEOPLE, from)
  store = openStore(join(folder, 'games.db'))
  bot = await BotProcess.start(environment())
})

afterAll(async () => {
  await bot?.end('SIGKILL')
  await store?.close()
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('The Warlock of Firetop Mountain on Discord', () => {
  it('the player who earned it is offered the Challenge, and everyone reads that it was made', async () => {
    const { challenger, number } = from.found
    const card = await cardWith(discord, CHANNEL, HAND, 'Ann')
    const people = await discord.people()
    expect(calledBy(card)).toEqual([people.find((one) => one.name === name(challenger))?.id])
    const { choices } = await discord.as(name(challenger)).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
    const choice = choices.find(({ value }) => String(value).endsWith(`${VERB} ${number}`))
    const said = await discord.as(name(challenger)).command(CHANNEL, '/play', { action: String(choice?.value) })
    expect(said.text).toContain('You chose')
    const all = told.filter(({ to }) => to === 'all').map(inWords)
    expect(all.length).toBeGreaterThan(0)
    for (const line of all) await discord.until(async () => (await publicText()).includes(line), line)
  })

  it('The Warlock of Firetop Mountain on Discord shows each answer to those alone who may see it, in the channel, in direct messages and after a restart', async () => {
    const secrets = new Map<string, number[]>()
    // What needs no words is not in the chronicle.
    for (const one of told.filter((fact) => inWords(fact) !== '')) {
      if (one.to !== 'all') secrets.set(inWords(one), [...(secrets.get(inWords(one)) ?? []), ...one.to])
    }
    expect(secrets.size).toBeGreaterThan(1)
    for (const restarted of [false, true]) {
      if (restarted) {
        const log = await store.log.entries(table)
        expect(await bot.end('SIGKILL')).toBe('SIGKILL')
        bot = await BotProcess.start(environment())
        expect(await store.log.entries(table)).toEqual(log)
      }
      const seen = await Promise.all([0, 1, 2, 3].map(allSeenBy))
      const open = await publicText()
      for (const [line, seats] of secrets) {
        expect(open).not.toContain(line)
        expect([0, 1, 2, 3].filter((seat) => seen[seat]?.includes(line))).toEqual(seats.sort())
      }
    }
    expect(bot.log).not.toMatch(/"level":50/)
  })
})
