import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSnowflake } from './snowflake.ts'

/** The bytes of attachments, in memory or, given a folder, on disk as well. */
export class Files {
  readonly #folder: string | null
  readonly #bytes = new Map<string, Buffer>()

  constructor(folder: string | null) {
    this.#folder = folder
  }

  put(id: string, bytes: Buffer): void {
    this.#bytes.set(id, bytes)
    if (this.#folder === null) return
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, id), bytes)
  }

  get(id: string): Buffer | undefined {
    const known = this.#bytes.get(id)
    if (known || this.#folder === null || !isSnowflake(id)) return known
    try {
      const read = readFileSync(join(this.#folder, id))
      this.#bytes.set(id, read)
      return read
    } catch {
      return undefined
    }
  }
}
