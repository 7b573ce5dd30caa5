import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Server, Session } from '../../src/storage/postgres/server.ts'

/** PostgreSQL in this process: one connection, which one after the other has. */
export class InProcess {
  private readonly pglite = new PGlite()
  private last: Promise<unknown> = Promise.resolve()
  private schemas = 0

  /** A schema of its own, with nothing in it. */
  async newSchema(): Promise<string> {
    this.schemas += 1
    const schema = `place_${this.schemas}`
    await this.alone(() => this.pglite.exec(`create schema ${schema}`))
    return schema
  }

  dropSchema(schema: string): Promise<unknown> {
    return this.alone(() => this.pglite.exec(`drop schema ${schema} cascade`))
  }

  /** The database as one server among several; closing one leaves the others. */
  server(schema: string): Server {
    return {
      name: 'the PostgreSQL database in this process',
      take: () => this.take(schema),
      listen: async (channel, heard) => {
        const stop = await this.alone(() => this.pglite.listen(channel, heard))
        return async () => void (await this.alone(() => stop()))
      },
      close: async () => undefined,
    }
  }

  close(): Promise<void> {
    return this.pglite.close()
  }

  private async take(schema: string): Promise<Session> {
    const before = this.last
    let giveBack = () => {}
    this.last = new Promise<void>((done) => (giveBack = done))
    await before
    await this.pglite.exec(`set search_path to ${schema}`)
    return {
      db: drizzle(this.pglite),
      run: async (statements) => (await this.pglite.exec(statements)).at(-1)?.rows ?? [],
      ask: async ({ text }, values) => (await this.pglite.query<Record<string, unknown>>(text, [...values])).rows,
      giveBack: (isBroken) => {
        if (isBroken) this.alone(() => this.pglite.exec('rollback')).catch(() => undefined)
        giveBack()
      },
    }
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }
}
