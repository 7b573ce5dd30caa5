import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { World } from './model.ts'
import { newWorld } from './new-world.ts'
import { FILE, FOLDER } from './private.ts'

/** How long changes are gathered before they are written, in milliseconds. */
const PAUSE = 250

/** Reads the world kept in a file; a new one where there is no file. @throws Error when the file is not a world */
export function loadWorld(file: string | null, botName?: string): World {
  if (file === null || !existsSync(file)) return newWorld(botName)
  const read = JSON.parse(readFileSync(file, 'utf8')) as World
  if (read.version !== 1) throw new Error(`${file} is not a sandbox world of version 1`)
  const { emojis = [], reads = {}, calls = [] }: Partial<World> = read // worlds of earlier builds lack some
  return { ...read, emojis, reads, calls }
}

/** Writes the world to its file soon after each change, never half. */
export class Saver {
  readonly #file: string | null
  readonly #world: World
  #timer: NodeJS.Timeout | undefined

  constructor(file: string | null, world: World) {
    this.#file = file
    this.#world = world
  }

  soon(): void {
    if (this.#file === null || this.#timer) return
    this.#timer = setTimeout(() => this.now(), PAUSE)
    this.#timer.unref()
  }

  now(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#file === null) return
    mkdirSync(dirname(this.#file), { recursive: true, mode: FOLDER })
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#world), { mode: FILE })
    renameSync(`${this.#file}.new`, this.#file)
  }
}
