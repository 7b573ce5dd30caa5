import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Holder } from '../tables/model/store.ts'

/** Where Linux says which start of which machine this is, and by which numbers processes are known to each other. */
const START = '/proc/sys/kernel/random/boot_id'
const NUMBERS = '/proc/self/ns/pid'

/** Those that this process is itself. */
const ourselves = new Set<string>()

/** This process as it stands in a lease from now on. */
export function newHolder(): Holder {
  const id = randomUUID()
  ourselves.add(id)
  return { id, host: HERE, pid: process.pid }
}

/** A holder of this process that holds nothing any more. */
export function retire({ id }: Holder): void {
  ourselves.delete(id)
}

/** Whether a process is certainly gone: it ran here, and its number is nobody's now. */
export function isGone({ id, host, pid }: Holder): boolean {
  if (host !== HERE || ourselves.has(id)) return false
  return pid === process.pid || !isRunning(pid)
}

/** What an operator calls a process. */
export function nameOf({ host, pid }: Holder): string {
  return `process ${pid} on ${host.split(' ')[0] ?? host}`
}

/**
 * This machine since it was started. Many machines are called alike; and two containers on one have two names, for the same number is
 * another process in each.
 */
const HERE = [hostname(), read(() => readFileSync(START, 'utf8').trim()), read(() => readlinkSync(NUMBERS))]
  .filter((part) => part !== '')
  .join(' ')

/** Other systems have no such places. */
function read(work: () => string): string {
  try {
    return work()
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
