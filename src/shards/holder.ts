import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Holder } from '../tables/store.ts'

/** Where Linux says by which numbers processes are known to each other; other systems have no such place. */
const NUMBERS = '/proc/self/ns/pid'

/** Those that this process is itself. */
const ourselves = new Set<string>()

/** This process as it stands in a lease from now on. */
export function newHolder(): Holder {
  const id = randomUUID()
  ourselves.add(id)
  return { id, host: here(), pid: process.pid }
}

/** A holder of this process that holds nothing any more. */
export function retire({ id }: Holder): void {
  ourselves.delete(id)
}

/** Whether a process is certainly gone: it ran here, and its number is nobody's now. */
export function isGone({ id, host, pid }: Holder): boolean {
  if (host !== here() || ourselves.has(id)) return false
  return pid === process.pid || !isRunning(pid)
}

/** What an operator calls a process. */
export function nameOf({ host, pid }: Holder): string {
  return `process ${pid} on ${host.split(' ')[0] ?? host}`
}

/** This machine; two containers on one have two names, for the same number is another process in each. */
function here(): string {
  try {
    return `${hostname()} ${readlinkSync(NUMBERS)}`
  } catch {
    return hostname()
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
