import { MessageFlags, type TextChannel } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { stage, type Stage } from './bot.ts'

// Read positions and calls.

describe('unread messages and calls', () => {
  let here: Stage
  let backRoom: TextChannel
  beforeAll(async () => {
    here = await stage()
    backRoom = here.bot.channels.cache.get(DEFAULT_IDS.backRoom) as TextChannel
  })
  afterAll(async () => await here?.close())

  const listed = async (person: string, name: string) =>
    (await here.discord.as(person).channels()).find((channel) => channel.name === name)
  const callsOf = async (person: string) => {
    const { people, calls } = await here.discord.state()
    const id = people.find((entry) => entry.name === person)?.id
    return calls.filter((call) => call.personId === id)
  }

  it('unread messages and calls are counted in each channel, except for a person’s own, until they read on', async () => {
    const { discord } = here
    await discord.as('Ben').say('#back-room', 'one')
    const two = await backRoom.send('two')
    await discord.as('Ann').say('#back-room', 'three')
    expect(await listed('Ann', 'back-room')).toMatchObject({ unread: 2 })
    expect(await listed('Ben', 'back-room')).toMatchObject({ unread: 2 })
    await discord.as('Ann').read('#back-room', two.id)
    expect(await listed('Ann', 'back-room')).toMatchObject({ unread: 0, read: two.id })
    expect(await listed('Ben', 'back-room')).toMatchObject({ unread: 2 })
    await backRoom.send('four')
    expect(await listed('Ann', 'back-room')).toMatchObject({ unread: 1 })
  })

  it('unread messages and calls do not include messages from before a person joined', async () => {
    await here.discord.addPerson('Eve')
    expect(await listed('Eve', 'back-room')).toMatchObject({ unread: 0 })
    await backRoom.send('Welcome')
    expect(await listed('Eve', 'back-room')).toMatchObject({ unread: 1 })
  })

  it('unread messages and calls call people who are mentioned, even by an edit, once a message, until they look', async () => {
    const card = await backRoom.send(`Your turn, <@${DEFAULT_IDS.ann}>`)
    await card.edit(`Still your turn, <@${DEFAULT_IDS.ann}>`)
    expect(await callsOf('Ann')).toMatchObject([{ channelId: DEFAULT_IDS.backRoom, messageId: card.id, count: 1 }])
    await card.edit(`Now it is for <@${DEFAULT_IDS.ben}>`)
    expect(await callsOf('Ben')).toMatchObject([{ messageId: card.id, count: 1 }])
    await backRoom.send(`And you, <@${DEFAULT_IDS.ben}>!`)
    expect(await callsOf('Ben')).toMatchObject([{ count: 2 }])
    await here.discord.as('Ann').read('#back-room', card.id)
    expect(await callsOf('Ann')).toEqual([])
    await here.discord.as('Ben').read('#back-room', card.id)
    expect(await callsOf('Ben')).toMatchObject([{ count: 2 }])
  })

  it('unread messages and calls exclude silent messages, suppressed mentions and a person’s own words', async () => {
    const { ann, ben } = DEFAULT_IDS
    await backRoom.send({ content: `psst <@${ann}>`, flags: MessageFlags.SuppressNotifications })
    await backRoom.send({ content: `about <@${ann}>`, allowedMentions: { parse: [] } })
    await here.discord.as('Ann').say('#back-room', `I, <@${ann}>, greet <@${ben}>`)
    expect(await callsOf('Ann')).toEqual([])
    expect(await callsOf('Ben')).toMatchObject([{ count: 3 }])
  })

  it('unread messages and calls call the recipients of direct messages, until the message is deleted', async () => {
    const cleo = await here.bot.users.fetch(DEFAULT_IDS.cleo)
    const word = await cleo.send('A word with you')
    expect(await callsOf('Cleo')).toMatchObject([{ channelId: word.channelId, count: 1 }])
    expect(await listed('Cleo', 'Questmaster')).toMatchObject({ unread: 1 })
    await word.delete()
    expect(await callsOf('Cleo')).toEqual([])
    expect(await listed('Cleo', 'Questmaster')).toMatchObject({ unread: 0 })
  })

  it('unread messages and calls drop the calls of a deleted channel', async () => {
    const { id } = await here.discord.addChannel('cellar')
    const cellar = await here.discord.until(() => here.bot.channels.cache.get(id) as TextChannel | undefined)
    await cellar.send(`<@${DEFAULT_IDS.dai}>`)
    expect(await callsOf('Dai')).toHaveLength(1)
    await here.discord.deleteChannel('cellar')
    expect(await callsOf('Dai')).toEqual([])
  })
})
