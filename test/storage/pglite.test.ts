import { afterAll } from 'vitest'
import { openOn } from '../../src/storage/postgres/store.ts'
import { InProcess } from '../kit/pglite.ts'
import { storeContract } from './contract.ts'

const database = new InProcess()
afterAll(() => database.close())

storeContract('PostgreSQL in this process', {
  isKept: true,
  tells: true,
  sequences: 6,
  newPlace() {
    const schema = database.newSchema()
    return {
      open: async () => openOn(database.server(await schema)),
      leave: async () => void (await database.dropSchema(await schema)),
    }
  },
})
