import { FIRST_LINK, linkAfter, type Entry } from '../../src/engine/index.ts'
import { exportFile, type ExportedGame } from '../../src/tables/index.ts'

// Huge files, derived from a real one.

type HugeFile = (real: ExportedGame, size: number) => string

/** Files that grow with a size, by the part that grows. */
export const HUGE: Readonly<Record<string, HugeFile>> = {
  rewinds: (real, size) => edited(real, { entries: linked(real, backAndForth(real, size)) }),
  'nested branches': (real, size) => edited(real, { entries: linked(real, everDeeper(real, size)) }),
  options: (real, size) => edited(real, { table: { ...real.table, options: numbered(size) } }),
  'bad options': (real, size) => edited(real, { table: { ...real.table, options: numbered(size, {}) } }),
  'small texts': (real, size) => edited(real, { about: Array.from({ length: size }, (_, at) => `x${at}`) }),
  events: (real, size) => edited(real, { chronicle: withEvents(real, size) }),
  'bad entries': (real, size) => edited(real, { entries: Array.from({ length: size }, () => ({})) }),
  whispers: (real, size) => edited(real, { whispers: Array.from({ length: size }, () => real.whispers[0] ?? {}) }),
  'one long text': (real, size) => edited(real, { about: 'x'.repeat(size) }),
  nesting: (_real, size) => `{"format":"questmaster-game","version":1,"about":${'['.repeat(size)}${']'.repeat(size)}}`,
}

function edited(real: ExportedGame, change: object): string {
  return exportFile({ ...real, ...change } as ExportedGame)
}

function numbered(size: number, value: unknown = true): object {
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`option-${at}`, value]))
}

type Line = ExportedGame['entries'][number]

/** Undoes the last answer and gives it again, repeatedly. */
function backAndForth({ entries }: ExportedGame, size: number): Line[] {
  const last = entries.findLast(({ kind }) => kind === 'answer')
  if (last?.kind !== 'answer') throw new Error('the log has no answer')
  const all = entries.filter(({ seq }) => seq <= last.seq)
  const common = { by: null, at: 1, link: FIRST_LINK }
  for (let round = 0; round < size; round += 1) {
    const seq = all.length + 1
    all.push({ kind: 'rewind', seq, to: last.seq - 1, seed: null, keeps: true, ...common })
    all.push({ ...last, seq: seq + 1 })
  }
  return all
}

/** Rewinds to where the previous rewind left the log, so that each path is longer than the last. */
function everDeeper({ entries }: ExportedGame, size: number): Line[] {
  const all = [...entries]
  for (let round = 0; round < size; round += 1) {
    const seq = all.length + 1
    const to = Math.max(0, seq - 3)
    all.push({ kind: 'rewind', seq, to, seed: null, keeps: true, by: null, at: 1, link: FIRST_LINK })
  }
  return all
}

function linked({ entries: real }: ExportedGame, entries: readonly Line[]): Line[] {
  let link = FIRST_LINK
  return entries.map((entry, at) => {
    link = real[at] === entry ? (entry.link ?? link) : linkAfter(link, entry as Entry)
    return { ...entry, link }
  })
}

function withEvents({ chronicle }: ExportedGame, size: number): unknown[] {
  const line = chronicle.length + 1
  const { seq = 0, version = 1 } = chronicle.at(-1) ?? {}
  const more = Array.from({ length: size }, (_, at) => {
    return {
      line: line + at,
      seq,
      at: 1,
      version,
      kind: 'event',
      event: { kind: 'resumed' },
      to: 'all',
      link: FIRST_LINK,
    }
  })
  return [...chronicle, ...more]
}
