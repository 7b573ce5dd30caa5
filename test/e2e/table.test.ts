import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { fullNames } from '../../src/discord/kit/names.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import type { TableView } from '../../src/tables/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { calledBy, cardIn, cardWith, HAND, hasButton, loggedIn, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// What can befall a table of the Quest for the Imperial Treasures beside its being played.

const CHANNEL = 'tavern'
let tavern: Tavern
let names: Map<string, string>

describe('a table on Discord', () => {
  beforeEach(async () => {
    tavern = await openTavern({ games: [IMPERIAL] })
    names = new Map((await tavern.discord.people()).map(({ id, name }) => [id, name]))
  })
  afterEach(async () => await tavern.close())

  const dai = () => tavern.discord.as('Dai')
  const tableView = async (table: string): Promise<TableView> => {
    const seen = await tavern.tables.views.of(table)
    if (!seen || !('game' in seen)) throw new Error('no game')
    return seen
  }
  const answers = async (table: string) => (await tavern.store.log.entries(table)).length
  const told = async (channel = CHANNEL) =>
    (await publicMessages(dai(), channel)).map((message) => textOf(message)).join('\n')

  async function playing(people: readonly string[], computers = 0, seed = 'griffin'): Promise<string> {
    const { discord } = tavern
    const [host = 'Ann', ...others] = people
    await discord.as(host).command(CHANNEL, '/game new', { game: 'imperial', preset: 'short', seed })
    for (const name of others) await discord.as(name).command(CHANNEL, '/game join')
    for (let n = 0; n < computers; n += 1) {
      await discord.as(host).press(await cardWith(discord, CHANNEL, 'Add computer player'), 'Add computer player')
    }
    await discord.as(host).command(CHANNEL, '/game start')
    const id = (await discord.as(host).channels()).find(({ name }) => name === CHANNEL)?.id ?? ''
    const table = (await tavern.tables.directory.openIn((await discord.state()).server.id, id))?.id
    if (!table) throw new Error('no game was started')
    return table
  }

  /** The player who is called on the card of a channel. */
  async function called(channel = CHANNEL): Promise<{ name: string; card: SeenMessage }> {
    await tavern.shown()
    return tavern.discord.until(async () => {
      const card = await cardIn(dai(), channel)
      const name = card && names.get(calledBy(card)[0] ?? '')
      return card && name ? { name, card } : undefined
    }, `somebody to be called in ${channel}`)
  }

  /** The player who is asked, openly or not, takes the first offer. */
  async function step(table: string, channel = CHANNEL): Promise<string> {
    const name = await tavern.discord.until(async () => {
      await tavern.shown()
      const now = await tableView(table)
      const asked = now.record.seats.find(({ seat, user }) => user && now.asked(seat).some((one) => one.seat === seat))
      return asked && names.get(asked.user ?? '')
    }, 'somebody to be asked')
    const { choices } = await tavern.discord.as(name).autocomplete(channel, '/play', { action: '' }, 'action')
    const count = await answers(table)
    const said = await tavern.discord.as(name).command(channel, '/play', { action: String(choices[0]?.value) })
    expect(said.text).toContain('You chose')
    expect(await answers(table)).toBe(count + 1)
    await tavern.shown()
    return name
  }

  it('a table on Discord lets a player give up for good once it is confirmed, and the others play on', async () => {
    const table = await playing(['Ann', 'Ben', 'Cleo'])
    await step(table)
    const cleo = tavern.discord.as('Cleo')
    const asked = await cleo.command(CHANNEL, '/game resign')
    expect(asked.message.ephemeral).toBe(true)
    expect((await tableView(table)).isIn(2)).toBe(true)
    expect((await tavern.discord.as('Dai').command(CHANNEL, '/game resign')).text).toBe(say('refused-not-seated'))
    await cleo.press(asked.message, 'Give up')
    await cleo.sees(CHANNEL, (message) => textOf(message).includes(say('resigned')))
    expect((await tableView(table)).isIn(2)).toBe(false)
    await tavern.discord.until(async () => (await told()).includes('Cleo** gives up'), 'all to be told')
    const count = await answers(table)
    await cleo.forge(asked.message, `q1|r|${table}`)
    await cleo.sees(CHANNEL, (message) => textOf(message).includes(REFUSED['not-asked']))
    expect(await answers(table)).toBe(count)
    for (let n = 0; n < 4; n += 1) expect(await step(table)).not.toBe('Cleo')
  })

  it('a table on Discord takes an answer back where that is fair, and tells why where it is not', async () => {
    const table = await playing(['Ann', 'Ben'])
    expect((await tavern.discord.as('Ben').command(CHANNEL, '/game undo')).text).toBe(REFUSED['nothing-to-undo'])
    let fair = false
    let unfair = false
    for (let n = 0; n < 60 && !(fair && unfair); n += 1) {
      const name = await step(table)
      const seat = name === 'Ann' ? 0 : 1
      const other = name === 'Ann' ? 'Ben' : 'Ann'
      expect((await tavern.discord.as(other).command(CHANNEL, '/game undo')).text).toBe(REFUSED['undo-not-yours'])
      const may = (await tableView(table)).canUndo(seat)
      const before = (await tableView(table)).seq
      const said = await tavern.discord.as(name).command(CHANNEL, '/game undo')
      expect(said.text).toBe(may ? say('undone') : REFUSED['undo-sealed'])
      expect((await tableView(table)).seq).toBe(may ? before + 1 : before)
      if (may) await step(table)
      if (may) fair = true
      else unfair = true
    }
    expect([fair, unfair]).toEqual([true, true])
  })

  it('a table on Discord is ended and taken up in another channel in the middle of a turn, and played on there', async () => {
    const table = await playing(['Ann', 'Ben'])
    await step(table)
    for (let n = 0; n < 40 && (await tableView(table)).seq === (await tableView(table)).since; n += 1) await step(table)
    const { card } = await called()
    const view = JSON.stringify((await tableView(table)).viewFor(null))
    const ann = tavern.discord.as('Ann')
    // Somebody who plays cannot end the game alone.
    await tavern.discord.changePerson('Dai', { manager: true })
    const asked = await dai().command(CHANNEL, '/admin end', { game: table })
    await dai().press(asked.message, 'End this game')
    await tavern.discord.until(async () => !(await cardIn(dai(), CHANNEL)), 'the card to be closed')
    expect((await ann.command(CHANNEL, '/play', { action: 'x' })).text).toContain(say('no-table-here'))
    await ann.command('back-room', '/admin resume', { game: table })
    await called('back-room')
    expect(JSON.stringify((await tableView(table)).viewFor(null))).toBe(view)
    const [button] = JSON.stringify(card.components).match(/q1\|[am]\|[^"]+/) ?? []
    const there = await called('back-room')
    if (button) expect((await tavern.discord.as(there.name).forge(there.card, button)).kind).not.toBe('no-response')
    for (let n = 0; n < 6; n += 1) await step(table, 'back-room')
    expect(await cardIn(dai(), CHANNEL)).toBeUndefined()
    expect(await told('back-room')).toContain('The game is resumed')
  })

  it('the bot plays for an absent player until they come back', async () => {
    const table = await playing(['Ann', 'Ben'])
    for (let n = 0; n < 80 && (await called()).name !== 'Ben'; n += 1) await step(table)
    const before = await answers(table)
    expect((await tavern.discord.as('Ben').command(CHANNEL, '/game leave')).text).toBe(say('away-until-join'))
    await tavern.discord.until(
      async () => (await answers(table)) > before && (await called()).name === 'Ann',
      'Ben’s turn to take its course',
    )
    expect((await tavern.store.log.entries(table)).at(-1)?.by).toBeNull()
    expect(await loggedIn(dai(), CHANNEL)).toContain('**Ben** is away')
    expect((await tavern.discord.as('Ben').command(CHANNEL, '/game join')).text).toContain('Welcome back')
    expect((await tavern.discord.as('Ben').command(CHANNEL, '/game join')).text).toBe(REFUSED['already-seated'])
    for (let n = 0; n < 80 && (await called()).name !== 'Ben'; n += 1) await step(table)
    expect(await step(table)).toBe('Ben')
  })

  it('a table on Discord shows all of it once the bot may see and write in the channel again', async () => {
    const table = await playing(['Ann', 'Ben'])
    await step(table)
    await tavern.discord.setBotPermissions(CHANNEL, { view: false, send: false })
    const { name } = await called()
    const { choices } = await tavern.discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
    const said = await tavern.discord.as(name).command(CHANNEL, '/play', { action: String(choices[0]?.value) })
    expect(said.text).toContain('You chose')
    const seq = (await tableView(table)).seq
    await tavern.discord.as('Ann').sees('dm', (message) => /Your game is safe.*view the channel/s.test(textOf(message)))
    await tavern.discord.setBotPermissions(CHANNEL, { view: true, send: true })
    await tavern.discord.as('Ann').command(CHANNEL, '/game status')
    await tavern.shown()
    const { game, record, viewFor } = await tableView(table)
    const headline = game.words.headline(viewFor(null), fullNames(record))
    await tavern.discord.until(
      async () =>
        textOf((await called()).card)
          .replaceAll('**', '')
          .includes(headline.replaceAll('**', '')),
      'the card to be brought up to date',
    )
    expect((await tableView(table)).seq).toBe(seq)
    await step(table)
  })

  it('a table on Discord is played to its end by computers once the last player has given up, and makes room for another', async () => {
    const table = await playing(['Ann'], 2)
    const ann = tavern.discord.as('Ann')
    const asked = await ann.command(CHANNEL, '/game resign')
    await ann.press(asked.message, 'Give up')
    await tavern.discord.until(
      async () => (await tavern.store.records.find(table))?.status === 'over',
      'the end of the game',
    )
    await tavern.shown()
    const { standings, record } = await tableView(table)
    expect(standings).toHaveLength(3)
    const last = (await publicMessages(dai(), CHANNEL)).at(-1)
    if (!last) throw new Error('nothing is left of the game')
    const winner = fullNames(record)(standings[0]?.seat ?? 0)
    expect(textOf(last)).toContain(winner)
    expect(hasButton(last, HAND)).toBe(false)
    expect((await tavern.discord.as('Ann').command(CHANNEL, '/clues')).text).toContain('your hand')
    const opened = await tavern.discord.as('Ben').command(CHANNEL, '/game new', { game: 'imperial' })
    expect(opened.text).toContain('The table is open')
    await cardWith(tavern.discord, CHANNEL, 'Join')
    expect((await publicMessages(dai(), CHANNEL)).some(({ id }) => id === last.id)).toBe(true)
  })
})
