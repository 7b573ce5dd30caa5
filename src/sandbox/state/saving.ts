import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { World } from './model.ts'
import { newWorld } from './new-world.ts'
import { FILE, FOLDER } from './private.ts'

/** How long the saver collects changes before it writes. */
const SAVE_DELAY_MS = 250

/** The fields of a world since the first version. */
const LISTS = ['roles', 'people', 'channels', 'messages', 'commands', 'commandCreates'] as const

/** The file does not hold a world. The message is a sentence for the operator. */
export class NoWorld extends Error {
  override readonly name = 'NoWorld'
}

/**
 * Reads the world saved in a file; creates a new one without a file.
 * @throws NoWorld if the file is not a world; the file stays as it is
 */
export function loadWorld(file: string | null, botName?: string): World {
  if (file === null || !existsSync(file)) return newWorld(botName)
  const read = parsed(readFileSync(file, 'utf8'))
  if (!isWorld(read)) {
    throw new NoWorld(
      `${file} isn't a sandbox world of version 1. Move it away, and a new world will be created there.`,
    )
  }
  const { emojis = [], reads = {}, calls = [] }: Partial<World> = read // Worlds of earlier versions lack some fields.
  return { ...read, emojis, reads, calls }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A superficial check that rules out a truncated file, one of a later version, or anything else. */
function isWorld(read: unknown): read is World {
  const world = (read ?? {}) as Partial<World>
  return world.version === 1 && /^\d+$/.test(world.lastId ?? '') && LISTS.every((list) => Array.isArray(world[list]))
}

/** Saves the world soon after each change, atomically. */
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
    this.#timer = setTimeout(() => this.now(), SAVE_DELAY_MS)
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
