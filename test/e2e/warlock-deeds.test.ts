import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byComputer, type Answer, type Run, type Emitted } from '../../src/engine/index.ts'
import type { WarlockFact } from '../../src/games/warlock/facts/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import type { Warlock } from '../../src/games/warlock/state/state.ts'
import { buttonsOf, textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { replay } from './found.ts'
import { startPatient } from './patient.ts'
import { publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { playOn, seatFour } from './seating.ts'

// Four people and the real bot, in one game: somebody is robbed, the chest is tried with wrong keys, and later it
// opens. What lies between is played while the bot is away, as after any stop. The steps build on one another.

const CHANNEL = 'tavern'
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'] as const
const DEEDS = ['robbed', 'chest-wrong', 'chest-opened'] as const
type Deed = (typeof DEEDS)[number]

/** One answer that does a deed, what is answered before it, and all that it tells. */
interface Step {
  readonly before: readonly Answer[]
  readonly answer: Answer
  readonly told: readonly Emitted[]
}

let discord: Sandbox
let bot: BotProcess
let folder: string
let table = ''
let story: { readonly seed: string; readonly steps: ReadonlyMap<Deed, Step> }

const name = (seat: number) => PEOPLE[seat] ?? '?'
const path = () => join(folder, 'games.db')
const inWords = ({ fact }: Emitted) => WARLOCK.words.fact(fact as WarlockFact, (seat) => `**${name(seat)}**`) ?? ''
const publicText = async () =>
  (await publicMessages(discord.as('Ann'), CHANNEL)).map((message) => textOf(message)).join('\n')

function startBot(): Promise<BotProcess> {
  return BotProcess.start({ DISCORD_TOKEN: 'x', DISCORD_API_URL: discord.api, DATABASE_PATH: path() })
}

/** The game that has it, as the rules are now: looked at first. */
const KNOWN = 16

/** A game in which all three deeds are done, in that order; the first player at the chest names a wrong number. */
function findStory(): typeof story {
  for (const number of [KNOWN, ...Array(60).keys()]) {
    const seed = `position ${number}`
    const steps = deedsOf(seed)
    if ([...steps.keys()].join() === DEEDS.join()) return { seed, steps }
  }
  throw new Error('no game has all of them')
}

function deedsOf(seed: string): Map<Deed, Step> {
  const choose = byComputer(WARLOCK, seed) as unknown as (run: Run) => Answer
  const run = replay(WARLOCK, seed)
  const steps = new Map<Deed, Step>()
  let before: Answer[] = []
  for (let count = 0; count < 700 && !run.isOver; count += 1) {
    const answer = steps.has('chest-wrong') ? choose(run) : (wrongNumber(run) ?? choose(run))
    const outcome = run.submit(answer)
    if (typeof outcome === 'string') throw new Error(outcome)
    const deed = DEEDS.find((kind) => !steps.has(kind) && outcome.emitted.some(({ fact }) => fact.kind === kind))
    if (deed) steps.set(deed, { before, answer, told: outcome.emitted })
    before = deed ? [] : [...before, answer]
  }
  return steps
}

/** A number that its asker can name at the chest although it is not beneath it. */
function wrongNumber({ asked: [asked], state }: Run): Answer | undefined {
  if (asked?.verb !== 'chest.name') return undefined
  const { chest } = state as Warlock
  const wrong = asked.offers.find(({ key }) => /^\d$/.test(key) && !chest.includes(Number(key)))
  return wrong && { seat: asked.seat, verb: asked.verb, key: wrong.key }
}

/** A text as it is read: headings are set otherwise than the lines that they are made of. */
function unset(text: string): string {
  return text.replaceAll('**', '')
}

/** Does a deed through Discord, and waits until all that everybody may know of it stands in the channel. */
async function doThrough(deed: Deed): Promise<Step> {
  const step = story.steps.get(deed)
  if (!step) throw new Error(deed)
  const { seat, verb, key } = step.answer
  const doer = discord.as(name(seat))
  const choice = await discord.until(
    async () => {
      const { choices } = await doer.autocomplete(CHANNEL, '/play', { action: '' }, 'action')
      return choices.find(({ value }) => String(value).endsWith(`${verb} ${key}`))
    },
    `${name(seat)} may answer ${verb} ${key}`,
  )
  const said = await doer.command(CHANNEL, '/play', { action: String(choice.value) })
  // A player who names keys that are known not to fit is asked to confirm.
  const sure = said.hasMessage
    ? buttonsOf(said.message).find((one) => String(one['custom_id']).startsWith('q1|qs|'))
    : null
  if (sure) await doer.forge(said.message, String(sure['custom_id']))
  else expect(said.text).toContain('You chose')
  for (const line of step.told.filter(({ to }) => to === 'all').map(inWords)) {
    await discord.until(async () => unset(await publicText()).includes(unset(line)), line)
  }
  return step
}

/** How many of the answers before a deed have been given by standing orders already, before the bot was stopped. */
async function answeredSince(deed: Deed): Promise<number> {
  const done = DEEDS.slice(0, DEEDS.indexOf(deed)).flatMap((one) => story.steps.get(one) ?? [])
  const store = openStore(path())
  try {
    const entries = await store.log.entries(table)
    return entries.length - done.reduce((sum, { before }) => sum + before.length + 1, 0)
  } finally {
    await store.close()
  }
}

/** The bot stops; the table is played on to just before a deed; the bot starts again. */
async function playOnTo(deed: Deed): Promise<void> {
  await bot.end('SIGKILL')
  await playOn(path(), WARLOCK, table, (story.steps.get(deed)?.before ?? []).slice(await answeredSince(deed)))
  bot = await startBot()
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warlock-deeds-'))
  discord = await startPatient()
  story = findStory()
  const answers = story.steps.get('robbed')?.before ?? []
  const from = { seed: story.seed, answers, run: replay(WARLOCK, story.seed, answers), found: null }
  table = await seatFour(discord, path(), WARLOCK, PEOPLE, from)
  bot = await startBot()
})

afterAll(async () => {
  await bot?.end('SIGKILL')
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('The Warlock of Firetop Mountain on Discord, from a robbery to the open chest', () => {
  it('The Warlock of Firetop Mountain on Discord, from a robbery to the open chest lets the victor rob the loser, and tells those two alone what only they may know', async () => {
    const { told } = await doThrough('robbed')
    const open = await publicText()
    for (const secret of told.filter(({ to }) => to !== 'all').map(inWords)) {
      if (secret !== '') expect(open).not.toContain(secret)
    }
  })

  it('a player who names wrong keys is sent away from the chest, and reads how many were wrong, not which', async () => {
    await playOnTo('chest-wrong')
    const { told, answer } = await doThrough('chest-wrong')
    const secrets = told.filter(({ to }) => to !== 'all')
    expect(secrets.some(({ to }) => [...to].join() === `${answer.seat}`)).toBe(true)
    const open = await publicText()
    for (const secret of secrets.map(inWords)) if (secret !== '') expect(open).not.toContain(secret)
  })

  it('The Warlock of Firetop Mountain on Discord, from a robbery to the open chest ends when the right keys open the chest, and shows who has won', async () => {
    await playOnTo('chest-opened')
    await doThrough('chest-opened')
    const all = [...story.steps.values()].flatMap(({ before, answer }) => [...before, answer])
    const end = WARLOCK.rules.view(replay(WARLOCK, story.seed, all).state as Warlock, null)
    const [winner = ''] = WARLOCK.words.outcome(end, (seat) => `**${name(seat)}**`)
    expect(winner).not.toBe('')
    await discord.until(async () => (await publicText()).includes(winner), winner)
    const another = await discord.as('Ann').command(CHANNEL, '/game new', { game: 'warlock' })
    expect(another.text).toContain('table is open')
    expect(bot.log).not.toMatch(/"level":50/)
  })
})
