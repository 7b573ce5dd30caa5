import { Routes } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REFUSED, SAY } from '../../src/discord/kit/sentences.ts'
import { buttonsOf, textOf, type Answered, type SeenMessage, type Someone } from '../../src/sandbox/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { parlour } from '../discord/parlour.ts'
import { DEEPER_IS_BETTER, judgeHere, SMALL_REVIEW } from '../kit/judged.ts'
import { toy } from '../kit/toy/index.ts'
import { openTavern, type Tavern } from './house.ts'
import {
  cardIn,
  cardWith,
  HAND,
  hasButton,
  lastPrivate,
  loggedIn,
  offeredOn,
  privately,
  publicMessages,
  take,
  takeFirst,
} from './people.ts'
import { say } from '../../src/discord/words/index.ts'

let tavern: Tavern
beforeEach(async () => {
  tavern = await openTavern({ games: [toy as unknown as Game, parlour({ times: 3 })] })
})
afterEach(async () => await tavern.close())

/** Ann and Ben play in a channel. */
async function playing(channel = 'tavern', game = 'toy'): Promise<string> {
  const { discord } = tavern
  await discord.as('Ann').command(channel, '/game new', { game, seed: 'x', preset: 'short' })
  const lobby = await cardWith(discord, channel, 'Join')
  await discord.as('Ben').press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, channel, HAND)
  const table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]
  if (!table) throw new Error('no game was started')
  return table.id
}

const personId = async (wanted: string) => (await tavern.discord.people()).find(({ name }) => name === wanted)?.id ?? ''

/** Every answer kept by the store. */
const answers = async (table: string) => (await tavern.store.log.entries(table)).length

/** Something wrong: one private line, and nothing else anywhere. */
async function oneLine(
  name: string,
  act: (someone: Someone) => Promise<Answered>,
  channel = 'tavern',
): Promise<string> {
  const { discord } = tavern
  await tavern.shown()
  const before = JSON.stringify(await publicMessages(discord.as('Dai'), channel))
  const kept = async () =>
    await Promise.all((await tavern.tables.directory.find({})).map(async ({ id }) => await answers(id)))
  const entries = await kept()
  const line = await privately(discord, name, channel, act)
  await tavern.shown()
  expect(JSON.stringify(await publicMessages(discord.as('Dai'), channel))).toBe(before)
  expect(await kept()).toEqual(entries)
  expect(line).not.toContain('\n')
  return line
}

it('after a game, “How it went” tells a spectator of the dice, then of the decision that mattered, in one message', async () => {
  await tavern.close()
  const games = [DEEPER_IS_BETTER]
  tavern = await openTavern({ games, judge: judgeHere(games), review: SMALL_REVIEW })
  await playing()
  const { discord } = tavern
  await take(discord.as('Ann'), await cardWith(discord, 'tavern', HAND), '1 · Dig in the north pit')
  await discord.until(
    async () => textOf(await cardWith(discord, 'tavern', HAND)).includes('spend the night'),
    'the night',
  )
  await take(discord.as('Ann'), await cardWith(discord, 'tavern', HAND), 'Sleep')
  const dai = discord.as('Dai')
  const card = await dai.sees('tavern', (message) => hasButton(message, say('hindsight')))
  const { message } = await dai.press(card, say('hindsight'))
  expect(message?.ephemeral).toBe(true)
  const told = await discord.until(async () => {
    const last = await lastPrivate(dai, 'tavern')
    return last && textOf(last).includes('would have won') ? last : undefined
  }, 'the decision that mattered')
  expect(told.id).toBe(message?.id)
  expect(textOf(told)).toContain('**Ann** chose **Dig in the north pit**.')
  expect(textOf(told)).toMatch(/\*\*Ann\*\* rolled \d+ in all with 3 dice/)
  const back = await dai.press(told, say('hindsight.look-back', { number: 1 }))
  expect(back.message?.id).not.toBe(told.id)
  expect(textOf(back.message as SeenMessage)).toContain('digs in the north pit')
})

