import { seenOf, withoutControls } from '../../tables/index.ts'
import { say } from '../words/index.ts'
import { MESSAGE_BYTES, MESSAGE_TEXT, TEXT_OVERHEAD } from './limits.ts'

/** Characters beyond this take two places in a string. */
const BASIC = 0xffff

/** Shortens a text to a number of characters, with an ellipsis where it was cut. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = [...text]
  return characters.length <= most
    ? text
    : characters
        .slice(0, most - 1)
        .join('')
        .trimEnd() + '…'
}

/** A text from outside, without characters that some databases refuse: NUL and lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '')
}

/** How many characters a text has, as Discord counts them. */
export function lengthOf(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > BASIC ? 2 : 1
  return count
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}

/** A name that a user chose, so that it neither formats, mentions nor links to anything, and reads in one direction. */
export function harmless(name: string): string {
  return escaped(seenOf(name) || say('someone'))
}

/** A text that a user wrote, as they wrote it and in one line: it neither formats, mentions nor links to anything. */
export function wordForWord(text: string): string {
  return escaped(withoutControls(text)).replace(/\//g, '/\u200b')
}

function escaped(text: string): string {
  return text
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replace(/</g, '‹')
    .replace(/@/g, '@\u200b')
}

/** The same for places that show text as it is: labels of buttons and menus, alternative text. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u202f]+/gu, ' ').trim()
}

/** An escaped sign, or a mark. A single underscore is one only at the edge of a word. */
const MARKS = /\\([\\*_~`|>#[\]()-])|\*{1,3}|__|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~|\|\||`/gu

/** Removes Markdown for places that show it literally. Escaped signs stay, because a person wrote them. */
export function plain(text: string): string {
  return oneLine(text.replace(MARKS, '$1'))
}

/** Texts of several lines as plain lines, without small print marks and empty ones. */
export function plainLines(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((one) => one.split('\n'))
    .map((line) => plain(line.replace(/^(?:-# |#{1,3} |> )+/, '')))
    .filter((line) => line !== '')
}

/** How much text a message may still take, in characters and bytes. */
export class TextBudget {
  private characters: number
  private bytes: number

  constructor(characters = MESSAGE_TEXT, bytes = MESSAGE_BYTES) {
    this.characters = characters
    this.bytes = bytes
  }

  /** Whether a text fits as a display of its own; if so, it is counted. */
  take(text: string): boolean {
    const characters = lengthOf(text)
    const bytes = bytesOf(text) + TEXT_OVERHEAD
    if (characters > this.characters || bytes > this.bytes) return false
    this.characters -= characters
    this.bytes -= bytes
    return true
  }

  /** As much of the lines as fits as one display; what was left out is marked. Empty if nothing fits. */
  fill(lines: readonly string[], most = Infinity): string {
    const kept: string[] = []
    let characters = Math.min(this.characters, most) - 2
    let bytes = this.bytes - TEXT_OVERHEAD - 4
    for (const [index, line] of lines.entries()) {
      const cost = lengthOf(line) + 1
      const weight = bytesOf(line) + 1
      if (cost > characters || weight > bytes) {
        const cut = index === 0 && characters > 20 ? clipToBytes(clip(line, characters - 1), bytes - 4) : ''
        kept.push(cut === '' ? '…' : cut)
        break
      }
      kept.push(line)
      characters -= cost
      bytes -= weight
    }
    const text = kept.join('\n')
    return this.take(text) ? text : ''
  }
}

function clipToBytes(text: string, most: number): string {
  if (bytesOf(text) <= most) return text
  let kept = [...text]
  while (kept.length > 0 && bytesOf(kept.join('')) > most - 3) kept = kept.slice(0, Math.floor(kept.length * 0.9))
  return kept.join('') + '…'
}

/** Puts lines into as few texts as a limit allows, in their order. A line that is too long is cut. */
export function gather(lines: readonly string[], most: number): string[] {
  const texts: string[] = []
  let text = ''
  for (const line of lines.map((one) => clip(one, most))) {
    const longer = text === '' ? line : `${text}\n${line}`
    if (lengthOf(longer) <= most && bytesOf(longer) <= MESSAGE_BYTES - TEXT_OVERHEAD) text = longer
    else {
      texts.push(text)
      text = line
    }
  }
  return text === '' ? texts : [...texts, text]
}
