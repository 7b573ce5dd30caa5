import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Holder } from '../tables/model/store.ts'

/** On Linux, the id of this boot, and of the namespace to which process ids belong. */
const BOOT_ID_FILE = '/proc/sys/kernel/random/boot_id'
const PID_NAMESPACE_LINK = '/proc/self/ns/pid'

/** The ids of this process. */
const ourselves = new Set<string>()

/** A new identity of this process for its leases. */
export function newHolder(): Holder {
  const id = randomUUID()
  ourselves.add(id)
  return { id, host: HERE, pid: process.pid }
}

/** Drops an identity that holds no more leases. */
export function retire({ id }: Holder): void {
  ourselves.delete(id)
}

/** Whether a process is certainly gone: it ran on this host, and its process id is free. */
export function isGone({ id, host, pid }: Holder): boolean {
  if (host !== HERE || ourselves.has(id)) return false
  return pid === process.pid || !isRunning(pid)
}

/** The name of a process in messages for operators. */
export function holderName({ host, pid }: Holder): string {
  return `process ${pid} on ${host.split(' ')[0] ?? host}`
}

/**
 * Identifies this boot of this machine. Host names are not unique, and in two containers on one machine the same
 * process id means different processes.
 */
const HERE = [
  hostname(),
  read(() => readFileSync(BOOT_ID_FILE, 'utf8').trim()),
  read(() => readlinkSync(PID_NAMESPACE_LINK)),
]
  .filter((part) => part !== '')
  .join(' ')

/** Other systems lack these files. */
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
