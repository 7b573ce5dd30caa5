import { afterAll, beforeAll, describe, test } from 'vitest'
import { openPostgres } from '../../src/storage/postgres/store.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { storeContract } from './contract.ts'

const programs = findPrograms()

if (!programs.isThere) test.skip(`no PostgreSQL server is tried: ${programs.why}`)
else
  describe('a PostgreSQL server', () => {
    let server: PostgresServer

    beforeAll(async () => {
      server = await new PostgresServer(programs).start()
    })
    afterAll(() => server.stop())

    storeContract('its store', {
      isKept: true,
      tells: true,
      sequences: 6,
      newPlace() {
        let address: Promise<string> | undefined
        return {
          open: async () => openPostgres(await (address ??= server.newSchema())),
          leave: async () => undefined,
        }
      },
    })
  })