describe('a game on Discord', () => {
  it('a game on Discord is opened, joined, started and played by buttons, menus, /play and verbs', async () => {
    const table = await playing()
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    expect(textOf(card)).toContain('Where do you dig?')
    await take(discord.as('Ann'), card, '2 · Dig in the south pit')
    await discord.until(async () => (await answers(table)) === 1, 'the first answer')
    const asked = await discord.as('Ben').command('tavern', '/pass')
    expect(asked.text).toContain('Do you curse the find?')
    await discord.as('Ben').press(asked.message, 'Let it be')
    await discord.until(
      async () => textOf(await cardWith(discord, 'tavern', HAND)).includes('spend the night'),
      'night',
    )
    const typed = await discord.as('Ann').autocomplete('tavern', '/play', { action: 'SLEEP' }, 'action')
    expect(typed.choices.map(({ name }) => name)).toEqual(['Sleep'])
    await discord.as('Ann').command('tavern', '/play', { action: String(typed.choices[0]?.value) })
    await discord.until(
      async () => textOf(await cardWith(discord, 'tavern', HAND)).includes('Ben** digs'),
      'the next turn',
    )
    expect(await answers(table)).toBe(3)
  })

  it('a game on Discord explains an old message from its menu, and says so of what somebody else has written', async () => {
    await playing()
    const { discord } = tavern
    const ann = discord.as('Ann')
    await take(ann, await cardWith(discord, 'tavern', HAND), '2 · Dig in the south pit')
    await discord.as('Ben').command('tavern', '/pass', { action: 'Let it be' })
    await ann.command('tavern', '/play', { action: 'Sleep' })
    await discord.until(
      async () => textOf(await cardWith(discord, 'tavern', HAND)).includes('Ben** digs'),
      'the next turn',
    )
    const old = await ann.sees('tavern', (message) => /digs in the south pit/.test(textOf(message)))
    const why = await discord.as('Dai').commandOn(old, 'Why?')
    expect(why.message?.ephemeral).toBe(true)
    expect(why.text).toMatch(/digs in the south pit: \d+\.\n-# \w/)
    const said = await discord.as('Ben').say('tavern', 'I would have dug deeper')
    expect((await ann.commandOn(said.message, 'Why?')).text).toBe(say('not-my-message'))
  })

  it('a game on Discord runs in a thread, and opens it again when it was archived', async () => {
    const { discord } = tavern
    const { rest } = tavern.bot.client
    const [tavernChannel] = (await discord.as('Ann').channels()).filter(({ name }) => name === 'tavern')
    const body = { name: 'the-cellar', type: 11 }
    await rest.post(Routes.threads(tavernChannel?.id ?? ''), { body })
    const table = await playing('the-cellar')
    await discord.changeThread('the-cellar', { archived: true })
    await tavern.tables.answers.submit(table, await personId('Ann'), { verb: 'dig.where', key: 'pit:deep' })
    const card = await discord.until(async () => {
      const now = await cardIn(discord.as('Dai'), 'the-cellar')
      return now && textOf(now).includes('curse') ? now : undefined
    }, 'the card in the thread')
    await discord.as('Ben').press(card, 'Let it be')
    await discord.until(async () => (await answers(table)) === 2, 'the answer')
  })

  it('a game on Discord runs in two channels at once', async () => {
    const { discord } = tavern
    const first = await playing('tavern')
    await discord.as('Ann').command('back-room', '/game new', { game: 'parlour' })
    await discord.as('Ann').press(await cardWith(discord, 'back-room', 'Start'), 'Start')
    await cardWith(discord, 'back-room', HAND)
    const said = await oneLine('Ann', (ann) => ann.command('tavern', '/play', { action: 'Take a' }))
    expect(said).toBe(say('unknown-action'))
    expect((await discord.as('Ann').command('back-room', '/play', { action: 'Take a' })).text).toContain('Take a')
    expect(await answers(first)).toBe(0)
    expect((await discord.as('Ann').command('dm', '/clues')).text).toBe(say('which-game'))
    const offered = await discord.as('Ann').autocomplete('dm', '/clues', { game: 'barrow' }, 'game')
    expect(
      (await discord.as('Ann').command('dm', '/clues', { game: String(offered.choices[0]?.value) })).text,
    ).toContain('Cards')
  })

  it('a game on Discord keeps hands in direct messages and behind the button, for their owners alone', async () => {
    await playing()
    const { discord } = tavern
    const dm = await discord.as('Ann').sees('dm', (message) => textOf(message).includes('your hand'))
    const cards = [...textOf(dm).matchAll(/^(curse|ward|lamp) no\. \d$/gm)].map(([card]) => card)
    expect(cards).toHaveLength(2)
    const shown = await privately(discord, 'Ann', 'tavern', async (ann) =>
      ann.press(await cardWith(discord, 'tavern', HAND), HAND),
    )
    for (const card of cards) expect(shown).toContain(card)
    expect((await discord.as('Ann').command('tavern', '/clues')).message.ephemeral).toBe(true)
    const seen = JSON.stringify([
      await discord.as('Dai').messages('tavern'),
      await discord.as('Ben').messages('tavern'),
    ])
    for (const card of cards) expect(seen).not.toContain(card)
  })

  it('a game on Discord keeps a note of one’s own, written in a form', async () => {
    const table = await playing()
    const { discord } = tavern
    const ann = discord.as('Ann')
    const panel = (await ann.press(await cardWith(discord, 'tavern', HAND), HAND)).message
    const form = await ann.press(panel, 'My note')
    expect(form.kind).toBe('modal')
    expect((await ann.submit(form, { note: 'x'.repeat(1001) })).kind).toBe('refused')
    await ann.submit(form, { note: 'Ben *cheats*.\n@everyone' })
    await ann.sees('tavern', (message) => message.ephemeral && textOf(message).includes('Ben *cheats*.\n@everyone'))
    await ann.sees('dm', (message) => textOf(message).includes('Ben *cheats*'))
    const own = await ann.sees('dm', (message) => textOf(message).includes('your hand'))
    const again = await ann.press(own, 'My note')
    expect(JSON.stringify(again.modal)).toContain('cheats')
    await ann.submit(again, { note: '' })
    const id = await personId('Ann')
    await discord.until(
      async () => (await tavern.store.notes.privateNote(table, id)) === '',
      'the note to be forgotten',
    )
    await ann.sees('dm', (message) => !textOf(message).includes('cheats') && textOf(message).includes('your hand'))
    for (const name of ['Ben', 'Dai']) {
      expect(JSON.stringify(await discord.as(name).messages('tavern'))).not.toContain('cheats')
    }
    expect(await answers(table)).toBe(0)
  })

  it('a game on Discord posts the card again when somebody deletes it', async () => {
    await playing()
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    await discord.deleteMessage(card)
    await discord.as('Ann').command('tavern', '/play', { action: 'deep' })
    const again = await cardWith(discord, 'tavern', HAND)
    expect(again.id).not.toBe(card.id)
  })

  it('a game on Discord posts the card again where Discord takes no more edits of an old one', async () => {
    const table = await playing('tavern', 'parlour')
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    await discord.changeSettings({ lateEditsPerHour: 1 })
    await discord.advance(2 * 60 * 60 * 1000)
    // A press edits the card as its reply, which is not counted.
    await discord.as('Ann').command('tavern', '/play', { action: 'Take a' })
    await discord.until(async () => (await answers(table)) === 1, 'the answer')
    const edited = await discord.until(async () => {
      const now = await cardIn(discord.as('Dai'), 'tavern')
      return now && JSON.stringify(now.components) !== JSON.stringify(card.components) ? now : undefined
    }, 'the card to be edited')
    expect(edited.id).toBe(card.id)
    await discord.as('Ann').command('tavern', '/play', { action: 'Take b' })
    await discord.until(async () => (await answers(table)) === 2, 'the next answer')
    const again = await discord.until(async () => {
      const now = await cardIn(discord.as('Dai'), 'tavern')
      return now && now.id !== card.id ? now : undefined
    }, 'a new card')
    await discord.as('Ann').press(again, 'Take a')
    await discord.until(async () => (await answers(table)) === 3, 'the last answer of the turn')
    await tavern.shown()
    const told = (await publicMessages(discord.as('Dai'), 'tavern')).map((message) => textOf(message)).join('\n')
    expect(told.match(/Ann\*\* takes b/g)).toHaveLength(1)
  })

  it('a game on Discord goes on when the connection to Discord was lost, and within its rate limits', async () => {
    const table = await playing('tavern', 'parlour')
    const { discord } = tavern
    await discord.changeSettings({ rateLimits: true })
    await discord.dropGateway()
    await discord.until(async () => (await discord.state()).bot.online, 'the bot to be back')
    for (let number = 0; number < 12; number += 1) {
      const name = number % 6 < 3 ? 'Ann' : 'Ben'
      const said = await discord.as(name).command('tavern', '/play', { action: 'Take a' })
      expect(said.text).toBe('You chose **Take a**.')
    }
    expect(await answers(table)).toBe(12)
    const told = await discord.until(async () => {
      const all = await loggedIn(discord.as('Dai'), 'tavern')
      return (all.match(/ takes a/g) ?? []).length === 12 ? all : undefined
    }, 'all of it to be told')
    expect(told).toContain('Ann')
  })

  it('a game on Discord costs nothing where direct messages are closed', async () => {
    const { discord } = tavern
    await discord.changePerson('Ben', { dmsClosed: true })
    await playing()
    const shown = await privately(discord, 'Ben', 'tavern', async (ben) =>
      ben.press(await cardWith(discord, 'tavern', HAND), HAND),
    )
    expect(shown).toMatch(/(curse|ward|lamp) no\. \d/)
    expect(
      await discord
        .as('Ben')
        .messages('dm')
        .catch(() => []),
    ).toEqual([])
  })

  it('the host hears when the bot may no longer post, and the bot shows everything once it may again', async () => {
    await playing()
    const { discord } = tavern
    await discord.setBotPermissions('tavern', { send: false })
    await discord.as('Ann').command('tavern', '/play', { action: 'deep' })
    await discord.as('Ann').sees('dm', (message) => textOf(message).includes('Your game is safe'))
    await discord.setBotPermissions('tavern', { send: true })
    await discord.as('Ann').command('tavern', '/game status')
    await discord.until(
      async () =>
        textOf((await cardIn(discord.as('Dai'), 'tavern')) ?? (await cardWith(discord, 'tavern', HAND))).includes(
          'curse',
        ),
      'the card',
    )
  })

  it('a game on Discord ends only after a manager has confirmed it, and can be taken up in another channel', async () => {
    const table = await playing()
    const { discord } = tavern
    expect((await discord.as('Ben').command('tavern', '/admin saves')).kind).toBe('refused')
    const saves = await discord.as('Ann').command('tavern', '/admin saves')
    expect(saves.text).toMatch(/The Barrow – Ann, Ben – Ann digs – under way/)
    // Somebody who plays cannot end the game alone.
    await discord.changePerson('Dai', { manager: true })
    const asked = await discord.as('Dai').command('tavern', '/admin end', { game: table })
    await discord.as('Dai').press(asked.message, 'End this game')
    await discord.until(async () => !(await cardIn(discord.as('Dai'), 'tavern')), 'the card to lose its buttons')
    await discord.as('Ann').command('back-room', '/admin resume', { game: table })
    const card = await cardWith(discord, 'back-room', HAND)
    await take(discord.as('Ann'), card, '1 · Dig in the north pit')
    await discord.until(async () => (await answers(table)) === 1, 'the answer')
  })
})

describe('wrong input is answered by one private sentence, and changes nothing', () => {
  it('wrong input is answered by one private sentence, and changes nothing: not your turn, not your table', async () => {
    await playing()
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    expect(await oneLine('Ben', (ben) => takeFirst(ben, card))).toBe(say('somebody-elses-turn', { names: '**Ann**' }))
    expect(await oneLine('Cleo', (cleo) => takeFirst(cleo, card))).toBe(say('refused-not-seated'))
    expect(await oneLine('Cleo', (cleo) => cleo.press(card, HAND))).toBe(say('refused-not-seated'))
    expect(await oneLine('Ben', (ben) => ben.command('tavern', '/explore'))).toBe(
      say('somebody-elses-turn', { names: '**Ann**' }),
    )
  })

  it('a stale button', async () => {
    const table = await playing('tavern', 'parlour')
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    const [first = ''] = offeredOn(card).buttons
    await discord.as('Ann').press(card, first)
    await discord.until(async () => (await answers(table)) === 1, 'the answer')
    expect(await oneLine('Ann', (ann) => ann.forge(card, first))).toBe(REFUSED.stale)
  })

  it('forged and mangled component ids', async () => {
    const table = await playing('tavern', 'parlour')
    const { discord } = tavern
    const card = await cardWith(discord, 'tavern', HAND)
    const [first = ''] = offeredOn(card).buttons
    for (const id of ['q1', 'hello', 'q1|a|x', `${first}|more|and|more`, 'q9|v|abc', '{}']) {
      expect(await oneLine('Ann', (ann) => ann.forge(card, id)), id).toMatch(/button|right now/)
    }
    expect(await oneLine('Ann', (ann) => ann.forge(card, first.replace(/[^|]*$/, 'pick.one moon')))).toBe(
      REFUSED['not-offered'],
    )
    expect(await oneLine('Ann', (ann) => ann.forge(card, first.replace(table, 'nosuchtable')))).toBe(
      REFUSED['no-such-table'],
    )
    expect(await oneLine('Ben', (ben) => ben.forge(card, `q1|e|${table}`))).toBe(say('not-admin'))
  })

  it('unknown, odd and over-long actions, and those of another table', async () => {
    const table = await playing()
    const { discord } = tavern
    for (const action of [
      'juggle',
      '   ',
      '🐉🐉🐉',
      '@everyone',
      '<@9>',
      'x'.repeat(100),
      'q1|o|zz|0|zz|dig.where pit:deep',
    ]) {
      expect(await oneLine('Ann', (ann) => ann.command('tavern', '/play', { action })), action).toMatch(
        /^(?:That|You can’t do that) /,
      )
    }
    expect((await discord.as('Ann').command('tavern', '/play', { action: 'x'.repeat(101) })).kind).toBe('refused')
    expect(await answers(table)).toBe(0)
  })

  it('a channel without a table, and one where the bot may not post', async () => {
    for (const line of ['/game join', '/game start', '/game status', '/game undo', '/game resign', '/explore']) {
      expect(await privately(tavern.discord, 'Ann', 'back-room', (ann) => ann.command('back-room', line)), line).toBe(
        `${say('no-table-here')}\n${say('start-a-game')}`,
      )
    }
    expect(await oneLine('Ann', (ann) => ann.command('no-entry', '/game new', { game: 'toy' }), 'no-entry')).toBe(
      SAY.cannotPostHere(['send messages']),
    )
  })

  it('joining twice, starting with too few players, a second game in a channel', async () => {
    const { discord } = tavern
    await discord.as('Ann').command('tavern', '/game new', { game: 'toy' })
    const lobby = await cardWith(discord, 'tavern', 'Join')
    expect(await oneLine('Ann', (ann) => ann.press(lobby, 'Join'))).toBe(REFUSED['already-seated'])
    expect(await oneLine('Ann', (ann) => ann.press(lobby, 'Start'))).toBe(REFUSED['too-few-players'])
    expect(await oneLine('Ben', (ben) => ben.press(lobby, 'Start'))).toBe(say('join-first'))
    expect(await oneLine('Ben', (ben) => ben.command('tavern', '/game new', { game: 'toy' }))).toBe(
      REFUSED['room-taken'],
    )
    expect(buttonsOf(lobby)).toHaveLength(7)
  })
})
