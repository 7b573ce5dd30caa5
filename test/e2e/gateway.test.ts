import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { OddGateway, type Manners, type Talk } from './gateway.ts'
import { openTavern, type Tavern } from './house.ts'

// A gateway that says nonsense, or the same again and again: the bot neither ends nor spins, and plays on after it.

let gateway: OddGateway
let tavern: Tavern | undefined
const logged: string[] = []
afterEach(async () => {
  await tavern?.close()
  tavern = undefined
  gateway.close()
})

const play = async (): Promise<Tavern> => {
  logged.length = 0
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  return (tavern = await openTavern({ api: gateway.api, log }))
}

const hello = (interval: unknown) => ({ op: 10, d: { heartbeat_interval: interval } })
const sane = ({ say }: Talk): void => say(hello(41_250))
/** Does this in place of letting the bot in, on the first connection. */
const insteadOfReady = (odd: (talk: Talk) => void): Manners => ({
  said: (talk, { op }) => {
    if (op === 2 && talk.nth === 0) odd(talk)
    else if (op === 2) talk.welcome()
    else if (op === 6) talk.goOn()
  },
})
const atFirst = (odd: (talk: Talk) => void): Manners => ({
  opened: (talk) => (talk.nth === 0 ? odd(talk) : sane(talk)),
})
const greeting = (interval: unknown): Manners => ({ opened: ({ say }) => say(hello(interval)) })
const telling = (odd: (right: object) => unknown): Manners => ({
  told: (right, nth) => (nth === 0 ? odd(right) : right),
})

const NO_PACKETS = ['null', '[]', '7', '{"op":', '{"op":"0"}', '{"op":99}']
const NO_SERVERS = ['{"op":0,"s":2,"t":"GUILD_CREATE","d":null}', '{"op":0,"s":3,"t":"GUILD_DELETE","d":{"id":"5"}}']
const NO_LIMIT = { remaining: 'many', reset_after: -5, max_concurrency: 0 }

const ODD: readonly (readonly [string, Manners])[] = [
  ['greets with nothing', atFirst(({ say }) => say({ op: 10, d: null }))],
  ['greets twice', { opened: (talk) => (sane(talk), sane(talk)) }],
  ['wants a sign of life every 0 ms', greeting(0)],
  ['wants a sign of life never', greeting(1e99)],
  ['wants a sign of life at a word', greeting('soon')],
  ['says what are no packets', atFirst((talk) => (NO_PACKETS.forEach(talk.say), sane(talk)))],
  ['says at once that nothing is invalid', atFirst((talk) => (talk.say({ op: 9 }), sane(talk)))],
  ['closes at once', atFirst(({ close }) => close(1011))],
  ['calls a session invalid in place of letting the bot in', insteadOfReady(({ say }) => say({ op: 9, d: false }))],
  ['calls nothing invalid in place of it', insteadOfReady(({ say }) => say({ op: 9 }))],
  ['wants the bot to come again in place of it', insteadOfReady(({ say }) => say({ op: 7, d: null }))],
  ['lets it in with nothing', insteadOfReady(({ say }) => say({ op: 0, s: 1, t: 'READY', d: null }))],
  ['lets it in as nobody', insteadOfReady(({ welcome }) => welcome({ user: null }))],
  ['lets it in without its servers', insteadOfReady(({ welcome }) => welcome({ guilds: null }))],
  ['tells of an error', insteadOfReady(({ say, welcome }) => (say({ op: 0, s: 1, t: 'error', d: null }), welcome()))],
  [
    'tells of a server that is none',
    insteadOfReady((talk) => (talk.welcome({ guilds: [{ id: '5' }] }), NO_SERVERS.forEach(talk.say))),
  ],
  ['is told of without limits', telling((right) => ({ ...right, session_start_limit: null }))],
  ['is told of by nothing', telling(() => null)],
  ['is told of without an address', telling((right) => ({ ...right, url: 7 }))],
  ['is told of with an odd address', telling((right) => ({ ...right, url: 'gopher:hole' }))],
  ['is told of with odd limits', { told: (right) => ({ ...right, session_start_limit: NO_LIMIT }) }],
]

describe('a gateway that', () => {
  it.each(ODD)('%s costs few tries, and the bot is let in', async (_what, manners) => {
    gateway = await OddGateway.open(manners)
    const { bot } = await play()
    expect(bot.isConnected).toBe(true)
    expect(gateway.heard.length).toBeLessThan(10)
    expect(gateway.connections).toBeLessThan(4)
    expect(gateway.asked).toBeLessThan(6)
  })
})

it.each([
  [
    'lets no session begin for now',
    /^The bot has been started too often, .* for 2 hours: start it again after that\.$/,
    { remaining: 0, reset_after: 5_400_000 },
  ],
  ['is told of by nonsense alone', /^DISCORD_API_URL doesn’t lead to the REST API of a Discord[^\n]*\.$/, null],
])('a gateway that %s is not connected to, and that is said in one sentence', async (_what, sentence, limit) => {
  const told = (right: object) => (limit ? { ...right, session_start_limit: limit } : [])
  gateway = await OddGateway.open({ told })
  await expect(play()).rejects.toThrow(sentence)
  expect([gateway.connections, gateway.asked <= 4]).toEqual([0, true])
})

const LATER: readonly (readonly [string, Manners])[] = [
  ['says again and again that a session may go on', { said: ({ say }, { op }) => op === 6 && say({ op: 9, d: true }) }],
  ['wants it to come again, again and again', { opened: (talk) => (sane(talk), talk.say({ op: 7, d: null })) }],
  ['closes again and again', { opened: ({ close }) => close(1011) }],
  ['lets it go on and closes, again and again', { said: (talk) => (talk.goOn(), talk.close(1011)) }],
]

describe('a gateway that, once the bot is there,', () => {
  it.each(LATER)('%s, is asked ever more rarely, and the bot goes on after it', async (_what, manners) => {
    gateway = await OddGateway.open()
    const { bot } = await play()
    const [sent, connections] = [gateway.heard.length, gateway.connections]
    gateway.manners = manners
    gateway.closeAll(1011)
    await gateway.until(() => gateway.connections >= connections + 2)
    expect(gateway.heard.length - sent).toBeLessThan(20)
    gateway.manners = {}
    gateway.closeAll(1011)
    await gateway.until(() => bot.isConnected)
    // What fails again and again is said once.
    expect(logged.filter((line) => line.includes('connection to Discord failed')).length).toBeLessThan(2)
  })

  it.each([
    ['names no address to go on at', 7],
    ['names an odd address to go on at', 'nowhere'],
    ['names an address to go on at where nobody is', 'ws://127.0.0.1:9'],
  ])('%s, is found again', async (_what, address) => {
    gateway = await OddGateway.open(insteadOfReady(({ welcome }) => welcome({ resume_gateway_url: address })))
    await play()
    gateway.closeAll(1011)
    await gateway.until(() => gateway.welcomed > 1)
  })
})
