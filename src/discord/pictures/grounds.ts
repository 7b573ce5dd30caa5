import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { PREPARED } from '../../render/map/origin.ts'
import { startPreparer } from './drawer.ts'

/** Waits after a start, when the bot has more urgent work. */
const START_DELAY_MS = 5000

/** The result of the process that prepares backgrounds. */
export type PreparedGrounds = { readonly isKept: boolean } | { readonly error: string }

/**
 * Paints the pictures' backgrounds ahead, if that hasn't been done yet. A separate low-priority process uses only idle
 * CPU time, and ends. Until then each picture paints the backgrounds it needs. Returns a function that stops the
 * process.
 */
export function startPreparingGrounds(folder: string, log: Logger): () => void {
  if (existsSync(join(folder, PREPARED))) return () => undefined
  let child: ChildProcess | undefined
  const begin = (): void => {
    child = startPreparer(folder)
    child.unref()
    child.channel?.unref()
    child.on('message', (said: PreparedGrounds) => report(said, folder, log))
    child.on('error', (error) => report({ error: String(error) }, folder, log))
  }
  const timer = setTimeout(() => {
    try {
      begin()
    } catch (error) {
      report({ error: String(error) }, folder, log)
    }
  }, START_DELAY_MS)
  timer.unref()
  return () => {
    clearTimeout(timer)
    child?.kill('SIGKILL')
  }
}

function report(said: PreparedGrounds, folder: string, log: Logger): void {
  if ('isKept' in said && said.isKept) log.info('painted boards ready')
  else log.warn({ folder, ...said }, 'painted boards not stored: each drawing process paints its own')
}
