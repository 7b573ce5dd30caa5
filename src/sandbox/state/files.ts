import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE, FOLDER, removeAccessOfOthers } from './private.ts'
import { isSnowflake } from './snowflake.ts'

/** The bytes of attachments: in a folder on disk or, without one, in memory. */
export class Files {
  readonly #folder: string | null
  readonly #inMemory = new Map<string, Buffer>()

  constructor(folder: string | null) {
    this.#folder = folder
  }

  put(id: string, bytes: Buffer): void {
    if (this.#folder === null) {
      this.#inMemory.set(id, bytes)
      return
    }
    mkdirSync(this.#folder, { recursive: true, mode: FOLDER })
    writeFileSync(join(this.#folder, id), bytes, { mode: FILE })
  }

  get(id: string): Buffer | undefined {
    if (this.#folder === null || !isSnowflake(id)) return this.#inMemory.get(id)
    try {
      return readFileSync(join(this.#folder, id))
    } catch {
      return undefined
    }
  }

  delete(id: string): void {
    if (this.#folder === null) this.#inMemory.delete(id)
    else if (isSnowflake(id)) rmSync(join(this.#folder, id), { force: true })
  }

  /** Removes other users' permissions; `say` receives one sentence about all of them. */
  keepPrivate(say: (sentence: string) => void): void {
    const folder = this.#folder
    if (folder === null) return
    for (const id of this.#all()) removeAccessOfOthers(join(folder, id), () => undefined)
    removeAccessOfOthers(folder, say)
  }

  /** Deletes files that no message shows. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#all()) if (!ids.has(id)) this.delete(id)
  }

  #all(): string[] {
    if (this.#folder === null) return [...this.#inMemory.keys()]
    try {
      return readdirSync(this.#folder)
    } catch {
      return []
    }
  }
}
