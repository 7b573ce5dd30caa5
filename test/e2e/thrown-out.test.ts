import { REST } from 'discord.js'
import { afterEach, expect, it } from 'vitest'
import { MembershipCheck, membership } from '../../src/discord/membership-check.ts'
import { textOf } from '../../src/sandbox/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { besideCard, cardWith, HAND, privately } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// Somebody is thrown out of the server in the middle of a game. Discord says so to nobody: it is asked.

const CHANNEL = 'tavern'
const MINUTE = 60_000
const PEOPLE = ['Ann', 'Ben', 'Cleo']
let tavern: Tavern
let doorkeeper: MembershipCheck
afterEach(async () => {
  doorkeeper.stop()
  await tavern.close()
})

/** Ann, Ben and Cleo play; `pass` lets so much time pass, in milliseconds, and has the doorkeeper look. */
async function playing() {
  tavern = await openTavern()
  const { discord, tables } = tavern
  const time = { now: 0 }
  const isMember = membership(new REST({ api: discord.api }).setToken('tavern'))
  const log = { warn: () => undefined }
  doorkeeper = new MembershipCheck({ tables, isMember, isOurs: () => true, now: () => time.now, log })
  await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x', preset: 'short' })
  const lobby = await cardWith(discord, CHANNEL, 'Join')
  for (const name of ['Ben', 'Cleo']) await discord.as(name).press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, CHANNEL, HAND)
  const id = (await tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  const view = async () => {
    const found = await tables.views.of(id)
    if (!found || !('awaited' in found)) throw new Error('no game')
    return found
  }
  const pass = async (span: number) => {
    time.now += span
    await doorkeeper.goRound()
    await tavern.shown()
  }
  const ask = (name: string, line: string, given: Record<string, string>) =>
    privately(discord, name, CHANNEL, (someone) => someone.command(CHANNEL, line, given))
  return { discord, id, sight: view, pass, ask }
}

it('nobody waits for a player who was thrown out, and the others give the seat to another user', async () => {
  const { discord, id, sight: view, pass, ask } = await playing()
  const seat = (await view()).awaited[0] ?? -1
  const [gone = '', ...others] = [PEOPLE[seat] ?? '', ...PEOPLE.filter((_, one) => one !== seat)]
  await pass(0)
  await discord.changePerson(gone, { gone: true })
  await pass(9 * MINUTE)
  expect((await view()).record.seats[seat]?.keeper).toBe('player')
  await pass(MINUTE)
  expect((await view()).record.seats[seat]?.keeper).toBe('defaults')
  expect(await tavern.store.chronicle.lines(id, 0, 999)).toContainEqual(
    expect.objectContaining({ event: { kind: 'left-server', seat } }),
  )
  // Things have taken their course: it is somebody else's turn to answer.
  await discord.until(async () => !(await view()).awaited.includes(seat), 'the game goes on')
  const [mover = '', other = ''] = others
  expect(await ask(mover, '/game propose', { what: 'replace', seat: `seat-${seat}` })).toBe(say('proposed'))
  const proposal = await besideCard(tavern, CHANNEL, 'asks to offer')
  expect(await privately(discord, other, CHANNEL, (one) => one.press(proposal, 'Agree'))).toBe(say('settled-by'))
  const offer = await besideCard(tavern, CHANNEL, 'is free')
  expect(await privately(discord, 'Dai', CHANNEL, (one) => one.press(offer, 'Take this seat'))).toContain(
    say('seat-taken'),
  )
  expect((await view()).record.seats[seat]).toMatchObject({ name: 'Dai', keeper: 'player', offered: false })
})

it('a proposal does not wait for the vote of a player who was thrown out', async () => {
  const { discord, sight: view, pass, ask } = await playing()
  await discord.changePerson('Cleo', { gone: true })
  expect(await ask('Ann', '/game propose', { what: 'end' })).toBe(say('proposed'))
  const proposal = await besideCard(tavern, CHANNEL, 'asks to end the game')
  await privately(discord, 'Ben', CHANNEL, (one) => one.press(proposal, 'Agree'))
  expect((await view()).record.status).toBe('playing')
  await pass(0)
  await discord.until(async () => (await view()).record.status === 'closed', 'it is agreed to end the game')
  expect(textOf(await besideCard(tavern, CHANNEL, 'The players agree to end the game'))).toContain('agree')
})
