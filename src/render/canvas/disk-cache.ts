import type { Canvas } from 'canvas'
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Extent } from './camera.ts'

const [PIXEL_BYTES, CHECKSUM_BYTES] = [4, 4]
const CHUNK_BYTES = 1024 * 1024

/**
 * A cache of pictures in a folder, as raw pixels, shared by all processes and restarts. A process reads only the rows
 * it needs and keeps none, because the operating system caches what is read often. A file is either complete or absent,
 * and a damaged one counts as absent.
 */
export class DiskCache {
  private readonly folder: string
  /** Open files with a valid checksum, by name. */
  private readonly files = new Map<string, number>()
  private buffer = Buffer.alloc(CHUNK_BYTES)

  constructor(folder: string) {
    this.folder = folder
  }

  has(name: string, size: Extent): boolean {
    return this.fileOf(name, size) !== null
  }

  /**
   * Reads the rows `from` up to `to` of a picture as RGBA, or returns `null` if it is not there. The returned bytes are
   * valid until the next call.
   */
  rows(name: string, size: Extent, from: number, to: number): Uint8ClampedArray | null {
    const file = this.fileOf(name, size)
    if (file === null) return null
    const row = size.width * PIXEL_BYTES
    const bytes = this.bufferOf((to - from) * row)
    if (readInto(file, bytes, from * row)) return new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length)
    this.close(name)
    return null
  }

  /** Stores a picture, replacing one of the same name. Returns `false` if it cannot be written. */
  put(name: string, canvas: Canvas): boolean {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const unfinished = this.pathOf(`${name}.${process.pid}.new`)
    try {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(unfinished, data)
      appendFileSync(unfinished, checksumBytes(crc32(data)))
      renameSync(unfinished, this.pathOf(name))
      this.close(name)
      return true
    } catch {
      remove(unfinished)
      return false
    }
  }

  /** Deletes the pictures with a prefix, except for the newest `most`. */
  keepNewest(prefix: string, most: number): void {
    const names = namesIn(this.folder).filter((name) => name.startsWith(prefix) && !name.endsWith('.new'))
    const byAge = names.map((name) => ({ name, put: modifiedAt(this.pathOf(name)) })).sort((a, b) => b.put - a.put)
    for (const { name } of byAge.slice(most)) {
      this.close(name)
      remove(this.pathOf(name))
    }
  }

  private fileOf(name: string, { width, height }: Extent): number | null {
    const known = this.files.get(name)
    if (known !== undefined) return known
    const file = this.open(name)
    if (file === null) return null
    if (this.isWhole(file, width * height * PIXEL_BYTES)) {
      this.files.set(name, file)
      return file
    }
    closeSync(file)
    return null
  }

  /** Returns `null` if the file does not exist or cannot be read. */
  private open(name: string): number | null {
    try {
      return openSync(this.pathOf(name), 'r')
    } catch {
      return null
    }
  }

  /** Checks the length and the checksum of a file. */
  private isWhole(file: number, length: number): boolean {
    if (fstatSync(file).size !== length + CHECKSUM_BYTES) return false
    let sum = 0
    for (let at = 0; at < length; at += CHUNK_BYTES) {
      const piece = this.bufferOf(Math.min(CHUNK_BYTES, length - at))
      if (!readInto(file, piece, at)) return false
      sum = crc32(piece, sum)
    }
    const noted = this.bufferOf(CHECKSUM_BYTES)
    return readInto(file, noted, length) && noted.equals(checksumBytes(sum))
  }

  private close(name: string): void {
    const file = this.files.get(name)
    if (file === undefined) return
    this.files.delete(name)
    closeSync(file)
  }

  private bufferOf(length: number): Buffer {
    if (this.buffer.length < length) this.buffer = Buffer.alloc(length)
    return this.buffer.subarray(0, length)
  }

  private pathOf(name: string): string {
    return join(this.folder, name)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The time a file was last written; 0 if it does not exist. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The folder does not exist, so neither does the file.
  }
}

function checksumBytes(value: number): Buffer {
  const bytes = Buffer.alloc(CHECKSUM_BYTES)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Fills the bytes from an offset in a file. Returns `false` if the file is too short or cannot be read. */
function readInto(file: number, bytes: Buffer, from: number): boolean {
  try {
    for (let at = 0; at < bytes.length;) {
      const read = readSync(file, bytes, at, bytes.length - at, from + at)
      if (read === 0) return false
      at += read
    }
    return true
  } catch {
    return false
  }
}
