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

/** Bytes of a pixel, and of the check sum behind the last one. */
const [PIXEL_BYTES, CHECKSUM_BYTES] = [4, 4]
/** So many bytes are looked at together when a file is opened. */
const CHUNK_BYTES = 1024 * 1024

/**
 * Finished pictures in a folder, as bare pixels: for all processes and all starts. A process reads the rows that it needs
 * and keeps none: what is read often the system has in memory, once for everybody. A file is there whole or not at all;
 * one that is damaged counts as not there.
 */
export class DiskCache {
  private readonly folder: string
  /** Open files that were found whole, by name. */
  private readonly files = new Map<string, number>()
  private buffer = Buffer.alloc(CHUNK_BYTES)

  constructor(folder: string) {
    this.folder = folder
  }

  has(name: string, size: Extent): boolean {
    return this.fileOf(name, size) !== null
  }

  /**
   * The rows of a picture from one up to another: red, green, blue and opacity of each pixel. `null` if it is not there.
   * What is returned holds until the next call.
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

  /** Puts a picture there, in place of one of the same name. `false` if it cannot be kept. */
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

  /** Takes all but so many of the pictures away whose names begin like this, those put there first before the others. */
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

  /** `null` if nobody has put it there, or if it may not be read. */
  private open(name: string): number | null {
    try {
      return openSync(this.pathOf(name), 'r')
    } catch {
      return null
    }
  }

  /** Whether a file has so many bytes, and the sum that stands behind them. */
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

/** When a file was written; the beginning of time if it is not there. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // It was not there, for its folder is none.
  }
}

function checksumBytes(value: number): Buffer {
  const bytes = Buffer.alloc(CHECKSUM_BYTES)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Fills the bytes from a place in a file on. `false` if they are not there, or cannot be read. */
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
