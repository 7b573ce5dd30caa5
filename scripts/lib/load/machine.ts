import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What processes use, as Linux tells it; elsewhere nothing is known. */

export interface Use {
  /** Seconds of a processor. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
}

interface Process extends Use {
  readonly parent: number
  readonly command: string
}

const TICKS_A_SECOND = 100
const PAGE = 4096

/** What a process has used so far; `null` if it is not there, or nobody can tell. */
export function useOf(pid: number): Use | null {
  return look(pid)
}

/** What the processes that a process has started have used, together. */
export function useOfChildren(pid: number): Use & { readonly count: number } {
  const children = pids()
    .map(look)
    .filter((one) => one !== null && one.parent === pid)
  const sum = (part: (one: Use) => number): number => children.reduce((all, one) => all + (one ? part(one) : 0), 0)
  return { cpu: sum(({ cpu }) => cpu), rss: sum(({ rss }) => rss), count: children.length }
}

/** The memory of a process and of those that it has started, in bytes. What they share counts once. */
export interface Memory {
  readonly together: number
  /** What each process has alone, by what it runs. */
  readonly own: Readonly<Record<string, number>>
  /** Programs and libraries, which all processes map from the same files. */
  readonly shared: number
}

const NO_MEMORY: Memory = { together: 0, own: {}, shared: 0 }

/** The moment with the most memory of a process and those that it has started, until the result is called. */
export function watchMemory(pid: number, everyMs = 500): () => Memory {
  let most = NO_MEMORY
  const note = (): void => {
    const now = memoryOf(pid)
    if (now.together > most.together) most = now
  }
  const timer = setInterval(note, everyMs)
  return () => {
    clearInterval(timer)
    note()
    return most
  }
}

/** The memory of a process and of those that it has started; nothing if the system can't tell. */
export function memoryOf(pid: number): Memory {
  const own: Record<string, number> = {}
  const files = new Map<string, number>()
  const children = pids().filter((one) => look(one)?.parent === pid)
  for (const [at, process] of [pid, ...children].entries()) {
    const mappings = mappingsOf(process)
    if (mappings.length === 0) continue
    const name = at === 0 ? 'bot' : `${programOf(process)} ${at}`
    own[name] = mappings.reduce((sum, { anonymous }) => sum + anonymous, 0)
    const ofFiles = new Map<string, number>()
    for (const { path, rss, anonymous } of mappings) ofFiles.set(path, (ofFiles.get(path) ?? 0) + rss - anonymous)
    for (const [path, bytes] of ofFiles) files.set(path, Math.max(files.get(path) ?? 0, bytes))
  }
  const sum = (all: Iterable<number>): number => [...all].reduce((total, one) => total + one, 0)
  const shared = sum(files.values())
  return { together: shared + sum(Object.values(own)), own, shared }
}

interface Mapping {
  readonly path: string
  readonly rss: number
  /** Of `rss`: pages of its own, which no file holds. */
  readonly anonymous: number
}

/** The parts of the memory of a process (`man proc_pid_smaps`). */
function mappingsOf(pid: number): Mapping[] {
  try {
    const parts = readFileSync(`/proc/${pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    return parts.map((part) => {
      const kilobytes = (name: string): number => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(part)?.[1] ?? 0)
      const path = /^\S+ \S+ \S+ \S+ \S+ *(.*)/.exec(part)?.[1] ?? ''
      return { path, rss: kilobytes('Rss') * 1024, anonymous: kilobytes('Anonymous') * 1024 }
    })
  } catch {
    return []
  }
}

/** The name of the program that a process of ours runs: its first file. */
function programOf(pid: number): string {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(args.find((one) => /\.(js|ts)$/.test(one)) ?? 'process').replace(/\.\w+$/, '')
  } catch {
    return 'process'
  }
}

/** The size of the files in a folder. */
export function megabytesIn(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6
}

/** Seconds in which the processors of this machine were busy, all of them together; `null` if nobody can tell. */
export function busySeconds(): number | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).slice(1).map(Number)
    return (user + nice + system + irq + softirq) / TICKS_A_SECOND
  } catch {
    return null
  }
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function look(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0] = fields.slice(11, 13)
    return {
      parent: fields[1] ?? 0,
      command,
      cpu: (user + system) / TICKS_A_SECOND,
      rss: (fields[21] ?? 0) * PAGE,
    }
  } catch {
    return null
  }
}
