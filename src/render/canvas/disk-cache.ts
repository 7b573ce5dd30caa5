import type { Canvas } from 'canvas'
import {
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
import type { Box } from './geometry.ts'
import { fillFromRuns, toRuns } from './runs.ts'

const [WORD_BYTES, CHECKSUM_BYTES] = [4, 4]
const CHUNK_BYTES = 1024 * 1024
/** How many rows are encoded at a time. */
const BAND_ROWS = 64

/** An open file with a valid checksum, and where each row and the last one's end lie in it, in runs. */
interface OpenPicture {
  readonly file: number
  readonly rows: Int32Array
}

/**
 * A cache of opaque pictures in a folder, as runs, shared by all processes and restarts. A process reads only the rows
 * it needs and keeps none, because the operating system caches what is read often. A file is either complete or absent,
 * and a damaged one counts as absent. It holds the runs, the places of the rows, and a checksum.
 */
export class DiskCache {
  private readonly folder: string
  private readonly open = new Map<string, OpenPicture>()
  private buffer = Buffer.alloc(CHUNK_BYTES)
  private pixels = new Int32Array()

  constructor(folder: string) {
    this.folder = folder
  }

  has(name: string, size: Extent): boolean {
    return this.pictureOf(name, size) !== null
  }

  /**
   * Reads a part of a picture as RGBA, or returns `null` if it is not there. The part lies on whole pixels within the
   * picture. The returned bytes are valid until the next call.
   */
  part(name: string, size: Extent, { x, y, width, height }: Box): Uint8ClampedArray | null {
    const picture = this.pictureOf(name, size)
    if (picture === null) return null
    const placeOf = (row: number): number => picture.rows[row] ?? 0
    const [first, end] = [placeOf(y), placeOf(y + height)]
    const bytes = this.bufferOf((end - first) * WORD_BYTES)
    if (!readInto(picture.file, bytes, first * WORD_BYTES)) {
      this.close(name)
      return null
    }
    const [runs, pixels] = [wordsOf(bytes), this.pixelsOf(width * height)]
    for (let row = 0; row < height; row += 1) {
      fillFromRuns(pixels.subarray(row * width, (row + 1) * width), runs, placeOf(y + row) - first, x)
    }
    return new Uint8ClampedArray(pixels.buffer, 0, pixels.byteLength)
  }

  /** Stores a picture, replacing one of the same name. Returns `false` if it cannot be written. */
  put(name: string, canvas: Canvas): boolean {
    const unfinished = this.pathOf(`${name}.${process.pid}.new`)
    try {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(unfinished, encoded(canvas))
      renameSync(unfinished, this.pathOf(name))
      this.close(name)
      return true
    } catch {
      remove(unfinished)
      return false
    }
  }

  /** Deletes the oldest pictures with a prefix, until the others have at most `mostBytes`. */
  keepNewest(prefix: string, mostBytes: number): void {
    const names = namesIn(this.folder).filter((name) => name.startsWith(prefix) && !name.endsWith('.new'))
    const files = names.map((name) => ({ name, ...fileAt(this.pathOf(name)) })).sort((a, b) => b.put - a.put)
    let bytes = 0
    for (const { name, size } of files) {
      bytes += size
      if (bytes <= mostBytes) continue
      this.close(name)
      remove(this.pathOf(name))
    }
  }

  private pictureOf(name: string, size: Extent): OpenPicture | null {
    const known = this.open.get(name)
    if (known !== undefined) return known
    const file = openedAt(this.pathOf(name))
    if (file === null) return null
    const rows = this.checkedRows(file, size)
    if (rows) {
      this.open.set(name, { file, rows })
      return { file, rows }
    }
    closeSync(file)
    return null
  }

  /** The places of the rows; `null` unless the length and the checksum of the file are right. */
  private checkedRows(file: number, { height }: Extent): Int32Array | null {
    const length = fstatSync(file).size - CHECKSUM_BYTES
    const rows = Buffer.alloc((height + 1) * WORD_BYTES)
    if (length % WORD_BYTES !== 0 || length < rows.length) return null
    let sum = 0
    for (let at = 0; at < length; at += CHUNK_BYTES) {
      const piece = this.bufferOf(Math.min(CHUNK_BYTES, length - at))
      if (!readInto(file, piece, at)) return null
      sum = crc32(piece, sum)
    }
    const noted = this.bufferOf(CHECKSUM_BYTES)
    const isRight = readInto(file, noted, length) && noted.equals(checksumBytes(sum))
    return isRight && readInto(file, rows, length - rows.length) ? wordsOf(rows) : null
  }

  private close(name: string): void {
    const picture = this.open.get(name)
    if (!picture) return
    this.open.delete(name)
    closeSync(picture.file)
  }

  private bufferOf(length: number): Buffer {
    if (this.buffer.length < length) this.buffer = Buffer.alloc(length)
    return this.buffer.subarray(0, length)
  }

  private pixelsOf(count: number): Int32Array {
    if (this.pixels.length < count) this.pixels = new Int32Array(count)
    return this.pixels.subarray(0, count)
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

/** When a file was last written, and its size in bytes; 0 if it does not exist. */
function fileAt(path: string): { readonly put: number; readonly size: number } {
  const { mtimeMs: put = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return { put, size }
}

/** Opens a file. Returns `null` if it does not exist or cannot be read. */
function openedAt(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch {
    return null
  }
}

/** The bytes of the file of a picture. */
function encoded(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const bands: Int32Array[] = []
  const rows = new Int32Array(height + 1)
  for (let y = 0; y < height; y += BAND_ROWS) {
    const { data } = ctx.getImageData(0, y, width, Math.min(BAND_ROWS, height - y))
    const { runs, counts } = toRuns(wordsOf(data), width)
    bands.push(runs.slice())
    counts.forEach((count, i) => (rows[y + i + 1] = (rows[y + i] ?? 0) + count))
  }
  const content = Buffer.concat([...bands, rows].map((words) => Buffer.from(words.buffer)))
  return Buffer.concat([content, checksumBytes(crc32(content))])
}

function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array | Uint8ClampedArray): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength / WORD_BYTES)
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
