import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asked, Run } from '../../src/engine/index.ts'
import { spellOf } from '../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import type { SpellCard } from '../../src/games/talisman/data/ids.ts'
import type { Talisman } from '../../src/games/talisman/state/state.ts'
import { spellTitle } from '../../src/games/talisman/words/names.ts'
import { buttonsOf, textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'
import { findPosition, replay, type Position } from './found.ts'
import { startPatient } from './patient.ts'
import { say } from '../../src/discord/words/index.ts'
import { cardToPass, HAND, lastPrivate, passLabel, privately, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { seatFour } from './seating.ts'

// Four people play Talisman through the real bot: somebody casts a Spell in another's Turn, another counters it, and
// the process is killed while all wait for the answer. The steps build on one another.

const CHANNEL = 'tavern'
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'] as const

const spellName = (card: SpellCard): string => spellTitle(spellOf(card).id)

let discord: Sandbox
let bot: BotProcess
let folder: string
let store: Store
let table = ''
let from: Position<Plan>
let plan: Plan
/** Everything that ever stood in public. */
const seen = new Set<string>()

/** Who casts what, and who counters it. */
interface Plan {
  readonly caster: number
  readonly cast: string
  readonly counter: number
}

const stateOf = (run: Run) => run.state as Talisman
const spellsOf = (run: Run, seat: number) => stateOf(run).players[seat]?.character?.spells ?? []
const isCast = ({ key }: { key: string }) => /^cast:(?!counterspell|random)/.test(key)
const name = (seat: number) => PEOPLE[seat] ?? '?'
const environment = () => ({
  DISCORD_TOKEN: 'x',
  DISCORD_API_URL: discord.api,
  DATABASE_PATH: join(folder, 'games.db'),
})

/** Somebody may cast in another's Turn, and a third would be asked whether to counter it. */
function planAt(run: Run, again: () => Run): Plan | undefined {
  const isOthers = ({ seat, verb, offers }: Asked) =>
    verb === 'window.act' && seat !== stateOf(run).active && offers.some(isCast)
  const caster = run.asked.find(isOthers)
  const cast = caster?.offers.find(isCast)?.key
  if (!caster || cast === undefined || run.asked.length < 3) return undefined
  if (!run.asked.every(({ secret, formality }) => secret && !formality)) return undefined
  const other = again()
  const others = run.asked.filter(({ seat }) => seat !== caster.seat)
  for (const { seat } of others) other.submit({ seat, verb: 'window.act', key: 'pass' })
  const outcome = other.submit({ seat: caster.seat, verb: 'window.act', key: cast })
  if (typeof outcome === 'string' || !outcome.emitted.some(({ fact }) => fact.kind === 'spell-cast')) return undefined
  const counter = other.asked.find(({ offers }) => offers.some(({ key }) => key.startsWith('cast:counterspell')))
  return counter && { caster: caster.seat, cast, counter: counter.seat }
}

async function watch(): Promise<string> {
  const now = (await publicMessages(discord.as('Ann'), CHANNEL)).map((message) => textOf(message)).join('\n')
  seen.add(now)
  return now
}

/** Picks what somebody may do by a command, by the end of its key. */
async function does(seat: number, command: string, key: string): Promise<string> {
  const { choices } = await discord.as(name(seat)).autocomplete(CHANNEL, command, { action: '' }, 'action')
  const choice = choices.find(({ value }) => String(value).includes(`window.act ${key}`))
  expect(choice, `${name(seat)} may ${key}: ${JSON.stringify(choices)}`).toBeDefined()
  return (await discord.as(name(seat)).command(CHANNEL, command, { action: String(choice?.value) })).text
}

/** Passes by the list of what passing is possible. */
async function passes(seat: number): Promise<void> {
  const listed = await discord.as(name(seat)).command(CHANNEL, '/pass')
  const ids = listed.hasMessage ? buttonsOf(listed.message).map((one) => String(one['custom_id'])) : []
  const button = ids.find((id) => id.startsWith('q1|o|'))
  if (button) await discord.as(name(seat)).forge(listed.message, button)
}

/** Who is asked now, as the log says. */
async function asked(): Promise<readonly Asked[]> {
  const answers = (await store.log.entries(table)).flatMap((one) => (one.kind === 'answer' ? [one.answer] : []))
  return replay(TALISMAN, from.seed, answers).asked
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talisman-'))
  discord = await startPatient()
  from = findPosition(TALISMAN, planAt, { first: { verb: 'order.set', key: 'windows=always' }, known: 51 })
  plan = from.found
  table = await seatFour(discord, join(folder, 'games.db'), TALISMAN, PEOPLE, from)
  store = openStore(join(folder, 'games.db'))
  bot = await BotProcess.start(environment())
})

afterAll(async () => {
  await bot?.end('SIGKILL')
  await store?.close()
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('Talisman on Discord', () => {
  it('Talisman on Discord keeps a window on the card as it is while all but one pass, by the button that all have', async () => {
    const card = await cardToPass(discord, CHANNEL, 'Ann')
    await watch()
    const others = (await asked()).filter(({ seat }) => seat !== plan.caster)
    expect(others.length).toBeGreaterThan(1)
    for (const { seat } of others) {
      const said = await privately(discord, name(seat), CHANNEL, (one) => one.press(card, passLabel(card) ?? 'Pass'))
      expect(said).toContain('You chose')
      expect(JSON.stringify((await cardToPass(discord, CHANNEL, 'Ann')).components)).toBe(
        JSON.stringify(card.components),
      )
      await watch()
    }
    expect((await asked()).map(({ seat }) => seat)).toEqual([plan.caster])
    const own = await privately(discord, name(plan.caster), CHANNEL, (one) => one.press(card, HAND))
    expect(own).toContain(say('own-hand'))
    expect(own).not.toContain('Standing order')
    const question = await lastPrivate(discord.as(name(plan.caster)), CHANNEL)
    await discord.as(name(plan.caster)).press(question ?? '', say('own-hand'))
    await discord.until(async () => {
      const now = await lastPrivate(discord.as(name(plan.caster)), CHANNEL)
      return now && textOf(now).includes('Standing order')
    }, 'the whole hand')
  })

  it('Talisman on Discord says what is cast in another’s turn once it is cast, and opens a window to answer it', async () => {
    const before = await watch()
    const spell = spellsOf(from.run, plan.caster).find((one) =>
      plan.cast.startsWith(`cast:${one.replace(/-\d$/, '')}:`),
    )
    expect(spell).toBeDefined()
    expect(await does(plan.caster, '/cast', plan.cast)).toContain('You chose')
    await discord.until(async () => (await watch()) !== before, 'the Spell to be told')
    await discord.until(async () => (await watch()).includes(spellName(spell ?? 'hex')), 'its name')
    expect((await asked()).some(({ seat }) => seat === plan.counter)).toBe(true)
  })

  it('Talisman on Discord goes on where it stood when the process is killed while the window is open', async () => {
    await cardToPass(discord, CHANNEL, 'Ann')
    const log = await store.log.entries(table)
    const open = (await asked()).map(({ seat }) => seat)
    expect(await bot.end('SIGKILL')).toBe('SIGKILL')
    bot = await BotProcess.start(environment())
    expect(await store.log.entries(table)).toEqual(log)
    expect((await asked()).map(({ seat }) => seat)).toEqual(open)
    const card = await cardToPass(discord, CHANNEL, 'Ann')
    for (const seat of open.filter((one) => one !== plan.counter)) {
      await privately(discord, name(seat), CHANNEL, (one) => one.press(card, passLabel(card) ?? 'Pass'))
    }
    expect(await does(plan.counter, '/cast', 'cast:counterspell')).toContain('You chose')
    const isCountered = async () =>
      (await store.chronicle.lines(table, 0, 9999)).some(
        (line) => line.kind === 'fact' && line.fact.kind === 'spell-countered',
      )
    for (let patience = 0; patience < 20 && !(await isCountered()); patience += 1) {
      for (const { seat } of await asked()) await passes(seat)
    }
    await discord.until(isCountered, 'the Spell to be countered')
    await discord.until(async () => (await watch()).includes(spellName('counterspell-1')), 'all to be told')
  })

  it('Talisman on Discord never named a Spell in public that was not cast', async () => {
    await watch()
    const cast = (await store.chronicle.lines(table, 0, 9999)).flatMap((line) =>
      line.kind === 'fact' && line.to === 'all' && 'spell' in line.fact
        ? [spellName(line.fact.spell as SpellCard)]
        : [],
    )
    const held = [0, 1, 2, 3]
      .flatMap((seat) => spellsOf(from.run, seat))
      .filter((one) => !cast.includes(spellName(one)))
    const all = [...seen].join('\n')
    for (const spell of held) expect(all, spell).not.toContain(spellName(spell))
    expect(bot.log).not.toMatch(/"level":50/)
  })
})
