import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../src/sandbox/index.ts'
import { openStoreAt } from '../../src/storage/index.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { Match } from './match.ts'
import { cardWith } from './people.ts'

// One match on a PostgreSQL, and one fault of that after another.

const programs = findPrograms()

if (!programs.isThere) test.skip(`no match is played on PostgreSQL: ${programs.why}`)
else {
  let server: PostgresServer
  let address: string
  let match: Match

  beforeAll(async () => {
    server = await new PostgresServer(programs).start()
    await server.run(`create role player login`)
    const made = await server.newDatabase()
    await server.run('grant all on schema public to player', made)
    address = made.replace('keeper@', 'player@')
    match = await Match.begin({ store: await openStoreAt(address) })
  })
  afterAll(async () => {
    await match?.tavern.close()
    await server?.stop()
  })

  const database = () => new URL(address.replace('@/', '@localhost/')).pathname.slice(1)
  const cutAll = () => server.run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'player'`)

  test.each([
    { what: 'is halted', cause: () => server.halt(), mend: () => server.start(), log: /can't be reached/ },
    {
      what: 'lets nobody in',
      cause: async () => {
        await server.run(`alter database ${database()} allow_connections false`)
        await cutAll()
      },
      mend: () => server.run(`alter database ${database()} allow_connections true`),
      log: /55000/,
    },
    {
      what: 'has no connection left',
      cause: async () => {
        await server.run('alter role player connection limit 0')
        await cutAll()
      },
      mend: () => server.run('alter role player connection limit -1'),
      log: /has no free connection/,
    },
    {
      what: 'may only be read',
      cause: async () => {
        await server.run('alter role player set default_transaction_read_only = on')
        await cutAll()
      },
      mend: async () => {
        await server.run('alter role player reset default_transaction_read_only')
        await cutAll()
      },
      log: /is read-only/,
    },
  ])('a server that $what for a while keeps what was acknowledged', async ({ cause, mend, log }) => {
    match.logged.length = 0
    await match.answer()
    const next = await match.next()
    await cause()
    try {
      expect(await match.play(next)).toMatch(/^Something went wrong on my side, and nothing was changed/)
      await match.isLogged(log)
      await pause(3000)
    } finally {
      await mend()
    }
    await match.inOrder()
    await match.isHeard()
    await match.inOrder()
  })

  test('signs that it cannot keep are left out of names and of whatever is typed', async () => {
    const { discord } = match.tavern
    const { id } = await discord.addPerson('N\0ul \ud800')
    const said = async (command: string, options: Record<string, string>) =>
      (await discord.as(id).command('back-room', command, options)).text
    expect(await said('/game new', { game: 'parlour', seed: '\0 \udc00' })).toContain('The table is open')
    expect(await said('/game status', { game: '\0' })).not.toContain('went wrong')
    expect(await said('/verify', { table: 'x\0' })).not.toContain('went wrong')
    const lobby = await cardWith(discord, 'back-room', 'Start')
    expect(textOf(lobby)).toContain('Nul')
  })

  test('connections that are cut off are opened again, and nobody notices', async () => {
    for (let times = 0; times < 10; times += 1) {
      const cutting = cutAll()
      await match.isHeard()
      await cutting
    }
    await match.inOrder()
  })
}
