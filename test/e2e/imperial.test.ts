import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { buttonsOf, imagesOf, textOf, type Answered, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { rebuild } from '../../src/engine/index.ts'
import { clueText } from '../../src/games/imperial/words/things.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'
import { startPatient } from './patient.ts'
import { calledBy, cardIn, cardWith, HAND, meant, offeredOn, privately, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { say } from '../../src/discord/words/index.ts'

// Three people play the Quest for the Imperial Treasures through the real bot, a process of its own, which is killed
// in the middle of it. The steps build on one another.

const PEOPLE = ['Ann', 'Ben', 'Cleo'] as const
const VERBS = ['move', 'explore', 'cast', 'use', 'fight', 'flee', 'trade', 'pass'] as const
const ROUNDS = 3
const CHANNEL = 'tavern'

let discord: Sandbox
let bot: BotProcess
let folder: string
let store: Store
let table = ''
const names = new Map<string, string>()
const clues = new Map<string, string[]>()
/** Everything that ever stood in public. */
const seenInPublic = new Set<string>()

const environment = () => ({
  DISCORD_TOKEN: 'imperial',
  DISCORD_API_URL: discord.api,
  DATABASE_PATH: join(folder, 'games.db'),
})
const answers = async () => (await store.log.entries(table)).length
const card = () => cardWith(discord, CHANNEL, HAND)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imperial-'))
  discord = await startPatient()
  for (const { id, name } of await discord.people()) names.set(id, name)
  bot = await BotProcess.start(environment())
  store = openStore(join(folder, 'games.db'))
})

