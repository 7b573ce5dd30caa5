import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { World } from './model.ts'
import { newWorld } from './new-world.ts'
import { FILE, FOLDER } from './private.ts'

/** How long changes are gathered before they are written, in milliseconds. */
const PAUSE = 250

/** What every world has had from the first build on. */
const LISTS = ['roles', 'people', 'channels', 'messages', 'commands', 'commandCreates'] as const

/** A file that holds no world. The message is a sentence for whoever runs the sandbox. */
export class NoWorld extends Error {
  override readonly name = 'NoWorld'
}

/** Reads the world kept in a file; a new one where there is no file. @throws NoWorld when the file is not a world, which stays as it is */
export function loadWorld(file: string | null, botName?: string): World {
  if (file === null || !existsSync(file)) return newWorld(botName)
  const read = parsed(readFileSync(file, 'utf8'))
  if (!isWorld(read)) {
    throw new NoWorld(`${file} is not a sandbox world of version 1: move it away, and a new world is begun there.`)
  }
  const { emojis = [], reads = {}, calls = [] }: Partial<World> = read // worlds of earlier builds lack some
  return { ...read, emojis, reads, calls }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether it is a world at first sight: half a file, one of a later build or of something else is none. */
function isWorld(read: unknown): read is World {
  const world = (read ?? {}) as Partial<World>
  return world.version === 1 && /^\d+$/.test(world.lastId ?? '') && LISTS.every((list) => Array.isArray(world[list]))
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
