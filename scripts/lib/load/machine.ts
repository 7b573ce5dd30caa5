import { readdirSync, readFileSync } from 'node:fs'

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

/** The most memory, in bytes, that a process and those that it has started have taken, until the result is called. */
export function watchMemory(pid: number, everyMs = 500): () => number {
  let most = 0
  const note = (): void => void (most = Math.max(most, (useOf(pid)?.rss ?? 0) + useOfChildren(pid).rss))
  const timer = setInterval(note, everyMs)
  return () => {
    clearInterval(timer)
    note()
    return most
  }
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