afterAll(async () => {
  await bot?.end('SIGTERM')
  await store?.close()
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Looks at all that is public, and remembers it. */
async function watch(): Promise<void> {
  for (const message of await publicMessages(discord.as('Dai'), CHANNEL)) {
    seenInPublic.add(textOf(message))
    for (const { description } of imagesOf(message)) seenInPublic.add(description)
  }
}

/** The game as it is kept. */
const kept = async () => rebuild(IMPERIAL.rules, await store.snapshots.all(table), await store.log.entries(table)).run

/** All that the card can show of it. */
function shownOf(run: Awaited<ReturnType<typeof kept>>): string {
  return JSON.stringify([run.askedAsSeenBy(null), run.rules.view(run.state, null)])
}

/** Does something that answers a question, and waits until it is kept and, if there is anything to see of it, shown. */
async function answering(before: SeenMessage, name: string, act: () => Promise<Answered>): Promise<void> {
  const [count, shown] = [await answers(), shownOf(await kept())]
  const reply = await act()
  // A choice that is likely to hurt is asked about once more.
  const sure = reply.hasMessage
    ? buttonsOf(reply.message).find((one) => String(one['custom_id']).startsWith('q1|qs|'))
    : undefined
  if (sure) await discord.as(name).forge(reply.message, String(sure['custom_id']))
  await meant(
    discord,
    name,
    CHANNEL,
    async () => (await answers()) > count,
    `an answer to\n${textOf(before)}\nafter “${reply.text}”`,
  )
  if (shownOf(await kept()) !== shown) {
    await discord
      .until(
        async () => JSON.stringify((await card()).components) !== JSON.stringify(before.components),
        'the card to change',
        10_000,
      )
      .catch(() => undefined)
  }
  await watch()
}

/** The players with a secret question: the card calls nobody then. */
async function askedInSecret(): Promise<string | undefined> {
  const run = await kept()
  const seat = run.asked.find(({ secret }) => secret)?.seat
  return (await store.records.find(table))?.seats.find((one) => one.seat === seat)?.user ?? undefined
}

/** Who is asked something, for all to know. */
async function askedOpenly(): Promise<(string | null)[]> {
  const seats = (await store.records.find(table))?.seats ?? []
  return (await kept()).asked.flatMap(({ seat, secret }) => (secret ? [] : (seats[seat]?.user ?? [])))
}

/** The texts of the clues that were put down for all to see. */
async function usedClues(): Promise<string[]> {
  return (await kept()).state.clueDiscard.map((clue) => clueText(clue))
}

/** The player who is called answers, each time in another way. */
async function step(number: number): Promise<void> {
  const { before, user } = await discord.until(async () => {
    const [now, secretly, asked] = [await card(), await askedInSecret(), await askedOpenly()]
    // A card that calls somebody else is still to be edited.
    const isNow = calledBy(now).length > 0 && calledBy(now).every((called) => asked.includes(called))
    return isNow || secretly !== undefined ? { before: now, user: secretly } : undefined
  }, 'somebody to be called')
  const secretly = names.get(user ?? '')
  if (secretly !== undefined) return answering(before, secretly, () => byPlay(secretly, number))
  const name = names.get(calledBy(before)[0] ?? '') ?? ''
  const { buttons, menu } = offeredOn(before)
  const ways = [
    () => onTheCard(name, before, buttons, menu, number),
    () => byPlay(name, number),
    () => byVerb(name, number),
    () => onTheirPanel(name, before, number),
  ]
  await answering(before, name, ways[number % ways.length] ?? (() => byPlay(name, number)))
}

async function onTheCard(
  name: string,
  before: SeenMessage,
  buttons: readonly string[],
  menu: { id: string; values: string[] } | undefined,
  number: number,
): Promise<Answered> {
  const someone = discord.as(name)
  if (menu) return someone.select(before, menu.id, menu.values[number % menu.values.length] ?? '')
  const button = buttons[number % Math.max(1, buttons.length)]
  return button ? someone.press(before, button) : byPlay(name, number)
}

async function byPlay(name: string, number: number): Promise<Answered> {
  const { choices } = await discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
  expect(choices.length).toBeGreaterThan(0)
  const choice = choices[number % choices.length]
  return discord.as(name).command(CHANNEL, '/play', { action: String(choice?.value) })
}

async function byVerb(name: string, number: number): Promise<Answered> {
  for (const verb of VERBS) {
    const option = verb === 'move' ? 'to' : 'action'
    const { choices } = await discord.as(name).autocomplete(CHANNEL, `/${verb}`, { [option]: '' }, option)
    const choice = choices[number % Math.max(1, choices.length)]
    if (choice) return discord.as(name).command(CHANNEL, `/${verb}`, { [option]: String(choice.value) })
  }
  throw new Error(`${name} has nothing to do by any verb`)
}

async function onTheirPanel(name: string, before: SeenMessage, number: number): Promise<Answered> {
  const someone = discord.as(name)
  const panel = (await someone.press(before, HAND)).message
  const ids = JSON.stringify(panel.components)
  const own = [...ids.matchAll(/"custom_id":"(q1\|o\|[^"]+)"/g)].map(([, id = '']) => id)
  const button = own[number % Math.max(1, own.length)]
  if (button) return someone.press(panel, button)
  const { menu } = offeredOn(panel)
  return menu ? someone.select(panel, menu.id, menu.values[number % menu.values.length] ?? '') : byPlay(name, number)
}

const roundOf = (message: SeenMessage): number => Number(/Round (\d+)/.exec(textOf(message))?.[1] ?? 0)

/**
 * What everybody sees, once it has stood still for a moment and no picture is to follow: what was done before is shown.
 */
async function atRest(channel: string): Promise<string> {
  const seen = async () => JSON.stringify(await publicMessages(discord.as('Dai'), channel))
  return await discord.until(async () => {
    const now = await seen()
    await new Promise((later) => setTimeout(later, 500))
    return (await seen()) === now && !/follows( in a moment)?\./.test(now) ? now : undefined
  }, `${channel} to come to rest`)
}

/**
 * Makes a mistake: one private sentence answers, and nothing changes. The end of an earlier answer may still be on its
 * way to the channel, so the mistake is made again until the channel is the same before and after. One that changed
 * something would change it each time.
 */
async function wrong(name: string, act: Parameters<typeof privately>[3], channel = CHANNEL): Promise<string> {
  const count = await answers()
  const line = await discord.until(async () => {
    const before = await atRest(channel)
    const said = await privately(discord, name, channel, act)
    return JSON.stringify(await publicMessages(discord.as('Dai'), channel)) === before ? said : undefined
  }, `${channel} to stay as it is`)
  expect(await answers()).toBe(count)
  // Where there is no game, one can be started below the sentence.
  expect(
    line
      .split('\n')
      .slice(1)
      .filter((one) => one !== say('start-a-game')),
  ).toEqual([])
  return line
}

/** Somebody who is not called now. */
async function idle(): Promise<string> {
  const called = calledBy(await card()).map((id) => names.get(id))
  return PEOPLE.find((name) => !called.includes(name)) ?? 'Dai'
}

describe('the Quest for the Imperial Treasures on Discord', () => {
  it('the Quest for the Imperial Treasures on Discord opens a lobby, seats three people and starts', async () => {
    await discord.changePerson('Ben', { dmsClosed: true })
    const opened = await discord
      .as('Ann')
      .command(CHANNEL, '/game new', { game: 'imperial', preset: 'short', seed: 'sandbox' })
    expect(opened.message.ephemeral).toBe(true)
    // The cover follows once it is drawn: until then the lobby would change by itself.
    const lobby = await discord.until(async () => {
      const shown = await cardWith(discord, CHANNEL, 'Join')
      return imagesOf(shown).length > 0 ? shown : undefined
    }, 'the cover')
    table = (await store.records.findOpen((await discord.state()).server.id, lobby.channel_id))?.id ?? ''
    expect(await wrong('Ann', (ann) => ann.press(lobby, 'Join'))).toBe(REFUSED['already-seated'])
    expect(await wrong('Ann', (ann) => ann.press(lobby, 'Start'))).toBe(REFUSED['too-few-players'])
    expect(await wrong('Ben', (ben) => ben.press(lobby, 'Start'))).toBe(say('join-first'))
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Cleo').command(CHANNEL, '/game join')
    await discord.until(
      async () => textOf((await cardIn(discord.as('Dai'), CHANNEL)) ?? lobby).includes('Cleo'),
      'Cleo to be seated',
    )
    await discord.as('Ben').press(await cardWith(discord, CHANNEL, 'Start'), 'Start')
    const first = await card()
    expect(calledBy(first)).toHaveLength(1)
    // The first picture takes longest, and the card does not wait for it.
    const [image] = await discord.until(async () => {
      const images = imagesOf(await card())
      return images.length > 0 ? images : undefined
    }, 'the picture')
    expect(image?.description).not.toBe('')
    expect(image?.width).toBeGreaterThan(300)
  })

  it('the Quest for the Imperial Treasures on Discord is played by buttons, menus, /play, verbs and the private panel until everybody holds clues', async () => {
    for (let number = 0; roundOf(await card()) < 1; number += 1) {
      expect(number).toBeLessThan(60)
      await step(number)
    }
    for (const name of PEOPLE) {
      const { message } = await discord.as(name).command(CHANNEL, '/clues')
      expect(message.ephemeral).toBe(true)
      const own = [...textOf(message).matchAll(/^\*(.{12,})\*$/gm)].map(([, text = '']) => text)
      expect(new Set(own).size, textOf(message)).toBeGreaterThan(2)
      clues.set(name, [...new Set(own)])
      const panel = await privately(discord, name, CHANNEL, async (someone) => someone.press(await card(), HAND))
      expect(panel).toContain(own[0])
      for (const other of PEOPLE.filter((one) => one !== name)) {
        expect(JSON.stringify(await discord.as(other).messages(CHANNEL))).not.toContain(own[0])
      }
    }
    expect(
      (
        await discord
          .as('Ben')
          .messages('dm')
          .catch(() => [])
      ).length,
    ).toBe(0)
    const dm = await discord.as('Cleo').sees('dm', (message) => textOf(message).includes(clues.get('Cleo')?.[0] ?? '?'))
    expect(dm.ephemeral).toBe(false)
    expect((await discord.as('Cleo').command('dm', '/clues')).text).toContain(clues.get('Cleo')?.[0])
  })

  it('the Quest for the Imperial Treasures on Discord answers wrong input with one private sentence, and nothing changes', async () => {
    const now = await card()
    const other = await idle()
    const called = names.get(calledBy(now)[0] ?? '') ?? ''
    const { buttons, menu } = offeredOn(now)
    const id = buttons[0] ?? menu?.id ?? ''
    const press = (someone: Parameters<Parameters<typeof privately>[3]>[0]) =>
      buttons[0] ? someone.press(now, buttons[0]) : someone.select(now, menu?.id ?? '', menu?.values[0] ?? '')
    expect(await wrong(other, press)).toMatch(new RegExp(`^Waiting for \\*\\*\\w+\\*\\* \\(${called}\\)\\.`))
    expect(await wrong('Dai', press)).toBe(say('refused-not-seated'))
    expect(await wrong(called, (one) => one.forge(now, 'q1|a|nonsense'))).toBe(say('unknown-button'))
    expect(
      await wrong(called, (one) =>
        one.forge(now, id.replace(table, 'otherother'), { componentType: buttons[0] ? 2 : 3, values: ['x'] }),
      ),
    ).toBe(REFUSED['no-such-table'])
    expect(await wrong(called, (one) => one.command(CHANNEL, '/play', { action: 'sing the national anthem' }))).toBe(
      say('unknown-action'),
    )
    expect(await wrong(called, (one) => one.command(CHANNEL, '/play', { action: '𝕏'.repeat(40) }))).toMatch(
      /^You can’t do that right now|^That could mean/,
    )
    expect(
      await wrong(called, (one) => one.command(CHANNEL, '/play', { action: 'q1|o|otherother|0|abc|phase.move stay' })),
    ).toBe(say('other-table'))
    expect((await discord.as(called).command(CHANNEL, '/play', { action: 'x'.repeat(101) })).kind).toBe('refused')
    expect(await wrong(called, (one) => one.command('back-room', '/play', { action: 'stay' }), 'back-room')).toBe(
      `${say('no-table-here')}\n${say('start-a-game')}`,
    )
    expect(await wrong('Ann', (ann) => ann.command('no-entry', '/game new', { game: 'imperial' }), 'no-entry')).toMatch(
      /to let me send messages/,
    )
    expect(await wrong('Ben', (ben) => ben.command(CHANNEL, '/game new', { game: 'imperial' }))).toBe(
      REFUSED['room-taken'],
    )
  })

  it('the Quest for the Imperial Treasures on Discord goes on exactly where it stood when the process is killed in mid-turn, and old buttons still work', async () => {
    // On until somebody has answered and must answer again in the same turn.
    const turnOf = (message: SeenMessage) => /q1\|[am]\|[^|]+\|(\d+)\|/.exec(JSON.stringify(message.components))?.[1]
    for (let number = 0; ; number += 1) {
      expect(number).toBeLessThan(40)
      const turn = turnOf(await card())
      await step(number)
      const now = await card()
      const { buttons, menu } = offeredOn(now)
      if (turn !== undefined && turnOf(now) === turn && (buttons.length > 0 || menu)) break
    }
    const before = await card()
    const log = await store.log.entries(table)
    const status = (await discord.as('Dai').command(CHANNEL, '/game status')).text
    // A start that takes long is told on the card.
    const told = async () =>
      (await publicMessages(discord.as('Dai'), CHANNEL)).map((message) =>
        textOf(message).replace(/\n-# I was not.*/, ''),
      )
    const toldBefore = await told()
    expect(await bot.end('SIGKILL')).toBe('SIGKILL')
    expect((await discord.as('Ann').command(CHANNEL, '/game status')).kind).not.toBe('message')
    bot = await BotProcess.start(environment())
    expect(await store.log.entries(table)).toEqual(log)
    expect((await discord.as('Dai').command(CHANNEL, '/game status')).text).toBe(status)
    expect(await told()).toEqual(toldBefore)
    const after = await card()
    expect(after.id).toBe(before.id)
    const name = names.get(calledBy(before)[0] ?? '') ?? ''
    const { buttons, menu } = offeredOn(before)
    await answering(before, name, () => onTheCard(name, before, buttons, menu, 0))
    const [stale] = buttons
    // Where the answer ended the turn, that card is gone.
    if (stale && (await card()).id === before.id) {
      expect(await wrong(name, (one) => one.forge(before, stale))).toMatch(/moved on|turn/)
    }
  })

  it('the Quest for the Imperial Treasures on Discord keeps an answer that was acknowledged the moment before it is killed', async () => {
    const before = await card()
    const name = names.get(calledBy(before)[0] ?? '') ?? ''
    const count = await answers()
    expect((await byPlay(name, 0)).text).toContain('You chose')
    await bot.end('SIGKILL')
    expect(await answers()).toBe(count + 1)
    bot = await BotProcess.start(environment())
    await discord.until(
      async () => JSON.stringify((await card()).components) !== JSON.stringify(before.components),
      'the card to be brought up to date',
    )
    // Where the answer ends the turn a new card is posted, and then the old one goes.
    const cards = async () =>
      (await publicMessages(discord.as('Dai'), CHANNEL)).filter((message) => JSON.stringify(message).includes(HAND))
    await discord.until(async () => (await cards()).length === 1, 'the card of the turn before to go')
    expect((await publicMessages(discord.as('Dai'), CHANNEL)).at(-1)?.id).toBe((await cards())[0]?.id)
  })

  it(`is played into round ${ROUNDS}, and no clue ever stood in public`, async () => {
    for (let number = 1; roundOf(await card()) < ROUNDS; number += 1) {
      expect(number).toBeLessThan(300)
      await step(number)
    }
    await watch()
    const all = [...seenInPublic].join('\n')
    expect(all).toMatch(/Round 2/)
    const used = (await usedClues()).join('\n')
    const unused = [...clues.values()].flat().filter((text) => !used.includes(text))
    expect(unused.length).toBeGreaterThan(PEOPLE.length)
    for (const text of unused) expect(all).not.toContain(text)
    expect(bot.log).not.toMatch(/"level":50/)
  })

  it('the Quest for the Imperial Treasures on Discord stops cleanly when it is asked to', async () => {
    const code = await bot.end('SIGTERM')
    expect(code, bot.log).toBe(0)
  })
})
